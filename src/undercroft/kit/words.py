"""Whether a game has words for everything, in every language."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import msgspec
from fluent.syntax import ast, parse

from undercroft.engine.codec import Choice, Codec, Flag
from undercroft.engine.game import Game
from undercroft.engine.labels import vocabularies
from undercroft.engine.luck import Dice
from undercroft.engine.text import LANGUAGES, Text
from undercroft.kit.broken import Broken, demand, same
from undercroft.kit.pool import Pool
from undercroft.records.schema import game_schema

RULE = re.compile(r"^[-*] \*\*([A-Z]+\d+)\*\*", re.MULTILINE)


class SternText(Text):
    """A text that puts up with nothing: no missing sentence, no hole in one."""

    def __call__(self, key: str, **args: object) -> str:
        demand(key in self, f"there is no sentence “{key}” ({self.language})")
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            raise Broken(f"the sentence “{key}” is empty ({self.language})")
        spoken = {name: self.spoken(value) for name, value in args.items()}
        sentence, faults = self.bundle.format_pattern(pattern, spoken)
        demand(not faults, f"the sentence “{key}” has holes ({self.language}): {faults}")
        return str(sentence)


@cache
def stern(game: Game) -> tuple[SternText, ...]:
    return tuple(SternText(language, game.text(language).folders) for language in LANGUAGES)


def rule_ids(game: Game, language: str) -> list[str]:
    """The ids on the rules page, where each rule is an item like `- **K9** …`."""
    return ids_of(game.folder / "text" / f"rules.{language}.md")


@cache
def ids_of(page: Path) -> list[str]:
    return RULE.findall(page.read_text(encoding="utf-8"))


def rules_pages(game: Game) -> None:
    """The rules page has ids, each once, the same in every language."""
    ids = rule_ids(game, "en")
    demand(len(ids) > 0, "the rules page has no item like “- **K1** …”")
    for language in LANGUAGES:
        same(rule_ids(game, language), ids, f"the rules pages differ ({language} and en)")
        same(sorted(set(rule_ids(game, language))), sorted(ids), f"a rule is there twice ({language})")
    demand(game.silence_rule in ("", *ids), f"the rule of silence, {game.silence_rule}, is not on the rules page")


def sentences(game: Game) -> None:
    """Title, summary, options, names of kinds and content, every action and event with every value of its choices."""
    for text in stern(game):
        for key in ("game-title", "game-summary", "prompt"):
            text(key)
        for option in game.settings():
            text(f"option-{option.name}")
            text(f"option-{option.name}-label")
        for name in view_fields(game.view_type):
            text(f"view-{name.replace('_', '-')}")
        for fate in {kind.fate for kind in game.events.kinds.values() if kind.fate}:
            text(f"fate-{fate}")
        for kind in game.actions.named:
            text(f"kind-{kind}")
        for part in content_parts(game.content):
            text(f"column-{part}")
        for codec in (game.actions, game.events):
            for packed in every_kind(codec):
                codec.words(packed, text)
                codec.words(packed, text, hidden=True)
        for field in game.pointing.values():
            if isinstance(field, Choice):
                for value in range(len(field.codes)):
                    field.words(value, text)


def view_fields(form: type[msgspec.Struct]) -> set[str]:
    """The names of all fields of a view and of the structures in it, except that of the seat."""
    _, definitions = msgspec.json.schema_components([form])
    return {name for schema in definitions.values() for name in schema.get("properties", ())} - {"seat", "kind"}


def named(game: Game) -> None:
    """Every code of the content has a name in every language, and what names a rule names one that there is."""
    ids = rule_ids(game, "en")
    for codec in (game.actions, game.events):
        for kind in codec.kinds.values():
            demand(kind.rule in ("", *ids), f"“{kind.name}” names the rule {kind.rule}, which no rules page has")
    known = vocabularies(game)
    for option in game.settings():
        demand(option.rule in ("", *ids), f"the option {option.name} names the rule {option.rule}")
        demand(option.vocabulary in ("", *known), f"the option {option.name} has values without names")
    for vocabulary in wanted_vocabularies(game):
        demand(vocabulary in known, f"the view has codes of “{vocabulary}”, which nothing names")
    for text in stern(game):
        for choice in known.values():
            for value in range(len(choice.codes)):
                choice.words(value, text)
        game.printed(text)


def wanted_vocabularies(game: Game) -> set[str]:
    found = re.findall(r'"vocabulary":"([a-z-]+)"', msgspec.json.encode(game_schema(game)).decode())
    return set(found)


def rules_as_data(game: Game) -> None:
    """The rules page as data has every rule once, with words."""
    for language in LANGUAGES:
        found = [paragraph for section in game.rules(language) for paragraph in section.paragraphs if paragraph.rule]
        same([paragraph.rule for paragraph in found], rule_ids(game, language), "the rules as data are others")
        for paragraph in found:
            demand(any(span.words.strip() for span in paragraph.spans), f"the rule {paragraph.rule} says nothing")


def content_parts(content: msgspec.Struct) -> set[str]:
    """The names of the lists in a content file and of the fields of their entries, except those that all have."""
    names: set[str] = set()
    for field in msgspec.structs.fields(content):
        names.add(field.name)
        entries = getattr(content, field.name)
        for entry in entries if isinstance(entries, tuple) else ():
            names.update(part.name for part in msgspec.structs.fields(entry))
    return names - {"title", "origin"}


def every_kind(codec: Codec) -> list[int]:
    """Of each kind one example for every value of its fields, the other fields being anything."""
    pool, dice = Pool(codec), Dice(0)
    found: list[int] = []
    for kind in codec.kinds.values():
        found.append(pool.one(kind, dice))
        for field in kind.fields:
            count = len(field.codes) if isinstance(field, Choice) else 2 if isinstance(field, Flag) else 0
            for value in range(count):
                found.append(codec.make(kind.name, **{**codec.values(pool.one(kind, dice)), field.name: value}))
    return found


def same_in_every_language(game: Game) -> None:
    """Every language says the same things."""
    for folder in game.text("en").folders:
        for language in LANGUAGES:
            odd = set(keys(folder / f"{language}.ftl")) ^ set(keys(folder / "en.ftl"))
            same(sorted(odd), [], f"sentences that are only in one of {language} and en")


def no_idle_sentence(game: Game) -> None:
    """No sentence is left over from an action or an event that there is no more."""
    known = {
        *(f"action-{name}" for name in game.actions.named),
        *(f"event-{name}" for name in game.events.named),
        *(f"event-{name}-hidden" for name, kind in game.events.named.items() if kind.secret),
        *(f"event-{name}-you" for name in game.events.named),  # in the browser, to whom it happens
    }
    for folder in game.text("en").folders:
        idle = {key for key in keys(folder / "en.ftl") if key.startswith(("action-", "event-"))} - known
        same(sorted(idle), [], "nothing says these sentences")


@cache
def keys(path: Path) -> list[str]:
    """The keys of a Fluent file; one that does not parse, or says a thing twice, is broken."""
    found: list[str] = []
    for entry in parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            raise Broken(f"{path} does not parse: {entry.content}")
        if isinstance(entry, ast.Message):
            demand(entry.id.name not in found, f"{path} has {entry.id.name} twice")
            found.append(entry.id.name)
    return sorted(found)


WORDS = (rules_pages, rules_as_data, sentences, named, same_in_every_language, no_idle_sentence)

"""The kit finds what it looks for: each test breaks one promise of a game that keeps them all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import ClassVar

import msgspec
import pytest

from undercroft.engine.chance import Needed
from undercroft.engine.codec import Codec, Kind
from undercroft.engine.errors import Illegal
from undercroft.engine.faults import Fault
from undercroft.engine.game import Options
from undercroft.engine.labels import Labels
from undercroft.engine.luck import Dice
from undercroft.engine.outcome import Outcome
from undercroft.engine.position import Imaginer, Insight, Position
from undercroft.engine.preview import Change
from undercroft.engine.text import Text
from undercroft.games.deckbox.game import DeckBox
from undercroft.games.deckbox.workshop import QuestWorkshop
from undercroft.games.knock.game import KeepOptions, Knock
from undercroft.games.knock.rules import Keep
from undercroft.games.knock.view import KeepView
from undercroft.kit import checks, edge, secrecy, settings, words, workshops
from undercroft.kit.broken import Broken
from undercroft.kit.walk import Check, Walk

SEEDS = range(8)


def breaks(game: type[Knock], check: Check, because: str) -> str:
    with pytest.raises(Broken, match=because) as broken:
        run_all(game(), check)
    return str(broken.value)


def run_all(game: Knock, check: Check) -> None:
    for seed in SEEDS:
        Walk(game, seed, some_table(game)).run(check)


def some_table(game: Knock) -> Options:
    return game.options({"players": 3, "adventure": True, "spells": ["fireball", "ice-flash"], "clock": 0})


def test_a_failure_can_be_seen_again() -> None:
    class Loses(Knock):
        def components(self, position: Position) -> Mapping[str, int]:
            assert isinstance(position, Keep)
            return {"pile": len(position.pile)}

    message = breaks(Loses, checks.components, "not conserved")
    assert message.startswith("knock, seed 0, after entry 2, components:")
    assert '[Game "knock 2"]' in message
    assert " * !deal {" in message


def test_a_view_that_shows_a_hidden_hand() -> None:
    class Shows(Knock):
        def views(self, position: Keep, seats: Sequence[int | None]) -> list[KeepView]:
            seen = super().views(position, seats)
            return [msgspec.structs.replace(view, burned=self.codes[position.hands[-1]]) for view in seen]

    breaks(Shows, secrecy.indistinguishable, "by the view")


def test_views_that_are_others_when_they_are_made_together() -> None:
    class Muddles(Knock):
        def view(self, position: Keep, seat: int | None) -> KeepView:
            return msgspec.structs.replace(super().view(position, seat), reserve=0)

    breaks(Muddles, edge.what_leaves, "together, seats see something else")


def test_a_preview_that_knows_the_next_card() -> None:
    class Peeks(Knock):
        def may_come(self, view: KeepView, needed: Needed) -> Sequence[int]:
            return needed.pile[:1]

    breaks(Peeks, edge.previewed, "does not expect")


def test_changes_that_are_not_those_of_the_figures() -> None:
    class Embellishes(Knock):
        def changes(self, before: Keep, after: Keep, seat: int) -> tuple[Change, ...]:
            return ()

    breaks(Embellishes, edge.previewed, "other changes than the figures have")


def test_labels_that_call_a_card_by_another_name() -> None:
    class Mumbles(Knock):
        def labels(self, language: str) -> Labels:
            found = super().labels(language)
            names = dict.fromkeys(found.names["card"], "a card")
            return msgspec.structs.replace(found, content="mumbled", names={**found.names, "card": names})

    edge.LABELS.clear()
    try:
        breaks(Mumbles, edge.labelled, "with labels alone")
    finally:
        edge.LABELS.clear()


def test_a_refusal_that_tells_of_a_hidden_hand() -> None:
    class Tells(Knock):
        def refusal(self, position: Position, seat: int, action: int) -> Illegal:
            assert isinstance(position, Keep)
            return Illegal("K8", "refuse-turn", seat=int(position.hands[-1]))

    breaks(Tells, secrecy.indistinguishable, "by the refusal")


def open_events(game: Knock, *names: str) -> Codec:
    """The events of a game, with those named shown to everyone."""
    kinds = game.events.kinds.values()
    return Codec(
        "event",
        *(
            Kind(
                kind.number,
                kind.form,
                *kind.fields,
                name=kind.name,
                secret=[] if kind.name in names else sorted(kind.secret),
            )
            for kind in kinds
        ),
    )


def test_events_that_show_what_was_drawn() -> None:
    class Shows(Knock):
        def __init__(self) -> None:
            super().__init__()
            self.events = open_events(self, "drew")

    breaks(Shows, secrecy.happenings, "by the events")


def test_events_that_show_what_was_dealt() -> None:
    class Shows(Knock):
        def __init__(self) -> None:
            super().__init__()
            self.events = open_events(self, "dealt")

    breaks(Shows, secrecy.dealing, "what others were dealt")


def test_an_action_that_discloses_in_secret() -> None:
    class Hushes(Knock):
        def discloses(self, position: Position, seat: int, action: int) -> bool:
            return False

    breaks(Hushes, secrecy.happenings, "yet can be taken back")


def test_an_imagination_that_forgets() -> None:
    class Forgets(Knock):
        def imaginer(self, view: msgspec.Struct) -> Imaginer:
            assert isinstance(view, KeepView)
            return super().imaginer(msgspec.structs.replace(view, spells=()))

    breaks(Forgets, secrecy.imagination, "does not look like what it sees")


def test_a_refusal_without_a_rule() -> None:
    class Shrugs(Knock):
        def refusal(self, position: Position, seat: int, action: int) -> Illegal:
            return Illegal("K99", "refuse-over")

    breaks(Shrugs, checks.refusals, "K99")


def test_a_refusal_without_a_sentence() -> None:
    class Mumbles(Knock):
        def refusal(self, position: Position, seat: int, action: int) -> Illegal:
            return Illegal("K9", "refuse-because")

    breaks(Mumbles, checks.refusals, "no sentence “refuse-because”")


def test_a_sentence_with_a_hole() -> None:
    class Stammers(Knock):
        def refusal(self, position: Position, seat: int, action: int) -> Illegal:
            return Illegal("K7", "refuse-turn")

    breaks(Stammers, checks.refusals, "“refuse-turn” has holes")


def test_a_line_that_leaves_something_out() -> None:
    class Forgets(Knock):
        def write(self, position: Keep) -> str:
            return super().write(position).replace(" spells=fireball,ice-flash", "")

    breaks(Forgets, checks.position_text, "sees another view")


def test_an_outcome_that_names_the_wrong_winners() -> None:
    class Consoles(Knock):
        def outcome(self, position: Keep) -> Outcome:
            return msgspec.structs.replace(super().outcome(position), winners=tuple(range(position.seats)))

    breaks(Consoles, checks.end, "is paid 0.0 and the winners are")


def test_an_action_that_reads_as_another() -> None:
    class Confuses(Knock):
        def __init__(self) -> None:
            super().__init__()
            place = self.actions.named["place"]
            fields = {field.name: field for field in place.fields}
            self.actions.kinds[0] = Kind(0, "{card}@{site}", fields["card"], fields["site"], name="place")

    breaks(Confuses, checks.actions, "KeyError|does not read back")


def test_an_option_without_a_sentence() -> None:
    class Odd(KeepOptions, frozen=True, kw_only=True):
        colour: bool = False

    class Adds(Knock):
        options_type = Odd

    with pytest.raises(Broken, match="option-colour"):
        words.sentences(Adds())


def test_options_that_take_anything() -> None:
    class Takes(Knock):
        def options(self, given: Mapping[str, object]) -> KeepOptions:
            return super().options({name: value for name, value in given.items() if name != "no-such-option"})

    with pytest.raises(Broken, match="are accepted"):
        settings.options(Takes())


class Loose(QuestWorkshop):
    """To which every file is a quest."""

    def mistakes(self, file: Path) -> list[Fault]:
        return []


class Torn(QuestWorkshop):
    """Whose example is no quest."""

    examples: ClassVar = {"app": QuestWorkshop.examples["app"].with_name("tiles.toml")}


class Mute(QuestWorkshop):
    """Which has a style that no sentence tells of."""

    examples: ClassVar = {**QuestWorkshop.examples, "verse": QuestWorkshop.examples["app"]}


class Lazy(QuestWorkshop):
    """Whose pages do something by themselves."""

    def printed_set(self, game: DeckBox, name: str, text: Text, paper: str) -> str:
        return super().printed_set(game, name, text, paper).replace("</body>", "<script>print()</script></body>")


class Foreign(QuestWorkshop):
    """Whose pages need what lies elsewhere."""

    def printed(self, game: DeckBox, text: Text, paper: str) -> str:
        return super().printed(game, text, paper).replace("</body>", '<img src="https://example.org/map.png"></body>')


class Shy(QuestWorkshop):
    """Which has sets, and prints nothing."""

    prints = False


@pytest.mark.parametrize(
    ("shop", "because"),
    [
        (Loose(), "has no mistakes"),
        (Torn(), "tiles.toml has mistakes"),
        (Mute(), "no sentence “help-style-verse”"),
        (Lazy(), "cards is not in one piece"),
        (Foreign(), "example-print.toml is not in one piece"),
        (Shy(), "there are sets, and nothing is printed"),
    ],
)
def test_a_workshop_of_no_use(shop: QuestWorkshop, because: str) -> None:
    class Offers(DeckBox):
        workshop = shop

    with pytest.raises(Broken, match=because):
        workshops.workshop(Offers())


def test_a_workshop_with_the_name_of_another() -> None:
    class Offers(Knock):
        workshop = QuestWorkshop()

    with pytest.raises(Broken, match="deckbox has a “quest” too"):
        workshops.workshop(Offers())


def test_every_promise_is_kept_by_the_game_that_was_broken_here() -> None:
    walk = Walk(Knock(), 4, some_table(Knock())).run(*checks.CHECKS, *secrecy.SECRETS)
    assert walk.table.is_over


def test_a_natural_choice_that_does_not_go_by_the_priors() -> None:
    class First(Insight):
        def evaluate(self, position: Position, seat: int) -> float:
            return 0.5

        def natural(self, position: Position, seat: int, dice: Dice) -> int:
            return int(position.legal(seat)[0])

    class Hasty(Knock):
        def __init__(self) -> None:
            super().__init__()
            self.insight = First()

    breaks(Hasty, checks.insight, "does not choose by its priors")

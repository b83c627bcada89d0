"""A bot in a program of its own plays; whatever such a program does, the table goes on."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import sys
import time
from pathlib import Path

import msgspec
import pytest

from tests.records.tables import KNOCK, played, table
from tests.terminal.desk import a_desk
from undercroft.bots import outside
from undercroft.bots.bot import GreedyBot, RandomBot
from undercroft.bots.kinds import make
from undercroft.bots.match import Match, table_for
from undercroft.bots.outside import OutsideBot
from undercroft.bots.program import GRACE, Program
from undercroft.engine.errors import Malformed, Unknown, Unreadable
from undercroft.engine.luck import Dice
from undercroft.engine.registry import find, names
from undercroft.engine.text import Text
from undercroft.games.knock.view import KeepView
from undercroft.lab.simulate import Plan, simulate
from undercroft.records.files import save
from undercroft.records.record import PERSON
from undercroft.records.table import Table
from undercroft.terminal.table.saves import Saves
from undercroft.terminal.table.seats import read_seats
from undercroft.terminal.table.session import Session
from undercroft.terminal.table.start import table_to_play

ROOT = Path(__file__).parent.parent.parent
CAREFUL = shlex.join([sys.executable, str(ROOT / "examples" / "bots" / "careful.py")])
PAGE = (ROOT / "docs" / "bot-protocol.md").read_text(encoding="utf-8")

MANNERS = """
import json, os, subprocess, sys, time

def hear():
    return json.loads(sys.stdin.readline())

def asked():
    return next(line for line in iter(hear, None) if line["type"] == "decide")

def say(**line):
    print(json.dumps(line), flush=True)

def play(question, action=None):
    say(type="action", number=question["number"], action=action or question["legal"][0])
"""
GREETING = 'hear()\nsay(type="hello", name="Odd")\n'


@pytest.fixture
def command(tmp_path: Path) -> Path:
    return tmp_path / "bot.py"


def a_bot(file: Path, story: str, seconds: float = 20.0) -> OutsideBot:
    """A bot whose program does what the story says."""
    file.write_text(MANNERS + story, encoding="utf-8")
    return OutsideBot(7, shlex.join([sys.executable, str(file)]), seconds)


def go_on(one: Table, bot: OutsideBot, entries: int = 5) -> None:
    """Let the bot play in the first seat, against chance, until the record has so many entries."""
    match = Match(one, [bot, *[RandomBot(1)] * (int(one.position.seats) - 1)])
    while len(one.entries) < entries and match.step():
        pass


def told(bot: OutsideBot) -> str:
    assert bot.trouble is not None
    return KNOCK.text("en").say(bot.trouble)


def is_gone(bot: OutsideBot) -> bool:
    """Whether the child has ended and been waited for: there is no process of ours with that number any more."""
    assert bot.program is not None
    try:
        os.waitpid(bot.program.process.pid, os.WNOHANG)
    except ChildProcessError:
        return True
    return False


# A bot that plays


@pytest.mark.parametrize("name", names())
def test_the_example_plays_anything(name: str) -> None:
    """To the end, where so plain a way of playing ever comes to one."""
    game = find(name)
    options = game.options({"players": max(2, game.seats.start)})
    one = table_for(game, options, ("careful",) * options.players, Dice(1))
    bots = [OutsideBot(seat, CAREFUL) for seat in range(options.players)]
    match = Match(one, bots)
    while len(one.entries) < 100 and not one.is_over:
        legal = [game.actions.write(action) for action in one.sight(one.waiting()[0]).legal]
        assert match.step()
        assert one.entries[-1].action == min(legal, key=lambda code: (len(code), code))
    for bot in bots:
        bot.leave(one.outcome())
    assert [(bot.name, bot.trouble) for bot in bots] == [("Careful", None)] * options.players
    assert all(map(is_gone, bots))


def test_the_example_is_short() -> None:
    assert len((ROOT / "examples" / "bots" / "careful.py").read_text(encoding="utf-8").splitlines()) <= 30


def test_an_action_may_be_named_by_its_json_form(command: Path) -> None:
    one = table()
    wanted = one.packed(0)[3]
    bot = a_bot(command, GREETING + f"play(hear(), {KNOCK.actions.to_json(wanted)!r})\nhear()")
    assert bot.choose(one.sight(0)) == wanted
    bot.leave()


def test_the_last_line_tells_how_the_game_ended(command: Path, tmp_path: Path) -> None:
    log = tmp_path / "log"
    story = GREETING + f"play(hear())\nopen({str(log)!r}, 'w').write(sys.stdin.read())"
    for outcome in (None, Match(table(), [RandomBot(1), RandomBot(2)]).run()):
        bot = a_bot(command, story)
        bot.choose(table().sight(0))
        bot.leave(outcome)
        bye = json.loads(log.read_text(encoding="utf-8"))
        assert bye == {"type": "bye", "outcome": json.loads(msgspec.json.encode(outcome))}


def test_a_bot_that_errs_is_told_why_and_asked_once_more(command: Path, tmp_path: Path) -> None:
    log = tmp_path / "log"
    one = table()
    elsewhere = KNOCK.actions.write(one.packed(0)[0]).split("@")[0] + "@40,40"
    story = f"""
first = hear()
play(first, {elsewhere!r})
error, again = hear(), hear()
json.dump([first == again, error], open({str(log)!r}, "w"))
play(again)
hear()
"""
    bot = a_bot(command, GREETING + story)
    assert bot.choose(one.sight(0)) == one.packed(0)[0]
    bot.leave()
    same, error = json.loads(log.read_text(encoding="utf-8"))
    assert same
    assert (error["type"], error["number"], error["rule"]) == ("error", 1, "K9")
    assert error["message"].endswith("."), "a sentence"
    assert bot.trouble is None


# Bots that fail

STORIES = {
    "says nonsense": (GREETING + "for line in sys.stdin: print('beep', flush=True)", "not a line of the protocol"),
    "never says hello": (
        "for line in sys.stdin: say(type='action', number=1, action='x')",
        "not a line of the protocol",
    ),
    "says hello to everything": ("for line in sys.stdin: say(type='hello', name='Odd')", "not a line of the protocol"),
    "speaks no UTF-8": (
        GREETING + "for line in sys.stdin: os.write(1, b'\\xff\\xfe\\n')",
        "not a line of the protocol",
    ),
    "nests deeply": (GREETING + "for line in sys.stdin: print('[' * 50_000, flush=True)", "not a line of the protocol"),
    "makes actions up": (GREETING + "while True: play(asked(), 'xyzzy')", "“xyzzy”"),
    "makes fields up": (GREETING + "while True: play(asked(), {'kind': 'place'})", "lacks these fields"),
    "breaks the rules": (GREETING + "while True: play(asked(), 'h01@40,40')", "against rule K"),
    "answers another question": (GREETING + "while True: play(asked() | {'number': 9})", "question 9"),
    "writes without end": (GREETING + "while True: os.write(1, b'x' * 65536)", "no end of a line"),
    "writes megabytes": (GREETING + "while True: os.write(1, b'beep\\n' * 99999)", "not a line of the protocol"),
    "ends at once": ("", "ended"),
    "ends with a word": ("sys.exit('no licence\\x1b[2J')", "no licence[2J"),
    "ends in the middle": (GREETING + "play(hear()); hear()", "ended"),
    "closes the line": (GREETING + "os.close(1); time.sleep(60)", "ended"),
}
SLOW = {
    "is silent": GREETING + "time.sleep(60)",
    "never reads": "time.sleep(60)",
    "goes on and on about it": "while True: sys.stderr.write('beep' * 9999)",
    "leaves the line to another": GREETING + "subprocess.Popen(['sleep', '60'])",
}


@pytest.mark.parametrize("story", STORIES)
def test_the_table_goes_on_without_a_bot_that(story: str, command: Path) -> None:
    does, reason = STORIES[story]
    bot, sight = a_bot(command, does), table().sight(0)
    assert all(bot.choose(sight) in sight.legal for _ in range(3))
    assert reason in told(bot)
    assert is_gone(bot)


@pytest.mark.parametrize("story", SLOW)
def test_the_table_does_not_wait_for_a_bot_that(story: str, command: Path) -> None:
    bot = a_bot(command, SLOW[story], seconds=0.5)
    before = time.monotonic()
    go_on(table(), bot, entries=2)
    assert "no answer within 0.5 seconds" in told(bot)
    assert time.monotonic() - before < 10
    assert is_gone(bot)


@pytest.mark.parametrize("command", ["no-such-program", "/", "./no/such/program --level 3"])
def test_the_table_goes_on_without_a_program_that_cannot_be_started(command: str) -> None:
    bot = OutsideBot(7, command)
    go_on(table(), bot)
    assert "cannot be started" in told(bot)


def test_greedy_plays_on(command: Path) -> None:
    one = table(seed=2)
    assert a_bot(command, "").choose(one.sight(0)) == GreedyBot(7).choose(one.sight(0))


def test_a_bot_is_killed_and_the_table_goes_on_to_the_end() -> None:
    for seed in range(100):
        one, bot = table(seed=seed), OutsideBot(7, CAREFUL)
        go_on(one, bot, entries=3)
        if not one.is_over:
            break
        bot.leave(one.outcome())
    assert not one.is_over and bot.trouble is None and bot.program is not None
    os.kill(bot.program.process.pid, signal.SIGKILL)
    go_on(one, bot, entries=1000)
    assert one.is_over
    assert told(bot).startswith("The bot “Careful” has left the table: it has ended")
    bot.leave(one.outcome())
    assert is_gone(bot)


# Nothing is left behind


def test_what_a_bot_started_ends_with_it(command: Path, tmp_path: Path) -> None:
    log = tmp_path / "log"
    story = f"child = subprocess.Popen(['sleep', '60'])\nopen({str(log)!r}, 'w').write(str(child.pid))\n"
    bot = a_bot(command, GREETING + story + "play(hear())\ntime.sleep(60)")
    bot.choose(table().sight(0))
    before = time.monotonic()
    bot.leave()
    assert time.monotonic() - before < GRACE + 5
    assert is_gone(bot)
    child = int(log.read_text(encoding="utf-8"))
    while is_running(child) and time.monotonic() - before < GRACE + 5:
        time.sleep(0.01)
    assert not is_running(child)


def is_running(number: int) -> bool:
    """Whether such a process is there and not a mere zombie, which whoever adopted it has yet to bury."""
    try:
        os.kill(number, 0)
        return Path(f"/proc/{number}/stat").read_text(encoding="utf-8").split()[2] != "Z"
    except ProcessLookupError:
        return False
    except FileNotFoundError:
        return Path("/proc/self").exists() is False


def test_a_bot_that_nobody_holds_any_more_ends() -> None:
    bot = OutsideBot(7, CAREFUL)
    bot.choose(table().sight(0))
    assert bot.program is not None
    number = bot.program.process.pid
    del bot
    with pytest.raises(ChildProcessError):
        os.waitpid(number, os.WNOHANG)


def test_a_bot_that_was_never_asked_has_started_nothing() -> None:
    bot = OutsideBot(7, CAREFUL)
    bot.leave()
    assert bot.program is None


# Nothing hidden is sent


class Recorder(Program):
    """Notes what goes over the wire."""

    wire: list[str]

    def ask(self, lines: bytes, seconds: float) -> bytes:
        self.wire += [f"> {line}" for line in lines.decode().splitlines()]
        answer = super().ask(lines, seconds)
        self.wire.append(f"< {answer.decode().strip()}")
        return answer

    def stop(self, last: bytes = b"", grace: float = GRACE) -> None:
        self.wire += [f"> {line}" for line in last.decode().splitlines()]
        super().stop(last, grace)


@pytest.fixture
def wire(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    monkeypatch.setattr(Recorder, "wire", [], raising=False)
    monkeypatch.setattr(outside, "Program", Recorder)
    return Recorder.wire


def test_two_worlds_that_a_seat_cannot_tell_apart_send_it_the_same_bytes(wire: list[str], command: Path) -> None:
    """Hello, question, complaint about an illegal action, question, good-bye."""
    sent: list[list[str]] = []
    for world in range(3):
        one = played(entries=4, players=3)
        seat = one.waiting()[0]
        before = KNOCK.write(one.position)
        for _ in range(world):
            one.position.redeal(seat, one.source)
        assert (KNOCK.write(one.position) == before) == (world == 0)
        bot = a_bot(command, GREETING + "play(asked(), 'h01@40,40'); play(asked()); hear()")
        bot.choose(one.sight(seat))
        assert bot.trouble is None
        bot.leave()
        sent.append(wire[:])
        wire.clear()
    assert [json.loads(line[2:])["type"] for line in sent[0]] == [
        *("hello", "hello", "decide", "action", "error", "decide", "action", "bye"),
    ]
    assert sent[0] == sent[1] == sent[2]


@pytest.mark.parametrize("players", range(2, 7))
def test_no_card_of_another_hand_is_ever_sent(players: int, wire: list[str]) -> None:
    one, bot = table(players, seed=players), OutsideBot(7, CAREFUL)
    match = Match(one, [bot, *map(GreedyBot, range(1, players))])
    while match.thoughts[0] < 5 and not one.is_over:
        hidden = hidden_cards(one, 0) if one.waiting()[0] == 0 else None
        assert match.step()
        if hidden is not None:
            assert len(hidden) >= 3
            words = set(re.findall(r"[\w-]+", next(line for line in reversed(wire) if line.startswith(">"))))
            assert not hidden & words
    bot.leave()
    assert match.thoughts[0] > 1


def hidden_cards(one: Table, seat: int) -> set[str]:
    """The codes of the cards in the other hands that they have not shown."""
    found: set[str] = set()
    for owner in range(one.position.seats):
        view = one.game.view(one.position, owner)
        assert isinstance(view, KeepView)
        if owner != seat:
            found |= {card for card in view.hands[owner] if card not in (None, view.revealed[owner])}
    return found


# The page about the protocol


def test_the_transcript_on_the_page_is_what_happens(wire: list[str]) -> None:
    """With the cards that people have, so that they find them in `undercroft content knock`."""
    knock = find("knock")
    options = knock.options({"players": 2, "first": 1, "clock": 0})
    one = Table(knock, options, read_seats("Ann,Bob", Text("en")), Dice(2))
    bot = OutsideBot(7, CAREFUL)
    go_on(one, bot, entries=1000)
    bot.leave(one.outcome())
    written = quoted("transcript")
    assert len(written) == len(wire), "\n".join(wire)
    for found, told_line in zip(wire, written, strict=True):
        pattern = ".*".join(map(re.escape, told_line.split("…")))
        assert re.fullmatch(pattern, found), found


def quoted(name: str) -> list[str]:
    """The lines of a block of the page."""
    block = re.search(rf"<!-- {name} -->\n```\w*\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert block is not None
    return block[1].splitlines()


def test_the_page_shows_the_example_as_it_is() -> None:
    source = (ROOT / "examples" / "bots" / "careful.py").read_text(encoding="utf-8")
    assert "\n".join(quoted("example")) in source


# At the tables


def test_a_program_takes_a_seat() -> None:
    seats = read_seats('you, exec:python3 bot.py --level 3, Grim:exec:./grim, "exec:bot 1,2", "Ann"', Text("en"))
    assert [(player.name, player.kind) for player in seats] == [
        ("Player 1", PERSON),
        ("Program", "exec:python3 bot.py --level 3"),
        ("Grim", "exec:./grim"),
        ("Program 2", "exec:bot 1,2"),
        ("Ann", PERSON),
    ]


@pytest.mark.parametrize("words", ["exec:", "Grim:exec: ", "exec:bot 'open", 'Ann,"exec:bot', 'Ann,"exec:bot" x'])
def test_a_command_that_is_none_is_malformed(words: str) -> None:
    with pytest.raises(Malformed):
        read_seats(words, Text("en"))


def test_a_program_has_to_be_allowed() -> None:
    with pytest.raises(Unknown, match="only where you name it yourself"):
        make(f"exec:{CAREFUL}", 1)


def test_a_record_from_elsewhere_starts_no_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNDERCROFT_DATA", str(tmp_path / "data"))
    one = Table(KNOCK, KNOCK.options({"players": 2}), read_seats(f"Ann,exec:{CAREFUL}", Text("en")), Dice(1))
    mine, sent = Saves().fresh("knock"), tmp_path / "sent.record"
    mine.parent.mkdir(parents=True)
    for path in (mine, sent):
        save(one.record, path)
    assert table_to_play(mine, None, Dice(1)).header == one.header
    with pytest.raises(Unreadable, match="only where you name it yourself"):
        table_to_play(sent, None, Dice(1))


def test_people_are_told_once_that_a_bot_was_replaced() -> None:
    one = Table(
        KNOCK, KNOCK.options({"players": 2, "first": 2, "clock": 0}), read_seats("Ann,exec:nope", Text("en")), Dice(1)
    )
    session = Session(one, seed=1)
    assert session.trouble() is None
    assert session.tick()
    trouble = session.trouble()
    assert trouble is not None
    assert "nope" in Text("fr").say(trouble)
    assert session.trouble() is None


def test_the_screen_tells_it_to_the_person_whose_turn_it_is() -> None:
    desk = a_desk("Ann,exec:nope,Bob", first=2)
    desk.tick(3)
    desk.press("enter")
    assert desk.session.deciding == 2
    assert "The bot “nope” has left the table: it cannot be started" in desk.shown()


def test_leaving_a_table_sends_its_bots_away() -> None:
    seats = read_seats(f"Ann,exec:{CAREFUL}", Text("en"))
    session = Session(Table(KNOCK, KNOCK.options({"players": 2, "first": 2, "clock": 0}), seats, Dice(1)), seed=1)
    assert session.tick()
    bot = session.bots[1]
    assert isinstance(bot, OutsideBot) and not is_gone(bot)
    session.leave()
    assert is_gone(bot)


@pytest.mark.parametrize("workers", [1, 2])
def test_programs_play_many_games(workers: int) -> None:
    plan = Plan(game="knock", bots=(f"exec:{CAREFUL}", "random"), options={"clock": 0}, seed=3)
    results = [result for some in simulate(plan, 4, workers) for result in some]
    assert [result.troubles for result in results] == [(None, None)] * 4


def test_a_run_tells_which_seat_was_replaced() -> None:
    plan = Plan(game="knock", bots=("random", "exec:nope"), options={"clock": 0, "first": 2})
    (result,) = next(iter(simulate(plan, 1, 1)))
    assert result.troubles[0] is None
    assert result.troubles[1] is not None

"""Malformed and ill-timed messages, by the thousand: each is answered, none breaks the server or a table.

The suite sends some 5,000 of them; `./test -m soak -k storm` sends 100,000.
"""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Coroutine, Iterator
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path
from random import Random
from traceback import format_exc
from typing import Any, ClassVar, get_args

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test
from schemathesis.core.result import Ok
from websockets.exceptions import ConnectionClosed

from tests.server.houses import PATIENCE, Guest, Place, Server, running
from undercroft.engine.registry import find, names
from undercroft.server.wire import Commands

pytestmark = pytest.mark.once

TYPES = msgspec.inspect.multi_type_info(get_args(Commands))
KINDS = {str(kind.tag): [field.encode_name for field in kind.fields] for kind in TYPES}  # type: ignore[attr-defined]
RIGHT, WRONG = schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE
CALM = settings(
    deadline=None,
    database=None,
    derandomize=True,
    phases=[Phase.generate],  # a story of hundreds of messages takes for ever to tell in fewer
    suppress_health_check=list(HealthCheck),
)


class Events:
    """A log that is looked at."""

    def __init__(self) -> None:
        self.errors: list[tuple[str, dict[str, Any]]] = []

    def info(self, event: str, **more: Any) -> None: ...  # noqa: ANN401

    warning = debug = info

    def error(self, event: str, **more: Any) -> None:  # noqa: ANN401
        self.errors.append((event, more))

    def exception(self, event: str, **more: Any) -> None:  # noqa: ANN401
        self.errors.append((event, {**more, "error": format_exc()}))


class House:
    """A server in a thread of its own, for tests that do not wait by themselves."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.loop = asyncio.new_event_loop()
        self.log = Events()
        self.ready: Future[Server] = Future()
        self.thread = threading.Thread(target=self.loop.run_until_complete, args=(self.live(),), daemon=True)
        self.thread.start()
        self.server = self.ready.result(PATIENCE)

    async def live(self) -> None:
        self.end = asyncio.Event()
        async with running(self.folder, limits=1e9) as server:
            server.house.log = self.log
            self.ready.set_result(server)
            await self.end.wait()

    def do(self, work: Coroutine[Any, Any, Any]) -> Any:  # noqa: ANN401
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(4 * PATIENCE)

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self.end.set)
        self.thread.join(PATIENCE)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    found = House(tmp_path)
    yield found
    found.close()
    assert found.log.errors == []


# HTTP


async def some_tables(server: Server) -> tuple[Guest, list[str]]:
    """Somebody who has tables of all sorts."""
    ann = await server.guest("Ann")
    bots = {"1": "random"}
    running_one = await ann.opens("clank", bots=bots, start=True)
    over = await ann.opens("knock", 1, options={"clock": 0}, start=True)
    await (await ann.at(over)).do("resign")
    return ann, [await ann.opens("donjon"), running_one, over, await ann.opens("clank", listed=True)]


def storm_over_http(house: House, examples: int) -> int:
    """Requests made of the description that the server gives of itself, right ones and wrong ones."""
    ann, tables = house.do(some_tables(house.server))
    base = f"http://{house.server.address}"
    schema = schemathesis.openapi.from_url(f"{base}/api/openapi.json")
    sent = 0
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    known = {"table": tables, "game": names(), "language": ["en", "fr"], "eyes": ["0", "1", "open", "own", "watch"]}
    assert len(operations) >= 18
    for operation in operations:
        takes_json = any(body.media_type == "application/json" for body in operation.body)
        for mode in (RIGHT, WRONG) if takes_json else (RIGHT,):
            cases = operation.as_strategy(generation_mode=mode)

            @settings(CALM, max_examples=examples)
            @given(cases, st.data())
            def send(case: Any, data: st.DataObject) -> None:  # noqa: ANN401
                nonlocal sent
                for where in (case.path_parameters, case.query):
                    for name, values in known.items():
                        if where and name in where and data.draw(st.booleans()):
                            where[name] = data.draw(st.sampled_from(values))
                headers = {"Cookie": ann.cookie} if data.draw(st.booleans()) else {}
                response = case.call(base_url=base, headers=headers, timeout=PATIENCE)
                sent += 1
                assert response.status_code < 500, response.text
                assert "/src/" not in response.text[:2000] and str(house.folder) not in response.text

            send()
    assert len(house.do(ann.get("/api/tables"))["mine"]) >= 3
    return sent


# The socket


class Babble:
    """Messages from somebody who knows the words and hardly ever what they mean; the same for the same seed."""

    def __init__(self, seed: int, known: dict[str, list[Any]]) -> None:
        self.random = Random(seed)
        self.pick = self.random.choice
        self.known = known

    def message(self) -> str | bytes:
        return self.noise() if self.random.random() < 0.25 else json.dumps(self.command())

    def command(self) -> dict[str, Any]:
        """Most fields fit, some are missing, some hold anything."""
        kind = self.pick([*OFTEN, *COMMANDS])
        message = {"kind": kind}
        for name in KINDS[kind]:
            luck = self.random.random()
            if luck < 0.9:
                message[name] = self.pick(self.known[name])
            elif luck < 0.95:
                message[name] = self.anything()
        return message

    def anything(self, depth: int = 2) -> Any:  # noqa: ANN401
        kinds = [None, True, -1, 2**63, 10**30, 0.5, "", "x", "\u202e\u0000", "é" * 50, "x" * 500]
        if depth == 0 or self.random.random() < 0.7:
            return self.pick(kinds)
        inner = [self.anything(depth - 1) for _ in range(self.random.randrange(4))]
        return inner if self.random.random() < 0.5 else {str(number): one for number, one in enumerate(inner)}

    def noise(self) -> str | bytes:
        whole = json.dumps(self.command())
        some: list[str | bytes] = [
            whole[: self.random.randrange(len(whole))],
            whole.replace('"', "'"),
            self.random.randbytes(self.random.randrange(60)),
            json.dumps(self.anything()),
            json.dumps({"kind": self.pick([*COMMANDS, "dance"]), "id": self.anything()}),
            *RARE,
        ]
        return self.random.choice(some)


COMMANDS = sorted({*KINDS} - {"advise"})  # a hint takes a second in plain Python
OFTEN = ["act"] * 8 + ["undo", "previews", "why", "ask", "point", "say", "return", "return"]
RARE: list[str | bytes] = [
    "",
    "[" * 60_000,
    '{"kind":"act",' * 900,
    b"\xff",
    b'{"kind":"\xed\xa0\x80"}',
    "9" * 9000,
    "null",
]


class Storm(RuleBasedStateMachine):
    """Three people at a table, one of whom only watches, who say whatever comes to their minds."""

    house: ClassVar[House]
    sent: ClassVar[int] = 0

    @initialize(game=st.sampled_from(names()))
    def sit_down(self, game: str) -> None:
        self.house.do(self.opened(game))

    async def opened(self, game: str) -> None:
        server = self.house.server
        self.guests = [await server.guest(name) for name in ("Ann", "Bob", "Cleo")]
        players = max(2, find(game).seats.start)
        self.table = await self.guests[0].opens(
            game, players, stand_in="random", options={"clock": 0} if game == "knock" else {}
        )
        self.places = [await self.guests[0].at(self.table), await self.guests[1].comes(self.table)]
        self.places.append(await self.guests[2].comes(self.table, watch=True))
        await self.places[0].do("start")

    @rule(
        who=st.integers(0, 2),
        seed=st.integers(0, 2**32),
        count=st.integers(40, 80),
        since=st.none() | st.integers(0, 50),
    )
    def speak(self, who: int, seed: int, count: int, since: int | None) -> None:
        """Some come back first, and say what they know already."""
        if since is not None:
            self.house.do(self.returned(who, since))
        with suppress(ConnectionClosed):  # whoever has left is shown the door in the middle of a word
            self.house.do(self.spoken(who, seed, count))

    async def spoken(self, who: int, seed: int, count: int) -> None:
        place = await self.connected(who)
        if place is None:
            return
        babble = Babble(seed, self.known(place))
        for _ in range(count):
            await place.socket.send(babble.message())
            Storm.sent += 1
        mark = f"mark-{Storm.sent}"  # all that was said before it has been answered then
        waiting = place.answers[mark] = asyncio.get_running_loop().create_future()
        await place.socket.send(json.dumps({"kind": "why", "id": mark, "codes": []}))
        await place.until(lambda: waiting.done() or place.is_closed)

    async def connected(self, who: int) -> Place | None:
        """None if that person is not let in any more."""
        if self.places[who].is_closed:
            await self.returned(who, 0)
        return (
            None if self.places[who].is_closed or self.places[who].heard[0]["kind"] != "welcome" else self.places[who]
        )

    async def returned(self, who: int, since: int) -> None:
        await self.places[who].socket.close()
        self.places[who] = await self.guests[who].at(self.table, since)

    def known(self, place: Place) -> dict[str, list[Any]]:
        """What may stand in each field, right or wrong."""
        info = self.house.server.live(self.table).info
        game, seen = find(info.game), place.seen or {"legal": ()}
        codes = [action["code"] for group in seen["legal"] for action in group["actions"]][:40] or ["end"]
        inquiries = [{"kind": form.__struct_config__.tag} for form in game.inquiries]
        maybe = [None, None, True, False]
        return {
            "id": [f"id-{Storm.sent}-{number}" for number in range(200)],
            "code": [*codes, "nonsense"],
            "codes": [codes[:3], [], ["nonsense"], [1]],
            "views": [True, False],
            "turn": [True, False],
            "on": [True, False, False],
            "words": ["hello", " ", "x" * 401],
            "gesture": ["yes", "danger", "wink"],
            "field": [*game.pointing, "nothing"],
            "value": ["1", "0,0", "x"],
            "inquiry": [*inquiries, {}, 7],
            "seat": [0, 1, 1, 2, -1, 99],
            "also": [True, False, 3],
            "key": ["", "", info.key, info.chairs[-1].key, "wrong", "é"],
            "bot": ["", "random", "random", "exec:true", "x"],
            "person": [self.guests[2].id, self.guests[0].id, "nobody"],
            "options": [None, None, {"players": 2}, {"players": 99}, {"x": 1}],
            "content": [None, None, None, "", "00", "../x"],
            "listed": maybe,
            "watching": [None, None, "nobody", "link", "everybody"],
            "clock": [None, None, {"kind": "move", "seconds": 1}, {"kind": "none"}, {"kind": "move", "seconds": 0}],
            "hints": maybe,
            "stand_in": [None, "random", "exec:true"],
            "quiet": maybe,
            "time": [0, 1, 2**60],
        }

    @invariant()
    def nothing_has_failed(self) -> None:
        assert self.house.log.errors == []
        for place in getattr(self, "places", ()):
            keys = [message["sentence"]["key"] for message in place.all("refused")]
            assert "server-failed" not in keys

    def teardown(self) -> None:
        if hasattr(self, "places"):
            self.house.do(self.brought_to_its_end())

    async def brought_to_its_end(self) -> None:
        """After all that the table can still be played, by bots if by nobody else."""
        live = self.house.server.live(self.table)
        place = await self.connected(0)
        assert place is not None
        if live.info.state == "open":
            await place.ask("start")
        if live.info.state == "playing" and live.table is not None and live.table.is_paused:
            await place.do("pause", on=False)
        for who in (0, 1):
            if (one := await self.connected(who)) is not None and one.seat is not None:
                await one.ask("leave")
        for seat, chair in enumerate(live.info.chairs):
            if chair.bot and chair.person is None:
                await place.ask("seating", seat=seat, bot="random")
        async with asyncio.timeout(2 * PATIENCE):
            while live.info.state == "playing":
                await asyncio.sleep(0.02)
        assert live.info.state in ("over", "closed")
        for one in self.places:
            await one.socket.close()


def storm_at_a_table(house: House, tables: int, steps: int) -> int:
    Storm.house, Storm.sent = house, 0
    run_state_machine_as_test(Storm, settings=settings(CALM, max_examples=tables, stateful_step_count=steps))
    return Storm.sent


def test_storm_over_http(house: House) -> None:
    assert storm_over_http(house, 10) > 150


def test_storm_at_a_table(house: House) -> None:
    assert storm_at_a_table(house, 8, 45) > 5000


@pytest.mark.soak
@pytest.mark.timeout(4 * 3600)
def test_long_storm(house: House) -> None:
    assert storm_over_http(house, 300) + storm_at_a_table(house, 110, 60) > 100_000

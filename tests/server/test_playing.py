"""At a running table: acting, taking back, asking, pausing, talking."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.houses import Data, Place, Server, each, serve, turn

KNOCK = {"first": 1, "clock": 0}
"""A game of Knock without its clock, which the first seat begins."""


async def two(server: Server, game: str = "clank", **more: object) -> tuple[str, Place, Place]:
    """Ann and Bob at a table that has begun."""
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    table = await ann.opens(game, **more)  # type: ignore[arg-type]
    here, there = await ann.at(table), await bob.comes(table)
    await here.do("start")
    await each((here, there), lambda place: place.seen)
    return table, here, there


# Acting


def test_a_command_that_is_sent_again_is_done_once(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        table, *places = await two(server)
        mover = await turn(*places)
        code = mover.codes[0]
        first = await mover.ask("act", id="once", code=code)
        number = server.live(table).number
        again = await mover.ask("act", id="once", code=code)
        assert first == again == {"kind": "done", "id": "once", "table": ""}
        assert server.live(table).number == number

    serve(story, tmp_path)


def test_what_is_refused_says_why_with_the_rule_and_changes_nothing(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        table, *places = await two(server, "knock", options=KNOCK)
        number = server.live(table).number
        answer = await places[1].ask("act", code=places[0].codes[0])
        assert (answer["rule"], answer["sentence"]["key"], answer["again"]) == ("K7", "refuse-turn", False)
        assert await places[0].refused("act", code="nonsense") != ""
        assert await places[0].refused("act", code="h11@90,90") != ""
        assert server.live(table).number == number

    serve(story, tmp_path)


def test_coming_back_with_the_last_number_brings_the_rest_only(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann = await server.guest("Ann")
        table = await ann.opens("clank", 1)
        here = await ann.at(table)
        await here.do("start")
        await here.plays()
        number = here.last("news")["number"]
        await here.socket.close()
        other = await ann.at(table)
        await other.plays()
        back = await ann.at(table, since=number)
        assert [item["number"] for item in back.welcome["items"]] == list(range(number, back.welcome["number"]))
        assert back.welcome["items"][0]["step"]["act"] == "action"
        assert len((await ann.at(table)).welcome["items"]) == back.welcome["number"]
        assert (await ann.at(table, since=10**9)).welcome["items"] == []

    serve(story, tmp_path)


# Taking back


def test_what_was_done_is_taken_back_and_the_view_says_before_whether_it_can_be(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        _, *places = await two(server, "donjon")
        mover = await turn(*places)
        other = places[1 - places.index(mover)]
        assert mover.seen["undo"]["key"] == await mover.refused("undo") == "undo-nothing"
        views = []
        for _ in range(3):
            views.append(mover.seen["view"])
            await mover.plays()
            assert mover.seen["undo"] is None
        await other.until(lambda: other.acts.count("action") == 3)
        assert other.seen["undo"]["key"] == await other.refused("undo") == "undo-other"
        await mover.do("undo")
        await mover.until(lambda: mover.acts[-1] == "undo")
        assert mover.seen["view"] == views[2]
        await mover.do("undo", turn=True)
        await other.until(lambda: other.acts.count("undo") == 3)
        assert mover.seen["view"] == views[0]
        assert mover.seen["undo"] is not None

    serve(story, tmp_path)


# Asking


def test_previews_and_reasons_are_asked_for_in_sets(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        table, here, there = await two(server, "knock", options=KNOCK)
        codes = here.codes[:5]
        answer = await here.do("previews", codes=codes)
        assert (answer["kind"], len(answer["previews"])) == ("previewed", 5)
        assert answer["number"] == server.live(table).number
        bare = await here.do("previews", codes=codes, views=False)
        assert all(preview["view"] is None for preview in bare["previews"])
        found = (await here.do("why", codes=[*codes, "h01@9,9"]))["refusals"]
        assert found[:5] == [None] * 5 and found[5]["rule"].startswith("K")
        assert (await there.do("why", codes=codes))["refusals"][0]["rule"] == "K7"
        assert await here.refused("previews", codes=["nonsense"]) != ""
        assert await here.refused("previews", codes=["x"] * 401) == "malformed-message"

    serve(story, tmp_path)


def test_inquiries_are_answered_also_to_those_who_watch(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table = await ann.opens("deckbox", 2)
        here = await ann.at(table)
        assert await here.refused("ask", inquiry={"kind": "ways"}) == "table-not-started"
        await here.do("start")
        watching = await bob.comes(table, watch=True)
        game = server.live(table).game
        assert game.inquiries
        for place in (here, watching):
            assert await place.refused("ask", inquiry={"kind": "nonsense"}) == "malformed-inquiry"
        answers = [await place.ask("ask", inquiry=example(game)) for place in (here, watching)]
        assert {answer["kind"] for answer in answers} <= {"answered", "refused"}

    serve(story, tmp_path)


def example(game: object) -> Data:
    """An inquiry of a game with nothing but its kind and first values."""
    form = next(iter(game.inquiries))  # type: ignore[attr-defined]
    return {"kind": form.__struct_config__.tag}


def test_a_hint_is_for_the_own_seat_and_the_table_may_do_without(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        server.house.limits.hints.burst, server.house.limits.hints.rate = 2, 0.0
        _, here, there = await two(server, "knock", options=KNOCK)
        hint = await here.do("advise")
        assert hint["kind"] == "advised" and hint["code"] in here.codes
        await here.do("advise")
        assert await here.refused("advise") == "too-many-hints"
        other = await there.ask("advise")  # not to act now: a spell at any time, or nothing to decide
        assert other["kind"] == "advised" or other["sentence"]["key"] == "nothing-to-decide"
        await here.do("settle", hints=False)
        assert await there.refused("advise") == "no-hints"

    serve(story, tmp_path)


# Pausing


def test_anybody_pauses_a_friends_table_and_only_the_owner_a_listed_one(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        _, here, there = await two(server)
        await there.do("pause", on=True)
        await here.until(lambda: here.seen["paused"])
        mover = here if here.seat in here.seen["waiting"] else there
        assert await mover.refused("act", code=mover.codes[0]) == "refuse-paused"
        assert await here.refused("pause", on=True) == "refuse-paused"
        await here.do("pause", on=False)
        assert await here.refused("pause", on=False) == "refuse-running"
        await here.do("settle", listed=True)
        assert await there.refused("pause", on=True) == "not-owner"
        await here.do("pause", on=True)
        assert await there.refused("pause", on=False) == "not-owner"

    serve(story, tmp_path)


def test_who_opened_a_table_may_pause_it_without_a_seat(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann = await server.guest("Ann")
        table = await ann.opens("knock", bots={"0": "random", "1": "random"}, start=True)
        here = await ann.at(table)
        await here.do("pause", on=True)
        await here.until(lambda: here.acts[-1:] == ["pause"])
        assert "seat" not in here.items[-1]["step"]  # the table itself

    serve(story, tmp_path)


def test_a_game_against_time_is_covered_while_it_is_paused(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann = await server.guest("Ann")
        table = await ann.opens("knock", 1, options={"first": 1, "clock": 360})
        here = await ann.at(table)
        await here.do("start")
        await here.until(lambda: here.seen)
        code = here.codes[0]
        await here.do("say", words="wait a moment")
        await here.do("pause", on=True)
        await here.until(lambda: here.seen is None)
        assert here.last("news")["clock"]["running"] is False
        for kind, fields in (("previews", {"codes": [code]}), ("why", {"codes": [code]}), ("advise", {})):
            assert await here.refused(kind, **fields) == "refuse-paused"
        assert await here.refused("point", field="slot", value="1") == "refuse-paused"
        assert await here.refused("ask", inquiry={"kind": "x"}) == "refuse-paused"
        for path in ("past", "record"):
            assert await ann.refused("GET", f"/api/tables/{table}/{path}") == "refuse-paused"
        again = await ann.at(table)
        assert again.welcome["seen"] is None
        assert again.acts == ["pause"] and again.words == ["wait a moment"]
        played = here.last("news")["clock"]["played"]
        server.pass_time(1000)
        await here.do("pause", on=False)
        await here.until(lambda: here.seen)
        assert here.last("news")["clock"]["played"] - played < 2000

    serve(story, tmp_path)


# Talking


def test_in_silence_words_are_refused_and_signs_pass(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        table, here, there = await two(server, "knock", options=KNOCK)
        guest = await server.guest("Cleo")
        watching = await guest.comes(table, watch=True)
        position: Any = server.live(table).table.position  # type: ignore[union-attr]
        position.silence = False
        await here.do("say", words="  hello\u202e \n there\u0007 ")
        await there.until(lambda: there.words == ["hello there"])
        position.silence = True
        for place in (here, there, watching):
            assert await place.refused("say", words="psst") == "refuse-speech-in-silence"
        await here.do("sign", gesture="danger")
        await watching.until(lambda: watching.items[-1].get("said", {}).get("gesture") == "danger")
        assert await here.refused("sign", gesture="wink") == "malformed-message"
        await here.do("point", field="slot", value="2")
        await watching.until(lambda: watching.all("pointed"))
        assert watching.last("pointed") == {"kind": "pointed", "seat": 0, "field": "slot", "value": "2"}
        assert await here.refused("point", field="nothing", value="2") == "unknown-value"
        for place in (here, there):
            await place.do("resign")
        await here.until(lambda: here.seen["outcome"])
        await here.do("say", words="well played")  # afterwards there is much to talk about

    serve(story, tmp_path)


@pytest.mark.parametrize("words", ["", " ", "\u200b\u202e", "x" * 401])
def test_what_cannot_be_read_is_not_said(words: str, tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann = await server.guest("Ann")
        here = await ann.at(await ann.opens())
        assert await here.refused("say", words=words) in ("malformed-words", "malformed-message")
        await here.do("say", words="<b>plain</b> & 'text'")
        await here.until(lambda: here.words == ["<b>plain</b> & 'text'"])

    serve(story, tmp_path)

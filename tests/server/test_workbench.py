"""The workshop over HTTP: something to begin with, mistakes with their lines, pages to print, quick games."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.houses import Guest, Server, serve
from undercroft.bots.thinkers import Thinkers
from undercroft.bots.thinking import Thought
from undercroft.engine.registry import find, kind, names
from undercroft.server.limits import Bucket, Counter, Limits, TooMuch

SHOPS = [name for name in names() if kind(name).workshop is not None]


def example(name: str, style: str = "print") -> str:
    workshop = find(name).workshop
    assert workshop is not None
    return workshop.examples[style].read_text(encoding="utf-8")


@pytest.mark.parametrize("game", names())
def test_only_games_with_a_workshop_have_one(game: str, tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        guest = await server.guest()
        (shown,) = [each for each in await guest.get("/api/games") if each["name"] == game]
        assert shown["workshop"] == (game in SHOPS)
        if shown["workshop"]:
            found = await guest.get(f"/api/games/{game}/workshop?language=fr")
            assert found["starters"][0]["text"] and all(starter["told"] for starter in found["starters"])
            return
        for method, path, body in (
            ("GET", "workshop", None),
            ("POST", "check", b""),
            ("GET", "print", None),
            ("GET", "contents/00ff", None),
            ("POST", "trials", {"text": "", "players": 1}),
        ):
            assert await guest.refused(method, f"/api/games/{game}/{path}", body, status=404) == "unknown-page"

    serve(story, tmp_path)


# Checking


async def checks(guest: Guest, text: str, language: str = "en") -> Any:  # noqa: ANN401 - JSON
    return await guest.send("POST", f"/api/games/deckbox/check?language={language}", text.encode())


def test_b34_mistakes_are_told_with_their_lines_and_nothing_is_kept(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        guest = await server.guest()
        good = example("deckbox")
        found = await checks(guest, good)
        assert found["mistakes"] == [] and found["printable"]
        assert found["told"].startswith("My Quest: Defeat the captain.")
        assert found["picture"].startswith("<svg") and "6A" in found["picture"]
        bad = good.replace('tile = "14B"', 'tile = "99B"').replace("My Quest", "")
        found = await checks(guest, bad.replace("Ma quête", ""), "fr")
        lines = bad.splitlines()
        assert found["picture"] == ""
        told = {lines[one["line"] - 1].split("=")[0].strip(): one["reason"] for one in found["mistakes"]}
        assert told["tile"] == "il n’y a pas de tuile « 99B »".replace("« ", "«\xa0").replace(" »", "\xa0»")
        assert "title" in told
        (form,) = (await checks(guest, good.replace("[start]", "[start")))["mistakes"]
        assert lines[form["line"] - 1] == "[start]" and "TOML" in form["reason"]
        assert (await checks(guest, ""))["mistakes"][0]["line"] == 1
        assert await server.house.store.content(find("deckbox").content_hash) is None

    serve(story, tmp_path)


def test_app_style_has_a_picture_and_no_pages(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        guest = await server.guest()
        found = await checks(guest, example("deckbox", "app"))
        assert found["picture"].startswith("<svg") and not found["printable"]
        brought = await guest.send("POST", "/api/games/deckbox/contents", example("deckbox", "app").encode())
        path = f"/api/games/deckbox/print?content={brought['content']}"
        assert await guest.refused("GET", path, status=400) == "paper-app-style"

    serve(story, tmp_path)


def test_what_cannot_be_checked_is_refused(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        guest = await server.guest()
        path = "/api/games/deckbox/check"
        assert await guest.refused("POST", path, b"\xff\xfe", status=400) == "file-not-utf8"
        assert await guest.refused("POST", path, b"#" * 1_000_001, status=413) == "too-large"
        assert await guest.refused("POST", f"{path}?language=xx", b"", status=404) == "unknown-language"
        nested = b"a = " + b"[" * 5000
        assert (await guest.send("POST", path, nested))["mistakes"]
        server.house.limits.checks = Bucket(1, 0, "too-fast")
        await checks(guest, "")
        assert await guest.refused("POST", path, b"", status=429) == "too-fast"
        await checks(await server.guest(), "")  # everybody has their own

    serve(story, tmp_path)


# Paper and links


def test_b37_pages_come_as_a_document_that_does_nothing(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        guest, path = await server.guest(), "/api/games/deckbox/print"
        text = example("deckbox").replace("My Quest", "<script>alert(1)</script>")
        brought = await guest.send("POST", "/api/games/deckbox/contents", text.encode())
        response = await guest.client.get(f"{path}?content={brought['content']}&paper=letter&language=en")
        assert response.headers["content-type"] == "text/html; charset=utf-8"
        assert "script-src 'self'" in response.headers["content-security-policy"]
        assert "font-src 'self' data:" in response.headers["content-security-policy"]
        assert "<script" not in response.text and "&lt;script&gt;" in response.text
        assert "size: 215.9mm 279.4mm" in response.text
        assert "Trois sceaux" in await guest.get(f"{path}?name=seals&language=fr")
        assert "13A" in await guest.get(f"{path}?set=tiles")
        for query, status, key in (
            ("", 404, "unknown-content"),
            ("?name=nothing", 404, "unknown-content"),
            ("?content=00ff", 404, "unknown-content"),
            ("?set=wood", 404, "unknown-page"),
            ("?name=seals&paper=a5", 404, "unknown-paper"),
            ("?name=seals&language=xx", 404, "unknown-language"),
            ("?name=cellar", 400, "paper-app-style"),
        ):
            assert await guest.refused("GET", path + query, status=status) == key

    serve(story, tmp_path)


def test_whoever_has_the_hash_reads_what_was_brought(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann, stranger = await server.guest(), await server.guest()
        text = example("deckbox") + "# mine\n"
        brought = await ann.send("POST", "/api/games/deckbox/contents", text.encode())
        path = f"/api/games/deckbox/contents/{brought['content']}"
        assert (await stranger.get(path))["text"] == text
        for other in (find("deckbox").content_hash, "00ff", "..%2F..%2Fsecret"):
            status = await stranger.client.get(f"/api/games/deckbox/contents/{other}")
            assert status.status_code == 404

    serve(story, tmp_path)


# Quick games


async def tries(guest: Guest, text: str, **wish: int) -> list[Any]:
    body = {"text": text, "players": 1, "games": 2, **wish}
    async with guest.client.stream("POST", "/api/games/deckbox/trials", json=body) as response:
        assert response.status_code == 200, await response.aread()
        return [json.loads(line[6:]) async for line in response.aiter_lines() if line]


def test_games_are_played_one_after_the_other_and_told(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        guest = await server.guest()
        news = await tries(guest, example("deckbox"))
        assert [each["played"] for each in news] == [0, 1, 2]
        last = news[-1]
        assert sum(last["ends"].values()) == last["games"] == 2
        assert 0 <= last["low"] <= last["won"] / 2 <= last["high"] <= 1
        assert 1 <= last["rounds"] <= 20
        assert server.house.limits.trials.held == {}

    serve(story, tmp_path)


def test_bad_wishes_are_refused_before_anything_is_played(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        guest, path, good = await server.guest(), "/api/games/deckbox/trials", example("deckbox")
        for wish, status, key in (
            ({"text": "", "players": 1}, 400, "unreadable"),
            ({"text": good, "players": 9}, 400, "malformed-number"),
            ({"text": good, "players": 0}, 400, "malformed-message"),
            ({"text": good, "players": 1, "games": 201}, 400, "malformed-message"),
            ({"text": good, "players": 1, "bot": "exec:rm"}, 400, "malformed-message"),
        ):
            assert (await guest.refused("POST", path, wish, status=status)).startswith(key)
        assert server.house.limits.trials.held == {}

    serve(story, tmp_path)


def test_everybody_has_a_quota_of_games_and_one_series_at_a_time(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        guest, path, limits = await server.guest(), "/api/games/deckbox/trials", server.house.limits
        limits.simulations = Bucket(3, 0, "too-many-simulations")
        limits.trials = Counter(1, "too-many-trials")
        wish = {"text": example("deckbox"), "players": 1, "games": 4}
        assert await guest.refused("POST", path, wish, status=429) == "too-many-simulations"
        await tries(guest, example("deckbox"), games=2)
        assert await guest.refused("POST", path, {**wish, "games": 2}, status=429) == "too-many-simulations"
        limits.trials.take(guest.id)
        assert await guest.refused("POST", path, {**wish, "games": 1}, status=429) == "too-many-trials"
        limits.trials.give_back(guest.id)
        await tries(await server.guest(), example("deckbox"), games=1)

    serve(story, tmp_path)


def test_whoever_goes_away_stops_the_games_and_has_back_what_was_not_played(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        guest, limits = await server.guest(), server.house.limits
        limits.simulations = Bucket(100, 0, "too-many-simulations")
        body = {"text": example("deckbox"), "players": 4, "games": 100}
        async with guest.client.stream("POST", "/api/games/deckbox/trials", json=body) as response:
            async for line in response.aiter_lines():
                if line:
                    break
            assert limits.trials.held == {guest.id: 1}
        for _ in range(300):
            if not limits.trials.held:
                break
            await asyncio.sleep(0.1)
        assert limits.trials.held == {}
        limits.simulations.spend(guest.id, 90)

    serve(story, tmp_path)


def test_a_quota_never_grows_beyond_its_burst() -> None:
    bucket = Limits().simulations
    bucket.give_back("somebody", 1000)
    with pytest.raises(TooMuch):
        bucket.spend("somebody", bucket.burst + 1)


def test_a_game_is_tried_in_a_process_of_the_bots() -> None:
    thinkers = Thinkers(1)
    try:
        bots = ("random",)
        first = Thought(thinkers, thinkers.trial("deckbox", example("deckbox"), bots, 7)).future.result(60)
        again = Thought(thinkers, thinkers.trial("deckbox", example("deckbox"), bots, 7)).future.result(60)
        assert first is not None and first == again, "the same seed plays the same game"
        enough = Thought(thinkers, thinkers.trial("deckbox", example("deckbox"), ("greedy",) * 4, 8))
        enough.finish()
        assert enough.future.result(60) is None
    finally:
        thinkers.close()

"""A client of a table server that knows no game: it opens a table with a bot, and plays it to the end.

    python examples/clients/player.py http://127.0.0.1:8642 knock

It needs nothing but the package `websockets`. docs/protocol.md explains what it says and hears.
"""

from __future__ import annotations

import argparse
import json
import random
from itertools import count
from time import sleep
from typing import Any
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]


class Lobby:
    """The HTTP side: who we are, and tables to open. The cookie is all that makes us somebody."""

    def __init__(self, url: str) -> None:
        self.url = url.rstrip("/")
        self.cookie = ""

    def ask(self, method: str, path: str, body: Json | None = None) -> Json:
        headers = {"Content-Type": "application/json", "Cookie": self.cookie}
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(self.url + path, data, headers, method=method)) as answer:
            given = answer.headers.get("set-cookie")
            if given:
                self.cookie = given.partition(";")[0]
            found: Json = json.load(answer)
            return found


class Player:
    """One seat at one table: keeps what it has seen, and does something whenever the table waits for it."""

    def __init__(self, lobby: Lobby, table: str, seed: int) -> None:
        self.lobby = lobby
        self.address = f"{lobby.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self.dice = random.Random(seed)
        self.ids = (f"move-{number}" for number in count(1))
        self.number = 0
        """How much of the table's log we know: after a lost connection we ask for the rest."""
        self.seat: int | None = None
        self.seen: Json | None = None
        self.unanswered: Json | None = None
        """The command that we wait for an answer to. It may be sent again: the same id is done once."""

    def play(self) -> Json:
        """Until the game is over; returns its outcome."""
        while self.seen is None or self.seen["outcome"] is None:
            try:
                address, headers = f"{self.address}?since={self.number}", {"Cookie": self.lobby.cookie}
                with connect(address, additional_headers=headers, max_size=None) as socket:
                    if self.unanswered is not None:
                        socket.send(json.dumps(self.unanswered))
                    self.listen(socket)
            except (ConnectionClosed, OSError) as error:
                print(f"the connection is lost ({type(error).__name__}); again in a second")
                sleep(1)
        outcome: Json = self.seen["outcome"]
        return outcome

    def listen(self, socket: ClientConnection) -> None:
        for raw in socket:
            self.hear(json.loads(raw), socket)
            if self.seen is not None and self.seen["outcome"] is not None:
                return
            self.act(socket)

    def hear(self, message: Json, socket: ClientConnection) -> None:
        kind = message["kind"]
        if kind == "welcome":
            self.seat = message["you"]["seat"]
        if kind in ("welcome", "news"):
            self.number, self.seen = message["number"], message["seen"]
            for item in message["items"]:
                self.tell(item)
        elif kind == "ping":
            socket.send(json.dumps({"kind": "pong", "id": "pong", "time": message["time"]}))
        elif kind in ("done", "refused") and self.unanswered and message["id"] == self.unanswered["id"]:
            self.unanswered = None
            if kind == "refused" and not message["again"]:
                print("refused:", message["rule"], message["sentence"])
        elif kind == "notice" and message["final"]:
            raise SystemExit(f"the table is gone: {message['sentence']['key']}")

    def act(self, socket: ClientConnection) -> None:
        """If it is our turn and nothing is on its way, do one of the legal actions."""
        seen = self.seen
        if seen is None or self.seat not in seen["waiting"] or self.unanswered is not None:
            return
        codes = [action["code"] for group in seen["legal"] for action in group["actions"]]
        self.unanswered = {"kind": "act", "id": next(self.ids), "code": self.dice.choice(codes)}
        socket.send(json.dumps(self.unanswered))

    def tell(self, item: Json) -> None:
        """One thing that happened: a step of the game, or something said."""
        step, said = item.get("step"), item.get("said")
        if step is not None and step["act"] == "action":
            who = "the table" if step.get("seat") is None else f"seat {step['seat'] + 1}"
            print(f"{step['number']:>4}  {who}: {(step.get('action') or {}).get('code', 'something hidden')}")
        elif said is not None:
            print(f"      {said['name']}: {said.get('words') or said.get('gesture')}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("url", help="the address of the server")
    parser.add_argument("game", help="the name of a game")
    parser.add_argument("--bot", default="greedy", help="the kind of bot in the other seat")
    parser.add_argument("--seed", type=int, default=1, help="a number for our choices")
    given = parser.parse_args()
    lobby = Lobby(given.url)
    lobby.ask("PATCH", "/api/me", {"name": "Example"})
    wish = {"game": given.game, "options": {"players": 2}, "bots": {"1": given.bot}, "start": True}
    table = lobby.ask("POST", "/api/tables", wish)["table"]
    print(f"{lobby.url}/t/{table}")
    outcome = Player(lobby, table, given.seed).play()
    print(f"over: {outcome['reason']}, won by {[seat + 1 for seat in outcome['winners']] or 'nobody'}")


if __name__ == "__main__":
    main()

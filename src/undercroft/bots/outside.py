"""Another person's bot: a program that gets a seat's view line by line and answers with actions.

Nothing is sent but what a `Sight` holds. A program that fails the table is replaced by the greedy bot.
"""

from __future__ import annotations

import shlex
from typing import TypeVar

import msgspec

from undercroft.bots.bot import Bot, GreedyBot
from undercroft.bots.program import Lost, Program, printable
from undercroft.bots.protocol import Action, Bye, Decide, Error, Hello, Name
from undercroft.engine.errors import Illegal, Malformed, Trouble
from undercroft.engine.outcome import Outcome
from undercroft.engine.sight import Sight
from undercroft.engine.text import Message

SECONDS = 10.0
"""How long a program may think about one decision, or take to start."""

Answer = TypeVar("Answer", Name, Action)


class OutsideBot(Bot):
    """Asks a program. It starts with the first decision, and plays one game."""

    def __init__(self, seed: int, command: str, seconds: float = SECONDS) -> None:
        super().__init__(seed)
        try:
            self.command = shlex.split(command)
        except ValueError as error:
            raise Malformed("malformed-command", command=command, reason=str(error)) from error
        if not self.command:
            raise Malformed("malformed-command", command=command, reason=Message("empty-command"))
        self.name = command
        self.seconds = seconds
        self.program: Program | None = None
        self.number = 0
        """Of the last question."""
        self.stand_in = GreedyBot(seed)

    def choose(self, sight: Sight) -> int:
        if self.trouble is None:
            try:
                return self.decision(sight)
            except Trouble as trouble:
                self.give_up(trouble)
        return self.stand_in.choose(sight)

    def decision(self, sight: Sight) -> int:
        """What the program wants to do; raises what is wrong with its second answer, if the first is no better."""
        program = self.program or self.start(sight)
        self.number += 1
        question = self.question(sight)
        try:
            return self.understood(program.ask(question, self.seconds), sight)
        except Lost:
            raise
        except Trouble as trouble:
            return self.understood(program.ask(self.complaint(trouble) + question, self.seconds), sight)

    def start(self, sight: Sight) -> Program:
        self.program = Program(self.command)
        hello = Hello(
            game=sight.game.name,
            version=sight.game.version,
            content=sight.game.content_hash,
            seat=sight.seat,
            players=int(sight.imaginer().guess.seats),
            seconds=self.seconds,
        )
        name = decoded(self.program.ask(hello.encode(), self.seconds), Name).name
        self.name = printable(name, 40) or self.name
        return self.program

    def question(self, sight: Sight) -> bytes:
        write = sight.game.actions.write
        prompt = sight.game.prompt(sight.view)
        return Decide(
            number=self.number,
            prompt=prompt.key,
            prompt_args=prompt.args,
            legal=tuple(map(write, sight.legal)),
            moves=tuple((seat, None if action is None else write(action)) for seat, action in sight.moves),
            view=sight.view,
        ).encode()

    def understood(self, line: bytes, sight: Sight) -> int:
        """The action that an answer names; raises Malformed, Unknown or Illegal."""
        answer = decoded(line, Action)
        if answer.number != self.number:
            raise Malformed("outside-number", found=answer.number, wanted=self.number)
        codec = sight.game.actions
        with sight.game.speaking():
            named = answer.action
            action = codec.read(named) if isinstance(named, str) else codec.from_json(named)
            if action not in sight.legal:
                # In a position that it imagines, a seat is refused for the same reason as in the true one.
                raise sight.game.refusal(sight.imaginer().imagine(self.dice), sight.seat, action)
        return action

    def complaint(self, trouble: Trouble) -> bytes:
        return Error(number=self.number, message=str(trouble), rule=trouble.rule).encode()

    def give_up(self, trouble: Trouble) -> None:
        """From now on the greedy bot decides."""
        reason = trouble.message
        if isinstance(trouble, Illegal):
            reason = Message("outside-illegal", rule=trouble.rule)
        self.trouble = Message("outside-replaced", bot=self.name, reason=reason)
        if self.program is not None:
            self.program.stop(self.complaint(trouble), grace=0.0 if isinstance(trouble, Lost) else 0.2)

    def leave(self, outcome: Outcome | None = None) -> None:
        if self.program is not None:
            self.program.stop(Bye(outcome=outcome).encode())


def decoded(line: bytes, kind: type[Answer]) -> Answer:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Malformed("outside-malformed", reason=str(error)) from error

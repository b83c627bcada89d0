"""A bot for any game of Undercroft, in a program of its own.

    undercroft play knock --seats you,exec:"python3 examples/bots/careful.py"

It needs nothing but Python; docs/bot-protocol.md explains the lines that it reads and writes.
"""

import json
import sys


def choose(legal: list[str]) -> str:
    """The action that is said in the fewest signs: plain and close at hand. Put your own idea here."""
    return min(legal, key=lambda code: (len(code), code))


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"type": "hello", "name": "Careful"}
    elif message["type"] == "decide":
        answer = {"type": "action", "number": message["number"], "action": choose(message["legal"])}
    else:  # after an error the question comes once more; after good-bye nothing does
        continue
    print(json.dumps(answer), flush=True)

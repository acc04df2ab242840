"""A bot in a program of its own, in thirty lines: it prefers moves that begin with a word dear to it, and needs nothing of Archipel.

One JSON object a line comes in, one goes out; docs/bots.md describes them.
"""

import json
import sys

DEAR = ("score", "build", "go")


def choose(view: dict, moves: list[dict]) -> str:
    """The text of one of the legal moves. The view holds what this seat may know; here it is enough to look at the moves."""
    for word in DEAR:
        for move in moves:
            if move["text"].startswith(word):
                return move["text"]
    return moves[len(view["decision"]["args"]) % len(moves)]["text"]


def main() -> None:
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "choose":
            print(json.dumps({"move": choose(message["view"], message["moves"])}), flush=True)


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""A complete Parlor bot: plays every game by choosing any legal action.

    parlor arena check-bot python3 examples/bots/any_legal.py
    parlor arena run --game backgammon --blocks 50 --seed 1 \
        --entrants random --entrants "exec:python3 examples/bots/any_legal.py"

One JSON object a line comes in on standard input; hello and ask are answered by one line on standard
output. docs/user/bots.md tells the whole protocol. To make a bot of your own, write a function like
`backgammon` below and enter it in CHOOSERS. Print for yourself on standard error only.
"""

import json
import random
import sys

VERSION = 1


def any_legal(seat, view, legal):
    """Any action, each equally likely."""
    return random.choice(legal)


def backgammon(seat, view, legal):
    """Leaves as few men alone as it can; never doubles, takes every double."""
    wanted = {"roll", "take"}
    for action in legal:
        if action["type"] in wanted:
            return action
    return min(legal, key=lambda action: blots(seat, view, action))


def blots(seat, view, play):
    """How many men stand alone after the play."""
    men = list(view["men"][seat])  # index 0 is off, 1 to 24 the points, 25 the bar
    for move in play["moves"]:
        men[move["from"]] -= 1
        men[move["to"]] += 1
    return sum(1 for point in range(1, 25) if men[point] == 1)


CHOOSERS = {"backgammon": backgammon}


def main():
    seat, choose = None, any_legal
    for line in sys.stdin:
        message = json.loads(line)
        kind = message["type"]
        if kind == "hello":
            say({"type": "hello", "version": VERSION, "name": "any legal action"})
        elif kind == "start":
            seat = message["seat"]
            choose = CHOOSERS.get(message["game"], any_legal)
            random.seed(message["seed"])
        elif kind == "ask":
            action = choose(seat, message["view"], message["legal"])
            say({"type": "act", "id": message["id"], "action": action})
        # deal, seen and end need no answer; this bot decides from the view alone.


def say(message):
    """One line, sent at once: a line left in a buffer is a line too late."""
    print(json.dumps(message), flush=True)


if __name__ == "__main__":
    main()

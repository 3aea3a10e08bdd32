#!/usr/bin/env python3
"""A complete Parlor bot: plays every game, by a simple rule each, and any legal action elsewhere.

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

VERSION = 2


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


EYES = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}


def zole(seat, view, legal):
    """Takes the table with four queens and jacks, buries eyes, leads high and throws off low."""
    kind = legal[0]["type"]
    if kind == "call":
        strong = sum(1 for card in view["hand"] if card[0] in "QJ") >= 4
        wanted = "take" if strong else "pass"
        return next(action for action in legal if action["call"] == wanted)
    if kind == "bury":
        return max(legal, key=lambda action: sum(map(buried_eyes, action["cards"])))
    plays = [action for action in legal if action["type"] == "play"]
    leads = not view["trick"]["plays"]
    choose = max if leads else min
    return choose(plays, key=lambda action: EYES.get(action["card"][0], 0))


def buried_eyes(card):
    """What a buried card is worth; queens, jacks and diamonds are trumps, better kept."""
    return -1 if card[0] in "QJ" or card[1] == "D" else EYES.get(card[0], 0)


def riichi(seat, view, legal):
    """Wins when it can, declares riichi when it can, calls nothing, discards lonely tiles."""
    for wanted in ("tsumo", "ron", "riichi", "pass"):
        for action in legal:
            if action["type"] == wanted:
                return action
    discards = [action for action in legal if action["type"] == "discard"]
    hand = [place(tile) for tile in view["own"]["concealed"]]
    return min(discards, key=lambda action: company(place(action["tile"]), hand))


def place(tile):
    """Suit and rank; 0 is the red five, z are the honours."""
    return tile[1], 5 if tile[0] == "0" else int(tile[0])


def company(tile, hand):
    """How much a tile has beside it in the hand: pairs count more than neighbours."""
    suit, rank = tile
    score = -1  # the tile itself is counted below
    for other_suit, other_rank in hand:
        if other_suit != suit:
            continue
        apart = abs(other_rank - rank)
        if apart == 0:
            score += 1 if score < 0 else 4
        elif suit != "z" and apart <= 2:
            score += 3 - apart
    return score


CHOOSERS = {"backgammon": backgammon, "riichi": riichi, "zole": zole}


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

"""GNU Backgammon as a judge of plays and cubes. Runs inside gnubg's own Python.

Usage: JUDGE_IN=rows.jsonl JUDGE_OUT=judged.jsonl gnubg -t -q -p judge.py

Each row of JUDGE_IN comes from `parlor backgammon positions`. A row with dice gets `cand`: the plays that gnubg
0-ply puts near its best, each with its equity two turns ahead (cubeless, money), and `zero` and `one`: what
gnubg 0-ply and 1-ply would play. A row without dice gets a cube, a score and gnubg's 2-ply verdict with its
equities, and `one`, the verdict of 1-ply. Rows that are in JUDGE_OUT already are left out, so that a run that
was stopped goes on where it was.
"""

import base64
import json
import os
import random
import zlib

import gnubg

# Near the best, as our reference rows have it: ten, and six more within 0.32.
KEPT, MORE, WITHIN = 10, 6, 0.32
# What gnubg 1-ply looks at by its normal filter: eight within 0.16 of the best.
ONE_KEPT, ONE_WITHIN = 8, 0.16


def men_of(key: bytes) -> list[list[int]]:
    """The two halves of a position ID: first the player not on roll, then the player on roll."""
    bits = [byte >> n & 1 for byte in key for n in range(8)]
    halves, place = [], 0
    for _ in range(2):
        counts = []
        for _ in range(25):
            n = 0
            while bits[place]:
                n += 1
                place += 1
            place += 1
            counts.append(n)
        halves.append(counts)
    return halves


def board_of(position_id: str):
    other, own = men_of(base64.b64decode(position_id + "=="))
    return tuple(other), tuple(own)


def context(plies: int, cubeful: int = 0):
    return gnubg.evalcontext(cubeful, plies, 1, 1, 0.0)


def session(jacoby: str) -> None:
    """Whether gammons count before the cube is turned; gnubg looks at it when a session begins."""
    gnubg.command("set jacoby " + jacoby)
    gnubg.command("new session")


# The player on roll is gnubg's player 1, who is on move.
session("on")
JACOBY = gnubg.cubeinfo(1, -1, 1, 0, (0, 0), 0)
session("off")
MONEY = gnubg.cubeinfo(1, -1, 1, 0, (0, 0), 0)
assert (JACOBY["jacoby"], MONEY["jacoby"]) == (1, 0)


def evaluated(after: str, plies: int):
    """The chances and the equity of the player who has just moved."""
    board = board_of(after)
    if not any(board[0]):
        loser = board[1]
        gammon = sum(loser) == 15
        backgammon = gammon and any(loser[18:])
        probs = [1.0, float(gammon), float(backgammon), 0.0, 0.0]
        return probs, 1.0 + gammon + backgammon
    win, gammon, backgammon, lost, lost_backgammon = gnubg.evaluate(board, MONEY, context(plies))[:5]
    probs = [1 - win, lost, lost_backgammon, gammon, backgammon]
    return probs, 2 * probs[0] - 1 + probs[1] + probs[2] - probs[3] - probs[4]


def judged_play(row):
    at_once = sorted(((evaluated(after, 0)[1], after) for after in row.pop("after")), key=lambda it: -it[0])
    best = at_once[0][0]
    kept = at_once[:KEPT] + [it for it in at_once[KEPT : KEPT + MORE] if it[0] >= best - WITHIN]
    row["n_legal"] = len(at_once)
    row["zero"] = at_once[0][1]
    near = [after for equity, after in at_once[:ONE_KEPT] if equity >= best - ONE_WITHIN]
    row["one"] = max(near, key=lambda after: evaluated(after, 1)[1])
    cand = []
    for _, after in kept:
        probs, equity = evaluated(after, 2)
        cand.append({"after": after, "eq": round(equity, 6), "ply": 2, "probs": [round(p, 6) for p in probs]})
    row["cand"] = sorted(cand, key=lambda it: -it["eq"])
    return row


def situation(pos: str):
    """A cube and a score, drawn by the position alone."""
    draw = random.Random(zlib.crc32(pos.encode()))
    kind = draw.choice(["money_jacoby", "money_nojacoby", "money_owned", "match", "match", "match"])
    cube, owner, to, own, other = 1, "centre", 0, 0, 0
    if kind == "money_owned":
        cube, owner = draw.choice([2, 4]), "roller"
    if kind == "match":
        to = draw.choice([3, 5, 7, 9, 11])
        own, other = draw.randrange(to), draw.randrange(to)
        if draw.random() < 0.35:
            cube, owner = 2, "roller"
        if own + cube >= to and draw.random() < 0.7:
            own = max(0, to - cube - 1 - draw.randrange(2))
    return {
        "kind": kind, "cube": cube, "owner": owner, "match_to": to, "score_roller": own,
        "score_other": other, "crawford": 0, "jacoby": int(kind == "money_jacoby"),
    }


def cube_of(row):
    if row["jacoby"]:
        return JACOBY
    owner = 1 if row["owner"] == "roller" else -1
    score = (row["score_other"], row["score_roller"])
    return gnubg.cubeinfo(row["cube"], owner, 1, row["match_to"], score, row["crawford"])


def judged_cube(row):
    row.update(situation(row["pos"]))
    board, cube = board_of(row["pos"]), cube_of(row)
    probs = gnubg.evaluate(board, cube, context(2))
    row["probs"] = [round(p, 6) for p in probs[:5]]
    row["cubeless"] = round(2 * probs[0] - 1 + probs[1] + probs[2] - probs[3] - probs[4], 6)
    for plies, prefix in ((2, ""), (1, "one_")):
        best, nd, dt, dp, _, verdict = gnubg.cfevaluate(board, cube, context(plies, 1))
        names = ("opt", "nd", "dt", "dp")
        row.update({prefix + name: round(x, 6) for name, x in zip(names, (best, nd, dt, dp))})
        row[prefix + "verdict"] = verdict
    return row


def main():
    done = set()
    if os.path.exists(os.environ["JUDGE_OUT"]):
        for line in open(os.environ["JUDGE_OUT"]):
            if line.endswith("\n"):
                done.add(json.loads(line)["i"])
    with open(os.environ["JUDGE_OUT"], "a") as out:
        for line in open(os.environ["JUDGE_IN"]):
            row = json.loads(line)
            if row["i"] in done:
                continue
            row = judged_play(row) if "dice" in row else judged_cube(row)
            out.write(json.dumps(row) + "\n")
            out.flush()


main()

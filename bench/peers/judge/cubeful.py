"""Plays chosen with the cube beside plays chosen without it, where they differ, by gnubg's cubeful equities.

Usage: python3 cubeful.py PATH_TO_PARLOR ROWS.jsonl [PLY] [FOLDER]

ROWS comes from `parlor backgammon positions`. Each row gets a cube and a score, drawn by its position. Our `house` at PLY
(default: 1) plays it as it is and with `cube=off`; where the plays differ, gnubg 2-ply says what both are worth with
the cube, the opponent's best cube action first. Thousandths of normalised equity for the play with the cube, 95 %.
"""

import json
import os
import random
import subprocess
import sys
import zlib
from collections import defaultdict

INSIDE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "cubeful_worths.py")


def situation(pos):
    """A cube and a score, drawn by the position alone."""
    draw = random.Random(zlib.crc32(pos.encode()))
    kind = draw.choice(["money_jacoby", "money_nojacoby", "money_owned", "match", "match", "match"])
    cube, owner, to, own, other = 1, "centre", 0, 0, 0
    if kind == "money_owned":
        cube, owner = draw.choice([2, 4]), draw.choice(["roller", "other"])
    if kind == "match":
        to = draw.choice([3, 5, 7, 9, 11])
        own, other = draw.randrange(to), draw.randrange(to)
        if draw.random() < 0.35:
            cube, owner = 2, draw.choice(["roller", "other"])
        if own + cube >= to and draw.random() < 0.7:
            own = max(0, to - cube - 1 - draw.randrange(2))
    return {
        "kind": kind, "cube": cube, "owner": owner, "match_to": to, "score_roller": own, "score_other": other,
        "jacoby": int(kind == "money_jacoby"),
    }


def xgid(row):
    cells = ["-"] * 26
    for point, men in enumerate(row["x"], 1):
        if men:
            cells[point] = chr(64 + men)
    for point, men in enumerate(row["o"], 1):
        if men:
            cells[25 - point] = chr(96 + men)
    owner = {"centre": 0, "roller": 1, "other": -1}[row["owner"]]
    dice = "".join(map(str, row["dice"]))
    cube, score = row["cube"].bit_length() - 1, f"{row['score_roller']}:{row['score_other']}"
    return f"XGID={''.join(cells)}:{cube}:{owner}:1:{dice}:{score}:{row['jacoby']}:{row['match_to']}:10"


def after(row, play):
    """The men of both after a play that UBGI writes step by step."""
    own, other = [0, *row["x"]], [0, *row["o"]]
    for step in play.replace("*", "").replace("pass", "").split():
        places = [25 if place == "bar" else 0 if place == "off" else int(place) for place in step.split("/")]
        for begin, end in zip(places, places[1:]):
            own[begin] -= 1
            own[end] += 1
            if end and other[25 - end] == 1:
                other[25 - end] = 0
                other[25] += 1
    return own[1:], other[1:]


def answers(parlor, spec, rows):
    talk = "ubgi\n" + "".join(f"position xgid {xgid(row)}\ngo\n" for row in rows) + "quit\n"
    said = subprocess.run([parlor, "backgammon", "ubgi", "--agent", spec], input=talk, capture_output=True, text=True)
    found = [line for line in said.stdout.splitlines() if line.startswith(("bestmove ", "error"))]
    assert len(found) == len(rows) and not any(line.startswith("error") for line in found), said.stdout[:500]
    return [after(row, line.removeprefix("bestmove ")) for row, line in zip(rows, found)]


def main(parlor, path, ply="1", folder="scratch/peers/cubeful"):
    os.makedirs(folder, exist_ok=True)
    rows = [json.loads(line) for line in open(path)]
    rows = [row | situation(row["pos"]) for row in rows]
    with_cube, without = (answers(parlor, f"house:ply={ply}{more}", rows) for more in ("", ",cube=off"))
    asked, told = os.path.join(folder, "asked.jsonl"), os.path.join(folder, "told.jsonl")
    with open(asked, "w") as file:
        for row, one, other in zip(rows, with_cube, without):
            if one != other and any(one[0]) and any(other[0]):
                file.write(json.dumps(row | {"plays": [one, other]}) + "\n")
    gnubg = os.environ.get("PARLOR_GNUBG", "gnubg")
    command = [gnubg, "-t", "-q", "-r", "-p", INSIDE]
    subprocess.run(command, input="", check=True, capture_output=True, text=True,
                   env=os.environ | {"JUDGE_IN": asked, "JUDGE_OUT": told})
    gains = defaultdict(list)
    for row in map(json.loads, open(told)):
        for name in ("all", row["kind"]):
            gains[name].append(row["worths"][0] - row["worths"][1])
    print(f"house:ply={ply}: {len(rows)} rows, {len(gains['all'])} played otherwise with the cube")
    for name, all_of in gains.items():
        n, mean = len(all_of), sum(all_of) / len(all_of)
        error = (sum((gain - mean) ** 2 for gain in all_of) / max(n - 1, 1) / n) ** 0.5
        better, worse = (sum(sign * gain > 1e-4 for gain in all_of) for sign in (1, -1))
        print(f"{name:<16} {n:>5} rows  {1e3 * mean:+7.2f} ± {1.96e3 * error:5.2f}  better {better}, worse {worse}")


if __name__ == "__main__":
    main(*sys.argv[1:])

"""What gnubg itself loses on rows that it has judged, by its 0-ply and 1-ply plays; and its 1-ply verdicts on cubes.

Usage: python losses.py plays-dev.jsonl.gz cubes-dev.jsonl.gz …

Thousandths of a point with 95 % either way, as `parlor backgammon loss` prints them.
"""

import gzip
import json
import sys
from collections import defaultdict


def line(name, losses):
    n, mean = len(losses), sum(losses) / len(losses)
    error = (sum((x - mean) ** 2 for x in losses) / max(n - 1, 1) / n) ** 0.5
    return f"{name:<16} {n:>6} rows  loss {1e3 * mean:7.2f} ± {1.96e3 * error:5.2f}"


def plays(rows):
    for who in ("zero", "one"):
        losses = defaultdict(list)
        for row in rows:
            best = max(play["eq"] for play in row["cand"])
            lost = {play["after"]: best - play["eq"] for play in row["cand"]}
            for name in ("all", row["cls"]):
                losses[name].append(lost[row[who]])
        for name, all_of in losses.items():
            print(line(f"{who} {name}", all_of))


def cost(verdict, nd, dt, dp):
    """The doubler's loss, and if he doubles the answerer's."""
    doubles = verdict.startswith(("Double", "Redouble", "Optional"))
    doubled = min(dt, dp)
    offer = 0.0 if "dead cube" in verdict else max(nd, doubled) - (doubled if doubles else nd)
    return offer + ((dp if "pass" in verdict else dt) - doubled if doubles else 0.0)


def cubes(rows):
    same = sum(row["verdict"] == row["one_verdict"] for row in rows)
    mean = sum(cost(row["one_verdict"], row["nd"], row["dt"], row["dp"]) for row in rows) / len(rows)
    print(f"one: {same} of {len(rows)} verdicts agree ({100 * same / len(rows):.1f} %); mean cost {mean:.5f}")


for path in sys.argv[1:]:
    judged = [json.loads(row) for row in gzip.open(path)]
    print(path)
    (plays if "dice" in judged[0] else cubes)(judged)

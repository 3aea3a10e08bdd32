"""What bgsage loses on rows that gnubg has judged, without looking ahead.

Usage: python sage.py plays-dev.jsonl.gz [LEVEL]

LEVEL is bgsage's own count: 1ply is what gnubg calls 0-ply. Needs `pip install bgsage`; nothing of it is in Parlor.
"""

import gzip
import json
import sys
from collections import defaultdict

from bgsage import BgBotAnalyzer


def board_of(x, o):
    """bgsage: [own bar? …] 26 places from the side of the player on roll, the other's men negative."""
    places = [0] * 26
    for n in range(24):
        places[n + 1] = x[n]
    for n in range(24):
        if o[n]:
            places[24 - n] = -o[n]
    places[25], places[0] = x[24], o[24]
    return places


def id_of(own, other):
    """The position ID with `own` as the player who has just moved: his men come first."""
    import base64

    bits = []
    for counts in (own, other):
        for n in counts:
            bits += [1] * n + [0]
    bits += [0] * (80 - len(bits))
    key = bytes(sum(bits[8 * n + k] << k for k in range(8)) for n in range(10))
    return base64.b64encode(key).decode().rstrip("=")


def men_of(board):
    """Both sides' 25 counts from a board of bgsage's."""
    own = [max(0, board[n + 1]) for n in range(24)] + [board[25]]
    other = [max(0, -board[24 - n]) for n in range(24)] + [abs(board[0])]
    return own, other


def main(path, level="1ply"):
    analyzer = BgBotAnalyzer(eval_level=level, cubeful=False, parallel_threads=1)
    losses = defaultdict(list)
    for line in gzip.open(path):
        row = json.loads(line)
        found = analyzer.checker_play(board_of(row["x"], row["o"]), *row["dice"])
        chosen = id_of(*men_of(found.moves[0].board))
        best = max(play["eq"] for play in row["cand"])
        lost = {play["after"]: best - play["eq"] for play in row["cand"]}
        loss = lost.get(chosen, max(lost.values()))
        losses["all"].append(loss)
        losses[row["cls"]].append(loss)
    for name, all_of in losses.items():
        n, mean = len(all_of), sum(all_of) / len(all_of)
        error = (sum((x - mean) ** 2 for x in all_of) / max(n - 1, 1) / n) ** 0.5
        print(f"{name:<10} {n:>6} rows  loss {1e3 * mean:7.2f} ± {1.96e3 * error:5.2f}")


if __name__ == "__main__":
    main(*sys.argv[1:])

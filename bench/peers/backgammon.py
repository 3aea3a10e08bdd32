"""Random backgammon games: Parlor beside OpenSpiel's C++ loop, in turns, by CPU time.

Usage: python backgammon.py PATH_TO_PARLOR

Both sides play whole games of uniformly random legal plays on one thread. OpenSpiel plays without a
cube and makes a double two turns; Parlor is measured by its own `bench run`, also without the cube.
"""

import json
import statistics
import subprocess
import sys
import time

import pyspiel

ROUNDS = 5
SECONDS = 2.0


def open_spiel_rate(round_number: int) -> float:
    game = pyspiel.load_game("backgammon")
    bots = [pyspiel.make_uniform_random_bot(seat, 100 * round_number + seat) for seat in (0, 1)]
    games, begin = 0, time.process_time()
    while True:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, 1000 * round_number + games)
        games += 1
        spent = time.process_time() - begin
        if spent >= SECONDS:
            return games / spent


def parlor_rate(parlor: str) -> float:
    command = [parlor, "bench", "run", "backgammon-random-games", "--json"]
    command += ["--seconds", str(SECONDS)]
    return json.loads(subprocess.run(command, check=True, capture_output=True).stdout)["rate"]


def main() -> None:
    parlor = sys.argv[1]
    theirs, ours = [], []
    for n in range(1, ROUNDS + 1):
        theirs.append(open_spiel_rate(n))
        ours.append(parlor_rate(parlor))
        print(f"  round {n}: open_spiel {theirs[-1]:,.0f}, parlor {ours[-1]:,.0f} games/s")
    their_median, our_median = statistics.median(theirs), statistics.median(ours)
    print(f"backgammon-random-games: open_spiel {their_median:,.0f} games/s (C++ evaluate_bots)")
    print(f"backgammon-random-games: parlor     {our_median:,.0f} games/s")
    print(f"backgammon-random-games: ratio      {our_median / their_median:.1f}")


if __name__ == "__main__":
    main()

"""Random games of OpenSpiel's C++ loop beside a figure of `parlor bench`, in turns, by CPU time.

Both sides run on one thread; only the ratio from one run means something.
"""

import json
import statistics
import subprocess
import time

import pyspiel

ROUNDS = 5
SECONDS = 2.0


def open_spiel_rate(name: str, round_number: int) -> float:
    """Games a second of uniformly random bots through `evaluate_bots`."""
    game = pyspiel.load_game(name)
    seats = range(game.num_players())
    bots = [pyspiel.make_uniform_random_bot(seat, 100 * round_number + seat) for seat in seats]
    games, begin = 0, time.process_time()
    while True:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, 1000 * round_number + games)
        games += 1
        spent = time.process_time() - begin
        if spent >= SECONDS:
            return games / spent


def parlor_rate(parlor: str, figure: str) -> float:
    command = [parlor, "bench", "run", figure, "--json", "--seconds", str(SECONDS)]
    return json.loads(subprocess.run(command, check=True, capture_output=True).stdout)["rate"]


def compare(parlor: str, figure: str, name: str, unit: str) -> None:
    """Measures both in turns and prints the medians and their ratio."""
    theirs, ours = [], []
    for n in range(1, ROUNDS + 1):
        theirs.append(open_spiel_rate(name, n))
        ours.append(parlor_rate(parlor, figure))
        print(f"  round {n}: open_spiel {theirs[-1]:,.0f}, parlor {ours[-1]:,.0f} {unit}")
    their_median, our_median = statistics.median(theirs), statistics.median(ours)
    print(f"{figure}: open_spiel {their_median:,.0f} {unit} ({name}, C++ evaluate_bots)")
    print(f"{figure}: parlor     {our_median:,.0f} {unit}")
    print(f"{figure}: ratio      {our_median / their_median:.1f}")

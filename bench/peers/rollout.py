"""A rollout of the opening beside GNU Backgammon's: one thread, CPU time, in turns.

Usage: python3 rollout.py PATH_TO_PARLOR [ROUNDS] [TRIALS]

Both play TRIALS games (1,296 by default) from the opening position before the roll, 0-ply, without the cube, with variance
reduction by looking one roll ahead and the first rolls spread evenly, and put their evaluation after 7 turns.
"""

import json
import os
import re
import resource
import statistics
import subprocess
import sys
import tempfile

OPENING = "4HPwATDgc/ABMA"
TURNS = 7


def spent() -> float:
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def timed(command: list[str]) -> tuple[float, str]:
    begin = spent()
    # gnubg reads what it is told from a file and then waits for more.
    done = subprocess.run(command, input="", check=True, capture_output=True, text=True, env=os.environ | {"LC_ALL": "C"})
    return spent() - begin, done.stdout


def theirs(trials: int) -> float:
    commands = [
        "set threads 1", "set seed 1", "set output rawboard off", "set rollout trials %d" % trials,
        "set rollout chequerplay plies 0", "set rollout cubedecision plies 0", "set rollout cubeful off",
        "set rollout varredn on", "set rollout quasirandom on", "set rollout truncation enable",
        "set rollout truncation plies %d" % TURNS, "set rollout limit enable off", "set rollout jsd stop off",
        "new session", "set board " + OPENING, "set turn 1", "rollout",
    ]
    with tempfile.NamedTemporaryFile("w", suffix=".gnubg") as file:
        file.write("\n".join(commands) + "\n")
        file.flush()
        seconds, said = timed([os.environ.get("PARLOR_GNUBG", "gnubg"), "-t", "-q", "-r", "-c", file.name])
    if "Rollout done" not in said or re.search("illegal|unknown keyword|invalid", said.lower()):
        raise SystemExit("gnubg did not finish its rollout:\n" + said)
    return seconds


def ours(parlor: str, trials: int) -> tuple[float, dict]:
    options = ["--trials", str(trials), "--truncate", str(TURNS), "--cubeless", "--threads", "1", "--json"]
    seconds, said = timed([parlor, "backgammon", "rollout", OPENING, *options])
    return seconds, json.loads(said)["lines"][0]


def main(parlor: str, rounds: str = "3", trials: str = "1296") -> None:
    times = []
    for n in range(1, int(rounds) + 1):
        # What a round takes on a busy machine is measured for both in the same minute.
        gnubg = theirs(int(trials))
        parlor_s, line = ours(parlor, int(trials))
        times.append((gnubg, parlor_s))
        print(f"  round {n}: gnubg {gnubg:.1f}, parlor {parlor_s:.2f} s of CPU")
    their_median, our_median = (statistics.median(column) for column in zip(*times))
    print(f"opening, {line['trials']} games: equity {line['equity']:+.4f} ± {line['error']:.4f}")
    print(f"rollout: gnubg {their_median:.1f} s, parlor {our_median:.2f} s of CPU, ratio {their_median / our_median:.1f}")


if __name__ == "__main__":
    main(*sys.argv[1:])

"""bgsage, asked one position at a time.

Reads a JSON object a line, from the side of the player who is asked, and writes one. Started with a depth as
bgsage counts it and with `cube` or `cubeless`. Its own package does all the thinking.
"""

import json
import sys


def main(level, cube):
    try:
        from bgsage import BgBotAnalyzer
    except ImportError as error:
        print(json.dumps({"error": str(error)}), flush=True)
        return
    analyzer = BgBotAnalyzer(eval_level=level, cubeful=cube == "cube", parallel_threads=1)
    print(json.dumps({"ready": True}), flush=True)
    for line in sys.stdin:
        ask = json.loads(line)
        match = {
            "away1": ask["away"][0],
            "away2": ask["away"][1],
            "is_crawford": ask["crawford"],
            "jacoby": ask["jacoby"],
            "beaver": ask["beaver"],
        }
        stake = {"cube_value": ask["cube"], "cube_owner": ask["owner"]}
        if ask["dice"]:
            found = analyzer.checker_play(ask["board"], *ask["dice"], **stake, **match)
            answer = {"board": found.moves[0].board if found.moves else ask["board"]}
        else:
            found = analyzer.cube_action(ask["board"], **stake, **match)
            answer = {"double": found.should_double, "take": found.should_take, "beaver": found.is_beaver}
        print(json.dumps(answer), flush=True)


main(*sys.argv[1:])

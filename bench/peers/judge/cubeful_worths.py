"""What plays are worth with the cube, by gnubg 2-ply. Runs inside gnubg's own Python, started by cubeful.py."""

import json
import os

import gnubg

CONTEXT = gnubg.evalcontext(1, 2, 1, 1, 0.0)


def session(jacoby):
    """Whether gammons count before the cube is turned; gnubg looks at it when a session begins."""
    gnubg.command("set jacoby " + ("on" if jacoby else "off"))
    gnubg.command("new session")


def worth(play, cube):
    """To the player who has moved: the other, gnubg's player 0, is on roll and takes the best cube action."""
    own, other = play
    return -gnubg.cfevaluate((tuple(own), tuple(other)), cube, CONTEXT)[0]


jacoby = None
with open(os.environ["JUDGE_OUT"], "w") as out:
    for row in map(json.loads, open(os.environ["JUDGE_IN"])):
        if row["jacoby"] != jacoby:
            jacoby = row["jacoby"]
            session(jacoby)
        owner = {"centre": -1, "roller": 1, "other": 0}[row["owner"]]
        score = (row["score_other"], row["score_roller"])
        cube = gnubg.cubeinfo(row["cube"], owner, 0, row["match_to"], score, 0)
        row["worths"] = [worth(play, cube) for play in row["plays"]]
        out.write(json.dumps(row) + "\n")

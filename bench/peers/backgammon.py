"""Random backgammon games: Parlor beside OpenSpiel.

Usage: python backgammon.py PATH_TO_PARLOR

Both sides play whole games of uniformly random legal plays. OpenSpiel plays without a cube and makes
a double two turns; Parlor is measured by its own `bench run`, also without the cube.
"""

import sys

from beside import compare

if __name__ == "__main__":
    compare(sys.argv[1], "backgammon-random-games", "backgammon", "games/s")

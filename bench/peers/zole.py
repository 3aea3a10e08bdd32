"""Random Zole deals of Parlor beside random Skat deals of OpenSpiel.

Usage: python zole.py PATH_TO_PARLOR

OpenSpiel has no Zole; Skat is its nearest relative. Both sides play whole deals of uniformly random
calls, discards and cards for three: Zole 26 cards and 8 tricks, Skat 32 cards and 10 tricks. So a
Skat deal is about a third longer, dealing included, which it does one card at a time.
"""

import sys

from beside import compare

if __name__ == "__main__":
    compare(sys.argv[1], "zole-random-deals", "skat", "deals/s")

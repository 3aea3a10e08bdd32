#!/usr/bin/env bash
# Parlor's backgammon against GNU Backgammon (Debian: apt-get install gnubg) and bgsage (from PyPI), one core each.
#
#   bench/peers/versus/run.sh [PAIRS] [FOLDER]
#
# First gnubg hosts games that `parlor backgammon external` plays, then PAIRS pairs of money games without the cube
# at 0-ply against each program, with the same dice from both sides and the luck taken away. Stopped, it goes on
# where it was: pairs are kept in FOLDER (scratch/peers/versus).
set -euo pipefail
cd "$(dirname "$0")/../../.."
pairs=${1:-300} folder=${2:-scratch/peers/versus}
parlor=target/quick/parlor
[ -x "$parlor" ] || cargo build --profile quick --bin parlor
mkdir -p "$folder"
PATH=$PATH:/usr/games
if command -v gnubg >/dev/null; then
  python3 bench/peers/versus/host.py "$parlor"
  "$parlor" backgammon versus gnubg:ply=0 --pairs "$pairs" --threads 1 --out "$folder/gnubg-0.jsonl"
else
  echo "gnubg is not here (Debian: apt-get install gnubg)"
fi
. bench/peers/python.sh
install bgsage
PARLOR_PYTHON=$python "$parlor" backgammon versus bgsage:ply=0 --pairs "$pairs" --threads 1 --out "$folder/bgsage-0.jsonl"

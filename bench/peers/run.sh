#!/usr/bin/env bash
# Measures peers beside Parlor in one run: of all games, or of those named (run.sh riichi). `majiang` plays a match of
# riichi against a peer and takes longest.
# Needs a network; everything goes into scratch/peers/.
set -euo pipefail
cd "$(dirname "$0")/../.."

backgammon() {
  . bench/peers/python.sh
  install 'open_spiel>=1.6'
  "$python" bench/peers/backgammon.py target/quick/parlor
}

zole() {
  . bench/peers/python.sh
  install 'open_spiel>=1.6'
  "$python" bench/peers/zole.py target/quick/parlor
}

riichi() {
  bench/peers/riichi/run.sh
}

majiang() {
  bench/peers/majiang/run.sh
}

if [ $# -eq 0 ]; then set -- backgammon riichi zole majiang; fi
for game in "$@"; do
  declare -F "$game" >/dev/null || { echo "no peers called $game: backgammon, riichi, zole, majiang" >&2; exit 2; }
  echo "== $game"
  "$game"
done

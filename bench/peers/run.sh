#!/usr/bin/env bash
# Measures peers beside Parlor in one run: of all games, or of those named (run.sh riichi).
# Needs a network; everything goes into scratch/peers/.
set -euo pipefail
cd "$(dirname "$0")/../.."

backgammon() {
  . bench/peers/python.sh
  install 'open_spiel>=1.6'
  "$python" bench/peers/backgammon.py target/release/parlor
}

zole() {
  . bench/peers/python.sh
  install 'open_spiel>=1.6'
  "$python" bench/peers/zole.py target/release/parlor
}

riichi() {
  bench/peers/riichi/run.sh
}

if [ $# -eq 0 ]; then set -- backgammon riichi zole; fi
for game in "$@"; do
  declare -F "$game" >/dev/null || { echo "no peers of $game: backgammon, riichi, zole" >&2; exit 2; }
  echo "== $game"
  "$game"
done

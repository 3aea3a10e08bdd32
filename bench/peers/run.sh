#!/usr/bin/env bash
# Measures peers beside Parlor in one run: of all games, or of those named (run.sh riichi). `versus` and `majiang` play
# backgammon and riichi against other programs and take longest. `judge` runs only when it is named: that gnubg judges
# 10,500 plays takes hours once; what is judged stays and is not judged again.
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

versus() {
  bench/peers/versus/run.sh
}

rollout() {
  PATH=$PATH:/usr/games
  if command -v gnubg >/dev/null; then
    python3 bench/peers/rollout.py target/quick/parlor
  else
    echo "gnubg is not here (Debian: apt-get install gnubg)"
  fi
}

majiang() {
  bench/peers/majiang/run.sh
}

judge() {
  local folder=scratch/peers/judge half ply peer
  bench/peers/judge/run.sh "$folder"
  . bench/peers/python.sh
  install bgsage
  # The half for judging alone: the other one is there to be looked at.
  half=$folder/plays-judge.jsonl.gz
  "$python" bench/peers/judge/losses.py "$half" "$folder/cubes-judge.jsonl.gz"
  "$python" bench/peers/judge/sage.py "$half"
  for ply in 0 1; do
    peer=$([ "$ply" = 0 ] && echo zero || echo one)
    target/quick/parlor backgammon loss "$half" --agent "net:ply=$ply" --beside "$peer"
  done
  target/quick/parlor backgammon loss "$half" --agent house --beside one
}

if [ $# -eq 0 ]; then set -- backgammon rollout riichi zole versus majiang; fi
for game in "$@"; do
  declare -F "$game" >/dev/null || { echo "no peers called $game: backgammon, rollout, riichi, zole, versus, majiang, judge" >&2; exit 2; }
  echo "== $game"
  "$game"
done

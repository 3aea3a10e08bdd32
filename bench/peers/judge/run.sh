#!/usr/bin/env bash
# Fresh positions judged by Debian's gnubg (apt-get install gnubg): plays and cubes that nothing is tuned on.
#
#   bench/peers/judge/run.sh FOLDER [PLAYS] [CUBES] [PROCESSES] [SEED]
#
# Writes FOLDER/plays-dev.jsonl.gz, plays-judge.jsonl.gz, cubes-dev.jsonl.gz and cubes-judge.jsonl.gz: look at the first
# half while working, at the other only for a final table. A position, with whatever roll, is in one half alone.
# Stopped, it goes on where it was. gnubg judges; nothing of it is in Parlor.
set -euo pipefail
cd "$(dirname "$0")/../../.."
folder=${1:?usage: run.sh FOLDER [PLAYS] [CUBES] [PROCESSES] [SEED]}
plays=${2:-10500} cubes=${3:-1200} processes=${4:-2} seed=${5:-23}
PATH=$PATH:/usr/games
command -v gnubg >/dev/null || { echo "needs gnubg (Debian: apt-get install gnubg)" >&2; exit 1; }
parlor=target/quick/parlor
[ -x "$parlor" ] || cargo build --profile quick --bin parlor
mkdir -p "$folder"
make() { [ -s "$folder/$1" ] || { "$parlor" backgammon positions "${@:2}" >"$folder/$1.new" && mv "$folder/$1.new" "$folder/$1"; }; }
# Rows are known by their numbers, so a folder keeps the rows that it was begun with.
expect() {
  local rows
  rows=$(wc -l <"$folder/$1")
  [ "$rows" = "$2" ] || { echo "$folder/$1 has $rows rows, not $2; choose another folder, or $rows" >&2; exit 2; }
}
make plays.jsonl --rows "$plays" --seed "$seed"
make cubes.jsonl --rows "$cubes" --seed "$((seed + 1))" --before-roll
expect plays.jsonl "$plays"
expect cubes.jsonl "$cubes"

for kind in cubes plays; do
  for ((n = 0; n < processes; n++)); do
    part=$folder/$kind-$processes-$n
    awk "NR % $processes == $n" "$folder/$kind.jsonl" >"$part.in"
    JUDGE_IN=$part.in JUDGE_OUT=$part.out gnubg -t -q -r -p bench/peers/judge/judge.py >"$part.log" 2>&1 </dev/null &
  done
  wait
  python3 bench/peers/judge/halves.py "$folder/$kind" "$folder/$kind-$processes"-*.out
done

#!/usr/bin/env bash
# The load and the restart that the server must stand: load.sh [MINUTES]
#
# 500 tables, 2,000 sockets, over 1,000 actions a second for MINUTES (10), every frame checked; then
# 1,000 tables, a kill and the time to the first move. Prints figures, and writes them as JSON to
# scratch/load/. LOAD_URL=postgres://… loads that database instead of a new SQLite file.
set -euo pipefail
cd "$(dirname "$0")/.."
minutes=${1:-10}
# Both ends of every socket are on this machine.
ulimit -n "$(ulimit -Hn)"
if [ "$(ulimit -n)" != unlimited ] && [ "$(ulimit -n)" -lt 8192 ]; then
  echo "load: $(ulimit -n) open files are not enough; 8192 are needed (ulimit -n)" >&2
  exit 1
fi
mkdir -p scratch/load
folder=$(mktemp -d "$PWD/scratch/load/db.XXXXXX")
trap 'rm -rf "$folder"' EXIT
database() { echo "${LOAD_URL:-sqlite:$folder/$1.db}"; }

seconds=$(awk "BEGIN { print $minutes * 60 }")
echo "==> load: 500 tables, 2000 sockets, over 1000 actions a second, $minutes minutes"
target/release/parlor-load play --tables 500 --sockets 2000 --rate 1010 --seconds "$seconds" \
  --finish-seconds 600 --goal-p99-ms 50 --goal-mb 1000 \
  --out scratch/load/play.json -- target/release/parlor serve --database-url "$(database play)"
echo "==> load: 1000 tables, killed and restarted"
target/release/parlor-load restart --tables 1000 --rate 1000 --seconds 30 --calls-ms 0 --short \
  --out scratch/load/restart.json -- target/release/parlor serve --database-url "$(database restart)"

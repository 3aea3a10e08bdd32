#!/usr/bin/env bash
# The load and the restart that the server must stand: load.sh [MINUTES]
#
# 500 tables, 2,000 sockets, over 1,000 actions a second for MINUTES (10), every frame checked; then
# 1,000 tables, a kill and the time to the first move. Server and driver share two cores. Prints
# figures, each goal beside what was reached, and fails when one is missed; writes the figures as JSON
# to scratch/load/. LOAD_URL=postgres://… loads that database instead of a new SQLite file.
#
# LOAD_TABLES and LOAD_SOCKETS make it smaller, for a first try: the rate follows, and is no goal then.
set -euo pipefail
cd "$(dirname "$0")/.."
minutes=${1:-10}
tables=${LOAD_TABLES:-500} sockets=${LOAD_SOCKETS:-2000}
# Both ends of every socket are on this machine.
ulimit -n "$(ulimit -Hn)"
if [ "$(ulimit -n)" != unlimited ] && [ "$(ulimit -n)" -lt 8192 ]; then
  echo "load: $(ulimit -n) open files are not enough; 8192 are needed (ulimit -n)" >&2
  exit 1
fi
# What is promised is promised on two cores.
cores=()
if [ "$(nproc)" -gt 2 ]; then
  command -v taskset >/dev/null || { echo "load: taskset (util-linux) is needed on more than two cores" >&2; exit 1; }
  cores=(taskset -c "$(taskset -pc $$ | awk -F'[:,-] *' '{ print $2 "," $2 + 1 }')")
fi
mkdir -p scratch/load
folder=$(mktemp -d "$PWD/scratch/load/db.XXXXXX")
trap 'rm -rf "$folder"' EXIT
database() { echo "${LOAD_URL:-sqlite:$folder/$1.db}"; }

seconds=$(awk "BEGIN { print $minutes * 60 }")
rate=$(awk "BEGIN { print 1010 * $tables / 500 }")
goals=(--goal-p99-ms 50 --goal-mb 1000 --goal-steady)
[ "$tables" -lt 500 ] || goals+=(--goal-rate 1000)
failed=0
echo "==> load: $tables tables, $sockets sockets, $rate actions a second, $minutes minutes"
"${cores[@]}" target/release/parlor-load play --tables "$tables" --sockets "$sockets" --rate "$rate" \
  --seconds "$seconds" --finish-seconds 600 "${goals[@]}" \
  --out scratch/load/play.json -- target/release/parlor serve --database-url "$(database play)" || failed=1
restarted=$((tables * 2))
echo "==> load: $restarted tables, killed and restarted"
"${cores[@]}" target/release/parlor-load restart --tables "$restarted" --rate 1000 --seconds 30 --calls-ms 0 \
  --short --goal-restart-s 5 \
  --out scratch/load/restart.json -- target/release/parlor serve --database-url "$(database restart)" || failed=1
[ "$failed" = 0 ] || echo "load: a goal was missed, or something failed" >&2
exit "$failed"

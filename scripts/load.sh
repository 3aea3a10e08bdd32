#!/usr/bin/env bash
# The load and the restart that the server must stand: load.sh [MINUTES]
#
# 500 tables, 2,000 sockets, over 1,000 actions a second for MINUTES (10), every frame checked; then
# 1,000 tables, a kill and the time to the first move. Server and driver share two cores. Prints
# figures, each goal beside what was reached, and fails when one is missed; writes the figures as JSON
# to scratch/load/. LOAD_URL=postgres://… and LOAD_RESTART_URL=postgres://…, two empty databases, are
# loaded instead of new SQLite files: what the first run leaves would be restored in the second.
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
  # The first two that this shell may use, out of a list such as 0-3,8.
  two=$(taskset -pc $$ | sed 's/.*: *//' | tr , '\n' |
    awk -F- '{ for (c = $1; c <= ($2 == "" ? $1 : $2) + 0; c++) if (n++ < 2) printf "%s%d", (n > 1 ? "," : ""), c }')
  cores=(taskset -c "$two")
fi
mkdir -p scratch/load
folder=$(mktemp -d "$PWD/scratch/load/db.XXXXXX")
trap 'rm -rf "$folder"' EXIT
if [ -n "${LOAD_URL:-}" ] && [ "${LOAD_RESTART_URL:-$LOAD_URL}" = "$LOAD_URL" ]; then
  echo "load: LOAD_RESTART_URL must name another database than LOAD_URL" >&2
  exit 1
fi

seconds=$(awk "BEGIN { print $minutes * 60 }")
rate=$(awk "BEGIN { print 1010 * $tables / 500 }")
goals=(--goal-p99-ms 50 --goal-mb 1000 --goal-steady)
[ "$tables" -lt 500 ] || goals+=(--goal-rate 1000)
failed=0
echo "==> load: $tables tables, $sockets sockets, $rate actions a second, $minutes minutes"
"${cores[@]}" target/quick/parlor-load play --tables "$tables" --sockets "$sockets" --rate "$rate" \
  --seconds "$seconds" --finish-seconds 600 "${goals[@]}" \
  --out scratch/load/play.json -- target/quick/parlor serve --database-url "${LOAD_URL:-sqlite:$folder/play.db}" || failed=1
restarted=$((tables * 2))
echo "==> load: $restarted tables, killed and restarted"
"${cores[@]}" target/quick/parlor-load restart --tables "$restarted" --rate 1000 --seconds 30 --calls-ms 0 \
  --short --goal-restart-s 5 \
  --out scratch/load/restart.json -- target/quick/parlor serve --database-url "${LOAD_RESTART_URL:-sqlite:$folder/restart.db}" || failed=1
[ "$failed" = 0 ] || echo "load: a goal was missed, or something failed" >&2
exit "$failed"

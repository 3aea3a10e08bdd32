#!/usr/bin/env bash
# Kills the server again and again under load: kills.sh KILLS DATABASE_URL
#
#   scripts/kills.sh 1000 sqlite:/tmp/kills.db
#   scripts/kills.sh 1000 postgres://localhost/parlor
#
# People and agents play, connections are cut, backgammon players resign, and strangers claim the seats
# of those who have dropped out. KILLS_START_S (1): fails when a first move after a kill takes longer.
set -euo pipefail
cd "$(dirname "$0")/.."
kills=$1 url=$2
sort=${url%%:*}
mkdir -p scratch/soak
echo "==> soak: $kills kills on $sort"
# A kill takes a second or two; what is over is checked meanwhile.
limit=$((900 + 4 * kills))
target/quick/parlor-load kills --kills "$kills" --tables 30 --sockets 120 --rate 200 \
  --calls-ms 0 --reconnect-seconds 60 --finish-seconds 600 --limit-seconds "$limit" \
  --agents --claims --resign 60 --goal-restart-s "${KILLS_START_S:-1}" --out "scratch/soak/kills-$sort.json" \
  -- target/quick/parlor serve --database-url "$url"
echo "<== soak: $kills kills on $sort: nothing lost, nothing doubled, no seat stolen"

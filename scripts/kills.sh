#!/usr/bin/env bash
# Kills the server again and again under load: kills.sh KILLS DATABASE_URL
#
#   scripts/kills.sh 200 sqlite:/tmp/kills.db
#   scripts/kills.sh 200 postgres://localhost/parlor
set -euo pipefail
cd "$(dirname "$0")/.."
kills=$1 url=$2
sort=${url%%:*}
mkdir -p scratch/soak
echo "==> soak: $kills kills on $sort"
target/release/parlor-load kills --kills "$kills" --tables 30 --sockets 120 --rate 200 \
  --calls-ms 0 --reconnect-seconds 60 --finish-seconds 600 --out "scratch/soak/kills-$sort.json" \
  -- target/release/parlor serve --database-url "$url"
echo "<== soak: $kills kills on $sort: nothing lost, nothing doubled"

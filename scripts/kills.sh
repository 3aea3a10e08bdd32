#!/usr/bin/env bash
# Kills the server again and again under load: kills.sh KILLS SERVE_ARGUMENT…
#
#   scripts/kills.sh 200 --db /tmp/kills.db
#   scripts/kills.sh 200 --database-url postgres://localhost/parlor
set -euo pipefail
cd "$(dirname "$0")/.."
kills=$1
shift
mkdir -p scratch/soak
echo "==> soak: $kills kills, serve $*"
target/release/parlor-load kills --kills "$kills" --tables 30 --sockets 120 --rate 200 \
  --calls-ms 0 --reconnect-seconds 60 --finish-seconds 600 --out "scratch/soak/kills$1.json" \
  -- target/release/parlor serve "$@"
echo "<== soak: $kills kills, serve $1: nothing lost, nothing doubled"

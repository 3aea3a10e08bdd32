#!/usr/bin/env bash
# The attacks that the server must stand: attacks.sh [MINUTES]
#
# Three runs, each against a server of its own on this machine:
#   chaos   a proxy delays, cuts and repeats what clients send: nothing acknowledged is lost or doubled
#   timing  what a player without a call can measure of call windows does not tell that another was asked
#   abuse   one address uses every cheap abuse at once for MINUTES (30), while honest people play
# Prints figures, each goal beside what was reached, and fails when one is missed; writes them as JSON
# to scratch/soak/. ATTACKS="chaos timing" runs some of them. ATTACK_WINDOWS (40000), ATTACK_MB (150) and
# ATTACK_DB_MB (150) are the windows of timing and the bounds of abuse.
set -euo pipefail
cd "$(dirname "$0")/.."
minutes=${1:-30}
mkdir -p scratch/soak
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
ulimit -n "$(ulimit -Hn)"
load=target/quick/parlor-load
serve=(target/quick/parlor serve --log error)
failed=0

for attack in ${ATTACKS:-chaos timing abuse}; do
  echo "==> soak: $attack"
  case $attack in
    chaos)
      "$load" play --tables 30 --sockets 120 --rate 150 --seconds 120 --finish-seconds 600 --calls-ms 600 \
        --agents --resign 60 --chaos=delay=20,cut=8,repeat=10 --out scratch/soak/chaos.json \
        -- "${serve[@]}" --database-url "sqlite:$folder/chaos.db" || failed=1 ;;
    timing)
      "$load" timing --windows "${ATTACK_WINDOWS:-40000}" --out scratch/soak/timing.json \
        -- "${serve[@]}" --database-url "sqlite:$folder/timing.db" || failed=1 ;;
    abuse)
      limit=$(awk "BEGIN { print int($minutes * 60) + 900 }")
      "$load" abuse --minutes "$minutes" --tables 12 --rate 24 --finish-seconds 600 --limit-seconds "$limit" \
        --goal-mb "${ATTACK_MB:-150}" --goal-db-mb "${ATTACK_DB_MB:-150}" --goal-p99-ms 50 --goal-restart-s 5 \
        --out scratch/soak/abuse.json \
        -- "${serve[@]}" --behind-proxy --database-url "sqlite:$folder/abuse.db" || failed=1 ;;
    *) echo "attacks: $attack is not known; chaos, timing and abuse are" >&2; exit 1 ;;
  esac
  echo "<== soak: $attack"
done
[ "$failed" = 0 ] || echo "attacks: a goal was missed, or something failed" >&2
exit "$failed"

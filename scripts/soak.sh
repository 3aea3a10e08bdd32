#!/usr/bin/env bash
# What takes long and must hold: soak.sh [KILLS] [MINUTES]
#
# The server's tests run on a PostgreSQL of their own, with a restart of 1,000 tables. Then the server
# is killed KILLS (200) times at random moments under load, on SQLite and on PostgreSQL; it is attacked,
# by every cheap abuse at once for MINUTES (5); and schemathesis asks its API everything the OpenAPI
# document allows. One summary line each.
set -euo pipefail
cd "$(dirname "$0")/.."
kills=${1:-200} minutes=${2:-5}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

echo "==> soak: the server's tests on PostgreSQL too"
# Each of them does the same on SQLite; scripts/postgres.sh runs a database as an ordinary user.
PARLOR_RESTART_TABLES=1000 scripts/postgres.sh "${CARGO:-cargo}" test --profile quick --locked -p parlor-server
echo "<== soak: the server's tests passed on both databases"
scripts/kills.sh "$kills" "sqlite:$folder/kills.db"
# shellcheck disable=SC2016
scripts/postgres.sh bash -c 'scripts/kills.sh "$0" "$PARLOR_TEST_POSTGRES"' "$kills"
scripts/attacks.sh "$minutes"
scripts/schemathesis.sh

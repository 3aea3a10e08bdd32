#!/usr/bin/env bash
# What takes long and must hold: soak.sh [KILLS]
#
# The server is killed KILLS (200) times at random moments under load, on SQLite and on PostgreSQL;
# then schemathesis asks its API everything the OpenAPI document allows. One summary line each.
set -euo pipefail
cd "$(dirname "$0")/.."
kills=${1:-200}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

scripts/kills.sh "$kills" "sqlite:$folder/kills.db"
if [ -x scripts/postgres.sh ]; then
  # It runs a command with the address of a database of its own.
  # shellcheck disable=SC2016
  scripts/postgres.sh bash -c 'scripts/kills.sh "$0" "$PARLOR_TEST_POSTGRES"' "$kills"
else
  echo "soak: PostgreSQL is left out: scripts/postgres.sh is not here" >&2
fi
scripts/schemathesis.sh

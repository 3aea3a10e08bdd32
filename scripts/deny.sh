#!/usr/bin/env bash
# Checks all dependencies against deny.toml: licences, duplicate versions, sources, security advisories.
# Uses cargo-deny if it is installed (cargo install --locked cargo-deny). Otherwise a test of our own checks
# everything but advisories.
set -euo pipefail
cd "$(dirname "$0")/.."
CARGO=${CARGO:-cargo}

if ! "$CARGO" deny --version >/dev/null 2>&1; then
  echo "cargo-deny is not installed: our own test checks licences, duplicates and sources; advisories are not checked"
  exec "$CARGO" test --quiet --locked -p parlor-cli --test dependencies
fi
"$CARGO" deny --locked check licenses bans sources
if "$CARGO" deny --locked fetch db >/dev/null 2>&1; then
  "$CARGO" deny --locked check advisories
else
  echo "the advisory database cannot be fetched: advisories are not checked"
fi

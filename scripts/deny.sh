#!/usr/bin/env bash
# Checks all dependencies against deny.toml: licences, duplicate versions, sources, security advisories.
# Uses cargo-deny if it is installed (cargo install --locked cargo-deny). Otherwise a test of our own, one of the
# stage `tests`, checks everything but advisories.
set -euo pipefail
cd "$(dirname "$0")/.."
CARGO=${CARGO:-cargo}

if ! "$CARGO" deny --version >/dev/null 2>&1; then
  echo "cargo-deny is not installed: the tests check licences, duplicates and sources; advisories are not checked"
  exit 0
fi
"$CARGO" deny --locked check licenses bans sources
if "$CARGO" deny --locked fetch db >/dev/null 2>&1; then
  "$CARGO" deny --locked check advisories
else
  echo "the advisory database cannot be fetched: advisories are not checked"
fi

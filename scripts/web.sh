#!/usr/bin/env bash
# Checks, tests and builds the page. Needs Node 20.19 or newer with npm; installs the rest by itself.
set -euo pipefail
cd "$(dirname "$0")/../web"

if ! command -v npm >/dev/null; then
  echo "The page needs Node 20.19 or newer with npm: on Debian, apt-get install nodejs npm" >&2
  exit 1
fi
npm ci --no-audit --no-fund --loglevel=error
npm run --silent lint
npm run --silent check
npm run --silent test
npm run --silent build

#!/usr/bin/env bash
# Checks, tests and builds the page. Needs Node 20.19 or newer with npm; installs the rest by itself.
set -euo pipefail
cd "$(dirname "$0")/../web"

needs="The page needs Node 20.19 or newer with npm"
if ! command -v node >/dev/null || ! command -v npm >/dev/null; then
  echo "$needs: install both, on Debian 13 by apt-get install nodejs npm" >&2
  exit 1
fi
if ! node -e 'const [a, b] = process.versions.node.split(".").map(Number);
              process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)'; then
  echo "$needs; this is Node $(node --version)" >&2
  exit 1
fi
npm ci --no-audit --no-fund --loglevel=error
npm run --silent lint
npm run --silent check
npm run --silent test
npm run --silent build

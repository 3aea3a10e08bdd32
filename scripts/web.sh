#!/usr/bin/env bash
# Checks, tests and builds the page; with the word `build` only builds it. Needs Node 20.19 or newer
# with npm; installs the rest by itself.
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
# What is installed is kept while the lock file is the same.
if ! cmp -s package-lock.json node_modules/.lock; then
  npm ci --no-audit --no-fund --loglevel=error
  cp package-lock.json node_modules/.lock
fi
if [ "${1:-}" != build ]; then
  npm run --silent lint
  npm run --silent check
  npm run --silent test
fi
npm run --silent build

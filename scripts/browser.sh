#!/usr/bin/env bash
# Runs one of the page's scripts that need a browser: browser.sh browser|bench|bench:explorer|bench:hints|screenshots. They use Debian's
# Chromium, target/debug/parlor and web/dist; what is missing is built or installed, or it is said how.
set -euo pipefail
cd "$(dirname "$0")/.."

has_chromium() { command -v "${CHROMIUM:-chromium}" >/dev/null; }
has_cjk() { [ -n "$(find /usr/share/fonts /usr/local/share/fonts -iname '*cjk*' -print -quit 2>/dev/null)" ]; }

needs=()
has_chromium || needs+=(chromium)
has_cjk || needs+=(fonts-noto-cjk)
if [ ${#needs[@]} -gt 0 ] && [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; then
  echo "installing ${needs[*]} by apt-get"
  export DEBIAN_FRONTEND=noninteractive
  { apt-get update -qq && apt-get install -y -qq --no-install-recommends "${needs[@]}"; } >/dev/null 2>&1 || true
fi
if ! has_chromium; then
  echo "The browser tests need Chromium: on Debian, apt-get install ${needs[*]}" >&2
  exit 1
fi
has_cjk || echo "no Japanese font is installed: apt-get install fonts-noto-cjk"

export PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1
[ -f web/dist/index.html ] || scripts/web.sh build
[ -x "${PARLOR:-target/debug/parlor}" ] || "${CARGO:-cargo}" build --locked -p parlor-cli
cd web
exec npm run --silent "${1:-browser}"

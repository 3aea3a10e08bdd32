#!/usr/bin/env bash
# Runs one of the page's scripts that need a browser: browser.sh browser|bench|screenshots. They use Debian's
# Chromium, target/debug/parlor and web/dist; what is missing is built or installed, or it is said how.
set -euo pipefail
cd "$(dirname "$0")/.."

needs=()
command -v "${CHROMIUM:-chromium}" >/dev/null || needs+=(chromium)
[ -n "$(find /usr/share/fonts /usr/local/share/fonts -iname '*cjk*' -print -quit 2>/dev/null)" ] || needs+=(fonts-noto-cjk)
if [ ${#needs[@]} -gt 0 ]; then
  if [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; then
    echo "installing ${needs[*]}"
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${needs[@]}" >/dev/null
  else
    echo "The browser tests need ${needs[*]}: on Debian, apt-get install ${needs[*]}" >&2
    exit 1
  fi
fi
export PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1
[ -f web/dist/index.html ] || scripts/web.sh build
[ -x "${PARLOR:-target/debug/parlor}" ] || "${CARGO:-cargo}" build --locked -p parlor-cli
cd web
exec npm run --silent "${1:-browser}"

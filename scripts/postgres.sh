#!/usr/bin/env bash
# Starts a PostgreSQL of its own in a temporary folder, as an ordinary user, runs the command that is
# given with its URL in PARLOR_TEST_POSTGRES, and removes everything again.
#   scripts/postgres.sh cargo test -p parlor-server
set -euo pipefail

find_server() {
  local initdb
  initdb=$(ls -d /usr/lib/postgresql/*/bin/initdb 2>/dev/null | sort -V | tail -n 1)
  [ -n "$initdb" ] || initdb=$(command -v initdb || true)
  [ -n "$initdb" ] && dirname "$(readlink -f "$initdb")"
}

bin=$(find_server || true)
if [ -z "$bin" ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  apt-get install -y -q postgresql >&2
  bin=$(find_server || true)
fi
if [ -z "$bin" ]; then
  echo "PostgreSQL is missing: install it, on Debian by apt-get install postgresql" >&2
  exit 1
fi

# The server refuses to run as root.
user=()
if [ "$(id -u)" = 0 ]; then
  name=$(id -un postgres 2>/dev/null || echo nobody)
  user=(setpriv --reuid "$name" --regid "$(id -g "$name")" --clear-groups)
fi
folder=$(mktemp -d)
[ "$(id -u)" != 0 ] || chown "$name" "$folder"
stop() {
  "${user[@]}" "$bin/pg_ctl" -D "$folder/data" -m immediate stop >/dev/null 2>&1 || true
  rm -rf "$folder"
}
trap stop EXIT

(cd "$folder" && "${user[@]}" "$bin/initdb" -D data -U parlor -A trust >/dev/null)
port=$((20000 + RANDOM % 20000))
(cd "$folder" && "${user[@]}" "$bin/pg_ctl" -D data -w -l log \
  -o "-p $port -c listen_addresses=127.0.0.1 -c unix_socket_directories=$folder" start >/dev/null)
PARLOR_TEST_POSTGRES="postgres://parlor@127.0.0.1:$port/postgres" "$@"

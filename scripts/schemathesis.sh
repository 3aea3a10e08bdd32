#!/usr/bin/env bash
# Asks the server's API everything that its OpenAPI document allows: no server error, no answer that
# is not documented. Installs schemathesis from PyPI into scratch/schemathesis/.
#
#   scripts/schemathesis.sh [EXAMPLES]     100 for each operation unless given
set -euo pipefail
cd "$(dirname "$0")/.."
examples=${1:-100}
venv=scratch/schemathesis
if [ ! -x $venv/bin/schemathesis ]; then
  python3 -m venv $venv
  $venv/bin/pip install --quiet 'schemathesis>=4,<5'
fi
folder=$(mktemp -d)
port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
target/quick/parlor serve --addr "127.0.0.1:$port" --database-url "sqlite:$folder/api.db" &
server=$!
trap 'kill "$server" 2>/dev/null; wait "$server" 2>/dev/null; rm -rf "$folder"' EXIT
for _ in $(seq 100); do
  (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null && break
  sleep 0.1
done
echo "==> soak: schemathesis, $examples examples for each operation"
$venv/bin/schemathesis run "http://127.0.0.1:$port/openapi.json" --max-examples "$examples" \
  --checks not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance \
  --seed 2026
kill -0 "$server"
echo "<== soak: schemathesis: no server error, no undocumented answer"

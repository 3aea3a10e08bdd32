#!/usr/bin/env bash
# Measures peers beside Parlor in one run. Needs python3 with venv and a network; everything goes
# into scratch/peers/.
set -euo pipefail
cd "$(dirname "$0")/../.."

command -v python3 >/dev/null || { echo "make peers needs python3 (3.9 or newer)" >&2; exit 1; }
venv=scratch/peers/venv
if [ ! -x "$venv/bin/python" ]; then
  mkdir -p scratch/peers
  python3 -m venv "$venv" || {
    echo "make peers needs python3's venv module (Debian: python3-venv)" >&2; exit 1; }
fi
echo "installing open_spiel into $venv"
"$venv/bin/pip" install --quiet --disable-pip-version-check 'open_spiel>=1.6'

for game in backgammon zole; do
  "$venv/bin/python" "bench/peers/$game.py" target/release/parlor
done

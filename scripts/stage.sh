#!/usr/bin/env bash
# Runs one stage of `make test` and says how long it took: stage.sh NAME COMMAND…
set -uo pipefail
name=$1
shift
echo "==> $name: $*"
begin=$SECONDS
"$@"
status=$?
took=$((SECONDS - begin))
if [ $status -eq 0 ]; then
  echo "<== $name: ok, $took s"
else
  echo "<== $name: FAILED with status $status after $took s" >&2
fi
exit $status

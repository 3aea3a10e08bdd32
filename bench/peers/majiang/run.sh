#!/usr/bin/env bash
# Plays 400 half-games (100 walls, each from every seat) of riichi's house against three of the npm package
# @kobalab/majiang-ai; goes on where an earlier run was stopped. About an hour on two cores, most of it theirs.
set -euo pipefail
cd "$(dirname "$0")/../../.."
project=scratch/peers/majiang
parlor=target/quick/parlor

command -v npm >/dev/null || { echo "needs Node.js 20 or newer with npm" >&2; exit 1; }
mkdir -p "$project"
[ -f "$project/package.json" ] || echo '{ "private": true }' >"$project/package.json"
npm install --silent --no-audit --no-fund --prefix "$project" \
  @kobalab/majiang-core@1.4.1 @kobalab/majiang-ai@1.0.13

"$parlor" arena run bench/peers/majiang/plan.toml --out "$project/results/"
"$parlor" arena report "$project/results/plan.jsonl" --out "$project/report.md"
echo "The whole report: $project/report.md"
sed -n '/^## Figures/,/^## Counted/p' "$project/report.md" | grep -v '^## Counted'

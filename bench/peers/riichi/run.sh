#!/usr/bin/env bash
# Riichi peers: the crates xiangting and riichienv-core in a cargo project of their own, and PyPI
# mahjong. A crate that does not build here is named and left out.
set -euo pipefail
cd "$(dirname "$0")/../../.."
here=bench/peers/riichi
project=scratch/peers/riichi
cargo=${CARGO:-cargo}

mkdir -p "$project"
rm -rf "$project/src"
cp -r "$here/src" "$project/src"
sed "s|@ROOT@|../../..|" "$here/Cargo.toml.in" >"$project/Cargo.toml"

build() {
  "$cargo" build --release --quiet --manifest-path "$project/Cargo.toml" --features "$1"
}

features=
for peer in riichienv xiangting; do
  if build "$peer" 2>"$project/$peer.log"; then
    features="$features $peer"
  else
    echo "left out: the crate behind the feature $peer does not build here:"
    grep -m 5 -E '^error' "$project/$peer.log" || tail -5 "$project/$peer.log"
  fi
done
build "${features# }"
"$project/target/release/riichi-peers"

. bench/peers/python.sh
install 'mahjong==2.1.0'
"$python" "$here/scores.py" target/quick/parlor 2000

#!/bin/sh
# Builds every fuzz target and runs each for SECONDS (60 unless given). Fails when a target does.
#
#   fuzz/run.sh [SECONDS] [TARGET...]
#
# Needs cargo (a stable toolchain) and a C++ compiler. LLVM's coverage pass is part of rustc and is
# switched on by plain code generation flags, so neither nightly nor cargo-fuzz is needed.
set -eu
cd "$(dirname "$0")"

seconds=${1:-60}
[ $# -gt 0 ] && shift
all=$(ls fuzz_targets | sed 's/\.rs$//')
targets=${*:-$all}

host=$(rustc -vV | sed -n 's/^host: //p')
coverage="-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4"
coverage="$coverage -Cllvm-args=-sanitizer-coverage-inline-8bit-counters"
coverage="$coverage -Cllvm-args=-sanitizer-coverage-pc-table"
coverage="$coverage -Cllvm-args=-sanitizer-coverage-trace-compares"

echo "fuzz: building $(echo $targets | wc -w) targets"
# With --target the flags reach our code and its libraries, not build scripts.
RUSTFLAGS="${RUSTFLAGS:-} $coverage --cfg fuzzing" \
    cargo build --release --locked --target "$host" --bins

for target in $targets; do
    mkdir -p "corpus/$target" "artifacts/$target"
    echo "fuzz: $target for $seconds s"
    if ! "target/$host/release/$target" -max_total_time="$seconds" -rss_limit_mb=2048 \
        -timeout=10 -max_len=4096 -print_final_stats=1 -verbosity=1 \
        -artifact_prefix="artifacts/$target/" "corpus/$target" "seeds/$target" \
        >"artifacts/$target/log" 2>&1; then
        tail -n 40 "artifacts/$target/log"
        echo "fuzz: $target FAILED; the input is in fuzz/artifacts/$target/" >&2
        exit 1
    fi
    sed -n 's/^stat::number_of_executed_units: */fuzz:   runs /p' "artifacts/$target/log"
    sed -n '/DONE/s/^.* cov: \([0-9]*\).*/fuzz:   edges covered \1/p' "artifacts/$target/log"
done
echo "fuzz: no target failed"

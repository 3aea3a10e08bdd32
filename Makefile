# The two commands that matter are `make run` and `make test`; `make help` lists the rest.
SHELL := bash
CARGO ?= cargo
STAGE := scripts/stage.sh
FUZZ_SECONDS ?= 60
BENCH_SECONDS ?= 3
SOAK ?= 100
LOAD_MINUTES ?= 10
KILLS ?= 200
ATTACK_MINUTES ?= 5

# What is built once gains nothing from notes for the next build, and takes longer with them.
ifdef CI
export CARGO_INCREMENTAL := 0
endif

.DEFAULT_GOAL := help
.PHONY: help run page quick driver test fmt clippy docs deny tests doctests web browser browser-all bench bench-web screenshots peers fuzz load soak attacks cargo

help: ## list the targets
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

cargo:
	@command -v $(CARGO) >/dev/null || { \
	  echo "Parlor needs Rust 1.95 or newer with cargo: install it from https://rustup.rs" >&2; exit 1; }

run: cargo page quick ## build Parlor with its page and serve it at http://127.0.0.1:7878
	@target/quick/parlor serve --web web/dist

page: ## build the page only
	@echo "==> building the page"
	@scripts/web.sh build

quick: cargo ## build the program only, without its page, as run, load, soak, attacks and peers use it
	@echo "==> building the program (some minutes the first time)"
	@$(CARGO) build --profile quick --locked -p parlor-cli

driver: quick
	@$(CARGO) build --profile quick --locked -p parlor-load

# The page's checks keep one core busy, the lints the other: each is shown when it has ended.
test: fmt ## run all checks and print the time of each stage
	@$(MAKE) --no-print-directory -j2 --output-sync=target web clippy
	@$(MAKE) --no-print-directory docs deny tests browser doctests
	@echo "all stages passed"

fmt: cargo ## check the formatting
	@$(STAGE) fmt $(CARGO) fmt --all --check

clippy: cargo ## lint, warnings denied
	@$(STAGE) clippy $(CARGO) clippy --workspace --all-targets --locked -- -D warnings

docs: cargo ## build the documentation, warnings denied
	@RUSTDOCFLAGS="-D warnings" $(STAGE) docs $(CARGO) doc --workspace --no-deps --locked

deny: cargo ## check licences, duplicate versions and sources of all dependencies
	@CARGO=$(CARGO) $(STAGE) deny scripts/deny.sh

tests: cargo ## unit, property, golden and end-to-end tests
	@if $(CARGO) nextest --version >/dev/null 2>&1; then \
	  $(STAGE) tests $(CARGO) nextest run --workspace --locked --lib --bins --tests --no-fail-fast; \
	else \
	  $(STAGE) tests $(CARGO) test --workspace --locked --lib --bins --tests --no-fail-fast; \
	fi

web: ## check, test and build the page
	@$(STAGE) web scripts/web.sh

browser: cargo ## play whole games through the page in Chromium, against the built server
	@$(STAGE) browser scripts/browser.sh browser

browser-all: cargo ## the same in every size and every way, by mouse and keyboard
	@BROWSER_ALL=1 $(STAGE) browser-all scripts/browser.sh browser

doctests: cargo ## run the examples in the documentation
	@$(STAGE) doctests $(CARGO) test --workspace --locked --doc

bench: cargo ## measure every figure of `parlor bench`
	$(CARGO) run --release --locked -q -p parlor-cli -- bench run all --seconds $(BENCH_SECONDS)

bench-web: quick ## measure the page: weight, time to the first board, time of a discard, time of hints
	@PARLOR=$(CURDIR)/target/quick/parlor scripts/browser.sh bench
	@PARLOR=$(CURDIR)/target/quick/parlor scripts/browser.sh bench:explorer
	@PARLOR=$(CURDIR)/target/quick/parlor scripts/browser.sh bench:hints

screenshots: cargo ## take screenshots of every page into scratch/screenshots, next to the target
	@scripts/browser.sh screenshots

peers: quick ## compare the speed of other programs with ours in one run (installs them into scratch/)
	bench/peers/run.sh

fuzz: cargo ## feed every parser random bytes, FUZZ_SECONDS each
	fuzz/run.sh $(FUZZ_SECONDS)

load: driver ## load a server with 2,000 sockets at 500 tables for LOAD_MINUTES (10), then restart 1,000 tables
	scripts/load.sh $(LOAD_MINUTES)

soak: driver ## SOAK (100) times as many games in the contract suites and at tables, server tests on PostgreSQL, KILLS (200) kills, attacks, API tests
	PARLOR_SOAK=$(SOAK) $(CARGO) test --profile quick --workspace --locked --test contract -- --nocapture
	PARLOR_SOAK=$(SOAK) $(CARGO) test --profile quick --locked -p parlor-table --lib -- --nocapture
	CARGO=$(CARGO) scripts/soak.sh $(KILLS) $(ATTACK_MINUTES)

attacks: driver ## attack a server: chaos, timing of call windows, every cheap abuse for ATTACK_MINUTES (5)
	scripts/attacks.sh $(ATTACK_MINUTES)

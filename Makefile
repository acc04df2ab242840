# Two commands do everything on a machine that has Python (3.11 or later), make and a C compiler:
#   make play   sets up what is missing, builds the page and opens the lobby in the browser
#   make test   sets up what is missing and runs every check and test, and says what CPU time they took (make test-quick: without the browser)
# Apart from these: make test-long (whole games in the browser, long campaigns), make bars (speed), make test-pythons (other Pythons).
# A second run installs and builds nothing again. The environment is .venv, the command is .venv/bin/archipel.

PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md' -o -name '*.net' -o -name '*.jsonl')
PAGE_SOURCES := $(shell find web/src web/public -path web/src/generated -prune -o -type f -print) \
	web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json
GENERATED := web/src/generated
VIEWS := $(shell grep --files-with-matches '^class View\b' src/archipel/games/*/view.py)
VIEW_TYPES := $(VIEWS:src/archipel/games/%/view.py=$(GENERATED)/views/%.ts)
GAMES := $(notdir $(patsubst %/__init__.py,%,$(wildcard src/archipel/games/*/__init__.py)))

# The machine's Node if it will do, else the one that tools/node.py puts here
export PATH := $(CURDIR)/.venv/node/bin:$(PATH)

# What runs a second time, on the compiled modules: the tests of what is compiled and of what plays with it, and a few of who uses it
COMPILED_TESTS := tests/engine tests/games tests/bots tests/nets tests/table tests/arena tests/envs tests/kept tests/test_golden.py tests/room/test_tables.py \
	tests/cli/test_command_line.py::test_the_version_says_how_the_rules_run \
	tests/cli/test_command_line.py::test_every_record_of_a_simulation_verifies_and_replays \
	tests/cli/test_terminal_play.py::test_a_game_goes_on_where_it_was_left

# Which Pythons `make test-pythons` tries, each with an environment of its own (without Ray); those that are not on this machine are left out
PYTHONS ?= python3.11 python3.12 python3.13
ANY_PYTHON_TESTS := tests/engine tests/games tests/bots tests/table tests/arena tests/terminal tests/kept tests/test_golden.py tests/test_words.py \
	tests/test_arrows.py --ignore=tests/arena/test_arena_ray.py
TESTERS := $(shell grep -E '^(hypothesis|pyte|pytest|pytest-timeout|pytest-xdist)==' requirements-dev.txt)

.PHONY: play play-terminal page static compiled puzzles golden copies editions features spaces words picture lock clean
.PHONY: test test-quick test-plain test-compiled test-page test-long test-pythons fuzz-server bars years checks

play: .venv/.play page static
	@$(BIN)/archipel serve --open --quiet

play-terminal: .venv/.play
	@$(BIN)/archipel play flucht

test: compiled page static
	@$(BIN)/python tools/cputime.py $(MAKE) checks test-plain test-compiled test-page

# Everything but the browser
test-quick: compiled
	@$(BIN)/python tools/cputime.py $(MAKE) checks test-plain test-compiled

test-plain: compiled
	$(BIN)/pytest -n 2 -m "not browser and not long and not heavy"

test-compiled: compiled
	PYTHONPATH=$(CURDIR)/build/compiled $(BIN)/pytest -n 2 -m "not checkout and not long" $(COMPILED_TESTS)

# The page in a real Chromium
test-page: .venv/.test page static
	@$(BIN)/python -m tests.page.chromium
	$(BIN)/pytest -n 2 -m "browser and not long" tests/page

# Whole games in the browser, every reader at every state of every game, and a campaign of the fuzzer
test-long: compiled page static
	PYTHONPATH=$(CURDIR)/build/compiled $(BIN)/pytest -n 2 --timeout 7200 -m "long and not browser"
	@$(BIN)/python -m tests.page.chromium
	$(BIN)/pytest -n 2 --timeout 7200 -m "long and browser" tests/page
	for game in $(GAMES); do $(BIN)/archipel fuzz $$game --seconds 120 --records build/failures || exit 1; done

# Everything the server describes, and everything a WebSocket can carry, for ten minutes each; SECONDS=…: for another while
SECONDS ?= 600
fuzz-server: .venv/.test .venv-fuzz/.ready
	@$(BIN)/python -m tools.fuzz_server --seconds $(SECONDS)

# Figure, bar and verdict of everything that must be fast; not among the tests, as a busy machine is slow
bars: compiled page static
	@$(BIN)/python -m tools.bars

# The same of a server on 100,000 finished and 2,000 running games; takes a quarter of an hour and 20 GB of disk
years: compiled
	@PYTHONPATH=$(CURDIR)/build/compiled $(BIN)/python -m tools.years

test-pythons:
	@tried=""; for python in $(PYTHONS); do \
		if $$python -c "" 2>/dev/null; then \
			echo "$$python:"; tried=yes; \
			test -x .venv-$$python/bin/python || $$python -m venv .venv-$$python || exit 1; \
			.venv-$$python/bin/pip install --quiet --requirement requirements.txt $(TESTERS) || exit 1; \
			PYTHONPATH=$(CURDIR)/src .venv-$$python/bin/python -m pytest -n 2 -m "not checkout and not long" $(ANY_PYTHON_TESTS) || exit 1; \
		else echo "$$python: not on this machine"; fi; \
	done; test -n "$$tried"

checks: .venv/.test web/node_modules/.ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	cd web && npm run --silent lint

# The wheel, unpacked beside the source tree: what `simulate`, `arena`, `conformance`, `fuzz`, `serve` and `load` run in a checkout.
compiled: build/compiled/.ready

build/compiled/.ready: .venv/.test pyproject.toml setup.py $(SOURCES) web/dist/.ready
	mkdir -p build && find build -mindepth 1 -maxdepth 1 ! -name old-search -exec rm -rf {} +
	$(BIN)/pip wheel --quiet --no-deps --no-build-isolation --wheel-dir build/wheel .
	$(BIN)/python -m zipfile --extract build/wheel/archipel-*.whl build/compiled
	touch $@

# The environment

.venv/.play: requirements.txt pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --requirement requirements.txt
	$(BIN)/pip install --quiet --no-deps --no-build-isolation --editable .
	touch $@

.venv/.test: .venv/.play requirements-dev.txt
	$(BIN)/pip install --quiet --requirement requirements-dev.txt
	touch $@

.venv-fuzz/.ready: requirements-fuzz.txt
	test -x .venv-fuzz/bin/python || $(PYTHON) -m venv .venv-fuzz
	.venv-fuzz/bin/pip install --quiet --requirement requirements-fuzz.txt
	touch $@

.venv/.node: tools/node.py .venv/.play
	$(BIN)/python tools/node.py .venv/node/bin
	touch $@

web/node_modules/.ready: web/package.json web/package-lock.json .venv/.node
	cd web && npm install --no-save --loglevel=error
	touch $@

# The page: checked, built, packed and weighed

page: web/dist/.ready

web/dist/.ready: web/node_modules/.ready $(GENERATED)/api.ts $(VIEW_TYPES) $(wildcard web/tools/*.py) $(PAGE_SOURCES)
	cd web && npm run --silent check
	cd web && npm run --silent build -- --logLevel warn
	$(BIN)/python web/tools/pack.py
	$(BIN)/python web/tools/budget.py
	touch $@

# The folder by which a browser plays without a server: the page, Pyodide and our Python (docs/static.md)

static: web/static/.ready

web/static/.ready: web/dist/.ready .venv/wheels/.ready $(SOURCES) tools/static.py tools/rehearse.py tests/device/browser.py web/tools/inside.mjs
	$(BIN)/python -m tools.static web/static
	touch $@

# What Pyodide runs of other people's Python that is compiled
.venv/wheels/.ready: requirements-device.txt .venv/.play
	rm -rf $(@D) && mkdir -p $(@D)
	$(BIN)/pip download --quiet --no-deps --only-binary :all: --dest $(@D) --requirement requirements-device.txt \
		--python-version 3.14 --implementation cp --abi cp314 --platform pyemscripten_2026_0_wasm32
	touch $@

# Only a description that has changed makes new types, and a new page
$(GENERATED)/.described: .venv/.play $(SOURCES) tools/view_types.py
	mkdir -p $(GENERATED)
	$(BIN)/python -m tools.view_types $(GENERATED)/views
	$(BIN)/python -m archipel.server.openapi > $(GENERATED)/openapi.new
	cmp --silent $(GENERATED)/openapi.new $(GENERATED)/openapi.json || cp $(GENERATED)/openapi.new $(GENERATED)/openapi.json
	rm $(GENERATED)/openapi.new
	touch $@

$(GENERATED)/openapi.json $(VIEW_TYPES): $(GENERATED)/.described
	@true

$(GENERATED)/api.ts: $(GENERATED)/openapi.json web/node_modules/.ready
	cd web && npm run --silent types

# Generated files, each by its command

# The puzzles that lie with the games: goes on where it was stopped; ANEW=yes: from the beginning, after a net was taught further
puzzles: compiled
	$(if $(ANEW),rm -f src/archipel/games/*/puzzles.jsonl)
	for game in $(GAMES); do $(BIN)/archipel puzzles $$game --out src/archipel/games/$$game/puzzles.jsonl || exit 1; done

golden: .venv/.test
	$(BIN)/python -m tests.golden

# What the states of the games hold is declared in their `unpack`; their `copy` follows from it
copies: .venv/.test
	$(BIN)/python -m tools.copies

# The former text of every edition that was changed, for the games that were begun with it
editions: .venv/.test
	$(BIN)/python -m tools.editions

# What learners rely on: the tables of both spaces of every game, and their fingerprints
spaces: .venv/.test
	$(BIN)/python -m tools.spaces

# What a net is told of every game: docs/features-<game>.md
features: .venv/.test
	$(BIN)/python -m tools.features docs

# Every message said with values at the edges, to be read; OF="fr borabora": those of a language and a file
words: .venv/.test
	$(BIN)/python -m tests.words_rendered $(OF)

picture: .venv/.play
	$(BIN)/python -m tools.picture docs/terminal.svg

lock:
	$(PYTHON) tools/lock.py

clean:
	rm -rf .venv .venv-* build web/dist web/static web/node_modules $(GENERATED) .mypy_cache .pytest_cache .ruff_cache .hypothesis

# Pictures of the page, wide and on a phone, light and dark
.PHONY: screenshots
screenshots: .venv/.test page
	$(BIN)/python -m tools.screenshots build/screenshots

# Two commands do everything on a machine that has Python (3.11 or later), make and a C compiler:
#   make play   sets up what is missing, builds the page and opens the lobby in the browser
#   make test   sets up what is missing and runs every check and test (make test-quick: without the browser)
# A second run installs and builds nothing again. The environment is .venv, the command is .venv/bin/archipel.

PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md')
PAGE_SOURCES := $(shell find web/src web/public -path web/src/generated -prune -o -type f -print) \
	web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json
GENERATED := web/src/generated

# The machine's Node if it will do, else the one that tools/node.py puts here
export PATH := $(CURDIR)/.venv/node/bin:$(PATH)

.PHONY: play play-terminal page test test-quick test-page compiled checks golden copies picture lock clean

play: .venv/.play page
	@$(BIN)/archipel serve --open --quiet

play-terminal: .venv/.play
	@$(BIN)/archipel play flucht

test: test-quick test-page

# Everything but the browser
test-quick: checks compiled
	$(BIN)/pytest -n 2 -m "not browser"
	PYTHONPATH=$(CURDIR)/build/compiled $(BIN)/pytest -n 2 -m "not checkout"

# The page in a real Chromium
test-page: .venv/.test page
	$(BIN)/pytest -n 2 -m browser tests/page

checks: .venv/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

# The wheel, unpacked beside the source tree: what `simulate`, `arena`, `fuzz`, `bench` and `serve` run in a checkout.
compiled: build/compiled/.ready

build/compiled/.ready: .venv/.test pyproject.toml setup.py $(SOURCES) web/dist/.ready
	rm -rf build
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

.venv/.node: tools/node.py .venv/.play
	$(BIN)/python tools/node.py .venv/node/bin
	touch $@

web/node_modules/.ready: web/package.json web/package-lock.json .venv/.node
	cd web && npm install --no-save --loglevel=error
	touch $@

# The page: checked, built, packed and weighed

page: web/dist/.ready

web/dist/.ready: web/node_modules/.ready $(GENERATED)/.drawn $(GENERATED)/api.ts $(wildcard web/tools/*.py) $(PAGE_SOURCES)
	cd web && npm run --silent check
	cd web && npm run --silent build -- --logLevel warn
	$(BIN)/python web/tools/pack.py
	$(BIN)/python web/tools/budget.py
	touch $@

$(GENERATED)/.drawn: $(wildcard web/kit/*.py) .venv/.play
	for drawing in build $(basename $(notdir $(wildcard web/kit/*_scenery.py))); do $(BIN)/python web/kit/$$drawing.py || exit 1; done
	touch $@

# Only a description that has changed makes new types, and a new page
$(GENERATED)/.described: .venv/.play $(SOURCES)
	mkdir -p $(GENERATED)
	$(BIN)/python -m archipel.server.describe > $(GENERATED)/openapi.new
	cmp --silent $(GENERATED)/openapi.new $(GENERATED)/openapi.json || cp $(GENERATED)/openapi.new $(GENERATED)/openapi.json
	rm $(GENERATED)/openapi.new
	touch $@

$(GENERATED)/openapi.json: $(GENERATED)/.described
	@true

$(GENERATED)/api.ts: $(GENERATED)/openapi.json web/node_modules/.ready
	cd web && npm run --silent types

# Generated files, each by its command

golden: .venv/.test
	$(BIN)/python -m tests.golden

# What the states of the games hold is declared in their `unpack`; their `copy` follows from it
copies: .venv/.test
	$(BIN)/python -m tools.copies

picture: .venv/.play
	$(BIN)/python -m archipel.cli.picture docs/terminal.svg

lock:
	$(PYTHON) tools/lock.py

clean:
	rm -rf .venv build web/dist web/node_modules $(GENERATED) .mypy_cache .pytest_cache .ruff_cache .hypothesis

# Pictures of the page, wide and on a phone, light and dark
.PHONY: screenshots
screenshots: .venv/.test page
	$(BIN)/python -m tools.screenshots build/screenshots

# Two commands do everything on a machine that has Python (3.11 or later), make and a C compiler:
#   make play   sets up what is missing and starts a game in the terminal
#   make test   sets up what is missing and runs every check and test
# A second run installs nothing again. The environment is .venv, the command is .venv/bin/archipel.

PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl')

.PHONY: play test compiled checks golden picture lock clean

play: .venv/.play
	@$(BIN)/archipel play flucht

test: checks compiled
	$(BIN)/pytest -n 2
	PYTHONPATH=$(CURDIR)/build/compiled $(BIN)/pytest -n 2 -m "not checkout"

checks: .venv/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

# The wheel, unpacked beside the source tree: what `simulate`, `fuzz` and `bench` run in a checkout.
compiled: build/compiled/.ready

build/compiled/.ready: .venv/.test pyproject.toml setup.py $(SOURCES)
	rm -rf build
	$(BIN)/pip wheel --quiet --no-deps --no-build-isolation --wheel-dir build/wheel .
	$(BIN)/python -m zipfile --extract build/wheel/archipel-*.whl build/compiled
	touch $@

.venv/.play: requirements.txt pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --requirement requirements.txt
	$(BIN)/pip install --quiet --no-deps --no-build-isolation --editable .
	touch $@

.venv/.test: .venv/.play requirements-dev.txt
	$(BIN)/pip install --quiet --requirement requirements-dev.txt
	touch $@

# Generated files, each by its command

golden: .venv/.test
	$(BIN)/python -m tests.golden

picture: .venv/.play
	$(BIN)/python -m archipel.cli.picture docs/terminal.svg

lock:
	$(PYTHON) tools/lock.py

clean:
	rm -rf .venv build .mypy_cache .pytest_cache .ruff_cache .hypothesis

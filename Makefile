# Shoal. `make` or `make help` lists what there is.
#
# PYTHON=python3.12  the Python to use (3.11 to 3.13); the first that fits otherwise
# PORT=8000          where `make play` listens
# ARGS=...           more arguments for pytest (test, check, soak) or for the measurements (bench)

PORT ?= 8000
ARGS ?=
VENV := .venv
PEERS := .venv-peers
BIN := $(VENV)/bin

# Nobody else may decide what these environments see.
unexport PYTHONPATH
unexport PYTHONHOME
export PIP_DISABLE_PIP_VERSION_CHECK = 1
INSTALL = -m pip install --quiet --require-hashes --requirement

# What is compiled, and so what a warm start depends on.
RULES := $(shell find $(wildcard $(addprefix src/shoal/,kernel games bots)) -name '*.py' -o -name 'components.toml')
# Whoever is done takes from who is not: browser tests of a file mostly stay together, and so share a service.
PYTEST = $(BIN)/python -m pytest --numprocesses auto --dist worksteal

.DELETE_ON_ERROR:
.PHONY: help play test check soak bench client web-check lint lock clean

help:
	@echo "make play    install, build, compile, and open a table in the browser (PORT=$(PORT))"
	@echo "make test    everything, browser tests included"
	@echo "make check   lint, types and the fast tests, in under three minutes"
	@echo "make soak    the long forms of the tests"
	@echo "make bench   the measurements, beside public peers"
	@echo "make lock    resolve the dependencies again into requirements/"
	@echo "make clean   remove what the above has made"

play: $(VENV)/warm
	@$(BIN)/shoal serve --open --port $(PORT)

test: $(VENV)/dev client lint web-check $(VENV)/warm
	@scripts/chromium.sh
	@SHOAL_COMPLETE=1 $(PYTEST) -m "not soak" $(ARGS)

check: $(VENV)/dev lint
	@if [ -d web/node_modules ]; then $(BIN)/python scripts/client.py check; fi
	@$(PYTEST) -m "not slow and not browser and not soak" $(ARGS)

soak: $(VENV)/dev client $(VENV)/warm
	@scripts/chromium.sh
	@SHOAL_COMPLETE=1 SHOAL_SOAK=1 $(PYTEST) --timeout 7200 --durations 20 $(ARGS)

bench: $(VENV)/dev $(PEERS)/installed $(VENV)/warm
	@$(BIN)/python bench/run.py --peers $(PEERS)/bin/python $(ARGS)

lint: $(VENV)/dev
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet >/dev/null || { echo "Some files are not formatted: run $(BIN)/ruff format"; exit 1; }
	@$(BIN)/mypy --no-error-summary
	@$(BIN)/lint-imports --no-logo

# ---------------------------------------------------------------- the steps

$(VENV)/bin/python:
	@scripts/venv.sh $(VENV) $(PYTHON)

# Playing needs less than working on it; both take the same versions from their locks.
$(VENV)/play: requirements/play.lock pyproject.toml hatch_build.py | $(VENV)/bin/python
	@echo "Installing ..."
	@$(BIN)/python $(INSTALL) requirements/play.lock
	@$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/dev: requirements/dev.lock $(VENV)/play
	@echo "Installing what the tests need ..."
	@$(BIN)/python $(INSTALL) requirements/dev.lock
	@touch $@

$(VENV)/node: requirements/node.lock $(VENV)/play
	@$(BIN)/python scripts/client.py node || { echo "Installing Node as a Python package ..."; \
		$(BIN)/python $(INSTALL) requirements/node.lock; }
	@touch $@

client: $(VENV)/node
	@$(BIN)/python scripts/client.py

web-check: $(VENV)/node
	@$(BIN)/python scripts/client.py check

$(VENV)/warm: $(RULES) $(VENV)/play | client
	@$(BIN)/shoal warm
	@touch $@

$(PEERS)/installed: bench/requirements-peers.lock
	@scripts/venv.sh $(PEERS) $(PYTHON)
	@echo "Installing the peers ..."
	@$(PEERS)/bin/python $(INSTALL) bench/requirements-peers.lock
	@touch $@

lock:
	@scripts/lock.sh $(PYTHON)

clean:
	rm -rf $(VENV) $(PEERS) .venv-lock web/node_modules src/shoal/server/static dist build \
		.mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis test-results
	find src tests scripts bench -name __pycache__ -type d -prune -exec rm -rf {} +

# The task list. `make` alone reads it out.
# `make play` and `make test` do all the set-up: system packages, environment, dependencies.

PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin

# For make orca: where the folders are kept, of which releases, and which games; all by default.
DESKTOPS ?= .desktops
SUITES ?= bookworm trixie
GAMES ?=

# What a player needs; what the tests need on top.
PLAY_PACKAGES := python3 python3-venv liblouis20 liblouis-data python3-louis libespeak-ng1 espeak-ng-data libportaudio2
TEST_PACKAGES := espeak-ng liblouis-bin brltty python3-brlapi yasr fenrir python3-enchant python3-speechd speech-dispatcher speech-dispatcher-espeak-ng locales openssh-client iproute2 pulseaudio pulseaudio-utils libasound2-plugins chromium zbar-tools

help: ## say what there is to do
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1: \2./p' Makefile

play: $(VENV)/.installed ## set everything up, then start the program
	@$(BIN)/accessigame

test: $(VENV)/.for-tests check ## set everything up, then run the checks and the tests
	@$(BIN)/python -m pytest -m "not listening" --numprocesses=3 --dist=loadgroup --cov --cov-report= --cov-fail-under=0
	@$(BIN)/python -m pytest -m listening --numprocesses=2 --cov --cov-append --cov-report=term tests/acceptance

check: $(VENV)/.for-tests ## lint, formatting, types on each system, and layers
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@for system in darwin win32; do \
		$(BIN)/mypy --platform $$system --cache-dir .mypy_cache/$$system -p accessigame || exit 1; \
	done
	@$(BIN)/lint-imports

quick: $(VENV)/.for-tests ## run all tests but those with real readers, displays and sound
	@$(BIN)/python -m pytest -q -m "not acceptance and not listening" --numprocesses=2

golden: $(VENV)/.for-tests ## write the golden files anew, to be read with git diff
	@$(BIN)/python -m pytest -q -m golden --golden --numprocesses=2

orca: $(VENV)/.for-tests ## answer the menu and play whole games under the real Orca of Debian 12 and 13, in folders of their own; as root
	@sh tests/desktop/in_debian.sh $(BIN)/python "$(DESKTOPS)" "$(SUITES)" $(GAMES)

bench: $(VENV)/.for-tests ## measure, each figure beside its peer in the same run
	@$(BIN)/python -m tests.bench

dist: $(VENV)/.for-tests ## build the wheel and the source distribution
	@$(BIN)/python -m hatchling build --directory dist

deb: $(VENV)/.for-tests ## build the Debian package, for the architecture of this machine
	@$(BIN)/python -m distribution.deb dist

hear: $(VENV)/.for-tests ## record a round in each language, with the program's own voice
	@command -v opusenc >/dev/null || { echo "opusenc is needed: sudo apt-get install opus-tools" >&2; exit 1; }
	@$(BIN)/python -m distribution.recording docs/recordings

docs: $(VENV)/.for-tests ## check the docs: one sentence per line, headings in order, links, doctests
	@$(BIN)/python -m pytest -q tests/test_docs.py

clean: ## remove the environment and the caches
	rm -rf $(VENV) .desktops dist .coverage .coverage.* .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache

$(VENV)/.installed: pyproject.toml setup.sh
	@PYTHON="$(PYTHON)" sh setup.sh "$(VENV)" "$(PLAY_PACKAGES)" ".[host]"
	@touch $@

$(VENV)/.for-tests: pyproject.toml setup.sh
	@PYTHON="$(PYTHON)" sh setup.sh "$(VENV)" "$(PLAY_PACKAGES) $(TEST_PACKAGES)" ".[dev]"
	@touch $@ $(VENV)/.installed

.PHONY: help play test check quick golden orca bench dist deb hear docs clean

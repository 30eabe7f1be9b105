# The task list. `make` alone reads it out.
# Each does the set-up that it needs, and no more: packages of Debian, environment, dependencies.

PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin

# For make orca: where the folders are kept, of which releases, and which games: the usual ones
# by default, each game in each language; `all` has both decks of each, to their end.
DESKTOPS ?= .desktops
SUITES ?= bookworm trixie
GAMES ?=

# For make peers-windows: where the folder is kept. For it and make peers-far: which rows are
# tried; all without names.
WINDOWS ?= .windows
ROWS ?=

# For make peers-hid: where qemu, a kernel and udev are unpacked; ROWS as above.
HID_MACHINE ?= .hid-machine

# For make windows: the embeddable CPython of python.org, as its archive for 64 bits, and a folder
# with liblouis.dll and its tables. Without the first, the parts come from PyPI and a compiler.
CPYTHON ?=
LIBLOUIS ?=

# For make league: the game, and further options, as OPTIONS="--jobs 2 --keep league.jsonl".
GAME ?= no-thanks
OPTIONS ?=

# Packages of Debian. Only the first two lists are installed: none of them has anything that starts
# by itself, which a test looks at. The programs that the tests run are unpacked into OTHERS, and
# start when a test starts them, since a screen reader that is installed would begin to read.
OTHERS := .others
NSIS := .nsis
PYTHON_PACKAGES := python3 python3-venv
HID_PACKAGES := busybox-static linux-image-amd64 qemu-system-x86 systemd udev
PLAY_PACKAGES := python3 python3-venv liblouis20 liblouis-data python3-louis libespeak-ng1 espeak-ng-data libportaudio2
QUICK_OTHERS := espeak-ng liblouis-bin openssh-client zbar-tools
TEST_OTHERS := $(QUICK_OTHERS) alsa-utils brltty chromium fenrir iproute2 libasound2-plugins locales nftables pulseaudio pulseaudio-utils python3-enchant python3-speechd speech-dispatcher speech-dispatcher-espeak-ng yasr

CHECKS := check-types check-types-darwin check-types-win32 check-style check-layers
# Each takes one of two cores.
BESIDE = $(MAKE) --no-print-directory --jobs=2

# The tests start hundreds of programs, which would each compile all that they load.
unexport PYTHONDONTWRITEBYTECODE

help: ## list the tasks
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1: \2./p' Makefile

play: $(VENV)/.installed ## set everything up, then start the program
	@$(BIN)/accessigame

test: $(VENV)/.for-tests ## set everything up, then run the checks and the tests
	@$(BESIDE) $(CHECKS) compiled
	@$(BIN)/python -m pytest -m "not listening" --numprocesses=4 --dist=loadfile --no-loadscope-reorder --max-worker-restart=0 --cov --cov-report= --cov-fail-under=0
	@$(BIN)/python -m pytest -m listening --numprocesses=4 --maxschedchunk=1 --max-worker-restart=0 --cov --cov-append --cov-report=term tests/acceptance

check: $(VENV)/.for-checks ## check lint, formatting, types on each system, and layers
	@$(BESIDE) $(CHECKS)

check-types:
	@$(BIN)/mypy

check-types-darwin check-types-win32: check-types-%:
	@$(BIN)/mypy --platform $* --cache-dir .mypy_cache/$* -p accessigame

check-style:
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .

check-layers:
	@$(BIN)/lint-imports

# what each of the processes that share the tests would compile for itself; its faults come up there
compiled:
	@$(BIN)/python -m compileall -q accessigame
	@$(BIN)/python -m pytest --collect-only -qq >/dev/null 2>&1 || true

quick: $(VENV)/.for-quick ## run all tests but those with real readers, displays and sound
	@$(BIN)/python -m pytest -q -m "not acceptance and not listening" --numprocesses=2 --dist=loadfile --no-loadscope-reorder

golden: $(VENV)/.for-quick ## write the golden files again, to be reviewed with git diff
	@$(BIN)/python -m pytest -q -m golden --golden --numprocesses=2

orca: $(VENV)/.for-tests ## answer the menu and play the games under the real Orca of Debian 12 and 13, in folders of their own; as root
	@sh tests/desktop/in_debian.sh $(BIN)/python "$(DESKTOPS)" "$(SUITES)" $(GAMES)

peers-windows: $(VENV)/.for-tests $(VENV)/.for-windows ## try the program by a CPython for Windows under Wine, in a folder of its own
	@$(BIN)/python -m tests.windows "$(WINDOWS)" $(ROWS)

peers-far: $(VENV)/.for-tests ## play between two homes behind routers of their own, by a meeting point of our own, and print what was seen; as root
	@$(BIN)/python -m tests.far_homes $(ROWS)

peers-hid: $(VENV)/.for-hid ## try the program with HID displays that the kernel has in a machine of its own, and print what was seen
	@$(BIN)/python -m tests.hid_machine "$(HID_MACHINE)" $(ROWS)

bench: $(VENV)/.for-tests ## run the benchmarks, each figure next to its peer from the same run
	@$(BIN)/python -m tests.bench

league: $(VENV)/.installed ## play all bots of a game against each other, and judge the levels
	@$(BIN)/python -m tests.league $(GAME) $(OPTIONS)

exercises: $(VENV)/.installed ## make exercises of a game from games of bots, or check some
	@$(BIN)/python -m tests.exercises $(or $(TASK),make) $(GAME) $(OPTIONS)

hand-value: $(VENV)/.for-checks ## train the value of 6 nimmt! hands
	@$(BIN)/python -m tests.training $(OPTIONS)

dist: $(VENV)/.for-building ## build the wheel and the source distribution
	@$(BIN)/python -m hatchling build --directory dist

deb: $(VENV)/.for-building ## build the Debian package, for the architecture of this machine
	@$(BIN)/python -m distribution.deb dist

windows: $(VENV)/.for-windows ## build the installer for Windows; CPYTHON=archive and LIBLOUIS=folder say what is inside
	@PATH="$(CURDIR)/$(NSIS)/bin:$$PATH" $(BIN)/python -m distribution.windows dist --cpython="$(CPYTHON)" --liblouis="$(LIBLOUIS)"

hear: $(VENV)/.installed ## record a round in each language, with the program's own voice
	@command -v opusenc >/dev/null || { echo "opusenc is needed: sudo apt-get install opus-tools" >&2; exit 1; }
	@$(BIN)/python -m distribution.recording docs/recordings

floors: $(VENV)/.for-building ## draw the floors of the program from the import contract
	@$(BIN)/python -m distribution.floors docs/pictures/floors.svg

docs: $(VENV)/.for-docs ## check the docs: one sentence per line, headings in order, links, doctests
	@$(BIN)/python -m pytest -q tests/test_docs.py

clean: ## remove the environment and the caches
	rm -rf $(VENV) $(OTHERS) $(NSIS) .desktops .hid-machine .windows dist .coverage .coverage.* .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache

# packages of Debian to install, what pip installs, packages of Debian to unpack, and the folder
set_up = @PYTHON="$(PYTHON)" sh setup.sh "$(VENV)" "$(1)" "$(2)" "$(or $(4),$(OTHERS))" "$(3)"

$(VENV)/.for-building: pyproject.toml setup.sh
	$(call set_up,$(PYTHON_PACKAGES),.[build])
	@touch $@

$(VENV)/.for-windows: pyproject.toml setup.sh
	$(call set_up,$(PYTHON_PACKAGES),.[build],nsis,$(NSIS))
	@touch $@ $(VENV)/.for-building

$(VENV)/.for-checks: pyproject.toml setup.sh
	$(call set_up,$(PYTHON_PACKAGES),.[dev])
	@touch $@ $(VENV)/.for-building

$(VENV)/.installed: pyproject.toml setup.sh
	$(call set_up,$(PLAY_PACKAGES),.[host])
	@touch $@

$(VENV)/.for-docs: pyproject.toml setup.sh
	$(call set_up,$(PLAY_PACKAGES),.[dev])
	@touch $@ $(addprefix $(VENV)/,.for-building .for-checks .installed)

$(VENV)/.for-quick: pyproject.toml setup.sh
	$(call set_up,$(PLAY_PACKAGES),.[dev],$(QUICK_OTHERS))
	@touch $@ $(addprefix $(VENV)/,.for-building .for-checks .installed .for-docs)

$(VENV)/.for-hid: pyproject.toml setup.sh
	$(call set_up,$(PLAY_PACKAGES),.[dev],$(HID_PACKAGES),$(HID_MACHINE))
	@touch $@ $(addprefix $(VENV)/,.for-building .for-checks .installed .for-docs)

$(VENV)/.for-tests: pyproject.toml setup.sh
	$(call set_up,$(PLAY_PACKAGES),.[dev],$(TEST_OTHERS))
	@touch $@ $(addprefix $(VENV)/,.for-building .for-checks .installed .for-docs .for-quick)

.PHONY: help play test check check-types check-types-darwin check-types-win32 check-style check-layers compiled quick golden orca peers-windows peers-far peers-hid bench league exercises hand-value dist deb windows hear floors docs clean

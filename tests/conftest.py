"""What all tests share: a home of their own, examples that repeat exactly, nothing left behind."""

from __future__ import annotations

import gc
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import nullcontext
from itertools import count
from pathlib import Path
from typing import Final

import pytest
from hypothesis import HealthCheck, settings

from tests import modules, others
from tests.golden import Golden
from tests.leftovers import Leftovers
from tests.measured import bare_exit, drop_tracer, mark_unmeasured, no_tracer
from tests.order import put_long_first

settings.register_profile(
    "ci",
    derandomize=True,
    deadline=None,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow],  # a slow machine is no mistake
)
settings.load_profile("ci")


YOUNG_OBJECTS: Final = 10_000
"""The new objects before a search for garbage; as usual, it takes a tenth of the time."""

LEFTOVERS = pytest.StashKey[Leftovers]()
SESSION = pytest.StashKey[pytest.Session]()


@pytest.hookimpl(tryfirst=True)  # before pytest takes a temporary folder
def pytest_configure(config: pytest.Config) -> None:
    """Let signals reach what the tests start, also when `nohup` or a shell's background ran them.

    What is ignored here would be ignored there, while a handler counts here alone.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    for name in ("SIGHUP", "SIGQUIT"):  # Windows has neither
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) is signal.SIG_IGN:
            signal.signal(number, lambda *_: None)
    others.find_first()
    if not hasattr(config, "workerinput"):  # the workers of pytest-xdist share what is its own
        config.stash[LEFTOVERS] = Leftovers()


@pytest.hookimpl(tryfirst=True)  # before pytest-xdist starts its workers
def pytest_sessionstart(session: pytest.Session) -> None:
    """Keep the session, which has the exit status; trace no process that runs no tests itself."""
    session.config.stash[SESSION] = session
    if session.config.pluginmanager.hasplugin("dsession"):
        drop_tracer()


@pytest.hookimpl(wrapper=True, tryfirst=True)  # after the workers have ended, whatever fails then
def pytest_unconfigure(config: pytest.Config) -> Iterator[None]:
    """Let a session fail that leaves anything behind."""
    try:
        yield
    finally:
        _clear_away(config)


def _clear_away(config: pytest.Config) -> None:
    from accessigame.devices.speech.synthesiser import synthesiser  # noqa: PLC0415 - coverage has to see its import

    synthesiser().end()  # it would end with the program, which these tests are
    found = config.stash[LEFTOVERS].clear() if LEFTOVERS in config.stash else []
    if found:
        print(*found, sep="\n", file=sys.stderr)  # noqa: T201 - the report is closed by now
        if SESSION in config.stash:
            config.stash[SESSION].exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the way to write golden files anew."""
    parser.addoption("--golden", action="store_true", help="write golden files anew")


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Golden:
    """Return the way to golden files."""
    return Golden(writing=request.config.getoption("--golden"))


@pytest.fixture(scope="session")
def homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Return folders that are not there yet: of thousands of tests few put anything into theirs."""
    within = tmp_path_factory.mktemp("homes")
    return (within / f"accessigame-{number}" for number in count())


@pytest.fixture(autouse=True)
def _home(
    request: pytest.FixtureRequest,
    homes: Iterator[Path],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Keep every test away from the settings and games of whoever runs it."""
    if request.node.get_closest_marker("unmeasured"):  # nor are the programs that it starts
        monkeypatch.delenv("COVERAGE_PROCESS_CONFIG", raising=False)
        monkeypatch.setattr(os, "_exit", bare_exit())
    monkeypatch.setenv("ACCESSIGAME_HOME", str(next(homes)))
    monkeypatch.setenv("ACCESSIGAME_CALLED", "accessigame")  # not the Python of these tests


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark those tests that listen or compare, and put those first that take long.

    Sound is real time: tests that listen run after all others, each with a sound server of its own.
    """
    mark_unmeasured(items)
    for item in items:
        if "capture" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.listening)
        if "golden" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.golden)
    put_long_first(items)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection() -> Iterator[None]:
    """Collect without a search for garbage, and without a tracer once the program has loaded.

    The tests, which stay, are many objects: each search would find them all, and none to free.
    """
    gc.disable()
    try:
        if sys.gettrace():
            modules.load_all()
        with no_tracer():
            return (yield)
    finally:
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG_OBJECTS, 20, 20)
        gc.enable()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Run a test without a tracer where it is not measured."""
    with no_tracer() if item.get_closest_marker("unmeasured") else nullcontext():
        return (yield)

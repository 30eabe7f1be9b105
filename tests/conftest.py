"""What all tests share: a home of their own, and generated examples that repeat exactly."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.golden import Golden

settings.register_profile(
    "ci",
    derandomize=True,
    deadline=None,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow],  # a slow machine is no mistake
)
settings.load_profile("ci")


def pytest_configure() -> None:
    """Let Ctrl-C reach what the tests start, also when a shell began them in its background."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # and whoever is started would inherit it
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the way to write golden files anew."""
    parser.addoption("--golden", action="store_true", help="write golden files anew")


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Golden:
    """Return the way to golden files."""
    return Golden(writing=request.config.getoption("--golden"))


@pytest.fixture(autouse=True)
def _home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep every test away from the settings and games of whoever runs it."""
    monkeypatch.setenv("ACCESSIGAME_HOME", str(tmp_path_factory.mktemp("home") / "accessigame"))


@pytest.hookimpl(tryfirst=True)  # before pytest-xdist looks for groups
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep acceptance tests of one file in one worker, and mark those that listen or compare.

    Sound is real time: tests that listen run alone, after all others.
    """
    for item in items:
        if item.get_closest_marker("acceptance"):
            item.add_marker(pytest.mark.xdist_group(Path(item.path).stem))
        if "ear" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.listening)
        if "golden" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.golden)

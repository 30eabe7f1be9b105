"""Fixtures for the tests of the menu."""

from __future__ import annotations

import pytest

from tests import running
from tests.running import Program


@pytest.fixture
def accessigame(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Program:
    """Return a function that runs the program."""
    return running.program(monkeypatch, capsys)

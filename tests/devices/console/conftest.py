"""What the tests of the console share."""

from __future__ import annotations

import pytest

from accessigame.devices.console import control_sequences


@pytest.fixture(autouse=True)
def _console_of_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the screens of these tests take control sequences on Windows, too.

    It would ask the real output, which is that of pytest.
    """
    monkeypatch.setattr(control_sequences, "_console_takes_them", lambda: True)

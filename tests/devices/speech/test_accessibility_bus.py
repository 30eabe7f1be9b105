"""Whether a screen reader is on: the programs that are asked, and what is made of their answers."""

from __future__ import annotations

from pathlib import Path

import pytest

from accessigame.devices.speech.screen_reader import reader_is_on


@pytest.mark.parametrize(
    ("program", "answer", "is_on"),
    [
        ("busctl", "echo b true", True),
        ("busctl", "echo b false", False),
        ("busctl", "exit 1", False),
        ("dbus-send", 'echo "   variant       boolean true"', True),
        ("dbus-send", "exit 1", False),
        ("other", "echo b true", False),
    ],
)
def test_the_bus_is_asked_through_what_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, program: str, answer: str, is_on: bool
) -> None:
    """Either program will do; one that fails, or none, means that nothing is known."""
    found = tmp_path / program
    found.write_text(f"#!/bin/sh\n{answer}\n", "utf-8")
    found.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere")
    assert reader_is_on() is is_on


def test_without_a_session_nothing_is_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bus that is not there is not asked: dbus-send would start one."""
    (tmp_path / "busctl").write_text("#!/bin/sh\necho b true\n", "utf-8")
    (tmp_path / "busctl").chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    assert not reader_is_on()
    (tmp_path / "bus").touch()
    assert reader_is_on()

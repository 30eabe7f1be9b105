"""The standard streams: writes that are whole, and outputs that are gone."""

from __future__ import annotations

from accessigame.devices.console.standard_streams import write_lines
from tests.devices.console.recording import Screen


def test_written_lines_are_whole_and_at_once() -> None:
    """Several lines are one write."""
    screen = Screen()
    write_lines("un", "deux", stream=screen)
    assert screen.writes == ["un\ndeux\n"]
    assert screen.flushed == 1

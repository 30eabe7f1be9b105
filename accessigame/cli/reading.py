"""The report of a command, read from the menu: on screen, by voice and on a display."""

from __future__ import annotations

from collections.abc import Sequence

from accessigame.cli.prompts import CliPrompter
from accessigame.devices.console.prompt import write_pages


def read_out(prompter: CliPrompter, lines: Sequence[str]) -> None:
    """Write lines and speak them, at a terminal a screen at a time; a display has them at the end.

    What stands on the last screen is spoken before the next question.
    """
    more = prompter.words.text("page-more")
    prompter.queue_speech(write_pages(lines, more, prompter.goes_on))
    prompter.show_lines(lines)

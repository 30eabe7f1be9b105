"""The report of a command, read from the menu: on screen, by voice and on a display."""

from __future__ import annotations

import shutil
from collections.abc import Sequence

from accessigame.cli.prompts import CliPrompter
from accessigame.devices.console.pages import distinct_prompt, page_length, wrapped
from accessigame.devices.console.standard_streams import both_are_terminals, write_lines


def read_out(prompter: CliPrompter, lines: Sequence[str]) -> None:
    """Write lines and speak them, at a terminal a screen at a time; a display has them at the end.

    What stands on the last screen is spoken before the next question.
    """
    prompter.queue_speech(_last_page(prompter, lines))
    prompter.show_lines(lines)


def _last_page(prompter: CliPrompter, lines: Sequence[str]) -> Sequence[str]:
    """Write lines; return those that nobody has waited for, none where the rest is left out."""
    if not both_are_terminals():
        write_lines(*lines)
        return lines
    width, height = shutil.get_terminal_size()
    unread = [part for line in lines for part in wrapped(line, width)]
    on_screen: list[str] = []
    for pages in range(1, len(unread) + 1):
        length = page_length(unread, on_screen, height)
        page, unread = unread[:length], unread[length:]
        write_lines(*page)
        on_screen = [*on_screen, *page][-height:]
        if not unread:
            return page
        more = distinct_prompt(prompter.words.text("page-more"), pages)
        if not prompter.goes_on(more, page):
            return ()
    return ()

"""Texts to read below the menu: on screen, by voice and on a display, a page at a time.

Screen and display turn the page together, with the keyboard or the keys of the display; there
a page has its lines, the way back below them, and above them all that was read before.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from accessigame.cli.prompts import CliPrompter
from accessigame.devices.console.prompt import write_pages


class Reading:
    """A text that somebody reads now.

    felt: all of its lines, as a display has them. begin: the number of those that were felt before.
    """

    def __init__(self, prompter: CliPrompter, felt: Sequence[str], begin: int = 0) -> None:
        self._prompter = prompter
        self._felt = felt
        self._begin = begin

    def wait(self, prompt: str, page: Sequence[str], begun: int) -> bool:
        """Ask whether to continue behind a page, on every device; False to leave the rest out.

        begun: the number of lines of the whole text that have begun.
        """
        begin = min(self._begin, begun - 1)  # a long line continues where the last page ended
        self._begin = begun
        return self._prompter.continues(prompt, page, self._felt[:begun], begin)

    def end(self, page: Sequence[str]) -> None:
        """Have the last page spoken before the next prompt, and felt; none was left out."""
        if page:
            self._prompter.queue_speech(page)
            begin = min(self._begin, len(self._felt) - 1)
            self._prompter.show_lines(self._felt, begin)


def read_out(prompter: CliPrompter, lines: Sequence[str], felt: Sequence[str] = ()) -> None:
    """Write lines and speak them, at a terminal a screen at a time; a display has them, too.

    felt: the same lines as a display has them, where those are shorter.
    """
    reading = Reading(prompter, felt or lines)
    reading.end(write_pages(lines, prompter.words.text("page-more"), reading.wait))


def read_sections(
    prompter: CliPrompter,
    sections: Sequence[Sequence[str]],
    prompt: Callable[[int], str],
    begin: int = 0,
) -> int:
    """Read sections out as `read_out` does, with a prompt behind each but the last.

    prompt: the one behind the section of this number, from 1. begin: the sections to pass over,
    which a display has before the first line. Return how many were read, these among them.
    """
    before = sum(map(len, sections[:begin]))
    reading = Reading(prompter, [line for section in sections for line in section], before)
    more = prompter.words.text("page-more")
    for number, section in enumerate(sections[begin:], start=begin + 1):
        page = write_pages(section, more, _from(before, reading))
        before += len(section)
        if number == len(sections):
            reading.end(page)
        elif not page or not reading.wait(prompt(number), page, before):
            return number if page else number - 1
    return len(sections)


def _from(before: int, reading: Reading) -> Callable[[str, Sequence[str], int], bool]:
    """Return the wait of a section, which counts the lines of the sections before it, too."""
    return lambda prompt, page, begun: reading.wait(prompt, page, before + begun)

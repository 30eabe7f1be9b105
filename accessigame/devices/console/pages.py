"""What stands on the screen of a terminal: sentences by pages, and questions that look new.

Nothing is written here: what comes out is text, and the console writes it.
"""

from __future__ import annotations

import shutil
import textwrap
from collections import Counter
from collections.abc import Sequence
from typing import Final

from accessigame.devices.console import large_print as large_type
from accessigame.input.key_entry import separates, starred
from accessigame.output.blocks import Block
from accessigame.words.words import Utterance

WIDEST: Final = 78
"""Longer lines are tiring to read line by line, and readers cut words at the edge."""

CELLS: Final = 18
"""A display of 20 cells follows the cursor, which stands a blank behind the question."""

LEAST: Final = 3
"""Lines of a page on the smallest screen."""


class Screen:
    """The pages of a terminal, and the question that the cursor rests behind.

    more: the prompt of a page that goes on. lead: a word to begin with when an answer would
    begin with the very key that was pressed, which readers take for its echo and swallow.
    reader: a screen reader listens; a star for a secret makes it name what stands beside.
    large: bright letters and high numbers, for eyes.
    waits: a page waits until it was read; else all is written at once, for nobody reads it here.
    """

    def __init__(
        self, more: str, lead: str, *, reader: bool, large: bool, waits: bool = True
    ) -> None:
        self._large = large and not reader and large_type.wanted_here()
        self._reader = reader
        self._waits = waits
        self._more = more
        self._lead = lead
        self._asked: Counter[str] = Counter()
        self._unread: list[str] = []
        self._on_screen: list[str] = []
        self._prompt = ""
        self._card: int | None = None
        self._secret = False

    @property
    def goes_on(self) -> bool:
        """True while there are pages that somebody has not seen."""
        return bool(self._unread)

    @property
    def secret(self) -> bool:
        """True while what is typed may not be seen."""
        return self._secret

    def add(self, block: Block, said: Sequence[Utterance]) -> None:
        """Put sentences behind those that wait, and the question of the block behind all."""
        width, _ = self._size()
        self._unread += [line for each in said for line in wrapped(each.speech, width)]
        asked = block.prompt
        self._prompt = "" if asked is None else self._fresh(asked.speech, asked.braille)
        self._secret, self._card = block.secret, block.card

    def skip(self) -> None:
        """Leave out the pages that were not seen."""
        self._unread = []

    def next_page(self, key: str, typed: str) -> str:
        """Return the next page, as one text, with what was typed so far behind its question.

        key: what was pressed last.
        """
        _, height = self._size()
        first = self._unread[0] if self._unread else self._prompt
        if key and first.startswith(key):
            self._unread.insert(0, self._lead)
        everything = len(self._unread)
        page = page_of(self._unread, self._on_screen, height) if self._waits else everything
        lines, self._unread = self._unread[:page], self._unread[page:]
        prompt = self._fresh(self._more) if self._unread else self._prompt
        self._on_screen = [*self._on_screen, *lines, prompt][-height:]
        if self._large:
            lines, prompt = self._enlarged(lines), large_type.bright(prompt)
        ending = prompt + " " + self._shown(typed) if prompt else ""
        return "\n" + "".join(line + "\n" for line in lines) + ending

    def echo(self, name: str, typed: str) -> str:
        """Return what a key shows: digits while they are typed, as a terminal does in a line.

        typed: the digits before it.
        """
        before = self._shown(typed)
        if name == "backspace":
            return "\b \b" * (len(before) - len(self._shown(typed[:-1])))
        digit = name.isascii() and name.isdigit()
        if not digit and not (separates(typed, name) and typed[-1] != " "):
            return ""
        return self._shown(typed + (name if digit else " "))[len(before) :]

    def _size(self) -> tuple[int, int]:
        """Return the columns and rows that there are for sentences."""
        width, height = shutil.get_terminal_size()
        if self._large:
            return min(width, large_type.COLUMNS), height - large_type.ROWS
        return width, height

    def _enlarged(self, lines: Sequence[str]) -> list[str]:
        """Return the lines bright; the number that is asked about stands below them, high."""
        number = [] if self._card is None or self._unread else large_type.drawn(self._card)
        return [*map(large_type.bright, lines), *number]

    def _fresh(self, prompt: str, short: str = "") -> str:
        """Return the prompt with a letter behind it when it was there before.

        Readers that compare two screens tell two equal lines in the wrong order.
        A number behind it would sound like one of the game's.
        short: what is asked instead where the prompt grows too long for a small display.
        """
        self._asked[prompt] += 1
        times = self._asked[prompt]
        asked = fresh(prompt, times)
        if short and len(asked) > CELLS:
            mark = prompt[len(prompt.rstrip(" ?:")) :]
            return self._fresh(short + mark)
        return asked

    def _shown(self, digits: str) -> str:
        """Return the digits as they may be seen: of a secret a star for each number, or nothing."""
        if not self._secret:
            return digits
        return "" if self._reader else starred(digits)


def fresh(prompt: str, times: int) -> str:
    """Return a prompt that is asked for so many times as a line that was not there before."""
    return prompt if times == 1 else f"{prompt} {_letters(times - 1)}"


def _letters(count: int) -> str:
    """Return the count as letters: 1 is b, 25 is z, 26 is ba."""
    rest, place = divmod(count, 26)
    return (_letters(rest) if rest else "") + chr(ord("a") + place)


def page_of(lines: Sequence[str], on_screen: Sequence[str], height: int) -> int:
    """Return how many of these lines go on the screen at once.

    No line may leave the screen unread. A reader that compares two screens knows by the lines
    that stay what moved up; where more lines than these come again, it takes the wrong ones
    for those that stayed, and leaves new ones out.
    """
    page = min(len(lines), max(height - 2, LEAST))
    while page > LEAST and longest_run(on_screen, lines[:page]) >= height - page - 1:
        page -= 1
    return page


def longest_run(some: Sequence[str], others: Sequence[str]) -> int:
    """Return how many lines in a row are in both."""
    longest, ending = 0, [0] * (len(others) + 1)
    for line in some:
        runs = [ending[place] + 1 if line == other else 0 for place, other in enumerate(others)]
        ending = [0, *runs]
        longest = max(longest, *ending)
    return longest


def wrapped(sentence: str, width: int) -> list[str]:
    """Return the sentence as lines that no terminal breaks, broken at spaces."""
    widest = max(min(width - 1, WIDEST), 20)
    lines: list[str] = []
    for line in sentence.split("\n"):
        lines += textwrap.wrap(line, widest, break_on_hyphens=False) or [""]
    return lines

"""Paging: what one screen holds, the prompt below it, and what a reader takes for new in it.

Nothing is written here: pages are returned as text, and the console writes them.

Some readers compare two pictures of the screen line by line, as Fenrir does by `difflib`: the lines
that moved up are recognised, and the others are said. Where new lines look like others that stand
above already, it may take these for those that moved, and leave new ones out.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator, Sequence
from difflib import SequenceMatcher
from itertools import cycle
from typing import Final, NamedTuple

from accessigame.devices.console import large_print
from accessigame.devices.console.prompt_line import EMPTY_ROW, PromptLine
from accessigame.input.key_entry import separates, starred
from accessigame.output.blocks import Block
from accessigame.words.words import Utterance

MAX_WIDTH: Final = 78
"""Longer lines are tiring to read line by line, and readers cut words at the edge."""

MIN_PAGE: Final = 3
"""Lines of a page on the smallest screen."""

_BREAKS: Final = tuple(
    map(re.compile, (r"(?<=[.!?…]) ", r"(?<=[,;:]) ", " (?![:;!?])", r"(?<=[/\\])(?!$)"))
)
"""Where a line may be broken, the best places first; French has blanks before its signs."""
_WITHIN_A_NAME: Final = re.compile(r"(?<=[-_.])(?=\w)")
"""Where the name of a file that is longer than a line may be broken: between its parts."""


def terminal_size() -> tuple[int, int]:
    """Return the columns and rows of the terminal that the program was started in."""
    columns, rows = shutil.get_terminal_size()
    return columns, rows


class Prompts(NamedTuple):
    """The prompts below a page: with more behind it, and below the last one."""

    more: str
    last: str


class Pager:
    """The pages of a terminal, and the prompt at the cursor.

    more: the prompt of a page with more behind it. lead: a word that is put before an answer
    that begins with the pressed key: readers take that letter for the echo, and swallow it.
    reader: a screen reader listens, and would read a star for a secret aloud.
    large: bright letters and high numbers, for low vision.
    waits: a page waits for a key; otherwise all is written at once, because nobody reads it here.
    moves: the cursor can be moved up, so that an empty row stays below the prompt.
    size: returns the columns and rows of the terminal at this moment.
    """

    def __init__(  # noqa: PLR0913 - what it asks with, who reads it, and how they do
        self,
        more: str,
        lead: str,
        *,
        reader: bool,
        large: bool,
        waits: bool = True,
        moves: bool = True,
        size: Callable[[], tuple[int, int]] = terminal_size,
    ) -> None:
        self._terminal_size = size
        self._large = large and not reader and large_print.colours_wanted()
        self._reader = reader
        self._waits = waits
        self._more = more
        self._lead = lead
        self._empty_row = EMPTY_ROW if moves else ""
        self._prompt_line = PromptLine()
        self._unread: list[str] = []
        self._unasked = False
        self._on_screen = [""]  # the first block begins with a line break
        self._prompt = self._short = ""
        self._bands: list[str] = []
        self._secret = False

    def speak_in(self, more: str, lead: str) -> None:
        """Use the prompt of a page and the lead of another language."""
        self._more, self._lead = more, lead

    @property
    def has_more(self) -> bool:
        """True while there are unread pages."""
        return bool(self._unread)

    @property
    def unasked(self) -> bool:
        """True while a prompt that nobody has read yet waits behind the pages."""
        return self._unasked and self.has_more

    @property
    def secret(self) -> bool:
        """True while typed digits must not be shown."""
        return self._secret

    def add(self, block: Block, utterances: Sequence[Utterance]) -> None:
        """Add sentences behind the waiting ones, and the prompt of the block behind all."""
        width, _ = self._size()
        most = width if self._reader else MAX_WIDTH  # in a wide window, fewer sentences are broken
        self._unread += [line for each in utterances for line in wrapped(each.speech, width, most)]
        self._unasked = self.unasked or not block.answer
        prompt = block.prompt
        self._prompt, self._short = (prompt.speech, prompt.braille) if prompt else ("", "")
        self._secret = block.secret
        self._bands = self._large_numbers(block) if self._large else []

    def skip(self) -> None:
        """Drop the unread pages."""
        self._unread = []

    def keep_newest(self, most: int) -> None:
        """Drop the oldest unread lines, so that this many are left at most."""
        del self._unread[: max(0, len(self._unread) - most)]

    def next_page(self, key: str, entry: str, *, whole: bool = False) -> str:
        """Return the next page, as one text, with what is typed behind its prompt.

        key: the key pressed last. whole: all is one page, since no key can turn it.
        """
        width, height = self._size()
        first = self._unread[0] if self._unread else self._prompt
        if key and first.startswith(key):
            self._unread.insert(0, self._lead)
        if key and self._unread and _looks_typed(self._unread[0], key, width):
            self._unread[0] = f" {self._unread[0]}"
        echo, alone = self._shown(entry), not self._unread
        prompt = self._prompt_line.next(self._prompt, echo, self._short, alone=alone)
        more = self._prompt_line.next(self._more, echo)
        if whole or not self._waits:
            lines = self._unread
        else:
            screen = Screen(self._on_screen, width, height)
            lines = next_lines(self._unread, screen, Prompts(more, prompt))
        self._unread = self._unread[len(lines) :]
        line = more if self._unread else prompt
        lines = lines if line else self._prompt_line.without(lines)
        self._prompt_line.write(line)
        self._on_screen = [*self._on_screen, *lines, line][1 - height :]
        if self._large:
            lines, line = self._enlarged(lines), large_print.bright(line)
        ending = self._empty_row + line if line else ""
        return "\n" + "".join(each + "\n" for each in lines) + ending

    def echo(self, name: str, digits: str) -> str:
        """Return the echo of a key: digits while they are typed, as a terminal does in a line.

        digits: the digits before it.
        """
        echo = self._shown(digits)
        if name == "backspace":
            gone = len(echo) - len(self._shown(digits[:-1]))
            return self._echoed("\b \b" * gone)
        digit = name.isascii() and name.isdigit()
        if not digit and not (separates(digits, name) and digits[-1] != " "):
            return ""
        return self._echoed(self._shown(digits + (name if digit else " "))[len(echo) :])

    def echo_text(self, text: str) -> str:
        """Return the echo of a key of a line of text, as it is shown."""
        return self._echoed(text)

    def _echoed(self, text: str) -> str:
        """Note what is shown of a key behind the prompt; return it."""
        gone = text.count(" ") if "\b" in text else 0
        line = self._on_screen[-1]
        self._on_screen[-1] = line[: len(line) - gone] if gone else line + text
        return self._prompt_line.echo(text)

    def _size(self) -> tuple[int, int]:
        """Return the columns and rows for sentences."""
        width, height = self._terminal_size()
        if self._large:
            return min(width, large_print.COLUMNS), height - max(large_print.ROWS, len(self._bands))
        return width, height

    def _enlarged(self, lines: Sequence[str]) -> list[str]:
        """Return the lines in bright letters, with the number in question in high digits below."""
        return [*map(large_print.bright, lines), *([] if self._unread else self._bands)]

    def _large_numbers(self, block: Block) -> list[str]:
        """Return the card in question in high digits, or else the numbers of the position."""
        if block.card is not None:
            return large_print.digit_rows(block.card)
        if block.prompt is None:
            return []
        width, height = self._terminal_size()
        groups = large_print.groups_in(piece.text for piece in block.state)
        return large_print.bands(groups, width, height // 2)

    def _shown(self, digits: str) -> str:
        """Return the digits, or for a secret a star for each number, or nothing."""
        if not self._secret:
            return digits
        return "" if self._reader else starred(digits)


def _looks_typed(line: str, key: str, width: int) -> bool:
    """Return True for a line that begins with the key, small or capital, and has room to move."""
    return line[:1].casefold() == key.casefold() and len(line) < width - 1


def next_lines(lines: Sequence[str], screen: Screen, prompts: Prompts) -> list[str]:
    """Return the lines of the next page, as they are shown.

    No line may leave the screen unread: the prompt and the empty row stand below, and the
    prompt before them stays.  A page is shorter, or else indented by a blank, where a reader that
    compares two screens would leave a line out; where neither helps, it is as long as ever.
    """
    most = min(len(lines), max(screen.height - 3, MIN_PAGE))
    for page in _pages(lines, prompts, most, least=MIN_PAGE):
        if is_told_whole(screen, *page):
            return [*page.lines]
    for page in _pages(lines, prompts, most, least=1):
        if (told := told_whole(screen, *page)) is not None:
            return told
    return [*lines[:most]]


class _Page(NamedTuple):
    """Lines and the prompt below them."""

    lines: Sequence[str]
    prompt: str


def _pages(lines: Sequence[str], prompts: Prompts, most: int, least: int) -> Iterator[_Page]:
    """Yield the pages of `most` lines down to `least`, the longest first."""
    for length in range(most, min(most, least) - 1, -1):
        prompt = prompts.last if length == len(lines) else prompts.more
        yield _Page(lines[:length], prompt)


def wrapped(sentence: str, width: int, most: int = MAX_WIDTH) -> list[str]:
    """Return the sentence as lines that fit the width of a terminal.

    A reader speaks line by line, so a line that is too long is broken behind a sentence or a part
    of one, if that ends in the second half, else at a space; a path behind the name of a folder,
    and a name that is longer than a line behind its last hyphen, dot or underscore there.
    most: the longest line, in characters.
    """
    widest = max(min(width - 1, most), 20)
    return [part for line in sentence.split("\n") for part in _broken(line.rstrip(), widest)]


def _broken(line: str, widest: int) -> list[str]:
    parts: list[str] = []
    while len(line) > widest:
        end = _end(line[: widest + 1], widest)
        parts.append(line[:end])
        line = line[end:].lstrip()
    return [*parts, line]


def _end(line: str, widest: int) -> int:
    """Return where to break a line: not so early that some words stand alone, if possible."""
    ends = [max((each.start() for each in mark.finditer(line)), default=0) for mark in _BREAKS]
    within = max((each.start() for each in _WITHIN_A_NAME.finditer(line)), default=0)
    return next((end for end in ends if end >= widest // 2), max(ends) or within or widest)


_BLANKS: Final = re.compile(" +")
"""Several blanks count as one, in a comparison."""


INDENTS: Final = ((" ", " "), (" ", ""), ("", " "))
"""Blanks before each line and the one below it, where they would not be new without.

Fenrir and Orca say no blank; yasr says "space" for one that is written alone.
"""


class Screen(NamedTuple):
    """The screen of a terminal. shown: its last lines, from its top; width, height: its size."""

    shown: Sequence[str]
    width: int
    height: int


def told_whole(screen: Screen, lines: Sequence[str], prompt: str) -> list[str] | None:
    """Return lines that are all taken for new, above their prompt; None where none are.

    They are indented by a blank if they have to be.
    """
    if is_told_whole(screen, lines, prompt):
        return [*lines]
    ways = ([*map(str.__add__, cycle(blanks), lines)] for blanks in INDENTS)
    return next(
        (
            way
            for way in ways
            if max(map(len, way), default=0) < screen.width and is_told_whole(screen, way, prompt)
        ),
        None,
    )


def is_told_whole(screen: Screen, lines: Sequence[str], prompt: str) -> bool:
    """Return whether lines and the prompt below them are taken for new, and no others.

    Nothing is said of empty ones.
    """
    before = _picture(screen.shown, screen.height)
    after = _picture([*screen.shown, *lines, prompt], screen.height)
    end = min(len(screen.shown) + len(lines) + 1, screen.height - 1)
    begin = end - len(lines) - 1
    matches = SequenceMatcher(None, before, after, autojunk=False).get_matching_blocks()
    same = {row for match in matches for row in range(match.b, match.b + match.size)}
    return all((row in same) == (row < begin) for row in range(end) if after[row].strip())


def _picture(lines: Sequence[str], height: int) -> list[str]:
    """Return the rows of a screen after these lines, with an empty row at its end."""
    rows = [_BLANKS.sub(" ", line) for line in lines[-(height - 1) :]]
    return rows + [""] * (height - len(rows))

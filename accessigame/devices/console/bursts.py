"""Keys that arrive at once: an Alt combination, or pasted text. Neither is played.

A terminal sends Alt with a letter as Escape and that letter, in one piece. It sends pasted text
as if somebody typed it, unless the program asks for marks with a control sequence, which the game
never writes: some readers say it.

Keys that a person typed come in one read too, while the loop writes to the disk, or when a network
joins them. So a read is pasted text only if it could change the game, or has a key without a
meaning, and would act more than `MOST_ACTS` times. What counts as an act:

1. A key of the game. The same key again is no further act where it walks, reads or adjusts: it was
   held down. A key without a character, such as an arrow, is no text, and counts for nothing.
2. A number with its Enter, because readers and scripts send it whole. The only number of a read is
   the answer to the prompt, and counts for nothing.

A scanner types the code of a card as fast, and several cards in a row. A code, with the Enter or
the Tab behind it, counts for nothing: it is long enough, and checked, so that no text has it.

A long paste comes in several reads. After a read of `LONG` keys or more, the keys of the next
`QUIET` seconds belong to the same paste; after a short paste, the next key counts at once.

Something may put text into a terminal character by character, so keys that arrive together are
gathered for a moment (`gathering`). They stay in the terminal meanwhile, and the loop runs; the
next program or prompt gets those that were not taken.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from itertools import pairwise
from typing import Final, Protocol

from accessigame.input.card_code import without_codes
from accessigame.input.key_entry import ALT
from accessigame.input.keymap import KEYS, MOVES, NAMED_KEYS, NAMELESS, Word

MOST_ACTS: Final = 2
"""The acts, at most, of keys that arrive at once and could change the game."""
QUIET: Final = 0.5
"""Seconds without a key after which a paste is over, on a slow machine too."""
PASTED: Final = "<bracketed-paste>"
"""The one key that prompt_toolkit makes of text between the marks of a paste."""
ESCAPE: Final = "escape"
LONG: Final = 256
"""Keys of a read that a paste may continue after; a full read has no fewer characters."""
_LEAVING: Final = ("c-c", "c-d")
_ENTER: Final = ("c-m", "c-j")
_CODE_ENDS: Final = (*_ENTER, "c-i")
"""Keys that a scanner may type behind a code; one of them is Tab."""
_SILENT: Final = ("c-h", "delete", ESCAPE, *_LEAVING)
"""Keys that change the digits alone, or nothing, however long they are held, and the way out."""
_SAFE: Final = frozenset(KEYS.values()) - {*MOVES, Word.CORRECT, Word.DISPLAY, Word.QUIT}
"""Words after which the game, its past and the holder of a display are as they were."""


class BurstFilter:
    """Finds the Alt combinations and the pastes among the keys of each read."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._pasted_until = 0.0

    def filtered(self, keys: Sequence[str]) -> list[str]:
        """Return the keys of one read: `ALT` for a combination, `PASTED` alone for a paste.

        keys: by their names in prompt_toolkit. The rest of a long paste gives nothing, and Ctrl-C
        is always a key.
        """
        pressed = _combined(keys)
        now = self._clock()
        is_continued = now < self._pasted_until and any(map(is_key, pressed))
        if not (is_continued or _is_text(pressed)):
            return pressed
        self._pasted_until = now + QUIET if len(keys) >= LONG else now
        if _LEAVING[0] in pressed:
            return [_LEAVING[0]]
        return [] if is_continued else [PASTED]

    def typed(self, keys: Sequence[str]) -> list[str]:
        """Return the keys of one read while a line of text is open: `PASTED` alone for more lines.

        What comes behind the Enter of a paste would be taken for keys of the game.
        """
        pressed = _combined(keys)
        now = self._clock()
        if _LEAVING[0] in pressed:
            return [_LEAVING[0]]
        if now >= self._pasted_until and not any(key in _ENTER for key in pressed[:-1]):
            self._pasted_until = now + QUIET if len(keys) >= LONG else 0.0
            return pressed
        is_continued = now < self._pasted_until
        self._pasted_until = now + QUIET if len(keys) >= LONG else now
        return [] if is_continued else [PASTED]


def _is_text(keys: Sequence[str]) -> bool:
    """Return True for keys that nobody typed: too many, or too many acts that could do harm."""
    typed = without_codes(keys, _CODE_ENDS)
    pairs = [(key.lower(), last_key.lower()) for last_key, key in pairwise(("", *typed))]
    acting = [(key, last_key) for key, last_key in pairs if _acts(key, last_key)]
    numbers = sum(_ends_number(key, last_key) for key, last_key in pairs)
    if numbers <= 1 and all(_is_safe(key) for key, _ in acting):
        return len(acting) >= LONG
    held = sum(key == last_key and _is_safe(key) for key, last_key in acting)
    return len(acting) - held + (numbers if numbers > 1 else 0) > MOST_ACTS


def _acts(key: str, last_key: str) -> bool:
    if key in _ENTER:
        return last_key == ""
    separates = key in (" ", ".", ",") and _is_digit(last_key)
    counts = is_key(key) and not (_is_digit(key) or separates)
    return counts and key not in _SILENT and key not in NAMED_KEYS


def _ends_number(key: str, last_key: str) -> bool:
    return key in _ENTER and _is_digit(last_key)


def _is_safe(key: str) -> bool:
    return KEYS.get(key) in _SAFE


def _is_digit(key: str) -> bool:
    return key.isascii() and key.isdigit()


def is_key(key: str) -> bool:
    """Return False for what a terminal reports by itself."""
    return not (key.startswith("<") and len(key) > 1)


def _combined(keys: Sequence[str]) -> list[str]:
    """Return the keys with one name in place of each Escape and what belongs to it."""
    combined: list[str] = []
    waiting = list(reversed(keys))
    while waiting:
        key = waiting.pop()
        if key == ESCAPE and waiting and waiting[-1] != ESCAPE and is_key(waiting[-1]):
            key = _name_of_combination(waiting)
        combined.append(key)
    return combined


def _name_of_combination(waiting: list[str]) -> str:
    """Take what belongs to an Escape from the end of the waiting keys; return a name for it.

    A control sequence that prompt_toolkit does not know arrives as its characters, and its last
    one is often a letter.
    """
    key = waiting.pop()
    if key == "O" and waiting:
        waiting.pop()
        return NAMELESS
    if key != "[" or not waiting:
        return ALT
    while waiting and not "@" <= waiting.pop() <= "~":
        pass
    return NAMELESS


GATHERING: Final = 0.005
"""Seconds in which pasted text arrives."""


class KeyPress(Protocol):
    """A key by its name in prompt_toolkit."""

    @property
    def key(self) -> str:
        """The name."""


class Keyboard(Protocol):
    """The keys of a terminal, as `open_keys` returns them."""

    def attach(self, input_ready_callback: Callable[[], None], /) -> AbstractContextManager[None]:
        """Call back in the running loop while there is something to read."""

    def detach(self) -> AbstractContextManager[None]:
        """Call back no more, within this block."""

    def read_keys(self) -> Sequence[KeyPress]:
        """Return the complete keys that have arrived."""

    def flush_keys(self) -> Sequence[KeyPress]:
        """Return the keys that seemed to be the beginning of others."""


@contextmanager
def gathering(keys: Keyboard, take: Callable[[list[str]], None]) -> Iterator[None]:
    """Pass the names of keys that arrive together to `take`, in the running loop.

    Without a key, it is called when the keyboard closes.
    """
    loop = asyncio.get_running_loop()
    waiting = ExitStack()

    def wait() -> None:
        """Leave the keys unread for a moment, and the loop free of their calls."""
        waiting.enter_context(keys.detach())
        waiting.callback(loop.call_later(GATHERING, read).cancel)

    def read() -> None:
        waiting.close()
        presses = (*keys.read_keys(), *keys.flush_keys())
        take([press.key for press in presses])

    with keys.attach(wait), waiting:
        yield

"""The terminal of a player: keys come in one by one, and each turn goes out in one write.

Theory of operation. Everything runs in the game's loop; there is no thread, and nothing waits.

Out: `deliver` gives the sentences and the prompt of a block to the `Pager`, which wraps them
and knows the lines on the screen. `_write_page` writes one page, that is all of it, or as much
as the screen holds with a prompt to continue. Each page is ONE write that ends at the prompt,
where the cursor rests, above an empty row (`prompt_line`). While a page waits for its reader, later
blocks queue behind it.

The screen is a `Surface`: the standard output, unless another place and its size are given. So a
guest's terminal elsewhere is this class with a surface, keys and bounds of its own.

In: the keys that arrive together are gathered (`gathering`), and `press` gets their names.

1. Ctrl-C and Ctrl-D leave, at once and from any page.
2. A report that the terminal sends by itself is no key.
3. Any other key first sends `TOUCH`: the voice falls silent.
4. While pages wait, Enter, a blank and keys without a meaning turn the page. So does a move, as
   long as nobody has read its prompt. Any other key ends the pages and does its work.
5. The key for a line to all opens a `LineEntry`, where there is somebody to read it. Then each key
   is text, until Enter sends it or Escape drops it; news come above it meanwhile.
6. Signs that a French keyboard writes while a scanner types digits are held until they are a code
   (`UnshiftedSigns`), or nothing follows them.
7. `KeyEntry` makes an intent of a key, perhaps after several digits; digits are echoed here,
   because raw mode echoes nothing.

The terminal must never be asked for its cursor, nothing on it is ever drawn again, and a secret
number is never shown. The reasons, from real screen readers, are in docs/console.md.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Final, Protocol

from accessigame.core.model import EVERYONE, Audience, Intent, NotUnderstood, Refusal
from accessigame.devices.console.bursts import PASTED, BurstFilter, Keyboard, gathering, is_key
from accessigame.devices.console.keyboard import open_keys
from accessigame.devices.console.pages import Pager, terminal_size
from accessigame.devices.console.prompt_line import cursor_moves
from accessigame.devices.console.standard_streams import hold_text, write_text
from accessigame.devices.console.terminal_mode import disable_echo, save_mode
from accessigame.input.card_code import HELD, UNREAD, CodeUnread, UnshiftedSigns
from accessigame.input.key_entry import KeyEntry, Receiver, TextPasted, word_of
from accessigame.input.keymap import MOVES, Word
from accessigame.input.text_line import LineEntry
from accessigame.output.blocks import Block
from accessigame.words.words import Localizer, Utterance, Verbosity

_NAMES: Final[Mapping[str, str]] = {
    "c-m": "enter",
    "c-j": "enter",
    "c-h": "backspace",
    "delete": "backspace",
    "c-i": "tab",
}
"""Our names of keys by those of prompt_toolkit."""
TOUCH: Final = Intent("touch")
"""A key was pressed: the voice falls silent."""
_LEAVING: Final = ("c-c", "c-d")


class Terminal:
    """A terminal in raw mode; the cursor rests on a short prompt.

    more, lead, reader, large, waits: as for `Pager`. surface: the screen; the standard output by
    default. keys: those of a terminal elsewhere; the keyboard here by default.
    most_digits: the characters of typed numbers, at most. most_unread: the lines that wait behind a
    page, at most; the newest stay. on_answer: called before a key that is not a digit is taken at
    the prompt.
    read_elsewhere: returns True while a screen reader gets the sentences directly, and would say
    them twice. after_reading: calls a function when it has got them; the prompt is written then.
    line_prompt: the prompt for a line to all; None where there is nobody to read it.
    """

    speaks = False
    verbosity = Verbosity.NORMAL
    words: Localizer | None = None

    def __init__(  # noqa: PLR0913 - what it asks with, who reads it, and how they do
        self,
        more: str,
        lead: str,
        audience: Audience = EVERYONE,
        *,
        reader: bool = False,
        large: bool = False,
        waits: bool = True,
        surface: Surface | None = None,
        keys: Keyboard | None = None,
        most_digits: int = sys.maxsize,
        most_unread: int = sys.maxsize,
        on_answer: Callable[[], None] = lambda: None,
    ) -> None:
        self.audience = audience
        self._keys = keys
        self._most_digits = most_digits
        self._most_unread = most_unread
        self._on_answer = on_answer
        self._surface = surface or StandardSurface()
        size = self._surface.size
        moves = self._surface.cursor_moves
        self._pager = Pager(
            more, lead, reader=reader, large=large, waits=waits, moves=moves, size=size
        )
        self._entry = KeyEntry()
        self._line = LineEntry()
        self.line_prompt: Utterance | None = None
        self._bursts = BurstFilter()
        self._signs = UnshiftedSigns()
        self._release_later: asyncio.TimerHandle | None = None
        self._last_key = ""
        self._restore_raw: Callable[[], None] = lambda: None
        self._prompt_waits = self._is_last = False
        self.read_elsewhere: Callable[[], bool] = lambda: False
        self.after_reading: Callable[[Callable[[], None]], None] = lambda write: write()

    # out --------------------------------------------------------------------------------------

    def deliver(self, block: Block) -> None:
        """Write the sentences and the prompt at once, or by pages if they exceed the screen."""
        self._surface.open()
        waits = self._pager.has_more
        if self._pager.secret and not block.secret:
            self._entry.digits = ""  # digits begun in secret are no answer in the open
        if not block.mine:
            block = replace(block, prompt=None)  # whoever waits hears the news alone
        if self._line.is_open:
            block = replace(block, prompt=self.line_prompt, secret=False)
        self._is_last = block.is_last
        read = self.read_elsewhere()
        self._pager.add(block, () if read else block.spoken)
        if waits:  # behind the pages that somebody is reading
            self._pager.keep_newest(self._most_unread)
            return
        if read and block.prompt is not None:
            self._prompt_waits = True
            self.after_reading(self._write_waiting_prompt)
        else:
            self._write_page()
            self._pager.keep_newest(self._most_unread)

    def speak_in(self, words: Localizer) -> None:
        """Use the prompt of a page and the lead of another language."""
        self._pager.speak_in(words.text("page-more"), words.text("lead"))

    def write_rest(self) -> None:
        """Write what still waits behind a page: nobody will turn it."""
        while self._pager.has_more:
            self._write_page()

    def _write_waiting_prompt(self) -> None:
        """Write the prompt behind the sentences, unless a page with it was written meanwhile."""
        if self._prompt_waits:
            self._write_page()

    def _write_page(self) -> None:
        """Write a page; all of them while a line is open, whose keys are text and turn no page."""
        self._prompt_waits, is_open = False, self._line.is_open
        entry = (self._line.text or "") if is_open else self._entry.digits
        self._write(self._pager.next_page(self._last_key, entry, whole=is_open))

    def _write(self, text: str) -> None:
        self._surface.write(text, is_last=self._is_last and not self._pager.has_more)

    def forget_typed(self) -> None:
        """Forget the digits that were typed so far."""
        self._entry.digits = ""

    def silence(self) -> None:
        """Do nothing: written lines make no sound."""

    def close(self) -> None:
        """Restore the mode of the terminal."""
        self._surface.close()

    # in ---------------------------------------------------------------------------------------

    @contextmanager
    def listening(self, receive: Receiver) -> Iterator[None]:
        """Pass the keys of the terminal to `receive` within this block."""
        if self._keys is not None:
            with gathering(self._keys, lambda names: self.press(names, receive)):
                yield
            return
        keys = open_keys()

        def take(names: list[str]) -> None:
            self.press(names, receive)
            if keys.closed:
                receive(None)

        with keys.raw_mode(), gathering(keys, take):
            self._restore_raw = save_mode()
            yield

    def press(self, names: Sequence[str], receive: Receiver) -> None:
        """Pass the meaning of keys that arrived together to `receive`.

        names: as prompt_toolkit has them.
        """
        if self._release_later is not None:
            self._release_later.cancel()
            self._release_later = None
        if self._line.is_open:
            keys = self._bursts.typed([*self._signs.release(), *names])
        else:
            keys = self._bursts.filtered(self._signs.read(names))
        self._on_keys(keys, receive)
        if self._signs.waits:
            later = asyncio.get_running_loop().call_later
            self._release_later = later(HELD, self._release_signs, receive)

    def _release_signs(self, receive: Receiver) -> None:
        """Take signs as keys that began like a code, and that nothing has followed."""
        self._release_later = None
        self._on_keys(self._signs.release(), receive)

    def _on_keys(self, keys: Sequence[str], receive: Receiver) -> None:
        for key in keys:
            self._on_key(key, receive)

    def resume(self) -> None:
        """Set raw mode again: a shell that stopped the program has changed the terminal."""
        self._restore_raw()

    def _on_key(self, key: str, receive: Receiver) -> None:
        if key in _LEAVING:
            self._pager.skip()  # or the farewell would wait behind pages that nobody turns
            self._line.close()
            receive(Intent("quit", None, key))
        elif key == PASTED:
            receive(NotUnderstood(TextPasted()))
        elif key == UNREAD:
            receive(NotUnderstood(CodeUnread()))
        elif is_key(key):  # else the terminal reports something by itself
            self._on_pressed(_NAMES.get(key, key), receive)

    def _on_pressed(self, name: str, receive: Receiver) -> None:
        self._last_key = name if len(name) == 1 else ""
        receive(TOUCH)
        if self._line.is_open:
            self._on_line_key(name, receive)
        elif self._pager.has_more:
            self._on_page_key(name, receive)
        else:
            self._on_game_key(name, receive)

    def _on_game_key(self, name: str, receive: Receiver) -> None:
        if not name.isdigit():
            self._on_answer()
        is_more = name.isdigit() or name in (" ", ".", ",")
        if is_more and len(self._entry.digits) >= self._most_digits:
            return
        if echo := self._pager.echo(name, self._entry.digits):
            self._write(echo)
        if name == "enter" and not self._entry.digits and not self._entry.ends_scan(name):
            receive(Intent(Word.ENTER))
            return
        try:
            intent = self._entry.press(name)
        except Refusal as refusal:
            receive(refusal)
        else:
            if intent is None:
                return
            if intent.word == Word.SAY and self.line_prompt is not None:
                self._open_line(self.line_prompt)
            else:
                receive(intent)

    def _open_line(self, prompt: Utterance) -> None:
        """Ask for a line to all."""
        self._line.open()
        self._last_key = ""
        self._pager.add(Block((), prompt, answer=True), ())
        self._write_page()

    def _on_line_key(self, name: str, receive: Receiver) -> None:
        """Take a key as text; the prompt that stood before comes back with the answer."""
        self._last_key = ""
        if name in ("enter", "escape"):
            text = self._line.close()
            is_sent = text and name == "enter"
            receive(Intent(Word.SAY, text=text) if is_sent else Intent(Word.ENTER))
        elif name == "backspace":
            self._write(self._pager.echo_text("\b \b" * self._line.erase()))
        else:
            self._write(self._pager.echo_text(self._line.type(name)))

    def _on_page_key(self, name: str, receive: Receiver) -> None:
        if not self._ends_pages(name):
            self._write_page()
            return
        self._pager.skip()
        if name == "q" or name.isdigit():
            self._write_page()
        if name != "q":
            self._on_game_key(name, receive)

    def _ends_pages(self, name: str) -> bool:
        """Return True for a key that means something, and is no move on an unread prompt."""
        word = word_of(name)
        if name == " " or (word in MOVES and self._pager.unasked):
            return False
        return bool(word) or (name.isascii() and name.isdigit())


class Surface(Protocol):
    """A screen that text is added to, at the bottom; it shows no key by itself once it is open."""

    @property
    def cursor_moves(self) -> bool:
        """True if the cursor can be moved up, to keep an empty row below the prompt."""

    def size(self) -> tuple[int, int]:
        """Return the columns and rows at this moment."""

    def open(self) -> None:
        """Prepare it for text; called before each text, so only the first call counts."""

    def write(self, text: str, *, is_last: bool = False) -> None:
        """Write text as it is, in one write, with a newline behind each line. Never waits.

        is_last: no other text comes from here.
        """

    def close(self) -> None:
        """Leave it as it was before."""


class StandardSurface:
    """The terminal that the program was started in.

    holds_last: the last text waits for the menu, whose block it is a part of.
    """

    def __init__(self, *, holds_last: bool = False) -> None:
        self.cursor_moves = cursor_moves()
        self._holds_last = holds_last
        self._restore: Callable[[], None] | None = None

    def size(self) -> tuple[int, int]:
        """Return the columns and rows at this moment."""
        return terminal_size()

    def open(self) -> None:
        """Disable the echo: a key may come before the keyboard is made ready."""
        if self._restore is None:
            self._restore = disable_echo()

    def write(self, text: str, *, is_last: bool = False) -> None:
        """Write text as it is, in one write."""
        if is_last and self._holds_last:
            hold_text(text)
        else:
            write_text(text)

    def close(self) -> None:
        """Restore the mode of the terminal."""
        if self._restore is not None:
            self._restore()

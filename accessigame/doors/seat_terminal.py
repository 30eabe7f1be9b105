"""The terminal of a guest: the console of the table, on a screen elsewhere.

Pages, questions, digits, bursts and pasted text are those of the `Terminal` that it has.
News that others alone may hear still reach a guest, as the question that stands there already. A
terminal would write it once more, and a reader would take it for something that has happened. So a
`LastBlock` knows beside what a new block without sentences says nothing new.
"""

from __future__ import annotations

from contextlib import AbstractContextManager
from dataclasses import replace
from typing import Final

from accessigame.core.model import EVERYONE, Event, event_class
from accessigame.devices.console.remote_keys import RemoteKeys
from accessigame.devices.console.terminal import Terminal
from accessigame.doors.interfaces import Channel
from accessigame.input.key_entry import Receiver
from accessigame.input.text_line import AskLine
from accessigame.output.blocks import Block
from accessigame.words.words import Localizer, Verbosity

MOST_DIGITS: Final = 60
"""Characters of a typed number, or of several; a game needs ten."""
MOST_UNREAD: Final = 1000
"""Lines that wait behind a page which its guest does not turn; the history has the others."""


@event_class
class KeysOfGuest(Event):
    """The keys that a newcomer at a terminal needs first: for the help, and for a line to all."""


BELL: Final = "\a"


class ChannelSurface:
    """The screen of a guest's terminal, in raw mode: it shows no key, and ends lines by CR LF."""

    def __init__(self, channel: Channel) -> None:
        self.cursor_moves = channel.cursor_moves
        self._channel = channel
        self._line_begun = False
        self._rings = False

    def size(self) -> tuple[int, int]:
        """Return the columns and rows; the guest's program may say any, and changes them."""
        columns, rows = self._channel.size
        return min(max(columns, 20), 500) if columns else 80, min(max(rows, 4), 200) if rows else 24

    def open(self) -> None:
        """Do nothing: a terminal behind ssh is in raw mode already."""

    def ring(self) -> None:
        """Ring the bell with the next text, since news are one write."""
        self._rings = True

    def write(self, text: str, *, is_last: bool = False) -> None:  # noqa: ARG002 - nothing follows
        """Write text in one piece."""
        if self._rings:
            text, self._rings = f"{BELL}{text}", False
        self._line_begun = not text.endswith("\n")
        self._channel.write(text.replace("\n", "\r\n").encode("utf-8", "replace"))

    def close(self) -> None:
        """End the line of the question, for the shell that comes after, and the channel."""
        if self._line_begun:
            self.write("\n")
        self._channel.close()


class SeatTerminal:
    """The terminal of one guest. words: in the guest's language.

    chosen_language: the language that the guest has chosen before a code was given, if any.
    hint: what a newcomer is told once. cues: whether the bell rings as the guest's turn begins.
    """

    hint: Event = KeysOfGuest()
    words: Localizer
    speaks = False
    verbosity = Verbosity.NORMAL

    def __init__(self, words: Localizer, channel: Channel) -> None:
        self.audience = EVERYONE
        self.cues = False
        self.chosen_language = ""
        self._surface = ChannelSurface(channel)
        self._keys = RemoteKeys()
        self._last = LastBlock()
        self._was_asked = True
        self._terminal = Terminal(
            words.text("page-more"),
            words.text("lead"),
            reader=True,
            surface=self._surface,
            keys=self._keys,
            most_digits=MOST_DIGITS,
            most_unread=MOST_UNREAD,
            on_answer=self._last.note_key,
        )
        self.speak_in(words)

    def speak_in(self, words: Localizer) -> None:
        """Use the words of another language from now on."""
        self.words = words
        self._terminal.line_prompt = words.say(AskLine())
        self._terminal.speak_in(words)

    def deliver(self, block: Block) -> None:
        """Write a block as at any terminal, unless it tells nothing new."""
        if self._last.is_repeated_by(block):
            return
        is_asked = block.mine and block.prompt is not None
        if self.cues and is_asked and not self._was_asked:
            self._surface.ring()
        self._was_asked = is_asked
        self._terminal.deliver(block)

    def feed(self, text: str) -> None:
        """Handle characters of the guest's terminal."""
        self._keys.feed(text)

    def forget_typed(self) -> None:
        """Forget the digits that were typed so far."""
        self._terminal.forget_typed()

    def silence(self) -> None:
        """Do nothing: the voice of the guest's reader is the guest's own."""

    def close(self) -> None:
        """Write what still waits behind a page, then end the connection: the last news say why."""
        self._terminal.write_rest()
        self._terminal.close()

    def listening(self, receive: Receiver) -> AbstractContextManager[None]:
        """Pass the keys of the guest to `receive` within this block."""
        return self._terminal.listening(receive)


class LastBlock:
    """The last block of one guest, as far as it stays when its sentences were heard."""

    def __init__(self) -> None:
        self._block: Block | None = None

    def is_repeated_by(self, block: Block) -> bool:
        """Return True where a block says nothing and asks the same; it is the last one from now on.

        After a key, the question is asked again.
        """
        last, self._block = self._block, block
        if block.said or block.mark is not None or last is None:
            return False
        return _standing(block) == _standing(last)

    def note_key(self) -> None:
        """Handle an answer of the guest, so that the question is no repetition."""
        self._block = None


def _standing(block: Block) -> Block:
    """Return what stays of a block when its sentences were heard."""
    return replace(block, said=(), answer=False, mark=None, is_marked=False)

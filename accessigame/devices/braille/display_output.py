"""A refreshable display as an output, and its keys as an input.

News begin with the state of the game, then say what happened. Answers and messages flash over
that line, for as long as the player likes; what was said once can always be read again.
Everything here runs in the event loop; the wire has its own thread.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, Protocol

from accessigame.braille import Translator
from accessigame.braille.window import BrailleWindow, Segment
from accessigame.core.model import Audience, Event, Refusal
from accessigame.devices.braille.braille_entry import Writing
from accessigame.devices.braille.choice_list import Choosing
from accessigame.devices.braille.layout import Cells, Layout
from accessigame.devices.braille.message import STAY, Alarm, Flash, Later
from accessigame.devices.braille.unread import Unread
from accessigame.devices.transport.connection import DisplayLost, LineEvent
from accessigame.displays import Keys, Ready, Routing
from accessigame.input.chords import BOTH_PANS, NOTHING, PLAIN, USUAL, Chords, meaning
from accessigame.input.key_entry import Receiver
from accessigame.output.blocks import Block

REMEMBERED: Final = 100
"""Blocks that can be read again."""
TOGETHER: Final = 10
"""So many messages at most that cover the line as one, each behind those not yet ended."""


class CellSink(Protocol):
    """Where the cells are: a braille line, or a test's."""

    def show(self, cells: bytes) -> None:
        """Show these cells soon."""
        ...

    def close(self, farewell: bytes = b"") -> bool:
        """Leave these cells up, or none, and end."""
        ...


class BrailleDisplay:
    """The line of the newest block, and a way back through the older ones."""

    def __init__(  # noqa: PLR0913 - what it writes with, whom it serves, and how long it flashes
        self,
        translator: Translator,
        audience: Audience,
        receive: Receiver,
        wake: Callable[[Event], None],
        *,
        sentence: Cells | None = None,
        hold: str = STAY,
        later: Later | None = None,
        shares_keys: bool = True,
        chords: Chords = USUAL,
    ) -> None:
        """Serve an audience.

        sentence: writes whole sentences, if not as the translator does. hold: of `Flash`.
        shares_keys: the keyboard belongs to those who read here.
        chords: what the space key does with dots.
        """
        self._chords = chords
        self._translator = translator
        self._layout = Layout(translator.cells, sentence or translator.cells)
        self.audience = audience
        self._receive = receive
        self._wake = wake
        self._cellbar: CellSink | None = None
        self._width: int | None = None
        self._away = False
        self._shares_keys = shares_keys
        self._live = self._news = Block(())
        self._farewell: Block | None = None
        self._told: deque[Block] = deque(maxlen=REMEMBERED)
        self._back = 0
        self._line: BrailleWindow | None = None
        self._flash = Flash(hold, later or _in_the_loop, self._show)
        self._unread = Unread(hold, later or _in_the_loop)
        self._flashed: list[Block] = []
        self._writing = Writing(translator)
        self._telling = False
        self._choosing: Choosing | None = None

    @property
    def audience(self) -> Audience:
        """Who feels the cells, and whose keys these are."""
        return self._audience

    @audience.setter
    def audience(self, audience: Audience) -> None:
        self._audience = audience
        self._layout = replace(self._layout, owner=audience.alone)

    def attach(self, cellbar: CellSink) -> None:
        """Say what shows the cells."""
        self._cellbar = cellbar

    # out --------------------------------------------------------------------------------------

    def deliver(self, block: Block) -> None:
        """Show the news, or flash the answer over them; what was there before stays readable."""
        if self._telling or (not block.said and block.prompt is None):
            return
        if self._live.secret and not block.secret:
            self._writing = Writing(self._translator)  # begun in secret, no answer in the open
        self._farewell = block if block.prompt is None and not block.answer else None
        if any(words.braille for words in block.said):
            self._remember(block)
        elif block.prompt is None and not block.answer:
            self._renew(replace(block, said=self._news.said))  # it is waited for somebody else
            return
        if block.answer:
            self._answer(block)
        else:
            self._news = self._live = self._unread.add(block)
            self._go_back_to(0)

    def _answer(self, block: Block) -> None:
        """Put an answer over the line, or into it; what its question is about stays there."""
        beneath = block.about or self._news.said
        if block.said and self._flash.wanted:
            self._renew(replace(block, said=beneath))
            self._flash_up(block)
        else:
            said = block.said if block.said == block.about else (*block.said, *beneath)
            self._live = replace(block, said=said)
            self._go_back_to(0)

    def silence(self) -> None:
        """End what flashes: a key was pressed, if it was the reader's."""
        if self._shares_keys and not self._unflash():
            self._unread.read()

    def blank(self) -> None:
        """Take everything off the cells, and forget it: somebody else feels them next."""
        self._told.clear()
        self._flash.end()
        self._flashed = []
        self._unread.forget()
        self._live = self._news = Block(())
        self._farewell = None
        self._back, self._line, self._choosing = 0, None, None
        self._writing = Writing(self._translator)
        if self._cellbar is not None and self._width is not None:
            self._cellbar.show(bytes(self._width))

    def close(self) -> None:
        """Leave the last news up if they were a farewell, that is without a question; or blank it.

        Who has no sound and no screen learns from it that the program has ended. Nobody turns its
        pages any more, so the first one is full, even if it ends within a word.
        """
        if self._cellbar is not None:
            block, width = self._farewell, self._width
            told = BrailleWindow(self._layout.told(block), width).cells if block and width else b""
            self._cellbar.close(told[:width].ljust(width or 0, b"\0") if told else b"")

    def _renew(self, block: Block) -> None:
        """Take over the state of a block, and leave the fingers where they are if they can."""
        before, self._live = self._live, block
        if not self._back and self._layout.live(before) != self._layout.live(block):
            self._go_back_to(0)

    def _remember(self, block: Block) -> None:
        """Keep what can be read again; the same answer at once again is one."""
        if not (block.answer and self._told and self._told[-1].said == block.said):
            self._told.append(block)

    def _flash_up(self, block: Block) -> None:
        """Put a message over the line; behind one that covers it still, and may not be read yet."""
        before = self._flash.line
        here = self._flashed if before is not None else []
        fresh = [] if here and here[-1].said == block.said else [block]
        messages = [*here, *fresh]
        gone, self._flashed = messages[:-TOGETHER], messages[-TOGETHER:]
        lost = sum(len(part.cells) + 1 for part in self._parts(gone))
        self._lay_over(max(before.place - lost, 0) if before is not None else 0)

    def _lay_over(self, place: int) -> None:
        """Put the messages that nobody has ended over the line, at the page with this cell."""
        if self._width is not None:
            self._flash.show(BrailleWindow(self._parts(self._flashed), self._width).at(place))
            self._show()

    def _parts(self, blocks: Sequence[Block]) -> tuple[Segment, ...]:
        return tuple(part for each in blocks for part in self._layout.told(each))

    def _unflash(self) -> bool:
        """Bring back what a message covered; say whether there was one."""
        ended = self._flash.end()
        if ended:
            self._show()
        return ended

    def _go_back_to(self, back: int) -> None:
        """Put up the line as it is now for 0, else what was said so many blocks ago."""
        self._back = back
        self._choosing = None
        if self._width is not None and (self._told or self._live.prompt is not None):
            layout = self._layout
            parts = layout.told(self._earlier[-back]) if back else layout.live(self._live)
            self._put(BrailleWindow(parts, self._width))

    @property
    def _earlier(self) -> list[Block]:
        """What was said, the news of the line that is up left aside."""
        return [block for block in self._told if not self._unread.holds(block)]

    def _put(self, line: BrailleWindow) -> None:
        self._line = line
        self._show()

    def _show(self) -> None:
        """Show the message that flashes, else what can be chosen, else the line."""
        shown = self._flash.line or self._choosing or self._line
        self._unread.countdown.pause(paused=self._away or self._flash.line is not None)
        if self._cellbar is not None and shown is not None:
            self._cellbar.show(shown.window)

    # in ---------------------------------------------------------------------------------------

    def hear(self, event: LineEvent) -> None:
        """Take what the wire tells: size, keys, or a sentence for people."""
        if isinstance(event, Ready):
            self._is_there(event.cells)
        elif isinstance(event, Routing | Keys):
            if not self._chosen(event):
                self._press(event)
        else:
            # what a display tells of itself is for others: under the fingers stays the game
            if isinstance(event, DisplayLost):
                self._away = True
                self._flash.countdown.pause(paused=True)
            self._telling = True
            self._wake(event)
            self._telling = False

    def _is_there(self, width: int) -> None:
        """Lay out for so many cells; a message that nobody could end comes again."""
        message, same = self._flash.line, width == self._width
        self._width = width
        self._writing = Writing(self._translator)  # what was typed is not seen any more
        self._go_back_to(0)
        self._away = False
        self._flash.countdown.pause(paused=False)
        if message is not None:
            self._lay_over(message.place if same else 0)

    def _press(self, event: Keys | Routing) -> None:
        """Act on a key."""
        if isinstance(event, Routing):
            self._route(event.cell)
        else:
            self._keys(event.names)

    def _chosen(self, event: Keys | Routing) -> bool:
        """Let the list of choices have a key, if it is up; say whether it took the key."""
        choosing = self._choosing
        if choosing is None or self._flash.line is not None:
            return False
        taken = choosing.hear(event)
        if choosing.over:
            self._go_back_to(0)
        else:
            self._show()
        if choosing.intent is not None:
            self._unread.read()
            self._receive(choosing.intent)
        return taken

    def _choose(self) -> None:
        """Put up what can be chosen, for who has no other key for it."""
        prompt, choices = self._live.prompt, self._layout.choices(self._live)
        self._go_back_to(0)
        if prompt is not None and self._width is not None:
            how = (self.audience.alone, self._translator, self._chords, self._width)
            self._choosing = Choosing(prompt.braille, choices, *how)
            self._show()

    def _route(self, cell: int) -> None:
        if self._unflash():
            return  # the key was over the message, not over what it covered
        self._unread.read()
        intent = self._line.route(cell) if self._line is not None else None
        if intent is not None:
            self._receive(intent)

    def _keys(self, names: frozenset[str]) -> None:
        moves = {
            "pan_left": self._pan_left,
            "pan_right": self._pan_right,
            "up": self._older,
            "down": self._newer,
        }
        name = meaning(names, self._chords)
        if name in moves:
            moves[name]()
        elif name != NOTHING:
            self._key(names, name)

    def _key(self, names: frozenset[str], name: str) -> None:
        covered = self._unflash()
        if covered and name in PLAIN.values() and not self._writing.digits:
            return  # the key was for the message
        if not covered:
            self._unread.read()
        if names == BOTH_PANS and not self._writing.begun:
            self._choose()
            return
        try:
            intent = self._writing.write(names, name)
        except Refusal as refusal:
            refusal.seat = self.audience.alone
            self._receive(refusal)
            return
        if intent is None and self._writing.begun:
            self._put(self._typed_line())
            return
        self._go_back_to(0)
        if intent is not None:
            self._receive(replace(intent, seat=self.audience.alone))

    def _pan_left(self) -> None:
        self._turn(BrailleWindow.pan_left)

    def _pan_right(self) -> None:
        self._turn(BrailleWindow.pan_right)

    def _turn(self, pan: Callable[[BrailleWindow], BrailleWindow | None]) -> None:
        """Turn a page of the message, which ends beyond its last one, else of the line."""
        shown = self._flash.line or self._line
        turned = pan(shown) if shown is not None else None
        if self._flash.line is None:
            if turned is not None:
                self._unread.turned(last=turned.pan_right() is None)
                self._put(turned)
        elif turned is not None:
            self._flash.show(turned)
            self._show()
        else:
            self._unflash()

    def _older(self) -> None:
        self._unflash()
        if self._back < len(self._earlier):
            self._go_back_to(self._back + 1)

    def _newer(self) -> None:
        self._unflash()
        if self._back:
            self._go_back_to(self._back - 1)

    def _typed_line(self) -> BrailleWindow:
        """Return the digits that wait for Enter behind the question, the cursor after them."""
        return self._layout.typing(self._live, self._writing.digits, self._width or 1)


def _in_the_loop(seconds: float, call: Callable[[], None]) -> Alarm:
    return asyncio.get_running_loop().call_later(seconds, call)

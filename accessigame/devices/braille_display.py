"""A refreshable display as an output, and its keys as an input.

News begin with the state of the game, then say what happened. Answers and messages flash over
that line, for as long as the player likes; what was said once can always be read again.
Everything here runs in the event loop; the wire has its own thread.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import replace
from typing import Final, Protocol

from accessigame.braille import Translator
from accessigame.delivery import Block
from accessigame.devices.braille_line import LineEvent
from accessigame.devices.chords import NOTHING, USUAL, Chords
from accessigame.devices.flash import STAY, Alarm, Flash, Later
from accessigame.devices.layout import Cells, Layout
from accessigame.displays import Keys, Ready, Routing
from accessigame.intents import WORDS, KeyUnknown, Typing
from accessigame.line import Line, Segment
from accessigame.table import Audience, Event, Intent, NotUnderstood, Refusal, Seat

REMEMBERED: Final = 100
"""Blocks that can be read again."""
PLAIN: Final = {"select": "enter", "dot7": "backspace", "dot8": "enter"}

Receiver = Callable[[Intent | Refusal | None], None]


class Wire(Protocol):
    """What shows the cells: a braille line, or a test's."""

    def show(self, cells: bytes) -> None:
        """Show these cells soon."""
        ...

    def close(self) -> bool:
        """Blank the display and end."""
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
        self._wire: Wire | None = None
        self._width: int | None = None
        self._shares_keys = shares_keys
        self._live = self._news = Block(())
        self._told: deque[Block] = deque(maxlen=REMEMBERED)
        self._back = 0
        self._line: Line | None = None
        self._flash = Flash(hold, later or _in_the_loop, self._show)
        self._typing = Typing()
        self._counting = False
        self._telling = False

    @property
    def audience(self) -> Audience:
        """Who feels the cells, and whose keys these are."""
        return self._audience

    @audience.setter
    def audience(self, audience: Audience) -> None:
        self._audience = audience
        self._layout = replace(self._layout, owner=audience.alone)

    def attach(self, wire: Wire) -> None:
        """Say what shows the cells."""
        self._wire = wire

    # out --------------------------------------------------------------------------------------

    def deliver(self, block: Block) -> None:
        """Show the news, or flash the answer over them; what was there before stays readable."""
        if self._telling or (not block.said and block.prompt is None):
            return
        if any(words.braille for words in block.said):
            self._told.append(block)
        elif block.prompt is None and not block.answer:
            self._renew(replace(block, said=self._news.said))  # it is waited for somebody else
            return
        if not block.answer:
            self._news = self._live = block
            self._go_back_to(0)
        elif block.said and self._flash.wanted:
            self._renew(replace(block, said=self._news.said))
            self._flash_up(block)
        else:
            self._live = replace(block, said=(*block.said, *self._news.said))
            self._go_back_to(0)

    def silence(self) -> None:
        """End what flashes: a key was pressed, if it was the reader's."""
        if self._shares_keys:
            self._unflash()

    def blank(self) -> None:
        """Take everything off the cells, and forget it: somebody else feels them next."""
        self._told.clear()
        self._flash.end()
        self._live = self._news = Block(())
        self._back, self._line = 0, None
        self._typing, self._counting = Typing(), False
        if self._wire is not None and self._width is not None:
            self._wire.show(bytes(self._width))

    def close(self) -> None:
        """Blank the display."""
        if self._wire is not None:
            self._wire.close()

    def _renew(self, block: Block) -> None:
        """Take over the state of a block, and leave the fingers where they are if they can."""
        before, self._live = self._live, block
        if not self._back and self._layout.live(before) != self._layout.live(block):
            self._go_back_to(0)

    def _flash_up(self, block: Block) -> None:
        if self._width is not None:
            self._flash.show(Line(self._layout.told(block), self._width))
            self._show()

    def _unflash(self) -> bool:
        """Bring back what a message covered; say whether there was one."""
        ended = self._flash.end()
        if ended:
            self._show()
        return ended

    def _go_back_to(self, back: int) -> None:
        """Put up the line as it is now for 0, else what was said so many blocks ago."""
        self._back = back
        if self._width is not None and (self._told or self._live.prompt is not None):
            parts = self._layout.told(self._earlier[-back]) if back else self._now
            self._put(Line(parts, self._width))

    @property
    def _now(self) -> tuple[Segment, ...]:
        return self._layout.live(self._live)

    @property
    def _earlier(self) -> list[Block]:
        """What was said, the news of the line that is up left aside."""
        return [block for block in self._told if block is not self._news]

    def _put(self, line: Line) -> None:
        self._line = line
        self._show()

    def _show(self) -> None:
        """Show the message that flashes, else the line."""
        line = self._flash.line or self._line
        if self._wire is not None and line is not None:
            self._wire.show(line.window)

    @property
    def _owner(self) -> Seat | None:
        return self.audience.alone

    # in ---------------------------------------------------------------------------------------

    def hear(self, event: LineEvent) -> None:
        """Take what the wire tells: size, keys, or a sentence for people."""
        if isinstance(event, Ready):
            self._width = event.cells
            self._typing, self._counting = Typing(), False  # what was typed is not seen any more
            self._flash.end()
            self._go_back_to(0)
        elif isinstance(event, Routing):
            self._route(event.cell)
        elif isinstance(event, Keys):
            self._keys(event.names)
        else:
            # what a display tells of itself is for others: under the fingers stays the game
            self._telling = True
            self._wake(event)
            self._telling = False

    def _route(self, cell: int) -> None:
        if self._unflash():
            return  # the key was over the message, not over what it covered
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
        # displays without dots and without a select key have at least two keys to pan
        names = frozenset({"select"}) if names == {"pan_left", "pan_right"} else names
        name = next(iter(names)) if len(names) == 1 else self._chord(names)
        if name in moves:
            moves[name]()
            return
        if name == NOTHING:
            return
        enters = name in PLAIN or name in PLAIN.values()
        if self._unflash() and enters and not self._typing.digits:
            return
        try:
            intent = self._typed(names, name)
        except Refusal as refusal:
            self._receive(refusal)
            return
        if intent is None and (self._typing.digits or self._counting):
            self._put(self._typed_line())
            return
        self._go_back_to(0)
        if intent is not None:
            self._receive(replace(intent, seat=self._owner))

    def _chord(self, names: frozenset[str]) -> str:
        """Return what the space key does with the dots that were pressed, if it was among them."""
        return self._chords.get(_dots(names), "") if "space" in names else ""

    def _typed(self, names: frozenset[str], name: str) -> Intent | None:
        dots = _dots(names)
        if names == {"space"}:
            self._counting = False  # as in written braille, a blank ends a number
            return self._typing.key(" ") if self._typing.digits else None
        if name in WORDS:
            self._counting = False
            return self._typing.word(name, name)
        # a letter keyboard has letters, and a chord may be Enter
        key = PLAIN.get(name, name if len(name) == 1 or name in PLAIN.values() else "")
        if "space" in names:
            key = key or self._translator.letter(dots) or ""
        key = key or self._meant(dots)
        if not key and bytes((sum(1 << dot - 1 for dot in dots),)) == self._translator.number_sign:
            self._counting = True
            return None
        if not key:
            raise NotUnderstood(KeyUnknown(" ".join(sorted(names))))
        self._counting = key.isdigit()
        return self._typing.key(key)

    def _meant(self, dots: frozenset[int]) -> str:
        """Return the key that a chord stands for; after a number sign, letters are digits."""
        letter, digit = self._translator.letter(dots), self._translator.digit(dots)
        first, second = (digit, letter) if self._counting else (letter, digit)
        return first or second or ""

    def _pan_left(self) -> None:
        self._turn(Line.pan_left)

    def _pan_right(self) -> None:
        self._turn(Line.pan_right)

    def _turn(self, pan: Callable[[Line], Line | None]) -> None:
        """Turn a page of the message, which ends beyond its last one, else of the line."""
        shown = self._flash.line or self._line
        turned = pan(shown) if shown is not None else None
        if self._flash.line is None:
            if turned is not None:
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

    def _typed_line(self) -> Line:
        """Return the digits that wait for Enter behind the question, the cursor after them."""
        return self._layout.typing(self._live, self._typing.digits, self._width or 1)


def _in_the_loop(seconds: float, call: Callable[[], None]) -> Alarm:
    return asyncio.get_running_loop().call_later(seconds, call)


def _dots(names: frozenset[str]) -> frozenset[int]:
    return frozenset(int(name[3:]) for name in names if name.startswith("dot"))

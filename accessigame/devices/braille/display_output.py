"""A refreshable display as an output, and its keys as an input.

Theory of operation.  Everything here runs in the event loop.  The `DisplayConnection` has its own
thread; it posts its events to the loop, and takes the newest cells without waiting.

Out: the game calls `deliver` with a block.
1. A block becomes the state of the line.  News take the line over: the state of the game first,
   then the events, those that nobody may have read yet among them (`UnreadNews`).
2. An answer covers the line as a message (`MessageOverlay`), until a key or the clock ends it.
   With messages off, it stands in the line instead.  The end of a round covers it until a key.
3. Every block that says something goes into the `BlockHistory`, to be read again with `up`.
4. `_show` puts up the message, else the list of choices, else the line.

In: the connection's events come through `on_event`.
5. `Ready` lays everything out again, for cells of six dots in a notation that needs no more; the
   digits typed so far are dropped, since nobody felt them.
6. A key goes to the list of choices, if one is up; else it pans, goes back and forth, or acts.
7. A key that acts ends a message first, and marks the news as read.
8. Dots go through `TypedDots`, until there is an intent, which goes to the inbox.

A secret never stays: `blank` forgets everything before another person feels the cells.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final, Protocol

from accessigame.braille import Translator
from accessigame.braille.window import BrailleWindow, Segment
from accessigame.core.model import Audience, Event, Intent, Refusal, event_class
from accessigame.devices.braille.layout import Cells, LineLayout
from accessigame.devices.braille.message import OFF, STAY, CallLater, MessageOverlay, UnreadNews
from accessigame.devices.braille.prompt import ChoiceList
from accessigame.devices.braille.typed_dots import TypedDots
from accessigame.devices.transport.connection import ConnectionEvent, DisplayLost
from accessigame.displays import Keys, Ready, Routing, Shape
from accessigame.input.chords import (
    BOTH_PANS,
    NOTHING,
    PLAIN,
    USUAL,
    Chords,
    dots_by_word,
    meaning,
)
from accessigame.input.key_entry import Receiver
from accessigame.output.blocks import Block
from accessigame.words.facts import LineNews
from accessigame.words.words import Localizer, Utterance, Verbosity


@event_class
class NothingOlder(Event):
    """The oldest news that are kept are under the fingers already."""


@event_class
class NothingToPress(Event):
    """Nothing that can be chosen is under the routing key that was pressed."""


class CellSink(Protocol):
    """A row of cells: a `DisplayConnection`, or the recorder of a test, which has no thread."""

    def show(self, cells: bytes) -> None:
        """Show these cells soon."""
        ...

    def close(self, farewell: bytes = b"") -> bool:
        """Leave these cells up, or none, and end the connection."""
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
        later: CallLater | None = None,
        shares_keys: bool = True,
        chords: Chords = USUAL,
        words: Localizer | None = None,
        enter: Intent | None = None,
        news: LineNews = LineNews.ALL,
    ) -> None:
        """Serve an audience.

        receive: takes the intents and refusals of keys. wake: takes sentences about the display.
        sentence: writes whole sentences; the translator's way if it is None.
        hold, later: of `MessageOverlay`. shares_keys: the keyboard belongs to the same persons.
        chords: the meanings of the space key with dots. enter: what Enter alone gives, if anything.
        news: the events that the line has in words; all of them are read with `up`.
        words: those of its reader, also for a key without effect; with None such a key is silent,
        and its reader has the table's words. `typed` is what is typed in dots.
        """
        self._chords = chords
        self._translator = translator
        self._layout = LineLayout(
            translator.cells, sentence or translator.cells, news=news, covered=hold != OFF
        )
        self.audience = audience
        self._receive = receive
        self.words, self.verbosity = words, Verbosity.NORMAL
        self._wake = wake
        self._sink: CellSink | None = None
        self._shape: Shape | None = None
        self._waiting_results: tuple[Utterance, ...] = ()
        self._away = False
        self._shares_keys = shares_keys
        self._live = self._news = Block(())
        self._farewell: Block | None = None
        self._history = BlockHistory()
        self._back = 0
        self._line: BrailleWindow | None = None
        clock = later or _call_later
        self._messages = MessageOverlay(hold, clock, self._layout.message, self._show)
        self._unread = UnreadNews(hold, clock)
        self.typed = TypedDots(translator, enter)
        self._reporting = False
        self._choices: ChoiceList | None = None

    @property
    def audience(self) -> Audience:
        """The persons who feel the cells and press the keys."""
        return self._audience

    @audience.setter
    def audience(self, audience: Audience) -> None:
        self._audience = audience
        self._layout = replace(self._layout, owner=audience.alone)

    @property
    def chords(self) -> Mapping[str, str]:
        """The dots of each word, which are pressed with the space key."""
        return dots_by_word(self._chords)

    def attach(self, sink: CellSink) -> None:
        """Attach the display connection."""
        self._sink = sink

    # out --------------------------------------------------------------------------------------

    def deliver(self, block: Block) -> None:
        """Show news, or put an answer over the line; earlier blocks can still be read."""
        if self._reporting or (not block.said and block.prompt is None):
            return
        if self._live.secret and not block.secret:
            self.forget_typed()  # begun in secret, no answer in the open
        self._farewell = block if block.prompt is None and not block.answer else None
        if is_told := any(words.braille for words in block.said):
            self._history.add(block)
        elif block.prompt is None and not block.answer:
            self._renew(self._with_mark(replace(block, said=self._news.said)))  # another is asked
            return
        if block.answer:
            self._put_answer(block)
        else:
            renew = (
                self._distinct if is_told else self._with_mark
            )  # bots' silent choices are no news
            self._news = self._live = renew(self._unread.add(block))
            self._put_round_end(block.round_end)
            self._go_back_to(0)

    def _put_round_end(self, results: tuple[Utterance, ...]) -> None:
        """Put the end of a round over the line, which comes back at the next key.

        Before the first display answers, it waits.
        """
        if self._shape is None:
            self._waiting_results = results or self._waiting_results
        elif results and self._messages.wanted:
            self._messages.add(Block(results, round_end=results), self._shape)

    def _distinct(self, block: Block) -> Block:
        """Return news so that their page 1 is not the one that is up, if somebody acted."""
        return (
            block if self._shape is None else self._layout.distinct(block, self._live, self._shape)
        )

    def _with_mark(self, block: Block) -> Block:
        """Return a block with its mark, or the one that the line shows."""
        if block.mark is not None:
            return self._distinct(block)
        return replace(block, mark=self._live.mark, is_marked=self._live.is_marked)

    def _put_answer(self, block: Block) -> None:
        """Put an answer over the line, or into it; the subject of its prompt stays there."""
        block, beneath = self._with_mark(block), block.about or self._news.said
        if block.said and self._messages.wanted:
            self._renew(replace(block, said=beneath))
            self._messages.add(block, self._shape)
            if self._shape is not None:
                self._show()
        else:
            utterances = block.said if block.said == block.about else (*block.said, *beneath)
            self._live = replace(block, said=utterances)
            self._go_back_to(0)

    def silence(self) -> None:
        """End a message: a key of the keyboard was pressed, if the keyboard is the reader's."""
        if self._shares_keys and not self._end_message():
            self._unread.read()

    def forget_typed(self) -> None:
        """Forget the digits that were typed so far."""
        self.typed.forget()

    def blank(self) -> None:
        """Take everything off the cells, and forget it: another person feels them next."""
        self._history.clear()
        self._messages.end()
        self._unread.forget()
        self._live = self._news = Block(())
        self._farewell, self._waiting_results = None, ()
        self._back, self._line, self._choices = 0, None, None
        self.typed.forget_all()
        if self._sink is not None and self._shape is not None:
            self._sink.show(bytes(self._shape.cells))

    def close(self) -> None:
        """Leave the last news up if they were a farewell, that is without a prompt; else blank.

        A player without sound and screen learns from it that the program has ended.  No page can
        be turned any more, so the first one is full, even if it ends within a word.
        """
        if self._sink is not None:
            self._sink.close(self._last_cells())

    def _last_cells(self) -> bytes:
        """Return the cells of the farewell, as many as there are; none without one."""
        if self._farewell is None or self._shape is None:
            return b""
        line = BrailleWindow(self._sentences(self._farewell), *self._shape)
        cells = line.window if line.pages == 1 else line.cells[: self._shape.cells]
        return cells if line.cells else b""

    def _renew(self, block: Block) -> None:
        """Take over the state of a block; the page stays up if the line did not change."""
        last_block, self._live = self._live, block
        if self._back or self._shape is None:
            return
        last, new = (self._layout.window(each, self._shape) for each in (last_block, block))
        if last != new:
            self._go_back_to(0)

    def _end_message(self) -> bool:
        """Uncover the line; return whether a message covered it."""
        ended = self._messages.end()
        if ended:
            self._show()
        return ended

    def _go_back_to(self, back: int) -> None:
        """Put up the line as it is now for 0, else the block shown `back` blocks ago."""
        self._back = back
        self._choices = None
        if self._shape is None or not (self._history or self._live.prompt is not None):
            return
        if back:
            self._put_up(BrailleWindow(self._sentences(self._earlier[-back]), *self._shape))
        else:
            self._put_up(self._layout.window(self._live, self._shape))

    @property
    def _earlier(self) -> list[Block]:
        """The blocks to be read again, without those that the line that is up tells in full."""
        left_out = self._layout.spared(self._live, self._shape or Shape(1))
        spared = {id(words) for words in left_out if words.braille}

        def is_shown(block: Block) -> bool:
            return self._unread.holds(block) and spared.isdisjoint(map(id, block.said))

        return self._history.without(is_shown)

    def _sentences(self, block: Block) -> tuple[Segment, ...]:
        return self._layout.sentences(block)

    def _put_up(self, line: BrailleWindow) -> None:
        self._line = line
        self._show()

    def _show(self) -> None:
        """Show the message, else the list of choices, else the line."""
        line = self._messages.line or self._choices or self._line
        self._unread.countdown.pause(paused=self._away or self._messages.line is not None)
        if self._sink is not None and line is not None:
            self._sink.show(line.window)

    # in ---------------------------------------------------------------------------------------

    def on_event(self, event: ConnectionEvent) -> None:
        """Handle an event of the connection: size, keys, or a sentence for people."""
        if isinstance(event, Ready):
            self._translator.fit(event.dots)
            self._on_ready(event.shape)
        elif isinstance(event, Routing | Keys):
            if not self._offer_to_list(event):
                self._press(event)
        else:
            # the state of the display is news for others: under the fingers stays the game
            if isinstance(event, DisplayLost):
                self._away = True
                self._messages.countdown.pause(paused=True)
            self._reporting = True
            self._wake(event)
            self._reporting = False

    def _on_ready(self, shape: Shape) -> None:
        """Lay out for a display; a message that nobody could end comes again."""
        message, same = self._messages.line, shape == self._shape
        self._shape = shape
        results, self._waiting_results = self._waiting_results, ()
        self._put_round_end(results)
        self.forget_typed()  # the typed digits are not felt any more
        self._go_back_to(0)
        self._away = False
        self._messages.countdown.pause(paused=False)
        if message is not None:
            self._messages.put_up(shape, message.place if same else 0)
            self._show()

    def _press(self, event: Keys | Routing) -> None:
        """Act on a key."""
        if isinstance(event, Routing):
            self._route(event.cell)
        else:
            self._press_chord(event.names)

    def _offer_to_list(self, event: Keys | Routing) -> bool:
        """Offer a key to the list of choices, if it is up; return whether it took the key."""
        if self._choices is None or self._messages.line is not None:
            return False
        result = self._choices.handle_key(event)
        if result.closes:
            self._go_back_to(0)
        else:
            self._show()
        if result.intent is not None:
            self._unread.read()
            self._receive(result.intent)
        return result.taken

    def _open_list(self) -> None:
        """Put up the list of choices, for displays without other keys for them."""
        prompt, choices = self._live.prompt, self._layout.choices(self._live)
        self._go_back_to(0)
        if prompt is not None and self._live.mine and self._shape is not None:
            how = (self.audience.alone, self._translator, self._chords, self._shape)
            self._choices = ChoiceList(prompt.braille, choices, *how)
            self._show()

    def _route(self, cell: int) -> None:
        if self._end_message():
            return  # the key was over the message, not over what it covered
        self._unread.read()
        intent = self._line.route(cell) if self._line is not None else None
        if intent is not None:
            self._receive(intent)
        else:
            self._show_message(NothingToPress())

    def _show_message(self, event: Event) -> None:
        """Tell by a message why a key has no effect; it is not kept to be read again."""
        if self.words is not None and self._messages.wanted:
            self._messages.add(Block((self.words.say(event),)), self._shape)
            self._show()

    def _press_chord(self, names: frozenset[str]) -> None:
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
            self._act(names, name)

    def _act(self, names: frozenset[str], name: str) -> None:
        covered = self._end_message()
        if covered and name in PLAIN.values() and not self.typed.digits:
            return  # the key was for the message
        if not covered:
            self._unread.read()
        if names == BOTH_PANS and not self.typed.begun:
            self._open_list()
            return
        try:
            intent = self.typed.write(names, name)
        except Refusal as refusal:
            refusal.seat = self.audience.alone
            self._receive(refusal)
        else:
            self._take_up(intent)

    def _take_up(self, intent: Intent | None) -> None:
        """Show what is typed so far, or pass on what is complete."""
        if intent is None and self.typed.begun:
            self._put_up(self._typed_line())
            return
        self._go_back_to(0)
        if intent is not None:
            self._receive(replace(intent, seat=self.audience.alone))

    def _pan_left(self) -> None:
        self._turn(BrailleWindow.pan_left)

    def _pan_right(self) -> None:
        self._turn(BrailleWindow.pan_right)

    def _turn(self, pan: Callable[[BrailleWindow], BrailleWindow | None]) -> None:
        """Turn a page of the message, which ends after its last page, else of the line."""
        line = self._messages.line or self._line
        turned = pan(line) if line is not None else None
        if self._messages.line is None:
            if turned is not None:
                self._unread.turned(last=turned.pan_right() is None)
                self._put_up(turned)
        elif turned is not None:
            self._messages.turn_to(turned)
            self._show()
        else:
            self._end_message()

    def _older(self) -> None:
        self._end_message()
        if self._back < len(self._earlier):
            self._go_back_to(self._back + 1)
        else:
            self._show_message(NothingOlder())

    def _newer(self) -> None:
        """Go to the news after these; from the newest, to where their line begins."""
        covered = self._end_message()
        if self._back:
            self._go_back_to(self._back - 1)
        elif not (covered or self.typed.begun):
            self._go_back_to(0)

    def _typed_line(self) -> BrailleWindow:
        """Return the prompt with what is typed behind it, and the cursor after that."""
        block, digits = self.typed.at_prompt(self._live)
        return self._layout.typing(block, digits, self._shape or Shape(1))


def _call_later(seconds: float, call: Callable[[], None]) -> asyncio.TimerHandle:
    return asyncio.get_running_loop().call_later(seconds, call)


REMEMBERED: Final = 100
"""The most blocks that can be read again."""


class BlockHistory:
    """The newest blocks, the latest last."""

    def __init__(self) -> None:
        self._blocks: deque[Block] = deque(maxlen=REMEMBERED)

    def __bool__(self) -> bool:
        return bool(self._blocks)

    def add(self, block: Block) -> None:
        """Add a block; an answer that is repeated immediately is stored once."""
        if not (block.answer and self._blocks and self._blocks[-1].said == block.said):
            self._blocks.append(block)

    def clear(self) -> None:
        """Forget all blocks."""
        self._blocks.clear()

    def without(self, is_shown: Callable[[Block], bool]) -> list[Block]:
        """Return the blocks that are not shown just now."""
        return [block for block in self._blocks if not is_shown(block)]

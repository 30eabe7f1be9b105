"""An output that goes from hand to hand: one display, or one pair of headphones, for a table.

While nobody has taken it, it tells what everybody may know.
Offered to somebody, it is blank until that person answers; then it tells that person's own
things; and it is blanked again before the next one touches it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from accessigame.core.model import EVERYONE, Event, Intent, NotAllowed, Prompt, Seat, only
from accessigame.input.keymap import Word
from accessigame.output.delivery import (
    Block,
    Choice,
    News,
    Output,
    Reassignable,
    block_for,
    pass_on,
)
from accessigame.words.words import Localizer

KINDS = ("display", "voice")
"""What can go from hand to hand."""


@dataclass(frozen=True, slots=True)
class ChannelOffered(Event):
    """The display, or the headphones, are to be handed to this seat."""

    kind: str
    seat: Seat


@dataclass(frozen=True, slots=True)
class ChannelBack(Event):
    """The display, or the headphones, tell again what everybody may know."""

    kind: str


@dataclass(frozen=True, slots=True)
class NothingShared(Event):
    """Nothing at this table goes from hand to hand."""


@dataclass(frozen=True, slots=True)
class HandsUnheard(Event):
    """These persons have no output of their own, so nothing can tell them their hands."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class AskHolder(Prompt):
    """The display waits for this person's key."""

    seat: Seat


class SharedDevice:
    """Whose the output is that goes from hand to hand; it stands among the others of its table.

    holder: whose it is now. waits_for: to whom it is offered, blank as yet.
    """

    def __init__(self, output: Reassignable, kind: str, words: Localizer) -> None:
        self.output = output
        self.kind = kind
        self.holder: Seat | None = None
        self.waits_for: Seat | None = None
        self._words = words
        self._offer = Block(())

    def offer(self, seat: Seat, news: Sequence[Event] = ()) -> None:
        """Blank it, and wait for this seat's key; whose it will be is told.

        news: what has just happened, which nobody could read if it were blanked with the rest.
        """
        pass_on(self.output, EVERYONE)
        self.holder, self.waits_for = None, seat
        offered = ChannelOffered(self.kind, seat)
        told = News((*(event for event in news if event != offered), offered))
        here = Choice(self._words.text("choice-display"), Intent(Word.DISPLAY))
        asked = self._words.say(AskHolder(seat))
        block = block_for(told, EVERYONE, self._words)
        self._offer = replace(block, prompt=asked, choices=(here,))
        self.output.deliver(self._offer)

    def answer(self, block: Block) -> None:
        """Bring what everybody may know to whoever has pressed a key; the offer stays.

        For whom a display is stands there already, and is not put over the key that takes it.
        """
        if self.waits_for is None:
            return
        offered = self._words.say(ChannelOffered(self.kind, self.waits_for))
        there = (offered,) if self.kind == "display" else ()
        said = tuple(words for words in block.said if words not in there)
        if said:
            self.output.deliver(replace(self._offer, said=said, answer=True))

    def take_up(self) -> Seat:
        """Give it to the seat that was waited for; `NotAllowed` if none was."""
        if self.waits_for is None:
            raise NotAllowed(NothingShared())
        seat, self.waits_for = self.waits_for, None
        pass_on(self.output, only(seat))
        self.holder = seat
        return seat

    def put_back(self) -> None:
        """Blank it, and tell from now on what everybody may know."""
        if self.holder is not None or self.waits_for is not None:
            self.holder = self.waits_for = None
            pass_on(self.output, EVERYONE)


def listening(outputs: Sequence[Output], shared: SharedDevice | None) -> Sequence[Output]:
    """Return the outputs that news go to: what is being offered shows the offer alone."""
    if shared is None or shared.waits_for is None:
        return outputs
    return [output for output in outputs if output is not shared.output]


def of_the_table(shared: SharedDevice | None) -> SharedDevice:
    """Return what goes from hand to hand; `NotAllowed` if nothing does."""
    if shared is None:
        raise NotAllowed(NothingShared())
    return shared


def has_channel(seat: Seat, outputs: Sequence[Output]) -> bool:
    """Say whether an output is this seat's alone."""
    return any(output.audience.alone == seat for output in outputs)

"""A shared device: one display, or one pair of headphones, that a table hands round.

While nobody has taken it, its audience is everybody.
Offered to a seat, it is blanked, and shows the offer until that seat takes it; then its audience
is that seat alone; and it is blanked again before the next one touches it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from accessigame.core.model import (
    EVERYONE,
    AtTable,
    Event,
    Intent,
    NotAllowed,
    Prompt,
    Seat,
    event_class,
    only,
)
from accessigame.input.keymap import Word
from accessigame.output.blocks import Block, Choice, Output, Reassignable
from accessigame.output.delivery import News, block_for, label, pass_on, words_of
from accessigame.words.words import Localizer


@event_class
class ChannelOffered(AtTable):
    """The display, or the headphones, are to be handed to this seat."""

    kind: str
    seat: Seat


@event_class
class ChannelBack(AtTable):
    """The display, or the headphones, are for everybody again."""

    kind: str


@event_class
class NothingShared(Event):
    """The table has no shared device."""


@event_class
class HandsUnheard(Event):
    """Persons without an output of their own, by their names: nothing can tell them their hands."""

    names: tuple[str, ...]


@event_class
class AskHolder(Prompt):
    """The display waits for this person's key."""

    seat: Seat


class SharedDevice:
    """The shared device of a table; its output stands among the others.

    holder: the seat that has it now. waits_for: the seat that it is offered to. words: those of
    whoever holds it.
    """

    def __init__(self, output: Reassignable, kind: str, words: Localizer) -> None:
        self.output = output
        self.kind = kind
        self.holder: Seat | None = None
        self.waits_for: Seat | None = None
        self.words = words_of(output, words)
        self._offer = Block(())

    def offer(self, seat: Seat, news: Sequence[Event] = ()) -> None:
        """Blank it, show the offer to this seat, and wait for its key.

        news: the latest events, which nobody could read if they were blanked with the rest.
        """
        pass_on(self.output, EVERYONE)
        self.holder, self.waits_for = None, seat
        offered = ChannelOffered(self.kind, seat)
        latest = News((*(event for event in news if event != offered), offered))
        choice = Choice(label(Intent(Word.DISPLAY), self.words), Intent(Word.DISPLAY))
        prompt = self.words.say(AskHolder(seat))
        block = block_for(latest, EVERYONE, self.words)
        self._offer = replace(block, prompt=prompt, choices=(choice,))
        self.output.deliver(self._offer)

    def deliver_answer(self, block: Block) -> None:
        """Deliver the public answer to a key that was pressed on it; the offer stays.

        The name of the seat stands on a display already, so the offer is not said over its key.
        """
        if self.waits_for is None:
            return
        offered = self.words.say(ChannelOffered(self.kind, self.waits_for))
        there = (offered,) if self.kind == "display" else ()
        utterances = tuple(words for words in block.said if words not in there)
        if utterances:
            self.output.deliver(replace(self._offer, said=utterances, answer=True))

    def take_up(self) -> Seat:
        """Give it to the seat that it is offered to.

        Raises NotAllowed when it is offered to nobody.
        """
        if self.waits_for is None:
            raise NotAllowed(NothingShared())
        seat, self.waits_for = self.waits_for, None
        pass_on(self.output, only(seat))
        self.holder = seat
        return seat

    def put_back(self) -> None:
        """Blank it, and make it everybody's."""
        if self.holder is not None or self.waits_for is not None:
            self.holder = self.waits_for = None
            pass_on(self.output, EVERYONE)


def without_offered(outputs: Sequence[Output], shared: SharedDevice | None) -> Sequence[Output]:
    """Return the outputs without a device that is being offered, which shows the offer alone."""
    if shared is None or shared.waits_for is None:
        return outputs
    return [output for output in outputs if output is not shared.output]


def required(shared: SharedDevice | None) -> SharedDevice:
    """Return the shared device.

    Raises NotAllowed when the table has none.
    """
    if shared is None:
        raise NotAllowed(NothingShared())
    return shared


def has_channel(seat: Seat, outputs: Sequence[Output]) -> bool:
    """Return True where an output is this seat's alone."""
    return any(output.audience.alone == seat for output in outputs)

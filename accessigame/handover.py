"""An output that goes from hand to hand: one display, or one pair of headphones, for a table.

While nobody has taken it, it tells what everybody may know.
Offered to somebody, it is blank until that person answers; then it tells that person's own
things; and it is blanked again before the next one touches it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from accessigame.delivery import Block, Choice, Output, Passable, Wordy, pass_on
from accessigame.hearing import Adjustable
from accessigame.language import Verbosity, Words
from accessigame.table import (
    EVERYONE,
    Audience,
    Event,
    Intent,
    NotAllowed,
    Prompt,
    Rules,
    Seat,
    State,
    only,
)

KINDS = ("display", "voice")
"""What can go from hand to hand."""
OWN = ("my-cards", "my-tokens")
"""The questions whose answers are somebody's own things."""


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


class Shared:
    """The output that goes from hand to hand.

    holder: whose it is now. waits_for: to whom it is offered, blank as yet.
    """

    def __init__(self, output: Passable, kind: str, words: Words) -> None:
        self.kind = kind
        self.holder: Seat | None = None
        self.waits_for: Seat | None = None
        self._output = output
        self._words = words

    @property
    def audience(self) -> Audience:
        """Who has it now."""
        return self._output.audience

    def deliver(self, block: Block) -> None:
        """Bring the block out, unless somebody is waited for: then it stays blank."""
        if self.waits_for is None:
            self._output.deliver(block)

    def silence(self) -> None:
        """Be quiet: a key was pressed."""
        self._output.silence()

    def close(self) -> None:
        """End."""
        self._output.close()

    def offer(self, seat: Seat) -> None:
        """Blank it, and wait for this seat's key; only whose it will be is told."""
        pass_on(self._output, EVERYONE)
        self.holder, self.waits_for = None, seat
        said = self._words.say(ChannelOffered(self.kind, seat))
        here = Choice(self._words.text("choice-display"), Intent("display"))
        self._output.deliver(Block((said,), self._words.say(AskHolder(seat)), (here,)))

    def take_up(self) -> Seat:
        """Give it to the seat that was waited for; `NotAllowed` if none was."""
        if self.waits_for is None:
            raise NotAllowed(NothingShared())
        seat, self.waits_for = self.waits_for, None
        pass_on(self._output, only(seat))
        self.holder = seat
        return seat

    def put_back(self) -> None:
        """Blank it, and tell from now on what everybody may know."""
        if self.holder is not None or self.waits_for is not None:
            self.holder = self.waits_for = None
            pass_on(self._output, EVERYONE)


class Voice(Passable, Adjustable, Wordy, Protocol):
    """An output that speaks, can be adjusted, and can go from hand to hand."""


class SharedVoice(Shared):
    """Headphones that go from hand to hand, with a voice that can be adjusted."""

    speaks = True

    def __init__(self, output: Voice, words: Words) -> None:
        super().__init__(output, "voice", words)
        self._voice = output

    @property
    def cues(self) -> bool:
        """Whether there are sounds before sentences."""
        return self._voice.cues

    @cues.setter
    def cues(self, wanted: bool) -> None:
        self._voice.cues = wanted

    @property
    def verbosity(self) -> Verbosity:
        """How many words there are."""
        return self._voice.verbosity

    @verbosity.setter
    def verbosity(self, wanted: Verbosity) -> None:
        self._voice.verbosity = wanted

    def next_setting(self) -> Event:
        """Go to the next thing that can be adjusted; return how it is now."""
        return self._voice.next_setting()

    def adjust(self, step: int) -> Event:
        """Make more or less of it; return how it is now."""
        return self._voice.adjust(step)


def of_the_table(shared: Shared | None) -> Shared:
    """Return what goes from hand to hand; `NotAllowed` if nothing does."""
    if shared is None:
        raise NotAllowed(NothingShared())
    return shared


def has_channel(seat: Seat, outputs: Sequence[Output]) -> bool:
    """Say whether an output is this seat's alone."""
    return any(output.audience.alone == seat for output in outputs)


def own_things(state: State, rules: Rules, seat: Seat) -> tuple[Event, ...]:
    """Return what the seat alone may know, and what lies before it."""
    asked = [word for word in OWN if word in rules.questions]
    return tuple(event for word in asked for event in state.answer(word, seat))

"""The table of tests in memory: what goes in is a list, what comes out is noted, nothing waits.

Every table of a test is one of these, or one of real programs (`tests/acceptance/guest_table.py`).
Guests come to it by `tests/host/evening.py`, and through a real door by `tests/doors/hosting.py`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from accessigame import bots, games
from accessigame.bots import Policy
from accessigame.bots.dealer import Dealer
from accessigame.core.model import EVERYONE, Audience, Event, Intent, Refusal, Seat
from accessigame.host.host import Host
from accessigame.input.inbox import Given, Inbox
from accessigame.input.line_parser import Vocabulary, parse_line
from accessigame.output.blocks import Block, Output
from accessigame.session.journal import Journal
from accessigame.session.seating import Seating
from accessigame.session.session import Session
from accessigame.session.table import Table
from accessigame.words.words import Localizer, Utterance, Verbosity

NAMES = ("Pierre", "Sabine", "Lise", "Ana", "Ben", "Zoé", "Max")
NO_THANKS = games.find("no-thanks")
GAMES = tuple(rules.name for rules in games.every())


@dataclass(frozen=True, slots=True)
class Told(Utterance):
    """Words that remember the event they were made of."""

    event: Event = field(default_factory=Event)


class TellingWords(Localizer):
    """Words whose utterances remember their events."""

    def say(
        self,
        event: Event,
        viewer: Seat | None = None,
        verbosity: Verbosity = Verbosity.NORMAL,
        *,
        is_asked: bool = True,
    ) -> Utterance:
        """Return the event in words, and with the words the event."""
        said = super().say(event, viewer, verbosity, is_asked=is_asked)
        return Told(
            said.speech, said.braille, said.language, said.priority, event, headline=said.headline
        )


class BareWords(TellingWords):
    """Words that spend no time on words: an event is said as Python writes it."""

    def say(
        self,
        event: Event,
        viewer: Seat | None = None,
        verbosity: Verbosity = Verbosity.NORMAL,  # noqa: ARG002 - one form says all there is
        *,
        is_asked: bool = True,  # noqa: ARG002 - the same
    ) -> Utterance:
        """Return the event, and who is told."""
        text = f"{event} to {viewer}"
        return Told(text, text, self.language, event=event)


class Recorder:
    """An output that writes down what it gets."""

    def __init__(self, audience: Audience = EVERYONE) -> None:
        self.audience = audience
        self.words: Localizer | None = None
        self.verbosity = Verbosity.NORMAL
        self.blocks: list[Block] = []
        self.silenced = 0
        self.closed = False

    def deliver(self, block: Block) -> None:
        """Write the block down."""
        self.blocks.append(block)

    def silence(self) -> None:
        """Count."""
        self.silenced += 1

    def close(self) -> None:
        """Remember that it is over."""
        self.closed = True

    @property
    def last(self) -> list[str]:
        """The sentences of the newest block."""
        return [said.speech for said in self.blocks[-1].said]

    @property
    def speech(self) -> list[str]:
        """Every sentence so far."""
        return [said.speech for block in self.blocks for said in block.spoken]

    @property
    def events(self) -> list[Event]:
        """Every event so far; the words were `TellingWords`."""
        return [event for block in self.blocks for event in events_of(block)]


def events_of(block: Block) -> list[Event]:
    """Return the events of a block; the words were `TellingWords`."""
    return [said.event for said in block.said if isinstance(said, Told)]


class Script(Inbox):
    """An inbox that is filled from a list, or from whoever looks at the table and decides."""

    def __init__(self, given: Iterable[Given]) -> None:
        super().__init__()
        self._given = iter(given)

    async def get(self) -> Given:
        """Return the next thing at once; None at the end."""
        return next(self._given, None)


def hosted(
    outputs: Sequence[Output],
    options: Mapping[str, object] | None = None,
    *,
    game: str = "no-thanks",
    edition: str = "",
    players: int = 3,
    names: Sequence[str] = NAMES,
    levels: Mapping[Seat, str | Policy] | Mapping[int, str | Policy] | None = None,
    seed: int | None = None,
    dealer: Dealer | None = None,
    language: str = "en",
    journal: Journal | None = None,
    words: type[Localizer] = TellingWords,
    session: type[Session] = Session,
    **seating: Any,
) -> Host:
    """Return a table in memory, of any game; without a seed or a dealer the cards are typed in.

    edition: the first one unless it is named. levels: of bots by seat, or bots. seating: other
    arguments of `Seating`, such as those of a table with guests.
    """
    rules = games.find(game)
    played = session(rules, edition or rules.editions[0], players, options or {})
    policies = {
        Seat(seat): bots.find(rules, level) if isinstance(level, str) else level
        for seat, level in (levels or {}).items()
    }
    if seed is not None:
        dealer = Dealer(rules, seed)
    seats = Seating(policies, dealer, seed or 0, **seating)
    return Host(Table(played, seats, words(language, names[:players]), journal), outputs)


def run(host: Host, given: Iterable[Given] = ()) -> None:
    """Run the table with all that is given, to the end."""
    host.inbox = Script(given)
    asyncio.run(host.run(*host.session.opening()))


def typed(lines: str) -> Iterator[Intent | Refusal]:
    """Give what keys and numbers mean, such as `17, p, 2 c`."""
    for line in lines.split(","):
        try:
            yield parse_line(line, Vocabulary())
        except Refusal as refusal:
            yield refusal

"""An evening with guests: the table in memory, with codes for all seats and for listeners."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from accessigame import games
from accessigame.commands.host_ssh import DoorsOpen
from accessigame.commands.host_ways_in import LinkWithCode
from accessigame.core.model import Event, Intent, Seat
from accessigame.doors.invitations import Invitations
from accessigame.host.guests import Guest
from accessigame.output.blocks import Output
from accessigame.session.journal import Header, Journal
from accessigame.words.words import Localizer
from tests.playing import NAMES, Recorder, TellingWords, hosted


class Device(Recorder):
    """The device of a guest."""

    def __init__(self, language: str = "en") -> None:
        super().__init__()
        self.words: Localizer = TellingWords(language, NAMES[:3])


class Doors:
    """The ways in to a table."""

    def addresses(self) -> tuple[Event, ...]:
        """Return where guests come in."""
        return (DoorsOpen("anna.local", 2222),)

    def first(self, _code: str) -> tuple[Event, ...]:
        """Return the code of a guest far away, of whom there is none."""
        return ()

    def invitation(self, code: str) -> tuple[Event, ...]:
        """Return the rest of an invitation."""
        return (LinkWithCode(f"http://anna.local/#{code}"),)


@dataclass
class Evening:
    """A table of any game with guests, and what happens there in turn.

    seats: those who get a code, None for listeners. path: of the journal, where one is kept.
    """

    game: str = "six-nimmt"
    physical: bool = False
    names: Sequence[str] = NAMES[:3]
    seats: Sequence[Seat | None] = (Seat(0), Seat(1), Seat(2), None)
    here: Seat | None = None
    grace: float = 60.0
    seed: int = 3
    words: type[Localizer] = TellingWords
    path: Path | None = None
    room: Recorder = field(default_factory=Recorder)

    def __post_init__(self) -> None:
        self.outputs: list[Output] = [self.room]
        self.host = hosted(
            self.outputs,
            {"physical": True} if self.physical else {},
            game=self.game,
            players=len(self.names),
            names=self.names,
            seed=None if self.physical else self.seed,
            journal=Journal.create(self.path, self._header()) if self.path else None,
            words=self.words,
            hosted=True,
            seat_here=self.here,
        )
        self.invitations = Invitations()
        self.guests = self.host.guests
        self.guests.invite(self.outputs, self.invitations, self.grace, Doors())
        self.codes = {seat: self.invitations.invite(seat) for seat in self.seats}

    def _header(self) -> Header:
        """Return the first line of the journal."""
        edition = games.find(self.game).editions[0]
        setup = {"deck": "shuffled", "seed": self.seed, "bots": {}}
        return Header(self.game, edition, tuple(self.names), {}, setup)

    def come(self, seat: Seat | None, device: Device) -> Guest:
        """Let a guest come in by the code of a seat."""
        return self.guests.enter(self.codes[seat], device)

    def play(self, script: Callable[[], object], given: Iterable[Intent] | None = None) -> None:
        """Begin, and do what the script does; a coroutine is awaited.

        given: what is typed then, up to the end of the game; None where the table closes at once.
        """

        async def run() -> None:
            self.host.begin(*self.host.session.opening())
            done = script()
            if asyncio.iscoroutine(done):
                await done
            if given is None:
                self.guests.close()
                return
            for intent in (*given, None):
                self.host.inbox.put_nowait(intent)
            await self.host.run()

        asyncio.run(run())


def evening(
    script: Callable[[Evening], None], given: Iterable[Intent] = (), here: Seat | None = None
) -> Evening:
    """Play an evening of 6 nimmt, and return it."""
    made = Evening(here=here)
    made.play(lambda: script(made), given)
    return made


def coming(made: Evening, seat: Seat, device: Device) -> None:
    """Let a guest come in who does nothing else."""
    made.come(seat, device)

"""The table in memory behind a real door, in a thread of its own: 6 nimmt with secret hands.

Lise has a code. Pierre sits at the table, and moves when the test says so.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, Final

from accessigame.core.model import Intent, Refusal, Seat
from accessigame.doors.invitations import MOST_WRONG
from accessigame.doors.limits import Limits
from accessigame.doors.seat_lines import SeatLines
from accessigame.doors.ssh import SshDoor
from accessigame.games.six_nimmt.moves import Choose
from accessigame.host.guests import Guest
from accessigame.words.words import Localizer
from tests.host.evening import Evening
from tests.loop_thread import LoopThread, loop_thread
from tests.wait_for import wait_for

LISE, PIERRE = Seat(0), Seat(1)
NAMES: Final = ("Lise", "Pierre")
LIMITS: Final = Limits(wrong=0.05, farewell=0.5)


class RealTable:
    """The open table, and the way into its thread."""

    def __init__(self, folder: Path, loop: LoopThread) -> None:
        evening = Evening(names=NAMES, seats=(LISE,), here=PIERRE, grace=0, seed=4, words=Localizer)
        self.everybody, self.host = evening.room, evening.host
        self.invitations, self.guests = evening.invitations, evening.guests
        self.received: list[Intent | Refusal] = []
        self._receive = self.guests.receive
        self.guests.receive = self._note  # type: ignore[method-assign]  # what it gets is written down
        self.code = evening.codes[LISE]
        self.port = 0
        self._folder = folder
        self.call = loop.call
        self._wait = loop.run
        self._run: asyncio.Task[Any] | None = None
        self._door = self._new_door()

    def _note(self, guest: Guest, meaning: Intent | Refusal) -> None:
        """Write down an input of a guest."""
        self.received.append(meaning)
        self._receive(guest, meaning)

    def _new_door(self) -> SshDoor:
        acts = [act.word for act in self.host.session.game.acts]
        seat = partial(SeatLines, acts=acts, limits=LIMITS)
        return SshDoor(self.guests, self._folder, "en", seat, LIMITS)

    @property
    def fingerprint(self) -> str:
        """The key of the door, as its host knows it."""
        return self._door.fingerprint

    def begin(self) -> None:
        """Begin the game."""

        def start() -> None:
            self._run = asyncio.ensure_future(self.host.run(*self.host.session.opening()))

        self.call(start)

    def open(self) -> None:
        """Open the door, at the port that it had before."""
        self.port = self._wait(self._door.open(self.port))

    def shut(self) -> None:
        """Shut the door, so that nobody can call; lines that stand are cut."""
        self.cut()
        self._wait(self._door.close())
        self._door = self._new_door()

    def cut(self) -> None:
        """Cut every line, as a network does that goes away."""

        def abort() -> None:
            for connection in (*self._door.connections,):
                connection.abort()

        self.call(abort)

    def end(self) -> None:
        """End the game, which guests are told, and shut the door."""
        self.call(lambda: self.host.inbox.put_nowait(None))
        wait_for(lambda: self._run is not None and self._run.done())
        self.shut()

    @property
    def is_joined(self) -> bool:
        """True while Lise is at the table."""
        return LISE in self.call(lambda: self.guests.present)

    @property
    def chosen(self) -> list[int]:
        """The cards that Lise has chosen."""
        steps = self.call(lambda: list(self.host.session.steps))
        moves = [step.move for step in steps if step.move.seat == LISE]
        return [move.card for move in moves if isinstance(move, Choose)]

    @property
    def hand(self) -> list[int]:
        """The cards in Lise's hand, from the choices that she has."""
        choices = self.call(lambda: self.host.session.choices(LISE))
        return [intent.number for intent in choices if intent.number is not None]

    def pierre_chooses(self) -> None:
        """Choose a card for Pierre."""
        (card, *_) = self.call(lambda: self.host.session.choices(PIERRE))
        self.call(lambda: self.host.inbox.put_nowait(card))

    def refuse_everybody(self) -> None:
        """Shut the doors by wrong codes."""

        def guess() -> None:
            for _ in range(MOST_WRONG):
                with suppress(Refusal):
                    self.invitations.accept("000000" if self.code != "000000" else "111111")

        self.call(guess)


@contextmanager
def real_table(folder: Path) -> Iterator[RealTable]:
    """Open a table within this block, at a free port of this computer."""
    folder.mkdir(parents=True, exist_ok=True)
    with loop_thread() as loop:
        table = loop.call(lambda: RealTable(folder, loop))
        table.begin()
        table.open()
        try:
            yield table
        finally:
            table.end()

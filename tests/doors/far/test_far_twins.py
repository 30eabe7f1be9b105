"""Two tables that differ only in what a guest from far may not know, by a real tunnel.

The second table deals the cards that she never sees in another order. The same keys are pressed,
and the same cards laid; whatever comes to her on the wire must be the same.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import pytest

from accessigame.bots.dealer import Dealer
from accessigame.core.model import EVERYONE, Card, Intent
from accessigame.doors import host_line
from accessigame.doors.host_line import HostLine
from accessigame.input.keymap import Word
from accessigame.output.blocks import Block
from accessigame.output.wire import OfHost, from_host
from tests.doors.far.behind import visit
from tests.doors.far.meeting_point import Servers
from tests.doors.far.tunnels import LONG, until
from tests.doors.real_table import PIERRE, RealTable, real_table

TURNS = 2
KEYS = 10
"""Keys before and after each choice."""
ASKED = (
    *(Word.MY_CARDS, Word.TABLE, Word.TURN, Word.SCORES, Word.SINCE, Word.REPEAT, Word.OLDER),
    *(Word.NEWER, Word.COSTS, Word.WHERE, Word.OWN, Word.HELP, Word.DIGITS, Word.GUESTS, Word.MORE),
)


@dataclass
class Guest:
    """Lise at one table: what came on the wire, and what was laid."""

    table: RealTable
    line: HostLine
    chance: Random = field(default_factory=lambda: Random("keys"))
    marks: int = 0
    laid: list[Card] = field(default_factory=list)
    seen: set[Card] = field(default_factory=set)

    async def press(self) -> None:
        """Press keys at random, and wait until the last is answered: a card that nobody has."""
        for _ in range(KEYS):
            self.line.send(Intent(self.chance.choice(ASKED), self.chance.choice((None, 1, 2))))
        self.marks += 1
        self.line.send(Intent(Word.NUMBER, 500 + self.marks))
        async with asyncio.timeout(LONG):
            while not await self._is_told(f"{500 + self.marks}"):
                pass

    async def _is_told(self, text: str) -> bool:
        block = await self.line.next()
        assert isinstance(block, Block)
        return any(text in utterance.speech for utterance in block.said)

    async def pierre_lays(self, card: Card) -> None:
        """Let Pierre choose a card, face down as long as Lise has not chosen."""
        before = self._moves()
        choices = self.table.call(lambda: self.table.host.session.choices(PIERRE))
        (choice,) = (each for each in choices if each.number == card)
        self.table.call(lambda: self.table.host.inbox.put_nowait(choice))
        await until(lambda: self._moves() > before)

    async def lay(self) -> None:
        """Choose the highest card of the own hand, which never needs a row to be taken."""
        before = self._moves()
        self.line.send(Intent(Word.NUMBER, self.table.hand[-1]))
        await until(lambda: self._moves() > before)

    async def play(self, cards: list[Card]) -> None:
        """Play some turns, in which Pierre lays these cards, and then lays one face down."""
        for card in cards:
            await self.press()
            await self.pierre_lays(card)
            await self.press()
            await self.lay()
        await self.press()
        await self.pierre_lays(self.pierre[0])
        await self.press()

    @property
    def pierre(self) -> list[Card]:
        """The hand of Pierre."""
        choices = self.table.call(lambda: self.table.host.session.choices(PIERRE))
        return [each.number for each in choices if each.number is not None]

    def _moves(self) -> int:
        return self.table.call(lambda: len(self.table.host.session.steps))


@pytest.fixture
def wire(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """Return all lines that come from hosts, as they come."""
    lines = list[bytes]()
    read: Callable[[bytes], OfHost] = from_host

    def note(line: bytes) -> OfHost:
        lines.append(line)
        return read(line)

    monkeypatch.setattr(host_line, "from_host", note)
    return lines


def shuffled(table: RealTable, laid: list[Card]) -> dict[Card, Card]:
    """Return other cards for all that Lise never sees: neither her own, nor open, nor laid."""
    state: Any = table.call(lambda: table.host.session.position)
    seen = {*table.hand, *laid, *(card for row in state.rows for card in row)}
    hidden = sorted(set(range(1, 105)) - seen)
    return dict(zip(hidden, Random("mixed").sample(hidden, len(hidden)), strict=True))


class Twins:
    """Both tables, one after the other."""

    def __init__(
        self, servers: Servers, folder: Path, wire: list[bytes], patch: pytest.MonkeyPatch
    ) -> None:
        self._servers, self._folder, self._wire, self._patch = servers, folder, wire, patch
        self._laid: list[Card] = []
        self._mixed: Mapping[Card, Card] = {}
        self.hands: list[list[Card]] = []

    def one(self) -> list[bytes]:
        """Return what came to Lise at the first table."""
        return self._play("one")

    def other(self) -> list[bytes]:
        """Return what came to her where the cards are mixed that she has not seen."""
        order = Dealer._order
        mixed = self._mixed
        self._patch.setattr(
            Dealer,
            "_order",
            lambda dealer, number: tuple(mixed.get(card, card) for card in order(dealer, number)),
        )
        return self._play("other")

    def _play(self, name: str) -> list[bytes]:
        self._wire.clear()

        async def scene(table: RealTable) -> None:
            async with visit(table, self._servers.point) as lise:
                guest = Guest(table, lise.answered.line)
                self.hands.append(guest.pierre)
                if not self._mixed:
                    self._laid = guest.pierre[-TURNS:]
                    self._mixed = shuffled(table, self._laid)
                await guest.play(self._laid)

        with real_table(self._folder / name) as table:
            asyncio.run(scene(table))
        return [*self._wire]


def test_a_guest_from_far_gets_the_same_from_both(
    own_servers: Servers, tmp_path: Path, wire: list[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each line on the wire is the same, byte for byte, and a card that leaks makes a difference.

    Fails when anything of Pierre's hand, or of his card face down, goes into the tunnel.
    """
    twins = Twins(own_servers, tmp_path, wire, monkeypatch)
    one, other = twins.one(), twins.other()
    assert one == other
    assert twins.hands[0] != twins.hands[1]
    assert any(b"Pierre" in line for line in one)
    monkeypatch.setattr("accessigame.games.six_nimmt.events.play.YouChose.audience", EVERYONE)
    assert twins.other() != one

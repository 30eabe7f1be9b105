"""The league of a game: each bot among bots of each other kind, at several numbers of players.

A pairing is one bot at a table where all others are of one other kind. It is played in blocks, as
a tournament is: the same deal once for each rotation of the seats, by the full rules.
A block follows from its pairing and the number of its deal alone. So blocks that were played at
different times, by several processes or in another order are the same blocks.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from statistics import mean
from typing import Any, Final, NamedTuple

from accessigame import games
from accessigame.bots import benchmark_policy
from accessigame.bots.tournament import ENOUGH, Tournament, difference_of, interval
from accessigame.core.game import Game

PAIR: Final = 2
QUICK: Final = 10
"""The games of a pairing without a search, for each game of one with a search."""


class Pairing(NamedTuple):
    """One bot among bots of one other kind: `one` has one seat, `other` all others."""

    players: int
    one: str
    other: str


class Task(NamedTuple):
    """A block to be played: its pairing, and the number of its deal."""

    pairing: Pairing
    deal: int


class Block(NamedTuple):
    """A block as it was played.

    ahead: the distance of the one from the mean of the others, in points or heads of a game;
    above 0 if it is better. wins: its share of the wins.
    """

    task: Task
    ahead: float
    wins: float


class Row(NamedTuple):
    """The figures of a pairing over its blocks.

    The intervals are half widths; None for one block.
    """

    pairing: Pairing
    blocks: int
    ahead: float
    ahead_interval: float | None
    wins: float
    wins_interval: float | None

    @property
    def sure(self) -> bool:
        """True if there are enough blocks for the intervals to mean anything."""
        return self.blocks >= ENOUGH

    @property
    def is_ahead(self) -> bool:
        """True if the one is ahead of the others beyond the interval."""
        return self.sure and self.ahead > (self.ahead_interval or 0)

    @property
    def is_behind(self) -> bool:
        """True if the one is behind the others beyond the interval."""
        return self.sure and -self.ahead > (self.ahead_interval or 0)


@dataclass(frozen=True)
class League:
    """The names of a game and of its entrants, so that it can be sent to a process.

    players: the numbers of players. entrants: bots of different kinds, the highest level first.
    ones: the entrants that have one seat, among bots of each other kind.
    games: for each pairing with a search; the others have `QUICK` times as many.
    """

    game: str
    edition: str
    players: tuple[int, ...]
    entrants: tuple[str, ...]
    ones: tuple[str, ...]
    options: Mapping[str, object]
    seed: int = 0
    games: int = 100

    @cached_property
    def rules(self) -> Game[Any]:
        """The rules of the game."""
        return games.find(self.game)

    @cached_property
    def _tables(self) -> dict[Pairing, Tournament]:
        """The tournaments of the pairings so far: their bots are looked up once."""
        return {}

    def pairings(self) -> tuple[Pairing, ...]:
        """Return all pairings, in the order of the table.

        Two players are the same two from either side: the earlier entrant is the one.
        """
        return tuple(
            Pairing(players, one, other)
            for players in self.players
            for one in self.ones
            for other in self.entrants
            if one != other and not (players == PAIR and self._is_mirrored(one, other))
        )

    def _is_mirrored(self, one: str, other: str) -> bool:
        order = self.entrants.index
        return other in self.ones and order(other) < order(one)

    def table(self, pairing: Pairing) -> Tournament:
        """Return the tournament of a pairing, whose first entrant is the one."""
        if pairing not in self._tables:
            bots = (pairing.one, *[pairing.other] * (pairing.players - 1))
            self._tables[pairing] = Tournament(self.game, self.edition, bots, self.options)
        return self._tables[pairing]

    def deals(self, pairing: Pairing) -> range:
        """Return the numbers of the deals that a pairing is to play, in as many whole blocks."""
        searches = any(policy.slow for policy in self.table(pairing).policies)
        count = self.games if searches else self.games * QUICK
        return range(self.seed, self.seed - (-count // pairing.players))

    @cached_property
    def tasks(self) -> tuple[Task, ...]:
        """All blocks to be played, in an order in which all pairings advance alike.

        So a league that is stopped has some of each.
        """
        parts = [
            (place / len(deals), Task(pairing, deal))
            for pairing in self.pairings()
            for deals in [self.deals(pairing)]
            for place, deal in enumerate(deals)
        ]
        parts.sort(key=lambda part: part[0])
        return tuple(task for _, task in parts)

    def play(self, task: Task) -> Block:
        """Play one block."""
        results = self.table(task.pairing).block(task.deal)
        better = 1 if self.rules.higher_wins else -1
        distance = mean(difference_of(game.scores, 0) for game in results)
        return Block(task, better * distance, mean(game.wins[0] for game in results))

    def rows(self, blocks: Iterable[Block]) -> list[Row]:
        """Return the figures of the pairings that have blocks, in the order of the table."""
        by_pairing: dict[Pairing, dict[int, Block]] = {}
        for block in blocks:
            by_pairing.setdefault(block.task.pairing, {})[block.task.deal] = block
        return [
            _row(pairing, list(by_deal.values()))
            for pairing in self.pairings()
            if (by_deal := by_pairing.get(pairing))
        ]


def _row(pairing: Pairing, blocks: Sequence[Block]) -> Row:
    ahead, wins = [block.ahead for block in blocks], [block.wins for block in blocks]
    return Row(pairing, len(blocks), mean(ahead), interval(ahead), mean(wins), interval(wins))


def kinds_apart(rules: Game[Any], names: Sequence[str]) -> tuple[tuple[str, ...], dict[str, str]]:
    """Return the names of different bots, and the first name of each bot that is named again.

    Two names may mean the same bot; it would only meet itself. Raises NotUnderstood for a name
    that is no bot.
    """
    apart: list[str] = []
    again: dict[str, str] = {}
    policies = [benchmark_policy(rules, name) for name in names]
    for name, policy in zip(names, policies, strict=True):
        first = names[policies.index(policy)]
        if first == name and name not in apart:
            apart.append(name)
        elif first != name:
            again[name] = first
    return tuple(apart), again

"""What the bots of a game are to prove in its league: each level is better than those below it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from accessigame import bots
from tests.league.fields import FIELDS
from tests.league.league import League, Pairing, Row


class Claim(NamedTuple):
    """A claim about one bot among bots of one other kind, at several numbers of players.

    share: the share of the wins that it is to reach; None where it is to be ahead beyond the
    interval. wrong: the numbers of players where it does not hold. unknown: those with too few
    blocks.
    """

    one: str
    other: str
    share: float | None
    players: tuple[int, ...]
    wrong: tuple[int, ...]
    unknown: tuple[int, ...]

    @property
    def holds(self) -> bool | None:
        """True or False, or None while it is not known."""
        return False if self.wrong else None if self.unknown else True


class Verdict(NamedTuple):
    """The claims, and the rows in which a lower level beats a higher one beyond the interval.

    complete: whether each row of two levels has enough blocks; None without such a row.
    """

    claims: tuple[Claim, ...]
    upsets: tuple[Row, ...]
    complete: bool | None


def verdict(league: League, rows: Sequence[Row]) -> Verdict:
    """Return what the rows of a league prove."""
    levels = tuple(bots.levels(league.rules))
    by_pairing = {row.pairing: row for row in rows if row.sure}
    among_levels = [p for p in league.pairings() if p.one in levels and p.other in levels]
    sure_rows = [by_pairing[pairing] for pairing in among_levels if pairing in by_pairing]
    upsets = tuple(row for row in sure_rows if _is_upset(row, levels))
    complete = len(sure_rows) == len(among_levels) if among_levels else None
    return Verdict(_claims(league, levels, by_pairing), upsets, complete)


def _is_upset(row: Row, levels: Sequence[str]) -> bool:
    lower = levels.index(row.pairing.one) < levels.index(row.pairing.other)
    return row.is_ahead if lower else row.is_behind


def _claims(
    league: League, levels: Sequence[str], by_pairing: dict[Pairing, Row]
) -> tuple[Claim, ...]:
    best = levels[-1]
    steps = [(higher, lower) for lower, higher in pairwise(levels[:-1])]
    pairs = [*steps, *((best, other) for other in league.entrants if other != best)]
    to_prove: list[tuple[list[Pairing], float | None]] = [
        (_between(league, one, other), None) for one, other in pairs
    ]
    field = FIELDS[league.game]
    if field.surely_beats_random is not None:
        at_random = _between(league, best, levels[0])
        surely = [pairing for pairing in at_random if pairing.players in field.surely_with]
        to_prove.append((surely, field.surely_beats_random))
    return tuple(_claim(pairings, by_pairing, share) for pairings, share in to_prove if pairings)


def _between(league: League, one: str, other: str) -> list[Pairing]:
    return [p for p in league.pairings() if (p.one, p.other) == (one, other)]


def _claim(
    pairings: Sequence[Pairing], by_pairing: dict[Pairing, Row], share: float | None
) -> Claim:
    """Return the claim about two bots, at the numbers of players of these pairings."""
    _, one, other = pairings[0]
    unknown = [pairing.players for pairing in pairings if pairing not in by_pairing]
    rows = [by_pairing[pairing] for pairing in pairings if pairing in by_pairing]
    wrong = [row.pairing.players for row in rows if not _holds(row, share)]
    played = tuple(pairing.players for pairing in pairings)
    return Claim(one, other, share, played, tuple(wrong), tuple(unknown))


def _holds(row: Row, share: float | None) -> bool:
    return row.is_ahead if share is None else row.wins >= share

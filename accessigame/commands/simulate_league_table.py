"""The table of a league and its verdict: as sentences, as Markdown, and for programs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from accessigame.bots.league import League, Row
from accessigame.bots.league_claims import Claim, Verdict
from accessigame.core.model import Event, event_class
from accessigame.words.words import Localizer

HOLDS: Final[Mapping[bool | None, str]] = {True: "yes", False: "no", None: "open"}


@event_class
class SameBot(Event):
    """A name means the same bot as another one, which plays for both."""

    name: str
    first: str


@event_class
class LeagueTable(Event):
    """The rows for this number of players follow."""

    players: int


@event_class
class PairingMeasured(Event):
    """The figures of one bot among `others` of another kind; the intervals are half widths.

    ahead: it is better than the mean of the others. sure: the intervals mean something.
    """

    one: str
    others: int
    other: str
    ahead: bool
    distance: float
    sure: bool
    distance_interval: float
    wins: float
    wins_interval: float


@event_class
class AheadClaimed(Event):
    """Whether a bot is ahead of another kind: `yes`, `no` or `open`, with the numbers of players.

    players: all of them if it holds, else those where it does not, or is not known.
    """

    holds: str
    one: str
    other: str
    players: tuple[int, ...]


@event_class
class WinsClaimed(Event):
    """Whether a bot wins so many percent against another kind; the rest as in `AheadClaimed`."""

    holds: str
    one: str
    other: str
    percent: int
    players: tuple[int, ...]


@event_class
class NoUpset(Event):
    """No lower level beats a higher one; complete: each of these rows has enough blocks."""

    complete: bool


@event_class
class UpsetsFound(Event):
    """So many rows in which a lower level beats a higher one follow."""

    count: int


def _by_players(rows: Sequence[Row]) -> Iterator[tuple[int, list[Row]]]:
    for players, alike in groupby(rows, key=lambda row: row.pairing.players):
        yield players, list(alike)


def table(rows: Sequence[Row]) -> Iterator[Event]:
    """Give the events of the rows, by numbers of players."""
    for players, alike in _by_players(rows):
        yield LeagueTable(players)
        yield from map(_measured, alike)


def _measured(row: Row) -> Event:
    players, one, other = row.pairing
    return PairingMeasured(
        one, players - 1, other, row.ahead >= 0, round(abs(row.ahead), 1), row.sure,
        round(row.ahead_interval or 0, 1), round(100 * row.wins, 1),
        round(100 * (row.wins_interval or 0), 1),
    )  # fmt: skip


def judged(found: Verdict) -> Iterator[Event]:
    """Give the events of what is proven and what is not."""
    yield from map(_claimed, found.claims)
    if found.upsets:
        yield UpsetsFound(len(found.upsets))
        yield from map(_measured, found.upsets)
    elif found.complete is not None:
        yield NoUpset(found.complete)


def _claimed(claim: Claim) -> Event:
    holds = HOLDS[claim.holds]
    players = claim.wrong or claim.unknown or claim.players
    if claim.share is None:
        return AheadClaimed(holds, claim.one, claim.other, players)
    return WinsClaimed(holds, claim.one, claim.other, round(100 * claim.share), players)


def markdown(rows: Sequence[Row], last: Sequence[Event], words: Localizer) -> Iterator[str]:
    """Give the lines of a page in Markdown: a table for each number of players, then sentences."""
    for players, alike in _by_players(rows):
        yield from (f"#### {words.text('league-heading', players=players)}", "")
        yield from (words.text("league-columns"), "| --- | --- | --- | --- | --- |")
        yield from (_markdown_row(row, words) for row in alike)
        yield ""
    yield from (f"- {words.say(event).speech}" for event in last)


def _markdown_row(row: Row, words: Localizer) -> str:
    return words.text(
        "league-row",
        one=row.pairing.one,
        other=row.pairing.other,
        behind="yes" if round(row.ahead, 1) < 0 else "no",
        distance=round(abs(row.ahead), 1),
        sure="yes" if row.sure else "no",
        distance_interval=round(row.ahead_interval or 0, 1),
        wins=round(100 * row.wins, 1),
        wins_interval=round(100 * (row.wins_interval or 0), 1),
        blocks=row.blocks,
    )


def report(
    league: League, rows: Sequence[Row], found: Verdict, again: Mapping[str, str]
) -> dict[str, Any]:
    """Return the league as JSON values; again: the first name of each bot that is named again."""
    return {
        "game": league.game,
        "edition": league.edition,
        "seed": league.seed,
        "rows": [_row_report(row) for row in rows],
        "claims": [{**claim._asdict(), "holds": claim.holds} for claim in found.claims],
        "upsets": [_row_report(row) for row in found.upsets],
        "complete": found.complete,
        "same": dict(again),
    }


def _row_report(row: Row) -> dict[str, Any]:
    players, one, other = row.pairing
    figures = {key: value for key, value in row._asdict().items() if key != "pairing"}
    return {"players": players, "one": one, "other": other, **figures}

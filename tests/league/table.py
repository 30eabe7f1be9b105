"""The table of a league and its verdict: as sentences, as Markdown, and for programs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from tests.league.claims import Claim, Verdict
from tests.league.league import League, Row

MARKDOWN_HEADING: Final = (
    "| one | against all others | ahead | wins in per cent | blocks |",
    "| --- | --- | --- | --- | --- |",
)


def _by_players(rows: Sequence[Row]) -> Iterator[tuple[int, list[Row]]]:
    for players, group in groupby(rows, key=lambda row: row.pairing.players):
        yield players, list(group)


def sentences(rows: Sequence[Row]) -> Iterator[str]:
    """Yield a sentence for each row, by numbers of players."""
    for players, group in _by_players(rows):
        yield f"{players} players:"
        yield from map(_sentence, group)


def _sentence(row: Row) -> str:
    players, one, other = row.pairing
    side = "ahead" if row.ahead >= 0 else "behind"
    ahead = _figure(abs(row.ahead), row.ahead_interval, row, ", give or take ")
    wins = _figure(100 * row.wins, 100 * (row.wins_interval or 0), row, ", give or take ")
    return f"{one} against {players - 1} {other}: {side} by {ahead}; wins {wins} per cent."


def _figure(value: float, interval: float | None, row: Row, between: str) -> str:
    """Return a figure, with its interval if the row has enough blocks for one."""
    figure = f"{round(value, 1) + 0:.1f}".replace("-", "−")  # + 0: no minus before a nought
    return f"{figure}{between}{interval or 0:.1f}" if row.sure else figure


def judged(verdict: Verdict) -> Iterator[str]:
    """Yield a sentence for each claim, and for the rows in which a lower level wins."""
    yield from map(_claim, verdict.claims)
    count = len(verdict.upsets)
    if count:
        yield f"No: a lower level beats a higher one, {count} {'time' if count == 1 else 'times'}:"
        yield from map(_sentence, verdict.upsets)
    elif verdict.complete is not None:
        so_far = "Yes:" if verdict.complete else "Undecided: so far,"
        yield f"{so_far} no lower level beats a higher one."


def _claim(claim: Claim) -> str:
    one, other = claim.one, claim.other
    listed = ", ".join(map(str, claim.wrong or claim.unknown or claim.players))
    if claim.holds is None:
        said = f"Undecided: too few blocks so far for {one} against {other}"
    elif claim.share is None:
        said = f"Yes: {one} is ahead of" if claim.holds else f"No: {one} is not clearly ahead of"
        said = f"{said} {other}"
    else:
        said = f"Yes: {one} wins at least" if claim.holds else f"No: {one} wins less than"
        said = f"{said} {round(100 * claim.share)} per cent against {other}"
    return f"{said} with {listed} players."


def markdown(title: str, rows: Sequence[Row], verdict: Sequence[str]) -> Iterator[str]:
    """Yield the lines of a game in `docs/league.md`: the verdict, then a table for each number.

    title: of the game, in English.
    """
    yield from (f"### The league of {title}", "", "The verdict:", "")
    yield from (f"- {sentence}" for sentence in verdict)
    for players, group in _by_players(rows):
        yield from ("", f"#### {title} with {players} players", "", *MARKDOWN_HEADING)
        yield from map(_markdown_row, group)


def _markdown_row(row: Row) -> str:
    ahead = _figure(row.ahead, row.ahead_interval, row, " ± ")
    wins = _figure(100 * row.wins, 100 * (row.wins_interval or 0), row, " ± ")
    return f"| `{row.pairing.one}` | `{row.pairing.other}` | {ahead} | {wins} | {row.blocks} |"


def report(
    league: League, rows: Sequence[Row], verdict: Verdict, again: Mapping[str, str]
) -> dict[str, Any]:
    """Return the league as JSON values; again: the first name of each bot that is named again."""
    return {
        "game": league.game,
        "edition": league.edition,
        "seed": league.seed,
        "rows": [_row_report(row) for row in rows],
        "claims": [{**claim._asdict(), "holds": claim.holds} for claim in verdict.claims],
        "upsets": [_row_report(row) for row in verdict.upsets],
        "complete": verdict.complete,
        "same": dict(again),
    }


def _row_report(row: Row) -> dict[str, Any]:
    players, one, other = row.pairing
    figures = {key: value for key, value in row._asdict().items() if key != "pairing"}
    return {"players": players, "one": one, "other": other, **figures}

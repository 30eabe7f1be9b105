"""The sheet of an evening as a file: a table for other programs, JSON, or a picture.

The picture tells by lines what its description tells by sentences, so nothing is in it alone. Each
player has a pattern of dashes and a name at the end of the line, so no colour is needed either.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict
from typing import Any, Final
from xml.sax.saxutils import escape

from accessigame.session.sheet import Sheet
from accessigame.words.words import plain

FORMULA: Final = ("=", "+", "-", "@")
"""The beginnings of a cell that a spreadsheet carries out: a name is none. It has no tab either."""
INKS: Final = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#000000")
DASHES: Final = ("none", "12 4", "3 4", "12 4 3 4", "20 6", "6 6", "1 5")
"""The colour and the dashes of each player; after the last they begin again."""
WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 720, 360, 60, 190, 50, 50
"""The size of a plot and of its margins, in pixels."""
LINE: Final = 20
"""The height of a line of text below the plots."""


def as_json(sheet: Sheet) -> dict[str, Any]:
    """Return the sheet as JSON values."""
    return {
        "games": [
            {
                "game": game,
                "matches": [
                    {**asdict(match), "time": match.time.isoformat()} for match in sheet.of(game)
                ],
                "totals": [asdict(standing) for standing in sheet.standings(game)],
            }
            for game in sheet.games()
        ],
        "damaged": names_left_out(sheet),
    }


def names_left_out(sheet: Sheet) -> list[str]:
    """Return the names of the journals that may belong to a sheet and cannot be read."""
    return [plain(path.name) for path in sheet.left_out]


def as_csv(sheet: Sheet) -> str:
    """Return one line for each round, and one for the totals of each game; a column a player.

    The last lines name the journals that are left out.
    """
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    names = sheet.names()
    writer.writerow(["time", "game", "match", "round", *map(_harmless, names)])
    for game in sheet.games():
        matches = sheet.of(game)
        for match, number, scores in sheet.rounds(game):
            begin = (match.time.isoformat(), game, matches.index(match) + 1, number)
            writer.writerow([*begin, *_by_name(scores, names)])
        totals = {standing.name: standing.total for standing in sheet.standings(game)}
        writer.writerow(["", game, "", "total", *_by_name(totals, names)])
    for file in names_left_out(sheet):
        writer.writerow(["", "", _harmless(file), "damaged", *("" for _ in names)])
    return text.getvalue()


def _harmless(name: str) -> str:
    """Return a name that no spreadsheet takes for a formula."""
    return f"'{name}" if name.startswith(FORMULA) else name


def _by_name(scores: Mapping[str, int], names: Sequence[str]) -> list[int | str]:
    scores_by_name = {name.casefold(): score for name, score in scores.items()}
    return [scores_by_name.get(name.casefold(), "") for name in names]


# The picture -------------------------------------------------------------------------------------


def as_svg(
    sheet: Sheet, sentences: Sequence[str], named: Mapping[str, str], language: str,
    remarks: Sequence[str],
) -> str:  # fmt: skip
    """Return a plot of the totals after each round, one for each game below the other.

    sentences: all that the sheet says, its title first. named: the games in words. remarks: the
    sentences that stand below the plots, too.
    """
    games = sheet.games()
    plotted = HEIGHT * max(1, len(games))
    height = plotted + LINE * len(remarks)
    plots = "".join(
        f'<g transform="translate(0 {HEIGHT * place})">{_plot(sheet, game, named[game])}</g>\n'
        for place, game in enumerate(games)
    )
    below = "\n".join(
        _text(20, plotted + LINE * place, remark, 13) for place, remark in enumerate(remarks)
    )
    title, *remarks_below = sentences
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" lang="{language}" '
        f'aria-labelledby="title description" viewBox="0 0 {WIDTH} {height}" '
        f'width="{WIDTH}" height="{height}" font-family="Helvetica, Arial, sans-serif">\n'
        f'<title id="title">{escape(title)}</title>\n'
        f'<desc id="description">{escape(" ".join(remarks_below))}</desc>\n'
        f'<rect width="100%" height="100%" fill="white"/>\n{plots}{below}</svg>\n'
    )


def _plot(sheet: Sheet, game: str, name: str) -> str:
    """Return the plot of one game: axes, and a line for each player with the name at its end."""
    lines = {name: list(_totals(sheet, game, name)) for name in sheet.names(game)}
    points = [point for line in lines.values() for point in line]
    last = max(1, *(number for number, _ in points))
    low, high = min(0, *(t for _, t in points)), max(1, *(t for _, t in points))

    def place(point: tuple[int, int]) -> tuple[float, float]:
        x = LEFT + (WIDTH - LEFT - RIGHT) * point[0] / last
        y = TOP + (HEIGHT - TOP - BOTTOM) * (high - point[1]) / (high - low)
        return round(x, 1), round(y, 1)

    ends = _apart([place(line[-1])[1] for line in lines.values()])
    drawn = (
        _line([place(point) for point in line], f"{who} {line[-1][1]}", order, ends[order])
        for order, (who, line) in enumerate(lines.items())
    )
    return "\n".join([_text(LEFT, 28, name, 20), *_axes(last, low, high, place), *drawn])


def _totals(sheet: Sheet, game: str, name: str) -> Iterator[tuple[int, int]]:
    """Yield the total of a player after each round, from the one before the first that was played.

    A round without the player leaves the total as it is.
    """
    total, begun = 0, False
    for number, (_, _, scores) in enumerate(sheet.rounds(game), start=1):
        if name in scores and not begun:
            begun = True
            yield number - 1, 0
        if begun:
            total += scores.get(name, 0)
            yield number, total


def _apart(heights: Sequence[float], least: float = 17) -> list[float]:
    """Return the heights of labels, moved down where two would cover each other."""
    moved = list(heights)
    below = -least
    for place in sorted(range(len(moved)), key=lambda each: heights[each]):
        below = moved[place] = max(moved[place], below + least)
    return moved


def _axes(
    last: int, low: int, high: int, place: Callable[[tuple[int, int]], tuple[float, float]]
) -> Iterator[str]:
    """Yield the line of 0, with the numbers of rounds below, and the highest and lowest total."""
    (x, y), (end, _) = place((0, 0)), place((last, 0))
    yield f'<path d="M{x} {TOP}V{HEIGHT - BOTTOM}M{x} {y}H{end}" stroke="#555" fill="none"/>'
    for total in sorted({low, 0, high}):
        yield _text(x - 8, place((0, total))[1] + 5, str(total), 14, anchor="end")
    for number in range(1, last + 1, -(-last // 20)):
        yield _text(place((number, 0))[0], HEIGHT - BOTTOM + 22, str(number), 14, anchor="middle")


def _line(points: Sequence[tuple[float, float]], label: str, order: int, height: float) -> str:
    ink, dash = INKS[order % len(INKS)], DASHES[order % len(DASHES)]
    path = " ".join(f"{x},{y}" for x, y in points)
    line = f'<polyline points="{path}" fill="none" stroke="{ink}" stroke-width="3" '
    return f'{line}stroke-dasharray="{dash}"/>' + _text(
        points[-1][0] + 8, height + 5, label, 15, ink=ink
    )


def _text(  # noqa: PLR0913 - where, what, and how it looks
    x: float, y: float, text: str, size: int, *, anchor: str = "start", ink: str = "black"
) -> str:
    where = f'<text x="{x:g}" y="{y:g}" font-size="{size}" text-anchor="{anchor}" fill="{ink}">'
    return f"{where}{escape(text)}</text>"

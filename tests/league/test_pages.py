"""The page about the bots for players: short, and with the figures of the league."""

from __future__ import annotations

from tests.test_docs import DOCS, Table, table_headed

BOTS, LEAGUE = DOCS / "bots.md", DOCS / "league.md"
MOST_LINES = 90
"""Lines of the page for players."""


def test_the_page_for_players_is_short() -> None:
    """What only developers want to know stands on their pages. Fails when the page grows."""
    assert len(BOTS.read_text("utf-8").splitlines()) <= MOST_LINES


def test_the_page_for_players_quotes_the_league() -> None:
    """Its figures are those of the league with four players.

    Fails when the league is played again and the page for players keeps an old figure.
    """
    rows = table_headed(BOTS, "game", "level", "against three", "ahead by", "wins in per cent")
    assert len(rows) == 12
    for game, level, other, ahead, wins in rows:
        (figures,) = [row for row in with_four(game) if row[:2] == [level, other]]
        assert [ahead.removesuffix(" points").removesuffix(" bull heads"), wins] == figures[2:4]


def with_four(game: str) -> Table:
    """Return the rows of the league of a game with four players."""
    page = LEAGUE.read_text("utf-8")
    section = page.partition(f"#### {game} with 4 players\n")[2].partition("#")[0]
    lines = [line for line in section.splitlines() if line.startswith("| `")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]

"""Rounds with real cards in a real terminal, however the cards come to the table.

Persons press keys of decisions alone. The journal says what came of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

from accessigame.core.model import TABLE, Seat
from accessigame.games.no_thanks.moves import TurnUp
from accessigame.games.six_nimmt.moves import Choose, LayRows, TakeRow
from accessigame.session.session import Session
from tests.acceptance.expected_speech import ExpectedSpeech
from tests.acceptance.guest_table import PROGRAM, AtTerminal, environment
from tests.wait_for import PATIENCE, wait_for

Show: TypeAlias = Callable[[AtTerminal, tuple[int, ...]], None]
"""Shows cards to the table, one after the other or together."""

PILE: Final = (
    35,
    3,
    4,
    34,
    10,
    12,
    11,
    9,
    33,
    20,
    6,
    16,
    26,
    8,
    28,
    15,
    25,
    5,
    30,
    14,
    24,
    19,
    29,
    7,
)
ROWS: Final = (12, 37, 43, 58)
LOWEST: Final = 5
"""A card that is lower than each row, so that its player takes one."""


@dataclass(frozen=True, slots=True)
class Journal:
    """A growing journal, as the rules read it."""

    path: Path

    def session(self) -> Session:
        """Return the game as it stands on the disk."""
        return ExpectedSpeech(self.path, "en").table().session

    def moves(self) -> int:
        """Return the number of moves on the disk; 0 before the file is there."""
        return len(self.session().steps) if self.path.exists() else 0

    def until(self, count: int, *terminals: AtTerminal) -> None:
        """Wait until there are this many moves, and no more."""
        try:
            wait_for(lambda: self.moves() >= count, PATIENCE)
        finally:
            texts = [terminal.text[-600:] for terminal in terminals]
            assert self.moves() == count, texts


def at_table(home: Path, path: Path, game: str, *options: str) -> AtTerminal:
    """Return a terminal in which three persons play a round with real cards."""
    command = [*PROGRAM, "play", game, "--deck=physical", "--rounds=1", "--players=Ana,Ben,Cid"]
    command += [f"--journal={path}", "--speech=off", "--lang=en", *options]
    return AtTerminal(command, environment(home))


def hands() -> Iterator[tuple[int, int, int]]:
    """Yield the cards that three players show in each of the ten turns."""
    rest = iter(card for card in range(6, 105) if card not in ROWS)
    yield LOWEST, next(rest), next(rest)
    for _ in range(9):
        yield next(rest), next(rest), next(rest)


def taken_rows(session: Session) -> bool:
    """Return True while a player has to take a row."""
    return bool(session.position.revealed)  # type: ignore[attr-defined]  # a position of 6 nimmt!


def check_six_nimmt(session: Session) -> None:
    """Check that a round was played with the rows and the hands of above, each of its player.

    So the journal is the same, however the cards came to the table.
    """
    moves = [step.move for step in session.steps]
    assert session.position.over
    assert moves[0] == LayRows(TABLE, ROWS)
    shown = [move for move in moves if isinstance(move, Choose)]
    assert shown == [Choose(Seat(n), card) for cards in hands() for n, card in enumerate(cards)]
    rows_taken = [move for move in moves[1:] if not isinstance(move, Choose)]
    assert rows_taken
    assert all(isinstance(move, TakeRow) and move.row == 1 for move in rows_taken)


def play_no_thanks(folder: Path, show: Show, *options: str) -> AtTerminal:
    """Play a round of which each card is shown; return its terminal when it has ended."""
    journal, count = Journal(folder / "journal.jsonl"), 0
    with at_table(folder / "home", journal.path, "no-thanks", *options) as terminal:
        terminal.until("card")
        for place, card in enumerate(PILE):
            show(terminal, (card,))
            journal.until(count := count + 1, terminal)
            for key in "pt" if place % 3 == 0 else "t":
                terminal.type(key)
                journal.until(count := count + 1, terminal)
        terminal.type("q")
        assert terminal.finish() == 0
    check_no_thanks(journal.session())
    return terminal


def play_six_nimmt(folder: Path, show: Show, *options: str) -> AtTerminal:
    """Play a round whose rows are shown, then the cards of each turn; a person takes rows."""
    journal = Journal(folder / "journal.jsonl")
    with at_table(folder / "home", journal.path, "six-nimmt", *options) as terminal:
        terminal.until("rows")
        show(terminal, ROWS)
        journal.until(count := 1, terminal)
        for cards in hands():
            show(terminal, cards)
            journal.until(count := count + 3, terminal)
            while taken_rows(journal.session()):
                terminal.type("1\r")
                journal.until(count := count + 1, terminal)
        terminal.type("q")
        assert terminal.finish() == 0
    check_six_nimmt(journal.session())
    return terminal


def check_no_thanks(session: Session) -> None:
    """Check that a round was played with the pile of above."""
    turned = [step.move.card for step in session.steps if isinstance(step.move, TurnUp)]
    assert session.position.over
    assert tuple(turned) == PILE

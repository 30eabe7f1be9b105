"""What a seat of 6 nimmt! is asked, and what it can choose from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessigame.core.model import TABLE, Intent, Prompt, Seat
from accessigame.games.six_nimmt import events as say
from accessigame.games.six_nimmt.moves import TakeRow

if TYPE_CHECKING:
    from accessigame.games.six_nimmt.position import Position


def prompt(position: Position, seat: Seat) -> Prompt:
    """Return what the seat is asked now."""
    if position.turn == 0 and seat == TABLE:
        to = position.dealt_to
        return say.AskRows() if to is None else say.AskHand(to)
    if position.turn == 0:
        return say.AskDraft(seat)
    if position.revealed:
        return say.AskRow(seat)
    return say.AskEntry(seat) if position.is_open(seat) else say.AskChoice(seat)


def choices(position: Position, seat: Seat) -> tuple[Intent, ...]:
    """Return the rows for who must take one, and the cards of a hand or of the draft."""
    unseen = position.turn and not position.revealed and position.hands[seat] is None
    if seat == TABLE or unseen:
        return ()
    moves = position.legal_moves(seat)
    numbers = [m.row if isinstance(m, TakeRow) else m.card for m in moves]  # type: ignore[attr-defined]  # a player's other moves have a card
    return tuple(Intent("number", number) for number in numbers)

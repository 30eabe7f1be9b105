"""The views of a 6 nimmt! position: prompt, choices, braille line, bot view, report."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from accessigame.core.game import LearnedDeck
from accessigame.core.model import (
    EVERYONE,
    PARTED,
    TABLE,
    Audience,
    Card,
    Intent,
    LineItem,
    Move,
    PageLine,
    Prompt,
    Seat,
    Weight,
    only,
)
from accessigame.games.six_nimmt.events import prompts
from accessigame.games.six_nimmt.events.play import row_end
from accessigame.games.six_nimmt.legal import legal_moves
from accessigame.games.six_nimmt.moves import Choose, TakeRow
from accessigame.games.six_nimmt.options import heads_in, highest
from accessigame.games.six_nimmt.position import Position, cards_up_to
from accessigame.games.six_nimmt.rows import Revealed, Row, Rows


def prompt(position: Position, seat: Seat) -> Prompt:
    """Return the question that the seat faces now."""
    if position.turn == 0 and seat == TABLE:
        to = position.dealt_to
        return prompts.AskRows() if to is None else prompts.AskHand(to)
    if position.turn == 0:
        return prompts.AskDraft(seat)
    if position.revealed:
        return prompts.AskRow(seat)
    return prompts.AskEntry(seat) if position.is_open(seat) else prompts.AskChoice(seat)


def choices(position: Position, seat: Seat) -> tuple[Intent, ...]:
    """Return the rows for a seat that must take one, else the cards of its hand or the draft."""
    unseen = position.turn and not position.revealed and position.hands[seat] is None
    if seat == TABLE or unseen:
        return ()
    moves = legal_moves(position, seat)
    numbers = [m.row if isinstance(m, TakeRow) else m.card for m in moves]  # type: ignore[attr-defined]  # a player's other moves have a card
    return tuple(Intent("number", number) for number in numbers)


# the braille line -----------------------------------------------------------------------------


def braille_line(position: Position) -> tuple[LineItem, ...]:
    """Return the items of the braille line while a player acts; none at any other time.

    While cards are chosen they are the rows and the hands, while a row is chosen the rows and
    their costs, and in a draft the hand of the drafter and the open cards.
    """
    if not position.acting or TABLE in position.acting:
        return ()
    if position.turn == 0:
        return tuple(_draft_items(position))
    return tuple(_row_choice_items(position) if position.revealed else _choice_items(position))


def braille_page(position: Position) -> tuple[PageLine, ...]:
    """Return a line for each row with all its cards and its cost, then the hands.

    A finger finds a row by its place. In a draft, the hand of the drafter and the open cards
    follow the rows, if these lie already.
    """
    if not position.acting or TABLE in position.acting:
        return ()
    low = tuple(LineItem(str(card)) for card, _ in position.revealed[:1])
    rows = tuple(_row_lines(position))
    if position.turn == 0:
        (seat,) = position.acting
        hand = _card_items(position.hands[seat] or (), EVERYONE, acting=False)
        drafted = _card_items(position.open, EVERYONE, acting=True)
        return (PageLine(()), *rows, PageLine(tuple(hand)), PageLine(tuple(drafted)))
    choosing = not position.revealed
    hands = (
        PageLine(tuple(_card_items(hand or (), only(seat), acting=choosing and acts)))
        for seat, hand in zip(position.seats, position.hands, strict=True)
        for acts in (seat in position.acting,)
    )
    return (PageLine(low), *rows, *hands)


def _row_lines(position: Position) -> Iterator[PageLine]:
    """Yield the rows; a routing key anywhere on one takes it, where one is to be taken."""
    for number, row in enumerate(position.rows, start=1):
        take = Intent("number", number) if position.revealed else None
        texts = (*map(str, row), f"♉{heads_in(row)}")
        yield PageLine(tuple(LineItem(text, take) for text in texts), Weight.POSITION)


def _choice_items(position: Position) -> Iterator[LineItem]:
    """Yield each row as its last card and its number of cards, then the hands."""
    for row in position.rows:
        yield LineItem(row_end(row[-1], len(row)))
    for seat in position.seats:
        hand = position.hands[seat] or ()
        if hand:
            yield LineItem(PARTED.text, audience=only(seat))
        yield from _card_items(hand, only(seat), acting=seat in position.acting)


def _row_choice_items(position: Position) -> Iterator[LineItem]:
    """Yield the low card, then each row as its last card and its cost, with an end behind them.

    Without it, a reader of 20 cells takes three rows for all.
    """
    yield LineItem(str(position.revealed[0][0]))
    for number, row in enumerate(position.rows, start=1):
        yield LineItem(f"{row[-1]}♉{heads_in(row)}", Intent("number", number))
    yield PARTED


def _draft_items(position: Position) -> Iterator[LineItem]:
    """Yield the cards of the drafter, which everybody has seen, then the open cards."""
    (seat,) = position.acting
    hand = position.hands[seat] or ()
    yield from _card_items(hand, EVERYONE, acting=False)
    if hand:
        yield PARTED
    yield from _card_items(position.open, EVERYONE, acting=True)


def _card_items(cards: Row, audience: Audience, *, acting: bool) -> Iterator[LineItem]:
    for card in cards:
        yield LineItem(str(card), Intent("number", card) if acting else None, audience)


# the real table -------------------------------------------------------------------------------


def open_rows(position: Position) -> Rows:
    """Return the rows once a real card of the next turn is turned over: until then they are laid.

    The card that somebody chose unseen says nothing here.
    """
    chosen = zip(position.seats, position.choices, strict=True)
    is_laid = any(card is not None and position.is_open(seat) for seat, card in chosen)
    return position.rows if is_laid else ()


def open_card(position: Position, move: Move) -> Card | None:
    """Return the card that a seat with real cards turns over; None for any other move."""
    if not isinstance(move, Choose) or not position.is_open(move.seat):
        return None
    return move.card


# for bots and other programs --------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class View:
    """The view of one seat: its hand and the open cards; other hands are not in it.

    revealed: the cards of this turn that wait for a row choice, with their seats, ascending.
    hands_shown: by seat, the cards drafted in the open and not laid yet; empty for a dealt hand.
    open: the open cards of the draft.
    """

    seat: Seat
    hand: Row
    rows: Rows
    heaps: Rows
    revealed: Revealed
    edition: str
    hands_shown: Rows
    open: Row

    @property
    def highest(self) -> Card:
        """The highest card that is played with."""
        return highest(self.edition, len(self.heaps))

    @property
    def unseen(self) -> frozenset[Card]:
        """The cards that are neither in the hand nor on the table: in other hands, or away."""
        seen = {card for row in (self.hand, *self.rows, *self.heaps) for card in row}
        return cards_up_to(self.highest) - seen - {card for card, _ in self.revealed}


def view(position: Position, seat: Seat) -> View:
    """Return the view of a player's seat; ValueError for the table."""
    if seat < 0:
        raise ValueError("only a player's seat looks")
    return View(
        seat, position.hands[seat] or (), position.rows, position.heaps, position.revealed,
        position.edition, _shown(position), position.open,
    )  # fmt: skip


def _shown(position: Position) -> Rows:
    """Return by seat the cards that it drafted in the open and has not turned over since."""
    if position.edition != "pro":
        return ((),) * len(position.seats)
    held = zip(position.hands, position.choices, strict=True)
    # the card that lies face down could be any of them, so it is among them
    return tuple(
        tuple(sorted((*(hand or ()), *(() if card is None else (card,))))) for hand, card in held
    )


def learned_deck(_position: Position) -> LearnedDeck | None:
    """Return None: every card of this game is known beforehand."""
    return None


def report(position: Position) -> dict[str, Any]:
    """Return the position as JSON values: a list by seat for most keys, null for unknown cards."""
    return {
        "rows": [list(row) for row in position.rows],
        "hands": [None if hand is None else list(hand) for hand in position.hands],
        "heaps": [list(heap) for heap in position.heaps],
        "chosen": list(position.choices),
        "revealed": [{"card": card, "seat": seat} for card, seat in position.revealed],
        "open": list(position.open),
        "turn": position.turn,
        "to_act": ["table" if seat == TABLE else seat for seat in sorted(position.acting)],
    }

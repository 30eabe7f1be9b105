"""The faces of a position: for a person, for a braille line, for a bot, for another program."""

from __future__ import annotations

from typing import Any, NamedTuple

from accessigame.core.game import LearnedDeck
from accessigame.core.model import (
    TABLE,
    Card,
    Cards,
    Intent,
    LineItem,
    PageLine,
    Prompt,
    Seat,
    Weight,
    only,
)
from accessigame.games.no_thanks.events import prompts as say
from accessigame.games.no_thanks.legal import legal_moves
from accessigame.games.no_thanks.moves import Take
from accessigame.games.no_thanks.options import TOKENS
from accessigame.games.no_thanks.position import Position, Taken
from accessigame.games.no_thanks.scoring import runs_of


def prompt(position: Position, seat: Seat) -> Prompt:  # noqa: ARG001 - the protocol's shape: every seat faces the same question
    """Return the prompt at the cursor."""
    if position.mover == TABLE:
        return say.AskFirst(position.round)
    if position.card is None:
        return say.AskCard(position.turned + 1)
    return say.AskDecision(position.card, position.pot)


def choices(position: Position, seat: Seat) -> tuple[Intent, ...]:
    """Return taking, and refusing for a seat with a token, while a card is open."""
    if position.card is None:
        return ()
    moves = legal_moves(position, seat)
    return tuple(Intent("take" if type(move) is Take else "refuse") for move in moves)


def braille_line(position: Position) -> tuple[LineItem, ...]:
    """Return the open card, its tokens, the choices, and each seat's own tokens: `24 +3 t p ●9`.

    Nothing stands for no tokens: so card and choices fit 12 cells behind a card that was taken.
    """
    if position.card is None:
        return ()
    tokens = (
        LineItem(f"●{count}", None, only(seat))
        for seat, count in zip(position.seats, position.tokens, strict=True)
    )
    words = (LineItem(intent=intent) for intent in choices(position, position.mover))
    pot = (LineItem(f"+{position.pot}"),) if position.pot else ()
    return (LineItem(str(position.card)), *pot, *words, *tokens)


def braille_page(position: Position) -> tuple[PageLine, ...]:
    """Return the same line, then a line for each seat with its cards: `Ana 3 12-14 30`."""
    if position.card is None:
        return ()
    return (PageLine(braille_line(position)), *map(_cards_line, position.seats, position.cards))


def _cards_line(seat: Seat, cards: Cards) -> PageLine:
    runs = (str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs_of(cards))
    return PageLine((LineItem(whose=seat), *map(LineItem, runs)), Weight.MORE)


class View(NamedTuple):
    """The knowledge of one seat, for a bot: other seats' tokens are not in it.

    tokens: its own. cards: by seat. left: the number of cards still to be turned up.
    taken: the cards of this round in the order in which they were taken.
    open_tokens: whether everybody may know its tokens.
    """

    seat: Seat
    card: Card | None
    pot: int
    tokens: int
    cards: tuple[Cards, ...]
    unseen: frozenset[Card]
    left: int
    taken: tuple[Taken, ...]
    open_tokens: bool = False

    @property
    def all_tokens(self) -> int:
        """The tokens of all players together; the editions do not differ where both have them."""
        return TOKENS["2020"][len(self.cards)] * len(self.cards)


def view(position: Position, seat: Seat) -> View:
    """Return the knowledge of a seat: every card, and its own tokens only."""
    if seat < 0:
        raise ValueError("only a player's seat looks")
    return View(
        seat, position.card, position.pot, position.tokens[seat], position.cards, position.unseen,
        position.left, position.taken, position.options.open_tokens,
    )  # fmt: skip


def report(position: Position) -> dict[str, Any]:
    """Return `tokens`, `cards`, `card`, `pot`, `mover` (null when no seat is to act)."""
    return {
        "tokens": list(position.tokens),
        "cards": [list(cards) for cards in position.cards],
        "card": position.card,
        "pot": position.pot,
        "mover": None if position.mover == TABLE else position.mover,
    }


def learned_deck(position: Position) -> LearnedDeck | None:  # noqa: ARG001 - the protocol's shape
    """Return None: every card of this game is known beforehand."""
    return None

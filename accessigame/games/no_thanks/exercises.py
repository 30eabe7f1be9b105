"""The exercises of No Thanks: positions from a round, each with a question and its answer.

Three players sit there. Where the answer needs everybody's tokens, they are open, since nobody
has followed the round.
"""

from __future__ import annotations

from typing import Final

from accessigame.core.game import Exercise
from accessigame.core.model import Card
from accessigame.games.no_thanks.options import EDITIONS

PLAYERS: Final = 3
TAKING: Final = "t"
PASSING: Final = "p"


def _exercise(
    name: str, answer: str, *turned: tuple[Card, int], ahead: int = 0, counted: bool = False
) -> Exercise:
    """Return an exercise for the first seat, which is to decide about the last card.

    turned: each card, and the number of players who pass it in turn; the next one takes it, but
    the last card is open still. counted: the tokens of all are open.
    """
    *taken, (card, passes) = turned
    lines = [f"{each}{',p' * times},t" for each, times in taken]
    first = -sum(times for _, times in turned) % PLAYERS
    return Exercise(
        name,
        EDITIONS[0],
        PLAYERS,
        ",".join([*lines, f"{card}{',p' * passes}"]),
        (answer,),
        ahead,
        {"first": first, "open_tokens": counted},
    )


def _at_once(low: Card, high: Card) -> tuple[tuple[Card, int], ...]:
    """Return cards that one player takes one after the other, each without a token."""
    return tuple((card, 0) for card in range(low, high + 1))


EXERCISES: Final = (
    _exercise("many-tokens", TAKING, (33, 5), (24, 4), (30, 6), (21, 5), (8, 7), ahead=21),
    _exercise("high-card", PASSING, (12, 4), (20, 5), (9, 3), (35, 1), ahead=30),
    _exercise("neighbour", PASSING, (27, 2), (9, 4), (18, 5), (11, 3), (28, 0), ahead=11),
    _exercise(
        "gap",
        TAKING,
        *((35, 11), (34, 12), (26, 1), (31, 8), (28, 1), (27, 0)),
        ahead=17,
        counted=True,
    ),
    _exercise("last-token", TAKING, (35, 11), (34, 7), (33, 6), (12, 7), ahead=21, counted=True),
    _exercise("rich", PASSING, (35, 11), (31, 9), (27, 3), (22, 3), ahead=10, counted=True),
    _exercise(
        "last-card",
        PASSING,
        *_at_once(3, 8),
        *_at_once(13, 14),
        (15, 1),
        *_at_once(16, 21),
        (25, 1),
        *_at_once(26, 32),
        (11, 8),
        counted=True,
    ),
)

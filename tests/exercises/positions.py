"""The choices of the first seat in games of bots, and the entries that lead to them.

Most play as `medium`, and some as `hard`.
In 6 nimmt! the first seat chooses first, so that no card lies face down beside its choice.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from accessigame import bots
from accessigame.bots.dealer import Dealer
from accessigame.core.game import Game
from accessigame.core.model import TABLE, Move, Seat
from tests.exercises.entries import entry

PLAYERS: Final[Mapping[str, int]] = {"no-thanks": 3, "six-nimmt": 3, "titus": 2}
OPTIONS: Final[Mapping[str, Mapping[str, object]]] = {
    "no-thanks": {"first": 0, "open_tokens": True},
    "six-nimmt": {},
    "titus": {"first": 0},
}
"""The tokens of No Thanks are open: nobody has followed the round, and the answer needs them."""
ROUND: Final[Mapping[str, Mapping[str, object]]] = {"six-nimmt": {"rounds": 1}}
HARD_EACH: Final = 40
"""In one of so many deals, one of the players is `hard`, which takes a hundred times as long."""
SEAT: Final = Seat(0)
STEPS: Final[Mapping[str, int]] = {"no-thanks": 24, "six-nimmt": 10, "titus": 52}
"""The steps of a round: cards of the pile, cards of a hand, tokens of the pile."""
STAGES: Final = ("late", "middle", "early")


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice of the first seat.

    place: the number of moves before it. past: those moves, each with the position before it; more
    are added as the game goes on.
    """

    deal: int
    place: int
    position: Any
    options: Mapping[str, object]
    past: Sequence[tuple[Any, Move]]

    def legal(self, game: Game[Any]) -> tuple[Move, ...]:
        """Return the moves among which it chooses."""
        return tuple(game.legal_moves(self.position, SEAT))

    def entries(self, game: Game[Any]) -> str:
        """Return what is typed until here; raises ValueError for a move without an entry.

        A joining of tokens that look alike is in no list, for it changes little.
        """
        return ",".join(entry(game, position, move) for position, move in self.past[: self.place])


def steps_left(game: Game[Any], position: Any) -> int:
    """Return how many steps of the round are left."""
    return len(position.hands[SEAT]) if game.name == "six-nimmt" else position.left


def stage(game: Game[Any], position: Any) -> str:
    """Return the third of the round in which a position is."""
    thirds = 3 * steps_left(game, position) / STEPS[game.name]
    return STAGES[min(int(thirds), len(STAGES) - 1)]


def options_of(game: Game[Any]) -> Mapping[str, object]:
    """Return the options of the games of bots, and of the exercises."""
    return {**OPTIONS[game.name], **ROUND.get(game.name, {})}


def choices(game: Game[Any], deal: int) -> Iterator[Choice]:
    """Yield the choices of the first seat in the game of a deal."""
    count, options = PLAYERS[game.name], options_of(game)
    position = game.start(game.editions[0], count, options)
    dealer = Dealer(game, deal)
    players = [bots.find(game, "medium")] * count
    if deal % HARD_EACH == 0:
        players[deal // HARD_EACH % count] = bots.find(game, "hard")
    rngs = [bots.chance(deal, Seat(seat), 0) for seat in range(count)]
    past: list[tuple[Any, Move]] = []
    while acting := position.to_act():
        seat = min(acting)
        legal = game.legal_moves(position, seat)
        if seat == SEAT and len(legal) > 1:
            yield Choice(deal, len(past), position, options, past)
        if seat == TABLE:
            move = dealer.choose(position)
        else:
            move = players[seat].choose(game.view(position, seat), legal, rngs[seat])
        past.append((position, move))
        position, _ = game.apply(position, move)

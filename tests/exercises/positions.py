"""The choices of the first seat in games of bots, as entries that lead to them.

Most play as `medium`, and some as `hard`.
In 6 nimmt! the first seat chooses first, so that no card lies face down beside its choice.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
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
HARD_EACH: Final = 8
"""In one of so many deals, one of the players is `hard`, which takes a hundred times as long."""
SEAT: Final = Seat(0)


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice of the first seat. place: the number of moves before it."""

    deal: int
    place: int
    position: Any
    entries: str
    options: Mapping[str, object]

    def legal(self, game: Game[Any]) -> tuple[Move, ...]:
        """Return the moves among which it chooses."""
        return tuple(game.legal_moves(self.position, SEAT))


def options_of(game: Game[Any]) -> Mapping[str, object]:
    """Return the options of the games of bots, and of the exercises."""
    return {**OPTIONS[game.name], **ROUND.get(game.name, {})}


def choices(game: Game[Any], deal: int) -> Iterator[Choice]:
    """Yield the choices of the first seat in the game of a deal, as far as it can be typed."""
    count, options = PLAYERS[game.name], options_of(game)
    position = game.start(game.editions[0], count, options)
    dealer = Dealer(game, deal)
    players = [bots.find(game, "medium")] * count
    if deal % HARD_EACH == 0:
        players[deal // HARD_EACH % count] = bots.find(game, "hard")
    rngs = [bots.chance(deal, Seat(seat), 0) for seat in range(count)]
    entries: list[str] = []
    while acting := position.to_act():
        seat = min(acting)
        legal = game.legal_moves(position, seat)
        if seat == SEAT and len(legal) > 1:
            yield Choice(deal, len(entries), position, ",".join(entries), options)
        if seat == TABLE:
            move = dealer.choose(position)
        else:
            move = players[seat].choose(game.view(position, seat), legal, rngs[seat])
        try:
            entries.append(entry(game, position, move))
        except (
            ValueError
        ):  # a joining of tokens that look alike is in no list, for it changes little
            return
        position, _ = game.apply(position, move)

"""A readable position of Titus and its lean table side by side."""

from __future__ import annotations

from collections.abc import Callable

from accessigame.bots.dealer import Dealer
from accessigame.bots.titus import lean_table
from accessigame.bots.titus.lean_table import OVER, PHASES, LeanTable, Tokens, lean_action
from accessigame.core.model import TABLE, Move
from accessigame.games.titus import RULES
from accessigame.games.titus.groups import Group, Token
from accessigame.games.titus.moves import Flip, Top
from accessigame.games.titus.position import Position
from tests.games.titus.notation import start

Choose = Callable[[Position, LeanTable], Move]


class Both:
    """A dealt game in both shapes; what is hidden is found out by asking the dealer."""

    def __init__(self, players: int, seed: int, **options: object) -> None:
        self._dealer = Dealer(RULES, seed)
        self.position = self._dealt(start(players, **options))
        self.back: dict[int, int] = {}
        self.table = self.lean()

    def _dealt(self, position: Position) -> Position:
        while TABLE in position.to_act():
            position, _ = RULES.apply(position, self._dealer.choose(position))
        return position

    def play(self, move: Move) -> None:
        """Make the move in both."""
        lean_action(RULES.view(self.position, self.position.mover), move)(self.table)
        self.position = self._dealt(RULES.apply(self.position, move)[0])

    def lean(self) -> LeanTable:
        """Return the position as a table, with the sides that the dealer knows."""
        position = self.position
        lying = [[self._codes(group) for group in reserve] for reserve in position.reserves]
        stacks = [[(s.card, self._codes(s.run)) for s in own] for own in position.stacks]
        hand = 0 if position.hand is None else self._codes((position.hand,))[0]
        phase = OVER if position.over else PHASES[position.phase]
        return LeanTable(
            self._pile(), lying, stacks, position.victory, position.mover, position.taken,
            phase, hand, position.options.strict_status,
        )  # fmt: skip

    def _codes(self, group: Group) -> Tokens:
        return [lean_table.token(t.face, self._behind(t), seen=t.back is not None) for t in group]

    def _behind(self, token: Token) -> int:
        if token.back is not None:
            return token.back
        if token.number not in self.back:
            turned = self._dealer.choose(self.position.copy_with(phase="flip", hand=token))
            assert isinstance(turned, Flip)
            self.back[token.number] = turned.face
        return self.back[token.number]

    def _pile(self) -> Tokens:
        position, size = self.position, self.position.box.size
        pile: Tokens = []
        for number in range(size - position.left + 1, size + 1):
            shown = self._dealer.choose(position.copy_with(phase="top", left=size - number + 1))
            assert isinstance(shown, Top)
            pile.insert(0, lean_table.token(shown.face, self._behind(Token(number, shown.face))))
        return pile

"""The rules of No Thanks once more, written another way, to compare with.

Nothing of the package is used here. Everything is one mutable table, as in a room: heaps of
cards, heaps of tokens, and somebody who counts them.
"""

from __future__ import annotations


class Oracle:
    """One table. Moves that the rules forbid return False and change nothing."""

    def __init__(
        self, tokens: int, players: int, first: int, rounds: int, *, rotate: bool, real: bool
    ) -> None:
        self.players = players
        self.rounds = rounds
        self.rotate = rotate
        self.real = real
        self.tokens_each = tokens
        self.starter = first
        self.sums = [0] * players
        self.played = 0
        self.deal(first)

    def deal(self, first: int) -> None:
        """Give tokens out and clear the table."""
        self.waiting = False
        self.hands = [[] for _ in range(self.players)]  # type: list[list[int]]
        self.purses = [self.tokens_each] * self.players
        self.seen = []  # type: list[int]
        self.middle = []  # type: list[int]
        self.stake = 0
        self.turn = first

    def over(self) -> bool:
        """Say whether all rounds were played."""
        return self.played == self.rounds

    def begin(self, first: int) -> bool:
        """Let somebody start the next round."""
        if not self.waiting or self.over() or first not in range(self.players):
            return False
        self.deal(first)
        return True

    def turn_up(self, card: int) -> bool:
        """Put a card into the middle."""
        if self.waiting or self.middle or card in self.seen or not 3 <= card <= 35:
            return False
        self.seen.append(card)
        self.middle.append(card)
        return True

    def refuse(self, player: int) -> bool:
        """Lay a token on the card."""
        if not self.middle or player != self.turn or self.purses[player] < 1:
            return False
        self.purses[player] -= 1
        self.stake += 1
        self.turn = (player + 1) % self.players
        return True

    def take(self, player: int) -> bool:
        """Take the card and all that lies on it."""
        if not self.middle or player != self.turn:
            return False
        self.hands[player].append(self.middle.pop())
        self.purses[player] += self.stake
        self.stake = 0
        if len(self.seen) == 24:
            self.finish()
        return True

    def end_pile(self) -> bool:
        """End the round because the real pile is empty."""
        if not self.real or self.waiting or self.middle or not self.seen:
            return False
        self.finish()
        return True

    def finish(self) -> None:
        """Count the round."""
        for player in range(self.players):
            self.sums[player] += self.points(player)
        self.played += 1
        self.waiting = True
        if self.rotate and not self.over():
            self.starter = (self.starter + 1) % self.players
            self.deal(self.starter)

    def points(self, player: int) -> int:
        """Count one player's cards, lowest of each run, less the tokens."""
        hand = sorted(self.hands[player])
        points = -self.purses[player]
        previous = -1
        for card in hand:
            if card != previous + 1:
                points += card
            previous = card
        return points

    def standing(self) -> list[int]:
        """Return what the scores would be now."""
        if self.waiting:
            return list(self.sums)
        return [self.sums[player] + self.points(player) for player in range(self.players)]

"""6 nimmt! once more, written without looking at the program: rows are stacks, nobody is told."""

from __future__ import annotations


def heads(card: int) -> int:
    """Return the heads as the rulebook lists them."""
    text = str(card)
    doublet = len(text) == 2 and text[0] == text[1]
    five, ten = text.endswith("5"), text.endswith("0")
    return max(1, (5 if doublet else 0) + (2 if five else 0) + (3 if ten else 0))


class Oracle:
    """One round: stacks of cards, and a pot of heads for each player."""

    def __init__(self, beginnings: list[int], players: int) -> None:
        self.stacks = [[card] for card in beginnings]
        self.pots = [0] * players

    def fits(self, card: int) -> bool:
        """Say whether any stack takes the card."""
        return any(stack[-1] < card for stack in self.stacks)

    def turn(self, played: dict[int, int], stack: int | None) -> None:
        """Play the cards by seat; the lowest takes this stack if it fits nowhere."""
        for card, seat in sorted((card, seat) for seat, card in played.items()):
            if not self.fits(card):
                assert stack is not None, "nobody chose"
                self._take(seat, stack, card)
                stack = None
                continue
            distances = {card - stack[-1]: n for n, stack in enumerate(self.stacks)}
            nearest = distances[min(d for d in distances if d > 0)]
            if len(self.stacks[nearest]) == 5:
                self._take(seat, nearest, card)
            else:
                self.stacks[nearest].append(card)

    def _take(self, seat: int, stack: int, card: int) -> None:
        self.pots[seat] += sum(map(heads, self.stacks[stack]))
        self.stacks[stack] = [card]

"""The options of a 6 nimmt! match, the cards of each edition, and their bull heads."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from accessigame.core.game import Material
from accessigame.core.model import Card, Event, Seat
from accessigame.games.shared import option, option_rows, options_of
from accessigame.games.six_nimmt.events.answers import HeadsCounted, HeadsOfCard, HeadsTogether

HIGHEST: Final = 104


def heads_of(card: Card) -> int:
    """Return the bull heads printed on a card ("Tête de bœuf = point négatif")."""
    if card == 55:  # noqa: PLR2004 - both a doublet and a number in 5
        return 7
    for divisor, heads in ((11, 5), (10, 3), (5, 2)):
        if card % divisor == 0:
            return heads
    return 1


HEADS: Final = (0, *(heads_of(card) for card in range(1, HIGHEST + 1)))
"""The bull heads by the number of the card; there is no card 0."""


def heads_in(cards: Iterable[Card]) -> int:
    """Return the bull heads on all these cards."""
    return sum([HEADS[card] for card in cards])


def audit(cards: Sequence[Card]) -> tuple[Event, ...]:
    """Return the steps from cards to their bull heads: the dearest first, equal ones together."""
    steps: list[Event] = []
    for each in sorted({HEADS[card] for card in cards}, reverse=True):
        alike = tuple(sorted(card for card in cards if HEADS[card] == each))
        steps.append(
            HeadsOfCard(alike[0], each)
            if len(alike) == 1
            else HeadsCounted(alike, each, each * len(alike))
        )
    return (*steps, HeadsTogether(heads_in(cards)))


DECK: Final = tuple(range(1, HIGHEST + 1))
HAND = 10
"""The cards of each hand at the beginning of a round, and its turns ("Préparation")."""
ROWS = 4
FULL = 5
"""Cards that a row can hold; the sixth takes it (rule 3)."""
FEWEST_PLAYERS, MOST_PLAYERS = 2, 10
MOST_ROUNDS = 99
MOST_TARGET = 999

EDITIONS: Final = ("base", "pro", "known-deck")
"""base: all cards, dealt. pro: few cards, drafted openly. known-deck: few cards, dealt."""
MATERIAL: Final = Material(
    DECK,
    tuple((card,) for card in DECK),
    counts={card: HEADS[card] for card in DECK},
    boxes=dict.fromkeys(EDITIONS, 80),
)


def highest(edition: str, players: int) -> int:
    """Return the highest card that is played with (Pro variant, rule 1)."""
    return HIGHEST if edition == "base" else HAND * players + ROWS


@dataclass(frozen=True, slots=True)
class Options:
    """The options of one match, as the journal's `options` hold them; each field is a row."""

    first: int = option(0, kind="seat", flag="first")
    """The seat that drafts first in the first round of the Pro game."""
    rounds: int = option(0, low=1, high=MOST_ROUNDS, flag="rounds", unlimited=True)
    """The largest number of rounds; 0 is no limit."""
    target: int = option(66, low=1, high=MOST_TARGET, flag="target", unlimited=True)
    """The match ends after the round in which a total exceeds this; 0 is no limit."""
    target_inclusive: bool = option(False, flag="target-inclusive")
    """A total equal to the target ends the match too."""
    physical: bool = option(False)
    """Real cards lie on the table; then only typed hands are known."""
    known: tuple[Seat, ...] = option((), flag="typed-hands", needs=("physical", True))
    """With real cards, the seats whose hands are typed before a round: those of bots."""

    @classmethod
    def read(cls, option_values: Mapping[str, object], players: int) -> Options:
        """Return the options from JSON values; raises `NotAllowed` for an impossible one."""
        return options_of(cls, option_values, players, cls._contradictions)

    def _contradictions(self) -> Iterator[str]:
        """Yield the options that are impossible beside the others."""
        if self.target == 0 and self.rounds == 0:  # the match would never end
            yield "target"
        if self.known and not self.physical:
            yield "known"

    def is_last(self, number: int, totals: tuple[int, ...]) -> bool:
        """Return True if the match ends with the round of this number and these totals."""
        if number == self.rounds:
            return True
        over = max(totals) - self.target
        return self.target > 0 and (over > 0 or (over == 0 and self.target_inclusive))


OPTIONS: Final = option_rows(Options)

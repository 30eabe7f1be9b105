"""The answers to questions about the table, the scores and the pile, the choices, and advice.

Advice is which tokens of others group once they are flipped, and the end of the game. Each line of
the numbered list of choices begins with its number.
group, offers: in parts, which name what looks alike, see `phrases`.
"""

from __future__ import annotations

from accessigame.core.model import Card, Cards, Event, Phrase, Run, Seat, event_class
from accessigame.games.shared import Entry


@event_class
class PileStands(Event):
    """The number on top of the pile, 0 for not said yet, and how many tokens are in it."""

    top: Card
    left: int


@event_class
class VictoryStands(Event):
    """The victory card on top, 0 for none."""

    victory: Card


@event_class
class InHand(Event):
    """A seat holds this token."""

    seat: Seat
    face: Card


@event_class
class NumberAwaited(Entry):
    """The table is to say a number: behind `was`, or on top of the pile if that is 0."""

    was: Card


@event_class
class AloneHeld(Event):
    """A seat's independent tokens, each as a run of one."""

    seat: Seat
    runs: tuple[Run, ...]


@event_class
class LookAlikes(Event):
    """A seat's independent tokens that show one number and are not the same, with their names."""

    seat: Seat
    tokens: tuple[Phrase, ...]


@event_class
class GroupsHeld(Event):
    """A seat's groups."""

    seat: Seat
    runs: tuple[Run, ...]


@event_class
class ReserveEmpty(Event):
    """A seat has nothing in its reserve."""

    seat: Seat


@event_class
class NoVictory(Event):
    """A seat has no victory card."""

    seat: Seat


@event_class
class VictoryHeld(Event):
    """A seat has this victory card with this run on it; `top` is its highest number, 0 if bare."""

    seat: Seat
    victory: Card
    run: Run
    top: Card


@event_class
class CatchingUp(Event):
    """The seat alone has the fewest victory cards: its turn has no limit."""

    seat: Seat


@event_class
class BackRecalled(Event):
    """Behind this token of a seat's reserve or victory cards, that number was seen."""

    seat: Seat
    token: tuple[Phrase, ...]
    back: Card


@event_class
class NothingRecalled(Event):
    """No hidden side that lies on the table was seen."""


@event_class
class RecallOff(Event):
    """The table has not agreed on recalling hidden sides."""


@event_class
class ReckoningOf(Event):
    """The steps of this seat's score follow."""

    seat: Seat


@event_class
class VictoryCounted(Event):
    """The points of some victory cards together, and the number of these cards."""

    cards: Cards
    part: int
    count: int


@event_class
class RunsCounted(Event):
    """The bonus for a number of complete runs, and the score as the sum of both parts."""

    runs: int
    bonus: int
    score: int


@event_class
class TokensTold(Event):
    """The number of tokens off the pile, and of all tokens."""

    drawn: int
    expected: int


@event_class
class ReserveCounted(Event):
    """The numbers of tokens in a seat's reserve and on its victory cards."""

    seat: Seat
    count: int
    stacked: int


@event_class
class TopMissing(Event):
    """The pile is empty although tokens are missing; the same request again ends it here."""

    missing: int


@event_class
class ListDoubted(Event):
    """The list may not be that of the real tokens; the same request again drops it."""


@event_class
class NothingToCheck(Event):
    """No fault of the pile could be put right now."""


@event_class
class AdviceBasis(Event):
    """The advice that follows is exact for the list and the open sides.

    recall: it also uses the hidden sides that were seen.
    """

    recall: bool


@event_class
class ChancesUnknown(Event):
    """No list tells all sides, so the advice has no chances, only possible and impossible."""


@event_class
class ReserveTakes(Event):
    """These numbers touch a group or a token of a seat's reserve."""

    seat: Seat
    faces: Cards


@event_class
class SureExchanges(Event):
    """These independent tokens of another seat surely group once they are flipped."""

    seat: Seat
    offers: tuple[str, ...]


@event_class
class SureThefts(Event):
    """These tokens on victory cards of another seat surely group once they are flipped."""

    seat: Seat
    offers: tuple[str, ...]


@event_class
class PossibleExchanges(Event):
    """These independent tokens of another seat may group, each with its chance if it is known."""

    seat: Seat
    offers: tuple[str, ...]


@event_class
class PossibleThefts(Event):
    """These tokens on victory cards of another seat may group, each with its chance if known."""

    seat: Seat
    offers: tuple[str, ...]


@event_class
class NeverGroups(Event):
    """These tokens of another seat cannot group now, with any number behind them."""

    seat: Seat
    offers: tuple[str, ...]


@event_class
class BackOdds(Event):
    """Behind a token that shows this number lie these numbers, each with its chance."""

    face: Card
    offers: tuple[str, ...]


# the last turn --------------------------------------------------------------------------------


@event_class
class EndingCertain(Event):
    """The score of the best move of the last turn, which no hidden side changes.

    win: `alone`, `shared` or `no`.
    """

    points: int
    win: str


@event_class
class EndingLikely(Event):
    """The mean score of the best move of the last turn, and its chance to win, both exact.

    whole, tenths: the score, to the nearest tenth. percent: 0 and 100 are certain.
    """

    whole: int
    tenths: int
    percent: int


@event_class
class EndingMove(Event):
    """The best move of the last turn, in words."""

    move: Phrase


@event_class
class DrawChoice(Event):
    """Draw the top token."""

    number: int
    face: Card


@event_class
class StealChoice(Event):
    """Steal this token from this victory card of a seat."""

    number: int
    seat: Seat
    face: Card
    victory: Card


@event_class
class StealChoices(Event):
    """Steal one of several tokens of a seat; each offer has its own number."""

    number: int
    seat: Seat
    offers: tuple[Phrase, ...]


@event_class
class AloneChoice(Event):
    """Lay the token in the hand alone."""

    number: int
    face: Card


@event_class
class GroupChoice(Event):
    """Lay the token in the hand to others, so that this group is there."""

    number: int
    group: tuple[Phrase, ...]


@event_class
class GroupChoices(Event):
    """Lay the token in the hand to others in one of several more ways."""

    number: int
    offers: tuple[Phrase, ...]


@event_class
class ExchangeChoice(Event):
    """Exchange the token in the hand for the only independent one of a seat."""

    number: int
    seat: Seat
    face: Card


@event_class
class ExchangeChoices(Event):
    """Exchange the token in the hand for one of several of a seat."""

    number: int
    seat: Seat
    offers: tuple[Phrase, ...]


@event_class
class JoinChoice(Event):
    """Join two of one's own, so that this group is there."""

    number: int
    group: tuple[Phrase, ...]


@event_class
class JoinChoices(Event):
    """Join two of one's own in one of several ways."""

    number: int
    offers: tuple[Phrase, ...]


@event_class
class ConvertChoice(Event):
    """Lay this run on the top victory card."""

    number: int
    group: tuple[Phrase, ...]
    victory: Card


@event_class
class ConvertChoices(Event):
    """Lay one of several runs on the top victory card."""

    number: int
    victory: Card
    offers: tuple[Phrase, ...]


@event_class
class StopChoice(Event):
    """End the turn."""

    number: int

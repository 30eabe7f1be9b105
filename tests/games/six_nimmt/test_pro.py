"""The Pro variant: few cards, all of them known, and each hand chosen in the open."""

from __future__ import annotations

import pytest

from accessigame.core.model import Event, Move, NotAllowed, Seat
from accessigame.games.shared import NotACard, NotYourTurn
from accessigame.games.six_nimmt import RULES
from accessigame.games.six_nimmt.events.play import CardDrafted, DraftBegan, DraftTurn, RowsLaid
from accessigame.games.six_nimmt.events.refusals import CardDraftedBy
from accessigame.games.six_nimmt.moves import Choose, Draft
from accessigame.games.six_nimmt.options import heads_in
from accessigame.games.six_nimmt.position import Position
from accessigame.games.six_nimmt.transitions import begin_round
from tests.games.six_nimmt.notation import reason_against, rows_of, start


def drafted(position: Position, leaving: set[int]) -> tuple[Position, list[Event]]:
    """Let everybody take the lowest card that is not to be left, to the end of the draft."""
    happened: list[Event] = []
    while position.turn == 0:
        (seat,) = position.to_act()
        card = next(card for card in position.open if card not in leaving)
        position, events = RULES.apply(position, Draft(seat, card))
        happened += events
    return position, happened


def test_the_last_four_are_the_rows() -> None:
    """After 30 picks of 34 cards the four that are left lie ascending as rows."""
    position, happened = drafted(start(3, "pro"), {5, 17, 20, 33})
    assert position.rows == rows_of("5 · 17 · 20 · 33")
    assert happened[-2] == RowsLaid((5, 17, 20, 33))
    assert [len(hand or ()) for hand in position.hands] == [10, 10, 10]
    assert position.to_act() == {0, 1, 2}
    assert heads_in(range(1, 35)) == 55


@pytest.mark.parametrize("players", [2, 10])
def test_every_card_is_in_a_hand_or_a_row(players: int) -> None:
    """No card of the deck is put away unseen."""
    position, _ = drafted(start(players, "pro"), {1, 2, 3, 4})
    cards = [card for row in (*position.rows, *position.hands) for card in row or ()]
    assert sorted(cards) == list(range(1, 10 * players + 5))


def test_the_draft_goes_round() -> None:
    """The first seat takes one card, then the next, and the first place moves on each round."""
    position = start(3, "pro", first=1)
    assert RULES.opening(position)[1:] == (DraftBegan(Seat(1), 34), DraftTurn(Seat(1)))
    order: list[Seat] = []
    while len(order) < 7:
        (seat,) = position.to_act()
        order.append(seat)
        position, _ = RULES.apply(position, RULES.legal_moves(position, seat)[0])
    assert order == [1, 2, 0, 1, 2, 0, 1]
    second = begin_round("pro", position.seats, position.options, (((), (), ()),))
    assert second.to_act() == {2}


def test_a_pick_is_read_back() -> None:
    """A pick is told with the cards that still lie there."""
    _, events = RULES.apply(start(2, "pro"), Draft(Seat(0), 13))
    assert events == (
        CardDrafted(Seat(0), 13, frozenset(range(1, 25)) - {13}),
        DraftTurn(Seat(1)),
    )


@pytest.mark.parametrize(
    ("move", "event"),
    [
        (Draft(Seat(1), 13), CardDraftedBy(13, Seat(0))),
        (Draft(Seat(1), 25), NotACard("25", 1, 24)),
        (Draft(Seat(1), 0), NotACard("0", 1, 24)),
        (Draft(Seat(0), 14), NotYourTurn(Seat(1))),
    ],
)
def test_a_pick_that_cannot_be(move: Move, event: Event) -> None:
    """A card already taken, a card put away, and a pick out of turn are refused."""
    position, _ = RULES.apply(start(2, "pro"), Draft(Seat(0), 13))
    assert reason_against(position, move) == (event,)


def test_no_eleventh_pick() -> None:
    """With ten cards in every hand there is nothing left to take, only to choose."""
    position, _ = drafted(start(2, "pro"), {1, 2, 3, 4})
    with pytest.raises(NotAllowed):
        RULES.apply(position, Draft(Seat(0), 1))
    own = position.hands[0] or ()
    assert set(RULES.legal_moves(position, Seat(0))) == {Choose(Seat(0), card) for card in own}


def test_hands_are_known_with_real_cards_too() -> None:
    """Cards that were taken in the open are known, so a card of another hand is refused."""
    position, _ = drafted(start(2, "pro", physical=True), {1, 2, 3, 4})
    mine, others = position.hands[0] or (), position.hands[1] or ()
    assert len(RULES.legal_moves(position, Seat(0))) == 10
    RULES.apply(position, Choose(Seat(0), mine[0]))
    with pytest.raises(NotAllowed):
        RULES.apply(position, Choose(Seat(0), others[0]))

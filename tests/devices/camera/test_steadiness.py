"""Three pictures at one place: what lies still, what is only passing, and what has gone."""

from __future__ import annotations

from accessigame.devices.camera.steadiness import FRAMES, PATIENCE, REST, Sighting, Steadiness
from accessigame.input.card_code import CardCode

A, B = CardCode(80, 35), CardCode(80, 53)
SIDE = 40.0


def at(code: CardCode, x: float = 100, y: float = 100) -> Sighting:
    """Return a marker at a place."""
    return Sighting(code, x, y, SIDE)


def codes(steadiness: Steadiness, *sightings: Sighting, times: int = 1) -> list[CardCode]:
    """Return what lies there after the same picture was seen some times."""
    lying = [steadiness.look(sightings) for _ in range(times)][-1]
    return [card.code for card in lying]


def test_a_card_lies_there_after_three_pictures() -> None:
    """Neither one nor two are enough. Fails when the first picture counts."""
    steadiness = Steadiness()
    assert codes(steadiness, at(A), times=FRAMES - 1) == []
    assert codes(steadiness, at(A)) == [A]


def test_a_card_that_moves_or_flickers_does_not_lie_there() -> None:
    """Pictures at other places, and pictures with gaps, begin anew.

    Fails when three pictures anywhere, or three with gaps, are enough.
    """
    steadiness = Steadiness()
    for place in range(12):
        assert codes(steadiness, at(A, x=place * SIDE)) == []
    for _ in range(12):
        assert codes(steadiness, at(B), times=FRAMES - 1) == []
        assert codes(steadiness) == []


def test_a_card_stays_while_a_hand_goes_over_it() -> None:
    """A few pictures without a card change nothing; after more of them it has gone."""
    steadiness = Steadiness()
    (card,) = [steadiness.look([at(A)]) for _ in range(FRAMES)][-1]
    assert codes(steadiness, times=PATIENCE - 1) == [A]
    assert steadiness.look([at(A)]) == (card,)
    assert codes(steadiness, times=PATIENCE) == []


def test_a_card_that_comes_back_has_another_stay() -> None:
    """The stay tells a card that lies on from one that was taken away and shown again.

    Fails when the stay is that of the code, so that a card is entered once in a game.
    """
    steadiness = Steadiness(first_stay=7)
    (first,) = [steadiness.look([at(A)]) for _ in range(FRAMES)][-1]
    (still,) = steadiness.look([at(A), at(A, y=160)])
    assert still.stay == first.stay
    codes(steadiness, times=PATIENCE)
    (again,) = [steadiness.look([at(A)]) for _ in range(FRAMES)][-1]
    assert again.stay > first.stay


def test_after_a_rest_a_card_is_proved_anew_and_keeps_its_stay() -> None:
    """What lay there before a rest may be gone, and is not entered again if it is not.

    Fails when the last picture before the rest counts, or the same card has a new stay.
    """
    steadiness = Steadiness()
    (card,) = [steadiness.look([at(A)]) for _ in range(FRAMES)][-1]
    steadiness.wake()
    assert codes(steadiness) == []
    (again,) = [steadiness.look([at(A)]) for _ in range(FRAMES)][-1]
    assert again.stay == card.stay


def test_cards_come_in_the_order_of_their_places() -> None:
    """From above, or from the left where they lie side by side, however crooked.

    Fails when the upper one of two beside each other comes first.
    """
    steadiness = Steadiness()
    assert codes(steadiness, at(A, y=300), at(B, y=100), times=FRAMES) == [B, A]
    assert codes(Steadiness(), at(A, x=300, y=90), at(B, x=100), times=FRAMES) == [B, A]


def test_a_card_rests_after_many_pictures_at_one_place() -> None:
    """A slow drift is no rest, although the card lies there all the time.

    Fails when the pictures since the card came are counted.
    """
    steadiness = Steadiness()
    (card,) = [steadiness.look([at(A)]) for _ in range(REST - 1)][-1]
    assert not card.rests
    (card,) = steadiness.look([at(A)])
    assert card.rests
    for place in range(2 * REST):
        (card,) = steadiness.look([at(A, x=100 + place * SIDE / 4)])
    assert not card.rests
    (card,) = [steadiness.look([at(A, x=card.x)]) for _ in range(REST)][-1]
    assert card.rests


def test_a_card_that_was_moved_lies_at_its_new_place() -> None:
    """Its old place is forgotten with the first picture that proves the new one.

    Fails when a card lies where it was first, or between its old place and the new one.
    """
    steadiness = Steadiness()
    (before,) = [steadiness.look([at(A)]) for _ in range(REST)][-1]
    (after,) = [steadiness.look([at(A, y=400)]) for _ in range(FRAMES)][-1]
    assert (after.y, after.rests, after.stay) == (400, False, before.stay)
    (after,) = [steadiness.look([at(A, y=400)]) for _ in range(REST)][-1]
    assert (after.y, after.rests) == (400, True)


def test_a_card_lies_between_its_two_markers() -> None:
    """A hand over one of them changes its place at once, and no trembling does.

    Fails when one marker is taken for the middle of the card, or places change all the time.
    """
    steadiness = Steadiness()
    both = [at(A), at(A, x=200, y=240)]
    (card,) = [steadiness.look(both) for _ in range(FRAMES)][-1]
    assert (card.x, card.y) == (150, 170)
    (trembling,) = steadiness.look([at(A, x=102), at(A, x=199, y=241)])
    assert trembling == card
    (card,) = steadiness.look(both[:1])
    assert (card.x, card.y) == (100, 100)

"""Cards that are turned over together: each counts for its player, whose place was learned before.

The first turn is shown card by card, and the pictures have the marks of a mat or the four rows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import pytest

from accessigame.core.model import AT_TABLE, Seat
from accessigame.devices.camera.steadiness import LyingCard
from accessigame.games.six_nimmt.moves import Choose
from accessigame.host.sight import CardOwnerUnclear, SeveralCardsSeen
from accessigame.input import card_marker
from accessigame.input.card_code import CardCode, code_text
from accessigame.session.events import MovesUndone
from tests.host.test_sight import ANA, BEN, CID, Watched, watched
from tests.playing import Recorder, hosted

DAN, EVA = Seat(3), Seat(4)
PLACES: Final = {
    ANA: (100, 500),
    BEN: (900, 480),
    CID: (520, 900),
    DAN: (130, 900),
    EVA: (880, 900),
}
ROWS: Final = (12, 37, 43, 58)
SIDE: Final = 30
Act = str | Sequence[LyingCard]


def lying(
    cards: Mapping[int, tuple[int, int]], *, stay: int = 1, rests: bool = False
) -> list[LyingCard]:
    """Return cards in sight at their places."""
    return [LyingCard(CardCode(80, each), stay, *at, SIDE, rests) for each, at in cards.items()]


CORNERS: Final = ((50, 50), (950, 50), (50, 950), (950, 950))
MARKS: Final = [
    LyingCard(code, 1, *at, 2 * SIDE, True)
    for code, at in zip(card_marker.MAT_MARKS, CORNERS, strict=True)
]
ROW_CARDS: Final = lying({card: (400, 200 + 90 * y) for y, card in enumerate(ROWS)})
OF_ROWS: Final = " ".join(map(str, ROWS))


def laid(cards: Mapping[Seat, int], *, stay: int = 1, rests: bool = False) -> list[LyingCard]:
    """Return a card before each of some players."""
    return lying({card: PLACES[seat] for seat, card in cards.items()}, stay=stay, rests=rests)


def shown(cards: Mapping[Seat, int], still: Sequence[LyingCard] = MARKS) -> list[Act]:
    """Return the pictures of a turn that is shown card by card."""
    seats = list(cards)
    return [
        [*still, *laid({seat: cards[seat] for seat in seats[: count + 1]})]
        for count in range(len(seats))
    ]


FIRST: Final = {ANA: 60, BEN: 70, CID: 80}
SECOND: Final = {CID: 81, ANA: 61, BEN: 71}
"""The second turn, in the order in which the pictures show the cards."""


def chosen(scene: Watched) -> list[tuple[Seat, int]]:
    """Return whose card each was, in the order of the entries."""
    return [(move.seat, move.card) for move in scene.moves if isinstance(move, Choose)]


def in_order(*turns: Mapping[Seat, int]) -> list[tuple[Seat, int]]:
    """Return the cards of turns as the game asks for them."""
    return [(seat, turn[seat]) for turn in turns for seat in sorted(turn)]


@pytest.mark.parametrize("still", [MARKS, ROW_CARDS], ids=["mat", "rows"])
def test_cards_that_are_turned_over_together_count_for_their_players(
    still: Sequence[LyingCard],
) -> None:
    """The moves and all that is told are those of a table where the cards were scanned.

    Fails when they count as they lie in the picture, or for the players as they are asked.
    """
    scene, told = watched("six-nimmt")
    scene.play(OF_ROWS, *shown(FIRST, still), [*still, *laid(SECOND)])
    assert chosen(scene) == in_order(FIRST, SECOND)
    scanned, told_too = watched("six-nimmt")
    scanned.play(
        OF_ROWS,
        *(code_text(CardCode(80, card)) for _, card in in_order(FIRST, SECOND)),
    )
    assert scene.moves == scanned.moves
    assert told.speech == told_too.speech


def test_cards_that_went_to_the_rows_are_no_measure() -> None:
    """Five players without a mat: their first cards lie in rows when they turn over the second.

    Fails when those count as moved, with all else that lies on the table.
    """
    options = {"physical": True}
    scene = Watched(hosted([Recorder(AT_TABLE)], options, game="six-nimmt", players=5))
    first = {**FIRST, DAN: 90, EVA: 100}
    second = {seat: card + 1 for seat, card in first.items()}
    in_rows = lying({card: (400 + 40 * n, 470) for n, card in enumerate(first.values())})
    turn = [*ROW_CARDS, *in_rows, *laid(second)]
    scene.play(OF_ROWS, *shown(first, ROW_CARDS), turn)
    assert chosen(scene) == in_order(first, second)


def test_one_that_comes_first_waits_for_those_who_are_asked_before() -> None:
    """Cid is the quickest; nothing is told. Fails when a lone card counts for who is asked."""
    scene, told = watched("six-nimmt")
    scene.play(OF_ROWS, *shown(FIRST), [*MARKS, *laid({CID: 81}, rests=True)])
    assert chosen(scene) == in_order(FIRST)
    assert not {type(event) for event in told.events} & {CardOwnerUnclear, SeveralCardsSeen}
    scene, _ = watched("six-nimmt")
    scene.play(OF_ROWS, *shown(FIRST), [*MARKS, *laid({CID: 81})], [*MARKS, *laid(SECOND)])
    assert chosen(scene) == in_order(FIRST, SECOND)


def test_several_cards_enter_nothing_while_a_place_is_not_known() -> None:
    """In the first turn, and where neither marks nor rows are in sight, it is as without places."""
    for acts in ([[*MARKS, *laid(FIRST)]], [*shown(FIRST, ()), laid(SECOND)]):
        scene, told = watched("six-nimmt")
        scene.play(OF_ROWS, *acts)
        assert [type(event) for event in told.events].count(SeveralCardsSeen) == 1
        assert chosen(scene) == in_order(FIRST)[: 3 * (len(acts) - 1)]


def test_a_correction_moves_the_place() -> None:
    """Ben was quicker than Ana, and both entries are corrected: so are both places.

    Fails when a place stays with the seat for which the card was entered first.
    """
    scene, _ = watched("six-nimmt")
    quick = {BEN: 70, ANA: 60}
    first = [*shown(quick), "<", "<", "60", "t", [*MARKS, *laid(FIRST)]]
    scene.play(OF_ROWS, *first, [*MARKS, *laid(SECOND)])
    assert chosen(scene) == in_order(FIRST, SECOND)


def test_a_typed_card_teaches_where_it_lies() -> None:
    """All turn over together in the first turn: two are typed, the third one is left.

    Fails when only what was entered by the camera is learned.
    """
    scene, _ = watched("six-nimmt")
    scene.play(OF_ROWS, [*MARKS, *laid(FIRST)], "60", "70", [*MARKS, *laid(SECOND)])
    assert chosen(scene) == in_order(FIRST, SECOND)


def test_the_place_of_a_card_in_its_row_is_nobodys() -> None:
    """Cards that were typed unseen are seen later, in the rows: no place is learned from that."""
    scene, told = watched("six-nimmt")
    in_rows = lying({60: (460, 470), 70: (520, 470), 80: (580, 470)})
    scene.play(OF_ROWS, "60", "70", "80", [*MARKS, *in_rows], [*MARKS, *in_rows, *laid(SECOND)])
    assert chosen(scene) == in_order(FIRST)
    assert SeveralCardsSeen((61, 71, 81)) in told.events


def test_a_card_that_is_not_certainly_of_one_player_is_asked_for_once() -> None:
    """It lies between Ana and Cid: nothing before it rests, then one sentence; Ben's waits.

    It is typed, and the others follow, from places that are as good as before. Fails when the
    nearest player has it.
    """
    scene, told = watched("six-nimmt")
    between, others = {61: (260, 640)}, laid({BEN: 71, CID: 81})
    moving = [*MARKS, *lying(between), *others]
    resting = [*MARKS, *lying(between, rests=True), *others]
    scene.play(OF_ROWS, *shown(FIRST), [*MARKS, *lying(between)])
    assert CardOwnerUnclear(61) not in told.events
    scene, told = watched("six-nimmt")
    alone = [*MARKS, *lying(between, rests=True)]
    scene.play(OF_ROWS, *shown(FIRST), alone, [], alone, "61", moving, resting)
    assert told.events.count(CardOwnerUnclear(61)) == 1
    assert chosen(scene) == in_order(FIRST, SECOND)


def test_two_cards_before_one_player_are_neither() -> None:
    """Both are told; once Ana's is typed, Ben's follows. Fails when the nearer one counts."""
    scene, told = watched("six-nimmt")
    two = lying({61: (95, 510), 99: (105, 480)}, rests=True)
    together = [*MARKS, *two, *laid({BEN: 71})]
    scene.play(OF_ROWS, *shown(FIRST), together)
    assert chosen(scene) == in_order(FIRST)
    assert {CardOwnerUnclear(61), CardOwnerUnclear(99)} <= {*told.events}
    scene, _ = watched("six-nimmt")
    scene.play(OF_ROWS, *shown(FIRST), together, "61")
    assert chosen(scene) == in_order(FIRST, {ANA: 61, BEN: 71})


def test_each_of_them_is_undone_by_itself() -> None:
    """`u` takes back the last one alone, which is not entered again while it lies there."""
    scene, told = watched("six-nimmt")
    third = {ANA: 62, BEN: 72, CID: 82}
    turn = [*MARKS, *laid({ANA: 61, BEN: 71})]
    scene.play(OF_ROWS, *shown(FIRST), turn, "u", turn)
    assert MovesUndone(1) in told.events
    assert chosen(scene) == [*in_order(FIRST), (ANA, 61)]
    scene, _ = watched("six-nimmt")
    rest = [[*MARKS, *laid(SECOND)], [*MARKS, *laid(third)]]
    scene.play(OF_ROWS, *shown(FIRST), turn, "u", "71", *rest)
    assert chosen(scene) == in_order(FIRST, SECOND, third)


def test_a_guest_at_the_table_has_a_place_too() -> None:
    """Ben plays on a device of his own, so he is asked last, and his card has his number."""
    told = Recorder(AT_TABLE)
    options = {"physical": True}
    host = hosted([told], options, game="six-nimmt", hosted=True, guests={BEN}, away=())
    scene = Watched(host)
    order = (ANA, CID, BEN)
    first = {seat: FIRST[seat] for seat in order}
    scene.play(OF_ROWS, *shown(first), [*MARKS, *laid(SECOND)])
    assert chosen(scene) == [(seat, turn[seat]) for turn in (FIRST, SECOND) for seat in order]


def test_with_a_mat_places_hold_in_the_next_round() -> None:
    """Each round has other rows, and the marks lie on. Fails when a round forgets the places."""
    scene, _ = watched("six-nimmt")
    turns = [{ANA: 60 + n, BEN: 70 + n, CID: 80 + n} for n in range(10)]
    rest = [[*MARKS, *laid(turn)] for turn in turns[1:]]
    again = {CID: 80, BEN: 70, ANA: 60}
    scene.play(OF_ROWS, *shown(turns[0]), *rest, "1 2 3 4", [*MARKS, *laid(again, stay=2)])
    assert chosen(scene) == in_order(*turns, again)

"""Lists of one's own: how they are written, what is wrong with them, what is only odd."""

from __future__ import annotations

import hypothesis.strategies as st
import pytest
from hypothesis import given

from accessigame.core.model import TABLE, Event, Refusal, Seat
from accessigame.games import shared
from accessigame.games.titus import RULES
from accessigame.games.titus.choice_list import Item
from accessigame.games.titus.deck import (
    NONE,
    PAIRS,
    SIDES,
    box,
    dealt,
    learnt,
    pair,
    read,
    warnings,
    written,
)
from accessigame.games.titus.events import answers, phrases, refusals
from accessigame.games.titus.events import play as say
from accessigame.games.titus.moves import DropList, EndPile, Flip, Place, Top
from accessigame.games.titus.scoring import result
from tests.games.titus.notation import drawing, start, table


def test_a_list_is_read() -> None:
    """Sides come in any order, with remarks, repeats and sides that are not known."""
    text = "# blue box\n8/10, 10/8; 3/3 x2\n\n4/?  # worn\n?/19\n?/?"
    assert read(text) == ((8, 10), (8, 10), (3, 3), (3, 3), (0, 4), (0, 19), (0, 0))
    assert written(read(text)) == "3/3 x2, 4/?, 8/10 x2, 19/?, ?/?"


@pytest.mark.parametrize(
    ("text", "event"),
    [
        ("8/11", refusals.DeckSidesApart("8/11", 2)),
        ("0/1", refusals.DeckSideWrong("0/1", 1, 19)),
        ("19/20", refusals.DeckSideWrong("19/20", 1, 19)),
        ("?/99", refusals.DeckSideWrong("?/99", 1, 19)),
        ("8/9 x0", refusals.DeckCountWrong("8/9 x0", 1, 99)),
        ("8/9, 3/4x100", refusals.DeckCountWrong("3/4x100", 1, 99)),
        ("8", refusals.DeckItemUnclear("8")),
        ("8/9 x", refusals.DeckItemUnclear("8/9 x")),
        ("-8/9", refusals.DeckItemUnclear("-8/9")),
        ("# nothing", refusals.DeckTooLong(0, 99)),
        ("8/9 x99, 8/8", refusals.DeckTooLong(100, 99)),
    ],
)
def test_what_is_wrong_with_a_list(text: str, event: Event) -> None:
    """Items that are not tokens, or impossible ones, are refused with the item and the reason."""
    with pytest.raises(Refusal) as caught:
        read(text)
    assert caught.value.event == event
    with pytest.raises(Refusal):
        start(deck=text, physical=True)


def test_what_is_odd_about_a_list() -> None:
    """Another number of tokens, or other tokens than ours, is said and can be played with."""
    other = [*(each for each in PAIRS if each != (4, 6)), (8, 9)]
    assert warnings(other) == (refusals.DeckMissing(("4/6",)), refusals.DeckMore(("8/9 x2",)))
    assert warnings(PAIRS) == ()
    assert warnings(other[:-1]) == (refusals.DeckSize(53, 54), refusals.DeckMissing(("4/6",)))
    opened = RULES.opening(start(deck=written(other), physical=True))
    assert opened == (say.GameOpened(Seat(0), 54, 18), *warnings(other))
    assert RULES.opening(start()) == (say.GameOpened(Seat(0), 54, 18),)


@given(st.lists(st.sampled_from([*PAIRS, (0, 0), *((0, n) for n in range(1, 20))]), min_size=1))
def test_what_is_written_is_read(pairs: list[tuple[int, int]]) -> None:
    """A list that the program writes holds the same tokens when it is read."""
    assert sorted(read(written(pairs))) == sorted(pairs)


@given(st.permutations(SIDES))
def test_dealing(order: list[int]) -> None:
    """Each token of the list lies in the pile once, with either side up."""
    lying = dealt(tuple(order), "derived")
    assert sorted(pair(*each) for each in lying) == sorted(PAIRS)
    first = PAIRS[order[0] // 2]
    assert lying[0] == (first if order[0] % 2 == 0 else first[::-1])


def test_an_unknown_side_leaves_room() -> None:
    """A `?` of the list may be any number near, and only what cannot be at all is refused."""
    tokens = box("4/?, 8/9", 0)
    assert [face for face in range(1, 20) if tokens.shows[face]] == [2, 3, 4, 5, 6, 8, 9]
    assert tokens.copies[4][2] == 1
    assert tokens.copies[5][1] == 0
    assert (tokens.listed, tokens.full, tokens.size) == (True, False, 2)
    assert box(NONE, 7).size == 7


def test_a_list_that_leaves_nothing_binds_nobody() -> None:
    """With both 8/9 out, a third 8 may have anything near behind it: the list must be wrong."""
    deck = "8/9 x2, 1/1 x9"
    flipping = table("8/9 9/8", "5", hand="8", phase="flip", deck=deck, physical=True)
    assert RULES.legal_moves(flipping, TABLE)[:-1] == tuple(
        Flip(TABLE, back) for back in range(6, 11)
    )
    flipping = table("8/9", "5", hand="8", phase="flip", deck=deck, physical=True)
    assert RULES.legal_moves(flipping, TABLE)[:-1] == (Flip(TABLE, 9),)


def test_without_a_list_anything_near_may_come() -> None:
    """With no list each number may be on top, any number of times."""
    tops = table("5 5 5 5 5 5", "", phase="top", top=None, deck="none", physical=True)
    assert RULES.legal_moves(tops, TABLE) == tuple(Top(TABLE, face) for face in range(1, 20))


def test_real_tokens_other_than_the_list() -> None:
    """The table may say that its tokens are not those of the list; then any number may come."""
    flipping = table("8/9", "5", hand="8", phase="flip", physical=True)
    assert Flip(TABLE, 9) not in RULES.legal_moves(flipping, TABLE)
    after, happened = RULES.apply(flipping, DropList(TABLE))
    assert happened == (say.ListDropped(),)
    assert RULES.legal_moves(after, TABLE) == tuple(Flip(TABLE, back) for back in range(6, 11))
    assert DropList(TABLE) not in RULES.legal_moves(table("", "5", hand="8", phase="flip"), TABLE)


def test_a_real_pile_that_is_too_short() -> None:
    """If no token is left to show, the one in the hand was the last, and the game ends."""
    before = table("", "5", phase="hold", hand="8", left=3, physical=True).copy_with(
        phase="top", top=None
    )
    after, happened = RULES.apply(before, EndPile(TABLE))
    assert (after.left, after.phase) == (0, "hold")
    assert happened == (say.PileShortEnded(51),)
    after, _ = RULES.apply(after, Place(Seat(0), 0, 0))
    assert after.over
    assert EndPile(TABLE) not in RULES.legal_moves(start(physical=True), TABLE)
    assert EndPile(TABLE) not in RULES.legal_moves(
        table("", phase="top", hand="8", top=None), TABLE
    )


def test_a_short_list_is_played_out() -> None:
    """A list of three tokens is a pile of three."""
    position = start(deck="8/8, 9/9, 10/10")
    assert position.left == 3
    position, _ = RULES.apply(position, Top(TABLE, 9))
    holding = drawing(position, 9, 8)
    assert (holding.left, RULES.legal_moves(holding, TABLE)) == (2, ())


def test_a_game_of_another_deal_goes_on_by_lot() -> None:
    """A flip is drawn at random if the tokens on the table do not come from this deal."""
    flipping = table("", "5", hand="8", phase="flip")
    orders = [tuple(SIDES), tuple(reversed(SIDES))]
    assert [RULES.deal(flipping, order) for order in orders] == [None, None]


def test_a_list_that_leaves_nothing_on_top_binds_nobody() -> None:
    """A list that leaves no number for the top must be wrong, so any number may come."""
    position = start(2, physical=True).copy_with(phase="top")
    used_up = position.copy_with(phase="top", borne=position.box.shows)
    assert len(RULES.legal_moves(used_up, TABLE)) == 19 + 1  # or the list is dropped
    one_left = position.copy_with(phase="top", borne=(*position.box.shows[:19], 0))
    assert RULES.legal_moves(one_left, TABLE)[0] == Top(TABLE, 19)
    assert len(RULES.legal_moves(one_left, TABLE)) == 1 + 1


def test_a_face_may_be_that_of_any_token_of_a_list() -> None:
    """Unflipped sides are learnt only if no list says what the tokens are."""
    assert learnt(box("8/9, ?/?", 54), (), (7,)) == ((8, 9), (0, 0))
    assert learnt(box(NONE, 3), ((8, 9),), (7,)) == ((8, 9), (0, 7), (0, 0))


def test_a_tie_is_told_only_where_there_is_one() -> None:
    """Tokens on victory cards are counted for those who share the highest score, and else not."""
    ahead = table("", "", stacks=["18:5-6-7-8", "17:1-2-3-4"])
    assert not any(isinstance(event, say.TieCounted) for event in result(ahead))
    even = table("", "", stacks=["18:5-6-7-8", "10:1-2-3-4 8:11-12-13-14"])
    assert sum(isinstance(event, say.TieCounted) for event in result(even)) == 2


def test_a_game_without_a_point_is_told_in_one_sentence() -> None:
    """Where nobody has anything that counts, one event stands for all scores and the tie-break.

    Fails when as many zeros are read as there are players, and then their tokens.
    """
    even = table("", "", stacks=["", ""])
    assert result(even) == (shared.NobodyScored(), shared.SharedWin((Seat(0), Seat(1)), 0))
    one = table("", "", stacks=["18:5-6-7-8", ""])
    assert shared.NobodyScored() not in result(one)


def test_ten_offers_of_a_line_have_two_digits_each() -> None:
    """Line 3 offers 31 to 39, or 301 to 310: no number begins another line's."""
    stop = Place(Seat(0), 0, 0)
    for count, first, last in ((9, 31, 39), (10, 301, 310)):
        item = Item(
            lambda number, _: answers.StopChoice(number),
            lambda _: phrases.Stops(),
            (((), stop),) * count,
        )
        assert [*item.numbered(3)] == [*range(first, last + 1)]

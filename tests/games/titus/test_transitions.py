"""The examples of the rulebook, T1 to T21, and what our resolutions make of the gaps.

Covers `games/titus/legal.py`.
"""

from __future__ import annotations

from collections import Counter

import pytest

from accessigame.core.model import TABLE, Event, Move, NotAllowed, Seat
from accessigame.games import shared
from accessigame.games.titus import RULES
from accessigame.games.titus.deck import PAIRS, SIDES, backs
from accessigame.games.titus.events import play as say
from accessigame.games.titus.events import refusals
from accessigame.games.titus.events.answers import RunsCounted, VictoryCounted
from accessigame.games.titus.events.phrases import TokenNamed
from accessigame.games.titus.groups import Token
from accessigame.games.titus.moves import (
    Convert,
    Draw,
    Exchange,
    Flip,
    Join,
    Place,
    Steal,
    Stop,
    Top,
)
from accessigame.games.titus.position import Position
from accessigame.games.titus.scoring import result
from accessigame.words.words import Localizer
from tests.games.titus.notation import (
    converting,
    drawing,
    exchanging,
    joining,
    placing,
    play,
    shown,
    stealing,
    table,
    token_of,
)

ANA, BEN, LEA = Seat(0), Seat(1), Seat(2)


def refused(position: Position, move: Move) -> Event:
    """Return the reason against a move, which the position refuses and does not list."""
    assert move not in RULES.legal_moves(position, move.seat)
    with pytest.raises(NotAllowed) as caught:
        RULES.apply(position, move)
    assert caught.value.event == shared.IllegalMove()
    (reason,) = RULES.why_not(position, move)
    return reason


@pytest.mark.parametrize(
    ("face", "behind"),
    [(8, (6, 7, 8, 9, 10)), (1, (1, 2, 3)), (2, (1, 2, 3, 4)), (18, (16, 17, 18, 19)),
     (19, (17, 18, 19))],
)  # fmt: skip
def test_what_can_be_behind_a_number(face: int, behind: tuple[int, ...]) -> None:
    """The two sides differ by at most 2, and exactly those flips are legal (T1)."""
    assert backs(face) == behind
    flipping = table("", "5", hand=str(face), phase="flip")
    assert RULES.legal_moves(flipping, TABLE) == tuple(Flip(TABLE, back) for back in behind)


def test_a_flip_too_far_is_refused() -> None:
    """An 8 cannot become 11, and no token has a 20; the refusal says what can be (T1)."""
    flipping = table("", "5", hand="8", phase="flip")
    assert refused(flipping, Flip(TABLE, 11)) == refusals.FlipTooFar(8, "11", 6, 10)
    assert refused(flipping, Flip(TABLE, 20)) == refusals.NotAFace("20", 1, 19)


@pytest.mark.parametrize(
    ("face", "ways"), [(8, 2), (12, 2), (7, 1), (9, 1), (10, 1), (11, 1), (13, 1), (4, 2), (14, 2)]
)
def test_a_group_is_open_at_its_ends_only(face: int, ways: int) -> None:
    """9-10-11 with 3 and 15: 8 and 12 fit, 7, 9, 10, 11 and 13 lie alone (T2).

    Fails when a group is accepted in the middle, such as a 10 laid on the 9 of 9-10-11.
    """
    holding = drawing(table("9-10-11 3 15", ""), face)
    assert len([m for m in RULES.legal_moves(holding, ANA) if isinstance(m, Place)]) == ways
    for number in range(1, 6):
        for move in (Place(ANA, number, 0), Place(ANA, 0, number)):
            if move not in RULES.legal_moves(holding, ANA):
                assert refused(holding, move) == refusals.NotTouching(face, face - 1, face + 1)


def test_groups_are_joined_whole() -> None:
    """9-10-11 and 12-13 become 9 to 13 without an action, and can be converted (T3)."""
    before = table("9-10-11 12-13", "")
    after, happened = play(before, joining(before, 11, 12))
    assert shown(after) == [(9, 10, 11, 12, 13)]
    assert (after.taken, after.phase) == (0, "act")
    assert happened == [say.GroupsJoined(ANA, (9, 10, 11, 12, 13), 12)]
    assert converting(after, 9, 13) in RULES.legal_moves(after, ANA)
    assert refused(before, joining(before, 10, 12)) == refusals.NotConsecutive()
    assert refused(before, joining(before, 12, 11)) == refusals.NotConsecutive()


def test_a_token_may_join_two_neighbours() -> None:
    """5-6 and 8 with a 7 become 5 to 8, and the mover may go on or convert (T4)."""
    holding = drawing(table("5-6 8", ""), 7)
    after, happened = play(holding, placing(holding, 6, 8))
    assert shown(after) == [(5, 6, 7, 8)]
    assert happened == [say.LaidInGroup(ANA, 7, (5, 6, 7, 8)), say.TurnGoesOn(ANA, 2)]
    assert {Draw(ANA), Stop(ANA), converting(after, 5, 8)} == set(RULES.legal_moves(after, ANA))


def test_converting_takes_the_top_card() -> None:
    """8 to 11 go on the 18, highest on top, and the 17 is next (T5)."""
    before = table("8-9-10-11", "")
    after, happened = play(before, converting(before, 8, 11))
    (stack,) = after.stacks[ANA]
    assert (stack.card, stack.run[-1].face, after.victory) == (18, 11, 17)
    assert after.reserves[ANA] == ()
    assert happened == [say.RunConverted(ANA, (8, 9, 10, 11), 18, 17)]


def test_a_run_is_converted_whole() -> None:
    """5 to 10 all move; 5 to 8 of them are refused, and so is a run of three (T6).

    Fails when a part of a group can be converted.
    """
    before = table("5-6-7-8-9-10 1-2-3", "")
    after, _ = play(before, converting(before, 5, 10))
    assert len(after.stacks[ANA][0].run) == 6
    whole = refusals.GroupWhole((5, 6, 7, 8, 9, 10))
    assert refused(before, converting(before, 5, 8)) == whole
    assert refused(before, converting(before, 7, 10)) == whole
    assert refused(before, converting(before, 1, 3)) == refusals.GroupTooShort((1, 2, 3), 4)
    assert [m for m in RULES.legal_moves(before, ANA) if isinstance(m, Convert)] == [
        converting(before, 5, 10)
    ]


def test_stealing_flips_and_leaves_the_card() -> None:
    """The 11 of 8 to 11 becomes 12 and joins 13; its owner keeps the card and 8 to 10 (T7)."""
    before = table("13", "", stacks=["", "18:8-9-10-11"])
    after, happened = play(before, *stealing(before, 18, 12))
    assert happened == [
        say.TokenStolen(ANA, 11, 18),
        say.StackRobbed(BEN, 18, 3, (8, 9, 10), 11, ANA),
        say.TokenFlipped(11, 12),
    ]
    after, _ = play(after, placing(after, 0, 13))
    assert shown(after) == [(12, 13)]
    assert [(s.card, [t.face for t in s.run]) for s in after.stacks[BEN]] == [(18, [8, 9, 10])]
    assert Draw(ANA) in RULES.legal_moves(after, ANA)
    assert after.taken == 1


def test_a_token_with_one_number_on_both_sides_is_told_as_such() -> None:
    """The 11 of 8 to 11 shows 11 again.

    Fails when "11 becomes 11" is said, which sounds like a slip.
    """
    before = table("13", "", stacks=["", "18:8-9-10-11"])
    _, happened = play(before, *stealing(before, 18, 11))
    assert happened[-1] == say.TokenFlipped(11, 11, same=True)
    said = [Localizer(language).say(happened[-1]) for language in ("fr", "en", "de")]
    assert [each.speech for each in said] == ["11 reste 11.", "11 stays 11.", "11 bleibt 11."]
    assert [each.braille for each in said] == ["11 reste 11", "11 stays 11", "11 bleibt 11"]


def test_exchange_flips_what_is_taken() -> None:
    """A 16 for the 7 that becomes 6 and joins 4-5; the other has 3 and 16 alone (T8)."""
    holding = drawing(table("4-5", "7 3"), 16)
    after, happened = play(holding, exchanging(holding, 1, 7), Flip(TABLE, 6))
    assert happened == [
        say.ExchangeGiven(ANA, 16),
        say.ExchangeTaken(BEN, 16, 7, ANA, (TokenNamed(7),)),
        say.TokenFlipped(7, 6),
    ]
    after, _ = play(after, placing(after, 5))
    assert shown(after) == [(4, 5, 6)]
    assert shown(after, 1) == [(3,), (16,)]
    assert Draw(ANA) in RULES.legal_moves(after, ANA)
    assert after.reserves[ANA][0][-1] == Token(3, 6, 7)


def test_a_given_token_joins_nothing() -> None:
    """The 16 that is given lies alone beside a 15 of its new owner, who may join it later (G22)."""
    holding = drawing(table("", "15 3"), 16)
    after, _ = play(holding, exchanging(holding, 1, 3), Flip(TABLE, 3), Place(ANA, 0, 0))
    assert shown(after, 1) == [(15,), (16,)]
    assert after.mover == BEN
    assert joining(after, 15, 16) in RULES.legal_moves(after, BEN)


def test_no_exchange_with_groups() -> None:
    """A player with groups only has nothing to exchange (T9)."""
    holding = drawing(table("", "4-5 8-9-10"), 16)
    assert not any(isinstance(move, Exchange) for move in RULES.legal_moves(holding, ANA))
    assert refused(holding, exchanging(holding, 1, 4)) == refusals.NoneIndependent()


def test_the_given_token_is_not_taken_back() -> None:
    """Neither the 16 in the hand nor one's own token can be taken in exchange (T10).

    Fails when an exchange takes back the token just given.
    """
    holding = drawing(table("2", "4"), 16)
    assert holding.hand is not None
    for number in (holding.hand.number, token_of(holding, 2), 0, 99):
        assert refused(holding, Exchange(ANA, number)) == refusals.NotToExchange()
    after, _ = play(holding, exchanging(holding, 1, 4))
    assert after.hand is not None
    assert (after.hand.face, shown(after, 1)) == (4, [(16,)])


def test_a_token_given_earlier_may_be_taken() -> None:
    """A token given in an earlier exchange lies there like any other (G23)."""
    holding = drawing(table("4-5", "7 3"), 16)
    after, _ = play(holding, exchanging(holding, 1, 7), Flip(TABLE, 6))
    after, _ = play(after, placing(after, 5))
    holding = drawing(after, 19)
    assert exchanging(holding, 1, 16) in RULES.legal_moves(holding, ANA)


def cards(*counts: int) -> list[str]:
    """Return that many bare victory cards by seat."""
    numbers = iter(range(18, 6, -1))
    return [" ".join(f"{next(numbers)}:" for _ in range(count)) for count in counts]


@pytest.mark.parametrize(
    ("counts", "continues"),
    [((1, 2, 2), True), ((1, 1, 2), False), ((0, 0, 0), False), ((2, 1, 1), False),
     ((0, 1, 1), True), ((0, 1, 0), False)],
)  # fmt: skip
def test_catching_up(counts: tuple[int, ...], continues: bool) -> None:
    """After a third token that was grouped, only who alone has the fewest cards goes on (T11-T13).

    Fails when a tie for the fewest cards catches up.
    """
    holding = drawing(table("6", "2-3", "", stacks=cards(*counts), taken=2), 7)
    after, happened = play(holding, placing(holding, 6))
    assert (after.mover == ANA) is continues
    assert (Draw(ANA) in RULES.legal_moves(after, ANA)) is continues
    assert (say.TurnUnlimited(ANA) in happened) is continues


def test_whose_victory_cards_are_all_robbed_still_has_them() -> None:
    """Cards are counted, not points or tokens, for the fewest."""
    holding = drawing(table("6", "", stacks=["", "18: 17:"], taken=2), 7)
    after, _ = play(holding, placing(holding, 6))
    assert after.mover == ANA


def test_losing_the_status_ends_a_long_turn() -> None:
    """After four tokens, a mover who converts and is no longer lowest takes no other (T14)."""
    before = table("5-6-7-8 1 2", "", "", stacks=cards(1, 2, 2), taken=4)
    after, happened = play(before, converting(before, 5, 8))
    assert happened[1:] == [say.NoLongerLowest(ANA), say.OnlyFree(ANA)]
    assert set(RULES.legal_moves(after, ANA)) == {joining(after, 1, 2), Stop(ANA)}
    before = table("5-6-7-8 1", "", "", stacks=cards(1, 2, 2), taken=4)
    after, happened = play(before, converting(before, 5, 8))
    assert happened[1:] == [say.NoLongerLowest(ANA), say.TurnStarts(BEN, 1)]
    assert after.mover == BEN


@pytest.mark.parametrize(("strict", "mover"), [(False, ANA), (True, BEN)])
def test_losing_the_status_early(strict: bool, mover: Seat) -> None:
    """With one token taken the turn goes on, by the strict option it ends (T15, G17)."""
    before = table("5-6-7-8", "", "", stacks=cards(1, 2, 2), taken=1, strict_status=strict)
    after, _ = play(before, converting(before, 5, 8))
    assert after.mover == mover
    if not strict:
        assert Draw(ANA) in RULES.legal_moves(after, ANA)


def test_the_strict_option_leaves_everybody_a_token() -> None:
    """A mover who converts before any token was taken takes one in any case (G17)."""
    before = table("5-6-7-8", "", "", stacks=cards(1, 2, 2), strict_status=True)
    after, _ = play(before, converting(before, 5, 8))
    assert set(RULES.legal_moves(after, ANA)) == {Draw(ANA)}


def test_the_last_token_may_still_be_used() -> None:
    """The last token completes 1 to 4, is converted, and the game is over (T16, G19, G20)."""
    before = table("1-2-3", "16", left=1, stacks=["", "18:8-9"])
    holding = drawing(before, 4)
    assert holding.phase == "hold"
    after, happened = play(holding, placing(holding, 3))
    assert happened[1:] == [say.OnlyFree(ANA)]
    assert set(RULES.legal_moves(after, ANA)) == {converting(after, 1, 4), Stop(ANA)}
    assert refused(after, Steal(ANA, 18)) == refusals.NoTokenAnyMore(ANA)
    over, happened = play(after, converting(after, 1, 4))
    assert over.over
    assert over.to_act() == frozenset()
    assert RULES.scores(over) == (17, 18)
    assert happened[-1] == shared.Winner(BEN, 18)


def test_the_last_token_may_be_exchanged() -> None:
    """The last token may be exchanged; what was taken is flipped and laid, and the game is over."""
    holding = drawing(table("", "7", left=1), 16)
    after, _ = play(holding, exchanging(holding, 1, 7), Flip(TABLE, 6), Place(ANA, 0, 0))
    assert after.over
    assert shown(after, 1) == [(16,)]


def test_the_score() -> None:
    """18 and 15 with two complete runs make 45 (T17)."""
    runs = table("1-2-3-4 6-7-8-9-10 12-13-14", "", stacks=["18: 15:", ""])
    assert RULES.scores(runs) == (45, 0)
    assert RULES.count((18, 15), 2) == (VictoryCounted((18, 15), 33, 2), RunsCounted(2, 12, 45))


def test_a_tie_is_broken_by_tokens() -> None:
    """At 33 each, who has eight tokens on the cards beats who has seven (T18)."""
    tied = table("", "", stacks=["18:1-2-3 15:1-2-3-4", "17:1-2-3-4 16:5-6-7-8"], phase="over")
    assert RULES.scores(tied) == (33, 33)
    assert RULES.winners(tied) == (BEN,)
    assert result(tied)[2:] == (
        say.TieCounted(ANA, 7), say.TieCounted(BEN, 8), shared.Winner(BEN, 33),
    )  # fmt: skip


def test_a_tie_that_stays_is_shared() -> None:
    """Players with as many points and tokens win together (G3)."""
    tied = table("", "", stacks=["18:1-2-3-4 15:1-2-3-4", "17:1-2-3-4 16:5-6-7-8"], phase="over")
    assert result(tied)[-1] == shared.SharedWin((ANA, BEN), 33)


def test_without_victory_cards_runs_stay() -> None:
    """With no card left nothing is converted; a run counts 6, and two joined ones lose 6 (T19)."""
    before = table("1-2-3-4-5 6-7-8-9", "", victory=6)
    assert refused(before, converting(before, 1, 5)) == refusals.NoVictoryLeft()
    assert RULES.scores(before) == (12, 0)
    after, _ = play(before, joining(before, 5, 6))
    assert RULES.scores(after) == (6, 0)


def test_the_last_victory_card() -> None:
    """After the 7 there is none, and the event says so."""
    before = table("1-2-3-4", "", victory=7)
    after, happened = play(before, converting(before, 1, 4))
    assert happened[0] == say.RunConverted(ANA, (1, 2, 3, 4), 7, 0)
    assert RULES.report(after)["victory"] is None


def test_which_of_two_groups_is_chosen() -> None:
    """5-6 beside 7-8 and 7-8-9: either can be joined, and the other stays (T20)."""
    before = table("5-6 7-8 7-8-9", "")
    six = token_of(before, 6)
    for nth, grown, left in ((0, (5, 6, 7, 8), (7, 8, 9)), (1, (5, 6, 7, 8, 9), (7, 8))):
        after, _ = play(before, Join(ANA, six, token_of(before, 7, nth=nth)))
        assert shown(after) == sorted([grown, left])


def test_the_derived_deck() -> None:
    """54 tokens, 108 sides: 4 of 1 and 19, 5 of 2 and 18, 6 of each other number (T21)."""
    counts = Counter(side for each in PAIRS for side in each)
    assert (len(PAIRS), len(SIDES), len(set(PAIRS))) == (54, 108, 54)
    assert [counts[n] for n in range(1, 20)] == [4, 5, *[6] * 15, 5, 4]


def test_equal_numbers_are_never_grouped() -> None:
    """Two sevens stay apart."""
    before = table("7 7", "")
    assert not any(isinstance(move, Join) for move in RULES.legal_moves(before, ANA))
    holding = drawing(before, 7)
    assert [m for m in RULES.legal_moves(holding, ANA) if isinstance(m, Place)] == [
        Place(ANA, 0, 0)
    ]


def test_laying_alone_is_always_allowed_and_ends_the_turn() -> None:
    """A token that could be grouped may be laid alone; then only free actions are left (G16)."""
    holding = drawing(table("6", ""), 7)
    after, happened = play(holding, Place(ANA, 0, 0))
    assert happened == [say.LaidAlone(ANA, 7), say.OnlyFree(ANA)]
    after, happened = play(after, joining(after, 6, 7))
    assert happened == [say.GroupsJoined(ANA, (6, 7), 7), say.TurnStarts(BEN, 1)]


def test_stopping_needs_a_token() -> None:
    """Nobody stops before the first token; after a grouped one, anybody may (G15)."""
    before = table("6", "")
    assert refused(before, Stop(ANA)) == refusals.TokenFirst(ANA)
    holding = drawing(before, 7)
    after, _ = play(holding, placing(holding, 6))
    after, happened = play(after, Stop(ANA))
    assert happened == [say.TurnEnded(ANA), say.TurnStarts(BEN, 1)]


def test_stolen_tokens_count_towards_three() -> None:
    """Two tokens drawn and one stolen are three (G14)."""
    before = table("13", "", stacks=["18:", "17:8-9-10-11"], taken=2)
    after, _ = play(before, *stealing(before, 17, 12))
    after, _ = play(after, placing(after, 0, 13))
    assert after.mover == BEN


def test_what_cannot_be_stolen() -> None:
    """Nobody steals from himself, from a bare card or from one in the pile (G21)."""
    before = table("", "", stacks=["18:1-2-3-4", "17:"])
    assert refused(before, Steal(ANA, 18)) == refusals.StealsOwn(18)
    assert refused(before, Steal(ANA, 17)) == refusals.NothingToSteal("17")
    assert refused(before, Steal(ANA, 16)) == refusals.NothingToSteal("16")
    assert RULES.scores(before) == (18, 17)


def test_no_second_exchange() -> None:
    """A token that was exchanged or stolen is laid, not exchanged again."""
    holding = drawing(table("", "7 3"), 16)
    after, _ = play(holding, exchanging(holding, 1, 7), Flip(TABLE, 6))
    assert refused(after, exchanging(after, 1, 3)) == refusals.NoExchangeNow(6)


def test_a_back_once_seen_never_changes() -> None:
    """A token that is flipped again shows what it showed before, and nothing else."""
    flipping = table("", "5", hand="8/9", phase="flip")
    assert RULES.legal_moves(flipping, TABLE) == (Flip(TABLE, 9),)
    assert refused(flipping, Flip(TABLE, 8)) == refusals.FlipSeenOtherwise(8, "8")


def test_a_token_used_up_is_refused() -> None:
    """With the list, 8/9 is there once: once seen, no other 8 has a 9 behind it."""
    flipping = table("8/9", "5", hand="8", phase="flip")
    assert refused(flipping, Flip(TABLE, 9)) == refusals.FlipUsedUp(8, "9")
    fives = table("5 5 5", "5 5", phase="top", top=None)
    assert refused(fives, Top(TABLE, 5)) == refusals.TopUsedUp(5)
    assert refused(fives, Top(TABLE, 20)) == refusals.NotAFace("20", 1, 19)
    assert len(RULES.legal_moves(fives, TABLE)) == 18


def test_whose_turn_it_is_not() -> None:
    """Another player, or a player in place of the table, is told who is to act."""
    before = table("", "")
    assert refused(before, Draw(BEN)) == shared.NotYourTurn(ANA)
    assert refused(before, Top(TABLE, 3)) == refusals.ActionAwaited(ANA)
    holding = drawing(before, 7)
    assert refused(holding, Draw(ANA)) == refusals.PlaceAwaited(ANA, 7)
    drawn, _ = play(before, Draw(ANA))
    assert refused(drawn, Place(ANA, 0, 0)) == refusals.TopAwaited()
    flipping = table("", "5", hand="8", phase="flip")
    assert refused(flipping, Place(ANA, 0, 0)) == refusals.FlipAwaited(8)
    assert refused(table("", "", phase="over"), Draw(ANA)) == shared.GameIsOver()


def test_unused_moves_of_joining() -> None:
    """A token is not joined to itself, and two of one group are not joined again."""
    position = table("4-5", "")
    assert not [move for move in RULES.legal_moves(position, ANA) if isinstance(move, Join)]

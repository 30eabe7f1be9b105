"""What can be agreed on, how the game begins, and its answers."""

from __future__ import annotations

import pytest

from accessigame.core.model import (
    EVERYONE,
    TABLE,
    Event,
    Intent,
    MoreThanOneFits,
    NotAllowed,
    NotUnderstood,
    Refusal,
    Seat,
)
from accessigame.games import shared
from accessigame.games.titus import RULES
from accessigame.games.titus.events import answers, choices, prompts, refusals
from accessigame.games.titus.events import play as say
from accessigame.games.titus.events.deck import DeckNotDealt
from accessigame.games.titus.moves import BY_NAME, Draw, Exchange, Join, Place, Steal, Stop, Top
from accessigame.games.titus.options import Options
from tests.games.titus.notation import (
    converting,
    drawing,
    exchanging,
    games,
    joining,
    placing,
    start,
    table,
    token_of,
)

ANA, BEN, LEA = Seat(0), Seat(1), Seat(2)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_how_a_game_begins(players: int) -> None:
    """Nobody has a token, 54 lie in the pile, and the number on top is to be said."""
    position = start(players, first=players - 1)
    assert position.to_act() == {TABLE}
    assert (position.mover, position.left, position.victory) == (players - 1, 54, 18)
    assert RULES.scores(position) == (0,) * players
    after, happened = RULES.apply(position, Top(TABLE, 16))
    assert happened[0] == say.TopShown(16, frozenset(range(1, 20)))
    assert happened[1] == say.TurnStarts(Seat(players - 1), 16)
    assert RULES.legal_moves(after, Seat(players - 1)) == (Draw(Seat(players - 1)),)


@pytest.mark.parametrize(
    ("edition", "players", "event"),
    [
        ("standard", 1, refusals.PlayersBetween(1, 2, 4)),
        ("standard", 5, refusals.PlayersBetween(5, 2, 4)),
        ("2020", 2, shared.NoSuchEdition("2020", ("standard",))),
    ],
)
def test_a_table_that_cannot_be_is_refused(edition: str, players: int, event: Event) -> None:
    """Two to four players, and one edition."""
    with pytest.raises(NotAllowed) as caught:
        RULES.start(edition, players, {})
    assert caught.value.event == event


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("first", 2), ("first", -1), ("first", "0"), ("size", 0), ("size", 100),
        ("recall", 1), ("colour", "red"),
    ],
)  # fmt: skip
def test_an_option_that_cannot_be_is_refused(name: str, value: object) -> None:
    """What is of the wrong kind, or out of range is refused by its name."""
    with pytest.raises(NotAllowed) as caught:
        start(2, **{name: value})
    assert caught.value.event == shared.WrongOption(name, str(value))


@pytest.mark.parametrize("deck", ["none", "8/?", "8/8 x60"])
def test_tokens_that_cannot_be_dealt_are_refused(deck: str) -> None:
    """The program deals only what it knows, and no more than a box holds."""
    with pytest.raises(NotAllowed) as caught:
        start(2, deck=deck)
    assert caught.value.event == DeckNotDealt(54)


def test_what_real_tokens_allow() -> None:
    """With real tokens there may be no list, or one that is not complete."""
    assert start(2, deck="none", size=60, physical=True).left == 60
    assert start(2, deck="8/?, 9/9", physical=True).left == 2
    assert RULES.options == {
        "first": 0, "deck": "derived", "size": 54, "strict_status": False, "recall": False,
        "physical": False,
    }  # fmt: skip
    assert set(RULES.options) == set(Options.__dataclass_fields__)


@pytest.mark.parametrize(
    ("cards", "runs", "event"),
    [
        ((19,), 0, refusals.NotAVictoryCard("19", 7, 18)),
        ((6,), 0, refusals.NotAVictoryCard("6", 7, 18)),
        ((18, 18), 0, refusals.VictoryTwice(18)),
        ((18,), 14, refusals.WrongRuns(14, 13)),
        ((18,), -1, refusals.WrongRuns(-1, 13)),
    ],
)
def test_what_nobody_can_have_is_not_counted(
    cards: tuple[int, ...], runs: int, event: Event
) -> None:
    """Cards that are none, a card twice, and too many runs are refused."""
    with pytest.raises(NotAllowed) as caught:
        RULES.count(cards, runs)
    assert caught.value.event == event


def test_journals_know_every_move() -> None:
    """Each move has one name in journals, and two are grave and asked twice."""
    assert list(BY_NAME) == [
        "top", "draw", "place", "exchange", "steal", "flip", "join", "convert", "stop",
        "end-pile", "drop-list",
    ]  # fmt: skip
    grave = {name for name, kind in BY_NAME.items() if kind.asks_first}
    assert grave == {"end-pile", "drop-list"}


# Answers --------------------------------------------------------------------------------------


def test_my_reserve_and_my_cards() -> None:
    """Groups, independent tokens and what lies on victory cards, in order."""
    position = table("15 9-10-11 3 3", "", stacks=["18:8-9-10-11 17:", ""])
    assert RULES.answer(position, "my-cards", ANA) == (
        answers.GroupsHeld(ANA, ((9, 10, 11),)),
        answers.AloneHeld(ANA, ((3,), (3,), (15,))),
    )
    assert RULES.answer(position, "my-cards", BEN) == (answers.ReserveEmpty(BEN),)
    assert RULES.answer(position, "my-tokens", ANA) == (
        answers.VictoryHeld(ANA, 18, (8, 9, 10, 11), 11),
        answers.VictoryHeld(ANA, 17, (), 0),
    )
    assert RULES.answer(position, "my-tokens", BEN) == (answers.NoVictory(BEN),)


def test_the_table_and_whose_turn() -> None:
    """The whole table: whose turn, each reserve, each stack, the pile and the next card."""
    position = table("3", "", stacks=["", "18:1-2-3-4"], top=7, left=20)
    assert RULES.answer(position, "table", BEN) == (
        say.TurnStarts(ANA, 7), answers.CatchingUp(ANA),
        answers.AloneHeld(ANA, ((3,),)), answers.NoVictory(ANA),
        answers.ReserveEmpty(BEN), answers.VictoryHeld(BEN, 18, (1, 2, 3, 4), 4),
        answers.PileStands(7, 20), answers.VictoryStands(17),
    )  # fmt: skip
    assert RULES.answer(start(), "turn", ANA) == (answers.NumberAwaited(0),)
    holding = drawing(table("", "3"), 9)
    assert RULES.answer(holding, "turn", BEN) == (answers.InHand(ANA, 9),)
    flipping, _ = RULES.apply(holding, exchanging(holding, 1, 3))
    assert RULES.answer(flipping, "turn", BEN) == (answers.NumberAwaited(3),)
    assert RULES.answer(table("3 4", phase="close"), "turn", ANA) == (say.OnlyFree(ANA),)
    assert RULES.answer(table("", phase="over"), "turn", ANA) == (shared.GameIsOver(),)


def test_scores_and_their_steps() -> None:
    """What each would have if the game ended now, and how it comes about."""
    position = table("1-2-3-4", "", stacks=["18:", "17:"])
    assert RULES.answer(position, "scores", BEN) == (
        say.SeatScored(ANA, 18, 1, 24), say.SeatScored(BEN, 17, 0, 17),
    )  # fmt: skip
    assert RULES.answer(position, "explain", ANA) == (
        answers.ReckoningOf(ANA), answers.VictoryCounted((18,), 18), answers.RunsCounted(1, 6, 24),
    )  # fmt: skip
    over = table("1-2-3-4", "", phase="over")
    assert RULES.answer(over, "scores", BEN)[-1] == shared.Winner(ANA, 6)


def test_hidden_sides_are_memory() -> None:
    """What was seen and is hidden again is answered only where the table agreed on it."""
    reserves = ("8/9 3-4/5", "15")
    assert RULES.answer(table(*reserves), "where", ANA) == (answers.RecallOff(),)
    position = table(*reserves, stacks=["", "18:7/7-8"], recall=True)
    assert RULES.answer(position, "where", BEN) == (
        answers.BackRecalled(ANA, 4, 5),
        answers.BackRecalled(ANA, 8, 9),
        answers.BackRecalled(BEN, 7, 7),
    )
    assert RULES.answer(table("8", recall=True, phase="act"), "where", ANA) == (
        answers.NothingRecalled(),
    )


@pytest.mark.parametrize("seed", range(3))
def test_nothing_tells_a_hidden_side_by_default(seed: int) -> None:
    """Two positions that differ in hidden sides only give the same answers and lists."""
    for position, _ in games(3, seed):
        if position.phase not in ("act", "hold", "place", "close"):
            continue
        blank = position.copy_with(
            reserves=tuple(
                tuple(tuple(t._replace(back=None) for t in g) for g in r) for r in position.reserves
            ),
        )
        for question in RULES.questions:
            assert RULES.answer(position, question, ANA) == RULES.answer(blank, question, ANA)
        assert RULES.prompt(position, ANA) == RULES.prompt(blank, ANA)


def test_counting_the_pile() -> None:
    """With real tokens `empty` says where all tokens must be, and what can be put right."""
    position = table("3 4-5", "", stacks=["", "18:1-2"], left=49, physical=True)
    check = (
        answers.TokensTold(5, 54),
        answers.ReserveCounted(ANA, 3, 0),
        answers.ReserveCounted(BEN, 0, 2),
    )
    assert RULES.answer(position, "empty", ANA) == (*check, answers.NothingToCheck())
    flipping = position.copy_with(phase="flip", hand=position.reserves[0][0][0])
    assert RULES.answer(flipping, "empty", ANA)[-2:] == (
        answers.InHand(ANA, 3),
        answers.ListDoubted(),
    )
    assert RULES.answer(flipping.copy_with(phase="top"), "empty", ANA)[-1] == answers.TopMissing(49)


def test_an_unknown_question_or_asker_is_refused() -> None:
    """What is no question is not understood, and the table asks none."""
    with pytest.raises(NotUnderstood):
        RULES.answer(start(), "weather", ANA)
    with pytest.raises(ValueError, match="seat"):
        RULES.answer(start(), "table", TABLE)


def test_everything_is_public() -> None:
    """No event of this game has a narrower audience than everybody."""
    for position, move in games(2, 5):
        assert all(event.audience == EVERYONE for event in RULES.apply(position, move)[1])


# The numbered list ----------------------------------------------------------------------------


def test_the_list_of_placements() -> None:
    """The longest group comes first, then alone, then exchanges with each player."""
    holding = drawing(table("5-6 6 8", "3 12 3", "9"), 7)
    assert RULES.answer(holding, "choices", ANA) == (
        choices.GroupChoice(1, (5, 6, 7, 8)),
        choices.GroupChoice(2, (5, 6, 7)),
        choices.GroupChoice(3, (6, 7, 8)),
        choices.GroupChoices(4, ("41: 6 7", "42: 7 8")),
        choices.AloneChoice(5, 7),
        choices.ExchangeChoices(6, BEN, ("61: 3", "62: 3", "63: 12")),
        choices.ExchangeChoice(7, LEA, 9),
    )
    assert RULES.prompt(holding, ANA) == prompts.AskPlace(7, 7)
    assert RULES.parse(holding, ANA, Intent("number", 1)) == placing(holding, 5, 8).__class__(
        ANA, token_of(holding, 6), token_of(holding, 8)
    )
    assert RULES.parse(holding, ANA, Intent("number", 62)) == Exchange(
        ANA, token_of(holding, 3, 1, nth=1)
    )
    assert RULES.parse(holding, ANA, Intent("number", numbers=(6, 2))) == Exchange(
        ANA, token_of(holding, 3, 1, nth=1)
    )
    with pytest.raises(MoreThanOneFits) as caught:
        RULES.parse(holding, ANA, Intent("number", 6))
    assert caught.value.event == choices.ExchangeChoices(6, BEN, ("61: 3", "62: 3", "63: 12"))
    with pytest.raises(NotAllowed) as refused:
        RULES.parse(holding, ANA, Intent("number", 8, "8"))
    assert refused.value.event == refusals.NoSuchChoice("8", 7)


def test_the_list_of_actions() -> None:
    """Converting first, then drawing, stealing, joining, and stopping last."""
    position = table(
        "1-2-3-4 6-7-8-9 10 11", "", stacks=["", "18:8-9-10-11 17:3-4"], top=5, taken=1
    )
    assert RULES.answer(position, "choices", ANA) == (
        choices.ConvertChoice(1, (1, 2, 3, 4), 16),
        choices.ConvertChoice(2, (6, 7, 8, 9), 16),
        choices.DrawChoice(3, 5),
        choices.StealChoice(4, BEN, 11, 18),
        choices.StealChoice(5, BEN, 4, 17),
        choices.JoinChoice(6, (6, 7, 8, 9, 10)),
        choices.JoinChoice(7, (10, 11)),
        choices.StopChoice(8),
    )
    assert RULES.prompt(position, ANA) == prompts.AskAction(5, 8)
    assert RULES.answer(position, "costs", BEN) == RULES.answer(position, "choices", ANA)


def test_long_lists_share_lines() -> None:
    """Many thefts, conversions or joinings share a line, each with a number of its own."""
    position = table(
        "1-2-3-4 1-2-3-4 1-2-3-4 5 5", "", "",
        stacks=["", "18:1-2 17:3-4", "16:5-6 15:7-8"], top=5, taken=1,
    )  # fmt: skip
    listed = RULES.answer(position, "choices", ANA)
    assert listed[0] == choices.ConvertChoices(1, 14, ("11: 1 2 3 4", "12: 1 2 3 4", "13: 1 2 3 4"))
    assert listed[2] == choices.StealChoices(3, BEN, ("31: 2", "32: 4"))
    assert isinstance(listed[4], choices.JoinChoices)
    assert len(listed[4].offers) == 6
    assert RULES.parse(position, ANA, Intent("number", 42)) == Steal(ANA, 15)


def test_what_is_asked() -> None:
    """Each kind of question has its prompt."""
    assert RULES.prompt(start(), ANA) == prompts.AskTop()
    assert RULES.choices(start(), ANA) == ()
    assert RULES.prompt(table("", "5", hand="8", phase="flip"), ANA) == prompts.AskFlip(8)
    assert RULES.prompt(table("3 4", phase="close"), ANA) == prompts.AskFree(2)


# Words ----------------------------------------------------------------------------------------


def test_words_for_moves() -> None:
    """Besides numbers, words name what is meant by the numbers that show."""
    position = table("5-6-7-8 10 11", "", stacks=["", "18:1-2-3-4"], taken=1)
    meant = {
        Intent("take"): Draw(ANA),
        Intent("refuse"): Stop(ANA),
        Intent("steal", 18): Steal(ANA, 18),
        Intent("convert"): converting(position, 5, 8),
        Intent("convert", numbers=(5, 8)): converting(position, 5, 8),
        Intent("join"): joining(position, 10, 11),
        Intent("join", numbers=(10, 11)): joining(position, 10, 11),
    }
    for intent, move in meant.items():
        assert RULES.parse(position, ANA, intent) == move
    holding = drawing(table("5", "3 7", "3"), 6)
    assert RULES.parse(holding, ANA, Intent("alone")) == Place(ANA, 0, 0)
    assert RULES.parse(holding, ANA, Intent("lay", 5)) == Place(ANA, 1, 0)
    between = drawing(table("5-6 8", ""), 7)
    assert RULES.parse(between, ANA, Intent("lay", numbers=(6, 8))) in RULES.legal_moves(
        between, ANA
    )
    for wrong in (Intent("lay", 5), Intent("lay", 9), Intent("lay", numbers=(5, 8))):
        with pytest.raises(NotAllowed) as caught:
            RULES.parse(between, ANA, wrong)
        assert caught.value.event == refusals.NotTouching(7, 6, 8)
    assert RULES.parse(holding, ANA, Intent("exchange", 7)) == exchanging(holding, 1, 7)
    assert RULES.parse(holding, ANA, Intent("exchange", numbers=(3, 3))) == exchanging(
        holding, 2, 3
    )
    with pytest.raises(MoreThanOneFits):
        RULES.parse(holding, ANA, Intent("exchange", 3))


@pytest.mark.parametrize(
    ("intent", "event"),
    [
        (Intent("convert", numbers=(5, 8)), refusals.GroupWhole((5, 6, 7, 8, 9, 10))),
        (Intent("convert", numbers=(1, 9)), refusals.GroupTooShort((), 4)),
        (Intent("convert", 12), refusals.GroupTooShort((12,), 4)),
        (Intent("join", numbers=(10, 12)), refusals.NotConsecutive()),
        (Intent("join"), refusals.NotConsecutive()),
        (Intent("steal", 18), refusals.StealsOwn(18)),
        (Intent("steal", 16), refusals.NothingToSteal("16")),
        (Intent("refuse"), refusals.TokenFirst(ANA)),
        (Intent("alone"), refusals.ActionAwaited(ANA)),
        (Intent("exchange", 3), refusals.ActionAwaited(ANA)),
        (Intent("steal"), refusals.ActionAwaited(ANA)),
        (Intent("dance"), refusals.ActionAwaited(ANA)),
        (Intent("number", 0, "0"), refusals.NoSuchChoice("0", 2)),
    ],
)
def test_what_cannot_be_meant(intent: Intent, event: Event) -> None:
    """Part of a group, a gap, oneself: each is refused with its reason."""
    position = table("5-6-7-8-9-10 12", "3", stacks=["18:1-2", ""])
    with pytest.raises(Refusal) as caught:
        RULES.parse(position, ANA, intent)
    assert caught.value.event == event


def test_what_the_table_can_mean() -> None:
    """A number is the top or the flip; `empty` is the end of a pile or of a list."""
    assert RULES.parse(start(), TABLE, Intent("number", 7)) == Top(TABLE, 7)
    flipping = table("", "5", hand="8", phase="flip", physical=True)
    names = {kind: name for name, kind in BY_NAME.items()}
    assert names[type(RULES.parse(flipping, TABLE, Intent("number", 9)))] == "flip"
    assert names[type(RULES.parse(flipping, TABLE, Intent("empty")))] == "drop-list"
    awaiting = flipping.copy_with(phase="top")
    assert names[type(RULES.parse(awaiting, TABLE, Intent("empty")))] == "end-pile"
    for position, seat, intent, event in (
        (start(), TABLE, Intent("take"), refusals.TopAwaited()),
        (start(), TABLE, Intent("number", 20), refusals.NotAFace("20", 1, 19)),
        (start(), TABLE, Intent("empty"), refusals.TopAwaited()),
        (flipping, TABLE, Intent("number", 11), refusals.FlipTooFar(8, "11", 6, 10)),
        (flipping, ANA, Intent("number", 1), refusals.FlipAwaited(8)),
        (table("", ""), BEN, Intent("take"), shared.NotYourTurn(ANA)),
    ):
        with pytest.raises(Refusal) as caught:
            RULES.parse(position, seat, intent)
        assert caught.value.event == event


def test_the_report() -> None:
    """Other programs get numbers, lists and nothing hidden."""
    position = table("3 4-5", "", stacks=["", "18:1-2"], top=9, left=49)
    assert RULES.report(position) == {
        "phase": "act", "mover": 0, "left": 49, "top": 9, "taken": 0, "hand": None,
        "victory": 17, "reserves": [[[3], [4, 5]], []],
        "stacks": [[], [{"card": 18, "run": [1, 2]}]], "learnt": [],
    }  # fmt: skip
    assert RULES.report(table("", phase="over"))["mover"] is None


def test_unused_moves_of_joining() -> None:
    """A token is not joined to itself, and two of one group are not joined again."""
    position = table("4-5", "")
    assert not [move for move in RULES.legal_moves(position, ANA) if isinstance(move, Join)]

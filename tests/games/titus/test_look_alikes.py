"""Tokens and groups that look alike: merged where they are the same, named where they are not."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise, product

import pytest

from accessigame.core.model import TABLE, Event, Intent, Move, Seat
from accessigame.games.titus import RULES, choice_list
from accessigame.games.titus.events import answers
from accessigame.games.titus.events import play as say
from accessigame.games.titus.events.phrases import (
    CameFrom,
    LaidOnTop,
    LookAlike,
    NeverTurned,
    NoneTurned,
    OfAge,
    Offered,
    RunNamed,
    TokenNamed,
    WithToken,
)
from accessigame.games.titus.look_alikes import sameness
from accessigame.games.titus.moves import Draw, Exchange, Flip, Place, Top
from accessigame.games.titus.position import Position
from accessigame.words.words import LANGUAGES, Localizer
from tests.games.titus.notation import drawing, games, play, table, token_of

pytestmark = pytest.mark.unmeasured

ANA, BEN, LEA = Seat(0), Seat(1), Seat(2)
NUMBER = re.compile(r"^\d+ ?:? ?")


def test_tokens_that_were_never_turned_over_are_one_choice() -> None:
    """Two 14 of Ben that nobody ever turned over are offered once, as the one that lay there first.

    Fails when the list has "31: 14, 32: 14".
    """
    holding = drawing(table("", "14 3 14", "9"), 7)
    offers = {type(line): line for line in RULES.answer(holding, "choices", ANA)}
    line = offers[answers.ExchangeChoices]
    assert isinstance(line, answers.ExchangeChoices)
    assert line.offers == (Offered(21, (TokenNamed(3),)), Offered(22, (TokenNamed(14),)))
    oldest = Exchange(ANA, token_of(holding, 14, 1, nth=0))
    assert RULES.parse(holding, ANA, Intent("number", 22)) == oldest
    assert RULES.parse(holding, ANA, Intent("exchange", numbers=(2, 14))) == oldest


def exchanged_twice(*, giver: Seat = LEA) -> Position:
    """Return a position in which Ben has a 14 from the pile and one that he took from a seat."""
    position = table("", "14 20", "15").copy_with(mover=BEN)
    position = drawing(position, 3)
    taken = Exchange(BEN, token_of(position, 15, giver))
    position, _ = play(position, taken, Flip(TABLE, 14), Place(BEN, 0, 0))
    return position.copy_with(mover=ANA, phase="act", taken=0)


def test_a_token_that_was_turned_over_is_named_by_whose_it_was() -> None:
    """Ben's 14 from Léa and his 14 from the pile are two choices, and are told apart by that.

    Fails when the two have one name, or one number to type.
    """
    holding = drawing(exchanged_twice(), 7)
    lines = [line for line in choice_list.lines(holding) if type(line) is answers.ExchangeChoices]
    assert lines[0].offers[:2] == (
        Offered(21, (TokenNamed(14), NeverTurned())),
        Offered(22, (TokenNamed(14), CameFrom(LEA))),
    )
    _, events = RULES.apply(holding, RULES.parse(holding, ANA, Intent("number", 22)))
    (taken,) = [event for event in events if isinstance(event, say.ExchangeTaken)]
    words = Localizer("fr", ("Ana", "Ben", "Léa"))
    said = "Ben perd le 14, venu de chez Léa, reçoit le 7."
    assert words.say(taken, ANA).speech == said
    assert words.say(lines[0], ANA).speech.startswith(
        "2 : échanger avec Ben contre un de ceux-ci, "
        "21 : 14, jamais retourné ; 22 : 14, venu de chez Léa ; "
    )


def test_no_name_tells_a_hidden_side() -> None:
    """Two tables that differ in a back that was seen offer the same words.

    Fails when a name holds the other number of a token.
    """
    position = drawing(exchanged_twice(), 7)
    other = position.copy_with(
        reserves=tuple(
            tuple(
                tuple(token._replace(back=token.back and token.face - 1) for token in group)
                for group in reserve
            )
            for reserve in position.reserves
        )
    )
    assert choice_list.lines(position) == choice_list.lines(other)


def test_two_from_one_player_are_told_by_age() -> None:
    """Of two 14 that Ben took from Léa, the one laid first is called so."""
    position = exchanged_twice()
    givers = tuple((token.number, LEA) for (token, *_) in position.reserves[BEN])
    reserves = tuple(
        tuple((group[0]._replace(back=13),) for group in reserve) for reserve in position.reserves
    )
    holding = drawing(position.copy_with(givers=givers, reserves=reserves), 7)
    (line,) = [each for each in choice_list.lines(holding) if type(each) is answers.ExchangeChoices]
    assert line.offers[:2] == (
        Offered(21, (TokenNamed(14), OfAge(1))),
        Offered(22, (TokenNamed(14), OfAge(2))),
    )


def test_groups_that_look_alike() -> None:
    """Groups are merged while no token of them was turned over, and else named by those."""
    same = drawing(table("5-6 5-6", "", ""), 7)
    assert choice_list.lines(same)[0] == answers.GroupChoice(1, (RunNamed((5, 6, 7)),))
    assert len(choice_list.lines(same)) == 2
    turned = table("5-6 5-6/8", "", "")
    number = turned.reserves[ANA][1][1].number
    differing = drawing(turned.copy_with(givers=((number, BEN),)), 7)
    assert choice_list.lines(differing)[:2] == (
        answers.GroupChoice(1, (RunNamed((5, 6, 7)), NoneTurned())),
        answers.GroupChoice(2, (RunNamed((5, 6, 7)), WithToken(BEN, 6))),
    )


def test_one_group_made_in_two_ways() -> None:
    """1 with 2, 3 and 1, 2 with 3 make the same group and leave other tokens: both are named."""
    lines = choice_list.lines(table("1 2-3 1-2 3", "", "", phase="close"))
    assert lines[:2] == (
        answers.JoinChoice(1, (RunNamed((1, 2, 3)), LaidOnTop((2, 3)))),
        answers.JoinChoice(2, (RunNamed((1, 2, 3)), LaidOnTop((3,)))),
    )


def texts(events: Sequence[Event], words: Localizer) -> Iterator[list[str]]:
    """Give events as they are heard and as they are felt, without the numbers to type."""
    said = [words.say(event, ANA) for event in events]
    yield [NUMBER.sub("", each.speech) for each in said]
    yield [NUMBER.sub("", each.braille) for each in said]


@pytest.mark.parametrize("seed", range(6))
def test_no_two_choices_read_the_same(seed: int) -> None:
    """In whole games, no two lines of a list and no two offers of a line have the same words.

    Fails when two exchanges, groups, joinings or conversions have one name, as two 14 had.
    """
    spoken = [Localizer(language, ("Ana", "Ben", "Léa", "Zoé")) for language in LANGUAGES]
    seen = set()
    for position, _ in games(2 + seed % 3, seed):
        lines = choice_list.lines(position)
        seen |= {lines, *(getattr(line, "offers", ()) for line in lines)}
    assert len(seen) > 100
    for events, words in product(seen, spoken):
        for told in texts(events, words):
            assert len(set(told)) == len(told), told


def test_what_is_merged_is_the_same_to_everybody() -> None:
    """Moves of one choice lead to tables with the same numbers, turned over or not.

    Fails when a token that was turned over is merged with one that was not.
    """
    compared = 0
    for seed in range(3):
        for position, _ in games(3, seed):
            legal = (
                () if TABLE in position.to_act() else RULES.legal_moves(position, position.mover)
            )
            kinds: dict[object, list[Move]] = {}
            for move in legal:
                kinds.setdefault(sameness(position, move), []).append(move)
            for moves in kinds.values():
                after = [visible(RULES.apply(position, move)[0]) for move in moves]
                assert all(one == other for one, other in pairwise(after))
                compared += len(moves) - 1
    assert compared > 20


def visible(position: Position) -> object:
    """Return a table as it is seen and remembered, without the order of its groups."""

    def known(group: object) -> object:
        return [(t.face, t.back, t.number if t.back else 0) for t in group]  # type: ignore[attr-defined]  # a group

    reserves = [sorted(map(known, reserve), key=repr) for reserve in position.reserves]
    stacks = [[(stack.card, known(stack.run)) for stack in own] for own in position.stacks]
    return position.phase, known([position.hand] if position.hand else []), reserves, stacks


def test_a_reserve_is_told_with_the_names() -> None:
    """The question for a reserve says which tokens look alike, and whose they were."""
    position = exchanged_twice()
    told = RULES.answer(position, "my-cards", BEN)
    assert told[-1] == answers.LookAlikes(
        BEN,
        (
            LookAlike((TokenNamed(14), NeverTurned())),
            LookAlike((TokenNamed(14), CameFrom(LEA))),
        ),
    )
    said = Localizer("en", ("Ana", "Ben", "Léa")).say(told[-1], ANA).speech
    assert said == "Same numbers in front of Ben: 14, never flipped; 14, once Léa's."


def test_recalled_backs_have_the_names_too() -> None:
    """With the option, a back that was seen is told with the name of its token."""
    position = exchanged_twice()
    recalling = replace(position, options=table("", recall=True).options)
    assert RULES.answer(recalling, "where", ANA) == (
        answers.BackRecalled(BEN, (TokenNamed(14), CameFrom(LEA)), 15),
    )


def test_a_typed_draw() -> None:
    """The words of the list are understood: to draw, to stop, to group with a token in the hand."""
    position = table("6", "", "", top=7)
    assert RULES.parse(position, ANA, Intent("draw")) == Draw(ANA)
    holding, _ = play(position, Draw(ANA), Top(TABLE, 9))
    six = token_of(holding, 6)
    assert RULES.parse(holding, ANA, Intent("join", numbers=(6, 7))) == Place(ANA, six, 0)

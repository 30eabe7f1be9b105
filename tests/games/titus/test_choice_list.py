"""The numbered list of choices, and the prompts beside it."""

from __future__ import annotations

import pytest

from accessigame.core.model import (
    Intent,
    MoreThanOneFits,
    NotAllowed,
    Phrase,
    Seat,
)
from accessigame.games.titus import RULES
from accessigame.games.titus.events import answers, prompts, refusals
from accessigame.games.titus.events.phrases import (
    Offered,
    RunNamed,
    StackTopNamed,
    TokenNamed,
)
from accessigame.games.titus.moves import Exchange, Steal
from accessigame.words.words import Localizer, Utterance
from tests.games.titus.notation import (
    drawing,
    placing,
    start,
    table,
    token_of,
)

ANA, BEN, LEA = Seat(0), Seat(1), Seat(2)


def run(*faces: int) -> tuple[Phrase, ...]:
    """Return the name of a group."""
    return (RunNamed(faces),)


def one(face: int) -> tuple[Phrase, ...]:
    """Return the name of a token."""
    return (TokenNamed(face),)


def test_the_list_of_placements() -> None:
    """The longest group comes first, then alone, then exchanges with each player."""
    holding = drawing(table("5-6 6 8", "3 12 3", "9"), 7)
    offered = (Offered(61, one(3)), Offered(62, one(12)))
    of_ben = answers.ExchangeChoices(6, BEN, offered)
    assert RULES.answer(holding, "choices", ANA) == (
        answers.GroupChoice(1, run(5, 6, 7, 8)),
        answers.GroupChoice(2, run(5, 6, 7)),
        answers.GroupChoice(3, run(6, 7, 8)),
        answers.GroupChoices(4, (Offered(41, run(6, 7)), Offered(42, run(7, 8)))),
        answers.AloneChoice(5, 7),
        of_ben,
        answers.ExchangeChoice(7, LEA, 9),
    )
    assert RULES.prompt(holding, ANA) == prompts.AskPlace(7)
    assert RULES.parse(holding, ANA, Intent("number", 1)) == placing(holding, 5, 8).__class__(
        ANA, token_of(holding, 6), token_of(holding, 8)
    )
    assert RULES.parse(holding, ANA, Intent("number", 62)) == Exchange(
        ANA, token_of(holding, 12, 1)
    )
    assert RULES.parse(holding, ANA, Intent("number", numbers=(6, 1))) == Exchange(
        ANA, token_of(holding, 3, 1, nth=0)
    )
    with pytest.raises(MoreThanOneFits) as caught:
        RULES.parse(holding, ANA, Intent("number", 6))
    assert caught.value.event == refusals.LineShared(2, 61, 62, offered)
    with pytest.raises(NotAllowed) as refused:
        RULES.parse(holding, ANA, Intent("number", 8, "8"))
    assert refused.value.event == refusals.NoSuchChoice("8", 7)


@pytest.mark.parametrize(
    ("language", "two", "more"),
    [
        (
            "fr",
            ("Tape 21 ou 22. 21 : 3 ; 22 : 12.", "tape 21 ou 22, 21 : 3  22 : 12"),
            ("Tape un nombre de 21 à 23. ", "tape 21 à 23, "),
        ),
        (
            "en",
            ("Type 21 or 22. 21: 3; 22: 12.", "type 21 or 22, 21: 3  22: 12"),
            ("Type a number from 21 to 23. ", "type 21 to 23, "),
        ),
        (
            "de",
            ("Tippe 21 oder 22. 21: 3; 22: 12.", "tippe 21 oder 22, 21: 3  22: 12"),
            ("Tippe eine Zahl von 21 bis 23. ", "tippe 21 bis 23, "),
        ),
    ],
)
def test_the_number_of_a_shared_line_says_what_to_type(
    language: str, two: tuple[str, str], more: tuple[str, str]
) -> None:
    """Who types the number of a line with several moves hears their numbers first.

    Fails when the line is only said again.
    """
    words = Localizer(language, ("Ana", "Ben"))

    def refused(theirs: str) -> Utterance:
        with pytest.raises(MoreThanOneFits) as caught:
            RULES.parse(drawing(table("", theirs), 7), ANA, Intent("number", 2))
        return words.refusal(caught.value, ANA)

    said = refused("3 12")
    assert (said.speech, said.braille) == two
    said = refused("3 12 16")
    assert (said.speech[: len(more[0])], said.braille[: len(more[1])]) == more


def test_the_list_of_actions() -> None:
    """Converting first, then drawing, stealing, joining, and stopping last."""
    position = table(
        "1-2-3-4 6-7-8-9 10 11", "", stacks=["", "18:8-9-10-11 17:3-4"], top=5, taken=1
    )
    assert RULES.answer(position, "choices", ANA) == (
        answers.ConvertChoice(1, run(1, 2, 3, 4), 16),
        answers.ConvertChoice(2, run(6, 7, 8, 9), 16),
        answers.DrawChoice(3, 5),
        answers.StealChoice(4, BEN, 11, 18),
        answers.StealChoice(5, BEN, 4, 17),
        answers.JoinChoice(6, run(6, 7, 8, 9, 10)),
        answers.JoinChoice(7, run(10, 11)),
        answers.StopChoice(8),
    )
    assert RULES.prompt(position, ANA) == prompts.AskAction(5)
    assert RULES.answer(position, "costs", BEN) == RULES.answer(position, "choices", ANA)


def test_long_lists_share_lines() -> None:
    """Many thefts, conversions or joinings share a line, each with a number of its own."""
    position = table(
        "1-2-3-4 3-4-5-6 7-8-9-10 11 2", "", "",
        stacks=["", "18:1-2 17:3-4", "16:5-6 15:7-8"], top=5, taken=1,
    )  # fmt: skip
    listed = RULES.answer(position, "choices", ANA)
    assert listed[0] == answers.ConvertChoices(
        1,
        14,
        (
            Offered(11, run(1, 2, 3, 4)),
            Offered(12, run(3, 4, 5, 6)),
            Offered(13, run(7, 8, 9, 10)),
        ),
    )
    thefts = (Offered(31, (StackTopNamed(2, 18),)), Offered(32, (StackTopNamed(4, 17),)))
    assert listed[2] == answers.StealChoices(3, BEN, thefts)
    assert isinstance(listed[4], answers.JoinChoices)
    assert len(listed[4].offers) == 3
    assert RULES.parse(position, ANA, Intent("number", 42)) == Steal(ANA, 15)


def test_what_is_asked() -> None:
    """Each kind of question has its prompt."""
    assert RULES.prompt(start(), ANA) == prompts.AskTop()
    assert RULES.choices(start(), ANA) == ()
    assert RULES.prompt(table("", "5", hand="8", phase="flip"), ANA) == prompts.AskFlip(8)
    assert RULES.prompt(table("3 4", phase="close"), ANA) == prompts.AskFree()

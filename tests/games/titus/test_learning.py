"""Titus for somebody who learns it by ear: lessons, questions, and the words of the list."""

from __future__ import annotations

import re

import pytest

from accessigame.core.model import EVERYONE, TABLE, Event, Seat
from accessigame.games.titus import RULES
from accessigame.games.titus.events import answers, prompts
from accessigame.games.titus.events import play as say
from accessigame.games.titus.events.phrases import RunNamed, TokenNamed
from accessigame.input.line_parser import parse_line, vocabulary
from accessigame.output.delivery import News, block_for, outcome
from accessigame.words.words import LANGUAGES, Localizer, Verbosity
from tests.games.titus.notation import games

ANA, BEN = Seat(0), Seat(1)
RUN = (RunNamed((5, 6, 7, 8)),)
NAMES = ("Ana", "Ben", "Léa")


LINES = (
    ("draw", answers.DrawChoice(1, 12)),
    ("steal", answers.StealChoice(1, BEN, 7, 18)),
    ("alone", answers.AloneChoice(1, 12)),
    ("lay", answers.AloneChoice(1, 12)),
    ("join", answers.GroupChoice(1, RUN)),
    ("exchange", answers.ExchangeChoice(1, BEN, 12)),
    ("join", answers.JoinChoice(1, RUN)),
    ("convert", answers.ConvertChoice(1, RUN, 18)),
    ("stop", answers.StopChoice(1)),
)
"""What the list says, and the act that a word of it has to mean."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("act", "line"), LINES)
def test_the_words_of_the_list_are_understood(act: str, line: Event, language: str) -> None:
    """A line can be typed as the list says it, in each language.

    Fails when the list says "piocher" and the line "piocher" is not understood.
    """
    words = Localizer(language, NAMES)
    known = vocabulary(lambda word: words.text(f"words-{word}"), [act.word for act in RULES.acts])
    said = re.findall(r"[^\W\d]+(?:'[^\W\d]+)?", words.say(line, ANA).speech)
    meant = [parse_line(word, known).word for word in said if word.casefold() in known.words]
    assert act in meant


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_mover_s_questions_ask(language: str) -> None:
    """What waits at the cursor names the token, ends as a question, and holds no range of lines.

    Room is left for the letters of a question that comes again.
    Fails when it is "Pioche 12, 1 à 5 ?".
    """
    words = Localizer(language, NAMES)
    for prompt in (prompts.AskAction(12), prompts.AskPlace(12), prompts.AskFree()):
        said = words.say(prompt, ANA)
        assert said.speech.endswith("?")
        assert len(said.speech) <= 16
        assert re.findall(r"\d+", said.speech) == re.findall("12", str(prompt))


def test_the_top_is_told_once() -> None:
    """Where a turn begins with the number on the pile, that number is not told before it."""
    news = News((say.TopShown(12, frozenset()), say.TurnStarts(ANA, 12)))
    for language in LANGUAGES:
        said = block_for(news, EVERYONE, Localizer(language, NAMES)).said
        assert " ".join(each.speech for each in said).count("12") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_exchange_tells_each_number_once(language: str) -> None:
    """What is lost is named, then what comes for it; a beginner hears them in turn."""
    words = Localizer(language, NAMES)
    events = (say.ExchangeGiven(ANA, 14), say.ExchangeTaken(BEN, 14, 19, ANA, (TokenNamed(19),)))
    assert outcome(events) == events[1:]
    for viewer in (ANA, BEN, None):
        said = words.say(events[1], viewer).speech
        assert re.findall(r"\d+", said) == ["19", "14"]
        whole = " ".join(words.say(event, viewer, Verbosity.FULL).speech for event in events)
        assert re.findall(r"\d+", whole) == ["14", "19"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_theft_names_its_victory_card(language: str) -> None:
    """In whole games, each theft that is offered or made is told with its victory card."""
    words = Localizer(language, ("Ana", "Ben"))
    offered = made = 0
    for seed in range(2):
        for position, move in games(2, seed):
            for line in RULES.answer(position, "choices", ANA) if position.phase == "act" else ():
                if isinstance(line, answers.StealChoice):
                    told = words.say(line, ANA)
                    assert str(line.victory) in told.speech.split(":", 1)[1]
                    assert str(line.victory) in told.braille.split(" ", 1)[1]
                    offered += 1
            for event in RULES.apply(position, move)[1] if move.seat != TABLE else ():
                if isinstance(event, say.TokenStolen):
                    assert words.say(event, ANA).speech.count(str(event.victory)) >= 1
                    made += 1
    assert offered
    assert made

"""Every event of the game in words, in every language."""

from __future__ import annotations

import inspect
from dataclasses import fields
from itertools import product
from typing import get_type_hints

import pytest

from accessigame.core.model import Event, Prompt, Seat
from accessigame.games.six_nimmt.events import answers, play, prompts, refusals
from accessigame.games.six_nimmt.events.answers import WouldTake
from accessigame.games.six_nimmt.events.play import (
    CardEntered,
    CardPlaced,
    HeadsScored,
    RoundBegan,
    RowTaken,
)
from accessigame.games.six_nimmt.events.prompts import AskChoice
from accessigame.games.six_nimmt.events.refusals import HandRefused
from accessigame.host.rulebook import sections
from accessigame.words.words import LANGUAGES, Localizer

NAMES = ("Ana", "Maximilian-Konstantin", "Zoé")
SAMPLES: dict[object, tuple[object, ...]] = {
    Seat: (Seat(0),),
    bool: (True, False),
    int: (0, 1, 5),
    str: ("105",),
    tuple[int, ...]: ((12, 14, 15, 21, 26),),
    tuple[int, int, int, int]: ((12, 37, 43, 58), (1, 2, 3, 4)),
    tuple[Seat, ...]: ((Seat(0), Seat(2)),),
    tuple[str, ...]: (("base", "pro"),),
    frozenset[int]: (frozenset({3, 70}),),
}
KINDS = [
    kind
    for module in (play, answers, prompts, refusals)
    for _, kind in inspect.getmembers(module, inspect.isclass)
    if issubclass(kind, Event) and kind.__module__ == module.__name__
]


def every(kind: type[Event]) -> list[Event]:
    """Return the event with each of the samples for its fields."""
    hints = get_type_hints(kind)
    samples = [SAMPLES[hints[field.name]] for field in fields(kind)]
    return [kind(*values) for values in product(*samples)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_event_has_words(kind: type[Event], language: str) -> None:
    """Each event is said and brailled, to all and to whom it is about, and no part is missing."""
    words = Localizer(language, NAMES)
    for event, viewer in product(every(kind), (None, Seat(0))):
        said = words.say(event, viewer)
        for text in (said.speech, said.braille):
            assert text.strip() == text
            assert text
            assert "{" not in text
            assert "  " not in text
        assert len(said.braille) <= 40, said.braille


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_at_the_cursor_are_short(language: str) -> None:
    """A question has at most 18 characters, whatever the player is called."""
    words = Localizer(language, NAMES)
    asked = [kind for kind in KINDS if issubclass(kind, Prompt)]
    assert len(asked) == 6
    for event, seat, viewer in product(
        (e for kind in asked for e in every(kind)), (Seat(0), Seat(1)), (None, Seat(0), Seat(1))
    ):
        named = type(event)(seat) if fields(event) else event  # type: ignore[call-arg]  # a prompt here has a seat or nothing
        said = words.say(named, viewer)
        assert len(said.speech) <= 18, said.speech
        assert len(said.braille) <= 18, said.braille


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_told(language: str) -> None:
    """The rules have ten numbered sections in each language."""
    words = Localizer(language)
    assert sections("six-nimmt", words) == 10
    for number in range(1, 11):
        assert words.text(f"rules-six-nimmt-{number}").startswith(f"{number}. ")


@pytest.mark.parametrize(
    ("language", "event", "speech", "braille"),
    [
        (
            "en",
            CardPlaced(Seat(0), 14, 1, 12, 2),
            "14 Ana: row 1.",
            "14 Ana r1 (2)",
        ),
        (
            "en",
            RowTaken(Seat(0), 30, 1, (12, 14, 15, 21, 26), 6, sixth=True),
            "30, Ana takes 6 heads: row 1.",
            "30 Ana r1 +6",
        ),
        (
            "fr",
            RowTaken(Seat(0), 3, 2, (37,), 1, sixth=False),
            "3, Ana ramasse une tête : rangée 2.",
            "3 Ana ramasse r2 +1",
        ),
        ("fr", CardEntered(Seat(0), 66, frozenset({76})), "66, en chiffres 6 6, Ana.", "66 Ana"),
        ("fr", CardEntered(Seat(0), 66, frozenset({75})), "66, Ana.", "66 Ana"),
        (
            "de",
            HeadsScored(Seat(2), 11, 67),
            "Zoé: 11 Hornochsen, Summe 67.",
            "Zoé +11 summe 67",
        ),
        (
            "de",
            WouldTake(Seat(0), secret=True, card=50, row=3, heads=10),
            "50: sechste Karte in Reihe 3, 10 Hornochsen.",
            "50 r3 +10",
        ),
        (
            "en",
            RoundBegan(1, 3, 66, inclusive=False),
            "Round 1 of 3. The game ends when somebody goes over 66.",
            "round 1",
        ),
        (
            "en",
            RoundBegan(1, 0, 66, inclusive=True),
            "Round 1. The game ends when somebody reaches 66.",
            "round 1",
        ),
        ("en", RoundBegan(2, 0, 66, inclusive=True), "Round 2.", "round 2"),
        ("en", AskChoice(Seat(1)), "Maximil…, card:", "Maximil… card"),
    ],
)
def test_how_it_sounds(language: str, event: Event, speech: str, braille: str) -> None:
    """The number comes first, then whose card it is, then where it goes and what it costs."""
    said = Localizer(language, NAMES).say(event)
    assert (said.speech, said.braille) == (speech, braille)


@pytest.mark.parametrize(
    ("language", "speech"),
    [
        ("en", "You take 6 heads: 30, row 1."),
        ("fr", "Tu ramasses 6 têtes : 30, rangée 1."),
        ("de", "Du nimmst 6 Hornochsen: 30, Reihe 1."),
    ],
)
def test_how_it_sounds_to_whom_it_happens(language: str, speech: str) -> None:
    """The seat that takes a row is addressed."""
    event = RowTaken(Seat(0), 30, 1, (12, 14), 6, sixth=True)
    assert Localizer(language, NAMES).say(event, Seat(0)).speech == speech


def test_one_card_typed_is_one() -> None:
    """A hand of which one card was typed is refused in the singular, as French wants it."""
    words = Localizer("fr", NAMES)
    assert words.say(HandRefused(Seat(0), 10, 1)).speech.startswith("Une carte tapée. ")
    assert words.say(HandRefused(Seat(0), 10, 3)).speech.startswith("3 cartes tapées. ")

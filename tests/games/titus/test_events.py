"""Every event of Titus in three languages: spoken, short for braille, and prompts that fit."""

from __future__ import annotations

from dataclasses import fields
from inspect import getmembers, isclass
from itertools import product
from typing import get_type_hints

import pytest

from accessigame import braille
from accessigame.core.model import Event, Phrase, Prompt, Seat
from accessigame.games.titus import RULES
from accessigame.games.titus.events import answers, prompts, refusals
from accessigame.games.titus.events import play as say
from accessigame.games.titus.events.phrases import CameFrom, LaysAlone, RunNamed, TokenNamed
from accessigame.host.rulebook import sections
from accessigame.words.words import LANGUAGES, Localizer, Verbosity
from tests.games.titus.notation import games

pytestmark = pytest.mark.unmeasured

SAID = sorted(
    {
        kind
        for module in (say, prompts, answers, refusals)
        for _, kind in getmembers(module, isclass)
        if issubclass(kind, Event) and kind.__module__ == module.__name__
    },
    key=lambda kind: kind.__name__,
)
NAMES = ("Pierre", "Sabine", "Lise", "Ana")


def values(hint: object) -> tuple[object, ...]:
    """Return values of a field that make a difference to grammar."""
    known: dict[object, tuple[object, ...]] = {
        Seat: (Seat(0), Seat(1)),
        int: (0, 1, 2, 18),
        bool: (False, True),
        str: ("8/9",),
        tuple[str, ...]: (("31: 3", "32: 7"),),
        tuple[Seat, ...]: ((Seat(0), Seat(1)),),
        tuple[int, ...]: ((8, 9), (8, 9, 10, 11)),
        tuple[tuple[int, ...], ...]: (((3,), (15,)), ((9, 10, 11), (12, 13))),
        frozenset[int]: (frozenset(range(1, 20)),),
        Phrase: (LaysAlone((TokenNamed(8),)),),
        tuple[Phrase, ...]: ((RunNamed((8, 9)),), (TokenNamed(8), CameFrom(Seat(1)))),
    }
    return known[hint]


def examples(kind: type[Event]) -> list[Event]:
    """Return events of a class with every mixture of such values."""
    hints = get_type_hints(kind)
    return [kind(*each) for each in product(*(values(hints[f.name]) for f in fields(kind)))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", SAID, ids=lambda kind: kind.__name__)
def test_every_event_has_words(language: str, kind: type[Event]) -> None:
    """Each event can be said to a player, to others, and in braille, without a gap."""
    words = Localizer(language, NAMES)
    for event, viewer in product(examples(kind), (None, Seat(0))):
        said = words.say(event, viewer)
        for text in (said.speech, said.braille):
            assert text.strip() == text
            assert text
            assert not {"{", "}", "$"} & set(text)
        assert said.speech[-1] in ".?:!"
        assert "\n" not in said.speech + said.braille


@pytest.mark.parametrize("language", LANGUAGES)
def test_prompts_are_short(language: str) -> None:
    """A prompt at the cursor has at most 18 characters, with the longest numbers too."""
    words = Localizer(language, NAMES)
    prompts = [kind for kind in SAID if issubclass(kind, Prompt)]
    assert len(prompts) == 5
    for kind in prompts:
        said = words.say(kind(*[18 for _ in fields(kind)]))
        assert len(said.speech) <= 18
        assert len(said.braille) <= 18


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_short_under_the_fingers(language: str) -> None:
    """The events of a game fit a display of 40 cells, except groups of many tokens."""
    words = Localizer(language, NAMES)
    for position, move in games(4, 7):
        for event in RULES.apply(position, move)[1]:
            said = words.say(event, Seat(0))
            assert len(said.braille) <= 60
            assert len(said.speech) <= 120


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_told(language: str) -> None:
    """The rules have ten sections in each language, and the game has a title."""
    words = Localizer(language)
    assert sections(RULES.name, words) == 10
    assert words.text("game-titus") == "Titus"
    assert words.has(f"help-number-{RULES.name}")


def test_what_is_empty() -> None:
    """A bare victory card and no victory card are said as such."""
    words = Localizer("en", NAMES)
    robbed = say.StackRobbed(Seat(0), 18, 0, (), 9, Seat(1))
    said = words.say(robbed, verbosity=Verbosity.FULL)
    assert said.speech == "Left on Pierre's card 18: nothing."
    assert words.say(robbed).speech == "Pierre loses 9 from card 18."
    held = words.say(answers.VictoryHeld(Seat(0), 18, (), 0), Seat(0))
    assert held.speech == "Your card 18, with no tokens."
    assert words.say(answers.VictoryCounted((), 0, 0)).speech == "No victory cards: 0 points."


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("fr", "Carte victoire 17 : 17 points."),
        ("en", "Victory card 17: 17 points."),
        ("de", "Siegkarte 17, das macht 17 Punkte."),
    ],
)
def test_one_victory_card_is_one(language: str, said: str) -> None:
    """A single victory card is counted in the singular, and two are not."""
    words = Localizer(language, NAMES)
    assert words.say(answers.VictoryCounted((17,), 17, 1)).speech == said
    assert "17, 12" in (two := words.say(answers.VictoryCounted((17, 12), 29, 2)).speech)
    assert two.split()[:2] != said.split()[:2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_list_of_tokens_is_told_behind_one_colon(language: str) -> None:
    """The name of a list follows the name of the option and a colon, so that it has none."""
    words = Localizer(language)
    for name in ("derived", "none", "learnt", "file", "typed"):
        assert ":" not in words.text(f"box-{name}")


def test_numbers_that_sound_alike() -> None:
    """In French the digits of 16 follow it, because 6 may lie there as well."""
    top = say.TopShown(16, frozenset(range(1, 20)))
    assert Localizer("fr").say(top).speech == "16, en chiffres 1 6, sur la pioche."
    assert Localizer("en").say(top).speech == "16 on the pile."


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_forms_can_be_brailled(language: str) -> None:
    """Every short form becomes cells in the notation of its language."""
    if not braille_works():
        pytest.skip("liblouis is not installed")
    translator = braille.Translator(braille.default_notation(language))
    words = Localizer(language, NAMES)
    for kind in SAID:
        assert translator.cells(words.say(examples(kind)[-1], Seat(1)).braille)


def braille_works() -> bool:
    """Say whether liblouis is there."""
    try:
        braille.Translator("french").cells("a")
    except Exception:  # noqa: BLE001 - whatever is missing, there is no braille here
        return False
    return True


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_group_that_begins_a_turn_is_somebody_s(language: str) -> None:
    """On a braille line, groups joined before any token is drawn are told with their owner's name.

    Fails when they stand behind what the player before has done, as if they were that player's.
    """
    words, joined = Localizer(language, NAMES), say.GroupsJoined(Seat(1), (2, 3), 3)
    assert words.say(joined, Seat(0)).braille.startswith("Sabine ")
    assert "Sabine" not in words.say(joined, Seat(1)).braille


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_victory_card_tells_what_runs_are_worth_from_then_on(language: str) -> None:
    """The voice and the display have the 6 points; other victory cards have no such word.

    Fails when the last card is told as one that no other follows, and no more.
    """
    words = Localizer(language, NAMES)
    run = (1, 2, 3, 4)
    last = words.say(say.RunConverted(Seat(0), run, 7, 0), Seat(1))
    other = words.say(say.RunConverted(Seat(0), run, 8, 7), Seat(1))
    assert "6" in last.speech
    assert "6" in last.braille
    assert "6" not in other.speech + other.braille

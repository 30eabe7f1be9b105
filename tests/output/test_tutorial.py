"""The lessons of a first game: which fit, and who hears them."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from accessigame.core.model import EVERYONE, Event, Message, Seat
from accessigame.games.no_thanks.events import RoundOpened, TokenLaid
from accessigame.games.six_nimmt.events.answers import HandHeld
from accessigame.games.six_nimmt.events.play import RoundBegan, RowTaken
from accessigame.games.six_nimmt.events.prompts import AskChoice
from accessigame.output.delivery import News, known_to
from accessigame.output.tutorial import Explained, Tutorial
from accessigame.words.words import Localizer

ANA, BEN = Seat(0), Seat(1)
WORDS = Localizer("en")
SIXTH = RowTaken(ANA, 30, 1, (12, 14, 15, 21, 26), 6, sixth=True)
LOW = RowTaken(ANA, 3, 2, (37,), 1, sixth=False)


def lesson(name: str) -> str:
    """Return the words of a lesson."""
    return WORDS.text(f"lesson-{name}")


def told(tutorial: Tutorial, *events: Event) -> list[str]:
    """Return what is explained of these events."""
    news = tutorial.with_lessons(News(events)).events
    return [WORDS.say(event.meaning).speech for event in news if isinstance(event, Explained)]


def test_a_case_has_a_lesson_of_its_own() -> None:
    """A row taken by a sixth card is explained, and one taken by a low card too, each once.

    Fails when a kind of event has but one lesson.
    """
    tutorial = Tutorial("six-nimmt", WORDS, "base", {})
    general, sixth, low = map(
        lesson,
        ["six-nimmt-RowTaken", "six-nimmt-RowTaken-sixth-yes", "six-nimmt-RowTaken-sixth-no"],
    )
    assert told(tutorial, SIXTH) == [general, sixth]
    assert told(tutorial, SIXTH) == []
    assert told(tutorial, LOW) == [low]
    assert told(tutorial, LOW, SIXTH) == []


@pytest.mark.parametrize(
    ("game", "edition", "options", "event", "setup"),
    [
        ("no-thanks", "2020", {"physical": True}, RoundOpened(1, 1, 11, ANA), "nine into the box"),
        ("no-thanks", "2020", {"physical": False}, RoundOpened(1, 1, 11, ANA), ""),
        ("six-nimmt", "base", {"physical": True}, RoundBegan(1, 0, 66, False), "deals ten"),
        ("six-nimmt", "known-deck", {"physical": True}, RoundBegan(1, 0, 66, False), "1 to 34"),
        ("six-nimmt", "pro", {"physical": True}, RoundBegan(1, 0, 66, False), ""),
        ("six-nimmt", "base", {"physical": False}, RoundBegan(1, 0, 66, False), ""),
    ],
)
def test_the_setting_up_of_a_real_table_is_told(
    game: str, edition: str, options: Mapping[str, object], event: Event, setup: str
) -> None:
    """After the aim, a table with real cards hears how they are laid out, by its edition."""
    aim, *more = told(Tutorial(game, WORDS, edition, options), event)
    assert aim.startswith("The aim:")
    assert len(more) == bool(setup)
    assert all(setup in text for text in more)


def test_tokens_are_called_secret_only_where_they_are() -> None:
    """With open tokens nobody is told that they are secret."""
    laid = TokenLaid(ANA, 17, 1)
    for is_open in (False, True):
        tutorial = Tutorial("no-thanks", WORDS, "2020", {"open_tokens": is_open})
        secret = [text for text in told(tutorial, laid) if "secret" in text]
        assert bool(secret) is not is_open


def test_a_lesson_on_a_secret_is_for_its_owner() -> None:
    """Each player hears the lesson on an own secret, once; a shared output hears none."""
    tutorial = Tutorial("six-nimmt", WORDS, "base", {})
    news = tutorial.with_lessons(News((HandHeld(ANA, (1, 2)), HandHeld(BEN, (3, 4)))))
    meaning = Message("lesson-six-nimmt-HandHeld")
    assert news.events[2:] == (Explained(meaning, ANA), Explained(meaning, BEN))
    assert known_to(EVERYONE, news.events) == ()
    assert told(tutorial, HandHeld(ANA, (1,))) == []


def test_events_of_one_kind_stay_together() -> None:
    """No lesson comes between two events of one kind; that of the question comes last."""
    tutorial = Tutorial("six-nimmt", WORDS, "base", {})
    news = tutorial.with_lessons(News((SIXTH, LOW), AskChoice(ANA)))
    assert news.events[:2] == (SIXTH, LOW)
    assert news.events[-1] == Explained(Message("lesson-six-nimmt-AskChoice"))

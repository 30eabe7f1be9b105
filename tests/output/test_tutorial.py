"""The lessons of a first game: which fit, and who hears them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import pytest

from accessigame.core.model import AT_TABLE, EVERYONE, Audience, Event, Message, Seat, far, only
from accessigame.games.no_thanks.events.play import RoundOpened, TokenLaid
from accessigame.games.no_thanks.events.prompts import LayToken
from accessigame.games.six_nimmt.events.answers import HandHeld
from accessigame.games.six_nimmt.events.play import RoundBegan, RowTaken
from accessigame.games.six_nimmt.events.prompts import AskChoice
from accessigame.output.delivery import CurrentPrompt, News, known_to
from accessigame.output.tutorial import Explained, Tutorial
from accessigame.words.words import Localizer

ANA, BEN, CID = Seat(0), Seat(1), Seat(2)
OWN = (only(ANA), only(BEN))
WORDS = Localizer("en")
SIXTH = RowTaken(ANA, 30, 1, (12, 14, 15, 21, 26), 6, sixth=True)
LOW = RowTaken(ANA, 3, 2, (37,), 1, sixth=False)


def lesson(name: str) -> str:
    """Return the words of a lesson."""
    return WORDS.text(f"lesson-{name}")


def told(
    tutorial: Tutorial, *events: Event, listeners: Iterable[Audience] = (EVERYONE,)
) -> list[str]:
    """Return what is explained of these events."""
    news = tutorial.with_lessons(News(events), listeners).events
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


def test_what_was_explained_before_is_not_again() -> None:
    """A game that goes on explains what is new since: another case, another kind.

    Fails when its lessons begin anew, or all end with the first sitting.
    """
    tutorial = Tutorial("six-nimmt", WORDS, "base", {}, (SIXTH,))
    assert told(tutorial, SIXTH) == []
    assert told(tutorial, LOW) == [lesson("six-nimmt-RowTaken-sixth-no")]


@pytest.mark.parametrize(
    ("game", "edition", "options", "event", "setup"),
    [
        ("no-thanks", "2020", {"physical": True}, RoundOpened(1, 1, 11, ANA), "nine in the box"),
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
    news = tutorial.with_lessons(News((HandHeld(ANA, (1, 2)), HandHeld(BEN, (3, 4)))), OWN)
    meaning = Message("lesson-six-nimmt-HandHeld")
    assert news.events[2:] == (Explained(meaning, ANA), Explained(meaning, BEN))
    assert known_to(EVERYONE, news.events) == ()
    assert told(tutorial, HandHeld(ANA, (1,)), listeners=OWN) == []


def test_events_of_one_kind_stay_together() -> None:
    """No lesson comes between two events of one kind; that of the question comes last."""
    tutorial = Tutorial("six-nimmt", WORDS, "base", {})
    news = tutorial.with_lessons(News((SIXTH, LOW), CurrentPrompt(AskChoice(ANA))), [EVERYONE])
    assert news.events[:2] == (SIXTH, LOW)
    assert news.events[-1] == Explained(Message("lesson-six-nimmt-AskChoice"))


def test_a_lesson_in_an_answer_to_one_guest_is_still_new_to_all_others() -> None:
    """What only one has heard is explained to all when it happens; to nobody a third time.

    Fails when a guest's question uses up the lesson of the whole table.
    """
    tutorial = Tutorial("six-nimmt", WORDS, "base", {})
    everybody = (EVERYONE, far(ANA), far(BEN))
    for listeners, lessons in (([far(ANA)], 2), (everybody, 2), ([far(BEN)], 0), (everybody, 0)):
        assert len(told(tutorial, SIXTH, listeners=listeners)) == lessons


def test_who_comes_later_has_the_lessons_to_come() -> None:
    """What the others know is explained to a new guest alone. Fails when all hear it once more."""
    tutorial = Tutorial("six-nimmt", WORDS, "base", {})
    told(tutorial, LOW, listeners=[EVERYONE, far(ANA)])
    news = tutorial.with_lessons(News((LOW,)), [EVERYONE, far(ANA), far(BEN), far(CID)])
    lessons = [event for event in news.events if isinstance(event, Explained)]
    assert [event.seat for event in lessons] == [BEN, CID, BEN, CID]
    assert told(tutorial, LOW, listeners=[EVERYONE, far(BEN)]) == []


def test_who_feels_an_own_display_has_heard_the_room() -> None:
    """A display that goes from hand to hand does not show the room's lessons again."""
    tutorial = Tutorial("six-nimmt", WORDS, "base", {})
    assert len(told(tutorial, LOW, listeners=[EVERYONE, only(ANA)])) == 2
    assert told(tutorial, LOW, listeners=[EVERYONE, only(BEN)]) == []


def test_what_hands_do_at_the_table_is_explained_there() -> None:
    """A guest, who is not told what hands have to do, gets no lesson on it either.

    Fails when the lesson has a larger audience than its event.
    """
    tutorial = Tutorial("no-thanks", WORDS, "2020", {"physical": True})
    news = tutorial.with_lessons(News((LayToken(ANA),)), [EVERYONE, far(ANA)])
    assert [event.audience for event in news.events] == [AT_TABLE, AT_TABLE]
    assert known_to(far(ANA), news.events) == ()

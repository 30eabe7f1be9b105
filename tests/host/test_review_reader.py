"""The reader of a review: the errors by keys, while and after the choices are graded.

Covers `session/review/reviews.py`.
"""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Iterable, Sequence
from functools import cache
from io import BytesIO
from itertools import pairwise
from threading import Event, Lock, Thread

import pytest

from accessigame.core import model
from accessigame.core.model import EVERYONE, Intent, Message, Seat, only
from accessigame.games.no_thanks.events.answers import TokensHeld
from accessigame.games.no_thanks.moves import Refuse, Take
from accessigame.host.replay_reader import StaysSecret
from accessigame.host.review_reader import (
    AskError,
    AskWorking,
    BackInReplay,
    ErrorUnknown,
    FirstError,
    Grader,
    LastError,
    ReviewReader,
)
from accessigame.input.inbox import Given
from accessigame.input.keymap import Word
from accessigame.session.events import GameNotKept
from accessigame.session.review.grading import Grade, PastChoice, choices_of, grade, serve
from accessigame.session.review.reviews import (
    BetterCertain,
    BetterEstimated,
    ErrorMade,
    NothingToReview,
    RateOverGames,
    Review,
    ReviewSummed,
    ReviewWorks,
    move_phrase,
    points,
    summary,
)
from accessigame.session.table import Table, load_saved
from tests.playing import Recorder, Script, TellingWords, Told, typed
from tests.session.review.games_to_review import BLUNDERS, EARLY, SURE, played
from tests.wait_for import PATIENCE

ME = Seat(0)
OVER_GAMES = RateOverGames("Ana", Message("game-no-thanks"), 2, points("no-thanks", 1.5))


class AtOnce(Grader):
    """A grader that starts no process."""

    def __init__(self) -> None:
        self._process = None
        self._closed = False
        self._grading = Lock()


class Never(AtOnce):
    """A grader that is busy until it is closed."""

    def __init__(self) -> None:
        super().__init__()
        self._end = Event()

    def grade(self, choice: PastChoice) -> Grade | None:  # noqa: ARG002 - it looks at none
        """Return nothing, after `close`."""
        self._end.wait()
        return None

    def close(self) -> None:
        """End what is being graded."""
        self._end.set()


@cache
def blunders() -> tuple[Table, tuple[PastChoice, ...]]:
    """Return the game with two planted errors, and these two choices among few others."""
    table = load_saved(BLUNDERS, TellingWords("en")).table
    every = list(choices_of(table.session, [ME]))
    few = [choice for choice in every if choice.place in (EARLY, SURE, every[0].place)]
    return table, tuple(few)


def read(
    given: Iterable[Given],
    grader: Grader | None = None,
    most: int = 5,
    *,
    in_replay: bool = False,
    begun: Event | None = None,
) -> tuple[Recorder, list[Review]]:
    """Return what somebody gets who presses these keys, and the reviews that were kept.

    begun: set when the grading has begun; the keys come behind that.
    """
    table, choices = blunders()
    table.words = TellingWords("en", table.words.names)
    output, kept = Recorder(only(ME)), list[Review]()

    def keep(review: Review) -> tuple[model.Event, ...]:
        kept.append(review)
        return (OVER_GAMES,)

    async def go_through() -> None:
        reader = ReviewReader(
            table, ME, choices, [output], grader or AtOnce(), most, keep, in_replay=in_replay
        )
        reader.inbox = Script(given)
        reader.begin()
        if grader is None:
            await reader.finished()
        while begun is not None and not begun.is_set():
            await asyncio.sleep(0.01)
        await reader.run()

    asyncio.run(go_through())
    return output, kept


def errors_told(events: Sequence[model.Event]) -> list[int]:
    """Return the numbers of the moves of the errors in the order in which they were told."""
    return [event.move for event in events if isinstance(event, ErrorMade)]


def test_the_sum_comes_first_then_the_worst_error() -> None:
    """Enter leads to the error that lost most, with what was better and how sure that is.

    Fails when the errors stand in the order of the game, or an estimate is called certain.
    """
    output, kept = read([Intent(Word.ENTER), *typed(">")])
    (review,) = kept
    assert [error.place for error in review.errors] == [EARLY, SURE]
    assert isinstance(output.events[0], ReviewWorks)
    summed = next(event for event in output.events if isinstance(event, ReviewSummed))
    assert (summed.errors, summed.choices, summed.worst, summed.more) == (2, 3, 2, 0)
    assert len(errors_told(output.events)) == 2
    better = [e for e in output.events if isinstance(e, BetterEstimated | BetterCertain)]
    assert [type(event) for event in better] == [BetterEstimated, BetterCertain]


def test_every_way_on_and_back() -> None:
    """Enter and greater than go on, less than goes back, a number goes to that error.

    Fails when one of them leads nowhere, a display has no key for it, or an end is not told.
    """
    output, _ = read([Intent(Word.ENTER), *typed(">, >, <, <, <, 2, 0, 3")])
    asked = [block.prompt.event for block in output.blocks if isinstance(block.prompt, Told)]
    for block in output.blocks:
        if isinstance(block.prompt, Told) and isinstance(block.prompt.event, AskError):
            assert [each.intent.word for each in block.choices] == [Word.FORTH, Word.CORRECT]
    places = [event.number for event in asked if isinstance(event, AskError)]
    assert places == [0, 1, 2, 2, 1, 0, 0, 2, 0, 0]
    for end in (LastError, FirstError, ErrorUnknown):
        assert any(isinstance(event, end) for event in output.events)


@pytest.mark.unmeasured
def test_fewer_errors_are_told_where_fewer_are_wanted() -> None:
    """Fails when the sum leaves the others out, or more errors are told than wanted."""
    output, _ = read(typed(">, >"), most=1)
    summed = next(event for event in output.events if isinstance(event, ReviewSummed))
    assert (summed.errors, summed.worst, summed.more) == (2, 1, 1)
    assert len(errors_told(output.events)) == 1


@pytest.mark.unmeasured
def test_the_rate_over_games_stands_behind_the_sum() -> None:
    """Fails when it is told with an error, or not told again with the sum."""
    output, _ = read(typed(">, 0"))
    followed = [one for one, after in pairwise(output.events) if after == OVER_GAMES]
    assert [type(event) for event in followed] == [ReviewSummed, ReviewSummed]
    assert output.events.count(OVER_GAMES) == len(followed)


def test_who_waits_may_ask_and_leave() -> None:
    """Any key tells how far the review is, and q leaves at once.

    Fails when keys wait until all choices have a grade.
    """
    output, kept = read([Intent(Word.ENTER), *typed("q")], Never())
    works = [event for event in output.events if isinstance(event, ReviewWorks)]
    assert [(each.done, each.total) for each in works] == [(0, 3), (0, 3)]
    asked = [block.prompt.event for block in output.blocks if isinstance(block.prompt, Told)]
    assert isinstance(asked[0], AskWorking)
    assert kept == []


def test_a_review_in_a_replay_leads_back_to_it() -> None:
    """Fails when it says goodbye there, or else does not."""
    for in_replay, farewell in ((True, BackInReplay()), (False, GameNotKept())):
        output, _ = read(typed("q"), Never(), in_replay=in_replay)
        assert output.events[-1] == farewell


def test_questions_are_about_the_error() -> None:
    """Own tokens are those of the moment of the error; those of others stay secret.

    Fails when the end of the game answers, or a secret of another seat is told.
    """
    output, _ = read(typed(">, j, 2 j"))
    tokens = [event for event in output.events if isinstance(event, TokensHeld)]
    table, _ = blunders()
    assert [each.tokens for each in tokens] == [table.session.steps[EARLY].before.tokens[ME]]  # type: ignore[attr-defined]  # a position of this game
    assert any(isinstance(event, StaysSecret) for event in output.events)


@pytest.mark.unmeasured
def test_what_an_error_tells_is_for_who_made_it() -> None:
    """A hand of 6 nimmt! may be in what was better.

    Fails when everybody may hear an error.
    """
    output, _ = read(typed(">"))
    errors = [e for e in output.events if isinstance(e, ErrorMade | BetterEstimated)]
    assert errors
    assert all(event.audience == only(ME) != EVERYONE for event in errors)


def test_every_move_has_its_words() -> None:
    """Fails when a move of a game cannot be said, in one of its phases."""
    for game in ("no-thanks", "six-nimmt", "titus"):
        session = played(game, 3, 1)
        words = TellingWords("fr")
        for choice in choices_of(session, [ME]):
            position = session.steps[choice.place].before
            phrase = move_phrase(session.game, position, choice.played)
            assert words.say(phrase).speech


def test_the_rate_is_the_mean_loss_of_all_choices() -> None:
    """Fails when choices without an error do not count, or the sum has no error rate."""
    right = Grade(1, ME, Take(ME))
    wrong = Grade(2, ME, Take(ME), Refuse(ME), 6.0, 1.0)
    review = Review(ME, (right, wrong, right))
    assert (review.lost, review.rate) == (6.0, 2.0)
    assert Review(ME, ()).rate == 0
    table, _ = blunders()
    assert isinstance(summary(Review(ME, ()), table.session, 5), NothingToReview)


def test_grades_come_from_another_process() -> None:
    """The process gives the same grades, and after its death they are made here.

    Fails when a grade of the process is another one, or a dead process ends the review.
    """
    _, choices = blunders()
    grader = Grader()
    try:
        assert grader._process is not None
        assert grader.grade(choices[-1]) == grade(choices[-1])
        grader._process.kill()
        assert grader.grade(choices[-1]) == grade(choices[-1])
    finally:
        grader.close()
    assert grader.grade(choices[-1]) is None


def test_the_end_waits_for_no_thread_that_grades() -> None:
    """A thread that the system leaves in a write or a read closes the pipes when it comes back.

    Fails when the end closes them itself, or waits: under Wine, `q` then did nothing for a while.
    """
    _, choices = blunders()
    grader = Grader()
    process, answers, begun, end = grader._process, list[Grade | None](), Event(), Event()
    assert process is not None
    assert process.stdin is not None

    class Stuck(BytesIO):
        """A pipe in whose write the system leaves a thread."""

        def write(self, data: object, /) -> int:  # noqa: ARG002 - it takes nothing
            begun.set()
            assert end.wait(PATIENCE)
            raise OSError

    pipe, process.stdin = process.stdin, Stuck()
    pipe.close()
    thread = Thread(target=lambda: answers.append(grader.grade(choices[-1])))
    thread.start()
    assert begun.wait(PATIENCE)
    grader.close()
    assert not process.stdin.closed
    end.set()
    thread.join(PATIENCE)
    assert answers == [None]
    assert process.stdin.closed


def test_the_end_of_the_loop_waits_for_no_grade() -> None:
    """Fails when a thread of the executor grades: the end of the loop waits for that one."""
    begun, end, graded = Event(), Event(), Event()

    class Busy(AtOnce):
        """A grader that goes on after its `close`."""

        def grade(self, choice: PastChoice) -> Grade | None:  # noqa: ARG002 - it looks at none
            begun.set()
            end.wait(PATIENCE)
            graded.set()
            return None

    read(typed("q"), Busy(), begun=begun)
    assert not graded.is_set()
    end.set()


def test_the_process_serves_until_its_input_ends() -> None:
    """Fails when a choice has no answer, or the end of the input is an error."""
    _, choices = blunders()
    came, went = BytesIO(pickle.dumps(choices[-1])), BytesIO()
    serve(came, went)
    assert pickle.loads(went.getvalue()) == grade(choices[-1])  # noqa: S301 - made here

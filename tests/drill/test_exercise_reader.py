"""The reader of exercises: each key does as in a game, and each answer is judged."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import pytest

from accessigame import games
from accessigame.core.model import Event, Intent, Seat, only
from accessigame.drill.events import (
    AnswerCertain,
    AnsweredAlready,
    AnswerEstimated,
    AnswerFirst,
    AnswerReason,
    AnswerRight,
    AnswerWrong,
    AskFinish,
    AskNext,
    DrillEnds,
    ExerciseAsked,
    ExerciseBegins,
    ExercisesBegin,
    FirstExercise,
    SecretOfAnother,
    TryAgain,
)
from accessigame.drill.exercise_reader import ExerciseReader, prepared
from accessigame.games.no_thanks.events.answers import TakeCosts, TokensHeld
from accessigame.games.no_thanks.events.prompts import AskDecision
from accessigame.games.no_thanks.events.refusals import DecisionFirst
from accessigame.games.titus.events.refusals import LineShared
from accessigame.host.rulebook import RuleLine
from accessigame.input.inbox import Given
from accessigame.input.key_entry import KeyUnknown
from accessigame.input.keymap import KEYS, Word
from accessigame.session.events import GameNotKept
from tests.playing import GAMES, Recorder, Script, TellingWords, Told, typed

ENTER = Intent(Word.ENTER)


def read(game: str, given: Iterable[Given]) -> Recorder:
    """Return what somebody gets who does the exercises of a game with these keys."""
    rules = games.find(game)
    exercises = [prepared(rules, exercise) for exercise in rules.exercises]
    output = Recorder(only(Seat(0)))
    reader = ExerciseReader(exercises, TellingWords("en", ("Me", "Ana", "Ben")), [output])
    reader.inbox = Script(given)
    reader.begin()
    asyncio.run(reader.run())
    return output


def told(game: str, lines: str) -> list[Event]:
    """Return the events after the first question, without the farewell."""
    output = read(game, typed(lines))
    first = output.blocks[0].said
    return output.events[len(first) : -1]


def asked(output: Recorder) -> list[type[Event]]:
    """Return the kind of question below each block."""
    return [type(b.prompt.event) for b in output.blocks if isinstance(b.prompt, Told)]


def test_a_right_answer_is_explained_and_enter_goes_on() -> None:
    """The verdict comes with its reason and its proof, and Enter asks the next exercise.

    Fails when the answer is played, or the next exercise comes before its reader is ready.
    """
    output = read("no-thanks", [*typed("t"), ENTER, *typed("1")])
    verdict = [type(event) for event in output.events if "Answer" in type(event).__name__]
    assert verdict[:3] == [AnswerRight, AnswerReason, AnswerEstimated]
    assert asked(output) == [AskDecision, AskNext, AskDecision, AskDecision]
    assert AnswerWrong() in output.events, "1 means take, as on a keypad"
    assert output.events[-2:] == [DrillEnds(2, 1), GameNotKept()]


def test_a_wrong_answer_can_be_tried_again() -> None:
    """After a wrong answer the question stands, and only the first try is counted.

    Fails when a second try is counted as right.
    """
    kinds = [type(event) for event in told("no-thanks", "p, t")]
    assert kinds[:4] == [AnswerWrong, AnswerReason, AnswerEstimated, TryAgain]
    assert kinds[4:] == [AnswerRight, AnswerReason, AnswerEstimated, DrillEnds]
    assert told("no-thanks", "p, t")[-1] == DrillEnds(1, 0)


def test_enter_alone_asks_again_until_the_answer_is_right() -> None:
    """Enter leads on after a right answer only; before, it repeats the question."""
    output = read("no-thanks", [ENTER, *typed("t, t"), ENTER])
    begins = [event for event in output.events if isinstance(event, ExerciseBegins)]
    assert begins == [ExerciseBegins(1, 7), ExerciseBegins(2, 7)]
    assert sum(isinstance(event, ExerciseAsked) for event in output.events) == 3
    assert AnsweredAlready() in output.events


def test_every_way_on_and_back() -> None:
    """Greater than goes on without an answer, less than goes back, each with a number before it.

    Fails when somebody leaves the exercises by going back from the first.
    """
    events = told("no-thanks", "2 >, <, <, <, 9 >, q")
    numbers = [event.number for event in events if isinstance(event, ExerciseBegins)]
    assert numbers == [3, 2, 1, 7]
    assert FirstExercise() in events
    assert not any(isinstance(event, DrillEnds) for event in events), "nothing was answered"


def test_the_last_one_ends_the_exercises() -> None:
    """After the last answer the question says that Enter ends them, and it does.

    Fails when the loop waits for more after it.
    """
    output = read("no-thanks", [*typed("9 >, p"), ENTER, *typed("t")])
    assert asked(output)[-1] is AskFinish
    assert output.events[-2:] == [DrillEnds(1, 1), GameNotKept()]
    assert AnswerCertain() in output.events


def test_the_keys_of_the_game_ask_about_the_position() -> None:
    """What a choice costs, the rules, the cards of others and one's own things are told.

    Fails when an exercise answers no questions.
    """
    assert isinstance(told("no-thanks", "?")[0], TakeCosts)
    assert isinstance(told("no-thanks", "3 h")[0], RuleLine)
    assert told("no-thanks", "2 c") != told("no-thanks", "3 c")
    assert TokensHeld(Seat(0), 12) in told("no-thanks", "0 +")
    assert isinstance(told("no-thanks", "r")[-1], ExerciseAsked)
    assert ExercisesBegin() in told("no-thanks", ">, a")


def test_no_secret_is_told() -> None:
    """The tokens and the hands of others, and the answer, stay secret.

    Fails when answers go out without `known_to`.
    """
    assert told("no-thanks", "2 j") == [SecretOfAnother()]
    assert told("six-nimmt", "2 c") == [SecretOfAnother()]
    assert told("no-thanks", "i") == [AnswerFirst()]
    assert told("no-thanks", "u") == [KeyUnknown("u")]


def test_an_entry_that_the_rules_refuse_is_no_answer() -> None:
    """A card that is not in the hand, or nonsense, is refused with its reason and not counted."""
    assert isinstance(told("no-thanks", "9 t")[0], DecisionFirst)
    for game, line in (("six-nimmt", "104"), ("titus", "99")):
        assert not {AnswerRight, AnswerWrong, DrillEnds} & {*map(type, told(game, line))}


def test_a_number_that_several_moves_share_is_answered_with_theirs() -> None:
    """The number of a shared line is no answer, and is told what to type before any lesson."""
    answered = told("titus", "3 >, 2")
    assert LineShared in map(type, answered)
    assert not {AnswerRight, AnswerWrong, DrillEnds} & {*map(type, answered)}


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_and_every_key_is_answered(game: str) -> None:
    """In each exercise each key says something that its reader may know, and nothing breaks."""
    keys = [key for key in KEYS if key not in ("q", " ", ",", ".", ">", "<")]
    rules = games.find(game)
    given: list[Given] = []
    for exercise in rules.exercises:
        given += typed(", ".join(f"{key}, 2 {key}" for key in keys))
        given += typed(exercise.answers[0].replace(" ", "."))
        given += [ENTER, *typed(">")]
    output = read(game, given)
    assert all(block.said for block in output.blocks)
    assert all(event.audience.admits(only(Seat(0))) for event in output.events)


def test_the_help_names_its_keys() -> None:
    """The help has the keys of the game, then the ways on, back and out, and no idle key."""
    output = read("no-thanks", typed("h"))
    lines = [said.speech for said in output.blocks[1].said]
    assert any(line.startswith("t") and "take the card" in line for line in lines)
    assert any(line.startswith("Enter") and "next exercise" in line for line in lines)
    assert any(line.startswith("q") and "end the exercises" in line for line in lines)
    assert not any(line.startswith(("u,", "i:", "x")) for line in lines)

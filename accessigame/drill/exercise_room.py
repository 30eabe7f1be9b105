"""The room of somebody who does exercises: the console, the voice and the display of one seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from accessigame.cli.local_outputs import Room
from accessigame.cli.players import DEFAULT_BOTS
from accessigame.cli.reading_room import read_through
from accessigame.core.game import Exercise, Game, act_words
from accessigame.core.model import Event, NotAllowed, only
from accessigame.drill.events import NoExercises
from accessigame.drill.exercise_reader import ExerciseReader, Prepared, prepared
from accessigame.drill.exercise_set import exercises_of
from accessigame.drill.practice import Practice, keep, practice_of
from accessigame.input.line_parser import vocabulary
from accessigame.storage.preferences import Preferences
from accessigame.words.words import Localizer

LESSON: Final = 0
"""The grade of a lesson among the exercises of the set."""


def next_exercises(game: Game[Any], practice: Practice) -> Sequence[Exercise]:
    """Return the lessons until all were answered once, then the exercises of the next sitting."""
    lessons = {each.name: each for each in game.exercises}
    if not practice.has_met(tuple(lessons)):
        return game.exercises
    of_set = {each.name: each for each in exercises_of(game)}
    grades = dict.fromkeys(lessons, LESSON) | {name: each.grade for name, each in of_set.items()}
    names = practice.next_of(grades)
    return [lessons[name] if name in lessons else of_set[name].exercise for name in names]


def do_exercises(game: Game[Any], preferences: Preferences, words: Localizer) -> tuple[Event, ...]:
    """Ask the exercises of a game, until somebody leaves or the input ends.

    Return the last words, such as how many answers were right.
    Raises NotAllowed for a game without any.
    """
    practice = practice_of(game.name)
    exercises = [prepared(game, exercise) for exercise in next_exercises(game, practice)]
    if not exercises:
        raise NotAllowed(NoExercises(words.text(f"game-{game.name}")))
    bot_names = (bot.partition(":")[0] for bot in DEFAULT_BOTS)
    words_with_names = Localizer(words.language, (words.text("default-name"), *bot_names))
    seats = max(len(each.session.position.seats) for each in exercises)
    move_words = vocabulary(words_with_names.synonyms, *act_words(game))

    def note(each: Prepared, right: bool) -> None:
        practice.record(each.exercise.name, right=right)
        keep(game.name, practice)

    return read_through(
        lambda outputs: ExerciseReader(exercises, words_with_names, outputs, note),
        Room(only(exercises[0].seat), words_with_names, seats),
        preferences,
        move_words,
    )

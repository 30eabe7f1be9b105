"""The room of somebody who does exercises: the console, the voice and the display of one seat."""

from __future__ import annotations

from typing import Any

from accessigame.cli.local_outputs import Room
from accessigame.cli.players import DEFAULT_BOTS
from accessigame.cli.reading_room import read_through
from accessigame.core.game import Game, act_words
from accessigame.core.model import Event, NotAllowed, only
from accessigame.drill.events import NoExercises
from accessigame.drill.exercise_reader import ExerciseReader, prepared
from accessigame.input.line_parser import vocabulary
from accessigame.storage.preferences import Preferences
from accessigame.words.words import Localizer


def do_exercises(game: Game[Any], preferences: Preferences, words: Localizer) -> tuple[Event, ...]:
    """Ask the exercises of a game, until somebody leaves or the input ends.

    Return the last words, such as how many answers were right.
    Raises NotAllowed for a game without any.
    """
    exercises = [prepared(game, exercise) for exercise in game.exercises]
    if not exercises:
        raise NotAllowed(NoExercises(words.text(f"game-{game.name}")))
    bot_names = (bot.partition(":")[0] for bot in DEFAULT_BOTS)
    words_with_names = Localizer(words.language, (words.text("default-name"), *bot_names))
    seats = max(len(each.session.position.seats) for each in exercises)
    move_words = vocabulary(words_with_names.synonyms, *act_words(game))
    return read_through(
        lambda outputs: ExerciseReader(exercises, words_with_names, outputs),
        Room(only(exercises[0].seat), words_with_names, seats),
        preferences,
        move_words,
    )

"""Exercises under real screen readers: each question and each verdict heard once, and in order."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from itertools import zip_longest
from pathlib import Path
from typing import Final

import pytest

from accessigame import games
from accessigame.core.model import Intent, Refusal, Seat, only
from accessigame.drill.exercise_reader import ExerciseReader, Prepared, prepared
from accessigame.input.keymap import Word
from accessigame.words.words import Localizer
from tests.acceptance.reader_player import Listener
from tests.acceptance.screen_reader import Fenrir, Reader, Yasr, complaints, squeezed
from tests.playing import Recorder, Script, typed

pytestmark = [
    pytest.mark.acceptance,
    # make test installs the readers on Debian, so that there their absence is a failure
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="they read Linux consoles"),
    # pexpect forks while other tests' threads may still be there; the child only starts a reader
    pytest.mark.filterwarnings("ignore:.*multi-threaded:DeprecationWarning"),
]

ME: Final = Seat(0)
NAMES: Final = ("Moi", "Ana", "Ben")
GAMES: Final = [rules.name for rules in games.every()]
ANSWERS: Final = ("p", "t", *map(str, range(1, 105)))
"""What may be typed as an answer, in some game."""


def meant(key: str) -> Intent:
    """Return the intent of a typed answer."""
    (intent,) = typed(key)
    assert isinstance(intent, Intent)
    return intent


def answers(each: Prepared) -> tuple[str, str]:
    """Return an answer that is wrong, and one that is right."""
    found: dict[bool, str] = {}
    for key in ANSWERS:
        try:
            move = each.session.parse(ME, meant(key))
        except Refusal:
            continue
        found.setdefault(move in each.answers, key)
    return found[False], found[True]


def entries(game: str) -> Sequence[tuple[str, Intent]]:
    """Return the keys of a person who does the first exercise, each with its intent."""
    rules = games.find(game)
    wrong, right = answers(prepared(rules, rules.exercises[0]))
    asked, again, on = ("?", "costs"), ("r", Word.REPEAT), ("\r", Word.ENTER)
    given = [(key, Intent(word)) for key, word in (asked, again, on)]
    tried = [(key if key.isalpha() else f"{key}\r", meant(key)) for key in (wrong, right)]
    return [*given, *tried, given[1], given[2]]


def told(game: str) -> list[str]:
    """Return the blocks of the same exercises, without a reader and without spaces."""
    rules = games.find(game)
    output = Recorder(only(ME))
    exercises = [prepared(rules, exercise) for exercise in rules.exercises]
    reader = ExerciseReader(exercises, Localizer("fr", NAMES), [output])
    reader.inbox = Script([intent for _, intent in entries(game)])
    reader.begin()
    asyncio.run(reader.run())
    return [
        " ".join(each.speech for each in (*block.said, *filter(None, [block.prompt])))
        for block in output.blocks
    ]


@contextmanager
def exercises(kind: type[Reader], home: Path, game: str) -> Iterator[Listener]:
    """Open the exercises of a game under a reader."""
    home.mkdir()
    program = [sys.executable, "-m", "accessigame", "learn", game, "--lang=fr"]
    own = {"ACCESSIGAME_HOME": str(home), "PYTHONPATH": str(Path(__file__).parents[2])}
    with kind(home, [*program, "--speech=reader"], environment=own) as reader:
        yield Listener(reader, "fr")


def do_one(listener: Listener, game: str) -> None:
    """Do the first exercise, with a wrong answer first; leave at the second."""
    listener.listen()
    listener.turn_pages()
    for keys, _ in entries(game):
        listener.reader.type(keys[:-1])
        listener.press(keys[-1])
        listener.turn_pages()
    listener.leave()


def faults(listener: Listener, game: str) -> list[str]:
    """Return all that can be said against what was heard."""
    wanted = [squeezed(listener.reader.aloud(block)) for block in told(game)]
    rows = zip_longest(listener.blocks(), wanted, fillvalue="nothing")
    wrong = [f"not as told: {one}\n for {two}" for one, two in rows if one != two]
    return [*complaints(listener.reader.turns), *wrong]


@pytest.mark.parametrize("kind", [Yasr, Fenrir])
def test_an_exercise_is_heard_once_and_in_order(tmp_path: Path, kind: type[Reader]) -> None:
    """The position, the question, an answer of each kind, a repetition, and the way on.

    One exercise of each game, at the same time. Fails when a verdict is written in two parts.
    """
    with ExitStack() as stack, ThreadPoolExecutor(len(GAMES)) as pool:
        heard = {
            game: stack.enter_context(exercises(kind, tmp_path / game, game)) for game in GAMES
        }
        list(pool.map(do_one, heard.values(), heard))
        found = [fault for game, listener in heard.items() for fault in faults(listener, game)]
    assert not found, "\n".join(found)

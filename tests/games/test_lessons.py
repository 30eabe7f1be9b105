"""The lessons of every game that is found: nothing happens in a taught game without one.

A game announces the events of its `events` folder; `UNTAUGHT` has the files whose events need no
lesson, and why. An instruction for a real table needs none either: it says what to lay where. A new
event elsewhere fails here until each language has its lesson.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from functools import cache
from random import Random
from types import MappingProxyType, ModuleType
from typing import Any, Final

import pytest

from accessigame import bots, games
from accessigame.bots.dealer import Dealer
from accessigame.core.game import Game, default_options
from accessigame.core.model import TABLE, AtTable, Event, NotAllowed, Prompt, Seat, only
from accessigame.games.shared import SharedWin, Winner
from accessigame.host.host import Host
from accessigame.output.blocks import Block
from accessigame.output.tutorial import Explained, Tutorial
from accessigame.session.events import real_table_instructions
from accessigame.session.seating import Seating
from accessigame.session.session import Session
from accessigame.session.table import Table
from accessigame.words.words import LANGUAGES, Localizer
from tests.playing import NAMES, Recorder, TellingWords, Told, events_of
from tests.words.catalogues import messages

pytestmark = pytest.mark.unmeasured

UNTAUGHT: Final = MappingProxyType(
    {
        "answers": "they answer a key, or stand before a question that has a lesson",
        "refusals": "each says what is wrong, and what is possible",
        "phrases": "parts of other sentences",
    }
)
"""The files of events without lessons, and the reasons."""
OUTCOMES: Final = (Winner, SharedWin)
"""Events of all games that say how it ended: the lesson on the aim has said who wins."""
GAMES: Final = [(game.name, edition) for game in games.every() for edition in game.editions]
SEEDS: Final = (1, 2)
LONGEST: Final = 310
"""Characters of a lesson: a usual voice says 15 in a second."""
PLAYERS: Final = 3
BOT: Final = Seat(1)
"""The seat without hands, at a table with real cards."""


def files(game: Game[Any]) -> Iterator[ModuleType]:
    """Give the files of a game's events."""
    folder = importlib.import_module(f"accessigame.games.{game.name.replace('-', '_')}.events")
    for file in pkgutil.iter_modules(folder.__path__):
        yield importlib.import_module(f"{folder.__name__}.{file.name}")


def taught_kinds(game: Game[Any]) -> Iterator[str]:
    """Give the names of the events that must have a lesson."""
    for file in files(game):
        if file.__name__.rpartition(".")[2] not in UNTAUGHT:
            yield from (
                name
                for name, kind in vars(file).items()
                if isinstance(kind, type)
                and issubclass(kind, Event)
                and not issubclass(kind, AtTable)
                and kind.__module__ == file.__name__
            )


def lesson_keys(language: str) -> list[str]:
    """Return the keys of all lessons."""
    return [m.id.name for m in messages(language) if m.id.name.startswith("lesson-")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.every(), ids=lambda game: game.name)
def test_every_event_has_a_lesson(game: Game[Any], language: str) -> None:
    """Each kind of event that a game announces has a lesson, or one for some of its cases.

    Fails when an event is added without its lesson.
    """
    start = f"lesson-{game.name}-"
    lessons = [key for key in lesson_keys(language) if key.startswith(start)]
    taught = {key.removeprefix(start).partition("-")[0] for key in lessons}
    assert set(taught_kinds(game)) - taught == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_lessons_are_short(language: str) -> None:
    """A lesson is heard in twenty seconds: a player waits to play."""
    words, lessons = Localizer(language), lesson_keys(language)
    assert lessons
    long = [key for key in lessons if len(words.text(key)) > LONGEST]
    assert long == []


@cache
def told(name: str, edition: str, seed: int, *, physical: bool) -> tuple[Host, list[Recorder]]:
    """Play a whole taught game at random, and return its host and what its outputs got.

    The first output is for everybody, the others for one player each.
    """
    session = Session(games.find(name), edition, PLAYERS, agreed(name, edition, physical=physical))
    policy, dealer = bots.find(session.game, "random"), Dealer(session.game, seed)
    outputs = [Recorder(), *(Recorder(only(seat)) for seat in session.position.seats)]
    seating = Seating({BOT: policy} if physical else {}, None if physical else dealer)
    table = Table(session, seating, TellingWords("en", NAMES[:PLAYERS]))
    host = Host(table, outputs)
    host.announcer.tutorial = Tutorial(name, table.words, session.edition, session.options)
    host.announcer.announce(session.opening())
    rng = Random(seed)
    while acting := session.to_act():
        seat = min(acting)
        legal = session.legal_moves(seat)
        move = (
            dealer.choose(session.position)
            if seat == TABLE
            else policy.choose(session.view(seat), legal, rng)
        )
        events = session.play(move)
        instructed = real_table_instructions(events, seating.bots) if physical else events
        host.announcer.announce(instructed)
    return host, outputs


def agreed(name: str, edition: str, *, physical: bool) -> dict[str, object]:
    """Return the options of a short game, with the hand of the bot known to the program."""
    game = games.find(name)
    options: dict[str, object] = {"physical": physical}
    if "rounds" in default_options(game):
        options["rounds"] = 2
    for option in game.options:
        if physical and option.kind == "seats":
            try:
                game.start(edition, PLAYERS, {**options, option.name: (BOT,)})
            except NotAllowed:
                continue
            options[option.name] = (BOT,)
    return options


def moments(output: Recorder) -> Iterator[tuple[int, Event]]:
    """Give each event and each question with the number of its block."""
    for number, block in enumerate(output.blocks):
        yield from ((number, event) for event in (*events_of(block), *question(block)))


def question(block: Block) -> tuple[Event, ...]:
    """Return the question of a block, if it has one."""
    return (block.prompt.event,) if isinstance(block.prompt, Told) else ()


def needs_no_lesson(event: Event) -> bool:
    """Say whether an event is an instruction, or stands in one of the lists above."""
    shared = isinstance(event, (Explained, *OUTCOMES)) or ".games." not in type(event).__module__
    file = type(event).__module__.rpartition(".")[2]
    return shared or isinstance(event, AtTable) or file in UNTAUGHT


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("physical", [False, True], ids=["dealt", "physical"])
@pytest.mark.parametrize(("name", "edition"), GAMES)
def test_what_happens_is_explained_once(name: str, edition: str, physical: bool, seed: int) -> None:
    """In a whole taught game each event has its lessons, once, with its first block and after it.

    Fails when a lesson is given twice, before its event, or not at all.
    """
    host, outputs = told(name, edition, seed, physical=physical)
    taught = host.announcer.tutorial
    assert taught is not None
    for output in outputs:
        came = list(moments(output))
        explained = [e.meaning for _, e in came if isinstance(e, Explained)]
        assert len(explained) == len(set(explained))
        seen = set[str]()
        for block, event in came:
            keys = taught.keys(event)
            assert keys or needs_no_lesson(event), event
            for key in set(keys) - seen:
                assert key in after(output.blocks[block], event), (event, key)
            seen.update(keys)
        assert len(seen) == len(explained)


def after(block: Block, event: Event) -> list[str]:
    """Return the lessons in a block after an event, or all of them for its question."""
    events = events_of(block)
    start = 0 if isinstance(event, Prompt) else events.index(event)
    return [each.meaning.key for each in events[start:] if isinstance(each, Explained)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keys_after_a_game_are_named_alike(language: str) -> None:
    """The lesson on the score names the same keys in Titus as in No Thanks.

    Fails when one game names a letter, and the other the keypad.
    """
    words = Localizer(language)
    score, longer = map(words.text, ("lesson-titus-SeatScored", "lesson-no-thanks-PlayerScored"))
    assert longer.endswith(f" {score}")

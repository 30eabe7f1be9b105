"""Whole games under real screen readers: each event heard once, in order, and no secret."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from itertools import zip_longest
from pathlib import Path
from typing import Final

import pytest

from accessigame import games
from accessigame.session.events import GameNotKept
from accessigame.session.journal import Header, line_of
from accessigame.words.words import LANGUAGES, Localizer
from tests.acceptance.expected_speech import ExpectedSpeech
from tests.acceptance.reader_player import ReaderPlayer
from tests.acceptance.screen_reader import Fenrir, Reader, Yasr, complaints, squeezed
from tests.acceptance.script_player import ScriptPlayer
from tests.commands.recorded import played

pytestmark = [
    pytest.mark.acceptance,
    # make test installs the readers on Debian, so that there their absence is a failure
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="they read Linux consoles"),
    # pexpect forks while other tests' threads may still be there; the child only starts a reader
    pytest.mark.filterwarnings("ignore:.*multi-threaded:DeprecationWarning"),
]

READERS: Final = {"yasr": Yasr, "fenrir": Fenrir}
SEED: Final = 7
SEEDED: Final = ("--seed", str(SEED))
ALONE: Final = ("--players", "Léa,Ana:bot,Ben:bot")
GAMES: Final[Mapping[str, Sequence[str]]] = {
    "no-thanks": ALONE,
    "six-nimmt": (*ALONE, "--rounds", "1"),
    "titus": ("--players", "Léa,Ana:bot,Ben:bot,Zoé:bot"),
}
"""A whole game each, against bots."""


@contextmanager
def heard(
    kind: type[Reader], home: Path, language: str, *command: str, resumed: bool = False
) -> Iterator[ReaderPlayer]:
    """Open a game under a reader."""
    home.mkdir(exist_ok=True)
    path = home / "game.jsonl"
    program = [sys.executable, "-m", "accessigame", *command, "--speech", "reader"]
    program += ["--lang", language] + ([] if resumed else ["--journal", str(path)])
    own = {"ACCESSIGAME_HOME": str(home), "PYTHONPATH": str(Path(__file__).parents[2])}
    own["ACCESSIGAME_CALLED"] = "accessigame"
    with kind(home, program, environment=own) as reader:
        yield ReaderPlayer(
            reader, ScriptPlayer(ExpectedSpeech(path, language, resumed=resumed), SEED), language
        )


def faults(listener: ReaderPlayer) -> list[str]:
    """Return all that can be said against a game that was heard to its end."""
    told, reader = listener.script.told, listener.reader
    *heard, farewell = listener.blocks()
    wanted = [[squeezed(reader.aloud(b)) for b in told.blocks(short=s)] for s in (False, True)]
    rows = zip_longest(heard, *wanted, fillvalue="nothing")
    wrong = [f"not as told: {one}\n for {two}" for one, *two in rows if one not in two]
    if not farewell.endswith(squeezed(told.say(GameNotKept()))):
        wrong.append(f"no farewell: {farewell}")
    if not listener.script.over:
        wrong.append("not a whole game")
    return [*complaints(reader.turns), *wrong]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", READERS)
def test_whole_games_are_heard_once_and_in_order(tmp_path: Path, name: str, language: str) -> None:
    """All that the journal tells is heard, block by block, and nothing else.

    Three games are played at a time, each in a terminal of its own.
    Fails when pages fill the screen: Fenrir then leaves out lines that stood there before.
    """
    with ExitStack() as stack, ThreadPoolExecutor(len(GAMES)) as pool:
        games = [
            stack.enter_context(
                heard(READERS[name], tmp_path / game, language, "play", game, *options, *SEEDED)
            )
            for game, options in GAMES.items()
        ]
        list(pool.map(ReaderPlayer.play_to_the_end, games))
        found = [fault for game in games for fault in faults(game)]
    assert not found, "\n".join(found)


def test_secret_cards_at_one_keyboard_are_heard_by_nobody(tmp_path: Path) -> None:
    """Two persons choose at one keyboard, and no card is heard before all are turned over.

    A new game of this kind is refused, for nobody could know a hand; one that was left goes on.
    Fails when a secret digit is shown as a star: yasr then says "space" for each.
    """
    setup = {"deck": "shuffled", "seed": SEED, "bots": {"2": "medium"}}
    header = Header("six-nimmt", "base", ("Léa", "Ana", "Ben"), {"rounds": 1}, setup)
    with ExitStack() as stack, ThreadPoolExecutor(len(READERS)) as pool:
        games = []
        for name, kind in READERS.items():
            path = tmp_path / name / "game.jsonl"
            path.parent.mkdir()
            path.write_text(header.line() + "\n", "utf-8")
            resumed = heard(kind, path.parent, "fr", "resume", str(path), resumed=True)
            games.append(stack.enter_context(resumed))
        list(pool.map(ReaderPlayer.play_to_the_end, games))
        found = [fault for game in games for fault in faults(game)]
        typed = [turn for game in games for turn in game.reader.turns if turn.key.isdigit()]
    assert not found, "\n".join(found)
    assert typed
    assert not [turn for turn in typed if turn.heard]


def test_whole_games_with_real_cards_are_heard_once_and_in_order(tmp_path: Path) -> None:
    """6 nimmt! with a bot whose hand is typed; Titus whole, and with a short pile and no list.

    Fails when real cards are told once more before a row is chosen: one is then heard twice.
    """
    options = {"size": 16, "deck": "none", "physical": True}
    header = Header(
        "titus", "standard", ("Léa", "Ana"), options, {"deck": "physical", "seed": SEED}
    )
    unlisted = tmp_path / "unlisted"
    unlisted.mkdir()
    (unlisted / "game.jsonl").write_text(header.line() + "\n", "utf-8")
    real = ("--deck", "physical", *SEEDED)
    cards = ("--players", "Léa,Ana,Ben:bot", "--rounds", "1", *real)
    with ExitStack() as stack, ThreadPoolExecutor() as pool:
        opened = (
            heard(Yasr, tmp_path / "six-nimmt", "fr", "play", "six-nimmt", *cards),
            heard(Yasr, tmp_path / "titus", "fr", "play", "titus", *GAMES["titus"], *real),
            heard(Yasr, unlisted, "fr", "resume", str(unlisted / "game.jsonl"), resumed=True),
        )
        tables = [stack.enter_context(game) for game in opened]
        list(pool.map(ReaderPlayer.play_to_the_end, tables))
        found = [fault for table in tables for fault in faults(table)]
    assert not found, "\n".join(found)


def _as_on_a_screen(lines: list[str]) -> list[str]:
    """Return the lines of a replay, which ends with an act, without whose turn it was."""
    return [line for line in lines if not line.startswith("À ")]


def test_an_old_game_is_heard_from_its_first_line_to_its_last(tmp_path: Path) -> None:
    """A replay is longer than any screen, and no line of it leaves the screen unheard.

    Whose turn it was is left out there, for the act names who acts.
    Fails when all of it is written at once: Fenrir then says the last 24 lines alone.
    """
    rules = games.find("no-thanks")
    moves, _ = played(rules, 3, SEED)
    path = tmp_path / "old.jsonl"
    header = Header(rules.name, rules.editions[0], ("Léa", "Ana", "Ben"))
    lines = [header.line(), *(line_of(move, rules) for move in moves[:45])]
    path.write_text("".join(line + "\n" for line in lines), "utf-8")
    program = [sys.executable, "-m", "accessigame", "replay", str(path), "--lang", "fr"]
    own = {"ACCESSIGAME_HOME": str(tmp_path), "PYTHONPATH": str(Path(__file__).parents[2])}
    told = subprocess.run(program, env={**os.environ, **own}, capture_output=True, check=True)
    unheard = [squeezed(line) for line in _as_on_a_screen(told.stdout.decode().splitlines())]
    more = Localizer("fr").text("page-more")
    with Fenrir(tmp_path, program, environment=own) as reader:
        while True:
            reader.wait_heard(
                f"{re.escape(more)}|{re.escape(told.stdout.decode().split(chr(10))[-2])}"
            )
            heard = squeezed(reader.turns[-1].heard)
            while unheard and heard.startswith(unheard[0]):
                heard = heard.removeprefix(unheard.pop(0))
            if not unheard:
                break
            assert re.fullmatch(squeezed(more), heard), unheard[0]
            reader.press("\r")

"""Games at a console of Windows: the first start, whole games, the menu, a kill, two programs."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Sequence
from itertools import cycle
from pathlib import Path
from typing import Final

from accessigame.session import journal
from accessigame.session.journal import JournalBusy
from accessigame.words.words import Localizer
from tests.acceptance.expected_speech import ExpectedSpeech
from tests.acceptance.screen_reader import squeezed
from tests.acceptance.script_player import ScriptPlayer
from tests.acceptance.terminal import Turn
from tests.acceptance.test_menu_walked import WALKS, steps
from tests.desktop.judge import ESCAPES
from tests.desktop.walks import GAMES, PLAYERS, SEED
from tests.menu.menu_numbers import NUMBERS, new_table
from tests.windows.console import Console, at_home, open_console, settle
from tests.windows.wine import Wine

MOST: Final = 600
"""Keys after which a game has gone wrong."""
BOTS: Final = "--players=Zoé:easy,Ana:easy"
PIPED: Final = (
    (("rules", "titus", "--lang=fr"), ""),
    (("rules", "six-nimmt", "--lang=de"), ""),
    (("play", "titus", f"{BOTS},Léa:easy", "--seed=3", "--lang=fr"), ""),
    (
        ("play", "no-thanks", "--players=Zoé,Ana:easy,Léa:easy", "--seed=3", "--lang=fr"),
        "p\né\nq\n",
    ),
    (("play", "no-such-game", "--lang=de"), ""),
)
"""Commands, and what is typed into each."""
WORDS: Final = Localizer("fr")
MENU: Final = WORDS.text("menu")
NAMES: Final = ("Zoé", "Léa", "Marc")
REFUSED: Final = 2
"""The exit code of a program that refuses what was asked of it."""
BACK: Final = 40
"""Keys after which the menu is not found again."""


def first_start(wine: Wine, home: Path) -> str:
    """Answer the first questions, begin a game from the menu, leave it and the program."""
    with open_console(wine, home, language="fr") as console:
        console.answer("3\r")
        assert "Langue ? Language? Sprache?" in console.answered, console.screen
        console.answer("1\r")
        assert "Réglages enregistrés" in console.answered, console.screen
        console.answer("99\r", *["\r"] * 5)
        assert re.fullmatch(r"\d+ \+\d+ \?", console.question), console.screen
        console.answer("q", "0\r")
        assert "Au revoir." in console.answered, console.screen
        assert console.finish() == 0
        keys = len(console.turns) - 1
    with open_console(wine, home, "play", "no-thanks", language="fr") as again:
        assert "Qui parle" not in again.wrote, again.screen
        again.answer("q")
    return f"{keys} keys; asked once"


def whole_game(wine: Wine, home: Path, game: str, language: str) -> str:
    """Play a game by keys to its end; after each move stands what its journal says, and no more."""
    path = home / "game.jsonl"
    options = ("--players", PLAYERS, *GAMES[game], "--seed", str(SEED), "--journal", str(path))
    options += ("--lang", language, "--speech", "off")
    with open_console(wine, home, "play", game, *options, language=language) as console:
        expected = ExpectedSpeech(path, language)
        script = ScriptPlayer(expected, SEED)
        told = [_told(console.turns)]
        while not script.over:
            begin, (keys, _) = len(console.turns), script.keys()
            console.answer(keys)
            told.append(_told(console.turns[begin:]).removeprefix(squeezed(keys)))
            assert len(console.turns) < MOST, console.screen
        console.answer("q")
        assert console.finish() == 0, console.screen
        for block, wrote in zip(map(squeezed, expected.blocks()), told, strict=True):
            assert wrote == block, f"{wrote} was written, and not {block}"
        return f"{len(console.turns) - 1} keys, {len(told)} announcements"


def _told(turns: Sequence[Turn]) -> str:
    """Return what was written in these turns, without spaces."""
    return squeezed(ESCAPES.sub("", "".join(turn.wrote for turn in turns)))


def menu(wine: Wine, home: Path) -> str:
    """Open each row of the menu and each row below it, and come back from each to the menu."""
    _evening(wine, home)
    with open_console(wine, home, language="fr") as console:
        walks = list(map(steps, WALKS.splitlines()))
        for walk in filter(None, walks):
            for typed, words in walk:
                console.answer(f"{typed}\r")
                if WORDS.has(words):
                    begin = WORDS.text(words).partition("?")[0].splitlines()[0].strip()
                    assert begin in console.answered, f"{walk}: {console.screen}"
            _back(console)
        console.answer("0\r")
        assert console.finish() == 0, console.screen
        return f"{len(walks)} walks, {len(console.turns) - 1} keys"


def _evening(wine: Wine, home: Path) -> None:
    """Leave a finished game, two that were left and one that was put away, as a player does."""
    settle(home, "fr")
    own = wine.environment("fr", **at_home(wine, home))
    players = "--players=A:easy,B:easy,C:easy"
    left = (new_table(f"{name},Ana:easy,Ben:easy", deck="shuffled") for name in NAMES)
    typed = [*(f"{table}q\n0\n" for table in left), f"{NUMBERS['put-away']}\n3\n0\n0\n"]
    for arguments, text in [(("play", "no-thanks", players), ""), *(((), text) for text in typed)]:
        command = wine.command("python", "-m", "accessigame", *arguments)
        program = wine.start(command, own)
        out, err = program.communicate(text)
        assert program.returncode == 0, out + err


def _back(console: Console) -> None:
    """Go back to the menu from wherever a walk has led."""
    ways = cycle(("0", "", "q"))
    for _ in range(BACK):
        wrote = ESCAPES.sub("", console.answered)
        if MENU in wrote:
            return
        has_row = "\n0. " in wrote
        _reply(console, "0" if has_row else "q" if console.question.endswith("?") else next(ways))
    raise AssertionError(f"no way back to the menu: {console.screen}")


def _reply(console: Console, key: str) -> None:
    """Press a key, and Enter behind it where a line is asked for."""
    if key:
        console.press(key)
        console.wait(lambda: console.question or console.prompt.endswith(key), f"what {key} does")
    if not key or not console.question:
        console.answer("\r")


def kill_and_resume(wine: Wine, home: Path) -> str:
    """Kill the program in the middle of a game, as a power cut does, and resume the game."""
    settle(home, "en")
    path = home / "games" / "game.jsonl"
    options = ("--players", PLAYERS, "--seed", str(SEED), "--journal", str(path))
    with open_console(wine, home, "play", "no-thanks", *options) as console:
        console.answer("p", "t", "p")
        asked = console.question
        console.signal(signal.SIGKILL)
    entries = journal.read(path).entries
    with open_console(wine, home, "resume", str(path)) as console:
        assert console.question == asked, console.screen
        console.answer("p", "q")
        assert console.finish() == 0, console.screen
    kept = journal.read(path).entries
    assert kept[: len(entries)] == entries
    assert len(kept) > len(entries)
    return f"{len(entries)} moves kept, then {len(kept) - len(entries)} more"


def two_programs(wine: Wine, home: Path) -> str:
    """Start a second program on the game of a first one: it is refused, and the first plays on."""
    settle(home, "en")
    path = home / "game.jsonl"
    options = ("--players", PLAYERS, "--seed", str(SEED), "--journal", str(path))
    with open_console(wine, home, "play", "no-thanks", *options) as console:
        console.answer("p")
        command = wine.command("python", "-m", "accessigame", "resume", str(path))
        second = wine.start(command, wine.environment("en", **at_home(wine, home)))
        out, err = second.communicate("q\n")
        assert second.returncode == REFUSED, out + err
        busy = Localizer("en").say(JournalBusy(wine.path(path))).speech
        assert squeezed(busy) in squeezed(out + err), out + err
        console.answer("t", "q")
        assert console.finish() == 0, console.screen
    return "the second is refused, the first plays on"


def farewell(wine: Wine, home: Path) -> str:
    """Type what the farewell of an installed program tells, in cmd: the game is resumed."""
    settle(home, "en")
    options = ("--players", PLAYERS, "--seed", str(SEED))
    own = wine.environment("en", ACCESSIGAME_HOME=wine.path(home))
    with Console(wine.command("accessigame", "play", "no-thanks", *options), own) as console:
        console.answer("q")
        assert console.finish() == 0, console.screen
        told = re.search(r"To resume: (.+)\.", console.screen)
        assert told, console.screen
    with Console(wine.command("cmd", "/c", told[1]), own) as console:
        assert "Game resumed" in console.wrote, console.screen
        console.answer("q")
    return told[1]


def pipes(wine: Wine, home: Path) -> str:
    """Run commands through pipes here and there: they write the same, and end with the same."""
    settle(home, "en")
    for arguments, typed in PIPED:
        here = subprocess.run(
            [sys.executable, "-m", "accessigame", *arguments],
            input=typed.encode(),
            capture_output=True,
            env={**os.environ, "ACCESSIGAME_HOME": str(home), "ACCESSIGAME_CALLED": "accessigame"},
            check=False,
        )
        command = wine.command("python", "-m", "accessigame", *arguments)
        there = wine.start(command, wine.environment("en", **at_home(wine, home)))
        out, err = there.communicate(typed)
        wanted = here.stdout.decode(), here.stderr.decode(), here.returncode
        found = out.replace("\r\n", "\n"), err.replace("\r\n", "\n"), there.returncode
        assert found == wanted, f"{arguments}: {found}, and not {wanted}"
    return f"{len(PIPED)} commands write the same as here"

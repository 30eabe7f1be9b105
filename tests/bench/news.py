"""Seconds that a player listens until the own turn, and to the menu after a game.

Whole games of a person among bots, by `tests/waits.py`: the sentences since the last choice in
which another player has moved, with the question, as eSpeak NG speaks them. `run` takes French;
`python -m tests.bench.news en de` takes other languages. The cells beside them are those of the
short forms, without what a braille line tells.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Final

from accessigame import games
from accessigame.session.events import GameNotKept
from accessigame.words.words import Localizer, Verbosity
from tests import others
from tests.waits import waits

RATE: Final = 300
"""Words a minute, as somebody listens who hears a synthesiser all day."""
SEEDS: Final = range(1, 11)
HEADER: Final = 44
"""Bytes before the sound in a file."""
BYTES: Final = 2 * 22050
"""Bytes of a second."""
GOALS: Final = {"no-thanks": 3.0, "six-nimmt": 5.0, "titus": 10.0}
"""Seconds at the median, at the verbosity normal, in French."""
MENU_GOAL: Final = 6.0


def run(languages: Iterable[str] = ("fr",)) -> Iterator[str]:
    """Give a line for each language, game and verbosity, then one for the menu."""
    for language in languages:
        for rules in games.every():
            for verbosity in Verbosity:
                yield _line(rules.name, verbosity, language)
        yield _menu_line(language)


def _line(game: str, verbosity: Verbosity, language: str) -> str:
    told = [
        wait
        for seed in SEEDS
        for wait in waits(game, seed, verbosity, language)[1:]
        if wait.has_news and wait.position.to_act()
    ]
    texts = [" ".join((*wait.sentences, wait.question)) for wait in told]
    with ThreadPoolExecutor(2) as pool:
        heard = list(pool.map(lambda text: seconds(text, language), texts))
    felt = [len(" ".join(wait.felt)) for wait in told]
    goal = f" (goal {GOALS[game]:.0f})" if verbosity is Verbosity.NORMAL else ""
    return (
        f"news, {game}, {language}, {verbosity}: {len(told)} waits, median "
        f"{statistics.median(heard):.1f} s{goal}, worst {max(heard):.1f} s; "
        f"{statistics.median(felt):.0f} cells, at most {max(felt)}"
    )


def _menu_line(language: str) -> str:
    heard = seconds(" ".join(_menu_after_game(language)), language)
    return f"news, menu after a game, {language}: {heard:.1f} s (goal {MENU_GOAL:.0f})"


def _menu_after_game(language: str) -> list[str]:
    """Return the lines of the menu behind a game that was left, and is kept."""
    words = Localizer(language)
    new_table = "1\n\n\n\n\n"
    with tempfile.TemporaryDirectory() as home:
        ran = subprocess.run(
            [sys.executable, "-m", "accessigame", "--lang", language],
            input=f"{new_table}q\n0\n",
            env={**os.environ, "ACCESSIGAME_HOME": home},
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
    lines = ran.stdout.splitlines()
    begin = max(place for place, line in enumerate(lines) if line == words.text("menu"))
    farewell = words.say(GameNotKept()).speech
    return [line for line in lines[begin:] if line != farewell]


@cache
def seconds(text: str, language: str) -> float:
    """Return the seconds that eSpeak NG speaks a text."""
    others.find_first()
    command = ["espeak-ng", "-v", language, "-s", str(RATE), "--stdout", "--", text]
    sound = subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout
    return (len(sound) - HEADER) / BYTES


if __name__ == "__main__":
    sys.stdout.writelines(f"{line}\n" for line in run(sys.argv[1:] or ("fr",)))

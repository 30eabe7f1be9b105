"""The first line of a game from a pipe: nothing is loaded that it does not need."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.wait_for import PATIENCE

UNNEEDED = (
    "accessigame.braille",
    "accessigame.cli.local_camera",
    "accessigame.cli.prompts",
    "accessigame.devices.braille",
    "accessigame.devices.camera",
    "accessigame.devices.console.pages",
    "accessigame.devices.console.terminal",
    "accessigame.devices.speech",
    "accessigame.devices.transport",
    "accessigame.displays",
    "accessigame.drill",
    "accessigame.games.six_nimmt",
    "accessigame.games.titus",
    "accessigame.host.help",
    "accessigame.host.sight",
    "accessigame.labels",
    "accessigame.output.adjusting",
    "accessigame.output.tutorial",
    "accessigame.session.correction",
    "accessigame.session.rewrite",
    "accessigame.storage.setting_checks",
    "accessigame.storage.learned_decks",
    "hmac",
    "importlib.resources",
    "prompt_toolkit",
    "secrets",
    "serial",
    "shutil",
)
"""Packages and modules for a terminal, a display, a voice, a camera, or a wish that nobody has yet.

`secrets` brings `hmac`, and `shutil` five kinds of archives. `random` itself needs `hashlib` in
some Pythons.
"""

STOPS_AT_FIRST_LINE = """
import gc
import sys
from accessigame.main import main


class FirstLine(Exception):
    pass


def collections():
    return sum(generation["collections"] for generation in gc.get_stats())


def write(text):
    found = text.splitlines()[0], str(collections() - begun), *sys.modules
    sys.stderr.write("\\n".join(found))
    raise FirstLine


sys.stdout.write = write
begun = collections()
sys.argv = ["accessigame", "play", "no-thanks", "--seed", "3", "--lang", "en"]
try:
    main()
except FirstLine:
    pass
"""


@pytest.fixture(scope="module")
def loaded(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """Return the first line of a game from a pipe, and what the program did by then.

    That is how often Python looked for unused cycles, and the modules that are loaded.
    """
    home = tmp_path_factory.mktemp("home")
    ran = subprocess.run(
        [sys.executable, "-c", STOPS_AT_FIRST_LINE],
        input="",
        capture_output=True,
        text=True,
        check=True,
        timeout=PATIENCE,
        env={**os.environ, "ACCESSIGAME_HOME": str(home)},
        cwd=Path(__file__).parents[1],
    )
    return ran.stderr.splitlines()


def test_the_first_line_is_that_of_the_game(loaded: list[str]) -> None:
    """The modules are listed when the game begins, neither before nor at its end.

    Fails when the program stops before its first line.
    """
    assert loaded[0] == "New game. Everybody has 11 tokens. You start."
    assert "accessigame.games.no_thanks" in loaded


def test_what_is_loaded_is_not_looked_through(loaded: list[str]) -> None:
    """Python looks for unused cycles when a game runs, not while it loads.

    Fails when `main` leaves the number of new objects as Python has it.
    """
    assert int(loaded[1]) == 0


@pytest.mark.parametrize("name", UNNEEDED)
def test_nothing_unneeded_is_loaded(loaded: list[str], name: str) -> None:
    """Each of these is imported only where it is used.

    Fails when `cli.preferences` imports `displays` at its top to check the name of a display.
    """
    assert not [module for module in loaded if f"{module}.".startswith(f"{name}.")]

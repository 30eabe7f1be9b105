"""A braille display on COM1, which is a pseudo-terminal of this system with a display behind it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from accessigame.braille.discovery import LIBRARY_VARIABLE, TABLES_VARIABLE
from tests.acceptance.braille_typist import BrailleTypist
from tests.wait_for import wait_for
from tests.windows.console import at_home, settle
from tests.windows.wine import LackingError, Wine

PLAYERS: Final = ("Nadia", "Ana", "Ben")
TABLES: Final = "/usr/share/liblouis/tables"
DISPLAY: Final = "baum:COM1"
REFUSE: Final = "1234"
MOVES: Final = 3


def display_on_com1(wine: Wine, home: Path) -> str:
    """Find a Baum on COM1, play with its keys alone, and leave by them.

    Raises LackingError where no liblouis.dll was named: no registry has one.
    """
    if not os.environ.get(LIBRARY_VARIABLE):
        raise LackingError(f"{LIBRARY_VARIABLE} names no liblouis.dll, which no registry has")
    settle(home, "fr")
    typist = BrailleTypist(40, home, PLAYERS, "french-compact")
    with typist.display:
        wine.connect("com1", typist.display.link)
        found = _checked(wine, home)
        assert "Baum" in found, found
        moves = _played(wine, home, typist)
    return f"found, and {moves} moves by its keys"


def _environment(wine: Wine, home: Path) -> dict[str, str]:
    library = {
        LIBRARY_VARIABLE: wine.path(os.environ[LIBRARY_VARIABLE]),
        TABLES_VARIABLE: wine.path(os.environ.get(TABLES_VARIABLE, TABLES)),
    }
    return wine.environment("fr", **at_home(wine, home), **library)


def _checked(wine: Wine, home: Path) -> str:
    """Return what the program says of the display that it finds."""
    command = wine.command("python", "-m", "accessigame", "display", "check", DISPLAY)
    out, err = wine.start(command, _environment(wine, home)).communicate("\n")
    return out + err


def _played(wine: Wine, home: Path, typist: BrailleTypist) -> int:
    """Play with the keys of the display alone; return the number of moves of all."""
    command = wine.command(
        *("python", "-m", "accessigame", "play", "no-thanks", "--seed=11", "--speech=off"),
        *("--players", "Nadia,Ana:bot,Ben:bot", f"--display={DISPLAY}"),
        *("--journal", str(typist.journal)),
    )
    program = wine.start(command, _environment(wine, home))
    try:
        wait_for(lambda: any(typist.window))
        for _ in range(MOVES):
            known = len(typist.until_asked().session.steps)
            frames = len(typist.frames)
            typist.press(REFUSE)
            typist.until_asked(known)
            typist.until_felt(frames)
        typist.press("12345")  # q
        assert program.wait() == 0
    finally:
        program.kill()
        program.communicate()
    return len(typist.table().session.steps)

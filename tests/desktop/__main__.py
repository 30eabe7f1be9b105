"""Walk the menu and play whole games under Orca, and print a table of what was heard.

python -m tests.desktop [--fault=NAME] [NAME...]: the menu and the games, or those that are named,
such as menu-fr or no-thanks-fr-shuffled; the games with a fault of
tests/acceptance/fault_injection.py planted, to see the judge notice it. The exit code is 1 if one
of again, lost, cut and out of order is not zero.
"""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Final, TypeAlias

from accessigame.words.words import LANGUAGES, Localizer
from tests.acceptance import fault_injection
from tests.acceptance.expected_speech import ExpectedSpeech
from tests.acceptance.script_player import ScriptPlayer
from tests.desktop.desk import Desk
from tests.desktop.judge import COLUMNS, judged

SEED: Final = 7
DECKS: Final = ("shuffled", "physical")
GAMES: Final[Mapping[str, Sequence[str]]] = {
    "no-thanks": (),
    "six-nimmt": ("--rounds", "1"),
    "titus": (),
}
PLAYERS: Final = "Léa,Ana:bot,Ben:bot"
MENU: Final = "menu"
ANSWERS: Final = ("h", "20", "1", "1", "", "", "h", "q")
"""To the menu: help, a slip, a new game, its first questions, help, and back again."""
FAULT: Final = "--fault="
STARTS: Final = 3
"""Desks for one row, as Orca starts badly at times."""
MOST: Final = 400
"""Keys after which a game has gone wrong."""


Heard: TypeAlias = tuple[Counter[str], list[str]]
"""The figures of a row by column, and a sentence for each fault."""


def heard_of(name: Sequence[str], fault: str = "none") -> Heard:
    """Return the figures and the faults of the menu or a game.

    An Orca that says nothing of the first block has not started well: it gets another desk.
    """
    kind, language, *deck = name
    for _ in range(STARTS):
        if found := _played(kind, language, *deck, fault=fault) if deck else _walked(language):
            return found
    return Counter(), [f"Orca says nothing, with {STARTS} desks"]


def _walked(language: str) -> Heard | None:
    """Answer the menu; return the figures and the faults, or None where Orca was silent."""
    with Desk(language) as desk:
        own = desk.home / "accessigame"
        own.mkdir()
        text = f'language = "{language}"\nspeech = "reader"\n'
        (own / "settings.toml").write_text(text, "utf-8")
        desk.open(sys.executable, "-m", "accessigame")
        if desk.silent:
            return None
        for answer in ANSWERS:
            desk.type(answer)
            desk.press("\r")
        return _figures(desk, "" if desk.asked else "the menu asks nothing")


def _played(game: str, language: str, deck: str, *, fault: str) -> Heard | None:
    """Play a game to its end; return the figures and the faults, or None where Orca was silent."""
    with Desk(language) as desk:
        path = desk.home / "game.jsonl"
        options = ["--players", PLAYERS, *GAMES[game], "--deck", deck, "--seed", str(SEED)]
        options += ["--lang", language, "--speech", "reader", "--journal", str(path)]
        program = Path(fault_injection.__file__)
        desk.open(sys.executable, str(program), fault, "play", game, *options)
        if desk.silent:
            return None
        script = ScriptPlayer(ExpectedSpeech(path, language), SEED)
        more = Localizer(language).text("page-more")
        for _ in range(MOST):
            if desk.exit_code is not None or not desk.asked or desk.silent:
                break
            _act(desk, script, more)
        return _figures(desk, "" if script.over else "not a whole game")


def _figures(desk: Desk, unfinished: str) -> Heard:
    figures, faults = judged(desk.turns)
    if unfinished:
        faults.append(f"{unfinished}: {desk.turns[-1].written!r}")
    figures["keys"] = len(desk.turns) - 1
    return figures, faults


def _act(desk: Desk, script: ScriptPlayer, more: str) -> None:
    """Turn a page, leave a game that is over, or make a legal move."""
    if desk.asked == more:
        desk.press("\r")
    elif script.over:
        desk.press("q")
    else:
        keys, _ = script.keys()
        desk.type(keys[:-1])
        desk.press(keys[-1])


def main(names: Sequence[str]) -> int:
    """Hear what these names stand for, or all; print a row for each."""
    faults_named = [name.removeprefix(FAULT) for name in names if name.startswith(FAULT)]
    names = [name for name in names if not name.startswith(FAULT)]
    every = (*product((MENU,), LANGUAGES), *product(GAMES, LANGUAGES, DECKS))
    wanted = [each for each in every if not names or "-".join(each) in names]
    ran = subprocess.run(["orca", "--version"], capture_output=True, text=True, check=True)
    _write(f"Orca {ran.stdout.strip().splitlines()[-1]}")
    _write("| " + " | ".join(("heard", "keys", *COLUMNS)) + " |")
    _write("| --- " * (len(COLUMNS) + 2) + "|")
    failed = False
    for each in wanted:
        figures, faults = heard_of(each, *faults_named)
        row = [" ".join(each), *(str(figures[column]) for column in ("keys", *COLUMNS))]
        _write("| " + " | ".join(row) + " |")
        sys.stderr.writelines(f"  {fault}\n" for fault in faults)
        failed = failed or bool(faults)
    return int(failed)


def _write(line: str) -> None:
    """Write a line now: the games take minutes."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

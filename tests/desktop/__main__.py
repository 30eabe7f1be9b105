"""Play whole games under Orca, and print a table of what was heard.

python -m tests.desktop [--fault=NAME] [GAME-LANGUAGE-DECK...]: all games, or those that are named,
such as no-thanks-fr-shuffled; with a fault of tests/acceptance/fault_injection.py planted, to see
the judge notice it. The exit code is 1 if a column but the first is not zero.
"""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Final

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
FAULT: Final = "--fault="
MOST: Final = 400
"""Keys after which a game has gone wrong."""


def play(
    game: str, language: str, deck: str, fault: str = "none"
) -> tuple[Counter[str], list[str]]:
    """Play a game to its end; return the figures and the faults."""
    with Desk(language) as desk:
        path = desk.home / "game.jsonl"
        options = ["--players", PLAYERS, *GAMES[game], "--deck", deck, "--seed", str(SEED)]
        options += ["--lang", language, "--speech", "reader", "--journal", str(path)]
        program = Path(fault_injection.__file__)
        desk.open(sys.executable, str(program), fault, "play", game, *options)
        script = ScriptPlayer(ExpectedSpeech(path, language), SEED)
        more = Localizer(language).text("page-more")
        for _ in range(MOST):
            if desk.exit_code is not None or not desk.asked:
                break
            _act(desk, script, more)
        figures, faults = judged(desk.turns)
        if not script.over:
            faults.append(f"not a whole game: {desk.turns[-1].written!r}")
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
    """Play the games of these names, or all; print a row for each."""
    faults_named = [name.removeprefix(FAULT) for name in names if name.startswith(FAULT)]
    names = [name for name in names if not name.startswith(FAULT)]
    every = product(GAMES, LANGUAGES, DECKS)
    wanted = [each for each in every if not names or "-".join(each) in names]
    ran = subprocess.run(["orca", "--version"], capture_output=True, text=True, check=True)
    _write(f"Orca {ran.stdout.strip().splitlines()[-1]}")
    _write("| " + " | ".join(("game", "keys", *COLUMNS)) + " |")
    _write("| --- " * (len(COLUMNS) + 2) + "|")
    failed = False
    for each in wanted:
        figures, faults = play(*each, *faults_named)
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

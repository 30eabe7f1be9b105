"""Full-rule games a second with random bots, beside bare counting in the same Python."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from typing import Any, Final

GAMES: Final = {"no-thanks": 9000, "six-nimmt": 6000, "titus": 900}
COUNT = 3_000_000
LEAST: Final = {"no-thanks": 3000, "six-nimmt": 2000, "titus": 300}
"""Rounds a second on an idle core, four players."""
TWICE: Final = 1.7
"""How many times as fast two processes are at least, on two idle cores."""


def run() -> list[str]:
    """Return rounds a second, and how many additions of plain Python one round is worth."""
    began = time.perf_counter()
    total = 0
    for number in range(COUNT):
        total += number
    additions = COUNT / (time.perf_counter() - began)
    return [_line(game, least, additions) for game, least in LEAST.items()]


def _line(game: str, least: int, additions: float) -> str:
    alone, two = _speed(game, 1), _speed(game, 2)
    worth = f"one round is worth {additions / alone:.0f} additions of this Python"
    faster = f"two processes play {two / alone:.2f} times as many (at least {TWICE})"
    speed = f"{alone:.0f} full-rule rounds a second (at least {least})"
    return f"simulate {game}: {speed}, {worth}; {faster}"


def _speed(game: str, jobs: int) -> float:
    bots = "random,random,random,random"
    command = ["simulate", game, "--games", str(GAMES[game]), "--bots", bots, "--jobs", str(jobs)]
    done = subprocess.run(
        [sys.executable, "-m", "accessigame", *command, "--json"], check=True, capture_output=True
    )
    report: dict[str, Any] = json.loads(done.stdout)
    return float(report["rounds"] / report["seconds"])

"""Full-rule games a second with random bots, beside bare counting in the same Python."""

from __future__ import annotations

import json
import subprocess
import sys
import time

GAMES = 3000
COUNT = 3_000_000
LEAST = {"no-thanks": 2000, "six-nimmt": 1800, "titus": 300}
"""Rounds a second on an idle core, four players."""


def run() -> list[str]:
    """Return rounds a second, and how many additions of plain Python one round is worth."""
    began = time.perf_counter()
    total = 0
    for number in range(COUNT):
        total += number
    additions = COUNT / (time.perf_counter() - began)
    return [_line(game, least, additions) for game, least in LEAST.items()]


def _line(game: str, least: int, additions: float) -> str:
    bots = "random,random,random,random"
    command = ["simulate", game, "--games", str(GAMES), "--bots", bots, "--json"]
    done = subprocess.run(
        [sys.executable, "-m", "accessigame", *command], check=True, capture_output=True
    )
    report = json.loads(done.stdout)
    speed = report["rounds"] / report["seconds"]
    worth = f"one round is worth {additions / speed:.0f} additions of this Python"
    return f"simulate {game}: {speed:.0f} full-rule rounds a second (at least {least}), {worth}"

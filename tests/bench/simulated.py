"""Full-rule games a second with random bots, beside bare counting in the same Python."""

from __future__ import annotations

import json
import subprocess
import sys
import time

GAMES = 3000
COUNT = 3_000_000


def run() -> list[str]:
    """Return games a second, and how many additions of plain Python one game is worth."""
    began = time.perf_counter()
    total = 0
    for number in range(COUNT):
        total += number
    additions = COUNT / (time.perf_counter() - began)
    bots = "random,random,random,random"
    command = ["simulate", "no-thanks", "--games", str(GAMES), "--bots", bots, "--json"]
    done = subprocess.run(
        [sys.executable, "-m", "accessigame", *command], check=True, capture_output=True
    )
    report = json.loads(done.stdout)
    speed = report["games"] / report["seconds"]
    worth = f"one game is worth {additions / speed:.0f} additions of this Python"
    return [f"simulate: {speed:.0f} full-rule games a second (at least 2000), {worth}"]

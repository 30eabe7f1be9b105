"""From the command to the first line of a game, beside Python importing prompt_toolkit.

Both run from compiled modules, as after an installation: pip compiles what it installs, so it
would be the peer alone where this Python is told to write no compiled modules.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from statistics import median

ROUNDS = 11
PEER = [sys.executable, "-c", "import prompt_toolkit; print('there')"]
OURS = [sys.executable, "-m", "accessigame", "play", "no-thanks", "--seed", "3"]


def run() -> list[str]:
    """Return medians and their ratio; the two take turns, so that noise meets both."""
    with tempfile.TemporaryDirectory() as home:
        env = {**os.environ, "ACCESSIGAME_HOME": home, "PYTHONPYCACHEPREFIX": f"{home}/compiled"}
        env.pop("PYTHONDONTWRITEBYTECODE", None)
        for command in (OURS, PEER):  # the first run compiles
            _seconds(command, env)
        pairs = [(_seconds(OURS, env), _seconds(PEER, env)) for _ in range(ROUNDS)]
    ours, peer = (median(column) * 1000 for column in zip(*pairs, strict=True))
    ratio = f"ratio {ours / peer:.2f} (at most 2)"
    return [f"first line of a game: {ours:.0f} ms, import of prompt_toolkit {peer:.0f} ms, {ratio}"]


def _seconds(command: list[str], env: dict[str, str]) -> float:
    began = time.perf_counter()
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=env
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline()
        took = time.perf_counter() - began
        process.communicate()
    return took

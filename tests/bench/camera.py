"""How much of a core the process of a camera takes, while a card is awaited and while none is.

The cards on the table lie still, as while a player thinks.

The camera is a film of a table as large and as fast as the pictures that a real one is asked for;
to unpack it is part of the figure, as a driver's pictures have to be unpacked too.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
from pathlib import Path
from random import Random

from accessigame.devices.camera.camera import Camera
from accessigame.devices.camera.camera_process import AWAKE
from accessigame.devices.camera.vision import HEIGHT, RATE, WIDTH
from accessigame.input.card_code import CardCode
from tests.devices.camera.scenes import CARDS, Laid, Scene, film

SECONDS = 8.0
SCENES = 6
"""Different pictures of the same table, in turns: the noise of a camera is never twice the same."""


def run() -> list[str]:
    """Return the share of a core in both states."""
    with tempfile.TemporaryDirectory() as folder:
        path = _film(Path(folder) / "table.avi")
        awaited, other = asyncio.run(_shares(path))
    return [
        f"camera: {awaited:.0%} of a core while a card is awaited (at most 30), else {other:.1%}"
    ]


def _film(path: Path) -> Path:
    """Write a film of eight cards on a table."""
    random = Random(5)
    cards = [
        Laid(code, 90 + 200 * (n % 4), 110 + 200 * (n // 4)) for n, code in enumerate(_eight())
    ]
    size = (WIDTH, HEIGHT)
    scenes = [Scene(cards, size, seed=random.randrange(99)).picture() for _ in range(SCENES)]
    film(path, (scenes[n % SCENES] for n in range(round(3 * SECONDS * RATE))), RATE)
    return path


def _eight() -> list[CardCode]:
    return [*CARDS][:8]


async def _shares(path: Path) -> tuple[float, float]:
    """Return the share while the camera looks, and while it rests."""
    sights: list[int] = []
    camera = Camera(str(path), CARDS, lambda lying: sights.append(len(lying)), print, print)
    camera.look(True)
    try:
        while 8 not in sights:
            await asyncio.sleep(0.02)
        await asyncio.sleep(2 * AWAKE / RATE)
        awaited = await _share(camera)
        camera.look(False)
        await asyncio.sleep(0.5)
        return awaited, await _share(camera)
    finally:
        await camera.close()


async def _share(camera: Camera) -> float:
    assert camera.pid is not None
    before = _cpu_seconds(camera.pid)
    await asyncio.sleep(SECONDS)
    return (_cpu_seconds(camera.pid) - before) / SECONDS


def _cpu_seconds(pid: int) -> float:
    """Return the time of the processor that a process has taken."""
    fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

"""A camera with its process: real films, a process that dies, hangs or writes rubbish.

Covers `devices/camera/camera_process.py`.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable, Sequence
from itertools import groupby
from pathlib import Path
from random import Random

import pytest

from tests.devices.camera.scenes import CARDS, Laid, Scene, film

from accessigame.core.model import Event  # isort: skip
from accessigame.devices.camera import camera as module  # isort: skip
from accessigame.devices.camera.aim import MarksSeenWell  # isort: skip
from accessigame.devices.camera.camera import Camera, CameraBack, CameraLost, FilmEnded  # isort: skip
from accessigame.devices.camera.steadiness import LyingCard  # isort: skip
from accessigame.input import card_marker  # isort: skip
from accessigame.input.card_code import CardCode  # isort: skip

SIZE = (480, 312)
A, B = CardCode(80, 35), CardCode(80, 53)


class Program:
    """What the program has of a camera."""

    def __init__(self) -> None:
        self.sights: list[list[CardCode]] = []
        self.told: list[Event] = []
        self.pids: set[int] = set()
        self.advice: list[Event] = []

    def see(self, lying: Sequence[LyingCard]) -> None:
        """Note what lies in sight."""
        self.sights.append([card.code for card in lying])


async def until(holds: Callable[[], object]) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(60):
        while not holds():
            await asyncio.sleep(0.02)


def watched(
    source: Path | str,
    script: Callable[[Camera, Program], Awaitable[None]],
    codes: Sequence[CardCode] = CARDS,
) -> Program:
    """Return what the program has of a camera after a script."""
    program = Program()

    async def scene() -> None:
        tell, advise = program.told.append, program.advice.append
        camera = Camera(str(source), codes, program.see, tell, advise)
        try:
            await script(camera, program)
        finally:
            await camera.close()

    asyncio.run(scene())
    return program


def shown(path: Path, *codes: CardCode | None, times: int = 6) -> Path:
    """Return a film that shows each card some times, and nothing for None."""
    laid = [[Laid(code, 100, 65)] if code else [] for code in codes]
    film(path, [Scene(cards, SIZE).picture() for cards in laid for _ in range(times)])
    return path


def test_a_film_is_watched_to_its_end(tmp_path: Path) -> None:
    """Cards come and go as the film shows them; its end is said once, and nothing starts again.

    Fails when a card is noted in one picture, or the film begins anew.
    """

    async def script(camera: Camera, program: Program) -> None:
        camera.look(True)
        await until(lambda: program.told)
        await asyncio.sleep(0.1)

    path = shown(tmp_path / "film.avi", None, A, None, None, B)
    program = watched(path, script)
    seen = [sight for sight, _ in groupby(program.sights) if sight]
    assert [sight for sight in seen if len(sight) == 1] == [[A], [B]]
    assert program.told == [FilmEnded()]


def test_it_advises_whoever_aims_it(tmp_path: Path) -> None:
    """With marks among what it looks for, it tells how to aim, and marks are no cards.

    A game gets no advice, and learns where the marks lie, behind its cards. Fails when a mark lies
    in sight as a card, or a game does not know where they are.
    """

    async def script(camera: Camera, program: Program) -> None:
        camera.look(True)
        await until(lambda: program.told)

    marks = [
        Laid(code, 100 + 90 * (n % 2), 90 + 80 * (n // 2))
        for n, code in enumerate(card_marker.MAT_MARKS)
    ]
    picture = Scene([*marks, Laid(A, 145, 130)], (800, 600)).picture()
    film(tmp_path / "film.avi", [picture] * 12)
    program = watched(tmp_path / "film.avi", script, (*CARDS, *card_marker.MAT_MARKS))
    assert program.advice == [MarksSeenWell()]
    assert [A] in program.sights
    assert all(sight in ([], [A]) for sight in program.sights)
    in_game = watched(tmp_path / "film.avi", script)
    assert in_game.advice == []
    assert any(
        sight[:1] == [A] and {*sight[1:]} == {*card_marker.MAT_MARKS} for sight in in_game.sights
    )


@pytest.mark.unmeasured
def test_it_rests_while_no_card_is_awaited(tmp_path: Path) -> None:
    """A process that rests takes no picture, and shows what comes when it looks again.

    Fails when the film goes on meanwhile.
    """

    async def script(camera: Camera, program: Program) -> None:
        camera.look(True)
        await until(lambda: program.sights)
        camera.look(False)
        await asyncio.sleep(0.3)
        assert not program.told
        camera.look(True)
        await until(lambda: program.told)

    program = watched(shown(tmp_path / "film.avi", A, times=30), script)
    assert program.sights[0] == [A]


def test_kills_at_random_moments_cost_one_sentence_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After each kill nothing lies in sight, it is said once, and another process sees the cards.

    Fails when a dead process leaves its cards in sight, or is not started again.
    """
    monkeypatch.setattr(Camera, "retry", 0.02)
    random, kills = Random(7), int(os.environ.get("CAMERA_KILLS", "3"))

    async def script(camera: Camera, program: Program) -> None:
        camera.look(True)
        for number in range(kills):
            await until(lambda: program.told.count(CameraBack()) == number)  # noqa: B023 - awaited here
            await asyncio.sleep(random.uniform(0, 0.3))
            assert camera.pid is not None
            os.kill(camera.pid, signal.SIGKILL)
            await until(lambda: program.told.count(CameraLost()) == number + 1)  # noqa: B023 - the same
            assert program.sights[-1] == []
        await until(lambda: program.sights[-1] == [A])

    program = watched(shown(tmp_path / "film.avi", A, times=400), script)
    assert program.told == [CameraLost(), CameraBack()] * kills


def test_a_camera_that_is_missing_is_said_once_and_found_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody hears of each try; when it is there, it is said that it is back."""
    monkeypatch.setattr(Camera, "retry", 0.05)
    path = tmp_path / "film.avi"

    async def script(camera: Camera, program: Program) -> None:
        camera.look(True)
        first = camera.pid
        await until(lambda: program.told and camera.pid not in (first, None))
        shown(path, A, times=60)
        await until(lambda: [A] in program.sights)

    program = watched(path, script)
    assert program.told[:2] == [CameraLost(), CameraBack()]


@pytest.mark.parametrize(
    "code",
    ["import time; time.sleep(60)", "while True: print('rubbish')", "print('[1]'); input()"],
)
def test_a_process_that_hangs_or_floods_is_ended(
    code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What gives no sign of life, or no notes, is killed; the program hears one sentence.

    Fails when the process is waited for.
    """
    for name, seconds in (("START", 0.3), ("PATIENCE", 0.2), ("ASKED_EVERY", 0.05)):
        monkeypatch.setattr(module, name, seconds)
    monkeypatch.setattr(module, "CODE", code)

    async def script(_: Camera, program: Program) -> None:
        await until(lambda: program.told)

    assert watched("0", script).told == [CameraLost()]

"""The loop of somebody who aims a camera: what is told, what ends it, what a trouble costs.

Covers `commands/camera.py`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from accessigame.cli import aiming
from accessigame.cli.aiming import AimBegins, AimFilmEnded, AimLoop, AimLost, AskAim, CardInSight
from accessigame.core.model import Event, Intent
from accessigame.devices.camera import library
from accessigame.devices.camera.aim import CameraHigher, CameraLower
from accessigame.devices.camera.camera import (
    CameraBack,
    CameraDark,
    CameraFrozen,
    CameraLost,
    FilmEnded,
)
from accessigame.devices.camera.steadiness import LyingCard
from accessigame.host.reading_loop import KeyLoop
from accessigame.input import card_marker
from accessigame.input.card_code import CardCode
from accessigame.input.keymap import Word
from accessigame.words.words import Localizer
from tests.commands.run_command import run_command

WORDS = Localizer("en")


class FakeCamera:
    """A camera that notes how it was made, and does what a script says."""

    made: FakeCamera

    def __init__(
        self,
        source: str,
        codes: Sequence[CardCode],
        see: Callable[[Sequence[LyingCard]], None],
        tell: Callable[[Event], None],
        advise: Callable[[Event], None],
    ) -> None:
        self.source, self.codes = source, codes
        self.see, self.tell, self.advise = see, tell, advise
        self.looks = self.is_closed = False
        FakeCamera.made = self

    def look(self, looks: bool) -> None:
        """Note whether it looks."""
        self.looks = looks

    async def close(self) -> None:
        """Note the end."""
        self.is_closed = True


def told_after(
    script: Callable[[FakeCamera], object], monkeypatch: pytest.MonkeyPatch, *words: Word
) -> list[Event]:
    """Return what the loop tells while a script plays, before these words end it."""
    monkeypatch.setattr(aiming, "Camera", FakeCamera)
    told: list[Event] = []
    monkeypatch.setattr(KeyLoop, "_tell", lambda _, *events: told.extend(events))

    async def scene() -> None:
        loop = AimLoop("0", WORDS, [])
        loop.begin()
        running = asyncio.create_task(loop.run())
        await asyncio.sleep(0)
        assert FakeCamera.made.looks
        script(FakeCamera.made)
        for word in words:
            loop.inbox.put_nowait(Intent(word))
        async with asyncio.timeout(5):
            await running
        assert FakeCamera.made.is_closed

    asyncio.run(scene())
    return told


@pytest.mark.parametrize("word", [Word.ENTER, Word.QUIT])
def test_advice_is_told_and_a_key_ends_it(word: Word, monkeypatch: pytest.MonkeyPatch) -> None:
    """The marks are among what is looked for; Enter or q ends it, and the camera is closed."""
    told = told_after(lambda camera: camera.advise(CameraHigher()), monkeypatch, word)
    assert told == [AimBegins(), CameraHigher()]
    assert {*card_marker.MAT_MARKS} < {*FakeCamera.made.codes}


def test_an_advice_ends_the_one_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A voice does not lag behind the hand; the first words and a card are said to their end.

    Fails when a new advice waits for an old one, or cuts off a card.
    """
    marks: list[str] = []

    class Voice:
        def silence(self) -> None:
            """Note the end of what was being said."""
            marks.append("silence")

    monkeypatch.setattr(KeyLoop, "_tell", lambda _, *events: marks.append(type(events[0]).__name__))
    loop = AimLoop("0", WORDS, [Voice()])  # type: ignore[list-item]  # silenced alone
    loop.begin()
    loop._advise(CameraHigher())
    loop._advise(CameraLower())
    loop._see([LyingCard(CardCode(80, 35), 1, 5, 0, 40)])
    loop._advise(CameraHigher())
    assert marks == [
        "AimBegins", "CameraHigher", "silence", "CameraLower", "CardInSight", "CameraHigher",
    ]  # fmt: skip


def test_a_card_is_said_once_each_time_it_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card that stays is not said again; one that was away is. Fails when each sight is said."""
    code = CardCode(80, 35)

    def script(camera: FakeCamera) -> None:
        for stay, x in ((1, 5), (1, 9), (2, 5)):
            camera.see([LyingCard(code, stay, x, 0, 40)])

    told = told_after(script, monkeypatch, Word.ENTER)
    assert told == [AimBegins(), CardInSight(35), CardInSight(35)]
    assert WORDS.say(CardInSight(35)).speech == "Card 35."


def test_a_trouble_has_its_own_sentence_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """No cards are typed here; the dark is told by the advice, and its end by the next one."""

    def script(camera: FakeCamera) -> None:
        darkness: list[Event] = [CameraLost(), CameraBack(), CameraDark(), CameraBack()]
        for event in (*darkness, CameraFrozen(), FilmEnded()):
            camera.tell(event)

    told = told_after(script, monkeypatch, Word.ENTER)
    assert told[1:] == [AimLost(), CameraBack(), CameraFrozen(), AimFilmEnded()]


def test_the_command_aims_what_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file is a camera here; the input ends it, and a name that is none is refused."""
    monkeypatch.setattr(library, "is_installed", lambda: True)
    monkeypatch.setattr(aiming, "Camera", FakeCamera)
    film = tmp_path / "film.avi"
    film.touch()
    ran = run_command(f"camera {film} --lang en --speech off")
    assert ran.code == 0
    assert ran.lines[0] == WORDS.say(AimBegins()).speech
    assert FakeCamera.made.source == str(film)
    assert run_command("camera --lang en --speech off").code == 0
    assert FakeCamera.made.source == "0"
    refused = run_command("camera nothing --lang en")
    assert refused.code == 2
    assert "no such camera" in refused.error


def test_help_names_what_ends_it() -> None:
    """Every key of the help has words, and the prompt is short."""
    loop = AimLoop("0", WORDS, [])
    lines = [WORDS.say(event).speech for event in loop._help()]
    assert any("stop aiming" in line for line in lines)
    assert len(WORDS.say(AskAim()).braille) <= 18

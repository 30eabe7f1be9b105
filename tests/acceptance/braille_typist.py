"""A player with nothing but a braille display: reads its cells by panning, presses its keys."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from accessigame.braille import Translator, raised
from accessigame.core.model import Event, Seat
from accessigame.devices.transport.emulated_port import EmulatedDisplay
from accessigame.displays import Device
from accessigame.displays.makes.baum import BaumDevice
from accessigame.session import journal
from accessigame.session.table import Table, seated
from accessigame.words.words import Localizer
from tests.wait_for import wait_for

ME = Seat(0)


class BraillePlayer:
    """A program that is played by a display alone, and the game as its journal has it.

    address: what the program is told of the display.
    """

    def __init__(self, address: str, folder: Path, names: Sequence[str]) -> None:
        self.address = address
        self.journal = folder / "game.jsonl"
        self.words = Localizer("fr", tuple(names))

    @contextmanager
    def program(
        self,
        *arguments: str,
        lang: str = "fr",
        open_input: bool = False,
        environment: Mapping[str, str] | None = None,
    ) -> Iterator[subprocess.Popen[str]]:
        """Run the program without keyboard, screen and voice: its input is at its end.

        With `open_input` that stays open and silent, and the output of the program can be read.
        """
        display = f"--display={self.address}"
        command = [sys.executable, "-m", "accessigame", *arguments, display]
        command += ["--lang", lang] if lang else []
        pipe = subprocess.PIPE if open_input else subprocess.DEVNULL
        own = {**os.environ, **(environment or {})}
        with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=own) as process:
            try:
                yield process
            finally:
                process.kill()

    def table(self) -> Table:
        """Return the game as far as the disk has it."""
        record = journal.read(self.journal)
        table = seated(record.header, self.words)
        table.session.replay(record.entries)
        return table

    def until_asked(self, moves: int = 0) -> Table:
        """Wait for more moves than these, and for our turn or the end; return the game."""

        def asked() -> bool:
            size = self.journal.stat().st_size if self.journal.exists() else 0
            if size in sizes:
                return False
            sizes.add(size)
            found.append(self.table())
            state = found[-1].session.position
            return len(found[-1].session.steps) > moves and (state.over or ME in state.to_act())

        found: list[Table] = []
        sizes = {0}
        wait_for(asked)
        return found[-1]


class BrailleTypist(BraillePlayer):
    """A player with an emulated display, a Baum unless told."""

    def __init__(
        self,
        cells: int,
        folder: Path,
        names: Sequence[str],
        notation: str,
        device: Device | None = None,
    ) -> None:
        self.frames: list[bytes] = []
        device = device or BaumDevice(cells)
        self.display = EmulatedDisplay(device, folder / "port", self.frames.append)
        super().__init__(f"baum:{self.display.link}", folder, names)
        self.folder = folder
        self.game = ""
        self.notation = notation
        self.translator = Translator(notation)

    def cells(self, text: str) -> bytes:
        """Return the cells of a text."""
        return self.translator.cells(text)

    def braille(self, event: Event) -> bytes:
        """Return the cells of an event on our display."""
        return self.cells(self.words.say(event, ME).braille)

    @property
    def window(self) -> bytes:
        """The cells on the display."""
        return self.display.device.shown

    @property
    def felt(self) -> str:
        """The text on the display."""
        return self.translator.text(self.window).rstrip()

    def until_felt(self, frames: int) -> None:
        """Wait until more frames than these have come."""
        wait_for(lambda: len(self.frames) > frames)

    def until_begins(self, *texts: str) -> None:
        """Wait until the line begins with these words, as far as a page holds them."""
        wanted, width = self.cells(" ".join(texts)), len(self.window)
        if len(wanted) > width:
            wanted = wanted[: wanted.rfind(b"\0", 0, width + 1)]
        wait_for(lambda: self.window.startswith(wanted), evidence=lambda: self.felt)

    def take_end_away(self, events: Sequence[Event]) -> None:
        """Wait until the end of a round covers the line, and press a key, which takes it away."""
        ended = [event for event in events if event.ends_round]
        first = min(ended, key=lambda event: not event.headline)
        self.until_begins(self.words.say(first, ME).braille)
        self.display.route(0)

    def pan_to(self, text: str) -> int:
        """Read on until this word is under the fingers; return the cell where it begins."""
        while (place := self.find(text)) is None:
            self.read_on()
        return place

    def read_on(self) -> None:
        """Turn the page."""
        frames = len(self.frames)
        self.display.press("pan_right")
        self.until_felt(frames)

    def read_to(self, wanted: bytes) -> None:
        """Read on until these cells were under the fingers, wherever a page ends between them."""
        wanted = wanted.replace(b"\0", b"")
        felt = self.window
        while wanted not in felt.replace(b"\0", b""):
            self.read_on()
            felt += self.window

    def find(self, text: str) -> int | None:
        """Return the cell where this word begins on the page under the fingers."""
        wanted = b"\0" + self.cells(text) + b"\0"
        place = (b"\0" + self.window + b"\0").find(wanted)
        return None if place < 0 else place

    def press(self, dots: Iterable[str | int]) -> None:
        """Press a chord of the braille keyboard."""
        self.display.press(*(f"dot{dot}" for dot in dots))

    def type(self, text: str | bytes) -> None:
        """Type characters of 8-dot braille, one cell each, or these cells, then Enter."""
        for cell in self.cells(text) if isinstance(text, str) else text:
            frames = len(self.frames)
            self.press(sorted(raised(cell)))
            self.until_felt(frames)
        self.display.press("select")

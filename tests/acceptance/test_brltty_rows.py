"""Real BRLTTY with a display of eight rows: its virtual driver tells what stands on each cell."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import threading
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Final, Protocol

import pytest

from accessigame.braille import Translator, cell
from accessigame.core.model import only
from accessigame.devices.braille.layout import TURN
from accessigame.devices.transport.connection import (
    ConnectionEvent,
    DisplayConnection,
    DisplayReady,
)
from accessigame.displays import Keys, Routing
from accessigame.output.blocks import Piece
from accessigame.output.delivery import CurrentPrompt, News, block_for
from accessigame.session.events import AskAfter
from accessigame.session.table import Table
from tests.acceptance.braille_typist import ME, BraillePlayer
from tests.acceptance.brltty import WITH_BRLTTY, _free_number
from tests.acceptance.contained import Contained
from tests.wait_for import PATIENCE, wait_for

pytestmark = WITH_BRLTTY
COLUMNS: Final = 32
ROWS: Final = 8
PLAYERS: Final = ("Nadia", "Ana", "Ben")
GAMES: Final = {
    "no-thanks": ("--seed", "11"),
    "six-nimmt": ("--target", "1", "--seed", "5"),
    "titus": ("--seed", "5"),
}
WORD: Final = re.compile(rb"[^\0]+")
FELT: Final = re.compile(r'Braille "(.*)"')


class DisplayOfRows(Protocol):
    """A display of rows of 32 cells, which can be felt and pressed."""

    @property
    def rows(self) -> list[bytes]:
        """The cells of each row."""
        ...

    def send(self, line: str) -> None:
        """Press a key, by BRLTTY's name for it."""
        ...


class VirtualDisplay:
    """BRLTTY with its virtual display, which tells its cells and takes keys as lines of text."""

    def __init__(self, home: Path) -> None:
        self.number = _free_number()
        self.cells = b""
        with socket.create_server(("127.0.0.1", 0)) as server:
            server.settimeout(PATIENCE)
            place = f"client:127.0.0.1:{server.getsockname()[1]}"
            self._brltty = Contained(
                [
                    *("brltty", "-n", "-e", "-q", "-f", os.devnull, "-b", "vr", "-d", place),
                    *("-x", "no", "-s", "no", "-P", str(home / "pid"), "-W", str(home)),
                    *("-A", f"host=127.0.0.1:{self.number},auth=none"),
                ],
                stderr=subprocess.DEVNULL,
            )
            self._display, _ = server.accept()
        self._display.settimeout(None)
        self.send(f"cells {COLUMNS} {ROWS}")
        threading.Thread(target=self._feel, daemon=True).start()

    def send(self, line: str) -> None:
        """Press a key, by BRLTTY's name for it."""
        self._display.sendall(line.encode() + b"\n")

    @property
    def rows(self) -> list[bytes]:
        """The cells of each row."""
        starts = range(0, len(self.cells), COLUMNS)
        return [self.cells[start : start + COLUMNS] for start in starts]

    def end(self) -> None:
        """End BRLTTY."""
        self._brltty.kill()
        self._brltty.wait()
        self._display.close()

    def _feel(self) -> None:
        with suppress(OSError), self._display.makefile(encoding="utf-8") as lines:
            for line in lines:
                if found := FELT.match(line):
                    dots = (each.strip() for each in found[1].split("|"))
                    self.cells = bytes(cell({int(dot) for dot in each}) for each in dots)


@pytest.fixture
def display(tmp_path: Path) -> Iterator[VirtualDisplay]:
    """Give a display of eight rows that BRLTTY drives."""
    made = VirtualDisplay(tmp_path)
    yield made
    made.end()


def test_every_row_is_used(display: VirtualDisplay) -> None:
    """Cells arrive in each of eight rows, and the routing key of each row is told with its cell.

    Fails when only the first of the two numbers of BrlAPI's size counts.
    """
    events: list[ConnectionEvent] = []
    connection = DisplayConnection("brlapi", f"127.0.0.1:{display.number}", events.append)
    frame = bytes(1 + place % 255 for place in range(COLUMNS * ROWS))
    connection.show(frame)
    wait_for(lambda: any(isinstance(event, DisplayReady) for event in events))
    ready = next(event for event in events if isinstance(event, DisplayReady))
    assert (ready.cells, ready.rows) == (COLUMNS, ROWS)
    wait_for(lambda: display.cells == frame)
    for row in range(ROWS):
        pressed = row * COLUMNS + 5
        display.send(f"ROUTE {pressed}")
        wait_for(lambda pressed=pressed: Routing(pressed) in events)  # type: ignore[misc]  # the loop's own
    display.send("FWINRT")
    wait_for(lambda: Keys(frozenset({"pan_right"})) in events)
    assert connection.close()


# whole games -----------------------------------------------------------------------------------


class RowReader(BraillePlayer):
    """A player who finds the position on several rows, and answers with the routing keys there."""

    def __init__(self, address: str, display: DisplayOfRows, folder: Path) -> None:
        super().__init__(address, folder, PLAYERS)
        self.display = display
        self.translator = Translator("french-compact")

    def lines(self, table: Table) -> list[tuple[Piece, ...]]:
        """Return the lines of the position that the player should find, the turn before them."""
        news = News(
            (),
            CurrentPrompt(table.session.prompt(ME)),
            actor=ME,
            line_items=table.session.braille_line(),
            page_lines=table.session.braille_page(),
            acting=table.session.to_act(),
        )
        first, *rest = (line.pieces for line in block_for(news, only(ME), self.words).lines)
        begun = first or (Piece(""),)
        return [(replace(begun[0], text=TURN + begun[0].text), *begun[1:]), *rest]

    def finds(self, lines: Sequence[Sequence[Piece]]) -> bool:
        """Return True if these lines stand one behind the other, wherever a row ends."""
        end, felt = 0, self._felt
        for line in lines:
            words = self._apart(" ".join(piece.text for piece in line))
            if (start := felt.find(words, end)) < 0:
                return False
            end = start + len(words) - 1  # the blank behind is that before the next one
        return True

    def places(self, text: str) -> list[int]:
        """Return the cells of the display where this word ends.

        They are not those where it begins, since the virtual display has no key over its cell 0.
        """
        wanted = self.translator.cells(text)
        words = (
            (n, word) for n, row in enumerate(self.display.rows) for word in WORD.finditer(row)
        )
        return [row * COLUMNS + word.end() - 1 for row, word in words if word[0] == wanted]

    def begins(self, text: str) -> bool:
        """Return True if the display begins with this text, wherever a row ends."""
        return self._felt.startswith(self._apart(text))

    def take_end_away(self, table: Table) -> None:
        """Wait until the end of the game covers the rows, take it away by a key, and be asked."""
        ended = [each for each in table.session.steps[-1].events if each.ends_round]
        first = min(ended, key=lambda event: not event.headline)
        wait_for(lambda: self.begins(self.words.say(first, ME).braille))
        self.display.send("ROUTE 1")
        wait_for(lambda: self.begins(self.words.say(AskAfter(), ME).braille))

    @property
    def _felt(self) -> bytes:
        """The words of all rows, one blank around each."""
        words = (word for row in self.display.rows for word in WORD.findall(row))
        return b"\0" + b"".join(word + b"\0" for word in words)

    def _apart(self, text: str) -> bytes:
        return b"\0" + self.translator.cells(text) + b"\0"


def play(reader: RowReader) -> Table:
    """Play to the end by routing keys; each does what its piece says, and no page is turned."""
    table = reader.until_asked()
    while not table.session.position.over:
        lines = reader.lines(table)
        wait_for(lambda lines=lines: reader.finds(lines))  # type: ignore[misc]  # the loop's own
        moves = len(table.session.steps)
        offers = [piece for line in lines for piece in line if piece.intent]
        offer, place = next(
            (offer, places[0])
            for offer in offers[moves % len(offers) :] + offers
            if len(places := reader.places(offer.text)) == 1
        )
        assert offer.intent is not None
        wanted = table.session.parse(ME, offer.intent)
        reader.display.send(f"ROUTE {place}")
        table = reader.until_asked(moves)
        assert table.session.steps[moves].move == wanted
    return table


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_on_eight_rows(
    game: str, display: VirtualDisplay, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each turn of a game is on one page, and a routing key in any row makes its move.

    Fails when a line of the position is missing, or when a key acts for another row.
    """
    monkeypatch.setenv("ACCESSIGAME_HOME", str(tmp_path / "home"))
    reader = RowReader(f"brlapi:127.0.0.1:{display.number}", display, tmp_path)
    players = ("--players", "Nadia,Ana:bot,Ben:bot", "--speech", "off")
    files = ("--journal", str(reader.journal), "--notation", "french-compact")
    with reader.program("play", game, *players, *GAMES[game], *files) as program:
        table = play(reader)
        reader.take_end_away(table)
        assert program.poll() is None

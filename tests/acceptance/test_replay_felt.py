"""A replay on 20 cells: gone through with the keys of the display alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from accessigame import games
from accessigame.core.model import EVERYONE, Event
from accessigame.output.delivery import known_to
from accessigame.session.journal import Header, line_of
from accessigame.session.replay import Playback
from accessigame.session.table import Table, load_saved
from tests.acceptance.braille_typist import BrailleTypist
from tests.commands.recorded import played
from tests.wait_for import wait_for

pytestmark = pytest.mark.acceptance

NAMES = ("Nadia", "Ana", "Ben")


@pytest.fixture
def typist(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> BrailleTypist:
    """Give somebody with 20 cells, and the journal of a finished game of others."""
    monkeypatch.setenv("ACCESSIGAME_HOME", str(tmp_path / "home"))
    made = BrailleTypist(20, tmp_path, NAMES, "french-compact")
    rules = games.find("no-thanks")
    moves, _ = played(rules, 3, 11)
    lines = [Header(rules.name, rules.editions[0], NAMES).line()]
    lines += [line_of(move, rules) for move in moves]
    made.journal.write_text("".join(line + "\n" for line in lines), "utf-8")
    return made


def feel(typist: BrailleTypist, number: int, events: tuple[Event, ...]) -> None:
    """Wait for a stop with its number first, and read all of it by panning."""
    wait_for(lambda: typist.felt.split()[:3] == [str(number), ">", "<"])
    for event in known_to(EVERYONE, events):
        typist.read_to(typist.cells(typist.words.say(event).braille))


def table_of(typist: BrailleTypist) -> Table:
    """Return the game of the journal."""
    return load_saved(typist.journal, typist.words).table


def test_a_game_is_felt_move_by_move(typist: BrailleTypist) -> None:
    """Enter and the routing key over > lead on, that over < back, and digits in dots to a move.

    Fails when the display gets the whole game at once, or the keys of a game act.
    """
    playback = Playback(table_of(typist).session)
    with typist.display, typist.program("replay", str(typist.journal)) as process:
        feel(typist, 0, playback.events())
        typist.display.press("select")
        feel(typist, 1, playback.advance(1))
        typist.display.press("select")
        feel(typist, 2, playback.advance(1))
        typist.type("7")
        feel(typist, 7, playback.go_to(7))
        while (back := typist.find("<")) is None:
            frames = len(typist.frames)
            typist.display.press("pan_left")
            typist.until_felt(frames)
        typist.display.route(back)
        feel(typist, 6, playback.go_back(1))
        typist.press("12345")
        wait_for(lambda: process.poll() is not None)

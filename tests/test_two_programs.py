"""Two programs at once: on one journal, and with one file of settings."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

import pytest

from accessigame.core.model import Unavailable
from accessigame.menu.put_away import GamePutAway, put_away
from accessigame.session import journal
from accessigame.session.journal import Header, Journal, JournalBusy
from accessigame.session.table import load_saved
from accessigame.storage import files, settings
from accessigame.storage.files import alone_in
from accessigame.words.words import Localizer
from tests.wait_for import PATIENCE, wait_for

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such locks")

AT_ONCE = """
import os
from accessigame.storage import files, settings
files.TRIES = 10**6  # however slow the disk is
reads, writes = os.pipe()  # all begin when its end is closed by the last who has it
children = []
for number in range(8):
    children.append(os.fork())
    if not children[-1]:
        os.close(writes)
        os.read(reads, 1)
        settings.remember(f"baum:/dev/{number}")
        os._exit(0)
os.close(writes)
for child in children:
    os.waitpid(child, 0)
"""


def resumed(path: Path) -> subprocess.Popen[str]:
    """Start the real program to go on with a game."""
    return subprocess.Popen(
        [sys.executable, "-m", "accessigame", "resume", str(path), "--speech=off", "--lang=en"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONUTF8": "1"},
        text=True,
    )


@pytest.mark.unmeasured
def test_two_go_on_with_one_game(tmp_path: Path) -> None:
    """Started at the same moment, one has the game and the other says so; no line is mixed.

    Fails when the journal is not locked before it is seen whether it has grown.
    """
    path = tmp_path / "game.jsonl"
    setup = {"deck": "shuffled", "seed": 3}
    header = Header("no-thanks", "2020", ("Ana", "Ben", "Zoé"), setup=setup)
    Journal.create(path, header).close()
    with ExitStack() as ending:
        both = [ending.enter_context(resumed(path)) for _ in range(2)]
        wait_for(lambda: any(each.poll() is not None for each in both))
        late, early = sorted(both, key=lambda each: each.poll() is None)
        out, complaints = late.communicate(timeout=PATIENCE)
        assert (late.returncode, out) == (2, "")
        assert complaints.strip() == Localizer("en").say(JournalBusy(str(path))).speech
        out, complaints = early.communicate("p\np\np\nq\n", PATIENCE)
        assert (early.returncode, complaints) == (0, "")
    assert len(journal.read(path).entries) == 4


@pytest.mark.unmeasured
def test_a_game_that_is_played_is_not_put_away() -> None:
    """While another program plays a game, its journal stays in its place, and the reason is told.

    Fails when the journal is moved below a running game, which then names a file that is gone.
    """
    path = settings.journals() / "game.jsonl"
    header = Header("no-thanks", "2020", ("Ana", "Ben", "Zoé"), setup={"deck": "shuffled"})
    Journal.create(path, header).close()
    with resumed(path) as playing:
        assert playing.stdout is not None
        assert playing.stdout.readline()  # it has begun, so it has the lock
        with pytest.raises(Unavailable) as refused:
            put_away(load_saved(path, Localizer("en")))
        assert refused.value.event == JournalBusy(str(path))
        assert path.exists()
        playing.communicate("q\n", PATIENCE)
    assert playing.returncode == 0
    assert isinstance(put_away(load_saved(path, Localizer("en"))), GamePutAway)
    assert not path.exists()


@pytest.mark.unmeasured
def test_two_settle_something_at_once() -> None:
    """Eight programs that keep something at the same moment lose nothing of one another.

    Fails when a program reads the settings before another has written them.
    """
    settings.save(settings.Settings(rate=200))
    subprocess.run([sys.executable, "-c", AT_ONCE], cwd=Path(__file__).parents[1], check=True)
    kept = settings.load()
    assert sorted(kept.displays) == [f"baum:/dev/{number}" for number in range(8)]
    assert kept.rate == 200
    assert [*settings.settings_file().parent.iterdir()] == [settings.settings_file()]


def test_a_program_that_hangs_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where another does not give the lock back, settings are kept all the same.

    Fails when the lock is waited for without an end.
    """
    monkeypatch.setattr(files, "TRIES", 2)
    settings.settings_file().parent.mkdir()
    with alone_in(settings.settings_file().parent):
        settings.change(speech="off")
    assert settings.load().speech == "off"


def test_a_disk_without_locks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game is played and settings are kept where the disk knows no locks, as some networks' do.

    Fails when such a disk is taken for another program.
    """
    import fcntl  # noqa: PLC0415 - Windows has none

    def unknown(*_: object) -> None:
        raise OSError("no locks available")

    monkeypatch.setattr(fcntl, "flock", unknown)
    path = tmp_path / "game.jsonl"
    Journal.create(path, Header("no-thanks", "2020", ("Ana", "Ben", "Zoé"))).close()
    Journal.resume(path, journal.read(path)).close()
    settings.change(speech="off")
    assert settings.load().speech == "off"

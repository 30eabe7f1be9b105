"""A door that a test adds: one row and its words, and everything else follows."""

from __future__ import annotations

import json
import re
import socket
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from accessigame.commands import host_doors
from accessigame.commands.host import DoorsTogether
from accessigame.commands.host_doors import DOORS
from accessigame.commands.host_plan import Directions, DoorKind
from accessigame.commands.host_ways_in import InvitationFiles
from accessigame.commands.host_web import PageOpen
from accessigame.core.model import Event
from accessigame.doors.extras import missing
from accessigame.main import help_of, more_help_of
from accessigame.storage.languages import languages
from accessigame.words.words import Localizer
from tests.running import Program

TABLE = ("host", "six-nimmt", "--players=Ana,Ben", "--here=Ana")


@dataclass
class ToyDoor:
    """A door that nobody can go through; it knows how it was opened."""

    opened_at: list[tuple[int, bool]] = field(default_factory=list)
    is_open: bool = False

    async def open(self, port: int, *, lan: bool = False) -> int:
        """Open the door; return a port."""
        self.opened_at.append((port, lan))
        self.is_open = True
        return port

    async def close(self) -> None:
        """Shut the door."""
        self.is_open = False


class ToyDirections(Directions):
    """One address."""

    def addresses(self) -> Iterator[Event]:
        """Yield the address."""
        yield PageOpen(f"toy://{self.place.host}:{self.place.port}")

    def invitation(self, code: str, /) -> Iterator[Event]:
        """Yield the address with the code."""
        yield PageOpen(f"toy://{self.place.host}:{self.place.port}/{code}")


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> ToyDoor:
    """Return the door of a third row."""
    door = ToyDoor()
    monkeypatch.setattr(host_doors, "DOORS", (*DOORS, row(door)))
    return door


def free_port() -> int:
    """Return a port that nobody uses at this moment."""
    with closing(socket.create_server(("127.0.0.1", 0))) as free:
        port: int = free.getsockname()[1]
    return port


def row(door: ToyDoor, module: str = "json") -> DoorKind:
    """Return the row of the door, which needs the library of a module; its port is free."""
    return DoorKind(
        name="toy",
        flag="--toy-port",
        port=free_port(),
        module=module,
        make=lambda _plan, _host: door,
        directions=ToyDirections,
    )


def test_a_row_is_a_door(accessigame: Program, toy: ToyDoor, tmp_path: Path) -> None:
    """It is offered, opened at its own port, announced with its way in, told to scripts, and shut.

    Fails when a way in, a port or an option is written for each door by hand.
    """
    port = host_doors.DOORS[-1].port
    journal = f"--journal={tmp_path / 'game.jsonl'}"
    ran = accessigame(*TABLE, "--doors=toy", journal, typed="2 o\nq\n")
    assert (ran.code, ran.err) == (0, "")
    assert Localizer("en").say(PageOpen(f"toy://localhost:{port}")).speech in ran.out
    assert f"toy://localhost:{port}/" in ran.out.partition("\n")[2]
    assert toy.opened_at == [(port, False)]
    assert not toy.is_open
    assert "ssh" not in ran.out


def test_its_option_and_its_file_follow(
    accessigame: Program, toy: ToyDoor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its option sets the port, beside another door, and scripts find it by its name.

    Fails when only the port of the first doors is read.
    """
    port = free_port()
    file, written, write = tmp_path / "codes.json", list[str](), InvitationFiles.write

    def write_and_read(files: InvitationFiles) -> tuple[Event, ...]:
        told = write(files)
        written.append(file.read_text("utf-8"))
        return told

    monkeypatch.setattr(InvitationFiles, "write", write_and_read)
    options = ("--doors=ssh,toy", "--port=0", f"--toy-port={port}", f"--invitations={file}")
    ran = accessigame(*TABLE, *options, f"--journal={tmp_path / 'game.jsonl'}", typed="q\n")
    assert (ran.code, ran.err) == (0, "")
    assert toy.opened_at == [(port, False)]
    assert json.loads(written[0])["toy"] == port


def test_one_port_for_two_doors_is_refused(accessigame: Program, toy: ToyDoor) -> None:
    """Any two doors are compared, and their options are told.

    Fails when only the first two are, or the options of others stand in the words.
    """
    port = free_port()
    ran = accessigame(*TABLE, "--doors=ssh,toy", f"--port={port}", f"--toy-port={port}")
    assert ran.code == 2
    assert (
        ran.err == f"{Localizer('en').say(DoorsTogether(port, ('--port', '--toy-port'))).speech}\n"
    )
    assert toy.opened_at == []


def test_its_absence_is_told(
    accessigame: Program, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A library that is missing is named before a file is made.

    Fails when a door without its library is a traceback.
    """
    (tmp_path / "toy_library.py").write_text(
        "from accessigame.doors.extras import missing\nraise missing('toylib')\n", "utf-8"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(host_doors, "DOORS", (*DOORS, row(ToyDoor(), "toy_library")))
    monkeypatch.delitem(sys.modules, "toy_library", raising=False)
    ran = accessigame(*TABLE, "--doors=toy")
    assert ran.code == 2
    assert ran.err == f"{Localizer('en').say(missing('toylib').event).speech}\n"


def missing_words(kind: DoorKind, language: str) -> tuple[str, ...]:
    """Return what the help of `host` does not say of a door in a language."""
    localizer = Localizer(language)
    text = " ".join((*help_of("host", localizer), *more_help_of("host", localizer)))
    words = re.split(r"[ ,:]+", text)
    return tuple(word for word in (kind.name, kind.flag) if word not in words)


@pytest.mark.parametrize("language", languages())
def test_the_help_has_each_door(language: str) -> None:
    """The name and the option of each door are in the help as it is shown.

    Fails when a door cannot be found by whoever reads the help.
    """
    assert {kind.name: missing_words(kind, language) for kind in DOORS} == {
        kind.name: () for kind in DOORS
    }
    assert missing_words(row(ToyDoor()), language) == ("toy", "--toy-port")


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize("language", languages())
def test_the_help_names_what_a_new_door_lacks(language: str) -> None:
    """Only the sentence of its option is missing. Fails when the help does not ask for it."""
    words = Localizer(language)
    with pytest.raises(LookupError, match="flag-toy-port"):
        help_of("host", words)

"""The doors of `host`: which are opened, what is told of them, what is refused before a game."""

from __future__ import annotations

import socket
import sys
from contextlib import closing
from pathlib import Path

import pytest

from accessigame.cli.parser import OptionsApart
from accessigame.commands.host import (
    CertificateHalf,
    DoorsTogether,
    DoorTaken,
    QrWithoutPage,
)
from accessigame.commands.host_doors import NoSeatForGuests
from accessigame.core.model import Seat
from accessigame.doors import invitations
from accessigame.doors.hypertext import CertificateUnusable
from accessigame.words.words import Localizer
from tests.running import Program

PORTS = {"ssh": 2222, "web": 8222}


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--doors", "mail"), "mail"),
        (("--doors", "ssh,mail"), "mail"),
        (("--web-port", "65536"), "--web-port"),
        (("--doors", "ssh", "--qr", "codes"), Localizer("en").say(QrWithoutPage()).speech),
        (("--certificate", "no.pem"), Localizer("en").say(CertificateHalf()).speech),
        (("--key", "no.pem"), Localizer("en").say(CertificateHalf()).speech),
        (
            ("--certificate", "no.pem", "--key", "no.pem"),
            Localizer("en").say(CertificateUnusable("no.pem")).speech,
        ),
    ],
)
def test_what_cannot_be_opened_is_refused(
    accessigame: Program, options: tuple[str, ...], said: str
) -> None:
    """A door that is not known, a port too high and half a certificate are sentences."""
    ran = accessigame("host", "six-nimmt", "--players", "Ana,Ben", *options)
    assert ran.code == 2
    assert said in ran.err


@pytest.mark.parametrize(("door", "option"), [("ssh", "--port"), ("web", "--web-port")])
def test_a_port_that_is_taken_is_refused_before_a_game(
    accessigame: Program, door: str, option: str
) -> None:
    """Each door is tried, and the option is told that takes another port.

    Fails when nobody is told that a table may be open already.
    """
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port: int = taken.getsockname()[1]
        table = ("six-nimmt", "--players=Ana,Ben", f"--doors={door}")
        ran = accessigame("host", *table, f"{option}={port}")
    assert ran.code == 2
    assert ran.err == f"{Localizer('en').say(DoorTaken(port, option)).speech}\n"


def test_two_doors_have_two_ports(accessigame: Program) -> None:
    """One port for both is refused as that, and no other program is blamed."""
    with closing(socket.create_server(("127.0.0.1", 0))) as free:
        port: int = free.getsockname()[1]
    given = ("--doors=ssh,web", f"--port={port}", f"--web-port={port}")
    ran = accessigame("host", "six-nimmt", "--players=Ana,Ben", *given)
    refused = DoorsTogether(port, ("--port", "--web-port"))
    assert (ran.code, ran.err) == (2, f"{Localizer('en').say(refused).speech}\n")


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--lan",), "--players Ana,Ben"),
        (("--players", "Ana,Ben", "--display", "nonsense"), "nonsense"),
        (("--players", "Ana,Ben,Cleo:bot", "--here", "Cleo"), "Cleo"),
        (("--players", "Ana,Ben", "--here", "Lise"), "Lise"),
    ],
)
def test_what_is_refused_leaves_no_file(
    accessigame: Program, tmp_path: Path, options: tuple[str, ...], said: str
) -> None:
    """A table of nobody, a bot at the keyboard and an unknown display are refused without a file.

    Fails when the journal is begun before all options are known to be right.
    """
    journal = tmp_path / "game.jsonl"
    ran = accessigame(
        "host", "six-nimmt", *options, "--port=0", "--doors=ssh", f"--journal={journal}"
    )
    assert ran.code == 2
    assert said in ran.err
    assert not journal.exists()


def test_without_the_library_there_is_no_page(
    accessigame: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Pages are opened by default where they can be; who asks for them is told how to get them."""
    monkeypatch.setitem(sys.modules, "aiohttp", None)
    for module in ("accessigame.doors.web", "accessigame.doors.hypertext"):
        monkeypatch.delitem(sys.modules, module, raising=False)
    ran = accessigame("host", "six-nimmt", "--players=Ana,Ben", "--doors=web")
    assert ran.code == 2
    assert "aiohttp" in ran.err
    assert "pip install" in ran.err


@pytest.mark.parametrize(("more", "is_told"), [((), True), (("--listeners",), False)])
def test_a_table_to_which_nobody_can_come_says_so(
    accessigame: Program, more: tuple[str, ...], is_told: bool
) -> None:
    """Where bots have all other seats and nobody may listen, no code is told, and why.

    Fails when a host waits for guests whom nothing lets in.
    """
    table = ("no-thanks", "--players=Ana,Ben:bot,Cid:bot", "--here=Ana", "--doors=ssh", "--port=0")
    ran = accessigame("host", *table, *more, typed="q\n")
    assert ran.code == 0
    assert (Localizer("en").say(NoSeatForGuests()).speech in ran.out) is is_told


@pytest.fixture
def interrupted(accessigame: Program, tmp_path: Path) -> Path:
    """Return the journal of a table that was killed, open to the network for Ana and listeners."""
    journal = tmp_path / "mine" / "game.jsonl"
    journal.parent.mkdir()
    table = ("six-nimmt", "--players=Ana,Ben", "--doors=ssh", "--port=0")
    accessigame("host", *table, f"--journal={journal}", typed="q\n")
    with closing(socket.create_server(("127.0.0.1", 0))) as free:
        port = free.getsockname()[1]
    openness = invitations.Openness({"ssh": port}, lan=True, here=Seat(0), listeners=True)
    invitations.keep_codes(invitations.codes_beside(journal), openness, ())
    return journal


@pytest.mark.parametrize("name_it", ["{}", "--journal={}"])
def test_a_table_goes_on_as_it_was_open(
    accessigame: Program, interrupted: Path, name_it: str
) -> None:
    """Without other options the doors, the network, the listeners and the keyboard are as before.

    The game may be in any file. Fails when only games in the folder of all games go on.
    """
    said = accessigame("host", "--resume", name_it.format(interrupted), typed="q\n").out
    assert ".local, port" in said
    assert "http" not in said
    assert "The code for people who only listen" in said
    assert "The code for Ben" in said
    assert "The code for Ana" not in said


@pytest.mark.parametrize(("here", "codes"), [("Ben", {"Ana"}), ("", {"Ana", "Ben"})])
def test_an_option_that_is_given_again_wins(
    accessigame: Program, interrupted: Path, here: str, codes: set[str]
) -> None:
    """Another door and another keyboard take the place of those of before; no name is nobody."""
    options = ("--doors=web", "--web-port=0", f"--here={here}")
    said = accessigame("host", str(interrupted), "--resume", *options, typed="q\n").out
    assert "http" in said
    assert ", port" not in said
    assert {name for name in ("Ana", "Ben") if f"The code for {name}" in said} == codes


@pytest.mark.parametrize(
    ("option", "value"), [("--players", "=Ana,Ben"), ("--target", "=99"), ("--deck", "=physical")]
)
def test_a_game_that_goes_on_takes_no_options_of_a_new_one(
    accessigame: Program, interrupted: Path, option: str, value: str
) -> None:
    """What the journal has already is refused, and not passed over."""
    ran = accessigame("host", "--resume", str(interrupted), f"{option}{value}")
    assert ran.code == 2
    assert Localizer("en").say(OptionsApart("--resume", option)).speech in ran.err

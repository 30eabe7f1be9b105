"""`display`: the ports with what is wrong with them, and the make of a display found by trying."""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from pathlib import Path
from threading import Thread
from typing import Final

import pytest

from accessigame.braille import Translator
from accessigame.cli.parser import Parser
from accessigame.commands import display as command
from accessigame.devices.transport import brlapi_port
from accessigame.devices.transport.emulated_port import EmulatedDisplay
from accessigame.devices.transport.port import group_of
from accessigame.devices.transport.probe import try_out
from accessigame.devices.transport.serial_port import PortInfo
from accessigame.displays import Shape
from accessigame.displays.registry import find, names
from accessigame.storage import settings
from accessigame.words.words import Localizer
from tests.commands.run_command import run_command
from tests.running import Program
from tests.wait_for import wait_for

UNTRIED: Final = (
    "{}: not yet tried with a real display. To report on yours: accessigame doctor --report FILE."
)


@pytest.fixture(autouse=True)
def _alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have no BRLTTY on this computer."""
    monkeypatch.setenv("BRLAPI_HOST", ":19999")
    monkeypatch.setattr(brlapi_port, "FOLDERS", (str(tmp_path),))


def test_ports_are_listed_with_what_is_wrong(
    accessigame: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The program that has a port, and the group that may use it, are said after it.

    Fails when a port that is denied or held is listed as any other.
    """
    found = (
        PortInfo("/dev/ttyS70", "", "", None, (), allowed=False),
        PortInfo("/dev/ttyUSB7", "/dev/serial/by-id/x", "SuperVario", "baum", ("brltty",)),
        PortInfo("/dev/ttyUSB8", "", "", None, ("minicom",)),
    )
    monkeypatch.setattr(command, "ports", lambda: found)
    group = group_of("/dev/ttyS70")
    assert accessigame("display", "ports").lines == [
        "/dev/ttyS70: serial port.",
        f"No permission to use /dev/ttyS70. Join the group {group}, then log in again.",
        "baum:/dev/serial/by-id/x: SuperVario.",
        UNTRIED.format("baum"),
        "BRLTTY is already using the port /dev/ttyUSB7. Play through BRLTTY: --display brlapi.",
        "/dev/ttyUSB8: serial port.",
        "minicom is already using the port /dev/ttyUSB8.",
    ]


def test_ports_take_no_name(accessigame: Program) -> None:
    """All ports are listed, so what stands behind it is not passed over in silence."""
    ran = accessigame("display", "ports", "/dev/ttyUSB0")
    assert (ran.code, ran.err) == (
        2,
        "/dev/ttyUSB0: one word too many for display. Try accessigame display --help.\n",
    )


def test_ports_that_cannot_be_listed_are_told_of(
    accessigame: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the library does not load, a sentence says so, and no port is denied.

    Fails when it is a traceback, or "no serial port".
    """
    monkeypatch.setitem(sys.modules, "serial.tools", None)
    (line,) = accessigame("display", "ports").lines
    assert line.startswith("The serial ports cannot be listed, error ModuleNotFoundError.")


def test_no_port_is_said(accessigame: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without any port and without BRLTTY, that is said."""
    monkeypatch.setattr(command, "ports", lambda: ())
    assert accessigame("display", "ports").lines == ["No serial port."]


@pytest.mark.parametrize("command", ["check", "doctor"])
def test_what_is_looked_for_once_is_not_said_to_be_looked_for(
    accessigame: Program, tmp_path: Path, command: str
) -> None:
    """A search is announced only where somebody may wait for it.

    Fails when the sentence of a game is said by a command that ends at once.
    """
    gone = f"baum:{tmp_path / 'gone'}"
    asked = ("doctor", "--display", gone) if command == "doctor" else ("display", "check", gone)
    ran = accessigame(*asked)
    found = [line for line in ran.lines if str(tmp_path / "gone") in line]
    assert (ran.code, found) == (1, [f"There is no port {tmp_path / 'gone'}. Check the cable."])


def test_a_make_is_found_by_trying(accessigame: Program, tmp_path: Path) -> None:
    """Makes that were agreed to are tried in turn, each is said, and the one found is kept."""
    with EmulatedDisplay(find("humanware").device(40), tmp_path / "port") as display:
        ran = accessigame("display", "probe", str(display.link), "--makes", "mdv,humanware,baum")
    assert (ran.code, ran.err) == (0, "")
    assert ran.lines == [
        f"Trying mdv on {display.link}.",
        "mdv: no answer.",
        f"Trying humanware on {display.link}.",
        "Display Brailliant 40, 40 cells.",
        f"To play: --display humanware:{display.link}.",
    ]
    assert settings.load().displays == (f"humanware:{display.link}",)


def test_nothing_is_tried_unasked(accessigame: Program, tmp_path: Path) -> None:
    """Each make is asked for first; no, stop and the end of the input send nothing to the port.

    Fails when the port is written to before somebody agreed.
    """
    with EmulatedDisplay(find("baum").device(40), tmp_path / "port") as display:
        ran = accessigame("display", "probe", str(display.link), typed="2\n2\n3\n")
        assert (ran.code, display.received) == (1, 0)
        assert [line for line in ran.lines if line.startswith("Try ")] == [
            f"Try {make} on {display.link}?" for make in names()[:3]
        ]
        assert ran.lines[-1] == f"No display found on {display.link}."
        assert accessigame("display", "probe", str(display.link), typed="2\n").code == 1
        assert display.received == 0
    assert not settings.load().displays


def test_a_port_that_fails_fails_with_every_make(accessigame: Program, tmp_path: Path) -> None:
    """A port that is not there ends the search at once."""
    ran = accessigame("display", "probe", str(tmp_path / "none"), "--makes", "mdv,baum")
    assert ran.code == 1
    assert [line for line in ran.lines if line.startswith("Trying")] == [
        f"Trying mdv on {tmp_path / 'none'}."
    ]


def test_an_unknown_make_is_refused(accessigame: Program, tmp_path: Path) -> None:
    """The refusal names the makes there are, and nothing is tried."""
    ran = accessigame("display", "probe", str(tmp_path / "none"), "--makes", "baum,bomb")
    assert ran.code == 2
    assert ran.err.startswith("bomb: unknown display.")
    assert not ran.out


def test_a_wrong_chord_in_the_settings_is_told(accessigame: Program) -> None:
    """A chord that cannot be is a sentence, before the game begins, and the game is played."""
    path = settings.save(settings.Settings(language="en", speech="off"))
    path.write_text(path.read_text("utf-8").replace("[chords]", "[chords]\n129 = 'help'"), "utf-8")
    ran = accessigame("play", "no-thanks")
    assert (ran.code, ran.err) == (
        0,
        "Settings, chords, 129: these are not dots. Use digits from 1 to 8, each only once.\n",
    )


def test_a_port_is_looked_at_before_anybody_is_asked(accessigame: Program, tmp_path: Path) -> None:
    """Where no display can be, no question is asked. Fails when the trouble comes after a yes."""
    missing, plain = tmp_path / "none", tmp_path / "plain"
    plain.touch()
    for port, said in (
        (missing, f"There is no port {missing}. Check the cable."),
        (plain, f"{plain} is not a serial port."),
    ):
        ran = accessigame("display", "probe", str(port), typed="1\n")
        assert (ran.code, ran.lines) == (1, [said])


def test_a_check_says_how_it_ends(
    accessigame: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a terminal, that is said first. Fails when nobody knows how to leave."""
    monkeypatch.setattr(command, "both_are_terminals", lambda: True)
    with EmulatedDisplay(find("humanware").device(40), tmp_path / "port") as display:
        ran = accessigame("display", "check", f"humanware:{display.link}", typed="q\n")
    assert ran.lines == [
        (
            "Each key of the display is named here. "
            "Enter or q ends the test, or the same key 5 times in a row."
        ),
        "Display Brailliant 40, 40 cells.",
        UNTRIED.format("humanware"),
    ]


def test_a_make_that_has_met_hardware_is_as_any_other(
    accessigame: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A make is told to be untried until a model stands in its entry, and only if it answered.

    Fails when the sentence is said of every make, or of a display that is not there.
    """
    missing = accessigame("display", "check", f"baum:{tmp_path / 'gone'}")
    assert UNTRIED.format("baum") not in missing.lines
    tried = replace(find("humanware"), hardware=("Brailliant BI 40",))
    monkeypatch.setattr(command, "vendors", lambda: {"humanware": tried})
    with EmulatedDisplay(find("humanware").device(40), tmp_path / "port") as display:
        ran = accessigame("display", "check", f"humanware:{display.link}")
    assert (ran.code, ran.lines) == (0, ["Display Brailliant 40, 40 cells."])


def test_a_check_shows_keys_on_the_display(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each key stands on the display that is tried. Fails when only others hear or see it."""
    monkeypatch.setenv("ACCESSIGAME_HOME", str(tmp_path))
    parser = Parser("display")
    command.arguments(parser)
    reader, writer = os.pipe()
    device = find("humanware").device(40)
    with EmulatedDisplay(device, tmp_path / "port") as display, os.fdopen(reader) as keyboard:
        monkeypatch.setattr("sys.stdin", keyboard)
        asked = ["check", f"humanware:{display.link}", "--notation", "us-compact"]
        given = (parser.read(asked), Localizer("en"))
        check = Thread(target=command.run, args=given, daemon=True)
        check.start()
        cells = Translator("us-compact").cells
        try:
            wait_for(lambda: device.shown.startswith(cells("accessigame 40")))
            display.route(4)
            wait_for(lambda: device.shown.rstrip(b"\0") == cells("routing 5"))
            display.press("up")
            wait_for(lambda: device.shown.rstrip(b"\0") == cells("up"))
        finally:
            os.write(writer, b"\n")
            check.join(10)
            os.close(writer)


def test_a_routing_key_is_named_by_its_row_and_cell(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On several rows the key under the finger is named by both; on one, by its cell alone."""
    assert command._routing_felt(36, Shape(32, 8)) == command.RoutingFelt(5, 2)
    assert command._routing_felt(36, Shape(40)) == command.RoutingFelt(37)
    monkeypatch.setenv("ACCESSIGAME_HOME", str(tmp_path))
    refused = run_command("display emulate hid --cells 32 --rows 9 --link display")
    assert refused.code
    assert "9x32" in refused.error
    assert "8x32, 10x32" in refused.error


def test_a_display_is_emulated_until_quit(tmp_path: Path) -> None:
    """Keys that it has are pressed, others are named with those that it has, and the port goes.

    Fails when a slip ends it, or it leaves its port behind.
    """
    line = f"display emulate focus --cells 40 --link {tmp_path / 'port'} --lang en"
    ran = run_command(line, typed="dots 125\n\nnothing\nroute 5\nquit\nspace\n")
    ready, slip = ran.lines
    assert (ran.code, ran.error) == (0, "")
    assert ready.startswith(f"Emulated display focus, 40 cells, on {tmp_path / 'port'}.")
    assert slip.startswith("nothing: this display has no such key.")
    assert "left_pan" in slip
    assert list(tmp_path.glob("port*")) == []


def test_a_port_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    """Fails when the reason of the system ends the program instead."""
    ran = run_command(f"display emulate focus --cells 40 --link {tmp_path / 'no' / 'port'}")
    assert ran.code
    assert str(tmp_path / "no" / "port") in ran.error


@pytest.mark.parametrize("typed", ["\n", "q\n"])
def test_a_check_ends_with_enter_or_q(
    typed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One line ends it, though the input stays open. Fails when either is passed over."""
    reader, writer = os.pipe()
    device = find("humanware").device(40)
    with EmulatedDisplay(device, tmp_path / "port") as display, os.fdopen(reader) as keyboard:
        monkeypatch.setattr("sys.stdin", keyboard)
        os.write(writer, typed.encode())
        given = ("humanware", str(display.link), lambda _: b"", lambda _: None)
        check = Thread(target=try_out, args=given, daemon=True)
        check.start()
        check.join(10)
        assert not check.is_alive()
        os.close(writer)

"""`doctor --report`: what developers need to know, and nobody's names, paths or codes."""

from __future__ import annotations

import platform
import re
import socket
from pathlib import Path
from typing import Final

import pytest

from accessigame.commands import doctor_report
from accessigame.devices.speech.screen_reader import SpeechTarget
from accessigame.devices.transport import brlapi_port
from accessigame.devices.transport.emulated_port import EmulatedDisplay
from accessigame.devices.transport.serial_port import PortKind
from accessigame.displays.registry import find
from accessigame.doors.invitations import Invitations, Openness, codes_beside, keep_codes
from accessigame.storage import settings
from accessigame.words.words import LANGUAGES, Localizer
from tests.running import Program

COMPUTER: Final = "zebulon"
PERSON: Final = "Wilhelmina"
USER: Final = "quasimodo"
PATH: Final = re.compile(r"(?<![\w/])~?[/\\]\w|[A-Z]:\\")
"""The beginning of a path; `GNU/Linux` is none."""
UNAME: Final = platform.uname()


@pytest.fixture(autouse=True)
def _alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have no BRLTTY and no screen reader on this computer."""
    monkeypatch.setenv("BRLAPI_HOST", ":19999")
    monkeypatch.setattr(brlapi_port, "FOLDERS", (str(tmp_path),))
    monkeypatch.setattr(doctor_report, "running_reader", lambda: None)
    monkeypatch.setattr(doctor_report, "_processes", set)


def plant(accessigame: Program, home: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Plant secrets wherever the program or the system keeps some; return the texts of all."""
    host = f"{COMPUTER}.home"
    release = f"{UNAME.release}-{COMPUTER}"
    named = UNAME._replace(node=host, release=release, version=f"#1 {USER}@{COMPUTER}")
    monkeypatch.setattr(platform, "uname", lambda: named)
    monkeypatch.setattr(socket, "gethostname", lambda: host)
    monkeypatch.setenv("ACCESSIGAME_HOME", str(home))
    monkeypatch.setenv("TERM", f"/home/{USER}/terminal")
    for variable in ("USER", "LOGNAME", "HOSTNAME"):
        monkeypatch.setenv(variable, host if variable == "HOSTNAME" else USER)
    journal = settings.journals() / "game.jsonl"
    players = ("--players", f"{PERSON},Zoé,Ben", "--speech", "off")
    accessigame("play", "no-thanks", *players, "--journal", str(journal), typed="q\n")
    settings.save(
        settings.Settings(
            speech="off",
            display=f"baum:/dev/serial/by-id/{USER}",
            displays=(f"brlapi:{COMPUTER}", f"focus:/home/{USER}/port"),
            voice={"fr": f"/home/{USER}/voice"},
            rates={PERSON: 250},
        )
    )
    invitations = Invitations()
    code = invitations.invite(None)
    openness = Openness({"ssh": 3456}, lan=True, here=None, listeners=True)
    keep_codes(codes_beside(journal), openness, invitations.aged())
    assert PERSON in journal.read_text("utf-8")
    assert code in codes_beside(journal).read_text("utf-8")
    return [COMPUTER, PERSON, USER, "Zoé", "3456", code, str(home), home.name]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("broken", [False, True])
def test_a_report_names_nobody_and_no_path(
    accessigame: Program,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    *,
    broken: bool,
) -> None:
    """No name, game, code, host or path is in a report, nor where the settings are damaged.

    Fails when a finding is told by its sentence, a setting by its value, or the kernel in full.
    """
    secrets = plant(accessigame, tmp_path / "attic", monkeypatch)
    if broken:
        settings.settings_file().write_text(
            f'display = "{USER}:/{PERSON}"\n{PERSON} = 1\n', "utf-8"
        )
    report = accessigame("doctor", "--report", "-", lang=language).out
    assert [secret for secret in secrets if secret.casefold() in report.casefold()] == []
    assert PATH.findall(report) == []
    assert "PortMissing" in report or broken


def test_a_report_says_what_developers_need(
    accessigame: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Versions, system, terminal, speech, reader, display with its port, and settings are there."""
    prism = SpeechTarget("Orca", None, synthesiser=False)
    monkeypatch.setattr(doctor_report, "running_reader", lambda: prism)
    monkeypatch.setattr(doctor_report, "_processes", lambda: {"bash", "brltty"})
    monkeypatch.setenv("TERM", "xterm-256color")
    rates = {"Ana": 250, "Ben": 160}
    settings.save(settings.Settings(speech="reader", rate=300, cues=True, rates=rates))
    with EmulatedDisplay(find("humanware").device(40), tmp_path / "port") as display:
        name = f"humanware:{display.link}"
        lines = accessigame("doctor", "--report", "-", "--display", name).lines
    names = {line.partition(" ")[0].strip(":") for line in lines}
    needed = {"accessigame", "Python", "liblouis", "eSpeak", "PortAudio", "prompt_toolkit"}
    assert {*needed, "pyserial", "System"} <= names
    assert {
        "Terminal type: xterm-256color.",
        "Voice: the program does not speak. Setting: reader.",
        "Screen readers running: Orca, brltty.",
        "Braille display: humanware, on an emulated port.",
        "Display Brailliant 40, 40 cells.",
        "Setting speech: reader.",
        "Setting rate: 300.",
        "Setting cues: on.",
        "Setting rates: 2 entries, not shown here.",
    } <= {*lines}


@pytest.mark.parametrize(
    ("display", "sentence"),
    [
        ("baum:/dev/x", "Braille display: baum, on USB, ID 0904:2001."),
        ("brlapi", "Braille display: brlapi, through BRLTTY on this computer."),
        ("brlapi::1", "Braille display: brlapi, through BRLTTY on this computer."),
        ("brlapi:server", "Braille display: brlapi, through BRLTTY on another computer."),
        ("auto", "Braille display: auto, which the program looks for."),
    ],
)
def test_the_kind_of_a_port_is_told(
    monkeypatch: pytest.MonkeyPatch, display: str, sentence: str
) -> None:
    """The make and the way to it are told, without the port or the host."""
    monkeypatch.setattr(doctor_report, "kind_of", lambda _: PortKind("usb", "0904:2001"))
    assert sentence in doctor_report.lines((), display, settings.Settings(), Localizer("en"))


def test_a_report_is_a_file_that_is_kept(accessigame: Program, tmp_path: Path) -> None:
    """The report is written once; another one only with --overwrite, and no JSON beside it.

    Fails when a report that somebody has written into is lost.
    """
    file = tmp_path / "report.txt"
    accessigame("doctor", "--report", str(file))
    assert file.read_text("utf-8").startswith("Report about a device")
    file.write_text("mine", "utf-8")
    assert accessigame("doctor", "--report", str(file)).code == 2
    assert file.read_text("utf-8") == "mine"
    ran = accessigame("doctor", "--report", str(file), "--overwrite")
    assert ran.lines == [f"Report saved: {file}. Read it before you send it."]
    assert accessigame("doctor", "--json", "--report", "-").code == 2

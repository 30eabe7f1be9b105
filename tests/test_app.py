"""The composition root."""

from __future__ import annotations

from io import BufferedReader, BytesIO, TextIOWrapper
from pathlib import Path
from threading import Thread

import pytest

from accessigame import app
from accessigame.core.model import Event, NotUnderstood
from accessigame.devices.transport import brlapi_port
from accessigame.devices.transport.addressing import DisplayUnclear, display_named
from accessigame.displays.registry import DisplayUnknown, names
from accessigame.session.journal import Header
from accessigame.session.table import begun
from accessigame.storage.settings import Preferences
from accessigame.words.words import Localizer

WORDS = Localizer("en")


def given_lines(lines: str) -> TextIOWrapper:
    """Return an input that is a pipe with these lines."""
    return TextIOWrapper(BufferedReader(BytesIO(lines.encode())))


def test_a_game_of_bots_runs_to_its_end(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without persons no input is needed: the game is announced, then the farewell."""
    monkeypatch.setattr("sys.stdin", given_lines(""))
    setup = {"deck": "shuffled", "seed": 3, "bots": dict.fromkeys("012", "easy")}
    table = begun(Header("no-thanks", "2020", ("Ana", "Ben", "Cid"), {}, setup), WORDS, None)
    farewell = app.run(table, Preferences())
    assert table.session.position.over
    assert capsys.readouterr().out.rstrip().endswith(WORDS.say(farewell[-1]).speech)


@pytest.mark.parametrize("display", ["baum:/dev/nope", "brlapi"])
def test_a_game_of_bots_ends_without_its_display(
    display: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a pipe nobody can read on where the display is missing, so the game is over at its end.

    Fails when the program looks for the display for ever.
    """
    monkeypatch.setattr("sys.stdin", given_lines(""))
    monkeypatch.setenv("BRLAPI_HOST", ":19999")
    monkeypatch.setattr(brlapi_port, "FOLDERS", (str(tmp_path),))
    setup = {"deck": "shuffled", "seed": 3, "bots": dict.fromkeys("012", "easy")}
    table = begun(Header("no-thanks", "2020", ("Ana", "Ben", "Cid"), {}, setup), WORDS, None)
    ended = Thread(target=app.run, args=(table, Preferences(display=display)), daemon=True)
    ended.start()
    ended.join(20)
    assert not ended.is_alive()
    assert table.session.position.over


@pytest.mark.parametrize(("lines", "empty"), [("", True), ("\n", False), ("17\n", False)])
def test_an_input_that_ends_at_once(
    monkeypatch: pytest.MonkeyPatch, lines: str, *, empty: bool
) -> None:
    """A pipe without a character is empty; a blank line is not."""
    monkeypatch.setattr("sys.stdin", given_lines(lines))
    assert app.stdin_is_empty() is empty


def test_names_of_displays() -> None:
    """A display is named by its protocol and its port; a port may hold colons."""
    assert display_named("baum:/dev/ttyUSB0") == ("baum", "/dev/ttyUSB0")
    assert display_named(" baum : usb:1:2 ") == ("baum", "usb:1:2")


@pytest.mark.parametrize(
    ("given", "kind"),
    [
        ("baum", DisplayUnclear),
        ("baum: ", DisplayUnclear),
        ("", DisplayUnclear),
        ("teleprinter:/dev/ttyS0", DisplayUnknown),
    ],
)
def test_names_that_are_no_display(given: str, kind: type[Event]) -> None:
    """Without a port, or under an unknown name, there is no display."""
    with pytest.raises(NotUnderstood) as caught:
        display_named(given)
    event = caught.value.event
    assert isinstance(event, kind)
    assert all(name in WORDS.say(event).speech for name in names())

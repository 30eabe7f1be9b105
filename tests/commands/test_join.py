"""`join` through a pipe: lines in, lines out, and one clear sentence for each way to fail."""

from __future__ import annotations

import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from accessigame.cli.parser import ArgumentMissing, UnknownOption
from accessigame.commands import join
from accessigame.commands.join import CodeMissing
from accessigame.core.model import Event, NotUnderstood
from accessigame.devices.speech import loudspeaker
from accessigame.doors import known_hosts
from accessigame.doors.host_line import AddressUnclear
from accessigame.host.guests import GuestCame
from accessigame.input.line_parser import LineUnknown
from accessigame.storage import settings
from accessigame.words.words import LANGUAGES, Localizer
from tests.devices.speech.stage import Stage
from tests.doors.real_table import LISE, NAMES, RealTable, real_table
from tests.running import Program, Ran
from tests.wait_for import wait_for

CODE: Final = "417902"
HERE: Final = "127.0.0.1"


@pytest.fixture
def table(tmp_path: Path) -> Iterator[RealTable]:
    """Open a table on this computer."""
    with real_table(tmp_path / "host") as there:
        yield there


def joined(
    accessigame: Program, at: RealTable | int, *options: str, typed: str = "", lang: str = "en"
) -> Ran:
    """Return a run of `join` at a table, with its code, or at a port."""
    port, code = (at, CODE) if isinstance(at, int) else (at.port, at.code)
    return accessigame("join", f"{HERE}:{port}", f"--code={code}", *options, typed=typed, lang=lang)


# at a table ---------------------------------------------------------------------------------------


def test_a_card_is_laid_through_a_pipe(accessigame: Program, table: RealTable) -> None:
    """Lines are played as at a table here: the hand is told, the card laid, the seat left.

    Fails when a line is lost between the pipe and the table.
    """
    card = table.hand[2]
    ran = joined(accessigame, table, typed=f"c\n{card}\nq\n")
    assert (ran.code, ran.err) == (0, "")
    assert table.chosen == [card]
    assert f"Your card: {card}." in ran.lines
    assert ran.lines[-1] == Localizer("en").text("SeatLeft")
    wait_for(lambda: not table.is_joined)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_speaks_the_guests_language(
    accessigame: Program, table: RealTable, lang: str
) -> None:
    """Sentences of the table and of this program are in one language, whatever the table has.

    Fails when the table words its blocks in its own.
    """
    words = Localizer(lang, NAMES)
    ran = joined(accessigame, table, typed="q\n", lang=lang)
    assert ran.lines[-1] == words.text("SeatLeft")
    assert words.say(GuestCame(LISE), LISE).speech in ran.lines


def test_a_listener_hears_and_plays_nothing(accessigame: Program, table: RealTable) -> None:
    """Somebody who only listens gets what everybody may know, and no hand."""
    code = table.call(lambda: table.invitations.invite(None))
    ran = joined(accessigame, table, f"--code={code}", typed=f"{table.hand[0]}\nq\n")
    assert ran.code == 0
    assert Localizer("en").text("ListenerHere") in ran.lines
    assert "Your hand" not in ran.out
    assert table.chosen == []


def test_the_end_of_the_pipe_leaves_the_seat(accessigame: Program, table: RealTable) -> None:
    """The answer to the last line is heard, and the table goes on without the guest."""
    ran = joined(accessigame, table, typed="b\n")
    assert ran.code == 0
    assert any(line.startswith("Row 4:") for line in ran.lines)
    wait_for(lambda: not table.is_joined)


def test_a_line_without_meaning_is_refused_here(accessigame: Program, table: RealTable) -> None:
    """The reason comes in the guest's own language, and nothing reaches the table."""
    ran = joined(accessigame, table, typed="blorp\nq\n", lang="fr")
    assert Localizer("fr").say(LineUnknown("blorp")).speech in ran.lines
    assert [getattr(given, "word", "") for given in table.received] == ["quit"]


def test_a_new_host_is_told_with_its_key(accessigame: Program, table: RealTable) -> None:
    """The key that is trusted is said at the first call, and not again."""
    first = joined(accessigame, table, typed="q\n")
    assert f"{HERE} is new here" in first.lines[0]
    assert "SHA256:" in first.lines[0]
    assert known_hosts.file().parent == settings.settings_file().parent
    assert "SHA256:" not in joined(accessigame, table, typed="q\n").out


def test_a_code_may_be_typed_in_groups(accessigame: Program, table: RealTable) -> None:
    """The digits count, whatever stands between them."""
    grouped = f"--code={table.code[:3]} {table.code[3:]}"
    assert joined(accessigame, table, grouped, typed="q\n").code == 0


def test_the_verbosity_is_kept_as_at_home(accessigame: Program, table: RealTable) -> None:
    """A verbosity that was chosen at a table elsewhere is that of the next game."""
    assert joined(accessigame, table, typed="v\nq\n").code == 0
    assert settings.load().verbosity == "full"


def test_the_guest_has_a_voice_of_their_own(
    accessigame: Program, table: RealTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The hand is spoken here, and the farewell to its end; the table's voice says neither.

    Fails when the guest's program writes only.
    """
    voice = Stage(free=True)
    monkeypatch.setattr(loudspeaker, "Pyttsx3Voice", lambda *_, **__: voice)
    assert joined(accessigame, table, "--speech=self").code == 0
    assert any(said.startswith("Your hand:") for said in voice.heard), voice.heard
    assert voice.heard[-1] == Localizer("en").text("SeatLeft")
    assert not any("Your hand" in said for said in table.everybody.speech)


# refusals -----------------------------------------------------------------------------------------


def refused(ran: Ran, lang: str, key: str, **arguments: object) -> None:
    """Check that a run ends with one sentence, and exit code 2."""
    expected = Localizer(lang).text(key, **arguments)
    assert (ran.code, ran.out, ran.err) == (2, "", f"{expected}\n")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_that_refuses_says_why(accessigame: Program, table: RealTable, lang: str) -> None:
    """A wrong code and a shut door are told in the guest's language."""
    wrong = joined(accessigame, table, "--code=1", lang=lang)
    refused(wrong, lang, "CodeWrong")
    table.refuse_everybody()
    refused(joined(accessigame, table, lang=lang), lang, "DoorShut")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nobody_there_is_told(accessigame: Program, lang: str) -> None:
    """A table that is not open is one sentence."""
    with socket.create_server((HERE, 0)) as server:
        port = server.getsockname()[1]
    ran = joined(accessigame, port, lang=lang)
    refused(ran, lang, "NoTableThere", host=HERE, port=str(port))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_unknown_host_is_told(accessigame: Program, lang: str) -> None:
    """A name that no computer has is one sentence."""
    ran = accessigame("join", "nobody.invalid", f"--code={CODE}", lang=lang)
    refused(ran, lang, "HostUnknown", host="nobody.invalid")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_changed_key_is_told(accessigame: Program, table: RealTable, lang: str) -> None:
    """Another key is refused with the file to mend, and nothing is sent."""
    known_hosts.file().parent.mkdir(parents=True, exist_ok=True)
    known_hosts.file().write_text(f"[{HERE}]:{table.port} ssh-ed25519 AAAAother\n", "utf-8")
    ran = joined(accessigame, table, lang=lang)
    assert (ran.code, ran.out) == (2, "")
    assert str(known_hosts.file()) in ran.err
    assert "SHA256" in ran.err
    assert table.received == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_missing_library_is_told(
    accessigame: Program, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    """Where asyncssh is missing, the command that installs it is told.

    Fails when the program ends by an error of Python.
    """
    monkeypatch.setitem(sys.modules, "asyncssh", None)
    monkeypatch.delitem(sys.modules, "accessigame.doors.secure_shell", raising=False)
    ran = joined(accessigame, 1, lang=lang)
    assert (ran.code, ran.out) == (2, "")
    assert "asyncssh" in ran.err
    assert " install " in ran.err


@pytest.mark.parametrize(
    ("arguments", "event"),
    [
        ((), ArgumentMissing("join")),
        (("anna.local",), CodeMissing()),
        (("anna.local", "--code=abc"), CodeMissing()),
        (("anna:local", f"--code={CODE}"), AddressUnclear("anna:local")),
        (("anna.local", f"--code={CODE}", "--teach"), UnknownOption("--teach", "join")),
        (("anna.local", f"--code={CODE}", "--rates=A=90"), UnknownOption("--rates=A=90", "join")),
    ],
    ids=str,
)
def test_a_slip_is_told_before_any_call(
    accessigame: Program, arguments: tuple[str, ...], event: Event
) -> None:
    """What is missing or unclear is one sentence; options of a table are no options here."""
    ran = accessigame("join", *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == Localizer("en").say(event).speech + "\n"


@pytest.mark.parametrize("given", [None, "", "12a", "²", "1" * 65])
def test_a_code_is_made_of_digits(given: str | None) -> None:
    """Anything else is refused before the host is called."""
    with pytest.raises(NotUnderstood):
        join.code_in(given)

"""A guest who goes, a bot in between, a line to all and another language: three real programs."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from accessigame.core.model import Event
from accessigame.host.guests import GuestBack, GuestCame, LanguageIs, SaidToAll
from accessigame.host.presence import BotPlaysFor, GuestGone, SeatOfBot
from accessigame.session import journal
from accessigame.words.words import Localizer
from tests.acceptance.guest_table import LISE, NAMES, OMAR, HostProgram, entries

pytestmark = [
    pytest.mark.acceptance,
    pytest.mark.skipif(not shutil.which("ssh"), reason="a guest comes by ssh"),
]


def told(event: Event, language: str = "en", viewer: int | None = None) -> str:
    """Return a pattern of what is told of an event."""
    said = Localizer(language, NAMES).say(event, viewer)  # type: ignore[arg-type]  # a seat is a number
    return said.speech.replace("?", r"\?").replace("(", r"\(")


def test_an_evening_with_guests_who_come_and_go(tmp_path: Path) -> None:
    """Lise by `join` and Omar by ssh: a line goes to all, and a bot plays while Omar is away.

    Omar's computer names no language: a key changes it, and it is still changed when he is back.
    Fails when a line reaches one device alone, a bot plays without a word of the host or goes on
    after it, or the journal does not know whose moves they were.
    """
    table = ("six-nimmt", f"--players={','.join(NAMES)}", "--here=Pierre", "--seed=4")
    path = tmp_path / "game.jsonl"
    with HostProgram(tmp_path, *table, f"--journal={path}", "--lang=en") as host:
        with (
            host.joined(tmp_path / "lise", LISE, "fr") as lise,
            host.guest(tmp_path / "omar", OMAR) as omar,
        ):
            host.until(told(GuestCame(OMAR)))
            host.until(told(GuestCame(LISE)))
            omar.until("Your hand:")
            for key in "00s":
                omar.type(key)
            omar.until(told(LanguageIs(), "de"))
            lise.until("Ta main|Tes cartes")
            lise.type(":")
            lise.until("Message :")
            lise.type("Je reviens, 2 t !\r")
            said = SaidToAll(LISE, "Je reviens, 2 t !")
            lise.until(told(said, "fr", LISE))
            host.until(told(said))
            omar.until(told(said, "de"))
            before = entries(path)
            omar.kill()
            host.until(told(GuestGone(OMAR)))
            assert entries(path) == before
            host.type("00h")  # of two who are away, one has to be named
            host.until("02|For example 0")
            host.type("03h")
            host.until(told(BotPlaysFor(OMAR)))
            lise.until(told(BotPlaysFor(OMAR), "fr"))
            host.type("0o")
            host.until(told(SeatOfBot(OMAR)))
            with host.guest(tmp_path / "omar", OMAR) as again:
                again.until(told(BotPlaysFor(OMAR), "de", OMAR))
                again.until(told(GuestBack(OMAR), "de", OMAR))
                host.until(told(GuestBack(OMAR)))
                again.until("Deine Handkarten:")
                again.type("q")
                again.finish()
            lise.type("q")
            lise.finish()
        host.type("q")
        assert host.finish() == 0
    moves = [entry for entry in journal.read(path).entries if not isinstance(entry, int)]
    assert {move.seat for move in moves if move.stand_in} == {OMAR}
    assert "Je reviens" not in path.read_text("utf-8")

"""What guests and listeners are promised holds in every game, dealt and with real cards."""

from __future__ import annotations

import asyncio
import re

import pytest

from accessigame.core.model import Intent, Seat
from accessigame.host.guests import GuestBack
from accessigame.host.help import HelpLine
from accessigame.host.presence import GuestGone, SeatHere, SeatTaken, SeatWaits
from accessigame.output.tutorial import Tutorial
from accessigame.session.events import ChoiceTakenBack, KeyOfTable
from accessigame.words.words import LANGUAGES
from tests.host.evening import Device, Evening
from tests.host.test_guest_seats import ANA, BEN, CID
from tests.playing import GAMES
from tests.wait_for import PATIENCE

INSTRUCTION = re.compile(
    r"\b(type|(?<!table )tape(?! q)|tippe|turn it up|à retourner|aufdecken)\b|\?", re.IGNORECASE
)
"""What only somebody is told who is to do it, in three languages."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("physical", [False, True], ids=["dealt", "real"])
@pytest.mark.parametrize("name", GAMES)
def test_a_listener_is_told_nothing_to_type(name: str, physical: bool, language: str) -> None:
    """Who listens hears how the table stands, and no question or instruction of others.

    Fails when a listener is told to type a card, on coming or with an answer at the table.
    """
    made, listener = Evening(name, physical), Device(language)

    def script() -> None:
        made.come(None, listener)
        for word in ("table", "turn"):
            made.host._handle(Intent(word))

    made.play(script)
    assert len(listener.blocks) >= 2, "on coming, and the farewell"
    assert not any(block.mine and block.prompt for block in listener.blocks)
    assert [line for line in listener.speech if INSTRUCTION.search(line)] == []


@pytest.mark.parametrize("name", GAMES)
def test_a_guest_who_comes_is_told_nothing_twice(name: str) -> None:
    """The own things are told once, with those of the others or behind them.

    Fails when "You have no cards." comes with the table, and once more with the own things.
    """
    made, device = Evening(name), Device()
    made.play(lambda: made.come(BEN, device))
    told = device.blocks[0].said
    assert len({sentence.speech for sentence in told}) == len(told), told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_help_of_a_guest_has_keys_of_guests_alone(name: str, language: str) -> None:
    """No line names a key, or a number before one, that only the table has.

    Fails when a guest is told of `0 u`, of the code behind `2 o`, or of `u` where it is refused.
    """
    made, device = Evening(name), Device(language)

    def script() -> None:
        made.come(BEN, device)
        made.host._handle(Intent("help", seat=BEN))

    made.play(script)
    lines = [event for event in device.events if isinstance(event, HelpLine)]
    assert not [line for line in device.speech if re.search(r"\b(0 u|2 o)\b", line)]
    helped = {line.meaning.key for line in lines}
    assert ("help-undo-guest" in helped) is made.host.session.game.hides_choices
    assert "help-guests-guest" in helped
    assert "help-undo" not in helped


@pytest.mark.parametrize("name", GAMES)
def test_whoever_comes_to_a_taught_game_hears_its_aim(name: str) -> None:
    """The lessons on the beginning are told on coming, once, and the aim is among them.

    Fails when only those hear the aim who were there when the table began.
    """
    made, device, again, listener = Evening(name), Device(), Device(), Device()
    session = made.host.session
    made.host.announcer.tutorial = Tutorial(
        name, made.host.table.words, session.edition, session.options
    )

    def script() -> None:
        made.come(BEN, device)
        made.come(BEN, again)
        made.come(None, listener)

    made.play(script)
    for told, times in ((device, 1), (again, 0), (listener, 1), (made.room, 1)):
        assert sum("aim:" in line for line in told.speech) == times


@pytest.mark.parametrize("name", ["no-thanks", "six-nimmt"])
def test_those_who_are_asked_are_still_told(name: str) -> None:
    """With real cards, those at the table hear what to do, although listeners do not."""
    made = Evening(name, physical=True)
    made.play(lambda: made.host._handle(Intent("turn")))
    assert any(INSTRUCTION.search(line) for line in made.room.speech)


@pytest.mark.parametrize("name", GAMES)
def test_a_flicker_is_told_only_when_it_lasts(name: str) -> None:
    """A short break is told to nobody, and one that outlasts the grace is told once.

    Fails when each flicker of a line interrupts the others.
    """
    short, long = Evening(name), Evening(name, grace=0.001)

    async def script(made: Evening, *, lasts: bool) -> None:
        away = next(seat for seat in (CID, BEN) if not _is_awaited(made, seat))
        guest = made.come(away, Device())
        made.guests.leave(guest)
        if lasts:
            async with asyncio.timeout(PATIENCE):
                while GuestGone(away) not in made.room.events:
                    await asyncio.sleep(0)
        made.come(away, Device())
        told = [GuestGone(away) in made.room.events, GuestBack(away) in made.room.events]
        assert told == [lasts, lasts]

    for made, lasts in ((short, False), (long, True)):
        made.play(lambda made=made, lasts=lasts: script(made, lasts=lasts))  # type: ignore[misc]  # bound now


def _is_awaited(made: Evening, seat: Seat) -> bool:
    """Say whether a seat is to act; in 6 nimmt it chooses first, so that it is not."""
    if made.game == "six-nimmt" and seat in made.host.session.to_act():
        made.host._announce_move(made.host.session.legal_moves(seat)[0])
    return seat in made.host.session.to_act()


@pytest.mark.parametrize("name", GAMES)
def test_who_is_here(name: str) -> None:
    """`0 o` tells who plays at the table, who from elsewhere, and who is awaited."""
    made = Evening(name, here=ANA)

    def script() -> None:
        made.come(BEN, Device())
        made.host._handle(Intent("guests", 0))

    made.play(script)
    assert {SeatHere(ANA), SeatTaken(BEN), SeatWaits(CID)} <= {*made.room.events}


@pytest.mark.parametrize("name", GAMES)
def test_an_own_card_comes_back_while_it_lies_face_down(name: str) -> None:
    """A guest's `u` takes back a hidden choice; where a game hides none, the key is the table's.

    Fails when a guest's key undoes an open move, which others have answered.
    """
    made, device = Evening(name), Device()

    def script() -> None:
        made.come(ANA, device)
        move = made.host.session.legal_moves(ANA)[-1]
        hidden = made.host.session.prompt(ANA).secret
        made.host._announce_move(move)
        before = made.host.session.position
        made.host._handle(Intent("undo", seat=ANA))
        assert (ChoiceTakenBack(ANA) if hidden else KeyOfTable()) in device.events
        assert (made.host.session.position is before) is not hidden
        assert hidden is made.host.session.game.hides_choices

    made.play(script)

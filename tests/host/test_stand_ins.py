"""A bot plays for a guest who has gone, by the word of the table, until that guest is back."""

from __future__ import annotations

from pathlib import Path

import pytest

from accessigame import bots
from accessigame.core.model import Card, Intent, Move, NotUnderstood, Seat, far
from accessigame.games.six_nimmt.events.answers import HandHeld
from accessigame.games.six_nimmt.events.play import YouChose
from accessigame.host.guests import GuestBack
from accessigame.host.host import Host
from accessigame.host.presence import (
    BotPlaysFor,
    BotStops,
    NobodyAway,
    PersonHere,
    SeatOfBot,
    SeveralAway,
    without_changes_of_mind,
)
from accessigame.session import journal
from accessigame.session.table import load_saved, resumed
from accessigame.words.words import Localizer
from tests.host.evening import Device, Evening, coming, evening
from tests.host.test_guest_seats import ANA, BEN, CID, hand
from tests.playing import NAMES

STAND_IN = Intent("stand-in")


def made_by(made: Evening, seat: Seat) -> list[Move]:
    """Return the moves of a seat so far."""
    steps = made.host.session.steps
    return [step.move for step in steps if step.move.seat == seat]


def gone(made: Evening, *seats: Seat) -> None:
    """Let guests come in, and let their lines break."""
    for seat in seats:
        made.guests.leave(made.come(seat, Device()))


def test_nobody_plays_for_a_guest_by_itself() -> None:
    """A seat whose line broke waits; the key lets a bot play there, and everybody is told.

    Fails when a bot takes a seat that nobody gave it, or the others do not hear of it.
    """
    other = Device()

    def script(made: Evening) -> None:
        made.come(BEN, other)
        gone(made, CID)

    waits = evening(script)
    assert made_by(waits, CID) == []
    other = Device()
    made = evening(script, [STAND_IN])
    (move,) = made_by(made, CID)
    assert move.stand_in == bots.default_level(made.host.session.game)
    for told in (made.room, other):
        assert BotPlaysFor(CID) in told.events


def test_a_guest_who_is_back_plays_again() -> None:
    """The code ends the stand-in: the guest hears what was missed, own card included, and plays.

    Fails when the bot goes on for somebody who is here, or its choice is kept from the guest.
    """
    back = Device()

    def script(made: Evening) -> None:
        gone(made, CID)
        made.host._handle(STAND_IN)
        made.come(CID, back)
        for seat in (ANA, BEN):
            made.host._handle(Intent("number", hand(seat)[-1], seat=seat))

    made = evening(script)
    (move,) = made_by(made, CID)
    events = back.events
    assert events.index(BotPlaysFor(CID)) < events.index(YouChose(CID, move.card))  # type: ignore[attr-defined]  # of this game
    assert events.index(YouChose(CID, move.card)) < events.index(GuestBack(CID))  # type: ignore[attr-defined]  # the same
    assert not any(isinstance(event, HandHeld) and event.seat != CID for event in events)
    assert GuestBack(CID) in made.room.events
    assert made.host.table.seating.stand_ins == set()
    assert CID in made.host.session.to_act()


def test_a_change_of_mind_is_not_told_on_coming_back() -> None:
    """Of a stand-in that was ended and begun again at once, the guest hears one; an end is theirs.

    Fails when each press of the key is told, or the end names the guest as somebody else.
    """
    begun, ended, other = BotPlaysFor(CID), BotStops(CID), BotPlaysFor(BEN)
    move = YouChose(CID, Card(5))
    assert without_changes_of_mind([begun, ended]) == ()
    assert without_changes_of_mind([begun, ended, begun]) == (begun,)
    assert without_changes_of_mind([begun, other, ended]) == (begun, other, ended)
    assert without_changes_of_mind([begun, move, ended, begun]) == (begun, move)
    assert (
        Localizer("en", NAMES[:3]).say(ended, CID).speech == "The bot has stopped playing for you."
    )


def test_the_same_key_ends_it() -> None:
    """The seat is kept again for its guest, and the table still knows who is here."""
    made = evening(lambda made: gone(made, CID), [STAND_IN, Intent("guests"), STAND_IN])
    assert SeatOfBot(CID) in made.room.events
    assert BotStops(CID) in made.room.events
    assert CID in made.host.table.persons
    assert len(made_by(made, CID)) == 1


@pytest.mark.parametrize(
    ("away", "given", "reason"),
    [
        ((), Intent("stand-in"), NobodyAway()),
        ((BEN, CID), Intent("stand-in"), SeveralAway((BEN, CID))),
        ((CID,), Intent("stand-in", 1), PersonHere(ANA)),
    ],
)
def test_what_no_bot_can_be_given(away: tuple[Seat, ...], given: Intent, reason: object) -> None:
    """A person who is here keeps the seat, and of several absent one has to be named."""
    made = evening(lambda made: gone(made, *away), [given])
    assert reason in made.room.events
    assert made.host.table.seating.bots == set()


def test_a_seat_that_was_never_taken() -> None:
    """Where the keyboard is one person's, a bot can play for a guest who has not come at all."""
    made = evening(lambda _made: None, [Intent("stand-in", 3)], here=ANA)
    assert BotPlaysFor(CID) in made.room.events
    assert len(made_by(made, CID)) == 1


def test_only_the_table_gives_seats_to_bots() -> None:
    """A guest's key gives nobody's seat away."""
    device = Device()

    def script(made: Evening) -> None:
        made.come(BEN, device)
        gone(made, CID)

    made = evening(script, [Intent("stand-in", seat=BEN)])
    assert made.host.table.seating.bots == set()


def test_a_bot_that_thinks_does_not_move_for_somebody_who_is_back() -> None:
    """What a slow bot has found is dropped when its person came back meanwhile."""

    def script(made: Evening) -> None:
        made.come(CID, Device())
        session = made.host.session
        made.host._on_bot_move(session.position, session.legal_moves(CID)[0])

    assert made_by(evening(script), CID) == []


@pytest.mark.parametrize("seat", [None, BEN])
def test_the_help_names_the_key_where_it_does_something(seat: Seat | None) -> None:
    """The help at the table has the key, and that of a guest has not.

    Fails when a guest is offered a key that belongs to the table.
    """
    device = Device()
    made = evening(lambda made: gone(made, CID) or coming(made, BEN, device),  # type: ignore[func-returns-value]  # one after the other
                   [Intent("help", seat=seat)])  # fmt: skip
    told = device if seat is not None else made.room
    assert any("02 h" in line for line in told.speech) is (seat is None)


# the past -----------------------------------------------------------------------------------------


def moved(host: Host, seat: Seat) -> None:
    """Make a legal move of a seat, as its person."""
    host._announce_move(host.session.legal_moves(seat)[-1])


@pytest.mark.parametrize("name", ["no-thanks", "six-nimmt", "titus"])
def test_the_journal_knows_who_moved(name: str, tmp_path: Path) -> None:
    """The moves of a stand-in are marked, in the journal too, and an undo goes behind them.

    A journal that is read again leads to the same position, with the persons on their seats.
    Fails when an undo takes a person's moves for those of the bot, or the bot's for theirs.
    """
    path = tmp_path / "game.jsonl"
    made = Evening(name, path=path)
    host = made.host
    last = Seat(2)

    def script() -> None:
        gone(made, CID)
        while last not in host.session.to_act():
            moved(host, min(host.session.to_act()))
        host._handle(STAND_IN)

    made.play(script)
    moves = [step.move for step in host.session.steps]
    assert [move.seat for move in moves if move.stand_in].count(last) >= 1
    assert all(move.seat == last for move in moves if move.stand_in)
    host.announcer.announce(())  # which brings the journal to the disk
    record = journal.read(path)
    assert [entry.stand_in for entry in record.entries if isinstance(entry, Move)] == [
        move.stand_in for move in moves
    ]
    host.table.journal.close()  # type: ignore[union-attr]  # it has one
    again = resumed(load_saved(path, Localizer("en")))
    assert again.session.position == host.session.position
    assert last in again.persons
    entered = [m for m in moves if again.seating.entered_by_person(m)]
    assert entered == [m for m in moves if m.seat >= 0 and not m.stand_in]
    assert again.journal is not None
    again.journal.close()


def test_an_undo_goes_back_to_a_person(tmp_path: Path) -> None:
    """While a bot plays for Cid, what Cid entered before is still an entry that can be undone.

    Fails when a seat with a stand-in counts as a bot's from the beginning.
    """
    made = Evening("no-thanks", path=tmp_path / "game.jsonl")
    host = made.host

    def script() -> None:
        gone(made, CID)
        for seat in (ANA, BEN, CID, ANA, BEN):
            move = next(m for m in host.session.legal_moves(seat) if type(m).__name__ == "Refuse")
            host._announce_move(move)
        host._handle(STAND_IN)
        before = len(host.session.steps)
        host._handle(Intent("undo", 3))
        moves = [step.move for step in host.session.steps]
        assert [move.seat for move in moves if move.seat >= 0][:2] == [ANA, BEN]
        assert len(moves) < before

    made.play(script)


@pytest.mark.parametrize("line", ['"stand_in":3', '"stand_in":null', '"stand_in":["easy"]'])
def test_a_damaged_mark_is_refused(line: str) -> None:
    """A mark that is no level makes a damaged line."""
    data = '{"game":"no-thanks","edition":"2020","seats":["A","B","C"]}\n'
    data += '{"seat":"table","move":"turn","card":11}\n{"seat":0,"move":"refuse",'
    data += line + "}\n"
    with pytest.raises(NotUnderstood, match="JournalDamaged"):
        journal.parse(data.encode() + b'{"seat":1,"move":"refuse"}\n', "game")


def test_the_far_device_of_a_stand_in_is_nobodys() -> None:
    """While a bot plays, no output of the seat is left, so nobody is told its cards."""
    made = evening(lambda made: gone(made, CID), [STAND_IN])
    assert far(CID) not in {output.audience for output in made.outputs}
    assert not any(isinstance(event, YouChose) for event in made.room.events)

"""Guests come, go, move and come back: who hears what, and whose seat waits."""

from __future__ import annotations

import asyncio

import pytest

from accessigame.commands.host_ssh import DoorsOpen
from accessigame.commands.host_ways_in import LinkWithCode
from accessigame.core.model import (
    AtTable,
    Audience,
    Event,
    Intent,
    NotAllowed,
    NotUnderstood,
    far,
)
from accessigame.doors.invitations import MOST_OF_ONE, MOST_WRONG, CodesLost, CodesNotKept
from accessigame.doors.seat_terminal import KeysOfGuest
from accessigame.games.six_nimmt.events.answers import ChoicesAwaited, HandHeld, RowStands
from accessigame.games.six_nimmt.events.play import CardChosen, YouChose
from accessigame.games.six_nimmt.events.prompts import AskChoice
from accessigame.host.codes import (
    AddressShutOut,
    CodeOf,
    CodeOfListeners,
    DoorsAreOpenAgain,
    DoorsAreShut,
    spelled,
)
from accessigame.host.guests import (
    MOST_LISTENERS,
    GuestBack,
    GuestCame,
    ListenerLeft,
    ListenersFull,
    SeatLeft,
    SeatMoved,
    TableClosed,
)
from accessigame.host.presence import GuestGone, GuestLeft, SeatHere, SeatTaken, SeatWaits
from accessigame.input.keymap import Word
from accessigame.output.blocks import Block
from accessigame.session.events import GameKept, GameNotKept, KeyOfTable, NobodyInvited
from tests.host.evening import Device, Evening, coming, evening
from tests.host.test_guest_seats import ANA, BEN, CID, hand, number, question, table
from tests.playing import Recorder, run


def test_a_guest_is_told_the_hand_and_the_question() -> None:
    """Who comes hears what is theirs and is asked; all others hear who has come, and no card.

    Fails when a guest gets the question of another, or the room the hand of a guest.
    """
    device = Device()
    made = evening(lambda e: coming(e, BEN, device))
    assert device.audience == far(BEN)
    first, *rows, awaited, own, _ = device.events
    assert (first, own) == (GuestCame(BEN), HandHeld(BEN, hand(BEN)))
    assert [type(event) for event in (*rows, awaited)] == [*[RowStands] * 4, ChoicesAwaited]
    assert question(device.blocks[0]) == [AskChoice(BEN)]
    assert GuestCame(BEN) in made.room.events
    assert not any(isinstance(event, HandHeld) for event in made.room.events)


def test_a_newcomer_is_told_once_what_helps() -> None:
    """A device with nothing but keys is told so after the first words, and not on coming back.

    Fails when a device with buttons is told of keys, or somebody who is back hears it again.
    """
    plain, first, again = Device(), Device(), Device()
    hint = KeysOfGuest()
    first.hint = again.hint = hint  # type: ignore[attr-defined]  # a device may have one

    def script(made: Evening) -> None:
        made.come(BEN, plain)
        made.guests.leave(made.come(ANA, first))
        made.come(ANA, again)

    evening(script)
    assert first.events[:2] == [GuestCame(ANA), hint]
    assert hint not in (*plain.events, *again.events)


def test_the_newest_device_has_the_seat() -> None:
    """A second device takes the seat over; the first is told why, is closed, and plays no more.

    Fails when two devices have one seat, or the older one still lays cards.
    """
    old, new = Device(), Device()

    def script(made: Evening) -> None:
        first = made.come(BEN, old)
        made.come(BEN, new)
        made.guests.receive(first, number(hand(BEN)[0]))
        made.guests.leave(first)  # the line ends after the device was let go

    made = evening(script)
    assert old.events[-1] == SeatMoved()
    assert old.closed
    assert made.host.session.to_act() == {ANA, BEN, CID}
    assert BEN in made.guests.present or new.closed
    assert not any(isinstance(event, GuestGone) for event in made.room.events)


def test_what_no_key_came_after_is_told_again() -> None:
    """News count as heard from the next key on: before it, the device may have lost them.

    Fails when a line that breaks twice takes news with it, and when heard news are told again.
    """
    devices = [Device() for _ in range(4)]

    def script(made: Evening) -> None:
        guest = made.come(BEN, devices[0])
        made.host._handle(number(hand(ANA)[0]))
        for device in devices[1:3]:
            made.guests.leave(guest)
            guest = made.come(BEN, device)
        made.guests.receive(guest, Intent(Word.TABLE))
        made.guests.leave(guest)
        made.come(BEN, devices[3])

    evening(script)
    told = [device.events.count(CardChosen(ANA)) for device in devices]
    assert told == [1, 1, 1, 0]


def test_a_guest_hears_what_was_missed_and_no_more() -> None:
    """Back after a break, a guest is told what all were told meanwhile, in order, and own things.

    Fails when what happened during the break is lost, or told twice.
    """
    first, again = Device(), Device()

    def script(made: Evening) -> None:
        guest = made.come(BEN, first)
        made.guests.leave(guest)
        made.host._handle(number(hand(ANA)[0]))
        made.come(BEN, again)

    evening(script)
    assert again.events.count(CardChosen(ANA)) == 1
    assert CardChosen(ANA) not in first.events
    assert again.events.index(CardChosen(ANA)) < again.events.index(GuestBack(BEN))
    assert not any(isinstance(event, YouChose) for event in again.events)


def test_a_seat_waits_for_its_guest() -> None:
    """When the line ends, the seat waits: the keyboard does not play for it, the code opens it.

    Fails when the table plays on with the hand of somebody whose line is broken.
    """
    device = Device()

    def script(made: Evening) -> None:
        made.guests.leave(made.come(ANA, device))

    made = evening(script, [number(hand(BEN)[0]), number(hand(CID)[0]), number(hand(ANA)[0])])
    assert made.host.session.to_act() == {ANA}
    assert made.guests.codes.of(ANA)[0] == CodeOf(ANA, spelled(made.codes[ANA]), made.codes[ANA])


@pytest.mark.parametrize("is_awaited", [True, False])
def test_others_are_told_at_once_of_whom_they_wait_for(is_awaited: bool) -> None:
    """A broken line is told at once where the table waits for that seat, else when it lasts.

    Fails when each flicker is told, or when everybody waits for somebody who is gone.
    """
    device = Device()

    async def play(made: Evening) -> None:
        made.host.begin()
        guest = made.come(ANA, device)
        if not is_awaited:
            made.host._handle(Intent("number", hand(ANA)[0], seat=ANA))
        made.guests.leave(guest)
        for _ in range(3):
            await asyncio.sleep(0)
        assert (GuestGone(ANA) in made.room.events) is is_awaited
        made.come(ANA, Device())
        assert (GuestBack(ANA) in made.room.events) is is_awaited
        made.guests.close()

    asyncio.run(play(Evening()))


def test_leaving_on_purpose() -> None:
    """A guest's `q` leaves the seat at once, and the table goes on; the others hear it as that.

    Fails when others hear of a broken line, or hear twice that the seat waits.
    """
    device, listener = Device(), Device()

    def script(made: Evening) -> None:
        made.come(None, listener)
        guest = made.come(ANA, device)
        made.guests.receive(guest, Intent("quit"))
        made.guests.leave(guest)  # the connection ends behind it
        made.come(ANA, Device())

    made = evening(script, [number(hand(BEN)[0])])
    assert device.events[-1] == SeatLeft()
    assert device.closed
    for others in (made.room, listener):
        told = [each for each in others.events if isinstance(each, GuestGone | GuestLeft)]
        assert told == [GuestLeft(ANA)]
        assert GuestBack(ANA) in others.events
    assert made.host.session.to_act() == {ANA, CID}


def test_a_listener_who_leaves_has_no_seat_that_waits() -> None:
    """Somebody without a seat is told no more than that the table is left."""
    device = Device()
    evening(lambda made: made.guests.receive(made.come(None, device), Intent("quit")))
    assert device.events[-1] == ListenerLeft()
    assert device.closed


def test_a_listener_hears_what_everybody_may_know() -> None:
    """Who only listens gets no secret and no question, and has no keys but the one to leave."""
    device = Device()

    def script(made: Evening) -> None:
        guest = made.come(None, device)
        made.guests.receive(guest, number(hand(ANA)[0]))
        made.guests.receive(guest, Intent("undo"))

    made = evening(script, [number(hand(ANA)[0])])
    assert CardChosen(ANA) in device.events
    assert not any(block.mine and block.prompt for block in device.blocks)
    assert all(event.audience.seats is None for event in device.events)
    assert made.host.session.to_act() == {BEN, CID}


def test_the_end_of_a_table() -> None:
    """Guests are told that the table is closed, and no file of its computer, and are let go."""
    device = Device("de")
    made = evening(lambda e: coming(e, ANA, device))
    assert device.events[-1] == TableClosed()
    assert device.closed
    assert not any(isinstance(event, AtTable | GameKept | GameNotKept) for event in device.events)
    assert TableClosed() not in made.room.events
    assert device.blocks[-1].said[0].language == "de"


@pytest.mark.parametrize("trouble", [CodesLost(), CodesNotKept("/home/ana/game.guests")])
def test_no_guest_hears_of_the_file_with_the_codes(trouble: Event) -> None:
    """What is wrong with the kept codes is for the table, even where a guest is there before it.

    Fails when a guest, or one who listens, is told it at once or finds it among the news.
    """
    made, guest, listener = Evening(), Device(), Device()

    async def play() -> None:
        made.come(BEN, guest)
        made.come(None, listener)
        made.host.begin(trouble)
        made.host.inbox.put_nowait(Intent("repeat", 1, seat=BEN))
        made.host.inbox.put_nowait(None)
        await made.host.run()

    asyncio.run(play())
    assert trouble in made.room.events
    assert trouble not in (*guest.events, *listener.events)


def test_who_is_here() -> None:
    """`0 o` tells who plays where, and at the table the ways in, and `2 o` a whole invitation.

    Fails when a guest can ask for the code of another seat, or hears an address, or finds one
    among what was said, or when the table cannot ask for the ways in again.
    """
    device = Device()

    def script(made: Evening) -> None:
        made.come(ANA, device)

    asked = [Intent("guests"), Intent("guests", 2), Intent("guests", 2, seat=ANA)]
    again = [Intent(word, seat=ANA) for word in ("guests", "repeat", "older", "older")]
    made = evening(script, [*asked, *again])
    code, listen = made.codes[BEN], made.codes[None]
    told = [
        DoorsOpen("anna.local", 2222),
        CodeOfListeners(spelled(listen), listen),
        *(SeatTaken(ANA), SeatHere(BEN), SeatHere(CID)),
        CodeOf(BEN, spelled(code), code),
        LinkWithCode(f"http://anna.local/#{code}"),
    ]
    assert made.room.events[-1 - len(told) : -1] == told
    assert not any(isinstance(event, AtTable) for event in device.events)
    assert KeyOfTable() in device.events
    assert SeatHere(BEN) in device.events
    assert "You are playing on this device." in device.speech
    assert code not in " ".join(device.speech).replace(" ", "").replace(",", "")


def test_a_seat_that_nobody_has_taken() -> None:
    """With a keyboard of one seat, the others are awaited until they come."""
    made = Evening(here=BEN)
    assert made.guests.report() == (SeatWaits(ANA), SeatHere(BEN), SeatWaits(CID))


@pytest.mark.parametrize(("leaves", "told"), [(True, GuestLeft(ANA)), (False, GuestGone(ANA))])
def test_somebody_who_has_gone_was_here(leaves: bool, told: Event) -> None:
    """`0 o` tells of a guest who left, or lost the line, that it is so, until the guest is back.

    Fails when somebody who has gone is told as not here yet, or as gone after coming back.
    """
    states: list[Event] = []

    def script(made: Evening) -> None:
        guest = made.come(ANA, Device())
        if leaves:
            made.guests.receive(guest, Intent("quit"))
        made.guests.leave(guest)
        states.append(made.guests.report()[ANA])
        made.come(ANA, Device())
        states.append(made.guests.report()[ANA])

    evening(script, here=BEN)
    assert states == [told, SeatTaken(ANA)]


def test_wrong_codes_shut_the_doors_and_the_table_opens_them() -> None:
    """After too many wrong codes even a right one opens nothing, until the table says so.

    Fails when somebody can try codes for a whole evening.
    """

    def script(made: Evening) -> None:
        for _ in range(MOST_WRONG):
            with pytest.raises((NotUnderstood, NotAllowed)):
                made.guests.enter("no code", Device())
        with pytest.raises(NotAllowed):
            made.come(ANA, Device())
        made.host._handle(Intent("guests"))
        made.come(ANA, Device())

    made = evening(script)
    assert made.room.events.count(DoorsAreShut()) == 1
    assert DoorsAreOpenAgain() in made.room.events
    assert GuestCame(ANA) in made.room.events


def test_a_guesser_is_shut_out_and_the_table_is_told() -> None:
    """Wrong codes of one address keep that one out; the table hears it, and its key ends it.

    Fails when a household that mistypes is kept out, and nobody at the table can know why.
    """

    def script(made: Evening) -> None:
        for _ in range(2 * MOST_OF_ONE):
            with pytest.raises((NotUnderstood, NotAllowed)):
                made.guests.enter("no code", Device(), "192.0.2.1")
        with pytest.raises(NotAllowed):
            made.guests.enter(made.codes[ANA], Device(), "192.0.2.1")
        made.guests.enter(made.codes[BEN], Device(), "192.0.2.2")
        made.host._handle(Intent("guests"))
        made.guests.enter(made.codes[ANA], Device(), "192.0.2.1")

    made = evening(script)
    assert made.room.events.count(AddressShutOut()) == 1
    assert DoorsAreShut() not in made.room.events
    assert DoorsAreOpenAgain() in made.room.events


def test_listeners_leave_room_for_players() -> None:
    """So many may listen, and one more is told so; a player comes in all the same.

    Fails when listeners can take the room of those who play.
    """

    def script(made: Evening) -> None:
        first, *_ = [made.come(None, Device()) for _ in range(MOST_LISTENERS)]
        with pytest.raises(NotAllowed) as refused:
            made.come(None, Device())
        assert refused.value.event == ListenersFull()
        made.come(ANA, Device())
        made.guests.leave(first)
        made.come(None, Device())
        with pytest.raises(NotAllowed) as refused:
            made.guests.come_back(first)
        assert refused.value.event == ListenersFull()

    evening(script)


def test_a_table_without_doors() -> None:
    """At a usual table nobody is invited, and the key says so."""
    room = Recorder()
    host = table([room], ())
    run(host, [Intent("guests")])
    assert NobodyInvited() in room.events


def test_a_guest_who_comes_is_nobody_elses_audience() -> None:
    """No output has an audience before its guest has a seat, and then that seat's alone."""
    seen: list[Audience] = []

    class Watched(Device):
        def deliver(self, block: Block) -> None:  # noqa: ARG002 - only whose it is counts
            seen.append(self.audience)

    evening(lambda e: coming(e, ANA, Watched()))
    assert set(seen) == {far(ANA)}

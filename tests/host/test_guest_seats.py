"""A table where some persons play from devices of their own: whose keys do what, who is asked.

Covers `host/request.py`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import pytest

from accessigame.core.model import EVERYONE, Event, Intent, Seat, far, only
from accessigame.games.six_nimmt.events.play import CardChosen
from accessigame.games.six_nimmt.events.prompts import AskChoice
from accessigame.host.host import Host
from accessigame.input.inbox import Given
from accessigame.output.adjusting import VerbosityIs
from accessigame.output.blocks import Block
from accessigame.session.events import (
    ChoiceTakenBack,
    KeyOfTable,
    NoChoiceToTakeBack,
    SeatElsewhere,
    TableCorrects,
)
from accessigame.words.words import Localizer, Verbosity
from tests.playing import NAMES, Recorder, Script, TellingWords, Told, events_of, hosted, run, typed

ANA, BEN, CID = Seat(0), Seat(1), Seat(2)


class Wordy(Recorder):
    """An output whose listener chooses the number of words, in a language of their own."""

    speaks = True
    verbosity = Verbosity.NORMAL
    words: Localizer | None = None


def table(
    outputs: list[Recorder], guests: Iterable[Seat], here: Seat | None = None, seed: int = 3
) -> Host:
    """Return a dealt round of 6 nimmt with three persons, some of them guests."""
    return hosted(outputs, game="six-nimmt", seed=seed, hosted=True, guests=guests, seat_here=here)


def hand(seat: Seat) -> tuple[int, ...]:
    """Return the hand that is dealt to a seat."""
    host = table([], ())
    host.begin()
    hands: tuple[tuple[int, ...], ...] = host.session.position.hands  # type: ignore[attr-defined]  # of this game
    return hands[seat]


def number(card: int, seat: Seat | None = None) -> Intent:
    """Return a typed number, on keys of one's own or at the table."""
    return Intent("number", card, seat=seat)


def question(block: Block) -> list[Event]:
    """Return the question of a block."""
    return [block.prompt.event] if isinstance(block.prompt, Told) else []


def test_the_keyboard_serves_those_without_a_device() -> None:
    """A number at the table is of the first person who plays there, not of a guest before them.

    Fails when 13 typed at the table lays the card of somebody who sits at an own device.
    """
    room, guest = Recorder(), Recorder(far(ANA))
    host = table([room, guest], [ANA])
    run(host, [number(hand(BEN)[0])])
    assert host.session.to_act() == {ANA, CID}
    assert question(room.blocks[0]) == [AskChoice(BEN)]
    assert question(guest.blocks[0]) == [AskChoice(ANA)]


def test_the_keyboard_plays_for_no_guest() -> None:
    """Where only guests are left to choose, the table is told who plays elsewhere."""
    room, guest = Recorder(), Recorder(far(CID))
    host = table([room, guest], [CID])
    run(host, [number(hand(ANA)[0]), number(hand(BEN)[0]), number(hand(CID)[0])])
    assert room.events[-2] == SeatElsewhere(CID)
    assert host.session.to_act() == {CID}
    assert not room.blocks[-2].mine
    assert guest.blocks[0].mine


def test_the_keyboard_of_one_seat() -> None:
    """With a seat of its own, the keyboard is that seat's: it hears its hand, and plays for it.

    Fails when the public outputs of a hosted table are those of the person who plays there.
    """
    host = table([], (), here=BEN)
    assert host.table.audience == only(BEN)
    room = Recorder(host.table.audience)
    host = table([room], (), here=BEN)
    run(host, [number(hand(BEN)[0])])
    assert host.session.to_act() == {ANA, CID}
    assert table([], ()).table.audience == EVERYONE


@pytest.mark.parametrize("keys", ["<", "2 ="])
def test_keys_of_the_table(keys: str) -> None:
    """What changes the table for all belongs to its keyboard; a guest is told so, alone.

    Fails when anybody's key opens a correction, or hands the display of the table round.
    """
    room, guest = Recorder(), Recorder(far(ANA))
    (given,) = typed(keys)
    assert isinstance(given, Intent)
    run(table([room, guest], [ANA]), [Intent(given.word, given.number, seat=ANA)])
    assert KeyOfTable() in guest.events
    assert KeyOfTable() not in room.events


def test_a_guest_takes_back_a_hidden_card() -> None:
    """The own card comes back while it lies face down; the choices of others stay.

    Fails when a guest's undo takes back the move of another.
    """
    room, guest = Recorder(), Recorder(far(ANA))
    host = table([room, guest], [ANA])
    mine, bens = hand(ANA), hand(BEN)
    run(
        host,
        [number(mine[0], ANA), number(bens[0]), Intent("undo", seat=ANA), number(mine[1], ANA)],
    )
    assert host.session.to_act() == {CID}
    chosen = host.session.position.choices  # type: ignore[attr-defined]  # of this game
    assert (chosen[ANA], chosen[BEN]) == (mine[1], bens[0])
    assert room.events.count(ChoiceTakenBack(ANA)) == 1
    assert "again" in " ".join(room.speech)
    assert str(mine[0]) not in " ".join(room.speech).split()


def test_nothing_else_of_a_guest_can_be_taken_back() -> None:
    """Without a card face down, a guest's undo changes nothing, neither before nor after a turn."""
    guest = Recorder(far(ANA))
    host = table([Recorder(), guest], [ANA])
    cards = [number(hand(ANA)[0], ANA), number(hand(BEN)[0]), number(hand(CID)[0])]
    run(host, [Intent("undo", seat=ANA), *cards, Intent("undo", seat=ANA)])
    assert guest.events.count(NoChoiceToTakeBack()) == 2
    assert not any(isinstance(event, ChoiceTakenBack) for event in guest.events)


def test_a_guest_waits_while_the_table_corrects() -> None:
    """A guest's number is no answer to a correction that the table has opened.

    Fails when a guest's card becomes the new card of somebody else's entry.
    """
    room, guest = Recorder(), Recorder(far(ANA))
    host = table([room, guest], [ANA])
    run(host, [number(hand(BEN)[0]), Intent("correct"), number(hand(ANA)[0], ANA)])
    assert TableCorrects() in guest.events
    assert TableCorrects() not in room.events
    assert ANA in host.session.to_act()


def test_a_guest_does_not_end_the_table() -> None:
    """A guest's `q` that comes late ends nothing: the game goes on for all others.

    Fails when any guest can close the table.
    """
    host = table([Recorder()], [ANA])
    run(host, [Intent("quit", seat=ANA), number(hand(BEN)[0])])
    assert host.session.to_act() == {ANA, CID}


@pytest.mark.parametrize("here", [None, BEN])
@pytest.mark.parametrize("word", ["others", "scores", "turn", "help", "since", "own", "ha"])
def test_what_the_table_asks_is_answered_at_the_table(word: str, here: Seat | None) -> None:
    """An answer to the table's keyboard, or what it cannot do, is for those who sit there.

    Fails when a guest elsewhere is told each count that somebody at the table wants to know, finds
    it among the news, or is asked again after it.
    """
    own, guest, listener = Recorder(only(CID)), Recorder(far(ANA)), Recorder(far())
    asks: list[Given] = [Intent(word), *typed("x")]
    room = Recorder() if here is None else Recorder(only(here))
    host = table([room, own, guest, listener], [ANA], here=here)
    run(host, [*asks, Intent("repeat", 1, seat=ANA)])
    told = len(room.blocks)
    assert told > len(asks), "the beginning and each answer, at least"
    for far_away in (guest, listener):
        quiet = far_away.blocks[1:-1]  # between the beginning and the end
        assert all(block.answer for block in quiet)
        assert len(quiet) == (far_away is guest), "only what the guest repeats"
    assert events_of(guest.blocks[1]) == events_of(guest.blocks[0])


def test_an_explanation_is_gone_through_at_the_table() -> None:
    """The steps of a count that the table has opened are not told to guests."""
    room, guest = Recorder(), Recorder(far(ANA))
    host = table([room, guest], [ANA])
    run(host, [Intent("explain"), Intent("forth"), Intent("forth")])
    assert len(guest.blocks) == 2, "the beginning, and the end"
    assert len(room.blocks) == 5


def test_own_keys_adjust_own_outputs() -> None:
    """The verbosity of one device is not that of another, nor of the table.

    Fails when one guest's key makes all others' sentences brief.
    """
    room, one, two = Wordy(), Wordy(far(ANA)), Wordy(far(BEN))
    host = table([room, one, two], [ANA, BEN])
    run(host, [Intent("verbosity", seat=ANA), Intent("verbosity")])
    changed = Verbosity.FULL
    assert (room.verbosity, one.verbosity, two.verbosity) == (changed, changed, Verbosity.NORMAL)
    told = [sum(isinstance(e, VerbosityIs) for e in each.events) for each in (room, one, two)]
    assert told == [1, 1, 0]


def test_each_output_has_its_language() -> None:
    """What is asked and told, the help and the rules come in the language of each output.

    Fails when a text is worded before it is known who reads it.
    """
    room, guest, listener = Wordy(), Wordy(far(ANA)), Wordy(far())
    guest.words = TellingWords("de", NAMES[:3])
    listener.words = TellingWords("fr", NAMES[:3])
    host = table([room, guest, listener], [ANA])
    run(host, [Intent("help", seat=ANA), Intent("rules", 2, seat=ANA), number(hand(BEN)[0])])
    languages = {said.language for block in guest.blocks for said in block.said}
    assert languages == {"de"}
    helped = [said.speech for block in guest.blocks for said in block.said]
    assert any("Komma" in line for line in helped)
    chosen = [b.said[0].speech for b in listener.blocks if CardChosen(BEN) in events_of(b)]
    assert chosen == ["Sabine a choisi."]
    assert all(block.prompt is None or not block.mine for block in listener.blocks)


def test_a_burst_of_input_lets_other_tasks_run() -> None:
    """Between two inputs other tasks of the loop have their turn.

    Fails when a burst of 150 lines starves the one who writes to a guest.
    """
    host = table([Recorder()], ())
    turns = 0
    seen: list[int] = []

    async def other() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    class Watching(Script):
        async def get(self) -> Given:
            seen.append(turns)
            return await super().get()

    async def both() -> None:
        beside = asyncio.create_task(other())
        await host.run()
        beside.cancel()

    host.inbox = Watching([Intent("turn")] * 20)
    asyncio.run(both())
    assert len(set(seen)) == len(seen)


def test_a_guest_who_has_left_gets_nothing_read_out_at_the_table() -> None:
    """What a guest asked for before the line ended is not told to the room instead."""
    room = Recorder()
    host = table([room], [ANA])
    run(host, [Intent("scores", seat=ANA)])
    assert len(room.blocks) == 2, "the beginning, and the farewell"

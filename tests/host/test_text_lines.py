"""Lines of text to all: who reads them, with whose name, and how many."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from accessigame.core.model import Intent, NotAllowed, NotUnderstood, Seat, far, only
from accessigame.host.guests import (
    BURST,
    SaidToAll,
    TableSaid,
    TextLines,
    TooManyLines,
)
from accessigame.input.text_line import LONGEST, LineTooLong, NothingToSay
from accessigame.session.events import NobodyInvited
from tests.host.evening import Device, Evening, coming, evening
from tests.host.test_guest_seats import ANA, BEN, CID, table
from tests.playing import Recorder, run


def say(text: str, seat: Seat | None = None) -> Intent:
    """Return the wish to tell all a line."""
    return Intent("say", seat=seat, text=text)


def test_everybody_reads_a_line_with_its_name() -> None:
    """The room, guests and listeners get it; whoever wrote it hears it as their own.

    Fails when a line reaches the table alone, or comes without a name.
    """
    ben, listener = Device(), Device("de")

    def script(made: Evening) -> None:
        made.come(BEN, ben)
        made.come(None, listener)

    made = evening(script, [say("Bonsoir à tous", BEN)])
    said = SaidToAll(BEN, "Bonsoir à tous")
    for device in (made.room, ben, listener):
        assert device.events.count(said) == 1
    assert "Sabine: Bonsoir à tous" in made.room.speech
    assert "Sabine: Bonsoir à tous" in listener.speech
    assert "You: Bonsoir à tous" in ben.speech


def test_a_line_is_not_of_who_has_written_before() -> None:
    """After a guest's line, one at the keyboard of several persons has the table's name again.

    Fails when the table remembers who has pressed a key last.
    """
    made = evening(lambda made: coming(made, BEN, Device()), [say("hello", BEN), say("hi")])
    lines = [event for event in made.room.events if isinstance(event, (SaidToAll, TableSaid))]
    assert lines == [SaidToAll(BEN, "hello"), TableSaid("hi")]


@pytest.mark.parametrize(
    ("here", "guests", "said"),
    [
        (None, (), TableSaid("hello")),
        (None, (BEN, CID), SaidToAll(ANA, "hello")),
        (BEN, (), SaidToAll(BEN, "hello")),
    ],
)
def test_the_name_of_the_keyboard(
    here: Seat | None, guests: tuple[Seat, ...], said: object
) -> None:
    """A keyboard of one person has that person's name, and one of several has the table's."""

    def script(made: Evening) -> None:
        made.room.audience = made.host.table.audience
        for seat in guests:
            made.come(seat, Device())

    assert said in evening(script, [say("hello")], here=here).room.events


def test_who_was_away_reads_it_later() -> None:
    """A line is news: it is told to a guest who comes back, and `r` tells it again.

    Fails when only a repetition at the table brings it to a guest who was away.
    """
    back, listener = Device(), Device()

    def script(made: Evening) -> None:
        made.guests.leave(made.come(BEN, Device()))
        made.host._handle(say("one moment"))
        made.come(BEN, back)
        made.come(None, listener)

    made = evening(script, [Intent("repeat")])
    assert back.events.count(TableSaid("one moment")) == 1
    assert TableSaid("one moment") not in listener.events, "who comes first hears how it stands"
    assert made.room.events.count(TableSaid("one moment")) == 2


def test_a_line_changes_nothing_at_the_table(tmp_path: Path) -> None:
    """No move comes of it, no line of the journal, and an open correction stays open."""
    path = tmp_path / "game.jsonl"
    made = Evening("no-thanks", path=path)
    host = made.host

    def script() -> None:
        host._announce_move(host.session.legal_moves(ANA)[-1])
        host._handle(Intent("correct"))
        before = len(host.session.steps)
        host._handle(say("who was it?"))
        assert host.history.prompt is not None
        assert len(host.session.steps) == before

    made.play(script)
    assert TableSaid("who was it?") in made.room.events
    kept = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    assert "who was it?" not in json.dumps(kept)


@pytest.mark.parametrize(
    ("text", "reason"),
    [("", NothingToSay()), ("\x1b[2J", NothingToSay()), ("x" * 121, LineTooLong(LONGEST))],
)
def test_what_is_not_sent(text: str, reason: object) -> None:
    """An empty line and a long one are refused to their writer alone."""
    ben = Device()
    made = evening(lambda made: coming(made, BEN, ben), [say(text, BEN)])
    assert reason in ben.events
    assert reason not in made.room.events


def test_commands_to_a_terminal_reach_nobody() -> None:
    """What would colour or clear the screens of others is gone, even from a hostile guest."""
    made = evening(lambda made: coming(made, BEN, Device()), [say("a\x1b[2J\x07b\u202ec", BEN)])
    assert SaidToAll(BEN, "a b c") in made.room.events


def test_a_seat_has_so_many_lines() -> None:
    """After a burst the next line is refused until some seconds have gone; others may write."""
    now = [0.0]
    lines = TextLines(lambda: now[0])
    for number in range(BURST):
        lines.said(ANA, str(number))
    with pytest.raises(NotAllowed) as refused:
        lines.said(ANA, "one more")
    assert refused.value.event == TooManyLines()
    assert lines.said(BEN, "hello") == SaidToAll(BEN, "hello")
    with pytest.raises(NotUnderstood):
        lines.said(ANA, "")
    now[0] += 4.0
    assert lines.said(ANA, "one more") == SaidToAll(ANA, "one more")


def test_a_listener_writes_nothing() -> None:
    """Who only listens has no name and no keys."""

    def script(made: Evening) -> None:
        made.guests.receive(made.come(None, Device()), say("me too"))

    made = evening(script)
    assert not any(isinstance(event, SaidToAll | TableSaid) for event in made.room.events)


def test_a_table_without_guests_has_no_lines() -> None:
    """Where all sit together nobody reads lines, and the key says so."""
    room = Recorder()
    run(table([room], ()), [say("hello")])
    assert NobodyInvited() in room.events


def test_a_line_is_a_message_over_the_braille_line() -> None:
    """A line does not end the question: each output keeps its own, and shows the line over it."""
    own = Recorder(far(ANA))
    made = evening(lambda made: made.outputs.append(own), [say("hello")])
    block = next(b for b in own.blocks if b.said and b.said[0].speech.endswith("hello"))
    assert block.answer
    assert block.prompt is not None
    assert made.host.session.to_act() == {ANA, BEN, CID}
    assert only(ANA) != far(ANA)

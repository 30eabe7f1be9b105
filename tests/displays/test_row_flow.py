"""Rows: only those that changed are sent, one after the other, and the newest cells win."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from accessigame.displays.flow_control import NO_ROW, AckTimeouts, RowFlow

ROWS = 4


def made() -> RowFlow:
    """Return a flow of four rows of two cells, whose packets are the row and its cells."""
    flow = RowFlow(lambda row, cells: bytes((row,)) + cells, AckTimeouts(1.0, 2.0))
    flow.rows = ROWS
    return flow


def up(flow: RowFlow, cells: bytes) -> list[bytes]:
    """Show cells until they are up; return the packets on the way."""
    packets, sent = [], flow.show(cells)
    while sent:
        packets.append(sent)
        sent = flow.acknowledged()
    return packets


def test_all_rows_are_sent_and_then_those_that_change() -> None:
    """What is up at first is unknown; from then on a row that stays as it is stays still."""
    flow = made()
    assert up(flow, b"aabbccdd") == [b"\0aa", b"\1bb", b"\2cc", b"\3dd"]
    assert up(flow, b"aabbccdd") == []
    assert up(flow, b"aaBBccDD") == [b"\1BB", b"\3DD"]
    assert flow.timeout is None


def test_nothing_old_is_ever_sent() -> None:
    """Frames that come meanwhile replace each other; what is up again needs nothing."""
    flow = made()
    up(flow, b"aabbccdd")
    assert flow.show(b"AABBCCdd") == b"\0AA"
    assert flow.show(b"aabbxxdd") == b""
    assert flow.show(b"aabbccDD") == b""
    assert flow.acknowledged() == b"\3DD"
    assert flow.acknowledged() == b"\0aa"
    assert flow.acknowledged() == b""


def test_a_row_that_changes_all_the_time_holds_no_other_up() -> None:
    """Rows go around, and begin with the first again once all are up."""
    flow = made()
    up(flow, b"aabbccdd")
    flow.show(b"11bbccDD")
    flow.show(b"22bbccDD")
    assert flow.acknowledged() == b"\3DD"
    assert flow.acknowledged() == b"\x0022"
    assert flow.acknowledged() == b""
    assert flow.show(b"33bbCCdd") == b"\x0033"


def test_nothing_is_sent_while_the_display_moves() -> None:
    """Whoever clears `held` asks for the next row."""
    flow = made()
    flow.show(b"aabbccdd")
    flow.held = True
    assert flow.acknowledged() == flow.show(b"aaBBccdd") == b""
    flow.held = False
    assert flow.show(b"aaBBccdd") == b"\1BB"


def test_a_row_without_an_answer_is_sent_again_with_its_newest_cells() -> None:
    """Three silences in a row are the end; an answer begins the count anew."""
    flow = made()
    flow.show(b"aabbccdd")
    assert flow.timeout == 1.0
    flow.show(b"AAbbccdd")
    assert flow.timed_out() == b"\0AA"
    assert flow.timed_out() == b"\0AA"
    assert flow.acknowledged() == b"\1bb"
    assert flow.timed_out() == flow.timed_out() == b"\1bb"
    assert flow.timed_out() is None
    assert (flow.row, flow.timed_out()) == (NO_ROW, b"")


def test_a_row_that_is_refused_is_sent_again() -> None:
    """Three refusals are the end, although questions are answered in between."""
    flow = made()
    flow.show(b"aabbccdd")
    for _ in range(2):
        assert flow.refused() == b"\0aa"
    assert flow.refused() is None


def test_rows_wait_for_a_question() -> None:
    """It is repeated after a silence, and a refusal of a row says nothing about it."""
    flow = made()
    assert flow.ask(b"?") == b"?"
    assert flow.show(b"aabbccdd") == b""
    assert flow.timed_out() == flow.question == b"?"
    assert flow.acknowledged() == b"\0aa"


def test_at_the_end_what_waits_is_sent_at_once() -> None:
    """All rows that are not up and not on their way go, in their order."""
    flow = made()
    up(flow, b"aabbccdd")
    assert flow.flush() == b""
    flow.show(b"AAbbccdd")
    assert flow.flush() == b""
    flow.show(b"xxbbccyy")
    assert flow.flush() == b"\3yy\0xx"
    assert flow.flush() == b""


def test_a_new_start_knows_nothing() -> None:
    """Neither what is up, nor what moves, nor what was on its way."""
    flow = made()
    flow.show(b"aabbccdd")
    flow.held = True
    flow.reset()
    assert flow.timeout is None
    assert flow.show(b"aabbccdd") == b"\0aa"


@given(st.lists(st.sampled_from(["show", "answer", "silence", "refusal", "hold"]), max_size=40))
def test_in_the_end_the_newest_is_up(acts: list[str]) -> None:
    """Whatever happens on the way, each row shows its newest cells when all is answered."""
    flow, shown, wanted = made(), [b""] * ROWS, b""
    for number, act in enumerate([*acts, "show"]):
        sent: bytes | None = b""
        match act:
            case "show":
                wanted = bytes((number, number % 2, 7, 7, number % 3, 0, number % 5, 1))
                sent = flow.show(wanted)
            case "answer":
                sent = flow.acknowledged()
            case "silence":
                sent = flow.timed_out()
            case "refusal" if flow.row != NO_ROW:
                sent = flow.refused()
            case "hold":
                flow.held = not flow.held
        if sent:
            shown[sent[0]] = sent[1:]
    flow.held = False
    sent = flow.show(wanted) or flow.acknowledged()
    while sent:
        shown[sent[0]] = sent[1:]
        sent = flow.acknowledged()
    assert b"".join(shown) == wanted

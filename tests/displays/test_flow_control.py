"""Flow control: one frame in flight, the newest after it, three misses are the end."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from accessigame.displays.flow_control import MISSES, AckTimeouts, FlowControl


def flow_control() -> FlowControl:
    """Return a flow control whose packets are the cells, after a plus over known cells."""
    return FlowControl(
        lambda cells, up: (b"" if up is None else b"+") + cells, AckTimeouts(0.2, 1.0)
    )


def test_only_the_newest_frame_waits() -> None:
    """Three frames while one is on its way: only the last of them is sent after it."""
    flow = flow_control()
    assert flow.show(b"a") == b"a"
    assert [flow.show(cells) for cells in (b"b", b"c", b"d")] == [b"", b"", b""]
    assert flow.acknowledged() == b"+d"
    assert flow.acknowledged() == b""
    assert flow.acknowledged() == b""


def test_what_is_up_is_not_sent_again() -> None:
    """The same cells, at once or after others that were never sent, are nothing to send."""
    flow = flow_control()
    flow.show(b"a")
    flow.show(b"b")
    flow.show(b"a")
    assert flow.acknowledged() == b""
    assert flow.show(b"a") == b""
    assert flow.timeout is None
    assert flow.show(b"b") == b"+b"


def test_after_a_silence_the_newest_is_sent_whole() -> None:
    """Nobody knows what is up then, so no packet may build on it."""
    flow = flow_control()
    flow.show(b"a")
    flow.acknowledged()
    assert flow.show(b"b") == b"+b"
    assert flow.timed_out() == b"b"
    flow.show(b"c")
    assert flow.timed_out() == b"c"


def test_something_newer_makes_the_wait_shorter() -> None:
    """The wait is long while nothing newer waits, and none where nothing is on its way."""
    flow = flow_control()
    waits = [flow.timeout]
    flow.show(b"a")
    waits.append(flow.timeout)
    flow.show(b"b")
    waits.append(flow.timeout)
    assert waits == [None, 1.0, 0.2]


def test_a_frame_that_is_shown_again_is_not_newer() -> None:
    """The exchange shows the newest frame each time that it wakes: that shortens no wait.

    Fails when a frame in flight counts as pending because it was shown twice.
    """
    flow = flow_control()
    flow.show(b"a")
    assert flow.show(b"a") == b""
    assert flow.timeout == 1.0
    flow.show(b"b")
    assert flow.show(b"a") == flow.show(b"a") == b""
    assert flow.timeout == 0.2
    assert flow.acknowledged() == b""


def test_three_misses_in_a_row_are_the_end() -> None:
    """An acknowledgement in between begins the count anew."""
    flow = flow_control()
    flow.show(b"a")
    assert flow.timed_out() == flow.timed_out() == b"a"
    flow.acknowledged()
    flow.show(b"b")
    assert [flow.timed_out() for _ in range(MISSES)] == [b"b", b"b", None]


def test_nothing_is_missed_where_nothing_was_sent() -> None:
    """A refusal that nobody asked for changes nothing."""
    flow = flow_control()
    assert [flow.timed_out() for _ in range(5)] == [b""] * 5
    assert flow.show(b"a") == b"a"


def test_at_the_end_what_waits_is_sent() -> None:
    """The last frame does not wait for an acknowledgement."""
    flow = flow_control()
    assert flow.flush() == b""
    flow.show(b"a")
    flow.acknowledged()
    flow.show(b"b")
    flow.show(b"c")
    assert flow.flush() == b"c"


def test_a_refused_question_is_answered() -> None:
    """A display that does not know the question gets its frames all the same."""
    flow = flow_control()
    flow.ask(b"?")
    flow.show(b"a")
    assert flow.refused() == b"a"
    assert flow.refused() == b"a"
    assert flow.timeout is not None


def test_frames_wait_for_a_question() -> None:
    """Something else on its way is repeated like a frame, and the newest frame comes after it."""
    flow = flow_control()
    assert flow.ask(b"?") == b"?"
    assert flow.show(b"a") == b""
    assert flow.timed_out() == b"?"
    assert flow.acknowledged() == b"a"
    assert flow.timed_out() == b"a"


@given(st.lists(st.sampled_from(["ack", "miss", "one", "two", "three"])))
def test_the_last_frame_always_arrives(acts: list[str]) -> None:
    """Whatever came before, after an acknowledgement or two the newest frame is up."""
    flow = flow_control()
    up = newest = b""
    for act in [*acts, "ack", "ack"]:
        if act == "ack":
            sent: bytes | None = flow.acknowledged()
        elif act == "miss":
            sent = flow.timed_out()
            if sent is None:
                flow.reset()
                sent = flow.show(newest)
        else:
            newest = act.encode()
            sent = flow.show(newest)
        up = sent.removeprefix(b"+") if sent else up
    assert up == newest

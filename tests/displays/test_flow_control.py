"""Taking turns: one frame on its way, the newest after it, three misses are the end."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from accessigame.displays.flow_control import MISSES, AckTimeouts, Turns


def turns() -> Turns:
    """Return turns whose packets are the cells, after a plus if what is up is known."""
    return Turns(lambda cells, up: (b"" if up is None else b"+") + cells, AckTimeouts(0.2, 1.0))


def test_only_the_newest_frame_waits() -> None:
    """Three frames while one is on its way: only the last of them is sent after it."""
    wire = turns()
    assert wire.show(b"a") == b"a"
    assert [wire.show(cells) for cells in (b"b", b"c", b"d")] == [b"", b"", b""]
    assert wire.acknowledged() == b"+d"
    assert wire.acknowledged() == b""
    assert wire.acknowledged() == b""


def test_what_is_up_is_not_sent_again() -> None:
    """The same cells, at once or after others that were never sent, are nothing to send."""
    wire = turns()
    wire.show(b"a")
    wire.show(b"b")
    wire.show(b"a")
    assert wire.acknowledged() == b""
    assert wire.show(b"a") == b""
    assert wire.patience is None
    assert wire.show(b"b") == b"+b"


def test_after_a_silence_the_newest_is_sent_whole() -> None:
    """Nobody knows what is up then, so no packet may build on it."""
    wire = turns()
    wire.show(b"a")
    wire.acknowledged()
    assert wire.show(b"b") == b"+b"
    assert wire.missed() == b"b"
    wire.show(b"c")
    assert wire.missed() == b"c"


def test_something_newer_makes_the_wait_shorter() -> None:
    """The wait is long while nothing newer waits, and none where nothing is on its way."""
    wire = turns()
    waits = [wire.patience]
    wire.show(b"a")
    waits.append(wire.patience)
    wire.show(b"b")
    waits.append(wire.patience)
    assert waits == [None, 1.0, 0.2]


def test_three_misses_in_a_row_are_the_end() -> None:
    """An acknowledgement in between begins the count anew."""
    wire = turns()
    wire.show(b"a")
    assert wire.missed() == wire.missed() == b"a"
    wire.acknowledged()
    wire.show(b"b")
    assert [wire.missed() for _ in range(MISSES)] == [b"b", b"b", None]


def test_nothing_is_missed_where_nothing_was_sent() -> None:
    """A refusal that nobody asked for changes nothing."""
    wire = turns()
    assert [wire.missed() for _ in range(5)] == [b""] * 5
    assert wire.show(b"a") == b"a"


def test_at_the_end_what_waits_is_sent() -> None:
    """The last frame does not wait for an acknowledgement."""
    wire = turns()
    assert wire.rest() == b""
    wire.show(b"a")
    wire.acknowledged()
    wire.show(b"b")
    wire.show(b"c")
    assert wire.rest() == b"c"


def test_a_refused_question_is_answered() -> None:
    """A display that does not know the question gets its frames all the same."""
    wire = turns()
    wire.ask(b"?")
    wire.show(b"a")
    assert wire.refused() == b"a"
    assert wire.refused() == b"a"
    assert wire.patience is not None


def test_frames_wait_for_a_question() -> None:
    """Something else on its way is repeated like a frame, and the newest frame comes after it."""
    wire = turns()
    assert wire.ask(b"?") == b"?"
    assert wire.show(b"a") == b""
    assert wire.missed() == b"?"
    assert wire.acknowledged() == b"a"
    assert wire.missed() == b"a"


@given(st.lists(st.sampled_from(["ack", "miss", "one", "two", "three"])))
def test_the_last_frame_always_arrives(acts: list[str]) -> None:
    """Whatever came before, after an acknowledgement or two the newest frame is up."""
    wire = turns()
    up = newest = b""
    for act in [*acts, "ack", "ack"]:
        if act == "ack":
            sent: bytes | None = wire.acknowledged()
        elif act == "miss":
            sent = wire.missed()
            if sent is None:
                wire.start()
                sent = wire.show(newest)
        else:
            newest = act.encode()
            sent = wire.show(newest)
        up = sent.removeprefix(b"+") if sent else up
    assert up == newest

"""The emulated display: a port with a device behind it, plugged in and out."""

from __future__ import annotations

import os
import threading
import time
from contextlib import closing
from pathlib import Path

import pytest

from accessigame.devices.transport import emulated_port
from accessigame.devices.transport.emulated_port import EmulatedDisplay
from accessigame.devices.transport.port import WakePipe
from accessigame.devices.transport.serial_port import SerialPort
from accessigame.displays import DisplayEvent, Keys, Ready, Routing
from accessigame.displays.driver import Driver
from accessigame.displays.makes.baum import Baum, BaumDevice
from accessigame.displays.registry import find
from tests.wait_for import PATIENCE, wait_for


class Host:
    """A driver on a port, without a thread: the test listens when it wants to."""

    def __init__(self, path: Path, driver: Driver | None = None) -> None:
        self.driver = driver or Baum()
        self.port = SerialPort(str(path), self.driver.settings)
        self.heard: list[DisplayEvent] = []
        self._wake = WakePipe()
        self.port.write(self.driver.hello())
        wait_for(self._is_ready)

    def received(self, event: DisplayEvent | None) -> bool:
        """Listen for a moment; say whether the event has come."""
        self.heard += self.driver.receive(self.port.wait(self._wake, 0.05))
        return event in self.heard

    def _is_ready(self) -> bool:
        self.received(None)
        return any(isinstance(event, Ready) for event in self.heard)

    def close(self) -> None:
        """Leave the port."""
        self.port.close()
        self._wake.close()


def test_a_host_finds_the_display(tmp_path: Path) -> None:
    """Over the link, cells arrive as frames and keys come back, session after session."""
    frames: list[bytes] = []
    with EmulatedDisplay(BaumDevice(20), tmp_path / "display", frames.append) as display:
        for session in range(1, 4):
            host = Host(tmp_path / "display")
            host.port.write(host.driver.show(bytes((session,))))
            wait_for(lambda count=session: len(frames) == count)  # type: ignore[misc]  # a default
            display.press("pan_left", "dot1")
            wait_for(lambda: host.received(Keys(frozenset({"pan_left", "dot1"}))))  # noqa: B023 - now
            display.route(7)
            wait_for(lambda: host.received(Routing(7)))  # noqa: B023 - now
            host.close()
    assert frames == [bytes((n,)).ljust(20, b"\0") for n in (1, 2, 3)]


def test_every_frame_is_told_once(tmp_path: Path) -> None:
    """Frames that come in one piece are told one by one; the same one again is none."""
    frames: list[bytes] = []
    with EmulatedDisplay(BaumDevice(20), tmp_path / "display", frames.append) as display:
        host = Host(tmp_path / "display")
        before = display.received
        burst = b"".join(host.driver.show(bytes((n,))) for n in (1, 2, 2, 3))
        host.port.write(burst)
        wait_for(lambda: display.received == before + len(burst))
        host.close()
    assert [frame[0] for frame in frames] == [1, 2, 3]


def test_a_file_in_the_place_of_the_link_stays(tmp_path: Path) -> None:
    """Only a link is replaced. Fails when the file of somebody is lost to the emulated port."""
    path = tmp_path / "notes"
    path.write_text("mine")
    with pytest.raises(FileExistsError):
        EmulatedDisplay(BaumDevice(20), path)
    assert [other.read_text() for other in tmp_path.iterdir()] == ["mine"]


def test_a_link_of_somebody_else_stays(tmp_path: Path) -> None:
    """Neither replaced at the beginning nor removed at the end, whether it leads anywhere or not.

    A link to a pseudo-terminal, as an emulator that was killed leaves one, is replaced. Fails when
    each link is taken for one of ours.
    """
    link, beyond = tmp_path / "display", tmp_path / "beyond"
    for there in (False, True):
        link.symlink_to(beyond)
        if there:
            beyond.mkdir()
        with pytest.raises(FileExistsError), EmulatedDisplay(BaumDevice(20), link):
            pass
        assert link.readlink() == beyond
        link.unlink()
    link.symlink_to("/dev/pts/99999")
    with EmulatedDisplay(BaumDevice(20), link):
        Host(link).close()
        link.unlink()
        link.symlink_to(beyond)
    assert link.readlink() == beyond


def test_the_link_follows_the_plug(tmp_path: Path) -> None:
    """Unplugged, the port is gone; plugged in again, the link leads to a living one."""
    link = tmp_path / "display"
    with EmulatedDisplay(BaumDevice(20), link) as display:
        Host(link).close()
        display.unplug()
        display.unplug()
        assert not os.path.lexists(link)
        display.press("up")
        display.replug()
        display.replug()
        Host(link).close()
    assert not os.path.lexists(link)
    assert not list(tmp_path.iterdir())


class Clock:
    """A clock that stands still until it is told to go on."""

    now = 100.0

    def monotonic(self) -> float:
        """Return the time."""
        return self.now


@pytest.mark.parametrize("routing", [False, True], ids=["keys", "a routing key"])
def test_press_and_release_are_apart(
    routing: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nothing waits for it: a release goes out when its time has come, the next key after it.

    Fails when both come in one piece, which makes BRLTTY tell a Handy Tech's press too late.
    """
    clock, wake = Clock(), WakePipe()
    monkeypatch.setattr(emulated_port, "time", clock)
    device, twin = (find("handytech").device(40) for _ in range(2))
    strokes = twin.click(3)
    if not routing:
        strokes = (twin.press(frozenset({"up"})), twin.press(frozenset()))
    with (
        EmulatedDisplay(device, tmp_path / "display", key_interval=0.001) as display,
        closing(SerialPort(str(tmp_path / "display"), find("handytech").driver().settings)) as port,
    ):
        for _ in range(2):
            display.route(3) if routing else display.press("up")
        for stroke in strokes * 2:
            came = b""
            while len(came) < len(stroke):
                came += port.wait(wake, PATIENCE)
            assert came == stroke
            assert port.wait(wake, 0.02) == b""
            clock.now += 1
    wake.close()


def test_a_release_waits_until_its_press_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A host that is late finds the press alone; one that never reads holds nothing up for long.

    Fails when the time alone parts them: a busy BRLTTY read both as one, and told the press late.
    """
    clock, wake = Clock(), WakePipe()
    monkeypatch.setattr(emulated_port, "time", clock)
    device, twin = (find("handytech").device(40) for _ in range(2))
    press, release = twin.press(frozenset({"up"})), twin.press(frozenset())
    settings = find("handytech").driver().settings
    with (
        EmulatedDisplay(device, tmp_path / "display", key_interval=0.001) as display,
        closing(SerialPort(str(tmp_path / "display"), settings)) as port,
    ):
        plug = display._plug
        assert plug is not None
        display.press("up")
        wait_for(plug._is_unread)  # the system may take its time to carry the press over
        for _ in range(9):
            clock.now += 0.1
            time.sleep(0.005)  # the emulator has time to be wrong
        assert port.wait(wake, PATIENCE) == press
        clock.now += 0.1
        assert port.wait(wake, PATIENCE) == release
        clock.now += 0.1
        display.press("up")
        wait_for(lambda: len(plug._posted) == 1)
        clock.now += emulated_port.UNREAD_FOR
        wait_for(lambda: not plug._posted)
    wake.close()


def test_a_line_that_nobody_reads_holds_nothing_up(tmp_path: Path) -> None:
    """What no host reads is dropped when the line is full."""
    with EmulatedDisplay(BaumDevice(20), tmp_path / "display") as display:
        for _ in range(5000):
            display.press("up")


def test_answers_and_keys_at_one_time_are_both_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Keys of a person and answers of the device come from two threads, and none is dropped.

    Fails when one writes into the write of the other, which Linux refuses without waiting.
    """
    busy, write = threading.Lock(), os.write

    def write_alone(file: int, data: bytes) -> int:
        if not busy.acquire(blocking=False):
            raise BlockingIOError
        try:
            time.sleep(0.001)  # the other thread has time to come into this write
            return write(file, data)
        finally:
            busy.release()

    monkeypatch.setattr(os, "write", write_alone)
    wake, count = WakePipe(), 20
    with (
        EmulatedDisplay(BaumDevice(20), tmp_path / "display") as display,
        closing(SerialPort(str(tmp_path / "display"), Baum().settings)) as port,
    ):

        def send(piece: bytes) -> None:
            for _ in range(count):
                display.send(piece)

        threads = [threading.Thread(target=send, args=(piece,)) for piece in (b"k", b"a")]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        came = b""
        while len(came) < 2 * count and (piece := port.wait(wake, 1.0)):
            came += piece
    wake.close()
    assert (came.count(b"k"), came.count(b"a")) == (count, count)

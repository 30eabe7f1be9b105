"""An emulated display on a pseudo-terminal: a serial port with a display behind it.

Tests plug it in and out, and people without hardware try the program with it: there, its frames are
written, and its keys are typed as words.
Real BRLTTY cannot distinguish it from a display.
"""

from __future__ import annotations

import errno
import os
import select
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from accessigame.braille import dots
from accessigame.core.model import AtTable, Event, NotUnderstood, event_class
from accessigame.devices.transport.port import CHUNK, WakePipe, shorter
from accessigame.displays import Device, SpeaksUnasked
from accessigame.displays.registry import find

UNREAD_FOR: Final = 1.0
"""Seconds that a posted piece may wait for its reader; a host that is gone reads nothing."""


class EmulatedDisplay:
    """A device behind a pseudo-terminal that `link`, a symbolic link, leads to.

    on_frame: called from a thread of its own with the text cells, each time they change.
    key_interval: seconds between a press and its release, and before the next key, from the time
    when the host has read what was sent; the caller does not wait for them.
    It may be used as a context; it is plugged in from the start.
    Raises OSError if the link cannot be made.
    """

    def __init__(
        self,
        device: Device,
        link: Path,
        on_frame: Callable[[bytes], None] = lambda _: None,
        *,
        key_interval: float = 0.0,
    ) -> None:
        self.device = device
        self.link = link
        self.received = 0
        """Bytes from the host so far: tests of the pace need them, no device counts them."""
        self._on_frame = on_frame
        self._key_interval = key_interval
        self._plug: _Plug | None = None
        self.replug()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.unplug()

    def press(self, *names: str) -> None:
        """Press these keys together and release them. Raises ValueError for an unknown name."""
        self.hold(*names)
        self.hold()

    def hold(self, *names: str) -> None:
        """Hold these keys down, and no others."""
        self.send(self.device.press(frozenset(names)))

    def route(self, cell: int) -> None:
        """Press the routing key of a cell, counted from 0. Raises ValueError for other cells."""
        for stroke in self.device.click(cell):
            self.send(stroke)

    def send(self, data: bytes) -> None:
        """Send bytes unchanged: noise, half a packet; they are dropped while unplugged."""
        if self._plug:
            self._plug.post(data)

    def unplug(self) -> None:
        """Pull the plug: the port is gone with all bytes on their way.

        It must not be called from `on_frame`.
        """
        if self._plug:
            if _target(self.link) == self._plug.port:  # somebody may have put another one there
                self.link.unlink(missing_ok=True)
            self._plug.pull()
            self._plug = None

    def replug(self) -> None:
        """Plug it in: the link leads to a new port from now on."""
        if self._plug is None:
            if os.path.lexists(self.link) and not _is_of_emulator(self.link):
                raise FileExistsError(self.link)  # what is somebody else's is not replaced
            unasked = self.device if isinstance(self.device, SpeaksUnasked) else None
            self._plug = _Plug(self._feed, unasked, self._key_interval)
            _point(self.link, self._plug.port)

    def _feed(self, data: bytes) -> bytes:
        """Pass the bytes to the device one by one, so that no frame is missed."""
        self.received += len(data)
        answers = bytearray()
        for byte in data:
            last_frame = self.device.shown
            answers += self.device.receive(bytes((byte,)))
            if self.device.shown != last_frame:
                self._on_frame(self.device.shown)
        return bytes(answers)


class _Plug:
    """One pseudo-terminal, from plugging in to pulling out."""

    def __init__(
        self, feed: Callable[[bytes], bytes], unasked: SpeaksUnasked | None, key_interval: float
    ) -> None:
        # The slave stays open here: otherwise the end of one host would be read as an
        # error by the master before the next host comes.
        self._master, self._slave, port = _pseudo_terminal()
        self.port: Final = port
        self._feed = feed
        self._unasked = unasked
        self._key_interval = key_interval
        self._posted: deque[bytes] = deque()
        self._sent_at = self._next_at = 0.0
        self._writing = threading.Lock()
        self._wake = WakePipe()
        self._pulled = False
        self._thread = threading.Thread(target=self._run, name=f"display {self.port}", daemon=True)
        self._thread.start()

    def post(self, data: bytes) -> None:
        """Send to the host, `key_interval` after it read the bytes before; return at once."""
        if self._key_interval:
            self._posted.append(data)
            self._wake.set()
        else:
            self.send(data)

    def send(self, data: bytes) -> None:
        """Send to the host now; bytes that nobody reads are dropped, as on a real line."""
        # Linux refuses a write while another thread is in one, too, and that one is read.
        with self._writing, suppress(BlockingIOError):
            os.write(self._master, data)

    def pull(self) -> None:
        self._pulled = True
        self._wake.set()
        self._thread.join()
        self._wake.close()
        os.close(self._master)
        os.close(self._slave)

    def _run(self) -> None:
        while not self._pulled:
            timeout = self._unasked.timeout if self._unasked else None
            pause = self._deliver()
            watched = [self._master, self._wake.fileno()]
            ready = select.select(watched, [], [], shorter(timeout, pause))[0]
            if self._wake.fileno() in ready:
                self._wake.clear()
            if self._master in ready:
                self.send(self._feed(os.read(self._master, CHUNK)))
            elif self._unasked and not ready and pause is None:
                self.send(self._unasked.on_timeout())

    def _deliver(self) -> float | None:
        """Send the posted bytes that are due; return the pause until the next, None: no next."""
        now = time.monotonic()
        if now < self._sent_at + UNREAD_FOR and self._is_unread():
            self._next_at = now + self._key_interval  # a busy host would read both pieces as one
        if self._posted and now >= self._next_at:
            self.send(self._posted.popleft())
            self._sent_at, self._next_at = now, now + self._key_interval
        return max(0.0, self._next_at - now) if self._posted else None

    def _is_unread(self) -> bool:
        """Return True where the host has not read all that was sent."""
        count = b""
        if sys.platform != "win32":
            import fcntl  # noqa: PLC0415 - Windows has none
            import termios  # noqa: PLC0415 - the same

            count = fcntl.ioctl(self._slave, termios.FIONREAD, bytes(4))
        return any(count)


def _pseudo_terminal() -> tuple[int, int, str]:
    """Return both ends of a new one, raw, and the path of the second.

    Raises OSError on Windows.
    """
    if sys.platform != "win32":
        import tty  # noqa: PLC0415 - Windows has none

        master, slave = os.openpty()
        tty.setraw(slave)
        os.set_blocking(master, False)
        return master, slave, os.ttyname(slave)
    raise OSError(errno.ENOSYS, os.strerror(errno.ENOSYS))


def _target(link: Path) -> str:
    """Return where a link leads, nothing for anything else."""
    with suppress(OSError):
        return str(link.readlink())
    return ""


def _is_of_emulator(link: Path) -> bool:
    """Return True for a link to a pseudo-terminal, as an emulator that was killed leaves one."""
    return Path(_target(link)).parent in {Path("/dev/pts"), Path("/dev")}


def _point(link: Path, port: str) -> None:
    """Point the link at the port, in one step: it is never missing in between."""
    new = link.with_name(f".{link.name}.{os.getpid()}")
    new.unlink(missing_ok=True)
    new.symlink_to(port)
    new.replace(link)


KEY_INTERVAL: Final = 0.05
"""Seconds between a press and its release: BRLTTY reports a Handy Tech's press with the next one
where its release comes in the same piece."""


@event_class
class EmulatorReady(AtTable):
    """The emulated display waits on this port; keys can be typed.

    cells: the number of text cells of each row. status: the number of status cells, which stay
    blank.
    """

    name: str
    cells: int
    status: int
    port: str
    rows: int = 1


@event_class
class EmulatorKeyUnknown(Event):
    """The display has no such key; `known` lists its keys, with commas."""

    given: str
    known: str


@event_class
class EmulatorCellUnknown(Event):
    """The display has no such cell; cells count from 1 to `cells`, rows from 1 to `rows`."""

    given: str
    cells: int
    rows: int = 1


@dataclass(frozen=True, slots=True)
class EmulatorConsole:
    """The input and output of an emulator that runs as a program.

    read_line: returns a typed line, None at the end. write_lines: may be called from another
    thread. say: writes an event. text: returns the text of cells.
    """

    read_line: Callable[[], str | None]
    write_lines: Callable[[Iterable[str]], None]
    say: Callable[[Event], None]
    text: Callable[[bytes], str]


def run_emulator(name: str, cells: int, link: Path, console: EmulatorConsole) -> None:
    """Run a display until `quit` is typed or the input ends.

    Each row of a frame is written as two lines, its text and its dots up to the last cell with any.
    Typed commands: names of keys (`pan_right`, `space dot1`), `dots 1234`, `route 5` counted from
    1, `route 2 5` with the row before the cell, `unplug`, `replug`, `quit`.
    Raises `NotUnderstood` for an unknown protocol, OSError for a link that cannot be made.
    """
    device = find(name).device(cells)

    def write(frame: bytes) -> None:
        console.write_lines(frame_lines(frame, device.rows, console.text))

    with EmulatedDisplay(device, link, write, key_interval=KEY_INTERVAL) as display:
        text = len(device.shown)
        columns = text // device.rows
        console.say(EmulatorReady(name, columns, cells - text, str(link), device.rows))
        while (line := console.read_line()) is not None and line.strip().lower() != "quit":
            try:
                execute(display, line)
            except NotUnderstood as error:
                console.say(error.event)


def frame_lines(frame: bytes, rows: int, text: Callable[[bytes], str]) -> Iterator[str]:
    """Yield two lines for each row of a frame: its text, and its dots."""
    columns = len(frame) // rows
    for start in range(0, len(frame), columns):
        row = frame[start : start + columns]
        yield text(row)
        yield dots(row.rstrip(bytes(1)))


def execute(display: EmulatedDisplay, line: str) -> None:
    """Execute a typed command. Raises `NotUnderstood` for an unknown key or cell.

    A display without routing keys does not know `route` as the name of a key either.
    """
    match line.lower().replace("+", " ").replace(",", " ").split():
        case []:
            return
        case ["unplug"]:
            display.unplug()
        case ["replug"]:
            display.replug()
        case ["route", *place] if display.device.has_routing:
            _route(display, place)
        case ["dots", numbers]:
            _press(display, line, [f"dot{number}" for number in numbers])
        case names:
            _press(display, line, names)


def _route(display: EmulatedDisplay, place: Sequence[str]) -> None:
    """Press the routing key at a place: a cell, or a row and a cell. Raises `NotUnderstood`."""
    rows = display.device.rows
    columns = len(display.device.shown) // rows
    given = [int(each) for each in place if each.isdecimal()]
    row, cell = [1, *given][-2:] if len(given) == len(place) in (1, 2) else (0, 0)
    if row not in range(1, rows + 1) or cell not in range(1, columns + 1):
        raise NotUnderstood(EmulatorCellUnknown(" ".join(place), columns, rows))
    display.route((row - 1) * columns + cell - 1)


def _press(display: EmulatedDisplay, line: str, names: Iterable[str]) -> None:
    keys = frozenset(names)
    if not keys <= display.device.keys:
        key_names = ", ".join(sorted(display.device.keys))
        raise NotUnderstood(EmulatorKeyUnknown(line.strip(), key_names))
    display.press(*keys)

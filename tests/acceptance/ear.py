"""An ear: PulseAudio with a sink that leads nowhere, and a recorder that writes down what comes.

No sound card is needed. Times are those of `time.monotonic`, the same in every process, and
right to about two milliseconds on a machine that has time to listen.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import tempfile
import threading
import time
from array import array
from bisect import bisect
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Final

from tests.acceptance.contained import Contained
from tests.until import PATIENCE, until

RATE: Final = 22050
CHANNELS: Final = 2
FRAME: Final = 2 * CHANNELS
LOUD: Final = 48
"""Of 32768; what is below counts as silence."""
ASOUNDRC: Final = "pcm.!default { type pulse }\nctl.!default { type pulse }\n"
SERVER: Final = (
    "pulseaudio -n --daemonize=no --exit-idle-time=-1 --use-pid-file=no --realtime=no"
    " --high-priority=no"
)
RECORDER: Final = (
    f"parec --raw --format=s16le --rate={RATE} --channels={CHANNELS} --latency-msec=2"
    " --device=ear.monitor"
)
NEEDED: Final = ("pulseaudio", "parec", "espeak-ng")


def can_listen() -> bool:
    """Say whether everything that it takes is installed."""
    return all(map(shutil.which, NEEDED))


@dataclass(frozen=True, slots=True)
class Clock:
    """When each sample of a recording was heard: known at some, a straight line between.

    PulseAudio's sink that leads nowhere does not keep time: it gains up to half a millisecond a
    second, so that one beginning and a rate would be wrong by a whole word after a few minutes.
    """

    places: tuple[float, ...]
    moments: tuple[float, ...]

    @classmethod
    def of(cls, arrivals: Sequence[tuple[float, int]]) -> Clock:
        """Take the median of each second, since whatever is late says nothing of the clock.

        arrivals: when so many samples had come, in all.
        """
        seconds: dict[int, list[tuple[float, int]]] = {}
        for moment, count in arrivals:
            seconds.setdefault(int(moment - arrivals[0][0]), []).append((moment, count))
        places, moments = [], []
        for each in seconds.values():
            place = float(median(count for _, count in each))
            places.append(place)
            moments.append(median(moment - count / RATE for moment, count in each) + place / RATE)
        return cls(tuple(places), tuple(moments))

    def moment(self, place: float) -> float:
        """Return when the sample of this place was heard."""
        return _between(self.places, self.moments, place, 1 / RATE)

    def place(self, moment: float) -> int:
        """Return which sample was heard then; before the recording it is below 0."""
        return int(_between(self.moments, self.places, moment, RATE))


def _between(given: Sequence[float], wanted: Sequence[float], value: float, slope: float) -> float:
    """Return what belongs to the value: on the line between its neighbours, or beyond the ends."""
    after = bisect(given, value)
    if 0 < after < len(given):
        slope = (wanted[after] - wanted[after - 1]) / (given[after] - given[after - 1])
    nearest = max(after - 1, 0)
    return wanted[nearest] + (value - given[nearest]) * slope


@dataclass(frozen=True, slots=True)
class Heard:
    """What was heard from a place on, for each ear."""

    clock: Clock
    place: int
    left: array[int]
    right: array[int]

    @property
    def begin(self) -> float:
        """The moment of the first sample."""
        return self.clock.moment(self.place)

    @property
    def end(self) -> float:
        """The moment after the last sample."""
        return self.clock.moment(self.place + len(self.left))

    def between(self, begin: float, end: float) -> Heard:
        """Return the part between two moments."""
        first = max(0, self.clock.place(begin) - self.place)
        last = max(first, self.clock.place(end) - self.place)
        return Heard(self.clock, self.place + first, self.left[first:last], self.right[first:last])

    def loud(self) -> Iterator[int]:
        """Give the places where there is sound in either ear."""
        pairs = enumerate(zip(self.left, self.right, strict=True))
        return (place for place, (a, b) in pairs if abs(a) > LOUD or abs(b) > LOUD)

    def first(self) -> float | None:
        """Return the moment of the first sound."""
        place = next(self.loud(), None)
        return None if place is None else self.clock.moment(self.place + place)

    def last(self) -> float | None:
        """Return the moment of the last sound."""
        places = list(self.loud())
        return self.clock.moment(self.place + places[-1]) if places else None


class Ear:
    """The server and the recorder, in a folder of their own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / "run").mkdir(parents=True)
        (folder / ".asoundrc").write_text(ASOUNDRC)
        self._processes: list[Contained] = []
        self._listener: threading.Thread | None = None
        self._data = bytearray()
        self._arrivals: list[tuple[float, int]] = []

    @property
    def environment(self) -> dict[str, str]:
        """What a program must find in its environment to be heard here."""
        return {
            **os.environ,
            "HOME": str(self.folder),
            "XDG_RUNTIME_DIR": str(self.folder / "run"),
            "PULSE_SERVER": f"unix:{self.folder}/run/pulse.sock",
        }

    def open(self) -> None:
        """Start the server, then the recorder, and wait until both work."""
        self._data.clear()
        self._arrivals.clear()
        socket = self.folder / "run" / "pulse.sock"
        socket.unlink(missing_ok=True)
        self._start(
            [
                *SERVER.split(),
                *("-L", f"module-native-protocol-unix socket={socket} auth-anonymous=1"),
                *("-L", f"module-null-sink sink_name=ear rate={RATE} channels={CHANNELS}"),
            ]
        )
        until(socket.exists, 3 * PATIENCE)
        recorder = self._start(RECORDER.split(), stdout=subprocess.PIPE)
        self._listener = threading.Thread(target=self._record, args=(recorder,), daemon=True)
        self._listener.start()
        until(lambda: self._data, 3 * PATIENCE)

    def close(self) -> None:
        """Kill both, as a sound server dies: without a word."""
        while self._processes:
            process = self._processes.pop()
            process.kill()
            process.wait()
        if self._listener is not None:
            self._listener.join()

    def freeze(self, signal_: int = signal.SIGSTOP) -> None:
        """Let the server hang; SIGCONT lets it go on."""
        self._processes[0].send_signal(signal_)

    def heard(self) -> Heard:
        """Return all that was heard so far."""
        samples = array("h", bytes(self._data[: len(self._data) // FRAME * FRAME]))
        clock = Clock.of([(moment, count // FRAME) for moment, count in list(self._arrivals)])
        return Heard(clock, 0, samples[::2], samples[1::2])

    def _start(self, command: list[str], stdout: int = subprocess.DEVNULL) -> Contained:
        process = Contained(
            command,
            env=self.environment,
            stdout=stdout,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        self._processes.append(process)
        return process

    def _record(self, recorder: Contained) -> None:
        assert recorder.stdout is not None
        with recorder.stdout as stream:
            while data := os.read(stream.fileno(), 65536):
                self._data += data
                self._arrivals.append((time.monotonic(), len(self._data)))


@contextlib.contextmanager
def listening() -> Iterator[Ear]:
    """Open an ear for a while. Its folder is short-lived, and its path short enough for sockets."""
    with tempfile.TemporaryDirectory(prefix="ear") as name:
        ear = Ear(Path(name) / "ear")
        try:
            ear.open()
            yield ear
        finally:
            ear.close()

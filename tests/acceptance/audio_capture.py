"""Capture of sound: PulseAudio with a sink that leads nowhere, and a recorder at its monitor.

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
from tests.others import plugin
from tests.wait_for import PATIENCE, wait_for

RATE: Final = 22050
CHANNELS: Final = 2
FRAME: Final = 2 * CHANNELS
LOUD: Final = 48
"""Of 32768; what is below counts as silence."""
ASOUNDRC: Final = "pcm.!default { type pulse }\nctl.!default { type pulse }\n"
ALSA_TYPE: Final = '{kind}_type.pulse {{ lib "{library}" }}\n'
"""Where ALSA finds its way to PulseAudio, unless that is installed."""
SERVER: Final = (
    "pulseaudio -n --daemonize=no --exit-idle-time=-1 --use-pid-file=no --realtime=no"
    " --high-priority=no"
)
SINK: Final = f"rate={RATE} channels={CHANNELS} norewinds=1"
"""What goes to the sink stays there; one that takes sound back begins with a block of two seconds.
"""
RECORDER: Final = (
    f"parec --raw --format=s16le --rate={RATE} --channels={CHANNELS} --latency-msec=2"
    " --device=ear.monitor"
)
NEEDED: Final = ("pulseaudio", "parec", "espeak-ng")


def can_capture() -> bool:
    """Return True if all programs that it needs are installed."""
    return all(map(shutil.which, NEEDED))


def asoundrc() -> str:
    """Return the configuration of ALSA that leads all sound to PulseAudio."""
    found = {
        kind: plugin(f"*/alsa-lib/libasound_module_{kind}_pulse.so") for kind in ("pcm", "ctl")
    }
    types = (ALSA_TYPE.format(kind=kind, library=path) for kind, path in found.items() if path)
    return "".join(types) + ASOUNDRC


@dataclass(frozen=True, slots=True)
class SampleClock:
    """The moment of each sample of a recording: known for some, interpolated between them.

    PulseAudio's sink that leads nowhere does not keep time: it gains up to half a millisecond a
    second, so that one beginning and a rate would be wrong by a whole word after a few minutes.
    """

    places: tuple[float, ...]
    moments: tuple[float, ...]

    @classmethod
    def of(cls, arrivals: Sequence[tuple[float, int]]) -> SampleClock:
        """Take the median of each second, since late arrivals say nothing of the clock.

        arrivals: pairs of a moment and the number of samples that had come by then.
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
        """Return the moment of the sample of this index."""
        return _between(self.places, self.moments, place, 1 / RATE)

    def place(self, moment: float) -> int:
        """Return the index of the sample of this moment; below 0 before the recording."""
        return int(_between(self.moments, self.places, moment, RATE))


def _between(given: Sequence[float], wanted: Sequence[float], value: float, slope: float) -> float:
    """Return the interpolated value; beyond the ends the nearest slope counts."""
    after = bisect(given, value)
    if 0 < after < len(given):
        slope = (wanted[after] - wanted[after - 1]) / (given[after] - given[after - 1])
    nearest = max(after - 1, 0)
    return wanted[nearest] + (value - given[nearest]) * slope


@dataclass(frozen=True, slots=True)
class Recording:
    """A part of the captured sound, for each ear."""

    clock: SampleClock
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

    def between(self, begin: float, end: float) -> Recording:
        """Return the part between two moments."""
        first = max(0, self.clock.place(begin) - self.place)
        last = max(first, self.clock.place(end) - self.place)
        return Recording(
            self.clock, self.place + first, self.left[first:last], self.right[first:last]
        )

    def loud(self) -> Iterator[int]:
        """Yield the indices of samples that are loud in either ear."""
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


class AudioCapture:
    """A sound server and a recorder, in a folder of their own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / "run").mkdir(parents=True)
        (folder / ".asoundrc").write_text(asoundrc(), "utf-8")
        self._processes: list[Contained] = []
        self._listener: threading.Thread | None = None
        self._data = bytearray()
        self._arrivals: list[tuple[float, int]] = []

    @property
    def environment(self) -> dict[str, str]:
        """The environment of a program whose sound is captured."""
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
                *("-L", f"module-null-sink sink_name=ear {SINK}"),
            ]
        )
        wait_for(socket.exists, 3 * PATIENCE)
        recorder = self._start(RECORDER.split(), stdout=subprocess.PIPE)
        self._listener = threading.Thread(target=self._record, args=(recorder,), daemon=True)
        self._listener.start()
        wait_for(lambda: self._data, 3 * PATIENCE)

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

    def heard(self) -> Recording:
        """Return the whole recording so far."""
        samples = array("h", bytes(self._data[: len(self._data) // FRAME * FRAME]))
        clock = SampleClock.of([(moment, count // FRAME) for moment, count in list(self._arrivals)])
        return Recording(clock, 0, samples[::2], samples[1::2])

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
def capturing() -> Iterator[AudioCapture]:
    """Capture sound within this block, in a temporary folder whose path fits a socket."""
    with tempfile.TemporaryDirectory(prefix="ear") as name:
        capture = AudioCapture(Path(name) / "ear")
        try:
            capture.open()
            yield capture
        finally:
            capture.close()

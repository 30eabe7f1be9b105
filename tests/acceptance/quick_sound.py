"""A sound card in a hurry: PulseAudio with a sink that plays as fast as its listener listens.

Everything before it is real: the program, its voice, its audio stream, and the sound server. The
sink writes into a pipe, which is read several times faster than a card plays. So what is heard
are the same samples in the same order, and a minute of speech takes a quarter of one.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import subprocess
import tempfile
import threading
import time
from array import array
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.acceptance.audio_capture import CHANNELS, FRAME, RATE, SERVER, asoundrc
from tests.acceptance.contained import Contained
from tests.wait_for import PATIENCE, wait_for

PACE: Final = 4
"""Seconds of sound in a second."""
PIPE: Final = 4096
"""Bytes that may lie in the pipe, unheard."""
BREATH: Final = 0.002
"""Seconds between two looks at the pipe."""
LEAST: Final = 0.1
"""Seconds behind which the listener does not catch up: a pause of the machine is none of its own.
"""


class QuickSound:
    """A sound server whose sink is read at `PACE`, and all that was heard, for the left ear."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / "run").mkdir(parents=True)
        (folder / ".asoundrc").write_text(asoundrc(), "utf-8")
        self._left = array("h")
        self._server: Contained | None = None
        self._listener: threading.Thread | None = None

    @property
    def environment(self) -> dict[str, str]:
        """The environment of a program that is heard here."""
        return {
            "HOME": str(self.folder),
            "XDG_RUNTIME_DIR": str(self.folder / "run"),
            "PULSE_SERVER": f"unix:{self._socket}",
        }

    @property
    def _socket(self) -> Path:
        return self.folder / "run" / "pulse.sock"

    def open(self) -> None:
        """Start the server, and listen."""
        pipe = self.folder / "card"
        sink = f"module-pipe-sink sink_name=ear file={pipe} rate={RATE} channels={CHANNELS}"
        protocol = f"module-native-protocol-unix socket={self._socket} auth-anonymous=1"
        self._server = Contained(
            [*SERVER.split(), "-L", sink, "-L", protocol],
            env={**os.environ, **self.environment},
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        wait_for(lambda: pipe.exists() and self._socket.exists(), 3 * PATIENCE)
        source = os.open(pipe, os.O_RDONLY)
        fcntl.fcntl(source, fcntl.F_SETPIPE_SZ, PIPE)
        self._listener = threading.Thread(target=self._listen, args=(source,), daemon=True)
        self._listener.start()

    def close(self) -> None:
        """Kill the server, and listen no more."""
        if self._server is not None:
            self._server.kill()
            self._server.wait()
        if self._listener is not None:
            self._listener.join()

    def __len__(self) -> int:
        """Return the number of samples that were heard."""
        return len(self._left)

    def samples(self, begin: int, end: int | None = None) -> array[int]:
        """Return a part of what was heard."""
        return self._left[begin:end]

    def _listen(self, source: int) -> None:
        """Read the pipe at its pace, and never faster to catch up."""
        begin, taken, rest = time.monotonic(), 0.0, b""
        with open(source, "rb", buffering=0) as stream:
            while True:
                late = PACE * (time.monotonic() - begin) - taken
                if late <= 0:
                    time.sleep(BREATH)
                    continue
                if late > PACE * LEAST:
                    begin, taken = time.monotonic(), 0.0
                if not (data := stream.read(min(PIPE, FRAME * int(RATE * late) or FRAME))):
                    return
                taken += len(data) / (FRAME * RATE)
                whole = rest + data
                cut = len(whole) // FRAME * FRAME
                rest = whole[cut:]
                self._left.extend(array("h", whole[:cut])[::CHANNELS])


@contextlib.contextmanager
def quick_sound() -> Iterator[QuickSound]:
    """Give a sound server within this block, in a temporary folder whose path fits a socket."""
    with tempfile.TemporaryDirectory(prefix="ear") as name:
        sound = QuickSound(Path(name) / "ear")
        try:
            sound.open()
            yield sound
        finally:
            sound.close()

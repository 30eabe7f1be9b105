"""One route from a text to a sound, in a process of its own.

`python -m tests.bench._routes NAME N` is how the measurement starts it.
It says the same sentence N times, stops it in the middle, and tells in JSON when it did what.
"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from typing import Any, Final, Protocol

from accessigame.devices.speech.pyttsx3_voice import Pyttsx3Voice

SENTENCE: Final = "Joueur deux prend la carte dix-sept et trois jetons, et c'est à vous de jouer."
RATE: Final = 200
HEARING: Final = 0.7
"""Seconds that the sentence is heard before it is stopped."""
QUIET: Final = 0.5


class Route(Protocol):
    """A way to be heard; `say` returns when the text is handed over."""

    def say(self, text: str) -> None:
        """Begin to say this."""
        ...

    def stop(self) -> None:
        """Silence it."""
        ...

    def rest(self) -> None:
        """Wait until another text may be said."""
        ...


class Ours:
    """Our voice."""

    def __init__(self) -> None:
        self._voice = Pyttsx3Voice("fr")
        assert self._voice.check() is None
        self._thread = threading.Thread()

    def say(self, text: str) -> None:
        """Speak in another thread, as the speech worker does."""
        self._stopped = threading.Event()
        arguments = (text, "fr", self._stopped.is_set)
        self._thread = threading.Thread(target=self._voice.speak, args=arguments)
        self._thread.start()

    def stop(self) -> None:
        """Stop as the speech worker does."""
        self._stopped.set()
        self._voice.stop()

    def rest(self) -> None:
        """Wait for the thread."""
        self._thread.join()


class Stock:
    """pyttsx3 as it comes, used as well as it can be: a thread that waits for each utterance.

    stops: call its `stop`, which may never return.
    """

    def __init__(self, *, stops: bool = False) -> None:
        self._stops = stops
        import pyttsx3  # noqa: PLC0415 - not in the process of the other routes

        self._engine = pyttsx3.init()
        self._ended = threading.Event()
        self._engine.connect("finished-utterance", lambda **_: self._ended.set())
        self._engine.setProperty("voice", "roa/fr")
        self._engine.setProperty("rate", RATE)
        self._thread = threading.Thread()

    def say(self, text: str) -> None:
        """Hand the text over and run the engine, in another thread."""
        self._ended.clear()
        self._engine.say(text)
        self._thread = threading.Thread(target=self._engine.runAndWait)
        self._thread.start()

    def stop(self) -> None:
        """Call what is there to stop, or let the sentence end."""
        if self._stops:
            self._engine.stop()

    def rest(self) -> None:
        """Wait for its end."""
        self._ended.wait(10)
        self._thread.join(10)
        time.sleep(QUIET)  # it has ended before espeak has; too early, and the next one is lost


class Command:
    """A command that is started for each text, and killed."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None

    def say(self, text: str) -> None:
        """Start espeak-ng."""
        self._process = subprocess.Popen(
            ["espeak-ng", "-v", "fr", "-s", str(RATE), text], stderr=subprocess.DEVNULL
        )

    def stop(self) -> None:
        """Kill it."""
        assert self._process is not None
        self._process.kill()

    def rest(self) -> None:
        """Collect it."""
        assert self._process is not None
        self._process.wait()


class SpeechDispatcher:
    """A client of Speech Dispatcher, which runs already, through its socket."""

    def __init__(self, path: str) -> None:
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.connect(path)
        self._file = self._socket.makefile("rb")
        for line in ("CLIENT_NAME me:bench:main", "OUTPUT_MODULE espeak-ng", "LANGUAGE fr"):
            self._ask(f"SET self {line}")
        self._ask("SET self RATE 10")

    def _ask(self, line: str) -> None:
        self._socket.sendall(f"{line}\r\n".encode())
        while self._file.readline()[3:4] == b"-":
            continue

    def say(self, text: str) -> None:
        """Send the text."""
        self._ask("SPEAK")
        self._ask(f"{text}\r\n.")

    def stop(self) -> None:
        """Cancel."""
        self._ask("CANCEL self")

    def rest(self) -> None:
        """Need no rest."""


ROUTES: Final[dict[str, Callable[..., Route]]] = {
    "ours": Ours,
    "stock pyttsx3": Stock,
    "stock pyttsx3, stopped": lambda: Stock(stops=True),
    "espeak-ng command": Command,
    "Speech Dispatcher": SpeechDispatcher,
}


def rounds(route: Route, count: int) -> list[dict[str, Any]]:
    """Say and stop so many times, and return when each was done."""
    told = []
    for number in range(count + (count > 1)):  # the first warms up
        time.sleep(QUIET)
        say = time.monotonic()
        route.say(SENTENCE)
        time.sleep(HEARING + 0.013 * number)  # not always in the same pause between two words
        stop = time.monotonic()
        route.stop()
        stopped = time.monotonic()
        route.rest()
        if number or count == 1:
            told.append({"say": say, "stop": stop, "stopped": stopped, "end": time.monotonic()})
    time.sleep(QUIET)
    return told


if __name__ == "__main__":
    made = ROUTES[sys.argv[1]](*sys.argv[3:])
    sys.stdout.write(json.dumps(rounds(made, int(sys.argv[2]))))
    sys.stdout.flush()
    os._exit(0)  # stock pyttsx3 may not end otherwise

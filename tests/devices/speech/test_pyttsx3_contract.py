"""The behaviour of pyttsx3 2.99 that the voice relies on, or that made a driver of our own."""

from __future__ import annotations

from functools import partial
from importlib import metadata

import pytest

from tests.devices.speech.conftest import Run

STOCK = """
import json, threading, time
from pathlib import Path
import pyttsx3
from pyttsx3.drivers import espeak, _espeak

def found(**what):
    Path("found").write_text(json.dumps(what))

class Os:
    remove = staticmethod(Path.unlink)
    commands = []
    code = 0
    hold = threading.Event()
    def system(self, command):
        self.commands.append(command)
        self.hold.wait()
        return self.code

espeak.os = Os()
Os.hold.set()
engine = pyttsx3.init()
told, ended = [], threading.Event()

def on_finished(name, completed):
    told.append([completed, bool(_espeak.IsPlaying())])
    ended.set()

engine.connect("finished-utterance", on_finished)
engine.connect("error", lambda name, exception: told.append("error"))
engine.runAndWait()

def settle():
    while _espeak.IsPlaying():
        time.sleep(0.001)
"""


@pytest.fixture
def stock(run: Run) -> Run:
    """Return a function that runs a program with a stock engine and a mute `os.system`."""
    return partial(run, prelude=STOCK)


def test_the_release_is_the_one_that_was_examined() -> None:
    """A newer one is to be examined before it is let in."""
    assert metadata.version("pyttsx3") == "2.99"


def test_a_failure_to_play_is_called_a_success(stock: Run) -> None:
    """So the driver is our own, and reports as completed only what was played."""
    found = stock(
        """
        settle(); Os.code = 256
        engine.say('un'); engine.runAndWait(); ended.wait()
        completed, _ = told[0]
        found(it=completed)
        """,
    )
    assert found == {"it": True}


def test_only_the_last_of_two_is_said(stock: Run) -> None:
    """So the driver is our own, and the voice hands over one utterance at a time."""
    found = stock(
        """
        settle(); engine.say('un'); engine.say('deux'); engine.runAndWait(); ended.wait()
        settle(); found(it=len(Os.commands))
        """,
    )
    assert found == {"it": 1}


def test_saying_nothing_repeats_the_last(stock: Run) -> None:
    """So the voice never lets the engine run without a text."""
    found = stock(
        """
        settle(); engine.say('un'); engine.runAndWait(); ended.wait(); settle(); ended.clear()
        refused = engine.say(' '); engine.runAndWait(); ended.wait()
        found(it=len(Os.commands), refused=bool(refused))
        """,
    )
    assert found == {"it": 2, "refused": True}


def test_a_refused_voice_leaves_the_old_one(stock: Run) -> None:
    """Only the event says so; the name that is refused is the one that the driver lists."""
    found = stock(
        """
        listed = {v.id: v.languages for v in engine.getProperty("voices")}["roa/fr"]
        engine.setProperty("voice", "roa/fr"); engine.setProperty("voice", "fr-fr")
        found(listed=listed, it=told, voice=engine.getProperty("voice"))
        """,
    )
    assert found == {"listed": ["fr-fr"], "it": ["error"], "voice": "roa/fr"}

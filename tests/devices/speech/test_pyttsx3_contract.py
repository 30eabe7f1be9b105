"""What pyttsx3 2.99 does, as far as the voice relies on it or works around it."""

from __future__ import annotations

import ast
from functools import partial
from importlib import metadata, util
from pathlib import Path

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
    """Return what runs a program with an engine as it comes, but for a mute `os.system`."""
    return partial(run, prelude=STOCK)


def test_the_release_is_the_one_that_was_examined() -> None:
    """A newer one is to be examined before it is let in."""
    assert metadata.version("pyttsx3") == "2.99"


def test_the_espeak_driver_uses_two_functions_of_os() -> None:
    """They are all that the voice has to offer in its place."""
    spec = util.find_spec("pyttsx3")
    assert spec
    assert spec.origin
    source = (Path(spec.origin).parent / "drivers" / "espeak.py").read_text()
    names = [
        node.attr
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "os"
    ]
    assert sorted(names) == ["remove", "system"]


def test_the_command(stock: Run) -> None:
    """The driver names a file to `aplay`, and nothing of the text is in the command."""
    found = stock(
        "settle(); engine.say('$(un)'); engine.runAndWait(); ended.wait(); found(it=Os.commands)",
    )
    (command,) = found["it"]
    program, sound, option = command.split(" ")
    assert (program, Path(sound).suffix, option) == ("aplay", ".wav", "-q")


def test_finished_comes_too_early(stock: Run) -> None:
    """The synthesiser may still be busy, and would cancel what it is given; so the voice settles.

    It is nearly always, but on a busy machine it may be done just then.
    """
    found = stock(
        """
        for _ in range(20):
            settle(); ended.clear(); engine.say('un'); engine.runAndWait(); ended.wait()
        found(it=[True, True] in told)
        """,
    )
    assert found == {"it": True}


def test_a_failure_to_play_is_called_a_success(stock: Run) -> None:
    """So the voice looks at the exit code itself."""
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
    """So the voice hands over one utterance at a time."""
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


def test_a_busy_engine_starts_and_returns(stock: Run) -> None:
    """`runAndWait` comes back while the sound goes on, every time, and nothing is cancelled."""
    found = stock(
        """
        for number in range(3):
            Os.hold.clear(); ended.clear(); settle()
            engine.proxy.setBusy(True)
            engine.say(str(number)); engine.runAndWait()
            assert not ended.is_set()
            Os.hold.set(); ended.wait()
        found(it=[completed for completed, _ in told])
        """,
    )
    assert found == {"it": [True] * 3}


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

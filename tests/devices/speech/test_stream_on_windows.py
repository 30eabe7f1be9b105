"""The stream as Windows needs it: WASAPI, which keeps what it was given, and COM in each thread."""

from __future__ import annotations

import ctypes
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

from accessigame.devices.speech import stream
from tests.devices.speech.conftest import Run
from tests.devices.speech.test_espeak_driver import DRIVER

KEEPING = """
import threading
from accessigame.devices.speech import stream
from tests.devices.speech.card import Card

cards = []

class Keeping(Card):
    "A card whose `abort` only halts it, as that of WASAPI does."

    def __init__(self):
        super().__init__()
        cards.append(self)
        self.closed = False

    def abort(self):
        self.emptied += 1

    def close(self):
        self.closed = True

stream.REOPENS = True
"""


@pytest.fixture
def keeping(run: Run) -> Run:
    """Return a function that runs a program with an engine on such a card."""
    return partial(run, prelude=KEEPING + DRIVER.replace("card = Card()", "card = Keeping()"))


def test_nothing_stale_is_played(keeping: Run) -> None:
    """A stop closes the stream, and the next sound goes to another one, which is empty.

    Fails when the stream that was halted is started again.
    """
    found = keeping("""
        made = stream._portaudio_stream = Keeping
        card.go_on.clear()
        clip = device.begin()
        for _ in range(100):
            device.feed(clip, b"\\1\\1" * 1000)
        while not any(card.held): time.sleep(0.001)
        device.stop()
        while len(cards) < 2: time.sleep(0.001)
        while len(cards[1].played) < 100_000: time.sleep(0.001)
        found(closed=card.closed, silent=not any(cards[1].played), alive=device.alive)
    """)
    assert found == {"closed": True, "silent": True, "alive": True}


def test_a_word_begins_without_a_new_stream(keeping: Run) -> None:
    """Utterances that are heard whole share one stream.

    Fails when each of them waits for a device that opens.
    """
    found = keeping("""
        stream._portaudio_stream = Keeping
        for name in "abc":
            engine.say(f"mot {name}", name)
            engine.runAndWait()
        found(told=told, cards=len(cards), emptied=card.emptied)
    """)
    assert found["told"] == [sign for n in "abc" for sign in (f"+{n}", f"-{n} True")]
    assert (found["cards"], found["emptied"]) == (1, 0)


def library(*apis: tuple[str, int]) -> Any:
    """Return a library with these ways to the sound, each with its usual device."""
    rows = [{"name": name, "default_output_device": device} for name, device in apis]
    return SimpleNamespace(query_hostapis=lambda: rows, WasapiSettings=lambda **given: given)


def test_wasapi_is_taken_where_it_is() -> None:
    """Its usual device is opened, and converts our rate; where it has none, the usual way is left.

    Fails when PortAudio's own choice for Windows is taken.
    """
    route = stream._route(library(("MME", 3), ("Windows DirectSound", 9), (stream.WASAPI, 15)))
    assert route == {"device": 15, "extra_settings": {"auto_convert": True}}
    assert stream._route(library(("MME", -1), (stream.WASAPI, -1))) == {}
    assert stream._route(library(("ALSA", 0))) == {}


def test_each_thread_joins_the_apartment_of_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """COM is told of the thread; on other systems there is none."""
    joined: list[tuple[object, ...]] = []
    windows = SimpleNamespace(
        ole32=SimpleNamespace(CoInitializeEx=lambda *given: joined.append(given))
    )
    monkeypatch.setattr(ctypes, "windll", windows, raising=False)
    stream._join_com()
    monkeypatch.setattr(stream, "sys", SimpleNamespace(platform="win32"))
    stream._join_com()
    assert joined == [(None, 0)]

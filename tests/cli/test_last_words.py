"""The last words: said to their end, unless a key or the system cuts them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from accessigame.cli import local_devices
from accessigame.cli.local_devices import last_words_said
from accessigame.core.model import EVERYONE, Intent, Seat
from accessigame.devices.console.termination import PendingTermination
from accessigame.devices.speech import loudspeaker
from accessigame.devices.speech.loudspeaker import Loudspeaker, SpeechPreferences
from accessigame.devices.speech.voice import VoiceSettings
from accessigame.input.inbox import Inbox
from accessigame.output.blocks import Block
from accessigame.words.called import before_menu
from tests.devices.speech.stage import PATIENCE, Stage, words

KEY = Intent("touch")


class Voice(Stage):
    """A voice whose last word lasts until it is let go, or cut."""

    def __init__(self, _language: str, *, settings: VoiceSettings) -> None:
        super().__init__()
        self.settings = settings


class Leaving:
    """Somebody who leaves: the voice says goodbye."""

    def __init__(self) -> None:
        self.speaker = Loudspeaker(
            EVERYONE, "en", SpeechPreferences(), 3, lambda _: None, lambda _: None
        )
        voice = self.speaker._voice
        assert isinstance(voice, Voice)
        self.voice = voice
        self.inbox = Inbox()
        self.end = PendingTermination()
        self.key_waits = False
        self.kept: list[bool] = []

    def hear(self, *acts: Callable[[], object]) -> list[str]:
        """Wait for the last words; each act comes once they have begun. Return what was heard."""
        self.speaker.deliver(Block((words("goodbye"),)))
        self.voice.expect("goodbye")

        async def leave() -> None:
            waits = asyncio.ensure_future(last_words_said([self.speaker], self.inbox, self.end))
            await asyncio.sleep(2 * local_devices.GLANCE)
            assert not waits.done()
            for act in acts:
                act()
            await waits

        asyncio.run(asyncio.wait_for(leave(), PATIENCE))
        self.speaker.close()
        return self.voice.heard


@pytest.fixture
def leaving(monkeypatch: pytest.MonkeyPatch) -> Leaving:
    """Return somebody who leaves at a terminal of the test."""
    monkeypatch.setattr(loudspeaker, "Pyttsx3Voice", Voice)
    monkeypatch.setattr(loudspeaker, "CLOSING_TIMEOUT", PATIENCE)

    @contextmanager
    def watching(*, keep: bool) -> Iterator[Callable[[], bool]]:
        someone.kept.append(keep)
        yield lambda: someone.key_waits

    monkeypatch.setattr(local_devices, "watching_keys", watching)
    someone = Leaving()
    return someone


def test_they_are_said_to_their_end(leaving: Leaving) -> None:
    """Without a key, the program waits for them.

    Fails when the device is closed behind the last block.
    """
    assert leaving.hear(leaving.voice.let_go) == ["goodbye"]


def test_a_key_of_the_keyboard_cuts_them(leaving: Leaving) -> None:
    """A key that waits is enough; nobody reads it here."""
    assert leaving.hear(lambda: setattr(leaving, "key_waits", True)) == []


def test_a_key_of_a_display_cuts_them(leaving: Leaving) -> None:
    """Whoever has a display needs no keyboard for it."""
    assert leaving.hear(lambda: leaving.inbox.offer(KEY)) == []


def test_a_request_to_end_cuts_them(leaving: Leaving) -> None:
    """A machine that shuts down waits for no farewell.

    Fails when the system has to wait for the end of the sentence.
    """
    assert leaving.hear(lambda: leaving.end.handle_signal(15, None)) == []


def test_what_came_before_or_from_others_cuts_nothing(leaving: Leaving) -> None:
    """Keys pressed before the farewell, and those of guests, leave it whole.

    Fails when whatever lies in the inbox is a key.
    """
    leaving.inbox.offer(KEY)
    guest = Intent("take", seat=Seat(1))
    assert leaving.hear(lambda: leaving.inbox.put_nowait(guest), leaving.voice.let_go) == [
        "goodbye"
    ]


def test_the_menu_gets_the_key(leaving: Leaving) -> None:
    """A key is kept for the menu, where that comes next; a shell gets none."""
    leaving.hear(leaving.voice.let_go)
    assert leaving.kept == [False]


def test_the_menu_gets_the_key_behind_a_game(leaving: Leaving) -> None:
    """What is typed ahead for the menu arrives there."""
    with before_menu():
        leaving.hear(leaving.voice.let_go)
    assert leaving.kept == [True]

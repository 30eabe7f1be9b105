"""A whole spoken game whose synthesiser is killed and stopped all the time.

The program, its voice, espeak-ng and the signals are real; the sound card plays as fast as it can.
"""

from __future__ import annotations

import json
import os
import shutil
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from accessigame.devices.speech.espeak_driver import SilenceTrimmer
from accessigame.devices.speech.synthesiser import SpeechParameters, Synthesiser
from accessigame.devices.speech.text_cleaning import without_control_characters
from accessigame.devices.speech.voice import SentenceLeftOut
from accessigame.session import journal
from accessigame.words.words import Localizer
from tests.acceptance.audio_capture import AudioCapture
from tests.acceptance.expected_speech import ExpectedSpeech
from tests.acceptance.script_player import ScriptPlayer
from tests.acceptance.test_game_heard import squeezed, whole_lines
from tests.acceptance.test_stream_heard import Game
from tests.wait_for import PATIENCE, wait_for

pytestmark = [
    pytest.mark.acceptance,
    pytest.mark.skipif(not shutil.which("espeak-ng"), reason="espeak-ng is needed"),
]

HARMS = 50
RATE = 300
"""Words a minute."""
LANGUAGE = "fr"
HARMED = """
import json, os, random, signal, sys, threading, time
from accessigame.main import main
from accessigame.devices.speech import stream, synthesiser
from accessigame.devices.speech.pyttsx3_voice import Pyttsx3Voice
from tests.devices.speech.card import Card

class Quick(Card):
    ROOM = 40000

    def play(self, frames):
        del self.held[:4 * frames]

stream._portaudio_stream = Quick
synthesiser.HANG_TIMEOUT = 0.5
speak, chance = Pyttsx3Voice.speak, random.Random(13)
left = 17 * [signal.SIGSEGV, signal.SIGABRT, signal.SIGSTOP]
del left[int(os.environ["HARMS"]):]

whole, finish = [0], stream.AudioStream.finish

def finished(self, clip):
    whole[0] = clip.frames
    finish(self, clip)

def harm(moment, which):
    time.sleep(moment)
    synthesiser.synthesiser()._process._process.send_signal(which)

def speak_and_log(self, text, *arguments):
    harming = None
    if left:
        # early, while the sound is made; or later, while it is heard, or after that
        moment = chance.choice((0.01, 0.1)) * chance.random()
        harming = threading.Thread(target=harm, args=(moment, left.pop()))
        harming.start()
    outcome = speak(self, text, *arguments)
    if harming:
        harming.join()
    line = {"text": text, "outcome": outcome.name, "harmed": bool(harming), "left": len(left),
            "frames": whole[0]}
    with open(os.environ["SPOKEN"], "a") as file:
        file.write(json.dumps(line) + chr(10))
    return outcome

Pyttsx3Voice.speak, stream.AudioStream.finish = speak_and_log, finished
sys.exit(main(sys.argv[1:]))
"""


class HarmedGame(Game):
    """A game of three persons with real cards, whose synthesiser has a hard life."""

    PROGRAM = ("-c", HARMED)
    TABLE = "no-thanks --players Ana,Ben,Lea --first Ana --deck physical --rounds 1"


def spoken(path: Path) -> list[dict[str, Any]]:
    """Return what became of each sentence so far, without the news that one was left out."""
    notice = Localizer(LANGUAGE).say(SentenceLeftOut()).speech
    told = (json.loads(line) for line in whole_lines(path))
    return [one for one in told if one["text"] != notice]


def mutilated(sentences: list[dict[str, Any]]) -> list[tuple[str, int, int]]:
    """Return the sentences that were heard at another length than an unharmed voice gives them."""
    unharmed = Synthesiser()
    found = []
    for one in (one for one in sentences if one["outcome"] == "HEARD"):
        samples: list[bytes] = []
        trimmer = SilenceTrimmer(partial(_kept, samples))
        unharmed.speak(
            without_control_characters(one["text"]),
            SpeechParameters("roa/fr", rate=RATE),
            trimmer.feed,
        )
        length = sum(map(len, samples)) // 2
        if abs(one["frames"] - length) > length / 10:
            found.append((one["text"], one["frames"], length))
    unharmed.end()
    return found


def _kept(samples: list[bytes], part: bytes) -> bool:
    samples.append(part)
    return True


def test_a_game_whose_synthesiser_dies_again_and_again(tmp_path: Path) -> None:
    """Each sentence is heard once, whole and in order, but for one that was under way at a harm.

    50 harms, at random moments: SIGSEGV, SIGABRT and SIGSTOP in turn. The game ends with 0.
    Fails when the synthesiser runs in the process of the game, when nobody ends one that hangs,
    when a sentence is lost with the one before it, and when one that was heard is said again.
    """
    path, out = tmp_path / "game.jsonl", tmp_path / "spoken"
    told = ExpectedSpeech(path, LANGUAGE)
    script = ScriptPlayer(told, seed=4)
    nowhere = cast(
        "AudioCapture", SimpleNamespace(environment={**os.environ, "HOME": str(tmp_path)})
    )
    options = (f"--journal={path}", f"--rate={RATE}")
    environment = {"SPOKEN": str(out), "HARMS": str(HARMS)}
    game = HarmedGame(nowhere, tmp_path, *options, language=LANGUAGE, **environment)

    def all_is_said() -> bool:
        said = [one["text"] for one in spoken(out) if one["outcome"] in {"HEARD", "LEFT_OUT"}]
        return squeezed(said) == squeezed([told.news()])

    with game.killed():
        wait_for(lambda: whole_lines(path))
        wait_for(all_is_said, 3 * PATIENCE)
        while not script.over:
            entered = len(journal.read(path).entries)
            game.type(script.keys()[0].strip())
            wait_for(lambda before=entered: len(journal.read(path).entries) > before)  # type: ignore[misc]  # the loop's own
            wait_for(all_is_said, 3 * PATIENCE)
        sentences = spoken(out)
        assert game.leave() == 0
    assert [one for one in sentences if one["outcome"] != "HEARD" and not one["harmed"]] == []
    assert sentences[-1]["left"] == 0
    assert mutilated(sentences) == []

"""The voice under Wine, through Wine's own sound driver into a sink that leads nowhere.

What is heard there is recorded and recognised as on this system, and both are measured in the same
run: from a sentence to its first sound, and from a key to silence.
"""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Final, Self

from accessigame.storage.settings import Settings
from tests import others
from tests.acceptance.audio_capture import NEEDED, AudioCapture, can_capture, capturing
from tests.acceptance.sound_similarity import (
    contour,
    difference,
    loud_steps,
    most_similar,
    rendering,
)
from tests.wait_for import PATIENCE, wait_for
from tests.windows.wine import PROJECT, LackingError, Wine

SENTENCES: Final = (
    ("fr", "Léa prend la carte dix-sept et trois jetons."),
    ("fr", "Léa prend la carte seize et treize jetons."),
    ("en", "Ana takes card seventeen."),
    ("en", "Ana takes card seventy."),
    ("de", "Ben nimmt die siebzehn."),
    ("de", "Ben nimmt die siebzig."),
)
RATE: Final = Settings().rate
LONG: Final = (
    "fr",
    "Léa ramasse toute la rangée que personne ne voulait jusque maintenant avoir chez soi.",
)
"""A sentence without a pause, in which a key may be pressed."""
TIMES: Final = 5
"""How often a sentence is said, and cut by a key: the median counts."""
ALIKE: Final = 0.8
"""The most by which a sentence differs here from that of this system's eSpeak NG, per step."""
RESOLUTION: Final = 0.002
"""Seconds to which a moment of a recording is right."""
QUIET: Final = 0.4
"""Seconds of silence before and behind what is measured."""
SPEAKING: Final = """
import sys
from accessigame.devices.speech.espeak_driver import StreamBackend
from accessigame.devices.speech.pyttsx3_voice import Pyttsx3Voice
from accessigame.devices.speech.worker import SpeechWorker
from accessigame.words.words import Utterance

def tell(sign):
    sys.stdout.write(sign + "\\n")
    sys.stdout.flush()

class Voice(Pyttsx3Voice):
    def speak(self, text, language, stopped, style):
        tell("begin")
        outcome = super().speak(text, language, stopped, style)
        tell(outcome.name)
        return outcome

problems = []
voice = Voice("fr")
worker = SpeechWorker(lambda: voice, problems.append)
for line in sys.stdin.buffer:
    sign, _, sentence = line.decode().strip().partition(" ")
    if sign == "silence":
        worker.silence()
        tell("silenced")
    else:
        worker.say(Utterance(sentence, "", sign))
assert worker.close(60.0)
assert problems == [], problems
assert isinstance(voice._backend, StreamBackend), voice._backend
tell("closed")
"""
"""Says the sentences of its input, `LANGUAGE SENTENCE`; `silence` is the key. Tells when."""


@dataclass(frozen=True, slots=True)
class Delays:
    """The medians of two delays, in seconds."""

    first_sound: float
    silence: float


class Speaker:
    """A program that speaks, here or under Wine; used as a context, it ends well."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str]) -> None:
        pipe = subprocess.PIPE
        self._program = subprocess.Popen(
            command,
            stdin=pipe,
            stdout=pipe,
            stderr=subprocess.STDOUT,
            env=environment,
            cwd=PROJECT,
        )
        self.signs: list[tuple[str, float]] = []
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        assert self._program.stdin is not None
        self._program.stdin.close()
        self._listener.join(3 * PATIENCE)
        said = [sign for sign, _ in self.signs]
        assert said[-1:] == ["closed"], said

    def write(self, line: str) -> None:
        """Write a line to its input."""
        assert self._program.stdin is not None
        self._program.stdin.write(f"{line}\n".encode())
        self._program.stdin.flush()

    def until(self, sign: str, count: int) -> float:
        """Wait for the sign of this number, counted from 1; return its moment."""
        wait_for(lambda: len(self._moments(sign)) >= count or not self._listener.is_alive())
        return self._moments(sign)[count - 1]

    def _moments(self, sign: str) -> list[float]:
        return [moment for each, moment in self.signs if each == sign]

    def _listen(self) -> None:
        assert self._program.stdout is not None
        for line in self._program.stdout:
            self.signs.append((line.decode().strip(), time.monotonic()))


def voice(wine: Wine, home: Path) -> str:
    """Let every sentence be recognised, and measure two delays here and under Wine."""
    others.find_first()
    if not can_capture():
        raise LackingError(f"{', '.join(NEEDED)} are needed")
    with capturing() as capture:
        sound = {name: capture.environment[name] for name in ("PULSE_SERVER", "XDG_RUNTIME_DIR")}
        here = [sys.executable, "-c", SPEAKING]
        under_wine = wine.command("python", "-c", SPEAKING)
        environment = wine.environment("fr", **sound, ACCESSIGAME_HOME=wine.path(home))
        ours = _measured(capture, Speaker(here, capture.environment))
        theirs = _measured(capture, Speaker(under_wine, environment))
        with Speaker(under_wine, environment) as speaker:
            _recognise(capture, speaker, home)
    return (
        f"{len(SENTENCES)} of {len(SENTENCES)} sentences recognised; "
        f"first sound {_beside(theirs.first_sound, ours.first_sound)}, "
        f"silence {_beside(theirs.silence, ours.silence)}"
    )


def _beside(wine: float, here: float) -> str:
    ratio = max(wine, RESOLUTION) / max(here, RESOLUTION)
    return f"{1000 * wine:.0f} ms ({1000 * here:.0f} here, ratio {ratio:.1f})"


def _measured(capture: AudioCapture, program: Speaker) -> Delays:
    """Return the delays of a program: the first sentence, which starts it all, does not count."""
    first_sounds, silences = [], []
    with program as speaker:
        for number in range(1, TIMES + 2):
            speaker.write(" ".join(LONG))
            begin = speaker.until("begin", number)
            wait_for(lambda begin=begin: _first_sound(capture, begin))  # type: ignore[misc]  # the loop's own
            time.sleep(QUIET)
            pressed = time.monotonic()
            speaker.write("silence")
            speaker.until("STOPPED", number)
            time.sleep(QUIET)
            heard = capture.heard().between(pressed, time.monotonic())
            first_sounds.append(_first_sound(capture, begin) - begin)
            silences.append((heard.last() or pressed) - pressed)
    return Delays(median(first_sounds[1:]), median(silences[1:]))


def _first_sound(capture: AudioCapture, begin: float) -> float:
    """Return the moment of the first sound since then; 0 if there is none yet."""
    return capture.heard().between(begin, time.monotonic()).first() or 0.0


def _recognise(capture: AudioCapture, speaker: Speaker, home: Path) -> None:
    """Check that each sentence is heard whole, and is most like itself among all."""
    renderings = [loud_steps(contour(rendering(home, *each, rate=RATE))) for each in SENTENCES]
    for number, sentence in enumerate(SENTENCES, 1):
        speaker.write(" ".join(sentence))
        begin = speaker.until("begin", number)
        speaker.until("HEARD", number)
        time.sleep(QUIET)
        sound = loud_steps(contour(capture.heard().between(begin, time.monotonic()).left))
        unlike = difference(sound, renderings[number - 1])
        assert most_similar(sound, renderings) == number - 1, f"{sentence}: {unlike:.2f}"
        assert unlike <= ALIKE, f"{sentence}: {unlike:.2f}"

"""From a text to its first sound, and from a key to silence: ours beside all the others.

All routes speak into the same ear, which is right to about two milliseconds; a sound card adds
its own delay to each of them.
"""

from __future__ import annotations

import contextlib
import json
import shutil
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Any, Final

from tests.acceptance.audio_capture import AudioCapture, Recording, can_capture, capturing
from tests.acceptance.contained import Contained
from tests.bench._routes import QUIET
from tests.wait_for import PATIENCE, wait_for

MOST_ROUNDS: Final = 50
"""Rounds of ours: the worst of these counts."""
ROUNDS: Final = 20
SLOW: Final = 4
"""Rounds of a route that cannot be stopped, so that each lasts as long as the sentence."""
LONGEST: Final = 240.0
"""Seconds after which a route hangs."""
SOAK: Final = 60.0
GAME: Final = 15.0
"""Seconds of a game that is played faster than it can be spoken."""

Figures = dict[str, list[float]]

SOAKING = """
import json, random, sys, threading, time
from collections import Counter
from accessigame.devices.speech.pyttsx3_voice import Pyttsx3Voice
from accessigame.devices.speech.worker import SpeechWorker
from accessigame.words.words import Priority, Utterance

seconds = float(sys.argv[1])
counts, problems, held, idle, errors = Counter(), [], [], [], []
threading.excepthook = lambda given: errors.append(repr(given.exc_value))

class Voice(Pyttsx3Voice):
    def speak(self, text, language, stopped, style):
        counts["started"] += 1
        outcome = super().speak(text, language, stopped, style)
        counts[outcome.name] += 1
        return outcome

worker = SpeechWorker(lambda: Voice("fr"), problems.append)
end = time.monotonic() + seconds

def timed(act, *arguments):
    begin = time.perf_counter()
    act(*arguments)
    middle = time.perf_counter()
    held.append(middle - begin)
    (lambda: None)()  # the same for nothing at all: what the machine itself holds up
    idle.append(time.perf_counter() - middle)

def play(number):
    chance = random.Random(number)
    while time.monotonic() < end:
        text = f"Carte {chance.randint(3, 35)}, {chance.randint(0, 9)} jetons."
        timed(worker.say, Utterance(text, "", "fr", chance.choice(list(Priority))))
        time.sleep(chance.random() * 0.5)
        if chance.random() < 0.1:
            timed(worker.silence)

threads = [threading.Thread(target=play, args=(number,)) for number in range(3)]
for thread in threads: thread.start()
for thread in threads: thread.join()
ended = worker.close(60.0)
print(json.dumps({"ended": ended, "problems": list(map(repr, problems)), "errors": errors,
                  "held": sorted(held), "idle": sorted(idle), **counts}))
"""

PLAYING = """
import asyncio, json, sys, time
from accessigame.devices.speech.loudspeaker import Loudspeaker, SpeechPreferences
from accessigame.core.model import EVERYONE, Intent
from accessigame.words.words import Verbosity
from tests.playing import hosted

seconds, held, idle, problems = float(sys.argv[1]), [], [], []

def timed(act, *arguments):
    begin = time.perf_counter()
    act(*arguments)
    middle = time.perf_counter()
    held.append(middle - begin)
    (lambda: None)()
    idle.append(time.perf_counter() - middle)

class Timed:
    "The loudspeaker, and how long it keeps the loop."
    audience = EVERYONE
    words = None
    verbosity = Verbosity.NORMAL

    def __init__(self):
        wanted = SpeechPreferences(cues=True)
        self.speaker = Loudspeaker(EVERYONE, "fr", wanted, 3, problems.append, print)

    def deliver(self, block):
        timed(self.speaker.deliver, block)

    def silence(self):
        timed(self.speaker.silence)

    def close(self):
        self.speaker.silence()
        self.speaker.close()

async def play(host):
    game = asyncio.create_task(host.run(*host.session.opening()))
    end, words = time.monotonic() + seconds, ("refuse", "refuse", "table", "take", "scores")
    number = 0
    while time.monotonic() < end and not host.session.position.over:
        host.inbox.put_nowait(Intent(words[number % len(words)]))
        number += 1
        await asyncio.sleep(0.05 if number % 7 else 0.6)
    host.inbox.put_nowait(None)
    await game

output = Timed()
asyncio.run(play(hosted([output], seed=3, language="fr")))
output.close()
problems = list(map(repr, problems))
print(json.dumps({"held": sorted(held), "idle": sorted(idle), "problems": problems}))
"""


def run() -> Iterator[str]:
    """Give the figures, one line a route as soon as it is measured, then those of a soak."""
    if not can_capture():
        yield "speech: PulseAudio or espeak-ng is not installed, nothing to listen with"
        return
    found: dict[str, Figures] = {}
    with capturing() as capture:
        for name, figures in _routes(capture):
            found[name] = figures
            yield _line(name, figures, _median(found["ours"]["first"]))
    yield from _judged(found)
    yield from soak(SOAK)
    yield from game_loop(GAME)


def _routes(capture: AudioCapture) -> Iterator[tuple[str, Figures]]:
    """Measure each route, ours first."""
    yield "ours", _measured(capture, "ours", MOST_ROUNDS)
    yield "stock pyttsx3", _measured(capture, "stock pyttsx3", SLOW)
    with contextlib.suppress(subprocess.TimeoutExpired):  # it may well hang
        yield "stock pyttsx3, stopped", _measured(capture, "stock pyttsx3, stopped", 1)
    yield "espeak-ng command", _measured(capture, "espeak-ng command", ROUNDS)
    if shutil.which("speech-dispatcher"):
        with _dispatcher(capture) as socket:
            yield "Speech Dispatcher", _measured(capture, "Speech Dispatcher", ROUNDS, socket)


def _judged(found: dict[str, Figures]) -> Iterator[str]:
    """Say of each figure that was promised whether it is kept in this run."""
    ours = found["ours"]
    first, silent = _median(ours["first"]), _median(ours["silent"])
    stock = first / _median(found["stock pyttsx3"]["first"])
    kept = {
        f"first sound {stock:.2f} of stock pyttsx3, at most 0.70": stock <= 0.7,
        f"silence {silent:.1f} ms at the median, at most 15": silent <= 15,
        f"silence {max(ours['silent']):.1f} ms at the worst, at most 25": max(ours["silent"]) <= 25,
        f"stop returns in {max(ours['stop']):.2f} ms at the worst, at most 1": max(ours["stop"])
        <= 1,
    }
    if "Speech Dispatcher" in found:
        other = first / _median(found["Speech Dispatcher"]["first"])
        kept[f"first sound {other:.2f} of Speech Dispatcher, at most 1"] = other <= 1
    for promise, holds in kept.items():
        yield f"speech, promised: {promise}: {'kept' if holds else 'NOT KEPT'}"


def _measured(capture: AudioCapture, route: str, rounds: int, *arguments: str) -> Figures:
    """Return three lists of milliseconds: to the first sound, to silence, and of `stop` itself."""
    command = [sys.executable, "-m", "tests.bench._routes", route, str(rounds), *arguments]
    ran = subprocess.run(
        command, env=capture.environment, stdout=subprocess.PIPE, check=True, timeout=LONGEST
    )
    time.sleep(QUIET)
    heard = capture.heard()
    figures: Figures = {"first": [], "silent": [], "stop": []}
    for told in json.loads(ran.stdout):
        for name, seconds in _round(heard, told).items():
            figures[name].append(1000 * seconds)
    return figures


def _round(heard: Recording, told: dict[str, Any]) -> dict[str, float]:
    found = {"stop": told["stopped"] - told["stop"]}
    first = heard.between(told["say"], told["stop"]).first()
    if first is not None:
        found["first"] = first - told["say"]
    last = heard.between(told["say"], told["end"] + QUIET / 2).last()
    if last is not None:
        found["silent"] = last - told["stop"]
    return found


def _line(name: str, figures: Figures, best: float) -> str:
    first = _median(figures["first"])
    return (
        f"speech, {name}: first sound {first:.1f} ms (ours {best / first:.2f} of it), "
        f"silence {_figures(figures['silent'])}, stop returns in {_figures(figures['stop'])}"
    )


def _median(values: list[float]) -> float:
    return statistics.median(values) if values else float("nan")


def _figures(values: list[float]) -> str:
    return f"{_median(values):.2f} ms (at most {max(values, default=float('nan')):.2f})"


@contextlib.contextmanager
def _dispatcher(capture: AudioCapture) -> Iterator[str]:
    """Run a Speech Dispatcher of our own, with the least latency that it offers."""
    folder = capture.folder / "dispatcher"
    folder.mkdir()
    path = folder / "socket"
    (folder / "modules").mkdir()
    (folder / "speechd.conf").write_text(
        'AudioOutputMethod "pulse"\nAudioPulseMinLength 10\nDefaultModule espeak-ng\n'
        'AddModule "espeak-ng" "sd_espeak-ng" ""\nDefaultVolume 100\n'
    )
    command = (
        f"speech-dispatcher -s -c unix_socket -S {path} -C {folder} -L {folder} -P {folder}/pid"
    )
    process = Contained(command.split(), env=capture.environment, stderr=subprocess.DEVNULL)
    try:
        wait_for(path.exists)
        yield str(path)
    finally:
        process.terminate()
        process.wait(PATIENCE)


def soak(seconds: float) -> list[str]:
    """Have three threads speak and stop at random, and count; `soak(60)` is the long one."""
    with capturing() as capture:
        ran = subprocess.run(
            [sys.executable, "-c", SOAKING, str(seconds)],
            env=capture.environment,
            stdout=subprocess.PIPE,
            check=True,
        )
    told = json.loads(ran.stdout)
    ended = sum(told.get(outcome, 0) for outcome in ("HEARD", "STOPPED", "FAILED"))
    line = (
        f"speech soak of {seconds:.0f} s: {told['started']} started, {told.get('HEARD', 0)} heard, "
        f"{told.get('STOPPED', 0)} stopped, {told.get('FAILED', 0)} failed, "
        f"{told['started'] - ended} lost, {len(told['errors'])} exceptions, "
        f"problems {told['problems']}, {_held(told)}"
    )
    return [line]


def game_loop(seconds: float) -> list[str]:
    """Play a game faster than it can be spoken, and measure how long speech keeps its loop."""
    with capturing() as capture:
        ran = subprocess.run(
            [sys.executable, "-c", PLAYING, str(seconds)],
            env=capture.environment,
            stdout=subprocess.PIPE,
            check=True,
        )
    told = json.loads(ran.stdout)
    line = f"speech, game loop: {len(told['held'])} calls, problems {told['problems']}, "
    return [line + _held(told)]


def _held(told: dict[str, list[float]]) -> str:
    """Say how long callers were held, beside what the machine itself held them up for."""
    figures = [1000 * told[name][place] for name in ("held", "idle") for place in (-1, -10)]
    return "caller held at most {:.2f} ms, tenth {:.2f} (nothing at all: {:.2f}, {:.2f})".format(
        *figures
    )


if __name__ == "__main__":
    sys.stdout.writelines(f"{line}\n" for line in run())

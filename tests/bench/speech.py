"""From a text to its first sound, and from a key to silence: ours beside all the others.

All routes speak into the same ear, which is right to about ten milliseconds; a sound card adds
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

from tests.acceptance.ear import Ear, Heard, can_listen, listening
from tests.bench._routes import QUIET
from tests.until import PATIENCE, until

ROUNDS: Final = 20
SLOW: Final = 4
"""Rounds of a route that cannot be stopped, so that each lasts as long as the sentence."""
LONGEST: Final = 90.0
"""Seconds after which a route hangs."""
SOAK: Final = 10.0

Figures = dict[str, list[float]]

SOAKING = """
import json, random, sys, threading, time
from collections import Counter
from accessigame.devices.pyttsx3_voice import Pyttsx3Voice
from accessigame.devices.speech import SpeechWorker
from accessigame.language import Priority, Utterance

seconds = float(sys.argv[1])
counts, problems, held, errors = Counter(), [], [], []
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
    held.append(time.perf_counter() - begin)

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
                  "held": sorted(held), **counts}))
"""


def run() -> list[str]:
    """Return the figures, one line a route, then those of a soak."""
    if not can_listen():
        return ["speech: PulseAudio or espeak-ng is not installed, nothing to listen with"]
    with listening() as ear:
        found = {"ours": _measured(ear, "ours", ROUNDS)}
        found["ours through aplay"] = _measured(ear, "ours through aplay", ROUNDS)
        found["stock pyttsx3"] = _measured(ear, "stock pyttsx3", SLOW)
        with contextlib.suppress(subprocess.TimeoutExpired):  # it may well hang
            found["stock pyttsx3, stopped"] = _measured(ear, "stock pyttsx3, stopped", 1)
        found["espeak-ng command"] = _measured(ear, "espeak-ng command", ROUNDS)
        if shutil.which("speech-dispatcher"):
            with _dispatcher(ear) as socket:
                found["Speech Dispatcher"] = _measured(ear, "Speech Dispatcher", ROUNDS, socket)
    best = _median(found["ours"]["first"])
    return [*(_line(name, figures, best) for name, figures in found.items()), *soak(SOAK)]


def _measured(ear: Ear, route: str, rounds: int, *arguments: str) -> Figures:
    """Return three lists of milliseconds: to the first sound, to silence, and of `stop` itself."""
    command = [sys.executable, "-m", "tests.bench._routes", route, str(rounds), *arguments]
    ran = subprocess.run(
        command, env=ear.environment, stdout=subprocess.PIPE, check=True, timeout=LONGEST
    )
    time.sleep(QUIET)
    heard = ear.heard()
    figures: Figures = {"first": [], "silent": [], "stop": []}
    for told in json.loads(ran.stdout):
        for name, seconds in _round(heard, told).items():
            figures[name].append(1000 * seconds)
    return figures


def _round(heard: Heard, told: dict[str, Any]) -> dict[str, float]:
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
def _dispatcher(ear: Ear) -> Iterator[str]:
    """Run a Speech Dispatcher of our own, with the least latency that it offers."""
    folder = ear.folder / "dispatcher"
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
    process = subprocess.Popen(
        command.split(), env=ear.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        until(path.exists)
        yield str(path)
    finally:
        process.terminate()
        process.wait(PATIENCE)


def soak(seconds: float) -> list[str]:
    """Have three threads speak and stop at random, and count; `soak(60)` is the long one."""
    with listening() as ear:
        ran = subprocess.run(
            [sys.executable, "-c", SOAKING, str(seconds)],
            env=ear.environment,
            stdout=subprocess.PIPE,
            check=True,
        )
    told = json.loads(ran.stdout)
    ended = sum(told.get(outcome, 0) for outcome in ("HEARD", "STOPPED", "FAILED"))
    line = (
        f"speech soak of {seconds:.0f} s: {told['started']} started, {told.get('HEARD', 0)} heard, "
        f"{told.get('STOPPED', 0)} stopped, {told.get('FAILED', 0)} failed, "
        f"{told['started'] - ended} lost, {len(told['errors'])} exceptions, "
        f"problems {told['problems']}, caller held at most {1000 * told['held'][-1]:.2f} ms"
    )
    return [line]


if __name__ == "__main__":
    sys.stdout.write("\n".join(run()) + "\n")

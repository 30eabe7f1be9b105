"""Mode `reader` spoken to directly: the real prism, the real Speech Dispatcher, and an ear."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from accessigame.words.words import LANGUAGES
from tests.acceptance.audio_capture import AudioCapture, can_capture
from tests.acceptance.contained import Contained
from tests.acceptance.sound_similarity import Contour, contour, most_similar
from tests.acceptance.test_stream_heard import Game
from tests.others import libraries
from tests.wait_for import PATIENCE, wait_for

pytest.importorskip("prism", reason="prismatoid, the optional way to screen readers, is missing")

pytestmark = [
    pytest.mark.acceptance,
    pytest.mark.skipif(
        not (can_capture() and shutil.which("speech-dispatcher")),
        reason="PulseAudio, espeak-ng and speech-dispatcher are needed",
    ),
]

CONFIGURATION = """
AudioOutputMethod "pulse"
DefaultModule espeak-ng
AddModule "espeak-ng" "sd_espeak-ng" ""
DefaultVolume 100
DefaultRate 10
Timeout 0
"""
PHRASE = "Carte 27."
DISPATCHER = ("speech-dispatcher", "sd_")
"""How the names of its programs begin: from release 0.12 on each module has a sound of its own."""


@contextmanager
def dispatching(capture: AudioCapture) -> Iterator[tuple[dict[str, str], Callable[[], None]]]:
    """Run a Speech Dispatcher of our own; give what a program needs to find it, and its end."""
    folder = capture.folder / "dispatcher"
    (folder / "modules").mkdir(parents=True)
    (folder / "speechd.conf").write_text(CONFIGURATION)
    socket = folder / "socket"
    command = f"speech-dispatcher -s -c unix_socket -S {socket} -C {folder} -L {folder}"
    process = Contained(
        [*command.split(), "-P", str(folder / "pid")],
        env=capture.environment,
        stderr=subprocess.DEVNULL,
    )

    def end() -> None:
        process.terminate()
        process.wait(PATIENCE)

    try:
        wait_for(socket.exists)
        yield {"SPEECHD_ADDRESS": f"unix_socket:{socket}"} | libraries(), end
    finally:
        end()


def who_sounds(capture: AudioCapture) -> list[str]:
    """Return the programs that play something now."""
    listed = ["pactl", "list", "sink-inputs"]
    ran = subprocess.run(
        listed, env=capture.environment, capture_output=True, text=True, check=True
    )
    lines = (line.strip() for line in ran.stdout.splitlines())
    told = (line.partition("application.process.binary = ")[2] for line in lines)
    return [name.strip('"') for name in told if name]


def now(capture: AudioCapture) -> float:
    """Return the moment up to which the ear has heard."""
    heard = capture.heard()
    return heard.end


def sounding(capture: AudioCapture) -> bool:
    """Say whether anything was heard in the last second."""
    return capture.heard().between(now(capture) - 1.0, now(capture)).first() is not None


def first_sentence(capture: AudioCapture, since: float) -> Contour:
    """Return what was heard since then, up to the first silence of a fifth of a second."""
    wait_for(lambda: not sounding(capture))
    steps = contour(capture.heard().between(since, now(capture)).left)
    ends = (n for n in range(len(steps)) if not any(step[0] for step in steps[n : n + 20]))
    return steps[: next(ends, len(steps))]


def spoken(capture: AudioCapture, environment: dict[str, str], language: str) -> Contour:
    """Return how Speech Dispatcher itself says the phrase in a language."""
    since = now(capture)
    command = ["spd-say", "-w", "-l", language, "--", PHRASE]
    subprocess.run(command, env=capture.environment | environment, check=True, timeout=PATIENCE)
    return first_sentence(capture, since)


def test_a_game_through_speech_dispatcher(capture: AudioCapture, tmp_path: Path) -> None:
    """With no screen reader running, it speaks the game's language, and nothing else sounds.

    When it ends in mid-game that is written, and the game goes on.
    Fails when its voice is left as it is, and when our own voice is opened as well.
    """
    options = ("--deck=physical", "--first=Ana", "--speech=reader", "--reader=direct")
    with dispatching(capture) as (environment, end):
        languages = [spoken(capture, environment, language) for language in LANGUAGES]
        game = Game(capture, tmp_path, *options, language="fr", **environment)
        with game.killed():
            wait_for(lambda: sounding(capture), 3 * PATIENCE)  # it starts slowly
            wait_for(lambda: not sounding(capture))
            since = now(capture)
            game.type("27")
            wait_for(lambda: sounding(capture))
            heard = first_sentence(capture, since)
            assert PHRASE in game.written
            assert all(line.startswith(DISPATCHER) for line in who_sounds(capture))
            assert most_similar(heard, languages) == LANGUAGES.index("fr")
            end()
            game.type("k")
            game.read_until("Speech Dispatcher ne répond plus")
            assert game.leave() == 0
    assert game.written.count("ne répond plus") == 1

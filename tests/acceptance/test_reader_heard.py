"""Mode `reader` spoken to directly: the real prism, the real Speech Dispatcher, and an ear."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.acceptance.contained import Contained
from tests.acceptance.ear import Ear, can_listen
from tests.acceptance.likeness import Course, course, most_like
from tests.acceptance.test_stream_heard import Game
from tests.until import PATIENCE, until

pytest.importorskip("prism", reason="prismatoid, the optional way to screen readers, is missing")

pytestmark = [
    pytest.mark.acceptance,
    pytest.mark.skipif(
        not (can_listen() and shutil.which("speech-dispatcher")),
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
def dispatching(ear: Ear) -> Iterator[tuple[dict[str, str], Callable[[], None]]]:
    """Run a Speech Dispatcher of our own; give what a program needs to find it, and its end."""
    folder = ear.folder / "dispatcher"
    (folder / "modules").mkdir(parents=True)
    (folder / "speechd.conf").write_text(CONFIGURATION)
    socket = folder / "socket"
    command = f"speech-dispatcher -s -c unix_socket -S {socket} -C {folder} -L {folder}"
    process = Contained(
        [*command.split(), "-P", str(folder / "pid")],
        env=ear.environment,
        stderr=subprocess.DEVNULL,
    )

    def end() -> None:
        process.terminate()
        process.wait(PATIENCE)

    try:
        until(socket.exists)
        yield {"SPEECHD_ADDRESS": f"unix_socket:{socket}"}, end
    finally:
        end()


def who_sounds(ear: Ear) -> list[str]:
    """Return the programs that play something now."""
    listed = ["pactl", "list", "sink-inputs"]
    ran = subprocess.run(listed, env=ear.environment, capture_output=True, text=True, check=True)
    lines = (line.strip() for line in ran.stdout.splitlines())
    told = (line.partition("application.process.binary = ")[2] for line in lines)
    return [name.strip('"') for name in told if name]


def now(ear: Ear) -> float:
    """Return the moment up to which the ear has heard."""
    heard = ear.heard()
    return heard.end


def sounding(ear: Ear) -> bool:
    """Say whether anything was heard in the last second."""
    return ear.heard().between(now(ear) - 1.0, now(ear)).first() is not None


def first_sentence(ear: Ear, since: float) -> Course:
    """Return what was heard since then, up to the first silence of a fifth of a second."""
    until(lambda: not sounding(ear))
    steps = course(ear.heard().between(since, now(ear)).left)
    ends = (n for n in range(len(steps)) if not any(step[0] for step in steps[n : n + 20]))
    return steps[: next(ends, len(steps))]


def spoken(ear: Ear, environment: dict[str, str], language: str) -> Course:
    """Return how Speech Dispatcher itself says the phrase in a language."""
    since = now(ear)
    command = ["spd-say", "-w", "-l", language, "--", PHRASE]
    subprocess.run(command, env=ear.environment | environment, check=True, timeout=PATIENCE)
    return first_sentence(ear, since)


def test_a_game_through_speech_dispatcher(ear: Ear, tmp_path: Path) -> None:
    """With no screen reader running, it speaks the game's language, and nothing else sounds.

    When it ends in mid-game that is written, and the game goes on.
    Fails when its voice is left as it is, and when our own voice is opened as well.
    """
    options = ("--deck=physical", "--first=Ana", "--speech=reader", "--reader=direct")
    with dispatching(ear) as (environment, end):
        languages = [spoken(ear, environment, language) for language in ("fr", "en", "de")]
        game = Game(ear, tmp_path, *options, language="fr", **environment)
        with game.killed():
            until(lambda: sounding(ear), 3 * PATIENCE)  # it starts slowly
            until(lambda: not sounding(ear))
            since = now(ear)
            game.type("27")
            until(lambda: sounding(ear))
            heard = first_sentence(ear, since)
            assert PHRASE in game.written
            assert all(line.startswith(DISPATCHER) for line in who_sounds(ear))
            assert most_like(heard, languages) == 0
            end()
            game.type("k")
            game.read_until("Speech Dispatcher ne répond plus")
            assert game.leave() == 0
    assert game.written.count("ne répond plus") == 1

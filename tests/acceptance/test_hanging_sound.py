"""The program is left while the sound server hangs: it ends, soon, and as it always does."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from accessigame.devices.speech.loudspeaker import CLOSING_TIMEOUT
from tests.acceptance.audio_capture import AudioCapture, can_capture
from tests.acceptance.terminal import Terminal
from tests.wait_for import PATIENCE, wait_for

pytestmark = [
    pytest.mark.acceptance,
    pytest.mark.skipif(not can_capture(), reason="PulseAudio and espeak-ng are needed"),
]

QUIT, CTRL_C, CTRL_D = "q", "\x03", "\x04"
WAYS: Final = (QUIT, CTRL_C, CTRL_D, signal.SIGTERM, signal.SIGHUP)
NOTICED: Final = "no sound device could be opened"
PLAY: Final = ("play", "no-thanks", "--players=Zoe,Ana:easy,Ben:easy", "--seed=11")
ROOT: Final = Path(__file__).parents[2]
BOUND: Final = CLOSING_TIMEOUT + 8.0
"""Seconds within which it ends on a slow machine, too; the patience of PulseAudio is thirty."""
FAULTY: Final = """
import sys
from accessigame.host.host import Host
from accessigame.main import main

async def run(self, *first):
    raise ZeroDivisionError(await self.inbox.get())

Host.run = run
sys.exit(main())
"""

STREAM = """
import sys, threading, time
from accessigame.devices.process_end import end_without_hanging_threads, set_exit_code

def begin(call, *given):
    threading.Thread(target=call, args=given, daemon=True).start()

def tell(what):
    print(what, flush=True)
    sys.stdin.readline()

end_without_hanging_threads()
set_exit_code(7)
from accessigame.devices.speech.stream import AudioStream, SoundError, portaudio_available
assert portaudio_available()
stream = AudioStream()
"""
MOMENTS: Final = {
    "open": "stream.open(); tell('frozen, please'); time.sleep(0.5)",
    "opening": "tell('frozen, please'); begin(stream.open); time.sleep(0.5)",
    "closing": """
stream.open()
tell('frozen, please')
time.sleep(0.5)  # the device is full: its thread waits for the server
begin(stream.close)
while stream in AudioStream._opened:
    pass
""",
    "opening again": """
tell('frozen, please')
def again():
    while True:
        try:
            stream.open()
        except SoundError:
            pass
begin(again)
time.sleep(6)
""",
}
"""Where the thread of the device is when the program ends."""


@pytest.mark.parametrize("moment", MOMENTS)
def test_the_end_of_the_process_waits_for_no_device(
    capture: AudioCapture, tmp_path: Path, moment: str
) -> None:
    """Wherever the device hangs, the process ends with its own exit code, and dumps no core.

    Fails when PortAudio is ended while a thread is inside: that takes a minute, and aborts.
    """
    program = subprocess.Popen(
        [sys.executable, "-c", f"{STREAM}\n{MOMENTS[moment]}\nsys.exit(7)"],
        cwd=tmp_path,
        env=capture.environment | {"PYTHONPATH": str(ROOT)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    with program:
        assert program.stdout is not None
        assert program.stdout.readline() == "frozen, please\n"
        capture.freeze()
        begun = time.monotonic()
        _, complaints = program.communicate("\n", timeout=3 * PATIENCE)
    assert (program.returncode, complaints) == (7, "")
    assert time.monotonic() - begun < 6 + 6


@contextmanager
def speaking(
    capture: AudioCapture, home: Path, *given: str, code: str = "", rate: int = 400
) -> Iterator[Terminal]:
    """Open the program in a terminal, in English and with its own voice; wait until it speaks."""
    settings = f'language = "en"\nspeech = "self"\nrate = {rate}\n'
    (home / "settings.toml").write_text(settings, "utf-8")
    own = {"ACCESSIGAME_HOME": str(home), "ACCESSIGAME_CALLED": "accessigame", "TERM": "linux"}
    own |= {"PYTHONPATH": str(ROOT)}
    run = [sys.executable, "-c", code] if code else [sys.executable, "-m", "accessigame"]
    with Terminal([*run, *given], capture.environment | own) as terminal:
        terminal.wait(lambda: terminal.prompt.endswith(("? ", "> ", ": ")), "a question")
        wait_for(lambda: capture.heard().first())
        yield terminal


def ends(terminal: Terminal, way: str | signal.Signals, code: int = 0) -> None:
    """Leave the program: it ends in good order, and nobody waits for the sound server."""
    begun = time.monotonic()
    if isinstance(way, signal.Signals):
        terminal.signal(way)
    else:
        terminal.press(way)
    assert terminal.finish() == code
    assert time.monotonic() - begun < BOUND
    assert terminal.echoes()
    assert terminal.wrote.count("Traceback") == (code != 0)


@pytest.mark.parametrize("way", WAYS)
def test_a_game_is_left_as_soon_as_the_server_hangs(
    capture: AudioCapture, tmp_path: Path, way: str | signal.Signals
) -> None:
    """The farewell waits for the device; nobody waits for the farewell longer than its bound."""
    with speaking(capture, tmp_path, *PLAY) as terminal:
        capture.freeze()
        terminal.press("b")
        terminal.wait_prompt(r".*\? ")
        ends(terminal, way)
    assert "Game saved" in terminal.wrote


@pytest.mark.parametrize("way", [QUIT, signal.SIGTERM])
def test_a_game_is_left_while_the_device_is_opened_again(
    capture: AudioCapture, tmp_path: Path, way: str | signal.Signals
) -> None:
    """The program has noticed, and tries to open the device again and again.

    Fails when PortAudio is ended while a thread is inside.
    """
    with speaking(capture, tmp_path, *PLAY) as terminal:
        capture.freeze()
        terminal.press("b")
        terminal.wait_screen(NOTICED)
        terminal.press("b")
        ends(terminal, way)


def test_the_server_goes_on_just_then(capture: AudioCapture, tmp_path: Path) -> None:
    """A server that hung, and goes on while the program ends, finds nothing to spoil."""
    with speaking(capture, tmp_path, *PLAY) as terminal:
        capture.freeze()
        terminal.press("b")
        terminal.wait_screen(NOTICED)
        terminal.press("q")
        terminal.wait_screen("Game saved")
        capture.freeze(signal.SIGCONT)
        assert terminal.finish() == 0


@pytest.mark.parametrize(
    "given", [(), ("learn", "no-thanks"), ("drill", "no-thanks")], ids=" ".join
)
@pytest.mark.parametrize("way", [CTRL_D, signal.SIGTERM])
def test_questions_are_left(
    capture: AudioCapture, tmp_path: Path, given: tuple[str, ...], way: str | signal.Signals
) -> None:
    """The menu, exercises and the drill end as a game does.

    Fails when a request of the system waits for a voice that hangs.
    """
    with speaking(capture, tmp_path, *given) as terminal:
        capture.freeze()
        terminal.press("1\r")
        terminal.wait(lambda: "\n" in terminal.turns[-1].wrote, "an answer")
        ends(terminal, way)


def test_a_fault_ends_the_program(capture: AudioCapture, tmp_path: Path) -> None:
    """An exception that nobody foresaw is shown, and its exit code is that of Python."""
    with speaking(capture, tmp_path, *PLAY, code=FAULTY) as terminal:
        capture.freeze()
        ends(terminal, "b", code=1)
    assert "ZeroDivisionError" in terminal.wrote


def test_doctor_gives_up(capture: AudioCapture, tmp_path: Path) -> None:
    """The check of the installation ends, and names what is missing."""
    with speaking(capture, tmp_path, *PLAY) as terminal:
        capture.freeze()
        ends(terminal, signal.SIGTERM)
    ran = subprocess.run(
        [sys.executable, "-m", "accessigame", "doctor", "--lang=en"],
        cwd=ROOT,
        env=capture.environment | {"ACCESSIGAME_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=PATIENCE + BOUND,
        check=False,
    )
    assert ran.returncode in {0, 1}
    assert "sound device" in ran.stdout.lower()


@pytest.mark.parametrize("key", [" ", "q", CTRL_C, "\r", "\x1b[A"])
def test_a_key_cuts_the_farewell(capture: AudioCapture, tmp_path: Path, key: str) -> None:
    """Whoever has heard enough is let go: the program ends, and the shell gets no key.

    Fails when the farewell is said to its end, or the key is left in the terminal.
    """
    with speaking(capture, tmp_path, *PLAY, rate=80) as terminal:
        terminal.press("q")
        terminal.wait_screen("Game saved")
        left = time.monotonic()
        wait_for(lambda: capture.heard().between(left, left + PATIENCE).first())
        terminal.press(key)
        pressed = time.monotonic()
        assert terminal.finish() == 0
        assert terminal.echoes()
        assert terminal.turns[-1].wrote == ""
    heard = capture.heard().last()
    assert heard is not None
    assert heard < pressed + 1.5


def test_a_farewell_is_heard_to_its_end(capture: AudioCapture, tmp_path: Path) -> None:
    """Without a key, the program waits for its last words.

    Fails when the device is closed behind the last block.
    """
    with speaking(capture, tmp_path, *PLAY, rate=250) as terminal:
        terminal.press("q")
        terminal.wait_screen("Game saved")
        left = time.monotonic()
        assert terminal.finish() == 0
    said = capture.heard().between(left, time.monotonic())
    first, last = said.first(), said.last()
    assert first is not None
    assert last is not None
    assert last - first > 1.0

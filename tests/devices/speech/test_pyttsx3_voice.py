"""The voice through pyttsx3's own espeak driver, with an aplay that plays by script."""

from __future__ import annotations

import shutil
import wave
from functools import partial
from pathlib import Path

import pytest

from tests.devices.speech.conftest import Run

VOICE = """
import json, os, signal, sys, threading, time
from pathlib import Path
from accessigame.devices.speech import aplay, voice_choice, worker
from accessigame.devices.speech.pyttsx3_voice import Pyttsx3Voice
from accessigame.devices.speech.worker import SpeechWorker
from accessigame.words.words import Utterance

def found(**what):
    Path("found").write_text(json.dumps(what))

def wait_for(name):
    while not Path(name).exists() or not Path(name).read_text():
        time.sleep(0.001)

def is_running():
    return Path("/proc", Path("process").read_text().strip()).exists()

def go_on():
    return False

voice = Pyttsx3Voice("fr", driver="espeak")
"""


@pytest.fixture
def speak(run: Run) -> Run:
    """Return what runs a program with a voice in it."""
    return partial(run, prelude=VOICE)


# what may be missing ------------------------------------------------------------------------


def test_all_is_well(speak: Run) -> None:
    """With everything in place there is nothing to report, the second time as well."""
    assert speak("found(problems=[repr(voice.check()), repr(voice.check())])") == {
        "problems": ["None", "None"]
    }


def test_no_aplay(speak: Run, tmp_path: Path) -> None:
    """Its name is in the report, and nobody calls it."""
    body = "found(problem=repr(voice.check()))"
    assert speak(body, path=str(tmp_path)) == {"problem": "NoPlayer(program='aplay')"}


@pytest.mark.skipif(not shutil.which("aplay"), reason="alsa-utils is not installed")
def test_no_sound_device(speak: Run, tmp_path: Path) -> None:
    """The real aplay finds no card, says so on a console that is not the player's, and fails."""
    (tmp_path / ".asoundrc").write_text("pcm.!default { type hw card 31 }\n")
    body = "found(problem=repr(voice.check()))"
    assert speak(body, path="/usr/bin:/bin") == {"problem": "NoSoundDevice()"}


def test_a_device_that_hangs(speak: Run, tmp_path: Path) -> None:
    """It is given up, and its aplay is ended."""
    (tmp_path / "bin" / "aplay").write_text("#!/bin/sh\necho $$ > process\nexec sleep 1000\n")
    assert speak(
        """
        aplay.SETTLING = 0.5
        problem = voice.check()
        found(problem=repr(problem), running=is_running())
        """
    ) == {"problem": "NoSoundDevice()", "running": False}


@pytest.mark.parametrize(
    ("missing", "name"), [("pyttsx3", "pyttsx3"), ("pyttsx3.drivers.espeak", "espeak")]
)
def test_no_synthesiser(speak: Run, missing: str, name: str) -> None:
    """The name of what cannot be started is in the report."""
    body = f"sys.modules[{missing!r}] = None; found(problem=repr(voice.check()))"
    assert speak(body) == {"problem": f"NoSynthesiser(name={name!r})"}


def test_no_voice(speak: Run) -> None:
    """A language that the synthesiser does not speak is named."""
    body = "found(problem=repr(Pyttsx3Voice('xx', driver='espeak').check()))"
    assert speak(body) == {"problem": "NoVoice(language='xx')"}


def test_a_voice_that_is_refused(speak: Run) -> None:
    """It is read back: the engine itself says nothing, and would go on with the old one."""
    body = "voice_choice._usual_voice = lambda *_: 'fr-fr'; found(problem=repr(voice.check()))"
    assert speak(body) == {"problem": "NoVoice(language='fr')"}


def test_the_game_goes_on_without_sound(speak: Run, tmp_path: Path) -> None:
    """The worker reports once, the game's thread says and silences on, and the end is quick."""
    assert speak(
        """
        worker.FIRST_PAUSE = 0.001
        problems, told = [], threading.Event()
        worker = SpeechWorker(lambda: voice, lambda it: (problems.append(repr(it)), told.set()))
        told.wait()
        for turn in range(100):
            worker.say(Utterance("Encore un tour.", "", "fr"))
        worker.silence()
        found(ended=worker.close(1000.0), problems=problems)
        """,
        path=str(tmp_path),
    ) == {"ended": True, "problems": ["NoPlayer(program='aplay')"]}


# what is said -------------------------------------------------------------------------------


def test_each_language_has_its_voice(speak: Run) -> None:
    """The voice is read back from the engine, so a refused one would be seen."""
    assert speak(
        """
        assert voice.check() is None
        chosen = {}
        for language in ("fr", "en", "de", "fr-be", "fr-fr"):
            assert voice._choose(language)
            chosen[language] = voice._engine.getProperty("voice")
        found(**chosen)
        """
    ) == {"fr": "roa/fr", "en": "gmw/en", "de": "gmw/de", "fr-be": "roa/fr-be", "fr-fr": "roa/fr"}


def test_any_text_is_said(speak: Run, tmp_path: Path) -> None:
    """Nothing is an option, a command or an end; no sound file is left behind."""
    texts = ["-35", "n°2", "$(touch oops); touch oops", "'\"`touch oops`", "a\0b", "—", "\ud800x"]
    found = speak(f"found(outcomes=[voice.speak(t, 'fr', go_on).name for t in {texts!r}])")
    assert found == {"outcomes": ["HEARD"] * len(texts)}
    assert not (tmp_path / "oops").exists()
    assert len(list(tmp_path.glob("?.wav"))) == len(texts)
    assert list(tmp_path.glob("tmp*")) == []
    with wave.open(str(tmp_path / "1.wav")) as sound:
        assert sound.getnframes() > sound.getframerate() / 2


def test_an_empty_text_is_not_the_last_one_again(speak: Run, tmp_path: Path) -> None:
    """For pyttsx3 to say nothing is to say the last thing once more."""
    body = "found(outcomes=[voice.speak(t, 'fr', go_on).name for t in ('un', '', ' \\0\\n')])"
    assert speak(body) == {"outcomes": ["HEARD"] * 3}
    assert len((tmp_path / "played").read_text().splitlines()) == 1


def test_stopping_silences_at_once(speak: Run) -> None:
    """Neither aplay nor the thread that speaks is left; the next utterance is heard."""
    assert speak(
        """
        stopped = threading.Event()
        def stop():
            wait_for("process")
            stopped.set()
            voice.stop()
        Path("endless").touch()
        threading.Thread(target=stop).start()
        first = voice.speak("longue histoire", "fr", stopped.is_set).name
        running = is_running()
        Path("endless").unlink()
        found(first=first, running=running, second=voice.speak("suite", "fr", go_on).name)
        """
    ) == {"first": "STOPPED", "running": False, "second": "HEARD"}


@pytest.mark.parametrize(("moment", "sounds"), [(0, 0), (1, 0), (2, 1)])
def test_stopping_at_any_moment_before_the_sound(speak: Run, moment: int, sounds: int) -> None:
    """`stop` may come when there is nothing to stop yet, and counts nevertheless."""
    body = f"""
        aplay.SLOWEST_START = 1000.0
        assert voice.check() is None
        start, sounds = aplay._start_aplay, []
        def counted(*what):
            sounds.append(what)
            return start(*what)
        aplay._start_aplay = counted
        asked = iter([False] * {moment} + [True] * 9)
        Path("endless").touch()
        found(outcome=voice.speak("rien", "fr", lambda: next(asked)).name, sounds=len(sounds))
    """
    assert speak(body) == {"outcome": "STOPPED", "sounds": sounds}


@pytest.mark.parametrize(
    ("where", "outcomes"),
    [
        ("started-word", ["FAILED", "FAILED", "HEARD"]),
        ("finished-utterance", ["HEARD", "FAILED", "HEARD"]),
    ],
)
def test_an_espeak_that_hangs(speak: Run, tmp_path: Path, where: str, outcomes: list[str]) -> None:
    """Nobody waits for it for ever, before the sound or after; it may come back, too late."""
    body = f"""
        aplay.SLOWEST_START = aplay.SETTLING = 0.2
        assert voice.check() is None
        free = threading.Event()
        voice._engine.connect({where!r}, lambda **_: free.wait())
        outcomes = [voice.speak(n, "fr", go_on).name for n in ("un", "deux")]
        hung = repr(voice.check())
        free.set()
        aplay.SETTLING = 3.0
        found(outcomes=[*outcomes, voice.speak("trois", "fr", go_on).name], hung=hung)
    """
    assert speak(body) == {"outcomes": outcomes, "hung": "NoSynthesiser(name='espeak')"}
    assert len(list(tmp_path.glob("?.wav"))) == outcomes.count("HEARD")


def test_a_broken_pipe_to_the_ear_is_noticed(speak: Run, tmp_path: Path) -> None:
    """pyttsx3 calls it completed; here it has failed, and the worker has it said again."""
    (tmp_path / "broken").touch()
    assert speak(
        """
        problems = []
        worker = SpeechWorker(lambda: voice, problems.append)
        for number in "un", "deux", "trois":
            worker.say(Utterance(number, "", "fr"))
        found(ended=worker.close(1000.0), problems=problems)
        """
    ) == {"ended": True, "problems": []}
    assert sorted(path.name for path in tmp_path.glob("?.wav")) == ["2.wav", "3.wav", "4.wav"]


def test_a_device_that_swallows_everything_and_never_ends(speak: Run) -> None:
    """After a time that grows with the text it is given up, and nothing is left of it."""
    assert speak(
        """
        aplay.SLOWEST_START = 0.5
        Path("endless").touch()
        outcome = voice.speak("a", "fr", go_on).name
        found(outcome=outcome, running=is_running(), problem=repr(voice.check()))
        """
    ) == {"outcome": "FAILED", "running": False, "problem": "None"}


def test_an_engine_that_dies_is_made_anew(speak: Run, tmp_path: Path) -> None:
    """The utterance is lost for the engine, not for the listener."""
    assert speak(
        """
        assert voice.check() is None
        def die(*_):
            raise OSError
        voice._engine.proxy._driver.startLoop = die
        worker = SpeechWorker(lambda: voice, print)
        worker.say(Utterance("un", "", "fr"))
        worker.say(Utterance("deux", "", "fr"))
        found(ended=worker.close(1000.0))
        """
    ) == {"ended": True}
    assert len(list(tmp_path.glob("?.wav"))) == 2


def test_ctrl_c_is_heard_while_the_voice_speaks(speak: Run) -> None:
    """With the driver's own `os.system` the whole program would be deaf to it."""
    assert speak(
        """
        Path("endless").touch()
        worker = SpeechWorker(lambda: voice, print)
        worker.say(Utterance("longue histoire", "", "fr"))
        wait_for("process")
        apart = os.getpgid(int(Path("process").read_text())) != os.getpgrp()
        try:
            os.killpg(os.getpgrp(), signal.SIGINT)  # as a terminal does it
            time.sleep(1000)
        except KeyboardInterrupt:
            found(sound_is_left_alone=apart, ended=worker.close(0.0))
        """
    ) == {"sound_is_left_alone": True, "ended": True}

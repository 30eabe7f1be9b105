"""The voice through the real pyttsx3 and our driver, with a sound card that plays at once."""

from __future__ import annotations

import re
from functools import partial

import pytest

from accessigame.storage.installing import Need, system_command
from tests.devices.speech.conftest import Run

VOICE = """
import json, os, signal, sys, threading, time
from pathlib import Path
from accessigame.devices.speech import espeak_driver, stream, worker
from accessigame.devices.speech import pyttsx3_voice
from accessigame.devices.speech.pyttsx3_voice import Pyttsx3Voice
from accessigame.devices.speech.worker import SpeechWorker
from accessigame.words.words import Utterance
from tests.devices.speech.card import Card

def found(**what):
    Path("found").write_text(json.dumps(what))

def go_on():
    return False

clips, begin = [], stream.AudioStream.begin

def begun(self):
    clips.append(begin(self))
    return clips[-1]

card = Card()
stream._portaudio_stream = lambda: card
stream.AudioStream.begin = begun
voice = Pyttsx3Voice("fr")
"""


MISSING = (
    f"No sound: PortAudio is missing. Install it: {system_command(Need.SOUND)}. "
    "The game goes on as text."
)


@pytest.fixture
def speak(run: Run) -> Run:
    """Return a function that runs a program with a voice in it."""
    return partial(run, prelude=VOICE)


# what may be missing ------------------------------------------------------------------------


def test_all_is_well(speak: Run) -> None:
    """With everything in place there is nothing to report, the second time as well."""
    assert speak("found(problems=[repr(voice.check()), repr(voice.check())])") == {
        "problems": ["None", "None"]
    }


def test_no_portaudio(speak: Run) -> None:
    """It is reported, nothing counts as heard, and once it is there all is well.

    Fails when a missing library is taken for a missing device, or for a missing synthesiser.
    """
    assert speak(
        """
        sys.modules["sounddevice"] = None
        problem, outcome = type(voice.check()).__name__, voice.speak("un", "fr", go_on).name
        del sys.modules["sounddevice"]
        found(problem=problem, outcome=outcome, later=repr(voice.check()),
              heard=voice.speak("un", "fr", go_on).name)
        """
    ) == {"problem": "NoSoundLibrary", "outcome": "FAILED", "later": "None", "heard": "HEARD"}


def test_the_doctor_names_portaudio(speak: Run) -> None:
    """The sentence says that there is no sound, and what to install.

    Fails when the doctor is content with a synthesiser that nobody hears.
    """
    assert speak(
        """
        import contextlib, io
        from accessigame.main import main
        sys.modules["sounddevice"] = None
        os.environ["ACCESSIGAME_HOME"] = os.getcwd()
        Path("settings.toml").write_text('speech = "self"')
        with contextlib.redirect_stdout(io.StringIO()) as out:
            code = main(["doctor", "--lang", "en"])
        found(code=code, said=[line for line in out.getvalue().splitlines() if "sound" in line])
        """
    ) == {
        "code": 1,
        "said": [MISSING],
    }


@pytest.mark.parametrize(
    ("packaged", "origin"),
    [
        (False, "which is installed on this computer"),
        (True, "which was installed with the program"),
    ],
)
def test_the_doctor_says_which_voice_speaks(speak: Run, packaged: bool, origin: str) -> None:
    """Its name, its version, and whether it is that of the package.

    Fails when a report does not tell which of several eSpeak NG somebody hears.
    """
    found = speak(
        f"""
        import contextlib, io
        from accessigame.devices.speech import synthesiser
        from accessigame.devices.speech.synthesiser import EspeakFiles
        from accessigame.main import main
        files = EspeakFiles("libespeak-ng.so.1", packaged={packaged})
        synthesiser.espeak_files = lambda: [files]
        os.environ["ACCESSIGAME_HOME"] = os.getcwd()
        with contextlib.redirect_stdout(io.StringIO()) as out:
            main(["doctor", "--lang", "en"])
        found(said=[line for line in out.getvalue().splitlines() if "Synth" in line])
        """
    )
    (said,) = found["said"]
    assert re.fullmatch(rf"Synthesiser: eSpeak NG 1\.[0-9.]+, {origin}\.", said)


def test_no_pyttsx3(speak: Run) -> None:
    """The name of the missing package is in the report."""
    body = "sys.modules['pyttsx3'] = None; found(problem=repr(voice.check()))"
    assert speak(body) == {"problem": "NoSynthesiser(name='pyttsx3', command='none')"}


def test_no_voice(speak: Run) -> None:
    """A language that the synthesiser does not speak is named."""
    body = "found(problem=repr(Pyttsx3Voice('xx').check()))"
    assert speak(body) == {"problem": "NoVoice(language='xx')"}


def test_a_voice_that_is_refused(speak: Run) -> None:
    """It is read back: the engine itself says nothing, and would go on with the old one."""
    body = "pyttsx3_voice._default_voice = lambda *_: 'nobody'; found(problem=repr(voice.check()))"
    assert speak(body) == {"problem": "NoVoice(language='fr')"}


def test_the_game_goes_on_without_sound(speak: Run) -> None:
    """The worker reports once, the game's thread says and silences on, and the end is quick."""
    assert speak(
        """
        sys.modules["sounddevice"] = None
        worker.FIRST_PAUSE = 0.001
        problems, reported = [], threading.Event()
        worker = SpeechWorker(lambda: voice, lambda it: (problems.append(it), reported.set()))
        reported.wait()
        for turn in range(100):
            worker.say(Utterance("Encore un tour.", "", "fr"))
        worker.silence()
        found(ended=worker.close(1000.0), problems=[type(it).__name__ for it in problems])
        """
    ) == {"ended": True, "problems": ["NoSoundLibrary"]}


# what is said -------------------------------------------------------------------------------


def test_each_language_has_its_voice(speak: Run) -> None:
    """The voice is read back from the engine, so a refused one would be seen."""
    assert speak(
        """
        assert voice.check() is None
        chosen = {}
        for language in ("fr", "en", "de", "fr-be", "fr-fr"):
            assert voice._select_voice(language)
            chosen[language] = voice._engine.getProperty("voice")
        found(**chosen)
        """
    ) == {"fr": "roa/fr", "en": "gmw/en", "de": "gmw/de", "fr-be": "roa/fr-BE", "fr-fr": "roa/fr"}


def test_any_text_is_said(speak: Run) -> None:
    """Nothing in a text is an option, a command or an end."""
    texts = ["-35", "n°2", "$(touch oops); touch oops", "'\"`touch oops`", "a\0b", "—", "\ud800x"]
    found = speak(
        f"""
        voice.check()
        outcomes = [voice.speak(text, "fr", go_on).name for text in {texts!r}]
        found(outcomes=outcomes, said=all(clip.heard for clip in clips), number=len(clips))
        """
    )
    assert found == {"outcomes": ["HEARD"] * len(texts), "said": True, "number": len(texts)}


def test_an_empty_text_is_not_the_last_one_again(speak: Run) -> None:
    """For pyttsx3 to say nothing is to say the last thing once more."""
    assert speak(
        """
        voice.check()
        outcomes = [voice.speak(text, "fr", go_on).name for text in ("un", "", " \\0\\n")]
        found(outcomes=outcomes, said=len(clips))
        """
    ) == {"outcomes": ["HEARD"] * 3, "said": 1}


@pytest.mark.parametrize("moment", [0, 1])
def test_stopping_at_any_moment_before_the_sound(speak: Run, moment: int) -> None:
    """`stop` may come when there is nothing to stop yet, and counts nevertheless."""
    body = f"""
        assert voice.check() is None
        asked = iter([False] * {moment} + [True] * 9)
        outcome = voice.speak("rien", "fr", lambda: next(asked)).name
        found(outcome=outcome, frames=sum(clip.frames for clip in clips))
    """
    assert speak(body) == {"outcome": "STOPPED", "frames": 0}


def test_an_engine_that_dies_is_replaced(speak: Run) -> None:
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
        found(ended=worker.close(1000.0), heard=sum(clip.heard for clip in clips))
        """
    ) == {"ended": True, "heard": 2}


def test_what_an_engine_leaves_behind_is_silent(speak: Run) -> None:
    """The worker repeats it. Fails when the sound of the first try goes on, and is heard too."""
    assert speak(
        """
        assert voice.check() is None
        def die(*_):
            raise OSError
        voice._engine.proxy._driver.startLoop = die
        outcome = voice.speak("un deux trois quatre cinq", "fr", go_on).name
        found(outcome=outcome, over=clips[-1].over, heard=clips[-1].heard)
        """
    ) == {"outcome": "FAILED", "over": True, "heard": False}


def test_ctrl_c_is_noticed_while_the_voice_speaks(speak: Run) -> None:
    """The program is interrupted at once, and its synthesiser is not."""
    assert speak(
        """
        assert voice.check() is None
        card.go_on.clear()
        worker = SpeechWorker(lambda: voice, print)
        worker.say(Utterance("longue histoire", "", "fr"))
        while not any(card.held):
            time.sleep(0.001)
        try:
            os.killpg(os.getpgrp(), signal.SIGINT)  # as a terminal does it
            time.sleep(1000)
        except KeyboardInterrupt:
            alive = not espeak_driver.synthesiser()._process.gone
            found(synthesiser_lives=alive, ended=worker.close(0.0))
        """
    ) == {"synthesiser_lives": True, "ended": True}

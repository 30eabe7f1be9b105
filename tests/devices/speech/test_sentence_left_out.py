"""A sentence that the synthesiser does not survive, said by the real voice to a silent card."""

from __future__ import annotations

import shutil
from functools import partial

import pytest

from tests.devices.speech.conftest import Run
from tests.devices.speech.test_synthesiser import DEADLY, kills_espeak

pytestmark = pytest.mark.skipif(
    not shutil.which("espeak-ng"), reason="the command tells what is to be expected"
)

VOICE = """
import json, os, signal, time
from pathlib import Path
from accessigame.devices.speech import pyttsx3_voice, stream, synthesiser
from accessigame.devices.speech.pyttsx3_voice import Pyttsx3Voice
from accessigame.devices.speech.worker import SpeechWorker
from accessigame.words.words import Utterance
from tests.devices.speech.card import Card

def found(**what):
    Path("found").write_text(json.dumps(what))

class Voice(Pyttsx3Voice):
    def speak(self, text, *arguments):
        outcome = super().speak(text, *arguments)
        outcomes.append(f"{text} {outcome.name}")
        return outcome

def go_on():
    return False

def heard(number):
    while len(outcomes) < number:
        time.sleep(0.001)

def process():
    return synthesiser.synthesiser()._process._process

card = Card()
stream._portaudio_stream = lambda: card
problems, outcomes = [], []
"""


@pytest.fixture
def speak(run: Run) -> Run:
    """Return a function that runs a program with a voice in it."""
    return partial(run, prelude=VOICE)


@pytest.mark.parametrize(("language", "name"), DEADLY)
def test_it_is_left_out_and_reported_each_time(speak: Run, language: str, name: str) -> None:
    """The next sentence is heard; the same one is left out at once when it comes again.

    It is reported again then, for the answer to a key must not be silence.

    Fails when the library is in the process of the game, when the sentence is tried again after
    it was left out, and when the sentence after it is lost.
    """
    found = speak(
        f"""
        pyttsx3_voice.without_symbols = lambda text, language: text  # the wall behind it is tried
        worker = SpeechWorker(lambda: Voice({language!r}), lambda it: problems.append(repr(it)))
        for text in "1", {name!r}, "2", {name!r}, "3":
            worker.say(Utterance(text, "", {language!r}))
        heard(5)
        found(ended=worker.close(60.0), problems=problems, outcomes=outcomes)
        """
    )
    became = "LEFT_OUT" if kills_espeak(language, name) else "HEARD"
    told = ["SentenceLeftOut()"] * 2 if became == "LEFT_OUT" else []
    assert found == {
        "ended": True,
        "problems": told,
        "outcomes": ["1 HEARD", f"{name} {became}", "2 HEARD", f"{name} {became}", "3 HEARD"],
    }


@pytest.mark.parametrize(("language", "name"), DEADLY)
def test_with_a_word_for_its_sign_it_is_heard(speak: Run, language: str, name: str) -> None:
    """The voice is not even given what would end it: one process says all.

    Fails when signs reach the synthesiser.
    """
    found = speak(
        f"""
        voice = Voice({language!r})
        assert voice.check() is None
        first = process().pid
        for text in "1", {name!r}, "2":
            voice.speak(text, {language!r}, go_on)
        found(same=process().pid == first, outcomes=outcomes)
        """
    )
    assert found == {"same": True, "outcomes": ["1 HEARD", f"{name} HEARD", "2 HEARD"]}


@pytest.mark.parametrize("harm", ["SIGSEGV", "SIGABRT", "SIGKILL", "SIGSTOP"])
def test_a_death_between_two_sentences_is_not_reported(speak: Run, harm: str) -> None:
    """Each sentence is heard at the first time, whatever happened to the process before it.

    Fails when a death is told though no sentence was the cause.
    """
    found = speak(
        f"""
        synthesiser.HANG_TIMEOUT = 0.5
        worker = SpeechWorker(lambda: Voice("fr"), problems.append)
        for number in range(5):
            worker.say(Utterance(str(number), "", "fr"))
            heard(number + 1)
            os.kill(process().pid, signal.{harm})
        found(ended=worker.close(60.0), problems=problems, outcomes=outcomes)
        """
    )
    outcomes = [f"{number} HEARD" for number in range(5)]
    assert found == {"ended": True, "problems": [], "outcomes": outcomes}


def test_a_library_that_goes_away_in_mid_game(speak: Run) -> None:
    """It is told, and when it is back what waited is said.

    Fails when the game says that a sentence could not be spoken, three tries each.
    """
    found = speak(
        """
        voice, code = Voice("fr"), synthesiser.CODE
        def told(problem):
            problems.append(type(problem).__name__)
            synthesiser.CODE = code
        worker = SpeechWorker(lambda: voice, told)
        worker.say(Utterance("un", "", "fr"))
        heard(1)
        synthesiser.CODE = "raise SystemExit"
        process().kill()
        worker.say(Utterance("deux", "", "fr"))
        heard(3)
        found(ended=worker.close(60.0), problems=problems, outcomes=outcomes)
        """
    )
    assert found == {
        "ended": True,
        "problems": ["NoSynthesiser"],
        "outcomes": ["un HEARD", "deux FAILED", "deux HEARD"],
    }


def test_without_the_library_there_is_no_synthesiser(speak: Run) -> None:
    """That is the report at the start, as often as it is asked for."""
    found = speak(
        """
        synthesiser.espeak_files = tuple
        voice = Voice("fr")
        found(problems=[type(voice.check()).__name__ for _ in range(2)])
        """
    )
    assert found == {"problems": ["NoSynthesiser"] * 2}

"""Our driver in the real pyttsx3 with the real espeak-ng, and a device that takes all at once.

Each program is a process of its own; the device is a thread that asks for sound without end.

Covers `devices/speech/stream.py`.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from tests.devices.speech.conftest import Run

DRIVER = """
import json, sys, threading, time
from pathlib import Path
import pyttsx3
from accessigame.devices.speech import espeak_driver, stream, synthesiser
from accessigame.devices.speech.espeak_driver import register
from accessigame.devices.speech.stream import AudioStream
from tests.devices.speech.card import Card

def found(**what):
    Path("found").write_text(json.dumps(what))

card = Card()
stream._portaudio_stream = lambda: card
stopped, told = threading.Event(), []
device = AudioStream()
device.open()
register("ours", device, stopped.is_set)
engine = pyttsx3.init("ours")
engine.connect("started-utterance", lambda name: told.append(f"+{name}"))
engine.connect("finished-utterance", lambda name, completed: told.append(f"-{name} {completed}"))
engine.connect("error", lambda name, exception: told.append(type(exception).__name__))
engine.setProperty("voice", "roa/fr")
"""


@pytest.fixture
def ours(run: Run) -> Run:
    """Return a function that runs a program with an engine on our driver."""
    return partial(run, prelude=DRIVER)


def test_all_that_is_said_is_said_in_order(ours: Run) -> None:
    """Stock pyttsx3 would say the last one only; again and again, also from the second loop on."""
    found = ours("""
        for turn in range(3):
            for name in "abc":
                engine.say(f"mot {name}", name)
            engine.runAndWait()
        found(told=told)
    """)
    assert found["told"] == [f"{sign}" for n in "abc" for sign in (f"+{n}", f"-{n} True")] * 3


def test_a_loop_without_a_word_ends(ours: Run) -> None:
    """Stock pyttsx3 would repeat the last utterance; here nothing is said, twice."""
    assert ours("engine.runAndWait(); engine.runAndWait(); found(told=told)") == {"told": []}


def test_stop_from_another_thread(ours: Run) -> None:
    """The loop returns, the utterance is not completed, and the next one is heard."""
    found = ours("""
        card.go_on.clear()
        engine.runAndWait()
        threading.Timer(0.1, engine.stop).start()
        engine.say("longue histoire", "a"); engine.runAndWait()
        card.go_on.set()
        engine.say("suite", "b"); engine.runAndWait()
        found(told=told)
    """)
    assert found["told"] == ["+a", "-a False", "+b", "-b True"]


def test_nothing_stale_is_played(ours: Run) -> None:
    """After a stop the device gets silence, though the buffer was full of sound."""
    found = ours("""
        card.go_on.clear()
        clip = device.begin()
        for _ in range(100):
            device.feed(clip, b"\\1\\1" * 1000)
        while not any(card.held): time.sleep(0.001)
        device.stop()
        fed = device.feed(clip, b"\\1\\1" * 1000)
        device.finish(clip)
        while any(card.held): time.sleep(0.001)
        card.played.clear(); card.go_on.set()
        while len(card.played) < 100_000: time.sleep(0.001)
        found(fed=fed, silent=not any(card.played), heard=clip.heard)
    """)
    assert found == {"fed": False, "silent": True, "heard": False}


def test_what_is_not_wanted_any_more_does_not_begin(ours: Run) -> None:
    """The key for silence may come just before the driver begins."""
    found = ours("""
        stopped.set(); card.played.clear()
        engine.say("rien", "a"); engine.runAndWait()
        found(told=told, silent=not any(card.played))
    """)
    assert found == {"told": ["+a", "-a False"], "silent": True}


def test_an_outer_loop(ours: Run) -> None:
    """`startLoop(False)` and `iterate` work, which they do not with the stock driver."""
    found = ours("""
        engine.say("un", "a"); engine.say("deux", "b")
        engine.startLoop(False)
        while len(told) < 4: engine.iterate()
        engine.endLoop(); found(told=told)
    """)
    assert found["told"] == ["+a", "-a True", "+b", "-b True"]


def test_a_device_that_hangs(ours: Run) -> None:
    """It is given up soon after the length of the sound, closed, and called an error."""
    found = ours("""
        espeak_driver.LATE = 0.1
        card.go_on.clear()
        engine.say("un", "a"); engine.runAndWait()
        found(told=told, alive=device.alive)
    """)
    assert found == {"told": ["+a", "TimeoutError", "-a False"], "alive": False}


def test_a_device_that_is_slow(ours: Run) -> None:
    """As long as it takes a little now and then, on a busy machine, it is waited for.

    Fails when time alone decides that a device hangs.
    """
    found = ours("""
        espeak_driver.LATE = 0.7
        card.go_on.clear()
        def now_and_then():
            while "-a True" not in told:
                time.sleep(0.05)
                card.play(250)
        threading.Thread(target=now_and_then, daemon=True).start()
        engine.say("un, deux", "a"); engine.runAndWait()
        found(told=told)
    """)
    assert found["told"] == ["+a", "-a True"]


def test_a_device_that_goes_away(ours: Run) -> None:
    """The current utterance ends without being heard, and so does the next."""
    found = ours("""
        card.go_on.clear()
        engine.runAndWait()
        threading.Timer(0.1, lambda: setattr(card, "broken", True)).start()
        for name in "ab":
            engine.say("mot", name); engine.runAndWait()
        found(told=told)
    """)
    assert found["told"] == ["+a", "-a False", "+b", "-b False"]


def test_properties(ours: Run) -> None:
    """They are read back; a voice that is not there is refused and leaves the old one."""
    found = ours("""
        engine.runAndWait()
        for name, value in dict(rate=260, pitch=70, volume=0.5, voice="nobody").items():
            engine.setProperty(name, value)
        engine.setProperty("colour", 1)
        names = "rate", "pitch", "volume", "voice"
        found(told=told, values=[engine.getProperty(name) for name in names])
    """)
    assert found == {"told": ["ValueError", "KeyError"], "values": [260, 70, 0.5, "roa/fr"]}


def test_silence_around_is_cut_off(ours: Run) -> None:
    """The fed samples begin and end with a sound, and all that espeak made in between is there."""
    found = ours("""
        from array import array
        got, raw = [], []
        trimmer = espeak_driver.SilenceTrimmer(lambda samples: not got.append(samples))
        def both(samples):
            raw.append(samples)
            return trimmer.feed(samples)
        tone = synthesiser.SpeechParameters("roa/fr")
        engine.proxy._driver._espeak.speak("Carte dix, carte onze.", tone, both)
        values = array("h", b"".join(got))
        loud = [abs(value) > espeak_driver.SILENCE for value in values]
        found(ends=[loud[0], loud[-1]], whole=b"".join(got) in b"".join(raw),
              trimmed=len(b"".join(raw)) - 2 * len(values) > 2000)
    """)
    assert found == {"ends": [True, True], "whole": True, "trimmed": True}


def test_the_end_of_a_sentence_is_left_its_way(ours: Run) -> None:
    """A wireless headset is late: neither the next sentence nor the end of the program cuts it.

    Fails when the device is emptied for each sentence, and when it is closed at once.
    """
    found = ours("""
        stream.ECHO = 60.0
        for name in "abc":
            engine.say(f"mot {name}", name)
        engine.runAndWait()
        emptied, stream.ECHO = card.emptied, 0.2
        engine.say("au revoir"); engine.runAndWait()
        begin = time.monotonic()
        device.close()
        found(emptied=emptied, waited=time.monotonic() - begin > 0.1)
    """)
    assert found == {"emptied": 1, "waited": True}


def test_a_part_without_a_sound_is_no_end(ours: Run) -> None:
    """A part of mere silence feeds nothing; the clip goes on with the parts after it."""
    found = ours("""
        clip = device.begin()
        card.played.clear()
        for samples in (b"", b"\1\1" * 100, b"", b"\2\2" * 100):
            device.feed(clip, samples)
            time.sleep(0.01)
        device.finish(clip)
        clip.wait(9)
        found(heard=clip.heard, parts=[card.played.count(n) for n in (1, 2)])
    """)
    assert found == {"heard": True, "parts": [400, 400]}


def test_any_text(ours: Run) -> None:
    """Nothing in a text is an option, a command or markup, and none of it is an error."""
    texts = ["-35", "n°2", "<break time='9s'/>", "[[x]]", "\ud800", "—", "un"]
    found = ours(f"""
        for text in {texts!r}:
            engine.say(text, "t"); engine.runAndWait()
        found(told=told)
    """)
    assert found["told"] == ["+t", "-t True"] * len(texts)


def test_a_sound_before_the_words(ours: Run) -> None:
    """It comes first, whole, as it is for each ear; the words are as long as without it.

    Fails when the sound is laid over the words.
    """
    found = ours("""
        earcon = [b"\1\1\2\2" * 50]
        register("cued", device, stopped.is_set, lambda: earcon[0])
        cued = pyttsx3.init("cued")
        cued.setProperty("voice", "roa/fr")
        cued.runAndWait()
        def heard():
            card.played.clear()
            cued.say("trois"); cued.runAndWait()
            while any(card.played[-400:]): time.sleep(0.001)
            return bytes(card.played).strip(bytes(1))
        with_it, earcon[0] = heard(), b""
        without = heard()
        found(first=with_it.startswith(b"\1\1\2\2" * 50), some=len(without) > 10_000,
              rest=abs(len(with_it) - 200 - len(without)) < 2000)
    """)
    assert found == {"first": True, "rest": True, "some": True}


def test_a_sound_is_silenced_with_its_words(ours: Run) -> None:
    """A key that comes while the sound waits leaves nothing of either to be heard."""
    found = ours("""
        register("cued", device, stopped.is_set, lambda: b"\1\1\2\2" * 5000)
        cued = pyttsx3.init("cued")
        cued.setProperty("voice", "roa/fr")
        cued.runAndWait()
        card.go_on.clear()
        time.sleep(0.01)
        card.played.clear()
        threading.Timer(0.1, device.stop).start()
        cued.say("trois"); cued.runAndWait()
        while any(card.held): time.sleep(0.001)
        card.go_on.set()
        while len(card.played) < 100_000: time.sleep(0.001)
        found(silent=not any(card.played))
    """)
    assert found == {"silent": True}


VOICE = """
import json, os, sys
from pathlib import Path
from accessigame.devices.speech.pyttsx3_voice import Pyttsx3Voice

def found(**what):
    Path("found").write_text(json.dumps(what))
"""


def test_no_device_opens(run: Run, tmp_path: Path) -> None:
    """It is reported, again and again; neither PortAudio nor ALSA writes on the console."""
    (tmp_path / ".asoundrc").write_text("pcm.!default { type hw card 31 }\n")
    found = run(
        """
        voice = Pyttsx3Voice("fr")
        problems = [repr(voice.check()) for _ in range(2)]
        outcome = voice.speak("un", "fr", lambda: False).name
        voice.close()
        found(problems=problems, outcome=outcome)
        """,
        prelude=VOICE,
    )
    assert found == {"problems": ["NoSoundDevice()"] * 2, "outcome": "FAILED"}


def test_voices_can_be_wished_for(run: Run) -> None:
    """A voice counts for the language it speaks, a variant for all; the unknown is passed over."""
    found = run(
        """
        from accessigame.devices.speech.voice import VoiceSettings
        from accessigame.storage.setting_checks import voices_in
        voice, chosen = Pyttsx3Voice("fr"), {}
        voice.check()
        for wish in ("", "+f3", "fr-be+f3", "fr-be", "nobody", "fr=fr-be,de=+m2"):
            voice.settings = VoiceSettings(voice=voices_in(wish))
            for language in ("fr", "de"):
                assert voice._select_voice(language)
                chosen[f"{wish} {language}"] = voice._engine.getProperty("voice")
        voice.close()
        found(**chosen)
        """,
        prelude=VOICE,
    )
    assert found == {
        " fr": "roa/fr",
        " de": "gmw/de",
        "+f3 fr": "roa/fr+f3",
        "+f3 de": "gmw/de+f3",
        "fr-be+f3 fr": "roa/fr-BE+f3",
        "fr-be+f3 de": "gmw/de+f3",
        "fr-be fr": "roa/fr-BE",
        "fr-be de": "gmw/de",
        "fr=fr-be,de=+m2 fr": "roa/fr-BE",
        "fr=fr-be,de=+m2 de": "gmw/de+m2",
        "nobody fr": "roa/fr",
        "nobody de": "gmw/de",
    }


def test_a_rate_of_its_own(run: Run) -> None:
    """One utterance is said faster or slower, and the next one as the voice is set.

    Fails when the rate of one utterance stays for the next.
    """
    found = run(
        """
        from accessigame.devices.speech import espeak_driver, stream
        from accessigame.devices.speech.espeak_driver import StreamBackend
        from accessigame.devices.speech.voice import UtteranceStyle
        lengths = []
        class Quick(stream.AudioStream):
            alive = True
            def open(self):
                pass
            def finish(self, clip):
                lengths.append(clip.frames)
                clip.finish_at(0.0)
        espeak_driver.AudioStream = Quick
        voice = Pyttsx3Voice("fr")
        text = "Trois jetons sur la carte seize."
        for rate in (0, 120, 320, 0):
            voice.speak(text, "fr", lambda: False, UtteranceStyle(rate))
        found(lengths=lengths)
        """,
        prelude=VOICE,
    )
    usual, slow, fast, again = found["lengths"]
    assert slow > 1.4 * usual
    assert fast < 0.75 * usual
    assert abs(again - usual) < 0.02 * usual

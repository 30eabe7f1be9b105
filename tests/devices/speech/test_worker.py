"""The speech worker, one situation at a time, with a voice that plays by script."""

from __future__ import annotations

import threading
from collections.abc import Callable

import pytest

from accessigame.core.model import Event
from accessigame.devices.speech.voice import (
    NoSoundDevice,
    NoSynthesiser,
    Outcome,
    SentenceLeftOut,
    SpeechFailed,
)
from accessigame.devices.speech.worker import MAX_TRIES
from accessigame.words.words import Priority
from tests.devices.speech.stage import PATIENCE, Stage, words, working
from tests.wait_for import wait_for

NORMAL, NEXT, NOW = Priority


def at_once(act: Callable[[], object]) -> None:
    """Do this in another thread, and fail if it waits for the voice, which is blocked."""
    thread = threading.Thread(target=act, daemon=True)
    thread.start()
    thread.join(PATIENCE)
    assert not thread.is_alive()


def test_utterances_are_said_in_order() -> None:
    """Each one begins when the one before has ended, and is said once."""
    stage = Stage()
    with working(stage) as worker:
        for text in "abc":
            worker.say(words(text))
        for text in "abc":
            stage.expect(text)
            assert stage.begun.empty()
            stage.end()
    assert stage.heard == ["a", "b", "c"]


def test_neither_saying_nor_silencing_waits_for_the_voice() -> None:
    """Both return while the voice is in the middle of a word."""
    stage = Stage()
    with working(stage) as worker:
        worker.say(words("long"))
        stage.expect("long")
        at_once(lambda: worker.say(words("more")))
        at_once(lambda: worker.say(words("next", NEXT)))
        at_once(lambda: worker.say(words("now", NOW)))
        stage.expect("now")
        at_once(worker.silence)
        assert stage.outcomes.get(timeout=PATIENCE) is Outcome.STOPPED


def test_priorities() -> None:
    """NOW interrupts, NEXT waits for the end of one; what NOW cut short is said again whole."""
    stage = Stage()
    with working(stage) as worker:
        worker.say(words("under way"))
        stage.expect("under way")
        worker.say(words("later"))
        worker.say(words("next", NEXT))
        worker.say(words("now", NOW))
        for text in ("now", "next", "under way", "later"):
            stage.expect(text)
            if text == "now":
                assert stage.outcomes.get(timeout=PATIENCE) is Outcome.STOPPED
            stage.end()
    assert stage.heard == ["now", "next", "under way", "later"]


def test_now_does_not_interrupt_now() -> None:
    """Of two urgent utterances the first is said to its end."""
    stage = Stage()
    with working(stage) as worker:
        worker.say(words("first", NOW))
        stage.expect("first")
        worker.say(words("second", NOW))
        stage.end()
        stage.expect("second")
        stage.end()
    assert stage.heard == ["first", "second"]


def test_what_ended_just_before_the_interruption_is_not_said_twice() -> None:
    """The voice was asked to stop, and had already said everything."""
    stage = Stage()
    with working(stage) as worker:
        worker.say(words("whole"))
        stage.expect("whole")
        stage.late = True
        worker.say(words("now", NOW))
        stage.expect("now")
        stage.let_go()
        assert worker.close(PATIENCE)
    assert stage.heard == ["whole", "now"]


@pytest.mark.parametrize("priority", Priority)
def test_silence_stops_the_voice_and_forgets_what_waits(
    priority: Priority,
) -> None:
    """All waiting utterances are forgotten, urgent ones too; later ones are said."""
    stage = Stage()
    with working(stage) as worker:
        worker.say(words("a", NOW))
        stage.expect("a")
        worker.say(words("b", priority))
        worker.silence()
        worker.say(words("after"))
        stage.expect("after")
        stage.let_go()
        assert worker.close(PATIENCE)
    assert stage.heard == ["after"]


def test_news_of_a_turn_interrupt_chatter_only() -> None:
    """Chatter under way waits and is said again whole; news under way are said to their end."""
    stage = Stage()
    with working(stage) as worker:
        worker.say(words("help"))
        stage.expect("help")
        worker.say(words("news", NEXT))
        worker.say(words("your turn", NEXT))
        worker.interrupt_chatter()
        stage.expect("news")
        worker.interrupt_chatter()
        for text in ("news", "your turn", "help"):
            if text != "news":
                stage.expect(text)
            else:
                assert stage.outcomes.get(timeout=PATIENCE) is Outcome.STOPPED
            stage.end()
    assert stage.heard == ["news", "your turn", "help"]


def test_what_now_cut_short_can_still_be_silenced() -> None:
    """It waits to be said again, and is forgotten like all chatter."""
    stage = Stage()
    with working(stage) as worker:
        worker.say(words("cut"))
        stage.expect("cut")
        worker.say(words("now", NOW))
        stage.expect("now")
        worker.silence()
        worker.say(words("after"))
        stage.expect("after")
        stage.let_go()
        assert worker.close(PATIENCE)
    assert stage.heard == ["after"]


def test_silence_just_after_an_interruption_wins() -> None:
    """The voice has not even stopped for NOW when the key for silence comes."""
    stage = Stage()
    with working(stage) as worker:
        worker.say(words("cut"))
        stage.expect("cut")
        with stage.held():
            worker.say(words("now", NOW))
            worker.silence()
            worker.say(words("after"))
        stage.expect("after")
        stage.let_go()
        assert worker.close(PATIENCE)
    assert stage.heard == ["after"]


def test_a_hiccup_is_nobodys_business() -> None:
    """An utterance that failed is said again, before the others, and nothing is reported."""
    stage, problems = Stage(), list[Event]()
    with working(stage, problems) as worker:
        worker.say(words("a"))
        worker.say(words("b"))
        for text, outcome in (("a", Outcome.FAILED), ("a", Outcome.HEARD), ("b", Outcome.HEARD)):
            stage.expect(text)
            stage.end(outcome)
    assert stage.heard == ["a", "b"]
    assert problems == []


def test_what_cannot_be_spoken_does_not_silence_the_rest() -> None:
    """It is left out and reported, once for several."""
    stage, problems = Stage(), list[Event]()
    with working(stage, problems) as worker:
        for text in ("bad", "worse", "good"):
            worker.say(words(text))
        for text in ("bad", "worse"):
            for _ in range(MAX_TRIES):
                stage.expect(text)
                stage.end(Outcome.FAILED)
        stage.expect("good")
        stage.end()
    assert stage.heard == ["good"]
    assert problems == [SpeechFailed()]


def test_what_breaks_the_synthesiser_is_not_tried_again() -> None:
    """It is left out at the first time, and reported; asked for again, it is reported again.

    Fails when such a sentence is tried as often as one that a device has lost.
    """
    stage, problems = Stage(), list[Event]()
    with working(stage, problems) as worker:
        for text in ("bad", "worse", "good", "bad"):
            worker.say(words(text))
        for text, outcome in (
            ("bad", Outcome.LEFT_OUT),
            ("worse", Outcome.LEFT_OUT),
            ("good", Outcome.HEARD),
            ("bad", Outcome.LEFT_OUT),
        ):
            stage.expect(text)
            stage.end(outcome)
    assert stage.heard == ["good"]
    assert problems == [SentenceLeftOut()] * 2


def test_a_device_that_is_missing_at_the_start() -> None:
    """It is reported once; when it comes, all that was said is heard."""
    stage, problems = Stage([NoSoundDevice()] * 4, free=True), list[Event]()
    with working(stage, problems) as worker:
        worker.say(words("a"))
        worker.say(words("b"))
        stage.expect("a")
        stage.expect("b")
    assert stage.heard == ["a", "b"]
    assert problems == [NoSoundDevice()]


def test_a_device_that_goes_away_twice() -> None:
    """Each time is reported, because it had worked in between; nothing is lost."""
    stage, problems = Stage([None]), list[Event]()
    with working(stage, problems) as worker:
        for text in "ab":
            worker.say(words(text))
            stage.expect(text)
            stage.health += [NoSoundDevice(), NoSynthesiser("espeak"), NoSoundDevice()]
            stage.end(Outcome.FAILED)
            stage.expect(text)
            stage.end()
    assert stage.heard == ["a", "b"]
    assert problems == [NoSoundDevice(), NoSynthesiser("espeak")] * 2


def test_closing_waits_for_the_last_words() -> None:
    """Utterances from before are heard; later ones are not."""
    stage = Stage(free=True)
    with working(stage) as worker:
        for text in "abc":
            worker.say(words(text))
        assert worker.close(PATIENCE)
        worker.say(words("too late"))
    assert stage.heard == ["a", "b", "c"]


def test_closing_does_not_wait_for_ever() -> None:
    """When the time is over the voice is silenced."""
    stage = Stage()
    with working(stage) as worker:
        worker.say(words("endless"))
        worker.say(words("never begun", NOW))
        assert worker.close(0.0)
    assert stage.heard == []


def test_closing_does_not_wait_for_a_voice_that_is_not_well() -> None:
    """Nothing would be heard: the program ends at once, with all its time left."""
    stage, problems = Stage([NoSoundDevice()] * 10_000), list[Event]()
    with working(stage, problems) as worker:
        worker.say(words("unheard"))
        at_once(lambda: worker.close(10 * PATIENCE))
    assert stage.heard == []


def test_the_last_words_take_their_time_while_nobody_waits() -> None:
    """After `finish` nothing more is taken, and `finished` tells when all was said.

    Fails when it tells so before the last word, or when a later close waits anew.
    """
    stage = Stage()
    with working(stage) as worker:
        worker.say(words("last"))
        at_once(lambda: worker.finish(PATIENCE))
        worker.say(words("too late"))
        stage.expect("last")
        assert not worker.finished
        stage.let_go()
        wait_for(lambda: worker.finished)
        assert worker.close(PATIENCE)
    assert stage.heard == ["last"]


def test_last_words_that_are_cut_are_waited_for_no_more() -> None:
    """Silence ends them at once, and so does the end of their time.

    Fails when the time that was given counts on behind the silence.
    """
    stage = Stage()
    with working(stage) as worker:
        worker.say(words("last"))
        worker.finish(10 * PATIENCE)
        stage.expect("last")
        worker.silence()
        assert worker.finished
        at_once(lambda: worker.close(10 * PATIENCE))
    assert stage.heard == []

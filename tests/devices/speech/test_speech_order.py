"""The speech worker in any situation: what hypothesis thinks of, and several threads at once."""

from __future__ import annotations

import threading
from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from accessigame.devices.speech import worker
from accessigame.devices.speech.voice import Outcome
from accessigame.devices.speech.worker import SpeechWorker
from accessigame.words.words import Priority, Utterance
from tests.devices.speech.stage import PATIENCE, Stage, words, working

NORMAL, NEXT, NOW = Priority

STEPS = st.lists(
    st.sampled_from([NORMAL, NEXT, NOW, "silence", "end", "fail"]), min_size=5, max_size=40
)


class Model:
    """A model of the worker, one step at a time and without threads."""

    def __init__(self) -> None:
        self.waiting: dict[Priority, list[str]] = {NOW: [], NEXT: [], NORMAL: []}
        self.current: tuple[str, Priority] | None = None
        self.failures: Counter[str] = Counter()
        self.heard: list[str] = []

    def take(self) -> None:
        """Begin what comes next."""
        for priority, texts in self.waiting.items():
            if texts:
                self.current = (texts.pop(0), priority)
                return
        self.current = None

    def put_back(self) -> None:
        """Let what is under way wait again, before its like."""
        if self.current:
            text, priority = self.current
            self.waiting[priority].insert(0, text)

    def say(self, text: str, priority: Priority) -> bool:
        """Queue an utterance; return True if it begins at once."""
        self.waiting[priority].append(text)
        if self.current and (priority is not NOW or self.current[1] is NOW):
            return False
        self.put_back()
        self.take()
        return True

    def end(self, outcome: Outcome) -> None:
        """Complete the current utterance."""
        assert self.current
        text = self.current[0]
        if outcome is Outcome.HEARD:
            self.heard.append(text)
        elif outcome is Outcome.STOPPED:
            for texts in self.waiting.values():
                texts.clear()
        else:
            self.failures[text] += 1
            if self.failures[text] < worker.MAX_TRIES:
                self.put_back()
        self.take()


def say_beside(model: Model, worker: SpeechWorker, stage: Stage, what: Utterance) -> None:
    """Say this to the worker and to its model, and see that both do the same."""
    cut = model.current
    began = model.say(what.speech, what.priority)
    worker.say(what)
    if began and cut:
        assert stage.outcomes.get(timeout=PATIENCE) is Outcome.STOPPED
    if began:
        stage.expect(what.speech)


def end_beside(model: Model, worker: SpeechWorker, stage: Stage, step: str) -> None:
    """End the current utterance with this outcome, and see that both go on with the same."""
    if step == "silence":
        worker.silence()
        assert stage.outcomes.get(timeout=PATIENCE) is Outcome.STOPPED
        model.end(Outcome.STOPPED)
    else:
        outcome = Outcome.HEARD if step == "end" else Outcome.FAILED
        stage.end(outcome)
        model.end(outcome)
    if model.current:
        stage.expect(model.current[0])


@settings(deadline=None)
@given(STEPS)
def test_any_order_of_steps(steps: list[Priority | str]) -> None:
    """Step by step, the voice is given what a worker without threads would give it."""
    stage, model = Stage(), Model()
    with working(stage) as worker:
        for number, step in enumerate(steps):
            if isinstance(step, Priority):
                say_beside(model, worker, stage, words(str(number), step))
            elif model.current:
                end_beside(model, worker, stage, step)
        stage.let_go()
        while model.current:
            model.end(Outcome.HEARD)
        assert worker.close(PATIENCE)
    assert stage.heard == model.heard


SCRIPTS = st.lists(
    st.lists(st.sampled_from([NORMAL, NORMAL, NEXT, NOW, "silence"]), max_size=20),
    min_size=1,
    max_size=4,
)


@settings(deadline=None)
@given(SCRIPTS)
def test_several_threads_at_once(scripts: list[list[Priority | str]]) -> None:
    """Nothing is said twice; without a key for silence nothing is lost, and order is kept."""
    stage = Stage(free=True)
    start = threading.Barrier(len(scripts))
    begun = threading.Semaphore(0)

    def play(worker: SpeechWorker, number: int, script: list[Priority | str]) -> None:
        begun.release()
        start.wait(PATIENCE)
        for step, what in enumerate(script):
            if isinstance(what, Priority):
                worker.say(words(f"{number} {step}", what))
            else:
                worker.silence()

    with working(stage) as worker:
        threads = [
            threading.Thread(target=play, args=(worker, number, script))
            for number, script in enumerate(scripts)
        ]
        for thread in threads:  # one by one: Python 3.11 cannot trace two that begin at once
            thread.start()
            assert begun.acquire(timeout=PATIENCE)
        for thread in threads:
            thread.join(PATIENCE)
        assert worker.close(PATIENCE)
    assert len(stage.heard) == len(set(stage.heard))
    said = [
        (number, step, what)
        for number, script in enumerate(scripts)
        for step, what in enumerate(script)
        if isinstance(what, Priority)
    ]
    if not any("silence" in script for script in scripts):
        assert len(stage.heard) == len(said)
    for number in range(len(scripts)):
        for priority in Priority:
            mine = [f"{n} {step}" for n, step, what in said if (n, what) == (number, priority)]
            in_order = [text for text in stage.heard if text in mine]
            assert in_order == [text for text in mine if text in stage.heard]

"""The devices of guests, as their players use them: what each told, and how a choice is made."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from difflib import ndiff
from typing import Final, Protocol

from tests.acceptance.braille_typist import BrailleTypist
from tests.acceptance.browser import Browser
from tests.acceptance.guest_table import AtTerminal, ExpectedNews, is_asked, news_in
from tests.acceptance.patient_ear import PatientEar
from tests.acceptance.screen_reader import Yasr, squeezed
from tests.acceptance.test_page import answered, check_news, news, question_of
from tests.acceptance.transcript import Transcript
from tests.loop_thread import LoopThread
from tests.wait_for import PATIENCE, wait_for

OF_JOIN: Final = re.compile(r"^Der Computer 127\.0\.0\.1 ist neu.*$|^.*40 Zellen\.$", re.MULTILINE)
"""What a guest's own program says of the host's key and of its display."""


class Device(Protocol):
    """The device of a player, and all that it told."""

    expected: ExpectedNews

    @property
    def told(self) -> str:
        """All that was told, without spaces, questions and digits."""

    def enter(self, number: int, *, row: bool) -> None:
        """Choose a card or a row, as its player does, once it is asked for."""


class OnTerminal:
    """A player at a terminal."""

    def __init__(self, program: AtTerminal, expected: ExpectedNews) -> None:
        self.program = program
        self.expected = expected

    @property
    def told(self) -> str:
        """All that was told."""
        return news_in(self.program.text, self.expected)

    def enter(self, number: int, *, row: bool) -> None:  # noqa: ARG002 - both are digits and Enter
        """Type digits and Enter behind the question."""
        wait_for(lambda: is_asked(self.program.text, self.expected))
        self.program.type(f"{number}\r")


class UnderYasr:
    """A player who hears a real ssh under yasr, and nothing else."""

    def __init__(self, reader: Yasr, expected: ExpectedNews) -> None:
        self.reader = reader
        self.expected = expected

    @property
    def told(self) -> str:
        """All that was spoken."""
        self.reader.wait(lambda: True, "a look at what was written")
        heard = squeezed(" ".join(turn.heard for turn in self.reader.turns))
        own_choice = r"(?!\d+\.)"  # the sentence that begins as the question does
        return re.sub(self.expected.question + own_choice, "", heard)

    def enter(self, number: int, *, row: bool) -> None:  # noqa: ARG002 - both are digits and Enter
        """Type digits and Enter when the question was heard."""
        asked = self.expected.question
        self.reader.wait(
            lambda: re.search(f"{asked}$", squeezed(self.reader.turns[-1].heard)), "a question"
        )
        self.reader.wait(lambda: re.fullmatch(asked, squeezed(self.reader.prompt)), "the cursor")
        self.reader.type(str(number))
        self.reader.press("\r")


class OnPage:
    """A player with the page in a browser, whose loop runs in a thread of its own."""

    def __init__(self, page: Browser, loop: LoopThread, expected: ExpectedNews) -> None:
        self.page = page
        self.expected = expected
        self._run = loop.run

    @property
    def told(self) -> str:
        """All that is in the news of the page."""
        return news_in("\n".join(self._run(news(self.page))), self.expected)

    def check(self) -> None:
        """Fail unless each block of the stream is in the news once, in order, and apart."""
        self._run(check_news(self.page))
        assert self.page.problems == []

    def enter(self, number: int, *, row: bool) -> None:
        """Press the button of a card or of a row, found by its name."""
        does = "Prendre la rangée" if row else "Poser le"
        self._run(self._press(f"{does} {number}"))

    async def _press(self, name: str) -> None:
        await self.page.until(f"[...document.querySelectorAll('#choices button')]"
                              f".some(button => button.innerText.trim() === {name!r})")  # fmt: skip
        button = await self.page.node("button", name.__eq__)
        assert button is not None
        before, _ = await question_of(self.page)
        await self.page.activate(button)
        await answered(self.page, before)


class OnDisplay:
    """A player with a display and a voice at their own program, whose news go into a pipe as well.

    ear: hears what the sound server played.
    """

    def __init__(
        self, typist: BrailleTypist, transcript: Transcript, ear: PatientEar, expected: ExpectedNews
    ) -> None:
        self.typist = typist
        self.transcript = transcript
        self.ear = ear
        self._greeting = 0
        self.expected = expected

    @property
    def told(self) -> str:
        """All that the table told, as lines; what the guest's own program says is left out."""
        return news_in(OF_JOIN.sub("", self.transcript.text), self.expected)

    @property
    def felt(self) -> set[str]:
        """The words that were under the fingers so far."""
        texts = map(self.typist.translator.text, tuple(self.typist.frames))
        return {word for text in texts for word in text.split()}

    def until_greeted(self) -> None:
        """Listen until the voice has said once, in whatever order, what the pipe has by now.

        The news overtake what the program says of itself; its display comes last.
        """
        wait_for(lambda: re.search(r"40 Zellen\.$", self.transcript.text, re.MULTILINE))
        said = self.transcript.text.splitlines()
        self._listen(said, lambda: {*(Counter(said) - Counter(self.ear.heard))})
        assert Counter(self.ear.heard) == Counter(said), "\n".join(ndiff(said, self.ear.heard))
        self._greeting = len(said)

    def until_heard(self) -> None:
        """Listen until the voice has said once, and in order, what the pipe has by now."""
        said = self.transcript.text.splitlines()
        self._listen(said, lambda: said[len(self.ear.heard) :][:1])
        heard, expected = self.ear.heard[self._greeting :], said[self._greeting :]
        assert heard == expected, "\n".join(ndiff(expected, heard))

    def _listen(self, said: Sequence[str], expected: Callable[[], Collection[str]]) -> None:
        """Listen until all was heard, or for so long that the rest will not come."""
        self.ear.learn(said)

        def has_heard() -> bool:
            while self.ear.listen(expected()):
                pass
            return not expected()

        with suppress(AssertionError):  # what was heard says more
            wait_for(has_heard, 3 * PATIENCE)

    def enter(self, number: int, *, row: bool) -> None:
        """Press the routing key above a card, or type the number of a row, when all was heard.

        A key makes the voice silent.
        """
        self.until_heard()
        if row:
            self.typist.type(str(number))
        else:
            self.typist.display.route(self.typist.pan_to(str(number)))

"""The output of a page: blocks in a row with numbers, until the page has heard them.

Theory of operation. `deliver` never waits: it numbers a block and keeps it. The stream of the page,
in `web.py`, writes what is new, and the page says which number it has heard last. So a line that
breaks loses nothing: the next stream begins behind the last number that was heard, and what was
missed goes there as one block, because a burst of them is spoken in a wrong order.

An answer names the block that its guest had heard last. It counts only if the question of that
block still stands, and nothing was answered since: what was typed on a broken line, or pressed
twice, would otherwise be played on cards that nobody has seen.

A page is let go when it has left `Limits.blocks` unread for `Limits.patience`, or gives no sign of
life. Its seat waits then, and the page comes back with its token.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from itertools import chain
from typing import Final

from accessigame.core.model import EVERYONE, Audience, Intent
from accessigame.doors.limits import Limits
from accessigame.host.guests import Guest
from accessigame.input.allowance import Allowance
from accessigame.input.keymap import Word
from accessigame.output.blocks import Block, Choice
from accessigame.output.wire import line_of
from accessigame.words.words import Localizer, Utterance, Verbosity

BURST, RATE = 80, 40
"""Wishes that may come at once, and a second over a longer time; a person sends fewer."""
KEPT: Final = 10
"""Blocks that are kept for a page, in times of those that it may leave unread."""
GOODBYE: Final = b"event: goodbye\ndata: {}\n\n"
"""The end of a stream on purpose, so that the page does not come back."""
BEAT: Final = b"event: beat\ndata: {}\n\n"
"""A sign of life, which the page answers."""


class WebSeat:
    """The output of one page. words: in the guest's language.

    guest: who is here; away: who was, and may come back.
    speaks: the page's screen reader does, so the verbosity is this output's.
    let_go: is called when the page has been let go, which the seat is not told.
    """

    speaks = True

    def __init__(self, words: Localizer, limits: Limits, let_go: Callable[[WebSeat], None]) -> None:
        self.audience: Audience = EVERYONE
        self.words = words
        self.verbosity = Verbosity.NORMAL
        self.token = secrets.token_urlsafe(16)
        self.guest: Guest | None = None
        self.away: Guest | None = None
        self.news = asyncio.Event()
        self.is_closed = False
        self.wishes = 0
        self.written = 0
        self.allowance = Allowance(BURST, RATE)
        self._limits = limits
        self._let_go = let_go
        self._blocks: deque[tuple[int, Block]] = deque(maxlen=KEPT * limits.blocks)
        self._newest = 0
        self._asked: tuple[Utterance, tuple[Choice, ...], str] | None = None
        self._asked_since = 0
        self._offered: tuple[tuple[Choice, ...], str] = (), ""
        self._buttons: list[dict[str, object]] = []
        self._check: asyncio.TimerHandle | None = None
        self._absent: asyncio.TimerHandle | None = None

    # the output -------------------------------------------------------------------------------

    def deliver(self, block: Block) -> None:
        """Keep a block for the page; one that reads nothing is let go."""
        if self.is_closed:
            return
        self._newest += 1
        self._blocks.append((self._newest, block))
        self._note_prompt(block)
        self.news.set()
        if self._is_behind() and self._check is None:
            later = asyncio.get_running_loop().call_later
            self._check = later(self._limits.patience, self._check_again)

    def silence(self) -> None:
        """Do nothing: the voice is the page's screen reader."""

    def close(self) -> None:
        """Say no more: the table has let the guest go."""
        self.guest = None
        self.is_closed = True
        self._stop_waiting()
        self.news.set()

    # the page ---------------------------------------------------------------------------------

    def takes_answer(self, heard: int) -> bool:
        """Handle an answer; False where it was given to a question that does not stand any more.

        heard: the number of the block that the guest had heard last. The next block asks anew.
        """
        if heard < self._asked_since:
            return False
        self._asked_since = self._newest + 1
        return True

    def _note_prompt(self, block: Block) -> None:
        """Handle the prompt of the newest block, which may be another one."""
        prompt = prompt_in(block)
        offer = None if prompt is None else (prompt, block.choices, block.asked)
        if offer != self._asked:
            self._asked, self._asked_since = offer, self._newest

    def event_of(self, number: int, block: Block) -> bytes:
        """Return a block as an event of the stream; buttons that stay are not worded again."""
        offered = block.choices, block.asked
        if block.choices and offered != self._offered:
            self._offered, self._buttons = offered, choice_buttons(block, self.words)
        return event_of(number, block, self.words, self._buttons if block.choices else [])

    def unheard(self, heard: int) -> list[tuple[int, Block]]:
        """Return the blocks after a number, which the page has heard; older ones are forgotten."""
        while self._blocks and self._blocks[0][0] <= heard:
            self._blocks.popleft()
        return list(self._blocks)

    def unwritten(self) -> list[tuple[int, Block]]:
        """Return the blocks that were not written yet."""
        return [each for each in self._blocks if each[0] > self.written]

    def expect_page(self, wait: float | None = None) -> None:
        """Let the page go that gives no sign of life for some seconds; the usual ones for None."""
        if self._absent is not None:
            self._absent.cancel()
        if wait is None:
            wait = self._limits.keepalive * self._limits.keepalives
        self._absent = asyncio.get_running_loop().call_later(wait, self._let_go, self)

    def lapse(self) -> None:
        """Handle the end of the page; what it did not hear is kept."""
        self.away, self.guest = self.guest or self.away, None
        self._stop_waiting()

    def _stop_waiting(self) -> None:
        for timer in (self._check, self._absent):
            if timer is not None:
                timer.cancel()
        self._check = self._absent = None

    def _is_behind(self) -> bool:
        return self._newest - self.written >= self._limits.blocks

    def _check_again(self) -> None:
        """Let a page go that has not caught up."""
        self._check = None
        if self._is_behind():
            self._let_go(self)


def merged(blocks: Sequence[tuple[int, Block]]) -> tuple[int, Block]:
    """Return several blocks as one: all sentences, with the last question and the last number."""
    number, last = blocks[-1]
    return number, replace(last, said=(*chain.from_iterable(block.said for _, block in blocks),))


def prompt_in(block: Block) -> Utterance | None:
    """Return the prompt of a block for the guest; None where others are asked, or nobody."""
    return block.prompt if block.mine else None


def event_of(
    number: int, block: Block, words: Localizer, choices: list[dict[str, object]]
) -> bytes:
    """Return a block as an event of the stream. choices: its buttons, as `choice_buttons` gives."""
    lines = chain.from_iterable(each.speech.split("\n") for each in block.spoken)
    language = block.said[0].language if block.said else words.language
    prompt = prompt_in(block)
    data = {
        "lang": language,
        "said": [line for line in lines if line],
        "question": "" if prompt is None else prompt.speech,
        "choices": choices,
    }
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return f"id: {number}\ndata: {text}\n\n".encode()


def choice_buttons(block: Block, words: Localizer) -> list[dict[str, object]]:
    """Return the choices of a block as buttons that say what they do."""
    return [
        {"say": each.label or _label(each, block.asked, words), "intent": written(each.intent)}
        for each in block.choices
    ]


def _label(choice: Choice, prompt: str, words: Localizer) -> str:
    """Return what a choice does by its word and its question, or its own short word.

    prompt: the name of the question.
    """
    word, number = choice.intent.word, choice.intent.number or 0
    keys = (*([f"button-{prompt}"] if word == Word.NUMBER else []), f"button-{word}")
    return next((words.text(key, number=number) for key in keys if words.has(key)), choice.text)


def written(intent: Intent) -> object:
    """Return an intent as the page sends it back."""
    data: dict[str, object] = json.loads(line_of(intent))
    return data["intent"]


def buttons(words: Localizer, questions: Iterable[tuple[str, str]]) -> list[dict[str, object]]:
    """Return the questions as buttons. questions: the words of the program, with their messages."""
    return [{"say": words.text(key), "intent": written(Intent(word))} for word, key in questions]

"""Somebody new who sees nothing: hears the voice, types at a shell, and knows a language.

What was said decides what is typed, and when. Nothing else is known of the program: not its
screen, not its files, not its state.
"""

from __future__ import annotations

import time
from collections.abc import Container, Iterable
from typing import Final

from tests.acceptance.ear import UNHEARD, Ear
from tests.acceptance.shell import Shell
from tests.acceptance.vocabulary import Meaning, Vocabulary

GLANCE: Final = 0.01
"""Seconds between two looks for more sound."""
SILENCE: Final = 1.5
"""Seconds without a sound after which somebody who waits for a word asks for one."""
PATIENT: Final = 15.0
"""Seconds without a sound after which nothing is said any more."""
ENTER: Final = "\r"
HIGHEST: Final = 104
"""The highest number of a list that is read out."""
LONGEST_ROW: Final = 6
"""The most cards side by side that anybody is dealt in a lifetime."""


class Newcomer:
    """Hears what is said, and types the answers."""

    def __init__(self, shell: Shell, ear: Ear, vocabulary: Vocabulary) -> None:
        self._shell = shell
        self.ear = ear
        self.known = vocabulary
        self.told: list[str] = []
        self._begin = 0
        ear.learn(vocabulary.words.language, vocabulary.sentences)

    def type(self, text: str) -> None:
        """Type keys; whatever is said from now on is the answer."""
        self.told.append(f"[{text.strip() or 'Enter'}]")
        self._begin = len(self.ear.heard)
        self._shell.type(text)

    def command(self, text: str) -> None:
        """Type a command at the shell, once the program has gone."""
        self.told.append(f"[{text}]")
        self._begin = len(self.ear.heard)
        self._shell.command(text)

    def leave_the_program(self) -> None:
        """Leave by what is said, from a menu if one follows the game, until nothing follows."""
        heard = self.must_hear({"menu", "GameNotKept"})
        if heard.key == "menu" or self.hear({"menu"}, silence=SILENCE):
            leave = self.must_hear({"menu-leave"})
            self.type(f"{leave.number}{ENTER}")
            self.must_hear({"GameNotKept"})

    def hear(self, keys: Container[str], *, silence: float = PATIENT) -> Meaning | None:
        """Return the next meaning of these; None if nothing at all is said for so many seconds."""
        while self._next(silence):
            meaning = self.known.meaning_at_the_end(self.ear.heard[self._begin :])
            if meaning and meaning.key in keys:
                self._begin = len(self.ear.heard)
                return meaning
        return None

    def hear_numbers(self) -> list[int]:
        """Return the numbers of the list that is read out now, up to the next words.

        The list ascends. What is not understood in it may be many numbers, told by their ends.
        """
        found: list[int] = []
        while self._next(SILENCE):
            if self.ear.heard[-1] == UNHEARD:
                self._think_of_spans(found[-1] if found else 0)
                continue
            meaning = self.known.meaning_at_the_end(self.ear.heard[-1:])
            if meaning and isinstance(meaning.detail, int):
                found.append(meaning.detail)
            elif meaning and isinstance(meaning.detail, range):
                found += meaning.detail
            elif meaning:
                break
        return found

    def _think_of_spans(self, after: int) -> None:
        """Learn how rows of numbers after this one are told, and listen again.

        They are many and seldom heard, so nobody learns them before.
        """
        known = len(self.known.sentences)
        self.known.spans(range(after + 1, HIGHEST + 1), LONGEST_ROW)
        if len(self.known.sentences) > known:
            self.ear.learn(self.known.words.language, self.known.sentences)
            self.ear.listen_again()

    def _next(self, silence: float) -> bool:
        """Wait for the next clause; False if nothing at all is heard for so many seconds."""
        end = time.monotonic() + silence
        while not self.ear.listen():
            if time.monotonic() > end:
                return False
            time.sleep(GLANCE)
        self.told.append(self.ear.heard[-1])
        return True

    def must_hear(self, keys: Container[str]) -> Meaning:
        """Return the next meaning of these; fail if nothing of the kind is said."""
        meaning = self.hear(keys)
        assert meaning, f"none of {keys} was heard:\n{self.report()}"
        return meaning

    def choose(self, rows: Iterable[str], until: Container[str], names: str = "") -> Meaning:
        """Answer questions until one of these is heard; take each of these rows once it is read.

        names: what is typed where the players are asked for. Other questions get Enter alone.
        """
        wanted = list(rows)
        while True:
            heard = self.must_hear({*wanted, "ask-players", "default-number", *_all(until)})
            if heard.key in _all(until):
                return heard
            if heard.key == "ask-players":
                self.type(f"{names}{ENTER}")
            elif heard.number is not None:
                wanted.remove(heard.key)
                self.type(f"{heard.number}{ENTER}")
            else:
                self.type(ENTER)

    def report(self) -> str:
        """Return what was heard and typed, and the screen that nobody saw."""
        return f"{' '.join(self.told)}\n{self._shell.report}"


def _all(keys: Container[str]) -> set[str]:
    assert isinstance(keys, (set, frozenset, tuple, list))
    return set(keys)

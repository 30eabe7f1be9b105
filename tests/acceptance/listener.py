"""Somebody who hears a game through a screen reader, and plays it to its end by single keys."""

from __future__ import annotations

import re
from typing import Final

from accessigame.words.words import Localizer
from tests.acceptance.mind import Mind
from tests.acceptance.screen_reader import Reader, squeezed

QUESTION: Final = re.compile(r"\S.*[?:]( [a-z]+)? ")
"""What the cursor stands behind when something is asked, again and again with other letters."""
AGAIN: Final = "[a-z]*"


class Listener:
    """Plays whatever is asked: his mind knows what is legal, his ears tell him when."""

    def __init__(self, reader: Reader, mind: Mind, language: str) -> None:
        self.reader = reader
        self.mind = mind
        self._more = Localizer(language).text("page-more")

    def play_to_the_end(self) -> None:
        """Play until the game is over, turning pages where there are some, and leave."""
        self.listen()
        while self._paged() or not self.mind.over:
            if self._paged():
                self.press("\r")
            else:
                self.act()
        self.reader.press("q")
        self.reader.finish()

    def listen(self) -> None:
        """Wait until the cursor stands behind a question, and the last thing heard is just that."""
        reader = self.reader

        def asked() -> bool:
            turn, prompt = reader.turns[-1], reader.prompt
            heard = squeezed(turn.heard)
            there = "\n" in turn.wrote and QUESTION.fullmatch(prompt)
            return bool(there) and heard.endswith(squeezed(reader.aloud(prompt)))

        reader.wait(asked, "a question, on the screen and heard")

    def press(self, key: str) -> None:
        """Press a key that is answered, and hear the answer."""
        self.reader.press(key)
        self.listen()

    def act(self) -> None:
        """Make a legal move, by the keys."""
        keys, secret = self.mind.keys()
        if secret:
            for digit in keys[:-1]:  # no eye and no ear may follow them
                self.reader.press(digit)
        else:
            self.reader.type(keys[:-1])
        self.press(keys[-1])

    def blocks(self) -> list[str]:
        """Return what was heard without spaces, pages joined; echoes of digits are not heard."""
        more = re.compile(re.escape(squeezed(self._more)) + AGAIN + "$")
        blocks = [""]
        for heard in (squeezed(turn.heard) for turn in self.reader.turns):
            blocks[-1] += more.sub("", heard)
            if heard and not more.search(heard):
                blocks.append("")
        return blocks[:-1]

    def _paged(self) -> bool:
        return self.reader.prompt.startswith(self._more)

"""A listener behind a screen reader, and a player who goes by it to the end of a game."""

from __future__ import annotations

import re
from typing import Final

from accessigame.words.words import Localizer
from tests.acceptance.screen_reader import Reader, squeezed
from tests.acceptance.script_player import ScriptPlayer

QUESTION: Final = re.compile(r"\S.*[?:] ")
"""A prompt at the cursor."""


class Listener:
    """Somebody who presses a key, and hears all of the answer before the next one."""

    def __init__(self, reader: Reader, language: str) -> None:
        self.reader = reader
        self._more = Localizer(language).text("page-more")

    def listen(self) -> None:
        """Wait until the cursor stands behind a prompt that was the last thing heard."""
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

    def turn_pages(self) -> None:
        """Hear the rest of a text that fills several pages."""
        while self.is_paged:
            self.press("\r")

    def leave(self) -> None:
        """Press q, and hear the last words."""
        self.reader.press("q")
        self.reader.finish()

    @property
    def is_paged(self) -> bool:
        """True where the question is the one below a page."""
        return self.reader.prompt.startswith(self._more)

    def blocks(self) -> list[str]:
        """Return the speech without spaces, pages joined, and without echoes of digits."""
        more = re.compile(re.escape(squeezed(self._more)) + "$")
        blocks = [""]
        for heard in (squeezed(turn.heard) for turn in self.reader.turns):
            blocks[-1] += more.sub("", heard)
            if heard and not more.search(heard):
                blocks.append("")
        return blocks[:-1]


class ReaderPlayer(Listener):
    """Plays each turn: the script gives legal moves, the reader's speech the moment."""

    def __init__(self, reader: Reader, script: ScriptPlayer, language: str) -> None:
        super().__init__(reader, language)
        self.script = script

    def play_to_the_end(self) -> None:
        """Play until the game is over, turning pages where there are some, and leave."""
        self.listen()
        self.turn_pages()
        while not self.script.over:
            self.act()
            self.turn_pages()
        self.leave()

    def act(self) -> None:
        """Make a legal move, by the keys."""
        keys, secret = self.script.keys()
        if secret:
            for digit in keys[:-1]:  # no eye and no ear may follow them
                self.reader.press(digit)
        else:
            self.reader.type(keys[:-1])
        self.press(keys[-1])

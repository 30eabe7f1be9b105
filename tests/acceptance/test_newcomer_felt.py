"""From an empty home to the end of a first game and back to the shell, with 20 cells alone.

Once the command is typed there is no keyboard, no voice and no screen any more: what the cells
say decides which key of the display is pressed. Nothing else of the program is known.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Final

import pytest

from accessigame.braille import raised
from accessigame.core.model import Seat
from accessigame.devices.braille.layout import TURN
from accessigame.games.shared import SharedWin, Winner
from accessigame.session.events import AskAfter, GameNotKept
from tests.acceptance.braille_typist import BrailleTypist
from tests.acceptance.shell import Shell
from tests.wait_for import wait_for

pytestmark = pytest.mark.acceptance

CELLS: Final = 20
BAR: Final = "│"
HEADS: Final = "♉"
ME: Final = Seat(0)
AGAIN: Final = 2.0
"""Seconds after which a key that does nothing is pressed again."""
LONGEST: Final = 300
"""Choices of one person, more than any game of these asks for."""
BOTH: Final = ("pan_left", "pan_right")
"""The two keys that every display has, pressed together."""


class Toucher(BrailleTypist):
    """Somebody who reads page after page, and answers with the keys of the display."""

    def starts(self, text: str) -> int | None:
        """Return the cell where a word that begins like this text stands on the page."""
        place = (b"\0" + self.window).find(b"\0" + self.cells(text))
        return None if place < 0 else place

    @property
    def playing(self) -> bool:
        """Whether it is one's turn, or the game is over."""
        return self.cells(TURN)[0] in self.window or self.over

    @property
    def over(self) -> bool:
        """Whether the game is over: its last word stands there, and after a gap the last news."""
        last = self.cells(self.words.say(AskAfter(), ME).braille)
        return self.window.startswith(last + b"\0\0")

    @property
    def covered(self) -> bool:
        """Whether the end of a round covers the line."""
        won = any(self.starts(word) is not None for word in ("gagne", "égalité"))
        return not self.over and (won or self.starts("fin de") == 0)

    def until_playing(self) -> None:
        """Wait for one's turn or the end of the game; a key takes the end of a round away."""
        wait_for(lambda: self.playing or self.covered)
        if not self.playing:
            self.press_until_other(lambda: self.display.route(0))

    def answer(self, rows: Sequence[str], done: Callable[[], bool]) -> None:
        """Answer questions: by these rows, wherever on a page they stand, and else by Enter alone.

        What Enter alone means stands there twice: behind the question, and as the last row.
        """
        enter = self.words.text("default-number", number=1).split()[0]
        met = 0
        while not done():
            met += self.starts(enter) is not None
            if (place := self.row_among(rows)) is not None:
                self.press_until_other(partial(self.display.route, place))
            elif met > 1:
                self.press_until_other(lambda: self.display.press("select"))
            else:
                self.read_on()
                continue
            met = 0

    def row_among(self, rows: Sequence[str]) -> int | None:
        """Return the cell where one of these rows begins on the page, with its number."""
        numbered = re.search(rf"\d+\. ({'|'.join(map(re.escape, rows))})", self.felt)
        return None if numbered is None else self.starts(numbered[0])

    def press_until_other(self, key: Callable[[], None]) -> None:
        """Press a key, and wait until something else stands there."""
        before = self.window
        key()
        wait_for(lambda: self.window != before)

    def turns(self) -> Iterator[None]:
        """Yield before each choice until the game is over; fail where it never is."""
        for _ in range(LONGEST):
            if self.over:
                return
            yield
        raise AssertionError("the game does not end")

    def enter(self, number: str, before: bytes = b"") -> list[str]:
        """Type a digit or a number, and wait until one is asked again.

        before: what stands there until then; what is far off the page may leave it as it was.
        Return the pages that were shown meanwhile.
        """
        while not self.felt.endswith(f"{number}?"):  # while others play, what is typed goes nowhere
            for cell in self.cells(number):
                self.press(sorted(raised(cell)))
            with suppress(AssertionError):
                wait_for(lambda: self.felt.endswith(f"{number}?"), AGAIN)
        typed, frames = self.window, len(self.frames)
        self.display.press("select")
        with suppress(AssertionError):
            wait_for(lambda: self.window not in (typed, before) and self.playing, AGAIN)
        wait_for(lambda: self.window != typed and (self.playing or self.covered))
        self.until_playing()
        return [self.translator.text(frame) for frame in self.frames[frames:]]


@contextmanager
def newcomer(folder: Path, game: str) -> Iterator[Toucher]:
    """Give somebody who started the program in an empty home, and came as far as a game.

    The questions before it are answered by Enter alone, but for the game and the level of the
    others. Afterwards the way out is looked for, taken, and leads to the shell.
    """
    home = folder / "home"
    home.mkdir()
    person = Toucher(CELLS, folder, (), "french-compact")
    text = person.words.text
    with person.display, Shell(folder, home, {"LC_ALL": "fr_FR.UTF-8"}) as shell:
        shell.command(f"accessigame --display=baum:{person.display.link}")
        try:
            wait_for(lambda: any(person.window))
            rows = [text(f"game-{game}"), text("level-random").split(" :")[0]]
            person.answer(rows, lambda: person.playing)
            yield person
            leave(person)
        except AssertionError as error:
            felt = [person.translator.text(frame) for frame in person.frames[-40:]]
            error.add_note("\n".join((*felt, shell.report)))
            raise
        assert shell.leave() == 0


def leave(person: Toucher) -> None:
    """Read who has won, look for the way out among the keys that are shown, and take it."""
    assert person.over
    names = person.words.text("default-name"), "Ana", "Ben"
    person.words = type(person.words)("fr", names)
    won = [person.words.say(Winner(Seat(n), 0), ME).braille.split()[-1] for n in range(3)]
    won.append(person.words.say(SharedWin((Seat(0), Seat(1)), 0)).braille.split()[0])
    while all(person.starts(word) is None for word in won):
        person.read_on()
    person.press_until_other(lambda: person.display.press(*BOTH))
    while person.felt != "q":  # alone in its row, behind the list of all
        person.read_on()
    person.press_until_other(lambda: person.display.route(0))
    question = person.words.text("menu").split()[0]
    wait_for(lambda: person.starts(question) is not None)  # the farewell of a game is covered soon
    farewell = person.cells(person.words.say(GameNotKept(), ME).braille)
    person.answer([person.words.text("menu-leave")], lambda: person.window.startswith(farewell))


def test_no_thanks_is_played_under_the_fingers(tmp_path: Path) -> None:
    """The card that lies there is taken, by the routing key over that choice, to the last one."""
    with newcomer(tmp_path, "no-thanks") as person:
        for _ in person.turns():
            taken = person.find(person.words.text("choice-take"))
            assert taken is not None
            person.press_until_other(partial(person.display.route, taken))
            person.until_playing()


def test_six_nimmt_is_played_under_the_fingers(tmp_path: Path) -> None:
    """The lowest card of the hand that stands there is laid, and the first row taken if need be."""
    with newcomer(tmp_path, "six-nimmt") as person:
        bar, heads = person.cells(BAR)[0], person.cells(HEADS)[0]
        for _ in person.turns():
            before = person.window
            while not {bar, heads} & {*person.window}:
                person.read_on()
            if heads in person.window:
                person.enter("1", before)
                continue
            _, _, hand = person.felt.partition(person.translator.text(person.cells(BAR)))
            while not (cards := re.findall(r"\d+", hand)):
                person.read_on()
                hand = person.felt
            person.enter(cards[0], before)


def test_titus_is_played_under_the_fingers(tmp_path: Path) -> None:
    """The first of the numbered choices is made each time, until no token is left.

    Longer numbers are typed where 1 begins them, or where 1 is answered with what to type.
    Fails when the answer to a number that several choices share does not name theirs.
    """
    with newcomer(tmp_path, "titus") as person:
        number = "1"
        for _ in person.turns():
            pages = person.enter(number, person.window)
            longer = (re.match(rf"{number} \D+ ({number}1) |tape (\d+)", page) for page in pages)
            number = next((found[1] or found[2] for found in longer if found), "1")

"""A line to all on the keys of a display: dots are text until Enter."""

from __future__ import annotations

import asyncio

import pytest

from accessigame.braille import Translator
from accessigame.core.model import Intent, Seat, only
from accessigame.devices.braille.display_output import BrailleDisplay
from accessigame.devices.braille.typed_dots import MOST_CELLS, BrailleLine
from accessigame.displays import Keys, Ready
from accessigame.host.guests import SaidToAll
from accessigame.input.keymap import Word
from accessigame.input.text_line import AskLine
from accessigame.output.blocks import Block
from accessigame.words.words import Localizer
from tests.output.test_shared_device import Cells

WORDS = Localizer("en", ("Ana", "Ben"))
COLON = frozenset({"space", "dot2", "dot5"})


def chords(text: str, notation: str) -> list[frozenset[str]]:
    """Return the chords that write a text in a notation."""
    cells = Translator(notation).cells(text)
    return [
        frozenset(f"dot{dot}" for dot in range(1, 9) if cell >> dot - 1 & 1) or frozenset({"space"})
        for cell in cells
    ]


class Felt:
    """A display of 20 cells, and what its keys gave."""

    def __init__(self, notation: str = "french") -> None:
        self.given: list[object] = []
        self.wire = Cells()
        self.translator = Translator(notation)
        self.display = BrailleDisplay(
            self.translator, only(Seat(0)), self.given.append, lambda _: None, words=WORDS
        )
        self.display.attach(self.wire)
        self.display.on_event(Ready("test", 20))
        self.display.typed.line_prompt = WORDS.say(AskLine())
        self.display.deliver(Block((), WORDS.say(AskLine())))

    def press(self, *names: frozenset[str]) -> None:
        """Press chords."""
        for each in names:
            self.display.on_event(Keys(each))

    @property
    def shown(self) -> str:
        """The text of the newest cells."""
        return self.translator.text(self.wire.frames[-1]).strip()


@pytest.mark.parametrize("notation", ["french", "french-compact", "ueb", "german"])
def test_a_line_is_written_in_braille(notation: str) -> None:
    """Letters, blanks, capitals and numbers are text, as the notation of the reader has them.

    Fails when a letter of the text is a key of the game.
    """
    text = "qui passe 17 fois" if notation != "german" else "wer passt 17 mal"

    async def write() -> None:
        felt = Felt(notation)
        felt.press(COLON, *chords(text, notation))
        assert text.rsplit(maxsplit=1)[-1][:-1] in felt.shown
        felt.press(frozenset({"dot8"}))
        assert felt.given == [Intent(Word.SAY, text=text)]

    asyncio.run(write())


def test_a_line_is_dropped_by_backspace() -> None:
    """Backspace takes cells away, and on an empty line it ends it; then letters are keys again."""

    async def write() -> None:
        felt = Felt()
        erase = frozenset({"dot7"})
        felt.press(COLON, *chords("ab", "french"), erase, erase, erase, *chords("b", "french"))
        assert felt.given == [Intent(Word.ENTER), Intent(Word.TABLE)]

    asyncio.run(write())


def test_a_display_that_comes_back_is_in_no_line() -> None:
    """Whoever takes the display next writes no line that somebody else began."""

    async def write() -> None:
        felt = Felt()
        felt.press(COLON, *chords("ab", "french"))
        felt.display.blank()
        felt.press(*chords("b", "french"))
        assert felt.given == [Intent(Word.TABLE)]

    asyncio.run(write())


def test_a_long_line_is_read_by_parts() -> None:
    """On 20 cells a line comes with its name, and panning gives the rest of it."""

    async def read() -> None:
        felt = Felt()
        text = "we stop for ten minutes and go on after the tea"
        felt.display.deliver(Block((WORDS.say(SaidToAll(Seat(1), text)),), answer=True))
        pages = [felt.shown]
        for _ in range(4):
            felt.press(frozenset({"pan_right"}))
            pages.append(felt.shown)
        assert pages[0].startswith("Ben")
        assert text.replace(" ", "") in "".join(pages).replace(" ", "")
        assert all(len(frame) == 20 for frame in felt.wire.frames)

    asyncio.run(read())


def test_the_cells_of_a_line_have_a_bound() -> None:
    """A key that is held down fills a line, and no memory."""
    line = BrailleLine(Translator("french"))
    for _ in range(2 * MOST_CELLS):
        line.write(frozenset({"dot1"}), "")
    assert line.text == "a" * MOST_CELLS

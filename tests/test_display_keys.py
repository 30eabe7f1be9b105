"""docs/keys.md and the keys of a braille display: each row of the table is what happens."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from string import ascii_lowercase

import pytest

from accessigame.braille import NOTATIONS, Translator
from accessigame.braille.cells import LETTERS
from accessigame.delivery import Block, Choice
from accessigame.displays import Routing
from accessigame.intents import KEYS
from accessigame.language import Utterance
from accessigame.table import Intent
from tests.devices.test_braille_display import Bench, news, words_of
from tests.test_docs import DOCS, table_headed

LONG = "Ana passe, Ben passe, Max passe, Zoé prend"


def given(bench: Bench) -> list[tuple[str, int | None]]:
    """Return what was given by the keys, besides that keys were touched."""
    return [pair for pair in words_of(bench.given) if pair[0] != "touch"]


def told(*notes: str) -> Bench:
    """Return a display of 20 cells that was told these, one after the other."""
    bench = Bench(20)
    for note in notes:
        bench.display.deliver(news(note))
    return bench


def pans(bench: Bench) -> bool:
    """Say whether panning right goes on, and panning left goes back."""
    begin = bench.text
    bench.press("pan_right")
    further = bench.text
    bench.press("pan_left")
    return further != begin == bench.text


def walks(bench: Bench) -> bool:
    """Say whether up shows older news, and down the newest again."""
    newest = bench.text
    bench.press("up")
    older = bench.text
    bench.press("down")
    return older != newest == bench.text


def routes(choice: str, word: str, number: int | None = None) -> bool:
    """Say whether the routing key over a choice gives its word, or its number."""
    bench = Bench(20)
    choices = (Choice(choice, Intent(word, number)),)
    asked = Utterance("17 +3 ?", "17 +3", "fr")
    bench.display.deliver(Block((), asked, choices))
    bench.display.hear(Routing(bench.text.index(f" {choice}") + 1))
    return given(bench) == [(word, number)]


def chord_of(bench: Bench, sign: str) -> str:
    """Return the dots of a sign in the notation of the display, as digits."""
    cell = bench.translator.cells(sign)[-1]
    return "".join(str(dot + 1) for dot in range(8) if cell >> dot & 1)


def typed(*steps: str) -> list[tuple[str, int | None]]:
    """Type signs by their dots, or press named keys; return what was given."""
    bench = told("Ana")
    for step in steps:
        if len(step) == 1:
            bench.dots(chord_of(bench, step))
        else:
            bench.press(step)
    return given(bench)


ROWS: Mapping[str, Callable[[], bool]] = {
    "panning right": lambda: pans(told(LONG)),
    "panning left": lambda: pans(told(LONG)),
    "up": lambda: walks(told("Ana 1", "Ana 2")),
    "down": lambda: walks(told("Ana 1", "Ana 2")),
    "routing key over `t`": lambda: routes("t", "take"),
    "routing key over `p`": lambda: routes("p", "refuse"),
    "routing key over a card": lambda: routes("42", "number", 42),
    "a letter in dots": lambda: typed("b", "s") == [("table", None), ("scores", None)],
    "a digit in dots": lambda: typed("1", "7", "select") == [("number", 17)],
    "`select` or dot 8": lambda: (
        typed("4", "select", "2", "dot8") == [("number", 4), ("number", 2)]
    ),
    "dot 7": lambda: typed("1", "7", "dot7", "select") == [("number", 1)],
}
"""What shows, for each row of the page, that it is true."""


def test_every_row_of_the_page_is_tried() -> None:
    """A row that is added to the page, or taken from it, has to be tried here."""
    rows = table_headed(DOCS / "keys.md", "key of the display", "what it does")
    assert {row[0] for row in rows} == set(ROWS)


@pytest.mark.parametrize("row", ROWS)
def test_a_row_of_the_page_is_true(row: str) -> None:
    """What the page says of a key of the display is what happens."""
    assert ROWS[row]()


def test_both_panning_keys_together_are_enter_as_the_page_says() -> None:
    """A display without dots and without select has an Enter too."""
    assert "both panning keys together are Enter" in (DOCS / "keys.md").read_text("utf-8")
    bench = told("Ana")
    bench.dots(chord_of(bench, "9"))
    bench.press("pan_left", "pan_right")
    assert given(bench) == [("number", 9)]


@pytest.mark.parametrize("notation", NOTATIONS)
def test_every_letter_of_the_keyboard_can_be_typed_in_dots(notation: str) -> None:
    """Each key that is a letter is the same letter on a display, in every notation."""
    chords = {letter: chord for chord, letter in LETTERS.items()}
    assert set(chords) == set(ascii_lowercase)
    for key, word in KEYS.items():
        if key not in chords:
            continue
        assert Translator(notation).letter(chords[key]) == key
        bench = Bench(20, notation)
        bench.display.deliver(news("Ana"))
        bench.dots("".join(str(dot + 1) for dot in range(8) if chords[key] >> dot & 1))
        assert given(bench) == [(word, None)]


def test_the_keypad_column_is_on_every_keypad() -> None:
    """The column keypad needs no key but digits, Enter and the five signs of a keypad."""
    rows = table_headed(DOCS / "keys.md", "key", "keypad", "what it does")
    column = "".join(row[1] for row in rows).replace("Enter", "").replace("`", "")
    assert set(column) <= set("0123456789.+-*/ ,or")

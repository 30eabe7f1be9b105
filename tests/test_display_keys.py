"""docs/keys.md and the keys of a braille display: each row of the table is what happens."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from string import ascii_lowercase
from typing import Final

import pytest

from accessigame.braille import NOTATIONS, Translator
from accessigame.braille.cells import LETTERS
from accessigame.core.model import Intent
from accessigame.displays import Routing
from accessigame.input.chords import MOVES, NOTHING, chords
from accessigame.input.keymap import KEYS, WORDS
from accessigame.output.blocks import Block, Choice
from accessigame.storage import settings
from accessigame.words.words import Utterance
from tests.devices.braille.test_display_output import Bench, news, words_of
from tests.test_docs import DOCS, blocks, spans, table_headed

LONG = "Ana passe, Ben passe, Max passe, Zoé prend"


def given(bench: Bench) -> list[tuple[str, int | None]]:
    """Return what was given by the keys, besides that keys were touched."""
    return [pair for pair in words_of(bench.given) if pair[0] != "touch"]


def display_with_news(*notes: str) -> Bench:
    """Return a display of 20 cells with these news, one after the other."""
    return _read(Bench(20), notes)


def _read(bench: Bench, notes: Sequence[str]) -> Bench:
    """Deliver these, each after the one before it was read, as a key without a word says."""
    for note in notes:
        bench.display.deliver(news(note))
        bench.display.on_event(Routing(0))
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
    bench.display.on_event(Routing(bench.text.index(f" {choice}") + 1))
    return given(bench) == [(word, number)]


def chord_of(bench: Bench, sign: str) -> str:
    """Return the dots of a sign in the notation of the display, as digits."""
    cell = bench.translator.cells(sign)[-1]
    return "".join(str(dot + 1) for dot in range(8) if cell >> dot & 1)


def typed(*steps: str) -> list[tuple[str, int | None]]:
    """Type signs by their dots, or press named keys; return what was given."""
    bench = display_with_news("Ana")
    for step in steps:
        if len(step) == 1:
            bench.dots(chord_of(bench, step))
        else:
            bench.press(step)
    return given(bench)


def labelled(*keys: str) -> list[tuple[str, int | None]]:
    """Press keys by their labels or names; return what was given."""
    bench = display_with_news("Ana")
    for key in keys:
        bench.press(key)
    return given(bench)


ROWS: Mapping[str, Callable[[], bool]] = {
    "panning right": lambda: pans(display_with_news(LONG)),
    "panning left": lambda: pans(display_with_news(LONG)),
    "up": lambda: walks(display_with_news("Ana 1", "Ana 2")),
    "down": lambda: walks(display_with_news("Ana 1", "Ana 2")),
    "routing key over `t`": lambda: routes("t", "take"),
    "routing key over `p`": lambda: routes("p", "refuse"),
    "routing key over a card": lambda: routes("42", "number", 42),
    "a letter in dots": lambda: typed("b", "s") == [("table", None), ("scores", None)],
    "a digit in dots": lambda: typed("1", "7", "select") == [("number", 17)],
    "`select` or dot 8": lambda: (
        typed("4", "select", "2", "dot8") == [("number", 4), ("number", 2)]
    ),
    "a key labelled with a digit or a letter": lambda: (
        labelled("4", "2", "select", "h") == [("number", 42), ("help", None)]
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
    bench = display_with_news("Ana")
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


# What may stand under [chords] ----------------------------------------------------------------

DOTS: Final = "245"
"""A chord that is a letter as long as nobody changes it: j, the tokens."""


def changed(value: str, *notes: str) -> Bench:
    """Return a display that was told these, whose space key with `DOTS` does this."""
    return _read(Bench(20, chords=chords({DOTS: value})), notes)


def with_space(bench: Bench, dots: str = DOTS) -> None:
    """Press the space key with dots."""
    bench.press("space", *(f"dot{dot}" for dot in dots))


def is_the_key(name: str) -> bool:
    """Say whether the chord shows what the key of this name shows, and that is something else."""
    opposite = {"up": "down", "down": "up", "pan_left": "pan_right", "pan_right": "pan_left"}
    by_key, by_chord = (changed(name, "Ana 1", LONG) for _ in range(2))
    shown = by_key.text
    for bench in by_key, by_chord:
        if name in ("down", "pan_left"):  # there is nothing newer and nothing before at first
            bench.press(opposite[name])
            shown = bench.text
    by_key.press(name)
    with_space(by_chord)
    return name in opposite and by_key.text == by_chord.text != shown


def is_enter_or_backspace(name: str) -> bool:
    """Say whether the chord ends a number, or takes its last digit away."""
    bench = changed(name, "Ana")
    for digit in "17":
        bench.dots(chord_of(bench, digit))
    with_space(bench)
    ended = given(bench)
    bench.press("select")
    return {
        "enter": ended == given(bench) == [("number", 17)],
        "backspace": ended == [] and given(bench) == [("number", 1)],
    }[name]


def is_the_command(name: str) -> bool:
    """Say whether the chord gives this word, and Enter after it nothing more."""
    bench = changed(name, "Ana")
    with_space(bench)
    return given(bench) == [(name, None)]


def is_nothing(name: str) -> bool:
    """Say whether the chord changes nothing, although its dots alone are a letter."""
    bench = changed(name, "Ana")
    shown = bench.text
    with_space(bench)
    return given(bench) == [] and bench.text == shown and name == NOTHING


VALUES: Mapping[str, Callable[[str], bool]] = {
    "the key of that name": is_the_key,
    "that key": is_enter_or_backspace,
    "that command": is_the_command,
    "nothing": is_nothing,
}
"""What shows, for each meaning of a word under [chords], that it is true."""


def values() -> list[tuple[str, str]]:
    """Return each word that may stand there, with what the page says that it does."""
    rows = table_headed(DOCS / "keys.md", "what may stand on the right", "what it does")
    found = [(word, meaning) for cell, meaning in rows for word in spans(cell)]
    heading = ("key", "French", "English", "German", "everywhere")
    words = [row[-1] for row in table_headed(DOCS / "keys.md", *heading)]
    others = [word for word in words if (word, "that command") not in found]
    return [*found, *((word, "that command") for word in others)]


def test_every_word_for_a_chord_is_on_the_page() -> None:
    """What the program takes under [chords] stands on the page, and the page says how to find it.

    Fails when a word is added that has no key, and so is in no table of words.
    """
    assert {meaning for _, meaning in values()} == set(VALUES)
    assert {word for word, _ in values()} == {*MOVES, *WORDS}
    assert "in the first table of words below" in (DOCS / "keys.md").read_text("utf-8")


@pytest.mark.parametrize(("word", "meaning"), values())
def test_a_word_for_a_chord_does_what_the_page_says(word: str, meaning: str) -> None:
    """Each word under [chords] does what its row says, on a display.

    Fails when the page has `none` among the commands, or `up` beside `enter`.
    """
    assert VALUES[meaning](word)


def test_the_example_of_chords_is_read() -> None:
    """Written into the settings file, the example of the page does what it says there.

    Fails when one of its words is not known, or its dots are not between quotes or bare digits.
    """
    (example,) = [block for block in blocks(DOCS / "keys.md") if "[chords]" in block.lines]
    file = settings.settings_file()
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("\n".join(example.lines), "utf-8")
    kept = settings.load().chords
    assert kept
    bench = Bench(20, chords=chords(kept))
    bench.display.deliver(news("Ana"))
    for dots in kept:
        with_space(bench, dots)
    assert [word for word, _ in given(bench)] == [w for w in kept.values() if w != NOTHING]

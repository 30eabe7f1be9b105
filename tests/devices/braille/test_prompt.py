"""A question on a display: read by panning, answered with routing keys, dots, or Enter."""

from __future__ import annotations

from dataclasses import replace

import pytest

from accessigame.braille import Translator
from accessigame.devices.braille.prompt import USUAL, DisplayPrompt, PromptSpec
from accessigame.displays import Keys, Routing, Shape
from accessigame.input.chords import USUAL as CHORDS

GAMES = PromptSpec(
    "Quel jeu ?", (("1", "1. No Thanks"), ("2", "2. Titus"), ("", "usual 1")), "number"
)
NAMES = PromptSpec("Qui joue ?", (("", "Moi"),))


class Felt:
    """A question under the fingers."""

    def __init__(
        self, asked: PromptSpec, notation: str = "french-compact", width: int = 12
    ) -> None:
        self.translator = Translator(notation)
        self.question = DisplayPrompt(asked, self.translator, CHORDS, Shape(width))

    @property
    def text(self) -> str:
        """The text of the cells."""
        return self.translator.text(self.question.window).rstrip()

    def press(self, *names: str) -> str | None:
        """Press keys together; return the answer, if that gave one."""
        return self.question.handle_key(Keys(frozenset(names)))

    def dots(self, *chords: str) -> None:
        """Type cells."""
        for chord in chords:
            self.press(*(f"dot{dot}" for dot in chord))

    def type(self, text: str) -> None:
        """Type a text in the notation."""
        for cell in self.translator.cells(text):
            self.press(*([f"dot{dot + 1}" for dot in range(8) if cell >> dot & 1] or ["space"]))


def test_everything_is_reached_by_panning() -> None:
    """Panning goes through the question with its answers, then through each answer alone."""
    felt = Felt(GAMES)
    read = [felt.text]
    for _ in range(6):
        felt.press("pan_right")
        read.append(felt.text)
    assert " ".join(read).split()[:8] == ["Quel", "jeu", "?", "1.", "No", "Thanks", "2.", "Titus"]
    assert read.count("1. No Thanks") == 2, "in the whole, and alone"
    for _ in range(20):
        felt.press("pan_left")
    assert felt.text == read[0]


def test_panning_back_leads_through_the_same_pages() -> None:
    """Back from an answer that stands alone, the end of what was read before is felt again.

    Fails when the words about Enter, which end the whole question, are passed over.
    """
    long_rows = PromptSpec("Quel jeu ?", (("1", "1. Six qui prend"), ("", "Enter alone: 1.")))
    felt = Felt(long_rows)
    read = [felt.text]
    for _ in range(6):
        felt.press("pan_right")
        read.append(felt.text)
    assert len(set(read[3:5])) == 2, "two pages of the whole, then those of an answer"
    back = [felt.text]
    for _ in range(6):
        felt.press("pan_left")
        back.append(felt.text)
    assert back == read[::-1]


def test_a_routing_key_over_an_answer_gives_it() -> None:
    """The key over any cell of an answer is the answer; over the question it is nothing."""
    felt = Felt(GAMES, width=40)
    assert felt.question.handle_key(Routing(0)) is None
    assert felt.question.handle_key(Routing(felt.text.index("Titus") + 4)) == "2"


def test_enter_gives_the_answer_that_stands_alone() -> None:
    """Down goes to the answers one by one, and Enter takes the one under the fingers."""
    felt = Felt(GAMES, width=40)
    felt.press("down")
    assert felt.text == "1. No Thanks"
    felt.press("space", "dot4")
    assert felt.text == "2. Titus"
    felt.press("up")
    felt.press("down")
    assert felt.press("select") == "2"


def test_an_answer_that_fills_a_page_stands_alone_too() -> None:
    """On a narrow display each page of the whole question holds one answer, and Enter gives that.

    A page with the question or with two answers on it gives what is usual. Fails when Enter over
    the words for leaving begins a new game.
    """
    felt = Felt(GAMES, width=12)
    while felt.text != "2. Titus":
        felt.press("pan_right")
    assert felt.press("select") == "2"
    narrow = PromptSpec("Quoi ?", [("1", "1. Vérifier l'installation"), ("2", "2. Quitter")])
    felt = Felt(narrow, width=12)
    for page in ("1. Vérifier", "l'installati"):
        felt.press("pan_right")
        assert felt.text == page, "a piece of one answer"
    assert felt.press("select") == "1"
    wide = Felt(PromptSpec("Quoi ?", [("1", "1. Oui"), ("2", "2. Non"), ("", "Rien")]), width=14)
    for page in ("Quoi ? 1. Oui", "2. Non Rien"):
        assert wide.text == page
        assert wide.press("select") == ""
        wide.press("pan_right")


@pytest.mark.parametrize("keys", [["select"], ["dot8"], ["pan_left", "pan_right"]])
def test_enter_alone_is_what_is_usual(keys: list[str]) -> None:
    """Each way to say Enter, without anything typed, is the empty answer."""
    assert Felt(GAMES).press(*keys) == ""


@pytest.mark.parametrize("notation", ["french-compact", "ueb", "german", "us-compact"])
def test_a_number_is_typed_in_the_readers_own_digits(notation: str) -> None:
    """Digits as the notation writes them, with its sign if it has one."""
    felt = Felt(GAMES, notation)
    felt.type("12")
    assert felt.press("select") == "12"


@pytest.mark.parametrize("notation", ["french", "ueb", "german-compact"])
def test_keys_with_digits_and_letters_type_them(notation: str) -> None:
    """A number of several digits is one number in every notation, and h asks for help.

    Fails when the second digit has a number sign of its own.
    """
    felt = Felt(replace(GAMES, answers=[("10", "10. Titus")]), notation, width=40)
    for key in "120":
        assert felt.press(key) is None
    assert felt.text.startswith("Quel jeu ? 120")
    felt.press("dot7")
    assert felt.press("select") == "12"
    asked = Felt(GAMES)
    asked.press("h")
    assert asked.press("select") == "h"


def test_digits_of_computer_braille_need_no_sign() -> None:
    """Somebody who reads UEB may type digits of a computer code, one cell each."""
    felt = Felt(GAMES, "ueb")
    felt.dots("2", "23")
    assert felt.press("select") == "12"


@pytest.mark.parametrize("notation", ["french-compact", "ueb", "german-compact", "french"])
def test_names_are_typed_in_the_readers_own_letters(notation: str) -> None:
    """Capitals, commas and a colon come through as they are written in each notation."""
    felt = Felt(NAMES, notation, width=40)
    felt.type("Nadia,Ana:bot")
    assert felt.press("select") == "Nadia,Ana:bot"


def test_what_is_typed_is_felt_and_can_be_mended() -> None:
    """The cursor stands behind the last cell, and dot 7 alone takes that away."""
    felt = Felt(NAMES, width=12)
    felt.type("anb")
    assert felt.question.window.rstrip(b"\0")[-1] == 0xC0
    felt.press("dot7")
    felt.type("a")
    assert felt.press("dot8") == "ana"


@pytest.mark.parametrize("length", [11, 12, 13, 24, 25])
def test_the_cursor_is_never_lost(length: int) -> None:
    """However much is typed, the cursor is under the fingers, behind the last cell.

    Fails when a name that just fills the display leaves no cell for it.
    """
    felt = Felt(NAMES, width=12)
    felt.type("a" * length)
    assert 0xC0 in felt.question.window


def test_what_is_typed_is_read_by_panning_and_stays() -> None:
    """Panning beyond either end of what was typed leaves it as it is.

    Fails when a name of many letters is gone because it was read once more.
    """
    felt = Felt(NAMES, width=12)
    felt.type("Nadia,Ana:bot")
    for key in ("pan_left", "pan_left", "pan_right", "pan_right", "pan_right"):
        felt.press(key)
    assert felt.press("select") == "Nadia,Ana:bot"


def test_what_was_taken_back_leaves_the_row_as_it_was() -> None:
    """When the last cell is gone, the answer that Enter would give stands there again.

    Fails when the question alone is left, and Enter gives an answer that nobody can feel.
    """
    felt = Felt(GAMES, width=40)
    felt.press("down")
    felt.type("7")
    felt.press("dot7")
    felt.press("dot7")
    assert felt.text == "1. No Thanks"
    assert felt.press("select") == "1"


def test_cells_are_given_as_they_were_typed() -> None:
    """Where cells are asked for, nothing is read into them; Enter alone is no answer then.

    Fails when they are translated.
    """
    felt = Felt(PromptSpec("dots of 17?", wanted="cells"), width=20)
    assert felt.press("select") is None
    felt.dots("6", "146", "1278")
    assert felt.press("select") == "⠠⠩⣃"


@pytest.mark.parametrize("lines", [("Le but.", "Chaque carte coûte.", "Fin."), ("Le but.",)])
def test_what_is_read_comes_once(lines: tuple[str, ...]) -> None:
    """Rules are read one line a row, and panning beyond the last one leads on; so does Enter.

    Fails when all lines come a second time, or when a letter is written among them.
    """
    reading = PromptSpec(lines[0], [("", line) for line in lines[1:]], "nothing")
    felt = Felt(reading, width=40)
    felt.type("q")
    read = [felt.text]
    while (answer := felt.press("pan_right")) is None:
        read.append(felt.text)
    assert tuple(read) == lines
    assert answer == ""
    felt = Felt(reading, width=40)
    felt.press("down")
    felt.press("up")
    assert felt.text == lines[0]
    assert felt.press("select") == ""


@pytest.mark.parametrize("notation", ["french-compact", "french", "ueb", "german"])
@pytest.mark.parametrize("key", ["0", "q", "h"])
def test_the_way_back_below_a_page_can_be_typed(notation: str, key: str) -> None:
    """Below a page that has a way back, its key and that of the help are typed, as elsewhere.

    Fails when the dots go nowhere and Enter then leads on, or when panning or a routing key does.
    """
    reading = PromptSpec("The aim.", (("", "Cards cost."), ("0", "0. Back")), "nothing")
    felt = Felt(reading, notation, width=20)
    felt.press("down")
    felt.press("down")
    felt.type(key)
    assert felt.press("pan_right") is None
    assert felt.question.handle_key(Routing(0)) is None
    assert felt.press("select") == key
    felt = Felt(reading, notation, width=20)
    before = felt.text
    felt.type(key)
    for _ in felt.translator.cells(key):
        felt.press("dot7")
    assert felt.text == before
    assert felt.press("select") == USUAL


def test_a_word_for_a_number_comes_through() -> None:
    """What is no number is given as the letters that it is, so that it can be told, or be q."""
    felt = Felt(PromptSpec("12", wanted="number"))
    felt.type("q")
    assert felt.press("select") == "q"


@pytest.mark.parametrize("key", ["select", "up", "dot1", "pan_right"])
def test_a_notice_is_read_to_its_end(key: str) -> None:
    """Panning goes through all of it, back too; beyond its end, or at another key, it is over.

    Fails when only Enter ends it.
    """
    felt = Felt(PromptSpec("no, seventeen 17", wanted="any key"), "ueb", width=10)
    read = []
    for name in ("pan_left", "pan_right", "pan_left", "pan_right", "pan_right"):
        assert felt.press(name) is None
        read.append(felt.text.strip())
    assert read == ["no,", "seventeen", "no,", "seventeen", "17"]
    assert felt.press("pan_right") == USUAL
    felt = Felt(PromptSpec("no, 17", wanted="any key"), "ueb", width=10)
    assert felt.question.handle_key(Routing(0)) is None
    assert felt.press("space", "dot3") is None
    assert felt.press(key) == USUAL


def test_what_means_nothing_does_nothing() -> None:
    """A key of the maker's own, and a chord with space, are no letters of an answer."""
    felt = Felt(NAMES)
    before = felt.text
    felt.press("b9", "dot1")
    felt.press("space", "dot1", "dot2")
    felt.press("calibrate")
    assert felt.text == before
    assert felt.press("select") == ""

"""The wrapping of sentences; pages are tested through the terminal."""

from __future__ import annotations

import os

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessigame.devices.console import large_print
from accessigame.devices.console.pages import MAX_WIDTH, Pager, wrapped
from accessigame.output.blocks import Block, Piece
from accessigame.words.words import Utterance


@given(st.lists(st.text("abcdé17-.", min_size=1, max_size=19)), st.integers(21, 200))
def test_lines_break_at_spaces_only(words: list[str], width: int) -> None:
    """No word that fits a line is ever cut, at a hyphen either, and no line fills the width."""
    lines = wrapped(" ".join(words), width)
    assert " ".join(lines).split() == words
    assert max(map(len, lines)) <= min(width - 1, MAX_WIDTH)


@pytest.mark.parametrize(
    ("sentence", "lines"),
    [
        ("Prends la 3. Passe, ou prends.", ["Prends la 3.", "Passe, ou prends."]),
        ("Prends la carte, ou passe donc", ["Prends la carte,", "ou passe donc"]),
        ("Combien de jetons a pris Ana ? 3", ["Combien de jetons a", "pris Ana ? 3"]),
        ("12, tu ramasses la rangée", ["12, tu ramasses la", "rangée"]),
        ("Encore donc une seule question : dis", ["Encore donc une seule", "question : dis"]),
        ("Ana prend la carte douze", ["Ana prend la carte", "douze"]),
        ("/home/lea/jeux/2026-11-23.jsonl", ["/home/lea/jeux/", "2026-11-23.jsonl"]),
        (
            "/jeux/2026-11-23-060252-no-thanks.jsonl",
            ["/jeux/", "2026-11-23-060252-no-", "thanks.jsonl"],
        ),
        ("une_partie_du_vendredi_soir", ["une_partie_du_", "vendredi_soir"]),
        ("x" * 30, ["x" * 22, "x" * 8]),
        ("", [""]),
    ],
)
def test_a_line_is_broken_where_a_voice_would_pause(sentence: str, lines: list[str]) -> None:
    """Behind a sentence, else behind a part, else at a blank; a path behind a folder.

    Fails when a line is filled as far as it goes: a reader then says "ou 0" and "Entrée".
    """
    assert wrapped(sentence, 23) == lines


def test_a_wide_window_is_used_for_a_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who listens hears a sentence in one piece where it fits; eyes have lines of 78 signs."""
    monkeypatch.setattr("shutil.get_terminal_size", lambda **_: os.terminal_size((200, 24)))
    long = Utterance("mot " * 40, "", "fr")
    for reader, lines in ((True, 1), (False, 3)):
        pager = Pager("More", "Key:", reader=reader, large=False)
        pager.add(Block((long,), None), (long,))
        assert pager.next_page("", "").count("mot") == 40
        pager.add(Block((long,), None), (long,))
        assert pager.next_page("", "").count("\n") == lines + 1


def test_a_sentence_of_several_lines_keeps_them() -> None:
    """The rules and the help are written in lines."""
    assert wrapped("1. Le but.\nLe plus petit total gagne.", 80) == [
        "1. Le but.",
        "Le plus petit total gagne.",
    ]


POSITION = ("12⁄3", "35⁄1", "60⁄5", "88⁄2", "│", "7", "80", "81", "82", "83")


@pytest.mark.parametrize(("rows", "numbers"), [(24, 1), (40, 3)])
def test_large_letters_show_the_position_where_no_card_is_asked_about(
    rows: int, numbers: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rows of a game are drawn high, and the hand below where there is room for it.

    Fails when a player with low vision has nothing large in a game without a card in question.
    """
    page = _page(rows, monkeypatch, prompt=Utterance("Which card?", "", "en"))
    drawn = [line for line in page.split("\n") if "\x1b[1;93;40;7m" in line]
    assert len(drawn) == numbers * large_print.ROWS
    assert page.count("\n") <= rows


def test_nothing_is_drawn_where_nobody_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """While a bot thinks, and for a screen reader, there are sentences alone."""
    assert ";7m" not in _page(40, monkeypatch, prompt=None)
    asked = Utterance("Which card?", "", "en")
    assert ";7m" not in _page(40, monkeypatch, prompt=asked, reader=True)


def _page(
    rows: int,
    monkeypatch: pytest.MonkeyPatch,
    *,
    prompt: Utterance | None,
    reader: bool = False,
) -> str:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setattr("shutil.get_terminal_size", lambda **_: os.terminal_size((80, rows)))
    pager = Pager("More", "Key:", reader=reader, large=True)
    said = tuple(Utterance(f"Sentence {number}.", "", "en") for number in range(30))
    pager.add(Block(said, prompt, state=tuple(map(Piece, POSITION))), said)
    page = pager.next_page("", "")
    while pager.has_more:
        page = pager.next_page("", "")
    return page


@pytest.mark.parametrize(
    ("key", "sentence", "lines"),
    [
        ("t", "Tu prends le 17.", [" Tu prends le 17."]),
        ("a", "Avant :", [" Avant :"]),
        ("p", "Tu passes.", ["Tu passes."]),
        ("8", "8 jetons.", ["Well.", "8 jetons."]),
        ("w", "what", [" Well.", "what"]),
        ("", "Tu prends le 17.", ["Tu prends le 17."]),
        ("t", "T" * 39, ["T" * 39]),
    ],
)
def test_no_page_begins_with_the_key(key: str, sentence: str, lines: list[str]) -> None:
    """A terminal that tells new text leaves out what was pressed, in small or capital letters.

    A blank before the line keeps the letter, as long as the line has room for it.
    Fails when only the same letter is noticed: Windows Terminal then tells "u prends le 17".
    """
    pager = Pager("More", "Well.", reader=True, large=False, size=lambda: (40, 24))
    news = Utterance(sentence, "", "fr")
    pager.add(Block((news,), None), (news,))
    assert pager.next_page(key, "").splitlines() == ["", *lines]

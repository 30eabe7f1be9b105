"""A line to all at a terminal: its key opens it, Enter sends it, and nothing of it is played."""

from __future__ import annotations

import pytest

from accessigame.core.model import Intent, NotUnderstood, Refusal
from accessigame.devices.console.terminal import TOUCH, Terminal
from accessigame.input.key_entry import TextPasted
from accessigame.input.keymap import Word
from accessigame.input.text_line import LONGEST, AskLine
from accessigame.output.blocks import Block
from accessigame.words.words import Localizer
from tests.devices.console.recording import Screen, block
from tests.devices.console.test_terminal import on_a_screen

SAY = Intent(Word.SAY)


def asking(monkeypatch: pytest.MonkeyPatch) -> tuple[Terminal, Screen]:
    """Return a terminal at a table with guests, which asks for a card."""
    terminal, screen = on_a_screen(monkeypatch)
    terminal.line_prompt = Localizer("en").say(AskLine())
    terminal.deliver(block(prompt="card:"))
    return terminal, screen


def typed(terminal: Terminal, *reads: str) -> list[Intent | Refusal | None]:
    """Type what arrives read by read; return what it meant, besides that keys were touched."""
    named = {"\r": "c-m", "\x7f": "c-h", "\x1b": "escape"}
    received: list[Intent | Refusal | None] = []
    for read in reads:
        terminal.press([named.get(sign, sign) for sign in read], received.append)
    return [given for given in received if given != TOUCH]


@pytest.mark.parametrize("keys", [(":",), ("0", "0", "."), ("0", "0", "r")])
def test_a_line_is_typed_behind_its_key(
    monkeypatch: pytest.MonkeyPatch, keys: tuple[str, ...]
) -> None:
    """Letters, digits and signs are text; Backspace takes one away; Enter sends.

    Fails when a letter of the text is a key of the game.
    """
    terminal, screen = asking(monkeypatch)
    assert typed(terminal, *keys, *"t 17 q", "\x7f", *"é!", "\r") == [
        Intent(Word.SAY, text="t 17 é!")
    ]
    assert "Message: t 17 q\b \bé!" in "".join(screen.writes)


@pytest.mark.parametrize("end", ["\x1b", "\r"])
def test_a_line_that_is_dropped(monkeypatch: pytest.MonkeyPatch, end: str) -> None:
    """Escape drops the line, an empty one is none; the question is asked again."""
    terminal, _ = asking(monkeypatch)
    text = ("x",) if end == "\x1b" else ()
    assert typed(terminal, ":", *text, end, "t") == [Intent(Word.ENTER), Intent(Word.TAKE)]


def test_news_come_above_the_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """What others do meanwhile is written, then the line with what is typed so far.

    Fails when news take the typed text away, or wait for a page to be turned.
    """
    terminal, screen = asking(monkeypatch)
    typed(terminal, ":", *"hel")
    terminal.deliver(block(*(f"News {number}." for number in range(60)), prompt="row:"))
    assert screen.writes[-1].startswith("\nNews 0.\n")
    assert "\nNews 59.\n" in screen.writes[-1]
    assert screen.writes[-1].endswith("Message: hel")
    assert typed(terminal, *"lo", "\r") == [Intent(Word.SAY, text="hello")]


def test_a_paste_of_one_line_is_text_and_of_more_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What stands behind the Enter of a paste is neither sent nor played.

    Fails when a pasted text of two lines presses keys.
    """
    terminal, _ = asking(monkeypatch)
    refused = typed(terminal, ":", "one\rt\rq")
    assert [type(given) for given in refused] == [NotUnderstood]
    assert isinstance(refused[0], Refusal)
    assert refused[0].event == TextPasted()
    assert typed(terminal, "two ok\r") == [Intent(Word.SAY, text="two ok")]


def test_a_long_line_ends_at_its_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    """Further characters are not taken, and a long paste presses no keys afterwards."""
    terminal, _ = asking(monkeypatch)
    typed(terminal, ":", "x" * 300)
    assert typed(terminal, "tq\r") == []
    terminal._bursts._pasted_until = 0.0
    assert typed(terminal, "\r") == [Intent(Word.SAY, text="x" * LONGEST)]


def test_leaving_ends_the_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C leaves from an open line, and the farewell has no question."""
    terminal, screen = asking(monkeypatch)
    received: list[Intent | Refusal | None] = []
    typed(terminal, ":", "x")
    terminal.press(["c-c"], received.append)
    terminal.deliver(Block((Localizer("en").say(AskLine()),)))
    assert [given.word for given in received if isinstance(given, Intent)] == [Word.QUIT]
    assert screen.writes[-1] == "\nMessage:\n"


def test_where_nobody_reads_the_key_is_the_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """At a table without guests no line is opened; the table says why."""
    terminal, _ = on_a_screen(monkeypatch)
    terminal.deliver(block(prompt="card:"))
    assert typed(terminal, ":", "t") == [SAY, Intent(Word.TAKE)]

"""The terminal: one write a turn, the place of its question, pages, and keys.

Covers `devices/console/terminal.py`.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from dataclasses import replace

import pyte
import pytest
from hypothesis import given
from hypothesis import strategies as st
from prompt_toolkit.input import create_pipe_input

from accessigame.core.model import Intent, Refusal
from accessigame.devices.console.terminal import TOUCH, Terminal
from accessigame.input.key_entry import KeyUnknown
from accessigame.input.keymap import NAMELESS
from accessigame.output.blocks import Block
from accessigame.words.words import Utterance
from tests.devices.console.recording import Screen, block

MORE, LEAD = "Suite, Entrée :", "Bien."
UP = "\n\x1b[A"
"""What makes the empty row below the question."""


def on_a_screen(monkeypatch: pytest.MonkeyPatch) -> tuple[Terminal, Screen]:
    """Return a terminal, and what stands in for its standard output: 80 columns, 24 rows."""
    screen = Screen()
    monkeypatch.setattr("sys.stdout", screen)
    monkeypatch.setattr("shutil.get_terminal_size", lambda **_: os.terminal_size((80, 24)))
    monkeypatch.setenv("TERM", "xterm")
    return Terminal(MORE, LEAD), screen


def press(terminal: Terminal, *keys: str) -> list[Intent | Refusal | None]:
    """Press keys; return what they meant, besides that keys were touched."""
    received: list[Intent | Refusal | None] = []
    for key in keys:
        terminal._on_key(key, received.append)
    return [intent for intent in received if intent != TOUCH]


# out ------------------------------------------------------------------------------------------


def test_a_turn_is_one_write_and_ends_at_the_question(monkeypatch: pytest.MonkeyPatch) -> None:
    """All sentences and the question go out together and at once."""
    terminal, screen = on_a_screen(monkeypatch)
    terminal.deliver(block("Ana passe.", "Ben passe."))
    assert screen.writes == [f"\nAna passe.\nBen passe.\n{UP}17 +3 ? "]
    assert screen.flushed == 1


def test_a_terminal_without_control_sequences_gets_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """A dumb terminal would show what moves the cursor as text."""
    on_a_screen(monkeypatch)
    monkeypatch.setenv("TERM", "dumb")
    terminal, screen = Terminal(MORE, LEAD), Screen()
    monkeypatch.setattr("sys.stdout", screen)
    terminal.deliver(block("Ana passe."))
    assert screen.writes == ["\nAna passe.\n17 +3 ? "]


@pytest.mark.parametrize("size", [(80, 24), (40, 12), (80, 6)])
def test_below_the_question_stays_an_empty_row(
    monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    """On a real screen, full or not, of any size: after news, pages, digits and backspace.

    Fails when the question stands on the last row: Orca then says it again before its answer.
    """
    terminal, screen = on_a_screen(monkeypatch)
    monkeypatch.setattr("shutil.get_terminal_size", lambda **_: os.terminal_size(size))
    shown = pyte.Screen(*size)
    stream = pyte.Stream(shown)
    rows: list[str] = []
    for news in (1, 0, 9, 40, 3):
        terminal.deliver(block(*(f"Ligne {number}." for number in range(news))))
        for key in ("", "1", "7", "c-h", "enter", "enter", "enter"):
            press(terminal, *([key] if key else []))
            stream.feed("".join(screen.writes).replace("\n", "\r\n"))
            screen.writes.clear()
            asked, below = shown.display[shown.cursor.y], shown.display[shown.cursor.y + 1]
            rows.append(asked.strip())
            assert not below.strip()
            assert len(asked.rstrip()) <= shown.cursor.x
    assert {"17 +3 ?", "17 +3 ? 17", MORE} <= set(rows)


def test_the_cursor_never_rests_where_it_rested(monkeypatch: pytest.MonkeyPatch) -> None:
    """A question as long as the last one is indented by a blank; typed digits count, too.

    Fails when it rests there: BRLTTY stays on the line that was read, and does not follow.
    """
    terminal, screen = on_a_screen(monkeypatch)
    for prompt in ("17 +3 ?", "17 +3 ?", "12 +0 ?", "9 +0 ?", "9 +0 ?"):
        terminal.deliver(block(prompt=prompt))
    press(terminal, "1")
    terminal.forget_typed()
    terminal.deliver(block(prompt="9 +0 ?"))
    assert [written.rpartition(UP)[2] for written in screen.writes] == [
        "17 +3 ? ",
        " 17 +3 ? ",
        "12 +0 ? ",
        "9 +0 ? ",
        " 9 +0 ? ",
        "1",
        "9 +0 ? ",
    ]


def test_a_question_without_room_for_a_blank_is_asked_in_short(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A prompt of 18 letters that comes again comes in its braille form; longer ones always do."""
    terminal, screen = on_a_screen(monkeypatch)
    for high in (2, 2, 3, 11):
        asked = Utterance(f"Pioche 19, 1 à {high} ?", "pioche 19", "fr")
        terminal.deliver(Block((), asked))
    assert [written.rpartition(UP)[2] for written in screen.writes] == [
        "Pioche 19, 1 à 2 ? ",
        "pioche 19 ? ",
        "Pioche 19, 1 à 3 ? ",
        "pioche 19 ? ",
    ]


def test_lines_that_come_again_keep_a_page_short(monkeypatch: pytest.MonkeyPatch) -> None:
    """More lines stay on the screen than any run of them comes again, so nobody mixes them up.

    Fails when a page fills the screen whatever stands there.
    """
    terminal, screen = on_a_screen(monkeypatch)
    terminal.deliver(block("15 sur la pioche.", "15 pour Ana."))
    news = [f"Ligne {number}." for number in range(20)]
    terminal.deliver(block(*news[:9], "15 sur la pioche.", "15 pour Ana.", *news[9:]))
    assert [written.count("\n") for written in screen.writes] == [4, 21]
    press(terminal, "enter")
    assert screen.writes[-1] == f"\nLigne 17.\nLigne 18.\nLigne 19.\n{UP}17 +3 ? "


def test_a_reader_is_given_no_star_for_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """A star makes yasr say "space"; who has no reader sees one for each number.

    Fails when the row of stars tells who sits beside that the card has one digit, or three.
    """
    for reader, shown in ((True, []), (False, ["*", " ", "*", "\b \b", "\b \b", "\b \b"])):
        _, screen = on_a_screen(monkeypatch)
        terminal = Terminal(MORE, LEAD, reader=reader)
        terminal.deliver(Block((), Utterance("Ana, carte :", "ana carte", "fr"), secret=True))
        press(terminal, "4", "2", " ", "1", "0", "4", *["c-h"] * 6)
        assert screen.writes[1:] == shown


def test_what_is_longer_than_the_screen_comes_by_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each page is one write with a question of its own; any key turns it."""
    terminal, screen = on_a_screen(monkeypatch)
    sentences = [f"Ligne numéro {number}." for number in range(50)]
    terminal.deliver(block(*sentences))
    assert press(terminal, "c-m", " ") == []
    assert [written.count("\n") for written in screen.writes] == [23, 22, 11]
    assert [written.rpartition(UP)[2] for written in screen.writes] == [
        "Suite, Entrée : ",
        " Suite, Entrée : ",
        "17 +3 ? ",
    ]
    told = "".join(written.rpartition(UP)[0] for written in screen.writes).split("\n")
    assert [line for line in told if line] == sentences
    assert screen.flushed == 3


def test_news_wait_behind_the_pages_that_are_being_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """News during pages are neither lost nor put before them."""
    terminal, screen = on_a_screen(monkeypatch)
    terminal.deliver(block(*(f"Ligne {number}." for number in range(30))))
    before = len(screen.writes)
    terminal.deliver(block("Plage retrouvée."))
    assert len(screen.writes) == before
    press(terminal, "enter")
    assert "Ligne 29.\nPlage retrouvée.\n" in screen.writes[-1]


def test_q_leaves_the_pages_and_not_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """After q the question of the game stands at the cursor."""
    terminal, screen = on_a_screen(monkeypatch)
    terminal.deliver(block(*("Encore." for _ in range(60))))
    assert press(terminal, "q") == []
    assert screen.writes[-1] == f"\n{UP} 17 +3 ? "  # it is half as long as the other question
    assert press(terminal, "q") == [Intent("quit")]


def test_pages_that_nobody_reads_do_not_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """Beside a voice or a display all of the text is written, and each key is the game's.

    Fails when a key turns a page: a listener would believe to have moved.
    """
    _, screen = on_a_screen(monkeypatch)
    terminal = Terminal(MORE, LEAD, waits=False)
    terminal.deliver(block(*(f"Ligne {number}." for number in range(60))))
    assert press(terminal, "p") == [Intent("refuse")]
    assert [written.count("\n") for written in screen.writes] == [62]


def test_an_answer_never_begins_with_the_key(monkeypatch: pytest.MonkeyPatch) -> None:
    """Readers take such a beginning for the echo of the key, and swallow it."""
    terminal, screen = on_a_screen(monkeypatch)
    press(terminal, "t")
    terminal.deliver(block("t : prendre la carte."))
    press(terminal, "p")
    terminal.deliver(block("t : prendre la carte."))
    assert screen.writes[0].startswith("\nBien.\nt : prendre")
    assert screen.writes[1].startswith("\nt : prendre")


def test_digits_being_typed_come_back_behind_a_new_question(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """News in the middle of a number does not hide what was typed."""
    terminal, screen = on_a_screen(monkeypatch)
    press(terminal, "1", "7")
    terminal.deliver(block("La plage est revenue."))
    assert screen.writes[-1] == f"\nLa plage est revenue.\n{UP}17 +3 ? 17"
    assert press(terminal, "enter") == [Intent("number", 17)]


def test_without_a_question_the_last_line_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """A farewell leaves the cursor at the beginning of a line."""
    terminal, screen = on_a_screen(monkeypatch)
    terminal.deliver(block("Au revoir.", prompt=""))
    assert screen.writes == ["\nAu revoir.\n"]


def test_a_question_waits_for_a_reader_that_gets_the_sentences_directly(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It is written once, when they were handed over; news that come meanwhile ask no second time.

    Fails when the question overtakes the sentences, or is written twice.
    """
    terminal, screen = on_a_screen(monkeypatch)
    waiting: list[Callable[[], None]] = []
    terminal.read_elsewhere, terminal.after_reading = lambda: True, waiting.append
    terminal.deliver(block("Ana passe."))
    terminal.deliver(block("Ben passe.", prompt="17 +4 ?"))
    assert screen.writes == []
    for write in waiting:
        write()
    assert screen.writes == [f"\n{UP}17 +4 ? "]


def test_a_terminal_that_has_gone_is_written_to_no_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The game goes on to its end without a word, and Python ends without a complaint."""
    terminal, _ = on_a_screen(monkeypatch)
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w") as gone:
        monkeypatch.setattr("sys.stdout", gone)
        terminal.deliver(block("Partie enregistrée."))
        terminal.deliver(block("Au revoir."))


# in -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("keys", "meant"),
    [
        (["t"], [Intent("take")]),
        (["T"], [Intent("take")]),
        (["1", "7", "c-m"], [Intent("number", 17)]),
        (["1", "7", "c-j"], [Intent("number", 17)]),
        (["1", "c-h", "3", "c-m"], [Intent("number", 3)]),
        (["1", "delete", "3", "c-m"], [Intent("number", 3)]),
        (["2", "r"], [Intent("repeat", 2)]),
        (["c-m"], [Intent("enter")]),
        (["c-c"], [Intent("quit")]),
        (["c-d"], [Intent("quit")]),
    ],
)
def test_keys_mean(monkeypatch: pytest.MonkeyPatch, keys: list[str], meant: list[Intent]) -> None:
    """Letters act at once, digits wait for Enter or a letter, Ctrl-C and Ctrl-D leave."""
    terminal, _ = on_a_screen(monkeypatch)
    assert press(terminal, *keys) == meant


def test_a_key_without_a_meaning_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """A key that writes nothing is refused without a name, and digits before it are forgotten."""
    terminal, _ = on_a_screen(monkeypatch)
    (refusal,) = press(terminal, "1", "f9")
    assert isinstance(refusal, Refusal)
    assert refusal.event == KeyUnknown(NAMELESS)
    assert press(terminal, "c-m") == [Intent("enter")]


def test_a_report_of_the_terminal_is_no_key(monkeypatch: pytest.MonkeyPatch) -> None:
    """A report of the terminal is neither answered nor does it silence anything."""
    terminal, screen = on_a_screen(monkeypatch)
    heard = typed(terminal, "\x1b[24;80Rt", monkeypatch)
    assert heard == [TOUCH, Intent("take"), None]
    assert screen.writes == []


def test_every_key_is_felt_before_it_means_something(monkeypatch: pytest.MonkeyPatch) -> None:
    """A key silences the voice at once, whatever it means later."""
    terminal, _ = on_a_screen(monkeypatch)
    received: list[Intent | Refusal | None] = []
    for key in ("1", "c-m", "t"):
        terminal._on_key(key, received.append)
    assert received == [TOUCH, TOUCH, Intent("number", 1), TOUCH, Intent("take")]


def test_only_digits_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """Backspace takes away digits and nothing of the question."""
    terminal, screen = on_a_screen(monkeypatch)
    press(terminal, "1", "7", "c-h", "c-h", "c-h", "t", "c-m")
    assert screen.writes == ["1", "7", "\b \b", "\b \b"]


def typed(terminal: Terminal, keys: str, monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Return the intents of keys that are typed through prompt_toolkit's own parser, to the end."""

    async def listen() -> list[object]:
        received: asyncio.Queue[object] = asyncio.Queue()
        with create_pipe_input() as pipe:
            monkeypatch.setattr("prompt_toolkit.input.create_input", lambda: pipe)
            with terminal.listening(received.put_nowait):
                pipe.send_text(keys)
                pipe.close()
                heard = [await received.get()]
                while heard[-1] is not None:
                    heard.append(await received.get())
        return heard

    return asyncio.run(listen())


def test_real_key_codes_are_understood(monkeypatch: pytest.MonkeyPatch) -> None:
    """Carriage return is Enter, delete is backspace, and an end of the keyboard ends the game."""
    terminal, _ = on_a_screen(monkeypatch)
    heard = typed(terminal, "12\x7f7\rt\x03", monkeypatch)
    assert [intent for intent in heard if intent != TOUCH] == [
        Intent("number", 17),
        Intent("take"),
        Intent("quit"),
        None,
    ]


@given(
    st.lists(
        st.one_of(
            st.sampled_from([*"0123456789tpjhuz.+-*/?", "c-m", "c-h", "up", "escape", "<any>"]),
            st.lists(
                st.sampled_from(["t : prendre.", "17 pour Ana.", "", "p", "7 " * 60]), max_size=9
            ),
        )
    )
)
def test_whatever_is_typed_and_told_stays_clean(acts: list[str | list[str]]) -> None:
    """Keys and news in any order: each turn one write, no key first, no cursor where it was."""
    with pytest.MonkeyPatch.context() as patch:
        screen = Screen()
        patch.setattr("sys.stdout", screen)
        patch.setattr("shutil.get_terminal_size", lambda **_: os.terminal_size((40, 8)))
        patch.setenv("TERM", "xterm")
        terminal = Terminal(MORE, LEAD)
        column = 0
        key = ""
        for act in acts:
            screen.writes.clear()
            if isinstance(act, str):
                key = act
                press(terminal, act)
            else:
                terminal.deliver(block(*act))
            for written in screen.writes:
                if not written.startswith("\n"):
                    column += len(written) if "\b" not in written else -1
                else:
                    line = written.rpartition(UP)[2]
                    assert len(line) != column
                    column = len(line)
                    assert UP in written
                    assert not (len(key) == 1 and written[1:].startswith(key))
            turns = [written for written in screen.writes if written.startswith("\n")]
            assert len(turns) <= 1
            assert len("".join(screen.writes[1:])) <= 1, "at most a digit behind the question"
            assert all(len(line) < 40 for line in "".join(screen.writes).split("\n"))
            assert "\x1b" not in "".join(screen.writes).replace(UP, "")


@pytest.mark.parametrize(
    ("keys", "meant"),
    [
        ("k", [Intent("costs")]),
        ("c", [Intent("my-cards")]),
        ("3a", [Intent("older", 3)]),
        ("h", [Intent("help")]),
        ("t", [Intent("take")]),
    ],
)
def test_a_key_that_means_something_ends_the_pages_of_an_answer(
    monkeypatch: pytest.MonkeyPatch, keys: str, meant: list[Intent]
) -> None:
    """The key does its work, and the rest is left out; digits stand behind the question.

    Fails when a key only turns a page.
    """
    terminal, screen = on_a_screen(monkeypatch)
    lines = block(*(f"Ligne {number}." for number in range(60)))
    terminal.deliver(replace(lines, answer=True))
    assert press(terminal, *keys) == meant
    terminal.deliver(block("Réponse."))
    assert "Ligne 59." not in "".join(screen.writes)
    assert f"\nRéponse.\n{UP}17 +3 ?" in screen.writes[-1]
    if keys[0].isdigit():
        assert screen.writes[1:3] == [f"\n{UP} 17 +3 ? ", "3"]


def test_no_move_is_made_on_a_question_that_nobody_has_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Behind long news waits a question; `t` turns the pages up to it, then it takes.

    Fails when a player takes a card that the program has not told.
    """
    terminal, screen = on_a_screen(monkeypatch)
    terminal.deliver(block(*(f"Ligne {number}." for number in range(40))))
    assert press(terminal, "t") == []
    assert screen.writes[-1].endswith(f"Ligne 39.\n{UP}17 +3 ? ")
    assert press(terminal, "t") == [Intent("take")]


@pytest.mark.parametrize("key", ["c-m", " ", "!", "escape", "f7"])
def test_enter_and_keys_without_a_meaning_turn_the_page(
    monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    """Enter, a blank and a slip go on, without a word."""
    terminal, screen = on_a_screen(monkeypatch)
    terminal.deliver(block(*(f"Ligne {number}." for number in range(60))))
    assert press(terminal, key) == []
    assert "Ligne 39." in screen.writes[-1]

"""A guest at a real ssh: the code, keys, pages, another window, a lost line, the own language."""

from __future__ import annotations

import re
import signal
import subprocess
from pathlib import Path

import pytest

from accessigame.core.model import NotUnderstood
from accessigame.doors.invitations import MOST_WRONG
from accessigame.doors.limits import Limits
from accessigame.input.key_entry import TextPasted
from tests.doors.at_ssh import (
    ASKED,
    LISE,
    NEEDED,
    come_in,
    environment,
    guest,
    let_in,
    seated,
    ssh_to,
)
from tests.doors.hosting import Hosted, block, hosted
from tests.wait_for import PATIENCE, wait_for

pytestmark = NEEDED

UP = "\x1b[A"
"""The cursor goes up, above an empty row."""


def test_a_code_opens_a_seat_and_is_seen_as_it_is_typed(host: Hosted, tmp_path: Path) -> None:
    """Digits stand at the cursor, backspace takes one back, and the right code opens the seat."""
    code = host.invite(LISE)
    with guest(host, tmp_path) as terminal:
        terminal.wait_line("Code: ")
        assert "Type the six digits of your code, then Enter. Press q to leave." in terminal.screen
        terminal.type(code[:3])
        terminal.press("\x7f")
        terminal.wait_line("Code: " + code[:2])
        let_in(terminal, code[2:])
        assert "You have joined." in terminal.screen
        assert [each.seat for each in host.guests.inside] == [LISE]
        assert host.guests.received == []


def test_a_wrong_code_is_told_and_asked_again(host: Hosted, tmp_path: Path) -> None:
    """A wrong code, Enter alone, and a letter each get a sentence; then the right code counts."""
    code = host.invite(LISE)
    wrong = f"{(int(code) + 1) % 10**6:06}"
    with guest(host, tmp_path) as terminal:
        terminal.wait_line("Code: ")
        terminal.type(wrong)
        terminal.press("\r")
        terminal.wait_prompt("Code: ")
        assert "This code is not valid here." in terminal.screen
        for key in ("\r", "h"):
            terminal.press(key)
            terminal.wait_prompt("Code: ")
            assert "six digits" in terminal.turns[-1].wrote
        come_in(terminal, code)


def test_a_user_name_of_six_digits_is_the_code(host: Hosted, tmp_path: Path) -> None:
    """`ssh 417902@host` asks nothing; a wrong one is told, and then the code is asked for."""
    with guest(host, tmp_path, user=host.invite(LISE)) as terminal:
        terminal.wait(lambda: re.fullmatch(ASKED, terminal.prompt), "the table's question")
    with guest(host, tmp_path, user="000000") as terminal:
        terminal.wait_line("Code: ")
        assert "This code is not valid here." in terminal.screen


def test_a_guest_whose_input_has_ended_lets_the_seat_go(host: Hosted, tmp_path: Path) -> None:
    """What a script typed is answered, then ssh ends by itself, and the seat waits.

    Fails when a script that is through holds its seat as if somebody were there.
    """
    typed = tmp_path / "typed"
    typed.write_text(f"{host.invite(LISE)}\r17\r", "ascii")
    with typed.open() as file:
        ran = subprocess.run(
            ssh_to(host, tmp_path, "-tt"),
            env=environment(tmp_path),
            stdin=file,
            capture_output=True,
            timeout=PATIENCE,
            check=False,
        )
    assert "Well." in ran.stdout.decode()
    assert host.guests.wishes == [(LISE, "number", 17)]
    wait_for(lambda: host.guests.left == [LISE])


def test_a_shut_door_says_so_and_ends(host: Hosted, tmp_path: Path) -> None:
    """After twenty wrong codes a right one opens nothing, and ssh ends by itself."""
    code = host.invite(LISE)
    invitations = host.guests.invitations
    host.call(lambda: setattr(invitations, "_wrong", MOST_WRONG))
    with guest(host, tmp_path) as terminal:
        terminal.wait_line("Code: ")
        terminal.type(code)
        terminal.press("\r")
        assert terminal.finish() == 0
        assert "the host has to press 0 o before you can join." in terminal.screen
    assert host.guests.inside == []


def test_keys_are_wishes_of_the_seat(host: Hosted, tmp_path: Path) -> None:
    """Letters act at once, digits wait for Enter, and arrows are keys, all of one seat."""
    with seated(host, tmp_path) as terminal:
        for key in ("b", "\x1b[A"):
            terminal.press(key)
            terminal.wait_prompt(ASKED)
        line = terminal.prompt
        terminal.type("33")
        assert terminal.prompt == line + "33"
        terminal.press("\r")
        terminal.wait_prompt(ASKED)
        terminal.type("2")
        terminal.press("s")
        terminal.wait_prompt(ASKED)
    wishes = [("table", None), ("older", None), ("number", 33), ("explain", 2)]
    assert host.guests.wishes == [(LISE, *wish) for wish in wishes]


def test_an_answer_is_plain_lines_that_end_at_the_question(host: Hosted, tmp_path: Path) -> None:
    """Each line ends by CR LF, an empty row stays below, and the cursor never rests again."""
    with seated(host, tmp_path) as terminal:
        for _ in range(3):
            terminal.press("b")
            terminal.wait_prompt(ASKED)
        turns = [turn.wrote for turn in terminal.turns[-3:]]
        questions = [wrote.rpartition("\n")[2] for wrote in turns]
        assert turns == [f"\r\nWell.\r\n\r\n{question}" for question in questions]
        assert questions == [UP + " Card? ", UP + "Card? ", UP + " Card? "]


def test_what_is_longer_than_the_window_comes_by_pages(host: Hosted, tmp_path: Path) -> None:
    """A page fits the guest's window, and Enter turns it; a wish meanwhile is a key as usual."""
    host.guests.answer = block(*(f"Line {number}." for number in range(30)))
    with seated(host, tmp_path) as terminal:
        terminal.press("b")
        terminal.wait_prompt(r"More, press Enter: ")
        assert terminal.turns[-1].wrote.count("\r\n") == 22
        terminal.press("\r")
        terminal.wait_prompt(ASKED)
        assert terminal.turns[-1].wrote.count("\r\n") == 12
        assert len(host.guests.wishes) == 1


def test_another_size_of_the_window_counts_at_once(host: Hosted, tmp_path: Path) -> None:
    """After the window has become smaller, a page has fewer lines, and a line fewer letters."""
    host.guests.answer = block(*(f"Line {number} {'word ' * 12}." for number in range(30)))
    with seated(host, tmp_path) as terminal:
        terminal._child.setwinsize(12, 40)
        (inside,) = host.guests.inside
        wait_for(lambda: inside.output._surface.size() == (40, 12))  # type: ignore[attr-defined] # of the double
        terminal.press("b")
        terminal.wait_prompt(r"More, press Enter: ")
        lines = terminal.turns[-1].wrote.split("\r\n")
        assert len(lines) == 11
        assert 30 < max(map(len, lines)) < 40


@pytest.mark.parametrize("key", ["q", "\x03", "\x04"])
def test_leaving_by_a_key_is_a_wish_that_ends_the_line(
    host: Hosted, tmp_path: Path, key: str
) -> None:
    """The seat is left, ssh ends well, and the terminal of the guest is as it was before."""
    with seated(host, tmp_path) as terminal:
        terminal.press(key)
        assert terminal.finish() == 0
        assert terminal.turns[-1].wrote.startswith("\r\n")
    assert [wish[1] for wish in host.guests.wishes] == ["quit"]
    wait_for(lambda: host.guests.left == [LISE])
    wait_for(lambda: not host.door.connections)


@pytest.mark.parametrize("key", ["q", "\x03", "\x04"])
def test_leaving_at_the_question_for_the_code(host: Hosted, tmp_path: Path, key: str) -> None:
    """Nobody has to find a code in order to get out."""
    with guest(host, tmp_path) as terminal:
        terminal.wait_line("Code: ")
        terminal.press(key)
        assert terminal.finish() == 0
    assert not host.guests.received
    assert not host.guests.left


def test_a_killed_ssh_is_noticed_and_its_digits_are_lost(host: Hosted, tmp_path: Path) -> None:
    """After kill -9 the seat waits; the same code opens it, and half a number is not laid."""
    code = host.invite(LISE)
    with seated(host, tmp_path, code) as terminal:
        terminal.type("33")
        terminal.signal(signal.SIGKILL)
        wait_for(lambda: host.guests.left == [LISE])
    with seated(host, tmp_path, code) as terminal:
        terminal.press("\r")
        terminal.wait_prompt(ASKED)
    assert host.guests.wishes == [(LISE, "enter", None)]


@pytest.mark.parametrize(
    ("lang", "asked"),
    [
        ("de_DE.UTF-8", "Code: |Tippe die sechs Ziffern"),
        ("fr_CH.UTF-8", "Code : |Tape les six chiffres"),
        ("en_GB", "Code: |Type the six digits"),
        ("C.UTF-8", "Code : |Tape les six chiffres"),
        ("pt_PT.UTF-8", "Code : |Tape les six chiffres"),
    ],
)
def test_the_code_is_asked_for_in_the_language_of_the_guest(
    tmp_path: Path, lang: str, asked: str
) -> None:
    """The language comes from LANG; where that names none that is known, it is the table's."""
    line, sentence = asked.split("|")
    french = hosted(tmp_path / "settings", language="fr")
    with french as host, guest(host, tmp_path, language=lang) as terminal:
        terminal.wait_line(line)
        assert sentence in terminal.screen


def test_accents_arrive_as_they_are(host: Hosted, tmp_path: Path) -> None:
    """Sentences are written in UTF-8, and a letter with an accent is one unknown key."""
    host.guests.answer = block("Tu as écarté œufs et ½.")
    with seated(host, tmp_path) as terminal:
        terminal.press("é")
        terminal.wait_prompt(ASKED)
        assert "Tu as écarté œufs et ½." in terminal.screen
    (given,) = host.guests.received
    assert isinstance(given[1], NotUnderstood)
    assert given[1].event.given == "é"  # type: ignore[attr-defined] # of KeyUnknown


def test_pasted_text_is_not_played(host: Hosted, tmp_path: Path) -> None:
    """A text that somebody pastes is refused whole, with a sentence of the table."""
    with seated(host, tmp_path) as terminal:
        terminal.press("take it or leave it, all of it\r")
        terminal.wait_prompt(ASKED)
    ((seat, refusal),) = host.guests.received
    assert seat == LISE
    assert isinstance(refusal, NotUnderstood)
    assert refusal.event == TextPasted()


def test_a_listener_has_no_seat_and_hears_the_table(host: Hosted, tmp_path: Path) -> None:
    """The code for listeners lets somebody in without a seat."""
    with guest(host, tmp_path) as terminal:
        come_in(terminal, host.invite(None))
        host.call(lambda: host.guests.inside[0].output.deliver(block("Omar takes row 2.")))
        terminal.wait_screen("Omar takes row 2.")
    wait_for(lambda: host.guests.left == [None])


def test_the_last_news_are_written_before_the_line_ends(host: Hosted, tmp_path: Path) -> None:
    """A guest who sits before an unread page still learns why the line ends.

    Fails when the reason waits behind a page that nobody can turn any more.
    """
    host.guests.answer = block(*(f"Line {number}." for number in range(60)))
    with seated(host, tmp_path) as terminal:
        terminal.press("b")
        terminal.wait_prompt(r"More, press Enter: ")
        (inside,) = host.guests.inside

        def move() -> None:
            inside.output.deliver(block("You are now playing on another device."))
            inside.output.close()

        host.call(move)
        assert terminal.finish() == 0
        assert "You are now playing on another device." in terminal.screen


def test_a_door_that_closes_ends_every_line(tmp_path: Path) -> None:
    """When the table ends, each ssh ends by itself, with a seat and without one."""
    with hosted(tmp_path / "settings") as host:
        code = host.invite(LISE)
        with guest(host, tmp_path) as waiting, seated(host, tmp_path, code) as playing:
            waiting.wait_line("Code: ")
            host.close()
            assert (waiting.finish(), playing.finish()) == (0, 0)
            assert host.door.connections == set()
            assert host.guests.left == [LISE]


def test_who_gives_no_code_is_let_go(tmp_path: Path) -> None:
    """The time for a code ends with a sentence; with a seat, nothing is timed."""
    impatient = hosted(tmp_path / "settings", Limits(code=2.0, farewell=0.5))
    with impatient as host, seated(host, tmp_path) as playing, guest(host, tmp_path) as waiting:
        assert waiting.finish() == 0
        assert "the connection is closed" in waiting.screen
        playing.press("b")
        playing.wait_prompt(ASKED)
    assert host.guests.wishes == [(LISE, "table", None)]


def test_a_wrong_language_is_changed_before_the_code(host: Hosted, tmp_path: Path) -> None:
    """`00 s` asks for the code in the next language.

    Fails when whoever does not read English cannot find out what is asked.
    """
    code = host.invite(LISE)
    with guest(host, tmp_path) as terminal:
        terminal.wait_line("Code: ")
        assert "00 s: français, Deutsch." in terminal.screen
        for key in "00s":
            terminal.press(key)
        terminal.wait_screen("Ab jetzt Deutsch.")
        terminal.wait_screen("sechs Ziffern")
        let_in(terminal, code)
        (seated_there,) = host.guests.inside
        assert seated_there.seat == LISE

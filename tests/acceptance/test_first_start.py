"""The very first start at a terminal: what is asked is asked once, and kept."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pexpect
import pytest

pytestmark = pytest.mark.acceptance

ESCAPE = "\x1b"


def start(
    home: Path, *arguments: str, lang: str = "fr_FR.UTF-8", term: str = "linux"
) -> pexpect.spawn[str]:
    """Start the program at a terminal, with a home of its own."""
    env = {**os.environ, "ACCESSIGAME_HOME": str(home), "LC_ALL": lang, "TERM": term}
    command = ["-m", "accessigame", *arguments]
    return pexpect.spawn(
        sys.executable, command, env=env, encoding="utf-8", timeout=30, dimensions=(24, 80)
    )


def answer(program: pexpect.spawn[str], question: str, given: str) -> None:
    """Answer a question once its prompt stands there, however long its list."""
    program.expect_exact(question)
    program.expect(r"(De 1 à \d+|Réponse) :")
    program.send(given + "\r")


def test_voice_and_language_are_asked_once_and_first(tmp_path: Path) -> None:
    """The first start asks who speaks, and for the language; the second asks for neither.

    Fails when a question that nobody hears comes before the one of who speaks.
    """
    program = start(tmp_path)
    program.expect_exact("Qui parle ?")
    assert "?" not in (program.before or "")
    program.expect_exact("Who speaks?")
    answer(program, "Wer spricht?", "2")
    answer(program, "Langue ? Language? Sprache?", "1")
    program.expect_exact("Réglages enregistrés")
    asked = ("Que veux-tu faire ?", "Quel jeu ?", "Qui joue ?", "Quel niveau", "Quelles cartes")
    for question in asked:
        answer(program, question, "")
    program.expect_exact("Nouvelle partie. Chacun a 11 jetons.")
    program.expect(r"\? $")
    program.send("q")
    program.expect_exact("Partie enregistrée")
    answer(program, "Que veux-tu faire ?", "0")
    program.expect_exact("Au revoir.")
    program.expect(pexpect.EOF)
    again = start(tmp_path, "play", "no-thanks")
    again.expect(r"\? $")
    assert "Qui parle" not in (again.before or "")
    assert "Langue" not in (again.before or "")
    again.send("q")
    again.expect(pexpect.EOF)


@pytest.mark.parametrize("key", ["c", "d"])
def test_control_keys_say_goodbye(tmp_path: Path, key: str) -> None:
    """Ctrl-C and Ctrl-D leave the menu with a word, as they leave a game.

    Fails when the program ends silently, and when a question is written anew on the way out.
    """
    (tmp_path / "settings.toml").write_text('language = "fr"\nspeech = "off"\n', "utf-8")
    program = start(tmp_path)
    program.expect(r"De 1 à \d+ :.*25h$")
    program.sendcontrol(key)
    program.expect(pexpect.EOF)
    assert "Au revoir." in (program.before or "")
    assert "De 1 à" not in (program.before or "")
    program.close()
    assert program.exitstatus == 0


@pytest.mark.measured
def test_a_dumb_terminal_gets_text_alone(tmp_path: Path) -> None:
    """In a terminal that knows no sequences, as Emacs has, no question and no game writes one.

    Fails when the library that reads lines shows the cursor there: it is then read aloud.
    """
    program = start(tmp_path, term="dumb")
    seen = ""
    for question in ("Wer spricht?", "Langue ?", "Que veux-tu faire ?", "Quel jeu ?", "Qui joue ?"):
        answer(program, question, "3" if question == "Wer spricht?" else "")
        seen += program.before or ""
    program.expect_exact("Quel niveau")
    program.sendcontrol("c")
    program.expect(pexpect.EOF)
    assert ESCAPE not in seen + (program.before or "")


def test_the_menu_writes_no_escape_sequence_that_readers_stumble_over(tmp_path: Path) -> None:
    """The questions before a game ask the terminal nothing, and draw no box and no menu."""
    (tmp_path / "settings.toml").write_text('language = "en"\nspeech = "off"\n', "utf-8")
    program = start(tmp_path, lang="C.UTF-8")
    program.expect(r"From 1 to \d+:")
    program.send("99\r")
    program.expect_exact('"99" was not understood. Type a number from 1 to ')
    program.expect(r"From 1 to \d+:")
    program.send("0\r")
    program.expect(pexpect.EOF)
    seen = program.before or ""
    assert ESCAPE + "[6n" not in seen
    assert ESCAPE + "[?1049h" not in seen
    assert not any("\u2500" <= sign <= "\u28ff" for sign in seen)


def test_every_key_hushes_a_question() -> None:
    """An arrow is a key too: whoever presses one wants silence, as in a game.

    Fails when only keys that write something are told.
    """
    reads = """
from accessigame.devices.console.prompt import read_line
touched = []
print(repr(read_line("? ", lambda: touched.append(1))), len(touched))
"""
    env = {**os.environ, "TERM": "xterm"}
    program = pexpect.spawn(sys.executable, ["-c", reads], env=env, encoding="utf-8", timeout=30)
    program.expect(r"\?[^\r]*\?25h")
    program.send(f"{ESCAPE}[Aa{ESCAPE}[D\r")
    program.expect_exact("'a' 4")
    program.expect(pexpect.EOF)

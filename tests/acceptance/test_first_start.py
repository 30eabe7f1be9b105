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


def test_language_and_voice_are_asked_once(tmp_path: Path) -> None:
    """The first start asks for the language and for who speaks; the second asks for neither."""
    program = start(tmp_path)
    program.expect_exact("Langue ? Language? Sprache?")
    program.expect_exact("De 1 à 3 :")
    program.send("1\r")
    program.expect_exact("Que veux-tu ?")
    program.expect_exact("De 1 à 6 :")
    program.send("1\r")
    program.expect_exact("Quel jeu ?")
    program.expect_exact("De 1 à 6 :")
    program.send("\r")
    program.expect_exact("Qui joue ?")
    program.expect_exact("Réponse :")
    program.send("\r")
    program.expect_exact("Quel niveau pour les robots ?")
    program.expect_exact("De 1 à 5 :")
    program.send("\r")
    program.expect_exact("Quelles cartes ?")
    program.expect_exact("De 1 à 2 :")
    program.send("\r")
    program.expect_exact("Qui parle ?")
    program.expect_exact("De 1 à 3 :")
    program.send("2\r")
    program.expect_exact("Réglages gardés")
    program.expect_exact("Nouvelle partie. 11 jetons chacun.")
    program.expect(r"\? $")
    program.send("q")
    program.expect_exact("Partie gardée")
    program.expect_exact("De 1 à 6 :")
    program.send("6\r")
    program.expect(pexpect.EOF)
    again = start(tmp_path, "play", "no-thanks")
    again.expect(r"\? $")
    assert "Qui parle" not in (again.before or "")
    assert "Langue" not in (again.before or "")
    again.send("q")
    again.expect(pexpect.EOF)


def test_a_dumb_terminal_gets_text_alone(tmp_path: Path) -> None:
    """In a terminal that knows no sequences, as Emacs has, no question and no game writes one.

    Fails when the library that reads lines shows the cursor there: it is then read aloud.
    """
    program = start(tmp_path, term="dumb")
    program.expect_exact("De 1 à 3 : ")
    seen = program.before or ""
    for prompt in ("De 1 à 6 : ", "De 1 à 6 : ", "Réponse : ", "De 1 à 5 : ", "De 1 à 2 : "):
        program.send("\r")
        program.expect_exact(prompt)
        seen += program.before or ""
    program.sendcontrol("c")
    program.expect(pexpect.EOF)
    assert ESCAPE not in seen + (program.before or "")


def test_the_menu_writes_no_escape_sequence_that_readers_stumble_over(tmp_path: Path) -> None:
    """The questions before a game ask the terminal nothing, and draw no box and no menu."""
    (tmp_path / "settings.toml").write_text('language = "en"\nspeech = "off"\n', "utf-8")
    program = start(tmp_path, lang="C.UTF-8")
    program.expect_exact("From 1 to 6:")
    program.send("9\r")
    program.expect_exact('"9" is not understood. Type a number from 1 to 6.')
    program.expect_exact("From 1 to 6:")
    program.send("6\r")
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

"""From the very first start to a game, and out again, with a display of 20 cells alone."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from accessigame.braille import Translator
from tests.acceptance.fingers import Fingers
from tests.until import until

pytestmark = pytest.mark.acceptance


def test_the_first_start_is_answered_with_the_keys_of_a_display(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Language, menu, game, names and cards: nothing else is needed, and a mistake is explained.

    Fails when a question waits for the keyboard only.
    """
    monkeypatch.setenv("ACCESSIGAME_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    fingers = Fingers(20, tmp_path, ("Nadia", "Ana"), "french-compact")
    with fingers.display, fingers.program(lang="") as program:
        _until_stands(fingers, "Langue ?")
        _route(fingers, "français")
        _until_stands(fingers, "Que veux-tu ?")
        fingers.type("9")
        fingers.pan_to("veux-tu")
        fingers.type("1")
        _until_stands(fingers, "Quel jeu ?")
        fingers.display.press("select")
        _until_stands(fingers, "Qui joue ?")
        fingers.type("Nadia,Ana:bot,Ben:bot")
        _until_stands(fingers, "Quel niveau")
        fingers.display.press("select")
        _until_stands(fingers, "Quelles cartes ?")
        frames = len(fingers.frames)
        fingers.display.press("down")
        fingers.until_felt(frames)
        fingers.display.press("select")
        until(lambda: list((tmp_path / "games").glob("*.jsonl")))
        until(lambda: any(b"+" in line for line in _texts(fingers)))
        fingers.press("12345")  # q
        _until_stands(fingers, "partie gardée Que")
        fingers.type("6")
        assert program.wait(20) == 0
        _until_stands(fingers, "au revoir")
    assert tomllib.loads((tmp_path / "settings.toml").read_text("utf-8"))["language"] == "fr"
    journal = next((tmp_path / "games").glob("*.jsonl")).read_text("utf-8")
    assert '"Nadia"' in journal


def test_settings_and_health_are_felt_and_a_display_is_given_to_somebody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The display that is read is the one that is kept; what is well, and whose it is, is told.

    Fails when Enter keeps no display at all, when the menu comes back without a word, when it goes
    on in the notation of before, and when a table of several persons cannot be begun with a
    display of one's own.
    """
    monkeypatch.setenv("ACCESSIGAME_HOME", str(tmp_path))
    fingers = Fingers(20, tmp_path, ("Nadia", "Ana"), "french-compact")
    with fingers.display, fingers.program():
        _until_stands(fingers, "Que veux-tu ?")
        fingers.type("4")
        questions = (
            "Langue ?",
            "Qui parle ?",
            "Quelle plage",
            "Quelle écriture",
            "Combien de temps",
            "Les phrases",
        )
        for question in questions:
            _until_stands(fingers, question)
            fingers.display.press("select")
        _until_stands(fingers, "réglages gardés Que")
        for number, notation in (("5", "german-compact"), ("2", "french-compact")):
            fingers.type("4")
            for question in questions[:3]:
                _until_stands(fingers, question)
                fingers.display.press("select")
            _until_stands(fingers, "Quelle écriture")
            fingers.type(number)
            _until_stands(fingers, "Combien de temps")
            fingers.display.press("select")
            if notation == "french-compact":  # the only one of the two that contracts French
                _until_stands(fingers, "Les phrases")
                fingers.display.press("select")
            fingers.translator = Translator(notation)
            _until_stands(fingers, "réglages gardés Que")
        fingers.type("5")
        _until_stands(fingers, "version")
        fingers.display.press("select")
        _until_stands(fingers, "Que veux-tu ?")
        fingers.type("1")
        _until_stands(fingers, "Quel jeu ?")
        fingers.type("2")
        _until_stands(fingers, "Qui joue ?")
        fingers.type("Nadia,Ana")
        _until_stands(fingers, "Quelles cartes ?")
        fingers.display.press("select")
        _until_stands(fingers, "À qui est la plage")
        fingers.type("3")
        _until_stands(fingers, "Comment chacun")  # the display is no way to tell Ana her hand
        fingers.type("2")
        until(lambda: list((tmp_path / "games").glob("*.jsonl")))
        until(lambda: any(b"/1" in line for line in _texts(fingers)))
        fingers.pan_to(fingers.translator.text(fingers.cells("│")))  # the hand is there
    kept = tomllib.loads((tmp_path / "settings.toml").read_text("utf-8"))
    assert kept["display"] == f"baum:{fingers.display.link}"


def test_two_panning_keys_are_enough(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With no routing keys and no dots: a game is begun, a card taken in it, and it is left.

    Fails when a display that can only pan is let into a game and not out again.
    """
    monkeypatch.setenv("ACCESSIGAME_HOME", str(tmp_path))
    fingers = Fingers(20, tmp_path, ("Moi", "Ana"), "french-compact")
    with fingers.display, fingers.program() as program:
        for question in ("Que veux-tu", "Quel jeu", "Qui joue", "Quel niveau", "Quelles"):
            _until_stands(fingers, question)
            fingers.display.press("pan_left", "pan_right")
        for choice in ("t", "q"):
            _until_stands(fingers, "▸")  # with an empty pot or some tokens, and the choices
            fingers.display.press("pan_left", "pan_right")
            until(lambda: fingers.felt.endswith("r b s h q"))
            while fingers.felt != choice:
                fingers.read_on()
            fingers.display.press("pan_left", "pan_right")
            until(lambda: fingers.felt != choice)  # noqa: B023 - it is waited for here
            until(lambda: choice == "q" or _taken(tmp_path))  # noqa: B023 - the same
        _until_stands(fingers, "partie gardée Que")
        while fingers.felt != "6. Quitter":
            fingers.read_on()
        fingers.display.press("pan_left", "pan_right")
        assert program.wait(20) == 0


def _taken(home: Path) -> bool:
    """Say whether somebody has taken a card, as far as the disk has it."""
    found = (home / "games").glob("*.jsonl")
    return any('"move":"take"' in path.read_text("utf-8").replace(" ", "") for path in found)


def _texts(fingers: Fingers) -> list[bytes]:
    return [fingers.translator.text(frame).encode() for frame in fingers.frames]


def _until_stands(fingers: Fingers, text: str) -> None:
    wanted = fingers.cells(text)
    until(lambda: fingers.window.startswith(wanted))


def _route(fingers: Fingers, word: str) -> None:
    fingers.display.route(fingers.pan_to(word))

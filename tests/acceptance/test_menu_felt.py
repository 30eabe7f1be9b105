"""From the very first start to a game, and out again, with a display of 20 cells alone."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from accessigame.braille import Translator
from tests.acceptance.braille_typist import BrailleTypist
from tests.wait_for import wait_for

pytestmark = pytest.mark.acceptance


def test_the_first_start_is_answered_with_the_keys_of_a_display(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Language, menu, game, names and cards: nothing else is needed, and a mistake is explained.

    Fails when a question waits for the keyboard only.
    """
    monkeypatch.setenv("ACCESSIGAME_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    typist = BrailleTypist(20, tmp_path, ("Nadia", "Ana"), "french-compact")
    with typist.display, typist.program(lang="") as program:
        _until_stands(typist, "Langue ?")
        _route(typist, "français")
        _until_stands(typist, "enregistrés")
        typist.pan_to("débutant")
        typist.pan_to("veux-tu")
        typist.type("99")
        _until_stands(typist, "nombre 1 à")
        typist.pan_to("veux-tu")
        typist.type("1")
        _until_stands(typist, "Quel jeu ?")
        typist.display.press("select")
        _until_stands(typist, "Qui joue ?")
        typist.type("Nadia,Ana:bot,Ben:bot")
        _until_stands(typist, "Quel niveau")
        typist.display.press("select")
        _until_stands(typist, "Quelles cartes ?")
        frames = len(typist.frames)
        typist.display.press("down")
        typist.until_felt(frames)
        typist.display.press("select")
        wait_for(lambda: list((tmp_path / "games").glob("*.jsonl")))
        turn = typist.cells("▸")  # the question of a game, whatever lies on the card
        wait_for(lambda: any(turn in frame for frame in typist.frames))
        typist.press("12345")  # q
        _until_stands(typist, "enregistrée  Que")
        typist.type("0")
        assert program.wait(20) == 0
        _until_stands(typist, "au revoir")
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
    typist = BrailleTypist(20, tmp_path, ("Nadia", "Ana"), "french-compact")
    with typist.display, typist.program():
        _until_stands(typist, "Que veux-tu faire ?")
        typist.type("5")  # the settings
        questions = (
            "Langue ?",
            "Qui parle ?",
            "Quelle plage",
            "Quelle écriture",
            "Combien de temps",
            "Quelles annonces",
            "Les phrases",
        )
        for question in questions:
            _until_stands(typist, question)
            typist.display.press("select")
        _until_stands(typist, "enregistrés  Que")
        for number, notation in (("5", "german-compact"), ("2", "french-compact")):
            typist.type("5")
            for question in questions[:3]:
                _until_stands(typist, question)
                typist.display.press("select")
            _until_stands(typist, "Quelle écriture")
            typist.type(number)
            for question in ("Combien de temps", "Quelles annonces"):
                _until_stands(typist, question)
                typist.display.press("select")
            if notation == "french-compact":  # the only one of the two that contracts French
                _until_stands(typist, "Les phrases")
                typist.display.press("select")
            typist.translator = Translator(notation)
            _until_stands(typist, "enregistrés  Que")
        typist.type("8")  # the check
        _until_stands(typist, "version")
        typist.display.press("select")
        _until_stands(typist, "Que veux-tu faire ?")
        typist.type("1")
        _until_stands(typist, "Quel jeu ?")
        typist.type("2")
        _until_stands(typist, "Qui joue ?")
        typist.type("Nadia,Ana")
        _until_stands(typist, "Quelles cartes ?")
        typist.display.press("select")
        _until_stands(typist, "À qui est la plage")
        typist.type("3")
        _until_stands(typist, "Comment chacun")  # the display is no way to tell Ana her hand
        typist.type("2")
        wait_for(lambda: list((tmp_path / "games").glob("*.jsonl")))
        wait_for(lambda: any(b"/1" in line for line in _texts(typist)))
        typist.pan_to(typist.translator.text(typist.cells("│")))  # the hand is there
    kept = tomllib.loads((tmp_path / "settings.toml").read_text("utf-8"))
    assert kept["display"] == f"baum:{typist.display.link}"


def test_the_count_of_exercises_stays_under_the_fingers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """How many answers were right stands before the question for a step, which comes at once.

    Fails when the question covers that count before anybody can have felt it.
    """
    monkeypatch.setenv("ACCESSIGAME_HOME", str(tmp_path))
    typist = BrailleTypist(20, tmp_path, (), "french-compact")
    with typist.display, typist.program():
        _until_stands(typist, "Que veux-tu faire ?")
        typist.type("9")
        _until_stands(typist, "Quel jeu ?")
        typist.type("1")
        _until_stands(typist, "Quelle étape ?")
        typist.type("2")
        wait_for(lambda: typist.cells("▸") in typist.window)
        _route(typist, typist.words.text("choice-take"))
        _until_stands(typist, "entrée, la suite")
        typist.press("12345")  # q
        _until_stands(typist, "1 sur 1  Quelle")


@pytest.mark.measured
def test_two_panning_keys_are_enough(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With no routing keys and no dots: a game is begun, a card taken in it, and it is left.

    Fails when a display that can only pan is let into a game and not out again.
    """
    monkeypatch.setenv("ACCESSIGAME_HOME", str(tmp_path))
    typist = BrailleTypist(20, tmp_path, ("Moi", "Ana"), "french-compact")
    with typist.display, typist.program() as program:
        for question in ("Que veux-tu", "Quel jeu", "Qui joue", "Quel niveau", "Quelles"):
            _until_stands(typist, question)
            typist.display.press("pan_left", "pan_right")
        for choice in ("t", "q"):
            # our turn, perhaps behind the sign of what was just done
            wait_for(lambda: typist.cells("▸") in typist.window)
            typist.display.press("pan_left", "pan_right")
            wait_for(lambda: typist.felt.endswith("r b s h q"))
            while typist.felt != choice:
                typist.read_on()
            typist.display.press("pan_left", "pan_right")
            wait_for(lambda: typist.felt != choice)  # noqa: B023 - it is waited for here
            wait_for(lambda: choice == "q" or _taken(tmp_path))  # noqa: B023 - the same
        _until_stands(typist, "enregistrée  Que")
        while typist.felt != "0. Quitter":
            typist.read_on()
        typist.display.press("pan_left", "pan_right")
        assert program.wait(20) == 0


def _taken(home: Path) -> bool:
    """Say whether somebody has taken a card, as far as the disk has it."""
    found = (home / "games").glob("*.jsonl")
    return any('"move":"take"' in path.read_text("utf-8").replace(" ", "") for path in found)


def _texts(typist: BrailleTypist) -> list[bytes]:
    return [typist.translator.text(frame).encode() for frame in typist.frames]


def _until_stands(typist: BrailleTypist, text: str) -> None:
    wanted = typist.cells(text)
    wait_for(lambda: typist.window.startswith(wanted))


def _route(typist: BrailleTypist, word: str) -> None:
    typist.display.route(typist.pan_to(word))

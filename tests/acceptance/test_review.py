"""A review by keys: in a terminal, from a file and after a game, and on 20 cells.

The game is short to review: Ana chose at a few moves only, where others had a bot in her place.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import pytest

from accessigame.core.model import Event, Seat
from accessigame.host.replay_reader import StopAt
from accessigame.host.review_reader import BackInReplay
from accessigame.session.replay import Playback
from accessigame.session.review.grading import choices_of, grade
from accessigame.session.review.reviews import Review, summary, told
from accessigame.session.session import Session
from accessigame.words.words import Localizer
from tests.acceptance.braille_typist import BrailleTypist
from tests.acceptance.screen_reader import Fenrir, Reader, Yasr, complaints, squeezed
from tests.acceptance.terminal import Terminal, Turn
from tests.acceptance.test_terminal_bytes import environment
from tests.session.review.games_to_review import SURE, session_of, write_short_game
from tests.wait_for import wait_for

pytestmark = [
    pytest.mark.acceptance,
    # pexpect forks while other tests' threads may still be there; the child only starts Python
    pytest.mark.filterwarnings("ignore:.*multi-threaded:DeprecationWarning"),
]
in_a_terminal = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such terminals")

ME: Final = Seat(0)
NAMES: Final = ("Ana", "Ben", "Lea")
MOST: Final = 5
WORDS: Final = Localizer("fr", NAMES)


def expected(path: Path) -> list[tuple[Event, ...]]:
    """Return what the review of a game tells: its sum, then each error."""
    session = session_of(path)
    graded = map(grade, choices_of(session, [ME]))
    review = Review(ME, tuple(each for each in graded if each is not None))
    errors = [errors_told(session, review, place) for place in range(len(review.errors))]
    return [(summary(review, session, MOST),), *errors]


def errors_told(session: Session, review: Review, place: int) -> tuple[Event, ...]:
    """Return what an error tells, by its place among the errors."""
    error = review.errors[place]
    return told(error, session, Playback(session).number_of(error.place))


def hear(turn: Turn, events: tuple[Event, ...]) -> None:
    """Check that a terminal told these events, whatever its width."""
    wrote = " ".join(turn.wrote.split())
    for event in events:
        assert WORDS.say(event, ME).speech in wrote


def go_through(terminal: Terminal, path: Path) -> None:
    """Go through the errors and back to the sum by keys, and leave."""
    summed, worst, last = expected(path)
    terminal.wait(lambda: terminal.prompt == "Erreur 0 sur 2 : ", "the sum")
    hear(terminal.turns[-1], summed)
    for key, number, events in (("\r", 1, worst), (">", 2, last), ("<", 1, worst)):
        terminal.press(key)
        terminal.wait_prompt(f"Erreur {number} sur 2 : ")
        hear(terminal.turns[-1], events)
    terminal.type("0")
    terminal.press("\r")
    terminal.wait_prompt("Erreur 0 sur 2 : ")
    hear(terminal.turns[-1], summed)
    terminal.press("q")


@in_a_terminal
def test_the_game_of_a_file_is_gone_through_by_keys(tmp_path: Path) -> None:
    """Fails when a key leads elsewhere, or an error is told otherwise than the review has it."""
    path = write_short_game(tmp_path / "game.jsonl")
    command = [sys.executable, "-m", "accessigame", "review", str(path)]
    with Terminal([*command, "--lang=fr", "--speech=reader"], environment(tmp_path)) as terminal:
        go_through(terminal, path)
        assert terminal.finish() == 0


@in_a_terminal
def test_the_game_just_played_is_gone_through_from_the_menu(tmp_path: Path) -> None:
    """Ana resumes the game at her last choice, errs, and the menu offers the review.

    Fails when the row is missing, or the review is that of another game or another player.
    """
    path = write_short_game(tmp_path / "games" / "2026-11-23-155749-no-thanks.jsonl", SURE)
    command = [sys.executable, "-m", "accessigame", "--lang=fr", "--speech=reader"]
    with Terminal(command, environment(tmp_path), rows=60) as terminal:
        terminal.wait(lambda: terminal.prompt == "De 1 à 13 : ", "the menu")
        terminal.press("\r")
        terminal.wait_prompt(r"31 \+1 \? ")
        terminal.press("t")
        terminal.wait_prompt("Pour quitter, q : ")
        terminal.press("q")
        terminal.wait_prompt("De 1 à 15 : ")
        terminal.type("15")
        terminal.press("\r")
        go_through(terminal, path)
        terminal.wait_prompt("De 1 à 15 : ")
        terminal.type("0")
        terminal.press("\r")
        assert terminal.finish() == 0


@in_a_terminal
def test_a_replay_leads_to_its_review_and_back(tmp_path: Path) -> None:
    """Key i in a replay gives way to the review, and q there to the move where one was.

    Fails when the program ends between the two, or the replay begins anew.
    """
    path = write_short_game(tmp_path / "game.jsonl")
    command = [sys.executable, "-m", "accessigame", "replay", str(path)]
    with Terminal([*command, "--lang=fr", "--speech=reader"], environment(tmp_path)) as terminal:
        last = Playback(session_of(path)).last
        terminal.wait_prompt(f"Coup 0 sur {last} : ")
        terminal.type("7")
        terminal.press("\r")
        terminal.wait_prompt(f"Coup 7 sur {last} : ")
        terminal.press("i")
        go_through(terminal, path)
        terminal.wait_prompt(f"Coup 7 sur {last} : ")
        hear(terminal.turns[-1], (BackInReplay(), StopAt(7, last)))
        terminal.press(">")
        terminal.wait_prompt(f"Coup 8 sur {last} : ")
        terminal.press("q")
        assert terminal.finish() == 0


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="they read Linux consoles")
@pytest.mark.parametrize("kind", [Yasr, Fenrir])
def test_a_review_is_heard_once_under_a_reader(kind: type[Reader], tmp_path: Path) -> None:
    """Each key is answered once by the error that it leads to, with its number, and in order.

    Fails when the reader says a line again, loses one, or is cut off while the game is judged.
    """
    path = write_short_game(tmp_path / "game.jsonl")
    summed, worst, last = expected(path)
    command = [sys.executable, "-m", "accessigame", "review", str(path)]
    steps = (("", 0, summed), ("\r", 1, worst), (">", 2, last), ("<", 1, worst))
    with kind(
        tmp_path, [*command, "--lang=fr", "--speech=reader"], environment=environment(tmp_path)
    ) as reader:
        for key, number, events in steps:
            if key:
                reader.press(key)
            prompt = f"Erreur {number} sur 2"
            reader.wait_heard(prompt)
            reader.wait(lambda: reader.prompt.startswith(prompt), prompt)  # noqa: B023 - at once
            told = " ".join(WORDS.say(event, ME).speech for event in events)
            heard = squeezed(reader.turns[-1].heard)
            assert heard.count(squeezed(reader.aloud(told))) == 1, (key, heard)
        reader.press("q")
        assert reader.finish() == 0
        assert complaints(reader.turns) == []


def feel(typist: BrailleTypist, number: int, events: tuple[Event, ...]) -> None:
    """Wait for an error with its number first, and read all of it by panning."""
    wait_for(lambda: typist.felt.split()[:3] == [str(number), ">", "<"])
    for event in events:
        typist.read_to(typist.braille(event))


@pytest.mark.measured
def test_a_review_is_felt_on_20_cells(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Select and the routing key over > lead on, that over < back, and q in dots leaves.

    Fails when an error cannot be read whole, or the display gets another one.
    """
    monkeypatch.setenv("ACCESSIGAME_HOME", str(tmp_path / "home"))
    typist = BrailleTypist(20, tmp_path, NAMES, "french-compact")
    path = write_short_game(typist.journal)
    summed, worst, last = expected(path)
    with typist.display, typist.program("review", str(path)) as process:
        feel(typist, 0, summed)
        typist.display.press("select")
        feel(typist, 1, worst)
        typist.display.press("select")
        feel(typist, 2, last)
        while (back := typist.find("<")) is None:
            frames = len(typist.frames)
            typist.display.press("pan_left")
            typist.until_felt(frames)
        typist.display.route(back)
        feel(typist, 1, worst)
        typist.press("12345")
        wait_for(lambda: process.poll() is not None)
    assert process.returncode == 0


@pytest.mark.measured
def test_a_replay_on_20_cells_leads_to_its_review_and_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The letter i in dots leads into the review, q to the same move of the replay.

    Fails when the display loses its place, or its keys, on the way.
    """
    monkeypatch.setenv("ACCESSIGAME_HOME", str(tmp_path / "home"))
    typist = BrailleTypist(20, tmp_path, NAMES, "french-compact")
    path = write_short_game(typist.journal)
    summed, worst, _ = expected(path)
    with typist.display, typist.program("replay", str(path)) as process:
        wait_for(lambda: typist.felt.split()[:3] == ["0", ">", "<"])
        typist.type("7")
        wait_for(lambda: typist.felt.split()[:3] == ["7", ">", "<"])
        typist.press("24")
        feel(typist, 0, summed)
        typist.display.press("select")
        feel(typist, 1, worst)
        typist.press("12345")
        wait_for(lambda: typist.felt.split()[:3] == ["7", ">", "<"])
        typist.press("12345")
        wait_for(lambda: process.poll() is not None)
    assert process.returncode == 0

"""A whole game of each kind on 20 cells: no voice, no screen, no keyboard, only the display."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from accessigame import app
from accessigame.table import Event, Intent
from tests.acceptance.fingers import ME, Fingers
from tests.until import until

pytestmark = pytest.mark.acceptance

CELLS = 20
GAMES = {
    "no-thanks": ("--seed", "11"),
    "six-nimmt": ("--target", "1", "--seed", "5"),
    "titus": ("--size", "10", "--seed", "5"),
}
WORDS = {"take": "t", "refuse": "p"}


@pytest.fixture(params=GAMES)
def fingers(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Fingers:
    """Give somebody who is about to play a game."""
    monkeypatch.setenv("ACCESSIGAME_HOME", str(tmp_path / "home"))
    made = Fingers(CELLS, tmp_path, ("Nadia", "Ana", "Ben"), "french-compact")
    made.game = request.param
    return made


def label(choice: Intent) -> str:
    """Return what stands on the display for a choice."""
    return str(choice.number) if choice.word == "number" else WORDS[choice.word]


def play(fingers: Fingers) -> tuple[app.Table, int]:
    """Play to the end, one choice or another: with routing keys, or with dots and Enter."""
    table, turns, frames = fingers.until_asked(), 0, 0
    while not table.session.state.over:
        fingers.until_felt(frames)
        state, moves = table.session.state, len(table.session.steps)
        choices = state.choices(ME)
        choice = choices[turns % len(choices)]
        asked = fingers.words.say(state.prompt(ME), ME).braille.split()
        frames = len(fingers.frames)
        if choice.word == "number" and (turns % 3 == 2 or label(choice) in asked):
            fingers.type(label(choice))
            frames += len(label(choice))
        else:
            place = fingers.pan_to(label(choice))
            frames = len(fingers.frames)
            fingers.display.route(place)
        turns += 1
        table = fingers.until_asked(moves)
    fingers.until_felt(frames)
    return table, turns


def last_news(table: app.Table) -> Sequence[Event]:
    """Return what happened since our last move."""
    steps = table.session.steps
    ours = max(place for place, step in enumerate(steps) if step.move.seat == ME)
    return [event for step in steps[ours:] for event in step.events]


def test_a_whole_game_is_played_under_the_fingers(fingers: Fingers) -> None:
    """With 20 cells and their keys alone, a game of each kind comes to its end and is told.

    Fails when the input's end ends the game, or when a routing key over a choice does nothing.
    """
    command = ("play", fingers.game, "--players", "Nadia,Ana:bot,Ben:bot", "--speech", "off")
    files = ("--journal", str(fingers.journal), "--notation", "french-compact")
    with fingers.display, fingers.program(*command, *GAMES[fingers.game], *files) as program:
        table, turns = play(fingers)
        assert turns > 4
        fingers.read_to(fingers.braille(last_news(table)[-1]))
        fingers.display.press(*(f"dot{dot}" for dot in "12345"))  # q
        assert program.wait(20) == 0
        until(lambda: not any(fingers.window))

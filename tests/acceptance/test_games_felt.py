"""A whole game of each kind on 20 cells: no voice, no screen, no keyboard, only the display."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from accessigame.core.model import Event, only
from accessigame.devices.braille.layout import TURN
from accessigame.output.delivery import News, Piece, block_for
from accessigame.session.events import AskAfter, GameNotKept
from accessigame.session.table import Table
from tests.acceptance.fingers import ME, Fingers

pytestmark = pytest.mark.acceptance

CELLS = 20
GAMES = {
    "no-thanks": ("--seed", "11"),
    "six-nimmt": ("--target", "1", "--seed", "5"),
    "titus": ("--seed", "5", "--players", "Nadia,Ana:bot"),
}


@pytest.fixture(params=GAMES)
def fingers(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Fingers:
    """Give somebody who is about to play a game."""
    monkeypatch.setenv("ACCESSIGAME_HOME", str(tmp_path / "home"))
    made = Fingers(CELLS, tmp_path, ("Nadia", "Ana", "Ben"), "french-compact")
    made.game = request.param
    return made


def line_of(fingers: Fingers, table: Table) -> list[Piece]:
    """Return what our line begins with."""
    state = table.session.state
    news = News((), state.prompt(ME), (), False, ME, state.glance(), state.to_act())
    first, *others = block_for(news, only(ME), fingers.words).state
    return [replace(first, text=TURN + first.text), *others]


def play(fingers: Fingers) -> tuple[Table, Counter[str]]:
    """Play to the end: with routing keys, and where there are none, or now and then, with dots."""
    table, turns = fingers.until_asked(), Counter[str]()
    while not table.session.state.over:
        pieces, moves = line_of(fingers, table), len(table.session.steps)
        fingers.until_begins(*(piece.text for piece in pieces))
        turn, choices = turns.total(), table.session.state.choices(ME)
        texts = [piece.text for piece in pieces]
        known = " ".join(texts).split()
        words = [p.text for p in pieces if p.intent is not None and known.count(p.text) == 1]
        number = choices[turn % len(choices)].number
        if number is not None and (turn % 3 == 2 or not words):
            fingers.type(str(number))
            turns["dots"] += 1
        else:
            fingers.display.route(fingers.pan_to(words[turn % len(words)]))
            turns["routing"] += 1
        table = fingers.until_asked(moves)
    fingers.until_begins(fingers.words.say(AskAfter(), ME).braille)
    return table, turns


def last_news(table: Table) -> Sequence[Event]:
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
        assert turns["routing"] > 3
        fingers.read_to(fingers.braille(last_news(table)[-1]))
        fingers.press("12345")  # q
        assert program.wait(20) == 0
        fingers.until_begins(fingers.words.say(GameNotKept(), ME).braille)  # and it stays

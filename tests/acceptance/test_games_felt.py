"""A whole game of each kind on 20 cells: no voice, no screen, no keyboard, only the display."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from accessigame.core.model import Event, only
from accessigame.devices.braille.layout import LineLayout
from accessigame.output.blocks import Piece
from accessigame.output.delivery import CurrentPrompt, News, block_for
from accessigame.session.events import AskAfter, GameNotKept
from accessigame.session.table import Table
from tests.acceptance.braille_typist import ME, BrailleTypist

pytestmark = pytest.mark.acceptance

CELLS = 20
GAMES = {
    "no-thanks": ("--seed", "11"),
    "six-nimmt": ("--target", "1", "--seed", "5"),
    "titus": ("--seed", "5", "--players", "Nadia,Ana:bot"),
}


@pytest.fixture(params=GAMES)
def typist(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> BrailleTypist:
    """Give somebody who is about to play a game."""
    monkeypatch.setenv("ACCESSIGAME_HOME", str(tmp_path / "home"))
    made = BrailleTypist(CELLS, tmp_path, ("Nadia", "Ana", "Ben"), "french-compact")
    made.game = request.param
    return made


def line_of(typist: BrailleTypist, table: Table) -> list[Piece]:
    """Return what our line begins with: our newest act, if it is news, and the position."""
    state, news = table.session.position, tuple(last_news(table))
    told = News(
        news,
        CurrentPrompt(table.session.prompt(ME)),
        actor=ME,
        line_items=table.session.braille_line(),
        acting=state.to_act(),
    )
    block = replace(block_for(told, only(ME), typist.words), said=())
    cells = typist.translator.cells
    return [Piece(part.text, part.intent) for part in LineLayout(cells, cells, ME).live(block)]


def play(typist: BrailleTypist) -> tuple[Table, Counter[str]]:
    """Play to the end: with routing keys, and where there are none, or now and then, with dots."""
    table, turns = typist.until_asked(), Counter[str]()
    while not table.session.position.over:
        pieces, moves = line_of(typist, table), len(table.session.steps)
        typist.until_begins(*(piece.text for piece in pieces))
        turn, choices = turns.total(), table.session.choices(ME)
        texts = [piece.text for piece in pieces]
        known = " ".join(texts).split()
        words = [p.text for p in pieces if p.intent is not None and known.count(p.text) == 1]
        number = choices[turn % len(choices)].number
        if number is not None and (turn % 3 == 2 or not words):
            typist.type(str(number))
            turns["dots"] += 1
        else:
            typist.display.route(typist.pan_to(words[turn % len(words)]))
            turns["routing"] += 1
        table = typist.until_asked(moves)
    typist.take_end_away(last_news(table))
    typist.until_begins(typist.words.say(AskAfter(), ME).braille)
    return table, turns


def last_news(table: Table) -> Sequence[Event]:
    """Return what happened since our last move."""
    steps = table.session.steps
    ours = max((n for n, step in enumerate(steps) if step.move.seat == ME), default=len(steps))
    return [event for step in steps[ours:] for event in step.events]


def read_results(typist: BrailleTypist, table: Table) -> None:
    """Read the results of a game again, which were felt over the line, to the last of them."""
    frames = len(typist.frames)
    typist.display.press("up")
    typist.until_felt(frames)
    typist.read_to(typist.braille(last_news(table)[-1]))


def test_a_whole_game_is_played_under_the_fingers(typist: BrailleTypist) -> None:
    """With 20 cells and their keys alone, a game of each kind comes to its end and is told.

    Fails when the input's end ends the game, or when a routing key over a choice does nothing.
    """
    command = ("play", typist.game, "--players", "Nadia,Ana:bot,Ben:bot", "--speech", "off")
    files = ("--journal", str(typist.journal), "--notation", "french-compact")
    with typist.display, typist.program(*command, *GAMES[typist.game], *files) as program:
        table, turns = play(typist)
        assert turns["routing"] > 3
        read_results(typist, table)
        typist.press("12345")  # q
        assert program.wait(20) == 0
        typist.until_begins(typist.words.say(GameNotKept(), ME).braille)  # and it stays

"""Journals of earlier versions: each replays to the report that was stored with it, and deals on.

`old` holds a journal for each game and kind of deck, with options, and beside it the output of
`replay --json` of the version that wrote it. These files are never rewritten: a change after
which they read differently loses somebody's game.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from accessigame import games
from accessigame.core.model import TABLE, Event, Prompt, Seat
from accessigame.session import journal
from accessigame.session.table import load_saved, seated
from accessigame.words.words import Localizer
from tests import running
from tests.running import Program

OLD = Path(__file__).parent / "old"
JOURNALS = sorted(OLD.glob("*.jsonl"))
ENDINGS = ("-drawn", "-played", "-played-and-left")
"""Of the games whose deck and bots the program played; of `-drawn`, it drew 31 bits as seed too."""
PLAYED = [path for path in JOURNALS if path.stem.endswith(ENDINGS)]


@pytest.fixture
def accessigame(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Program:
    """Return a function that runs the program."""
    return running.program(monkeypatch, capsys)


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: path.stem)
def test_an_old_journal_replays_to_its_stored_report(accessigame: Program, path: Path) -> None:
    """A game that was kept is the same game in this version, with its options and its undos."""
    ran = accessigame("replay", str(path), "--json")
    assert (ran.code, ran.err) == (0, "")
    stored = json.loads(path.with_suffix(".json").read_text("utf-8"))
    assert json.loads(ran.out) == {**stored, "broken_off": False}  # no older game could be


@pytest.mark.parametrize("path", PLAYED, ids=lambda path: path.stem)
def test_an_old_journal_deals_and_draws_as_it_did(path: Path) -> None:
    """Each move of the deck is the one that this version deals there, and so are those of bots.

    Bots that search are left out: their choices have become better since. Fails when the seed is
    hashed in another way.
    """
    table = load_saved(path, Localizer("en")).table
    dealer, seating = table.seating.dealer, table.seating
    header = journal.read(path).header
    again, levels = seated(header, Localizer("en")), header.setup["bots"]
    simple = {Seat(int(seat)) for seat, level in levels.items() if level in ("easy", "random")}
    assert dealer is not None
    for step in table.session.steps:
        if step.move.seat == TABLE:
            assert dealer.choose(step.before) == step.move
        elif step.move.seat in simple:
            assert seating.bot_choice(again.session, step.move.seat)() == step.move
        again.session.play(step.move)
    assert again.session.position == table.session.position


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: path.stem)
def test_a_taught_game_knows_what_it_explained(path: Path) -> None:
    """All that happened is explained when a taught game goes on, with what its persons were asked.

    Fails when an event of a move is forgotten, or asks for a question that nobody faced.
    """
    table = load_saved(path, Localizer("en")).table
    assert not any(table.explained)
    table.is_taught = True
    explained: tuple[Event, ...] = table.explained
    session = table.session
    included = {event.supersedes for event in session.happened}
    told = [event for event in session.happened if type(event) not in included]
    assert {*told} <= {*explained}
    persons = {*table.persons} & {step.move.seat for step in session.steps}
    assert any(isinstance(event, Prompt) for event in explained) == bool(persons)


def test_the_samples_hold_each_game_deck_and_option() -> None:
    """Every option of every game stands in a sample, and so does every edition and deck.

    Fails when an option is renamed, which would make old journals unreadable.
    """
    headers = [json.loads(path.read_text("utf-8").partition("\n")[0]) for path in JOURNALS]
    for game in games.every():
        own = [header for header in headers if header["game"] == game.name]
        decks = {header["setup"].get("deck") for header in own if "setup" in header}
        assert {"shuffled", "physical"} <= decks
        assert {header["edition"] for header in own} == set(game.editions)
        assert {name for header in own for name in header["options"]} == {
            row.name for row in game.options
        }

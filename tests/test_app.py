"""The composition root."""

from __future__ import annotations

from pathlib import Path

import pytest

from accessigame.bots.events import UnknownBot
from accessigame.core.model import (
    EVERYONE,
    TABLE,
    Event,
    NotUnderstood,
    Refusal,
    Seat,
    Unavailable,
    only,
)
from accessigame.devices.transport.addressing import DisplayUnclear, display_named
from accessigame.displays.registry import DisplayUnknown, names
from accessigame.games import UnknownGame
from accessigame.games.no_thanks.events import CardsLeft, OwnScore
from accessigame.games.no_thanks.moves import Refuse, TurnUp
from accessigame.games.shared import WrongPlayers
from accessigame.session.damage import MoveRejected
from accessigame.session.events import GameResumed, TornLine
from accessigame.session.journal import Header, JournalBusy
from accessigame.session.table import begun, load_saved, resumed, seated
from accessigame.words.words import Localizer
from tests.playing import GAMES

WORDS = Localizer("en")
TWO_BOTS = {"deck": "shuffled", "seed": 3, "bots": {"1": "easy", "2": "bot"}}


def header(**changes: object) -> Header:
    """Return the header of a game of three, with changes."""
    fields: dict[str, object] = {
        "game": "no-thanks",
        "edition": "2020",
        "seats": ("Pierre", "Sabine", "Lise"),
        "options": {},
        "setup": {},
        **changes,
    }
    return Header(**fields)  # type: ignore[arg-type]  # each test gives what it is about


def test_who_sits_at_the_table() -> None:
    """Bots sit where the header puts them, persons everywhere else."""
    table = seated(header(setup=TWO_BOTS), WORDS)
    assert table.persons == (Seat(0),)
    assert table.seating.dealer is not None
    assert table.words.name(Seat(2)) == "Lise"
    real = seated(header(setup={"deck": "physical"}), WORDS)
    assert real.persons == (Seat(0), Seat(1), Seat(2))
    assert real.seating.dealer is None


def test_who_listens() -> None:
    """Whoever plays alone has the screen and the voice alone; two share them."""
    assert seated(header(setup=TWO_BOTS), WORDS).audience == only(Seat(0))
    assert seated(header(setup={"bots": {"1": "easy"}}), WORDS).audience == EVERYONE
    bots = {"bots": dict.fromkeys("012", "easy")}
    assert seated(header(setup=bots), WORDS).audience == EVERYONE


@pytest.mark.parametrize(
    ("changes", "event"),
    [
        ({"game": "chess"}, UnknownGame("chess", GAMES)),
        ({"seats": ("A", "B")}, WrongPlayers(2, 3, 7, "2020")),
        (
            {"setup": {"bots": {"1": "genius"}}},
            UnknownBot("genius", ("random", "easy", "medium", "hard", "expert")),
        ),
    ],
)
def test_a_table_that_cannot_be(changes: dict[str, object], event: Event) -> None:
    """A game, a number of players or a bot that is not there is refused."""
    with pytest.raises(Refusal) as caught:
        seated(header(**changes), WORDS)
    assert caught.value.event == event


def test_a_new_table_and_the_same_one_later(tmp_path: Path) -> None:
    """A table that is gone on with stands where it stood, and tells it."""
    path = tmp_path / "game.jsonl"
    new = begun(header(), WORDS, path)
    assert new.opening == new.session.state.opening()
    assert new.journal is not None
    for move in (TurnUp(TABLE, 11), Refuse(Seat(0))):
        new.session.play(move)
        new.journal.append(move)
    new.journal.sync()
    game = load_saved(path, WORDS)
    with pytest.raises(Unavailable) as caught:
        resumed(game)
    assert caught.value.event == JournalBusy(str(path))
    new.journal.close()
    later = resumed(game)
    assert later.session.state == new.session.state
    assert later.session.steps == new.session.steps
    assert later.opening[0] == GameResumed(2)
    assert CardsLeft(23) in later.opening
    assert OwnScore(Seat(0), -10) in later.opening
    assert later.journal is not None
    later.journal.close()


def test_a_torn_journal_is_told(tmp_path: Path) -> None:
    """Who goes on after a torn line hears of it first."""
    path = tmp_path / "game.jsonl"
    path.write_text(header().line() + '\n{"seat":"table","move":"turn","card":11}\n{"se')
    table = resumed(load_saved(path, WORDS))
    assert table.opening[:2] == (TornLine(), GameResumed(1))
    assert table.journal is not None
    table.journal.close()


def test_a_journal_against_the_rules_is_left_alone(tmp_path: Path) -> None:
    """A journal that the rules refuse is not opened for writing."""
    path = tmp_path / "game.jsonl"
    path.write_text(header().line() + '\n{"seat":0,"move":"take"}\n{"torn')
    before = path.read_bytes()
    with pytest.raises(Refusal) as caught:
        resumed(load_saved(path, WORDS))
    assert caught.value.event == MoveRejected(str(path), 2)
    assert path.read_bytes() == before


def test_names_of_displays() -> None:
    """A display is named by its protocol and its port; a port may hold colons."""
    assert display_named("baum:/dev/ttyUSB0") == ("baum", "/dev/ttyUSB0")
    assert display_named(" baum : usb:1:2 ") == ("baum", "usb:1:2")


@pytest.mark.parametrize(
    ("given", "kind"),
    [
        ("baum", DisplayUnclear),
        ("baum: ", DisplayUnclear),
        ("", DisplayUnclear),
        ("teleprinter:/dev/ttyS0", DisplayUnknown),
    ],
)
def test_names_that_are_no_display(given: str, kind: type[Event]) -> None:
    """Without a port, or under an unknown name, there is no display."""
    with pytest.raises(NotUnderstood) as caught:
        display_named(given)
    event = caught.value.event
    assert isinstance(event, kind)
    assert all(name in WORDS.say(event).speech for name in names())

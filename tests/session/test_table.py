"""Tables: set up from a header, begun, saved and resumed."""

from __future__ import annotations

from pathlib import Path

import pytest

from accessigame import bots, games
from accessigame.bots import UnknownBot, levels
from accessigame.core.model import (
    EVERYONE,
    TABLE,
    Event,
    Refusal,
    Seat,
    Unavailable,
    only,
)
from accessigame.games import UnknownGame
from accessigame.games.no_thanks.events.answers import CardsLeft, OwnScore
from accessigame.games.no_thanks.moves import Refuse, TurnUp
from accessigame.games.shared import WrongPlayers
from accessigame.games.six_nimmt.events.answers import HandAwaited, HeadsStand
from accessigame.games.six_nimmt.moves import Deal
from accessigame.session.events import GameResumed, TornLine
from accessigame.session.journal import Header, JournalBusy
from accessigame.session.journal.lines import MoveRejected
from accessigame.session.table import begun, load_saved, resumed, seated
from accessigame.words.words import Localizer
from tests.playing import GAMES, NO_THANKS

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


def test_persons_have_the_seats_without_bots() -> None:
    """Bots sit where the header puts them, persons everywhere else."""
    table = seated(header(setup=TWO_BOTS), WORDS)
    assert table.persons == (Seat(0),)
    assert table.seating.dealer is not None
    assert table.words.name(Seat(2)) == "Lise"
    real = seated(header(setup={"deck": "physical"}), WORDS)
    assert real.persons == (Seat(0), Seat(1), Seat(2))
    assert real.seating.dealer is None


def test_the_audience_is_a_person_alone_or_everybody() -> None:
    """A person who plays alone has the screen and the voice alone; two share them."""
    assert seated(header(setup=TWO_BOTS), WORDS).audience == only(Seat(0))
    assert seated(header(setup={"bots": {"1": "easy"}}), WORDS).audience == EVERYONE
    setup = {"bots": dict.fromkeys("012", "easy")}
    assert seated(header(setup=setup), WORDS).audience == EVERYONE


@pytest.mark.parametrize(
    ("changes", "event"),
    [
        ({"game": "chess"}, UnknownGame("chess", GAMES)),
        ({"seats": ("A", "B")}, WrongPlayers(2, 3, 7, "2020")),
        (
            {"setup": {"bots": {"1": "genius"}}},
            UnknownBot("genius", tuple(levels(NO_THANKS))),
        ),
    ],
)
def test_an_impossible_table_is_refused(changes: dict[str, object], event: Event) -> None:
    """An unknown game, number of players or bot is refused."""
    with pytest.raises(Refusal) as caught:
        seated(header(**changes), WORDS)
    assert caught.value.event == event


def test_a_new_table_and_the_same_one_later(tmp_path: Path) -> None:
    """A resumed table stands where it stood, and announces it."""
    path = tmp_path / "game.jsonl"
    new = begun(header(), WORDS, path)
    assert new.opening == new.session.opening()
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
    assert later.session.position == new.session.position
    assert later.session.steps == new.session.steps
    assert later.opening[0] == GameResumed(1)
    assert CardsLeft(23) in later.opening
    assert OwnScore(Seat(0), -10) in later.opening
    assert later.journal is not None
    later.journal.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_left_before_its_deal_begins_again_as_it_began(tmp_path: Path, game: str) -> None:
    """A journal without a move goes on with the words of the beginning, where the program deals.

    Fails when somebody is asked for cards that the program is about to deal.
    """
    path = tmp_path / "game.jsonl"
    edition = games.find(game).editions[0]
    path.write_text(header(game=game, edition=edition, setup=TWO_BOTS).line() + "\n", "utf-8")
    table = resumed(load_saved(path, WORDS))
    assert table.opening == (GameResumed(0), *table.session.opening())
    assert table.journal is not None
    table.journal.close()


@pytest.mark.parametrize("dealt", [True, False])
def test_nobody_is_asked_for_the_rest_of_a_deal_that_the_program_makes(
    tmp_path: Path, dealt: bool
) -> None:
    """In the middle of a deal, cards are asked for where they are real, and nowhere else.

    Fails when a hand is to be typed that the program deals at once, or when none ever is.
    """
    path = tmp_path / "game.jsonl"
    setup = TWO_BOTS if dealt else {"deck": "physical"}
    known = {} if dealt else {"known": [0, 1], "physical": True}
    six = header(game="six-nimmt", edition="base", options=known, setup=setup)
    table = begun(six, WORDS, path)
    assert table.journal is not None
    deal = Deal(TABLE, Seat(0), tuple(range(1, 11)))
    if dealt:
        table.session.play(deal)
        table.journal.append(deal)
        table.journal.sync()
    table.journal.close()
    table = resumed(load_saved(path, WORDS))
    asked = HandAwaited(Seat(1 if dealt else 0))
    assert (asked in table.opening) != dealt
    assert HeadsStand(Seat(0), 0, 0) in table.opening
    assert table.journal is not None
    table.journal.close()


def test_a_torn_journal_is_announced(tmp_path: Path) -> None:
    """A torn line is announced first when the game goes on."""
    path = tmp_path / "game.jsonl"
    path.write_text(header().line() + '\n{"seat":"table","move":"turn","card":11}\n{"se')
    table = resumed(load_saved(path, WORDS))
    assert table.opening[:2] == (TornLine(), GameResumed(0))
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


def test_the_seat_to_act_comes_from_one_place() -> None:
    """The table comes first, then bots, then persons; none when the game is over.

    Fails when a person is asked before a bot that may move too.
    """
    table = seated(header(setup={"deck": "physical", "bots": {"0": "easy"}}), WORDS)
    assert table.seat_to_act() == TABLE
    table.session.play(TurnUp(TABLE, 11))
    assert table.seat_to_act() == Seat(0)
    six = header(game="six-nimmt", edition="base", setup={"deck": "shuffled", "seed": 1})
    table = seated(six, WORDS)
    assert table.seating.dealer is not None
    while table.seat_to_act() == TABLE:
        table.session.play(table.seating.dealer.choose(table.session.position))
    assert table.session.to_act() == {Seat(0), Seat(1), Seat(2)}
    assert table.seat_to_act() == Seat(0)
    assert table.seat_to_act(holder=Seat(2)) == Seat(2)
    easy = bots.find(table.session.game, "easy")
    table.seating[Seat(1)] = table.seating[Seat(1)]._replace(policy=easy)
    assert table.seat_to_act(holder=Seat(2)) == Seat(1)

"""What a camera sees becomes entries, as if it was scanned, or nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from itertools import groupby
from random import Random
from typing import Any

import pytest

from accessigame import games
from accessigame.core.game import Game
from accessigame.core.model import AT_TABLE, EVERYONE, TABLE, Event, Intent, Seat, only
from accessigame.devices.camera.steadiness import LyingCard
from accessigame.games.no_thanks.events.play import CardTurned
from accessigame.games.no_thanks.moves import TurnUp
from accessigame.games.six_nimmt.moves import Choose, LayRows
from accessigame.games.titus.moves import Flip, Top
from accessigame.host.host import Host
from accessigame.host.scans import CardCollector
from accessigame.host.sight import EntryPath, SeveralCardsSeen, Sight
from accessigame.host.standing_prompt import CardWanted
from accessigame.input.card_code import CardCode, code_text
from accessigame.session.events import MovesUndone
from tests.host.test_real_cards import ROWS
from tests.host.test_scans import table
from tests.playing import Recorder, hosted, typed

OF_OPEN_CARDS = (TurnUp, LayRows, Choose, Top, Flip)
"""The moves that are made by showing a card."""
ANA, BEN, CID = Seat(0), Seat(1), Seat(2)


def lying(*cards: int, box: int = 80, stay: int = 1) -> list[LyingCard]:
    """Return cards in sight, one below the other."""
    return [LyingCard(CardCode(box, card), stay, 100, 90 * y, 20) for y, card in enumerate(cards)]


class Watched:
    """A table with a camera, and whether it lets the camera look."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.looks: list[bool] = []

    def play(self, *acts: str | Sequence[LyingCard]) -> None:
        """Type lines, and see cards, in turn."""

        async def scene() -> None:
            self.host.begin(*self.host.session.opening())
            self.host.attach_camera(self.looks.append)
            running = asyncio.create_task(self.host.run())
            for act in acts:
                if isinstance(act, str):
                    for intent in typed(act):
                        self.host.inbox.put_nowait(intent)
                else:
                    self.host.see(act)
                for _ in range(20):
                    await asyncio.sleep(0)
            self.host.inbox.put_nowait(None)
            await running

        asyncio.run(scene())

    @property
    def moves(self) -> list[object]:
        """The moves that were made."""
        return [step.move for step in self.host.session.steps]


def watched(game: str, edition: str = "") -> tuple[Watched, Recorder]:
    """Return a table with a camera, and what it tells everybody at the table."""
    host, told = table(game, edition)
    told.audience = AT_TABLE
    return Watched(host), told


def turned(events: Iterable[Event]) -> list[int]:
    """Return the cards that were announced as turned up."""
    return [event.card for event in events if isinstance(event, CardTurned)]


def test_a_card_in_sight_is_entered_once() -> None:
    """The card that lies there is turned up; while it stays nothing more happens.

    Fails when it is entered again as soon as the next card is awaited.
    """
    scene, told = watched("no-thanks")
    seen = lying(12, box=50)
    scene.play(seen, seen, "t", seen, [*seen, *lying(20, box=50)])
    assert turned(told.events) == [12, 20]


def test_it_is_the_same_entry_as_a_scan() -> None:
    """The moves are those of a table where the cards were scanned, and what is told is the same.

    Fails when a card in sight is announced in a way of its own, or not read back.
    """
    seen, told = watched("six-nimmt")
    seen.play(*map(lying, (12, 37, 43, 58, 66, 76, 27)))
    scanned, told_too = watched("six-nimmt")
    codes = (code_text(CardCode(80, card)) for card in (12, 37, 43, 58, 66, 76, 27))
    scanned.play(*codes)
    assert seen.moves == scanned.moves
    assert told.speech == told_too.speech


def test_an_undone_card_is_not_entered_again_while_it_lies() -> None:
    """After `u` the card still lies there; shown anew, it is entered. Fails without the stay."""
    scene, told = watched("no-thanks")
    seen = lying(12, box=50)
    scene.play(seen, "u", seen, seen)
    assert MovesUndone(1) in told.events
    assert not scene.moves
    scene, told = watched("no-thanks")
    scene.play(seen, "u", [], lying(12, box=50, stay=2))
    assert len(scene.moves) == 1


def test_several_new_cards_enter_nothing() -> None:
    """Nobody knows which card is meant: that is said once, and one of them left is entered.

    Fails when the first one is taken.
    """
    scene, told = watched("no-thanks")
    both = lying(12, 20, box=50)
    scene.play(both, both, both[1:])
    assert turned(told.events) == [20]
    assert told.events.count(SeveralCardsSeen((12, 20))) == 1


def test_the_four_rows_are_entered_from_above() -> None:
    """Cards of one entry that lie there together are entered in their order; five are too many."""
    scene, told = watched("six-nimmt")
    scene.play(lying(37, 12, 58, 43, 99), lying(37, 12), lying(37, 12, 58, 43))
    assert scene.host.session.position.rows == ((37,), (12,), (58,), (43,))  # type: ignore[attr-defined]  # a position of 6 nimmt!
    assert SeveralCardsSeen((12, 37, 43, 58, 99)) in told.events


def test_what_is_not_allowed_enters_nothing_and_says_nothing() -> None:
    """Cards that lie in rows, and cards of other games, are no entries and no refusals."""
    scene, told = watched("no-thanks")
    before: list[str | Sequence[LyingCard]] = [lying(12, box=50), "t"]
    scene.play(*before, [*lying(12, box=50), *lying(7, box=70), *lying(30, box=51)])
    blocks = len(told.blocks)
    other, told = watched("no-thanks")
    other.play(*before)
    assert len(told.blocks) == blocks


def test_the_camera_looks_while_a_card_is_awaited() -> None:
    """A decision of No Thanks needs no camera. Fails when it looks all the time."""
    scene, _ = watched("no-thanks")
    scene.play(lying(12, box=50), "t")
    changes = [look for look, _ in groupby(scene.looks)]
    assert changes == [True, False, True]


def test_nothing_is_entered_while_a_dialog_is_open() -> None:
    """A card in sight corrects nothing. Fails when the open correction takes it."""
    scene, told = watched("no-thanks")
    seen = lying(12, box=50)
    scene.play(seen, "t", "<", [*seen, *lying(20, box=50)])
    assert turned(told.events) == [12]


def test_a_card_in_sight_answers_no_question() -> None:
    """Who asks which card it is means the one that is shown to a scanner; then it is entered.

    Fails when a card that lies open is told in private, or entered while the question stands.
    """
    told = Recorder(only(ANA))
    guests = {BEN, CID}
    host = hosted([told], {"physical": True}, hosted=True, guests=guests, seat_here=ANA)
    scene = Watched(host)
    scene.play(";", lying(12, box=50))
    assert CardWanted(ANA) in told.events
    assert not scene.moves
    assert scene.looks[-1] is False


def test_the_card_of_a_guest_is_entered_for_that_guest() -> None:
    """Ben plays on a device of his own: his card is entered with his number, as it is typed.

    Fails when only cards of those at the keyboard are entered.
    """
    told = Recorder(AT_TABLE)
    options = {"physical": True}
    host = hosted([told], options, game="six-nimmt", hosted=True, guests={BEN}, away=())
    scene = Watched(host)
    scene.play(ROWS, lying(5), lying(16), lying(27))
    chosen = [move for move in scene.moves if isinstance(move, Choose)]
    assert chosen == [Choose(ANA, 5), Choose(CID, 16), Choose(BEN, 27)]


@pytest.mark.parametrize("guests", [(), (BEN, CID)], ids=["at-the-table", "guests"])
@pytest.mark.parametrize("game", games.every(), ids=lambda game: game.name)
def test_it_looks_where_a_legal_move_shows_a_card(game: Game[Any], guests: Sequence[Seat]) -> None:
    """Through a game at random, the camera looks exactly where the next move is an open card.

    Fails when one refused card ends the search for another one that is awaited.
    """
    told, random = Recorder(AT_TABLE), Random(4)
    host = hosted([told], {"physical": True}, game=game.name, guests=guests)
    looks: list[bool] = []
    while not host.session.position.over and len(host.session.steps) < 150:
        host.attach_camera(looks.append)
        seat = host.announcer.seat_to_act
        assert seat is not None
        moves = host.session.legal_moves(seat)
        is_open = not host.session.prompt(seat).secret
        assert looks[-1] is (is_open and type(moves[0]) in OF_OPEN_CARDS), moves[0]
        host.session.play(moves[random.randrange(len(moves))])


def test_an_error_in_an_entry_ends_no_later_one() -> None:
    """The next card that comes is entered. Fails when the first error is the end of all entries."""
    host, _ = table("no-thanks")
    entries: list[Intent] = []

    def handle(intent: Intent) -> None:
        entries.append(intent)
        if len(entries) == 1:
            raise BrokenPipeError

    path = EntryPath(
        host.table,
        host.announcer,
        host.history,
        CardCollector(host.session),
        lambda _: TABLE,
        handle,
    )
    sight = Sight(path, lambda _: None)
    with pytest.raises(BrokenPipeError):
        sight.see(lying(12, box=50))
    sight.see(lying(20, box=50))
    codes = [code_text(CardCode(50, card)) for card in (12, 20)]
    assert [intent.given for intent in entries] == codes


def test_dealt_cards_need_no_camera() -> None:
    """Where the program deals, whatever lies there means nothing."""
    told = Recorder(EVERYONE)
    scene = Watched(hosted([told], seed=3))
    scene.play(lying(12, box=50))
    assert not any(scene.looks)

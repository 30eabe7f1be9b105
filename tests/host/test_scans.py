"""Scanned cards at a table: which card a code means, and the cards of one entry one by one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from accessigame import games
from accessigame.core.model import EVERYONE, TABLE, Event, Intent, Message, Seat, far, only
from accessigame.games.no_thanks.events.play import CardTurned
from accessigame.games.no_thanks.events.refusals import PlayerFirst
from accessigame.games.shared import CardTwice, NotACard, TableTypes
from accessigame.games.six_nimmt.events.play import RowsLaid
from accessigame.games.six_nimmt.events.refusals import (
    CardElsewhere,
    HandCardRefused,
    HandRefused,
    WrongCount,
)
from accessigame.games.six_nimmt.moves import Choose, LayRows
from accessigame.host.host import Host
from accessigame.host.scans import (
    BoxUnknown,
    CardCollected,
    CardCollectedUnseen,
    CardCollector,
    CardOfAnotherEdition,
    CardOfAnotherGame,
    CardsPutBack,
)
from accessigame.input.card_code import CardCode, code_text
from accessigame.session.events import TableCorrects
from tests.host.test_real_cards import CID, HAND, Room, six_nimmt
from tests.playing import Recorder, hosted, run, typed

BOX = {name: dict(games.find(name).material.boxes) for name in ("no-thanks", "six-nimmt", "titus")}
BEN = Seat(1)


def code(box: int, card: int) -> str:
    """Return what a scanner types for a card."""
    return code_text(CardCode(box, card))


def table(game: str, edition: str = "", **options: object) -> tuple[Host, Recorder]:
    """Return a table with real cards, and what it tells everybody."""
    told = Recorder(EVERYONE)
    host = hosted([told], {"physical": True, **options}, game=game, edition=edition)
    return host, told


def played(lines: str, game: str, edition: str = "", **options: object) -> tuple[Host, list[Event]]:
    """Return a table after these lines, with the events that it told."""
    host, told = table(game, edition, **options)
    run(host, typed(lines))
    return host, told.events


@pytest.mark.parametrize("edition", ["2020", "2004"])
def test_a_code_plays_its_card(edition: str) -> None:
    """A code of this box is the card that it names, as if its number was typed."""
    host, events = played(code(BOX["no-thanks"][edition], 35), "no-thanks", edition)
    assert host.session.position.card == 35  # type: ignore[attr-defined]  # a position of No Thanks
    assert any(isinstance(event, CardTurned) and event.card == 35 for event in events)


@pytest.mark.parametrize("edition", ["base", "pro", "known-deck"])
def test_editions_with_the_same_cards_have_the_same_codes(edition: str) -> None:
    """The cards of 6 nimmt! are those of each of its editions.

    Fails when each edition has a box of its own.
    """
    assert len(set(BOX["six-nimmt"].values())) == 1
    lines = ",".join(code(80, card) for card in (12, 23, 34, 1))
    _, events = played(lines, "six-nimmt", edition)
    assert NotACard not in map(type, events)
    assert CardOfAnotherEdition not in map(type, events)


@pytest.mark.parametrize(
    ("scanned", "refused"),
    [
        (code(80, 35), CardOfAnotherGame(Message("game-six-nimmt"))),
        (code(70, 7), CardOfAnotherGame(Message("game-titus"))),
        (code(51, 35), CardOfAnotherEdition("2004")),
        (code(94, 35), BoxUnknown()),
        (code(50, 36), NotACard("36", 3, 35)),
        ("500359", NotACard("500359", 3, 35)),
    ],
)
def test_a_code_that_is_wrong_here_says_so(scanned: str, refused: Event) -> None:
    """A card of another game or edition, or none of the deck, is told, and nothing is played.

    Fails when the card counts whatever its box is.
    """
    host, events = played(scanned, "no-thanks")
    assert refused in events
    assert not host.session.steps


def test_the_rows_are_taken_card_by_card() -> None:
    """Each of the four cards is told with the number of those to come; the last one plays all.

    Fails when four cards are only taken in one go.
    """
    lines = ",".join(code(80, card) for card in (12, 37, 43, 58))
    host, events = played(lines, "six-nimmt")
    counted = [event for event in events if isinstance(event, CardCollected)]
    assert counted == [CardCollected(12, 3), CardCollected(37, 2), CardCollected(43, 1)]
    assert any(isinstance(event, RowsLaid) for event in events)
    assert host.session.position.rows == ((12,), (37,), (43,), (58,))  # type: ignore[attr-defined]  # a position of 6 nimmt!


def test_typed_cards_are_taken_one_by_one_too() -> None:
    """A person may mix codes and numbers; four in one go are taken as before."""
    for lines in (f"12,37,{code(80, 43)},58", "12 37 43 58", f"12 37 {code(80, 43)} 58"):
        host, _ = played(lines, "six-nimmt")
        assert len(host.session.steps) == 1, lines


@pytest.mark.parametrize(
    ("lines", "refused"),
    [
        ("12,12", CardTwice(12)),
        ("12,105", NotACard("105", 1, 104)),
        (f"12,{code(50, 20)}", CardOfAnotherGame(Message("game-no-thanks"))),
        ("12,1 2", WrongCount(2, 4)),
    ],
)
def test_a_refused_card_leaves_those_before_it(lines: str, refused: Event) -> None:
    """A card that cannot be one of the four is told, and the others need no second scan.

    Fails when a refusal forgets the cards before it. Several in one go begin anew, as ever.
    """
    host, events = played(f"{lines},37,43,58,12", "six-nimmt")
    assert refused in events
    assert len(host.session.steps) == 1


def test_the_last_card_of_several_is_put_back() -> None:
    """The key that takes back a move takes back the last card first, and then a move.

    Fails when that key takes back the move before the entry.
    """
    host, events = played("12,37,u,43,58,u,u,60,61,62", "six-nimmt")
    assert [event for event in events if isinstance(event, CardsPutBack)] == [
        CardsPutBack(3),
        CardsPutBack(2),
        CardsPutBack(3),
    ]
    assert host.session.position.rows == ((12,), (60,), (61,), (62,))  # type: ignore[attr-defined]  # a position of 6 nimmt!


def test_cards_of_a_past_position_are_forgotten() -> None:
    """Once another position stands, such as a corrected one, the entry begins anew.

    Fails when the cards are kept whatever they were typed for.
    """
    host, _ = table("six-nimmt")
    collector = CardCollector(host.session)
    assert collector.completed(Intent("number", 12), host.session.position) == CardCollected(12, 3)
    host.session.play(LayRows(TABLE, (1, 2, 3, 4)))
    assert collector.put_back() is None


def test_a_secret_hand_is_counted_and_not_told() -> None:
    """Of the hand of a bot, only the number of cards to come is told, also for a wrong one.

    Fails when the hand is read out while it is scanned.
    """
    host, told = table("six-nimmt", known=[1])
    cards = (5, 16, 27, 38, 49, 60, 71, 82, 93, 104)
    run(host, typed(",".join([code(80, 5), code(80, 5), *(code(80, each) for each in cards[1:])])))
    counted = [event for event in told.events if isinstance(event, CardCollectedUnseen)]
    assert [event.left for event in counted] == [*range(9, 0, -1)]
    assert HandCardRefused(BEN) in told.events
    assert host.session.position.hands[BEN] == cards  # type: ignore[attr-defined]  # a position of 6 nimmt!
    assert not any("38" in sentence for sentence in told.speech)


@pytest.mark.parametrize("correction", ["", "<,"])
def test_no_card_of_another_hand_is_found_one_by_one(correction: str) -> None:
    """A card of one hidden hand, typed into another, is refused with all ten cards, not alone.

    Fails when whoever sits at the keyboard finds out a hand by trying its cards.
    """
    hands = "5 16 27 38 49 60 71 82 93 104,1 2 3 4 6 7 8 9 10 11"
    lines = hands if correction else hands.split(",", maxsplit=1)[0]
    for card, others in ((16, 20), (20, 16)):
        host, events = played(f"{lines},{correction}{card},{others}", "six-nimmt", known=[1, 2])
        assert [e for e in events if isinstance(e, CardCollectedUnseen | HandCardRefused)] == [
            CardCollectedUnseen(9),
            CardCollectedUnseen(8),
        ]
    rest = ",".join(map(str, range(21, 29)))
    host, events = played(f"{lines},{correction}16,20,{rest}", "six-nimmt", known=[1, 2])
    assert HandRefused(CID, 10, 10) in events
    assert len(host.session.steps) == len(lines.split(","))


def test_a_card_of_the_hand_cannot_be_in_a_row() -> None:
    """A card that the program knows elsewhere is refused as soon as it is scanned."""
    hand = "5 16 27 38 49 60 71 82 93 104"
    _, events = played(f"{hand},12,16", "six-nimmt", known=[1])
    assert CardElsewhere(16) in events


def test_a_guest_shows_a_card_by_its_code() -> None:
    """A guest who holds real cards scans on an own device, and no card of another seat."""
    told, guest = Recorder(only(Seat(0))), Recorder(far(BEN))
    host = hosted(
        [told, guest],
        {"physical": True},
        game="six-nimmt",
        hosted=True,
        guests={BEN},
        seat_here=Seat(0),
    )
    lines = [*typed("12 37 43 58")]
    own = [replace(intent, seat=BEN) for intent in typed(code(80, 60))]  # type: ignore[type-var]  # intents alone
    run(host, [*lines, *own])
    assert host.session.position.choices[BEN] == 60  # type: ignore[attr-defined]  # a position of 6 nimmt!


def test_a_scanned_card_takes_no_row() -> None:
    """Where a row is asked for, card 2 is refused, and typed number 2 is the row.

    Fails when somebody who scans too early takes a row by the number of the card.
    """
    lines = f"12 37 43 58,{code(80, 5)},{code(80, 60)},{code(80, 61)}"
    host, _ = played(f"{lines},{code(80, 2)}", "six-nimmt")
    assert len(host.session.steps) == 4
    host, _ = played(f"{lines},2", "six-nimmt")
    assert len(host.session.steps) == 5


def test_a_scanned_card_names_no_first_player() -> None:
    """Where the first player of a round is asked for, card 3 is not player 3.

    Fails when the first card of a round, scanned too early, begins the round for a player.
    """
    host, told = table("no-thanks", rounds=2)
    pile = (card for card in range(3, 36))
    run(host, typed(",".join(f"{next(pile)} t" for _ in range(24)) + f",{code(50, 3)}"))
    assert told.events[-2] == PlayerFirst(3)


def test_a_scanned_card_accepts_no_correction() -> None:
    """In a correction, card 1 changes the entry or is a no, and typed number 1 is the yes.

    Fails when a card that is scanned by chance accepts a change.
    """
    lines = f"12 37 43 58,{code(80, 60)},<,{code(80, 61)}"
    host, _ = played(f"{lines},{code(80, 1)}", "six-nimmt")
    assert host.session.steps[-1].move == Choose(Seat(0), 60)
    host, _ = played(f"{lines},1", "six-nimmt")
    assert host.session.steps[-1].move == Choose(Seat(0), 61)


def test_the_rows_are_corrected_card_by_card() -> None:
    """A correction of the rows takes the four cards one by one and counts too, then asks for a yes.

    Whoever walks on begins anew. Fails when a scanner cannot correct what it has entered, or when
    two cards are left over from a walk before, or when the help forgets those that were scanned.
    """
    cards = ",".join(code(80, card) for card in (12, 37, 44, 58))
    host, events = played(f"12 37 43 58,{code(80, 60)},2 <,{cards}", "six-nimmt")
    counted = [event for event in events if isinstance(event, CardCollected)]
    assert counted == [CardCollected(12, 3), CardCollected(37, 2), CardCollected(44, 1)]
    assert host.session.steps[0].move == LayRows(TABLE, (12, 37, 43, 58))
    begun = f"{code(80, 90)},h,{code(80, 91)},>,<"
    host, _ = played(
        f"12 37 43 58,{code(80, 60)},2 <,{begun},{cards.replace(',', ',h,')},1", "six-nimmt"
    )
    assert host.session.steps[0].move == LayRows(TABLE, (12, 37, 44, 58))
    assert host.session.steps[1].move == Choose(Seat(0), 60)


def test_cards_of_one_line_are_scanned_one_after_the_other() -> None:
    """A line with three codes is three cards of three players; the number of a player is typed.

    Fails when cards 3 and 60 of one line are card 60 of player 3.
    """
    cards = "".join(code(80, card) for card in (3, 60, 61))
    host, _ = played(f"12 37 43 58,{cards}", "six-nimmt")
    assert [step.move for step in host.session.steps[1:]] == [
        Choose(Seat(0), 3), Choose(BEN, 60), Choose(CID, 61)
    ]  # fmt: skip
    host, _ = played(f"12 37 43 58,{code(80, 3)} 60", "six-nimmt")
    assert len(host.session.steps) == 1
    host, _ = played(f"12 37 43 58,3 {code(80, 60)}", "six-nimmt")
    assert [step.move for step in host.session.steps[1:]] == [Choose(CID, 60)]


# guests ------------------------------------------------------------------------------------------


def test_a_guest_at_the_table_scans_an_open_card() -> None:
    """The card that is turned up lies open for all, so that a guest there scans it for the table.

    Fails when a scanner at a guest's device serves its owner's own cards alone.
    """
    there = Room("no-thanks")
    there.plays((CID, code(50, 17)))
    for output in (there.opened, there.ben, there.cid):
        assert any(isinstance(event, CardTurned) and event.card == 17 for event in output.events)


def test_guests_and_the_table_scan_the_rows_together() -> None:
    """Each of the four cards is told to all when a guest scans it, with the number to come."""
    there = Room("six-nimmt", away=())
    there.plays((CID, code(80, 12)), "37", (BEN, code(80, 43)), (CID, code(80, 58)))
    assert there.moves == [LayRows(TABLE, (12, 37, 43, 58))]
    for output in (there.opened, there.ben, there.cid):
        assert {CardCollected(12, 3), CardCollected(43, 1)} <= {*output.events}


@pytest.mark.parametrize(
    ("line", "owner"),
    [("17", CID), (code(50, 17), BEN), (f"{code(50, 17)} t", CID)],
)
def test_no_other_entry_of_the_table_is_a_guests(line: str, owner: Seat) -> None:
    """A typed number may be a slip of a key, and a guest far away has no card of the table.

    Fails when who plays far away turns cards up.
    """
    there = Room("no-thanks")
    there.plays((owner, line))
    assert not there.moves
    assert TableTypes() in (there.cid if owner == CID else there.ben).events


def test_no_guest_scans_a_secret_hand() -> None:
    """The hand of a friend is scanned at the table alone, by somebody who does not play.

    Fails when a guest who sits there deals it.
    """
    there = six_nimmt()
    there.plays(*((CID, code(80, int(card))) for card in HAND.split()))
    assert not there.moves
    assert CardCollectedUnseen not in map(type, there.opened.events)


def test_a_guest_is_told_alone_what_is_wrong_with_a_card() -> None:
    """A card of another box, and one that is scanned while the table corrects, change nothing."""
    there = Room("no-thanks")
    there.plays((CID, code(80, 17)), "17", "<", (CID, code(50, 18)))
    assert {CardOfAnotherGame(Message("game-six-nimmt")), TableCorrects()} <= {*there.cid.events}
    assert CardOfAnotherGame not in map(type, there.opened.events)
    assert len(there.moves) == 1

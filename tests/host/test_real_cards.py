"""Real cards at a table with guests: who types what, who is told to lay what, and when."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

import pytest

from accessigame.core.model import (
    EVERYONE,
    Event,
    Intent,
    Message,
    Move,
    Phrase,
    Seat,
    Text,
    far,
    only,
)
from accessigame.games.no_thanks.events import answers as thanks
from accessigame.games.no_thanks.events.prompts import LayToken, PutBefore
from accessigame.games.shared import TableTypes
from accessigame.games.six_nimmt.events import answers as six
from accessigame.games.six_nimmt.events.play import CardChosen, CardPlaced, YouChose
from accessigame.games.six_nimmt.events.prompts import AskChoice, AskEntry, PutInRow, SetAside
from accessigame.games.six_nimmt.events.refusals import HandRefused, OwnCardOnly, ShownElsewhere
from accessigame.games.six_nimmt.moves import Choose, Draft
from accessigame.games.titus.events import answers as titus
from accessigame.games.titus.events.prompts import LayAlone, TakeTop
from accessigame.host.help import HelpLine, KeypadPair
from accessigame.host.host import Host
from accessigame.host.presence import SeatHere, SeatWaits
from accessigame.input.keymap import Word
from accessigame.session.events import (
    ChoicesFirst,
    KeyOfTable,
    NoChoiceToTakeBack,
    SeatElsewhere,
    UnseenNotUnderstood,
)
from tests.host.test_guest_seats import question
from tests.playing import Recorder, hosted, run, typed

ANA, BEN, CID = Seat(0), Seat(1), Seat(2)
HAND = "5 16 27 38 49 60 71 82 93 104"
CARDS = frozenset(map(int, HAND.split()))
ROWS = "12 37 43 58"


@dataclass
class Room:
    """A table of three with real cards: Ben is far away, Cid a guest who sits at the table.

    Ana has no device, so the keyboard of the table is hers, and that of whoever types the cards.
    """

    game: str
    options: Mapping[str, object] = field(default_factory=dict)
    here: Seat | None = None
    away: Collection[Seat] = (BEN,)
    edition: str = ""
    opened: Recorder = field(init=False)
    ben: Recorder = field(default_factory=lambda: Recorder(far(BEN)))
    cid: Recorder = field(default_factory=lambda: Recorder(far(CID)))
    host: Host = field(init=False)

    def __post_init__(self) -> None:
        self.opened = Recorder(EVERYONE if self.here is None else only(self.here))
        self.host = hosted(
            [self.opened, self.ben, self.cid],
            {"physical": True, **self.options},
            game=self.game,
            edition=self.edition,
            hosted=True,
            guests={BEN, CID},
            seat_here=self.here,
            away=self.away,
        )

    def plays(self, *keys: str | tuple[Seat, str]) -> None:
        """Run the table with these keys: lines at the table, or with their seat those of guests."""
        run(self.host, [given for each in keys for given in self._given(each)])

    @staticmethod
    def _given(keys: str | tuple[Seat, str]) -> Iterable[Intent]:
        owner, line = (None, keys) if isinstance(keys, str) else keys
        for given in typed(line):
            assert isinstance(given, Intent)
            yield Intent(given.word, given.number, seat=owner, numbers=given.numbers)

    @property
    def moves(self) -> Sequence[Move]:
        """The moves that were made."""
        return [step.move for step in self.host.session.steps]


def six_nimmt(here: Seat | None = None) -> Room:
    """Return a table of 6 nimmt; the hand of Ben, who is far away, is to be typed."""
    return Room("six-nimmt", {"known": [BEN]}, here)


def no_thanks() -> Room:
    """Return a table of No Thanks where Ana begins."""
    return Room("no-thanks")


def in_turn(line: str, *seats: Seat) -> list[tuple[Seat, str]]:
    """Return the same keys of several guests."""
    return [(seat, line) for seat in seats]


# what only the table types -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("room", "before", "line"),
    [
        (six_nimmt, (), HAND),
        (six_nimmt, (HAND,), ROWS),
        (six_nimmt, (), "3"),
        (no_thanks, (), "17"),
        (no_thanks, (), "1"),
        (lambda: Room("titus"), (), "7"),
        (lambda: Room("titus"), (), "t"),
    ],
)
def test_no_guest_types_what_lies_on_the_table(
    room: Callable[[], Room], before: Sequence[str], line: str
) -> None:
    """Hands, rows, cards of the pile and tokens are refused on a guest's device, to that guest.

    Fails when whoever holds a telephone deals the cards.
    """
    there = room()
    there.plays(*before, *in_turn(line, BEN, CID))
    assert len(there.moves) == len(before)
    for guest in (there.ben, there.cid):
        assert guest.events[-2] == TableTypes()
    assert TableTypes() not in there.opened.events


@pytest.mark.parametrize("game", ["no-thanks", "titus"])
def test_no_guest_ends_the_pile(game: str) -> None:
    """The key for an empty pile is the table's: a guest is told so, and asked for no second one.

    Fails when a guest is asked to press it again, which then does nothing.
    """
    there = Room(game)
    there.plays("7,t", *in_turn("x,x", BEN))
    assert there.ben.events.count(KeyOfTable()) == 2
    assert not there.host.session.position.over


@pytest.mark.parametrize(
    ("room", "awaited"),
    [
        (six_nimmt, six.HandAwaited(BEN)),
        (no_thanks, thanks.CardAwaited(ANA)),
        (lambda: Room("titus"), titus.NumberAwaited(0)),
    ],
)
def test_only_the_table_is_told_how_to_type(room: Callable[[], Room], awaited: Event) -> None:
    """The table is asked for a card; guests are told that it types, also when they ask.

    Fails when somebody far away is told to turn a card up.
    """
    there = room()
    there.plays("o", *in_turn("o", BEN), *in_turn("b", CID))
    assert there.opened.events.count(awaited) >= 2
    assert TableTypes() not in there.opened.events
    for guest in (there.ben, there.cid):
        assert awaited not in guest.events
        assert guest.events.count(TableTypes()) >= 2
        assert not any(block.mine and block.prompt for block in guest.blocks)


@pytest.mark.parametrize("keys", ["<", "2 ="])
def test_corrections_belong_to_the_table(keys: str) -> None:
    """A guest opens no correction, and takes back no card that lies open; the table does."""
    there = six_nimmt()
    there.plays(HAND, ROWS, (BEN, "60"), (CID, "61"), (CID, keys), (CID, "u"))
    assert {KeyOfTable(), NoChoiceToTakeBack()} <= {*there.cid.events}
    assert Choose(CID, 61) in there.moves
    there = six_nimmt()
    there.plays(HAND, ROWS, (BEN, "60"), (CID, "61"), "u", (CID, "62"))
    assert there.moves[-1] == Choose(CID, 62)


# 6 nimmt: own cards ------------------------------------------------------------------------------


def test_a_round_with_a_friend_far_away_and_a_guest_at_the_table() -> None:
    """Ben chooses from afar, then Cid types the card that lies before Cid, then Ana hers.

    Ben's card is told to nobody before that, and then the table is told where to put it.
    """
    there = six_nimmt()
    there.plays(HAND, ROWS, (BEN, "60"), (CID, "61"), "14")
    assert there.host.session.position.turn == 2  # type: ignore[attr-defined]  # of this game
    assert [question(block) for block in there.opened.blocks][2:5] == [
        [AskChoice(BEN)],
        [AskEntry(ANA)],
        [AskEntry(ANA)],
    ]
    assert question(there.ben.blocks[2]) == [AskChoice(BEN)]
    assert question(there.cid.blocks[3]) == [AskEntry(CID)]
    assert [block.mine for block in there.cid.blocks[2:4]] == [False, True]
    assert YouChose(BEN, 60) in there.ben.events
    for other in (there.opened, there.cid):
        so_far = [event for block in other.blocks[:-2] for event in _events(block)]
        assert CardChosen(BEN) in so_far
        assert not any(getattr(event, "card", None) in CARDS for event in so_far)
    told = there.opened.events
    placed = next(e for e in told if isinstance(e, CardPlaced) and e.seat == BEN)
    assert told[told.index(placed) + 1] == PutInRow(60, placed.row)
    assert sum(isinstance(event, PutInRow) for event in told) == 1
    for guest in (there.ben, there.cid):
        assert not any(isinstance(event, PutInRow) for event in guest.events)


def _events(block: object) -> list[Event]:
    said = getattr(block, "said", ())
    return [event for each in said if (event := getattr(each, "event", None)) is not None]


def test_no_card_is_shown_before_the_secret_choices() -> None:
    """While Ben still chooses, neither a guest nor the table types a card that was turned over.

    Fails when the friend far away hears the cards of others, and then chooses.
    """
    there = six_nimmt()
    there.plays(HAND, ROWS, (CID, "61"), "1 14", "14")
    assert ChoicesFirst((BEN,)) in there.cid.events
    assert there.opened.events[-3:-1] == [ChoicesFirst((BEN,)), SeatElsewhere(BEN)]
    assert len(there.moves) == 2
    there = six_nimmt(here=ANA)
    there.plays(HAND, ROWS, "14")
    assert there.opened.events[-2] == ChoicesFirst((BEN,))


def test_a_guest_types_no_card_of_another() -> None:
    """Neither the card of a person at the table, nor that of another guest, nor a friend's.

    Fails when a guest lays what others hold; a card that Ben hides is refused in the same words.
    """
    there = six_nimmt()
    there.plays(HAND, ROWS, (BEN, "60"), *in_turn("1 14,1 5", CID), (BEN, "3 61"))
    assert len(there.moves) == 3
    assert there.cid.events.count(OwnCardOnly()) == 2
    assert OwnCardOnly() in there.ben.events
    assert OwnCardOnly() not in there.opened.events


def test_the_table_types_no_card_of_a_hidden_hand() -> None:
    """With the number of the friend, the table lays nothing out of the hand that is hidden."""
    there = six_nimmt()
    there.plays(HAND, ROWS, "2 60")
    assert len(there.moves) == 2


def test_the_table_types_the_card_that_a_guest_shows_there() -> None:
    """Where the device of a guest fails, the card lies on the table, and is typed with a number."""
    there = six_nimmt()
    there.plays(HAND, ROWS, (BEN, "60"), "14", "61", "3 61")
    assert SeatElsewhere(CID) in there.opened.events
    assert there.moves[-1] == Choose(CID, 61)


def test_the_table_plays_for_nobody_who_is_still_to_come() -> None:
    """The place of a friend far away waits; that of somebody else may be played at the table.

    Fails when cards of a hidden hand can be tried at the table before the friend comes.
    """
    there = six_nimmt()
    seating = there.host.table.seating
    for seat in (BEN, CID):
        seating[seat] = seating[seat]._replace(has_guest=False)
    there.plays(HAND, ROWS, "60", "2 60")
    assert there.opened.events.count(SeatElsewhere(BEN)) == 1
    assert len(there.moves) == 2
    assert there.host.table.persons_here == (ANA, CID)
    assert there.host.guests.report() == (SeatHere(ANA), SeatWaits(BEN), SeatHere(CID))


def test_nobody_tries_cards_in_silence() -> None:
    """A shown card that is in the hidden hand is refused for all to hear, with who showed it.

    Fails when a guest can find out the friend's hand, card by card, alone on a device.
    """
    there = six_nimmt()
    there.plays(HAND, ROWS, (BEN, "60"), (CID, "27"))
    refused = ShownElsewhere(CID, 27)
    for output in (there.opened, there.ben, there.cid):
        assert output.events.count(refused) == 1
    assert len(there.moves) == 3


@pytest.mark.parametrize("line", ["61 c", "61 h", "6 1 61"])
def test_a_mistyped_hand_is_told_to_nobody_who_plays_there(line: str) -> None:
    """The keyboard is Ana's, and somebody else types Ben's hand: what goes wrong is not echoed.

    Fails when a wrong key tells Ana, whose keyboard it is, a card of Ben.
    """
    there = six_nimmt(here=ANA)
    there.plays(line, HAND)
    assert all(block.secret for block in there.opened.blocks[:2])
    told = " ".join(there.opened.speech)
    assert "61" not in told
    assert {UnseenNotUnderstood(), HandRefused(BEN, 10, 3)} & {*there.opened.events}
    assert not CARDS & {int(n) for n in told.replace(",", " ").split() if n.isdigit()} - {5}


def test_a_friend_far_away_drafts_in_the_open() -> None:
    """In the Pro game no hand is typed: the cards are taken openly, and chosen in secret later.

    Fails when nobody at the table is told to keep the friend's cards, or guests are told it.
    """
    there = Room("six-nimmt", {"known": [BEN], "first": BEN}, edition="pro")
    there.plays((BEN, "5"), (CID, "6"), "7", "14", (BEN, "14"))
    assert not any(isinstance(event, six.HandAwaited) for event in there.opened.events)
    assert there.moves == [Draft(BEN, 5), Draft(CID, 6), Draft(ANA, 7), Draft(BEN, 14)]
    kept = [event for event in there.opened.events if isinstance(event, SetAside)]
    assert kept == [SetAside(5, BEN), SetAside(14, BEN)]
    assert not any(isinstance(e, SetAside) for e in (*there.ben.events, *there.cid.events))


# No Thanks ---------------------------------------------------------------------------------------


def test_tokens_and_cards_are_moved_for_a_friend_far_away() -> None:
    """The table types the cards; who is far away passes and takes, and hands there do it.

    Fails when the table has to guess what to lay, or is told so for a guest who sits there.
    """
    there = no_thanks()
    there.plays("17", "p", (BEN, "p"), (CID, "p"), "p", (BEN, "j"), (BEN, "t"))
    told = there.opened.events
    asked_of_hands = [e for e in told if isinstance(e, LayToken | PutBefore)]
    assert asked_of_hands == [LayToken(BEN), PutBefore(BEN, 17)]
    assert thanks.TokensHeld(BEN, 10) in there.ben.events
    assert thanks.TokensHeld(BEN, 10) not in told
    assert thanks.CardAwaited(BEN) in told
    assert not any(isinstance(e, LayToken | PutBefore) for e in there.ben.events)


def test_the_table_does_not_decide_for_a_guest() -> None:
    """A key of the table passes for nobody who plays elsewhere."""
    there = no_thanks()
    there.plays("17", "p", "p", (CID, "t"), "18")
    assert there.opened.events.count(SeatElsewhere(BEN)) == 2
    assert len(there.moves) == 2


# Titus -------------------------------------------------------------------------------------------


def test_tokens_of_titus_are_moved_for_a_friend_far_away() -> None:
    """Who is far away draws and lays; the table moves the tokens and types what shows then."""
    there = Room("titus", {"first": BEN, "deck": "none"})
    there.plays("7", (BEN, "t"), (BEN, "9"), "9", (BEN, "1"), (CID, "t"), "11", (CID, "1"))
    told = there.opened.events
    assert [e for e in told if isinstance(e, TakeTop | LayAlone)] == [TakeTop(7), LayAlone(BEN, 7)]
    assert TableTypes() in there.ben.events
    kinds = [type(move).__name__ for move in there.moves]
    assert kinds == ["Top", "Draw", "Top", "Place", "Draw", "Top", "Place"]


def test_a_number_that_shows_is_the_tables() -> None:
    """After an exchange the table types the side that came up, whoever holds the token."""
    there = Room("titus", {"first": ANA, "deck": "none"})
    there.plays("7", "t", "9", "1", (BEN, "t"), "11", (BEN, "2"), (BEN, "8"), "8", (BEN, "o"))
    assert TableTypes() in there.ben.events
    assert [type(move).__name__ for move in there.moves][-2:] == ["Exchange", "Flip"]


def test_the_word_of_a_question_stays_everybodys() -> None:
    """What a guest may ask did not shrink: the table, the scores and the own things."""
    there = no_thanks()
    there.plays("17", *in_turn("b,s,c,j,e", BEN))
    assert KeyOfTable() not in there.ben.events
    assert Word.EMPTY in {act.word for act in there.host.session.game.acts if act.of_table}


@pytest.mark.parametrize("game", ["six-nimmt", "no-thanks", "titus"])
def test_the_help_of_a_guest_has_no_key_of_the_table(game: str) -> None:
    """The table hears how to type and correct, let bots play and end a pile; a guest does not."""
    table, guest = _keys_told(game, "h"), _keys_told(game, (CID, "h"))
    ends = {Text("x")} if game != "six-nimmt" else set[Phrase]()
    corrects: set[Phrase] = {Message("key-less"), KeypadPair("0", Message("key-dash"))}
    stand_in: set[Phrase] = {KeypadPair("00", Message("key-slash"))}
    last: set[Phrase] = {KeypadPair("000", Message("key-dash")), KeypadPair("0", Text("q"))}
    back = {Text("u"), Message("key-dash")} if game != "six-nimmt" else set[Phrase]()
    types = {Message("key-number")} if game == "no-thanks" else set[Phrase]()
    assert table - guest == corrects | stand_in | ends | last | back | types
    assert Text("q") in guest


def _keys_told(game: str, asked: str | tuple[Seat, str]) -> set[Phrase]:
    """Return the keys of the help that whoever asks for it hears."""
    there = Room(game)
    there.plays(asked)
    asks = there.opened if isinstance(asked, str) else there.cid
    lines = (event for event in asks.events if isinstance(event, HelpLine))
    return {key for line in lines for key in line.keys}

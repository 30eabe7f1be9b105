"""What a camera sees at a table, and which of it is the next entry.

A card that lies in sight is proposed while the table awaits one that the game allows, and is then
an entry as if it had been scanned. It is proposed once while it stays, so one that was undone is
not entered again. Where more new cards lie than are awaited, nobody knows which is meant: none is
entered, and that is said once. Where the places of the players are known, each card counts for who
laid it, so all of them may be turned over together; one that is not certainly somebody's is not
entered. In the same pictures, rows are compared with those of the game, and a difference is told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

from accessigame.core.model import (
    TABLE,
    AtTable,
    Card,
    Event,
    Intent,
    Move,
    NotUnderstood,
    Refusal,
    Seat,
    event_class,
)
from accessigame.devices.camera.row_layout import difference
from accessigame.devices.camera.seat_layout import Spot, owners
from accessigame.devices.camera.steadiness import LyingCard
from accessigame.host.announcer import Announcer
from accessigame.host.request import Request, check_move, request_for
from accessigame.host.scans import CardCollector, meant
from accessigame.input.card_code import CardCode, code_text
from accessigame.input.keymap import Word
from accessigame.session.session import Session
from accessigame.session.table import Table
from accessigame.session.undo import UndoHistory

Look: TypeAlias = Callable[[bool], None]
"""Lets the camera look, or rest."""
_Laid: TypeAlias = tuple[int, Card]
"""A card in its round; in another round it is another player's."""


@event_class
class SeveralCardsSeen(AtTable):
    """More new cards lie in sight of the camera than are awaited; none was entered."""

    cards: tuple[Card, ...]


@event_class
class CardOwnerUnclear(AtTable):
    """A new card rests where it is not certainly the player's who is asked; it was not entered."""

    card: Card


class _Entry(NamedTuple):
    """What an intent would enter now.

    room: how many open cards are awaited with it; 0 for none, or for one that is refused.
    move: None for a card of several.
    """

    room: int
    move: Move | None = None


NO_ENTRY: Final = _Entry(0)


class _Proposal(NamedTuple):
    """A card in sight that may be entered, and the entry that it would be."""

    card: LyingCard
    intent: Intent
    entry: _Entry


class EntryPath(NamedTuple):
    """What an entry of a table goes through.

    seat_of_move: returns the seat that a request moves for. handle: carries an entry out.
    """

    table: Table
    announcer: Announcer
    history: UndoHistory
    collector: CardCollector
    seat_of_move: Callable[[Request], Seat]
    handle: Callable[[Intent], None]


class Sight:
    """The cards in sight of the camera of a table."""

    def __init__(self, path: EntryPath, look: Look) -> None:
        self._path = path
        self._table, self._announcer = path.table, path.announcer
        self._session = path.table.session
        self._look = look
        self._row_check = RowCheck(path.table.session, path.announcer)
        self._places = SeatPlaces(path.table.session)
        self._lying: tuple[LyingCard, ...] = ()
        self._entered: dict[CardCode, int] = {}
        self._told: tuple[CardCode, ...] = ()
        self._told_unclear: dict[CardCode, int] = {}
        self._is_entering = False

    def see(self, lying: Sequence[LyingCard]) -> None:
        """Take all cards that lie in sight now, and enter what is awaited of them."""
        self._lying = tuple(lying)
        self.enter()

    def enter(self) -> None:
        """Enter the cards in sight that are awaited, and let the camera look while one is."""
        if self._is_entering:  # an entry plays on, and a bot's move comes back here
            return
        self._is_entering = True
        try:
            self._places.note_steps(self._lying)
            while (proposal := self._proposal()) is not None:
                self._entered[proposal.card.code] = proposal.card.stay
                self._places.note_entry(proposal.card, self._lying)
                self._path.handle(proposal.intent)
        finally:
            self._is_entering = False
        self._look(awaits := self._awaits_card())
        if awaits:
            self._row_check.check(self._lying)
        else:  # until the camera looks again, cards may be laid elsewhere
            self._lying = tuple(card._replace(rests=False) for card in self._lying)

    def _proposal(self) -> _Proposal | None:
        """Return the next entry; where nobody knows which card it is, tell that and return None."""
        new = (card for card in self._lying if self._entered.get(card.code) != card.stay)
        proposals = [each for card in new if (each := self._proposed(card)) is not None]
        if (seats := self._owners(proposals)) is not None:
            return self._proposal_of_seat(proposals, seats)
        if len(proposals) > max((each.entry.room for each in proposals), default=0):
            self._tell_several(tuple(sorted(each.card.code for each in proposals)))
            return None
        self._told = ()
        return next(iter(proposals), None)

    def _owners(self, proposals: Sequence[_Proposal]) -> Mapping[CardCode, Seat] | None:
        """Return whose the cards are; None where the seats lay none, or where is not known."""
        moves = [each.entry.move for each in proposals]
        game, position = self._session.game, self._session.position
        is_laid = all(move and game.open_card(position, move) is not None for move in moves)
        if not (moves and is_laid):
            return None
        return self._places.owners([each.card for each in proposals], self._lying)

    def _proposal_of_seat(
        self, proposals: Sequence[_Proposal], seats: Mapping[CardCode, Seat]
    ) -> _Proposal | None:
        """Return the card of the seat that is asked; where it has none, tell of unclear ones."""
        asked = self._announcer.seat_to_act
        found = next((each for each in proposals if seats.get(each.card.code) == asked), None)
        if found is None:
            self._tell_unclear(each.card for each in proposals if each.card.code not in seats)
        return found

    def _tell_unclear(self, cards: Iterable[LyingCard]) -> None:
        """Tell of each card once that nobody moves any more."""
        for card in cards:
            if card.rests and self._told_unclear.get(card.code) != card.stay:
                self._told_unclear[card.code] = card.stay
                self._announcer.tell_table(CardOwnerUnclear(card.code.card))

    def _tell_several(self, codes: tuple[CardCode, ...]) -> None:
        told, self._told = self._told, codes
        if told != codes:
            self._announcer.tell_table(SeveralCardsSeen(tuple(code.card for code in codes)))

    def _proposed(self, card: LyingCard) -> _Proposal | None:
        """Return the proposal of a card; None where the table awaits another one, or none."""
        entries = ((intent, self._entry(intent)) for intent in self._intents(card.code))
        return next((_Proposal(card, intent, each) for intent, each in entries if each.room), None)

    def _intents(self, code: CardCode) -> Iterator[Intent]:
        """Yield what a card can mean: it alone, and the number of the player elsewhere with it."""
        text, seat = code_text(code), self._announcer.seat_to_act
        yield Intent(Word.NUMBER, int(text), text)
        if seat is not None and seat in self._table.persons_elsewhere:
            yield Intent(Word.NUMBER, seat + 1, text, numbers=(seat + 1, int(text)))

    def _entry(self, intent: Intent) -> _Entry:
        """Return what an intent would enter, if the table would take it now."""
        try:
            return self._open_entry(intent) if self._awaits_open_entry() else NO_ENTRY
        except Refusal:
            return NO_ENTRY

    def _open_entry(self, intent: Intent) -> _Entry:
        """Return what `_entry` does, for an open entry; raises a Refusal of the table."""
        intent = meant(intent, self._session)
        request = request_for(intent, self._table, self._announcer)
        seat, room = self._path.seat_of_move(request), 1
        if TABLE in self._session.to_act():
            room, intent = self._path.collector.room_for(intent, self._session.position)
        if room != 1:
            return _Entry(room)
        move = self._session.parse(seat, intent)
        check_move(move, self._table)
        return _Entry(room, move)

    def _awaits_open_entry(self) -> bool:
        """Return True while the next entry may be an open real card, and no dialog is open."""
        seat, seating = self._announcer.seat_to_act, self._table.seating
        if seat is None or seat in seating.bots or seating.dealer is not None:
            return False
        corrects = self._path.history.prompt is not None
        asks = self._announcer.card_questions.at_table
        return not (corrects or asks or self._session.prompt(seat).secret)

    def _awaits_card(self) -> bool:
        """Return True where some card of the box would be an entry now.

        Where one is not understood, no card is: each of them would be refused in the same way.
        """
        if not self._awaits_open_entry():
            return False
        for code in self._box():
            for intent in self._intents(code):
                try:
                    return self._open_entry(intent).room > 0
                except NotUnderstood:
                    return False
                except Refusal:
                    continue
        return False

    def _box(self) -> Iterator[CardCode]:
        """Yield the code of each card of the box."""
        box = _box_of(self._session)
        faces = self._session.game.material.faces
        return (CardCode(box, number) for face in faces for number in face)


class SeatPlaces:
    """Where each player lays real cards, learned from the cards that were entered while in sight.

    What is kept is where a card lay when it was entered, in the present round and the one before.
    Whose it was is asked of the game each time, so a card that is corrected to another player is
    that player's place from then on. A card that was typed teaches as much as one that was seen.
    Nothing of it is kept on the disk.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self._spots: dict[_Laid, Spot] = {}
        self._steps_read = len(session.steps)

    def note_entry(self, card: LyingCard, lying: Sequence[LyingCard]) -> None:
        """Note where a card lies that is entered now. lying: all that lies in sight."""
        self._note((self._session.position.round, card.code.card), card, lying)

    def note_steps(self, lying: Sequence[LyingCard]) -> None:
        """Note where the cards lie that were typed since the last time; others never count.

        Later they lie in a row, which is nobody's place.
        """
        steps = self._session.steps[self._steps_read :]
        self._steps_read = len(self._session.steps)
        by_code = {card.code: card for card in lying}
        for step in steps:
            number = self._session.game.open_card(step.before, step.move)
            card = None if number is None else by_code.get(self._code(number))
            if card is None:
                continue
            laid = step.before.round, card.code.card
            if laid not in self._spots:
                self._note(laid, card, lying)

    def owners(
        self, cards: Sequence[LyingCard], lying: Sequence[LyingCard]
    ) -> Mapping[CardCode, Seat] | None:
        """Return whose each new card is that is certainly an awaited seat's.

        None where the place of an awaited seat is not known. Cards of this turn and the one before
        go to the rows, so nothing is measured by them.
        """
        awaited = self._session.to_act()
        spots: dict[Seat, Spot] = {}
        loose = [card.code for card in cards]
        turns: Counter[Seat] = Counter()
        for seat, laid in self._cards_laid():
            turns[seat] += 1
            if turns[seat] <= (1 if seat in awaited else 2):  # of this turn and the one before
                loose.append(self._code(laid[1]))
            if laid in self._spots:
                spots.setdefault(seat, self._spots[laid])
        around = {card.code: card.place for card in lying if card.code not in loose}
        return owners({card.code: card.place for card in cards}, spots, awaited, around)

    def _cards_laid(self) -> Iterator[tuple[Seat, _Laid]]:
        """Yield the cards that seats have laid, the newest first."""
        now = self._session.position.round
        for step in reversed(self._session.steps):
            if step.before.round < now - 1:
                return
            card = self._session.game.open_card(step.before, step.move)
            if card is not None:
                yield step.move.seat, (step.before.round, card)

    def _note(self, laid: _Laid, card: LyingCard, lying: Sequence[LyingCard]) -> None:
        around = {each.code: each.place for each in lying if each.code != card.code}
        self._spots[laid] = Spot(card.place, card.side, around)
        self._spots = {each: at for each, at in self._spots.items() if each[0] >= laid[0] - 1}

    def _code(self, card: Card) -> CardCode:
        return CardCode(_box_of(self._session), card)


class RowCheck:
    """Tells the table of each difference once in a round; nothing is entered."""

    def __init__(self, session: Session, announcer: Announcer) -> None:
        self._session = session
        self._announcer = announcer
        self._told: set[tuple[int, Event]] = set()

    def check(self, lying: Sequence[LyingCard]) -> None:
        """Compare the cards that rest with the rows of the game."""
        if not (rows := self._session.game.open_rows(self._session.position)):
            return
        box = _box_of(self._session)
        own = (card for card in lying if card.rests and card.code.box == box)
        event = difference(rows, {card.code.card: card.place for card in own})
        if event is None or (told := (self._session.position.round, event)) in self._told:
            return
        self._told.add(told)
        self._announcer.tell_table(event)


def _box_of(session: Session) -> int:
    """Return the box of the edition that is played, as codes of its cards name it."""
    return session.game.material.boxes[session.edition]

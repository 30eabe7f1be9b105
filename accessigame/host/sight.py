"""What a camera sees at a table, and which of it is the next entry.

A card that lies in sight is proposed while the table awaits one that the game allows, and is then
an entry as if it had been scanned. It is proposed once while it stays, so one that was undone is
not entered again. Where more new cards lie than are awaited, nobody knows which is meant: none is
entered, and that is said once. In the same pictures, rows are compared with those of the game, and
a difference is told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from accessigame.core.model import (
    TABLE,
    AtTable,
    Card,
    Event,
    Intent,
    NotUnderstood,
    Refusal,
    Seat,
    event_class,
)
from accessigame.devices.camera.row_layout import difference
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


@event_class
class SeveralCardsSeen(AtTable):
    """More new cards lie in sight of the camera than are awaited; none was entered."""

    cards: tuple[Card, ...]


class _Proposal(NamedTuple):
    """A card in sight that may be entered, and how many are awaited with it."""

    card: LyingCard
    intent: Intent
    room: int


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
        self._lying: tuple[LyingCard, ...] = ()
        self._entered: dict[CardCode, int] = {}
        self._told: tuple[CardCode, ...] = ()
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
            while (proposal := self._proposal()) is not None:
                self._entered[proposal.card.code] = proposal.card.stay
                self._path.handle(proposal.intent)
        finally:
            self._is_entering = False
        self._look(awaits := self._awaits_card())
        if awaits:
            self._row_check.check(self._lying)
        else:  # until the camera looks again, cards may be laid elsewhere
            self._lying = tuple(card._replace(rests=False) for card in self._lying)

    def _proposal(self) -> _Proposal | None:
        """Return the next entry; where several cards could be it, tell that and return None."""
        new = (card for card in self._lying if self._entered.get(card.code) != card.stay)
        proposals = [each for card in new if (each := self._proposed(card)) is not None]
        if len(proposals) > max((each.room for each in proposals), default=0):
            self._tell_several(tuple(sorted(each.card.code for each in proposals)))
            return None
        self._told = ()
        return proposals[0] if proposals else None

    def _tell_several(self, codes: tuple[CardCode, ...]) -> None:
        told, self._told = self._told, codes
        if told != codes:
            self._announcer.tell_table(SeveralCardsSeen(tuple(code.card for code in codes)))

    def _proposed(self, card: LyingCard) -> _Proposal | None:
        """Return the proposal of a card; None where the table awaits another one, or none."""
        rooms = ((intent, self._room(intent)) for intent in self._intents(card.code))
        return next((_Proposal(card, intent, count) for intent, count in rooms if count), None)

    def _intents(self, code: CardCode) -> Iterator[Intent]:
        """Yield what a card can mean: it alone, and the number of the player elsewhere with it."""
        text, seat = code_text(code), self._announcer.seat_to_act
        yield Intent(Word.NUMBER, int(text), text)
        if seat is not None and seat in self._table.persons_elsewhere:
            yield Intent(Word.NUMBER, seat + 1, text, numbers=(seat + 1, int(text)))

    def _room(self, intent: Intent) -> int:
        """Return how many open cards the table awaits, if it would take this one now; else 0."""
        try:
            return self._room_for(intent) if self._awaits_open_entry() else 0
        except Refusal:
            return 0

    def _room_for(self, intent: Intent) -> int:
        """Return what `_room` does, for an open entry; raises a Refusal of the table."""
        intent = meant(intent, self._session)
        request = request_for(intent, self._table, self._announcer)
        seat, room = self._path.seat_of_move(request), 1
        if TABLE in self._session.to_act():
            room, intent = self._path.collector.room_for(intent, self._session.position)
        if room == 1:
            check_move(self._session.parse(seat, intent), self._table)
        return room

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
                    return self._room_for(intent) > 0
                except NotUnderstood:
                    return False
                except Refusal:
                    continue
        return False

    def _box(self) -> Iterator[CardCode]:
        """Yield the code of each card of the box."""
        material = self._session.game.material
        box = material.boxes[self._session.edition]
        return (CardCode(box, number) for face in material.faces for number in face)


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
        box = self._session.game.material.boxes[self._session.edition]
        own = (card for card in lying if card.rests and card.code.box == box)
        event = difference(rows, {card.code.card: card.place for card in own})
        if event is None or (told := (self._session.position.round, event)) in self._told:
            return
        self._told.add(told)
        self._announcer.tell_table(event)

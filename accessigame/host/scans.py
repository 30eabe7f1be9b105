"""What a scanned or typed card means at a table: its code, and one card of several.

`apart` takes several scans as one after the other. `meant` puts a card in place of its code, and
refuses that of another box. `CardCollector` takes the cards of one entry one by one, such as the
four that begin the rows of 6 nimmt!.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from accessigame import games
from accessigame.core.game import Position
from accessigame.core.model import (
    TABLE,
    Card,
    Event,
    Intent,
    Message,
    NotAllowed,
    NotUnderstood,
    event_class,
)
from accessigame.host.commands import HARMLESS
from accessigame.input.card_code import CardCode, code_in
from accessigame.input.keymap import Word
from accessigame.session.session import Session


@event_class
class CardOfAnotherGame(Event):
    """The code is that of a card of another game; nothing was played."""

    game: Message


@event_class
class CardOfAnotherEdition(Event):
    """The code is that of a card of another edition of this game; nothing was played."""

    edition: str


@event_class
class BoxUnknown(Event):
    """The code is that of a card of no game that there is here; nothing was played."""


@event_class
class CardCollected(Event):
    """A card of several was taken; left: the number of those that are still to come."""

    card: Card
    left: int


@event_class
class CardCollectedUnseen(Event):
    """A card of a secret hand was taken; left: the number of those that are still to come."""

    left: int


@event_class
class CardsPutBack(Event):
    """The last card of several that were taken is asked for again."""

    left: int


def apart(intent: Intent) -> Iterator[Intent]:
    """Yield an intent for each code, where several were scanned into one line; else the intent."""
    codes = [number for number in intent.numbers if code_in(str(number))]
    if not codes or len(codes) < len(intent.numbers):
        yield intent
        return
    yield from (replace(intent, number=code, numbers=(), given=str(code)) for code in codes)


def meant(intent: Intent, session: Session) -> Intent:
    """Return an intent with cards in place of their codes, which are then no other numbers.

    Raises NotAllowed for a card of another game or of another edition.
    """
    numbers = intent.numbers or (() if intent.number is None else (intent.number,))
    codes = [code_in(str(number)) for number in numbers]
    if not any(codes):
        return intent
    cards = tuple(
        number if code is None else _card(code, session)
        for code, number in zip(codes, numbers, strict=True)
    )
    given = " ".join(map(str, cards))
    is_card = codes[0] is not None
    return replace(
        intent, number=cards[0], numbers=cards[1:] and cards, given=given, is_card=is_card
    )


def _card(code: CardCode, session: Session) -> Card:
    """Return the card of a code, if it is of the box of this table."""
    own_boxes = session.game.material.boxes
    if own_boxes.get(session.edition) == code.box:
        return code.card
    if edition := _edition_of(code.box, own_boxes):
        raise NotAllowed(CardOfAnotherEdition(edition))
    for game in games.every():
        if code.box in game.material.boxes.values():
            raise NotAllowed(CardOfAnotherGame(Message(f"game-{game.name}")))
    raise NotUnderstood(BoxUnknown())


def _edition_of(box: int, boxes: Mapping[str, int]) -> str:
    """Return the first edition with this box; empty for none."""
    return next((edition for edition, number in boxes.items() if number == box), "")


class CardCollector:
    """The cards that were typed so far of an entry that takes several.

    They belong to one position, which may be a past one that is corrected: another begins anew.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self._position: Position | None = None
        self._cards: tuple[Card, ...] = ()

    def completed(self, intent: Intent, position: Position) -> Intent | Event:
        """Return the whole entry of the table, or the event of a card that is one of several.

        position: the one in which the table makes the entry.
        Raises a Refusal for a card that cannot be one of them; those before it stay.
        """
        if intent.word != Word.NUMBER or intent.number is None or intent.numbers:
            self._cards = ()
            return intent
        cards = (*self._collected_in(position), intent.number)
        left = self._session.game.missing(position, cards)
        if left:
            self._position, self._cards = position, cards
            return self._taken(intent.number, left, position)
        self._cards = ()
        return replace(intent, number=cards[0], numbers=cards[1:] and cards)

    def room_for(self, intent: Intent, position: Position) -> tuple[int, Intent]:
        """Return how many cards the entry awaits with this one, and the entry as it would stand.

        Nothing is taken. Raises a Refusal for a card that cannot be one of them.
        """
        if intent.number is None:
            return 0, intent
        cards = (*self._collected_in(position), intent.number)
        left = self._session.game.missing(position, cards)
        return left + 1, replace(intent, number=cards[0], numbers=cards[1:] and cards)

    def completed_in_past(self, intent: Intent, position: Position) -> Intent | Event:
        """Return what `completed` does; a word that only asks leaves the cards of a correction."""
        return intent if intent.word in HARMLESS else self.completed(intent, position)

    def put_back(self) -> Event | None:
        """Take the last card out again; return None where there is none."""
        game, position = self._session.game, self._session.position
        if not self._collected_in(position):
            return None
        self._cards, last = self._cards[:-1], self._cards
        return CardsPutBack(game.missing(position, last) + 1)

    def _collected_in(self, position: Position) -> tuple[Card, ...]:
        return self._cards if self._position == position else ()

    def _taken(self, card: Card, left: int, position: Position) -> Event:
        is_secret = self._session.game.prompt(position, TABLE).secret
        return CardCollectedUnseen(left) if is_secret else CardCollected(card, left)

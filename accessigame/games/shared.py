"""Rules that several games share: their checks, their winners, their common events."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import Field, field, fields
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeVar, cast

from accessigame.core.game import Option
from accessigame.core.model import (
    AtTable,
    Card,
    Event,
    NotAllowed,
    NotUnderstood,
    Seat,
    event_class,
)

if TYPE_CHECKING:
    from fractions import Fraction  # for its type alone: it takes longer to import than this file


Options = TypeVar("Options")
_Answer = TypeVar("_Answer")
_Value = TypeVar("_Value")
ROW: Final = "row"
"""The key of a row in the metadata of its field."""
KINDS: Final[Mapping[type, str]] = {bool: "switch", int: "count", tuple: "seats", str: "text"}
"""The kind of an option by the type of its default; one with choices is a `choice`."""


@event_class
class Winner(Event):
    """One seat has won."""

    headline: ClassVar[bool] = True
    ends_round: ClassVar[bool] = True

    seat: Seat
    total: int


@event_class
class SharedWin(Event):
    """Several seats have won together: no rule breaks the tie."""

    headline: ClassVar[bool] = True
    ends_round: ClassVar[bool] = True

    seats: tuple[Seat, ...]
    total: int


@event_class
class NobodyScored(Event):
    """Every score is 0, since nobody has anything that counts."""

    ends_round: ClassVar[bool] = True


def beside_entries(events: Sequence[Event]) -> tuple[Event, ...]:
    """Return the events, with what guests are told beside an entry that the table is to make."""
    entries = any(isinstance(event, Entry) for event in events)
    return (*events, TableTypes()) if entries else tuple(events)


def option(default: _Value, **facts: Any) -> _Value:
    """Return a field of `Options` with this default, and with a row of these facts.

    facts: those of `Option`; its name is the field's, and its kind that of `KINDS` by default.
    """
    made: Any = field(default=default, metadata={ROW: facts})
    return cast("_Value", made)  # the dataclass makes an attribute of this type of it


def option_rows(table: type[Any]) -> tuple[Option, ...]:
    """Return the rows of the options of a game, in the order of the fields."""
    return tuple(_row(each) for each in fields(table))


def _row(each: Field[Any]) -> Option:
    facts = {"kind": KINDS[type(each.default)], **each.metadata[ROW]}
    if "choices" in facts:
        facts["kind"] = "choice"
    return Option(each.name, default=each.default, **facts)


def no_contradictions(_options: object) -> Iterable[str]:
    """Return nothing: each option is possible whatever the others are."""
    return ()


def options_of(
    kind: type[Options],
    option_values: Mapping[str, object],
    players: int,
    contradictions: Callable[[Options], Iterable[str]] = no_contradictions,
) -> Options:
    """Return the options of a game from JSON values; a list becomes a tuple, which JSON lacks.

    kind: a dataclass whose fields are made by `option`. players: their number at the table.
    contradictions: returns the names of options that are impossible beside the others.
    Raises NotAllowed with `WrongOption` for the first that is unknown, of another type, or
    impossible.
    """
    rows = {row.name: row for row in option_rows(kind)}
    values = {name: tuple(v) if isinstance(v, list) else v for name, v in option_values.items()}
    for name, value in values.items():
        if name not in rows or type(value) is not type(rows[name].default):
            raise NotAllowed(WrongOption(name, str(option_values[name])))
    options = kind(**values)
    impossible = (n for n, row in rows.items() if not _fits(row, getattr(options, n), players))
    for name in (*impossible, *contradictions(options)):
        raise NotAllowed(WrongOption(name, str(option_values.get(name, getattr(options, name)))))
    return options


def _fits(row: Option, value: Any, players: int) -> bool:
    """Check a value of the type of its row against the limits, the choices or the seats."""
    seats = range(players)
    if row.kind == "seat":
        return value in seats
    if row.kind == "seats":
        numbers = all(type(seat) is int and seat in seats for seat in value)
        return numbers and len(set(value)) == len(value)
    return row.allows(value)


def percent_of(chance: Fraction) -> int:
    """Return a chance in whole percents; only certainty is 0 or 100."""
    return int(chance) * 100 if chance in {0, 1} else min(max(round(chance * 100), 1), 99)


def lowest(scores: Sequence[int]) -> tuple[Seat, ...]:
    """Return the seats with the lowest score, clockwise."""
    best = min(scores)
    return tuple(Seat(seat) for seat, score in enumerate(scores) if score == best)


def won(seats: tuple[Seat, ...], total: int) -> Event:
    """Return the event of a win, by one seat or several, with this score."""
    return Winner(seats[0], total) if len(seats) == 1 else SharedWin(seats, total)


@event_class
class CountOf(Event):
    """The score of this seat follows, step by step."""

    seat: Seat


@event_class
class TableTypes(Event):
    """The table is to type a real card; guests are told this in place of how to type it."""


@event_class
class Entry(AtTable):
    """A real card that the table is to type, and how."""

    supersedes: ClassVar[type[Event] | None] = TableTypes


@event_class
class NothingHeld(Event):
    """A seat has no card: in its hand, or before it where cards lie in the open."""

    seat: Seat


@event_class
class CardTwice(Event):
    """A card was given twice; there is one of each."""

    card: Card


@event_class
class WrongTokens(Event):
    """Nobody can hold this number of tokens; `high` is the most, 0 in a game without any."""

    given: int
    high: int


@event_class
class NoSuchEdition(Event):
    """The game has no such edition."""

    given: str
    known: tuple[str, ...]


@event_class
class WrongPlayers(Event):
    """The edition is for another number of players."""

    given: int
    low: int
    high: int
    edition: str


@event_class
class WrongOption(Event):
    """An option of the game has a value that it cannot have, or does not exist."""

    option: str
    given: str


@event_class
class NotACard(Event):
    """No card in play has this value."""

    given: str
    low: int
    high: int


@event_class
class NotYourTurn(Event):
    """Another seat is to act."""

    seat: Seat


@event_class
class GameIsOver(Event):
    """Nobody is to act any more."""


@event_class
class NoSuchQuestion(Event):
    """The game has no such question."""

    given: str


@event_class
class IllegalMove(Event):
    """A move is not legal; `Game.why_not` gives the reason wherever a person asked for it."""


@event_class
class SeatUnknown(Event):
    """There is no seat of this number."""

    given: int
    high: int


def asked(
    answers: Mapping[str, _Answer], question: str, seat: Seat, seats: Sequence[Seat]
) -> _Answer:
    """Return the function that answers a question of a game.

    Raises NotUnderstood for an unknown question, and ValueError for a seat that no player has:
    -1 would index another's secrets.
    """
    if question not in answers:
        raise NotUnderstood(NoSuchQuestion(question))
    if seat not in seats:
        raise ValueError("only a player's seat asks")
    return answers[question]


def check_edition(edition: str, editions: Sequence[str]) -> None:
    """Raise NotAllowed for an edition that the game lacks."""
    if edition not in editions:
        raise NotAllowed(NoSuchEdition(edition, tuple(editions)))


def check_players(players: int, allowed: Collection[int], edition: str) -> None:
    """Raise NotAllowed for a number of players that the edition is not for."""
    if players not in allowed:
        raise NotAllowed(WrongPlayers(players, min(allowed), max(allowed), edition))


def check_cards(cards: Sequence[Card], deck: Sequence[Card]) -> None:
    """Raise NotAllowed for a card that is not in the deck, or is given twice."""
    for card in cards:
        if card not in deck:
            raise NotAllowed(NotACard(str(card), min(deck), max(deck)))
        if cards.count(card) > 1:
            raise NotAllowed(CardTwice(card))


def check_tokens(tokens: int, high: int) -> None:
    """Raise NotAllowed for more tokens than there are in the box."""
    if not 0 <= tokens <= high:
        raise NotAllowed(WrongTokens(tokens, high))

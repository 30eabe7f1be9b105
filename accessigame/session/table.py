"""One table: a game with its players, its words and its journal, new or saved.

A `Table` goes as a whole to all that serves it: the host, the announcer, the undo history.
`begun` sets a new one up, `load_saved` and `resumed` one that was left.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from accessigame import bots, games
from accessigame.bots.dealer import Dealer
from accessigame.core.game import Position
from accessigame.core.model import EVERYONE, TABLE, Audience, Event, NotAllowed, Seat, Turn, only
from accessigame.games.shared import GameIsOver
from accessigame.input.keymap import Word
from accessigame.session import journal
from accessigame.session.events import (
    GameReopened,
    GameResumed,
    HandNotKnown,
    MatchEnded,
    RoundIsLast,
    StandIn,
    TornLine,
    real_table_instructions,
)
from accessigame.session.journal import Header, Journal, Record
from accessigame.session.journal.lines import in_line
from accessigame.session.replay import replay
from accessigame.session.seating import Seating
from accessigame.session.session import BrokenOff, Session, Step
from accessigame.words.words import Localizer


@dataclass(slots=True)
class Table:
    """A game with its players, its words and its journal.

    journal: None for a game that is not kept. opening: the first events to announce.
    is_taught: the game explains itself.
    """

    session: Session
    seating: Seating
    words: Localizer
    journal: Journal | None = None
    opening: tuple[Event, ...] = ()
    is_taught: bool = False

    @property
    def explained(self) -> tuple[Event, ...]:
        """The events and questions that a taught game explained before it was left."""
        steps = self.session.steps
        if not self.is_taught or not steps:
            return ()
        opening = self.session.game.opening(steps[0].before)
        return (*opening, *chain.from_iterable(map(self._told_of, steps)), *self._questions())

    def _told_of(self, step: Step) -> Iterator[Event]:
        """Yield the events of a step that were told, with what hands did at a real table."""
        is_dealt, hands = self.seating.dealer is not None, self.seating.without_hands
        events = step.events if is_dealt else real_table_instructions(step.events, hands)
        included = {event.supersedes for event in events}
        yield from (event for event in events if type(event) not in included)

    def _questions(self) -> Iterator[Event]:
        """Yield the questions that were asked for each move so far, and those of now."""
        position, typist = self.session.position, () if self.seating.dealer else (TABLE,)
        turns = [(step.before, step.move.seat) for step in self.session.steps]
        for state, seat in (*turns, *((position, seat) for seat in position.to_act())):
            if seat in (*self.persons, *typist) and seat in state.to_act():
                yield self.session.game.prompt(state, seat)

    @property
    def early_end(self) -> tuple[Event, ...]:
        """The event of an end that is earlier than agreed, past or to come; else nothing."""
        session = self.session
        if not session.ends_early:
            return ()
        over = session.position.over
        return (MatchEnded(session.rounds) if over else RoundIsLast(session.rounds),)

    @property
    def persons(self) -> tuple[Seat, ...]:
        """The seats that no bot plays."""
        bots = self.seating.bots
        return tuple(seat for seat in self.session.position.seats if seat not in bots)

    @property
    def audience(self) -> Audience:
        """The listeners of an output at the table: a person who has it alone, or everybody."""
        seat_here, persons = self.seating.seat_here, self.persons
        if self.seating.hosted:
            return EVERYONE if seat_here is None else only(seat_here)
        return only(persons[0]) if len(persons) == 1 else EVERYONE

    @property
    def persons_here(self) -> tuple[Seat, ...]:
        """The persons whom the keyboard of the table serves."""
        return tuple(filter(self.seating.serves, self.session.position.seats))

    @property
    def persons_elsewhere(self) -> frozenset[Seat]:
        """The persons whom the keyboard of the table does not serve."""
        return frozenset(self.persons) - frozenset(self.persons_here)

    def keyboard_seat(self, seat_to_act: Seat | None) -> Seat:
        """Return the seat that the keyboard asks for: the one to act, or the first person.

        While a real card is awaited, it is the seat that the card is turned up for.
        """
        position = self.session.position
        seat = position.mover if seat_to_act == TABLE else seat_to_act
        if seat is not None and seat in self.persons_here:
            return seat
        return next(iter(self.persons_here), position.seats[0])

    @property
    def unheard(self) -> tuple[Seat, ...]:
        """The persons whose hands only the program can announce: it dealt them, or got them typed.

        There are no hands any more when the game is over.
        """
        hands = _is_game_of_hands(self.session)
        if len(self.persons) < 2 or not hands or self.session.position.over:  # noqa: PLR2004 - a person alone hears everything
            return ()
        dealt = self.seating.dealer is not None
        return tuple(seat for seat in self.persons if dealt or self.seating[seat].is_typed)

    def is_news(self, event: Event) -> bool:
        """Return True for an event worth telling: a bot acts as soon as it is its turn."""
        return not (isinstance(event, Turn) and event.seat in self.seating.bots)

    def seat_to_act(self, holder: Seat | None = None) -> Seat | None:
        """Return the seat that is asked next; None when the game is over.

        holder: the seat that has the shared device, which comes before other persons.
        """
        return self.seat_to_act_in(self.session.position, holder)

    def seat_to_act_in(self, position: Position, holder: Seat | None = None) -> Seat | None:
        """Return the seat that is asked next in any position of this game.

        Of all that may act, the table comes first, then bots, then persons in order. A person
        who chooses in secret comes before those whose real cards are typed aloud, and of these and
        of those, whom the keyboard serves comes before guests.
        """
        acting = position.to_act()
        if TABLE in acting:
            return TABLE
        if waiting_bots := acting & self.seating.bots:
            return min(waiting_bots)
        secret = self._choosing_in_secret(position)
        awaited = secret or acting
        served_seats = {*filter(self.seating.serves, awaited)}
        return min((secret & {holder}) or served_seats or awaited, default=None)

    @property
    def awaited(self) -> frozenset[Seat]:
        """The seats that are asked now, each on an output of its own or one after the other.

        Real cards are turned over only when nobody has to choose in secret any more: otherwise
        whoever does would know them.
        """
        position = self.session.position
        return self._choosing_in_secret(position) or position.to_act()

    def _choosing_in_secret(self, position: Position) -> frozenset[Seat]:
        prompt, players = self.session.game.prompt, position.to_act() - {TABLE}
        return frozenset(seat for seat in players if prompt(position, seat).secret)


def _is_game_of_hands(session: Session) -> bool:
    """Return True where hands can be typed, card by card: only games of hands have that option."""
    return any(option.kind == "seats" for option in session.game.options)


class SavedGame(NamedTuple):
    """A game as it was left: its file, its journal as it was read, and its table."""

    path: Path
    record: Record
    table: Table

    @property
    def current(self) -> bool:
        """False once another program has resumed it, or the file is gone."""
        with suppress(OSError):
            return self.path.stat().st_size == self.record.size
        return False


def seated(header: Header, words: Localizer) -> Table:
    """Return the table that a header describes, before its first move.

    A `Refusal` for an unknown game, edition, number of players, option or bot.
    """
    rules = games.find(header.game)
    session = Session(rules, header.edition, len(header.seats), header.options)
    seed = header.setup.get("seed", 0)
    dealer = Dealer(rules, seed) if header.setup.get("deck") == "shuffled" else None
    players = {
        Seat(int(seat)): bots.with_time_limit(bots.find(rules, level), header.setup.get("limit"))
        for seat, level in header.setup.get("bots", {}).items()
    }
    option_value = header.options.get("known", ())
    typed_hands = tuple(Seat(s) for s in option_value) if isinstance(option_value, Sequence) else ()
    away = map(Seat, header.setup.get("away", ()))
    advice = header.setup.get("advice", True)
    seating = Seating(players, dealer, seed, advice=advice, away=away, typed_hands=typed_hands)
    words = Localizer(words.language, header.seats)
    is_taught = header.setup.get(journal.TEACH, False)
    return Table(session, seating, words, is_taught=is_taught)


def begun(header: Header, words: Localizer, path: Path | None) -> Table:
    """Return a new table, with a journal in a new file unless `path` is None."""
    table = seated(header, words)
    table.opening = table.session.opening()
    if path is not None:
        table.journal = Journal.create(path, header)
    return table


def of_record(record: Record, words: Localizer) -> Table:
    """Return the table of a journal before its first move; a `Refusal` as for `seated`."""
    with in_line(record.path, record.header_line):
        table = seated(record.header, words)
    table.session.begun = record.begun
    return table


def load_saved(path: Path, words: Localizer) -> SavedGame:
    """Return the game of a journal, replayed.

    A `Refusal` for a file that is not a journal, and for moves that the rules reject.
    """
    record = journal.read(path)
    table = of_record(record, words)
    replay(record, table.session)
    return SavedGame(path, record, table)


def resumed(game: SavedGame, stand_ins: Mapping[Seat, str] = MappingProxyType({})) -> Table:
    """Return the table of a saved game, its journal open for writing; else a `Refusal`.

    stand_ins: the levels of bots that play for persons until the game is left. The journal names
    them with their moves alone, so the persons have their seats again next time.
    """
    table, session = game.table, game.table.session
    standing_in = stand_in_bots(table, stand_ins)
    if table.seating.dealer is not None and TABLE in session.to_act():
        table.seating.deal(session)  # a deck that does not fit is refused before the file is opened
    table.journal = Journal.resume(game.path, game.record, dated=not session.position.over)
    table.seating.begin_stand_ins(stand_ins, standing_in)
    torn = (TornLine(),) if game.record.torn else ()
    instead = (StandIn(seat, level) for seat, level in stand_ins.items())
    broken_off = (BrokenOff(),) if session.broken_off else ()
    begins = GameReopened() if session.position.over else GameResumed(session.moves_made)
    table.opening = (*torn, begins, *broken_off, *table.early_end, *instead, *_as_it_stands(table))
    return table


def _as_it_stands(table: Table) -> tuple[Event, ...]:
    """Return the events that tell a table anew: what lies there, the scores, a person's own things.

    Where the program is to deal, nobody is asked for cards: what it deals is told at once.
    """
    session = table.session
    asks = table.persons[0] if table.persons else session.position.seats[0]
    deals = table.seating.dealer is not None and table.seat_to_act() == TABLE
    if deals and not session.steps:
        return session.opening()
    lies = () if deals else session.answer(Word.TABLE, asks)
    secrets = (event for event in session.own_things(asks) if event.audience != EVERYONE)
    now = (*lies, *session.answer(Word.SCORES, asks), *secrets)
    # of a game that is over, the first words say so
    return tuple(event for event in now if not isinstance(event, GameIsOver))


def stand_in_bots(table: Table, levels: Mapping[Seat, str]) -> Mapping[Seat, bots.Policy]:
    """Return the bots of these levels that play for persons.

    Raises NotAllowed for one that would play cards the program does not know.
    """
    hidden = _is_game_of_hands(table.session) and table.seating.dealer is None
    for seat in levels:
        if hidden and not table.seating[seat].is_typed:
            raise NotAllowed(HandNotKnown(table.words.names[seat]))
    return {seat: bots.find(table.session.game, level) for seat, level in levels.items()}

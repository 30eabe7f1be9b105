"""One game in progress: its moves, its position, and the game's answers about it.

No input and no output comes in here. Everybody above asks the game through a session, so that
a position is never taken apart elsewhere.

That a game is broken off and counted as it stands is a move of the table that no rules list, so
that no bot and no deck ever makes it. It stands in the journal as any other move: it is undone,
replayed and resumed as those are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from itertools import islice
from typing import Any, ClassVar, Final, NamedTuple

from accessigame.core.game import Game, LearnedDeck, Position, Takes, default_options
from accessigame.core.model import (
    TABLE,
    AtTable,
    Event,
    Intent,
    LineItem,
    Move,
    NotAllowed,
    PageLine,
    Phrase,
    Prompt,
    Refusal,
    Seat,
    event_class,
)
from accessigame.games.shared import beside_entries


class Step(NamedTuple):
    """A move that was made: the position before it, and its events."""

    before: Position
    move: Move
    events: tuple[Event, ...]


FIRST: Final = "first"
"""The option that names the first player, in every game that has one."""
ROUNDS: Final = "rounds"
"""The option for the number of rounds, in every game of several; 0 is no limit."""


@event_class
class NothingToUndo(Event):
    """No move was made yet that could be taken back."""


class Session:
    """A game as the list of its moves; undoing is going back to an earlier position.

    begun: the options that the game began with, of which a restart may have changed some.
    """

    def __init__(
        self, game: Game[Any], edition: str, seats: int, options: Mapping[str, object]
    ) -> None:
        self.game = game
        self.edition = edition
        self.begun: Mapping[str, object] = options
        self._option_values = dict(options)
        self.position: Position = game.start(edition, seats, options)
        self.steps: list[Step] = []
        self._braille: tuple[Position, tuple[LineItem, ...], tuple[PageLine, ...]] | None = None

    @property
    def options(self) -> dict[str, object]:
        """The options that the table agreed on, with the default of each other one."""
        return {**default_options(self.game), **self._option_values}

    @property
    def has_first_player(self) -> bool:
        """True where one player starts: then the game opens otherwise with another one."""
        if not any(option.name == FIRST for option in self.game.options):
            return False
        return self._opening_of(0) != self._opening_of(1)

    def _opening_of(self, first: int) -> tuple[Event, ...]:
        """Return the events with which this game would open with another first player."""
        options = {**self._option_values, FIRST: first}
        start = self.game.start(self.edition, len(self.position.seats), options)
        return tuple(self.game.opening(start))

    @property
    def rounds(self) -> int:
        """The number of rounds that is agreed now; 0 is no limit, and 1 a game without rounds."""
        return _rounds_in(self.options)

    @property
    def agreed_rounds(self) -> int:
        """The number of rounds that the match began with."""
        return _rounds_in({**default_options(self.game), **self.begun})

    @property
    def ends_early(self) -> bool:
        """True for a match of fewer rounds than it began with."""
        return self.rounds != self.agreed_rounds

    @property
    def broken_off(self) -> bool:
        """True for a game that was broken off, and is counted as it stands."""
        return bool(self.steps) and isinstance(self.steps[-1].move, BreakOff)

    @property
    def in_play(self) -> Position:
        """The position now, or that in which the game was broken off: its choices stay hidden."""
        return self.steps[-1].before if self.broken_off else self.position

    def as_begun(self, events: Iterable[Event]) -> tuple[Event, ...]:
        """Return events with the number of rounds that the match began with, as players heard it.

        The moves of a match that ends early are made again under fewer rounds.
        """
        return tuple(self._as_begun(event) for event in events)

    def _as_begun(self, event: Event) -> Event:
        names = {each.name for each in fields(event)}
        if not self.ends_early or not {"round", ROUNDS} <= names:
            return event
        return replace(event, **{ROUNDS: self.agreed_rounds})

    # the list of moves ------------------------------------------------------------------------

    def play(self, move: Move) -> tuple[Event, ...]:
        """Make the move and return its events; `NotAllowed` leaves the session unchanged."""
        after, events = moved(self.game, self.position, move)
        self.steps.append(Step(self.position, move, events))
        self.position = after
        return events

    def undo(self, count: int) -> None:
        """Take back the last moves; `NotAllowed` when there are fewer than `count`."""
        if not 1 <= count <= len(self.steps):
            raise NotAllowed(NothingToUndo())
        self.position = self.steps[-count].before
        del self.steps[-count:]

    def moves_back_to(self, is_entered: Callable[[Move], bool], times: int = 1) -> int:
        """Return the number of moves from the nth last entered one, itself included, to the end.

        is_entered: says whether a person entered a move. times: n, from 1; the first entry
        counts where there are fewer. `NotAllowed` where nothing was entered.
        """
        moves = enumerate(reversed(self.steps), start=1)
        counts = list(islice((count for count, step in moves if is_entered(step.move)), times))
        if not counts:
            raise NotAllowed(NothingToUndo())
        return counts[-1]

    def rewrite(self, place: int, moves: Iterable[Move]) -> None:
        """Replace all moves from `place` on; a `Refusal` leaves the session unchanged."""
        steps, position = list(self.steps), self.position
        if place < len(steps):
            self.undo(len(steps) - place)
        try:
            for move in moves:
                self.play(move)
        except Refusal:
            self.steps, self.position = steps, position
            raise

    def restart(self, options: Mapping[str, object], moves: Iterable[Move]) -> None:
        """Begin again with some options changed, and make all of these moves.

        A `Refusal` leaves the session unchanged.
        """
        snapshot = self._option_values, self.steps, self.position
        try:
            option_values = {**self._option_values, **options}
            position = self.game.start(self.edition, len(self.position.seats), option_values)
            self._option_values, self.steps, self.position = option_values, [], position
            for move in moves:
                self.play(move)
        except Refusal:
            self._option_values, self.steps, self.position = snapshot
            raise

    def replay(self, entries: Iterable[Move | int]) -> tuple[Event, ...]:
        """Enter moves as a journal lists them, and return the events of the game so far."""
        for entry in entries:
            self.enter(entry)
        return self.happened

    def enter(self, entry: Move | int) -> None:
        """Make a move, or undo a number of moves; a `Refusal` leaves the session unchanged."""
        if isinstance(entry, int):
            self.undo(entry)
        else:
            self.play(entry)

    # the events so far ------------------------------------------------------------------------

    @property
    def happened(self) -> tuple[Event, ...]:
        """The events of all moves that stand, not of those that were undone."""
        return tuple(event for step in self.steps for event in step.events)

    @property
    def moves_made(self) -> int:
        """The number of moves of the players, without choices that still lie face down.

        What the deck or the table does, such as turning up a card, is no player's move.
        """
        made = sum(step.move.seat != TABLE for step in self.steps)
        return made - len(self._choices_face_down())

    def _choices_face_down(self) -> frozenset[Seat]:
        """Return the seats whose choice waits for those of others."""
        acting, choosers = self.to_act(), set[Seat]()
        if not acting or not all(self.prompt(seat).secret for seat in acting):
            return frozenset()
        for step in reversed(self.steps):
            seat = step.move.seat
            again = seat in acting or seat in choosers  # so the choice is of the turn before
            if again or not self.game.prompt(step.before, seat).secret:
                break
            choosers.add(seat)
        return frozenset(choosers)

    def since(self, seat: Seat) -> tuple[Event, ...]:
        """Return the events after the seat's last move, or since the game began."""
        news: list[Event] = []
        for step in reversed(self.steps):
            if step.move.seat == seat:
                break
            news[:0] = step.events
        return tuple(news)

    def own_things(self, seat: Seat) -> tuple[Event, ...]:
        """Return the cards and the tokens of a seat, where its game has them."""
        private = (question.word for question in self.game.questions if question.private)
        return tuple(event for word in private for event in self.answer(word, seat))

    # the game, asked about the present position -----------------------------------------------

    def is_question(self, word: str) -> bool:
        """Return True for a word that is a question of this game."""
        return any(question.word == word for question in self.game.questions)

    def takes(self, word: str) -> Takes:
        """Return the meaning of a number beside a question: a card, a seat or nothing."""
        return next((row.takes for row in self.game.questions if row.word == word), Takes.NOTHING)

    def to_act(self) -> frozenset[Seat]:
        """Return the seats that may move now, in any order; empty when the game is over."""
        return self.position.to_act()

    def legal_moves(self, seat: Seat) -> Sequence[Move]:
        """Return the legal moves of a seat, in a stable order."""
        return self.game.legal_moves(self.position, seat)

    def parse(self, seat: Seat, intent: Intent) -> Move:
        """Return the legal move that the seat means; a `Refusal` where there is none."""
        return self.game.parse(self.position, seat, intent)

    def answer(self, question: str, seat: Seat, number: int | None = None) -> tuple[Event, ...]:
        """Return the answer to a question of a seat; a `Refusal` for an unknown one.

        number: the card that the question is about, where it takes one.
        An entry of the table has beside it what guests are told instead.
        """
        return beside_entries(self.game.answer(self.position, question, seat, number))

    def prompt(self, seat: Seat) -> Prompt:
        """Return the question that the seat faces."""
        return self.game.prompt(self.position, seat)

    def choices(self, seat: Seat) -> tuple[Intent, ...]:
        """Return the intents that the seat can choose from by a word; empty where it types."""
        return self.game.choices(self.position, seat)

    def choice_phrases(self, seat: Seat) -> tuple[Phrase, ...]:
        """Return the words of each choice for a button; empty where its question says them."""
        return self.game.choice_phrases(self.position, seat)

    def braille_line(self) -> tuple[LineItem, ...]:
        """Return the items that begin a braille line, each with its audience."""
        return self._in_braille()[0]

    def braille_page(self) -> tuple[PageLine, ...]:
        """Return the same in lines, for a display of several."""
        return self._in_braille()[1]

    def _in_braille(self) -> tuple[tuple[LineItem, ...], tuple[PageLine, ...]]:
        """Return both, made once for each position: each answer shows them again."""
        position = self.position
        if self._braille is None or self._braille[0] is not position:
            game = self.game
            self._braille = position, game.braille_line(position), game.braille_page(position)
        return self._braille[1:]

    def opening(self) -> tuple[Event, ...]:
        """Return the events that begin a game."""
        return self.game.opening(self.position)

    def scores(self) -> tuple[int, ...]:
        """Return the final score of each seat if the game ended now."""
        return self.game.scores(self.position)

    def open_scores(self) -> tuple[int, ...]:
        """Return the score of each seat as far as everybody may know it."""
        return self.game.open_scores(self.position)

    def winners(self) -> tuple[Seat, ...]:
        """Return the winning seats if the game ended now; several seats share a win."""
        return self.game.winners(self.position)

    def view(self, seat: Seat) -> object:
        """Return the knowledge of a seat, for a bot."""
        return self.game.view(self.position, seat)

    def learned_deck(self) -> LearnedDeck | None:
        """Return the list of real cards that this game has shown, for the next one, if any."""
        return self.game.learned_deck(self.position)

    def report(self) -> dict[str, Any]:
        """Return the position for other programs, as JSON values."""
        return self.game.report(self.position)


def _rounds_in(options: Mapping[str, object]) -> int:
    """Return the number of rounds among options; 1 in a game without rounds."""
    rounds = options.get(ROUNDS, 1)
    return rounds if isinstance(rounds, int) else 1


BREAK_OFF: Final = "break-off"
"""The name of the move in journals, in every game."""


@event_class
class CountAsItStands(AtTable):
    """No round follows: the same keys again break the game off, and it counts as it stands."""


@event_class
class BrokenOff(Event):
    """The game was broken off, and counts as it stands."""

    ends_round: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class BreakOff(Move):
    """The table breaks the game off."""


def moved(game: Game[Any], position: Position, move: Move) -> tuple[Position, tuple[Event, ...]]:
    """Return the position after a move of the game, or after its breaking off, and the events.

    Raises NotAllowed where the rules refuse it.
    """
    if not isinstance(move, BreakOff):
        return game.apply(position, move)
    after, events = game.break_off(position)
    return after, (BrokenOff(), *events)

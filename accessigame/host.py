"""One table: its game, its journal, who listens, and the one event loop.

Nothing here is global: several tables can live in one process.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from accessigame.bots import Policy, chance
from accessigame.bots.dealer import Dealer
from accessigame.delivery import Choice, News, Output, deliver, label, reaches
from accessigame.hearing import History, adjusted
from accessigame.intents import KEYS, SYMBOLS
from accessigame.journal import Journal
from accessigame.language import Words
from accessigame.session import Session
from accessigame.table import (
    TABLE,
    Event,
    Intent,
    Lesson,
    Move,
    NotUnderstood,
    Prompt,
    Refusal,
    Seat,
    Turn,
)

LISTENING = ("repeat", "older", "newer", "digits", "setting", "more", "less")
EVERYWHERE = ("help", "since", "undo", "quit", *LISTENING)
"""Words that mean the same in every game."""


@dataclass(frozen=True, slots=True)
class GameKept(Event):
    """The game is kept, and can be gone on with."""

    path: str


@dataclass(frozen=True, slots=True)
class GameNotKept(Event):
    """The game is over or has no journal: goodbye."""


@dataclass(frozen=True, slots=True)
class GameResumed(Event):
    """A game goes on where it was; `moves` is how many were made."""

    moves: int


@dataclass(frozen=True, slots=True)
class TornLine(Event):
    """The last line of the journal was unfinished; its move was never announced."""


@dataclass(frozen=True, slots=True)
class MovesUndone(Event):
    """So many moves were taken back."""

    count: int


@dataclass(frozen=True, slots=True)
class NothingNew(Event):
    """Nothing happened since the seat's last move."""


@dataclass(frozen=True, slots=True)
class NoPrivateChannel(Event):
    """The answer is a secret, and everybody hears and reads what comes out here."""


@dataclass(frozen=True, slots=True)
class ToldInPrivate(Event):
    """The answer went to a private output only."""


@dataclass(frozen=True, slots=True)
class HelpLine(Event):
    """What one key does."""

    key: str
    meaning: str


@dataclass(frozen=True, slots=True)
class AgainToConfirm(Event):
    """A grave act, by its name in journals: the same key again does it."""

    move: str


@dataclass(frozen=True, slots=True)
class AskAfter(Prompt):
    """The game is over; questions can still be asked."""


@dataclass(frozen=True, slots=True)
class SeatUnknown(Event):
    """There is no seat of this number."""

    given: int
    high: int


@dataclass(slots=True)
class Seating:
    """Who plays which seat: bots, a shuffled deck (or a real one), and persons for the rest."""

    bots: Mapping[Seat, Policy] = field(default_factory=dict)
    dealer: Dealer | None = None
    seed: int = 0

    def entered(self, move: Move) -> bool:
        """Say whether a person entered this move."""
        return self.dealer is None if move.seat == TABLE else move.seat not in self.bots


class Host:
    """Runs one table: plays for the bots and the deck, asks the persons, tells the outputs."""

    def __init__(
        self,
        session: Session,
        seating: Seating,
        words: Words,
        outputs: Sequence[Output],
        journal: Journal | None = None,
    ) -> None:
        self.session = session
        self.seating = seating
        self.words = words
        self.outputs = outputs
        self.keep_lesson: Callable[[Lesson], Event | None] | None = None
        self.inbox: asyncio.Queue[Intent | Refusal | None] = asyncio.Queue()
        self._journal = journal
        self._told = History()
        self._disk_trouble: Event | None = None
        self._speaker: Seat | None = None
        self._doubted = ""
        self._begun = False

    # the loop ---------------------------------------------------------------------------------

    def begin(self, *first: Event) -> None:
        """Tell the first events, and all that happens until a person is asked."""
        self._begun = True
        self._tell((*first, *self._play_on()))

    async def run(self, *first: Event) -> None:
        """Play until somebody leaves or the input ends; the game is kept either way."""
        if not self._begun:
            self.begin(*first)
        if self._nobody_asks():
            return self._leave()
        while (given := await self.inbox.get()) is not None:
            for output in self.outputs:
                output.silence()
            if isinstance(given, Refusal):
                self._doubted = ""
                self._answer((given.event, *given.secret))
            elif given.word == "touch":
                continue  # a key that is not finished: it made silence, and that is all
            elif given.word == "quit" or (self.session.state.over and given.word == "number"):
                break
            else:
                self._hear(given)
        return self._leave()

    def wake(self, event: Event) -> None:
        """Tell something that happened outside the game, such as a display that went away."""
        self._answer((event,))

    def _nobody_asks(self) -> bool:
        seats = self.session.state.seats
        return self.session.state.over and all(seat in self.seating.bots for seat in seats)

    def _leave(self) -> None:
        farewell: Event = GameNotKept()
        if self._journal is not None and not self.session.state.over:
            farewell = GameKept(str(self._journal.path))
        self._sync()  # a last try, if the disk refused before
        if self._disk_trouble is not None:
            farewell = self._disk_trouble
        deliver(News((*self._lesson(), farewell)), self.outputs, self.words)
        if self._journal is not None:
            self._journal.close()

    def _lesson(self) -> tuple[Event, ...]:
        """Keep what this game has taught about real cards; return what is said of it."""
        lesson = self.session.state.taught()
        said = self.keep_lesson(lesson) if self.keep_lesson and lesson else None
        return () if said is None else (said,)

    def _hear(self, intent: Intent) -> None:
        self._speaker = intent.seat
        try:
            self._do(intent)
        except Refusal as refusal:
            self._answer((refusal.event, *refusal.secret))

    def _do(self, intent: Intent) -> None:
        doubted, self._doubted = self._doubted, ""
        if intent.word in self.session.rules.questions and intent.word != doubted:
            return self._question(intent)
        simple = {
            "help": self._help,
            "repeat": self._repeat,
            "since": self._since,
            "undo": self._undo,
            "digits": lambda _: self._answer((self._told.digits(self.words),), keep=False),
            **dict.fromkeys(("older", "newer"), self._walk),
            **dict.fromkeys(("setting", "more", "less"), self._adjust),
        }
        if intent.word in simple:
            return simple[intent.word](intent)
        return self._move(intent)

    # moves ------------------------------------------------------------------------------------

    def _actor(self) -> Seat | None:
        """Return who is next of all that may act: the table, then bots, then persons in order."""
        acting = self.session.state.to_act()
        if TABLE in acting:
            return TABLE
        return min(acting & self.seating.bots.keys() or acting, default=None)

    def _move(self, intent: Intent) -> None:
        actor = self._actor()
        who = actor if actor == TABLE else self._asker()
        move = self.session.state.understand(who, intent)
        events = self._make(move)
        return self._tell((*events, *self._play_on()))

    def _make(self, move: Move) -> tuple[Event, ...]:
        events = self.session.play(move)
        if self._journal is not None:
            self._journal.append(move)
        return events

    def _play_on(self) -> tuple[Event, ...]:
        """Let bots and the deck play until a person is asked; return what happened."""
        events: list[Event] = []
        while (actor := self._actor()) is not None:
            if actor == TABLE and self.seating.dealer is not None:
                move = self.seating.dealer.choose(self.session.state)
            elif actor in self.seating.bots:
                state = self.session.state
                rng = chance(self.seating.seed, actor, len(self.session.steps))
                policy, view = self.seating.bots[actor], state.view(actor)
                move = policy.choose(view, state.legal_moves(actor), rng)
            else:
                break
            events += self._make(move)
        if actor == TABLE:
            events += self.session.state.answer("turn", self._asker())
        return tuple(events)

    def _undo(self, intent: Intent) -> None:
        count = self.session.back_to(self.seating.entered)
        for _ in range((intent.number or 1) - 1):
            further = self._further_back(count)
            if not further:
                break
            count += further
        self.session.undo(count)
        if self._journal is not None:
            self._journal.append(count)
        self._tell((MovesUndone(count), *self.session.state.answer("table", self._asker())))

    def _further_back(self, count: int) -> int:
        earlier = self.session.steps[: len(self.session.steps) - count]
        return next(
            (n for n, step in enumerate(reversed(earlier), 1) if self.seating.entered(step.move)), 0
        )

    # answers ----------------------------------------------------------------------------------

    def _asker(self) -> Seat:
        """Return who asks: the owner of the keys, the seat to act, or the first person."""
        if self._speaker is not None:
            return self._speaker
        actor = self._actor()
        if actor is not None and actor != TABLE and actor not in self.seating.bots:
            return actor
        seats = self.session.state.seats
        return next((seat for seat in seats if seat not in self.seating.bots), seats[0])

    def _question(self, intent: Intent) -> None:
        state = self.session.state
        if intent.word == "where":  # a number beside it is a card
            events = state.answer(intent.word, self._asker(), intent.number)
        else:
            events = state.answer(intent.word, self._about(intent))
        if (grave := self._grave(intent)) is not None:
            self._doubted = intent.word
            events = (*events, AgainToConfirm(grave))
        secret = [event for event in events if not reaches(event, self.outputs)]
        if secret and len(secret) == len(events):
            events = (NoPrivateChannel(),)
        elif all(event.audience.seats is not None for event in events):
            events = (*events, ToldInPrivate()) if self._someone_else_listens() else events
        self._answer(events)

    def _grave(self, intent: Intent) -> str | None:
        """Return the name of the move that the same word again would be, if it is a grave one."""
        actor = self._actor()
        moves = () if actor is None else self.session.state.legal_moves(actor)
        named = {kind: name for name, kind in self.session.rules.moves.items()}
        return next((named[type(m)] for m in moves if m.asks_first == intent.word), None)

    def _someone_else_listens(self) -> bool:
        return any(output.audience.alone is None for output in self.outputs)

    def _about(self, intent: Intent) -> Seat:
        """Return whom a question is about: `2 e` explains the score of seat 2."""
        if intent.number is None:
            return self._asker()
        seats = self.session.state.seats
        if not 1 <= intent.number <= len(seats):
            raise NotUnderstood(SeatUnknown(intent.number, len(seats)))
        seat = Seat(intent.number - 1)
        # a secret is answered to whoever it belongs to, so only open questions go to other seats
        return seat if intent.word in ("explain", "my-cards", "costs") else self._asker()

    def _since(self, _intent: Intent) -> None:
        news = tuple(e for e in self.session.since(self._asker()) if self._is_news(e))
        self._answer(news or (NothingNew(),))

    def _repeat(self, intent: Intent) -> None:
        self._answer(self._told.nth(max(intent.number or 1, 1)), keep=False)

    def _walk(self, intent: Intent) -> None:
        way = 1 if intent.word == "older" else -1
        self._answer(self._told.walk(way * (intent.number or 1)), keep=False)

    def _adjust(self, intent: Intent) -> None:
        step = {"more": 1, "less": -1}.get(intent.word, 0) * (intent.number or 1)
        self._answer(adjusted(self.outputs, step), keep=False)

    def _help(self, _intent: Intent) -> None:
        keys: dict[str, list[str]] = {}
        rules = self.session.rules
        for key, word in KEYS.items():
            if word in (*rules.acts, *rules.questions, *EVERYWHERE):
                keys.setdefault(word, []).append(self._key_name(key))
        lines = [HelpLine(", ".join(k), self._meaning(w)) for w, k in keys.items()]
        if self.words.has(numbers := f"help-number-{rules.name}"):
            lines.insert(0, HelpLine(self.words.text("key-number"), self.words.text(numbers)))
        self._answer(tuple(lines))

    def _meaning(self, word: str) -> str:
        """Return what a word does: in this game, if it does something of its own there."""
        own = f"help-{word}-{self.session.rules.name}"
        return self.words.text(own if self.words.has(own) else f"help-{word}")

    def _key_name(self, key: str) -> str:
        return self.words.text(f"key-{SYMBOLS[key]}") if key in SYMBOLS else key

    # telling ----------------------------------------------------------------------------------

    def _is_news(self, event: Event) -> bool:
        return not (isinstance(event, Turn) and event.seat in self.seating.bots)

    def _tell(self, events: Sequence[Event]) -> None:
        kept = self._sync()
        news = tuple(e for e in events if self._is_news(e))
        self._out(self._ask((*kept, *news)))

    def _answer(self, events: tuple[Event, ...], *, keep: bool = True) -> None:
        news = (*self._sync(), *events)
        self._out(self._ask(news, answer=True), keep=keep)

    def _sync(self) -> tuple[Event, ...]:
        """Bring the journal to the disk before anything is announced."""
        if self._journal is None:
            return ()
        try:
            self._journal.sync()
        except Refusal as refusal:
            if self._disk_trouble == refusal.event:
                return ()  # said once; the game goes on, and writing is tried again
            self._disk_trouble = refusal.event
            return (refusal.event,)
        self._disk_trouble = None
        return ()

    def _out(self, news: News, *, keep: bool = True) -> None:
        if keep:
            self._told.add(news)
        deliver(news, self.outputs, self.words)

    def _ask(self, events: tuple[Event, ...], *, answer: bool = False) -> News:
        """Return the news with the question that follows them."""
        state, actor = self.session.state, self._actor()
        if actor is None:
            return News(events, None if self._nobody_asks() else AskAfter(), answer=answer)
        choices = tuple(Choice(label(i, self.words), i) for i in state.choices(actor))
        asked = (state.prompt(actor), choices, answer, actor)
        return News(events, *asked, glance=state.glance(), acting=state.to_act())

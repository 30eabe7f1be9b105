"""One table: its game, its journal, who listens, and the one event loop.

Nothing here is global: several tables can live in one process.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from accessigame import settings
from accessigame.announcing import (
    AgainToConfirm,
    AskAfter,
    GameKept,
    GameNotKept,
    NoPrivateChannel,
    NothingNew,
    SeatUnknown,
    ToldInPrivate,
)
from accessigame.delivery import Choice, News, Output, block_for, deliver, label, reaches
from accessigame.handover import (
    ChannelBack,
    ChannelOffered,
    Shared,
    has_channel,
    listening,
    of_the_table,
    own_things,
)
from accessigame.hearing import ADJUSTING, History, adjusted
from accessigame.helping import help_lines, section, with_errands
from accessigame.journal import Journal
from accessigame.language import Words
from accessigame.past import Past
from accessigame.seating import Seating
from accessigame.session import Session
from accessigame.table import (
    TABLE,
    Event,
    Intent,
    Lesson,
    Move,
    NotAllowed,
    NotUnderstood,
    Refusal,
    Seat,
    State,
    Turn,
)
from accessigame.teaching import Teaching
from accessigame.thinking import AdviceOff, Aside, BotThinks


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
        self.shared: Shared | None = None
        self.teaching: Teaching | None = None
        self.past = Past(session, seating.entered, self._persons, journal)
        self._held: Intent | None = None
        self.aside = Aside(patient=True)

    # the loop ---------------------------------------------------------------------------------

    def begin(self, *first: Event) -> None:
        """Tell the first events, and all that happens until a person is asked."""
        self._begun = True
        self._tell((*first, *self._play_on()))

    async def run(self, *first: Event) -> None:
        """Play until somebody leaves or the input ends; the game is kept either way."""
        if not self._begun:
            self.begin(*first)
        while (given := await self.aside.next(self.inbox, self._nobody_asks)) is not None:
            for output in self.outputs:
                output.silence()
            if isinstance(given, Refusal):
                self._doubted = ""
                self._refuse(given)
            elif given.word == "touch":
                continue  # a key that is not finished: it made silence, and that is all
            elif given.word == "quit" or (given.word == "number" and self.past.is_all_over):
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
            path = self._journal.path
            elsewhere = path.resolve().parent != settings.journals().resolve()
            farewell = GameKept(str(path), elsewhere)
        self._sync()  # a last try, if the disk refused before
        if self._disk_trouble is not None:
            farewell = self._disk_trouble
        self._bring(News((*self._lesson(), farewell)))
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
            self._refuse(refusal)

    def _do(self, intent: Intent) -> None:
        doubted, self._doubted = self._doubted, ""
        self._held = None
        if intent.word == "advice" and not self.seating.advice:
            raise NotAllowed(AdviceOff())
        if self._is_about_the_past(intent):
            return None
        intent = self._as_meant(intent)
        if intent.word in self.session.rules.questions and intent.word != doubted:
            return self._question(intent)
        simple: dict[str, Callable[[Intent], None]] = {
            "help": lambda _: self._answer(help_lines(self.session.rules, self.words)),
            "repeat": lambda i: self._once_more(self._told.nth(max(i.number or 1, 1))),
            "since": self._since,
            "undo": self._undo,
            "rules": self._rules,
            "own": self._own,
            "display": self._display,
            "digits": lambda _: self._once_more((self._told.digits(self.words),)),
            "older": lambda i: self._once_more(self._told.walk(i.number or 1)),
            "newer": lambda i: self._once_more(self._told.walk(-(i.number or 1))),
            **dict.fromkeys(ADJUSTING, lambda i: self._once_more(adjusted(self.outputs, i))),
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
        if actor in self.seating.bots and who in self.session.state.to_act():
            self._held = intent  # a bot thinks, and it moves first
            return None
        move = self.session.state.understand(who, intent)
        self.past.move_on()
        events = self._make(move)
        return self._tell((*events, *self._play_on()))

    def _as_meant(self, intent: Intent) -> Intent:
        """Return the intent; 0 where a card of the pile is asked for says that there is none."""
        asked = self._actor() == TABLE and "empty" in self.session.rules.questions
        if asked and intent.word == "number" and intent.number == 0 and not intent.numbers:
            return replace(intent, word="empty", number=None)
        return intent

    def _make(self, move: Move) -> tuple[Event, ...]:
        events = self.session.play(move)
        if self._journal is not None:
            self._journal.append(move)
        dealt = self.seating.dealer is not None
        return events if dealt else with_errands(events, self.seating.bots)

    def _play_on(self) -> tuple[Event, ...]:
        """Let bots and the deck play until a person is asked; return what happened."""
        events: list[Event] = []
        while (actor := self._actor()) is not None:
            if actor == TABLE and self.seating.dealer is not None:
                move = self.seating.dealer.choose(self.session.state)
            elif actor in self.seating.bots:
                state = self.session.state
                choose = self.seating.choice(state, actor, len(self.session.steps))
                if self.seating.bots[actor].slow:
                    then, slow = partial(self._thought, state), partial(self._is_slow, state, actor)
                    self.aside.begin(choose, then, slow)
                    break
                move = choose()
            else:
                break
            events += self._make(move)
        if actor == TABLE:
            events += self.session.state.answer("turn", self._asker())
        return tuple(events)

    def _thought(self, state: State, move: Move) -> None:
        """Make the move that a bot has thought of, unless the table has gone elsewhere."""
        if state is self.session.state:
            events = self._make(move)
            self._tell((*events, *self._play_on()))
        if self._held is not None and self._actor() not in self.seating.bots:
            self._hear(self._held)

    def _is_slow(self, state: State, bot: Seat) -> None:
        if state is self.session.state:
            self._bring(News((BotThinks(bot),), actor=bot, glance=state.glance()))

    def _is_about_the_past(self, intent: Intent) -> bool:
        """Answer what belongs to a walk through the past; say whether that was all."""
        heard = self.past.hear(intent)
        if heard is None:
            return False
        if heard.changed:
            self._tell((*heard.events, *self._play_on()))
        else:
            self._answer(heard.events)
        return True

    def _undo(self, intent: Intent) -> None:
        undone = self.past.undo(intent.number or 1)
        more = self._play_on()
        self._tell((undone, *more, *self.session.state.answer("table", self._asker())))

    # answers ----------------------------------------------------------------------------------

    def _asker(self) -> Seat:
        """Return who asks: the owner of the keys, the seat to act, or the first person."""
        if self._speaker is not None:
            return self._speaker
        actor = self._actor()
        if actor is not None and actor != TABLE and actor not in self.seating.bots:
            return actor
        return next(iter(self._persons()), self.session.state.seats[0])

    def _persons(self) -> tuple[Seat, ...]:
        return tuple(s for s in self.session.state.seats if s not in self.seating.bots)

    def _question(self, intent: Intent) -> None:
        state = self.session.state
        if intent.word in ("where", "advice"):  # a number beside it is a card
            events = state.answer(intent.word, self._asker(), intent.number)
        else:
            events = state.answer(intent.word, self._about(intent))
        self.past.explained(events if intent.word == "explain" else ())
        if (grave := self._grave(intent)) is not None:
            self._doubted = intent.word
            events = (*events, AgainToConfirm(grave))
        self._answer_secretly(events)
        if intent.word == "advice" and intent.number is None:
            self._estimate(self._asker())

    def _estimate(self, seat: Seat) -> None:
        """Let a search work out what it thinks of the choice, and tell that when it is done."""
        state, rules = self.session.state, self.session.rules
        work = self.seating.estimate(rules, state, seat, len(self.session.steps))
        if work is not None:
            self.aside.begin(work, partial(self._estimated, state), lambda: None)

    def _estimated(self, state: State, events: tuple[Event, ...]) -> None:
        if state is self.session.state and events:
            self._answer_secretly(events)

    def _answer_secretly(self, events: tuple[Event, ...]) -> None:
        """Answer; what is all secret goes to its owner alone, if anything does."""
        secret = [event for event in events if not reaches(event, self.outputs)]
        if secret and len(secret) == len(events):
            owner = secret[0].audience.alone
            if self.shared is not None and owner is not None:
                return self._offer(self.shared, owner)
            events = (NoPrivateChannel(),)
        elif all(event.audience.seats is not None for event in events):
            others = any(output.audience.alone is None for output in self.outputs)
            events = (*events, ToldInPrivate()) if others else events
        return self._answer(events)

    def _grave(self, intent: Intent) -> str | None:
        """Return the name of the move that the same word again would be, if it is a grave one."""
        kinds = {k: n for n, k in self.session.rules.moves.items() if k.asks_first == intent.word}
        actor = self._actor()
        # the hands that may be dealt are more than can be gone through, so only where it matters
        moves = self.session.state.legal_moves(actor) if kinds and actor is not None else ()
        return next((kinds[type(m)] for m in moves if type(m) in kinds), None)

    def _about(self, intent: Intent) -> Seat:
        """Return whom a question is about: `2 e` explains the score of seat 2."""
        seat = self._seat_numbered(intent.number)
        # a secret is answered to whoever it belongs to, so only open questions go to other seats
        return seat if intent.word in ("explain", "my-cards", "costs") else self._asker()

    def _seat_numbered(self, number: int | None) -> Seat:
        """Return the player of this number, counted from 1; who asks, if there is no number."""
        if number is None:
            return self._asker()
        seats = self.session.state.seats
        if not 1 <= number <= len(seats):
            raise NotUnderstood(SeatUnknown(number, len(seats)))
        return Seat(number - 1)

    def _since(self, _intent: Intent) -> None:
        news = tuple(e for e in self.session.since(self._asker()) if self._is_news(e))
        self._answer(news or (NothingNew(),))

    def _rules(self, intent: Intent) -> None:
        self._answer(section(self.session.rules.name, intent.number or 1, self.words))

    def _own(self, _intent: Intent) -> None:
        self._answer_secretly(own_things(self.session.state, self.session.rules, self._asker()))

    # what goes from hand to hand -----------------------------------------------------------------

    def _display(self, intent: Intent) -> None:
        """Offer what goes from hand to hand, take it up, or put it back on the table."""
        shared = of_the_table(self.shared)
        if shared.waits_for is not None and intent.number is None:
            return self._taken_up(shared, shared.take_up())
        if shared.holder is not None and intent.number is None:
            shared.put_back()
            return self._answer((ChannelBack(shared.kind),))
        return self._offer(shared, self._seat_numbered(intent.number))

    def _offer(self, shared: Shared, seat: Seat) -> None:
        self._answer((ChannelOffered(shared.kind, seat),), keep=False)
        shared.offer(seat)

    def _taken_up(self, shared: Shared, seat: Seat) -> None:
        news = self._ask(own_things(self.session.state, self.session.rules, seat))
        shared.output.deliver(block_for(news, shared.output.audience, self.words))

    def _next_holder(self) -> Seat | None:
        """Return the person who is to choose in secret and has nothing of his own for it."""
        actor = self._actor()
        if self.shared is None or actor is None or actor not in self._persons():
            return None
        secret = self.session.state.prompt(actor).secret
        return actor if secret and not has_channel(actor, self.outputs) else None

    # telling ----------------------------------------------------------------------------------

    def _is_news(self, event: Event) -> bool:
        return not (isinstance(event, Turn) and event.seat in self.seating.bots)

    def _tell(self, events: Sequence[Event]) -> None:
        kept = self._sync()
        news = tuple(e for e in events if self._is_news(e))
        if self.shared is not None:
            self.shared.put_back()  # something happened: nobody's things stay under other hands
        holder = self._next_holder()
        if self.shared is None or holder is None:
            return self._out(self._ask((*kept, *news)))
        self._out(self._ask((*kept, *news, ChannelOffered(self.shared.kind, holder))))
        return self.shared.offer(holder)

    def _once_more(self, events: tuple[Event, ...]) -> None:
        self._answer(events, keep=False)  # what was heard before is not news again

    def _refuse(self, refusal: Refusal) -> None:
        self._answer((refusal.event, *refusal.secret), refused=refusal.event)

    def _answer(
        self, events: tuple[Event, ...], *, keep: bool = True, refused: Event | None = None
    ) -> None:
        told = (*self._sync(), *events)
        self._out(replace(self._ask(told, answer=True), refused=refused), keep=keep)

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
        if self.teaching is not None:
            news = self.teaching.taught(news)
        if keep:
            self._told.add(news)
        self._bring(news)

    def _bring(self, news: News) -> None:
        deliver(news, listening(self.outputs, self.shared), self.words)

    def _ask(self, events: tuple[Event, ...], *, answer: bool = False) -> News:
        """Return the news with the question that follows them."""
        state, actor = self.session.state, self._actor()
        if self.past.prompt is not None:
            return News(events, self.past.prompt, answer=answer, actor=actor)
        if actor in self.seating.bots:
            # it thinks, and nobody is asked: a braille line still says whose turn it is
            return News(events, answer=answer, actor=actor, glance=state.glance())
        if actor is None:
            return News(events, None if self._nobody_asks() else AskAfter(), answer=answer)
        choices = tuple(Choice(label(i, self.words), i) for i in state.choices(actor))
        asked = (state.prompt(actor), choices, answer, actor)
        return News(events, *asked, glance=state.glance(), acting=state.to_act())

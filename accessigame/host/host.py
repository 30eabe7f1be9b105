"""One table: its game, its journal, who plays and asks, and the one event loop.

Nothing here is global: several tables can live in one process.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from accessigame.core.game import LearnedDeck, Position
from accessigame.core.model import (
    EVERYONE,
    TABLE,
    Audience,
    Event,
    Intent,
    Move,
    NotAllowed,
    NotUnderstood,
    Refusal,
    Seat,
    only,
)
from accessigame.games.shared import SeatUnknown
from accessigame.host.announcer import Announcer
from accessigame.host.background import AdviceOff, BackgroundTask
from accessigame.host.help import help_lines, section, with_errands
from accessigame.input.inbox import Given, Inbox
from accessigame.output.blocks import Output
from accessigame.output.delivery import known_to
from accessigame.output.shared_device import has_channel, required
from accessigame.session.events import AgainToConfirm, NothingNew
from accessigame.session.journal import Journal
from accessigame.session.review import ADJUSTING, adjusted
from accessigame.session.seating import Seating
from accessigame.session.session import Session, game_of
from accessigame.session.undo import UndoHistory
from accessigame.words.words import Localizer

ABOUT_CARDS: Final = ("where", "advice")
"""The questions beside which a number is that of a card."""


class Host:
    """Runs one table: plays for the bots and the deck, hears the persons, has all of it told."""

    def __init__(
        self,
        session: Session,
        seating: Seating,
        words: Localizer,
        outputs: Sequence[Output],
        journal: Journal | None = None,
    ) -> None:
        self.session = session
        self.seating = seating
        self.words = words
        self.outputs = outputs
        self.keep_lesson: Callable[[LearnedDeck], Event | None] | None = None
        self.chords: Mapping[str, str] = {}
        self.inbox = Inbox()
        self.past = UndoHistory(session, seating, journal)
        self.aside = BackgroundTask(patient=True)
        self.teller = Announcer(
            session, seating, words, outputs, journal, self.past, self._nobody_asks
        )
        self._journal = journal
        self._speaker: Seat | None = None
        self._doubted = ""
        self._begun = False
        self._held: Intent | None = None

    # the loop ---------------------------------------------------------------------------------

    def begin(self, *first: Event) -> None:
        """Tell the first events, and all that happens until a person is asked."""
        self._begun = True
        more = self._play_on()  # a table that was told already may have asked for its card
        self.teller.tell((*first, *(event for event in more if event not in first)))

    async def run(self, *first: Event) -> tuple[Event, ...]:
        """Play until somebody leaves or the input ends; the game is kept either way.

        Return what was told last.
        """
        if not self._begun:
            self.begin(*first)
        while (given := await self.aside.next(self.inbox, self._nobody_asks)) is not None:
            self._silence(given)
            if isinstance(given, Refusal):
                self._doubted, self._speaker = "", self._whose(given)
                self.teller.refuse(given, self._own_keys())
            elif given.word == "touch":
                continue  # a key that is not finished: it made silence, and that is all
            elif given.word == "quit" or self._is_farewell(given):
                break
            else:
                self._hear(given)
        return self.teller.say_goodbye(self._lesson())

    def wake(self, event: Event) -> None:
        """Tell something that happened outside the game, such as a display that went away.

        Who asks for the news once more wants those of the game.
        """
        self.teller.answer((event,), keep=False)

    def _silence(self, given: Given) -> None:
        """Stop what is said to whoever pressed a key; what others hear is not theirs to cut."""
        owner, shared = None if given is None else given.seat, self.teller.shared
        handed = shared is not None and shared.holder == owner  # who has it sits at the table
        own = owner is not None and not handed and has_channel(owner, self.outputs)
        for output in self.outputs:
            if not own or output.audience.alone == owner:
                output.silence()

    def _whose(self, given: Intent | Refusal) -> Seat | None:
        """Return whose keys they were; the keyboard is that of who wears the headphones."""
        return self.teller.wearer if given.seat is None else given.seat

    def _is_farewell(self, intent: Intent) -> bool:
        """Say whether this is the 0 of a keypad that leaves; a card that is left over is not."""
        return self.past.is_all_over and intent.word == "number" and intent.number == 0

    def _nobody_asks(self) -> bool:
        """Say whether a game of bots is over and went to a pipe; at a terminal somebody reads."""
        state = self.session.state
        return self.aside.patient and state.over and not self.seating.persons(state)

    def _lesson(self) -> tuple[Event, ...]:
        """Keep what this game has taught about real cards; return what is said of it."""
        lesson = self.session.learned_deck()
        said = self.keep_lesson(lesson) if self.keep_lesson and lesson else None
        return () if said is None else (said,)

    def _hear(self, intent: Intent) -> None:
        self._speaker = self._whose(intent)
        try:
            self._do(intent)
        except Refusal as refusal:
            self.teller.refuse(refusal, self._own_keys())

    def _do(self, intent: Intent) -> None:
        doubted, self._doubted = self._doubted, ""
        self._held = None
        if intent.word == "advice" and not self.seating.advice:
            raise NotAllowed(AdviceOff())
        if self._is_about_the_past(intent):
            return
        intent = self._as_meant(intent)
        if intent.word in self._questions() and intent.word != doubted:
            self._question(intent)
        elif intent.word in (words := self._words_of_its_own()):
            words[intent.word](intent)
        else:
            self._move(intent)

    def _words_of_its_own(self) -> dict[str, Callable[[Intent], None]]:
        """Return what is done for the words that are neither a question nor a move."""
        to, heard = self._own_keys(), self.teller.heard
        listener = self.teller.audience if self._speaker is None else to
        again = partial(self.teller.once_more, to=to)
        return {
            "help": lambda _: self.teller.answer(self._help(), to),
            "repeat": lambda i: again(*heard.nth(max(i.number or 1, 1), listener)),
            "since": self._since,
            "undo": self._undo,
            "rules": self._rules,
            "own": self._own,
            "display": self._display,
            "digits": lambda _: again(heard.digits(self.words, listener)),
            "older": lambda i: again(*heard.walk(i.number or 1, listener)),
            "newer": lambda i: again(*heard.walk(-(i.number or 1), listener)),
            **dict.fromkeys(ADJUSTING, self._adjust),
        }

    # moves ------------------------------------------------------------------------------------

    def _questions(self) -> set[str]:
        return {question.word for question in self.session.rules.questions}

    def _actor(self) -> Seat | None:
        return self.teller.actor

    def _move(self, intent: Intent) -> None:
        actor = self._actor()
        who = actor if actor == TABLE else intent.seat
        who = self._asked() if who is None else who  # whoever has the headphones on
        if actor in self.seating.bots and who in self.session.state.to_act():
            self._held = intent  # a bot thinks, and it moves first
            return
        move = self.session.parse(who, intent)
        self.past.move_on()
        events = self._make(move)
        self.teller.tell((*events, *self._play_on()))

    def _as_meant(self, intent: Intent) -> Intent:
        """Return the intent; 0 where a card of the pile is asked for says that there is none."""
        asked = self._actor() == TABLE and "empty" in self._questions()
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
        while (choose := self._choice()) is not None:
            events += self._make(choose())
        if self._actor() == TABLE:
            events += self.session.answer("turn", self._asker())
        return tuple(events)

    def _choice(self) -> Callable[[], Move] | None:
        """Return how the next move is found; None where a person or a slow bot has to think."""
        state, actor = self.session.state, self._actor()
        if actor == TABLE and self.seating.dealer is not None:
            return partial(self.seating.dealer.choose, state)
        if actor is None or actor not in self.seating.bots:
            return None
        choose = self.seating.choice(state, actor, len(self.session.steps))
        if not self.seating.bots[actor].slow:
            return choose
        then, slow = partial(self._thought, state), partial(self._is_slow, state, actor)
        self.aside.begin(choose, then, slow)
        return None

    def _thought(self, state: Position, move: Move) -> None:
        """Make the move that a bot has thought of, unless the table has gone elsewhere."""
        if state is self.session.state:
            events = self._make(move)
            self.teller.tell((*events, *self._play_on()))
        if self._held is not None and self._actor() not in self.seating.bots:
            self._hear(self._held)

    def _is_slow(self, state: Position, bot: Seat) -> None:
        if state is self.session.state:
            self.teller.wait_for(bot)

    def _is_about_the_past(self, intent: Intent) -> bool:
        """Answer what belongs to a walk through the past; say whether that was all."""
        heard = self.past.hear(replace(intent, seat=self._speaker))
        if heard is None:
            return False
        if heard.changed:
            more = self._play_on()
            state = self.session.state
            if state.over:  # who has won may be another
                more = self.session.answer("scores", self._asker())
            elif heard.anew and not more:  # nobody remembers who was asked so long ago
                more = self.session.answer("turn", self._asker())
            self.teller.tell((*heard.events, *more))
        else:
            self.teller.answer(heard.events, self._own_keys() if heard.explains else EVERYONE)
        return True

    def _undo(self, intent: Intent) -> None:
        undone = self.past.undo(intent.number or 1)
        more = self._play_on()
        table = self.session.answer("table", self._asker())
        self.teller.tell((*undone, *(event for event in more if event not in table), *table))

    # questions --------------------------------------------------------------------------------

    def _asker(self) -> Seat:
        """Return who asks: the owner of the keys, the seat to act, or the first person."""
        return self._asked() if self._speaker is None else self._speaker

    def _asked(self) -> Seat:
        """Return whom the keyboard asks: the seat to act, or the first person."""
        state, actor = self.session.state, self._actor()
        persons = self.seating.persons(state)
        return actor if actor in persons else next(iter(persons), state.seats[0])

    def _own_keys(self) -> Audience:
        """Return who is told what these keys ask for: their owner alone, or everybody."""
        owner = self._speaker
        return only(owner) if owner is not None and has_channel(owner, self.outputs) else EVERYONE

    def _asks_unseen(self, intent: Intent) -> bool:
        """Say whether a card is named that nobody saw typed, so that it is not told aloud.

        So the keyboard asks who has, or is to have, what goes from hand to hand; a display of
        one's own has keys of its own.
        """
        seat, state, shared = self._asked(), self.session.state, self.teller.shared
        named = intent.word in ABOUT_CARDS and intent.number is not None
        if shared is None or not named or self._speaker is not None:
            return False
        needs = shared.holder == seat or not has_channel(seat, self.outputs)
        return needs and _chooses_in_secret(state, seat)

    def _question(self, intent: Intent) -> None:
        if self._asks_unseen(intent):
            self._answer_unseen(intent)
            return
        events = self._answer(intent)
        self.past.explained(events if intent.word == "explain" else (), self._speaker)
        if (grave := self._grave(intent)) is not None:
            self._doubted = intent.word
            events = (*events, AgainToConfirm(grave))
        told = self.teller.answer_secretly(events, self._own_keys())
        if told and intent.word == "advice" and intent.number is None:
            self._estimate(self._asker())

    def _answer(self, intent: Intent) -> tuple[Event, ...]:
        if intent.word in ABOUT_CARDS:  # a number beside it is a card
            return self.session.answer(intent.word, self._asker(), intent.number)
        return self.session.answer(intent.word, self._about(intent))

    def _answer_unseen(self, intent: Intent) -> None:
        """Answer under the fingers of whoever is asked in secret; offer it to them before."""
        seat, shared = self._asked(), required(self.teller.shared)
        if shared.holder == seat:
            try:
                self.teller.answer(self._answer(intent), only(seat))
            except Refusal as refusal:  # it names what was typed unseen
                self.teller.refuse(refusal, only(seat))
        else:
            self.teller.offer(shared, seat)

    def _estimate(self, seat: Seat) -> None:
        """Let a search work out what it thinks of the choice, and tell that when it is done."""
        state, rules = self.session.state, self.session.rules
        work = self.seating.estimate(rules, state, seat, len(self.session.steps))
        if work is not None:
            told = partial(self._estimated, state, self._own_keys())
            self.aside.begin(work, told, lambda: None)

    def _estimated(self, state: Position, to: Audience, events: tuple[Event, ...]) -> None:
        if state is self.session.state and events:
            self.teller.answer_secretly(events, to)

    def _grave(self, intent: Intent) -> str | None:
        """Return the name of the move that the same word again would be, if it is a grave one."""
        kinds = {k: n for n, k in self.session.rules.moves.items() if k.asks_first == intent.word}
        actor = self._actor()
        # the hands that may be dealt are more than can be gone through, so only where it matters
        moves = self.session.legal_moves(actor) if kinds and actor is not None else ()
        return next((kinds[type(m)] for m in moves if type(m) in kinds), None)

    def _about(self, intent: Intent) -> Seat:
        """Return whom a question is about: `2 e` explains the score of seat 2."""
        seat = self._seat_numbered(intent.number or None)  # a 0 says who asks, as with a sign
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

    # words of its own -------------------------------------------------------------------------

    def _help(self) -> tuple[Event, ...]:
        return help_lines(self.session.rules, self.words, self.chords)

    def _since(self, _intent: Intent) -> None:
        happened = self.session.since(self._asker())
        to = self._own_keys()
        known = self.teller.audience if to == EVERYONE else to
        news = filter(self.teller.is_news, happened)
        self.teller.answer(known_to(known, news) or (NothingNew(),), to)

    def _rules(self, intent: Intent) -> None:
        lines = section(self.session.rules.name, intent.number or 1, self.words)
        self.teller.answer(lines, self._own_keys())

    def _own(self, _intent: Intent) -> None:
        things = self.session.own_things(self._asker())
        self.teller.answer_secretly(things, self._own_keys())

    def _adjust(self, intent: Intent) -> None:
        self.teller.once_more(*adjusted(self.outputs, intent))

    def _display(self, intent: Intent) -> None:
        """Offer what goes from hand to hand, take it up, or put it back on the table."""
        shared = required(self.teller.shared)
        if intent.number is None and shared.waits_for is not None:
            self.teller.hand(shared)
        elif intent.number is None and shared.holder is not None:
            self.teller.put_back(shared)
        else:
            self.teller.offer(shared, self._seat_numbered(intent.number))


def _chooses_in_secret(state: Position, seat: Seat) -> bool:
    return seat in state.to_act() and game_of(state).prompt(state, seat).secret

"""What a table says: the journal first, then the news, with the question that follows them.

Every output gets what its audience may know. What goes from hand to hand is blank as soon as
something happens, and is offered to whoever is to choose in secret.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from accessigame.core.model import EVERYONE, Audience, Event, Refusal, Seat, Turn
from accessigame.games.shared import SeatUnknown
from accessigame.host.background import BotThinks
from accessigame.host.help import NoSuchSection
from accessigame.input.line_parser import LineUnknown
from accessigame.output.blocks import Choice, Output
from accessigame.output.delivery import News, block_for, deliver, known_to, label, reaches
from accessigame.output.shared_device import (
    ChannelBack,
    ChannelOffered,
    SharedDevice,
    has_channel,
    without_offered,
)
from accessigame.output.tutorial import Tutorial
from accessigame.session.events import (
    AskAfter,
    GameKept,
    GameNotKept,
    NoPrivateChannel,
    ToldInPrivate,
    UnseenNotUnderstood,
)
from accessigame.session.journal import Journal
from accessigame.session.review import ENDS, ReviewBuffer
from accessigame.session.seating import Seating
from accessigame.session.session import Session
from accessigame.session.undo import UndoHistory
from accessigame.storage import settings
from accessigame.words.words import Localizer

ECHOES: Final = (SeatUnknown, NoSuchSection, LineUnknown)
"""The refusals that say what was typed."""


class Announcer:
    """Tells the outputs of one table what happens and what was asked for.

    shared: what goes from hand to hand, if anything does. teaching: explains a first game.
    heard: what was told, for who wants it once more. over: says whether nobody will ask anything.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - a table has that many things on it
        self,
        session: Session,
        seating: Seating,
        words: Localizer,
        outputs: Sequence[Output],
        journal: Journal | None,
        past: UndoHistory,
        over: Callable[[], bool],
    ) -> None:
        self.shared: SharedDevice | None = None
        self.teaching: Tutorial | None = None
        self.heard = ReviewBuffer()
        self._session = session
        self._seating = seating
        self._words = words
        self._outputs = outputs
        self._journal = journal
        self._past = past
        self._over = over
        self._disk_trouble: Event | None = None

    @property
    def actor(self) -> Seat | None:
        """Who is asked next; who holds what goes from hand to hand comes before other persons."""
        holder = None if self.shared is None else self.shared.holder
        return self._seating.actor(self._session.state, holder)

    @property
    def audience(self) -> Audience:
        """Who hears and reads what is public here: a person alone, or everybody."""
        return self._seating.audience(self._session.state)

    @property
    def wearer(self) -> Seat | None:
        """Who has the headphones: they have no keys, so the keyboard belongs to their wearer."""
        return self.shared.holder if self.shared and self.shared.kind == "voice" else None

    # what happened ----------------------------------------------------------------------------

    def tell(self, events: Sequence[Event]) -> None:
        """Tell what happened, and ask who is next; nobody's things stay under other hands."""
        kept = self._sync()
        news = tuple(event for event in events if self.is_news(event))
        if self.shared is not None:
            self.shared.put_back()
        holder = self._next_holder()
        if self.shared is None or holder is None:
            return self._out(self._asking((*kept, *news)))
        told = self._taught(self._asking((*kept, *news, ChannelOffered(self.shared.kind, holder))))
        self.shared.offer(holder, told.events)
        self.heard.add(told)
        return self._bring(told)

    def wait_for(self, bot: Seat) -> None:
        """Tell that a bot takes its time; nobody wants to hear that once more."""
        self._bring(self._waiting((BotThinks(bot),), bot))

    def is_news(self, event: Event) -> bool:
        """Say whether an event is worth telling: a bot acts as soon as it is its turn."""
        return not (isinstance(event, Turn) and event.seat in self._seating.bots)

    def say_goodbye(self, lesson: tuple[Event, ...]) -> tuple[Event, ...]:
        """Tell where the game is kept, after what it has taught, and close its journal.

        Return what was told; what waits for somebody's hands tells it too, for it is no secret.
        """
        self._sync()  # a last try, if the disk refused before
        told = (*lesson, self._disk_trouble or self._farewell())
        if self.shared is not None:
            self.shared.put_back()
        self._bring(News(told))
        if self._journal is not None:
            self._journal.close()
        return told

    def _farewell(self) -> Event:
        if self._journal is None or self._session.state.over:
            return GameNotKept()
        path = self._journal.path
        elsewhere = path.resolve().parent != settings.journals().resolve()
        return GameKept(str(path), elsewhere)

    # answers ----------------------------------------------------------------------------------

    def answer(
        self,
        events: tuple[Event, ...],
        to: Audience = EVERYONE,
        *,
        keep: bool = True,
        refused: Event | None = None,
    ) -> None:
        """Tell what was asked for, or what is wrong; the question at the cursor stays.

        to: who asked, on keys of their own: what they want to know is nobody else's business.
        """
        for_all = (*self._past.just_left(), *self._sync())
        if for_all and to != EVERYONE:
            self._out(self._asking(for_all, answer=True))
            for_all = ()
        news = self._asking((*for_all, *events), answer=True)
        self._out(replace(news, refused=refused, to=to), keep=keep)

    def answer_secretly(self, events: tuple[Event, ...], to: Audience = EVERYONE) -> bool:
        """Answer; what is all secret goes to its owner alone, if anything does.

        False if it is told to nobody.
        """
        secret = [event for event in events if not reaches(event, self._outputs)]
        if secret and len(secret) == len(events):
            owner = secret[0].audience.alone
            if self.shared is not None and owner is not None:
                self.offer(self.shared, owner)
            else:
                self.answer((NoPrivateChannel(),), to)
            return False
        if to != EVERYONE and not known_to(to, events):
            events = (NoPrivateChannel(),)  # another's secret, which its owner did not ask for
        elif to == EVERYONE and all(event.audience.seats is not None for event in events):
            others = any(output.audience.alone is None for output in self._outputs)
            events = (*events, ToldInPrivate()) if others else events
        self.answer(events, to)
        return True

    def once_more(self, *events: Event, to: Audience = EVERYONE) -> None:
        """Tell what was heard before: that is not news again."""
        self.answer(events, to, keep=False)

    def refuse(self, refusal: Refusal, to: Audience = EVERYONE) -> None:
        """Tell why something was refused, and its secret to who was refused.

        What was typed where a secret is asked may be a card with a wrong key, so nobody hears it.
        """
        unseen = isinstance(refusal.event, ECHOES) and self._is_typed_unseen(to)
        event = UnseenNotUnderstood() if unseen else refusal.event
        keep = not isinstance(event, ENDS)
        self.answer((event, *refusal.secret), to, keep=keep, refused=event)

    def _is_typed_unseen(self, to: Audience) -> bool:
        """Say whether a secret is asked, and everybody would hear what was typed instead."""
        prompt, actor = self._past.prompt, self.actor
        if prompt is None and actor is not None:
            prompt = self._session.prompt(actor)
        return prompt is not None and prompt.secret and to == self.audience == EVERYONE

    # what goes from hand to hand --------------------------------------------------------------

    def offer(self, shared: SharedDevice, seat: Seat) -> None:
        """Tell for whom it is, and wait for that person's key; an offer that is up stays."""
        if shared.waits_for != seat:
            shared.offer(seat)  # first, since whoever had it is not the one who is asked any more
        self.once_more(ChannelOffered(shared.kind, seat))

    def taken_away(self) -> None:
        """Offer what is gone to whoever had it: nobody knows in whose hands it comes back."""
        if self.shared is not None and self.shared.holder is not None:
            self.offer(self.shared, self.shared.holder)

    def hand(self, shared: SharedDevice) -> None:
        """Give it to the person who was waited for, with that person's own things on it.

        All others are told whom the keyboard asks now, and that a walk through the past has ended.
        """
        before, left = self.actor, self._past.just_left()
        seat = shared.take_up()
        news = self._asking((*left, *self._session.own_things(seat)))
        shared.output.deliver(block_for(news, shared.output.audience, self._words))
        if left or news.actor != before:
            others = [output for output in self._outputs if output is not shared.output]
            deliver(replace(news, events=left, answer=bool(left)), others, self._words)

    def put_back(self, shared: SharedDevice) -> None:
        """Put it back on the table, for everybody."""
        shared.put_back()
        self.answer((ChannelBack(shared.kind),))

    def _next_holder(self) -> Seat | None:
        """Return the person who is to choose in secret and has nothing of his own for it."""
        state, actor = self._session.state, self.actor
        if self.shared is None or actor is None or actor not in self._seating.persons(state):
            return None
        secret = self._session.prompt(actor).secret
        return actor if secret and not has_channel(actor, self._outputs) else None

    # on its way out ---------------------------------------------------------------------------

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

    def _taught(self, news: News) -> News:
        return news if self.teaching is None else self.teaching.with_lessons(news)

    def _out(self, news: News, *, keep: bool = True) -> None:
        news = self._taught(news)
        if keep:
            self.heard.add(news)
        self._bring(news)

    def _bring(self, news: News) -> None:
        deliver(news, without_offered(self._outputs, self.shared), self._words)
        if self.shared is not None and news.answer and news.to.admits(self.shared.output.audience):
            self.shared.deliver_answer(block_for(news, self.shared.output.audience, self._words))

    def _asking(self, events: tuple[Event, ...], *, answer: bool = False) -> News:
        """Return the news with the question that follows them."""
        state, actor = self._session.state, self.actor
        events = (*self._past.just_left(), *events)
        if self._past.prompt is not None:
            about = self._past.entry
            return News(events, self._past.prompt, answer=answer, actor=actor, about=about)
        if actor is not None and actor in self._seating.bots:
            return replace(self._waiting(events, actor), answer=answer)
        if actor is None:
            return News(events, None if self._over() else AskAfter(), answer=answer)
        choices = tuple(Choice(label(i, self._words), i) for i in self._session.choices(actor))
        asked = (self._session.prompt(actor), choices, answer, actor)
        return News(events, *asked, glance=self._session.braille_line(), acting=state.to_act())

    def _waiting(self, events: tuple[Event, ...], bot: Seat) -> News:
        """Return the news while a bot thinks, and nobody is asked.

        A braille line still says whose turn it is. Who types ahead where all choose in secret types
        a secret.
        """
        secret = self._session.prompt(bot).secret
        return News(events, actor=bot, glance=self._session.braille_line(), unseen=secret)

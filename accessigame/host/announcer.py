"""The announcements of one table: news with the question that follows, to each its own part.

Theory of operation. The host calls the announcer in the loop's thread, once for each input:

1. `_sync` brings the journal to the disk. A full disk is one more event, announced once; the game
   continues, and writing is tried again with the next announcement.
2. The events become `News` with the prompt that follows: that of an open correction, of the
   seat to act, or none while a bot thinks (`standing_prompt`).
3. The tutorial, if there is one, adds its explanations.
4. The news are kept to be heard again, but for repetitions and the answers at an end of them.
5. `deliver` gives each output the part that its whole audience may know. A shared device that waits
   for its next holder gets the offer alone, and answers that everybody may know.

What happened is `announce`d, to everybody. What somebody asked for is a `reply`, to the owner of
the keys alone if they have an output of their own, else to all who sit at the table. A shared
device is blank before anything happens, and is offered to the seat that is to choose in secret: no
seat's secrets may stay under other hands, and no audience changes but in `delivery.pass_on`.
The turn of a bot is never news, since its move follows at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from accessigame.core.model import (
    AT_TABLE,
    EVERYONE,
    TABLE,
    Audience,
    Event,
    Message,
    Refusal,
    Seat,
    far,
    only,
)
from accessigame.games.shared import SeatUnknown
from accessigame.host.background import BotThinks
from accessigame.host.rulebook import NoSuchSection
from accessigame.host.standing_prompt import CardQuestions, StandingPrompt
from accessigame.input.line_parser import LineUnknown
from accessigame.output.blocks import Output
from accessigame.output.delivery import (
    News,
    block_for,
    deliver,
    known_to,
    reaches,
    words_of,
)
from accessigame.output.shared_device import (
    ChannelBack,
    ChannelOffered,
    SharedDevice,
    has_channel,
    without_offered,
)
from accessigame.session.earlier_news import ENDS_OF_NEWS, EarlierNews
from accessigame.session.events import (
    GameNotKept,
    NoPrivateChannel,
    ToldInPrivate,
    UnseenNotUnderstood,
    game_kept,
)
from accessigame.session.table import Table
from accessigame.session.undo import UndoHistory
from accessigame.words.words import Localizer

if TYPE_CHECKING:
    from accessigame.output.tutorial import Tutorial

ECHOES: Final = (SeatUnknown, NoSuchSection, LineUnknown)
"""The refusals that repeat what was typed."""


class Announcer:
    """Announces the events of one table to its outputs.

    shared: the device that goes from hand to hand, if any. tutorial: explains a first game.
    earlier_news: the news so far. beginning: the events with which the game began.
    is_finished: says whether nobody will ask anything any more.
    """

    def __init__(
        self,
        table: Table,
        outputs: Sequence[Output],
        history: UndoHistory,
        is_finished: Callable[[], bool],
        tutorial: Tutorial | None = None,
    ) -> None:
        self.shared: SharedDevice | None = None
        self.tutorial = tutorial
        self.earlier_news = EarlierNews()
        self.beginning: tuple[Event, ...] = ()
        self._table = table
        self._session = table.session
        self._outputs = outputs
        self._history = history
        self._prompt = StandingPrompt(
            table, outputs, history, is_finished, lambda: self.seat_to_act
        )
        self._disk_trouble: Event | None = None

    @property
    def seat_to_act(self) -> Seat | None:
        """The seat that is asked next; the holder of the shared device before other persons."""
        holder = None if self.shared is None else self.shared.holder
        return self._table.seat_to_act(holder)

    @property
    def card_questions(self) -> CardQuestions:
        """The questions what the next card is."""
        return self._prompt.card_questions

    @property
    def headphones_seat(self) -> Seat | None:
        """The seat with the headphones: they have no keys, so the keyboard belongs to it."""
        return self.shared.holder if self.shared and self.shared.kind == "voice" else None

    def has_own_output(self, seat: Seat) -> bool:
        """Return True for a seat with an output of its own."""
        return has_channel(seat, self._outputs)

    def owner_of(self, seat: Seat | None) -> Seat | None:
        """Return the owner of keys, by their seat; the keyboard may be that of one seat.

        That is the only player at the table, or the seat with the headphones.
        """
        if seat is not None:
            return seat
        seat_here = self._table.seating.seat_here
        return self.headphones_seat if seat_here is None else seat_here

    def audience_of_reply(self, owner: Seat | None) -> Audience:
        """Return the audience of a reply to the owner of keys; to all at the table for None."""
        return self._audience_here if owner is None else self.audience_of(owner)

    @property
    def _audience_here(self) -> Audience:
        """The audience of a reply to a keyboard of several persons: all who sit at the table."""
        return AT_TABLE if self._table.seating.hosted else EVERYONE

    def audience_of(self, seat: Seat) -> Audience:
        """Return the audience of a reply to a seat: its own outputs, or all at the table.

        A seat with a device elsewhere gets no more than that device may have.
        """
        if self._table.seating.has_guest(seat):
            return far(seat)
        return only(seat) if self.has_own_output(seat) else self._audience_here

    def words_of(self, seat: Seat) -> Localizer:
        """Return the words of a seat's own output, or those of the table."""
        table_words = self._table.words
        own_outputs = (each for each in self._outputs if each.audience.alone == seat)
        return next((words_of(each, table_words) for each in own_outputs), table_words)

    def open_answer(self, question: str) -> tuple[Event, ...]:
        """Return what the keyboard of the table is answered to a question, to be told to all."""
        return self._session.answer(question, self._table.keyboard_seat(self.seat_to_act))

    # what happened ----------------------------------------------------------------------------

    def announce(self, events: Sequence[Event], *, past: bool = False) -> None:
        """Announce events to everybody, and ask the next seat; a shared device is blanked.

        past: they are about a past that was changed, and not moves alone.
        """
        disk_events = self._sync()
        news = tuple(event for event in events if self._table.is_news(event))
        if self.shared is not None:
            self.shared.put_back()
        holder = self._next_holder()
        if self.shared is None or holder is None:
            self._send(self._stretch((*disk_events, *news), past=past))
            return
        offered = ChannelOffered(self.shared.kind, holder)
        offer = self._stretch((*disk_events, *news, offered), past=past)
        offer = self._with_tutorial(offer, self._outputs)
        self.shared.offer(holder, offer.events)
        self.earlier_news.add(offer)
        self._deliver(offer)

    def _stretch(self, events: tuple[Event, ...], *, past: bool) -> News:
        """Return the news of moves; a game that teaches, hands move or bots show is told whole."""
        is_dealt = self._table.seating.dealer is not None and bool(self._table.persons)
        is_stretch = is_dealt and not past and self.tutorial is None
        return replace(self._with_prompt(events), is_stretch=is_stretch)

    def announce_thinking(self, bot: Seat) -> None:
        """Announce that a bot takes its time; that is not kept."""
        self._deliver(replace(self._prompt.while_thinks(bot), events=(BotThinks(bot),)))

    def tell_others(self, event: Event) -> None:
        """Announce an event of the guests, which is not kept: it holds for a while."""
        self.reply((event,), keep=False)

    def tell_table(self, event: Event) -> None:
        """Announce an event from outside the game at the table; it is not kept."""
        self.reply((event,), AT_TABLE, keep=False)

    def tell_line(self, event: Event) -> None:
        """Announce a line to all, over what a display shows; a guest who is away gets it later."""
        self._send(replace(self._with_prompt((event,), answer=True), lasting=True))

    def greet(self, output: Output, events: tuple[Event, ...]) -> None:
        """Give one output what its listener has missed, and the question that stands now."""
        news = self._with_prompt(tuple(filter(self._table.is_news, events)))
        deliver(self._with_tutorial(news, (output,)), (output,), self._table.words)

    def lessons_missed(self, listener: Audience) -> tuple[Event, ...]:
        """Return the lessons on the beginning, such as the aim, for whoever comes after it."""
        return () if self.tutorial is None else self.tutorial.missed(self.beginning, listener)

    def farewell(self, output: Output, why: Event) -> None:
        """Give one output the last words, without a question."""
        deliver(News((why,), is_last=True), (output,), self._table.words)

    def say_goodbye(self, learned: tuple[Event, ...]) -> tuple[Event, ...]:
        """Announce that the game is kept, and close its journal.

        learned: an event of the real cards that this game has shown. Returns the farewell. A
        shared device that is offered gets it too, since it is not a secret.
        """
        self._sync()  # a last try, if the disk refused before
        farewell = (*learned, self._disk_trouble or self._farewell())
        if self.shared is not None:
            self.shared.put_back()
        self._deliver(News((*self._history.take_dialog_end(), *farewell), is_last=True))
        if self._table.journal is not None:
            self._table.journal.close()
        return farewell

    def _farewell(self) -> Event:
        if self._table.journal is None or self._session.position.over:
            return GameNotKept()
        return game_kept(self._table.journal.path, hosted=self._table.seating.hosted)

    # replies ----------------------------------------------------------------------------------

    def reply(
        self,
        events: tuple[Event, ...],
        to: Audience = EVERYONE,
        *,
        keep: bool = True,
        refused: Event | None = None,
    ) -> None:
        """Reply to an input; the prompt at the cursor stays.

        to: the owner of the keys, if they have an output of their own; else all at the table.
        keep: to be heard again. refused: the event among them that says why the input was refused.
        """
        for_all = (*self._history.take_dialog_end(), *self._sync())
        if for_all and to != EVERYONE:
            self._send(self._with_prompt(for_all, answer=True))
            for_all = ()
        news = self._with_prompt((*for_all, *events), answer=True, to=to)
        self._send(replace(news, refused=refused), keep=keep)

    def reply_in_private(self, events: tuple[Event, ...], to: Audience = EVERYONE) -> bool:
        """Reply with events that may be secret; False if nobody gets them.

        A reply that is all secret goes to its owner alone; a shared device is offered for that.
        """
        secret = [event for event in events if not reaches(event, self._outputs)]
        if secret and len(secret) == len(events):
            self._reply_without_channel(secret[0], to)
            return False
        self.reply(self._as_heard(events, to), to)
        return True

    def _reply_without_channel(self, secret: Event, to: Audience) -> None:
        """Offer the shared device to the owner of a secret, or say why nobody is told it."""
        owner, persons_here = secret.audience.alone, self._table.persons_here
        if self.shared is not None and owner is not None and owner in persons_here:
            self.offer(self.shared, owner)
        else:
            here = to.seats is None and owner in persons_here
            self.reply((self._no_channel(secret, here=here),), to)

    def _as_heard(self, events: tuple[Event, ...], to: Audience) -> tuple[Event, ...]:
        """Return the events of a reply, with a remark where its listeners would hear nothing."""
        if to.seats is not None:  # another's secret is not asked for by its owner
            return events if known_to(to, events) else (self._no_channel(*events[:1]),)
        has_common_output = any(output.audience.alone is None for output in self._outputs)
        secret = all(event.audience.seats is not None for event in events)
        return (*events, ToldInPrivate()) if has_common_output and secret else events

    def _no_channel(self, *secrets: Event, here: bool = False) -> Event:
        """Return the reason why a secret is not told, with the name of the secret if it has one.

        here: its owner may have asked, at the keyboard of the table.
        """
        words = self._table.words
        keys = (f"secret-{type(event).__name__}" for event in secrets)
        return NoPrivateChannel(Message(next(filter(words.has, keys), "secret")), here)

    def repeat(self, events: tuple[Event, ...], to: Audience = EVERYONE) -> None:
        """Reply with events that were announced before; they are not kept again."""
        self.reply(events, to, keep=False)

    def refuse(self, refusal: Refusal, to: Audience = EVERYONE) -> None:
        """Reply with the reason of a refusal, and with its secret to the refused seat.

        Where a secret is asked, a number with a wrong key may be a card, so nobody hears it.
        """
        unseen = isinstance(refusal.event, ECHOES) and self._is_typed_unseen(to)
        event = UnseenNotUnderstood() if unseen else refusal.event
        keep = not isinstance(event, ENDS_OF_NEWS)
        self.reply((event, *refusal.secret), to, keep=keep, refused=event)

    def _is_typed_unseen(self, to: Audience) -> bool:
        """Return True if a secret is asked, and others would hear what was typed instead.

        A hand that is typed at the table is a secret from whoever sits there, even alone.
        """
        prompt, seat = self._history.prompt, self.seat_to_act
        of_others = prompt is not None or seat == TABLE or to.seats is None
        if prompt is None and seat is not None:
            prompt = self._session.prompt(seat)
        at_keyboard = not to.is_far and to.seats == self._table.audience.seats
        return prompt is not None and prompt.secret and of_others and at_keyboard

    # the shared device ------------------------------------------------------------------------

    def offer(self, shared: SharedDevice, seat: Seat) -> None:
        """Offer the device to a seat, and wait for that person's key; a standing offer stays."""
        if shared.waits_for != seat:
            shared.offer(seat)  # first, since its holder is not the seat that is asked any more
        self.repeat((ChannelOffered(shared.kind, seat),))

    def offer_again(self) -> None:
        """Offer a device that was lost to its last holder: it may come back in other hands."""
        if self.shared is not None and self.shared.holder is not None:
            self.offer(self.shared, self.shared.holder)

    def hand_over(self, shared: SharedDevice) -> None:
        """Give the device to the seat that was waited for, with that seat's own things on it.

        All others get the seat that the keyboard asks now, and the end of a correction.
        """
        last_asked_seat, ended = self.seat_to_act, self._history.take_dialog_end()
        seat = shared.take_up()
        news = self._with_prompt((*ended, *self._session.own_things(seat)))
        audience, words = shared.output.audience, shared.words
        shared.output.deliver(block_for(news, audience, words))
        if ended or news.actor != last_asked_seat:
            other_outputs = [output for output in self._outputs if output is not shared.output]
            deliver(
                replace(news, events=ended, answer=bool(ended)), other_outputs, self._table.words
            )

    def release(self, seat: Seat) -> None:
        """Take the shared device from a seat that has a device elsewhere from now on."""
        shared = self.shared
        if shared is None or seat not in (shared.holder, shared.waits_for):
            return
        shared.put_back()
        self.announce(() if self._next_holder() is not None else (ChannelBack(shared.kind),))

    def put_back(self, shared: SharedDevice) -> None:
        """Put the device back on the table, for everybody."""
        shared.put_back()
        self.reply((ChannelBack(shared.kind),))

    def _next_holder(self) -> Seat | None:
        """Return the person who is to choose in secret without an output of their own."""
        seat = self.seat_to_act
        if self.shared is None or seat is None or seat not in self._table.persons_here:
            return None
        secret = self._session.prompt(seat).secret
        return seat if secret and not self.has_own_output(seat) else None

    # on the way out ---------------------------------------------------------------------------

    def _sync(self) -> tuple[Event, ...]:
        """Bring the journal to the disk; return an event of new trouble with that."""
        if self._table.journal is None:
            return ()
        try:
            self._table.journal.sync()
        except Refusal as refusal:
            if self._disk_trouble == refusal.event:
                return ()  # said once; the game continues, and writing is tried again
            self._disk_trouble = refusal.event
            return (refusal.event,)
        self._disk_trouble = None
        return ()

    def _with_tutorial(self, news: News, outputs: Sequence[Output]) -> News:
        """Return the news with the lessons that the listeners of these outputs have not heard."""
        if self.tutorial is None:
            return news
        listeners = (output.audience for output in outputs)
        return self.tutorial.with_lessons(news, filter(news.to.admits, listeners))

    def _send(self, news: News, *, keep: bool = True) -> None:
        news = self._with_tutorial(news, self._outputs)
        if keep:
            self.earlier_news.add(news)
        self._deliver(news)

    def _deliver(self, news: News) -> None:
        words, shared = self._table.words, self.shared
        deliver(news, without_offered(self._outputs, shared), words)
        if shared is not None and news.answer and news.to.admits(shared.output.audience):
            shared.deliver_answer(block_for(news, shared.output.audience, shared.words))

    def _with_prompt(
        self, events: tuple[Event, ...], *, answer: bool = False, to: Audience = EVERYONE
    ) -> News:
        """Return the news for an audience with the prompt that follows them."""
        all_events = (*self._history.take_dialog_end(), *events)
        return replace(self._prompt.for_audience(to), events=all_events, answer=answer, to=to)

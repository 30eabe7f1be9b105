"""The host of one table: it takes input, plays for bots and the deck, and has all announced.

Theory of operation. Everything here runs in one event loop, in one thread. Devices post what they
read into `inbox`, a queue; `run` takes one input after the other:

1. A key makes the outputs silent, but only those that its owner may silence (`_silence`).
2. A refusal (a key or line without meaning) is announced. An intent becomes a `Request`, with who
   asks and who hears the reply, which is handed on to whatever handles it, in this order: the
   history first, since an open correction or explanation gives keys another meaning; then
   a question of the game; then a command (`host.commands`); whatever is left is a move.
3. A move is parsed by the game into a legal one, or refused with a reason. `_play_move` makes it
   and appends it to the journal.
4. `_play_on` makes the moves of quick bots and of the deck, until a person or a slow bot is to
   act. A slow bot thinks in a thread over frozen values and comes back through the loop, in
   `_on_bot_move`; its move is dropped if the table has moved on.
5. All events of an input go to the announcer in one call. It syncs the journal to the disk
   before any output gets them, so no announced move is ever lost.

What must never happen: an output or the journal used from another thread; a secret given to an
output anywhere but through the announcer; waiting for a voice, a display or a disk lock.
Nothing here is global: several tables can live in one process.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from accessigame.core.game import LearnedDeck, Position
from accessigame.core.model import (
    EVERYONE,
    TABLE,
    Event,
    Intent,
    Move,
    NotAllowed,
    Refusal,
    Seat,
)
from accessigame.host.announcer import Announcer
from accessigame.host.background import AdviceOff, BackgroundTask
from accessigame.host.commands import COMMANDS, HARMLESS, Context
from accessigame.host.guests import Guests
from accessigame.host.questions import QuestionHandler
from accessigame.host.request import Request, check_move, check_word, request_for, seat_of_move
from accessigame.host.scans import CardCollector, apart, meant
from accessigame.host.standing_prompt import CardTold, NotInBox
from accessigame.input.inbox import Given, Inbox
from accessigame.input.keymap import Word
from accessigame.output.blocks import ChangesLanguage, HasCues, Output
from accessigame.session.events import BotDecides, WayOut, real_table_instructions
from accessigame.session.table import Table
from accessigame.session.undo import HistoryReply, UndoHistory

if TYPE_CHECKING:
    from accessigame.devices.camera.steadiness import LyingCard
    from accessigame.host.sight import Look, Sight
    from accessigame.output.shared_device import SharedDevice
    from accessigame.output.tutorial import Tutorial


KeepLearnedDeck: TypeAlias = Callable[[LearnedDeck], Event | None]
"""Keeps a list of real cards for the next game, and returns an event of it."""


class Attendance(NamedTuple):
    """Whether persons are at the devices of a table, or a pipe.

    patient: all input was written before, so it waits while a bot thinks.
    read_on: somebody may read on when a game of bots is over, so it does not end by itself.
    """

    patient: bool = True
    read_on: bool = False


UNATTENDED: Final = Attendance()
"""Nobody is there: the input comes through a pipe."""


class Host:
    """The loop of one table, with all that serves it.

    guests: those who play from elsewhere.
    """

    def __init__(
        self,
        table: Table,
        outputs: Sequence[Output],
        *,
        attendance: Attendance = UNATTENDED,
        tutorial: Tutorial | None = None,
        keep_learned_deck: KeepLearnedDeck | None = None,
    ) -> None:
        """Serve a table. tutorial: explains a first game."""
        self.table = table
        self.session = table.session
        self.outputs = outputs
        self.inbox = Inbox()
        self.background = BackgroundTask(patient=attendance.patient)
        self.history = UndoHistory(table, HARMLESS)
        self.announcer = Announcer(table, outputs, self.history, self._is_finished, tutorial)
        self.guests = Guests(table, self.announcer, self.inbox)
        self._questions = QuestionHandler(table, self.announcer, self.history, self.background)
        self._context = Context(
            table,
            self.announcer,
            self.history,
            outputs,
            self._help_lines,
            self._play_on,
            self.guests,
        )
        self._keep_deck = keep_learned_deck
        self._read_on = attendance.read_on
        self._collector = CardCollector(self.session)
        self._awaiting_confirmation: Request | None = None
        self._begun = False
        self._sight: Sight | None = None
        self._deferred: dict[Seat | None, list[Intent]] = {}
        self._knows_way_out = False

    # the loop ---------------------------------------------------------------------------------

    def begin(self, *first: Event) -> None:
        """Announce the first events, and those of all moves until a person is asked."""
        self._begun = True
        more = self._play_on()  # the opening of a resumed table may ask for its card already
        self.announcer.beginning = (*first, *(event for event in more if event not in first))
        self.announcer.announce(self.announcer.beginning)

    async def run(self, *first: Event) -> tuple[Event, ...]:
        """Play until somebody leaves or the input ends; the game is kept either way.

        Returns the events of the farewell.
        """
        if not self._begun:
            self.begin(*first)
        while (meaning := await self.background.next(self.inbox, self._is_finished)) is not None:
            self._silence(meaning)
            if isinstance(meaning, Refusal):
                self._handle_refusal(meaning)
            elif meaning.word == Word.TOUCH:
                continue  # a key that is not finished: it made silence, and that is all
            elif self._ends(meaning):
                self.history.leave_dialog()
                break
            else:
                self._handle(meaning)
            if self._sight is not None:
                self._sight.enter()
            await asyncio.sleep(0)  # or a burst of input would keep other tasks from their turn
        self._sight = None
        self.guests.close()
        return self.announcer.say_goodbye(self._keep_learned_deck())

    def wake(self, event: Event) -> None:
        """Announce an event from outside the game at the table, such as a lost display."""
        self.announcer.tell_table(event)

    def share(self, device: SharedDevice) -> None:
        """Let a device go from hand to hand at this table."""
        self.announcer.shared = device

    def attach_camera(self, look: Look) -> None:
        """Enter the cards that a camera sees. look: lets it look, or rest."""
        from accessigame.host.sight import EntryPath, Sight  # noqa: PLC0415 - imported only with a camera

        served = self.table, self.announcer, self.history, self._collector
        self._sight = Sight(EntryPath(*served, self._seat_of_move, self._handle), look)
        self._sight.enter()

    def see(self, lying: Sequence[LyingCard]) -> None:
        """Enter the cards that lie in sight of the camera, as far as they are awaited."""
        if self._sight is not None:
            self._sight.see(lying)

    def somebody_reads(self) -> None:
        """Let a game of bots that is over wait: a display is there, or expected."""
        self._read_on = True

    def nobody_reads(self) -> None:
        """End a game of bots when it is over: a display that was expected is not there."""
        self._read_on = False
        if self._is_finished():
            self.inbox.put_nowait(None)

    def _silence(self, meaning: Given) -> None:
        """Silence the outputs of the owner of a key; a private key silences nobody else's."""
        owner, shared = None if meaning is None else meaning.seat, self.announcer.shared
        handed = shared is not None and shared.holder == owner  # its holder sits at the table
        has_own_output = owner is not None and not handed and self.announcer.has_own_output(owner)
        for output in self.outputs:
            if not has_own_output or output.audience.alone == owner:
                output.silence()

    def _ends(self, intent: Intent) -> bool:
        """Return True for a wish to leave: `quit`, or the 0 of a keypad once a game is over.

        A guest leaves a seat, and not the table.
        """
        if self.table.seating.has_guest(intent.seat):
            return False
        zero = intent.word == Word.NUMBER and intent.number == 0
        return intent.word == Word.QUIT or (zero and self.history.is_all_over)

    def _is_finished(self) -> bool:
        """Return True when a game of bots is over and nobody may read on, as in a pipe."""
        return not self._read_on and self.session.position.over and not self.table.persons

    def _keep_learned_deck(self) -> tuple[Event, ...]:
        """Keep the real cards that this game has shown; return an event of that, if any."""
        deck = self.session.learned_deck()
        event = self._keep_deck(deck) if self._keep_deck and deck else None
        return () if event is None else (event,)

    def _handle_refusal(self, refusal: Refusal) -> None:
        """Reply to a key, or a line, without meaning."""
        self._awaiting_confirmation = None
        owner = self.announcer.owner_of(refusal.seat)
        if not self.table.seating.has_guest(owner):
            self.history.withdraw_question()
        self.announcer.refuse(refusal, self.announcer.audience_of_reply(owner))

    def _handle(self, intent: Intent) -> None:
        for each in apart(intent):
            self._handle_one(each)

    def _handle_one(self, intent: Intent) -> None:
        request = request_for(intent, self.table, self.announcer)
        try:
            self._dispatch(request)
        except Refusal as refusal:
            for_all = refusal.event.concerns_all
            self.announcer.refuse(refusal, EVERYONE if for_all else request.audience)

    def _dispatch(self, request: Request) -> None:
        last_request, self._awaiting_confirmation = self._awaiting_confirmation, None
        request = request.meaning(meant(request.intent, self.session))
        if not request.intent.is_card:  # a scanned card is another one, and no second thought
            self._deferred.pop(request.owner, None)
        if request.intent.word == Word.ADVICE and not self.table.seating.advice:
            raise NotAllowed(AdviceOff())
        if self._tells_card(request):
            return
        if (reply := self._about_past(request)) is not None:
            self._announce_history(reply, request)
            return
        check_word(request, self.table)
        request = self._normalised(request)
        word = request.intent.word
        command = COMMANDS.get(word)
        if self.session.is_question(word) and not request.repeats(last_request):
            if self._questions.handle_question(request):
                self._awaiting_confirmation = request
        elif word == Word.UNDO and (event := self._put_back(request)) is not None:
            self.announcer.reply((event,), request.audience)
        elif command is not None:
            command.carry_out(self._context, request)
        else:
            self._handle_move(request)

    def _tells_card(self, request: Request) -> bool:
        """Tell a card to who has asked which one it is; another key ends that question."""
        question = self.announcer.card_questions.take(request.owner)
        intent = request.intent
        if question is None or intent.word != Word.NUMBER or intent.number is None:
            return False
        faces = self.session.game.material.faces
        is_in_box = not intent.numbers and any(intent.number in face for face in faces)
        asker = question.seat
        told = CardTold(asker, intent.number) if is_in_box else NotInBox(asker)
        self.announcer.reply_in_private((told,), request.audience)
        return True

    def _about_past(self, request: Request) -> HistoryReply | None:
        """Return the reply to a request about the past; None for any other."""
        intent = replace(request.intent, seat=request.owner)
        history = self.history
        if request.is_guest:
            return history.handle_guest(intent)
        if (position := history.position_of_table) is not None:
            entry = self._collector.completed_in_past(intent, position)
            if isinstance(entry, Event):
                return HistoryReply((entry,))
            intent = entry
        return history.handle_intent(intent)

    def _help_lines(self, request: Request) -> tuple[Event, ...]:
        from accessigame.host.help import chords_of, help_lines, idle_words  # noqa: PLC0415 - imported only for the help

        guest, owner = request.is_guest, request.owner
        own_outputs = [each for each in self.outputs if guest and each.audience.alone == owner]
        idle = idle_words(
            self.table,
            self.outputs,
            shared=self.announcer.shared is not None,
            guest=guest,
            has_language=not any(isinstance(each, ChangesLanguage) for each in own_outputs),
        )
        if any(isinstance(each, HasCues) for each in own_outputs):
            idle -= {Word.CUES}  # a guest's terminal has a bell
        chords = chords_of(self.outputs)
        is_one_round = self.session.agreed_rounds == 1
        kinds = (*["guest"] * guest, *["one-round"] * is_one_round)
        return help_lines(self.session.game, self.table.words, chords, idle, kinds=kinds)

    def _announce_history(self, reply: HistoryReply, request: Request) -> None:
        """Announce the reply of the history, and the moves that follow a changed past."""
        if not reply.changed:
            to = request.audience if reply.explains else EVERYONE
            self.announcer.reply(reply.events, to)
            return
        more = self._play_on()
        if self.session.position.over:  # another may have won
            more = self.announcer.open_answer(Word.SCORES)
        elif not more:  # nobody remembers who was asked so long ago, and for what
            more = self.announcer.open_answer(Word.TURN)
        self.announcer.announce((*reply.events, *more), past=True)

    # moves ------------------------------------------------------------------------------------

    def _normalised(self, request: Request) -> Request:
        """Return the request as it is meant.

        Enter alone asks whose turn it is, unless a correction is open, and 0 where a card of the
        pile is asked for says that there is none.
        """
        intent = request.intent
        if intent.word == Word.ENTER and self.history.prompt is None:
            return request.meaning(replace(intent, word=Word.TURN))
        is_zero = intent.word == Word.NUMBER and intent.number == 0 and not intent.numbers
        awaits_card = self.announcer.seat_to_act == TABLE and self.session.is_question(Word.EMPTY)
        if is_zero and awaits_card and not request.is_guest:
            return request.meaning(replace(intent, word=Word.EMPTY, number=None))
        return request

    def _handle_move(self, request: Request) -> None:
        """Play the move that a request means; while a bot thinks, keep its intent for later."""
        seat = self._seat_of_move(request)
        if self.announcer.seat_to_act in self.table.seating.bots and seat in self.session.to_act():
            waiting = self._deferred.setdefault(request.owner, [])
            waiting.append(request.intent)  # the bot moves first
            return
        if (pair := self._card_and_answer(request)) is not None:
            self._play_pair(*pair)
            return
        if seat == TABLE:
            entry = self._collector.completed(request.intent, self.session.position)
            if isinstance(entry, Event):
                self.announcer.reply((entry,), EVERYONE if request.is_guest else request.audience)
                return
            request = request.meaning(entry)
        move = self.session.parse(seat, request.intent)
        check_move(move, self.table)
        self.history.note_move()
        self._announce_move(move)

    def _put_back(self, request: Request) -> Event | None:
        """Take back the last of several cards that are typed one by one, if there is one."""
        return None if request.is_guest else self._collector.put_back()

    def _seat_of_move(self, request: Request) -> Seat:
        """Return the seat that a request moves for; raises NotAllowed where it may not."""
        is_correcting = self.history.prompt is not None
        seat_to_act = self.announcer.seat_to_act
        return seat_of_move(request, self.table, seat_to_act, is_correcting=is_correcting)

    def _card_and_answer(self, request: Request) -> tuple[Intent, Request] | None:
        """Return a real card and the answer to it, if an intent such as `12 t` is both; else None.

        Both are meant where a card is awaited, and the answer could be typed after it alone.
        """
        intent = request.intent
        answers = (act.word for act in self.session.game.acts if act.number is not None)
        if self.announcer.seat_to_act != TABLE or request.is_guest:
            return None
        if intent.number is None or intent.word not in answers:
            return None
        card = replace(intent, word=Word.NUMBER)
        position = self.session.position
        after, _ = self.session.game.apply(position, self.session.parse(TABLE, card))
        # where a player is asked for by number, the number is no card
        if TABLE in after.to_act():
            return None
        return card, request.meaning(replace(intent, number=None))

    def _play_pair(self, card: Intent, answer: Request) -> None:
        """Play a card and the answer to it; a refused answer leaves the card, which is right.

        An answer for a bot is left out, and that is told before the bot answers.
        """
        turned = self.session.parse(TABLE, card)
        self.history.note_move()
        events = self._play_move(turned)
        seat = self.announcer.seat_to_act
        if seat is not None and seat in self.table.seating.bots:
            self.announcer.announce((*events, BotDecides(seat), *self._play_on()))
            return
        try:
            move = self.session.parse(self._seat_of_move(answer), answer.intent)
        except Refusal:
            self.announcer.announce((*events, *self._play_on()))
            raise
        self.history.note_joined(move)
        events += self._play_move(move)
        self.announcer.announce((*events, *self._play_on()))

    def _announce_move(self, move: Move) -> None:
        """Play a move and all automatic ones after it, and announce them together."""
        events = self._play_move(move)
        self.announcer.announce((*events, *self._play_on()))

    def _play_move(self, move: Move) -> tuple[Event, ...]:
        events = self.session.play(move)
        if self.table.journal is not None:
            self.table.journal.append(move)
        seating = self.table.seating
        dealt = seating.dealer is not None
        return events if dealt else real_table_instructions(events, seating.without_hands)

    def _play_on(self) -> tuple[Event, ...]:
        """Let bots and the deck play until a person is asked; return the events."""
        events: list[Event] = []
        while (choose := self._next_automatic_move()) is not None:
            events += self._play_move(choose())
        self._start_thinking()
        if self.announcer.seat_to_act == TABLE:
            events += self.announcer.open_answer(Word.TURN)
        return (*events, *self._way_out())

    def _way_out(self) -> tuple[Event, ...]:
        """Return how to leave a game that is over, once, where somebody may still ask there."""
        if not self.session.position.over or self._knows_way_out or self._is_finished():
            return ()
        self._knows_way_out = True
        return (WayOut(),)

    def _next_automatic_move(self) -> Callable[[], Move] | None:
        """Return a function that finds the move of the deck or of a quick bot, if it is next."""
        seat, seating = self.announcer.seat_to_act, self.table.seating
        if seat == TABLE and seating.dealer is not None:
            return partial(seating.deal, self.session)
        policy = None if seat is None or seat == TABLE else seating[seat].policy
        if seat is None or policy is None or policy.slow:
            return None
        return seating.bot_choice(self.session, seat)

    def _start_thinking(self) -> None:
        """Let a slow bot find its move in a thread, if it is next."""
        seat, seating, position = (
            self.announcer.seat_to_act,
            self.table.seating,
            self.session.position,
        )
        if seat is not None and seat in seating.bots:
            then, slow = partial(self._on_bot_move, position), partial(self._on_slow_bot, position)
            choose = seating.bot_choice(self.session, seat)
            self.background.begin(choose, then, partial(slow, seat))

    def _on_bot_move(self, position: Position, move: Move) -> None:
        """Play the move that a bot has found, unless the table has moved on.

        A person who has come back meanwhile moves without a stand-in.
        """
        if position is self.session.position:
            if move.seat in self.table.seating.bots:
                self._announce_move(move)
            elif events := self._play_on():
                self.announcer.announce(events)
        if self.announcer.seat_to_act not in self.table.seating.bots:
            deferred, self._deferred = self._deferred, {}
            for intent in chain.from_iterable(deferred.values()):
                self._handle(intent)
        if self._sight is not None:
            self._sight.enter()

    def _on_slow_bot(self, position: Position, bot: Seat) -> None:
        if position is self.session.position:
            self.announcer.announce_thinking(bot)

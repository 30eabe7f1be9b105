"""The commands of a table: one row for each word that means the same in every game.

A word of `input.keymap` is a question of the game, a command, or else a move. A new key is one
row of `COMMANDS`, its word and key in `input.keymap`, and its sentences. The host carries a row
out, the help lists it, and a correction stays open for a row with `during_correction`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

from accessigame.core.game import Takes
from accessigame.core.model import AT_TABLE, Event, NotAllowed, Seat, event_class
from accessigame.host.announcer import Announcer
from accessigame.host.guests import Guests, LanguageElsewhere
from accessigame.host.request import Request
from accessigame.host.rulebook import section
from accessigame.host.standing_prompt import CardWanted, StandingQuestion
from accessigame.input.keymap import Word
from accessigame.output.blocks import Output
from accessigame.output.delivery import known_to
from accessigame.output.shared_device import required
from accessigame.session.events import (
    ChoiceTakenBack,
    KeyOfTable,
    NobodyInvited,
    NothingNew,
    SeatElsewhere,
)
from accessigame.session.table import Table
from accessigame.session.undo import UndoHistory


@event_class
class NothingForBot(Event):
    """The shared device is not handed to a seat that a bot plays."""

    seat: Seat


class Context(NamedTuple):
    """The parts of a table that commands work on.

    help_lines: gives the lines of the help for who asks. play_on: lets bots and the deck play until
    a person is asked, and returns the events. guests: those who play from elsewhere.
    """

    table: Table
    announcer: Announcer
    history: UndoHistory
    outputs: Sequence[Output]
    help_lines: Callable[[Request], tuple[Event, ...]]
    play_on: Callable[[], tuple[Event, ...]]
    guests: Guests


Run: TypeAlias = Callable[[Context, Request], None]


class Command(NamedTuple):
    """A row of the table of commands.

    run: None for a word that the loop or the history handles before commands are looked up.
    takes: the meaning of a number before the word; a count or a section is 1 if none is typed.
    during_correction: the word leaves an open correction or explanation as it is.
    of_table: only those at the table may, since it changes what everybody has.
    """

    run: Run | None
    takes: Takes = Takes.NOTHING
    during_correction: bool = False
    of_table: bool = False

    def carry_out(self, context: Context, request: Request) -> None:
        """Carry the command out; a `Refusal` where it cannot be."""
        if self.of_table and request.is_guest:
            raise NotAllowed(KeyOfTable())
        assert self.run is not None  # noqa: S101 - for the type checker: handled before
        self.run(context, request)


def _help(context: Context, request: Request) -> None:
    context.announcer.reply(context.help_lines(request), request.audience)


def _rules(context: Context, request: Request) -> None:
    table = context.table
    lines = section(table.session.game.name, request.intent.count, table.words)
    context.announcer.reply(lines, request.audience)


def _repeat(context: Context, request: Request) -> None:
    events = context.announcer.earlier_news.nth(request.intent.count, request.listener)
    context.announcer.repeat(events, request.audience)


def _older(context: Context, request: Request) -> None:
    _go_back(context, request, request.intent.count)


def _newer(context: Context, request: Request) -> None:
    _go_back(context, request, -request.intent.count)


def _go_back(context: Context, request: Request, step: int) -> None:
    events = context.announcer.earlier_news.walk(step, request.listener)
    context.announcer.repeat(events, request.audience)


def _digits(context: Context, request: Request) -> None:
    announcer = context.announcer
    digits = announcer.earlier_news.digits(announcer.words_of(request.seat), request.listener)
    announcer.repeat((digits,), request.audience)


def _since(context: Context, request: Request) -> None:
    announcer, to = context.announcer, request.audience
    happened = context.table.session.since(request.seat)
    listeners = to if to.seats is not None else context.table.audience
    news = tuple(filter(context.table.is_news, happened))
    announcer.reply(known_to(listeners, news) or (NothingNew(),), to)


def _own(context: Context, request: Request) -> None:
    things = context.table.session.own_things(request.seat)
    context.announcer.reply_in_private(things, request.audience)


def _undo(context: Context, request: Request) -> None:
    if request.is_guest:
        _take_back(context, request.seat)
        return
    undone = context.history.undo(request.intent.count)
    more = context.play_on()
    table = context.announcer.open_answer(Word.TABLE)
    context.announcer.announce((*undone, *(event for event in more if event not in table), *table))


def _last_round(context: Context, request: Request) -> None:
    """End the match after this round, or at once before anybody has begun it; or let it continue.

    Where no round follows, ask whether to break the game off, or do so.
    """
    if question := context.history.question_before():
        context.announcer.reply(question, request.audience)
        return
    changed = context.history.change_rounds()
    context.announcer.announce((*changed, *context.play_on()))


def _take_back(context: Context, seat: Seat) -> None:
    """Take back a guest's own choice while it lies face down; nobody hears which it was.

    Raises NotAllowed in a game that hides none, where only the table takes back.
    """
    if not context.table.session.game.hides_choices:
        raise NotAllowed(KeyOfTable())
    context.history.take_back_choice(seat)
    context.announcer.announce((ChoiceTakenBack(seat),))


def _display(context: Context, request: Request) -> None:
    """Offer the shared device, hand it over, or put it back on the table."""
    announcer, shared = context.announcer, required(context.announcer.shared)
    number = request.intent.number
    if number is None and shared.waits_for is not None:
        announcer.hand_over(shared)
    elif number is None and shared.holder is not None:
        announcer.put_back(shared)
    else:
        seat = request.seat_numbered(number, context.table.session.position.seats)
        _check_sits_here(context.table, seat)
        announcer.offer(shared, seat)


def _check_sits_here(table: Table, seat: Seat) -> None:
    """Raise NotAllowed for a seat whose secrets have no reader at the table.

    Whoever took the device in its place would be given them.
    """
    if seat in table.seating.bots:
        raise NotAllowed(NothingForBot(seat))
    if seat not in table.persons_here:
        raise NotAllowed(SeatElsewhere(seat))


def _guests(context: Context, request: Request) -> None:
    """Tell who is here, and at the table the ways in or a whole invitation; open shut doors."""
    guests, number = _invited(context), request.intent.number
    if not number:
        codes = guests.codes
        ways = () if request.is_guest else (*codes.reopen(), *codes.ways_in())
        context.announcer.reply((*ways, *guests.report()), request.audience)
    elif request.is_guest:
        raise NotAllowed(KeyOfTable())
    else:
        seat = request.seat_numbered(number, context.table.session.position.seats)
        context.announcer.reply(guests.codes.of(seat), request.audience)


def _invited(context: Context) -> Guests:
    """Return the guests; raises NotAllowed at a table without any."""
    if not context.guests.are_invited:
        raise NotAllowed(NobodyInvited())
    return context.guests


def _stand_in(context: Context, request: Request) -> None:
    """Let a bot play for somebody who is not here, or end that, and tell everybody."""
    guests, number = _invited(context), request.intent.number
    seats = context.table.session.position.seats
    seat = request.seat_numbered(number, seats) if number else None
    event = guests.stand_in(seat)
    context.announcer.announce((event, *context.play_on()))


def _say(context: Context, request: Request) -> None:
    """Tell everybody a line of text, with the name of its writer."""
    persons_here = context.table.persons_here
    alone = persons_here[0] if len(persons_here) == 1 else None
    writer = alone if request.owner is None else request.owner
    context.announcer.tell_line(_invited(context).text_lines.said(writer, request.intent.text))


def _which(context: Context, request: Request) -> None:
    """Ask for a card that is told to the asking seat alone; no screen of others shows it."""
    announcer, questions = context.announcer, context.announcer.card_questions
    question = StandingQuestion(request.seat, at_table=not request.is_guest)
    questions.ask(request.owner, question)
    to = request.audience if request.is_guest else announcer.audience_of_reply(None)
    if not announcer.reply_in_private((CardWanted(request.seat),), to):
        questions.take(request.owner)


def _language(context: Context, request: Request) -> None:
    """Give a guest at a terminal the next language."""
    guests = _invited(context)
    if not request.is_guest:
        raise NotAllowed(LanguageElsewhere())
    context.announcer.repeat((guests.change_language(request.seat),), request.audience)


def _adjust(context: Context, request: Request) -> None:
    from accessigame.output.adjusting import adjusted  # noqa: PLC0415 - imported only when a setting is adjusted

    intent = request.intent
    if request.is_guest:
        own_outputs = [each for each in context.outputs if each.audience.alone == request.owner]
        context.announcer.repeat(adjusted(own_outputs, intent), request.audience)
    else:
        outputs_here = [each for each in context.outputs if not each.audience.is_far]
        context.announcer.repeat(adjusted(outputs_here, intent), AT_TABLE)


COMMANDS: Final[Mapping[str, Command]] = MappingProxyType(
    {
        Word.HELP: Command(_help, during_correction=True),
        Word.RULES: Command(_rules, Takes.SECTION, during_correction=True),
        Word.REPEAT: Command(_repeat, Takes.COUNT, during_correction=True),
        Word.OLDER: Command(_older, Takes.COUNT),
        Word.NEWER: Command(_newer, Takes.COUNT),
        Word.DIGITS: Command(_digits, during_correction=True),
        Word.SINCE: Command(_since),
        Word.OWN: Command(_own),
        Word.GUESTS: Command(_guests, Takes.SEAT),
        Word.STAND_IN: Command(_stand_in, Takes.SEAT, of_table=True),
        Word.SAY: Command(_say, during_correction=True),
        Word.WHICH: Command(_which, during_correction=True),
        Word.LANGUAGE: Command(_language, during_correction=True),
        Word.UNDO: Command(_undo, Takes.COUNT),
        Word.CORRECT: Command(None, Takes.COUNT, of_table=True),
        Word.FORTH: Command(None, Takes.COUNT),
        Word.DISPLAY: Command(_display, Takes.SEAT, of_table=True),
        Word.SETTING: Command(_adjust, during_correction=True),
        Word.MORE: Command(_adjust, Takes.COUNT, during_correction=True),
        Word.LESS: Command(_adjust, Takes.COUNT, during_correction=True),
        Word.VERBOSITY: Command(_adjust, Takes.COUNT),
        Word.CUES: Command(_adjust),
        Word.QUIT: Command(None, of_table=True),
        Word.LAST_ROUND: Command(_last_round, of_table=True),
    }
)
"""The words that mean the same in every game, with their commands."""

HARMLESS: Final = frozenset(word for word, row in COMMANDS.items() if row.during_correction)
"""The words that leave an open correction or explanation as it is."""

"""The guests of a table: who has which seat, by a device of their own.

Theory of operation. A door asks for everything here, in the loop of the table:

1. `enter` takes a code and an output. The code gives a seat, or lets somebody listen. The output
   becomes one of the table, with the audience of that seat and no more. The newest device of a
   seat counts: an older one is told so, and closed.
2. `receive` tags what a guest gives with the seat, and puts it into the inbox of the table. `quit`
   leaves the seat. A listener has no keys but that one.
3. `leave` takes the output away. The seat waits: nobody plays for it unless the table says so
   (`presence`), and the same code opens it again. What was announced since the last key of its
   guest is told then: what was sent later may have been lost with the device. When others are told
   of it, `presence` decides.
4. `come_back` gives the same output its place again, which has kept what was delivered to it. So it
   is told only what was announced while it was away.

5. A guest at a terminal changes the language by a key, kept for the seat at this table, because the
   locale that a terminal tells may be none or a wrong one. A guest's own program and a browser have
   their languages at home.
6. A line of text is for all: a deafblind guest hears no telephone, and reads what others type. It
   is news for everybody, kept, so that who was away reads it on coming back. It is no move and
   stands in no journal, which people share to report a mistake. Each seat has an allowance of
   lines, so that nobody is talked down.

What must never happen: an output that gets news before it has its audience; a guest's intent
without the guest's seat.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, Protocol, runtime_checkable

from accessigame.core.model import (
    Audience,
    Event,
    Intent,
    NotAllowed,
    Refusal,
    Seat,
    event_class,
    far,
)
from accessigame.host.announcer import Announcer
from accessigame.host.codes import Codes, SeatCodes, WaysIn
from accessigame.host.presence import (
    GRACE,
    Absences,
    begun_or_ended,
    seat_meant,
    who_is_here,
    without_changes_of_mind,
)
from accessigame.input.allowance import Allowance
from accessigame.input.inbox import Inbox
from accessigame.input.keymap import Word
from accessigame.input.text_line import checked
from accessigame.output.blocks import ChangesLanguage, Output
from accessigame.session.events import NobodyInvited
from accessigame.session.table import Table
from accessigame.words.words import LANGUAGES, Localizer


@event_class
class GuestCame(Event):
    """A guest has taken a seat, for the first time."""

    seat: Seat


@event_class
class GuestBack(Event):
    """A guest is back whose absence was told."""

    seat: Seat


@event_class
class ListenerHere(Event):
    """Somebody listens from elsewhere, which that person alone is told."""


@event_class
class SeatMoved(Event):
    """Another device has taken the seat of this one."""


@event_class
class SeatLeft(Event):
    """A guest has left on purpose; the same code opens the seat again."""


@event_class
class ListenerLeft(Event):
    """Somebody who only listened has left on purpose."""


@event_class
class ListenersFull(Event):
    """Players would find no room if one more listened."""


@event_class
class TableClosed(Event):
    """The table has ended, which guests are told in the place of a file."""


MOST_LISTENERS: Final = 50
"""Those who only listen; a door has room for ten players besides, and for who is coming in."""


class GuestOutput(Output, Protocol):
    """The output that a door makes for a guest; audience and words are set as the guest enters."""

    audience: Audience
    words: Localizer


@runtime_checkable
class HasHint(Protocol):
    """An output whose guest has nothing but its keys, and is told once what helps there."""

    hint: Event


@dataclass(eq=False, slots=True)
class Guest:
    """Somebody at a device elsewhere. seat: None for a listener.

    delivered: the number of all news when the line broke; None for a device that never left.
    """

    seat: Seat | None
    output: GuestOutput
    delivered: int | None = None


class Guests:
    """The guests of one table: nobody, before `invite` was called."""

    def __init__(self, table: Table, announcer: Announcer, inbox: Inbox) -> None:
        self._table = table
        self._announcer = announcer
        self._inbox = inbox
        self._inside: list[Guest] = []
        self._outputs: list[Output] = []
        self._codes: Codes | None = None
        self._absences = Absences(announcer.tell_others)
        self._words: dict[str, Localizer] = {}
        self.text_lines = TextLines()
        self._languages = SeatLanguages(self.words)

    def invite(
        self,
        outputs: list[Output],
        invitations: SeatCodes,
        grace: float = GRACE,
        ways: WaysIn | None = None,
    ) -> None:
        """Let guests come by the codes of their seats.

        outputs: those of the table, which come and go with guests from now on.
        grace: seconds of a broken line before others are told of it. ways: where guests come in.
        """
        self._outputs = outputs
        self._codes = Codes(invitations, self._announcer.tell_table, ways)
        self._absences.grace = grace

    @property
    def are_invited(self) -> bool:
        """True at a table where guests may come."""
        return self._codes is not None

    @property
    def codes(self) -> Codes:
        """The codes of the seats; raises NotAllowed at a table without any."""
        if self._codes is None:
            raise NotAllowed(NobodyInvited())
        return self._codes

    @property
    def present(self) -> frozenset[Seat]:
        """The seats whose guests are here."""
        return frozenset(guest.seat for guest in self._inside if guest.seat is not None)

    def words(self, language: str) -> Localizer:
        """Return the words of a language with the names of this table.

        Raises NotUnderstood for a language without words.
        """
        names = self._table.words.names
        if language not in self._words:
            self._words[language] = Localizer(language, names)
        return self._words[language]

    # in and out -------------------------------------------------------------------------------

    def enter(self, code: str, output: GuestOutput, address: str | None = None) -> Guest:
        """Give the seat of a code to an output, and tell it what its guest has to know.

        address: of the guest's computer, if it is known. Raises NotUnderstood for a code that opens
        nothing, NotAllowed while the doors are shut, or for one listener too many.
        """
        seat = self.codes.accept(code, address)
        self._check_room(seat)
        output.audience = far() if seat is None else far(seat)
        guest = Guest(seat, output)
        if seat is None:
            asks = next(iter(self._table.persons), Seat(0))
            lessons = self._announcer.lessons_missed(output.audience)
            self._add(guest, (ListenerHere(), *lessons, *self._state(asks)))
        else:
            self._seat(seat, guest)
        return guest

    def come_back(self, guest: Guest) -> None:
        """Give a guest whose line broke the place again, and tell what was announced meanwhile.

        The output knows its guest again, so it needs no code, and shut doors do not keep it out.
        Raises NotAllowed for one listener too many.
        """
        self._check_room(guest.seat)
        if guest.seat is None:
            self._add(guest, self._missed(guest))
        else:
            self._seat(guest.seat, guest)

    def _check_room(self, seat: Seat | None) -> None:
        """Raise NotAllowed for a listener who would take the room of players."""
        if seat is None and self._listeners >= MOST_LISTENERS:
            raise NotAllowed(ListenersFull())

    def _state(self, seat: Seat) -> tuple[Event, ...]:
        """Return what lies on the table, for somebody who has heard nothing yet."""
        return self._table.session.answer(Word.TABLE, seat)

    def _seat(self, seat: Seat, guest: Guest) -> None:
        """Give a seat to a guest, whose older device is let go."""
        older = next((each for each in self._inside if each.seat == seat), None)
        seating = self._table.seating
        state = seating[seat]
        is_back = state.heard is not None
        missed = self._missed(guest) if is_back else ()
        arrival = GuestBack(seat) if is_back else GuestCame(seat)
        seating[seat] = state._replace(has_guest=True)
        self._announcer.release(seat)
        self._languages.settle(seat, guest.output)
        if older is not None:
            self._dismiss(older, SeatMoved())
        was_told_gone = self._absences.end(seat)
        if had_stand_in := bool(state.stand_in):
            seating.end_stand_in(seat)
        if not is_back or had_stand_in or was_told_gone:
            self._announcer.tell_others(arrival)
        welcome_events = (*missed, arrival, *(() if is_back else self._first_words(seat, guest)))
        has_heard_all = guest.delivered is not None and not missed
        own_events = () if has_heard_all else self._table.session.own_things(seat)
        new_events = (event for event in own_events if event not in welcome_events)
        self._add(guest, (*welcome_events, *new_events))

    def _first_words(self, seat: Seat, guest: Guest) -> tuple[Event, ...]:
        """Return what a guest has to know who comes for the first time."""
        hint = (guest.output.hint,) if isinstance(guest.output, HasHint) else ()
        lessons = self._announcer.lessons_missed(guest.output.audience)
        return (*hint, *lessons, *self._state(seat))

    def _missed(self, guest: Guest) -> tuple[Event, ...]:
        """Return the events that were announced since the last key of a guest.

        A device that comes back has those of before it left.
        """
        heard = None if guest.seat is None else self._table.seating[guest.seat].heard
        since = max(heard or 0, guest.delivered or 0)
        earlier = self._announcer.earlier_news
        return without_changes_of_mind(earlier.since(since, guest.output.audience))

    def _add(self, guest: Guest, events: tuple[Event, ...]) -> None:
        self._inside.append(guest)
        self._outputs.append(guest.output)
        if guest.seat is not None and self._table.seating[guest.seat].heard is None:
            self._note_heard(guest.seat)
        self._announcer.greet(guest.output, events)

    def _note_heard(self, seat: Seat) -> None:
        """Note that a guest has what was announced so far: a key came after it."""
        seating = self._table.seating
        seating[seat] = seating[seat]._replace(heard=self._announcer.earlier_news.count)

    def leave(self, guest: Guest) -> None:
        """Handle the end of a guest's connection; the seat waits."""
        if guest not in self._inside:
            return  # another device has the seat, or the guest has left
        guest.delivered = self._announcer.earlier_news.count
        self._remove(guest)
        seat = guest.seat
        if seat is not None:
            self._absences.begin(seat, is_awaited=seat in self._table.awaited)

    def _remove(self, guest: Guest) -> None:
        """Take the output of a guest from the table."""
        self._inside.remove(guest)
        self._outputs.remove(guest.output)

    def _dismiss(self, guest: Guest, why: Event) -> None:
        """Tell one guest why the connection ends, and end it."""
        self._remove(guest)
        self._announcer.farewell(guest.output, why)
        guest.output.close()

    def close(self) -> None:
        """Tell every guest that the table is closed, and let them go."""
        self._absences.close()
        for guest in (*self._inside,):
            self._dismiss(guest, TableClosed())

    # who is here ------------------------------------------------------------------------------

    def report(self) -> tuple[Event, ...]:
        """Return who is here, who is awaited, and who has gone."""
        absences = self._absences.causes
        return who_is_here(self._table, self.present, absences, self._listeners)

    @property
    def _listeners(self) -> int:
        """The number of those who only listen."""
        return sum(guest.seat is None for guest in self._inside)

    def stand_in(self, seat: Seat | None) -> Event:
        """Let a bot play for a seat whose guest is not here, or end that; return the event of it.

        seat: None for the only seat that waits. Raises NotAllowed or MoreThanOneFits where no seat,
        or more than one, can be meant.
        """
        table = self._table
        served = {*table.persons_here, *self.present}
        away = [each for each in table.persons if each not in served]
        return begun_or_ended(table, seat_meant(seat, away, sorted(table.seating.stand_ins)))

    def change_language(self, seat: Seat) -> Event:
        """Give the device of a guest the next language; return the event of it.

        Raises NotAllowed for a device with a language of its own.
        """
        output = next((each.output for each in self._inside if each.seat == seat), None)
        return self._languages.change(seat, output)

    # keys -------------------------------------------------------------------------------------

    def receive(self, guest: Guest, meaning: Intent | Refusal) -> None:
        """Handle an intent of a guest, or the refusal of a key, as of the guest's own seat."""
        if guest not in self._inside:
            return  # typed before the device was let go
        if guest.seat is not None:
            self._note_heard(guest.seat)
        if isinstance(meaning, Intent) and meaning.word == Word.QUIT:
            self._leave_on_purpose(guest)
        elif guest.seat is not None:
            self._inbox.put_nowait(_of_seat(meaning, guest.seat))

    def _leave_on_purpose(self, guest: Guest) -> None:
        if guest.seat is None:
            self._dismiss(guest, ListenerLeft())
        else:
            self._dismiss(guest, SeatLeft())
            self._absences.tell_left(guest.seat)


def _of_seat(meaning: Intent | Refusal, seat: Seat) -> Intent | Refusal:
    """Return what a guest gave, with the seat of its keys."""
    if isinstance(meaning, Intent):
        return replace(meaning, seat=seat)
    meaning.seat = seat
    return meaning


@event_class
class LanguageIs(Event):
    """The language from now on, in its own words."""


@event_class
class LanguageElsewhere(Event):
    """The language of this device is one of its own settings, and not the table's to change."""


def language_after(language: str) -> str:
    """Return the language that comes after another, round and round."""
    return LANGUAGES[(LANGUAGES.index(language) + 1) % len(LANGUAGES)]


class SeatLanguages:
    """The languages that guests have chosen. words: gives the words of a language."""

    def __init__(self, words: Callable[[str], Localizer]) -> None:
        self._words = words
        self._chosen: dict[Seat, str] = {}

    def settle(self, seat: Seat, output: object) -> None:
        """Let a device that comes in have the language of its seat, unless it has chosen one."""
        if not isinstance(output, ChangesLanguage):
            return
        if output.chosen_language:
            self._chosen[seat] = output.chosen_language
        elif seat in self._chosen:
            output.speak_in(self._words(self._chosen[seat]))

    def change(self, seat: Seat, output: object) -> Event:
        """Give a device the next language; return the event of it, to be told in that language.

        Raises NotAllowed for a device with a language of its own.
        """
        if not isinstance(output, ChangesLanguage):
            raise NotAllowed(LanguageElsewhere())
        output.speak_in(self._words(language_after(output.words.language)))
        self._chosen[seat] = output.words.language
        return LanguageIs()


BURST: Final = 5
"""Lines of a seat at once; a voice needs some seconds for each."""
RATE: Final = 1 / 4
"""Lines of a seat a second over a longer time."""


@event_class
class SaidToAll(Event):
    """A player has typed a line to all."""

    seat: Seat
    text: str


@event_class
class TableSaid(Event):
    """Somebody at the table's keyboard, which is several persons', has typed a line to all."""

    text: str


@event_class
class TooManyLines(Event):
    """A seat has sent too many lines in a short time; the last was not sent."""


class TextLines:
    """The lines of one table. clock: seconds that never go back."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._allowances: dict[Seat | None, Allowance] = {}

    def said(self, seat: Seat | None, text: str) -> Event:
        """Return the event of a line of a seat; None for a keyboard of several persons.

        Raises NotUnderstood for an empty line and for a long one, NotAllowed for one too many.
        """
        line = checked(text)
        if seat not in self._allowances:
            self._allowances[seat] = Allowance(BURST, RATE, self._clock)
        if not self._allowances[seat].spend(1):
            raise NotAllowed(TooManyLines())
        return TableSaid(line) if seat is None else SaidToAll(seat, line)

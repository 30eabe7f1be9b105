"""Invitations: six digits that open one seat, or let somebody listen.

Pure, with the clock and the chance given. A code that nobody used is worth nothing after
`UNUSED_FOR`; a used one lasts as long as the table, so that a guest whose line broke comes back.
A table resumed after a crash has the codes of before (`kept_codes`), for `KEPT_FOR` at most.
Wrong codes are counted for all doors together: those of one address first, which `MOST_OF_ONE` of
them shut out, since a right code would tell a guesser that it is one. `MOST_WRONG` of all addresses
shut the doors, but not to an address from which somebody has come in: a stranger who guesses keeps
no guest out who is coming back.

The code of a guest from far away is a number at the meeting point, and the code of a seat.
"""

from __future__ import annotations

import re
import secrets
import time
from collections import Counter, deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Final

from accessigame.core.model import Event, NotAllowed, NotUnderstood, Seat, event_class

DIGITS: Final = 6
"""Digits of a code: they are said one by one, and every keypad has them."""
UNUSED_FOR: Final = 30 * 60.0
"""Seconds after which a code that nobody used opens nothing."""
KEPT_FOR: Final = 24 * 60 * 60.0
"""Seconds after which a used code is not taken up by a table resumed after a crash."""
MOST_WRONG: Final = 20
"""Wrong codes that shut the doors: one guesser in 52,000 finds the code of a seat."""
MOST_OF_ONE: Final = 10
"""Wrong codes that shut one address out: a household may have one, and mistypes."""
MOST_KNOWN: Final = 200
"""Addresses from which somebody has come in that are remembered."""


@event_class
class CodeWrong(Event):
    """A code that opens nothing: no invitation has it, or it waited too long."""


@event_class
class DoorShut(Event):
    """Too many wrong codes were given, so nobody can come in for now."""


@dataclass(slots=True)
class Invitation:
    """A code, and the seat that it opens; None for a listener, who has no seat.

    made: when, in seconds of the clock. used: whether somebody has come in by it.
    """

    code: str
    seat: Seat | None
    made: float
    used: bool = False


class Invitations:
    """The invitations of one table, and the count of wrong codes.

    clock: seconds that never go back. chance: returns a whole number from 0 up to its argument,
    without it, that nobody can guess. changed: is called when a code is made, or first used.
    """

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        chance: Callable[[int], int] = secrets.randbelow,
    ) -> None:
        self._clock = clock
        self._chance = chance
        self._by_code: dict[str, Invitation] = {}
        self._wrong = 0
        self._wrong_of: Counter[str] = Counter()
        self._known: deque[str] = deque(maxlen=MOST_KNOWN)
        self.changed: Callable[[], None] = lambda: None

    @property
    def shut(self) -> bool:
        """True while nobody new can come in, with whatever code."""
        return self._wrong >= MOST_WRONG

    @property
    def shut_out(self) -> frozenset[str]:
        """The addresses from which nobody can come in."""
        return frozenset(each for each, count in self._wrong_of.items() if count >= MOST_OF_ONE)

    def _refuses(self, address: str | None) -> bool:
        """Return True where no code is looked at, be it right or wrong."""
        return address in self.shut_out or (self.shut and address not in self._known)

    def invite(self, seat: Seat | None) -> str:
        """Return a new code for a seat, or for listeners; an older one opens nothing any more."""
        self._by_code = {code: each for code, each in self._by_code.items() if each.seat != seat}
        code = self._new_code()
        self._by_code[code] = Invitation(code, seat, self._clock())
        self.changed()
        return code

    def take_up(self, aged: Iterable[Invitation]) -> None:
        """Take up the invitations of a table that was interrupted, unless they are too old.

        aged: with their age, below zero, in place of the time they were made.
        """
        for each in aged:
            if -each.made < KEPT_FOR and each.code not in self._by_code:
                made = self._clock() + each.made
                self._by_code[each.code] = Invitation(each.code, each.seat, made, each.used)

    def aged(self) -> tuple[Invitation, ...]:
        """Return the invitations with their age in seconds, below zero, instead of their time."""
        now = self._clock()
        every = self._by_code.values()
        return tuple(replace(each, made=each.made - now) for each in every)

    def code_of(self, seat: Seat | None) -> str | None:
        """Return the code that opens this seat now, or lets listen; None where there is none."""
        opening = (each for each in self._by_code.values() if self._opens(each))
        return next((each.code for each in opening if each.seat == seat), None)

    def accept(self, code: str, address: str | None = None) -> Seat | None:
        """Return the seat that a code opens, None for a listener; the code is used from now on.

        address: where it comes from, if that is known. Raises NotAllowed while the doors are shut,
        to all or to this address, and NotUnderstood for a code that opens nothing.
        """
        if self._refuses(address):
            raise NotAllowed(DoorShut())
        invitation = self._found(code)
        if invitation is None or not self._opens(invitation):
            self._count_wrong(address)
            raise NotAllowed(DoorShut()) if self._refuses(address) else NotUnderstood(CodeWrong())
        if address is not None and address not in self._known:
            self._known.append(address)
        if not invitation.used:
            invitation.used = True
            self.changed()
        return invitation.seat

    def _count_wrong(self, address: str | None) -> None:
        self._wrong += 1
        if address is not None:
            self._wrong_of[address] += 1

    def reopen(self) -> None:
        """Open the doors again, and count wrong codes from 0."""
        self._wrong = 0
        self._wrong_of.clear()

    def _new_code(self) -> str:
        """Return a code that no invitation has."""
        while (code := f"{self._chance(10**DIGITS):0{DIGITS}}") in self._by_code:
            pass
        return code

    def _found(self, code: str) -> Invitation | None:
        """Return the invitation of a code, looked for in the same time wherever it stands."""
        digits = code.encode("utf-8", "replace")  # only ASCII can be compared as text
        invitation = None
        for each in self._by_code.values():
            if secrets.compare_digest(each.code.encode(), digits):
                invitation = each
        return invitation

    def _opens(self, invitation: Invitation) -> bool:
        return invitation.used or self._clock() - invitation.made < UNUSED_FOR


NUMBER: Final = 4
"""Digits of the number at the meeting point."""

_TYPED: Final = re.compile(rf"([0-9]{{{NUMBER}}})-?([0-9]{{{DIGITS}}})")


@dataclass(frozen=True, slots=True)
class FarCode:
    """A code in its two parts. number: at the meeting point. seat: opens the seat, as always."""

    number: str
    seat: str

    def __str__(self) -> str:
        return f"{self.number}-{self.seat}"

    @property
    def spelled(self) -> str:
        """The digits in the groups in which they are said: by two, then by three."""
        halves = (self.number[:2], self.number[2:], self.seat[:3], self.seat[3:])
        return ", ".join(" ".join(half) for half in halves)


def far_code_in(typed: str) -> FarCode | None:
    """Return the code that was typed, with or without hyphen, blanks and commas; None for none."""
    fitting = _TYPED.fullmatch(re.sub(r"[\s,.]", "", typed))
    return None if fitting is None else FarCode(*fitting.groups())

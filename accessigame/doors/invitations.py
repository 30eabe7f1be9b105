"""Invitations: six digits that open one seat, or let somebody listen.

Clock and chance are given. A code that nobody used is worth nothing after
`UNUSED_FOR`; a used one lasts as long as the table, so that a guest whose line broke comes back.
A table resumed after a crash has the codes of before, for `KEPT_FOR` at most.
Wrong codes are counted for all doors together: those of one address first, which `MOST_OF_ONE` of
them shut out, since a right code would tell a guesser that it is one. `MOST_WRONG` of all addresses
shut the doors, but not to an address from which somebody has come in: a stranger who guesses keeps
no guest out who is coming back.

The code of a guest from far away is a number at the meeting point, and the code of a seat.

A host that is killed leaves the codes and the way it is open in a file beside the journal, so that
`host --resume` opens the same doors at the same ports to the same codes, and a guest's program that
calls again is let in. A table that is closed takes its file along. The journal itself has no code:
people share journals. Only its owner can read the file.
"""

from __future__ import annotations

import json
import re
import secrets
import time
from collections import Counter, deque
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from accessigame.core.model import (
    AtTable,
    Event,
    NotAllowed,
    NotUnderstood,
    Seat,
    Unavailable,
    event_class,
)
from accessigame.doors.own_address import HIGHEST_PORT
from accessigame.input.card_code import code_in
from accessigame.storage.files import OWNER_ONLY, read_within, replace_with
from accessigame.storage.typed_json import JsonReader, value_in

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
        """Return a code that no invitation has, and no card.

        Typed fast, that of a card counts as scanned, before the Enter that is asked for.
        """
        while True:
            code = f"{self._chance(10**DIGITS):0{DIGITS}}"
            if code not in self._by_code and code_in(code) is None:
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


SUFFIX: Final = ".guests"
LONGEST: Final = 2**16
"""Bytes of the file at most; a table of ten has a tenth of a hundredth of it."""

_CODE: Final = re.compile(f"[0-9]{{{DIGITS}}}")
_READER: Final = JsonReader(skips_unknown=True, needs_all=True)


@event_class
class CodesLost(AtTable):
    """The file with the codes of before cannot be read, so guests need new ones."""


@event_class
class CodesNotKept(AtTable):
    """The disk refuses the file with the codes: after a crash, guests would need new ones."""

    path: str


@dataclass(frozen=True, slots=True)
class Openness:
    """How a table is open.

    ports: of each open door, by its name. lan: guests may come over the network.
    here: the seat whose keyboard the table's is; None where it is for all.
    listeners: some may only listen. far: the codes of guests from far away. claims: their numbers
    at the meeting point, each with the side that had claimed it.
    """

    ports: Mapping[str, int] = field(default_factory=dict)
    lan: bool = False
    here: Seat | None = None
    listeners: bool = False
    far: tuple[str, ...] = ()
    claims: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class KeptCodes:
    """What a file has. is_damaged: it could not be read."""

    openness: Openness = field(default_factory=Openness)
    invitations: tuple[Invitation, ...] = ()
    is_damaged: bool = False


def codes_beside(journal: Path) -> Path:
    """Return the path of the codes of a table, by that of its journal."""
    return journal.with_suffix(SUFFIX)


def kept_codes_in(path: Path, now: Callable[[], float] = time.time) -> KeptCodes:
    """Return the codes in a file, and how its table is open; none where there is no file.

    The invitations have their age in seconds, below zero, in place of the time they were made.
    now: seconds since 1970.
    """
    try:
        data = _READER.value(dict[str, Any], value_in(read_within(path, LONGEST)))
        made = _READER.value(tuple[Invitation, ...], data.get("codes"))
        openness = _READER.value(Openness, {**_usual(made), **data})
        _check(openness, made)
    except FileNotFoundError:
        return KeptCodes()
    except (OSError, ValueError):  # whatever is wrong in the file, guests get new codes
        return KeptCodes(is_damaged=True)
    return KeptCodes(openness, tuple(_aged(each, now()) for each in made))


def keep_codes(
    path: Path,
    openness: Openness,
    aged: tuple[Invitation, ...],
    now: Callable[[], float] = time.time,
) -> None:
    """Write codes for their owner alone, and the rest; raises Unavailable if the disk refuses.

    aged: the invitations as `kept_codes_in` gives them.
    """
    codes = [_written(each, now()) for each in aged]
    text = json.dumps({**asdict(openness), "codes": codes}, separators=(",", ":"))
    try:
        replace_with(path, text + "\n", OWNER_ONLY)
    except OSError as error:
        raise Unavailable(CodesNotKept(str(path))) from error


def forget_codes(path: Path) -> None:
    """Delete the file: the table was closed, and its codes open nothing any more."""
    with suppress(OSError):
        path.unlink(missing_ok=True)


def _written(each: Invitation, now: float) -> dict[str, object]:
    return {"code": each.code, "seat": each.seat, "made": now + each.made, "used": each.used}


def _aged(each: Invitation, now: float) -> Invitation:
    return replace(each, made=min(each.made - now, 0.0))


def _usual(made: tuple[Invitation, ...]) -> dict[str, Any]:
    """Return what a file of an older form does not say, which has the ports and codes alone."""
    listeners = any(each.seat is None for each in made)
    return {"lan": False, "here": None, "listeners": listeners, "far": [], "claims": []}


def _check(openness: Openness, made: tuple[Invitation, ...]) -> None:
    """Raise ValueError for a seat, a port or a code that cannot be."""
    seats = (openness.here, *(each.seat for each in made))
    if not all(seat is None or seat >= 0 for seat in seats):
        raise ValueError("no seat")
    if not all(0 < port <= HIGHEST_PORT for port in openness.ports.values()):
        raise ValueError("no port")
    if not all(_CODE.fullmatch(each.code) for each in made):
        raise ValueError("no code")

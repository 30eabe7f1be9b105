"""The codes of a table and how it is open, in a file beside its journal.

A host that is killed leaves the file behind, so that `host --resume` opens the same doors at the
same ports to the same codes, and a guest's program that calls again is let in. A table that is
closed takes its file along. The journal itself has no code: people share journals. Only its owner
can read the file.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from accessigame.core.model import AtTable, Seat, Unavailable, event_class
from accessigame.doors.invitations import DIGITS, Invitation
from accessigame.doors.own_address import HIGHEST_PORT
from accessigame.storage.files import OWNER_ONLY, read_within, replace_with
from accessigame.storage.typed_json import JsonReader, value_in

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


def file_beside(journal: Path) -> Path:
    """Return the path of the codes of a table, by that of its journal."""
    return journal.with_suffix(SUFFIX)


def read(path: Path, now: Callable[[], float] = time.time) -> KeptCodes:
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


def write(
    path: Path,
    openness: Openness,
    aged: tuple[Invitation, ...],
    now: Callable[[], float] = time.time,
) -> None:
    """Write codes for their owner alone, and the rest; raises Unavailable if the disk refuses.

    aged: the invitations as `read` gives them.
    """
    codes = [_written(each, now()) for each in aged]
    text = json.dumps({**asdict(openness), "codes": codes}, separators=(",", ":"))
    try:
        replace_with(path, text + "\n", OWNER_ONLY)
    except OSError as error:
        raise Unavailable(CodesNotKept(str(path))) from error


def forget(path: Path) -> None:
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

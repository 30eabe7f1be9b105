"""The codes of a table and how it is open, in a file beside its journal.

A host that is killed leaves the file behind, so that `host --resume` opens the same doors at the
same ports to the same codes, and a guest's program that calls again is let in. A table that is
closed takes its file along. The journal itself has no code: people share journals. Only its owner
can read the file.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from accessigame.core.model import AtTable, Seat, Unavailable, event_class
from accessigame.doors.invitations import DIGITS, Invitation
from accessigame.doors.listening import HIGHEST_PORT
from accessigame.storage.files import OWNER_ONLY, read_within, replace_with

SUFFIX: Final = ".guests"
LONGEST: Final = 2**16
"""Bytes of the file at most; a table of ten has a tenth of a hundredth of it."""


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
    listeners: some may only listen.
    """

    ports: Mapping[str, int] = field(default_factory=dict)
    lan: bool = False
    here: Seat | None = None
    listeners: bool = False


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
        data = json.loads(read_within(path, LONGEST))
        made = tuple(_invitation(each, now()) for each in data["codes"])
        openness = _openness(data, any(each.seat is None for each in made))
    except FileNotFoundError:
        return KeptCodes()
    except Exception:  # noqa: BLE001 - whatever is wrong in the file, guests get new codes
        return KeptCodes(is_damaged=True)
    return KeptCodes(openness, made)


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


def _openness(data: Mapping[str, Any], has_listeners: bool) -> Openness:
    """Return how a table was open; any error where that cannot be.

    has_listeners: some may only listen, for a file of an older form, which has the ports alone.
    """
    ports = {str(name): _port(port) for name, port in data["ports"].items()}
    here = data.get("here")
    lan, listeners = data.get("lan", False), data.get("listeners", has_listeners)
    if type(lan) is not bool or type(listeners) is not bool:
        raise ValueError("neither yes nor no")
    return Openness(ports, lan, None if here is None else _seat(here), listeners)


def _seat(given: Any) -> Seat:
    if type(given) is not int or given < 0:
        raise ValueError("no seat")
    return Seat(given)


def _port(given: Any) -> int:
    if type(given) is not int or not 0 < given <= HIGHEST_PORT:
        raise ValueError("no port")
    return given


def _invitation(given: Any, now: float) -> Invitation:
    """Return the invitation of an object; any error for anything else."""
    code, seat, made, used = (given[key] for key in ("code", "seat", "made", "used"))
    if not (isinstance(code, str) and len(code) == DIGITS and code.isascii() and code.isdigit()):
        raise ValueError("no code")
    if type(used) is not bool or not isinstance(made, float):
        raise ValueError("no time")
    return Invitation(code, None if seat is None else _seat(seat), min(made - now, 0.0), used)

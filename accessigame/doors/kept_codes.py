"""The codes and the ports of a table, in a file beside its journal.

A host that is killed leaves the file behind, so that `host --resume` opens the same doors to the
same codes, and a guest's program that calls again is let in. A table that is closed takes its file
along. The journal itself has no code: people share journals. Only its owner can read the file.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
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
class KeptCodes:
    """What a file has. ports: of each door, by its name. is_damaged: it could not be read."""

    ports: Mapping[str, int] = field(default_factory=dict)
    invitations: tuple[Invitation, ...] = ()
    is_damaged: bool = False


def file_beside(journal: Path) -> Path:
    """Return the path of the codes of a table, by that of its journal."""
    return journal.with_suffix(SUFFIX)


def read(path: Path, now: Callable[[], float] = time.time) -> KeptCodes:
    """Return the codes and ports in a file; none where there is no file.

    The invitations have their age in seconds, below zero, in place of the time they were made.
    now: seconds since 1970.
    """
    try:
        data = json.loads(read_within(path, LONGEST))
        ports = {str(name): _port(port) for name, port in data["ports"].items()}
        made = tuple(_invitation(each, now()) for each in data["codes"])
    except FileNotFoundError:
        return KeptCodes()
    except Exception:  # noqa: BLE001 - whatever is wrong in the file, guests get new codes
        return KeptCodes(is_damaged=True)
    return KeptCodes(ports, made)


def write(
    path: Path,
    ports: Mapping[str, int],
    aged: tuple[Invitation, ...],
    now: Callable[[], float] = time.time,
) -> None:
    """Write codes and ports for their owner alone; raises Unavailable where the disk refuses.

    aged: the invitations as `read` gives them.
    """
    codes = [_written(each, now()) for each in aged]
    text = json.dumps({"ports": dict(ports), "codes": codes}, separators=(",", ":"))
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


def _port(given: Any) -> int:
    if type(given) is not int or not 0 < given <= HIGHEST_PORT:
        raise ValueError("no port")
    return given


def _invitation(given: Any, now: float) -> Invitation:
    """Return the invitation of an object; any error for anything else."""
    code, seat, made, used = (given[key] for key in ("code", "seat", "made", "used"))
    if not (isinstance(code, str) and len(code) == DIGITS and code.isascii() and code.isdigit()):
        raise ValueError("no code")
    if seat is not None and (type(seat) is not int or seat < 0):
        raise ValueError("no seat")
    if type(used) is not bool or not isinstance(made, float):
        raise ValueError("no time")
    return Invitation(code, None if seat is None else Seat(seat), min(made - now, 0.0), used)

"""A kind of door as one descriptor, and what is wanted of the doors of a table.

Theory of operation. `DoorKind` is to a door what `Vendor` is to a display: the options of `host`,
the check of libraries and ports, the opening, the announced ways in, the invitations and the file
for scripts are loops over such descriptors. A door says in its `Directions` how guests find it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from accessigame.core.model import Event
from accessigame.doors.interfaces import Door
from accessigame.doors.invitations import FarCode, KeptCodes
from accessigame.host.host import Host
from accessigame.words.words import Localizer

if TYPE_CHECKING:
    import ssl


@dataclass(frozen=True, slots=True)
class DoorPlace:
    """Where guests find an open door.

    host: the name of this computer. number: its number in the network; empty where there is none.
    port: of the door. fingerprint: of the key of this computer; empty where no door has one.
    lan: guests may come over the network. encrypted: pages have a certificate.
    far_code: returns the code of a guest far away by that of a seat; None where none can come.
    """

    host: str
    number: str
    port: int
    fingerprint: str = ""
    lan: bool = False
    encrypted: bool = False
    far_code: Callable[[str], FarCode | None] = lambda _code: None


class Directions:
    """How guests find one open door; each kind of door tells what it has to."""

    def __init__(self, place: DoorPlace) -> None:
        self.place = place

    def addresses(self) -> Iterable[Event]:
        """Return the events that tell where guests come in."""
        return ()

    def warnings(self) -> Iterable[Event]:
        """Return the events that tell who else can read what guests get."""
        return ()

    def page(self) -> str:
        """Return the address for a browser; empty where the door has none."""
        return ""

    def link(self, code: str, /) -> str:  # noqa: ARG002 - for the doors that have one
        """Return the address that opens a seat with its code; empty where the door has none."""
        return ""

    def first(self, code: str, /) -> Iterable[Event]:  # noqa: ARG002 - the same
        """Return the events that tell a guest of a code of this door's own, before any link."""
        return ()

    def first_of_letter(self, words: Localizer, code: str, /) -> Iterable[str]:  # noqa: ARG002 - the same
        """Return the lines of such a code in a text to send."""
        return ()

    def invitation(self, code: str, /) -> Iterable[Event]:  # noqa: ARG002 - the same
        """Return the events that tell a guest what to do, besides a link."""
        return ()

    def letter(self, words: Localizer, code: str, /) -> Iterable[str]:  # noqa: ARG002 - the same
        """Return the lines of an invitation as a text to send, besides a link."""
        return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class DoorKind:
    """The descriptor of one kind of door: its names, its library, what makes it, its ways in.

    name: for `--doors`, and for scripts. flag: the option of its port. port: the usual one; None
    for a door without one, which is opened only if it is named, or by `flag`.
    module: the module that imports its library, and raises Unavailable where that is missing.
    library: without it, the door is not among the usual ones; empty for one that always is.
    make: makes the door of a table. directions: makes those to an open one.
    links: a link leads to it, so that a QR code can.
    """

    name: str
    flag: str
    port: int | None
    module: str
    library: str = ""
    make: Callable[[Plan, Host], Door]
    directions: Callable[[DoorPlace], Directions]
    links: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What is wanted of the doors.

    doors: those that are opened. ports: of each door, by its name; 0 for any.
    lan: guests may come over the network. listeners: some may only listen.
    file: a file for the codes, which scripts read; None for none.
    encrypted: the encryption of pages; None for none.
    qr: a folder for QR codes, which phones read; None for none.
    kept: the codes of this table before it was interrupted, and how it was open.
    """

    doors: tuple[DoorKind, ...]
    ports: Mapping[str, int]
    lan: bool
    listeners: bool
    file: Path | None = None
    encrypted: ssl.SSLContext | None = None
    qr: Path | None = None
    kept: KeptCodes = field(default_factory=KeptCodes)

"""The ways in to a table: where its doors are, what a guest is told of them, and the files of that.

The system is asked for the name and the number of this computer each time, since a computer that
goes to another network gets another number there.
The files are for scripts, for phones, and for whoever sends an invitation to a friend. The codes of
seats are in them, so they are for their owner alone, and go when the table closes. They are written
again when this computer gets another number in the network.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any, Final

from accessigame.cli.output_files import writing
from accessigame.commands.host_plan import Directions, DoorPlace, Plan
from accessigame.core.model import AtTable, Event, Seat, event_class
from accessigame.doors.invitations import FarCode
from accessigame.doors.own_address import own_name, own_number
from accessigame.storage.files import OWNER_ONLY, replace_with
from accessigame.words.words import Localizer


@event_class
class DoorsOpenHere(AtTable):
    """The doors are open for this computer alone, since nothing else was asked for."""


@event_class
class LinkWithCode(AtTable):
    """The address of the page with the code of a seat: whoever has it can come in."""

    address: str


class Entrance:
    """The open doors of a table, and the ways to them.

    ports: of each open door, by its name. fingerprint: of the key of this computer, as ssh shows
    it; empty where no door has one.
    """

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self.ports: Mapping[str, int] = {}
        self.fingerprint = ""
        self.far_code: Callable[[str], FarCode | None] = lambda _code: None

    def open_at(
        self,
        ports: Mapping[str, int],
        fingerprint: str,
        far_code: Callable[[str], FarCode | None] | None = None,
    ) -> None:
        """Handle the opening of the doors at these ports. far_code: that of a guest far away."""
        self.ports, self.fingerprint = ports, fingerprint
        self.far_code = far_code or self.far_code

    @property
    def has_port(self) -> bool:
        """True if a door has a port, at which guests come in by the network."""
        return any(door.port is not None for door in self._plan.doors)

    @property
    def name(self) -> str:
        """The name of this computer, as guests call it."""
        return own_name() if self._plan.lan else "localhost"

    @property
    def number(self) -> str:
        """The number of this computer for guests; empty where there is no network for them."""
        return own_number() if self._plan.lan else ""

    @property
    def page(self) -> str:
        """The address for browsers; empty where no door has one."""
        return next(filter(None, (each.page() for each in self._directions())), "")

    def link(self, code: str) -> str:
        """Return the address that opens a seat with its code; empty where no door has one."""
        return next(filter(None, (each.link(code) for each in self._directions())), "")

    def addresses(self) -> tuple[Event, ...]:
        """Return the events that tell where guests come in."""
        addresses = (event for each in self._directions() for event in each.addresses())
        is_here_alone = self.has_port and not self._plan.lan
        return (*addresses, *((DoorsOpenHere(),) if is_here_alone else ()))

    def warnings(self) -> tuple[Event, ...]:
        """Return the event that tells who else can read what guests get, if anybody can."""
        return tuple(event for each in self._directions() for event in each.warnings())

    def first(self, code: str) -> tuple[Event, ...]:
        """Return the events of a code for a guest far away, which come first."""
        return tuple(event for each in self._directions() for event in each.first(code))

    def invitation(self, code: str) -> tuple[Event, ...]:
        """Return the events that tell what a guest needs besides the code."""
        link = self.link(code)
        lines = (event for each in self._directions() for event in each.invitation(code))
        return (*((LinkWithCode(link),) if link else ()), *lines)

    def letter(self, words: Localizer, name: str, code: str) -> str:
        """Return an invitation as a text to send. name: empty for those who only listen."""
        return "".join(f"{line}\n" for line in self._lines(words, name, code))

    def _directions(self) -> tuple[Directions, ...]:
        """Return the directions to each open door."""
        name, number, plan = self.name, self.number, self._plan
        encrypted = plan.encrypted is not None
        return tuple(
            door.directions(
                DoorPlace(
                    *(name, number, self.ports[door.name], self.fingerprint),
                    *(plan.lan, encrypted, self.far_code),
                )
            )
            for door in plan.doors
            if door.name in self.ports
        )

    def _lines(self, words: Localizer, name: str, code: str) -> Iterator[str]:
        if name:
            yield words.text("invitation-play", name=name, code=code)
        else:
            yield words.text("invitation-listen", code=code)
        for each in self._directions():
            yield from each.first_of_letter(words, code)
        if link := self.link(code):
            yield words.text("invitation-page", address=link)
        for each in self._directions():
            yield from each.letter(words, code)


LISTENERS: Final = "listeners"
"""The name of the files and of the code of those who only listen."""
OWNER_ONLY_FOLDER: Final = 0o700


@event_class
class QrCodesIn(AtTable):
    """The QR codes and the texts of the invitations are in this folder."""

    folder: str


@dataclass(frozen=True, slots=True)
class CodesGiven:
    """The codes that were given: of each seat, and of those who only listen; None for none."""

    seats: Mapping[Seat, str]
    listeners: str | None = None

    @property
    def by_code(self) -> Mapping[str, Seat | None]:
        """The seat that each code opens; None for listeners."""
        seats: dict[str, Seat | None] = {code: seat for seat, code in self.seats.items()}
        return seats if self.listeners is None else seats | {self.listeners: None}


class InvitationFiles:
    """The files of the invitations of one table, where any are wanted.

    words: of the table, with the names of its players.
    """

    def __init__(self, plan: Plan, entrance: Entrance, codes: CodesGiven, words: Localizer) -> None:
        self._plan = plan
        self._entrance = entrance
        self._codes = codes
        self._words = words
        self._is_new_folder = plan.qr is not None and not plan.qr.exists()

    def write(self) -> tuple[Event, ...]:
        """Write the files as the ways in are now; return the event that tells of them.

        Raises Unavailable where the disk refuses.
        """
        if (file := self._plan.file) is not None:
            with writing(file):
                replace_with(file, json.dumps(self._data(), ensure_ascii=False) + "\n", OWNER_ONLY)
        if (folder := self._plan.qr) is None:
            return ()
        with writing(folder):
            folder.mkdir(OWNER_ONLY_FOLDER, exist_ok=True)
            for name, text in self._in_folder().items():
                replace_with(folder / name, text, OWNER_ONLY)
        return (QrCodesIn(str(folder)),)

    @contextmanager
    def written(self) -> Iterator[tuple[Event, ...]]:
        """Keep the files within this block; yield the event that tells of them.

        Raises Unavailable where the disk refuses.
        """
        try:
            yield self.write()
        finally:
            self._remove()

    def _remove(self) -> None:
        """Delete the files, and a folder that was not there before."""
        with suppress(OSError):  # somebody may have moved them, or put something beside them
            if self._plan.file is not None:
                self._plan.file.unlink(missing_ok=True)
        with suppress(OSError):
            if (folder := self._plan.qr) is not None and folder.is_dir():
                for name in self._names():
                    for ending in (".svg", ".txt"):
                        (folder / (name + ending)).unlink(missing_ok=True)
                if self._is_new_folder:
                    folder.rmdir()

    def _names(self) -> Mapping[str, tuple[str, str]]:
        """Return the name of the files of each code, with the name of its player and the code."""
        names = {
            f"player-{seat + 1}": (self._words.name(seat), code)
            for seat, code in self._codes.seats.items()
        }
        listeners = self._codes.listeners
        return names if listeners is None else names | {LISTENERS: ("", listeners)}

    def _in_folder(self) -> Mapping[str, str]:
        """Return the contents of each file in the folder, by its name."""
        from accessigame.doors.qr_codes import picture  # noqa: PLC0415 - imported only where it is wanted

        files = {}
        for name, (player, code) in self._names().items():
            link = self._entrance.link(code)
            title = f"{player}: {link}" if player else link
            files[f"{name}.svg"] = picture(link, title)
            files[f"{name}.txt"] = self._entrance.letter(self._words, player, code)
        return files

    def _data(self) -> Mapping[str, Any]:
        """Return what scripts read: the ports and the codes, then how each guest comes in."""
        entrance, listeners = self._entrance, self._codes.listeners
        codes = {self._words.names[seat]: code for seat, code in self._codes.seats.items()}
        data = {
            **entrance.ports,
            "codes": codes,
            "listeners": listeners,
            "address": entrance.name,
            "number": entrance.number,
            "fingerprint": entrance.fingerprint,
            "texts": {
                name: entrance.letter(self._words, name, code) for name, code in codes.items()
            },
        }
        if far := {name: str(code) for name in codes if (code := entrance.far_code(codes[name]))}:
            data["far"] = far
        if page := entrance.page:
            data["page"] = page
            data["links"] = {name: entrance.link(code) for name, code in codes.items()}
        if listeners is not None:
            data["listeners_far"] = str(entrance.far_code(listeners) or "")
            data["listeners_link"] = entrance.link(listeners)
            data["listeners_text"] = entrance.letter(self._words, "", listeners)
        return {key: value for key, value in data.items() if value not in (None, "")}

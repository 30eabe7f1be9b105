"""The ways in to a table: where its doors are, and what a guest has to be told of them.

The system is asked for the name and the number of this computer each time, since a computer that
goes to another network gets another number there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from accessigame.commands.host_plan import Directions, DoorPlace, Plan
from accessigame.core.model import AtTable, Event, event_class
from accessigame.doors.far.far_code import FarCode
from accessigame.doors.own_address import own_name, own_number
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

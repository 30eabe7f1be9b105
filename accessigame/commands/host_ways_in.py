"""The ways in to a table: the addresses of its doors, and what a guest has to be told of them.

The system is asked for the name and the number of this computer each time, since a computer that
goes to another network gets another number there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from accessigame.commands.host_plan import Plan
from accessigame.core.model import AtTable, Event, Phrase, event_class
from accessigame.doors.fingerprints import in_groups
from accessigame.doors.host_line import PORT
from accessigame.doors.own_address import own_name, own_number
from accessigame.words.words import Localizer


@event_class
class DoorsOpen(AtTable):
    """The way in for guests: the computer and the port of the table."""

    host: str
    port: int


@event_class
class DoorsByNumber(AtTable):
    """The computer of the table by its number: some networks find no name in `.local`."""

    number: str


@event_class
class DoorsOpenHere(AtTable):
    """The doors are open for this computer alone, since nothing else was asked for."""


@event_class
class PageOpen(AtTable):
    """The address of the page for guests, whole, as a browser takes it."""

    address: str


@event_class
class PageByNumber(AtTable):
    """The address of the page by number: some phones find no name in `.local`."""

    address: str


@event_class
class PagesPlain(AtTable):
    """Pages go over the network without encryption, so others there can read them."""


@event_class
class LinkWithCode(AtTable):
    """The address of the page with the code of a seat: whoever has it can come in."""

    address: str


@event_class
class LineForSsh(AtTable):
    """The line that a guest types in a terminal."""

    command: str


@event_class
class LineForJoin(AtTable):
    """The line that a guest types who has this program."""

    command: str


@event_class
class KeyToCompare(AtTable):
    """The key of this computer, by which a guest knows that no other one answers."""

    groups: tuple[Phrase, ...]


class Entrance:
    """The open doors of a table, and the ways to them.

    ports: of each open door, by its name. fingerprint: of the key of this computer, as ssh shows
    it; empty where no door has one.
    """

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self.ports: Mapping[str, int] = {}
        self.fingerprint = ""

    def open_at(self, ports: Mapping[str, int], fingerprint: str) -> None:
        """Take in that the doors are open at these ports."""
        self.ports, self.fingerprint = ports, fingerprint

    @property
    def name(self) -> str:
        """The name of this computer, as guests call it."""
        return own_name() if self._plan.lan else "localhost"

    @property
    def number(self) -> str:
        """The number of this computer for guests; empty where there is no network for them."""
        return own_number() if self._plan.lan else ""

    def page(self, host: str) -> str:
        """Return the address of the page at this computer, by its name or its number."""
        encrypted = self._plan.encrypted is not None
        return f"{'https' if encrypted else 'http'}://{host}:{self.ports['web']}"

    def link(self, code: str) -> str:
        """Return the address that opens the page with a code; empty where there is no page.

        It is by number, since some phones find no name; a certificate needs the name.
        """
        if "web" not in self.ports:
            return ""
        number = self.number if self._plan.encrypted is None else ""
        return f"{self.page(number or self.name)}/#{code}"

    def addresses(self) -> tuple[Event, ...]:
        """Return the events that tell where guests come in."""
        return (*self._addresses(), *(() if self._plan.lan else (DoorsOpenHere(),)))

    def warnings(self) -> tuple[Event, ...]:
        """Return the event that tells who else can read what guests get, if anybody can."""
        plain = self._plan.lan and "web" in self.ports and self._plan.encrypted is None
        return (PagesPlain(),) if plain else ()

    def invitation(self, code: str) -> tuple[Event, ...]:
        """Return the events that tell what a guest needs besides the code."""
        return tuple(self._invitation(code))

    def letter(self, words: Localizer, name: str, code: str) -> str:
        """Return an invitation as a text to send. name: empty for those who only listen."""
        return "".join(f"{line}\n" for line in self._lines(words, name, code))

    def _addresses(self) -> Iterator[Event]:
        name, number = self.name, self.number
        if "ssh" in self.ports:
            yield DoorsOpen(name, self.ports["ssh"])
            if number:
                yield DoorsByNumber(number)
        if "web" in self.ports:
            yield PageOpen(self.page(name))
            if number:
                yield PageByNumber(self.page(number))

    def _invitation(self, code: str) -> Iterator[Event]:
        if link := self.link(code):
            yield LinkWithCode(link)
        if "ssh" in self.ports:
            yield LineForSsh(self._line_for_ssh())
            yield LineForJoin(self._line_for_join(code))
            if number := self.number:
                yield DoorsByNumber(number)
            yield KeyToCompare(in_groups(self.fingerprint))

    def _lines(self, words: Localizer, name: str, code: str) -> Iterator[str]:
        if name:
            yield words.text("invitation-play", name=name, code=code)
        else:
            yield words.text("invitation-listen", code=code)
        if link := self.link(code):
            yield words.text("invitation-page", address=link)
        if "ssh" in self.ports:
            yield words.text("invitation-ssh", command=self._line_for_ssh())
            yield words.text("invitation-join", command=self._line_for_join(code))
            if number := self.number:
                yield words.text("invitation-number", host=self.name, number=number)
            yield words.text("invitation-key", fingerprint=self.fingerprint)

    def _line_for_ssh(self) -> str:
        return f"ssh -p {self.ports['ssh']} {self.name}"

    def _line_for_join(self, code: str) -> str:
        port = self.ports["ssh"]
        where = self.name if port == PORT else f"{self.name}:{port}"
        return f"accessigame join {where} --code {code}"

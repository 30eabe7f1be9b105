"""The door for ssh: for any terminal, and for another copy of this program by `join`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from accessigame.commands.host_plan import Directions, DoorKind, Plan
from accessigame.core.game import act_words
from accessigame.core.model import AtTable, Event, Phrase, event_class
from accessigame.doors.host_line import PORT
from accessigame.doors.interfaces import Door
from accessigame.doors.known_hosts import in_groups
from accessigame.host.host import Host
from accessigame.storage import settings
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


class SshDirections(Directions):
    """The lines that guests type, with the key that they compare."""

    def addresses(self) -> Iterator[Event]:
        """Yield the name and the port, then the number."""
        yield DoorsOpen(self.place.host, self.place.port)
        yield from self._by_number()

    def invitation(self, code: str, /) -> Iterator[Event]:
        """Yield the lines to type, the number and the key."""
        yield LineForSsh(self._line_for_ssh())
        yield LineForJoin(self._line_for_join(code))
        yield from self._by_number()
        yield KeyToCompare(in_groups(self.place.fingerprint))

    def letter(self, words: Localizer, code: str, /) -> Iterator[str]:
        """Yield the same as lines of a text."""
        place = self.place
        yield words.text("invitation-ssh", command=self._line_for_ssh())
        yield words.text("invitation-join", command=self._line_for_join(code))
        if place.number:
            yield words.text("invitation-number", host=place.host, number=place.number)
        yield words.text("invitation-key", fingerprint=place.fingerprint)

    def _by_number(self) -> Iterator[Event]:
        if self.place.number:
            yield DoorsByNumber(self.place.number)

    def _line_for_ssh(self) -> str:
        return f"ssh -p {self.place.port} {self.place.host}"

    def _line_for_join(self, code: str) -> str:
        host, port = self.place.host, self.place.port
        where = host if port == PORT else f"{host}:{port}"
        return f"accessigame join {where} --code {code}"


def ssh_door(host: Host) -> Door:
    """Return a door for terminals, and for copies of this program."""
    from accessigame.doors.seat_lines import SeatLines  # noqa: PLC0415 - imported only for a table with guests
    from accessigame.doors.ssh import SshDoor  # noqa: PLC0415 - the same
    from accessigame.output.wire import LineCache  # noqa: PLC0415 - the same

    acts, numbered = act_words(host.session.game)
    seat = partial(SeatLines, acts=acts, numbered=numbered, cache=LineCache())
    return SshDoor(host.guests, settings.folder("config"), host.table.words.language, seat)


def _make(_plan: Plan, host: Host) -> Door:
    return ssh_door(host)


SSH: Final = DoorKind(
    name="ssh",
    flag="--port",
    port=PORT,
    module="accessigame.doors.ssh",
    make=_make,
    directions=SshDirections,
)

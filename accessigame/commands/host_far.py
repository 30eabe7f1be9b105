"""The door for guests from far away: one code for each, and no address."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from accessigame.commands.host_plan import Directions, DoorKind, Plan
from accessigame.commands.host_ssh import ssh_door
from accessigame.core.model import AtTable, Event, event_class
from accessigame.doors.far.meeting_point import meeting_point
from accessigame.host.host import Host
from accessigame.words.words import Localizer

if TYPE_CHECKING:
    from accessigame.doors.far.door import FarDoor


@event_class
class FarOpen(AtTable):
    """Guests can come from far away, by a code of their own."""


@event_class
class FarLearns(AtTable):
    """The meeting point is at `host`: it learns who meets, and nothing of the game."""

    host: str


@event_class
class LineForFar(AtTable):
    """The line that a guest far away types. spelled: the digits of its code, one by one."""

    command: str
    spelled: str


class FarDirections(Directions):
    """The code that leads here from anywhere."""

    def addresses(self) -> Iterator[Event]:
        """Yield that guests can come from far."""
        yield FarOpen()

    def warnings(self) -> Iterator[Event]:
        """Yield what the meeting point learns."""
        yield FarLearns(meeting_point().host)

    def first(self, code: str, /) -> Iterator[Event]:
        """Yield the line with the code."""
        if (far_code := self.place.far_code(code)) is not None:
            yield LineForFar(_line(str(far_code)), far_code.spelled)

    def first_of_letter(self, words: Localizer, code: str, /) -> Iterator[str]:
        """Yield the same as a line of a text."""
        if (far_code := self.place.far_code(code)) is not None:
            yield words.text("invitation-far", command=_line(str(far_code)))


def _line(code: str) -> str:
    return f"accessigame join {code}"


def _make(plan: Plan, host: Host) -> FarDoor:
    """Return the door for guests from far away."""
    from accessigame.doors.far.door import FarDoor  # noqa: PLC0415 - imported only for guests from far

    openness = plan.kept.openness
    return FarDoor(ssh_door(host), meeting_point(), host.wake, openness.far, openness.claims)


FAR: Final = DoorKind(
    name="far",
    flag="--far",
    port=None,
    module="accessigame.doors.far.tunnel_library",
    make=_make,
    directions=FarDirections,
)

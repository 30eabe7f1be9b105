"""A round of 6 nimmt with four ways to the table: far away, ssh, the page, and the room."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from accessigame.core.model import Seat
from accessigame.doors.far.meeting_point import MeetingPoint
from accessigame.doors.seat_terminal import KeysOfGuest
from accessigame.host.guests import GuestCame, TableClosed
from tests.acceptance.guest_devices import OnTerminal
from tests.acceptance.guest_table import (
    LISE,
    MAX,
    OMAR,
    PIERRE,
    PROGRAM,
    AtTerminal,
    ExpectedNews,
    HostProgram,
    dealt,
    environment,
    first_words,
    is_asked,
    leaks,
    news_in,
)
from tests.acceptance.screen_reader import squeezed
from tests.acceptance.test_guests import Evening
from tests.far_homes.page_guest import page_guest
from tests.loop_thread import loop_thread
from tests.wait_for import wait_for

NAMES: Final = ("Pierre", "Lise", "Omar", "Max")
TABLE: Final = ("six-nimmt", f"--players={','.join(NAMES)}", "--here=Max", "--far", "--lang=fr")
LONG: Final = 60.0
"""Seconds for a guest from far to have come, on a busy machine."""


def settled(home: Path, point: MeetingPoint) -> Path:
    """Return a home for a program, whose settings have this meeting point."""
    folder = home / "accessigame"
    folder.mkdir(parents=True)
    (folder / "settings.toml").write_text(table_of(point), "utf-8")
    return home


def table_of(point: MeetingPoint) -> str:
    """Return the table of the settings that names this meeting point."""
    return f'[far]\nmailbox = "{point.mailbox}"\nrelay = "{point.relay}"\n'


@dataclass(frozen=True, slots=True)
class Round:
    """A round with guests on four ways. far: the program of Lise. code: hers."""

    evening: Evening
    far: AtTerminal
    code: str

    def turn(self) -> bool:
        """Let everybody move who is asked, and all hear it; return False when nobody is."""
        seats: list[Seat] = self.evening.to_act
        for seat in seats:
            self.evening.move(seat)
            self.evening.until_told()
        return bool(seats)

    def check(self) -> None:
        """Fail where a terminal told cards before they lay open."""
        cards = dealt(self.evening.path)
        assert len(cards) == 10 * len(NAMES), cards
        for owner, device in self.evening.devices.items():
            if isinstance(device, OnTerminal):
                early = leaks(device.program.text, NAMES, owner, cards)
                assert early == [], early

    def finish(self) -> None:
        """End the table, which the guests are told."""
        host = self.evening.host
        host.type("q")
        host.finish()
        for seat in (PIERRE, LISE, OMAR):
            device = self.evening.devices[seat]
            end = squeezed(device.expected.event(TableClosed()))
            wait_for(lambda device=device, end=end: end in device.told)  # type: ignore[misc]  # the loop's own


@contextmanager
def four_ways(folder: Path, point: MeetingPoint, far_home: tuple[str, ...] = ()) -> Iterator[Round]:
    """Open a table within this block, to which guests have come.

    far_home: the beginning of a command in the network of the guest from far.
    """
    path = folder / "game.jsonl"
    with ExitStack() as stack:
        enter = stack.enter_context
        options = (*TABLE, "--rounds=1", "--seed=4", f"--journal={path}")
        host = enter(HostProgram(settled(folder / "host", point), *options, doors="ssh,web"))
        there = Evening(host, path)
        room = ExpectedNews(path, MAX, "fr")
        wait_for(lambda: is_asked(host.text, room))
        there.add(MAX, OnTerminal(host, room), news_in(host.text, room))

        there.came(LISE)
        german, code = ExpectedNews(path, LISE, "de"), str(host.found["far"]["Lise"])
        own = environment(settled(folder / "lise", point), "de")
        call = [*far_home, *PROGRAM, "join", code, "--speech=off", "--lang=de"]
        far = enter(AtTerminal(call, own))
        wait_for(lambda: is_asked(far.text, german), LONG)
        there.add(LISE, OnTerminal(far, german), first_words(german, GuestCame(LISE)))

        there.came(PIERRE)
        english = ExpectedNews(path, PIERRE, "en")
        pierre = enter(host.guest(folder / "pierre", PIERRE, "en"))
        first = first_words(english, GuestCame(PIERRE), KeysOfGuest())
        there.add(PIERRE, OnTerminal(pierre, english), first)

        there.came(OMAR)
        french, loop = ExpectedNews(path, OMAR, "fr"), enter(loop_thread())
        entrance = page_guest(host.found["web"], host.code(OMAR), loop, french)
        page = enter(loop.entered(entrance))
        there.add(OMAR, page, first_words(french, GuestCame(OMAR)))
        yield Round(there, far, code)

"""A table of Windows with guests of this system, and a table of this system with one of Windows."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import aiohttp

from accessigame.doors.far.meeting_point import MeetingPoint
from accessigame.doors.seat_terminal import KeysOfGuest
from accessigame.host.guests import GuestCame, TableClosed
from tests.acceptance.guest_devices import OnTerminal
from tests.acceptance.guest_table import (
    LISE,
    MAX,
    PIERRE,
    PROGRAM,
    AtTerminal,
    ExpectedNews,
    HostProgram,
    dealt,
    environment,
    first_words,
    is_asked,
    join,
    news_in,
)
from tests.acceptance.screen_reader import squeezed
from tests.acceptance.test_guests import Evening
from tests.doors.far.meeting_point import servers
from tests.doors.web_client import Page, Stream
from tests.far_homes.four_ways import settled
from tests.wait_for import PATIENCE, wait_for
from tests.windows.console import at_home, settle
from tests.windows.wine import Wine

TABLE: Final = ("six-nimmt", "--players=Pierre,Lise,Omar:bot,Max", "--here=Max", "--listeners")
ROUND: Final = (*TABLE, "--rounds=1", "--seed=4", "--lang=fr")
FAR: Final = (*ROUND, "--far")
OF_JOIN: Final = re.compile(r"[^\n]*127\.0\.0\.1 .*?\n\n", re.DOTALL)
"""What a guest's own program says of the host's key."""


class WindowsHost(HostProgram):
    """The command `host` at a console of Windows."""

    def __init__(
        self, wine: Wine, home: Path, *options: str, point: MeetingPoint | None = None
    ) -> None:
        settle(home, "fr", point)
        self._invitations = home / "invitations.json"
        self._invitations.unlink(missing_ok=True)
        command = wine.command(
            *("python", "-m", "accessigame", "host", *options, "--port=0", "--web-port=0"),
            *("--doors=ssh,web", "--speech=off", "--invitations", str(self._invitations)),
        )
        AtTerminal.__init__(self, command, wine.environment("fr", **at_home(wine, home)))


class Joined(OnTerminal):
    """A guest's own program; what it says of the host's key is left out."""

    @property
    def told(self) -> str:
        """All that the table told."""
        return news_in(OF_JOIN.sub("", self.program.text), self.expected)


def host(wine: Wine, home: Path) -> str:
    """Play a round at a table of Windows: here, by ssh, by a program of this system, on a page."""
    path = home / "game.jsonl"
    with WindowsHost(wine, home, *ROUND, "--journal", str(path)) as there:
        evening = _opened(there, path)
        with (
            _by_ssh(evening, home / "pierre"),
            _joined(evening, there.joined(home / "lise", LISE, "de")),
        ):
            told = asyncio.run(_page(there, lambda: _play(evening)))
    moments = squeezed(" ".join(ExpectedNews(path, None, "en").moments()[1:]))
    assert moments in told, "the page of a listener does not tell the round"
    return f"{_figures(evening)}; the page told it all"


def join_windows(wine: Wine, home: Path) -> str:
    """Play a round at a table of this system, with a guest at a console of Windows."""
    path = home / "game.jsonl"
    with HostProgram(home / "host", *ROUND, f"--journal={path}") as there:
        evening = _opened(there, path)
        settle(home / "lise", "de")
        arguments = join(there.port, there.code(LISE), "--speech=off", "--lang=de")[1:]
        own = wine.environment("de", **at_home(wine, home / "lise"))
        return _round(evening, home, AtTerminal(wine.command("python", *arguments), own))


def join_windows_far(wine: Wine, home: Path) -> str:
    """Play a round at a table of this system, with a guest of Windows who has a code from far."""
    path = home / "game.jsonl"
    with (
        servers(home) as own,
        HostProgram(settled(home / "host", own.point), *FAR, f"--journal={path}") as there,
    ):
        evening = _opened(there, path)
        settle(home / "lise", "de", own.point)
        call = ("-m", "accessigame", "join", _far_code(there), "--speech=off", "--lang=de")
        windows = wine.environment("de", **at_home(wine, home / "lise"))
        return _round(evening, home, AtTerminal(wine.command("python", *call), windows))


def host_far(wine: Wine, home: Path) -> str:
    """Play a round at a table of Windows, with a guest of this system who has a code from far."""
    path = home / "game.jsonl"
    with (
        servers(home) as own,
        WindowsHost(wine, home, *FAR, "--journal", str(path), point=own.point) as there,
    ):
        evening = _opened(there, path)
        call = [*PROGRAM, "join", _far_code(there), "--speech=off", "--lang=de"]
        here = environment(settled(home / "lise", own.point), "de")
        return _round(evening, home, AtTerminal(call, here))


def _round(evening: Evening, home: Path, guest: AtTerminal) -> str:
    """Play a round with a guest by ssh and this one; return its figures."""
    with _by_ssh(evening, home / "pierre"), _joined(evening, guest):
        _play(evening)
    return _figures(evening)


def _far_code(there: HostProgram) -> str:
    """Return the code of Lise, once the meeting point has given it."""
    return str(there.found["far"]["Lise"])


def _opened(there: HostProgram, path: Path) -> Evening:
    """Return the table, once whoever sits there is asked."""
    room = ExpectedNews(path, MAX, "fr")
    wait_for(path.exists)
    wait_for(lambda: is_asked(there.text, room))
    evening = Evening(there, path)
    evening.add(MAX, OnTerminal(there, room), news_in(there.text, room))
    return evening


@contextmanager
def _by_ssh(evening: Evening, home: Path) -> Iterator[None]:
    """Seat a guest who has a real ssh of this system."""
    with evening.host.guest(home, PIERRE) as program:
        evening.came(PIERRE)
        expected = ExpectedNews(evening.path, PIERRE, "en")
        first = first_words(expected, GuestCame(PIERRE), KeysOfGuest())
        evening.add(PIERRE, OnTerminal(program, expected), first)
        yield


@contextmanager
def _joined(evening: Evening, guest: AtTerminal) -> Iterator[None]:
    """Seat a guest who has a program of her own."""
    with guest as program:
        evening.came(LISE)
        expected = ExpectedNews(evening.path, LISE, "de")
        evening.add(LISE, Joined(program, expected), first_words(expected, GuestCame(LISE)))
        yield


def _play(evening: Evening) -> None:
    """Play a round that each device tells once and in order, and close the table."""
    while seats := evening.to_act:
        for seat in seats:
            evening.move(seat)
            evening.until_told()
    evening.host.type("q")
    assert evening.host.finish() == 0
    guest = evening.devices[PIERRE]
    closed = squeezed(guest.expected.event(TableClosed()))
    wait_for(lambda: guest.told.endswith(closed))


def _figures(evening: Evening) -> str:
    return f"{len(dealt(evening.path))} cards, {len(evening.devices)} terminals told each once"


# the page -----------------------------------------------------------------------------------------


async def _page(there: HostProgram, play: Callable[[], None]) -> str:
    """Listen on the page while a round is played and the table closed; return what it told."""
    async with aiohttp.ClientSession() as session:
        page = Page(session, int(there.found["web"]))
        async with session.get(page.address) as response:
            assert response.status == 200, response.status
        status, answer = await page.enter(there.code(None), "en")
        assert status == 200, answer
        told: list[str] = []
        listening = asyncio.create_task(_listen(page, await page.listen(), told))
        await asyncio.to_thread(play)
        await asyncio.wait_for(listening, PATIENCE)
        return squeezed(" ".join(told))


async def _listen(page: Page, stream: Stream, told: list[str]) -> None:
    """Take in what the stream tells until its end, and give the signs of life that it asks for."""
    while event := await stream.event():
        if event.get("event") == "beat":
            await page.post("/beat", {"token": page.token, "heard": stream.heard})
        elif "id" in event:
            stream.heard = int(event["id"])
            told += json.loads(event["data"])["said"]

"""A page whose line breaks at any moment hears everything once: a real table, door and client."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Any, Final

import aiohttp
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from accessigame.core.model import Seat
from accessigame.doors.web import WebDoor
from accessigame.host.guests import SaidToAll
from accessigame.words.words import Localizer
from tests.doors.hosting import block
from tests.doors.web_client import KNOWN, QUICK, Page, PageDoor, Stream, at_page_door, until
from tests.host.evening import Device, Evening
from tests.host.test_guest_seats import ANA, CID
from tests.wait_for import PATIENCE

STEADY: Final = replace(QUICK, keepalive=0.05, keepalives=40)


@pytest.mark.unmeasured
def test_a_page_that_only_reads_stays_at_a_busy_table() -> None:
    """Signs of life are asked for by the clock, however steady the news are.

    Fails when only a pause in the news asks for one: a page that reads is let go then.
    """

    async def run(there: PageDoor) -> None:
        page, stream = await there.guest()
        beats = 0
        while beats < 20:
            there.tell(block("Steady."))
            event = await stream.event()
            assert event, "the page was let go"
            if event.get("event") == "beat":
                beats += 1
                data = {"token": page.token, "heard": stream.heard}
                assert (await page.post("/beat", data))[0] == 204
            else:
                stream.heard = int(event["id"])
        assert there.guests.left == []

    at_page_door(run, STEADY)


@dataclass(frozen=True)
class Break:
    """A line that breaks: how many lines the page hears before, and how many are sent in vain.

    beats: whether the page says what it has heard. lapses: whether the table lets it go meanwhile.
    away: the lines that are told before the page is back.
    """

    heard: int
    vain: int
    beats: bool
    lapses: bool
    away: int


BREAKS: Final = st.lists(
    st.builds(Break, st.integers(0, 3), st.integers(0, 3), st.booleans(), st.booleans(),
              st.integers(0, 3)),
    max_size=4,
)  # fmt: skip


@dataclass
class Reader:
    """A page at a real table, and the numbers of the lines that it has heard.

    seat: None for somebody who only listens.
    """

    made: Evening
    door: WebDoor
    page: Page
    seat: Seat | None
    told: int = 0
    heard: list[int] = field(default_factory=list)
    said: list[str] = field(default_factory=list)
    stream: Stream = field(init=False)

    async def come(self) -> None:
        """Come in, and hear the first block."""
        status, _ = await self.page.enter(self.made.codes[self.seat], "en")
        assert status == 200
        self.stream = await self.page.listen()
        self._note(await self.stream.block())

    def tell(self, times: int) -> None:
        """Tell lines to everybody; every other is one that happened, and no answer."""
        for _ in range(times):
            self.told += 1
            line = SaidToAll(CID, f"Line {self.told}")
            if self.told % 2:
                self.made.host.announcer.tell_line(line)
            else:
                self.made.host.announcer.announce((line,))

    def _note(self, block: dict[str, Any]) -> None:
        self.said += block["said"]
        self.heard += map(int, re.findall(r"Line (\d+)", " ".join(block["said"])))

    async def hear(self) -> None:
        """Hear all that was told."""
        while self.heard[-1:] != [self.told] and self.told:
            self._note(await self.stream.block())

    async def suffer(self, each: Break) -> None:
        """Hear some lines, lose the stream, and come back."""
        self.tell(each.heard)
        await self.hear()
        if each.beats:
            data = {"token": self.page.token, "heard": self.stream.heard}
            assert (await self.page.post("/beat", data))[0] == 204
        self.tell(each.vain)
        (seat,) = self.door._seats.values()
        self.stream.response.close()
        await until(lambda: seat not in self.door._streams)
        if each.lapses:
            self.door._let_go(seat)  # as the clock does, which nobody waits for here
        self.tell(each.away)
        again = await self.page.listen(self.stream.heard)
        again.heard = self.stream.heard
        self.stream = again


@asynccontextmanager
async def reading(seat: Seat | None) -> AsyncIterator[Reader]:
    """Yield a page that has come to a table of its own; seat: None for a listener."""
    made = Evening()
    made.host.begin()
    door = WebDoor(made.guests, "en", KNOWN, QUICK)
    port = await door.open(0)
    try:
        async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(PATIENCE)) as session:
            reader = Reader(made, door, Page(session, port), seat)
            await reader.come()
            yield reader
    finally:
        made.guests.close()
        await door.close()


async def told_to(breaks: list[Break], seat: Seat | None) -> Reader:
    """Let a line break so often; return the page when it has heard the last line."""
    async with reading(seat) as reader:
        for each in breaks:
            await reader.suffer(each)
        reader.tell(1)
        await reader.hear()
        for response in reader.page.responses:
            response.close()
        return reader


@pytest.mark.parametrize("seat", [ANA, None])
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(breaks=BREAKS)
def test_a_line_that_breaks_loses_and_repeats_nothing(
    seat: Seat | None, breaks: list[Break]
) -> None:
    """Whenever the line breaks, each line of news is heard once and in order.

    Fails when a page that was let go is told again what came since its last key, or when a block
    that was on its way is lost.
    """
    reader = asyncio.run(told_to(breaks, seat))
    assert reader.heard == [*range(1, reader.told + 1)]


def test_a_page_that_comes_back_is_told_no_more_than_it_missed() -> None:
    """The greeting, the table and the own cards are told once, and a listener is greeted once.

    Fails when who comes back is told the table again each time.
    """
    quiet = Break(heard=1, vain=0, beats=False, lapses=True, away=0)
    for seat, opening in ((ANA, "You have joined"), (None, "You are listening")):
        reader = asyncio.run(told_to([quiet, quiet, quiet], seat))
        text = "\n".join(reader.said)
        assert text.count(opening) == 1
        assert text.count("Row 1") == 1, text
        assert text.count("You are back") == (0 if seat is None else 3)


def test_a_page_that_missed_something_is_told_its_cards() -> None:
    """Who was away while something happened has the own cards told behind it."""
    missed = Break(heard=1, vain=0, beats=False, lapses=True, away=1)
    reader = asyncio.run(told_to([missed], ANA))
    assert "\n".join(reader.said).count("Your hand") == 2


def test_a_listener_finds_the_room_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """A listener whose line broke is told so where others listen by now, and is let go.

    Fails when pages that come back take the room of those who play.
    """
    monkeypatch.setattr("accessigame.host.guests.MOST_LISTENERS", 1)

    async def run() -> tuple[dict[str, Any], dict[str, str]]:
        async with reading(None) as reader:
            made, door = reader.made, reader.door
            (seat,) = door._seats.values()
            reader.stream.response.close()
            await until(lambda: seat not in door._streams)
            door._let_go(seat)
            made.guests.enter(made.codes[None], Device())
            again = await reader.page.listen(reader.stream.heard)
            return await again.block(), await again.event()

    told, end = asyncio.run(run())
    assert told["said"] == [Localizer("en").text("ListenersFull")]
    assert end["event"] == "goodbye"

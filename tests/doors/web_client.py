"""A page without a browser: a client of the door for pages, in the loop of the table."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Final

import aiohttp

from accessigame.core.model import Seat
from accessigame.doors.limits import Limits
from accessigame.doors.web import Vocabularies, WebDoor
from accessigame.input.keymap import Word
from accessigame.output.blocks import Block
from tests.doors.hosting import StubGuests
from tests.wait_for import PATIENCE

LISE: Final = Seat(1)
ALL: Final = 10**6
"""The number of a page that has heard every block."""
QUICK: Final = Limits(wrong=0.02, farewell=1.0)
KNOWN: Final = Vocabularies(
    ("take", "steal"),
    ("steal",),
    ((Word.TABLE, "page-table"), (Word.QUIT, "page-quit")),
    "no-thanks",
)


@dataclass
class Stream:
    """The event stream of a page, and what came on it."""

    response: aiohttp.ClientResponse
    rest: bytes = b""
    beats: int = 0
    heard: int = 0

    async def event(self) -> dict[str, str]:
        """Return the next event, by its fields; empty at the end of the stream."""
        while b"\n\n" not in self.rest:
            try:
                read = await asyncio.wait_for(self.response.content.readany(), PATIENCE)
            except aiohttp.ClientError:
                return {}  # the line was cut
            if not read:
                return {}
            self.rest += read
        event, _, self.rest = self.rest.partition(b"\n\n")
        pairs = (line.partition(": ") for line in event.decode().split("\n"))
        return {name: value for name, _, value in pairs}

    async def block(self) -> dict[str, Any]:
        """Return the next block; signs of life are counted on the way."""
        while (event := await self.event()).get("event") == "beat":
            self.beats += 1
        assert "id" in event, event
        self.heard = int(event["id"])
        found: dict[str, Any] = json.loads(event["data"])
        return found


@dataclass
class Page:
    """A page of a guest."""

    session: aiohttp.ClientSession
    port: int
    token: str = ""
    wishes: int = 0
    host: str = ""
    lang: str = ""
    asked: list[dict[str, Any]] = field(default_factory=list)
    rules: list[dict[str, Any]] = field(default_factory=list)
    responses: list[aiohttp.ClientResponse] = field(default_factory=list)

    @property
    def address(self) -> str:
        """The address of the page."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def headers(self) -> dict[str, str]:
        """The headers that a browser and the script send."""
        return {"Origin": self.address, "X-Accessigame": "1"}

    async def post(self, path: str, data: object, **headers: str) -> tuple[int, Any]:
        """Send a request as the script does; return the status, and the answer."""
        given = {**self.headers, **headers}
        async with self.session.post(self.address + path, json=data, headers=given) as response:
            text = await response.text()
            return response.status, json.loads(text) if text else None

    async def enter(self, code: str, language: str = "de") -> tuple[int, Any]:
        """Come in by a code."""
        status, answer = await self.post("/enter", {"code": code, "language": language})
        if status == 200:
            self.token, self.lang, self.asked = answer["token"], answer["lang"], answer["asked"]
            self.rules = answer["rules"]
        return status, answer

    async def listen(self, heard: int = 0) -> Stream:
        """Open the stream behind the last number that was heard."""
        response = await self.session.post(
            f"{self.address}/events",
            json={"token": self.token},
            headers={**self.headers, "Last-Event-ID": str(heard)},
        )
        self.responses.append(response)
        assert response.status == 200, await response.text()
        return Stream(response)

    async def wish(self, *, answers: object = ALL, **given: object) -> int:
        """Send a wish; return the status. answers: the number of the block that was heard last."""
        self.wishes += 1
        data = {"token": self.token, "number": self.wishes, "answers": answers, **given}
        return (await self.post("/wish", data))[0]


@dataclass
class PageDoor:
    """An open door with a table behind it that writes down what it is asked."""

    guests: StubGuests
    door: WebDoor
    session: aiohttp.ClientSession
    port: int
    responses: list[aiohttp.ClientResponse] = field(default_factory=list)

    def page(self) -> Page:
        """Return a new page."""
        return Page(self.session, self.port, responses=self.responses)

    async def guest(self, seat: Seat | None = LISE) -> tuple[Page, Stream]:
        """Return a page that has come in, and its stream, whose first block was read."""
        page = self.page()
        assert (await page.enter(self.guests.invitations.invite(seat)))[0] == 200
        stream = await page.listen()
        await stream.block()
        return page, stream

    def tell(self, *blocks: Block) -> None:
        """Deliver blocks to everybody inside."""
        for each in self.guests.inside:
            for block in blocks:
                each.output.deliver(block)


@asynccontextmanager
async def page_door(limits: Limits = QUICK, language: str = "en") -> AsyncIterator[PageDoor]:
    """Open a door for pages within this block, on this computer alone."""
    guests = StubGuests()
    door = WebDoor(guests.as_guests, language, KNOWN, limits)
    port = await door.open(0)
    try:
        async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(PATIENCE)) as session:
            there = PageDoor(guests, door, session, port)
            try:
                yield there
            finally:
                for response in there.responses:
                    response.close()
    finally:
        await door.close()


def at_page_door(
    test: Callable[[PageDoor], Coroutine[Any, Any, None]], limits: Limits = QUICK
) -> None:
    """Run a test with an open door, in an event loop of its own."""

    async def run() -> None:
        async with page_door(limits) as there:
            await asyncio.wait_for(test(there), 3 * PATIENCE)

    asyncio.run(run())


async def until(condition: Callable[[], object]) -> None:
    """Wait until a condition holds, while the loop goes on."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.002)

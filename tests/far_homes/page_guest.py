"""A guest with the page, by its protocol: what it told, and how a choice is made."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp

from tests.acceptance.guest_table import ExpectedNews, news_in
from tests.doors.web_client import Page, Stream
from tests.loop_thread import LoopThread
from tests.wait_for import wait_for


class PageGuest:
    """A player with a page, whose loop runs in a thread of its own."""

    def __init__(
        self, page: Page, stream: Stream, loop: LoopThread, expected: ExpectedNews
    ) -> None:
        self.expected = expected
        self._page = page
        self._stream = stream
        self._run = loop.run
        self._blocks: list[dict[str, Any]] = []

    async def read(self) -> None:
        """Take in each block of the stream, and give the signs of life that it asks for."""
        stream = self._stream
        while (event := await stream.event()).get("event", "") in {"", "beat"} and event:
            if "event" in event:
                data = {"token": self._page.token, "heard": stream.heard}
                assert (await self._page.post("/beat", data))[0] == 204
            else:
                stream.heard = int(event["id"])
                self._blocks.append(json.loads(event["data"]))

    @property
    def text(self) -> str:
        """All lines that came, with the question behind each block."""
        blocks = tuple(self._blocks)
        return "\n".join(line for each in blocks for line in (*each["said"], each["question"]))

    @property
    def told(self) -> str:
        """All that was told."""
        return news_in(self.text, self.expected)

    def enter(self, number: int, *, row: bool) -> None:  # noqa: ARG002 - each choice has a number
        """Press the button of a card or of a row, once it is there."""
        wait_for(lambda: number in self._buttons())
        assert self._run(self._page.wish(answers=self._stream.heard, **self._buttons()[number]))

    def _buttons(self) -> dict[int, dict[str, object]]:
        """Return the choices of the newest block by their numbers."""
        newest = self._blocks[-1]["choices"] if self._blocks else ()
        return {each["intent"]["number"]: {"intent": each["intent"]} for each in newest}


@asynccontextmanager
async def page_guest(
    port: int, code: str, loop: LoopThread, expected: ExpectedNews
) -> AsyncIterator[PageGuest]:
    """Come in by a code within this block, in the language of what is expected."""
    async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(0)) as session:
        page = Page(session, port)
        assert (await page.enter(code, expected.words.language))[0] == 200
        guest = PageGuest(page, await page.listen(), loop, expected)
        reading = asyncio.create_task(guest.read())
        try:
            yield guest
        finally:
            reading.cancel()
            for response in page.responses:
                response.close()

"""A guest's page beside a bare echo over aiohttp: the time from a key to its answer on the stream.

The host is the real program; page and echo are asked by the same client, in turn, by a request
whose answer comes on an event stream.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final

import aiohttp

from tests.bench._programs import PACE, echo, host
from tests.doors.web_client import Page, Stream

ANSWERS: Final = 150
OPTIONS: Final = ("--players", "Ana,Ben,Cid", "--doors", "web", "--web-port", "0")
INTENT: Final = {"word": "turn"}
ECHO: Final = """
import asyncio
from aiohttp import web
news = asyncio.Queue()
async def wish(request):
    news.put_nowait(await request.read())
    return web.Response(status=204)
async def events(request):
    await request.read()
    response = web.StreamResponse(headers={"Content-Type": "text/event-stream"})
    await response.prepare(request)
    number = 0
    while True:
        number += 1
        text = await news.get()
        await response.write(b"id: %d\\ndata: %b\\n\\n" % (number, text))
async def main():
    app = web.Application()
    app.router.add_post("/wish", wish)
    app.router.add_post("/events", events)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    print(site._server.sockets[0].getsockname()[1], flush=True)
    await asyncio.Event().wait()
asyncio.run(main())
"""


async def _answer(page: Page, stream: Stream) -> float:
    """Return the milliseconds from a wish to the block that answers it."""
    began = time.perf_counter()
    wishing = asyncio.create_task(page.wish(intent=INTENT))
    await stream.block()
    taken = (time.perf_counter() - began) * 1000
    await wishing
    return taken


async def _measured(found: dict[str, Any], bare_port: int) -> list[str]:
    async with aiohttp.ClientSession() as session:
        page, bare = Page(session, found["web"]), Page(session, bare_port)
        await page.enter(found["codes"]["Ana"], "en")
        stream, echoes = await page.listen(), await bare.listen()
        await stream.block()
        ours, theirs = [], []
        for _ in range(ANSWERS):  # in turn, so that other work on the machine slows both
            ours.append(await _answer(page, stream))
            theirs.append(await _answer(bare, echoes))
            await asyncio.sleep(PACE)
        stream.response.close()
        echoes.response.close()
    slow = quantiles(ours, n=20)[-1]
    lines = (
        f"guest's key to answer over the page: {median(ours):.2f} ms, 95 of 100 within {slow:.2f};",
        f"bare echo {median(theirs):.2f} ms, difference {median(ours) - median(theirs):.2f} ms",
        "(at most 3)",
    )
    return [" ".join(lines)]


def run() -> list[str]:
    """Return the line."""
    with (
        tempfile.TemporaryDirectory() as home,
        host(Path(home), *OPTIONS) as (_, found),
        echo(ECHO) as bare_port,
    ):
        return asyncio.run(_measured(found, bare_port))

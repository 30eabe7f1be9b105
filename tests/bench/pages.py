"""A guest's page beside a bare echo over aiohttp: the time from a key to its answer on the stream.

The host is the real program; page and echo are asked by the same client, in turn, by a request
whose answer comes on an event stream.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final

import aiohttp

from tests.doors.web_client import Page, Stream

ANSWERS: Final = 150
PACE: Final = 0.03
"""Seconds between two keys, since a guest who sends faster for long is let go."""
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


@contextmanager
def _host(home: Path) -> Iterator[dict[str, Any]]:
    """Run a table of three guests within this block; give its invitations."""
    file = home / "codes.json"
    command = [
        *(sys.executable, "-m", "accessigame", "host", "six-nimmt", "--lang", "en", "--seed", "1"),
        *("--players", "Ana,Ben,Cid", "--doors", "web", "--web-port", "0"),
        *("--invitations", str(file)),
    ]
    env = {**os.environ, "ACCESSIGAME_HOME": str(home)}
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, env=env
    ) as process:
        while not file.exists():
            time.sleep(0.02)
        try:
            yield json.loads(file.read_text("utf-8"))
        finally:
            process.communicate(b"q\n")


@contextmanager
def _echo() -> Iterator[int]:
    """Run a bare echo within this block; give its port."""
    with subprocess.Popen(
        [sys.executable, "-c", ECHO], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        try:
            yield int(process.stdout.readline())
        finally:
            process.terminate()


async def _answer(page: Page, stream: Stream) -> float:
    """Return the milliseconds from a wish to the block that answers it."""
    began = time.perf_counter()
    wishing = asyncio.create_task(page.wish(intent=INTENT))
    await stream.block()
    taken = (time.perf_counter() - began) * 1000
    await wishing
    return taken


async def _measured(found: dict[str, Any], echo: int) -> list[str]:
    async with aiohttp.ClientSession() as session:
        page, bare = Page(session, found["web"]), Page(session, echo)
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
    with tempfile.TemporaryDirectory() as home, _host(Path(home)) as found, _echo() as echo:
        return asyncio.run(_measured(found, echo))

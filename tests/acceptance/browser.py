"""A real Chromium without a screen, driven by its own protocol (CDP) over a WebSocket.

What a screen reader gets is the accessibility tree, so buttons and fields are found there, by role
and name. Everything lies in a folder of the test, and the browser ends with the block.
"""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import aiohttp

from tests.wait_for import PATIENCE

KEYS: Final = {"Enter": (13, "\r"), "Tab": (9, "")}
"""The codes and the texts of keys."""
WITNESS: Final = """
window.came = ""; window.laid = []; window.changed = [];
const original = window.fetch;
window.fetch = async (path, ...rest) => {
  const response = await original(path, ...rest);
  if (path !== "/events" || !response.ok) return response;
  const [one, two] = response.body.tee();
  (async () => {
    const reader = two.pipeThrough(new TextDecoderStream()).getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read())
      window.came += read.value;
  })().catch(() => {});
  return new Response(one, { status: response.status, headers: response.headers });
};
const noting = (id, moments) => new MutationObserver((changes) => {
  for (const change of changes) moments.push(performance.now());
}).observe(document.getElementById(id), { childList: true });
document.addEventListener("DOMContentLoaded", () => {
  noting("news", window.laid);
  noting("choices", window.changed);
});
"""
"""A script that notes what comes on the stream, and when paragraphs and buttons change."""


@dataclass
class Node:
    """A node of the accessibility tree."""

    role: str
    name: str
    backend: int
    properties: dict[str, Any]
    children: list[str] = field(default_factory=list)

    @property
    def is_focused(self) -> bool:
        """True for the node that has the focus."""
        return bool(self.properties.get("focused"))


class Browser:
    """One page of a browser."""

    def __init__(self, line: aiohttp.ClientWebSocketResponse) -> None:
        self._line = line
        self._number = 0
        self._session = ""
        self._answers: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._reading = asyncio.ensure_future(self._read())
        self.problems: list[str] = []

    async def _read(self) -> None:
        async for message in self._line:
            data = message.json()
            if (future := self._answers.pop(data.get("id", 0), None)) is not None:
                future.set_result(data)
            elif data.get("method") == "Runtime.exceptionThrown":
                self.problems.append(str(data["params"]["exceptionDetails"]))
            elif data.get("method") == "Log.entryAdded":
                self.problems.append(str(data["params"]["entry"]["text"]))

    async def call(self, method: str, **given: Any) -> dict[str, Any]:
        """Call a method of the browser; return its result."""
        self._number += 1
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._answers[self._number] = answer
        session = {"sessionId": self._session} if self._session else {}
        await self._line.send_json(
            {"id": self._number, "method": method, "params": given, **session}
        )
        found = await asyncio.wait_for(answer, PATIENCE)
        assert "error" not in found, (method, found)
        result: dict[str, Any] = found["result"]
        return result

    async def begin(self) -> None:
        """Open an empty page, with the witness in it."""
        target = await self.call("Target.createTarget", url="about:blank")
        session = await self.call("Target.attachToTarget", flatten=True, **target)
        self._session = session["sessionId"]
        for domain in ("Page", "Runtime", "Network", "Accessibility", "DOM", "Log"):
            await self.call(f"{domain}.enable")
        await self.call("Page.addScriptToEvaluateOnNewDocument", source=WITNESS)

    async def end(self) -> None:
        """Ask the browser to end."""
        self._session = ""
        with suppress(Exception):  # it may be gone before it answers
            await self.call("Browser.close")
        self._reading.cancel()

    async def open(self, address: str, language: str) -> None:
        """Open a page as a browser of this language does."""
        headers = {"Accept-Language": language}
        await self.call("Network.setExtraHTTPHeaders", headers=headers)
        await self.call("Page.navigate", url=address)

    async def value(self, script: str) -> Any:
        """Return the value of an expression in the page."""
        found = await self.call("Runtime.evaluate", expression=script, returnByValue=True)
        assert "exceptionDetails" not in found, found
        return found["result"].get("value")

    async def until(self, condition: str, seconds: float = PATIENCE) -> None:
        """Wait until an expression is true in the page."""
        try:
            async with asyncio.timeout(seconds):
                while not await self.value(condition):
                    await asyncio.sleep(0.02)
        except TimeoutError:
            text = await self.value("document.body.innerText")
            raise AssertionError(f"waited in vain for {condition}; the page: {text}") from None

    async def nodes(self) -> list[Node]:
        """Return the accessibility tree as a reader walks through it."""
        tree = (await self.call("Accessibility.getFullAXTree"))["nodes"]
        by_id = {node["nodeId"]: node for node in tree}
        return [*_walked(tree[0], by_id)]

    async def node(self, role: str, wanted: Callable[[str], object]) -> Node | None:
        """Return the first node of a role with such a name."""
        every = await self.nodes()
        return next((each for each in every if each.role == role and wanted(each.name)), None)

    async def press(self, key: str) -> None:
        """Press a key, which goes where the focus is."""
        code, text = KEYS[key]
        given = {"key": key, "code": key, "windowsVirtualKeyCode": code}
        await self.call("Input.dispatchKeyEvent", type="keyDown", text=text, **given)
        await self.call("Input.dispatchKeyEvent", type="keyUp", **given)

    async def activate(self, node: Node) -> None:
        """Press Enter on a node, as a reader does."""
        await self.call("DOM.focus", backendNodeId=node.backend)
        await self.press("Enter")

    async def type_line(self, text: str) -> None:
        """Type a text and Enter, where the focus is."""
        await self.call("Input.insertText", text=text)
        await self.press("Enter")

    async def lose_network(self, *, lost: bool) -> None:
        """Take the network away from the page, or give it back."""
        await self.call(
            "Network.emulateNetworkConditions",
            offline=lost, latency=0, downloadThroughput=-1, uploadThroughput=-1,
        )  # fmt: skip


async def come_in(page: Browser, address: str, code: str, language: str) -> None:
    """Open the address of an invitation, and press the button that has the focus.

    Fails when a page that is only opened, as for a preview, takes the seat, or shows the code.
    """
    await page.open(f"{address}#{code}", language)
    await page.until("document.activeElement?.id === 'enter'")
    assert await page.value("location.href") == address
    assert await page.value("token") == ""
    assert await page.value("document.querySelector('#code').value") == code
    await page.press("Enter")
    await page.until("token !== ''")


def _walked(node: dict[str, Any], by_id: dict[str, dict[str, Any]]) -> Iterator[Node]:
    """Give a node and all below it, in reading order, without those that readers leave out."""
    if not node.get("ignored"):
        properties = {each["name"]: each["value"].get("value") for each in node["properties"]}
        name = node.get("name", {}).get("value", "")
        yield Node(node["role"]["value"], name, node.get("backendDOMNodeId", 0), properties)
    for child in node.get("childIds", ()):
        if child in by_id:
            yield from _walked(by_id[child], by_id)


def _has_sandbox() -> bool:
    """Say whether Chromium can shut itself in here, which it then does.

    Without one it reads our own page all the same, and nothing else. Root has none, nor have
    ordinary users in a chroot and in many containers, who are given no namespaces.
    """
    if os.geteuid() == 0:
        return False
    command = ["unshare", "--user", "--map-root-user", "true"]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


@asynccontextmanager
async def browser(folder: Path) -> AsyncIterator[Browser]:
    """Run a Chromium within this block. folder: for everything that it writes."""
    profile = folder / "profile"
    options = [
        "--headless=new", "--remote-debugging-port=0", f"--user-data-dir={profile}",
        "--no-first-run", "--disable-gpu", "--disable-dev-shm-usage", "--disable-extensions",
        "--disable-background-networking", "--disable-component-update", "--disable-sync",
        "--disable-breakpad", "--password-store=basic", "--use-mock-keychain",
        *([] if _has_sandbox() else ["--no-sandbox"]),
    ]  # fmt: skip
    home = {"HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "XDG_CACHE_HOME": str(folder)}
    process = await asyncio.create_subprocess_exec(
        "chromium", *options, "about:blank",
        env={**os.environ, **home}, stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.DEVNULL,
        start_new_session=True,
    )  # fmt: skip
    try:
        async with aiohttp.ClientSession() as session:
            address = await _address(profile / "DevToolsActivePort", process)
            async with session.ws_connect(address, max_msg_size=0) as line:
                found = Browser(line)
                try:
                    await found.begin()
                    yield found
                finally:
                    await found.end()
    finally:
        with suppress(TimeoutError):
            await asyncio.wait_for(process.wait(), 5)
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        await process.wait()


async def _address(file: Path, process: asyncio.subprocess.Process) -> str:
    """Wait for the address of the browser's protocol, and return it."""
    async with asyncio.timeout(3 * PATIENCE):
        while not (file.exists() and file.read_text("utf-8").count("\n")):
            assert process.returncode is None, "the browser has ended"
            await asyncio.sleep(0.02)
    port, path = file.read_text("utf-8").split("\n")[:2]
    return f"ws://127.0.0.1:{port}{path}"

"""The page of guests in a real browser, at a table of a real `accessigame host`.

Each block that comes on the stream is in the news once, whole and in order, and everything is
reached by roles and names of the accessibility tree, which is what readers get.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import aiohttp
import aiohttp.web
import pytest

from accessigame.core.model import Intent
from accessigame.doors.limits import Limits
from accessigame.doors.web_seat import WebSeat
from accessigame.host.guests import Guest
from accessigame.output.blocks import Block, Choice
from accessigame.words.words import Utterance
from tests.acceptance.browser import Browser, browser, come_in
from tests.doors.hosting import block, unasked
from tests.doors.web_client import LISE, Page, PageDoor, page_door
from tests.wait_for import PATIENCE

pytestmark = [
    pytest.mark.acceptance,
    pytest.mark.skipif(shutil.which("chromium") is None, reason="needs Debian's chromium"),
]

PACE: Final = 250
"""Milliseconds between two paragraphs."""
ASKED: Final = "document.querySelectorAll('#choices button').length === 10"
"""True on a page whose guest chooses from a whole hand."""
LONG: Final = 120.0
"""Seconds for a round on a machine that does other things, too."""


@dataclass
class Host:
    """A table of `accessigame host`: its port for pages, and the codes of its seats."""

    port: int
    codes: dict[str, str]


@asynccontextmanager
async def opened(folder: Path, *table: str) -> AsyncIterator[tuple[Process, Host]]:
    """Open a table for pages within this block; it is killed in the end if it still runs."""
    file = folder / "invitations.json"
    file.unlink(missing_ok=True)
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "accessigame", "host", *table, "--lang=en", "--speech=off",
        "--doors=web", f"--invitations={file}",
        env={**os.environ, "ACCESSIGAME_HOME": str(folder / "home")},
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.DEVNULL,
    )  # fmt: skip
    try:
        async with asyncio.timeout(PATIENCE):
            while not (file.exists() and file.read_text("utf-8").endswith("}\n")):
                assert process.returncode is None, "the table has ended"
                await asyncio.sleep(0.02)
        found = json.loads(file.read_text("utf-8"))
        yield process, Host(found["web"], found["codes"])
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


@asynccontextmanager
async def hosted(folder: Path, players: str) -> AsyncIterator[Host]:
    """Run a table of 6 nimmt within this block."""
    table = ("six-nimmt", f"--players={players}", "--seed=7", "--web-port=0")
    async with opened(folder, *table) as (process, host):
        try:
            yield host
        finally:
            process.terminate()
            with suppress(TimeoutError):
                await asyncio.wait_for(process.wait(), PATIENCE)
    assert process.returncode == 0
    assert not (folder / "invitations.json").exists()


@dataclass
class Way:
    """A way through the network to a table, which can be cut."""

    port: int
    address: int = 0
    is_cut: bool = False
    lines: set[asyncio.StreamWriter] = field(default_factory=set)

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Take a connection, and pass it on, unless the way is cut."""
        if self.is_cut:
            writer.transport.abort()
            return
        there, back = await asyncio.open_connection("127.0.0.1", self.port)
        self.lines |= {writer, back}
        try:
            await asyncio.gather(_passed(reader, back), _passed(there, writer))
        finally:
            writer.transport.abort()
            back.transport.abort()
            self.lines -= {writer, back}

    def cut(self) -> None:
        """Cut every line, and let none through."""
        self.is_cut = True
        for line in (*self.lines,):
            line.transport.abort()


async def _passed(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Pass bytes on until either end is gone."""
    with suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    writer.transport.abort()


@asynccontextmanager
async def way_to(port: int) -> AsyncIterator[Way]:
    """Open a way to a port within this block."""
    way = Way(port)
    server = await asyncio.start_server(way.take, "127.0.0.1", 0)
    way.address = server.sockets[0].getsockname()[1]
    try:
        yield way
    finally:
        server.close()
        way.cut()
        await asyncio.sleep(0)


async def came(page: Browser) -> list[tuple[int, dict[str, Any]]]:
    """Return the blocks that came on the stream, with their numbers."""
    return [*_blocks(await page.value("window.came"))]


def _blocks(text: str) -> Iterator[tuple[int, dict[str, Any]]]:
    for event in text.split("\n\n")[:-1]:
        fields = dict(line.split(": ", 1) for line in event.split("\n"))
        if "id" in fields:
            yield int(fields["id"]), json.loads(fields["data"])


async def news(page: Browser) -> list[str]:
    """Return the paragraphs of the news, with line feeds in them."""
    found: list[str] = await page.value(
        "[...document.querySelectorAll('#news p')].map(p => [...p.childNodes]"
        ".map(n => n.nodeName === 'BR' ? '\\n' : n.data).join(''))"
    )
    return found


async def check_news(page: Browser, besides: frozenset[str] = frozenset()) -> None:
    """Fail unless each block is in the news once, whole, in order, apart, and unlike the last.

    The buttons change a pause later.

    besides: sentences of the page itself.
    """
    expected = [
        "\n".join([*block["said"], *([block["question"]] if block["question"] else [])])
        for _, block in await came(page)
    ]
    await page.until(f"document.querySelectorAll('#news p').length >= {len(expected)}")
    found = await news(page)
    plain = [text.replace("\u00a0", " ") for text in found]
    assert [text for text in plain if text not in besides] == [text for text in expected if text]
    assert all(one != other for one, other in pairwise(found))
    laid: list[float] = await page.value("window.laid")
    assert min(later - earlier for earlier, later in pairwise(laid)) > 0.8 * PACE
    changed: list[float] = await page.value("window.changed")
    pauses = [change - told for change in changed for told in laid if told <= change]
    assert min(pauses) > 0.8 * PACE, "a reader would drop the news among changing buttons"


async def check_tree(page: Browser) -> None:
    """Fail unless a reader finds the parts of the page by roles and names, in their order."""
    nodes = await page.nodes()
    named = [(node.role, node.name) for node in nodes]
    places = [
        named.index(part)
        for part in (
            ("heading", "accessigame"),
            ("textbox", "Zahl oder Buchstabe:"),
            ("button", "Senden"),
            ("heading", "Deine Karte:"),
            ("list", "Deine Karte:"),
            ("heading", "Fragen"),
            ("list", "Fragen"),
            ("heading", "Neues"),
        )
    ]
    assert places == sorted(places)
    assert nodes[0].role == "RootWebArea"
    assert nodes[0].name.startswith("Deine Karte:")
    assert all(node.name for node in nodes if node.role in ("button", "textbox", "list", "heading"))
    assert [node.properties.get("live") for node in nodes if node.properties.get("live")]
    live = await page.value("[...document.querySelectorAll('[aria-live]')].map(n => n.outerHTML)")
    assert len(live) == 1
    assert "role" not in live[0]


def in_a_browser(
    folder: Path, players: str, test: Callable[[Browser, Host, Way], Coroutine[Any, Any, None]]
) -> None:
    """Run a test with a table, a way to it and a browser, in an event loop of its own."""

    async def run() -> None:
        async with (
            hosted(folder, players) as host,
            way_to(host.port) as way,
            browser(folder) as page,
        ):
            await asyncio.wait_for(test(page, host, way), 2 * LONG)
            assert page.problems == []

    asyncio.run(run())


async def question_of(page: Browser) -> tuple[int, dict[str, Any]]:
    """Return the last block that came, and its number."""
    return (await came(page))[-1]


async def answered(page: Browser, number: int) -> None:
    """Wait until a newer block has come, and all of them are on the page."""
    await page.until(f"/id: {number + 1}\\n/.test(window.came)")
    await page.until("waiting.length === 0 && !pacing")


def test_a_round_by_buttons_alone(tmp_path: Path) -> None:
    """Each card is laid by its button, found by its name, and the focus is never lost.

    Fails when a button has another name, when a reader's place is lost among the questions, or when
    a block is missing, doubled, cut or out of order.
    """

    async def play(page: Browser, host: Host, way: Way) -> None:
        await come_in(page, f"http://127.0.0.1:{way.address}/", host.codes["Lea"], "de-AT")
        await page.until(ASKED)
        assert await page.value("document.documentElement.lang") == "de"
        assert await page.value("document.activeElement.id") == "question"
        await check_tree(page)
        await asked_by_button(page)
        laid = 0
        async with asyncio.timeout(LONG):
            while not any("Runde 2" in text for text in await news(page)):
                number, _ = await question_of(page)
                choice = await page.node("button", re.compile(r"\d+ (legen|nehmen)$").search)
                if choice is None:
                    await answered(page, number)
                    continue
                laid += "legen" in choice.name
                await page.activate(choice)
                await answered(page, number)
                focused = [each for each in await page.nodes() if each.is_focused]
                assert [(each.role) for each in focused[-1:]] in (["heading"], ["button"]), focused
        assert laid == 10
        await check_news(page)

    async def asked_by_button(page: Browser) -> None:
        """Ask three times by one button: it stays the same node, with the focus."""
        await page.value("window.first = document.querySelector('#choices button')")
        for _ in range(3):
            number, _ = await question_of(page)
            button = await page.node("button", "Meine Karten".__eq__)
            assert button is not None
            await page.activate(button)
            await answered(page, number)
            (focused,) = [each for each in await page.nodes() if each.is_focused and each.backend
                          and each.role == "button"]  # fmt: skip
            assert focused.name == "Meine Karten"
        assert await page.value("window.first === document.querySelector('#choices button')")

    in_a_browser(tmp_path, "Lea,Bot:easy", play)


def test_a_round_by_the_field_alone(tmp_path: Path) -> None:
    """The code and all answers are typed, and no letter does anything outside the field.

    Fails when a key of a reader that reaches the page lays a card.
    """

    async def play(page: Browser, host: Host, way: Way) -> None:
        await page.open(f"http://127.0.0.1:{way.address}/", "en")
        await page.until("document.readyState === 'complete'")
        await page.press("Tab")
        await page.type_line("000000" if host.codes["Lea"] != "000000" else "000001")
        await page.until("/not valid here/.test(document.querySelector('#news').innerText)")
        page.problems.clear()  # a browser logs each refusal
        await page.type_line(host.codes["Lea"])
        await page.until(ASKED)
        (focused,) = [e for e in await page.nodes() if e.is_focused and e.role == "heading"]
        assert focused.name == "Your card:"
        await page.call("Input.insertText", text="t33")  # no field has the focus
        await page.value("document.querySelector('#field').focus()")
        async with asyncio.timeout(LONG):
            while not any("Round 2" in text for text in await news(page)):
                number, block = await question_of(page)
                if block["choices"]:
                    await page.type_line(str(block["choices"][0]["intent"]["number"]))
                await answered(page, number)
        assert await page.value("document.activeElement.id") == "field"
        number, _ = await question_of(page)
        await page.type_line("c")
        await answered(page, number)
        assert (await news(page))[-1].startswith("Your hand")
        await check_news(page, frozenset({"This code is not valid here."}))

    in_a_browser(tmp_path, "Lea,Bot:easy", play)


def test_a_lost_network_heals_and_loses_nothing(tmp_path: Path) -> None:
    """What others do meanwhile comes as one block, and an answer that was given goes out once.

    Fails when a block is lost with the line, or a card is laid twice.
    """

    async def play(page: Browser, host: Host, way: Way) -> None:
        await come_in(page, f"http://127.0.0.1:{way.address}/", host.codes["Lea"], "en")
        await page.until(ASKED)
        async with aiohttp.ClientSession() as session:
            omar = Page(session, host.port)
            assert (await omar.enter(host.codes["Omar"], "en"))[0] == 200
            stream = await omar.listen()
            hand = [choice["intent"] for choice in (await stream.block())["choices"]]
            await page.until(
                "/Omar is now playing/.test(document.querySelector('#news').innerText)"
            )
            await page.lose_network(lost=True)
            way.cut()
            assert await omar.wish(intent=hand[0]) == 204
            await stream.block()
            assert await omar.wish(line="u") == 204
            await stream.block()
            assert await omar.wish(intent=hand[1]) == 204
            await stream.block()
            await page.until("told")  # the page says that the line is broken
            way.is_cut = False
            await page.lose_network(lost=False)
            await page.until(
                "/Connected to the table again/.test(document.querySelector('#news').innerText)"
            )
            await page.until("(window.came.match(/Omar/g) || []).length >= 4")
            card = await page.node("button", "Play 102".__eq__)  # higher than the rows of this seed
            assert card is not None
            number, _ = await question_of(page)
            await page.activate(card)
            await answered(page, number)
            await page.until("/Turn 2/.test(document.querySelector('#news').innerText)")
            stream.response.close()
        text = "\n".join(await news(page))
        assert [text.count(once) for once in ("You have joined.", "Omar is choosing again.")] == [
            1,
            1,
        ]
        numbers = [number for number, _ in await came(page)]
        assert numbers == sorted({*numbers})
        told = frozenset({"No connection to the table. Reconnecting.",
                          "Connected to the table again."})  # fmt: skip
        await check_news(page, told)
        missed = [
            block for _, block in await came(page) if sum("Omar" in s for s in block["said"]) > 1
        ]
        assert missed, "what was missed did not come as one block"
        page.problems.clear()  # a browser logs requests that fail without a network

    in_a_browser(tmp_path, "Lea,Omar", play)


def test_an_answer_without_a_network_is_for_its_own_question_alone(tmp_path: Path) -> None:
    """Of two presses on a broken line the second is dropped, with a sentence, and one card is laid.

    Fails when the second press is played on the cards that come after the first.
    """

    async def play(page: Browser, host: Host, way: Way) -> None:
        await come_in(page, f"http://127.0.0.1:{way.address}/", host.codes["Lea"], "en")
        await page.until(ASKED)
        await page.value("Date.now = ((now) => () => now)(Date.now())")  # no answer grows too old
        await page.lose_network(lost=True)
        way.cut()
        await press(page, "Play 102")  # higher than the rows of this seed
        await said(page, "No connection to the table. Reconnecting.")
        await press(page, "Play 102")
        await said(page, "Not sent: no connection to the table.")
        await page.value("document.querySelector('#field').focus()")
        await page.type_line("t")
        await page.until("byId('news').innerText.match(/Not.sent/g).length === 2")
        way.is_cut = False
        await page.lose_network(lost=False)
        await said(page, "Connected to the table again.")
        await said(page, "Turn 2")
        await page.until("!stuck && waiting.length === 0 && !pacing")
        assert len([text for text in await news(page) if "Turn 2" in text]) == 1
        assert not any("Turn 3" in text or "Too late" in text for text in await news(page))
        page.problems.clear()  # a browser logs requests that fail without a network

    in_a_browser(tmp_path, "Lea,Bot:easy", play)


def test_whoever_waits_is_asked_nothing_and_answers_nothing(tmp_path: Path) -> None:
    """The heading and the title have no question of others, and an answer to an old one is refused.

    Fails when the heading says "Omar, card:" to Lea, or an answer counts for any question.
    """

    async def play(page: Browser, host: Host, way: Way) -> None:
        await come_in(page, f"http://127.0.0.1:{way.address}/", host.codes["Lea"], "en")
        await page.until(ASKED)
        assert await page.value("byId('question').innerText") == "Your card:"
        await press(page, "Play 102")
        await said(page, "102")
        await page.until("document.querySelectorAll('#choices button').length === 1")
        assert await page.value("byId('question').innerText") == "No question right now"
        (focused,) = [each for each in await page.nodes() if each.is_focused
                      and each.role == "button"]  # fmt: skip
        assert (focused.name, focused.properties.get("disabled")) == ("Play 102", True)
        await page.press("Enter")
        await said(page, "No question right now")
        assert (await page.value("document.title")).startswith("No question right now")
        await page.value("wish({line: 'u'}, {...lastTold, number: 0})")
        await said(page, "Too late: that was an answer to an earlier question.")
        assert not any("back in your hand" in text for text in await news(page))

    in_a_browser(tmp_path, "Lea,Omar", play)


async def press(page: Browser, name: str) -> None:
    """Press the button of this name."""
    button = await page.node("button", name.__eq__)
    assert button is not None
    await page.activate(button)


async def said(page: Browser, text: str) -> None:
    """Wait until a sentence is in the news."""
    await page.until(f"document.querySelector('#news').innerText.includes({text!r})")


def test_an_answer_to_a_table_that_was_killed_is_not_played_at_the_next(tmp_path: Path) -> None:
    """The host is killed, Lea answers twice, and the table is opened again: nothing is laid.

    Fails when an answer that waited is given to the game that goes on after a crash.
    """
    table = ("six-nimmt", "--players=Lea,Bot:easy", "--seed=7")

    async def run() -> None:
        async with browser(tmp_path) as page:
            async with asyncio.timeout(2 * LONG):
                async with opened(tmp_path, *table, "--web-port=0") as (_, host):
                    await come_in(page, f"http://127.0.0.1:{host.port}/", host.codes["Lea"], "en")
                    await page.until(ASKED)
                await page.value("document.querySelector('#field').focus()")
                await page.type_line("102")
                await said(page, "No connection to the table. Reconnecting.")
                await page.type_line("91")
                await said(page, "Not sent: no connection to the table.")
                async with opened(tmp_path, "--resume"):
                    await said(page, "Your last answer may not have arrived.")
                    await said(page, "You have joined.")
                    await page.until("waiting.length === 0 && !pacing")
                    assert await page.value(ASKED)
                    assert not any("Turn 2" in text for text in await news(page))

    asyncio.run(run())


def test_a_page_that_only_reads_stays_at_a_busy_table(tmp_path: Path) -> None:
    """A page whose guest presses nothing hears steady news once each, and keeps its seat.

    Fails when it is let go because no pause in the news asked it for a sign of life.
    """

    async def play(page: Browser, there: PageDoor) -> None:
        signs = signs_of_life(there)
        code = there.guests.invitations.invite(LISE)
        await come_in(page, f"http://127.0.0.1:{there.port}/", code, "en")
        await said(page, "You have joined.")  # else the first line would come as one block with it
        told = 0
        while len(signs) < 3:
            told += 1
            there.tell(block(f"Line {told}."))
            await said(page, f"Line {told}.")
        assert there.guests.left == []
        text = "\n".join(await news(page))
        assert [text.count(f"Line {number + 1}.") for number in range(told)] == [1] * told

    in_a_browser_alone(tmp_path, Limits(keepalive=1.0, keepalives=int(PATIENCE)), play)


def signs_of_life(there: PageDoor) -> list[dict[str, Any]]:
    """Return a list that gets each sign of life of a page from now on."""
    signs: list[dict[str, Any]] = []
    beat = there.door._posts["/beat"]

    async def noted(data: dict[str, Any]) -> aiohttp.web.Response:
        signs.append(data)
        return await beat(data)

    there.door._posts["/beat"] = noted
    return signs


def in_a_browser_alone(
    folder: Path, limits: Limits, test: Callable[[Browser, PageDoor], Coroutine[Any, Any, None]]
) -> None:
    """Run a test with a door of this process and a browser, in an event loop of its own."""

    async def run() -> None:
        async with page_door(limits) as there, browser(folder) as page:
            await asyncio.wait_for(test(page, there), LONG)
            assert page.problems == []

    asyncio.run(run())


def test_the_focus_stays_on_the_button_that_was_pressed(tmp_path: Path) -> None:
    """Whoever passes keeps the place among the buttons until the next question, which has it again.

    Fails when a heading takes the focus: a reader would speak it behind the news of each pass.
    """

    async def play(page: Browser, there: PageDoor) -> None:
        code = there.guests.invitations.invite(LISE)
        await come_in(page, f"http://127.0.0.1:{there.port}/", code, "en")
        choices = tuple(Choice(word, Intent(word)) for word in ("take", "refuse"))
        question = Utterance("15 +2?", "15", "en")
        asked = Block((Utterance("Omar passes.", "", "en"),), question, choices)
        there.guests.answer = Block((Utterance("You pass.", "", "en"),))
        await page.until("lastShown !== null && !arriving")
        await page.value("""window.focuses = [];
            addEventListener("focusin", (event) => focuses.push(event.target.innerText))""")
        for number in range(3):
            there.tell(asked)
            await page.until("byId('question').innerText === '15 +2?' && waiting.length === 0")
            if number == 0:
                await page.value("document.querySelectorAll('#choices button')[1].focus()")
            assert await page.value("document.activeElement.ariaDisabled") != "true"
            await page.press("Enter")
            await page.until("byId('question').innerText === 'No question right now'")
            await page.until("waiting.length === 0 && !pacing")
            assert await page.value("document.activeElement.ariaDisabled") == "true"
            await page.press("Enter")
            told = "byId('news').innerText.match(/No question right now/g)?.length"
            await page.until(f"{told} === {number + 1}")
        assert await page.value("focuses") == ["Pass"]
        assert [wish[1] for wish in there.guests.wishes] == ["refuse"] * 3
        there.tell(replace(asked, choices=choices[:1]))
        await page.until("document.activeElement.id === 'question'")
        assert len(await page.value("[...document.querySelectorAll('#choices button')]")) == 1

    in_a_browser_alone(tmp_path, Limits(), play)


def test_the_language_is_changed_on_the_page(tmp_path: Path) -> None:
    """A link at the end of the page gives the other language, and the guest is in again by itself.

    Fails when a browser in a wrong language leaves its guest with it.
    """

    async def play(page: Browser, there: PageDoor) -> None:
        code = there.guests.invitations.invite(LISE)
        await come_in(page, f"http://127.0.0.1:{there.port}/", code, "en")
        await page.until("lastShown !== null && !arriving")  # the focus goes to the question
        link = await page.node("link", "Deutsch".__eq__)
        assert link is not None
        await page.activate(link)
        await page.until(
            "document.readyState === 'complete' && "
            "document.documentElement.lang === 'de' && token !== ''"
        )
        assert await page.node("button", "Der Tisch".__eq__)
        assert there.guests.inside[-1].output.words.language == "de"
        assert await page.value("location.search") == "?lang=de"

    in_a_browser_alone(tmp_path, Limits(), play)


def test_a_code_stays_in_its_field_while_it_may_be_right(tmp_path: Path) -> None:
    """A table that is full says so, and the code need not be typed again; a wrong code goes.

    Fails when a refusal that the code has nothing to do with takes the code out of the field.
    """

    async def play(page: Browser, there: PageDoor) -> None:
        code = there.guests.invitations.invite(LISE)
        full = {f"nobody {number}": WebSeat(there.guests.words("en"), Limits(), lambda _: None)
                for number in range(there.door.limits.connections)}  # fmt: skip
        for seat in full.values():
            seat.guest = Guest(None, seat)
        there.door._seats |= full
        await page.open(f"http://127.0.0.1:{there.port}/#{code}", "en")
        await page.until("document.activeElement?.id === 'enter'")
        await page.press("Enter")
        await said(page, "There is no room for another page.")
        assert await page.value("byId('code').value") == code
        for token in full:
            del there.door._seats[token]
        await page.value("byId('code').value = '1'")
        await page.press("Enter")
        await said(page, "This code is not valid here.")
        assert await page.value("byId('code').value") == ""
        await page.lose_network(lost=True)
        await page.value(f"byId('code').value = '{code}'")
        await page.press("Enter")
        await said(page, "Your code is still in the field.")
        assert await page.value("byId('code').value") == code
        await page.lose_network(lost=False)
        await page.press("Enter")
        await page.until("token !== ''")
        assert await page.value("byId('code').value") == ""
        page.problems.clear()  # a browser logs each refusal, and requests without a network

    in_a_browser_alone(tmp_path, Limits(wrong=0.05), play)


def test_the_own_turn_has_a_sound(tmp_path: Path) -> None:
    """A turn that begins sounds once, until the button for it is pressed, also after a reload.

    Fails when each question sounds, or when the sound cannot be switched off.
    """

    async def play(page: Browser, there: PageDoor) -> None:
        address = f"http://127.0.0.1:{there.port}/"
        await come_in(page, address, there.guests.invitations.invite(LISE), "en")
        await page.until("lastShown !== null")
        await page.until("audio?.state === 'running'")
        await page.value("""window.notes = 0;
            const start = OscillatorNode.prototype.start;
            OscillatorNode.prototype.start = function (...when) {
                window.notes++; return start.apply(this, when); };
            0""")

        async def hear(*blocks: Block) -> int:
            there.tell(*blocks)
            await page.until(f"heard === {next(iter(there.door._seats.values()))._newest}")
            await page.until("waiting.length === 0 && !pacing")
            return int(await page.value("notes"))

        news = unasked("Omar passes.")
        assert await hear(block("Again.")) == 0  # the question stood there already
        assert await hear(news) == 0
        assert await hear(block("Your turn.")) == 3
        assert await hear(block("An answer."), block("Another.")) == 3
        await press(page, "Sound when it is my turn")
        assert await hear(news, block("Your turn.")) == 3
        assert await page.value("memory.sound") == "off"
        await press(page, "Sound when it is my turn")
        assert await page.value("notes") == 6  # as a sample
        assert await hear(news, block("Your turn.")) == 9

    in_a_browser_alone(tmp_path, Limits(), play)

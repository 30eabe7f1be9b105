"""The door for pages and strangers: foreign sites, rubbish, floods, half requests, deaf pages."""

from __future__ import annotations

import asyncio
import gzip
import json
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from html import escape
from typing import Final

import pytest

from accessigame.core.model import Refusal, Seat
from accessigame.doors import hypertext, web_seat
from accessigame.doors.invitations import MOST_OF_ONE
from accessigame.words.words import LANGUAGES, Localizer
from tests.doors.hosting import block
from tests.doors.web_client import LISE, QUICK, PageDoor, at_page_door, until
from tests.wait_for import PATIENCE

SHORT: Final = replace(QUICK, login=0.2)


@pytest.fixture(autouse=True)
def _silent(capfd: pytest.CaptureFixture[str]) -> Iterator[None]:
    """Fail where a stranger could write on the screen of the host."""
    yield
    assert capfd.readouterr() == ("", "")


@asynccontextmanager
async def wire(there: PageDoor) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """Open a connection without a client of HTTP within this block."""
    reader, writer = await asyncio.open_connection("127.0.0.1", there.port)
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


async def answer_to(there: PageDoor, sent: bytes) -> bytes:
    """Return all that comes back for these bytes, until the door ends the connection."""
    async with wire(there) as (reader, writer):
        writer.write(sent)
        return await ended(reader)


async def ended(reader: asyncio.StreamReader) -> bytes:
    """Return all that still comes; fails where the door does not end the connection."""
    try:
        return await asyncio.wait_for(reader.read(), PATIENCE)
    except ConnectionError:
        return b""


def request(there: PageDoor, body: bytes = b"{}", path: str = "/enter", **changed: str) -> bytes:
    """Return the bytes of a request as the page sends it, with some headers changed or left out."""
    headers = {
        "Host": f"127.0.0.1:{there.port}",
        "Origin": f"http://127.0.0.1:{there.port}",
        "X-Accessigame": "1",
        "Content-Type": "application/json",
        "Content-Length": str(len(body)),
    }
    headers |= {name.replace("_", "-"): value for name, value in changed.items()}
    lines = [f"{name}: {value}" for name, value in headers.items() if value]
    return "\r\n".join([f"POST {path} HTTP/1.1", *lines, "", ""]).encode() + body


def status_of(answer: bytes) -> int:
    """Return the number in an answer of HTTP."""
    return int(answer.split(b" ", 2)[1])


def entering(code: str) -> bytes:
    """Return the body that asks to come in."""
    return json.dumps({"code": code, "language": "en"}).encode()


@pytest.mark.parametrize(
    ("status", "changed"),
    [
        (403, {"Origin": "http://evil.example"}),
        (403, {"Origin": "null"}),
        (403, {"Origin": ""}),
        (403, {"X_Accessigame": ""}),
        (415, {"Content_Type": "text/plain"}),
        (415, {"Content_Type": "application/x-www-form-urlencoded"}),
        (421, {"Host": "evil.example", "Origin": "http://evil.example"}),
        (421, {"Host": "127.0.0.1.evil.example", "Origin": "http://127.0.0.1.evil.example"}),
    ],
)
def test_other_sites_do_not_come_in(status: int, changed: dict[str, str]) -> None:
    """A right code does not help a script of another site, a form, or a name that points here.

    Fails when the origin or the host name of a request is not looked at.
    """

    async def run(there: PageDoor) -> None:
        body = entering(there.guests.invitations.invite(LISE))
        answer = await answer_to(there, request(there, body, **changed))
        assert status_of(answer) == status
        assert b"Access-Control" not in answer
        assert there.guests.inside == []
        assert (await there.guest())[0].token

    at_page_door(run)


def test_a_question_before_the_request_of_another_site_is_refused() -> None:
    """A browser asks first whether a foreign script may send the header; it may not."""

    async def run(there: PageDoor) -> None:
        asked = request(there, b"", Origin="http://evil.example").replace(b"POST", b"OPTIONS")
        answer = await answer_to(there, asked)
        assert status_of(answer) == 403
        assert b"Access-Control" not in answer
        own = await answer_to(there, request(there, b"").replace(b"POST", b"OPTIONS"))
        assert status_of(own) == 405

    at_page_door(run)


def test_long_bodies_are_not_read() -> None:
    """More than 512 bytes are refused, with a length or without one, packed or not."""

    async def run(there: PageDoor) -> None:
        long = b'{"code":"' + b"1" * 600 + b'"}'
        assert status_of(await answer_to(there, request(there, long))) == 413
        huge = request(there, b"{", Content_Length=str(10**12))
        async with asyncio.timeout(PATIENCE / 4):  # the rest is not waited for
            assert status_of(await answer_to(there, huge)) == 413
        piece = b"%x\r\n%s\r\n" % (len(long), long)
        chunked = request(there, b"", Content_Length="", Transfer_Encoding="chunked")
        assert status_of(await answer_to(there, chunked + piece + b"0\r\n\r\n")) == 413
        bomb = gzip.compress(b" " * 1_000_000)[:400]
        packed = request(there, bomb, Content_Encoding="gzip")
        assert status_of(await answer_to(there, packed)) == 400

    at_page_door(run)


@pytest.mark.parametrize(
    "sent",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\x00" * 200,
        b"SSH-2.0-OpenSSH_9.2\r\n",
        b"\xff" * 3000 + b"\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 500 + b"\r\n",
        b"GET /" + b"a" * 20_000 + b" HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nX: " + b"a" * 20_000 + b"\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -5\r\n\r\n",
        b"GET / HTTP/1.1\r\n\r\n",
    ],
)
def test_rubbish_gets_a_number_and_nothing_back(sent: bytes) -> None:
    """What is no request is refused, without an echo, a path or a version; others are served."""

    async def run(there: PageDoor) -> None:
        answer = await answer_to(there, sent)
        assert status_of(answer) in (400, 421, 431, 505)
        assert answer.partition(b"\r\n\r\n")[2] == b""
        assert b"aiohttp" not in answer
        assert b"Python" not in answer
        assert (await there.guest())[0].token

    at_page_door(run, SHORT)


@pytest.mark.parametrize(
    "body", [b"", b"rubbish", b"[]", b"{}", b'{"code":1}', b'{"code":"1"}', b"\xff", b"[" * 500]
)
def test_a_body_that_is_no_message_is_refused(body: bytes) -> None:
    """Each way to ask refuses rubbish with a number."""

    async def run(there: PageDoor) -> None:
        for path in ("/enter", "/events", "/wish", "/beat"):
            answer = await answer_to(there, request(there, body, path, Connection="close"))
            assert status_of(answer) == 400, path
        answer = await answer_to(there, request(there, b"{}", "/nothing"))
        assert status_of(answer) == 404
        assert there.guests.inside == []

    at_page_door(run)


@pytest.mark.parametrize(
    "path", ["/page.html", "/web.py", "/../web.py", "//etc/passwd", "/%2e%2e/page.py", "/page.js/"]
)
def test_there_are_no_other_files(path: str) -> None:
    """The door serves the page with its script and style, and no file by its name."""

    async def run(there: PageDoor) -> None:
        sent = f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
        assert status_of(await answer_to(there, sent)) in (400, 404)

    at_page_door(run)


def test_rubbish_wishes_are_refused() -> None:
    """An intent of a stranger is one of the program's, or nothing; the token must be known."""

    async def run(there: PageDoor) -> None:
        page, stream = await there.guest()
        wishes: list[dict[str, object]] = [
            {},
            {"intent": None},
            {"intent": {}},
            {"intent": {"word": 5}},
            {"intent": {"word": "number", "number": 10**30}},
            {"intent": {"word": "number", "seat": 0}},
            {"intent": {"word": "number", "number": 33}, "line": 33},
            {"number": -1, "line": "33"},
            {"number": True, "line": "33"},
        ]
        for wish in wishes:
            assert await page.wish(**wish) == 400, wish
        data = {"token": page.token + "x", "number": 99, "line": "33"}
        assert (await page.post("/wish", data))[0] == 410
        assert (await page.post("/beat", {"token": page.token, "heard": "1"}))[0] == 400
        data = {"token": page.token}
        assert (await page.post("/events", data, **{"Last-Event-ID": "x"}))[0] == 400
        assert there.guests.received == []
        there.tell(block("Well."))
        assert (await stream.block())["said"] == ["Well."]

    at_page_door(run)


def test_half_a_request_is_ended() -> None:
    """A connection that asks nothing, or half of something, does not keep its place.

    Fails when headers or bodies that come slowly have no limit.
    """

    async def run(there: PageDoor) -> None:
        whole = request(there, entering("123456"))
        for half in (b"", whole[:20], whole[:-5]):
            async with wire(there) as (reader, writer):
                writer.write(half)
                await ended(reader)
        assert there.guests.inside == []
        assert (await there.guest())[0].token

    at_page_door(run, SHORT)


def test_a_request_letter_by_letter_is_ended() -> None:
    """Whoever sends a letter now and then is no page."""

    async def run(there: PageDoor) -> None:
        async with wire(there) as (reader, writer):
            reading = asyncio.ensure_future(ended(reader))
            for letter in request(there, entering("123456"))[:-1] * 20:
                if reading.done():
                    break
                writer.write(bytes([letter]))
                await asyncio.sleep(0.01)
            assert reading.done()

    at_page_door(run, SHORT)


async def held_by(
    there: PageDoor, count: int, number: int = 1
) -> list[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """Return idle connections. number: the last of the address of this computer."""
    own = (f"127.0.0.{number}", 0)
    return [
        await asyncio.open_connection("127.0.0.1", there.port, local_addr=own) for _ in range(count)
    ]


def test_an_address_has_few_connections_besides_streams() -> None:
    """One more than the limit of an address ends its oldest; streams, and other addresses, go on.

    Fails when the stream of a guest goes for strangers of the same household.
    """

    async def run(there: PageDoor) -> None:
        _, stream = await there.guest()
        held = [*await held_by(there, 1, 2), *await held_by(there, 12)]
        try:
            cut = [asyncio.ensure_future(ended(reader)) for reader, _ in held]
            await until(lambda: sum(each.done() for each in cut) == 4)
            assert [each.done() for each in cut] == [False, *[True] * 4, *[False] * 8]
            there.tell(block("One."))
            assert (await stream.block())["said"] == ["One."]
            for each in cut:
                each.cancel()
        finally:
            for _, writer in held:
                writer.transport.abort()

    at_page_door(run)


def test_strangers_keep_no_guest_out() -> None:
    """Where strangers hold every connection, a guest comes in, and plays on, all the same.

    Fails when a door that is full refuses whoever is new.
    """

    async def run(there: PageDoor) -> None:
        held = [pair for number in range(2, 6) for pair in await held_by(there, 8, number)]
        try:
            page, stream = await there.guest()
            assert await page.wish(line="33") == 204
            assert (await stream.block())["said"] == ["Well."]
            held += [pair for number in range(6, 10) for pair in await held_by(there, 8, number)]
            assert await page.wish(line="34") == 204
            assert (await stream.block())["said"] == ["Well."]
        finally:
            for _, writer in held:
                writer.transport.abort()

    at_page_door(run, replace(QUICK, connections=8))


def test_a_flood_of_requests_ends_the_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    """More requests at once than a page sends are refused."""
    monkeypatch.setattr(hypertext, "BURST", 10)
    monkeypatch.setattr(hypertext, "RATE", 0.001)

    async def run(there: PageDoor) -> None:
        once = f"GET /page.css HTTP/1.1\r\nHost: 127.0.0.1:{there.port}\r\n\r\n".encode()
        answer = await answer_to(there, once * 30)
        assert answer.count(b" 200 OK") == 10
        assert answer.count(b" 429 ") == 1

    at_page_door(run)


def test_a_page_that_asks_too_much_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """The script gets a sentence in its language, and no sign that the code was wrong."""
    monkeypatch.setattr(hypertext, "BURST", 0)
    monkeypatch.setattr(hypertext, "RATE", 0.001)

    async def run(there: PageDoor) -> None:
        sent = request(there, entering("123456"), Accept_Language="fr")
        answer = await answer_to(there, sent)
        assert status_of(answer) == 429
        told = json.loads(answer.partition(b"\r\n\r\n")[2])
        assert told == {"refused": Localizer("fr").text("page-flood"), "wrong": False}

    at_page_door(run)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_address_is_told_the_right_one(language: str) -> None:
    """A person who opens another name, or another path, gets a sentence and a link that works.

    Fails when a browser that asks for a name of the router gets an empty page.
    """

    async def run(there: PageDoor) -> None:
        right = f"http://127.0.0.1:{there.port}/"
        for path, host, status in (("/", "anna.evil.example", 421), ("/game", "localhost", 404)):
            there_to = right if status == 421 else f"http://{host}/"
            headers = f"Host: {host}\r\nAccept-Language: {language}\r\n"
            sent = f"GET {path} HTTP/1.1\r\n{headers}\r\n".encode()
            answer = await answer_to(there, sent)
            assert status_of(answer) == status
            body = answer.partition(b"\r\n\r\n")[2].decode()
            assert f'<html lang="{language}">' in body
            link = f'<a href="{there_to}">{there_to}</a>'
            sentence = Localizer(language).text("page-elsewhere", address="|").split("|")[0]
            assert escape(sentence) in body
            assert link in body
            assert "evil" not in body

    at_page_door(run)


@pytest.mark.parametrize("path", ["http://evil.example/", "http://localhost/", "ftp://x/page.js"])
def test_a_request_for_a_whole_address_is_refused(path: str) -> None:
    """A name before the path is another one than that of the header, so nothing is served."""

    async def run(there: PageDoor) -> None:
        sent = f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
        assert status_of(await answer_to(there, sent)) == 400

    at_page_door(run)


def test_a_flood_of_wishes_ends_the_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """A guest who sends more than a person can is told so, and leaves the seat."""
    monkeypatch.setattr(web_seat, "BURST", 5)
    monkeypatch.setattr(web_seat, "RATE", 0.001)

    async def run(there: PageDoor) -> None:
        page, stream = await there.guest()
        assert [await page.wish(line="33") for _ in range(6)] == [204] * 5 + [429]
        assert len(there.guests.received) == 5
        assert there.guests.left == [LISE]
        for _ in range(5):
            await stream.block()
        assert (await stream.block())["said"] == [Localizer("de").text("LineFlooded")]
        assert (await stream.event())["event"] == "goodbye"

    at_page_door(run)


def test_wrong_codes_shut_the_door() -> None:
    """After so many wrong codes of an address a right one does not open to it either."""

    async def run(there: PageDoor) -> None:
        page = there.page()
        code = there.guests.invitations.invite(LISE)
        wrong = "000000" if code != "000000" else "000001"
        answers = [await page.enter(wrong) for _ in range(MOST_OF_ONE)]
        assert {status for status, _ in answers} == {403}
        shut = {"refused": Localizer("de").text("DoorShut"), "wrong": False}
        assert await page.enter(code) == (403, shut)
        assert there.guests.inside == []

    at_page_door(run)


def test_a_page_that_reads_nothing_is_let_go() -> None:
    """Blocks do not pile up for a page that takes none: its seat waits, and others hear at once.

    Fails when a deaf page is kept, or keeps others waiting.
    """

    async def run(there: PageDoor) -> None:
        deaf = there.page()
        assert (await deaf.enter(there.guests.invitations.invite(Seat(0))))[0] == 200
        with socket.socket() as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.setblocking(False)
            loop = asyncio.get_running_loop()
            await loop.sock_connect(line, ("127.0.0.1", there.port))
            body = json.dumps({"token": deaf.token}).encode()
            await loop.sock_sendall(line, request(there, body, "/events"))
            _, stream = await there.guest()
            heard = 0
            while there.guests.left != [Seat(0)]:
                there.tell(block("x" * 5000))
                assert (await asyncio.wait_for(stream.block(), PATIENCE))["said"]
                heard += 1
                assert heard < 5000, "the deaf page is kept"
        assert [guest.seat for guest in there.guests.inside] == [LISE]

    at_page_door(run, replace(QUICK, blocks=20, patience=0.1))


def test_no_other_protocol_is_spoken() -> None:
    """An upgrade to a WebSocket is a page like any other."""

    async def run(there: PageDoor) -> None:
        sent = (
            f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{there.port}\r\nConnection: Upgrade, close\r\n"
            "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: YQ==\r\n\r\n"
        )
        assert status_of(await answer_to(there, sent.encode())) in (200, 400)

    at_page_door(run, SHORT)


def test_a_page_that_was_in_comes_back_while_the_doors_are_shut() -> None:
    """The token of a page is no guess, so wrong codes of others keep nobody out who was in.

    Fails when a guesser locks out a guest whose line broke.
    """

    async def run(there: PageDoor) -> None:
        page, stream = await there.guest()
        (seat,) = there.door._seats.values()
        stream.response.close()
        await until(lambda: seat not in there.door._streams)
        there.door._let_go(seat)
        for number in range(2 * MOST_OF_ONE):
            with suppress(Refusal):
                there.guests.invitations.accept("none", f"192.0.2.{number // MOST_OF_ONE}")
        assert there.guests.invitations.shut
        again = await page.listen(stream.heard)
        assert (await again.block())["said"] == ["You are back."]

    at_page_door(run)

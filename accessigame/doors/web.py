"""The door for pages: any browser is a seat, with the guest's own reader and braille display.

Theory of operation. aiohttp serves in the loop of the table. A page asks in four ways, by POST:

1. `/enter` takes a code, which `Guests` looks up, and gives a token. A wrong one is answered late.
2. `/events` is the stream of the page: each block is an event with a number. The page comes back
   with the last number that it heard, and gets what it missed as one block.
3. `/wish` takes what a guest wants: a line as it was typed, or the intent of a button. Wishes are
   numbered by the page, so one that is sent again counts once. Each names the block that was heard
   last, so an answer to a question that has gone is refused (`web_seat.py`).
4. `/beat` answers each sign of life of the stream, which comes by the clock. A page that gives none
   is let go: the seat waits, and the page's token opens it again, unless another device has it by
   then. What was sent to the page before is kept for it, and only what came later is told anew.

A person who opens a wrong address gets a page with the right one: that of the connection itself,
which is known to whoever has reached it. So a site that lets its name point here learns nothing.

What must never happen: a script of another site, or a name that points here, reaches a seat
(`web_requests.py`); a page that does not read, or sends without end, slows the others down; a code
stands in an address that is sent.
"""

from __future__ import annotations

import asyncio
import json
import ssl
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from html import escape
from string import Template
from typing import Any, Final

from accessigame.core.model import (
    Event,
    Intent,
    NotAllowed,
    NotUnderstood,
    Refusal,
    event_class,
)
from accessigame.doors.hypertext import (
    BoundedServer,
    Connection,
    answer,
    body_of,
    connection_of,
    stream,
    web,
)
from accessigame.doors.limits import Limits
from accessigame.doors.own_address import listening_socket, own_name, own_names
from accessigame.doors.page import page, part, sections_of
from accessigame.doors.terminal_handler import LineFlooded
from accessigame.doors.web_requests import (
    RequestError,
    check,
    json_of,
    language_wanted,
    number_in,
    text_in,
)
from accessigame.doors.web_seat import (
    BEAT,
    GOODBYE,
    WebSeat,
    buttons,
    merged,
    written,
)
from accessigame.host.guests import Guests, SeatMoved
from accessigame.input.keymap import Word
from accessigame.input.line_parser import Vocabulary, parse_line, vocabulary
from accessigame.output.blocks import Block
from accessigame.output.wire import from_guest
from accessigame.words.words import LANGUAGES, Localizer

LINGER: Final = 5.0
"""Seconds in which a page may come back before the table takes it for gone."""
ANSWERS: Final = (Word.NUMBER, Word.UNDO)
"""The words that answer a question in every game; those for moves are the game's."""
FILES: Final = {"/page.js": "text/javascript", "/page.css": "text/css"}


@event_class
class AnswerLate(Event):
    """An answer was given to a question that does not stand any more."""


@event_class
class LanguageOnPage(Event):
    """The language of a page is chosen by links on the page itself."""


@dataclass(frozen=True, slots=True)
class Vocabularies:
    """What can be asked at a table.

    acts: the words for moves of the game. numbered: those that several numbers may follow.
    asked: the words that have a button at all times, each with the message of its label.
    game: its name, whose rules have buttons; empty for none.
    """

    acts: Sequence[str] = ()
    numbered: Sequence[str] = ()
    asked: Sequence[tuple[str, str]] = ()
    game: str = ""


class WebDoor:
    """The door of a table for pages. language: the table's. encrypted: pages come by https then."""

    def __init__(
        self,
        guests: Guests,
        language: str,
        vocabularies: Vocabularies | None = None,
        limits: Limits | None = None,
        encrypted: ssl.SSLContext | None = None,
    ) -> None:
        self.limits = limits or Limits()
        self._guests = guests
        self._language = language
        self._known = vocabularies or Vocabularies()
        self._encrypted = encrypted
        self._names = own_names()
        self._seats: dict[str, WebSeat] = {}
        self._streams: dict[WebSeat, Connection] = {}
        self._vocabularies: dict[str, Vocabulary] = {}
        self._posts = {"/wish": self._wish, "/beat": self._beat}
        self._server: BoundedServer | None = None
        self._listening: asyncio.Server | None = None

    async def open(self, port: int, *, lan: bool = False) -> int:
        """Let guests come in; return the port, which the system chooses for port 0.

        lan: from other computers too. Raises Unavailable where the port cannot be opened.
        """
        listening = listening_socket(port, lan=lan)
        self._server = BoundedServer(self._respond, self.limits)
        loop = asyncio.get_running_loop()
        timeout = None if self._encrypted is None else self.limits.login
        self._listening = await loop.create_server(
            self._server, sock=listening, ssl=self._encrypted, ssl_handshake_timeout=timeout
        )
        return int(listening.getsockname()[1])

    async def close(self) -> None:
        """Let nobody in any more, and end every connection, within a bounded time."""
        if self._server is None or self._listening is None:
            return
        self._listening.close()
        for seat in self._seats.values():
            seat.close()
        end = asyncio.get_running_loop().time() + self.limits.farewell
        while self._streams and asyncio.get_running_loop().time() < end:
            await asyncio.sleep(0.01)
        for connection in self._server.connections:
            if isinstance(connection, Connection):
                connection.abort()
        await self._server.shutdown(self.limits.farewell)

    # requests ---------------------------------------------------------------------------------

    async def _respond(self, request: web.BaseRequest) -> web.StreamResponse:
        """Answer a request; one of a stranger's script gets a number and no reason."""
        try:
            if not connection_of(request).spend():
                raise RequestError(429)
            encrypted = self._encrypted is not None
            check(request.method, request.headers, self._names, encrypted=encrypted)
            if not request.raw_path.startswith("/"):
                raise RequestError(400)  # a whole address, with a name of its own
            if request.method == "GET":
                return self._file(request)
            if request.method != "POST":
                raise RequestError(405)
            return await self._posted(request)
        except RequestError as error:
            response = refused_by_number(request, error.status, self._words_for(request))
        response.force_close()
        return response

    def _file(self, request: web.BaseRequest) -> web.Response:
        """Return a file of the page."""
        if request.path == "/":
            every = [self._words(language) for language in LANGUAGES]
            return answer(200, page(self._words_for(request), every), "text/html")
        if request.path not in FILES:
            raise RequestError(404)
        return answer(200, part(request.path[1:]).encode(), FILES[request.path])

    async def _posted(self, request: web.BaseRequest) -> web.StreamResponse:
        data = json_of(await body_of(request, self.limits))
        if request.path == "/events":
            return await self._events(request, data)
        if request.path == "/enter":
            return await self._enter(data, connection_of(request).address)
        if request.path not in self._posts:
            raise RequestError(404)
        return await self._posts[request.path](data)

    def _words(self, language: str) -> Localizer:
        """Return the words of a language, or of the table's where it is not spoken here."""
        with suppress(Refusal):
            return self._guests.words(language)
        return self._guests.words(self._language)

    def _words_for(self, request: web.BaseRequest) -> Localizer:
        """Return the words that a request asks for: by its address, or as its browser is set."""
        header = f"{request.query.get('lang', '')},{request.headers.get('Accept-Language', '')}"
        return self._words(language_wanted(header, LANGUAGES, self._language))

    def _seat(self, data: dict[str, Any]) -> WebSeat:
        """Return the seat of a token; raises RequestError for one that is not known any more."""
        seat = self._seats.get(text_in(data, "token"))
        if seat is None:
            raise RequestError(410)
        return seat

    # in and out -------------------------------------------------------------------------------

    async def _enter(self, data: dict[str, Any], address: str) -> web.Response:
        """Let a guest in by a code. address: of the guest's computer."""
        code = "".join(text_in(data, "code").split())
        words = self._words(text_in(data, "language"))
        seat = WebSeat(words, self.limits, self._let_go)
        self._make_room()
        try:
            seat.guest = self._guests.enter(code, seat, address)
        except Refusal as refusal:
            await asyncio.sleep(self.limits.wrong)
            return refused(refusal, words)
        self._seats[seat.token] = seat
        seat.expect_page(LINGER)
        questions, rules = buttons(words, self._asked_by(seat)), self._rules_for(seat)
        body = {"token": seat.token, "lang": words.language, "asked": questions, "rules": rules}
        return in_json(200, body)

    def _asked_by(self, seat: WebSeat) -> list[tuple[str, str]]:
        """Return the words with a button for a seat; a listener can only leave."""
        every = self._known.asked
        return [row for row in every if seat.audience.alone is not None or row[0] == Word.QUIT]

    def _rules_for(self, seat: WebSeat) -> list[dict[str, object]]:
        """Return the buttons of the rules for a seat; none for a listener."""
        if not self._known.game or seat.audience.alone is None:
            return []
        return [
            {"say": title, "intent": written(Intent(Word.RULES, number))}
            for number, title in sections_of(self._known.game, seat.words)
        ]

    def _make_room(self) -> None:
        """Forget pages that have gone; raises RequestError where too many have not."""
        most = self.limits.connections
        gone = [seat for seat in self._seats.values() if seat.guest is None]
        while len(self._seats) >= most and gone:
            del self._seats[gone.pop(0).token]
        if len(self._seats) >= most:
            raise RequestError(503)

    def _let_go(self, seat: WebSeat) -> None:
        """Handle the end of a page, or one that reads nothing; its seat waits."""
        guest = seat.guest
        seat.lapse()
        if guest is not None:
            self._guests.leave(guest)
        if (connection := self._streams.pop(seat, None)) is not None:
            connection.abort()

    def _come_back(self, seat: WebSeat) -> None:
        """Give a page its seat again, which it had lost; its token is enough for that.

        A device that took the seat meanwhile is newer, and keeps it.
        """
        if seat.away is None or seat.is_closed:
            return
        try:
            if seat.audience.alone in self._guests.present:
                raise NotAllowed(SeatMoved())
            self._guests.come_back(seat.away)
        except Refusal as refusal:
            seat.deliver(Block((seat.words.refusal(refusal),)))
            seat.close()
        else:
            seat.guest, seat.away = seat.away, None

    # the stream -------------------------------------------------------------------------------

    async def _events(self, request: web.BaseRequest, data: dict[str, Any]) -> web.StreamResponse:
        """Write blocks to a page for as long as it listens."""
        seat, connection = self._seat(data), connection_of(request)
        last = request.headers.get("Last-Event-ID", "0")
        if not (last.isascii() and last.isdigit()):
            raise RequestError(400)
        if (older := self._streams.pop(seat, None)) is not None:
            older.abort()
        self._come_back(seat)
        self._streams[seat] = connection
        connection.hold()
        seat.expect_page()
        try:
            response = await stream(request)
            await self._write(seat, response, int(last[:9]))
            return response
        finally:
            if self._streams.get(seat) is connection:
                del self._streams[seat]
                if not seat.is_closed:
                    seat.expect_page(LINGER)

    async def _write(self, seat: WebSeat, response: web.StreamResponse, heard: int) -> None:
        """Write what was missed as one block, then each block as it comes, until the goodbye."""
        if missed := seat.unheard(heard):
            number, block = merged(missed)
            await response.write(seat.event_of(number, block))
            heard = number
        seat.written = heard
        clock = asyncio.get_running_loop().time
        beat = clock() + self.limits.keepalive
        while not seat.is_closed or seat.unwritten():
            seat.news.clear()
            for number, block in seat.unwritten():
                await response.write(seat.event_of(number, block))
                seat.written = number
            if clock() >= beat:  # by the clock, since a page with steady news says nothing itself
                await response.write(BEAT)
                beat = clock() + self.limits.keepalive
            with suppress(TimeoutError):
                if not seat.is_closed:
                    await asyncio.wait_for(seat.news.wait(), beat - clock())
        await response.write(GOODBYE)
        await response.write_eof()
        self._seats.pop(seat.token, None)

    async def _beat(self, data: dict[str, Any]) -> web.Response:
        """Handle a sign of life of a page, with the last number that it heard."""
        seat = self._seat(data)
        seat.unheard(number_in(data, "heard"))
        if seat.guest is not None:
            seat.expect_page()
        return answer(204)

    # wishes -----------------------------------------------------------------------------------

    async def _wish(self, data: dict[str, Any]) -> web.Response:
        """Handle a wish, once; one that cannot be understood is refused at the page as well."""
        seat, number = self._seat(data), number_in(data, "number")
        if seat.guest is None:
            raise RequestError(409)
        if not seat.allowance.spend(1):
            seat.deliver(Block((seat.words.say(LineFlooded()),)))
            self._let_go_for_good(seat)
            raise RequestError(429)
        if number > seat.wishes:
            seat.wishes = number
            seat.expect_page()
            self._guests.receive(seat.guest, self._in_time(seat, data))
        return answer(204)

    def _let_go_for_good(self, seat: WebSeat) -> None:
        """Let a page go with a goodbye; its guest can come in again by the code."""
        guest = seat.guest
        seat.close()
        if guest is not None:
            self._guests.leave(guest)

    def _in_time(self, seat: WebSeat, data: dict[str, Any]) -> Intent | Refusal:
        """Return what a wish means, or the refusal of an answer that comes too late."""
        meaning, heard = self._given(seat, data), number_in(data, "answers")
        is_answer = isinstance(meaning, Intent) and meaning.word in (*ANSWERS, *self._known.acts)
        if is_answer and not seat.takes_answer(heard):
            return NotAllowed(AnswerLate())
        if isinstance(meaning, Intent) and meaning.word == Word.LANGUAGE:
            return NotAllowed(LanguageOnPage())
        return meaning

    def _given(self, seat: WebSeat, data: dict[str, Any]) -> Intent | Refusal:
        """Return the intent of a wish, or the refusal of a line; RequestError for rubbish."""
        try:
            if "line" in data:
                return parse_line(text_in(data, "line"), self._vocabulary(seat.words))
            line = json.dumps({"intent": data.get("intent")}).encode() + b"\n"
            message = from_guest(line)
        except NotUnderstood as refusal:
            if "line" in data:
                return refusal
            raise RequestError(400) from refusal
        if not isinstance(message, Intent):
            raise RequestError(400)
        return message

    def _vocabulary(self, words: Localizer) -> Vocabulary:
        """Return the words that can be typed as lines in a language."""
        if words.language not in self._vocabularies:
            made = vocabulary(words.synonyms, self._known.acts, self._known.numbered)
            self._vocabularies[words.language] = made
        return self._vocabularies[words.language]


ELSEWHERE: Final = (404, 421)
"""The numbers of a wrong address; a person is told the right one."""
REASONS: Final[Mapping[int, str]] = {429: "page-flood", 503: "page-full"}
"""The messages of refusals that the script tells, by their numbers."""


def in_json(status: int, data: Mapping[str, object]) -> web.Response:
    """Return an answer to the script."""
    return answer(status, json.dumps(data, ensure_ascii=False).encode(), "application/json")


def refused(refusal: Refusal, words: Localizer) -> web.Response:
    """Return the reason of a refusal, for the page to tell; a wrong code goes from its field."""
    is_wrong = isinstance(refusal, NotUnderstood)
    return in_json(403, {"refused": words.refusal(refusal).speech, "wrong": is_wrong})


def refused_by_number(request: web.BaseRequest, status: int, words: Localizer) -> web.Response:
    """Return the refusal of a request, with a sentence where a person or the page can read it."""
    if request.method == "GET" and status in ELSEWHERE and "Host" in request.headers:
        return answer(status, _wrong_way(request, status, words), "text/html")
    if request.method == "POST" and status in REASONS:
        return in_json(status, {"refused": words.text(REASONS[status]), "wrong": False})
    return answer(status)


def _wrong_way(request: web.BaseRequest, status: int, words: Localizer) -> bytes:
    """Return a page with the right address, in words and as a link."""
    is_other_name = status == 421  # noqa: PLR2004 - the number says it
    address = _own_address(request) if is_other_name else f"{request.scheme}://{request.host}/"
    link = f'<a href="{escape(address)}">{escape(address)}</a>'
    sentence = escape(words.text("page-elsewhere", address="\0")).replace("\0", link)
    return Template(part("wrong_way.html")).substitute(lang=words.language, text=sentence).encode()


def _own_address(request: web.BaseRequest) -> str:
    """Return the address by number at which a request has come; a zone of IPv6 fits no browser."""
    host, port = connection_of(request).address_here
    if ":" in host:
        host = own_name() if host.startswith("fe80") else f"[{host}]"
    return f"{request.scheme}://{host}:{port}/"

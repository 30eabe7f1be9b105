"""aiohttp, which only this file imports: its server, with the bounds that strangers need.

Raises Unavailable on import where it is missing, so this is imported as the door is opened.
A `Connection` is one TCP connection of a browser. There are twice `Limits.connections` of them at
most, and each has a bound on its requests and on the time in which a request has to be whole. Where
there is no room, one that is no stream goes (`Crowd`): a browser just opens another.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, TypeAlias, cast

from accessigame.core.model import AtTable, Unavailable, event_class
from accessigame.doors.extras import missing
from accessigame.doors.limits import Crowd, Limits
from accessigame.doors.own_address import plain
from accessigame.doors.web_requests import RequestError
from accessigame.input.allowance import Allowance

try:
    from aiohttp import web
except ModuleNotFoundError as error:
    raise missing("aiohttp") from error

SILENT: Final = logging.getLogger("accessigame.doors.hypertext")
SILENT.disabled = True  # what strangers send is no message for the host's screen
LONGEST_REQUEST: Final = 512
"""Bytes of the body of a request."""
LONGEST_LINE: Final = 2048
"""Bytes of the first line of a request, and of each of its headers."""
MOST_HEADERS: Final = 40
SEND_BUFFER: Final = 64 * 1024
"""Bytes that the system keeps for a page that reads nothing; it would take megabytes."""
BURST, RATE = 80, 40
"""Requests that may come at once on one connection, and a second over a longer time."""

HEADERS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "Server": "accessigame",
        "Cache-Control": "no-store",
        "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
        "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Referrer-Policy": "no-referrer",
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
    }
)
"""The headers of every response: own script and style only, no frames, nothing kept."""

Respond: TypeAlias = Callable[[web.BaseRequest], Awaitable[web.StreamResponse]]


class Connection(web.RequestHandler):
    """One connection of a browser. address: of the browser's computer."""

    def __init__(self, server: BoundedServer, **options: Any) -> None:
        super().__init__(server, **options)
        self._server = server
        self._allowance = Allowance(BURST, RATE)
        self._here = ("", 0)
        self.address = ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Handle a new connection, for which an older one may have to go."""
        super().connection_made(transport)
        line = socket_of(transport)
        line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        self._here = plain(line.getsockname()), int(line.getsockname()[1])
        self.address = plain(transport.get_extra_info("peername"))
        self._server.crowd.arrive(self, self.address)

    def connection_lost(self, exc: BaseException | None) -> None:
        """Handle the end of the connection."""
        self._server.crowd.leave(self)
        super().connection_lost(exc)

    def hold(self) -> None:
        """Keep the connection while others come: it is the stream of a page."""
        self._server.crowd.seat(self)

    def spend(self) -> bool:
        """Return False where one request more is more than a page sends."""
        return self._allowance.spend(1)

    @property
    def address_here(self) -> tuple[str, int]:
        """The address and the port of this computer that the browser has reached."""
        return self._here

    def abort(self) -> None:
        """End the connection now, with what waits to be sent."""
        transport = self.transport
        if isinstance(transport, asyncio.Transport):
            transport.abort()

    @property
    def waiting(self) -> int:
        """The bytes that wait in this program because the page does not read them."""
        transport = self.transport
        return transport.get_write_buffer_size() if isinstance(transport, asyncio.Transport) else 0

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,  # noqa: ARG002 - aiohttp gives it, and it holds what was sent
    ) -> web.StreamResponse:
        """Return the answer to what is no request: its number, and nothing of what was sent."""
        if request.writer.output_size > 0:
            raise ConnectionError from exc  # half an answer is out already
        response = web.Response(status=status, headers=HEADERS)
        response.force_close()
        return response


class BoundedServer(web.Server):
    """Makes the connections, and hands their requests to `respond`."""

    def __init__(self, respond: Respond, limits: Limits) -> None:
        super().__init__(
            respond,
            request_factory=_request,
            handler_cancellation=True,
            logger=SILENT,
            access_log=None,
            auto_decompress=False,  # a packed flood would be small on its way here
            keepalive_timeout=limits.login,
            lingering_time=0,
            max_line_size=LONGEST_LINE,
            max_field_size=LONGEST_LINE,
            max_headers=MOST_HEADERS,
        )
        self.crowd = Crowd(2 * limits.connections, limits.each)  # a page has one to ask by, too

    def __call__(self) -> Connection:
        """Make a connection."""
        return Connection(self, loop=self._loop, **self._kwargs)


def _request(*parts: Any) -> web.BaseRequest:
    """Return a request whose body is short; the parts are those that aiohttp gives."""
    message, payload, protocol, writer, task = parts
    loop = asyncio.get_running_loop()
    bound = LONGEST_REQUEST
    return web.BaseRequest(message, payload, protocol, writer, task, loop, client_max_size=bound)


def socket_of(transport: asyncio.BaseTransport) -> socket.socket:
    """Return the socket of a connection."""
    sock: socket.socket = transport.get_extra_info("socket")
    return sock


def connection_of(request: web.BaseRequest) -> Connection:
    """Return the connection on which a request came."""
    return cast("Connection", request.protocol)


async def body_of(request: web.BaseRequest, limits: Limits) -> bytes:
    """Return the body of a request; raises RequestError for a long or a slow one."""
    if (request.content_length or 0) > LONGEST_REQUEST:
        raise RequestError(413)
    try:
        return await asyncio.wait_for(request.read(), limits.login)
    except (web.HTTPRequestEntityTooLarge, TimeoutError) as error:
        raise RequestError(413) from error


def answer(status: int, body: bytes = b"", kind: str = "text/plain") -> web.Response:
    """Return a response. kind: its type, of text in UTF-8."""
    return web.Response(
        status=status, body=body, headers=HEADERS, content_type=kind, charset="utf-8"
    )


async def stream(request: web.BaseRequest) -> web.StreamResponse:
    """Begin an event stream, and return it."""
    response = web.StreamResponse(headers=HEADERS)
    response.content_type = "text/event-stream"
    response.charset = "utf-8"
    await response.prepare(request)
    return response


__all__ = ["BoundedServer", "Connection", "answer", "body_of", "stream", "web"]


@event_class
class CertificateUnusable(AtTable):
    """The files of a certificate and its key cannot be used together."""

    file: str


def encryption(certificate: Path, key: Path) -> ssl.SSLContext:
    """Return the encryption of pages; raises Unavailable where the files do not fit."""
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    try:
        context.load_cert_chain(certificate, key, password=lambda: "")
    except (OSError, ValueError) as error:
        raise Unavailable(CertificateUnusable(str(certificate))) from error
    return context

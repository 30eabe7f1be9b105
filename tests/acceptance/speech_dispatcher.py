"""A Speech Dispatcher that makes no sound but tells what it should have said."""

from __future__ import annotations

import html
import re
import socketserver
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import takewhile

from tests.acceptance.terminal import HUSHED, SPOKE

Hear = Callable[[str, str], None]

_MARKUP = re.compile("<[^>]*>")


class SpeechDispatcher(socketserver.ThreadingTCPServer):
    """A Speech Dispatcher without a voice: it tells `hear` what it should have said."""

    daemon_threads = True
    block_on_close = False

    def __init__(self, hear: Hear) -> None:
        super().__init__(("127.0.0.1", 0), _Client)
        self.hear = hear
        self.left = threading.Event()
        self._thread = threading.Thread(target=self.serve_forever, args=(0.02,), daemon=True)

    @property
    def port(self) -> int:
        """The port where it listens."""
        return int(self.server_address[1])

    def begin(self) -> None:
        """Take clients in."""
        self._thread.start()

    def end(self) -> None:
        """Take no clients in any more."""
        self.shutdown()
        self._thread.join()
        self.server_close()


class _Client(socketserver.StreamRequestHandler):
    """One conversation in SSIP, the protocol of Speech Dispatcher: lines, and data up to a dot."""

    def handle(self) -> None:
        with suppress(ConnectionError):
            for line in self._lines():
                self._reply(*line.split(maxsplit=1))
        self._dispatcher().left.set()

    def _reply(self, command: str, rest: str = "") -> None:
        hear = self._dispatcher().hear
        match command.upper():
            case "SPEAK":
                self._send("230 OK RECEIVING DATA")
                hear(SPOKE, _plain(self._data()))
                self._send("225-1", "225 OK MESSAGE QUEUED")
            case "CHAR" | "KEY":
                hear(SPOKE, rest)
                self._send("225-1", "225 OK MESSAGE QUEUED")
            case "CANCEL" | "STOP":
                hear(HUSHED, "")
                self._send("210 OK CANCELED")
            case "HISTORY":
                self._send("245-1", "245 OK CLIENT ID SENT")
            case "QUIT":
                self._send("231 HAPPY HACKING")
            case _:
                self._send("208 OK SET")

    def _dispatcher(self) -> SpeechDispatcher:
        assert isinstance(self.server, SpeechDispatcher)
        return self.server

    def _lines(self) -> Iterator[str]:
        for line in self.rfile:
            yield line.decode("utf-8", "replace").rstrip("\r\n")

    def _data(self) -> str:
        lines = takewhile(lambda line: line != ".", self._lines())
        return "\n".join(line.removeprefix(".") if line[:2] == ".." else line for line in lines)

    def _send(self, *lines: str) -> None:
        self.wfile.write("".join(line + "\r\n" for line in lines).encode())


def _plain(said: str) -> str:
    """Return the text of a message in SSML, and any other as it is."""
    if not said.lstrip().startswith("<speak"):
        return said
    return html.unescape(_MARKUP.sub("", said))

"""The answers of the door for pages: JSON for the script, and a sentence for who came wrong.

A person who opens a wrong address gets a page with the right one: that of the connection itself,
which is known to whoever has reached it. So a site that lets its name point here learns nothing.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from html import escape
from string import Template
from typing import Final

from accessigame.core.model import NotUnderstood, Refusal
from accessigame.doors.hypertext import answer, connection_of, web
from accessigame.doors.own_address import own_name
from accessigame.doors.page import part
from accessigame.words.words import Localizer

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

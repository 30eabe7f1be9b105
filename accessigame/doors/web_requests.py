"""What a request has to be before anything else looks at it; pure, no network and no library.

A browser runs scripts of other sites, and each of them can send requests to this computer. Three
things keep them out, and no cookie could let them in:

1. The host name is an address, `localhost`, one in `.local`, or a name of this very computer. A
   site that lets its own name point here would otherwise be taken for the page (DNS rebinding).
2. The origin is the page's own. Browsers send it with every POST; a request without it comes from
   no page.
3. The body is JSON, and a header is there that only scripts send, so no form can send it.
"""

from __future__ import annotations

import ipaddress
import json
from collections.abc import Collection, Mapping
from typing import Any, Final

HEADER: Final = "X-Accessigame"
"""The header that the page sends with each request."""


class RequestError(Exception):
    """A request that is not the page's. status: the number of HTTP that says so."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


def name_in(host: str) -> str:
    """Return the name in a `Host` header, in lower case, without its port and its brackets."""
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.partition(":")[0].lower()


def is_own_name(host: str, names: Collection[str] = (), *, encrypted: bool) -> bool:
    """Return True for a host name that a guest can have been told.

    names: those of this computer, in lower case. encrypted: then any name will do, since a
    certificate vouches for it.
    """
    name = name_in(host)
    if encrypted:
        return bool(name)
    name = name.removesuffix(".")
    is_ours = name == "localhost" or name.endswith(".local") or _is_address(name)
    return is_ours or name in names


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def check(
    method: str, headers: Mapping[str, str], names: Collection[str] = (), *, encrypted: bool
) -> None:
    """Raise RequestError for a request that does not come from the page, or from a person.

    headers: by their names, whatever their case. names: those of this computer. A GET without an
    origin is a person's.
    """
    host = headers.get("Host", "")
    if not is_own_name(host, names, encrypted=encrypted):
        raise RequestError(421)
    origin, own_origin = headers.get("Origin"), f"{'https' if encrypted else 'http'}://{host}"
    if origin != own_origin and not (method == "GET" and origin is None):
        raise RequestError(403)
    if method == "POST" and HEADER not in headers:
        raise RequestError(403)
    if method == "POST" and headers.get("Content-Type", "").partition(";")[0] != "application/json":
        raise RequestError(415)


def json_of(body: bytes) -> dict[str, Any]:
    """Return the object of a body; raises RequestError for anything else."""
    try:
        data = json.loads(body.decode())
    except (ValueError, RecursionError) as error:
        raise RequestError(400) from error
    if not isinstance(data, dict):
        raise RequestError(400)
    return data


def text_in(data: Mapping[str, Any], key: str) -> str:
    """Return a text of an object; raises RequestError where there is none."""
    value = data.get(key)
    if not isinstance(value, str):
        raise RequestError(400)
    return value


def number_in(data: Mapping[str, Any], key: str) -> int:
    """Return a whole number of an object, 0 or more; raises RequestError where there is none."""
    value = data.get(key)
    if type(value) is not int or value < 0:
        raise RequestError(400)
    return value


def language_wanted(header: str, languages: tuple[str, ...], default: str) -> str:
    """Return the language that a browser asks for by `Accept-Language`, or the usual one.

    Browsers send the wanted ones in their order; weights are not looked at.
    """
    codes = (part.strip()[:2].lower() for part in header.split(","))
    return next((code for code in codes if code in languages), default)

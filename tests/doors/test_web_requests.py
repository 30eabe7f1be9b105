"""What a request has to be, without a network: hosts, origins, headers, bodies, languages."""

from __future__ import annotations

import json
import socket
from collections.abc import Collection
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessigame.doors import own_address
from accessigame.doors.own_address import own_names
from accessigame.doors.web_requests import (
    HEADER,
    RequestError,
    check,
    is_own_name,
    json_of,
    language_wanted,
    number_in,
    text_in,
)

OWN = {"Host": "anna.local:8222", "Origin": "http://anna.local:8222"}
SCRIPT = {HEADER: "1", "Content-Type": "application/json"}


def status(
    method: str,
    headers: dict[str, str],
    names: Collection[str] = (),
    *,
    encrypted: bool = False,
) -> int:
    """Return the number of HTTP that refuses a request; 0 for one that is let through."""
    try:
        check(method, headers, names, encrypted=encrypted)
    except RequestError as error:
        return error.status
    return 0


@pytest.mark.parametrize(
    "host",
    ["localhost", "localhost:8222", "127.0.0.1:8222", "192.168.1.7", "[::1]:8222", "[fe80::1]",
     "anna.local", "ANNA.local:8222"],
)  # fmt: skip
def test_names_that_a_guest_can_have_been_told(host: str) -> None:
    """Addresses, this computer and names in `.local` are the table's."""
    assert is_own_name(host, encrypted=False)


@pytest.mark.parametrize(
    "host",
    ["", ":8222", "evil.example", "evil.example:8222", "127.0.0.1.evil.example", "local",
     "localhost.evil.example", "anna.local.evil.example", "[evil]", "0x7f.1", "anna"],
)  # fmt: skip
def test_a_name_that_points_here_is_none_of_ours(host: str) -> None:
    """A site that lets its name point at this computer is refused.

    Fails when the beginning of a name, or its end without a dot, is enough.
    """
    assert not is_own_name(host, encrypted=False)
    assert status("GET", {"Host": host}) == 421


@pytest.fixture
def _anna(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Let this computer be called `anna`, in the network of a router called `fritz.box`."""
    resolver = tmp_path / "resolv.conf"
    resolver.write_text("# made\nnameserver 192.168.1.1\nsearch fritz.box home.\ndomain x.lan\n")
    monkeypatch.setattr(own_address, "RESOLVER", resolver)
    monkeypatch.setattr(socket, "gethostname", lambda: "Anna")


@pytest.mark.usefixtures("_anna")
@pytest.mark.parametrize(
    "host",
    ["anna:8222", "ANNA", "anna.lan", "anna.home.arpa:1", "anna.internal", "anna.fritz.box:8222",
     "anna.fritz.box.", "anna.home", "anna.x.lan"],
)  # fmt: skip
def test_names_that_a_router_gives_to_this_computer(host: str) -> None:
    """The own name counts alone, in the domains of this system, and where no stranger can be.

    Fails when a guest who types the name that the router shows gets nothing.
    """
    assert is_own_name(host, own_names(), encrypted=False)
    assert status("GET", {"Host": host}, own_names()) == 0


@pytest.mark.usefixtures("_anna")
@pytest.mark.parametrize(
    "host",
    ["anna.evil.com", "anna.com", "anna.box", "fritz.box", "evil.fritz.box", "evil.lan", "lan",
     "anna.lan.evil.com", "anna.fritz.box.evil.com", "xanna.lan",
     "anna.home.arpa.com", "evil.anna.lan", ".lan", "anna..lan", "ann\u0430.lan"],
)  # fmt: skip
def test_a_name_of_a_stranger_is_not_ours(host: str) -> None:
    """A first part like ours is not enough: anybody can have `anna.evil.com` point here.

    Fails when a first part that is ours lets a public name in.
    """
    assert not is_own_name(host, own_names(), encrypted=False)
    assert status("GET", {"Host": host}, own_names()) == 421


def test_a_system_without_domains_has_names_all_the_same(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Windows has no file of domains, and a file may hold anything."""
    monkeypatch.setattr(socket, "gethostname", lambda: "anna")
    monkeypatch.setattr(own_address, "RESOLVER", tmp_path / "missing")
    assert {"anna", "anna.local", "anna.lan"} <= own_names()
    resolver = tmp_path / "resolv.conf"
    resolver.write_bytes(b"search\nsearch .\n\xff\xfe\nsearch " + b"a" * 100_000)
    monkeypatch.setattr(own_address, "RESOLVER", resolver)
    assert all(len(name) < 5000 for name in own_names())
    assert "anna." not in own_names()


def test_a_certificate_vouches_for_any_name() -> None:
    """By https the name can be a real one, since the browser has checked it; but there is one."""
    headers = {"Host": "table.example", "Origin": "https://table.example", **SCRIPT}
    assert status("POST", headers, encrypted=True) == 0
    assert status("GET", {}, encrypted=True) == 421
    plain = {**headers, "Origin": "http://table.example"}
    assert status("POST", plain, encrypted=True) == 403


@pytest.mark.parametrize(
    "origin",
    ["http://evil.example", "null", "", "http://anna.local", "https://anna.local:8222",
     "http://anna.local:8222.evil.example"],
)  # fmt: skip
def test_another_origin_is_refused(origin: str) -> None:
    """The origin is the page's own, to the last sign, for every way to ask."""
    assert status("POST", {**OWN, **SCRIPT, "Origin": origin}) == 403
    assert status("GET", {**OWN, "Origin": origin}) == 403


def test_a_post_without_an_origin_is_refused() -> None:
    """Each browser sends the origin with a POST; a person who opens the page has none."""
    assert status("POST", {"Host": OWN["Host"], **SCRIPT}) == 403
    assert status("GET", {"Host": OWN["Host"]}) == 0
    assert status("POST", {**OWN, **SCRIPT}) == 0


def test_no_form_can_send_a_request() -> None:
    """The header and the type of JSON are those that only a script of the page can give."""
    assert status("POST", {**OWN, "Content-Type": "application/json"}) == 403
    for kind in ("", "text/plain", "application/x-www-form-urlencoded", "application/jsonp"):
        assert status("POST", {**OWN, HEADER: "1", "Content-Type": kind}) == 415
    kind = "application/json; charset=utf-8"
    assert status("POST", {**OWN, HEADER: "1", "Content-Type": kind}) == 0


@given(st.binary(max_size=60))
def test_any_body_is_an_object_or_refused(body: bytes) -> None:
    """Rubbish is refused, and nothing else is ever raised."""
    try:
        found = json_of(body)
    except RequestError:
        return
    assert isinstance(found, dict)


def test_a_body_that_is_too_deep_is_refused() -> None:
    """Brackets without end are rubbish, and no recursion."""
    with pytest.raises(RequestError):
        json_of(b"[" * 100_000)


@given(st.dictionaries(st.sampled_from(["a", "b"]), st.none() | st.booleans() | st.integers()
                       | st.text(max_size=3) | st.lists(st.integers(), max_size=2)))  # fmt: skip
def test_fields_are_of_their_type(data: dict[str, object]) -> None:
    """A text is a text, and a number is whole and not below zero; a truth is no number."""
    found = data.get("a")
    if isinstance(found, str):
        assert text_in(data, "a") == found
    else:
        with pytest.raises(RequestError):
            text_in(data, "a")
    if type(found) is int and found >= 0:
        assert number_in(data, "a") == found
    else:
        with pytest.raises(RequestError):
            number_in(json.loads(json.dumps(data)), "a")


def test_the_language_is_that_of_the_browser() -> None:
    """The first language that is spoken here counts, or else the table's."""
    known = ("fr", "en", "de")
    assert language_wanted("de-AT,de;q=0.9,en;q=0.8", known, "fr") == "de"
    assert language_wanted("eo, EN-gb;q=0.5", known, "fr") == "en"
    assert language_wanted("eo", known, "fr") == "fr"
    assert language_wanted("", known, "fr") == "fr"

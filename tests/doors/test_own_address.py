"""The names and the number of this computer."""

from __future__ import annotations

import ipaddress
import socket
from pathlib import Path

import pytest

from accessigame.doors import own_address


@pytest.mark.parametrize(
    ("called", "name", "others"),
    [
        ("anna", "anna.local", {"anna"}),
        ("anna.fritz.box", "anna.local", {"anna", "anna.fritz.box"}),
        ("Annas-MacBook.local", "Annas-MacBook.local", {"annas-macbook"}),
        ("anna.local.", "anna.local", {"anna"}),
        ("", "localhost.local", {"localhost"}),
    ],
)
def test_the_name_in_the_network_has_one_end(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, called: str, name: str, others: set[str]
) -> None:
    """Whatever the system calls this computer, guests find the first part of that in `.local`.

    Fails when a name with a domain gets `.local` behind it.
    """
    monkeypatch.setattr(socket, "gethostname", lambda: called)
    assert own_address.own_name() == name
    monkeypatch.setattr(own_address, "RESOLVER", tmp_path / "none")
    first = name.lower().removesuffix(".local")
    private = {f"{first}{end}" for end in own_address.PRIVATE}
    assert own_address.own_names() == {*private, *others}


def test_a_computer_without_a_network_has_no_number(monkeypatch: pytest.MonkeyPatch) -> None:
    """The number is an address of this computer, or nothing is told of it."""
    found = own_address.own_number()
    assert not found or ipaddress.ip_address(found)
    monkeypatch.setattr(own_address, "ELSEWHERE", "255.255.255.255")
    assert own_address.own_number() == ""

"""The ways in to a table: the addresses of its doors, and what is told of them at the table."""

from __future__ import annotations

import socket
from collections.abc import Mapping
from typing import Final

from accessigame.commands.host_plan import Plan
from accessigame.core.model import AtTable, Event, event_class

ELSEWHERE: Final = "192.0.2.1"
"""An address that nobody has, on the way to all others."""


@event_class
class DoorsOpen(AtTable):
    """The way in for guests: the computer and the port of the table."""

    host: str
    port: int


@event_class
class DoorsOpenHere(AtTable):
    """The doors are open for this computer alone, since nothing else was asked for."""


@event_class
class PageOpen(AtTable):
    """The address of the page for guests, whole, as a browser takes it."""

    address: str


@event_class
class PageByNumber(AtTable):
    """The address of the page by number: some phones find no name in `.local`."""

    address: str


@event_class
class PagesPlain(AtTable):
    """Pages go over the network without encryption, so others there can read them."""


def page_address(plan: Plan, host: str, port: int) -> str:
    """Return the address of the page at a computer, by its name or its number."""
    return f"{'http' if plan.encrypted is None else 'https'}://{host}:{port}"


def address_for_phones(plan: Plan, port: int) -> str:
    """Return the address by number, since some phones find no name; a certificate needs one."""
    number = own_number() if plan.lan and plan.encrypted is None else ""
    return page_address(plan, number or _own_name(plan), port)


def _own_name(plan: Plan) -> str:
    """Return the name of this computer, as guests call it."""
    return f"{socket.gethostname()}.local" if plan.lan else "localhost"


def ways_in(plan: Plan, ports: Mapping[str, int]) -> tuple[Event, ...]:
    """Return the events that tell where guests come in, and who else can."""
    name = _own_name(plan)
    ways: list[Event] = []
    if "ssh" in ports:
        ways.append(DoorsOpen(name, ports["ssh"]))
    if "web" in ports:
        ways.append(PageOpen(page_address(plan, name, ports["web"])))
        if plan.lan and (number := own_number()):
            ways.append(PageByNumber(page_address(plan, number, ports["web"])))
    if not plan.lan:
        ways.append(DoorsOpenHere())
    elif "web" in ports and plan.encrypted is None:
        ways.append(PagesPlain())
    return tuple(ways)


def own_number() -> str:
    """Return the address of this computer in its network; empty where there is none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((ELSEWHERE, 9))  # which sends nothing, and chooses the way
        except OSError:
            return ""
        return str(probe.getsockname()[0])

"""How a display is named, and how it is reached: through a serial port, or through BRLTTY."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from accessigame.core.model import Event, NotUnderstood
from accessigame.devices.transport.brlapi_port import BrlapiPort, addresses, terminal
from accessigame.devices.transport.port import Port
from accessigame.devices.transport.serial_port import SerialPort
from accessigame.displays import DisplayProtocol, SerialSettings
from accessigame.displays.brlapi import WIRE, BrlApi
from accessigame.displays.registry import DisplayUnknown, Vendor, find, names

BRLAPI: Final = "brlapi"
AUTO: Final = "auto"


@dataclass(frozen=True, slots=True)
class DisplayUnclear(Event):
    """A display is named by its protocol and its port."""

    given: str
    known: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Route:
    """One way to a display: its port, the settings to try there, and who speaks over it."""

    port: str
    wires: tuple[SerialSettings, ...]
    driver: Callable[[], DisplayProtocol]
    open: Callable[[SerialSettings], Port]


def ways(protocol: str, port: str, known_before: Sequence[str]) -> tuple[Route, ...]:
    """Return the ways to a display, in the order in which they are tried.

    `auto` asks BRLTTY, which touches no port, then those that the player named before, and
    no others: a wrong question may disturb what is there.
    `NotUnderstood` for an unknown protocol.
    """
    if protocol != AUTO:
        return (_way(protocol, port),)
    before = []
    for name in known_before:
        with suppress(NotUnderstood):  # the settings may be of another version
            before.append(display_named(name))
    return (_way(BRLAPI, ""), *(_way(*named) for named in before if named[0] != AUTO))


def _way(protocol: str, port: str) -> Route:
    if protocol == BRLAPI:
        here = f"{BRLAPI}:{port}" if port else BRLAPI
        return Route(here, (WIRE,), _brlapi, lambda wire: BrlapiPort(port, wire))
    vendor = _vendor(protocol)
    wires = vendor.wires or (vendor.driver().wire,)
    return Route(port, wires, vendor.driver, lambda wire: SerialPort(port, wire))


def _brlapi() -> BrlApi:
    return BrlApi(terminal(os.environ))


def display_named(given: str) -> tuple[str, str]:
    """Return protocol and port of `NAME:PORT`, `brlapi[:HOST]` or `auto`.

    `NotUnderstood` for anything else.
    """
    name, _, port = (part.strip() for part in given.partition(":"))
    if name.lower() == AUTO and not port:
        return AUTO, ""
    if name.lower() == BRLAPI:
        return BRLAPI, _host(given, port)
    if not port:
        raise NotUnderstood(DisplayUnclear(given, known()))
    return _vendor(name).name, port


def known() -> tuple[str, ...]:
    """Return what a name of a display can begin with."""
    return (AUTO, BRLAPI, *names())


def _vendor(name: str) -> Vendor:
    try:
        return find(name)
    except NotUnderstood as error:
        raise NotUnderstood(DisplayUnknown(name, ", ".join(known()))) from error


def _host(given: str, host: str) -> str:
    try:
        list(addresses(host))
    except ValueError as error:
        raise NotUnderstood(DisplayUnclear(given, known())) from error
    return host

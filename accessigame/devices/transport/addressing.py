"""Names of displays, and the routes to them: through a serial port, or through BRLTTY."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from accessigame.core.model import Event, NotUnderstood, event_class
from accessigame.devices.transport.brlapi_port import BrlapiPort, addresses, terminal
from accessigame.devices.transport.port import Port
from accessigame.devices.transport.serial_port import SerialPort
from accessigame.displays import DisplayProtocol, SerialSettings
from accessigame.displays.brlapi import SETTINGS, BrlApi
from accessigame.displays.registry import DisplayUnknown, Vendor, find, names

BRLAPI: Final = "brlapi"
AUTO: Final = "auto"


@event_class
class DisplayUnclear(Event):
    """A display is named by its protocol and its port."""

    given: str
    known: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Route:
    """One route to a display.

    port: the serial port, or the name of a BRLTTY. settings: those to try there, in this order.
    driver: makes the host's side of the protocol. open: opens the port with settings.
    """

    port: str
    settings: tuple[SerialSettings, ...]
    driver: Callable[[], DisplayProtocol]
    open: Callable[[SerialSettings], Port]


def routes(protocol: str, port: str, known_before: Sequence[str]) -> tuple[Route, ...]:
    """Return the routes to a display, in the order in which they are tried.

    `auto` asks BRLTTY, which touches no port, then the displays in `known_before`, and no others:
    a query may disturb another device.
    Raises `NotUnderstood` for an unknown protocol.
    """
    if protocol != AUTO:
        return (_route(protocol, port),)
    displays = []
    for name in known_before:
        with suppress(NotUnderstood):  # the settings file may be of another version
            displays.append(display_named(name))
    return (_route(BRLAPI, ""), *(_route(*display) for display in displays if display[0] != AUTO))


def _route(protocol: str, port: str) -> Route:
    if protocol == BRLAPI:
        name = f"{BRLAPI}:{port}" if port else BRLAPI
        return Route(name, (SETTINGS,), _brlapi, lambda settings: BrlapiPort(port, settings))
    vendor = _vendor(protocol)
    tried = vendor.settings or (vendor.driver().settings,)
    return Route(port, tried, vendor.driver, lambda settings: SerialPort(port, settings))


def _brlapi() -> BrlApi:
    return BrlApi(terminal(os.environ))


def display_named(address: str) -> tuple[str, str]:
    """Return protocol and port of `NAME:PORT`, `brlapi[:HOST]` or `auto`.

    Raises `NotUnderstood` for anything else.
    """
    name, _, port = (part.strip() for part in address.partition(":"))
    if name.lower() == AUTO and not port:
        return AUTO, ""
    if name.lower() == BRLAPI:
        return BRLAPI, _host(address, port)
    if not port:
        raise NotUnderstood(DisplayUnclear(address, known()))
    return _vendor(name).name, port


def known() -> tuple[str, ...]:
    """Return the first parts that the name of a display can have, without aliases."""
    return (AUTO, BRLAPI, *names())


def _vendor(name: str) -> Vendor:
    try:
        return find(name)
    except NotUnderstood as error:
        raise NotUnderstood(DisplayUnknown(name, ", ".join(known()))) from error


def _host(address: str, host: str) -> str:
    try:
        list(addresses(host))
    except ValueError as error:
        raise NotUnderstood(DisplayUnclear(address, known())) from error
    return host

"""Names of displays, and the routes to them: a serial port, HID, or BRLTTY."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from accessigame.core.model import Event, NotUnderstood, event_class
from accessigame.devices.transport.brlapi_port import BrlapiPort, addresses, terminal
from accessigame.devices.transport.hid_port import HidPort
from accessigame.devices.transport.port import Port
from accessigame.devices.transport.serial_port import SerialPort, is_pseudo_terminal
from accessigame.displays import DisplayProtocol, SerialSettings
from accessigame.displays.brlapi import SETTINGS, BrlApi
from accessigame.displays.registry import DisplayUnknown, Vendor, find, names

BRLAPI: Final = "brlapi"
AUTO: Final = "auto"
HID: Final = "hid"


@event_class
class DisplayUnclear(Event):
    """A display is named by its protocol and its port."""

    given: str
    known: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Route:
    """One route to a display.

    port: the serial port, or the name of a BRLTTY or of a HID display.
    settings: those to try there, in this order.
    driver: makes the host's side of the protocol. open: opens the port with settings.
    """

    port: str
    settings: tuple[SerialSettings, ...]
    driver: Callable[[], DisplayProtocol]
    open: Callable[[SerialSettings], Port]


def routes(protocol: str, port: str, known_before: Sequence[str]) -> tuple[Route, ...]:
    """Return the routes to a display, in the order in which they are tried.

    `auto` asks BRLTTY, which touches no port, then takes the HID display, which the system
    describes, then asks the displays in `known_before`, and no others: a query may disturb another
    device.
    Raises `NotUnderstood` for an unknown protocol.
    """
    if protocol != AUTO:
        return (_route(protocol, port),)
    displays = []
    for name in known_before:
        with suppress(NotUnderstood):  # the settings file may be of another version
            displays.append(display_named(name))
    others = (_route(*display) for display in displays if display[0] not in (AUTO, HID))
    return (_route(BRLAPI, ""), _route(HID, ""), *others)


def _route(protocol: str, port: str) -> Route:
    if protocol == BRLAPI:
        name = f"{BRLAPI}:{port}" if port else BRLAPI
        return Route(name, (SETTINGS,), _brlapi, lambda settings: BrlapiPort(port, settings))
    vendor = _vendor(protocol)
    tried = vendor.settings or (vendor.driver().settings,)
    if vendor.name == HID:
        name = f"{HID}:{port}" if port else HID
        return Route(name, tried, vendor.driver, lambda settings: _hid_port(port, settings))
    return Route(port, tried, vendor.driver, lambda settings: SerialPort(port, settings))


def _hid_port(port: str, settings: SerialSettings) -> Port:
    """Open a HID display; an emulated one is behind a pseudo-terminal."""
    emulated = is_pseudo_terminal(os.path.realpath(port))
    return (SerialPort if emulated else HidPort)(port, settings)


def _brlapi() -> BrlApi:
    return BrlApi(terminal(os.environ))


def display_named(address: str) -> tuple[str, str]:
    """Return protocol and port of `NAME:PORT`, `brlapi[:HOST]`, `hid[:DISPLAY]` or `auto`.

    Raises `NotUnderstood` for anything else.
    """
    name, _, port = (part.strip() for part in address.partition(":"))
    if name.lower() == AUTO and not port:
        return AUTO, ""
    if name.lower() == BRLAPI:
        return BRLAPI, _host(address, port)
    if not port and name.lower() != HID:
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

"""The protocols there are: one file of the folder `makes` each.

A file that offers a `VENDOR` is found; nothing else has to be told about it.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module

from accessigame.core.model import Event, NotUnderstood
from accessigame.displays import Device, DisplayProtocol, SerialSettings, makes


@dataclass(frozen=True, slots=True)
class DisplayUnknown(Event):
    """No protocol has this name; `known` lists those there are, with commas."""

    given: str
    known: str


@dataclass(frozen=True, slots=True)
class Vendor:
    """What a protocol's file offers.

    `name` is what people type; `driver` makes the host's side and `device` the display's
    side, for a number of cells out of `sizes`; `usb` holds the (vendor, product) numbers by
    which a serial port over USB can be recognised.
    `wires` are the settings that displays are built with, the usual one first, if there is
    more than the driver's own: they are tried one after the other until a display answers.
    """

    name: str
    driver: Callable[[], DisplayProtocol]
    device: Callable[[int], Device]
    sizes: tuple[int, ...]
    usb: frozenset[tuple[int, int]] = frozenset()
    wires: tuple[SerialSettings, ...] = ()


@cache
def vendors() -> dict[str, Vendor]:
    """Return every protocol of the folder by its name, in the order of the names."""
    found: dict[str, Vendor] = {}
    for file in pkgutil.iter_modules(makes.__path__):
        module = import_module(f"{makes.__name__}.{file.name}")
        vendor = getattr(module, "VENDOR", None)
        if isinstance(vendor, Vendor):
            found[vendor.name] = vendor
    return dict(sorted(found.items()))


def names() -> tuple[str, ...]:
    """Return the names of the protocols, sorted."""
    return tuple(vendors())


def find(name: str) -> Vendor:
    """Return the protocol of this name; `NotUnderstood` names those there are."""
    vendor = vendors().get(name.strip().lower())
    if vendor is None:
        raise NotUnderstood(DisplayUnknown(name, ", ".join(names())))
    return vendor


def recognise(vendor_id: int | None, product_id: int | None) -> str | None:
    """Return the name of the protocol that a USB device is likely to speak, if one claims it."""
    for vendor in vendors().values():
        if (vendor_id, product_id) in vendor.usb:
            return vendor.name
    return None

"""The registry of protocols: one for each file of the folder `makes`.

A file that offers a `VENDOR` is found by itself; no list has to be changed.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module

from accessigame.core.model import Event, NotUnderstood, event_class
from accessigame.displays import Device, DisplayProtocol, SerialSettings, Shape, makes


@event_class
class DisplayUnknown(Event):
    """No protocol has this name; `known` lists the names of all protocols, with commas."""

    given: str
    known: str


@dataclass(frozen=True, slots=True)
class Vendor:
    """The entry of one protocol: its names, its two sides, its sizes.

    name: the name in lists and settings. aliases: other names that people may type.
    driver: makes the host's side. device: makes the display's side for a number of cells.
    sizes: the numbers of cells that `device` takes. rows: those of sizes that have several.
    dots: the dots of each cell; those beyond them are left out.
    usb: the (vendor, product) numbers by which a serial port over USB is recognised.
    usb_name: a part of the name that it also has to have, where others share the numbers.
    settings: the settings that displays are built with, the usual one first, where the driver's
    own are not the only ones; they are tried one after the other until a display answers.
    hardware: the models of real displays that somebody has reported on; empty until then.
    """

    name: str
    driver: Callable[[], DisplayProtocol]
    device: Callable[[int], Device]
    sizes: tuple[int, ...]
    usb: frozenset[tuple[int, int]] = frozenset()
    usb_name: str = ""
    settings: tuple[SerialSettings, ...] = ()
    aliases: tuple[str, ...] = ()
    hardware: tuple[str, ...] = ()
    rows: Mapping[int, int] = field(default_factory=dict)
    dots: int = 8

    @property
    def shapes(self) -> tuple[Shape, ...]:
        """The sizes as columns and rows."""
        rows_of = ((cells, self.rows.get(cells, 1)) for cells in self.sizes)
        return tuple(Shape(cells // rows, rows) for cells, rows in rows_of)


@cache
def vendors() -> dict[str, Vendor]:
    """Return every protocol of the folder by its name, in the order of the names."""
    by_name: dict[str, Vendor] = {}
    for file in pkgutil.iter_modules(makes.__path__):
        module = import_module(f"{makes.__name__}.{file.name}")
        vendor = getattr(module, "VENDOR", None)
        if isinstance(vendor, Vendor):
            by_name[vendor.name] = vendor
    return dict(sorted(by_name.items()))


@cache
def _by_alias() -> dict[str, Vendor]:
    return {alias: vendor for vendor in vendors().values() for alias in vendor.aliases}


def names() -> tuple[str, ...]:
    """Return the names of the protocols, sorted."""
    return tuple(vendors())


def find(name: str) -> Vendor:
    """Return the protocol of this name or alias.

    Raises `NotUnderstood` with `DisplayUnknown`, which lists the names, for any other name.
    """
    plain_name = name.strip().lower()
    vendor = vendors().get(plain_name) or _by_alias().get(plain_name)
    if vendor is None:
        raise NotUnderstood(DisplayUnknown(name, ", ".join(names())))
    return vendor


def recognise(vendor_id: int | None, product_id: int | None, name: str = "") -> str | None:
    """Return the protocol that claims these USB numbers; None if none does.

    name: that of the product, as it tells it.
    """
    for vendor in vendors().values():
        if (vendor_id, product_id) in vendor.usb and vendor.usb_name in name:
            return vendor.name
    return None

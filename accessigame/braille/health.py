"""The state of braille on this machine, for `accessigame doctor`."""

from __future__ import annotations

from collections.abc import Iterator

from accessigame.braille.discovery import impostor, liblouis
from accessigame.braille.notation import NOTATIONS
from accessigame.braille.translator import Translator
from accessigame.core.model import Event, Refusal, event_class


@event_class
class BrailleReady(Event):
    """Liblouis answers; binding: `module` or `library`. tables: the folder of its tables."""

    binding: str
    version: str
    tables: str


def health() -> tuple[Event, ...]:
    """Return the findings, good and bad, the most important first. Never raises."""
    return tuple(_health())


def _health() -> Iterator[Event]:
    try:
        louis = liblouis()
    except Refusal as refusal:
        yield refusal.event
    else:
        yield BrailleReady(louis.binding.kind, louis.binding.version, str(louis.tables))
        yield from _broken()
    if event := impostor():
        yield event


def _broken() -> Iterator[Event]:
    for notation in NOTATIONS:
        try:
            Translator(notation)
        except Refusal as refusal:
            yield refusal.event

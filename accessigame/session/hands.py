"""The handwork at a table with real cards, for the seats of bots, which have no hands."""

from __future__ import annotations

from collections.abc import Container, Iterable

from accessigame.core.model import Event, Seat


def real_table_instructions(events: Iterable[Event], seats: Container[Seat]) -> tuple[Event, ...]:
    """Return the events, each act of these seats followed by its instruction for real hands."""
    instructed: list[Event] = []
    for event in events:
        instruction = event.real_table_instruction if event.done_by in seats else None
        instructed += [event] if instruction is None else [event, instruction]
    return tuple(instructed)

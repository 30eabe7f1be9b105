"""The events about bots and their estimates."""

from __future__ import annotations

from dataclasses import dataclass

from accessigame.core.model import Event


@dataclass(frozen=True, slots=True)
class UnknownBot(Event):
    """There is no bot of this level."""

    given: str
    known: tuple[str, ...]

"""The header of a journal: the game, its players and its options, as one line of JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from accessigame.session.journal.times import begun_in
from accessigame.storage.typed_json import JsonReader
from accessigame.words.words import plain

DECKS: Final = ("shuffled", "physical")
"""The kinds of deck: dealt by the program, or real cards on the table."""
BOTS: Final = "bots"
"""The field of the setup with the levels of bots, by the seat's index as text."""
TEACH: Final = "teach"
"""The field of the setup that says whether the game explains itself."""
_READER: Final = JsonReader(skips_unknown=True)


@dataclass(frozen=True, slots=True)
class Header:
    """A game before its first move.

    seats: the names of the players. options: the options of the rules.
    setup: the rest, with the keys `deck`, `seed`, `bots` (levels by the seat's index as text),
    `limit` (the seconds of a bot), `advice` (whether it is allowed), `away` (the seats of persons
    far from the real cards), `begun` (the time when the game began), and `teach` (whether it
    explains itself).
    """

    game: str
    edition: str
    seats: tuple[str, ...]
    options: Mapping[str, object] = field(default_factory=dict)
    setup: Mapping[str, Any] = field(default_factory=dict)

    def line(self) -> str:
        """Return the header as one line of JSON."""
        data: dict[str, Any] = {
            "game": self.game,
            "edition": self.edition,
            "seats": list(self.seats),
            "options": dict(self.options),
        }
        if self.setup:
            data["setup"] = dict(self.setup)
        return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


@dataclass(frozen=True, slots=True)
class _Line:
    """The keys of a header, each in its type; others are of a later version."""

    game: object
    seats: tuple[str, ...]
    edition: object = ""
    options: Mapping[str, object] = field(default_factory=dict)
    setup: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class _Setup:
    """The keys of a setup that this program reads, each in its type."""

    deck: str = DECKS[0]
    seed: int = 0
    bots: Mapping[str, str] = field(default_factory=dict)
    limit: int | float = 1.0
    advice: bool = True
    away: tuple[int, ...] = ()
    teach: bool = False


def header_of(data: object) -> Header:
    """Return the header from JSON; an error of any kind for anything else.

    Names and levels become printable lines here, for all that is done with them later: anybody
    may have written the file.
    """
    line = _READER.value(_Line, data)
    seats, setup = line.seats, line.setup
    _check_setup(setup, len(seats))
    if BOTS in setup:
        setup = {**setup, BOTS: {seat: plain(level) for seat, level in setup[BOTS].items()}}
    names = tuple(map(plain, seats))
    return Header(str(line.game), str(line.edition or ""), names, line.options, setup)


def _check_setup(setup: Mapping[str, object], seats: int) -> None:
    fields: _Setup = _READER.value(_Setup, setup)
    if not {*fields.bots} <= {*map(str, range(seats))}:
        raise ValueError("bots sit on seats")
    if not all(0 <= seat < seats for seat in fields.away):
        raise ValueError("those who are away have seats")
    if not fields.limit > 0:
        raise ValueError("bots have no time")
    if fields.deck not in DECKS:
        raise ValueError("no such deck")
    begun_in(setup)

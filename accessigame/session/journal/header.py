"""The header of a journal: the game, its players and its options, as one line of JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from accessigame.session.journal.times import begun_in
from accessigame.words.words import plain

DECKS: Final = ("shuffled", "physical")
"""The kinds of deck: dealt by the program, or real cards on the table."""
BOTS: Final = "bots"
"""The field of the setup with the levels of bots, by the seat's index as text."""
TEACH: Final = "teach"
"""The field of the setup that says whether the game explains itself."""


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


def header_of(data: object) -> Header:
    """Return the header from JSON; an error of any kind for anything else.

    Names and levels become printable lines here, for all that is done with them later: anybody
    may have written the file.
    """
    if not isinstance(data, dict):
        raise ValueError("a header is an object")
    seats, options, setup = data.get("seats"), data.get("options", {}), data.get("setup", {})
    if not (isinstance(seats, list) and all(isinstance(name, str) for name in seats)):
        raise ValueError("seats are names")
    if not isinstance(options, dict) or not isinstance(setup, dict):
        raise ValueError("options are an object")
    _check_setup(setup, len(seats))
    edition = data.get("edition")
    if BOTS in setup:
        setup = {**setup, BOTS: {seat: plain(level) for seat, level in setup[BOTS].items()}}
    names = tuple(map(plain, seats))
    return Header(str(data["game"]), str(edition or ""), names, options, setup)


def _check_setup(setup: Mapping[str, object], seats: int) -> None:
    levels, seed = setup.get(BOTS, {}), setup.get("seed", 0)
    if not isinstance(levels, dict) or not all(isinstance(level, str) for level in levels.values()):
        raise ValueError("bots have a level by their seat")
    if not all(seat in map(str, range(seats)) for seat in levels):
        raise ValueError("bots sit on seats")
    if type(setup.get("advice", True)) is not bool:
        raise ValueError("there is advice, or there is none")
    if type(setup.get(TEACH, False)) is not bool:
        raise ValueError("a game explains itself, or it does not")
    away = setup.get("away", [])
    if not isinstance(away, list) or not all(
        type(seat) is int and 0 <= seat < seats for seat in away
    ):
        raise ValueError("those who are away have seats")
    limit = setup.get("limit", 1.0)
    if isinstance(limit, bool) or not isinstance(limit, int | float) or not limit > 0:
        raise ValueError("bots have no time")
    if type(seed) is not int or setup.get("deck", DECKS[0]) not in DECKS:
        raise ValueError("no such deck")
    begun_in(setup)

"""The lines of a journal after its header: moves, moves undone, corrections, restarts."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, get_origin, get_type_hints

from accessigame.core.game import Game
from accessigame.core.model import TABLE, Move, Seat, numbers_of
from accessigame.session.break_off import BREAK_OFF, BreakOff
from accessigame.words.words import plain


def line_of(entry: Move | int, rules: Game[Any]) -> str:
    """Return a move, or a number of moves undone, as one line of JSON."""
    if isinstance(entry, int):
        return json.dumps({"undo": entry}, separators=(",", ":"))
    name = _name_of(entry, rules)
    data: dict[str, Any] = {"seat": "table" if entry.seat == TABLE else entry.seat, "move": name}
    data.update({name: getattr(entry, name) for name in numbers_of(type(entry))})
    if entry.stand_in:
        data["stand_in"] = entry.stand_in
    return json.dumps(data, separators=(",", ":"))


def _kind_of(name: str, rules: Game[Any]) -> type[Move] | None:
    """Return the kind of a move by its name in a journal: of the game, or of its table."""
    return BreakOff if name == BREAK_OFF else rules.moves.get(name)


def _name_of(entry: Move, rules: Game[Any]) -> str:
    """Return the name of a move in a journal."""
    if isinstance(entry, BreakOff):
        return BREAK_OFF
    return next(name for name, kind in rules.moves.items() if kind is type(entry))


def correction_line(count: int, moves: Sequence[Move], rules: Game[Any]) -> str:
    """Return a correction as one line of JSON: a number of moves undone, and the new moves."""
    made = _made(moves, rules)
    return json.dumps({"undo": count, "moves": made}, separators=(",", ":"))


def restart_line(options: Mapping[str, object], moves: Sequence[Move], rules: Game[Any]) -> str:
    """Return a restart as one line of JSON: the options that change, and all moves from then on."""
    made = _made(moves, rules)
    return json.dumps({"options": dict(options), "moves": made}, separators=(",", ":"))


def _made(moves: Sequence[Move], rules: Game[Any]) -> list[object]:
    return [json.loads(line_of(move, rules)) for move in moves]


def restart_of(data: object) -> Mapping[str, object] | None:
    """Return the options that a line from JSON changes; None for a line that is no restart.

    Raises ValueError for options that are no object.
    """
    if not (isinstance(data, dict) and set(data) == {"options", "moves"}):
        return None
    options = data["options"]
    if not isinstance(options, dict):
        raise ValueError("options are an object")
    return options


def entries_of(data: object, rules: Game[Any]) -> tuple[Move | int, ...]:
    """Return the entries of one line from JSON: one entry, or those of a correction or restart.

    ValueError for anything else.
    """
    if not (isinstance(data, dict) and set(data) in ({"undo", "moves"}, {"options", "moves"})):
        return (entry_of(data, rules),)
    if not isinstance(data["moves"], list):
        raise ValueError("moves are a list")
    undone = _whole(
        data.get("undo", 0)
    )  # 0 where a correction that left nothing behind is taken back
    moves = (entry_of(move, rules) for move in data["moves"])
    return (undone, *moves) if undone else tuple(moves)


def entry_of(data: object, rules: Game[Any]) -> Move | int:
    """Return the move, or the number of moves undone, from JSON; ValueError for anything else."""
    if not isinstance(data, dict):
        raise ValueError("a line is an object")
    if set(data) == {"undo"}:
        return _whole(data["undo"])
    values = dict(data)
    seat, name = values.pop("seat", None), values.pop("move", None)
    stand_in = values.pop("stand_in", "")
    kind = _kind_of(name, rules) if isinstance(name, str) else None
    if kind is None or set(values) != {*numbers_of(kind)}:
        raise ValueError("no such move")
    whose = TABLE if seat == "table" else Seat(_whole(seat))
    if not isinstance(stand_in, str) or (stand_in and whose == TABLE):
        raise ValueError("a bot plays for a person")
    several = _several(kind)  # type: ignore[arg-type]  # mypy takes a move's hash for its class's
    if kind is BreakOff and whose != TABLE:
        raise ValueError("the table breaks off")
    numbers = {k: _wholes(value) if k in several else _whole(value) for k, value in values.items()}
    return kind(whose, **numbers, stand_in=plain(stand_in))


@cache  # there are few kinds, and hints are slow to read: it is asked for each line of a journal
def _several(kind: type[Move]) -> frozenset[str]:
    """Return the fields of a move that hold several numbers."""
    hints = get_type_hints(kind)
    return frozenset(name for name, hint in hints.items() if get_origin(hint) is tuple)


def _wholes(value: object) -> tuple[int, ...]:
    if not isinstance(value, list):
        raise ValueError("a list of whole numbers is meant")
    return tuple(_whole(each) for each in value)


def _whole(value: object) -> int:
    if type(value) is not int or value < 0:
        raise ValueError("a whole number is meant")
    return value

"""Rows of the table of settings: the facts about a setting, kept in the metadata of its field."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import MISSING, Field, field, fields
from typing import Any, Final, NamedTuple, TypeVar, cast

T = TypeVar("T")
ROW: Final = "row"
"""The key of a row in the metadata of its field."""


class Row(NamedTuple):
    """One setting; its type is that of its default.

    choices: the words that it can be, besides its default. limits: the lowest and the highest
    number. flag: its option on the command line, empty for none; a switch whose flag has choices
    is given as one of them, the first for true.
    in_menu: the menu asks for it. in_game: keys in a game adjust it.
    """

    name: str
    default: Any
    choices: tuple[str, ...] = ()
    limits: tuple[int, int] | None = None
    flag: str = ""
    in_menu: bool = False
    in_game: bool = False


def setting(default: T, **facts: Any) -> T:
    """Return a dataclass field with this default, and with a row of these facts (see `Row`)."""
    metadata = {ROW: facts}
    made: Any = (
        field(default_factory=type(default), metadata=metadata)
        if isinstance(default, dict)
        else field(default=default, metadata=metadata)
    )
    return cast("T", made)  # the dataclass makes an attribute of type T of it


def rows(table: type[Any]) -> Iterator[Row]:
    """Yield the rows of a table of settings, in the order of its fields."""
    for each in fields(table):
        if ROW in each.metadata:
            yield Row(each.name, _default(each), **each.metadata[ROW])


def _default(each: Field[Any]) -> Any:
    if each.default_factory is not MISSING:
        return each.default_factory()
    return each.default

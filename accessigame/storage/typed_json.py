"""Strict reading of JSON into typed values: files beside the journals, and messages of the wire.

A value is read by a type: a text, a number, a truth, a word of an enumeration, one of several plain
types, tuples, lists and mappings of these, and dataclasses, whose fields are the keys of an object.
Nothing is ever converted, and true is no number. A `JsonReader` has the limits of one source.
Everything else is a ValueError, whatever the bytes are: others may have written them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Container, Mapping
from contextlib import suppress
from dataclasses import MISSING, Field, dataclass, field, fields, is_dataclass
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

JSON_KEY: Final = "key"
"""The metadata of a field whose key in JSON is not its name."""
_PLAIN: Final = frozenset({str, int, bool, float})
"""The types that JSON has as they are."""


def value_in(data: bytes) -> Any:
    """Return the value that is written in bytes; raises ValueError where there is none.

    A repeated key would mean two things, so it is refused, too.
    """
    try:
        return json.loads(data.decode(), object_pairs_hook=_object)
    except RecursionError as error:
        raise ValueError("too deep") from error


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    if len({key for key, _ in pairs}) != len(pairs):
        raise ValueError("a key twice")
    return dict(pairs)


def key_of(part: Field[Any]) -> str:
    """Return the key of a field in JSON, which is its name unless its metadata say otherwise."""
    key: str = part.metadata.get(JSON_KEY, part.name)
    return key


def _any(_: Any) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class JsonReader:
    """A reader of one source of JSON, with its limits.

    skips_unknown: keys that a dataclass does not have are passed over instead of refused.
    needs_all: fields with a default may not be left out, either.
    fits: checks each text and each whole number. choices: the values that a field is limited to.
    never: the fields that this source never has, and which keep their defaults.
    """

    skips_unknown: bool = False
    needs_all: bool = False
    fits: Callable[[Any], bool] = _any
    choices: Mapping[tuple[type[Any], str], Container[Any]] = field(default_factory=dict)
    never: frozenset[tuple[type[Any], str]] = frozenset()

    def value(self, kind: Any, data: Any) -> Any:
        """Return the value of this type; raises ValueError for anything else."""
        if kind in _PLAIN:  # first, since most values are
            return self._plain(kind, data)
        if kind is Any or kind is object:
            return data
        origin, parts = get_origin(kind), get_args(kind)
        if origin in (Union, UnionType):
            return self._one_of(parts, data)
        if origin in (tuple, list):
            return origin(self.value(parts[0], each) for each in _checked(list, data))
        if origin is not None:
            return {key: self.value(parts[1], each) for key, each in _checked(dict, data).items()}
        if is_dataclass(kind):
            return self._fields(kind, data)
        return self._plain(getattr(kind, "__supertype__", kind), data)

    def value_or_none(self, kind: Any, data: Any) -> Any:
        """Return the value of this type; None for anything else."""
        with suppress(ValueError):
            return self.value(kind, data)
        return None

    def _one_of(self, kinds: tuple[Any, ...], data: Any) -> Any:
        """Return a value of one of these types: None, a plain one, or the only other one."""
        if data is None and NoneType in kinds:
            return None
        kind = type(data)
        return self.value(kind if kind in kinds else kinds[0], data)

    def _plain(self, kind: type[Any], data: Any) -> Any:
        """Return a text, a number, a truth or a word of an enumeration."""
        if issubclass(kind, Enum):
            members = {each.value: each for each in kind}
            return members[_checked_word(members, data)]
        _checked(kind, data)
        if kind in (str, int) and not self.fits(data):
            raise ValueError("a text or a number that this source cannot have")
        return data

    def _fields(self, kind: Any, data: Any) -> Any:
        """Return a dataclass of the fields that are given; the others have their defaults."""
        types = _types(kind, self.never)
        _checked(dict, data)
        if not (self.skips_unknown or data.keys() <= types.keys()):
            raise ValueError("an unknown key")
        if not data.keys() >= (types.keys() if self.needs_all else _needed(kind)):
            raise ValueError("a missing key")
        parts = ((*types[key], each) for key, each in data.items() if key in types)
        values = {name: self.value(part, each) for name, part, each in parts}
        for (owner, name), words in self.choices.items():
            if owner is kind:
                _checked_word(words, values[name])
        return kind(**values)


def _checked(kind: type[Any], data: Any) -> Any:
    if type(data) is not kind:  # true is an int, too, and no number
        raise ValueError(f"no {kind.__name__}")
    return data


def _checked_word(words: Container[Any], data: Any) -> Any:
    if type(data) not in (str, int) or data not in words:
        raise ValueError("an unknown word")
    return data


@cache
def _types(kind: type[Any], never: frozenset[tuple[type[Any], str]]) -> dict[str, Any]:
    """Return each field of a dataclass, by key: its name and type; without those of `never`."""
    hints = get_type_hints(kind)
    return {key_of(f): (f.name, hints[f.name]) for f in fields(kind) if (kind, f.name) not in never}


@cache
def _needed(kind: type[Any]) -> frozenset[str]:
    """Return the keys of the fields without a default."""
    no_default = (MISSING, MISSING)
    return frozenset(
        key_of(f) for f in fields(kind) if (f.default, f.default_factory) == no_default
    )

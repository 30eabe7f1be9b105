"""Strict reading of JSON: what a type allows, and what one source may have."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from enum import StrEnum
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessigame.core.model import Seat
from accessigame.storage.typed_json import JsonReader, value_in


class Colour(StrEnum):
    """Words of a field."""

    RED = "red"
    BLUE = "blue"


@dataclass(frozen=True, slots=True)
class Card:
    """A part of a record."""

    number: int
    colour: Colour = Colour.RED


@dataclass(frozen=True, slots=True)
class Record:
    """A field of each type."""

    name: str
    seat: Seat | None
    cards: tuple[Card, ...] = ()
    rounds: list[list[int]] = field(default_factory=list)
    flags: Mapping[str, str | int | bool] = field(default_factory=dict)
    seconds: int | float = 1.0
    over: bool = False
    rest: object = None


CARDS = st.builds(Card, st.integers(), st.sampled_from(Colour))
RECORDS = st.builds(
    Record,
    st.text(),
    st.none() | st.integers().map(Seat),
    st.lists(CARDS, max_size=3).map(tuple),
    st.lists(st.lists(st.integers(), max_size=3), max_size=3),
    st.dictionaries(st.text(), st.text() | st.integers() | st.booleans(), max_size=3),
    st.integers() | st.floats(allow_nan=False),
    st.booleans(),
    st.none() | st.text(),
)
ANA = {"name": "Ana", "seat": 0}
STRICT, LENIENT = JsonReader(), JsonReader(skips_unknown=True)


@given(RECORDS)
def test_a_record_comes_back_whole(record: Record) -> None:
    """Each field is the same after the file, in its own type."""
    data = value_in(json.dumps(asdict(record)).encode())
    for reader in (STRICT, LENIENT, JsonReader(needs_all=True)):
        found = reader.value(Record, data)
        assert repr(found) == repr(record)


@pytest.mark.parametrize(
    "change",
    [
        {"name": 3},
        {"name": None},
        {"seat": True},
        {"seat": 1.0},
        {"seat": "1"},
        {"cards": {}},
        {"cards": [3]},
        {"cards": [{"colour": "red"}]},
        {"cards": [{"number": 3, "colour": "green"}]},
        {"cards": [{"number": 3, "colour": ["red"]}]},
        {"rounds": [[1, "2"]]},
        {"flags": []},
        {"flags": {"rounds": None}},
        {"flags": {"rounds": [1]}},
        {"seconds": True},
        {"over": 1},
    ],
)
def test_a_wrong_type_is_refused(change: dict[str, Any]) -> None:
    """Nothing is converted. Fails when true is taken for a number, or a number for a truth."""
    for reader in (STRICT, LENIENT):
        assert reader.value_or_none(Record, {**ANA, **change}) is None
        with pytest.raises(ValueError, match=r"no |unknown|missing"):
            reader.value(Record, {**ANA, **change})


def test_a_source_says_which_keys_it_has() -> None:
    """A key may be unknown to one source and left out in another, but never one without default."""
    assert STRICT.value(Record, ANA) == Record("Ana", Seat(0))
    assert LENIENT.value(Record, {**ANA, "later": 1}) == Record("Ana", Seat(0))
    for reader, data in (
        (STRICT, {**ANA, "later": 1}),
        (LENIENT, {"name": "Ana"}),
        (JsonReader(needs_all=True), ANA),
        (JsonReader(never=frozenset({(Record, "over")})), {**ANA, "over": True}),
    ):
        assert reader.value_or_none(Record, data) is None


def test_a_source_limits_its_texts_numbers_and_words() -> None:
    """The limits hold at each depth. Fails when only the fields of the outermost object do."""
    reader = JsonReader(fits=lambda value: value not in ("", 9), choices={(Card, "number"): (1, 9)})
    for data, is_fine in (
        ({**ANA, "cards": [{"number": 1}]}, True),
        ({**ANA, "cards": [{"number": 2}]}, False),
        ({**ANA, "cards": [{"number": 9}]}, False),
        ({**ANA, "name": ""}, False),
        ({**ANA, "flags": {"x": 9}}, False),
    ):
        assert (reader.value_or_none(Record, data) is not None) is is_fine


@pytest.mark.parametrize("data", [b"", b"{", b"\xff", b'{"a":1,"a":1}', b"[" * 100_000])
def test_bytes_that_hold_no_value_are_refused(data: bytes) -> None:
    """Half a value, no UTF-8, a key twice and endless depth are each a ValueError."""
    with pytest.raises(ValueError):  # noqa: PT011 - json has sentences of its own
        value_in(data)


@given(st.binary(max_size=60))
def test_no_bytes_raise_anything_else(data: bytes) -> None:
    """Whatever the bytes are, they are a value or a ValueError."""
    try:
        value = value_in(data)
    except ValueError:
        return
    STRICT.value_or_none(Record, value)

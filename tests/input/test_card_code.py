"""The text of a code on a card: what it holds, and which mistakes of a reader it finds."""

from __future__ import annotations

from itertools import chain

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessigame import games
from accessigame.input.card_code import (
    HIGHEST_CARD,
    UNSHIFTED,
    CardCode,
    code_at_end,
    code_in,
    code_text,
    digits_of,
    spaced,
    without_codes,
)

CODES = st.builds(
    CardCode,
    st.builds(
        lambda first, second: 10 * first + second, st.sampled_from([5, 7, 8, 9]), st.integers(0, 4)
    ),
    st.integers(1, HIGHEST_CARD),
)
FRENCH = {digit: sign for sign, digit in UNSHIFTED.items() if sign not in "§!"}
BELGIAN = FRENCH | {"6": "§", "8": "!"}
SWAPPED = CardCode(51, 13)


def as_typed_on(layout: dict[str, str], text: str) -> str:
    """Return the signs that a keyboard of this layout writes for the digits of a US scanner."""
    return "".join(layout[digit] for digit in text)


@given(CODES)
def test_a_code_holds_its_box_and_its_card(code: CardCode) -> None:
    """Six digits come back as the same box and card."""
    text = code_text(code)
    assert len(text) == 6
    assert code_in(text) == code


def test_every_card_of_every_game_has_a_code_of_its_own() -> None:
    """No two boxes and no two cards of a box share a code.

    Fails when two games have the same box, or a card is higher than a code can hold.
    """
    boxes = [
        (game.name, box) for game in games.every() for box in set(game.material.boxes.values())
    ]
    assert len(boxes) == len({box for _, box in boxes}) > 3
    for game in games.every():
        assert tuple(game.material.boxes) == game.editions
        cards = {*chain(*game.material.faces)}
        codes = {
            code_text(CardCode(box, card))
            for box in set(game.material.boxes.values())
            for card in cards
        }
        assert len(codes) == len(cards) * len({*game.material.boxes.values()})


@given(CODES, st.integers(0, 5), st.sampled_from("0123456789"))
def test_one_wrong_digit_is_no_code(code: CardCode, place: int, digit: str) -> None:
    """A digit that was read wrongly is found, wherever it stands.

    Fails when the check digit is the sum of the others by tens with weights that share a factor.
    """
    text = code_text(code)
    changed = text[:place] + digit + text[place + 1 :]
    assert (code_in(changed) is None) == (changed != text)


@given(CODES, st.integers(0, 4))
def test_two_neighbours_in_the_wrong_order_are_no_code(code: CardCode, place: int) -> None:
    """Two digits that changed places are found.

    Fails when the check digit is the plain sum of the others.
    """
    text = code_text(code)
    changed = text[:place] + text[place + 1] + text[place] + text[place + 2 :]
    assert (code_in(changed) is None) == (changed != text)


@given(CODES, st.text("0123456789", min_size=1, max_size=2), st.text("0123456789", max_size=2))
def test_a_shifted_reading_is_no_code(code: CardCode, before: str, after: str) -> None:
    """Digits before a code, or the first ones behind it, never make a code with a part of it.

    Fails when a box begins with a digit that may be its second.
    """
    text = before + code_text(code) + after
    starts = [start for start in range(len(text) - 5) if code_in(text[start : start + 6])]
    assert starts == [len(before)]


@pytest.mark.parametrize("text", ["", "35", "500358\n", "500359", "٥٠٠٣٥٨", "500 358", "500007"])
def test_other_texts_are_no_code(text: str) -> None:
    """A number, a wrong check digit, other figures and card 0 are no code."""
    assert code_in(text) is None


@pytest.mark.parametrize(
    "code", [CardCode(50, 0), CardCode(50, 200), CardCode(45, 3), CardCode(60, 3)]
)
def test_what_has_no_code(code: CardCode) -> None:
    """A box or a card that a code cannot hold is refused."""
    with pytest.raises(ValueError, match="has no code"):
        code_text(code)


@given(CODES)
def test_a_scanner_that_types_on_another_layout_is_understood(code: CardCode) -> None:
    """A US scanner on a French or a Belgian keyboard writes signs, which are read as its digits."""
    text = code_text(code)
    for layout in (FRENCH, BELGIAN):
        assert digits_of(as_typed_on(layout, text)) == text
        assert spaced(as_typed_on(layout, text)) == text


@given(CODES, CODES)
def test_codes_are_taken_apart(one: CardCode, other: CardCode) -> None:
    """Codes without anything between them, and a number before them, become words of their own."""
    first, second = code_text(one), code_text(other)
    assert spaced(first + second) == f"{first} {second}"
    assert spaced(f"3{first}") == f"3 {first}"
    assert spaced(f"3 {first}\t{second}") == f"3 {first}\t{second}"
    assert spaced(f"{first}x 12 t") == f"{first}x 12 t"
    assert code_at_end(f"12{first}")
    assert not code_at_end(f"{first}0")


@given(st.lists(CODES, max_size=5), st.sampled_from([(), ("c-m",), ("c-i",), ("c-m", "c-j")]))
def test_keys_without_those_of_codes(codes: list[CardCode], end: tuple[str, ...]) -> None:
    """What a scanner typed is left out of keys, with the key that ends each code.

    Fails when only one key behind a code is left out: a scanner may send two.
    """
    scans = [key for code in codes for key in (*code_text(code), *end)]
    for layout in (FRENCH, BELGIAN):
        typed = [layout.get(key, key) for key in scans]
        assert without_codes([*typed, "p", "c-m"], ("c-m", "c-j", "c-i")) == ["p", "c-m"]
    assert without_codes([*"12", "c-m", *scans], ("c-m", "c-i", "c-j")) == [*"12", "c-m"]


def test_a_code_of_two_layouts_is_none() -> None:
    """Digits and signs mixed are not what a scanner types."""
    text = code_text(SWAPPED)
    assert digits_of(text[:3] + as_typed_on(FRENCH, text[3:])) != text

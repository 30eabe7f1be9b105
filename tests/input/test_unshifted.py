"""Signs that a French or Belgian keyboard writes while a scanner types digits."""

from __future__ import annotations

import pytest

from accessigame.input.card_code import ESCAPE, UNREAD, CardCode, UnshiftedSigns, code_text
from accessigame.input.key_entry import word_of
from accessigame.input.keymap import MOVES

CARD_35 = '(àà"(_'
"""500358 on a French keyboard."""
CARD_6 = "(ààà-à"
"""500060: the sign of 6 is the key that takes a move back."""
WITH_SHIFT = {"german": '=!"§$%&/()', "american": ")!@#$%^&*(", "british": ')!"£$%^&*('}
"""What keyboards write for 0 to 9 with Shift, which a scanner that is set to French presses."""


@pytest.mark.parametrize(
    ("signs", "digits"), [(CARD_35, "500358"), (CARD_6, "500060"), ("(ààà§à", "500060")]
)
def test_a_code_becomes_its_digits_sign_by_sign(signs: str, digits: str) -> None:
    """Nothing comes out before the last sign, and all digits with it.

    Fails when the sign of 6 is passed on, which takes a move back.
    """
    held = UnshiftedSigns()
    for sign in signs[:-1]:
        assert held.read([sign]) == []
        assert held.waits
    assert held.read([signs[-1]]) == [*digits]
    assert not held.waits


def test_codes_in_one_read() -> None:
    """Several codes, with what a scanner types behind each, and keys around them."""
    keys = ["t", *CARD_35, "c-m", *CARD_6, "p"]
    assert UnshiftedSigns().read(keys) == ["t", *"500358", "c-m", *"500060", "p"]


@pytest.mark.parametrize("signs", [CARD_6[:5], CARD_6[:4] + "--", CARD_35[:5] + "é"])
def test_no_part_of_a_code_is_a_key(signs: str) -> None:
    """A code that was cut off or read wrongly is one name, and never a move.

    Fails when the signs come out one by one.
    """
    held = UnshiftedSigns()
    assert [*held.read(signs), *held.release()] == [UNREAD]
    assert held.read(["-"]) == ["-"]
    held.read(signs[:3])
    assert held.read(["t"]) == [UNREAD, "t"]


@pytest.mark.parametrize("key", ["(", "è", "_", "ç", "!"])
def test_one_sign_alone_is_a_key(key: str) -> None:
    """A person who pressed such a key is told that it does nothing, a moment later."""
    held = UnshiftedSigns()
    assert held.read([key]) == []
    assert held.release() == [key]
    assert held.release() == []


def test_other_keys_pass_at_once() -> None:
    """Signs that begin no code are not held, and neither is a key with Alt."""
    held = UnshiftedSigns()
    keys = ["é", "-", "à", "1", "t", "§", ESCAPE, "("]
    assert held.read(keys) == keys
    assert not held.waits


@pytest.mark.parametrize("row", WITH_SHIFT.values(), ids=[*WITH_SHIFT])
def test_a_scanner_that_is_set_to_french_plays_nothing_elsewhere(row: str) -> None:
    """Where it types with Shift, no sign of any code is a digit or a move.

    Fails when the signs of one layout are read as those of another, which is another card.
    """
    for code in (CardCode(box, card) for box in (50, 51, 70, 80) for card in range(1, 105)):
        held = UnshiftedSigns()
        signs = [row[int(digit)] for digit in code_text(code)]
        pressed = [key for sign in signs for key in held.read([sign])] + held.release()
        assert not any(key.isdigit() or word_of(key) in MOVES for key in pressed)

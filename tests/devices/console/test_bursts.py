"""Keys that arrive at once: Alt combinations and pasted text are not played, all else is."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from prompt_toolkit.input.vt100_parser import Vt100Parser

from accessigame.devices.console.bursts import LONG, MOST_ACTS, PASTED, QUIET, BurstFilter
from accessigame.input.key_entry import ALT, KeyEntry
from accessigame.input.keymap import KEYS, MOVES, NAMELESS
from tests.devices.console.test_bracketed_paste import Clock

LETTERS = st.sampled_from(sorted(KEYS)).filter(lambda key: key.isalpha())


def read(data: str, bursts: BurstFilter | None = None) -> list[str]:
    """Return the keys of data that arrives in one piece."""
    pressed: list[str] = []
    parser = Vt100Parser(lambda press: pressed.append(press.key))
    parser.feed(data)
    parser.flush()
    return (bursts or BurstFilter()).filtered(pressed)


@pytest.mark.parametrize("data", ["ppt b", "oui", "Léa", "17\r20\r12\r", "t\np\np\n", "p" * 3000])
def test_pasted_text_gives_one_paste(data: str) -> None:
    """Text without marks is one paste, and none of its letters is a key.

    Fails when every character of a read counts as a key.
    """
    assert read(data) == [PASTED]


@pytest.mark.parametrize(
    "data",
    ["p", "pp", "17\r", "12 37 43 58\r", "12.37.43.58\r", "2 60\r", "p\r", "1" * 40, "\x7f" * 9],
)
def test_keys_typed_ahead_are_keys(data: str) -> None:
    """Two letters, or a number with its Enter, may arrive in one piece."""
    assert PASTED not in read(data)
    assert len(read(data)) == len(data)


@pytest.mark.parametrize(
    "keys",
    [
        ["up", "up", "up"],
        ["up", "up", "up", "p"],
        ["+", "+", "+"],
        ["a", "a", "a"],
        ["a", "a", "a", "a", "p"],
        ["s", "b", "c", "k"],
        ["2", "e", ">", ">", ">", ">"],
        ["1", "7", "c-m", "p", "p"],
    ],
)
def test_keys_that_came_while_the_loop_was_busy_are_keys(keys: list[str]) -> None:
    """Keys held down, questions, and two moves behind a number come in one read, and all count.

    Fails when any three keys of one read are pasted text.
    """
    assert BurstFilter().filtered(keys) == keys


def test_a_flood_of_questions_is_text() -> None:
    """Text whose letters ask, and move nothing, is one paste if it is long."""
    assert read("bde" * LONG) == [PASTED]


@given(st.text(max_size=60))
@example("\x1bt")
@example("\x1b[97;3u")
@example("\x1bOw")
def test_no_text_plays_more_than_its_acts_allow(data: str) -> None:
    """Whatever arrives at once, at most `MOST_ACTS` of its keys move, or it is one paste."""
    moves = [key for key in read(data) if KEYS.get(key.lower()) in MOVES]
    assert len(moves) <= MOST_ACTS


@given(st.text("tpnxu uqaeisr\r-<=é1", min_size=3, max_size=9))
@example("passe")
@example("bas")
@example("oui")
def test_no_word_of_several_letters_moves(word: str) -> None:
    """A word with a letter that moves is text, if nothing but letters stands in it.

    Fails when only the letters that move count: a pasted "passe" would refuse a card.
    """
    letters = {key.lower() for key in word if key.isalpha()}
    if word.isalpha() and len(letters) > MOST_ACTS and letters & set("tpnxu"):
        assert read(word) == [PASTED]


@given(st.sampled_from(sorted(KEYS)), st.sampled_from(["", "1", "17"]))
def test_alt_with_any_key_plays_nothing(key: str, digits: str) -> None:
    """Escape and a key of the game in one piece is one combination, after digits too.

    Fails when the letter behind the Escape is a key of its own.
    """
    assert read(f"{digits}\x1b{key}") == [*digits, ALT]


@pytest.mark.parametrize("data", ["\x1bOw", "\x1b[97;3u", "\x1b[1;99t"])
def test_an_unknown_control_sequence_plays_nothing(data: str) -> None:
    """The last letter of a sequence that prompt_toolkit does not know is no key."""
    assert set(read(data)) <= {NAMELESS, "<ignore>"}


def test_the_rest_of_a_long_paste_is_not_told_again() -> None:
    """What follows a long read at once belongs to the paste; after a short one, a key is a key."""
    clock = Clock()
    bursts = BurstFilter(clock)
    assert read("je passe " * 100, bursts) == [PASTED]
    clock.now += QUIET / 2
    assert read("je passe " * 100, bursts) == []
    clock.now += QUIET / 2
    assert read("p", bursts) == []
    assert read("t", bursts) == ["t"]
    assert read("je passe", bursts) == [PASTED]
    assert read("t", bursts) == ["t"]


def test_ctrl_c_in_a_paste_is_heard() -> None:
    """Ctrl-C leaves, whatever arrives with it."""
    assert read("tttt\x03ttt") == ["c-c"]


@given(st.lists(st.one_of(LETTERS, st.from_regex(r"\A[0-9]{1,3}\r\Z")), max_size=MOST_ACTS))
def test_typing_ahead_means_what_typing_means(typed: list[str]) -> None:
    """A few keys at once mean what they mean one by one."""
    entry, alone = KeyEntry(), KeyEntry()
    names = {"c-m": "enter"}
    together = [entry.press(names.get(key, key)) for key in read("".join(typed))]
    apart = [alone.press(names.get(key, key)) for piece in typed for key in read(piece)]
    assert together == apart


@pytest.mark.parametrize("end", ["", "\r", "\t", "\r\n"])
@pytest.mark.parametrize("count", [1, 2, 10, 40])
def test_scans_are_no_paste(end: str, count: int) -> None:
    """Any number of codes in one read are keys, with Enter, Tab or nothing behind each.

    Fails when a number with its Enter counts, whatever number it is.
    """
    data = f"800354{end}" * count
    assert PASTED not in read(data)
    assert PASTED not in read(f"354{end}{data}8003")


def test_text_with_a_code_in_it_is_a_paste() -> None:
    """What else is in a read counts as before."""
    assert read("800354\rp\rp\rp\r") == [PASTED]

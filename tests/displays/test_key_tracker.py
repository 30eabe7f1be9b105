"""Keys made into chords and routing, however a display tells them."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from accessigame.displays import Keys, Routing
from accessigame.displays.key_tracker import DOTS, KeyTracker, bits_of_keys, keys_of_bits, meanings
from tests.displays.streams import NOTHING, chord

COMMON = {"pan_left": ("k1", "k3"), "pan_right": ("k2",), "space": ("b9",)}
KEYS = ("k1", "k2", "", "k3")


def keyboard() -> KeyTracker:
    """Return a keyboard that knows these common names."""
    return KeyTracker(meanings(COMMON))


def strokes(keys: KeyTracker, *strokes: str) -> list[Keys]:
    """Return the chords of keys that go down (`+k1`) and come up (`-k1`)."""
    return [c for s in strokes for c in keys.key(s[1:], down=s[0] == "+")]


@given(st.sets(st.sampled_from(sorted(set(KEYS) - {""}))))
def test_bits_have_names(held: set[str]) -> None:
    """Each key has its bit, there and back; a bit without a key is none."""
    assert keys_of_bits(bits_of_keys(held, KEYS), KEYS) == held
    assert keys_of_bits(0b1111_0100, KEYS) == NOTHING


def test_a_chord_acts_on_the_first_release() -> None:
    """All that was pressed for it is in it, by its common names, once."""
    keys = keyboard()
    assert strokes(keys, "+k1", "+k2", "+up", "-k2") == [chord("pan_left", "pan_right", "up")]
    assert strokes(keys, "-k1", "-up") == []


def test_groups_are_told_as_they_are() -> None:
    """A report is the truth about its group, and leaves other groups alone."""
    keys = keyboard()
    assert keys.report("one", frozenset({"k1"})) == ()
    assert keys.report("other", frozenset({"k2"})) == ()
    assert keys.report("one", NOTHING) == (chord("pan_left", "pan_right"),)
    assert keys.report("other", NOTHING) == ()


def test_space_held_belongs_to_each_dot_typed_over_it() -> None:
    """However the keys are told, one by one or in a group.

    Fails when each key is a group of its own.
    """
    two = [chord("space", "dot1"), chord("space", "dot2")]
    keys = keyboard()
    assert strokes(keys, "+b9", "+dot1", "-dot1", "+dot2", "-dot2", "-b9") == two
    held = [{"b9"}, {"b9", "dot1"}, {"b9"}, {"b9", "dot2"}, {"b9"}, set[str]()]
    assert [c for down in held for c in keys.report("all", frozenset(down))] == two


def test_a_lost_release_spoils_one_chord_at_most() -> None:
    """A key that seems down joins one later chord, and going down again, it came up between."""
    keys = keyboard()
    assert strokes(keys, "+k1", "+k2", "-k2", "+k2", "-k2") == [
        chord("pan_left", "pan_right"),
        chord("pan_right"),
    ]
    assert strokes(keys, "+k1", "+k1", "-k1") == [chord("pan_left")] * 2


def test_the_truth_about_typed_keys_ends_what_seems_held() -> None:
    """A dot whose release was lost is up when a report says so."""
    keys = keyboard()
    assert strokes(keys, "+dot1", "+dot2", "-dot2") == [chord("dot1", "dot2")]
    assert keys.typing
    assert keys.typed(["k1"]) == ()
    assert not keys.typing


def test_finished_chords_need_no_release() -> None:
    """They are told at once, and no key is no chord."""
    assert keyboard().chord(["k3", *DOTS[:1]]) == (chord("pan_left", "dot1"),)
    assert keyboard().chord([]) == ()


def test_a_finger_that_slips_routes_once() -> None:
    """A routing key beside one that is held means nothing, told one by one or in a row."""
    keys = keyboard()
    one_by_one = [(4, True), (5, True), (4, False), (5, False), (6, True)]
    told = [r for cell, down in one_by_one for r in keys.route(cell, down=down)]
    assert told == [Routing(4), Routing(6)]
    keys.forget()
    rows: list[set[int]] = [{4}, {4, 5}, {5}, set(), {5}]
    assert [r for row in rows for r in keys.row(frozenset(row))] == [Routing(4), Routing(5)]


def test_a_lost_release_of_a_routing_key_costs_one_press() -> None:
    """Only the newest is taken as held."""
    keys = keyboard()
    told = [keys.route(cell, down=True) for cell in (4, 7, 4, 4)]
    assert told == [(Routing(4),), (), (), (Routing(4),)]


def test_a_new_start_forgets_all() -> None:
    """No key is held, none has begun a chord."""
    keys = keyboard()
    assert strokes(keys, "+k1", "+dot1") == []
    keys.route(4, down=True)
    keys.forget()
    assert strokes(keys, "-k1", "-dot1", "+k2", "-k2") == [chord("pan_right")]
    assert keys.route(5, down=True) == (Routing(5),)

"""The rows on a real table: a difference that a camera sees is told once, and the game plays on."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from accessigame.devices.camera.row_layout import CardInOtherRow
from accessigame.devices.camera.steadiness import LyingCard
from accessigame.input.card_code import CardCode
from tests.host.test_sight import watched

ROWS = ((12, 13, 14), (37, 38, 39), (43, 44, 45), (58,))
LAID = ("12 37 43 58", "13", "38", "44", "14", "39", "45")
"""What is typed up to the third turn, whose rows are those above."""
WRONG = ((12, 13, 14), (37, 38, 39), (43, 44), (58, 45))
TOLD = CardInOtherRow(45, 4, 3)


def seen(rows: Sequence[Sequence[int]], *, box: int = 80, rests: bool = True) -> list[LyingCard]:
    """Return rows as a camera sees them."""
    return [
        LyingCard(CardCode(box, card), 1, 100 + 60 * x, 100 + 95 * y, 20, rests)
        for y, row in enumerate(rows)
        for x, card in enumerate(row)
    ]


def test_a_difference_is_told_once_and_enters_nothing() -> None:
    """The same picture again, and after more cards, says no more; the cards count as typed."""
    scene, told = watched("six-nimmt")
    scene.play(*LAID, "20", seen(WRONG), seen(WRONG), "50", seen(WRONG), "60")
    assert told.events.count(TOLD) == 1
    plain, _ = watched("six-nimmt")
    plain.play(*LAID, "20", "50", "60")
    assert scene.moves == plain.moves


def test_it_is_told_with_the_next_card_in_the_same_picture() -> None:
    """The camera sees the card of the next turn beside the rows: it is entered, and that is said.

    Fails when rows are compared only as long as nothing is entered.
    """
    scene, told = watched("six-nimmt")
    scene.play(*LAID, [*seen(WRONG), LyingCard(CardCode(80, 20), 1, 500, 600, 20)])
    assert TOLD in told.events
    assert len(scene.moves) == 1 + 3 + 3 + 1


@pytest.mark.parametrize(
    "acts",
    [
        (seen(WRONG),),
        ("20", seen(ROWS)),
        ("20", seen(WRONG, rests=False)),
        ("20", seen(WRONG, box=70)),
        ("20", seen(WRONG[:3])),
        ("20", "<", seen(WRONG)),
    ],
    ids=["laying", "right", "moving", "other-game", "three-rows", "dialog"],
)
def test_nothing_is_told(acts: Sequence[str | Sequence[LyingCard]]) -> None:
    """While rows are laid, where they are right, or the camera cannot know, nothing is said."""
    scene, told = watched("six-nimmt")
    scene.play(*LAID, *acts)
    assert not [event for event in told.events if isinstance(event, CardInOtherRow)]


def test_what_lay_there_before_a_rest_of_the_camera_proves_nothing() -> None:
    """While a correction is open the camera rests; then the places from before count no more.

    Fails when the next card that is typed is compared with the picture before.
    """
    scene, told = watched("six-nimmt")
    scene.play(*LAID, seen(WRONG), "<", ">", "20")
    assert len(scene.moves) == 1 + 3 + 3 + 1
    assert TOLD not in told.events
    scene, told = watched("six-nimmt")
    scene.play(*LAID, seen(WRONG), "20")
    assert TOLD in told.events

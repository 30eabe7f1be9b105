"""The error rates over games: which games count, and what a damaged file does."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from accessigame.session.review.reviews import (
    FILE,
    ReviewedGame,
    keep_reviewed,
    rates_in,
    reviewed_in,
)
from accessigame.words.words import Localizer


def reviewed(folder: Path, file: str, lost: float, choices: int, **other: str) -> ReviewedGame:
    """Keep a review of a new journal in a folder, and return it."""
    (folder / file).write_text("a journal\n", "utf-8")
    size = (folder / file).stat().st_size
    made = replace(ReviewedGame(file, size, "no-thanks", "Ana", lost, choices), **other)  # type: ignore[arg-type]  # texts alone
    keep_reviewed(made, folder)
    return made


def sentences(folder: Path, *wanted: str) -> list[str]:
    """Return what is said of the rates."""
    return [Localizer("en").say(each).speech for each in rates_in(folder, *wanted)]


def test_each_choice_weighs_the_same(tmp_path: Path) -> None:
    """A second review of a game replaces the first one, and other games and players are apart.

    Fails when the rates of games are averaged, or a game counts twice.
    """
    reviewed(tmp_path, "a.jsonl", 99.0, 1)
    reviewed(tmp_path, "a.jsonl", 6.0, 2)
    assert sentences(tmp_path) == []
    reviewed(tmp_path, "b.jsonl", 0.0, 6, player="ANA")
    reviewed(tmp_path, "b.jsonl", 8.0, 1, player="Ben")
    reviewed(tmp_path, "c.jsonl", 8.0, 1, game="titus")
    told = ["Over 2 reviewed games of No Thanks!, ANA loses 0.75 points a choice on average."]
    assert sentences(tmp_path) == sentences(tmp_path, "no-thanks", "ana") == told
    assert sentences(tmp_path, "titus") == sentences(tmp_path, "", "Ben") == []
    assert (tmp_path / FILE).stat().st_mode & 0o077 == 0


def test_a_journal_that_was_corrected_or_removed_counts_no_more(tmp_path: Path) -> None:
    """Fails when the review of a game that is another one by now is counted."""
    first, second, third = (reviewed(tmp_path, f"{n}.jsonl", 1.0, 1) for n in range(3))
    assert reviewed_in(tmp_path) == [first, second, third]
    with (tmp_path / first.file).open("a", encoding="utf-8") as journal:
        journal.write("a correction\n")
    (tmp_path / third.file).unlink()
    assert reviewed_in(tmp_path) == [second]


ENTRY = '{"file":"a.jsonl","size":%s,"game":"no-thanks","player":"Ana","lost":%s,"choices":%s}'


@pytest.mark.parametrize(
    "rubbish",
    [
        "",
        "[" * 100_000,
        '{"format":2,"games":[]}',
        '{"format":1,"games":{}}',
        *(
            f'{{"format":1,"games":[1,{entry}]}}'
            for entry in (
                ENTRY % (10, '"1"', 1),
                ENTRY % (10, "1.0", 0),
                ENTRY % (10, "-1.0", 1),
                ENTRY % (10, "1e999", 1),
                ENTRY % (10, "NaN", 1),
                ENTRY % (10, "1.0", "9" * 999),
                (ENTRY % (10, "1.0", 1)).replace("no-thanks", "chess"),
                (ENTRY % (10, "1.0", 1)).replace("a.jsonl", "../games/a.jsonl"),
            )
        ),
    ],
)
def test_a_damaged_file_is_as_none(tmp_path: Path, rubbish: str) -> None:
    """Fails when a file of another program, or half a file, breaks a review or the list."""
    folder = tmp_path / "games"
    folder.mkdir()
    (folder / "a.jsonl").write_text("a journal\n", "utf-8")
    (folder / FILE).write_text(rubbish, "utf-8")
    assert reviewed_in(folder) == []
    made = reviewed(folder, "a.jsonl", 1.0, 1)
    assert reviewed_in(folder) == [made]


def test_without_a_file_or_a_place_for_one_nothing_is_kept(tmp_path: Path) -> None:
    """Fails when a folder that cannot be written ends a review."""
    assert sentences(tmp_path / "missing") == []
    (tmp_path / FILE).mkdir()
    reviewed(tmp_path, "a.jsonl", 1.0, 1)
    assert reviewed_in(tmp_path) == []

"""Rows of a list that are meant by words: their beginning, or that of a word in them."""

from __future__ import annotations

from collections.abc import Mapping

from accessigame.words.bare_text import bare


def fitting(given: str, rows: Mapping[int, str]) -> list[int]:
    """Return the numbers of the rows that begin with these words; else of those that have them.

    Case, accents and signs do not count.
    """
    wanted = bare(given)
    if not wanted:
        return []
    texts = {number: bare(text) for number, text in rows.items()}
    begin = [number for number, text in texts.items() if text.startswith(wanted)]
    return begin or [number for number, text in texts.items() if f" {wanted}" in text]

"""Fingerprints of keys, in groups of letters that two people can compare by ear.

ssh shows a key as `SHA256:` and 43 letters, digits and signs, whose capitals count.
"""

from __future__ import annotations

from typing import Final

from accessigame.core.model import Message, Phrase, Text, event_class

GROUP: Final = 4
"""Letters of a group, which an ear keeps while a finger looks them up."""


@event_class
class KeyGroup(Phrase):
    """A group of letters of a fingerprint: one by one for the ear, together for the finger."""

    letters: tuple[Phrase, ...]
    text: str


def in_groups(fingerprint: str) -> tuple[Phrase, ...]:
    """Return the groups of a fingerprint, without the name of its kind."""
    text = fingerprint.partition(":")[2]
    starts = range(0, len(text), GROUP)
    return tuple(_group(text[start : start + GROUP]) for start in starts)


def _group(text: str) -> Phrase:
    return KeyGroup(tuple(map(_letter, text)), text)


def _letter(letter: str) -> Phrase:
    """Return a letter as it is said: voices say no capital, and some no slash."""
    if letter == "/":
        return Message("slash")
    is_capital = letter.isupper()
    return Message("capital", arguments=(("letter", letter),)) if is_capital else Text(letter)

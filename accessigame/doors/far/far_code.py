"""The code of a guest from far away: a number at the meeting point, and the code of a seat."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from accessigame.doors.invitations import DIGITS

NUMBER: Final = 4
"""Digits of the number at the meeting point."""

_TYPED: Final = re.compile(rf"([0-9]{{{NUMBER}}})-?([0-9]{{{DIGITS}}})")


@dataclass(frozen=True, slots=True)
class FarCode:
    """A code in its two parts. number: at the meeting point. seat: opens the seat, as always."""

    number: str
    seat: str

    def __str__(self) -> str:
        return f"{self.number}-{self.seat}"

    @property
    def spelled(self) -> str:
        """The digits in the groups in which they are said: by two, then by three."""
        halves = (self.number[:2], self.number[2:], self.seat[:3], self.seat[3:])
        return ", ".join(" ".join(half) for half in halves)


def far_code_in(typed: str) -> FarCode | None:
    """Return the code that was typed, with or without hyphen, blanks and commas; None for none."""
    fitting = _TYPED.fullmatch(re.sub(r"[\s,.]", "", typed))
    return None if fitting is None else FarCode(*fitting.groups())

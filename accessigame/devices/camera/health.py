"""The health of a camera, picture by picture: whether it sees light, and new pictures at all."""

from __future__ import annotations

from typing import Final

from accessigame.devices.camera import notes

DARK_PICTURES: Final = 15
"""The pictures in a row without light after which it is said; a shadow is shorter."""
SAME_PICTURES: Final = 30
"""The pictures in a row that are equal to the last bit: the noise of a camera never is."""


class Health:
    """What is wrong with the pictures. is_film: equal pictures are right, as a film may stand."""

    def __init__(self, *, is_film: bool) -> None:
        self._is_film = is_film
        self._dark = self._same = 0
        self._trace: int | None = None
        self._kind = notes.CLEAR

    def judge(self, trace: int, *, is_dark: bool) -> str | None:
        """Return `DARK`, `FROZEN` or `CLEAR` when it is another than before; else None.

        trace: a number that differs from that of any other picture.
        """
        self._dark = self._dark + 1 if is_dark else 0
        self._same = self._same + 1 if trace == self._trace and not self._is_film else 0
        self._trace = trace
        kind, self._kind = self._kind, self._now()
        return None if kind == self._kind else self._kind

    def _now(self) -> str:
        if self._same >= SAME_PICTURES:
            return notes.FROZEN
        return notes.DARK if self._dark >= DARK_PICTURES else notes.CLEAR

"""The field of the league of Titus."""

from __future__ import annotations

from typing import Final

from accessigame.bots.field import Field

FIELD: Final = Field(players=(2, 3, 4), kinds=("thrifty", "MC(200)"))

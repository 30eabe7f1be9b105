"""The blocks that were shown, to be read again."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final

from accessigame.output.blocks import Block

REMEMBERED: Final = 100
"""The most blocks that can be read again."""


class BlockHistory:
    """The newest blocks, the latest last."""

    def __init__(self) -> None:
        self._blocks: deque[Block] = deque(maxlen=REMEMBERED)

    def __bool__(self) -> bool:
        return bool(self._blocks)

    def add(self, block: Block) -> None:
        """Add a block; an answer that is repeated immediately is stored once."""
        if not (block.answer and self._blocks and self._blocks[-1].said == block.said):
            self._blocks.append(block)

    def clear(self) -> None:
        """Forget all blocks."""
        self._blocks.clear()

    def without(self, shown: Callable[[Block], bool]) -> list[Block]:
        """Return the blocks that are not shown just now."""
        return [block for block in self._blocks if not shown(block)]

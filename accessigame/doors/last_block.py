"""The last block of a guest, beside which a new one without sentences may say nothing new.

News that others alone may hear still reach a guest, as the question that stands there already. A
terminal would write it once more, and a reader would take it for something that has happened.
"""

from __future__ import annotations

from dataclasses import replace

from accessigame.output.blocks import Block


class LastBlock:
    """The last block of one guest, as far as it stays when its sentences were heard."""

    def __init__(self) -> None:
        self._standing: Block | None = None

    def is_repeated_by(self, block: Block) -> bool:
        """Return True where a block says nothing and asks the same; it is the last one from now on.

        After a key, the question is asked again.
        """
        standing = replace(block, said=(), answer=False, mark=None, is_marked=False)
        is_silent = not block.said and block.mark is None
        last, self._standing = self._standing, standing
        return is_silent and standing == last

    def note_key(self) -> None:
        """Handle an answer of the guest, so that the question is no repetition."""
        self._standing = None

"""The rows on the table beside those of the game, told where the camera sees a difference."""

from __future__ import annotations

from collections.abc import Sequence

from accessigame.core.model import Event
from accessigame.devices.camera.row_layout import difference
from accessigame.devices.camera.steadiness import LyingCard
from accessigame.host.announcer import Announcer
from accessigame.session.session import Session


class RowCheck:
    """Tells the table of each difference once in a round; nothing is entered."""

    def __init__(self, session: Session, announcer: Announcer) -> None:
        self._session = session
        self._announcer = announcer
        self._told: set[tuple[int, Event]] = set()

    def check(self, lying: Sequence[LyingCard]) -> None:
        """Compare the cards that rest with the rows of the game."""
        if not (rows := self._session.game.open_rows(self._session.position)):
            return
        box = self._session.game.material.boxes[self._session.edition]
        own = (card for card in lying if card.rests and card.code.box == box)
        event = difference(rows, {card.code.card: complex(card.x, card.y) for card in own})
        if event is None or (told := (self._session.position.round, event)) in self._told:
            return
        self._told.add(told)
        self._announcer.tell_table(event)

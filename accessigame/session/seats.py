"""The state of one seat: who plays there, on which device, and where the cards are."""

from __future__ import annotations

from dataclasses import dataclass

from accessigame.bots import Policy


@dataclass(slots=True)
class SeatState:
    """Who plays on one seat now, a person at the keyboard of the table unless it says otherwise.

    policy: of the bot that plays; None where a person does.
    stand_in: the level of that bot where it plays for a person, who will come back; else empty.
    has_guest: a guest has taken the seat, with a device elsewhere that has keys of its own.
    is_away: the person is far from the table, where real cards and tokens of theirs lie.
    is_typed: somebody types the hand, card by card.
    heard: the number of all news when the last key of the guest came; None before a guest has come.
    """

    policy: Policy | None = None
    stand_in: str = ""
    has_guest: bool = False
    is_away: bool = False
    is_typed: bool = False
    heard: int | None = None

    @property
    def is_bot(self) -> bool:
        """True while a bot plays."""
        return self.policy is not None

    @property
    def is_of_person(self) -> bool:
        """True for the seat of a person, even while a bot plays for them."""
        return self.policy is None or bool(self.stand_in)

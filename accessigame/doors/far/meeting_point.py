"""The meeting point and the relay of guests from far away: the public ones, or those of a club."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from accessigame.core.model import AtTable, NotUnderstood, event_class
from accessigame.doors.own_address import HIGHEST_PORT
from accessigame.storage import settings

_RELAY: Final = re.compile(r"(?:tcp:)?([A-Za-z0-9.-]+):([0-9]{1,5})")
SCHEMES: Final = ("ws", "wss")


@event_class
class FarAddressUnclear(AtTable):
    """The setting of a meeting point or of a relay is no address of one."""

    name: str
    given: str


@dataclass(frozen=True, slots=True)
class MeetingPoint:
    """Where two computers meet. mailbox: an address of WebSocket. relay: `tcp:HOST:PORT`."""

    mailbox: str = "ws://relay.magic-wormhole.io:4000/v1"
    relay: str = "tcp:transit.magic-wormhole.io:4001"

    @property
    def host(self) -> str:
        """The name of the computer that learns who meets."""
        return urlsplit(self.mailbox).hostname or ""


def meeting_point() -> MeetingPoint:
    """Return the meeting point of the settings. Raises NotUnderstood."""
    return meeting_point_in(settings.load().far)


def meeting_point_in(far: Mapping[str, str]) -> MeetingPoint:
    """Return the meeting point of the settings under `far`, which may have `mailbox` and `relay`.

    Raises NotUnderstood for what is no address.
    """
    usual = MeetingPoint()
    mailbox, relay = far.get("mailbox") or usual.mailbox, far.get("relay") or usual.relay
    if not _is_mailbox(mailbox):
        raise NotUnderstood(FarAddressUnclear("far.mailbox", mailbox))
    fitting = _RELAY.fullmatch(relay)
    if fitting is None or not 0 < int(fitting[2]) <= HIGHEST_PORT:
        raise NotUnderstood(FarAddressUnclear("far.relay", relay))
    return MeetingPoint(mailbox, f"tcp:{fitting[1]}:{fitting[2]}")


def _is_mailbox(address: str) -> bool:
    try:
        parts = urlsplit(address)
        return parts.scheme in SCHEMES and bool(parts.hostname) and parts.port != 0
    except ValueError:  # a port that is no number
        return False

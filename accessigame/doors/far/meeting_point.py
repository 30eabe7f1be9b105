"""The meeting point and the relay of guests from far away."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class MeetingPoint:
    """Where two computers meet. mailbox: an address of WebSocket. relay: `tcp:HOST:PORT`."""

    mailbox: str = "ws://relay.magic-wormhole.io:4000/v1"
    relay: str = "tcp:transit.magic-wormhole.io:4001"

"""The meeting point of the settings."""

from __future__ import annotations

import pytest

from accessigame.core.model import NotUnderstood
from accessigame.doors.far.meeting_point import (
    FarAddressUnclear,
    MeetingPoint,
    meeting_point_in,
)


def test_without_settings_it_is_the_public_one() -> None:
    """Both servers are the public ones, and the host of the first is told."""
    assert meeting_point_in({}) == MeetingPoint()
    assert meeting_point_in({}).host == "relay.magic-wormhole.io"


def test_a_club_has_its_own() -> None:
    """Each is settled by itself, the relay with or without `tcp:`."""
    own = meeting_point_in(
        {"mailbox": "wss://meet.example.org/v1", "relay": "meet.example.org:4001"}
    )
    assert own == MeetingPoint("wss://meet.example.org/v1", "tcp:meet.example.org:4001")
    assert own.host == "meet.example.org"


@pytest.mark.parametrize(
    ("name", "given"),
    [
        *(("mailbox", given) for given in ("http://a/v1", "a:4000", "ws://:4000", "ws://a:x/v1")),
        *(("relay", given) for given in ("a", "a:0", "a:65536", "udp:a:1", "a:1:hello=1")),
    ],
)
def test_what_is_no_address_is_refused(name: str, given: str) -> None:
    """The setting and what it has are told. Fails when the tunnel gets what it cannot call."""
    with pytest.raises(NotUnderstood) as refused:
        meeting_point_in({name: given})
    assert refused.value.event == FarAddressUnclear(f"far.{name}", given)

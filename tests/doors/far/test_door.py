"""The door for guests from far away, with a tunnel that a test speaks for."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field

import pytest

from accessigame.core.model import Event, Seat
from accessigame.doors.far import door, notes
from accessigame.doors.far.door import (
    FarCodeOfListenersTried,
    FarCodeTried,
    FarDoor,
    MeetingPointBack,
    MeetingPointLost,
    TunnelLost,
)
from accessigame.doors.far.meeting_point import MeetingPoint
from accessigame.doors.far.notes import Note
from tests.doors.far.fake_tunnel import FakeTunnel

LISE = Seat(1)
CODES = {"417902": LISE, "500600": None}
POINT = MeetingPoint("ws://127.0.0.1:1/v1", "")


@pytest.fixture(autouse=True)
def fake(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace the tunnel."""
    FakeTunnel.made.clear()
    monkeypatch.setattr(door, "Tunnel", FakeTunnel)
    monkeypatch.setattr(door, "waits", lambda: iter([0.0] * 100))
    monkeypatch.setattr(door, "STEADY", 0.0)


@dataclass
class Inner:
    """The door behind it."""

    is_open: bool = False
    opened: list[tuple[int, bool]] = field(default_factory=list)

    async def open(self, port: int, *, lan: bool = False) -> int:
        """Open it."""
        self.opened.append((port, lan))
        self.is_open = True
        return 4022

    async def close(self) -> None:
        """Shut it."""
        self.is_open = False


class Scene:
    """An open door, and what it has told."""

    def __init__(self, kept: Iterable[str] = (), claims: Iterable[tuple[str, str]] = ()) -> None:
        self.told: list[Event] = []
        self.inner = Inner()
        self.door = FarDoor(self.inner, POINT, self.told.append, kept, claims)

    @property
    def tunnel(self) -> FakeTunnel:
        """The newest tunnel."""
        return FakeTunnel.made[-1]

    def play(self, act: Callable[[], Awaitable[None]]) -> None:
        """Open the door, act, and shut it."""

        async def run() -> None:
            assert await self.door.open(2222, lan=True) == 4022
            self.door.await_codes(CODES)
            await act()
            await self.door.close()

        asyncio.run(run())
        assert not self.inner.is_open


def test_each_code_is_awaited_at_a_number() -> None:
    """The door behind it is on the loopback alone, and each guest has another number.

    Fails when the network reaches that door, or two seats share a number.
    """
    scene = Scene()

    async def act() -> None:
        await asyncio.sleep(0)
        codes = {code: str(scene.door.far_code(code)) for code in CODES}
        assert scene.tunnel.awaited == codes
        assert all(each.endswith(f"-{code}") for code, each in codes.items())
        assert len({each[:4] for each in codes.values()}) == 2
        assert scene.door.codes == tuple(codes.values())
        assert [note.number for note in scene.tunnel.got] in (
            [2, door.LISTENER],
            [door.LISTENER, 2],
        )
        assert scene.door.far_code("000000") is None

    scene.play(act)
    assert scene.inner.opened == [(0, False)]
    assert scene.tunnel.is_closed
    assert scene.told == []


def test_a_resumed_table_has_the_codes_of_before() -> None:
    """Codes and claims are taken up. Fails when a guest who calls again has an old code."""
    scene = Scene(["4812-417902", "rubbish"], [("4812", "abc")])

    async def act() -> None:
        assert str(scene.door.far_code("417902")) == "4812-417902"
        assert scene.tunnel.claims == {("4812", "abc")}

    scene.play(act)


@pytest.mark.parametrize(
    ("code", "event"),
    [("417902", FarCodeTried(LISE, 2)), ("500600", FarCodeOfListenersTried())],
)
def test_a_wrong_guess_is_told_and_the_next_look_gives_another_number(
    code: str, event: Event
) -> None:
    """It is told once, and the old number stays spent until somebody looks at the invitation.

    Fails when a stranger may guess again without the host.
    """
    scene = Scene()

    async def act() -> None:
        old = scene.door.far_code(code)
        scene.tunnel.tell(Note(notes.WRONG, code))
        assert scene.told == [event]
        sent = len(scene.tunnel.got)
        scene.tunnel.end()
        await asyncio.sleep(0.01)
        assert code not in scene.tunnel.awaited, "a new process must not await it either"
        assert sent
        new = scene.door.far_code(code)
        assert new is not None
        assert old is not None
        assert (new.seat, new.number == old.number) == (old.seat, False)
        assert scene.tunnel.awaited[code] == str(new)
        assert scene.door.far_code(code) == new

    scene.play(act)


def test_a_silent_meeting_point_is_told_once() -> None:
    """And once that it is back, as soon as it goes on to answer.

    Fails when each attempt is a sentence, or each lie between two silences.
    """
    scene = Scene()

    async def act() -> None:
        for _ in range(3):
            scene.tunnel.tell(Note(notes.WAITING, "417902"))
            scene.tunnel.tell(Note(notes.SILENT))
        await asyncio.sleep(0.01)
        assert scene.told == [MeetingPointLost()]
        scene.tunnel.tell(Note(notes.WAITING, "417902"))
        scene.tunnel.tell(Note(notes.WAITING, "500600"))
        await asyncio.sleep(0.01)
        assert scene.told == [MeetingPointLost(), MeetingPointBack()]

    scene.play(act)


def test_a_tunnel_that_ends_costs_one_sentence() -> None:
    """Another one is started for the same codes, and its failures add none.

    Fails when a process that dies at once fills the ears of the table.
    """
    scene = Scene()

    async def act() -> None:
        awaited = scene.tunnel.awaited
        for count in range(2, 5):
            scene.tunnel.tell(Note(notes.WAITING, "417902"))
            scene.tunnel.end()
            await asyncio.sleep(0.01)
            assert len(FakeTunnel.made) == count
        assert scene.told == [TunnelLost()]
        assert scene.tunnel.awaited == awaited
        scene.tunnel.tell(Note(notes.WAITING, "417902"))
        await asyncio.sleep(0.01)
        scene.tunnel.end()
        assert scene.told == [TunnelLost(), TunnelLost()]

    scene.play(act)


def test_claims_are_kept_as_they_change() -> None:
    """The file beside the journal is written each time. Fails when a crash leaves a claim."""
    scene, changes = Scene(), list[str]()

    async def act() -> None:
        scene.door.changed = lambda: changes.append("changed")
        scene.tunnel.tell(Note(notes.CLAIMED, "4812", "abc"))
        scene.tunnel.tell(Note(notes.RELEASED, "4812", "abc"))
        assert changes == ["changed"] * 2

    scene.play(act)

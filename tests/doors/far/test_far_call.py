"""The call to a table far away: each way to fail has its sentence, and the real one leads there."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from accessigame.core.model import Event, Refusal
from accessigame.doors.far import far_call, notes
from accessigame.doors.far.far_call import FarCall, FarCodeWrong
from accessigame.doors.far.meeting_point import MeetingPoint
from accessigame.doors.far.notes import Note
from accessigame.doors.host_line import FarCodeInUse, MeetingPointSilent, NobodyFar
from accessigame.doors.invitations import FarCode
from accessigame.output.wire import Hello
from accessigame.words.words import Verbosity
from tests.doors.far.behind import visit
from tests.doors.far.fake_tunnel import FakeTunnel
from tests.doors.far.meeting_point import Servers
from tests.doors.far.tunnels import until
from tests.doors.real_table import LISE, real_table

CODE = FarCode("4812", "417902")
HELLO = Hello(CODE.seat, "en", Verbosity.NORMAL)


@pytest.mark.parametrize(
    ("note", "event"),
    [
        (Note(notes.WRONG), FarCodeWrong()),
        (Note(notes.SPENT), FarCodeInUse()),
        (Note(notes.SILENT), MeetingPointSilent()),
        (Note(notes.APART), NobodyFar()),
        (Note(""), NobodyFar()),
        (None, NobodyFar()),
        (Note(notes.LISTENING, number=9), NobodyFar()),
    ],
)
def test_each_failure_has_its_sentence(
    note: Note | None, event: Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A silence ends in time, and a port behind which nobody is is no table.

    Fails when a guest waits for ever, or hears of a port of the own computer.
    """
    FakeTunnel.made.clear()
    monkeypatch.setattr(far_call, "Tunnel", FakeTunnel)
    monkeypatch.setattr(FakeTunnel, "answer", note)
    monkeypatch.setattr(far_call, "TIMEOUT", 0.2)

    async def scene() -> None:
        call = FarCall(CODE, MeetingPoint())
        for count in (1, 2):
            with pytest.raises(Refusal) as refused:
                await call.answered(HELLO)
            assert refused.value.event == event
            assert len(FakeTunnel.made) == count
        assert FakeTunnel.made[0].is_closed, "each call has a tunnel of its own"
        await call.close()
        assert FakeTunnel.made[1].is_closed

    asyncio.run(scene())


@pytest.mark.unmeasured
def test_a_real_call_reaches_a_real_table(own_servers: Servers, tmp_path: Path) -> None:
    """A guest with a code from far has the seat, without an address and a comparison of keys.

    Fails when the tunnel leads anywhere else.
    """
    with real_table(tmp_path / "host") as table:

        async def scene() -> None:
            async with visit(table, own_servers.point) as lise:
                assert lise.answered.welcome.seat == LISE
                assert lise.answered.new is None
                lise.answered.line.abort()
                await until(lambda: not lise.told)

        asyncio.run(scene())

"""The devices of this computer, from the first words to the last."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from io import StringIO

import pytest

from accessigame.cli import local_outputs
from accessigame.cli.local_devices import Devices, Wiring, local_devices
from accessigame.cli.local_outputs import Room
from accessigame.core.model import EVERYONE, Event, NotAllowed
from accessigame.devices.console.termination import PendingTermination
from accessigame.games.shared import TableTypes
from accessigame.input.inbox import Inbox
from accessigame.input.line_parser import vocabulary
from accessigame.output.blocks import Output
from accessigame.storage.settings import Preferences
from accessigame.words.words import Localizer
from tests.playing import Recorder

WORDS = Localizer("en")
ROOM = Room(EVERYONE, WORDS, 3)
REFUSAL = TableTypes()


@pytest.fixture(autouse=True)
def _silent_pipe(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the input be a pipe without a line."""
    monkeypatch.setattr("sys.stdin", StringIO())


def wiring_of(
    inbox: Inbox, begin: Callable[[Devices], None], wake: Callable[[Event], None] = lambda _: None
) -> Wiring:
    """Return the wiring of something that is told by these functions."""
    return Wiring(
        inbox=inbox,
        receive=inbox.put_nowait,
        offer=inbox.offer,
        wake=wake,
        begin=begin,
        vocabulary=lambda: vocabulary(WORDS.synonyms, (), ()),
        reads_lines=False,
    )


@pytest.mark.parametrize("fails", ["begin", "body", "nothing"])
def test_every_output_is_closed_whatever_happens(fails: str) -> None:
    """Outputs that stood before, and those that were made, are closed at the end.

    Fails when the first words are told before the block that closes.
    """
    output = Recorder()
    outputs: list[Output] = [output]

    def begin(devices: Devices) -> None:
        assert devices.console in outputs
        if fails == "begin":
            raise ArithmeticError

    async def serve() -> None:
        wiring = wiring_of(Inbox(), begin)
        async with local_devices(outputs, ROOM, Preferences(), PendingTermination(), wiring):
            assert not output.closed
            if fails == "body":
                raise ArithmeticError

    if fails == "nothing":
        asyncio.run(serve())
    else:
        with pytest.raises(ArithmeticError):
            asyncio.run(serve())
    assert output.closed


def test_missing_braille_is_told_behind_the_first_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever begins knows of it, and who reads hears it once, when the first words are out.

    Fails when it is told at once: the first words would take its place on the screen.
    """

    def refuse(*_: object, **__: object) -> None:
        raise NotAllowed(REFUSAL)

    monkeypatch.setattr(local_outputs, "braille_display", refuse)
    sequence: list[object] = []

    def begin(devices: Devices) -> None:
        assert (devices.display, devices.refusal) == (None, REFUSAL)
        devices.tell_refusal(sequence.append)
        sequence.append("first words")

    async def serve() -> None:
        preferences = Preferences(display="baum:/dev/nope")
        wiring = wiring_of(Inbox(), begin)
        async with local_devices([], ROOM, preferences, PendingTermination(), wiring):
            await asyncio.sleep(0)

    asyncio.run(serve())
    assert sequence == ["first words", REFUSAL]


def test_a_request_of_the_system_comes_as_the_end_of_the_input() -> None:
    """The inbox ends, also where the request came before the devices were made.

    Fails when a request that came early is forgotten.
    """

    async def serve(*, is_early: bool) -> object:
        end, inbox = PendingTermination(), Inbox()
        if is_early:
            end.handle_signal(15, None)
        async with local_devices([], ROOM, Preferences(), end, wiring_of(inbox, lambda _: None)):
            if not is_early:
                end.handle_signal(15, None)
            return await asyncio.wait_for(inbox.get(), 20)

    assert asyncio.run(serve(is_early=True)) is None
    assert asyncio.run(serve(is_early=False)) is None

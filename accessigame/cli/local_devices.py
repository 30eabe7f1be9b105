"""The devices of this computer while they serve a table, a table elsewhere, or a reading loop.

Theory of operation. `local_devices` is one context for all three. On the way in it makes the
console, the voice and the display, lets lines be read, has a request of the system end it all,
resumes after a stop, and only then lets the first words be told: `Wiring.begin` knows which devices
there are. Within it the keyboard listens. On the way out the last words are said to their end,
unless a key cuts them, since they stand on the screen and on the display already; what was pressed
before them does not count. Whatever happened, every output is closed and an adjusted verbosity
kept.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from accessigame.cli import local_outputs
from accessigame.cli.local_outputs import Room, keep_verbosity, listening, post
from accessigame.core.model import Audience, Event, Intent, Refusal
from accessigame.devices.console.lines import Lines
from accessigame.devices.console.terminal_mode import watching_keys
from accessigame.devices.console.termination import PendingTermination
from accessigame.input.inbox import Inbox
from accessigame.input.key_entry import Receiver
from accessigame.input.line_parser import Vocabulary
from accessigame.output.blocks import Output, SaysLastWords
from accessigame.storage.settings import Preferences
from accessigame.words.called import known

if TYPE_CHECKING:
    from accessigame.devices.braille.display_output import BrailleDisplay
    from accessigame.devices.console.terminal import Terminal
    from accessigame.devices.console.termination import PendingTermination
    from accessigame.devices.transport.connection import ConnectionEvent, DisplayConnection


@dataclass(slots=True)
class Devices:
    """The devices of this computer.

    refusal: the reason why there is no braille for a display that was asked for.
    """

    console: Terminal | Lines
    voice: Output | None = None
    display: BrailleDisplay | None = None
    connection: DisplayConnection | None = None
    refusal: Event | None = None

    def tell_refusal(self, wake: Callable[[Event], None]) -> None:
        """Tell, behind the first words, why there is no braille; nothing where there is."""
        if self.refusal is not None:
            asyncio.get_running_loop().call_soon(wake, self.refusal)


@dataclass(frozen=True, slots=True, kw_only=True)
class Wiring:
    """What the devices serve, and what is special about it.

    inbox: ends with None when the system asks for the end. receive: takes what is typed.
    offer: takes the keys of the display, unless too many wait. wake: tells an event of a device.
    begin: tells the first words, if there are any, once the outputs are made.
    vocabulary: returns the words that can be typed as lines. enter: the intent of Enter alone.
    owners: the readers of the display; None for all in the room.
    reads_lines: somebody types where there is no terminal. waits_for_others: others may play when
    no line has come. on_connection: called with each event that the display got.
    """

    inbox: Inbox
    receive: Receiver
    offer: Receiver
    wake: Callable[[Event], None]
    begin: Callable[[Devices], None]
    vocabulary: Callable[[], Vocabulary]
    enter: Intent | None = None
    owners: Audience | None = None
    reads_lines: bool = True
    waits_for_others: bool = False
    on_connection: Callable[[Devices, ConnectionEvent], None] | None = None


@asynccontextmanager
async def local_devices(
    outputs: list[Output],
    room: Room,
    preferences: Preferences,
    end: PendingTermination,
    wiring: Wiring,
) -> AsyncIterator[None]:
    """Serve with the devices of this computer within this block.

    outputs: the devices are added to these, and all of them are closed at the end.
    """
    devices = _made(outputs, room, preferences, wiring)
    loop, console = asyncio.get_running_loop(), devices.console
    if isinstance(console, Lines) and wiring.reads_lines:
        is_alone = devices.display is None and not wiring.waits_for_others
        console.listen(loop, wiring.receive, alone=is_alone, empty=wiring.enter)
    end.on_request(partial(post, loop, wiring.inbox.put_nowait, None))
    local_outputs.resume_after_stop(loop, console, wiring.receive)
    try:
        wiring.begin(devices)  # the first words come before the keyboard is made ready
        with listening(console, wiring.receive):
            yield
        await last_words_said(outputs, wiring.inbox, end)
    finally:
        for output in outputs:
            output.close()
        keep_verbosity(outputs, preferences)


def _made(outputs: list[Output], room: Room, preferences: Preferences, wiring: Wiring) -> Devices:
    """Return the devices that somebody prefers, which are added to the outputs."""
    devices = Devices(local_outputs.console(room, preferences, wiring.vocabulary))
    outputs.append(devices.console)
    wake = partial(post, asyncio.get_running_loop(), wiring.wake)
    devices.voice = local_outputs.speaking_output(room, preferences, wake, devices.console)
    if devices.voice is not None:
        outputs.append(devices.voice)
    if preferences.display:
        try:
            _add_display(devices, outputs, room, preferences, wiring)
        except Refusal as refusal:  # without braille, it continues in text
            devices.refusal = refusal.event
    return devices


def _add_display(
    devices: Devices, outputs: list[Output], room: Room, preferences: Preferences, wiring: Wiring
) -> None:
    """Add the display, which connects by itself; a `Refusal` where there is no braille."""
    owners = room.audience if wiring.owners is None else wiring.owners
    display = local_outputs.braille_display(
        room._replace(audience=owners),
        preferences,
        wiring.offer,
        wiring.wake,
        shares_keys=owners == room.audience,
        enter=wiring.enter,
    )

    def handle(event: ConnectionEvent) -> None:
        display.on_event(event)
        if wiring.on_connection is not None:
            wiring.on_connection(devices, event)

    loop = asyncio.get_running_loop()
    devices.connection = local_outputs.connected(display, preferences, loop, handle)
    devices.display = display
    outputs.append(display)


GLANCE: Final = 0.02
"""Seconds between two looks for their end, or for a key."""


async def last_words_said(outputs: Iterable[Output], inbox: Inbox, end: PendingTermination) -> None:
    """Wait until the last words are said; a key at the keyboard or on a display cuts them.

    So does a request of the system to end. Where the menu comes next, it gets the key as well.
    """
    voices = [output for output in outputs if isinstance(output, SaysLastWords)]
    if not voices:
        return
    inbox.forget()
    with watching_keys(keep=known().menu) as key_waits:
        for voice in voices:
            voice.finish()
        while not all(voice.finished for voice in voices):
            if key_waits() or inbox.holds_offer or end.requested:
                for voice in voices:
                    voice.silence()
            await asyncio.sleep(GLANCE)

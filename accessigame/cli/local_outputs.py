"""The outputs of this computer: its console, its voice and its display, as somebody prefers them.

`local_devices` makes them for those who sit at a table, for a guest at another one, and for
somebody who reads. Each function makes one output from the preferences and the `Room`; settings
that are adjusted while they are in use are kept afterwards. Devices post into the event loop from
their own threads, through `post`.
"""

from __future__ import annotations

import asyncio
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractContextManager, nullcontext, suppress
from dataclasses import asdict
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from accessigame.core.model import Audience, Event, Intent
from accessigame.devices.console.lines import Lines
from accessigame.devices.console.standard_streams import both_are_terminals
from accessigame.input.inbox import MOST_WAITING
from accessigame.input.key_entry import Receiver
from accessigame.input.keymap import Word
from accessigame.input.line_parser import Vocabulary
from accessigame.input.text_line import AskLine
from accessigame.output.blocks import HasVerbosity, Output
from accessigame.storage import settings
from accessigame.storage.settings import Preferences
from accessigame.words.called import known as known_call
from accessigame.words.words import Localizer, Utterance, Verbosity

if TYPE_CHECKING:
    from accessigame.devices.braille.display_output import BrailleDisplay
    from accessigame.devices.console.terminal import Terminal
    from accessigame.devices.speech.loudspeaker import Loudspeaker
    from accessigame.devices.transport.connection import ConnectionEvent, DisplayConnection
    from accessigame.input.chords import Chords


LONGEST_WAIT: Final = 0.1
"""Seconds that an event of a display waits for the loop at most."""


class Room(NamedTuple):
    """The people at this computer: those who hear its outputs, and the words for them.

    seats: the number of seats at the table, which are spread from left to right.
    writes: they can write lines to others, who play from elsewhere.
    """

    audience: Audience
    words: Localizer
    seats: int
    writes: bool = False

    @property
    def line_prompt(self) -> Utterance | None:
        """The prompt for a line to all, if these people can write one."""
        return self.words.say(AskLine()) if self.writes else None


def post(loop: asyncio.AbstractEventLoop, call: Callable[..., object], *given: object) -> None:
    """Call a function in the loop, from any thread."""
    with suppress(RuntimeError):  # the loop has ended
        loop.call_soon_threadsafe(call, *given)


class BoundedPost:
    """Calls a function in the loop for each event of a thread, and makes a flood of them wait.

    Without a bound, events that come faster than the loop takes them would pile up there, and
    each turn of the loop would take longer than the one before. A thread that waits here does not
    read its port, so that a stuck key waits there. It does not wait long: it has to end, too.
    """

    def __init__(
        self, loop: asyncio.AbstractEventLoop, call: Callable[[ConnectionEvent], None]
    ) -> None:
        self._loop = loop
        self._call = call
        self._room = threading.Semaphore(MOST_WAITING)

    def __call__(self, event: ConnectionEvent) -> None:
        """Post an event from its thread."""
        has_room = self._room.acquire(timeout=LONGEST_WAIT)
        post(self._loop, self._take, event, has_room)

    def _take(self, event: ConnectionEvent, has_room: bool) -> None:
        if has_room:
            self._room.release()
        self._call(event)


# the console --------------------------------------------------------------------------------------


def console(
    room: Room, preferences: Preferences, vocabulary: Callable[[], Vocabulary]
) -> Terminal | Lines:
    """Return the console: a terminal with single keys, or lines of known words through a pipe."""
    if not both_are_terminals():
        return Lines(vocabulary, room.audience)
    from accessigame.devices.console.terminal import (  # noqa: PLC0415 - imported only at a terminal
        StandardSurface,
        Terminal,
    )

    more, lead = room.words.text("page-more"), room.words.text("lead")
    reader, large = preferences.speech == "reader", preferences.large
    # a page that waits takes a key: a person who listens or feels would lose a move to it
    read_here = large or reader or not (preferences.speech == "self" or preferences.display)
    # before the menu, a voice is heard out: whoever reads along does not wait for its end
    surface = StandardSurface(holds_last=known_call().menu and preferences.speech != "self")
    terminal = Terminal(
        more, lead, room.audience, reader=reader, large=large, waits=read_here, surface=surface
    )
    terminal.line_prompt = room.line_prompt
    return terminal


def listening(console: Terminal | Lines, receive: Receiver) -> AbstractContextManager[None]:
    """Pass the keys of a terminal to `receive` within this block; lines are read by a thread."""
    return nullcontext() if isinstance(console, Lines) else console.listening(receive)


def resume_after_stop(
    loop: asyncio.AbstractEventLoop, console: Terminal | Lines, receive: Receiver
) -> None:
    """Resume at a terminal after a shell has stopped the program; Windows has no such signal."""
    if sys.platform != "win32" and not isinstance(console, Lines):
        loop.add_signal_handler(signal.SIGCONT, partial(_come_back, console, receive))


def _come_back(console: Terminal, receive: Receiver) -> None:
    """Resume after a stop: read keys again, and repeat the last news."""
    console.resume()
    receive(Intent(Word.REPEAT))


# the voice ----------------------------------------------------------------------------------------


def loudspeaker(room: Room, preferences: Preferences, wake: Callable[[Event], None]) -> Loudspeaker:
    """Return the voice of the program. wake: takes its problems, from another thread."""
    from accessigame.devices.speech.loudspeaker import Loudspeaker, SpeechPreferences  # noqa: PLC0415 - imported only when speech is on
    from accessigame.devices.speech.voice import VoiceSettings  # noqa: PLC0415 - the same

    wanted = preferences
    voice = VoiceSettings.of(wanted)
    speech = SpeechPreferences(voice, Verbosity(wanted.verbosity), wanted.cues, wanted.seat_rates)
    save = partial(keep_speech, room.words.names, speech)
    return Loudspeaker(room.audience, room.words.language, speech, room.seats, wake, save)


def speaking_output(
    room: Room, preferences: Preferences, wake: Callable[[Event], None], beside: Output
) -> Output | None:
    """Return the one output that speaks; None where the console has the verbosity.

    beside: the console.
    """
    if preferences.speech == "self":
        return loudspeaker(room, preferences, wake)
    if preferences.speech == "reader" and preferences.reader == "direct":
        return _direct_reader(room, preferences, wake, beside)
    if isinstance(beside, HasVerbosity):
        beside.verbosity = Verbosity(preferences.verbosity)
    return None


def _direct_reader(
    room: Room, preferences: Preferences, wake: Callable[[Event], None], beside: Output
) -> Output:
    from accessigame.devices.console.terminal import Terminal  # noqa: PLC0415 - imported only at a terminal
    from accessigame.devices.speech.screen_reader import DirectReader  # noqa: PLC0415 - imported only when asked for

    verbosity = Verbosity(preferences.verbosity)
    reader = DirectReader(room.audience, room.words.language, verbosity, wake)
    if isinstance(beside, Terminal):
        loop = asyncio.get_running_loop()

        def after_reading(write: Callable[[], None]) -> None:
            # a turn of the loop later, for the same block reaches the reader after the terminal
            loop.call_soon(reader.after_reading, partial(post, loop, write))

        beside.read_elsewhere, beside.after_reading = reader.reads, after_reading
        reader.settle()
    return reader


# the display --------------------------------------------------------------------------------------


def known_chords(preferences: Preferences) -> Chords:
    """Return the chords of this person; raises NotUnderstood for a mistake in the settings."""
    from accessigame.input.chords import chords  # noqa: PLC0415 - imported only with a display

    return chords(preferences.chords)


def braille_display(  # noqa: PLR0913 - whom it serves, where its keys go, and what they mean
    room: Room,
    preferences: Preferences,
    receive: Receiver,
    wake: Callable[[Event], None],
    *,
    shares_keys: bool = True,
    enter: Intent | None = None,
) -> BrailleDisplay:
    """Return the display as an output, not connected yet; a `Refusal` without braille.

    enter: what Enter alone gives.
    """
    from accessigame.braille import Contracted, Translator, default_notation  # noqa: PLC0415 - imported only with a display
    from accessigame.devices.braille.display_output import BrailleDisplay  # noqa: PLC0415 - the same
    from accessigame.words.facts import LineNews  # noqa: PLC0415 - the same

    language = room.words.language
    notation = preferences.notation or default_notation(language)
    display = BrailleDisplay(
        Translator(notation),
        room.audience,
        receive,
        wake,
        sentence=Contracted(notation, language).cells if preferences.grade == "2" else None,
        hold=preferences.flash,
        news=LineNews.ALL if preferences.teach else LineNews(preferences.news),
        shares_keys=shares_keys,
        chords=known_chords(preferences),
        words=room.words,
        enter=enter,
    )
    display.typed.line_prompt = room.line_prompt
    return display


def connected(
    display: BrailleDisplay,
    preferences: Preferences,
    loop: asyncio.AbstractEventLoop,
    on_event: Callable[[ConnectionEvent], None],
) -> DisplayConnection:
    """Connect the display of the preferences, and return at once.

    on_event: takes each event of the connection, in the loop; the display gets it from there.
    """
    from accessigame.devices.transport.addressing import AUTO, display_named  # noqa: PLC0415 - imported only with a display
    from accessigame.devices.transport.connection import DisplayConnection, DisplayReady  # noqa: PLC0415 - the same

    name, port = display_named(preferences.display)

    def take(event: ConnectionEvent) -> None:
        if isinstance(event, DisplayReady) and name != AUTO:
            settings.remember(f"{name}:{port}")
        on_event(event)

    known = preferences.displays
    connection = DisplayConnection(name, port, BoundedPost(loop, take), known_before=known)
    display.attach(connection)
    return connection


# kept afterwards ----------------------------------------------------------------------------------


def keep_speech(names: tuple[str, ...], before: Any, after: Any) -> None:
    """Keep the speech preferences that were adjusted, and no others."""
    rates = {names[s]: rate for s, rate in after.rates.items() if before.rates.get(s) != rate}
    then, now = ({"cues": each.cues, **asdict(each.voice)} for each in (before, after))
    changed = {name: now[name] for name in now if now[name] != then[name]}
    keep(new_rates=rates, **changed)


def keep_verbosity(outputs: Iterable[Output], preferences: Preferences) -> None:
    """Keep the verbosity, if it was changed where the game is heard."""
    from accessigame.output.adjusting import heard_on  # noqa: PLC0415 - imported only when a setting may change

    heard = heard_on(outputs)
    if heard and heard[0].verbosity != preferences.verbosity:
        keep(verbosity=heard[0].verbosity.value)


def keep(*, new_rates: Mapping[str, int] | None = None, **wanted: Any) -> None:
    """Keep adjusted settings; where they cannot be kept, they are adjusted again next time."""

    def with_rates(kept: settings.Settings) -> Mapping[str, Any]:
        return {**wanted, "rates": {**kept.rates, **new_rates}} if new_rates else wanted

    with suppress(OSError):
        settings.revise(with_rates)

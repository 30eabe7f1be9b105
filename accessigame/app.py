"""The composition root: from a table and a person's preferences to a host that runs.

`run` makes the outputs that the preferences ask for, gives them to a host, and runs its loop.
Settings that were adjusted during the game are kept afterwards. Devices post into the loop from
their own threads, through `_post`.
"""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, nullcontext, suppress
from dataclasses import asdict
from functools import partial
from io import BufferedReader
from typing import TYPE_CHECKING, Any

from accessigame.core.game import LearnedDeck
from accessigame.core.model import Event, Intent, Refusal, only
from accessigame.devices.console.lines import Lines
from accessigame.devices.console.standard_streams import both_are_terminals
from accessigame.devices.console.termination import PendingTermination, deferred_termination
from accessigame.host.host import Host
from accessigame.input.keymap import Word
from accessigame.input.line_parser import Vocabulary, vocabulary
from accessigame.output.blocks import HasVerbosity, Output, Reassignable
from accessigame.output.shared_device import HandsUnheard, SharedDevice, has_channel
from accessigame.session.table import Table
from accessigame.storage import settings
from accessigame.storage.preferences import Preferences
from accessigame.words.words import Verbosity

if TYPE_CHECKING:
    from accessigame.devices.braille.display_output import BrailleDisplay
    from accessigame.devices.console.terminal import Terminal


def run(table: Table, preferences: Preferences) -> tuple[Event, ...]:
    """Run the table until somebody leaves or the input ends; return the farewell.

    Raises TerminationRequested when the system asked the program to end; the game is kept.
    """
    with deferred_termination() as end:
        return asyncio.run(_run(table, preferences, end))


async def _run(
    table: Table, preferences: Preferences, end: PendingTermination
) -> tuple[Event, ...]:
    loop = asyncio.get_running_loop()
    outputs: list[Output] = []
    host = Host(table, outputs)
    host.keep_learned_deck = partial(_keep_learned_deck, table.session.game.name)
    host.background.patient = not both_are_terminals() and not preferences.display
    host.read_on = both_are_terminals()
    console, listening = _console(table, preferences, host)
    outputs.append(console)
    if preferences.teach:
        from accessigame.output.tutorial import Tutorial  # noqa: PLC0415 - imported only for a first game

        session = table.session
        host.announcer.tutorial = Tutorial(
            session.game.name, table.words, session.edition, session.options
        )
    felt = _add_devices(outputs, table, preferences, host, loop)
    if isinstance(console, Lines) and _typed_to(table):
        console.listen(loop, host.inbox.put_nowait, alone=not felt)
    silent = tuple(seat for seat in table.unheard if not has_channel(seat, outputs))
    if silent and host.announcer.shared is None:
        table.opening = (HandsUnheard(silent), *table.opening)
    end.on_request(partial(_post, loop, host.inbox.put_nowait, None))
    _handle_continue_signal(loop, host, console)
    try:
        host.begin(*table.opening)  # the first words come before the keyboard is made ready
        with listening:
            return await host.run()
    finally:
        for output in outputs:
            output.close()
        _keep_verbosity(outputs, preferences)


def _post(loop: asyncio.AbstractEventLoop, call: Callable[..., object], *given: object) -> None:
    """Call a function in the loop, from any thread."""
    with suppress(RuntimeError):  # the loop has ended
        loop.call_soon_threadsafe(call, *given)


def _handle_continue_signal(
    loop: asyncio.AbstractEventLoop, host: Host, console: Terminal | Lines
) -> None:
    """Go on at a terminal after a shell has stopped the program; Windows has no such signal."""
    if sys.platform != "win32" and not isinstance(console, Lines):
        loop.add_signal_handler(signal.SIGCONT, partial(_come_back, console, host))


def _come_back(console: Terminal, host: Host) -> None:
    """Go on after a stop: read keys again, and repeat the last news."""
    console.resume()
    host.inbox.put_nowait(Intent(Word.REPEAT))


def _console(
    table: Table, preferences: Preferences, host: Host
) -> tuple[Terminal | Lines, AbstractContextManager[None]]:
    words, receive = table.words, host.inbox.put_nowait
    if both_are_terminals():
        from accessigame.devices.console.terminal import Terminal  # noqa: PLC0415 - imported only at a terminal

        more, lead = words.text("page-more"), words.text("lead")
        reader, large = preferences.speech == "reader", preferences.large
        # a page that waits takes a key: a person who listens or feels would lose a move to it
        read_here = large or reader or not (preferences.speech == "self" or preferences.display)
        terminal = Terminal(more, lead, table.audience, reader=reader, large=large, waits=read_here)
        return terminal, terminal.listening(receive)
    return Lines(_vocabulary(table), table.audience), nullcontext()


def _vocabulary(table: Table) -> Vocabulary:
    """Return the words that can be typed as lines at this table."""
    acts, words = table.session.game.acts, table.words
    numbered = [act.word for act in acts if act.numbers]
    return vocabulary(
        lambda word: words.text(f"words-{word}"), [act.word for act in acts], numbered
    )


def _typed_to(table: Table) -> bool:
    """Return True when somebody types: a person plays, or reads out the cards of a real deck."""
    return bool(table.persons) or table.seating.dealer is None


def _add_devices(
    outputs: list[Output],
    table: Table,
    preferences: Preferences,
    host: Host,
    loop: asyncio.AbstractEventLoop,
) -> bool:
    """Add the voice and the display of the preferences; True if there is a display."""
    post = partial(_post, loop)
    _add_voice(outputs, table, preferences, host, partial(post, host.wake))
    if not preferences.display:
        return False
    try:
        display = _display(table, preferences, host, post)
    except Refusal as refusal:  # without braille, the game goes on in text
        table.opening = (refusal.event, *table.opening)
        return False
    if preferences.share == "display":
        host.announcer.shared = SharedDevice(display, "display", table.words)
    outputs.append(display)
    return True


def _add_voice(
    outputs: list[Output],
    table: Table,
    preferences: Preferences,
    host: Host,
    wake: Callable[[Event], None],
) -> None:
    """Add one speaking output at most; without one, the console has the verbosity."""
    (console,) = outputs
    if preferences.speech == "self":
        voice = _loudspeaker(table, preferences, wake)
        if preferences.share == "voice":
            host.announcer.shared = SharedDevice(voice, "voice", table.words)
        outputs.append(voice)
    elif preferences.speech == "reader" and preferences.reader == "direct":
        outputs.append(_direct_reader(table, preferences, wake, console))
    elif isinstance(console, HasVerbosity):
        console.verbosity = Verbosity(preferences.verbosity)


def _loudspeaker(
    table: Table, preferences: Preferences, wake: Callable[[Event], None]
) -> Reassignable:
    from accessigame.devices.speech.loudspeaker import Loudspeaker, SpeechPreferences  # noqa: PLC0415 - imported only when speech is on
    from accessigame.devices.speech.voice import VoiceSettings  # noqa: PLC0415 - the same

    wanted = preferences
    voice = VoiceSettings(wanted.rate, wanted.pitch, wanted.volume, wanted.voice)
    speech = SpeechPreferences(voice, Verbosity(wanted.verbosity), wanted.cues, wanted.seat_rates)
    keep = partial(_keep_speech, table.words.names, speech)
    seats = len(table.session.position.seats)
    return Loudspeaker(table.audience, table.words.language, speech, seats, wake, keep)


def _direct_reader(
    table: Table, preferences: Preferences, wake: Callable[[Event], None], console: Output
) -> Output:
    from accessigame.devices.console.terminal import Terminal  # noqa: PLC0415 - imported only at a terminal
    from accessigame.devices.speech.screen_reader import DirectReader  # noqa: PLC0415 - imported only when asked for

    verbosity = Verbosity(preferences.verbosity)
    reader = DirectReader(table.audience, table.words.language, verbosity, wake)
    if isinstance(console, Terminal):
        console.read_elsewhere = reader.reads
        reader.settle()
    return reader


def _keep_learned_deck(game: str, deck: LearnedDeck) -> Event | None:
    """Keep a list of real cards for the next game; return the event to announce, if any."""
    from accessigame.storage import learned_decks  # noqa: PLC0415 - imported only after a game with such a list

    return learned_decks.keep(game, deck)


def _keep_speech(names: tuple[str, ...], before: Any, after: Any) -> None:
    """Keep the speech preferences that were adjusted, and no others."""
    rates = {names[s]: rate for s, rate in after.rates.items() if before.rates.get(s) != rate}
    then, now = ({"cues": each.cues, **asdict(each.voice)} for each in (before, after))
    changed = {name: now[name] for name in now if now[name] != then[name]}
    _keep(new_rates=rates, **changed)


def _keep_verbosity(outputs: list[Output], preferences: Preferences) -> None:
    """Keep the verbosity, if it was changed where the game is heard."""
    from accessigame.output.adjusting import heard_on  # noqa: PLC0415 - imported only when a setting may change

    heard = heard_on(outputs)
    if heard and heard[0].verbosity != preferences.verbosity:
        _keep(verbosity=heard[0].verbosity.value)


def _keep(*, new_rates: Mapping[str, int] | None = None, **wanted: Any) -> None:
    """Keep adjusted settings; where they cannot be kept, they are adjusted again next time."""

    def with_rates(kept: settings.Settings) -> Mapping[str, Any]:
        return {**wanted, "rates": {**kept.rates, **new_rates}} if new_rates else wanted

    with suppress(OSError):
        settings.revise(with_rates)


def _display(
    table: Table, preferences: Preferences, host: Host, post: Callable[..., None]
) -> Reassignable:
    """Return the display while it connects; a `Refusal` where there is no braille."""
    from accessigame.devices.transport.addressing import AUTO, display_named  # noqa: PLC0415 - the same
    from accessigame.devices.transport.connection import (  # noqa: PLC0415 - imported only with a display
        ConnectionEvent,
        DisplayConnection,
        DisplayLost,
        DisplayReady,
    )

    name, port = display_named(preferences.display)
    display = _braille_display(table, preferences, host)
    host.read_on, at_terminal = True, host.read_on

    def on_connection_event(event: ConnectionEvent) -> None:
        if isinstance(event, DisplayReady) and name != AUTO:
            settings.remember(f"{name}:{port}")
        display.on_event(event)
        if isinstance(event, DisplayLost):
            host.announcer.offer_again()
        if isinstance(event, DisplayReady):
            host.read_on = True
        elif isinstance(event, Event) and connection.cells is None and not at_terminal:
            host.nobody_reads()

    receive, known = partial(post, on_connection_event), preferences.displays
    connection = DisplayConnection(name, port, receive, known_before=known)
    display.attach(connection)
    return display


def _braille_display(table: Table, preferences: Preferences, host: Host) -> BrailleDisplay:
    from accessigame.braille import Contracted, Translator, default_notation  # noqa: PLC0415 - imported only with a display
    from accessigame.devices.braille.display_output import BrailleDisplay  # noqa: PLC0415 - the same
    from accessigame.input.chords import chords, dots_by_word  # noqa: PLC0415 - the same

    known = chords(preferences.chords)
    host.chords = dots_by_word(known)
    seat = None if preferences.share == "display" else preferences.display_seat
    audience = table.audience if seat is None else only(seat)
    language = table.words.language
    notation = preferences.notation or default_notation(language)
    return BrailleDisplay(
        Translator(notation),
        audience,
        host.inbox.offer,
        host.wake,
        sentence=Contracted(notation, language).cells if preferences.grade == "2" else None,
        hold=preferences.flash,
        shares_keys=audience == table.audience,
        chords=known,
        words=table.words,
    )


def stdin_is_empty() -> bool:
    """Return True when the input ends before its first character; waits for a person."""
    stream = sys.stdin.buffer
    return not sys.stdin.isatty() and isinstance(stream, BufferedReader) and not stream.peek(1)

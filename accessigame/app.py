"""The composition root: from a header and a person's preferences to a table that runs."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from dataclasses import asdict, dataclass
from functools import partial
from io import BufferedReader
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from accessigame import bots, games
from accessigame.bots.dealer import Dealer
from accessigame.core.game import default_options
from accessigame.core.model import (
    EVERYONE,
    Audience,
    Event,
    Intent,
    NotAllowed,
    Refusal,
    Seat,
    only,
)
from accessigame.devices.console.lines import Lines
from accessigame.devices.console.standard_streams import both_are_terminals
from accessigame.devices.console.terminal import Terminal
from accessigame.devices.console.termination import PendingTermination, deferred_termination
from accessigame.host.host import Host
from accessigame.input.keymap import Word
from accessigame.input.line_parser import Vocabulary, vocabulary
from accessigame.output.blocks import HasVerbosity, Output, Reassignable
from accessigame.output.shared_device import HandsUnheard, SharedDevice, has_channel
from accessigame.output.tutorial import Tutorial
from accessigame.session import journal
from accessigame.session.damage import in_line
from accessigame.session.events import GameReopened, GameResumed, HandNotKnown, StandIn, TornLine
from accessigame.session.journal import Header, Journal, Record
from accessigame.session.replay import replay
from accessigame.session.review import heard_on
from accessigame.session.seating import Seating
from accessigame.session.session import Session
from accessigame.storage import learned_decks, settings
from accessigame.storage.preferences import Preferences
from accessigame.storage.text_forms import voices_in, voices_text
from accessigame.words.words import Localizer, Verbosity

if TYPE_CHECKING:
    from accessigame.devices.braille.display_output import BrailleDisplay


@dataclass(slots=True)
class Table:
    """A game with its players, its words and its journal; `typed` hands were told by somebody."""

    session: Session
    seating: Seating
    words: Localizer
    journal: Journal | None = None
    opening: tuple[Event, ...] = ()
    typed: tuple[Seat, ...] = ()

    @property
    def persons(self) -> tuple[Seat, ...]:
        """The seats that no bot plays."""
        return self.seating.persons(self.session.state)

    @property
    def unheard(self) -> tuple[Seat, ...]:
        """The persons whose hands the program deals or was told, so that only it can tell them.

        Nobody has a hand any more when the game is over.
        """
        # a game of hands can be told those of bots
        hands = "known" in default_options(self.session.rules)
        if len(self.persons) < 2 or not hands or self.session.state.over:  # noqa: PLR2004 - who is alone hears everything
            return ()
        dealt = self.seating.dealer is not None
        return tuple(seat for seat in self.persons if dealt or seat in self.typed)

    @property
    def audience(self) -> Audience:
        """Who hears and reads what is public here: a person alone, or everybody."""
        return self.seating.audience(self.session.state)


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game as it was left: its journal as it was read, and the table just where it was."""

    path: Path
    record: Record
    table: Table

    @property
    def current(self) -> bool:
        """False once another program has gone on with it, or the file is gone."""
        with suppress(OSError):
            return self.path.stat().st_size == self.record.size
        return False


def seated(header: Header, words: Localizer) -> Table:
    """Return the table that a header describes, before its first move.

    `Refusal` for a game, an edition, a number of players, an option or a bot that is not.
    """
    rules = games.find(header.game)
    session = Session(rules, header.edition, len(header.seats), header.options)
    seed = header.setup.get("seed", 0)
    dealer = Dealer(rules, seed) if header.setup.get("deck") == "shuffled" else None
    players = {
        Seat(int(seat)): bots.with_time_limit(bots.find(rules, level), header.setup.get("limit"))
        for seat, level in header.setup.get("bots", {}).items()
    }
    known = header.options.get("known", ())
    typed = tuple(Seat(s) for s in known) if isinstance(known, Sequence) else ()
    seating = Seating(players, dealer, seed, header.setup.get("advice", True))
    return Table(session, seating, Localizer(words.language, header.seats), typed=typed)


def begun(header: Header, words: Localizer, path: Path | None) -> Table:
    """Return a new table, its journal begun in a new file if there is to be one."""
    table = seated(header, words)
    table.opening = table.session.opening()
    if path is not None:
        table.journal = Journal.create(path, header)
    return table


def load_saved(path: Path, words: Localizer) -> SavedGame:
    """Return the game of a journal, replayed; a `Refusal` if it is none, or if the rules object."""
    record = journal.read(path)
    with in_line(record.path, 1):
        table = seated(record.header, words)
    replay(record, table.session)
    return SavedGame(path, record, table)


def resumed(game: SavedGame, stand_ins: Mapping[Seat, str] = MappingProxyType({})) -> Table:
    """Return the table of a game that was left, its journal open to go on; else a `Refusal`.

    stand_ins: the levels of bots that play for persons until the game is left. The journal does
    not know of them, so whoever comes back next time has the seat again.
    """
    table, state = game.table, game.table.session.state
    standing_in = _standing_in(table, stand_ins)
    table.journal = Journal.go_on(game.path, game.record)
    table.seating.bots = {**table.seating.bots, **standing_in}
    asks = table.persons[0] if table.persons else state.seats[0]
    torn = (TornLine(),) if game.record.torn else ()
    things = table.session.own_things(asks)
    own = (event for event in things if event.audience != EVERYONE)
    now = (
        *game.table.session.answer(Word.TABLE, asks),
        *game.table.session.answer(Word.SCORES, asks),
        *own,
    )
    instead = (StandIn(seat, level) for seat, level in stand_ins.items())
    begins = GameReopened() if state.over else GameResumed(len(table.session.steps))
    table.opening = (*torn, begins, *instead, *now)
    return table


def _standing_in(table: Table, levels: Mapping[Seat, str]) -> Mapping[Seat, bots.Policy]:
    """Return the bots; `NotAllowed` for one that would play cards that nobody has told us."""
    hidden = "known" in default_options(table.session.rules) and table.seating.dealer is None
    for seat in levels:
        if hidden and seat not in table.typed:
            raise NotAllowed(HandNotKnown(table.words.names[seat]))
    return {seat: bots.find(table.session.rules, level) for seat, level in levels.items()}


def run(table: Table, preferences: Preferences) -> tuple[Event, ...]:
    """Run the table until somebody leaves or the input ends; return what was told last.

    `TerminationRequested` where the system asked the program to end: the game is kept.
    """
    with deferred_termination() as end:
        return asyncio.run(_run(table, preferences, end))


async def _run(
    table: Table, preferences: Preferences, end: PendingTermination
) -> tuple[Event, ...]:
    loop = asyncio.get_running_loop()
    outputs: list[Output] = []
    host = Host(table.session, table.seating, table.words, outputs, table.journal)
    host.keep_lesson = partial(learned_decks.keep, table.session.rules.name)
    host.aside.patient = not both_are_terminals() and not preferences.display
    console, listening = _console(table, preferences, host)
    outputs.append(console)
    if preferences.teach:
        host.teller.teaching = Tutorial(table.session.rules.name, table.words)
    felt = _add_devices(outputs, table, preferences, host, loop)
    if isinstance(console, Lines) and _typed_to(table):
        console.listen(loop, host.inbox.put_nowait, alone=not felt)
    silent = tuple(seat for seat in table.unheard if not has_channel(seat, outputs))
    if silent and host.teller.shared is None:
        table.opening = (HandsUnheard(silent), *table.opening)
    end.on_request(partial(_post, loop, host.inbox.put_nowait, None))
    _go_on_when_told(loop, host, console)
    try:
        host.begin(*table.opening)  # the first words come before the keyboard is made ready
        with listening:
            return await host.run()
    finally:
        for output in outputs:
            output.close()
        _keep_verbosity(outputs, preferences)


def _post(loop: asyncio.AbstractEventLoop, call: Callable[..., object], *given: object) -> None:
    """Call something in the loop, from anywhere."""
    with suppress(RuntimeError):  # the loop has ended: nobody is there to be told
        loop.call_soon_threadsafe(call, *given)


def _go_on_when_told(loop: asyncio.AbstractEventLoop, host: Host, console: Output) -> None:
    """Go on at a terminal after a shell has stopped us; Windows has no such signal."""
    if sys.platform != "win32" and isinstance(console, Terminal):
        loop.add_signal_handler(signal.SIGCONT, partial(_come_back, console, host))


def _come_back(console: Terminal, host: Host) -> None:
    """Go on after the program was stopped, with the keys, and with what was said last."""
    console.resume()
    host.inbox.put_nowait(Intent(Word.REPEAT))


def _console(
    table: Table, preferences: Preferences, host: Host
) -> tuple[Output, AbstractContextManager[None]]:
    words, receive = table.words, host.inbox.put_nowait
    if both_are_terminals():
        more, lead = words.text("page-more"), words.text("lead")
        reader, large = preferences.speech == "reader", preferences.large
        # a page that waits takes a key: whoever listens to us, or feels, would lose a move to it
        read_here = large or reader or not (preferences.speech == "self" or preferences.display)
        terminal = Terminal(more, lead, table.audience, reader=reader, large=large, waits=read_here)
        return terminal, terminal.listening(receive)
    return Lines(_vocabulary(table), table.audience), nullcontext()


def _vocabulary(table: Table) -> Vocabulary:
    """Return the words that can be typed as lines at this table."""
    acts, words = table.session.rules.acts, table.words
    numbered = [act.word for act in acts if act.numbers]
    return vocabulary(
        lambda word: words.text(f"words-{word}"), [act.word for act in acts], numbered
    )


def _typed_to(table: Table) -> bool:
    """Say whether anybody types here: a person plays, or reads out the cards of a real deck."""
    return bool(table.persons) or table.seating.dealer is None


def _add_devices(
    outputs: list[Output],
    table: Table,
    preferences: Preferences,
    host: Host,
    loop: asyncio.AbstractEventLoop,
) -> bool:
    """Add the voice and the display that are wished; say whether there is a display."""
    post = partial(_post, loop)
    _add_voice(outputs, table, preferences, host, partial(post, host.wake))
    if not preferences.display:
        return False
    try:
        display = _display(table, preferences, host, post)
    except Refusal as refusal:  # no braille here: the game goes on in text
        table.opening = (refusal.event, *table.opening)
        return False
    if preferences.share == "display":
        host.teller.shared = SharedDevice(display, "display", table.words)
    outputs.append(display)
    return True


def _add_voice(
    outputs: list[Output],
    table: Table,
    preferences: Preferences,
    host: Host,
    wake: Callable[[Event], None],
) -> None:
    """Add what speaks, which is one thing at most; else what is written is what is heard."""
    (console,) = outputs
    if preferences.speech == "self":
        voice = _loudspeaker(table, preferences, wake)
        if preferences.share == "voice":
            host.teller.shared = SharedDevice(voice, "voice", table.words)
        outputs.append(voice)
    elif preferences.speech == "reader" and preferences.reader == "direct":
        outputs.append(_direct_reader(table, preferences, wake, console))
    elif isinstance(console, HasVerbosity):
        console.verbosity = Verbosity(preferences.verbosity)


def _loudspeaker(
    table: Table, preferences: Preferences, wake: Callable[[Event], None]
) -> Reassignable:
    from accessigame.devices.speech.loudspeaker import Loudspeaker, SpeechPreferences  # noqa: PLC0415 - only who wants a voice pays for it
    from accessigame.devices.speech.voice import VoiceSettings  # noqa: PLC0415 - the same

    voice = voices_text(preferences.voice)
    settings_ = VoiceSettings(preferences.rate, preferences.pitch, preferences.volume, voice)
    heard = SpeechPreferences(
        settings_, Verbosity(preferences.verbosity), preferences.cues, preferences.seat_rates
    )
    keep = partial(_keep_preferences, table.words.names, heard)
    seats = len(table.session.state.seats)
    return Loudspeaker(table.audience, table.words.language, heard, seats, wake, keep)


def _direct_reader(
    table: Table, preferences: Preferences, wake: Callable[[Event], None], console: Output
) -> Output:
    from accessigame.devices.speech.screen_reader import DirectReader  # noqa: PLC0415 - only who asks for it pays for it

    verbosity = Verbosity(preferences.verbosity)
    reader = DirectReader(table.audience, table.words.language, verbosity, wake)
    if isinstance(console, Terminal):
        console.read_elsewhere = reader.reads
        reader.settle()
    return reader


def _keep_preferences(names: tuple[str, ...], before: Any, after: Any) -> None:
    """Keep what was adjusted of how those in the room want to hear, and nothing else of it."""
    rates = {names[s]: rate for s, rate in after.rates.items() if before.rates.get(s) != rate}
    then, now = ({"cues": each.cues, **asdict(each.voice)} for each in (before, after))
    changed = {name: now[name] for name in now if now[name] != then[name]}
    if "voice" in changed:
        changed["voice"] = voices_in(changed["voice"])
    _keep(new_rates=rates, **changed)


def _keep_verbosity(outputs: list[Output], preferences: Preferences) -> None:
    """Keep how many words somebody wants, if that was changed where it is heard."""
    heard = heard_on(outputs)
    if heard and heard[0].verbosity != preferences.verbosity:
        _keep(verbosity=heard[0].verbosity.value)


def _keep(*, new_rates: Mapping[str, int] | None = None, **wanted: Any) -> None:
    """Keep what was adjusted; what cannot be kept is adjusted again next time."""

    def with_rates(kept: settings.Settings) -> Mapping[str, Any]:
        return {**wanted, "rates": {**kept.rates, **new_rates}} if new_rates else wanted

    with suppress(OSError):
        settings.revise(with_rates)


def _display(
    table: Table, preferences: Preferences, host: Host, post: Callable[..., None]
) -> Reassignable:
    """Return the display, its line being opened; a `Refusal` where there is no braille."""
    from accessigame.devices.transport.addressing import AUTO, display_named  # noqa: PLC0415 - the same
    from accessigame.devices.transport.connection import (  # noqa: PLC0415 - only who reads braille pays for it
        ConnectionEvent,
        DisplayConnection,
        DisplayLost,
        DisplayReady,
    )

    name, port = display_named(preferences.display)
    display = _braille_display(table, preferences, host)

    def hear(event: ConnectionEvent) -> None:
        if isinstance(event, DisplayReady) and name != AUTO:
            settings.remember(f"{name}:{port}")
        display.on_event(event)
        if isinstance(event, DisplayLost):
            host.teller.taken_away()

    line = DisplayConnection(name, port, partial(post, hear), known_before=preferences.displays)
    display.attach(line)
    return display


def _braille_display(table: Table, preferences: Preferences, host: Host) -> BrailleDisplay:
    from accessigame.braille import Contracted, Translator, default_notation  # noqa: PLC0415 - only who reads braille pays for it
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
    )


def stdin_is_empty() -> bool:
    """Say whether the input ended before its first character; a person is waited for."""
    stream = sys.stdin.buffer
    return not sys.stdin.isatty() and isinstance(stream, BufferedReader) and not stream.peek(1)

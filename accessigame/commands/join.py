"""`join`: play, or listen, at a table elsewhere, with the voice and the display of this computer.

The host of that table gives an address and a code. Settings and flags of this computer apply, so
everybody keeps their own language, voice and braille at home.
"""

from __future__ import annotations

import asyncio
import re
from argparse import Namespace
from functools import partial
from typing import Final

from accessigame.cli import preferences
from accessigame.cli.local_devices import Wiring, local_devices
from accessigame.cli.local_outputs import Room
from accessigame.cli.parser import Parser, needed
from accessigame.core.model import EVERYONE, Event, NotUnderstood, event_class, only
from accessigame.devices.console.termination import deferred_termination
from accessigame.doors.far.meeting_point import meeting_point
from accessigame.doors.far_table import FarTable
from accessigame.doors.host_line import Answered, Call, Caller, address_in
from accessigame.doors.invitations import far_code_in
from accessigame.input.line_parser import Vocabulary, vocabulary
from accessigame.output.blocks import Output
from accessigame.output.wire import Hello, Welcome
from accessigame.storage.settings import Preferences
from accessigame.words.words import Localizer, Verbosity

LONGEST_CODE: Final = 64
REFUSED: Final = 2
"""The exit code of an end that nobody wanted."""


@event_class
class CodeMissing(Event):
    """A guest gave no code, or one that is not made of digits."""


def arguments(parser: Parser) -> None:
    """Add the options of `join`."""
    parser.add_argument("host", nargs="*")
    parser.add_argument("--code")
    preferences.arguments(parser, without=preferences.OF_THE_TABLE)


def run(given: Namespace, words: Localizer) -> int:
    """Join a table until somebody leaves or the table is closed."""
    call = caller_in(needed(" ".join(given.host) or None, "join"), given.code)
    return asyncio.run(_run(call, words, preferences.preferences_of(given, words, ())))


def caller_in(host: str, code: str | None) -> Caller:
    """Return the way to a table: by a code from far away alone, or by an address and a code.

    Raises NotUnderstood for what is neither, and Unavailable where a library is missing.
    """
    far_code = None if code else far_code_in(host)
    if far_code is None:
        return Call(address_in(host), code_in(code))
    from accessigame.doors.far import tunnel_library  # noqa: F401, PLC0415 - looked for only where it is needed
    from accessigame.doors.far.far_call import FarCall  # noqa: PLC0415 - imported only for a table far away

    return FarCall(far_code, meeting_point())


def code_in(given: str | None) -> str:
    """Return the digits of a code, which may be typed in groups; raises NotUnderstood."""
    digits = re.sub(r"[\s,.-]", "", given or "")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= LONGEST_CODE):
        raise NotUnderstood(CodeMissing())
    return digits


async def _run(call: Caller, words: Localizer, chosen: Preferences) -> int:
    """Call the host, and follow its table."""
    try:
        return await _follow(call, words, chosen)
    finally:
        await call.close()


async def _follow(call: Caller, words: Localizer, chosen: Preferences) -> int:
    """Call the host, make the outputs that suit its welcome, and follow its table."""
    first = await call.answered(Hello(call.code, words.language, Verbosity(chosen.verbosity)))
    room = _room(first.welcome, words)
    outputs: list[Output] = []
    table = FarTable(call, first, room.words, outputs)
    wiring = Wiring(
        inbox=table.inbox,
        receive=table.receive,
        offer=table.offer,
        wake=table.wake,
        begin=lambda devices: devices.tell_refusal(table.wake),
        vocabulary=partial(_vocabulary, first, room.words),
    )
    with deferred_termination() as end:
        async with local_devices(outputs, room, chosen, end, wiring):
            await table.run()
    return 0 if table.refusal is None else REFUSED


def _room(welcome: Welcome, words: Localizer) -> Room:
    """Return the people here: the owner of a seat, or somebody who listens to what all may know."""
    audience = EVERYONE if welcome.seat is None else only(welcome.seat)
    own, seats = Localizer(words.language, welcome.names), len(welcome.names)
    return Room(audience, own, seats, writes=welcome.seat is not None)


def _vocabulary(first: Answered, words: Localizer) -> Vocabulary:
    """Return the words that can be typed as lines, as far as this program has them."""
    known = [act for act in first.welcome.acts if words.has(f"words-{act}")]
    numbered = [act for act in first.welcome.numbered if act in known]
    return vocabulary(words.synonyms, known, numbered)

"""The reception of a guest at a terminal: the code is asked for, then the keys are the seat's.

Theory of operation. The question for the code stands on the guest's own terminal, with the keys
and the pages of a game, so a code is typed as any number is. Once `Guests.enter` has taken a code,
each intent goes to `Guests.receive`, and the table writes through the same terminal.

1. A user name of six digits is tried as the code first.
2. A wrong code costs a second. Keys of that second are lost, so nobody guesses in advance.
3. A flood of keys ends the connection, with or without a seat.
"""

from __future__ import annotations

import asyncio
import codecs
from contextlib import ExitStack
from typing import Final

from accessigame.core.model import Event, Intent, NotAllowed, Prompt, Refusal, event_class
from accessigame.devices.console.terminal import TOUCH
from accessigame.doors.interfaces import Channel
from accessigame.doors.invitations import DIGITS
from accessigame.doors.limits import Limits
from accessigame.doors.seat_terminal import SeatTerminal
from accessigame.host.guests import Guest, Guests, LanguageIs, language_after
from accessigame.input.allowance import Allowance
from accessigame.input.keymap import Word
from accessigame.output.blocks import Block

BURST: Final = 1000
"""Characters that may come at once; a paste of as many is refused whole, and harms nobody."""
RATE: Final = 100
"""Characters a second over a longer time: twice a key that is held down."""
WISHES: Final = 80
"""Keys with a meaning that may come at once: each of them costs the table an answer."""
WISHES_A_SECOND: Final = 40
"""Keys with a meaning over a longer time: a key that is held down gives 30."""


@event_class
class AskCode(Prompt):
    """The question for the code of a seat."""


@event_class
class CodeWanted(Event):
    """A code is to be typed here, and nothing else."""


@event_class
class LanguageKey(Event):
    """The key that changes the language, for whom this one is wrong."""


@event_class
class CodeLate(Event):
    """No code came within the time limit, so the connection is closed."""


@event_class
class LineFlooded(Event):
    """More keys came than anybody types, so the connection is closed."""


class TerminalHandler:
    """One guest at a terminal, from the question for the code to the end of the connection."""

    def __init__(self, guests: Guests, channel: Channel, limits: Limits) -> None:
        self._guests = guests
        self._channel = channel
        self._limits = limits
        self._terminal = SeatTerminal(guests.words(channel.language), channel)
        self._guest: Guest | None = None
        self._closing = self._checking = False
        self._characters = Allowance(BURST, RATE)
        self._wishes = Allowance(WISHES, WISHES_A_SECOND)
        self._text = codecs.getincrementaldecoder("utf-8")("replace")
        self._until_end = ExitStack()
        self._until_end.enter_context(self._terminal.listening(self._receive))
        if len(channel.user) == DIGITS and channel.user.isascii() and channel.user.isdigit():
            self._try(channel.user)
        else:
            self._ask(CodeWanted(), LanguageKey())

    def take(self, data: bytes) -> None:
        """Handle keys of the guest."""
        if self._closing:
            return
        if self._characters.spend(len(data)):
            self._terminal.feed(self._text.decode(data))
        else:
            self._dismiss(LineFlooded())

    def expire(self) -> None:
        """Close the channel, because no code came within the time limit."""
        self._dismiss(CodeLate())

    def end(self) -> None:
        """Let the table know, if the guest had a seat."""
        self._closing = True
        self._until_end.close()
        if self._guest is not None:
            self._guests.leave(self._guest)

    def _receive(self, meaning: Intent | Refusal | None) -> None:
        """Handle the meaning of a key; a touch has none: the voice here belongs to others."""
        if meaning is None or meaning == TOUCH or self._closing or self._checking:
            return
        if self._guest is not None:
            self._pass_on(self._guest, meaning)
        elif isinstance(meaning, Intent) and meaning.word == Word.QUIT:
            self._close()
        elif isinstance(meaning, Intent) and meaning.word == Word.NUMBER:
            self._try(meaning.given.replace(" ", ""))
        elif isinstance(meaning, Intent) and meaning.word == Word.LANGUAGE:
            self._change_language()
        else:
            self._ask(CodeWanted())

    def _pass_on(self, guest: Guest, meaning: Intent | Refusal) -> None:
        """Give a wish to the table, unless too many come."""
        if self._wishes.spend(1):
            self._guests.receive(guest, meaning)
        else:
            self._dismiss(LineFlooded())

    def _try(self, code: str) -> None:
        """Give a code to the table; a wrong one is answered after a while."""
        try:
            self._guest = self._guests.enter(code, self._terminal, self._channel.address)
        except Refusal as refusal:
            self._checking = True
            later = asyncio.get_running_loop().call_later
            self._until_end.callback(later(self._limits.wrong, self._refuse, refusal).cancel)
        else:
            self._channel.admit()

    def _refuse(self, refusal: Refusal) -> None:
        self._checking = False
        if isinstance(refusal, NotAllowed):
            self._dismiss(refusal.event)
        else:
            self._ask(refusal.event)

    def _change_language(self) -> None:
        """Ask for the code in the next language, which the seat keeps."""
        words = self._guests.words(language_after(self._terminal.words.language))
        self._terminal.speak_in(words)
        self._terminal.chosen_language = words.language
        self._ask(LanguageIs(), CodeWanted())

    def _ask(self, *events: Event) -> None:
        words = self._terminal.words
        self._terminal.deliver(Block(tuple(map(words.say, events)), words.say(AskCode())))

    def _dismiss(self, event: Event) -> None:
        """Say why, and close the channel."""
        self._terminal.deliver(Block((self._terminal.words.say(event),)))
        self._close()

    def _close(self) -> None:
        self._closing = True
        self._terminal.close()

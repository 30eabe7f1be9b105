"""The adjusting of voices and verbosity by keys, while the game continues."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Protocol, runtime_checkable

from accessigame.core.model import Event, Intent, NotAllowed, event_class
from accessigame.input.keymap import Word
from accessigame.output.blocks import HasCues, HasVerbosity
from accessigame.words.words import Verbosity

ADJUSTING: Final = (Word.SETTING, Word.MORE, Word.LESS, Word.VERBOSITY, Word.CUES)
"""The words that adjust an output."""


@event_class
class NoVoiceHere(Event):
    """The program does not speak itself, so there is no voice to adjust."""


@event_class
class VerbosityIs(Event):
    """The verbosity from now on: `brief`, `normal` or `full`."""

    verbosity: str


@event_class
class CuesAre(Event):
    """The sounds before sentences are on or off from now on."""

    cues: bool


@runtime_checkable
class Adjustable(HasCues, Protocol):
    """An output with a voice that can be adjusted while the game continues."""

    def next_setting(self) -> Event:
        """Select the next setting of the voice; return its present value."""
        ...

    def adjust(self, step: int) -> Event:
        """Change the selected setting by a number of steps; return its new value."""
        ...


def adjusted(outputs: Iterable[object], intent: Intent) -> tuple[Event, ...]:
    """Carry out a word of `ADJUSTING`; return the new values, one for all equal outputs.

    The number of the intent counts the steps. `NotAllowed` where no output can be adjusted.
    """
    every, times = tuple(outputs), intent.count
    if intent.word == Word.VERBOSITY:
        return _next_verbosity(every, times)
    if intent.word == Word.CUES:
        return _other_cues([output for output in every if isinstance(output, HasCues)])
    voices = [output for output in every if isinstance(output, Adjustable)]
    if not voices:
        raise NotAllowed(NoVoiceHere())
    direction: dict[str, int] = {Word.MORE: 1, Word.LESS: -1}
    step = direction.get(intent.word, 0) * times
    states = [voice.adjust(step) if step else voice.next_setting() for voice in voices]
    return tuple(dict.fromkeys(states))


def _other_cues(sounding: list[HasCues]) -> tuple[Event, ...]:
    """Switch the sounds on or off on all outputs that have them, as on the first."""
    if not sounding:
        raise NotAllowed(NoVoiceHere())
    cues = not sounding[0].cues
    for output in sounding:
        output.cues = cues
    return (CuesAre(cues),)


def heard_on(outputs: Iterable[object]) -> list[HasVerbosity]:
    """Return the outputs by which a game is heard: those that speak, else those that write."""
    wordy = [output for output in outputs if isinstance(output, HasVerbosity)]
    return [output for output in wordy if output.speaks] or wordy


def _next_verbosity(outputs: tuple[object, ...], times: int) -> tuple[Event, ...]:
    """Step through the verbosities, round and round."""
    heard = heard_on(outputs)
    if not heard:
        raise NotAllowed(NoVoiceHere())
    verbosities = tuple(Verbosity)
    verbosity = verbosities[(verbosities.index(heard[0].verbosity) + times) % len(verbosities)]
    for output in heard:
        output.verbosity = verbosity
    return (VerbosityIs(verbosity.value),)

"""The voice of the command line: what is written outside a game is spoken, too.

1. Lines are queued, and said while an answer is awaited; whatever is left then is silenced.
2. Where no answer is awaited, `speak` has the queue said while the program continues.
3. `finish` gives the last lines of a command a bounded time; a menu keeps them for its prompt.

The voice is opened with the first line and kept until `close`. Everything runs on the caller's
thread. Never: a line that is spoken where the settings leave the speaking to somebody else, or
where no person sits at a terminal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from accessigame.core.model import Event, Refusal
from accessigame.devices.console.standard_streams import (
    both_are_terminals,
    hold_lines,
    release_lines,
)
from accessigame.devices.console.terminal_mode import watching_keys
from accessigame.storage import settings
from accessigame.words.called import known
from accessigame.words.words import Localizer, Utterance

if TYPE_CHECKING:
    from accessigame.devices.speech.loudspeaker import PromptSpeaker


class PromptVoice:
    """A queue of utterances, and the voice that says them.

    words: the words of the current language. speech: the speech mode of this run; empty for that
    of the settings.
    """

    def __init__(self, words: Localizer, speech: str = "") -> None:
        self.words = words
        self.speech = speech
        self._queue: list[Utterance] = []
        self._speaker: PromptSpeaker | None = None
        self._problems: set[Event] = set()

    @property
    def is_open(self) -> bool:
        """True if something was to be said since the device was last released."""
        return self._speaker is not None

    def queue(self, said: Iterable[Utterance]) -> None:
        """Queue utterances, which are on the screen already."""
        self._queue += said

    def queue_lines(self, lines: Iterable[str]) -> None:
        """Queue lines in the current language, which are on the screen already."""
        self.queue(Utterance(line.strip(), "", self.words.language) for line in lines)

    def tell(self, event: Event, aloud: Event | None = None) -> None:
        """Write an event, with the next prompt; queue its speech, or that of another one."""
        hold_lines(self.words.say(event).speech)
        self.queue_lines([self.words.say(aloud or event).speech])

    def tell_refusal(self, refusal: Refusal) -> None:
        """Write a refusal, with the next prompt, and queue its speech."""
        utterance = self.words.refusal(refusal)
        hold_lines(utterance.speech)
        self.queue([utterance])

    @contextmanager
    def speaking(self) -> Iterator[Callable[[], None]]:
        """Say the queue during a prompt; yield the function that silences it."""
        utterances, self._queue = self._queue, []
        if (speaker := self._opened()) is None:
            yield lambda: None
            return
        with speaker.during(utterances) as hush:
            yield hush

    def speak(self) -> None:
        """Write what is held, and say the queue from now on; nobody waits for its end."""
        release_lines()
        utterances, self._queue = self._queue, []
        if (speaker := self._opened()) is not None:
            speaker.say(utterances)

    def silence(self) -> None:
        """Stop the current utterance, and forget those that wait to be said."""
        if self._speaker is not None:
            self._speaker.silence()

    def finish(self) -> None:
        """Write and say what is left, within a bounded time, and release the device.

        A key cuts what is left.
        """
        release_lines()
        if self._queue:
            self.speak()
        if self._speaker is not None:
            with watching_keys(keep=known().menu) as key_waits:
                self._speaker.finish(key_waits)
            self._speaker = None

    def close(self) -> None:
        """Fall silent, and release the device."""
        if self._speaker is not None:
            self._speaker.close()
            self._speaker = None

    def new_problems(self) -> set[Event]:
        """Return the reasons why nothing was heard, each once; none for whoever wants no voice."""
        if not self._is_wanted(settings.load()):
            return set()
        problems = set(self._speaker.problems()) - self._problems if self._speaker else set()
        self._problems |= problems
        return problems

    def _is_wanted(self, kept: settings.Settings) -> bool:
        """Return True where a person sits at a terminal, and the program is to speak to them."""
        return both_are_terminals() and (self.speech or kept.speech) == "self"

    def _opened(self) -> PromptSpeaker | None:
        """Return the voice with the settings of now; None where the program does not speak."""
        user_settings = (
            settings.load()
        )  # read again: a game may have asked meanwhile who speaks, and how
        if not self._is_wanted(user_settings):
            self.close()
            return None
        from accessigame.devices.speech.loudspeaker import PromptSpeaker  # noqa: PLC0415 - imported only when speech is on
        from accessigame.devices.speech.voice import VoiceSettings  # noqa: PLC0415 - the same

        voice_settings = (self.words.language, VoiceSettings.of(user_settings))
        if self._speaker and (self._speaker.language, self._speaker.settings) != voice_settings:
            self.close()
        self._speaker = self._speaker or PromptSpeaker(*voice_settings)
        return self._speaker

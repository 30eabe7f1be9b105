"""Questions before a game: numbered lists, and words; on a display, too, if there is one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from accessigame.core.model import Event, Prompt, Refusal
from accessigame.devices.console.terminal import both_are_terminals, goes_on, read_line, write_lines
from accessigame.input.line_parser import number_in
from accessigame.storage import settings
from accessigame.storage.settings import Settings
from accessigame.words.words import Localizer, Utterance

if TYPE_CHECKING:
    from accessigame.braille import Translator
    from accessigame.devices.braille.prompter import DisplayPrompter
    from accessigame.devices.braille.question import Wanted
    from accessigame.devices.speech.loudspeaker import PromptSpeaker

Answers: TypeAlias = Sequence[tuple[str, str]]
"""What can be chosen: what is typed for it, and its words."""


@dataclass(frozen=True, slots=True)
class AnswerUnclear(Event):
    """An answer to a numbered list is one of its numbers."""

    given: str
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class AskNumber(Prompt):
    """A number of a list is asked for, `high` at most."""

    high: int


@dataclass(frozen=True, slots=True)
class AskText(Prompt):
    """Some words are asked for."""


class InputEnded(Exception):  # noqa: N818 - the end of the input is no error
    """The input ended in the middle of a question."""


class CliPrompter:
    """Asks in the language of `words`, and on the display of this name, if it is not empty.

    The display is opened at the first question, and again for the next one after `close`.
    Where the program speaks itself, its voice asks, too; `aloud`: even if nobody settled that yet.
    It is one voice for all questions until `close`.
    """

    def __init__(
        self,
        words: Localizer,
        display: str = "",
        kept: Settings | None = None,
        *,
        aloud: bool = False,
    ) -> None:
        self.words = words
        self._display = display
        self._kept = kept or Settings()
        self._aloud = aloud
        self._prompter: DisplayPrompter | None = None
        self._said: list[str] = []
        self._unheard: list[Utterance] = []
        self._reciter: PromptSpeaker | None = None
        self._problems: set[Event] = set()

    def speak(self, words: Localizer) -> None:
        """Go on in another language, also on the display, whose notation may be another."""
        self.words = words
        self._put_away()

    def settle(self, kept: Settings) -> None:
        """Go on with other settings: what was chosen is felt at once."""
        self._kept = kept
        self._put_away()

    def _put_away(self) -> None:
        """Have the next question open the display anew, as it is wished then."""
        if self._prompter is not None:
            self._prompter.close()
            self._prompter = None

    def choose(
        self, question: str, options: Sequence[str], default: int, languages: Sequence[str] = ()
    ) -> int:
        """Ask for a number of the list, from 1; an empty line is the default, which is said.

        languages: of the options, for a voice, where each has one of its own.
        """
        self._tell_of_the_voice()
        listed = [f"{number}. {option}" for number, option in enumerate(options, start=1)]
        usual = self.words.text("default-number", number=default)
        write_lines(question, *listed, usual)
        prompt = self.words.say(AskNumber(len(options))).speech
        answers = [(str(number), text) for number, text in enumerate(listed, start=1)]
        while True:
            self.hear([question])  # again after a slip: a voice cannot be read back
            for place, line in enumerate(listed):
                self.hear([line], languages[place] if languages else None)
            self.hear([usual])
            given = self._line(prompt, question, (*answers, ("", usual)), "number")
            if not given:
                return default
            number = number_in(given)
            if number is not None and 1 <= number <= len(options):
                return number
            self.tell(AnswerUnclear(given, 1, len(options)))

    def ask(self, question: str, default: str) -> str:
        """Ask for some words; an empty line is the default, which is said."""
        self._tell_of_the_voice()
        usual = self.words.text("default-text", text=default)
        write_lines(question, usual)
        self.hear([question, usual])
        return self._line(self.words.say(AskText()).speech, question, [("", usual)]) or default

    def explain(self, refusal: Refusal) -> None:
        """Say why something was refused."""
        self.tell(refusal.event)

    def tell(self, event: Event) -> None:
        """Say something; on a display it stands before the next question."""
        said = self.words.say(event)
        write_lines(said.speech)
        self.hear([said.speech])
        self._said.append(said.braille)

    def mention(self, events: Iterable[Event]) -> None:
        """Have what is on the screen already stand before the next question on a display, too."""
        self._said += [self.words.say(event).braille for event in events]

    def read(self, lines: Sequence[str]) -> None:
        """Have lines read that are on the screen already: one a row, to the end or to Enter."""
        if self._display and lines:
            self._line("", lines[0], [("", line) for line in lines[1:]], "nothing")

    def hear(self, lines: Iterable[str], language: str | None = None) -> None:
        """Have lines spoken, which are on the screen already, with the next question."""
        self._unheard += (Utterance(line, "", language or self.words.language) for line in lines)

    def goes_on(self, question: str, lines: Iterable[str]) -> bool:
        """Wait until somebody has read these lines, or heard them; False to leave the rest out."""
        self.hear(lines)
        with self._spoken() as hush:
            return goes_on(question, hush)

    def close(self, *farewell: Event) -> None:
        """Give the voice and the display back, so that a game can have them.

        farewell: what is left on the display.
        """
        self._hush_for_good()
        if self._prompter is not None:
            self._prompter.close(" ".join(self.words.say(event).braille for event in farewell))

    def _line(
        self,
        prompt: str,
        question: str,
        answers: Answers,
        wanted: Wanted = "words",
    ) -> str:
        with self._spoken() as hush:
            if self._display:
                line = self._felt(prompt, question, answers, wanted, hush)
            else:
                line = _typed(prompt, hush)
        if line is None:
            raise InputEnded
        return line.strip()

    @contextmanager
    def _spoken(self) -> Iterator[Callable[[], None]]:
        """Say what nobody has heard yet, if the program speaks; give what silences it."""
        lines, self._unheard = self._unheard, []
        if (reciter := self._voice()) is None:
            yield lambda: None
            return
        with reciter.during(lines) as hush:
            yield hush

    def _voice(self) -> PromptSpeaker | None:
        """Return what speaks, as it is wished now; None where the program does not speak."""
        kept = settings.load()  # read again: a game may have asked meanwhile who speaks, and how
        if not both_are_terminals() or not (self._aloud or kept.speech == "self"):
            self._hush_for_good()
            return None
        from accessigame.devices.speech.loudspeaker import PromptSpeaker  # noqa: PLC0415 - only who wants a voice pays for it
        from accessigame.devices.speech.worker import VoiceSettings  # noqa: PLC0415 - the same

        wanted = self.words.language, VoiceSettings(kept.rate, kept.pitch, kept.volume, kept.voice)
        if self._reciter and (self._reciter.language, self._reciter.manner) != wanted:
            self._hush_for_good()
        self._reciter = self._reciter or PromptSpeaker(*wanted)
        return self._reciter

    def _hush_for_good(self) -> None:
        if self._reciter is not None:
            self._reciter.close()
            self._reciter = None

    def _tell_of_the_voice(self) -> None:
        """Say once, in writing, why nothing is heard."""
        found = set(self._reciter.problems()) - self._problems if self._reciter else set()
        self._problems |= found
        for event in found:
            self.tell(event)

    def _felt(
        self,
        prompt: str,
        question: str,
        answers: Answers,
        wanted: Wanted,
        hush: Callable[[], None],
    ) -> str | None:
        """Ask on the display and at the keyboard; at the keyboard alone if there is no braille."""
        from accessigame.devices.braille.question import QuestionSpec  # noqa: PLC0415 - only who reads braille pays for it

        said, self._said = " ".join(self._said), []
        asked = QuestionSpec(f"{said} {question}".strip(), answers, wanted)
        try:
            prompter = self._prompter = self._prompter or self._opened()
        except Refusal as refusal:
            self._display = ""
            write_lines(self.words.refusal(refusal).speech)
            return _typed(prompt, hush)
        return prompter.ask(asked, hush)

    def _opened(self) -> DisplayPrompter:
        from accessigame.braille import Translator, default_notation  # noqa: PLC0415 - only who reads braille pays for it

        notation = self._kept.notation or default_notation(self.words.language)
        return prompter(self._display, Translator(notation), self._kept, self.words)


def prompter(
    display: str, translator: Translator, kept: Settings, words: Localizer
) -> DisplayPrompter:
    """Return what asks on the display of this name; `Refusal` for a name or chords that are not."""
    from accessigame.devices.braille.prompter import DisplayPrompter  # noqa: PLC0415 - the same
    from accessigame.devices.transport.addressing import display_named  # noqa: PLC0415 - the same
    from accessigame.devices.transport.connection import DisplayConnection  # noqa: PLC0415 - only who reads braille pays for it
    from accessigame.input.chords import chords  # noqa: PLC0415 - the same

    known = (kept.display, *kept.displays)
    return DisplayPrompter(
        partial(DisplayConnection, *display_named(display), known_before=known),
        translator,
        chords(kept.chords),
        lambda event: write_lines(words.say(event).speech),
    )


def _typed(prompt: str, touched: Callable[[], None]) -> str | None:
    return read_line(prompt + " ", touched)

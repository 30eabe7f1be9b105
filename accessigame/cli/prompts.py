"""Prompts before a game: numbered lists, and words; on a display, too, if there is one.

1. A prompt is written on the screen and queued for the voice, each in one piece with all that
   was announced since the last one.
2. While the answer is awaited, the voice says the queue; the first key silences it.
3. On a display, the announcements and the prompt stand in one text, and the answer is taken
   from its keys or from the keyboard, whichever comes first. Without braille the keyboard is left.
4. A row is meant by its number or its words; another answer is announced, and asked again.
5. At every prompt `q` or 0 raises `Back`, and `h` or `?` explains it, and in a list
   `r` repeats it; where 0 is an answer, `q` alone does, and where any words are, only Enter alone.

6. A text to read below the menu goes page by page: screen and display turn the page together, with
   the keyboard or the keys of the display; there a page has its lines, the way back below them, and
   above them all that was read before.

The voice and the display are opened at the first prompt and kept until `close`, because a game
wants both. Everything runs on the caller's thread. Never: a prompt that waits for the voice to
end, or one that only a display shows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING

from accessigame.cli import Back, InputEnded
from accessigame.cli.prompt_voice import PromptVoice
from accessigame.cli.prompted import (
    BACK,
    REPEATS,
    Answers,
    AskNumber,
    AskText,
    CliPrompt,
    fitting,
    number_help,
    numbered,
    slip,
    text_to_read,
    utterance,
)
from accessigame.core.model import Event, Refusal
from accessigame.devices.console.prompt import HELPS, LEAVES, read_line, write_pages
from accessigame.devices.console.standard_streams import (
    both_are_terminals,
    hold_lines,
    release_lines,
    write_lines,
)
from accessigame.input.line_parser import number_in
from accessigame.storage.settings import Settings
from accessigame.words.words import Localizer, Utterance

if TYPE_CHECKING:
    from accessigame.braille import Translator
    from accessigame.devices.braille.prompter import DisplayPrompter


class CliPrompter:
    """Prompts in the language of `words`, on screen, by voice and on a display.

    display: its name, or empty for none. voice: one that others use, too; without it a new one.
    """

    def __init__(
        self,
        words: Localizer,
        display: str = "",
        kept: Settings | None = None,
        *,
        voice: PromptVoice | None = None,
    ) -> None:
        self.words = words
        self.voice = voice or PromptVoice(words)
        self._display = display
        self._kept = kept or Settings()
        self._prompter: DisplayPrompter | None = None
        self._unshown: list[str] = []

    def change_language(self, words: Localizer) -> None:
        """Use another language, also on the display, whose notation may be another."""
        self.words = self.voice.words = words
        self.close_display()

    def change_settings(self, kept: Settings) -> None:
        """Use other settings; the display has them from the next prompt on.

        The speech mode of this run stays, unless another one is kept now.
        """
        if kept.speech != self._kept.speech:
            self.voice.speech = ""
        self._kept = kept
        self.close_display()

    def close_display(self) -> None:
        """Close the display; the next prompt opens it with the settings of then."""
        if self._prompter is not None:
            self._prompter.close()
            self._prompter = None

    def choose(  # noqa: PLR0913 - each keyword is one line of the list
        self,
        prompt: str,
        options: Sequence[str],
        default: int,
        languages: Sequence[str] = (),
        *,
        helps: Sequence[str] = (),
        back: str = "menu-back",
        usual: str = "default-number",
    ) -> int:
        """Ask for a number of the list, from 1; an empty line is the default, which is said.

        languages: the language of each option, for a voice, where they differ. helps: the keys
        of the sentences that explain this prompt. back, usual: the keys of the last two lines.
        Raises Back when somebody wants to leave the prompt.
        """
        lines = (self.words.text(back), self.words.text(usual, number=default))
        rows = dict(enumerate(options, start=1))
        helps = (*helps, number_help(back))
        return self.choose_row(prompt, rows, lines, languages, helps=helps) or default

    def choose_row(  # noqa: PLR0913 - each is one line of the list, or of its help
        self,
        prompt: str,
        rows: Mapping[int, str],
        lines: tuple[str, str],
        languages: Sequence[str] = (),
        *,
        helps: Sequence[str] = (),
        absent: Mapping[int, str] = MappingProxyType({}),
        known: Utterance | None = None,
    ) -> int | None:
        """Ask for one of the rows, by its number or its words; None for Enter alone.

        lines: those of the way back and of Enter alone. absent: rows that are not there now.
        known: what stands for rows heard before, on a display in front of them; `r` reads them.
        The rest, and what is raised: as for `choose`.
        """
        self._announce_voice_problems()
        answers = numbered(rows, *lines)
        lines_shown = [line for _, line in answers]
        short = (known.speech, lines_shown[-2]) if known else ()
        hold_lines(prompt, *(short or lines_shown))
        own_languages = [self.words.language] * len(lines_shown)
        spoken_lines = zip(
            (prompt, *lines_shown), (*own_languages[:1], *languages, *own_languages), strict=False
        )
        spoken = [utterance(line, language) for line, language in spoken_lines]
        if known:
            self.queue_speech((prompt, *short))
            answers = ("", known.braille), *answers
        return self._number((prompt, answers), spoken, helps, rows, absent, is_known=bool(known))

    def choose_in_languages(
        self,
        prompts: Mapping[str, str],
        shown: tuple[str, Sequence[str]],
        default: int,
        helps: Sequence[str],
    ) -> int:
        """Ask for a number in several languages, before anybody has chosen one.

        prompts: the whole prompt with its answers, by language; it is written and spoken.
        shown: the prompt and its answers on a display, in all of them. The rest: as `choose`.
        """
        prompt, options = shown
        hold_lines(*prompts.values())
        rows = dict(enumerate(options, start=1))
        default_line = self.words.text("default-number", number=default)
        answers = numbered(rows, self.words.text("menu-leave"), default_line)
        spoken = [utterance(text, language) for language, text in prompts.items()]
        return self._number((prompt, answers), spoken, helps, rows) or default

    def _number(  # noqa: PLR0913 - as for `choose_row`
        self,
        shown: tuple[str, Answers],
        spoken: Sequence[Utterance],
        helps: Sequence[str],
        rows: Mapping[int, str],
        absent: Mapping[int, str] = MappingProxyType({}),
        *,
        is_known: bool = False,
    ) -> int | None:
        """Return the number of a row, None for Enter alone; ask until it is one of them.

        The list is not spoken again behind a slip: its help and `r` read it.
        """
        line = self.words.say(AskNumber(max(rows))).speech
        cli_prompt = CliPrompt(line, *shown, spoken, helps, "number", is_known=is_known)
        while answer := self._answer(cli_prompt):
            number = number_in(answer)
            meant = [number] if number is not None else fitting(answer, rows)
            if len(meant) == 1 and meant[0] in rows:
                return meant[0]
            self.announce(slip(answer, meant, rows, absent))
            cli_prompt = replace(cli_prompt, is_known=True)
        return None

    def ask(
        self, prompt: str, default: str, *, helps: Sequence[str] = (), zero: bool = False
    ) -> str:
        """Ask for some words; an empty line is the default, which is said.

        helps: the keys of the sentences that explain this prompt. zero: 0 is an answer.
        Raises Back when somebody wants to leave the prompt.
        """
        leaves, last_help = (("q",), "help-zero") if zero else (LEAVES, "help-text")
        back = (leaves[0], f"{leaves[0]}. {self.words.text('menu-back')}")
        default_line = ("", self.words.text("default-text", text=default))
        cli_prompt = self._text_prompt(prompt, (back, default_line), (*helps, last_help), leaves)
        return self._answer(cli_prompt) or default

    def ask_freely(self, prompt: str) -> str:
        """Ask for any text, also one that means help or the way back elsewhere.

        Raises Back at an empty line.
        """
        back = self.words.text("default-text", text=self.words.text("menu-back"))
        answer = self._read_asked(self._text_prompt(prompt, (("", back),), ()))
        if not answer:
            raise Back
        return answer

    def _text_prompt(
        self, prompt: str, answers: Answers, helps: Sequence[str], leaves: tuple[str, ...] = ()
    ) -> CliPrompt:
        """Write a prompt for a text with its answers; return it."""
        self._announce_voice_problems()
        lines = [prompt, *(line for _, line in answers)]
        hold_lines(*lines)
        spoken = [utterance(line, self.words.language) for line in lines]
        line = self.words.say(AskText()).speech
        return CliPrompt(line, prompt, answers, spoken, helps, leaves=leaves)

    def _answer(self, cli_prompt: CliPrompt) -> str:
        """Return an answer that is no request for help; raises Back for one that leads back."""
        while True:
            answer = self._read_asked(cli_prompt)
            if self._means(answer, cli_prompt.leaves, "words-back"):
                raise Back
            if self._means(answer, HELPS, "words-help"):
                self.explain_keys(*cli_prompt.helps)
            elif cli_prompt.wanted == "number" and self._means(answer, REPEATS, "words-repeat"):
                hold_lines(*(line.speech for line in cli_prompt.spoken))
            else:
                return answer
            cli_prompt = replace(cli_prompt, is_known=False)

    def _read_asked(self, cli_prompt: CliPrompt) -> str:
        """Return the answer to a prompt; raises InputEnded where none can come any more."""
        if not cli_prompt.is_known:
            self.voice.queue(cli_prompt.spoken)
        if (answer := self._read_answer(cli_prompt)) is None:
            raise InputEnded
        return answer

    def _means(self, given: str, keys: tuple[str, ...], words: str) -> bool:
        """Return True where an answer is one of some keys, or one of the words of the catalogue."""
        return given.casefold() in {*keys, *self.words.text(words).split()}

    def explain_keys(self, *keys: str) -> None:
        """Write the messages of these keys and queue their speech; a display has them, too."""
        lines = [self.words.text(key) for key in keys]
        hold_lines(*lines)
        self.queue_speech(lines)
        self._unshown += map(self.words.brief, keys)

    def explain(self, refusal: Refusal) -> None:
        """Announce the reason for a refusal."""
        self.announce(refusal.event)

    def announce(self, event: Event) -> None:
        """Write an event and queue its speech; on a display it stands before the next prompt."""
        sentence = self.words.say(event)
        hold_lines(sentence.speech)
        self.queue_speech([sentence.speech])
        self._unshown.append(sentence.braille)

    def show_next(self, events: Iterable[Event]) -> None:
        """Show events, which are on the screen already, before the next prompt on a display."""
        self._unshown += [self.words.say(event).braille for event in events]

    def show_lines(self, lines: Sequence[str], begin: int = 0) -> None:
        """Show lines, which are on the screen already, on a display, until its reader leaves.

        begin: the number of those that were felt before.
        """
        if self._display and lines:
            self._read_asked(text_to_read(self.words.text("page-more"), lines, (), begin))

    def queue_speech(self, lines: Iterable[str]) -> None:
        """Queue lines, which are on the screen already, for the voice of the next prompt."""
        self.voice.queue_lines(lines)

    def continues(self, prompt: str, lines: Iterable[str], felt: Sequence[str], begin: int) -> bool:
        """Wait until somebody has read, heard or felt these lines; False to leave the rest out.

        felt: the lines for a display, of which `begin` were felt before; they can be felt again.
        """
        self.queue_speech((*lines, prompt))
        back = (BACK, f"{BACK}. {self.words.text('menu-back')}")
        cli_prompt = text_to_read(prompt, felt, (back,), begin)
        while (answer := self._read_answer(cli_prompt)) is not None:
            if self._means(answer, LEAVES, "words-back"):
                return False
            if not self._means(answer, HELPS, "words-help"):
                return True
            self.explain_keys("help-page-more")
        return False

    def close(self, *farewell: Event) -> None:
        """Close the voice and the display, so that a game can open them.

        farewell: the events whose words are left on the display.
        """
        release_lines()
        self.voice.close()
        if self._prompter is not None:
            self._prompter.close("  ".join(self.words.say(event).braille for event in farewell))

    def take_leave(self, farewell: Event) -> None:
        """Write the last word and say it to its end; leave it on the display."""
        sentence = self.words.say(farewell)
        write_lines(sentence.speech)
        if self.voice.is_open:
            self.voice.queue([sentence])
            self.voice.finish()
        self.close(farewell)

    def _read_answer(self, cli_prompt: CliPrompt) -> str | None:
        """Return an answer from the keyboard or the display; None where none can come any more.

        Every wait of the prompter is this one: nobody is shut in who has only one of the two.
        """
        line = None
        with suppress(KeyboardInterrupt), self.voice.speaking() as hush:
            line = (self._ask_on_display if self._display else _read_typed)(cli_prompt, hush)
        return None if line is None else line.strip()

    def _announce_voice_problems(self) -> None:
        """Announce each problem of the voice once."""
        for event in self.voice.new_problems():
            self.announce(event)

    def _ask_on_display(self, cli_prompt: CliPrompt, hush: Callable[[], None]) -> str | None:
        """Ask on the display and at the keyboard; at the keyboard alone without braille."""
        from accessigame.devices.braille.prompt import PromptSpec  # noqa: PLC0415 - imported only when somebody reads braille

        unshown, self._unshown = filter(None, self._unshown), []
        rows = [("", cli_prompt.text), *cli_prompt.answers]
        answer, first = rows[cli_prompt.begin]
        # two blanks between sentences, as in a game
        rows[cli_prompt.begin] = (answer, "  ".join((*unshown, first)).strip())
        spec = PromptSpec(rows[0][1], rows[1:], cli_prompt.wanted, cli_prompt.begin)
        try:
            prompter = self._prompter = self._prompter or self._open_display()
        except Refusal as refusal:
            self._display = ""
            hold_lines(self.words.refusal(refusal).speech)
            return _read_typed(cli_prompt, hush)
        if cli_prompt.wanted == "nothing" and both_are_terminals():
            hold_lines(cli_prompt.line)
        return prompter.ask(spec, hush)

    def _open_display(self) -> DisplayPrompter:
        from accessigame.braille import Translator, default_notation  # noqa: PLC0415 - imported only when somebody reads braille

        notation = self._kept.notation or default_notation(self.words.language)
        return prompter(self._display, Translator(notation), self._kept, self.words)


def prompter(
    display: str, translator: Translator, kept: Settings, words: Localizer
) -> DisplayPrompter:
    """Return the prompter on the display of this name; raises Refusal for its name or chords."""
    from accessigame.devices.braille.prompter import DisplayPrompter  # noqa: PLC0415 - the same
    from accessigame.devices.transport.addressing import display_named  # noqa: PLC0415 - the same
    from accessigame.devices.transport.connection import DisplayConnection  # noqa: PLC0415 - imported only when somebody reads braille
    from accessigame.input.chords import chords  # noqa: PLC0415 - the same

    former_displays = (kept.display, *kept.displays)
    return DisplayPrompter(
        partial(DisplayConnection, *display_named(display), known_before=former_displays),
        translator,
        chords(kept.chords),
        lambda event: write_lines(words.say(event).speech),
    )


def _read_typed(asked: CliPrompt, touched: Callable[[], None]) -> str | None:
    return read_line(asked.line, touched)


class Reading:
    """A text that somebody reads now.

    felt: all of its lines, as a display has them. begin: the number of those that were felt before.
    """

    def __init__(self, prompter: CliPrompter, felt: Sequence[str], begin: int = 0) -> None:
        self._prompter = prompter
        self._felt = felt
        self._begin = begin

    def wait(self, prompt: str, page: Sequence[str], begun: int) -> bool:
        """Ask whether to continue behind a page, on every device; False to leave the rest out.

        begun: the number of lines of the whole text that have begun.
        """
        begin = min(self._begin, begun - 1)  # a long line continues where the last page ended
        self._begin = begun
        return self._prompter.continues(prompt, page, self._felt[:begun], begin)

    def end(self, page: Sequence[str]) -> None:
        """Have the last page spoken before the next prompt, and felt; none was left out."""
        if page:
            self._prompter.queue_speech(page)
            begin = min(self._begin, len(self._felt) - 1)
            self._prompter.show_lines(self._felt, begin)


def read_out(prompter: CliPrompter, lines: Sequence[str], felt: Sequence[str] = ()) -> None:
    """Write lines and speak them, at a terminal a screen at a time; a display has them, too.

    felt: the same lines as a display has them, where those are shorter.
    """
    reading = Reading(prompter, felt or lines)
    reading.end(write_pages(lines, prompter.words.text("page-more"), reading.wait))


def read_sections(
    prompter: CliPrompter,
    sections: Sequence[Sequence[str]],
    prompt: Callable[[int], str],
    begin: int = 0,
) -> int:
    """Read sections out as `read_out` does, with a prompt behind each but the last.

    prompt: the one behind the section of this number, from 1. begin: the sections to pass over,
    which a display has before the first line. Return how many were read, these among them.
    """
    before = sum(map(len, sections[:begin]))
    reading = Reading(prompter, [line for section in sections for line in section], before)
    more = prompter.words.text("page-more")
    for number, section in enumerate(sections[begin:], start=begin + 1):
        page = write_pages(section, more, _from(before, reading))
        before += len(section)
        if number == len(sections):
            reading.end(page)
        elif not page or not reading.wait(prompt(number), page, before):
            return number if page else number - 1
    return len(sections)


def _from(before: int, reading: Reading) -> Callable[[str, Sequence[str], int], bool]:
    """Return the wait of a section, which counts the lines of the sections before it, too."""
    return lambda prompt, page, begun: reading.wait(prompt, page, before + begun)

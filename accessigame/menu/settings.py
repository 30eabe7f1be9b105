"""Prompts of the menu about the settings: language, speech, a display and its braille.

On the very first start, who speaks and the language are asked, and the answers are kept.

The rows of the settings say which are asked here (`in_menu`); one that is a choice among a few
words is asked with `NAME-WORD` for each answer. The language is asked and
kept first, so that somebody who does not understand the rest may leave there. All other answers
are kept together at the end, and the prompts use them at once.
"""

from __future__ import annotations

from dataclasses import replace

from accessigame.braille import NOTATIONS, check_contracted, default_notation
from accessigame.cli import Back, checked_settings, preferences
from accessigame.cli.preferences import ask_who_speaks
from accessigame.cli.prompts import CliPrompter
from accessigame.core.model import AtTable, Refusal, event_class
from accessigame.devices.console.standard_streams import both_are_terminals
from accessigame.storage import settings
from accessigame.storage.files import within_home
from accessigame.storage.rows import rows
from accessigame.storage.settings import GRADES, Settings
from accessigame.words.words import LANGUAGES, Localizer

ON_A_DISPLAY = ("flash", "news", "grade")
"""The settings that are asked only where there is a display."""


class SettingsMenu:
    """The prompts about the settings; `display` is the one on which they are asked."""

    def __init__(self, prompter: CliPrompter, display: str) -> None:
        self._prompter = prompter
        self._display = display

    @property
    def _words(self) -> Localizer:
        return self._prompter.words

    def ask(self) -> None:
        """Ask for each setting of the menu, and keep the answers."""
        new_settings = self._in_language(checked_settings.usable())
        new_settings = replace(
            new_settings, speech=self._choice("speech", "ask-speech", new_settings.speech or "off")
        )
        display = self._ask_display(new_settings.display or self._display)
        new_settings = replace(
            new_settings, display=display, notation=self._ask_notation(new_settings.notation)
        )
        if display:
            new_settings = replace(
                new_settings,
                flash=self._choice("flash", "ask-flash", new_settings.flash),
                news=self._choice("news", "ask-news", new_settings.news),
            )
            new_settings = replace(
                new_settings, grade=self._ask_grade(new_settings.notation, new_settings.grade)
            )
        menu_names = (row.name for row in rows(Settings) if row.in_menu)
        names = [name for name in menu_names if display or name not in ON_A_DISPLAY]
        self._prompter.announce(
            preferences.keep(**{name: getattr(new_settings, name) for name in names})
        )
        self._prompter.change_settings(new_settings)

    def _in_language(self, kept: Settings) -> Settings:
        """Ask for the language; return the settings in it, which are kept if it is another.

        The default braille of the old language becomes the default braille of the new one.
        """
        old_language = self._words.language
        words = ask_language(self._prompter)
        if words.language == old_language:
            return replace(kept, language=old_language)
        is_default = kept.notation == default_notation(old_language)
        notation = default_notation(words.language) if is_default else kept.notation
        new_settings = replace(kept, language=words.language, notation=notation)
        if not _contracts(notation or default_notation(words.language), words):
            new_settings = replace(new_settings, grade=GRADES[0])
        changed = {name: getattr(new_settings, name) for name in ("language", "notation", "grade")}
        differing = {name: value for name, value in changed.items() if value != getattr(kept, name)}
        self._prompter.announce(preferences.keep(**differing))
        self._prompter.change_settings(new_settings)
        return new_settings

    def _choice(self, name: str, prompt: str, kept: str) -> str:
        """Ask for a setting that is one of the words of its row; return the word."""
        (words,) = (row.choices for row in rows(Settings) if row.name == name)
        options = [self._words.text(f"{name}-{word}") for word in words]
        default = words.index(kept) + 1
        return words[self._prompter.choose(self._words.text(prompt), options, default) - 1]

    def _ask_notation(self, kept: str) -> str:
        """Ask for the braille of the display and of the labels."""
        names = list(NOTATIONS)
        default = names.index(kept or default_notation(self._words.language)) + 1
        return names[self._prompter.choose(self._words.text("ask-notation"), names, default) - 1]

    def _ask_grade(self, notation: str, kept: str) -> str:
        """Ask for contractions, where they go with the notation."""
        if not _contracts(notation, self._words):
            return GRADES[0]
        return self._choice("grade", "ask-grade", kept)

    def _ask_display(self, kept: str) -> str:
        """Ask for a display, until its name is one; return it, or empty text for none."""
        from accessigame.devices.transport.addressing import AUTO, display_named  # noqa: PLC0415 - imported only when somebody reads braille
        from accessigame.devices.transport.hid_devices import displays  # noqa: PLC0415 - the same

        none = self._words.text("none")
        usual = kept or (AUTO if displays() else none)
        while True:
            answer = self._prompter.ask(self._words.text("ask-display"), usual)
            if answer == none:
                return ""
            try:
                return ":".join(part for part in display_named(answer) if part)
            except Refusal as refusal:
                self._prompter.explain(refusal)


def _contracts(notation: str, words: Localizer) -> bool:
    """Check whether contractions of this language go with the notation."""
    try:
        check_contracted(notation, words.language)
    except Refusal:
        return False
    return True


@event_class
class FirstAnswersSaved(AtTable):
    """The first answers are in the settings file; and the folder of the games, told this once.

    home: it lies in the home folder of the person, and `path` begins there.
    """

    path: str
    home: bool


def display_found(kept: settings.Settings) -> str:
    """Return `auto` at the very first start if a HID display is there, else empty text.

    The system tells of it, so no device is disturbed; and whoever reads braille alone needs it now.
    """
    if kept.speech:
        return ""
    from accessigame.devices.transport.addressing import AUTO  # noqa: PLC0415 - imported only at the first start
    from accessigame.devices.transport.hid_devices import displays  # noqa: PLC0415 - the same

    return AUTO if displays() else ""


def ask_first_prompts(
    prompter: CliPrompter, *, on_display: bool, language_given: bool, display: str = ""
) -> bool:
    """Ask for whatever is not settled yet, and keep the answers; into a pipe nobody speaks.

    on_display: as for `ask_who_speaks`. language_given: the command line names the language.
    display: one that was found, which is kept with the answers.
    Return True where there was something to keep.
    Raises Back when somebody wants to leave the first of the prompts.
    """
    settings_now = checked_settings.usable()
    language_known = language_given or bool(settings_now.language)
    speech_known = not both_are_terminals() or bool(prompter.voice.speech or settings_now.speech)
    answers = {"display": display} if display else {}
    if not speech_known:
        answers["speech"] = _ask_speech(prompter, on_display, language_known)
    while not (language_known or "language" in answers):
        back = "menu-leave" if speech_known else "menu-back"
        try:
            answers["language"] = ask_language(prompter, back).language
        except Back:
            if speech_known:
                raise
            answers["speech"] = _ask_speech(prompter, on_display, language_known)
    if answers:
        _keep(prompter, answers)
    return bool(answers)


def _ask_speech(prompter: CliPrompter, on_display: bool, language_known: bool) -> str:
    """Ask who speaks: in every language, as long as none is known."""
    own_language = prompter.words.language
    other_languages = (
        () if language_known else tuple(code for code in LANGUAGES if code != own_language)
    )
    return ask_who_speaks(
        prompter, on_display=on_display, languages=(own_language, *other_languages)
    )


def _keep(prompter: CliPrompter, answers: dict[str, str]) -> None:
    """Keep the answers; if the disk refuses, the one about speech holds for this run.

    A mode that the command line names holds for this run, too.
    """
    event = preferences.keep(**answers)
    saved = isinstance(event, preferences.SettingsSaved)
    prompter.announce(_with_folder_of_games() if saved else event)
    if "speech" in answers and saved:
        prompter.voice.speech = ""


def _with_folder_of_games() -> FirstAnswersSaved:
    folder = settings.journals()
    within = within_home(folder)
    return FirstAnswersSaved(str(within or folder), home=within is not None)


def ask_language(prompter: CliPrompter, back: str = "menu-back") -> Localizer:
    """Ask for the language, each by its own name, and use it; return its words.

    back: the key of the line that leads back.
    """
    words, codes = prompter.words, list(LANGUAGES)
    options = [Localizer(code).text("language-name") for code in codes]
    default = codes.index(words.language) + 1
    number = prompter.choose(words.text("ask-language"), options, default, codes, back=back)
    catalogue = Localizer(codes[number - 1])
    if catalogue.language != words.language:
        prompter.change_language(catalogue)
    return catalogue

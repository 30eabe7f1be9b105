"""Prompts of the very first start: who speaks, and the language; the answers are kept."""

from __future__ import annotations

from accessigame.cli import checked_settings, preferences
from accessigame.cli.leaving import Back
from accessigame.cli.preferences import ask_who_speaks
from accessigame.cli.prompts import CliPrompter
from accessigame.core.model import AtTable, event_class
from accessigame.devices.console.standard_streams import both_are_terminals
from accessigame.storage import settings
from accessigame.storage.files import within_home
from accessigame.words.words import LANGUAGES, Localizer


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

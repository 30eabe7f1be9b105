"""Questions of the very first start: who speaks, asked aloud in every language, and the language.

Whoever hears nothing but this program's voice, or feels nothing but a display, has to be reached
before anybody knows what they need. So the first question is written, spoken and shown in each
language at once; its answer decides by which way all the others come.
"""

from __future__ import annotations

from accessigame.cli import checked_settings, preferences
from accessigame.cli.prompts import CliPrompter
from accessigame.devices.console.standard_streams import both_are_terminals
from accessigame.storage.settings import SPEECH_MODES
from accessigame.words.words import LANGUAGES, Localizer


def ask_who_speaks(prompter: CliPrompter, *, on_display: bool, languages: tuple[str, ...]) -> str:
    """Ask who speaks; go on with the answer, and return it.

    on_display: Enter alone keeps the computer silent; without a display it has the program speak,
    for whoever has neither hears nothing otherwise.
    """
    default = SPEECH_MODES.index("off" if on_display else "self") + 1
    known = [Localizer(code) for code in languages]
    questions = {words.language: words.text("first-question", default=default) for words in known}
    options = [", ".join(words.text(f"first-{mode}") for words in known) for mode in SPEECH_MODES]
    shown = " ".join(words.text("first-who") for words in known), options
    prompter.speech = "self"
    chosen = prompter.choose_in_languages(questions, shown, default, ("help-first-question",))
    prompter.speech = SPEECH_MODES[chosen - 1]
    return prompter.speech


def ask_first_questions(prompter: CliPrompter, *, on_display: bool, language_given: bool) -> None:
    """Ask for whatever is not settled yet, and keep the answers; into a pipe nobody speaks.

    on_display: as for `ask_who_speaks`. language_given: the command line names the language.
    """
    kept = checked_settings.load_valid()
    language_known = language_given or bool(kept.language)
    answers: dict[str, str] = {}
    if both_are_terminals() and not (prompter.speech or kept.speech):
        own = prompter.words.language
        others = () if language_known else tuple(code for code in LANGUAGES if code != own)
        languages = (own, *others)
        answers["speech"] = ask_who_speaks(prompter, on_display=on_display, languages=languages)
    if not language_known:
        answers["language"] = ask_language(prompter).language
    if answers:
        _keep(prompter, answers)


def _keep(prompter: CliPrompter, answers: dict[str, str]) -> None:
    """Keep the answers; if the disk refuses, the one about speech holds for this run."""
    event = preferences.keep(**answers)
    prompter.announce(event)
    if isinstance(event, preferences.SettingsSaved):
        prompter.speech = ""


def ask_language(prompter: CliPrompter) -> Localizer:
    """Ask for the language, each by its own name, and go on in it; return its words."""
    words, known = prompter.words, list(LANGUAGES)
    options = [Localizer(code).text("language-name") for code in known]
    usual = known.index(words.language) + 1
    number = prompter.choose(words.text("ask-language"), options, usual, known)
    chosen = Localizer(known[number - 1])
    if chosen.language != words.language:
        prompter.change_language(chosen)
    return chosen

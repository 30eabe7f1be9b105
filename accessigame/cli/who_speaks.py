"""The question of who speaks, which has to reach everybody.

Whoever hears nothing but this program's voice, or feels nothing but a display, has to be reached
before anybody knows what they need. So it is written, spoken and shown in several languages at
once; its answer decides by which way all the other questions come.
"""

from __future__ import annotations

from accessigame.cli.prompts import CliPrompter
from accessigame.storage.settings import SPEECH_MODES
from accessigame.words.words import Localizer


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

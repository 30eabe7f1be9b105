"""The first questions of all: by whatever somebody hears, sees or feels, they are reached."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from accessigame.cli import prompt_voice, prompts
from accessigame.cli.prompt_voice import PromptVoice
from accessigame.cli.prompts import CliPrompter
from accessigame.devices.braille.prompt import PromptSpec
from accessigame.devices.speech import loudspeaker
from accessigame.devices.speech.voice import NoSoundDevice
from accessigame.menu import settings as menu_settings
from accessigame.menu.settings import FirstAnswersSaved, ask_first_prompts
from accessigame.storage import settings
from accessigame.storage.settings import Settings
from accessigame.words.words import LANGUAGES, Localizer
from tests.devices.speech.stage import Stage

ORDER = tuple(dict.fromkeys(("en", *LANGUAGES)))
FIRST = [Localizer(code).text("first-question", default=1) for code in ORDER]


@pytest.fixture
def stage(monkeypatch: pytest.MonkeyPatch) -> Iterator[Stage]:
    """Return the voice of a program that nobody has set up, at a terminal."""
    voice = Stage()
    monkeypatch.setattr(loudspeaker, "Pyttsx3Voice", lambda *_, **__: voice)
    for module in (prompt_voice, menu_settings):
        monkeypatch.setattr(module, "both_are_terminals", lambda: True)
    yield voice
    voice.let_go()


def answer_by_ear(
    monkeypatch: pytest.MonkeyPatch, voice: Stage, *turns: tuple[list[str], str]
) -> list[tuple[list[str], str]]:
    """Answer each question once its lines were spoken; return those not asked yet."""
    rest = list(turns)

    def read(_prompt: str, _touched: Callable[[], None] | None = None) -> str:
        lines, answer = rest.pop(0)
        for line in lines:
            voice.expect(line)
            voice.end()
        return answer

    monkeypatch.setattr(prompts, "read_line", read)
    return rest


@pytest.mark.parametrize("answer", ["", "1"])
def test_who_speaks_is_asked_aloud_in_every_language_first(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, answer: str
) -> None:
    """Enter alone, or 1, and the voice that asked goes on with the language and all the rest.

    Fails when nothing is heard before the answer, when it is heard in one language only, and
    when the questions after it are silent.
    """
    listed = [
        Localizer("en").text("ask-language"),
        "1. français",
        "2. English",
        "3. Deutsch",
        "0. Back",
        "Enter alone: 2.",
    ]
    rest = answer_by_ear(monkeypatch, stage, (FIRST, answer), (listed, "3"), ([], "1"))
    asks = CliPrompter(Localizer("en"))
    ask_first_prompts(asks, on_display=False, language_given=False)
    assert stage.languages[: len(FIRST)] == [*ORDER]
    assert (settings.load().speech, settings.load().language) == ("self", "de")
    asks.choose("Was?", ["dies"], default=1)
    assert not rest


def test_the_language_leads_back_to_who_speaks(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """0 at the language asks again who speaks, aloud again, and nothing is kept of before.

    Fails when going back from the language ends the program.
    """
    rest = answer_by_ear(monkeypatch, stage, (FIRST, "3"), ([], "0"), (FIRST, "2"), ([], "2"))
    ask_first_prompts(CliPrompter(Localizer("en")), on_display=False, language_given=False)
    assert (settings.load().speech, settings.load().language) == ("reader", "en")
    assert not rest


@pytest.mark.parametrize(("answer", "mode"), [("2", "reader"), ("3", "off")])
def test_a_reader_or_a_display_has_all_the_rest(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, answer: str, mode: str
) -> None:
    """Once somebody says that a screen reader speaks, or nobody, the voice asks nothing more.

    Fails when the voice goes on over a screen reader.
    """
    answer_by_ear(monkeypatch, stage, (FIRST, answer), ([], "2"))
    ask_first_prompts(CliPrompter(Localizer("en")), on_display=False, language_given=False)
    assert settings.load().speech == mode
    assert stage.begun.empty()
    assert stage.closed.is_set()


@pytest.mark.parametrize(("answer", "told"), [("1", 1), ("2", 0), ("3", 0)])
def test_only_whoever_is_spoken_to_hears_of_missing_sound(
    stage: Stage,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    answer: str,
    told: int,
) -> None:
    """Without a sound device, whoever chose the program's voice is told so at the next question.

    Fails when a screen reader has to read out that there is no sound, which it is itself.
    """
    stage.health = [NoSoundDevice()]
    answer_by_ear(monkeypatch, stage, (FIRST, answer), ([], "2"))
    asks = CliPrompter(Localizer("en"))
    ask_first_prompts(asks, on_display=False, language_given=False)
    stage.let_go()
    asks.close()
    why = Localizer("en").say(NoSoundDevice()).speech
    assert capsys.readouterr().out.splitlines().count(why) == told


def test_a_language_that_is_known_is_the_only_one(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the language is settled, who speaks is asked in it, and the language is not asked."""
    settings.save(Settings(language="en"))
    answer_by_ear(monkeypatch, stage, (FIRST[:1], "3"))
    ask_first_prompts(CliPrompter(Localizer("en")), on_display=False, language_given=False)
    assert settings.load() == Settings(language="en", speech="off")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_folder_of_the_games_is_told_once(
    stage: Stage,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    lang: str,
) -> None:
    """The first start names the folder, from the home folder on if it lies there, and no later.

    Fails when somebody has to know where games lie on this system.
    """
    words = Localizer(lang)
    for home in (tmp_path, settings.journals().parent.parent):
        settings.save(Settings(language=lang))
        monkeypatch.setattr(Path, "home", lambda home=home: home)
        answer_by_ear(monkeypatch, stage, ([], "3"))
        for _ in range(2):
            ask_first_prompts(CliPrompter(words), on_display=False, language_given=False)
        lies = {FirstAnswersSaved(str(settings.journals()), home=False)}
        with suppress(ValueError):
            lies = {FirstAnswersSaved(str(settings.journals().relative_to(home)), home=True)}
        told = "".join(capsys.readouterr().out.split())
        assert [told.count("".join(words.say(each).speech.split())) for each in lies] == [1]


def test_fingers_alone_are_reached(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a display the question stands in every language, and Enter alone keeps silence.

    Fails when who only feels has to see or hear the first question, or is spoken to.
    """
    asked: list[PromptSpec] = []

    class Felt:
        def ask(self, question: PromptSpec, _touched: Callable[[], None]) -> str:
            asked.append(question)
            return ""

        def close(self, *_: str) -> None:
            """Nothing is held open."""

    monkeypatch.setattr(prompts, "prompter", lambda *_: Felt())
    asks = CliPrompter(Localizer("en"), "baum:/dev/x")
    ask_first_prompts(asks, on_display=True, language_given=False)
    who = [Localizer(code).text("first-who") for code in LANGUAGES]
    assert all(words in asked[0].text for words in who)
    assert dict(asked[0].answers)["3"].startswith("3. nobody")
    assert settings.load().speech == "off"
    stage.let_go()


def test_what_was_settled_is_not_asked_again(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """With language and speech settled, nothing is asked, nothing is said, nothing is written."""
    settings.save(Settings(language="en", speech="self"))
    answer_by_ear(monkeypatch, stage)
    ask_first_prompts(CliPrompter(Localizer("en")), on_display=False, language_given=False)
    assert stage.begun.empty()


def test_the_speech_mode_of_this_run_outlasts_what_is_kept(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A mode of the command line holds when the language is kept, or another setting.

    Fails when the program begins to speak, or falls silent, as soon as anything is kept.
    """
    answer_by_ear(monkeypatch, stage, ([], "2"))
    words = Localizer("en")
    asks = CliPrompter(words, voice=PromptVoice(words, "off"))
    ask_first_prompts(asks, on_display=False, language_given=False)
    assert (settings.load(), asks.voice.speech) == (Settings(language="en"), "off")
    asks.change_settings(Settings(language="en", rate=200))
    assert asks.voice.speech == "off"
    asks.change_settings(Settings(language="en", speech="reader"))
    assert asks.voice.speech == ""
    assert stage.begun.empty()

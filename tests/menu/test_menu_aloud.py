"""What the menu leads to, where the program speaks itself: it goes on with the menu's voice."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from accessigame import games
from accessigame.cli import prompts
from accessigame.cli.prompt_voice import PromptVoice
from accessigame.cli.prompts import CliPrompter
from accessigame.devices.braille.prompt import PromptSpec
from accessigame.drill import asker
from accessigame.drill.events import DrillEnds, DrillNotation, HandDrillBegins, WhichLabel
from accessigame.menu.cards import WAYS, CardsMenu
from accessigame.menu.frame import Menu, MenuRow
from accessigame.menu.preferences import MoreMenu
from accessigame.storage import settings
from accessigame.storage.settings import Settings
from accessigame.words.words import LANGUAGES, Localizer
from tests.devices.speech.stage import Stage
from tests.speaking import answering, take_the_stage

WORDS = Localizer("en")


@pytest.fixture
def stage(monkeypatch: pytest.MonkeyPatch) -> Iterator[Stage]:
    """Return the only voice of the program, which speaks itself at a terminal."""
    voice = Stage()
    take_the_stage(monkeypatch, voice)
    yield voice
    voice.let_go()


def listed(question: str, *options: str) -> list[str]:
    """Return the lines of a list."""
    numbered = [f"{number}. {option}" for number, option in enumerate(options, start=1)]
    last = ["0. " + WORDS.text("menu-back"), WORDS.text("default-number", number=1)]
    return [WORDS.text(question), *numbered, *last]


CARDS = listed(
    "ask-cards-menu",
    *(
        WORDS.text(f"cards-{row}")
        for row in ("prepare", "labels", "drill", "braille", "mat", "camera")
    ),
)
MORE = listed(
    "ask-more", *(WORDS.text(f"more-{row}") for row in ("settings", "ports", "check", "probe"))
)
GAMES = listed("ask-game", *(WORDS.text(f"game-{rules.name}") for rules in games.every()))
DRILLS = listed("ask-way", *(WORDS.text(f"way-{way}") for way in WAYS))


def reading(monkeypatch: pytest.MonkeyPatch, voice: Stage, *turns: tuple[list[str], str]) -> None:
    """Answer each question of the menu and of the drill once its lines have been heard."""
    reads = answering(voice, *turns)
    for module in (prompts, asker):
        monkeypatch.setattr(module, "read_line", reads)


def test_a_drill_is_heard_with_the_menus_voice(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The menu, the drill and the menu again are one dialogue, in which nothing is left out.

    Fails when the drill of a menu that speaks is only written, or its results are.
    """
    begin = HandDrillBegins(), DrillNotation("ueb", usual=True), WhichLabel()
    reading(
        monkeypatch,
        stage,
        (CARDS, "3"),
        (GAMES, "1"),
        (DRILLS, "1"),
        ([WORDS.say(event).speech for event in begin], "q"),
        ([WORDS.say(DrillEnds(0, 0)).speech, *CARDS], "0"),
    )
    with closing(CliPrompter(WORDS)) as prompter:
        CardsMenu(prompter, "", lambda _: None).run()
    assert stage.begun.empty()


def test_a_known_menu_is_read_on_request(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """Behind a game the voice says what Enter alone does; `r` has it say every row.

    Fails when `r` says the short form again.
    """
    play, leave = WORDS.text("menu-play"), f"0. {WORDS.text('menu-leave')}"
    usual, question = WORDS.text("menu-known", number=1, row=play), WORDS.text("menu")
    reading(
        monkeypatch,
        stage,
        ([question, usual, leave], "r"),
        ([question, f"1. {play}", leave, WORDS.text("default-help", number=1)], "0"),
    )
    with closing(CliPrompter(WORDS)) as prompter:
        rows = [MenuRow("menu-play", list)]
        Menu(
            prompter, "menu", rows, back="menu-leave", usual="default-help", is_known=lambda: True
        ).run()
    assert stage.begun.empty()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_known_menu_is_felt_with_its_list(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a display the rows follow at once, so that no key is named that would read them.

    Fails when cells are spent on the way to a list that stands on the next page.
    """
    words, asked = Localizer(lang), list[PromptSpec]()

    class Felt:
        def ask(self, spec: PromptSpec, _touched: object) -> str:
            """Keep what is felt, and leave."""
            asked.append(spec)
            return "0"

        def close(self, _farewell: str = "") -> None:
            """Nothing is open."""

    monkeypatch.setattr(prompts, "prompter", lambda *_: Felt())
    with closing(CliPrompter(words, "baum:1")) as prompter:
        rows = [MenuRow("menu-play", list), MenuRow("menu-rules", list)]
        Menu(prompter, "menu", rows, is_known=lambda: True).run()
    (usual, felt), (number, row), *_ = asked[0].answers
    assert (usual, number) == ("", "1")
    assert felt == words.brief("menu-known", number=1, row=words.text("menu-play"))
    assert felt.endswith(f": 1, {words.text('menu-play')}")
    assert row == f"1. {words.text('menu-play')}"


def test_a_probe_is_heard_with_the_menus_voice(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The trouble with a port is said before the menu is asked again."""
    port = str(tmp_path / "none")
    asked = [WORDS.text("ask-port"), "0. " + WORDS.text("menu-back")]
    usual = WORDS.text("default-text", text="/dev/ttyUSB0")
    reading(
        monkeypatch,
        stage,
        (MORE, "4"),
        ([*asked, usual], port),
        ([f"There is no port {port}. Check the cable.", *MORE], "0"),
    )
    with closing(CliPrompter(WORDS)) as prompter:
        MoreMenu(prompter).run()
    assert stage.begun.empty()


def test_the_speech_mode_of_the_run_holds_in_the_drill(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A menu called with `--speech` hands it on. Fails when the drill asks the settings."""
    settings.save(Settings(language="en", speech="off"))
    begin = HandDrillBegins(), DrillNotation("ueb", usual=True), WhichLabel()
    reading(
        monkeypatch,
        stage,
        (CARDS, "3"),
        (GAMES, "1"),
        (DRILLS, "1"),
        ([WORDS.say(event).speech for event in begin], "q"),
        ([], "0"),
    )
    with closing(CliPrompter(WORDS, voice=PromptVoice(WORDS, "self"))) as prompter:
        CardsMenu(prompter, "", lambda _: None).run()

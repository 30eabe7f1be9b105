"""`drill`: practice in reading the cards of a game in braille, and in writing them.

With `--play`, exercises instead, as `learn` asks them.
"""

from __future__ import annotations

from argparse import Namespace
from contextlib import closing
from typing import Final

from accessigame import games
from accessigame.braille import Translator
from accessigame.cli import checked_settings, preferences
from accessigame.cli.parser import (
    GAME,
    SEEDS,
    OptionNeeds,
    OptionsApart,
    Parser,
    needed,
    one_of,
    whole,
)
from accessigame.cli.prompt_voice import PromptVoice
from accessigame.cli.prompts import prompter
from accessigame.core.model import NotUnderstood
from accessigame.drill.asker import DrillSession, LabelDrill, answer_source
from accessigame.drill.schedule import WAYS, Drill, questions
from accessigame.storage.rows import rows
from accessigame.storage.settings import Preferences
from accessigame.words.words import Localizer

BOTH: Final = "both"
HAND: Final = "hand"
COUNT: Final = 20
"""The number of questions, where none is given."""
OF_CARDS: Final = ("way", "count", "seed")
"""The options about questions on cards."""
OF_BOTH: Final = ("--display", "--notation", "--speech")
"""The flags of preferences that questions on cards have, too."""


def arguments(parser: Parser) -> None:
    """Add the options of `drill`."""
    parser.add_argument("game", nargs="?", type=GAME)
    parser.add_argument("--play", action="store_true")
    parser.add_argument("--way", type=one_of("--way", (*WAYS, BOTH, HAND)))
    parser.add_argument("--count", type=whole("--count", 1, 999))
    parser.add_argument("--seed", type=whole("--seed", 0, SEEDS))
    preferences.arguments(parser, without=preferences.OF_THE_TABLE)


def run(given: Namespace, words: Localizer) -> int:
    """Ask until the drill or its answers end, and say the summary to its end."""
    _check_options(given)
    if given.play:
        from accessigame.commands.learn import learn  # noqa: PLC0415 - imported only with --play

        learn(given, words, "drill")
        return 0
    with closing(PromptVoice(words, given.speech or "")) as voice:
        practise(given, voice)
        voice.finish()
    return 0


def _check_options(given: Namespace) -> None:
    """Refuse options that do nothing together; raises NotUnderstood."""
    if given.play:
        for name in OF_CARDS:
            if getattr(given, name) is not None:
                raise NotUnderstood(OptionsApart("--play", f"--{name}"))
        return
    for row in rows(Preferences):
        if row.flag and row.flag not in OF_BOTH and getattr(given, row.name) is not None:
            raise NotUnderstood(OptionNeeds(row.flag, "--play"))


def practise(given: Namespace, voice: PromptVoice) -> None:
    """Ask until the drill or its answers end; the voice keeps what nobody has waited for."""
    faces = games.find(needed(given.game, "drill")).material.faces
    way, count = given.way or BOTH, given.count or COUNT
    deck = sorted({number for card in faces for number in card})
    ways = WAYS if way == BOTH else (way,)
    translator = Translator(checked_settings.paper_notation(given.notation, voice.words))
    usual_notation = not given.notation
    user_settings = checked_settings.usable()
    display = user_settings.display if given.display is None else given.display
    with answer_source(
        display,
        voice.words,
        lambda: closing(prompter(display, translator, user_settings, voice.words)),
    ) as source:
        if way == HAND:
            LabelDrill(deck, translator, voice, source, usual_notation).run(count)
            return
        drill = Drill(questions(deck, ways, given.seed), count)
        DrillSession(drill, translator, voice, source, usual_notation).run(count)

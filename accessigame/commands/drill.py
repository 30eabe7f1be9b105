"""`drill`: practice in reading the cards of a game in braille, and in writing them."""

from __future__ import annotations

from argparse import Namespace
from contextlib import closing
from typing import Final

from accessigame import games
from accessigame.braille import Translator
from accessigame.cli import checked_settings
from accessigame.cli.parser import SEEDS, Parser, needed, one_of, whole
from accessigame.cli.prompt_voice import PromptVoice
from accessigame.cli.prompts import prompter
from accessigame.drill.asker import DrillSession, answer_source
from accessigame.drill.schedule import WAYS, Drill, questions
from accessigame.drill.with_labels import LabelDrill
from accessigame.words.words import Localizer

BOTH: Final = "both"
HAND: Final = "hand"


def arguments(parser: Parser) -> None:
    """Add the options of `drill`."""
    parser.add_argument("game", nargs="?")
    parser.add_argument("--notation")
    parser.add_argument("--way", type=one_of("--way", (*WAYS, BOTH, HAND)), default=BOTH)
    parser.add_argument("--count", type=whole("--count", 1, 999), default=20)
    parser.add_argument("--seed", type=whole("--seed", 0, SEEDS))
    parser.add_argument("--display")


def run(given: Namespace, words: Localizer) -> int:
    """Ask until the drill or its answers end, and say the summary to its end."""
    with closing(PromptVoice(words)) as voice:
        practise(given, voice)
        voice.finish()
    return 0


def practise(given: Namespace, voice: PromptVoice) -> None:
    """Ask until the drill or its answers end; the voice keeps what nobody has waited for."""
    faces = games.find(needed(given.game, "drill")).material.faces
    deck = sorted({number for card in faces for number in card})
    ways = WAYS if given.way == BOTH else (given.way,)
    translator = Translator(checked_settings.paper_notation(given.notation, voice.words))
    usual = not given.notation
    if given.way == HAND:
        LabelDrill(deck, translator, voice, usual).run(given.count)
        return
    drill = Drill(questions(deck, ways, given.seed), given.count)
    kept = checked_settings.load_valid()
    shown = kept.display if given.display is None else given.display
    with answer_source(
        shown, voice.words, lambda: closing(prompter(shown, translator, kept, voice.words))
    ) as source:
        DrillSession(drill, translator, voice, source, usual).run(given.count)

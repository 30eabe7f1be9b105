"""Highest card, the smallest game that uses all that a game has: two players draw a card each.

It shows that a game is its folder and its catalogue files: nothing else in the program knows it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from accessigame.core.game import (
    Act,
    Exercise,
    Material,
    Option,
    Question,
    no_choice_phrases,
    no_open_card,
    no_rows,
    one_card,
)
from accessigame.core.model import Move

from . import answers, interface, legal, parsing, scoring, transitions
from .exercises import EXERCISES
from .moves import BY_NAME
from .options import EDITIONS, MATERIAL, OPTIONS


@dataclass(frozen=True, slots=True)
class HighestCard:
    """The game as a whole."""

    name: str = "highest-card"
    aliases: tuple[str, ...] = ()
    editions: tuple[str, ...] = EDITIONS
    material: Material = MATERIAL
    moves: Mapping[str, type[Move]] = field(default_factory=lambda: BY_NAME)
    options: tuple[Option, ...] = OPTIONS
    acts: tuple[Act, ...] = parsing.ACTS
    questions: tuple[Question, ...] = answers.QUESTIONS
    exercises: tuple[Exercise, ...] = EXERCISES
    higher_wins: bool = True
    hides_choices: bool = False

    start = staticmethod(transitions.start)
    opening = staticmethod(transitions.opening)
    legal_moves = staticmethod(legal.legal_moves)
    deal = staticmethod(transitions.deal)
    apply = staticmethod(transitions.apply)
    break_off = staticmethod(transitions.break_off)
    why_not = staticmethod(parsing.why_not)
    parse = staticmethod(parsing.parse)
    missing = staticmethod(one_card)
    scores = staticmethod(scoring.scores)
    open_scores = staticmethod(scoring.scores)
    totals = staticmethod(scoring.scores)
    winners = staticmethod(scoring.winners)
    count = staticmethod(scoring.count)
    answer = staticmethod(answers.answer)
    prompt = staticmethod(interface.prompt)
    choices = staticmethod(interface.choices)
    choice_phrases = staticmethod(no_choice_phrases)
    braille_line = staticmethod(interface.braille_line)
    braille_page = staticmethod(interface.braille_page)
    open_rows = staticmethod(no_rows)
    open_card = staticmethod(no_open_card)
    view = staticmethod(interface.view)
    report = staticmethod(interface.report)
    learned_deck = staticmethod(interface.learned_deck)


RULES: Final = HighestCard()

"""Titus: the whole of its rules.

Source: the French rulebook of a game by Uwe Rosenberg, whose pages are out of order and whose
title is lost; it was identified as Titus (Adlung-Spiele).
Where the rulebook is silent, docs/titus.md lists what we chose.

Read `position` and `moves` first, then `legal` and `transitions`: they are the rules. `parsing`
makes moves of what players type, `answers` and `interface` tell them the position.
`exercises` are prepared positions with a question, as the entries that lead there.
`deck`, `groups`, `hidden_backs`, `last_turn`, `look_alikes` and `choice_list` are matters that
only this game has.
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
    no_open_card,
    no_rows,
    one_card,
)
from accessigame.core.model import Move
from accessigame.games.titus import (
    answers,
    choice_list,
    interface,
    legal,
    parsing,
    scoring,
    transitions,
)
from accessigame.games.titus.exercises import EXERCISES
from accessigame.games.titus.moves import BY_NAME
from accessigame.games.titus.options import EDITIONS, MATERIAL, OPTIONS


@dataclass(frozen=True, slots=True)
class Titus:
    """The game as a whole: its descriptors, and the functions of its folder."""

    name: str = "titus"
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
    deal = staticmethod(legal.deal)
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
    choices = staticmethod(choice_list.choices)
    choice_phrases = staticmethod(choice_list.choice_phrases)
    braille_line = staticmethod(interface.braille_line)
    braille_page = staticmethod(interface.braille_page)
    open_rows = staticmethod(no_rows)
    open_card = staticmethod(no_open_card)
    view = staticmethod(interface.view)
    report = staticmethod(interface.report)
    learned_deck = staticmethod(interface.learned_deck)


RULES: Final = Titus()

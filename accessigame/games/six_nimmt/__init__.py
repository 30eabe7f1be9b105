"""6 nimmt! / 6 qui perd: the whole of its rules, the base game and the Pro variant.

Source: the French rulebook (Wolfgang Kramer, AMIGO 1994), 2 to 10 players.
Where it is silent, docs/six-nimmt.md lists our decisions.

Every game has these files; none imports one that stands below it. What only this game has is
marked with a star.

    events/       one class for each sentence, by occasion: play, answers, prompts, refusals
    options       the options of a match, their rows, and the material; the bull heads of cards, and
                  their count step by step
    moves         the moves, and their names in journals
    rows*         the four rules of placing cards, on bare rows
    position      the data of a position, and its plain facts
    legal         the legal moves of a seat, those of the table, which are too many to list, and
                  the one that a shuffled deck makes
    scoring       bull heads, totals, winners
    transitions   the first position, and the one that a move leads to, with its events
    parsing       from an intent to a legal move, and the reasons against other moves
    exercises     positions with a question, as the entries that lead there
    interface     prompt, choices, braille line, the view of a bot, the report for programs
    answers       the questions of a player, one row each, and exact advice
    __init__      `RULES`: one line for each method of `Game` in core/game.py
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
)
from accessigame.core.model import Move
from accessigame.games.six_nimmt import answers, interface, legal, parsing, scoring, transitions
from accessigame.games.six_nimmt.exercises import EXERCISES
from accessigame.games.six_nimmt.moves import BY_NAME
from accessigame.games.six_nimmt.options import EDITIONS, MATERIAL, OPTIONS


@dataclass(frozen=True, slots=True)
class SixNimmt:
    """The game as a whole: its names, its descriptors, and its functions.

    `Game` in core/game.py says for each of them what it returns and refuses.
    """

    name: str = "six-nimmt"
    aliases: tuple[str, ...] = (
        "6-nimmt", "6-nimmt!", "6-nimmt-!", "6-nimm't", "six-nimmt!",
        "6-qui-perd", "6-qui-prend", "six-qui-perd", "six-qui-prend",
    )  # fmt: skip
    editions: tuple[str, ...] = EDITIONS
    material: Material = MATERIAL
    moves: Mapping[str, type[Move]] = field(default_factory=lambda: BY_NAME)
    options: tuple[Option, ...] = OPTIONS
    acts: tuple[Act, ...] = parsing.ACTS
    questions: tuple[Question, ...] = answers.QUESTIONS
    exercises: tuple[Exercise, ...] = EXERCISES
    higher_wins: bool = False
    hides_choices: bool = True

    start = staticmethod(transitions.start)
    opening = staticmethod(transitions.opening)
    legal_moves = staticmethod(legal.legal_moves)
    deal = staticmethod(legal.deal)
    apply = staticmethod(transitions.apply)
    break_off = staticmethod(transitions.break_off)
    why_not = staticmethod(parsing.why_not)
    parse = staticmethod(parsing.parse)
    missing = staticmethod(parsing.missing)
    scores = staticmethod(scoring.scores)
    open_scores = staticmethod(scoring.open_scores)
    totals = staticmethod(scoring.totals)
    winners = staticmethod(scoring.winners)
    count = staticmethod(scoring.count)
    answer = staticmethod(answers.answer)
    prompt = staticmethod(interface.prompt)
    choices = staticmethod(interface.choices)
    choice_phrases = staticmethod(no_choice_phrases)
    braille_line = staticmethod(interface.braille_line)
    braille_page = staticmethod(interface.braille_page)
    open_rows = staticmethod(interface.open_rows)
    open_card = staticmethod(interface.open_card)
    view = staticmethod(interface.view)
    report = staticmethod(interface.report)
    learned_deck = staticmethod(interface.learned_deck)


RULES: Final = SixNimmt()

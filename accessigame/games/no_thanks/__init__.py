"""Non merci ! / No Thanks: the whole of its rules, and the game to copy for another one.

Source: the French rulebooks, editions 2020 (Gigamic, 3 to 7 players) and 2004 (3 to 5).
The two editions differ in the number of players and in their tokens, nowhere else in play.
Where a rulebook is silent, docs/no-thanks.md lists our decisions.

Every game has these files; none imports one that stands below it, and `legal` and `scoring`, or
`answers`, `parsing` and `interface`, stand side by side.

    options      what a table agrees on, its rows, and the material by edition
    moves        the moves, and their names in journals
    events/      one class for each sentence, by occasion: play, answers, prompts, refusals
    position     the data of a position, and its plain facts
    legal        the legal moves of a seat, and the one that a shuffled deck makes
    scoring      from cards and tokens to points: a round, the totals, the count step by step
    transitions  the first position, and the one that a move leads to, with its events
    parsing      from an intent to a legal move, and why a move is not legal
    answers      the questions of a player, one row each, and exact chances
    exercises    positions with a question, as the entries that lead there
    interface    prompt, choices, braille line, the view of a bot, the report for programs
    __init__     `RULES`: one line for each method of `Game` in core/game.py

`apply` checks a move by itself, without `legal_moves`: games between bots spend their time there.
It never explains; `why_not` does, and only `parse` asks it. So transitions need no parsing.
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
from accessigame.games.no_thanks import answers, interface, legal, parsing, scoring, transitions
from accessigame.games.no_thanks.exercises import EXERCISES
from accessigame.games.no_thanks.moves import BY_NAME
from accessigame.games.no_thanks.options import EDITIONS, MATERIAL, OPTIONS


@dataclass(frozen=True, slots=True)
class NoThanks:
    """The game as a whole: its names, its descriptors, and its functions.

    `Game` in core/game.py tells what each of them returns and refuses.
    """

    name: str = "no-thanks"
    aliases: tuple[str, ...] = ("non-merci", "no-merci", "non-merci-!", "no-thanks-!")
    editions: tuple[str, ...] = EDITIONS
    material: Material = MATERIAL
    moves: Mapping[str, type[Move]] = field(default_factory=lambda: BY_NAME)
    options: tuple[Option, ...] = OPTIONS
    acts: tuple[Act, ...] = parsing.ACTS
    questions: tuple[Question, ...] = answers.QUESTIONS
    exercises: tuple[Exercise, ...] = EXERCISES
    higher_wins: bool = False
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
    open_rows = staticmethod(no_rows)
    open_card = staticmethod(no_open_card)
    view = staticmethod(interface.view)
    report = staticmethod(interface.report)
    learned_deck = staticmethod(interface.learned_deck)


RULES: Final = NoThanks()

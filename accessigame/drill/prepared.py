"""The setting up of an exercise: from its entries to a position, by the real rules alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from accessigame.core.game import Exercise, Game, act_words
from accessigame.core.model import TABLE, Move, Seat
from accessigame.input.line_parser import Vocabulary, parse_line, vocabulary
from accessigame.session.session import Session


@dataclass(frozen=True, slots=True)
class Prepared:
    """An exercise that is set up: its game at the position, the seat that is asked, the answers."""

    exercise: Exercise
    session: Session
    seat: Seat
    answers: tuple[Move, ...]

    @property
    def key(self) -> str:
        """The end of the keys of its words: its game, and its name."""
        return f"{self.session.game.name}-{self.exercise.name}"


def prepared(game: Game[Any], exercise: Exercise) -> Prepared:
    """Return an exercise of a game, set up; raises Refusal for an entry that the rules refuse."""
    session = Session(game, exercise.edition, exercise.players, exercise.options)
    known = vocabulary(lambda _: "", *act_words(game))
    for entry in exercise.entries.split(","):
        session.play(_meant(session, entry, known))
    seat = _next_to_act(session)
    answers = tuple(_meant(session, answer, known) for answer in exercise.answers)
    return Prepared(exercise, session, seat, answers)


def _meant(session: Session, entry: str, known: Vocabulary) -> Move:
    return session.parse(_next_to_act(session), parse_line(entry, known))


def _next_to_act(session: Session) -> Seat:
    """Return the table where it is to act, else the first of the seats that may."""
    acting = session.to_act()
    return TABLE if TABLE in acting else min(acting)

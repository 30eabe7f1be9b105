"""The events of the drill and of exercises: what is asked, verdicts, the ways on, the summary."""

from __future__ import annotations

from datetime import date

from accessigame.core.model import Event, Message, Phrase, Private, Prompt, event_class


@event_class
class DrillBegins(Event):
    """The drill begins; `count` is the number of its questions.

    example: the dots of two cells that are no card, as they are typed.
    """

    count: int
    example: str


@event_class
class DrillNotation(Event):
    """The notation of the drill; it is that of labels, too, if it is the `usual` one."""

    notation: str
    usual: bool


@event_class
class HandDrillBegins(Event):
    """The drill with labels in the hand begins."""


@event_class
class YesOrNo(Event):
    """An answer is neither yes nor no."""


@event_class
class NothingTyped(Event):
    """An empty line is no answer."""


@event_class
class WhichCard(Event):
    """A card is to be named from its cells."""

    cells: str


@event_class
class WhichCardOfDots(Event):
    """A card is to be named from its cells, whose dots are counted for the ear."""

    dots: str


@event_class
class WhichCells(Event):
    """A card is to be written from its number."""

    number: int


@event_class
class DrillRight(Event):
    """The answer was right."""

    number: int


@event_class
class CardIs(Event):
    """The answer was wrong: this is the card, with its cells."""

    number: int
    cells: str
    dots: str


@event_class
class CardHasDots(Event):
    """The answer was wrong: this is the card, with its dots counted for the ear."""

    number: int
    dots: str


@event_class
class DrillEnds(Event):
    """The number of questions that were asked, and of right answers."""

    asked: int
    right: int


@event_class
class DrillMissed(Event):
    """These cards were missed at least once."""

    missed: tuple[int, ...]


@event_class
class WhichLabel(Event):
    """A real card with a label is felt, and its number is to be typed."""


@event_class
class FeltSo(Event):
    """The dots of the number that was typed; the reader says whether the label has them."""

    number: int
    dots: str


@event_class
class PutUnder(Event):
    """The card that was read wrongly goes under `count` others, to come back soon."""

    count: int


@event_class
class NoSuchCard(Event):
    """The game has no card of this number; its cards go from low to high."""

    given: str
    low: int
    high: int


@event_class
class NoExercises(Event):
    """A game has no exercises."""

    game: str


@event_class
class ExercisesBegin(Event):
    """The exercises begin: the keys that lead through them."""


@event_class
class OwnErrorsBegin(Event):
    """The exercises are choices that the person made in a game of this day, and lost by."""

    day: date


@event_class
class ExerciseBegins(Event):
    """An exercise begins; `last` is the number of all exercises."""

    number: int
    last: int


@event_class
class ExerciseAsked(Event):
    """The question of an exercise."""

    question: Message


@event_class
class BestAsked(Event):
    """The question of an exercise without words of its own: the best move is to be found."""


@event_class
class BestAnswer(Event):
    """The best move of such an exercise."""

    best: Phrase


@event_class
class PlayedThen(Private):
    """What the person had chosen in the game, behind an answer about an own error."""

    played: Phrase


@event_class
class AnswerRight(Event):
    """The answer was right."""


@event_class
class AnswerWrong(Event):
    """The answer was wrong."""


@event_class
class AnswerReason(Event):
    """The right answer with its reason."""

    reason: Message


@event_class
class TryAgain(Event):
    """Another answer may be given, or the exercise left."""


@event_class
class AnswerCertain(Event):
    """The right answer is certain, whatever the others do."""


@event_class
class AnswerEstimated(Event):
    """The right answer is better on average: the estimate, with its unit."""

    ahead: Message


@event_class
class AskNext(Prompt):
    """The question after a right answer: Enter continues."""


@event_class
class AskFinish(Prompt):
    """The question after the last right answer: Enter ends the exercises."""


@event_class
class AnsweredAlready(Event):
    """A right answer was given already."""


@event_class
class AnswerFirst(Event):
    """Advice would give the answer away."""


@event_class
class FirstExercise(Event):
    """There is no exercise before this one."""


@event_class
class SecretOfAnother(Event):
    """An answer that the asking player may not know."""

"""The events of the exercises: what is asked, the verdicts on answers, and the ways on."""

from __future__ import annotations

from accessigame.core.model import Event, Message, Prompt, event_class


@event_class
class NoExercises(Event):
    """A game has no exercises."""

    game: str


@event_class
class ExercisesBegin(Event):
    """The exercises begin: the keys that lead through them."""


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
    """The question after a right answer: Enter goes on."""


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

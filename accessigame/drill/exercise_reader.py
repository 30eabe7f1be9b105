"""The reader of exercises: it asks one after the other, and judges each answer.

An answer is a move, given by the keys and words of the game and parsed by its rules; it is judged,
and not played. The reader asks for one seat, and its outputs are for that seat alone.
That is the room of somebody who does exercises: the console, the voice and the display of one seat.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

from accessigame.cli.local_outputs import Room
from accessigame.cli.players import DEFAULT_BOTS, seat_of
from accessigame.cli.reading_room import read_through
from accessigame.core.game import Exercise, Game, Position, act_words, followed_options
from accessigame.core.model import (
    EVERYONE,
    TABLE,
    Event,
    Intent,
    Message,
    Move,
    NotAllowed,
    NotUnderstood,
    Refusal,
    Seat,
    only,
)
from accessigame.drill.events import (
    AnswerCertain,
    AnsweredAlready,
    AnswerEstimated,
    AnswerFirst,
    AnswerReason,
    AnswerRight,
    AnswerWrong,
    AskFinish,
    AskNext,
    BestAnswer,
    BestAsked,
    DrillEnds,
    ExerciseAsked,
    ExerciseBegins,
    ExercisesBegin,
    FirstExercise,
    NoExercises,
    OwnErrorsBegin,
    PlayedThen,
    SecretOfAnother,
    TryAgain,
)
from accessigame.drill.practice import SITTING, Practice, exercises_of, keep, practice_of
from accessigame.host.commands import COMMANDS
from accessigame.host.help import HelpLine, chords_of, help_lines, key_help
from accessigame.host.reading_loop import Answer, ReadingLoop
from accessigame.input.keymap import Word
from accessigame.input.line_parser import Vocabulary, parse_line, vocabulary
from accessigame.output.blocks import Output
from accessigame.output.delivery import CurrentPrompt, News, known_to
from accessigame.session.journal import played_at
from accessigame.session.review.reviews import (
    PastError,
    ReviewedGame,
    better_of,
    move_phrase,
    reviewed_in,
)
from accessigame.session.session import Session
from accessigame.session.table import load_saved
from accessigame.storage import settings
from accessigame.storage.settings import Preferences
from accessigame.words.words import Localizer

OWN_HELP: Final[Mapping[str, str]] = MappingProxyType(
    {
        Word.FORTH: "help-exercise-forth",
        Word.CORRECT: "help-exercise-correct",
        Word.QUIT: "help-exercise-quit",
    }
)
"""The help of words that mean something else here than in a game."""


def _keep_nothing(_exercise: Prepared, _right: bool) -> None:
    """Forget an answer as soon as the exercises end."""


class ExerciseReader(ReadingLoop):
    """Exercises of one game, asked one after the other.

    exercises: all for the same seat. words: those of that seat's table. note: gets the first
    answer to each exercise, and whether it was right. opening: is told before the first one.
    """

    def __init__(
        self,
        exercises: Sequence[Prepared],
        words: Localizer,
        outputs: Sequence[Output],
        note: Callable[[Prepared, bool], None] = _keep_nothing,
        opening: Sequence[Event] = (),
    ) -> None:
        super().__init__(words, outputs, only(exercises[0].seat))
        self._exercises, self._note, self._opening = exercises, note, opening
        self._place = 0
        self._answered = False
        self._first_answers: dict[int, bool] = {}

    def begin(self) -> None:
        """Ask the first question."""
        self._tell(*self._opening, ExercisesBegin(), *self._asked())

    @property
    def _current(self) -> Prepared:
        return self._exercises[self._place]

    @property
    def _game(self) -> Game[Any]:
        return self._session.game

    @property
    def _session(self) -> Session:
        return self._current.session

    @property
    def _position(self) -> Position:
        return self._session.position

    @property
    def _asking(self) -> Seat:
        return self._current.seat

    @property
    def _is_last(self) -> bool:
        return self._place == len(self._exercises) - 1

    @property
    def _ways_on(self) -> frozenset[str]:
        """The words that lead to the next exercise; Enter is one behind a right answer."""
        return frozenset({Word.FORTH, Word.ENTER} if self._answered else {Word.FORTH})

    # in ---------------------------------------------------------------------------------------

    def _leaves(self, meaning: Intent | Refusal) -> bool:
        """Return True for a wish to leave, or to continue after the last exercise."""
        if super()._leaves(meaning):
            return True
        return self._is_last and isinstance(meaning, Intent) and meaning.word in self._ways_on

    def _leads_on(self, intent: Intent) -> bool:
        word = intent.word
        if word in self._ways_on:
            self._go_to(min(self._place + intent.count, len(self._exercises) - 1))
        elif word == Word.CORRECT:
            if not self._place:
                raise NotUnderstood(FirstExercise())
            self._go_to(max(self._place - intent.count, 0))
        elif word == Word.ENTER:
            self._reply(self._question())
        elif word == Word.ADVICE:
            raise NotAllowed(AnsweredAlready() if self._answered else AnswerFirst())
        elif word == Word.NUMBER or word in self._acts:
            self._judge(intent)
        else:
            return False
        return True

    @property
    def _answers(self) -> Mapping[str, Answer]:
        """The answers of each reading loop; own things and earlier news are told as in a game."""
        return {
            **super()._answers,
            Word.OWN: lambda _: known_to(self._listeners, self._session.own_things(self._asking)),
            Word.OLDER: lambda intent: self._walk(intent.count),
            Word.NEWER: lambda intent: self._walk(-intent.count),
        }

    def _walk(self, step: int) -> tuple[Event, ...]:
        """Return earlier or later news that the listeners may know."""
        return self._earlier_news.walk(step, self._listeners)

    @property
    def _acts(self) -> frozenset[str]:
        """The words that mean a move of a player."""
        return frozenset(act.word for act in self._game.acts if not act.of_table)

    def _go_to(self, place: int) -> None:
        self._place, self._answered = place, False
        self._tell(*self._asked())

    def _judge(self, intent: Intent) -> None:
        """Judge an answer, and tell the reason; the first one for each exercise is counted."""
        if self._answered:
            raise NotAllowed(AnsweredAlready())
        move = self._session.parse(self._asking, intent)
        right = move in self._current.answers
        if self._place not in self._first_answers:
            self._first_answers[self._place] = right
            self._note(self._current, right)
        self._answered = right
        if right:
            self._tell(AnswerRight(), *self._current.reasons)
        else:
            self._tell(AnswerWrong(), *self._current.reasons, TryAgain())

    # what is told -----------------------------------------------------------------------------

    def _asked(self) -> tuple[Event, ...]:
        """Return the events that ask the question of an exercise, the position before it."""
        session, seat = self._session, self._asking
        secrets = (event for event in session.own_things(seat) if event.audience != EVERYONE)
        begins = ExerciseBegins(self._place + 1, len(self._exercises))
        return (begins, *session.answer(Word.TABLE, seat), *secrets, self._question())

    def _question(self) -> Event:
        if not self._current.exercise.lesson:
            return BestAsked()
        return ExerciseAsked(Message(f"question-{self._current.key}"))

    def _secret(self) -> Event:
        return SecretOfAnother()

    def _help(self) -> tuple[Event, ...]:
        """Return a line for each key that does something here."""
        usual_words = (*self._usual_words, Word.OWN, Word.OLDER, Word.NEWER, Word.RULES)
        idle = {*COMMANDS, Word.ADVICE, Word.EMPTY} - {*usual_words}
        enter, chords = (Message("key-enter"),), chords_of(self._outputs)
        return (
            *help_lines(self._game, self._words, chords, idle),
            HelpLine(enter, Message("help-exercise-enter"), enter),
            *key_help(OWN_HELP, chords),
        )

    def _news(self, events: tuple[Event, ...]) -> News:
        """Return the events with the question of the game, or with the way on."""
        if self._answered:
            way_on = AskFinish() if self._is_last else AskNext()
            choices = Intent(Word.FORTH), Intent(Word.CORRECT)
            return News(events, CurrentPrompt(way_on, choices))
        session, seat = self._session, self._asking
        return News(
            events,
            CurrentPrompt(session.prompt(seat), session.choices(seat)),
            actor=seat,
            line_items=session.braille_line(),
            page_lines=session.braille_page(),
            acting=frozenset({seat}),
        )

    def _last_words(self) -> tuple[Event, ...]:
        """Return the count of right answers, if there were any answers."""
        answers = self._first_answers.values()
        return (DrillEnds(len(answers), sum(answers)),) if answers else ()


@dataclass(frozen=True, slots=True)
class Prepared:
    """An exercise that is set up: its game at the position, the seat that is asked, the answers.

    reasons: what is told behind an answer.
    """

    exercise: Exercise
    session: Session
    seat: Seat
    answers: tuple[Move, ...]
    reasons: tuple[Event, ...]

    @property
    def key(self) -> str:
        """The end of the keys of its words: its game, and its name."""
        return f"{self.session.game.name}-{self.exercise.name}"


def prepared(game: Game[Any], exercise: Exercise) -> Prepared:
    """Return an exercise of a game, set up; raises Refusal for an entry that the rules refuse."""
    session = Session(game, exercise.edition, exercise.players, exercise.options)
    move_words = vocabulary(lambda _: "", *act_words(game))
    for entry in exercise.entries.split(","):
        session.play(_meant(session, entry, move_words))
    seat = _next_to_act(session)
    answers = tuple(_meant(session, answer, move_words) for answer in exercise.answers)
    return Prepared(exercise, session, seat, answers, _reasons(exercise, session, answers[0]))


def _reasons(exercise: Exercise, session: Session, answer: Move) -> tuple[Event, Event]:
    """Return the reason of a lesson, or else the best move, and the proof."""
    game = session.game
    if exercise.lesson:
        reason: Event = AnswerReason(Message(f"reason-{game.name}-{exercise.name}"))
    else:
        reason = BestAnswer(move_phrase(game, session.position, answer))
    if not exercise.ahead:
        return reason, AnswerCertain()
    arguments = (("points", exercise.ahead),)
    return reason, AnswerEstimated(Message(f"ahead-{game.name}", arguments=arguments))


def _meant(session: Session, entry: str, move_words: Vocabulary) -> Move:
    return session.parse(_next_to_act(session), parse_line(entry, move_words))


def _next_to_act(session: Session) -> Seat:
    """Return the table where it is to act, else the first of the seats that may."""
    acting = session.to_act()
    return TABLE if TABLE in acting else min(acting)


LESSON: Final = 0
"""The grade of a lesson among the exercises of the set."""


def next_exercises(game: Game[Any], practice: Practice) -> Sequence[Exercise]:
    """Return the lessons until all were answered once, then the exercises of the next sitting."""
    lessons = {each.name: each for each in game.exercises}
    if not practice.has_met(tuple(lessons)):
        return game.exercises
    of_set = {each.name: each for each in exercises_of(game)}
    grades = dict.fromkeys(lessons, LESSON) | {name: each.grade for name, each in of_set.items()}
    names = practice.next_of(grades)
    return [lessons[name] if name in lessons else of_set[name].exercise for name in names]


@dataclass(frozen=True, slots=True)
class Sitting:
    """The exercises of one sitting: all for the same seat, with the words of its table.

    opening: is told before the first one. is_graded: the next new ones are as hard as the answers
    to these are good.
    """

    exercises: Sequence[Prepared]
    words: Localizer
    opening: tuple[Event, ...] = ()
    is_graded: bool = True


def do_exercises(game: Game[Any], preferences: Preferences, words: Localizer) -> tuple[Event, ...]:
    """Ask the exercises of a game, until somebody leaves or the input ends.

    Return the last words, such as how many answers were right.
    Raises NotAllowed for a game without any.
    """
    practice = practice_of(game.name)
    sitting = _of_own_errors(game, practice, words) or _usual(game, practice, words)
    exercises = sitting.exercises
    if not exercises:
        raise NotAllowed(NoExercises(words.text(f"game-{game.name}")))
    seats = max(len(each.session.position.seats) for each in exercises)

    def note(each: Prepared, right: bool) -> None:
        practice.record(each.exercise.name, right=right, is_graded=sitting.is_graded)
        keep(game.name, practice)

    return read_through(
        lambda outputs: ExerciseReader(exercises, sitting.words, outputs, note, sitting.opening),
        Room(only(exercises[0].seat), sitting.words, seats),
        preferences,
        vocabulary(sitting.words.synonyms, *act_words(game)),
    )


def _usual(game: Game[Any], practice: Practice, words: Localizer) -> Sitting:
    """Return the lessons, or the exercises of the set that come next."""
    exercises = [prepared(game, exercise) for exercise in next_exercises(game, practice)]
    bot_names = (bot.partition(":")[0] for bot in DEFAULT_BOTS)
    return Sitting(exercises, Localizer(words.language, (words.text("default-name"), *bot_names)))


# own errors -----------------------------------------------------------------------------------


def _of_own_errors(game: Game[Any], practice: Practice, words: Localizer) -> Sitting | None:
    """Return the errors of the newest reviewed game that has some to ask; None without any.

    The lessons come before.
    """
    if not practice.has_met([each.name for each in game.exercises]):
        return None
    for reviewed in reversed(reviewed_in(settings.journals())):
        errors = [each for each in reviewed.errors if practice.wants(_name_of(reviewed, each))]
        if reviewed.game == game.name and errors:
            with suppress(Refusal, ValueError, OSError):
                return _sitting_of(reviewed, errors[:SITTING], words)
    return None


def _sitting_of(reviewed: ReviewedGame, errors: Sequence[PastError], words: Localizer) -> Sitting:
    """Return the sitting of these errors; ValueError or Refusal where the game has others."""
    saved = load_saved(settings.journals() / reviewed.file, words)
    table, seat = saved.table, seat_of(reviewed.player, saved.table.words.names)
    exercises = [_own_error(reviewed, error, table.session, seat) for error in errors]
    day = played_at(saved.path, saved.record.noted).date()
    return Sitting(exercises, table.words, (OwnErrorsBegin(day),), is_graded=False)


def _own_error(reviewed: ReviewedGame, error: PastError, session: Session, seat: Seat) -> Prepared:
    """Return the exercise of an error; raises ValueError where the game has no such choice."""
    grade = error.grade_in(session, seat)
    game, steps = session.game, session.steps[: grade.place]
    seats, options = len(session.position.seats), {**session.options, **followed_options(game)}
    before = Session(game, session.edition, seats, options)
    for step in steps:
        before.play(step.move)
    exercise = Exercise(_name_of(reviewed, error), session.edition, seats, "", (), lesson=False)
    played = PlayedThen(seat, move_phrase(game, before.position, grade.played))
    return Prepared(exercise, before, seat, grade.right, (played, better_of(grade, session)))


def _name_of(reviewed: ReviewedGame, error: PastError) -> str:
    """Return the name by which practice remembers an error."""
    return f"{reviewed.file} {error.place}"

"""The events of a table itself: of its journal, of undoing, of secrets, of hands for its bots."""

from __future__ import annotations

from collections.abc import Container, Iterable
from pathlib import Path
from typing import ClassVar

from accessigame.core.model import AtTable, Event, Message, Prompt, Seat, event_class
from accessigame.games.shared import GameIsOver
from accessigame.storage import settings
from accessigame.storage.files import within_home


@event_class
class GameKept(AtTable):
    """Somebody left; the game is in a file.

    path: its name. place: `own` for a game that `resume` finds by itself, so that no folder
    is read out at each departure; `home` for a file in the home folder, `below` for one in `folder`
    there, and `other` for one in any other `folder`. hosted: guests were there: `host` resumes it.
    """

    path: str
    place: str = "own"
    folder: str = ""
    hosted: bool = False


@event_class
class GameNotKept(Event):
    """The game is over or has no journal: goodbye."""


@event_class
class GameResumed(Event):
    """A game is resumed where it was.

    moves: the number that the players have made so far, as far as all know them.
    """

    moves: int


@event_class
class GameReopened(Event):
    """A game that is over is opened again; its past can be walked through and corrected."""

    supersedes: ClassVar[type[Event] | None] = GameIsOver


@event_class
class StandIn(Event):
    """A bot plays for a person until the game is left."""

    seat: Seat
    level: str


@event_class
class BotDecides(Event):
    """An answer was typed for a bot, which answers for itself."""

    seat: Seat


@event_class
class HandNotKnown(Event):
    """No bot can play a hand that nobody has typed."""

    name: str


@event_class
class TornLine(Event):
    """The last line of the journal was unfinished; its move was never announced."""


@event_class
class RoundIsLast(Event):
    """The match ends with the round in progress, earlier than agreed before."""

    round: int


@event_class
class MatchEnded(Event):
    """The match is over after n rounds, earlier than agreed before."""

    rounds: int


@event_class
class MovesUndone(Event):
    """Moves were taken back.

    count: their number.
    """

    takes_back: ClassVar[bool] = True
    count: int


@event_class
class NothingNew(Event):
    """Nothing happened since the seat's last move."""


@event_class
class NoPrivateChannel(Event):
    """The answer is a secret, and no output here is for its owner alone.

    secret: a sentence that names the secret. here: its owner may have asked, at the keyboard of
    the table; an output of their own would tell it.
    """

    secret: Message
    here: bool = False


@event_class
class ToldInPrivate(Event):
    """The answer went to a private output only."""


@event_class
class UnseenNotUnderstood(Event):
    """An input typed in secret has no meaning here; nobody hears what it was."""


@event_class
class AgainToConfirm(Event):
    """A grave act, by its name in journals: the same key again does it."""

    move: str


@event_class
class KeyOfTable(Event):
    """A guest pressed a key that only those at the table have."""


@event_class
class NobodyInvited(Event):
    """Everybody plays at this table: it was not begun by `host`."""


@event_class
class SeatElsewhere(Event):
    """The keyboard at the table does not play for a seat, since that plays elsewhere."""

    seat: Seat


@event_class
class ChoicesFirst(Event):
    """These seats still choose in secret, so that no real card is shown yet."""

    seats: tuple[Seat, ...]


@event_class
class TableCorrects(Event):
    """The table is changing an entry, so that no guest can move meanwhile."""


@event_class
class ChoiceTakenBack(Event):
    """A seat took its card back while it lay face down, and chooses again."""

    seat: Seat


@event_class
class NoChoiceToTakeBack(Event):
    """A guest has no card that lies face down."""


@event_class
class DeckDiffers(Event):
    """The next card of the shuffled deck cannot come after the cards that the journal has."""


@event_class
class WayOut(Event):
    """The game is over, and these keys leave it; told once."""


@event_class
class AskAfter(Prompt):
    """The game is over; questions can still be asked."""


def real_table_instructions(events: Iterable[Event], seats: Container[Seat]) -> tuple[Event, ...]:
    """Return the events, each act of these seats followed by its instruction for real hands."""
    instructed: list[Event] = []
    for event in events:
        instruction = event.real_table_instruction if event.done_by in seats else None
        instructed += [event] if instruction is None else [event, instruction]
    return tuple(instructed)


def game_kept(path: Path, *, hosted: bool = False) -> GameKept:
    """Return the event of a game that was left, whose journal is this file.

    hosted: guests may come to its table.
    """
    place, folder = _place(path.absolute().parent)
    return GameKept(path.name, place, folder, hosted)


def _place(folder: Path) -> tuple[str, str]:
    """Return the place of a file in this folder, and the folder as it is told."""
    if folder.resolve() == settings.journals().resolve():
        return "own", ""
    within = within_home(folder)
    if within is None:
        return "other", str(folder)
    return ("below", str(within)) if within.parts else ("home", "")

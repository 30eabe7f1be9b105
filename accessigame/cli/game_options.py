"""Options of a game on the command line: flags, checks and values, all from the game's own rows.

1. `arguments` adds no flag yet: to know them is to load a game. Where the arguments hold a flag
   that the parser does not know, it asks for those of the games that the arguments name, and
   then for those of every game, so that a flag of another game is refused by name.
2. `options` turns the flags into the options of one game. It refuses a flag that the game has no
   row for, and one whose need is not met; the game itself checks values against each other.

No game is named here. Four names of options have a meaning for every table: `first` and other
seats are drawn from the seed where nobody is named, `rounds` is always written down, `physical`
follows from the kind of deck, and a list of seats includes those whose hands are typed.
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from accessigame import games
from accessigame.cli.parser import FreeText, OptionNeeds, Parser, one_of, whole
from accessigame.cli.players import seat_of, seats_of
from accessigame.core.game import Game, Option
from accessigame.core.model import Event, NotAllowed, NotUnderstood, event_class
from accessigame.storage.files import read_within

if TYPE_CHECKING:
    from accessigame.session.seating import Seating

LEARNT: Final = "learnt"
TYPED: Final = "list:"
"""The beginning of a list that stands on the command line itself."""
STATED: Final = "rounds"
"""The option that a journal states, even where nobody asked for it."""
REAL: Final = "physical"
"""The option that says that real cards lie on the table, and the deck that sets it."""


def _lists(found: Sequence[Game[Any]]) -> Iterable[str]:
    return (*dict.fromkeys(word for rules in found for word in rules.material.decks), LEARNT)


LIST: Final = FreeText(_lists, path="file")
"""A list of tokens: one of the rules, the one that was learnt, or a file."""


@event_class
class NotForThisGame(Event):
    """An option of another game."""

    option: str
    game: str


@event_class
class BoxUnreadable(Event):
    """The list of tokens is not a readable file; `known` are the words for other lists."""

    given: str
    known: tuple[str, ...]


@event_class
class NothingLearnt(Event):
    """No game has taught a list yet."""

    game: str


def arguments(parser: Parser) -> None:
    """Have the flags of the games added as soon as one of them is given."""
    parser.set_defaults(game_flags=())
    parser.stages = (
        lambda given: _add_flags(parser, games.named_among(given)),
        lambda _: _add_flags(parser, games.every()),
    )


def _add_flags(parser: Parser, found: Iterable[Game[Any]]) -> None:
    """Add the flags of these games; one that is there already keeps the limits it has."""
    added = list(parser.get_default("game_flags"))
    for row in _flagged(row for rules in found for row in rules.options):
        if row.flag not in added:
            added.append(row.flag)
            parser.add_argument(f"--{row.flag}", **_parsing_of(row))
    parser.set_defaults(game_flags=tuple(added))


def _flagged(rows: Iterable[Option]) -> Iterator[Option]:
    return (row for row in rows if row.flag)


def _parsing_of(row: Option) -> Mapping[str, Any]:
    """Return the arguments of `add_argument` for a row; its flag leaves None if not given."""
    if row.kind == "switch":
        return {"action": "store_const", "const": True}
    readers: dict[str, Callable[[str], object]] = {
        "count": whole(f"--{row.flag}", row.low, row.high),
        "choice": one_of(f"--{row.flag}", row.choices),
        "text": LIST,
    }
    return {"type": readers.get(row.kind, str)}


def options(
    given: Namespace, rules: Game[Any], names: Sequence[str], typed: Iterable[int], seed: int
) -> dict[str, object]:
    """Return the options of a game that differ from its defaults, and those always stated.

    names: of the seats. typed: the seats whose hands somebody else types: those of bots, and of
    persons far away. Raises NotAllowed for an option of another
    game or one whose need is not met, NotUnderstood for an unknown player or an unreadable list.
    """
    rows, real = rules.options, given.deck == REAL
    agreed: dict[str, object] = {
        row.name: _seat(row, given, names, seed) if row.kind == "seat" else row.default
        for row in rows
        if row.kind == "seat" or row.name == STATED
    }
    _check_game(given, rows, rules)
    plain = (row for row in rows if row.kind not in ("seat", "seats"))
    values = {
        row.name: _value(row, given, rules) for row in plain if _given(row.flag, given) is not None
    }
    for row in rows:
        _check_need(row, given, rows, {**values, REAL: real})
    return agreed | values | (_with_real_cards(rows, given, names, typed) if real else {})


def _given(flag: str, given: Namespace) -> Any:
    """Return the value of a flag, None where it was not given or is not there."""
    return getattr(given, flag.replace("-", "_"), None) if flag else None


def _seat(row: Option, given: Namespace, names: Sequence[str], seed: int) -> int:
    """Return the seat of the player who was named, else one that is drawn from the seed."""
    name = _given(row.flag, given)
    # the rulebook draws the first player at random; a seeded game draws the same one again
    return seed % max(len(names), 1) if name is None else seat_of(name, names)


def _value(row: Option, given: Namespace, rules: Game[Any]) -> object:
    """Return the value of a row whose flag was given; a text may stand in a file."""
    value: object = _given(row.flag, given)
    return box(value, rules) if row.kind == "text" and isinstance(value, str) else value


def _check_game(given: Namespace, rows: Sequence[Option], rules: Game[Any]) -> None:
    """Refuse a flag of another game; raises NotAllowed with its name."""
    own_flags = {row.flag for row in rows}
    for flag in given.game_flags:
        if flag not in own_flags and _given(flag, given) is not None:
            raise NotAllowed(NotForThisGame(f"--{flag}", rules.name))


def _check_need(
    row: Option, given: Namespace, rows: Sequence[Option], agreed: Mapping[str, object]
) -> None:
    """Refuse a flag that has no effect without another one; raises NotAllowed."""
    if row.needs is None or _given(row.flag, given) is None:
        return
    name, value = row.needs
    if agreed.get(name) != value:
        flags = {each.name: f"--{each.flag} {value}" for each in rows} | {REAL: f"--deck {REAL}"}
        raise NotAllowed(OptionNeeds(f"--{row.flag}", flags[name]))


def check_camera(given: str | None, seating: Seating) -> None:
    """Refuse a camera that was asked for where the program deals; raises NotAllowed."""
    if given and seating.dealer is not None:
        raise NotAllowed(OptionNeeds("--camera", f"--deck {REAL}"))


def _with_real_cards(
    rows: Sequence[Option], given: Namespace, names: Sequence[str], typed: Iterable[int]
) -> dict[str, object]:
    """Return the options of a table with real cards: the hands of these are typed, too."""
    seats = (row for row in rows if row.kind == "seats")
    return {REAL: True} | {
        row.name: sorted({*typed, *seats_of(_given(row.flag, given), names)}) for row in seats
    }


def box(given: str, rules: Game[Any]) -> str:
    """Return the list that is meant: a word of the rules, the one learnt, or text of a file.

    Raises NotUnderstood where no list was learnt, and for a file that cannot be read.
    """
    text = given.strip()
    deck_list = text.removeprefix(TYPED).strip()
    if deck_list.casefold() in rules.material.decks:
        return deck_list.casefold()
    from accessigame.storage import learned_decks  # noqa: PLC0415 - imported only when a list is given

    if text.casefold() == LEARNT:
        learnt_list = learned_decks.read(rules.name)
        if learnt_list is None:
            raise NotUnderstood(NothingLearnt(rules.name))
        return learnt_list
    if text.startswith(TYPED):
        return deck_list
    try:
        return read_within(Path(text), learned_decks.LONGEST).decode("utf-8-sig")
    except (OSError, ValueError) as error:
        raise NotUnderstood(BoxUnreadable(text, (*rules.material.decks, LEARNT))) from error

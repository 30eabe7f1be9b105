"""What a table agrees on before a game: from the command line to the options of the rules."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from accessigame.cli.parser import OptionNeeds, Parser, one_of, whole
from accessigame.cli.preferences import seat_of
from accessigame.core.game import Game, default_options
from accessigame.core.model import Event, NotAllowed, NotUnderstood
from accessigame.storage import learned_decks
from accessigame.storage.files import read_within

LEARNT: Final = "learnt"
TYPED: Final = "list:"
"""What a list begins with that stands on the command line itself."""
SWITCHES: Final = ("target-inclusive", "open-tokens", "strict-status", "recall")
"""Options that are on or off."""


@dataclass(frozen=True, slots=True)
class NotForThisGame(Event):
    """An option of another game."""

    option: str
    game: str


@dataclass(frozen=True, slots=True)
class BoxUnreadable(Event):
    """The list of tokens is no file that can be read; `known` are the words for others."""

    given: str
    known: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NothingLearnt(Event):
    """No game has taught a list yet."""

    game: str


def arguments(parser: Parser) -> None:
    """Add what can be agreed on, for every game."""
    parser.add_argument("--rounds", type=whole("--rounds", 1, 99))
    parser.add_argument("--target", type=whole("--target", 1, 999))
    parser.add_argument("--starts", type=one_of("--starts", ("random", "rotate")))
    parser.add_argument("--first")
    parser.add_argument("--typed-hands")
    parser.add_argument("--size", type=whole("--size", 1, 99))
    parser.add_argument("--box")
    for name in SWITCHES:
        parser.add_argument(f"--{name}", action="store_true")


def options(
    given: Namespace, rules: Game[Any], names: Sequence[str], levels: Mapping[int, str], seed: int
) -> dict[str, object]:
    """Return what is usual, and what was asked for.

    A `Refusal` for what this game has no such thing of; the rules refuse values.
    """
    # the rulebook draws the first player at random; a seeded game draws the same one again
    first = seed % max(len(names), 1) if given.first is None else seat_of(given.first, names)
    known = default_options(rules)
    usual = {"first": first, "rounds": known.get("rounds")}
    agreed = {name: value for name, value in usual.items() if name in known}
    asked = _asked(given)
    _check_game(given, asked, rules)
    if given.box is not None:
        asked["deck"] = box(given.box, rules)
    if given.size is not None and asked.get("deck") != "none":
        raise NotAllowed(OptionNeeds("--size", "--box none"))
    if given.deck == "physical":
        return agreed | asked | _physical(rules, (*levels, *_seats(given.typed_hands, names)))
    if given.typed_hands is not None:
        raise NotAllowed(OptionNeeds("--typed-hands", "--deck physical"))
    return agreed | asked


def _check_game(given: Namespace, asked: Iterable[str], rules: Game[Any]) -> None:
    """Refuse an option that this game has no such thing of; `NotAllowed` names it."""
    known = default_options(rules)
    for name in asked:
        if name not in known:
            raise NotAllowed(NotForThisGame(_flag(name), rules.name))
    if given.typed_hands is not None and "known" not in known:
        raise NotAllowed(NotForThisGame("--typed-hands", rules.name))


def _asked(given: Namespace) -> dict[str, object]:
    switches = {name.replace("-", "_") for name in SWITCHES}
    asked = {
        "rounds": given.rounds,
        "target": given.target,
        "starts": given.starts,
        "size": given.size,
        "deck": given.box,
        **{name: getattr(given, name) or None for name in sorted(switches)},
    }
    return {name: value for name, value in asked.items() if value is not None}


def _flag(option: str) -> str:
    return "--box" if option == "deck" else f"--{option.replace('_', '-')}"


def box(given: str, rules: Game[Any]) -> str:
    """Return the list that is meant: a word of the rules, what was learnt, or text of a file."""
    wanted = given.strip()
    typed = wanted.removeprefix(TYPED).strip()
    if typed.casefold() in rules.material.decks:
        return typed.casefold()
    if wanted.casefold() == LEARNT:
        known = learned_decks.read(rules.name)
        if known is None:
            raise NotUnderstood(NothingLearnt(rules.name))
        return known
    if wanted.startswith(TYPED):
        return typed
    try:
        return read_within(Path(wanted), learned_decks.LONGEST).decode("utf-8-sig")
    except (OSError, ValueError) as error:
        raise NotUnderstood(BoxUnreadable(wanted, (*rules.material.decks, LEARNT))) from error


def _physical(rules: Game[Any], seats: Iterable[int]) -> dict[str, object]:
    """Return what real cards mean: a game of hands has to be told those of these seats."""
    known: dict[str, object] = (
        {"known": sorted(set(seats))} if "known" in default_options(rules) else {}
    )
    return {"physical": True, **known}


def _seats(given: str | None, names: Sequence[str]) -> tuple[int, ...]:
    """Return the seats of `Ana,Léa`; none if nothing was given."""
    return tuple(seat_of(name, names) for name in given.split(",")) if given else ()

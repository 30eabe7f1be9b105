"""Journals of real games, and every way in which a file comes to harm."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, Final, TypeAlias

from hypothesis import strategies as st

from accessigame import bots, games
from accessigame.bots.dealer import Dealer
from accessigame.core.game import Game
from accessigame.core.model import TABLE, Move
from accessigame.session import journal
from accessigame.session.journal import Header
from accessigame.session.session import Session

Lines: TypeAlias = list[bytes]
Harm: TypeAlias = Callable[[Lines], Lines]

PLAYERS: Final = 3
TABLES: Final = tuple(
    (game, kind)
    for game in (each.name for each in games.every())
    for kind in ("shuffled", "physical", "cut")
)


def nested(depth: int) -> str:
    """Return lists in lists, as JSON."""
    return "[" * depth + "]" * depth


VALUES: Final = (
    *("null", "true", "NaN", "Infinity", "-Infinity", "1e308", "0.5", "-1", "-0", "0", "1", "35"),
    *("1000000", "1" * 30, "-" + "9" * 30, "1" * 4000, "1" * 5000, '""', '"table"', '"0"', '"é"'),
    *('"\\ud800"', '"\\u0000\\u001b[2J"', f'"{"x" * 100_000}"', "[]", "[0]", "[null]", "{}"),
    *('{"seat":0}', nested(50), nested(900), nested(100_000), f"[{'0,' * 9999}0]", "[35,-1,1e9]"),
    *('{"0":"easy"}', '{"0":"easy","1":"easy","2":"easy"}', '{"2":"expert"}', '{"first":9}'),
    *('"physical"', '"shuffled"', '"no-thanks"', '"titus"', '"six-nimmt"', '"pro"', '"2004"'),
)  # fmt: skip
"""What may stand in the place of any value."""
FIELDS: Final = (
    *("seat", "move", "card", "cards", "row", "first", "to", "undo", "moves", "game", "edition"),
    *("seats", "options", "setup", "bots", "deck", "seed", "limit", "advice", "physical", "known"),
    *("rounds", "target", "size", "starts", "more"),
)
LINES: Final = (
    *(b"", b" ", b"\0", b"\0" * 4000, b"\xff\xfe", b"\xed\xa0\x80", b"x", b"{", b"null"),
    *(b"3", b"[" * 100_000, b'{"undo":1}', b'{"undo":0}', b'{"undo":2,"moves":[]}'),
    *(b'{"seat":0,"move":"rows","cards":[1]}', b'{"undo":1,"moves":[' * 400),
    *(b'{"seat": 35, "move": "rows", "cards": [12, 37, 43, 58]}', b'{"seat":0,"move":"take"}'),
    *(b'{"seat":"table","move":"rows","cards":[0,0,0,0]}', b"\xef\xbb\xbf{}", b"x" * 1_000_000),
)  # fmt: skip


@cache
def whole(game: str, kind: str) -> tuple[bytes, ...]:
    """Return the lines of a journal: of a game that is over, one with real cards, or one cut."""
    rules = games.find(game)
    levels = {str(seat): "easy" for seat in range(PLAYERS)} if kind == "cut" else {"1": "easy"}
    options: dict[str, object] = {"physical": True} if kind == "physical" else {}
    setup = {"deck": "physical" if kind == "physical" else "shuffled", "seed": 5, "bots": levels}
    header = Header(rules.name, rules.editions[0], ("Zoé", "Ana", "Ben"), options, setup)
    moves = _played(rules, options)
    made = moves if kind == "shuffled" else moves[: len(moves) // 3]
    lines = [header.line(), *(journal.line_of(move, rules) for move in made)]
    lines.insert(len(lines) - 1, journal.correction_line(1, made[-2:-1], rules))
    return tuple(line.encode() for line in lines)


def _played(rules: Game[Any], options: dict[str, object]) -> list[Move]:
    """Return the moves of a game between bots that do anything."""
    session, dealer = Session(rules, rules.editions[0], PLAYERS, options), Dealer(rules, 5)
    policy, chance = bots.find(rules, "random"), Random(5)
    while acting := session.position.to_act():
        seat, state = min(acting), session.position
        legal = rules.legal_moves(state, seat)
        if seat == TABLE and not options:
            session.play(dealer.choose(state))
        elif seat == TABLE:
            session.play(legal[chance.randrange(len(legal))])
        else:
            session.play(policy.choose(rules.view(state, seat), legal, chance))
    return [step.move for step in session.steps]


# harm -----------------------------------------------------------------------------------------


def _places(value: Any, depth: int = 4) -> list[tuple[Any, Any]]:
    """Return where each value within JSON stands: its list or object, and its key there."""
    if not depth or not isinstance(value, dict | list):
        return []
    keys = list(value) if isinstance(value, dict) else list(range(len(value)))
    within = (_places(value[key], depth - 1) for key in keys)
    return [(value, key) for key in keys] + [place for places in within for place in places]


@st.composite
def _in_a_value(draw: st.DrawFn) -> Harm:
    """Give what puts another value in a place, takes one out, or adds one."""
    number, place = draw(st.integers(0, 999)), draw(st.integers(0, 999))
    text, field = draw(st.sampled_from(VALUES)), draw(st.sampled_from(FIELDS))
    act = draw(st.sampled_from(("put", "put", "drop", "add", "header")))

    def harm(lines: Lines) -> Lines:
        at = 0 if act == "header" else number % len(lines)
        try:
            data = json.loads(lines[at])
        except (ValueError, RecursionError):
            return lines
        marked = "\u241f"
        where = _places(data)
        if act == "add" and isinstance(data, dict):
            data[field] = marked
        elif where:
            holder, key = where[place % len(where)]
            if act == "drop":
                del holder[key]
            else:
                holder[key] = marked
        line = json.dumps(data, ensure_ascii=False).replace(f'"{marked}"', text)
        return [*lines[:at], line.encode("utf-8", "surrogatepass"), *lines[at + 1 :]]

    return harm


@st.composite
def _of_lines(draw: st.DrawFn) -> Harm:
    """Give what takes a line out, doubles it, moves it elsewhere or puts another one there."""
    one, other = draw(st.integers(0, 999)), draw(st.integers(0, 999))
    junk = draw(st.sampled_from(LINES))
    act = draw(st.sampled_from(("drop", "double", "swap", "put", "insert")))

    def harm(lines: Lines) -> Lines:
        lines = list(lines)
        at, there = one % len(lines), other % len(lines)
        if act == "drop" and len(lines) > 1:
            del lines[at]
        elif act == "double":
            lines.insert(there, lines[at])
        elif act == "swap":
            lines[at], lines[there] = lines[there], lines[at]
        elif act == "put":
            lines[at] = junk
        else:
            lines.insert(at, junk)
        return lines

    return harm


@st.composite
def _of_bytes(draw: st.DrawFn) -> Harm:
    """Give what puts noise into a line, or cuts it."""
    number, place = draw(st.integers(0, 999)), draw(st.integers(0, 9999))
    noise, cut = draw(st.binary(max_size=12)), draw(st.integers(0, 12))

    def harm(lines: Lines) -> Lines:
        at = number % len(lines)
        line = lines[at]
        begin = place % (len(line) + 1)
        return [*lines[:at], line[:begin] + noise + line[begin + cut :], *lines[at + 1 :]]

    return harm


@st.composite
def damaged(draw: st.DrawFn) -> bytes:
    """Give the bytes of a journal that came to harm, once or several times."""
    lines = list(whole(*draw(st.sampled_from(TABLES))))
    for harm in draw(st.lists(st.one_of(_in_a_value(), _of_lines(), _of_bytes()), max_size=3)):
        lines = harm(lines)
    return b"\n".join(lines) + draw(st.sampled_from((b"\n", b"", b"\n\n", b"\0\0")))

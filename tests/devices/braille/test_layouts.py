"""Lines under the fingers on displays of 12 to 80 cells, in every game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from accessigame import games
from accessigame.braille import dots, raised
from accessigame.core.game import Position
from accessigame.core.model import Intent
from accessigame.displays import Routing
from accessigame.games.no_thanks.events.play import TurnBegan
from accessigame.games.six_nimmt.events.play import DraftTurn
from accessigame.games.titus.events.play import TopShown, TurnStarts
from accessigame.output.blocks import Block
from accessigame.words.words import LANGUAGES
from tests.devices.braille.positions import CASES, WIDTHS, moment, pages
from tests.devices.braille.test_display_output import NADIA, Bench
from tests.games.accepting import game_of
from tests.golden import Golden

FOLDER = Path(__file__).parent / "layouts"
GAMES = tuple(rules.name for rules in games.every())
NOTATIONS = ("french-compact", "french", "ueb", "german", "german-compact", "us-compact")
NAMED = [f"{game}: {name}" for game, name in CASES]


def bench_at(block: Block, width: int, notation: str = "french-compact") -> Bench:
    """Return a display of Nadia's with a block on it."""
    bench = Bench(width, notation)
    bench.display.deliver(block)
    return bench


def state_of(block: Block) -> str:
    """Return the newest act, the turn and the position, as the line begins with them."""
    state = " ".join(piece.text for piece in block.state)
    done = f"◂{block.mark} " if block.mark and f"◂{block.mark}" not in state.split() else ""
    return done + (f"▸{block.turn} " if block.turn else "▸") + state


def windows(game: str) -> Iterator[str]:
    """Yield a game's moments on each width, page by page, as text and as dots."""
    for width, (of, name) in product(WIDTHS, CASES):
        if of == game:
            bench = bench_at(moment(of, name).block(), width)
            yield f"{width} cells, {name}"
            for page in pages(bench):
                yield f"|{bench.translator.text(page).ljust(width)}|"
                yield f" {dots(page.rstrip(bytes(1)))}"
            yield ""


@pytest.mark.parametrize("game", GAMES)
def test_windows_are_as_they_were_agreed(game: str, golden: Golden) -> None:
    """Each window of each width is the one that was read and agreed, in words and in dots.

    After a change that was meant, `make golden` writes the files anew.
    Fails when any cell of any window changes.
    """
    golden.compare(FOLDER / f"{game}.txt", "\n".join(windows(game)))


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("case", CASES, ids=NAMED)
def test_whose_turn_and_the_position_stand_first(case: tuple[str, str], width: int) -> None:
    """The line begins with ◂ and ▸ and the position, and the news come only after all of it."""
    block = moment(*case).block()
    bench = bench_at(block, width)
    state = [bench.translator.cells(word) for word in state_of(block).split()]
    line = b"\0".join(pages(bench)).split(b"\0")
    line = [word for word in line if word]
    assert line[: len(state)] == state
    assert block.turn == ("" if NADIA in moment(*case).state.to_act() else "Max")


@pytest.mark.parametrize(("width", "notation"), list(product(WIDTHS, NOTATIONS)))
@pytest.mark.parametrize("case", CASES, ids=NAMED)
def test_panning_reads_all_and_cuts_no_word(
    case: tuple[str, str], width: int, notation: str
) -> None:
    """All words come in order, in windows of the display's width, each word whole on its page."""
    block = moment(*case).block("de")
    bench = bench_at(block, width, notation)
    read = pages(bench)
    assert {len(page) for page in read} == {width}
    texts = [state_of(block), *(said.braille for said in block.said)]
    words = [word for text in texts for word in bench.translator.cells(text).split(b"\0") if word]
    whole = [word for page in read for word in page.split(b"\0") if word]
    assert b"".join(whole) == b"".join(words)
    assert whole == words or any(len(word) > width for word in words)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", CASES, ids=NAMED)
def test_no_stale_line_is_panned_through(case: tuple[str, str], language: str) -> None:
    """Whose turn it is stands in the state alone, and a number is on top of the pile once."""
    happened = moment(*case).events
    superseded = {event.supersedes for event in happened}
    events = [event for event in happened if type(event) not in superseded]
    said = [words.braille for words in moment(*case).block(language).said]
    felt = [event for event, text in zip(events, said, strict=True) if text]
    assert not any(isinstance(event, TurnBegan | TurnStarts | DraftTurn) for event in felt)
    assert sum(isinstance(event, TopShown) for event in felt) <= 1


def test_small_displays_need_one_page_to_decide() -> None:
    """In a compact notation, card, tokens and both choices are on the first page of 12 cells."""
    bench = bench_at(moment("no-thanks", "Nadia decides").block(), 12)
    first = bench.text.split()
    assert first[0].startswith(">")
    assert first[1].startswith("+")
    assert first[2:4] == ["t", "p"]


def test_rows_are_on_the_first_page_of_twenty_cells() -> None:
    """In a compact notation and below 100, four rows fit 20 cells, three behind the own card."""
    block = moment("six-nimmt", "Nadia chooses a card").block()
    rows = bench_at(replace(block, mark=None), 20).text.lstrip(">").split()
    assert len(rows) == 4
    assert all("/" in row for row in rows)
    own, *others = bench_at(block, 20).text.split()
    assert own == f"<{block.mark}"
    assert [row.lstrip(">") for row in others] == rows[:3]


def routed(bench: Bench) -> list[Intent]:
    """Press the routing key over each cell of each page; return what each new one means."""
    while bench.sink.frames:
        count = len(bench.sink.frames)
        bench.press("pan_left")
        if len(bench.sink.frames) == count:
            break
    while True:
        for cell in range(len(bench.sink.frames[-1])):
            bench.display.on_event(Routing(cell))
        count = len(bench.sink.frames)
        bench.press("pan_right")
        if len(bench.sink.frames) == count:
            break
    return [given for given in dict.fromkeys(bench.given) if isinstance(given, Intent)]


@pytest.mark.parametrize(("width", "notation"), list(product(WIDTHS, NOTATIONS)))
@pytest.mark.parametrize("case", CASES, ids=NAMED)
def test_a_routing_key_over_a_card_acts_on_it(
    case: tuple[str, str], width: int, notation: str
) -> None:
    """Over a card, a row or a choice the key is a legal move of Nadia's; elsewhere it is nothing.

    Fails when the line of somebody else's turn can be routed.
    """
    state = moment(*case).state
    block = moment(*case).block()
    given = routed(bench_at(block, width, notation))
    assert set(given) == {piece.intent for piece in block.state if piece.intent is not None}
    assert all(intent.seat == NADIA for intent in given)
    legal = [game_of(state).parse(state, NADIA, intent) for intent in given]
    assert all(move in game_of(state).legal_moves(state, NADIA) for move in legal)
    assert bool(given) is (NADIA in state.to_act())


def numbers(state: Position, name: str) -> set[int]:
    """Return the choices of the routing keys in a moment of 6 nimmt!."""
    given = routed(bench_at(moment("six-nimmt", name).block(), 20))
    assert state is moment("six-nimmt", name).state
    return {intent.number for intent in given if intent.number is not None}


def test_every_card_of_a_hand_and_every_row_can_be_chosen() -> None:
    """Over each card of the hand the key chooses that card, over each row it takes that row."""
    choosing = moment("six-nimmt", "Nadia chooses a card").state
    hand = {intent.number for intent in game_of(choosing).choices(choosing, NADIA)}
    assert numbers(choosing, "Nadia chooses a card") == hand
    assert numbers(moment("six-nimmt", "Nadia takes a row").state, "Nadia takes a row") == {
        1,
        2,
        3,
        4,
    }


@pytest.mark.parametrize(("width", "notation"), list(product(WIDTHS, NOTATIONS)))
def test_the_cursor_has_dots_seven_and_eight(width: int, notation: str) -> None:
    """While a number is typed, the cell after its last digit has both dots 7 and 8."""
    bench = bench_at(moment("no-thanks", "Nadia decides").block(), width, notation)
    sign, digit = bench.translator.number_sign, bench.translator.cells("1")[-1:]
    for cell in sign + digit:
        bench.press(*(f"dot{dot}" for dot in sorted(raised(cell))))
    shown = bench.sink.frames[-1].rstrip(b"\0")
    assert len(bench.sink.frames[-1]) == width
    assert {7, 8} <= raised(shown[-1])
    assert digit in shown

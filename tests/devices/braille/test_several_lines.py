"""A display of several lines: the position in lines, which a finger finds by their places.

Covers `devices/braille/layout.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from accessigame import bots, games
from accessigame.bots.dealer import Dealer
from accessigame.braille.window import BrailleWindow
from accessigame.core.model import TABLE, Event, Intent, Turn, only
from accessigame.displays import Ready, Routing, Shape
from accessigame.output.delivery import CurrentPrompt, News, block_for
from accessigame.session.session import Session
from accessigame.words.facts import LineNews
from accessigame.words.words import LANGUAGES, Localizer
from tests.devices.braille.first_page_player import NOTATIONS
from tests.devices.braille.positions import CASES, NAMES, moment
from tests.devices.braille.test_display_output import NADIA, Bench
from tests.golden import Golden

EIGHT: Final = Shape(32, 8)
FOLDER: Final = Path(__file__).parent / "layouts"
GAMES: Final = ("no-thanks", "six-nimmt")


def bench_of(shape: Shape = EIGHT, notation: str = "french-compact", **how: Any) -> Bench:
    """Return a display of this shape."""
    bench = Bench(20, notation, **how)
    bench.display.on_event(Ready("Test", shape.cells, shape.rows))
    return bench


def felt(bench: Bench, shape: Shape = EIGHT) -> list[str]:
    """Return the text of each row that is up."""
    frame = bench.sink.frames[-1]
    starts = range(0, shape.cells, shape.columns)
    texts = (bench.translator.text(frame[start : start + shape.columns]) for start in starts)
    return [text.rstrip() for text in texts]


def at(game: str, name: str, shape: Shape = EIGHT, **how: Any) -> Bench:
    """Return a display with a moment of a game on it."""
    bench = bench_of(shape, **how)
    bench.display.deliver(moment(game, name).block())
    return bench


def windows() -> Iterator[str]:
    """Yield each moment as its rows, page by page."""
    for game, name in CASES:
        bench = at(game, name, news=LineNews.TAKES)
        yield f"{game}: {name}"
        while True:
            yield from (f"|{row.ljust(EIGHT.columns)}|" for row in felt(bench))
            count = len(bench.sink.frames)
            bench.press("pan_right")
            if len(bench.sink.frames) == count:
                break
            yield "next page"
        yield ""


def test_pages_are_as_they_were_agreed(golden: Golden) -> None:
    """Each row of each page is the one that was read and agreed."""
    golden.compare(FOLDER / "eight-lines.txt", "\n".join(windows()))


def test_a_row_of_the_table_is_a_row_of_the_display() -> None:
    """Row 3 of 6 nimmt! stands in the fourth row, with all its cards, whatever the news."""
    for name in ("Nadia chooses a card", "Nadia takes a row", "Maximilian takes a row"):
        rows: Any = moment("six-nimmt", name).state
        felt_rows = felt(at("six-nimmt", name))[1:5]
        for cards, row in zip(rows.rows, felt_rows, strict=True):
            assert row.split()[: len(cards)] == [str(card) for card in cards]


def meanings(bench: Bench, shape: Shape = EIGHT) -> dict[int, set[int | None]]:
    """Return the numbers that routing keys give, by row."""
    line = bench.display._line
    assert line is not None
    found: dict[int, set[int | None]] = {}
    for cell in range(shape.cells):
        if (intent := line.route(cell)) is not None:
            found.setdefault(cell // shape.columns, set()).add(intent.number)
    return found


def test_routing_keys_choose_on_every_line() -> None:
    """A key anywhere on a row takes that row, and one over a card of the hand plays that card."""
    assert meanings(at("six-nimmt", "Nadia takes a row")) == {n: {n} for n in (1, 2, 3, 4)}
    choosing = at("six-nimmt", "Nadia chooses a card")
    state: Any = moment("six-nimmt", "Nadia chooses a card").state
    hand = state.hands[NADIA]
    assert meanings(choosing) == {5: set(hand)}
    column = felt(choosing)[5].index(str(hand[1]))
    choosing.display.on_event(Routing(5 * EIGHT.columns + column))
    (given,) = choosing.given
    assert given == Intent("number", hand[1], seat=NADIA)


def test_what_is_typed_leaves_the_position_below() -> None:
    """The first row has the digits and the cursor, and the rows of the table stay in their places.

    Fails when a typed digit clears the display.
    """
    bench = at("six-nimmt", "Nadia chooses a card")
    before = felt(bench)
    sign, digit = bench.translator.number_sign, bench.translator.cells("4")[-1:]
    for cell in sign + digit:
        bench.press(*(f"dot{dot + 1}" for dot in range(8) if cell >> dot & 1))
    first, *rest = felt(bench)
    assert "4" in first
    assert rest[:5] == before[1:6]
    assert any(cell & 0xC0 == 0xC0 for cell in bench.sink.frames[-1][: EIGHT.columns])


def test_a_few_lines_go_on_as_one() -> None:
    """On two rows of 40 the position does not fit in lines: it goes on in the second row."""
    shape = Shape(40, 2)
    block = moment("six-nimmt", "Nadia chooses a card").block()
    bench = bench_of(shape)
    bench.display.deliver(block)
    first, second = felt(bench, shape)
    assert first.startswith("<59 >80/1")
    assert second
    one_line = bench.display._layout.live(block)
    assert BrailleWindow(one_line, *shape).window == bench.sink.frames[-1]


def test_news_that_find_no_room_in_a_line_are_sentences() -> None:
    """Who laid what stands behind the turn, if all of it fits there; if not, it is told below."""
    block = moment("six-nimmt", "Nadia chooses a card").block()
    wide, narrow = bench_of(), bench_of(Shape(18, 16))
    wide.display.deliver(block)
    narrow.display.deliver(block)
    assert felt(wide)[0].split() == ["<59", ">", "51", "Luk", "72", "Max"]
    assert "Maximilian" not in " ".join(felt(wide))
    rows = felt(narrow, Shape(18, 16))
    assert rows[0].split() == ["<59", ">"]
    assert any("72 Maximilian" in row for row in rows)
    wide.press("up")
    assert "Maximilian" in " ".join(felt(wide)), "the sentences can still be read"


def test_lines_that_a_game_can_do_without_give_way() -> None:
    """Without room for its cards in lines of their own, No Thanks has them in one, then nowhere."""
    block = moment("no-thanks", "Nadia decides").block()
    assert felt(at("no-thanks", "Nadia decides"))[1:4] == ["Max 3-4 24", "Nad", "Luk 10"]
    packed = bench_of(Shape(32, 5))
    packed.display.deliver(block)
    assert felt(packed, Shape(32, 5))[1] == "Max 3-4 24 Nad Luk 10"
    without = bench_of(Shape(32, 3))
    without.display.deliver(block)
    assert felt(without, Shape(32, 3))[1].startswith("tu passes 5")


def test_the_rest_of_long_news_is_on_the_next_page() -> None:
    """Panning turns all rows, and every sentence is read to its end."""
    block = moment("no-thanks", "Nadia decides").block()
    long = replace(block, said=block.said * 9)
    bench = bench_of()
    bench.display.deliver(long)
    first = felt(bench)
    bench.press("pan_right")
    assert felt(bench) != first
    bench.press("pan_left")
    assert felt(bench) == first


# whole games -----------------------------------------------------------------------------------


def turns(game: str, language: str, seed: int) -> Iterator[Bench]:
    """Yield the display each time that Nadia is asked, with all that others did since."""
    rules = games.find(game)
    session = Session(rules, rules.editions[0], 3, {})
    dealer, rng, bot = Dealer(rules, seed), Random(seed), bots.find(rules, "medium")
    bench = bench_of(EIGHT, NOTATIONS[language], news=LineNews.TAKES)
    words = Localizer(language, NAMES)
    events: tuple[Event, ...] = session.opening()
    while acting := session.to_act():
        if NADIA in acting:
            told = tuple(e for e in events if not isinstance(e, Turn) or e.seat == NADIA)
            current = CurrentPrompt(session.prompt(NADIA), session.choices(NADIA))
            line, page = session.braille_line(), session.braille_page()
            news = News(told, current, actor=NADIA, line_items=line, page_lines=page, acting=acting)
            bench.display.deliver(block_for(news, only(NADIA), words))
            bench.display.silence()  # the end of a round, until a key
            bench.display.silence()
            yield bench
            events = ()
        seat = NADIA if NADIA in acting else min(acting)
        if seat == TABLE:
            move = dealer.choose(session.position)
        else:
            move = bot.choose(session.view(seat), session.legal_moves(seat), rng)
        events += session.play(move)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_turn_fits_on_a_page(game: str, language: str) -> None:
    """Each turn of whole games is read on eight rows of 32 cells without a press."""
    for seed in range(2):
        for bench in turns(game, language, seed):
            line = bench.display._line
            assert line is not None
            assert line.pages == 1, "\n".join(felt(bench))

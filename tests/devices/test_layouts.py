"""What stands under the fingers on displays of 12 to 80 cells, in a game of No Thanks."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

import pytest

from accessigame import games
from accessigame.braille import raised
from accessigame.delivery import Block, Choice
from accessigame.displays import Routing
from accessigame.games.no_thanks.moves import Refuse, Take, TurnUp
from accessigame.language import LANGUAGES, Words
from accessigame.line import CURSOR
from accessigame.session import Session
from accessigame.table import TABLE, Event, Intent, Seat
from tests.devices.test_braille_display import NADIA, Bench

WIDTHS = (12, 14, 18, 20, 32, 40, 64, 80)
NOTATIONS = ("french-compact", "french", "ueb", "german", "german-compact", "us-compact")
NAMES = ("Maximilian", "Nadia", "Łukasz")
CASES = list(product(WIDTHS, NOTATIONS))


@dataclass
class Read:
    """A display that was read from its first page to its last."""

    bench: Bench
    pages: list[bytes]
    block: Block

    @property
    def texts(self) -> list[str]:
        """What the pages say."""
        return [self.bench.translator.text(page).strip() for page in self.pages]

    def cells(self, text: str) -> bytes:
        """Return a text in the notation of the display."""
        return self.bench.translator.cells(text)


def heard(language: str) -> Block:
    """Return what Nadia feels when it is her turn again: card 17, three tokens, much news."""
    session = Session(games.find("no-thanks"), "2020", 3, {"first": Seat(1)})
    moves = [TurnUp(TABLE, 35), Refuse(Seat(1)), Take(Seat(2)), TurnUp(TABLE, 17)]
    moves += [Refuse(Seat(2)), Refuse(Seat(0)), Refuse(Seat(1)), Refuse(Seat(2)), Refuse(Seat(0))]
    events: list[Event] = [event for move in moves for event in session.play(move)]
    words = Words(language, NAMES)
    choices = [
        Choice(words.text(f"choice-{intent.word}"), intent)
        for intent in session.state.choices(NADIA)
    ]
    said = tuple(words.say(event, NADIA) for event in events)
    return Block(said, words.say(session.state.prompt(NADIA), NADIA), tuple(choices))


def read(width: int, notation: str, language: str = "fr") -> Read:
    """Put the news on a display and pan through all of it."""
    bench, block = Bench(width, notation), heard(language)
    bench.display.deliver(block)
    pages = [bench.wire.frames[-1]]
    while True:
        count = len(bench.wire.frames)
        bench.press("pan_right")
        if len(bench.wire.frames) == count:
            return Read(bench, pages, block)
        pages.append(bench.wire.frames[-1])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "notation"), CASES)
def test_the_state_stands_first(width: int, notation: str, language: str) -> None:
    """The open card and its tokens are whole on the first page, whatever happened before."""
    seen = read(width, notation, language)
    prompt = seen.block.prompt
    assert prompt is not None
    assert prompt.braille == "17 +5"
    assert seen.pages[0].startswith(seen.cells("17 +5"))


@pytest.mark.parametrize(("width", "notation"), CASES)
def test_each_page_has_the_width_of_the_display(width: int, notation: str) -> None:
    """Every frame is as long as the display, not a cell more or less."""
    assert {len(page) for page in read(width, notation).pages} == {width}


@pytest.mark.parametrize(("width", "notation"), CASES)
def test_panning_reads_all_and_cuts_no_word(width: int, notation: str) -> None:
    """All words come in order, each whole on one page unless it is wider than the display."""
    seen = read(width, notation)
    choices = [choice.text for choice in seen.block.choices]
    assert seen.block.prompt is not None
    texts = [seen.block.prompt.braille, *choices, *(said.braille for said in seen.block.said)]
    words = [word for text in texts for word in seen.cells(text).split(b"\0") if word]
    assert b"".join(words) == b"".join(page.replace(b"\0", b"") for page in seen.pages)
    whole = [word for page in seen.pages for word in page.split(b"\0") if word]
    assert whole == words or any(len(word) > width for word in words)


@pytest.mark.parametrize("width", [12, 14, 18, 20])
def test_small_displays_need_one_page_to_decide(width: int) -> None:
    """In a compact notation, card, tokens and both choices are on the first page of 12 cells."""
    seen = read(width, "french-compact")
    assert seen.texts[0].split()[:4] == ["17", "+5", "t", "p"]


@pytest.mark.parametrize("width", [32, 40, 64, 80])
def test_large_displays_begin_the_events_beside_the_state(width: int) -> None:
    """From 32 cells on, what happened first stands on the first page, after the state."""
    seen = read(width, "french-compact")
    assert seen.texts[0].startswith("17 +5  t p  35  à toi  ")


@pytest.mark.parametrize(("width", "notation"), CASES)
def test_events_begin_one_blank_further(width: int, notation: str) -> None:
    """Two blanks part the choices from the events, so that p and a card are no one word."""
    seen = read(width, notation)
    shown = b"\0".join(page.rstrip(b"\0") for page in seen.pages)
    pair = seen.cells("p") + b"\0" + seen.cells("35")
    on_next_page = seen.pages[0].rstrip(b"\0").endswith(seen.cells("p"))
    assert on_next_page or pair not in shown


@pytest.mark.parametrize(("width", "notation"), CASES)
def test_a_routing_key_over_a_choice_acts_on_every_display(width: int, notation: str) -> None:
    """Wherever t and p stand, the key above takes or passes, and other keys do nothing."""
    seen = read(width, notation)
    while len(seen.bench.wire.frames) and seen.bench.wire.frames[-1] != seen.pages[0]:
        seen.bench.press("pan_left")
    for page in range(len(seen.pages)):
        for cell in range(width):
            seen.bench.display.hear(Routing(cell))
        if page + 1 < len(seen.pages):
            seen.bench.press("pan_right")
    given = [(one.word, one.seat) for one in seen.bench.given if isinstance(one, Intent)]
    assert given == [("take", NADIA), ("refuse", NADIA)]


@pytest.mark.parametrize(("width", "notation"), CASES)
def test_the_cursor_has_dots_seven_and_eight(width: int, notation: str) -> None:
    """While a number is typed, the cell after its last digit has both dots 7 and 8."""
    bench = read(width, notation).bench
    sign, digit = bench.translator.number_sign, bench.translator.cells("1")[-1:]
    for cell in sign + digit:
        bench.press(*(f"dot{dot}" for dot in sorted(raised(cell))))
    shown = bench.wire.frames[-1].rstrip(b"\0")
    assert len(bench.wire.frames[-1]) == width
    assert shown[-1] & CURSOR == CURSOR
    assert digit in shown

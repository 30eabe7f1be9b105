"""Keys at random on two tables that differ only in what one seat may not know: `twins.py`.

Entries are put in, taken out and changed, with yes and no; what goes from hand to hand is offered,
held and put back; hands are typed and typed anew; questions come on own keys and on the keyboard.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from accessigame import bots, games
from accessigame.braille import Translator
from accessigame.core.model import EVERYONE, TABLE, Event, Intent, Move, Seat, only
from accessigame.devices.braille.display_output import BrailleDisplay
from accessigame.devices.console.terminal import Terminal
from accessigame.displays import Keys, Ready
from accessigame.games.shared import SeatUnknown
from accessigame.games.six_nimmt.events.play import CardRevealed, YouChose
from accessigame.games.six_nimmt.events.prompts import AskChoice, AskRow
from accessigame.games.six_nimmt.events.refusals import UnknownCard
from accessigame.host.host import Host
from accessigame.output.blocks import Block
from accessigame.session.correction import CorrectionLeft
from accessigame.session.rewrite import AcceptOrNot
from accessigame.session.seating import Seating
from accessigame.session.session import Session, Step
from tests.output.test_shared_device import TAKE_IT, Cells, hand, sharing
from tests.playing import NAMES, Recorder, TellingWords, events_of, hosted, run, typed
from tests.twins import twins
from tests.two_tables import Setting, is_kept

pytestmark = [pytest.mark.unmeasured, pytest.mark.long]

ANA, BEN = Seat(0), Seat(1)
TABLES = [
    (rules.name, edition, physical)
    for rules in games.every()
    for edition in rules.editions
    for physical in (False, True)
]


@pytest.mark.parametrize(("name", "edition", "physical"), TABLES)
@settings(max_examples=6, deadline=None, phases=[Phase.explicit, Phase.reuse, Phase.generate])
@given(seed=st.integers(0, 2**16))
def test_no_key_tells_a_seat_what_it_may_not_know(
    name: str, edition: str, physical: bool, seed: int
) -> None:
    """Whatever is pressed, the seat gets the same at both tables, and nothing is raised."""
    _, _, here, there = twins(Setting(name, edition, physical, seed))
    assert here == there


@pytest.mark.parametrize(("name", "edition", "physical"), TABLES)
def test_no_key_loses_a_move(name: str, edition: str, physical: bool, tmp_path: Path) -> None:
    """The journal leads to the very moves that stand, whatever was pressed.

    Fails when a correction stands at the table and not in the journal.
    """
    for seed in range(2):
        tables = twins(Setting(name, edition, physical, seed, folder=tmp_path))[:2]
        assert all(is_kept(table) for table in tables)


def _openly(step: Step) -> Event:
    """Return the event of an entry, and of a hidden card the card, for all to hear."""
    event = step.events[-1]
    return CardRevealed(event.seat, event.card) if isinstance(event, YouChose) else event


def _peeking(seating: Seating, session: Session, bot: Seat) -> Callable[[], Move]:
    """Choose for a stand-in by the cards that others hold."""
    state: Any = session.position
    legal, level = session.legal_moves(bot), seating[bot].stand_in
    others = [card for seat, hand in enumerate(state.hands) if seat != bot for card in hand or ()]
    return lambda: replace(legal[sum(others) % len(legal)], stand_in=level)


LEAKS: dict[str, tuple[int, str, object]] = {
    # a seed by which it was found, so that it is found at once; what leaks then
    "accessigame.session.correction.entry_event": (0, "base", _openly),
    "accessigame.session.rewrite.has_hidden_choice": (393, "known-deck", lambda _session: False),
    "accessigame.session.rewrite._safe_count": (
        19,
        "known-deck",
        lambda _state, steps, _edited: len(steps),
    ),
    "accessigame.session.correction.CorrectionDialog._keep_secret": (0, "base", lambda *_: None),
    "accessigame.host.announcer.Announcer._is_typed_unseen": (1, "base", lambda *_: False),
    "accessigame.games.six_nimmt.events.refusals.UnknownCard.audience": (0, "base", EVERYONE),
    "accessigame.session.seating.Seating.bot_choice": (0, "base", _peeking),
    "accessigame.session.earlier_news.known_to": (
        0,
        "base",
        lambda _listeners, events: tuple(events),
    ),
}


@pytest.mark.parametrize("place", LEAKS)
def test_a_planted_leak_is_found(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each guard of a secret, taken away, lets the two tables differ for who may not know."""
    seed, edition, leaking = LEAKS[place]
    monkeypatch.setattr(place, leaking)
    wanted = ((real, n) for n in range(seed, seed + 30) for real in (True, False))
    found = (twins(Setting("six-nimmt", edition, real, n)) for real, n in wanted)
    assert any(here != there for _, _, here, there in found)


# what was found ---------------------------------------------------------------------------------


def hearing(options: dict[str, object] | None = None, *outputs: Recorder) -> tuple[Host, Recorder]:
    """Return a table of three at 6 nimmt! and its screen; the program deals, or cards are real."""
    screen, seed = Recorder(), None if options else 5
    return hosted([screen, *outputs], options, game="six-nimmt", seed=seed), screen


@pytest.mark.parametrize("line", ["1045", "77 c", "77 h", "7 7", "77 7"])
def test_a_mistyped_secret_is_told_to_nobody(line: str) -> None:
    """A card with a wrong key behind it is not said aloud, nor is a number that is no card.

    Fails when all hear that there is no player 77, and no section, and that 1045 is no card.
    """
    host, screen = hearing({"physical": True, "known": [0]})
    run(host, typed(f"1 12 23 34 45 56 67 78 89 100, 14 37 43 58, {line}"))
    answer = screen.blocks[3].said
    assert answer
    assert not any(line.split(maxsplit=1)[0] in said.speech + said.braille for said in answer)


def test_a_mistyped_secret_is_told_on_keys_of_ones_own() -> None:
    """Who feels alone what was typed is told it.

    Fails when a display of one's own says less than it could.
    """
    own = Recorder(only(ANA))
    host, screen = hearing(None, own)
    run(host, [Intent("my-cards", 77, seat=ANA), Intent("number", 1045, seat=ANA)])
    assert SeatUnknown(77, 3) in own.events
    assert UnknownCard(ANA, 1045, 104) in own.events
    assert not any("77" in said for said in screen.speech)


def test_what_was_begun_in_secret_is_not_shown_in_the_open(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Digits behind a secret question are gone when an open one comes.

    Fails when somebody else undoes, and the terminal writes them behind what is asked then.
    """
    terminal, words = Terminal("More:", "Well."), TellingWords("en", NAMES)
    received: list[object] = []
    terminal.deliver(Block((), words.say(AskChoice(ANA)), secret=True))
    for key in "77":
        terminal._on_key(key, received.append)
    terminal.deliver(Block((), words.say(AskRow(BEN))))
    terminal._on_key("enter", received.append)
    assert "7" not in capsys.readouterr().out
    assert not any(isinstance(given, Intent) and given.word == "number" for given in received)


def test_a_braille_display_forgets_what_was_begun_in_secret() -> None:
    """Nor does a display that all may feel show those digits, with the next one that is typed.

    Fails when it keeps what was written before the question became another.
    """
    given: list[object] = []
    wire = Cells()
    display = BrailleDisplay(Translator("french-compact"), EVERYONE, given.append, lambda _: None)
    display.attach(wire)
    display.on_event(Ready("test", 40))
    words = TellingWords("en", NAMES)
    display.deliver(Block((), words.say(AskChoice(ANA)), secret=True))
    for dots in ({"dot1", "dot2", "dot4", "dot5", "dot6"}, {"dot1", "dot6"}):
        display.on_event(Keys(frozenset(dots)))
    assert display.typed.digits
    display.deliver(Block((), words.say(AskRow(BEN))))
    assert not display.typed.digits


def test_who_types_ahead_of_a_bot_types_a_secret() -> None:
    """While a bot thinks about its hidden card, what others type is not shown either.

    Fails when only a question can be secret, and nobody is asked yet.
    """
    host, screen = hearing()
    host.begin()
    expert = bots.find(host.session.game, "expert")
    host.table.seating[BEN] = host.table.seating[BEN]._replace(policy=expert)
    host.announcer.announce_thinking(BEN)
    assert screen.blocks[-1].secret


def test_all_hear_that_a_walk_has_ended_when_something_is_handed_on() -> None:
    """Who takes the display up ends the walk of somebody else, and everybody is told.

    Fails when the screen goes on to ask what should stand in the place of an old entry.
    """
    host, hands, screen = sharing()
    given = [TAKE_IT, Intent("number", hand(ANA)[0], seat=ANA), Intent("correct"), TAKE_IT]
    run(host, given)
    events = [events_of(block) for block in screen.blocks]
    assert [CorrectionLeft()] in events
    assert any(CorrectionLeft() in events_of(block) for whose, block in hands.felt if block)


def test_a_hand_typed_anew_behind_another_entry_keeps_no_hidden_card() -> None:
    """Whether Ben's hidden card is in the hand that is typed behind a changed entry is not told.

    Fails when only a hand that is changed itself lets what lies face down fall.
    """
    told = {_behind_another_entry(with_it=with_it) for with_it in (True, False)}
    assert len(told) == 1


def _behind_another_entry(*, with_it: bool) -> str:
    """Change the last entry of round 1 and then Ben's hand of round 2; return what is told."""
    screen, options = Recorder(), {"physical": True, "known": [1], "rounds": 2}
    host = hosted([screen], options, game="six-nimmt", players=2)
    session = host.session
    while session.position.round == 1:
        seat = min(session.position.to_act())
        session.play(session.legal_moves(seat)[-1 if seat != TABLE else 0])
    last = session.steps[-1].move
    for _ in range(3):  # Ben's hand, the rows, Ben's card
        acting = session.position.to_act()
        seat = TABLE if TABLE in acting else BEN
        session.play(session.legal_moves(seat)[0])
    hidden = session.steps[-1].move.card  # type: ignore[attr-defined]  # he has chosen one
    anew = (hidden if with_it else 99, *range(80, 89))
    entry = [Intent("number", number) for number in (getattr(last, "row", None) or last.card,)]  # type: ignore[attr-defined]  # a row, or a card
    out, put = Intent("explain", 0), Intent("own", 0)
    run(host, [Intent("correct", 4), out, out, put, *entry, put,
               Intent("number", anew[0], numbers=anew)])  # fmt: skip
    assert AcceptOrNot() in screen.events
    return str(events_of(screen.blocks[-2]))

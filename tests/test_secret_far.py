"""Real cards with friends far away: random keys on two tables that differ in secrets alone.

The hands of friends are typed at the keyboard, which may be that of somebody who plays; guests
come, go, move to other devices, and try to type what is the table's.
"""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from accessigame import games
from accessigame.core.model import EVERYONE, Audience, Event, Seat
from accessigame.games.shared import TableTypes
from accessigame.games.six_nimmt.events.play import YouChose
from accessigame.games.six_nimmt.events.prompts import PutInRow
from accessigame.host.announcer import Announcer
from accessigame.session.events import ChoicesFirst, real_table_instructions
from tests.playing import events_of
from tests.twins import twins
from tests.two_tables import Setting, Table

pytestmark = pytest.mark.unmeasured

EDITIONS = [(rules.name, edition) for rules in games.every() for edition in rules.editions]
KEYS = 100


def friends(name: str, edition: str, seed: int) -> Setting:
    """Return a table with real cards and friends far away."""
    return Setting(name, edition, True, seed, KEYS, friends=True)


@pytest.mark.parametrize(("name", "edition"), EDITIONS)
@settings(max_examples=4, deadline=None, phases=[Phase.explicit, Phase.reuse, Phase.generate])
@given(seed=st.integers(0, 2**16))
def test_no_key_tells_the_hand_of_a_friend(name: str, edition: str, seed: int) -> None:
    """Whatever is pressed, wherever, the seat gets the same at both tables, and nothing is raised.

    Fails when the table, or a guest, learns a card of a friend before it is laid.
    """
    _, _, here, there = twins(friends(name, edition, seed))
    assert here == there


def told(table: Table) -> set[type[Event]]:
    """Return the kinds of events that reached anybody."""
    return {type(e) for output in table.felt for _, block in output.under for e in events_of(block)}


def test_the_tables_are_played() -> None:
    """The keys lead to what is to be tested: cards of friends are laid, and entries refused.

    Fails when random keys come no further than the first hand, so that nothing could leak.
    """
    kinds: set[type[Event]] = set()
    settings_ = [friends("six-nimmt", "base", seed) for seed in (3, 4)]
    for setting in settings_:
        kinds |= told(twins(setting)[0])
    assert {PutInRow, TableTypes, ChoicesFirst, YouChose} <= kinds
    assert {setting.here is None for setting in settings_} == {True, False}
    assert any(setting.seat in setting.guests for setting in settings_)


def _at_once(events: Iterable[Event], seats: frozenset[Seat]) -> tuple[Event, ...]:
    """Return the events with what hands have to do, as soon as a card is chosen."""
    told_early = [PutInRow(e.card, 1) for e in events if isinstance(e, YouChose)]
    return (*real_table_instructions(events, seats), *told_early)


def _unseen_by_all_alone(self: Announcer, to: Audience) -> bool:
    """Return False where the keyboard, at which a hand is typed, is that of somebody who plays."""
    return to == self._table.audience == EVERYONE


LEAKS: dict[str, tuple[int, object]] = {
    # a seed by which it was found, so that it is found at once; what leaks then
    "accessigame.host.host.real_table_instructions": (0, _at_once),
    "accessigame.host.announcer.Announcer._is_typed_unseen": (38, _unseen_by_all_alone),
    "accessigame.games.six_nimmt.events.answers.HandHeld.audience": (0, EVERYONE),
}


@pytest.mark.parametrize("place", LEAKS)
def test_a_planted_leak_is_found(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each guard of a friend's hand, taken away, lets the two tables differ."""
    first, leaking = LEAKS[place]
    monkeypatch.setattr(place, leaking)
    found = (twins(friends("six-nimmt", "base", seed)) for seed in range(first, first + 30))
    assert any(here != there for _, _, here, there in found)

"""The card that a player asks about in secret: two tables that differ in that card alone.

The same keys are pressed at both. Whatever is pressed besides, nobody but the player who asked may
get anything else at one table than at the other. Covers `accessigame/host/standing_prompt.py`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain, permutations
from typing import Final, TypeAlias

import pytest
from hypothesis import Phase, example, given, settings
from hypothesis import strategies as st

from accessigame.core.model import EVERYONE, Audience, Intent, Refusal, Seat, far, only
from accessigame.host.standing_prompt import CardTold, CardWanted
from accessigame.input.card_code import CardCode, code_text
from accessigame.output.blocks import Block
from tests.playing import Recorder, events_of, hosted, run, typed

pytestmark = pytest.mark.unmeasured

ANA, BEN, CID = map(Seat, range(3))
Key: TypeAlias = tuple[Seat | None, str]
"""Whose keys they are, None for the keyboard of the table, and the line that they give."""
ASKED: Final = "?"
"""Stands for the card that differs."""
CARDS: Final = tuple((code_text(CardCode(50, card)), str(card)) for card in (32, 23))
"""The card at each table, as its code and as its number."""
PILE: Final = tuple(code_text(CardCode(50, card)) for card in range(3, 21))
"""The codes of other cards, which are turned up."""
LINES: Final = ("r", "b", "c", "s", "o", "h", "j", "<", ">", "2 r", "u", "0 o", "t", "p", "99")
"""What is pressed besides: questions, news, a correction, moves and a mistake."""
OWNERS: Final = (None, ANA, BEN)
"""The keyboard of the table, that of a player with a display, and that of a guest."""

keys = st.one_of(
    st.tuples(st.sampled_from(OWNERS), st.sampled_from(LINES)).map(lambda key: [key]),
    st.sampled_from(OWNERS).map(lambda owner: [(owner, ";"), (owner, ASKED)]),
    st.tuples(st.sampled_from(OWNERS), st.sampled_from(LINES), st.sampled_from(OWNERS)).map(
        lambda three: [(three[0], ";"), (three[2], three[1]), (three[0], ";"), (three[0], ASKED)]
    ),
    st.sampled_from([*permutations(OWNERS, 2)]).map(
        lambda two: [(two[0], ";"), (two[1], ";"), (two[0], ASKED), (two[1], ASKED)]
    ),
    st.tuples(st.sampled_from([*permutations(OWNERS, 2)]), st.sampled_from(LINES)).map(
        lambda key: [(key[0][0], ";"), (key[0][1], key[1]), (key[0][0], ASKED)]
    ),
    st.sampled_from(PILE).map(lambda code: [(None, code)]),
)
"""A key; a question, one that a key or another question comes between; a card of the pile."""
walks = st.lists(keys, min_size=3, max_size=12).map(lambda parts: [*chain.from_iterable(parts)])


def outputs() -> dict[str, Recorder]:
    """Return what everybody hears, the displays of Ana and Cid, and the device of a guest."""
    audiences: dict[str, Audience] = {
        "table": EVERYONE,
        "Ana": only(ANA),
        "Ben": far(BEN),
        "Cid": only(CID),
    }
    return {name: Recorder(audience) for name, audience in audiences.items()}


def intents(walk: Sequence[Key], card: str) -> Iterator[Intent | Refusal]:
    """Yield what these keys mean where this is the card."""
    for owner, line in walk:
        for each in typed(card if line == ASKED else line):
            yield replace(each, seat=owner) if isinstance(each, Intent) else each


def played(walk: Sequence[Key], card: str) -> dict[str, Recorder]:
    """Return what reached each output of a table where this is the card."""
    made = outputs()
    run(
        hosted([*made.values()], {"physical": True}, hosted=True, guests={BEN}), intents(walk, card)
    )
    return made


def differing(walk: Sequence[Key], form: int) -> set[str]:
    """Return the outputs that the card reached although nobody asked for it there.

    form: 0 for its code, 1 for its number.
    """
    one, two = (played(walk, card[form]) for card in CARDS)
    return {
        name
        for name in one
        if heard(one[name], name) != heard(two[name], name) or is_told_unasked(one[name])
    }


def is_told_unasked(output: Recorder) -> bool:
    """Return True for an output that was told a card before its owner had asked."""
    kinds = [type(event) for event in output.events]
    told = kinds.index(CardTold) if CardTold in kinds else len(kinds)
    return CardTold in kinds and CardWanted not in kinds[:told]


def heard(output: Recorder, name: str) -> list[Block]:
    """Return the blocks of an output, without the answers to the question of its owner."""
    owner = {"Ana": ANA, "Ben": BEN, "Cid": CID}.get(name)
    return [block for block in output.blocks if not answers(block, owner)]


def answers(block: Block, owner: Seat | None) -> bool:
    """Return True for a block that tells a card to the owner of the output, and to nobody else."""
    owners = {event.seat for event in events_of(block) if isinstance(event, CardTold)}
    return owners == {owner}


@pytest.mark.parametrize("form", [0, 1])
@settings(max_examples=25, deadline=None, phases=[Phase.explicit, Phase.reuse, Phase.generate])
@given(walk=walks)
@example(walk=[(None, PILE[0]), (None, "p"), (None, ";"), (BEN, "p"), (None, ASKED)])
def test_a_card_is_told_to_its_owner_alone(form: int, walk: Sequence[Key]) -> None:
    """Whatever is pressed, each output but the owner's gets the same for either card.

    Fails when the answer, its repetition or a refusal reaches the table or another player, or the
    player who is to act by then.
    """
    assert not differing(walk, form)


def test_the_walks_ask_for_cards() -> None:
    """The tables do differ: each of the three owners is told the card that only they may know."""
    for owner, name in ((None, "Ana"), (ANA, "Ana"), (BEN, "Ben")):
        for form, card in enumerate((32, 23)):
            made = played([(owner, ";"), (owner, ASKED)], CARDS[form][form])
            assert any(isinstance(e, CardTold) and e.card == card for e in made[name].events)


LEAKS: Final[dict[str, object]] = {
    "accessigame.host.standing_prompt.CardTold.audience": EVERYONE,
    "accessigame.host.standing_prompt.CardQuestions.take": lambda _self, _owner: None,
}
"""What leaks if it is replaced like this: the answer goes to all, or the card is played."""


@pytest.mark.parametrize("place", LEAKS)
def test_a_planted_leak_is_found(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without either guard, the two tables differ for somebody who has not asked."""
    monkeypatch.setattr(place, LEAKS[place])
    assert any(differing([(None, ";"), (None, ASKED)], form) for form in (0, 1))

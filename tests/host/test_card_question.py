"""The question what a card is: the next one is told to who asks alone, and not played."""

from __future__ import annotations

from dataclasses import replace

import pytest

from accessigame.core.model import EVERYONE, Intent, Seat, far, only
from accessigame.host.card_question import AskWhich, CardTold, CardWanted
from accessigame.input.card_code import CardCode, code_text
from accessigame.session.events import NoPrivateChannel, ToldInPrivate
from tests.playing import Recorder, events_of, hosted, run, typed

ANA, BEN = Seat(0), Seat(1)
CODE = code_text(CardCode(50, 35))


def by(seat: Seat, lines: str) -> list[Intent]:
    """Return the intents of lines that the keys of a seat gave."""
    return [replace(intent, seat=seat) for intent in typed(lines) if isinstance(intent, Intent)]


@pytest.mark.parametrize("card", [CODE, "35"])
def test_the_owner_alone_is_told(card: str) -> None:
    """A display of one's own gets the card; nobody else does, and nothing is played.

    Fails when the answer goes to all at the table.
    """
    common, own, other = Recorder(EVERYONE), Recorder(only(ANA)), Recorder(only(BEN))
    host = hosted([common, own, other], {"physical": True})
    run(host, [*by(ANA, f";,{card}")])
    assert CardWanted(ANA) in own.events
    assert CardTold(ANA, 35) in own.events
    for outsider in (common, other):
        assert not {CardWanted, CardTold} & {*map(type, outsider.events)}
        assert not any("35" in sentence for sentence in outsider.speech[1:])
    assert not host.session.steps


def test_the_shared_keyboard_asks_for_a_display_of_ones_own() -> None:
    """Who asks at the common keyboard is answered on the own display, and others hear of it.

    While the card is awaited, no screen of others shows its digits.
    Fails when the common screen echoes the code.
    """
    common, own = Recorder(EVERYONE), Recorder(only(ANA))
    host = hosted([common, own], {"physical": True})
    run(host, [*typed(f";,{CODE},{CODE}")])
    assert CardTold(ANA, 35) in own.events
    assert ToldInPrivate() in common.events
    asked = next(block for block in common.blocks if ToldInPrivate() in events_of(block))
    assert asked.secret
    assert asked.asked == AskWhich.__name__
    after = common.blocks[common.blocks.index(asked) + 1]
    assert not after.secret
    assert [step.move.card for step in host.session.steps] == [35]  # type: ignore[attr-defined]  # a card was turned


def test_without_a_private_output_nothing_is_told() -> None:
    """Where everybody hears everything, the reason is told, and the next card is played.

    Fails when the question stands although nobody can be answered.
    """
    common = Recorder(EVERYONE)
    host = hosted([common], {"physical": True})
    run(host, [*typed(f";,{CODE}")])
    assert NoPrivateChannel in map(type, common.events)
    assert CardTold not in map(type, common.events)
    assert len(host.session.steps) == 1


def test_a_guest_asks_on_a_device_elsewhere() -> None:
    """A guest is told; the table hears nothing, and its own cards are played meanwhile.

    Fails when the question of a guest takes the next card of the table.
    """
    common, guest = Recorder(EVERYONE), Recorder(far(BEN))
    host = hosted([common, guest], {"physical": True}, hosted=True, guests={BEN})
    told = len(common.blocks)
    run(host, [*by(BEN, ";"), *typed("17"), *by(BEN, CODE)])
    assert CardTold(BEN, 35) in guest.events
    assert CardTold not in map(type, common.events)
    assert len(host.session.steps) == 1
    assert not any(block.secret for block in common.blocks[told:])


def test_another_key_ends_the_question() -> None:
    """After any other key the next card is played.

    Fails when the question stands until a card comes.
    """
    common, own = Recorder(EVERYONE), Recorder(only(ANA))
    host = hosted([common, own], {"physical": True})
    run(host, [*typed(f";,r,{CODE}")])
    assert CardTold not in map(type, own.events)
    assert len(host.session.steps) == 1

"""The question what a card is: the next one is told to who asks alone, and not played."""

from __future__ import annotations

from dataclasses import replace

import pytest

from accessigame.core.model import AT_TABLE, EVERYONE, Intent, Seat, far, only
from accessigame.host.standing_prompt import AskWhich, CardTold, CardWanted, NotInBox
from accessigame.input.card_code import CardCode, code_text
from accessigame.session.events import NoPrivateChannel, ToldInPrivate
from tests.playing import Recorder, events_of, hosted, run, typed

ANA, BEN, CID = map(Seat, range(3))
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


@pytest.mark.parametrize("card", [code_text(CardCode(50, 36)), "99", "17 18"])
def test_what_is_no_card_is_told_to_its_owner_too(card: str) -> None:
    """Who asks about a number that no card of the game has is told so, and nobody else.

    Fails when the number is told as that of a card, or when several are played.
    """
    common, own = Recorder(EVERYONE), Recorder(only(ANA))
    host = hosted([common, own], {"physical": True})
    run(host, [*by(ANA, f";,{card}")])
    assert NotInBox(ANA) in own.events
    assert CardTold not in map(type, own.events)
    assert NotInBox not in map(type, common.events)
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


def test_two_players_ask_at_once() -> None:
    """Each is told the own card, whoever asked first, and neither is played.

    Fails when the question of a guest takes the place of that of the table, whose card is played.
    """
    own, guest = Recorder(only(ANA)), Recorder(far(BEN))
    host = hosted([own, guest], {"physical": True}, hosted=True, guests={BEN})
    run(host, [*by(ANA, ";"), *by(BEN, ";"), *by(ANA, "17"), *by(BEN, CODE)])
    assert CardTold(ANA, 17) in own.events
    assert CardTold(BEN, 35) in guest.events
    assert not host.session.steps


def test_who_has_asked_is_told_whoever_is_to_act_then() -> None:
    """At a keyboard of several, a guest moves meanwhile, and the seat that is asked is another.

    Fails when the card of one player is told to the player whose turn it is by then.
    """
    displays = [Recorder(only(seat)) for seat in (ANA, CID)]
    host = hosted(
        [Recorder(AT_TABLE), *displays, Recorder(far(BEN))],
        {"physical": True, "first": BEN},
        hosted=True,
        guests={BEN},
    )
    run(host, [*typed("17,;"), *by(BEN, "p"), *typed(CODE)])
    told = [event for display in displays for event in display.events]
    (asked,) = (event for event in told if isinstance(event, CardWanted))
    assert [event for event in told if isinstance(event, CardTold)] == [CardTold(asked.seat, 35)]
    assert host.session.position.mover != asked.seat


def test_another_key_ends_the_question() -> None:
    """After any other key the next card is played.

    Fails when the question stands until a card comes.
    """
    common, own = Recorder(EVERYONE), Recorder(only(ANA))
    host = hosted([common, own], {"physical": True})
    run(host, [*typed(f";,r,{CODE}")])
    assert CardTold not in map(type, own.events)
    assert len(host.session.steps) == 1

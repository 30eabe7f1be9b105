"""One display, or one pair of headphones, that goes from hand to hand."""

from __future__ import annotations

import asyncio

import pytest

from accessigame import games
from accessigame.braille import Translator
from accessigame.core.model import (
    EVERYONE,
    Audience,
    Event,
    Intent,
    Private,
    Refusal,
    Seat,
    far,
    only,
)
from accessigame.devices.braille.display_output import BrailleDisplay
from accessigame.displays import Keys, Ready, Routing
from accessigame.doors.invitations import Invitations
from accessigame.games.six_nimmt.events.answers import HandHeld
from accessigame.games.six_nimmt.events.play import CardChosen, CardRevealed, RowsLaid, YouChose
from accessigame.games.six_nimmt.position import Position
from accessigame.host.commands import NothingForBot
from accessigame.host.host import Host
from accessigame.output.blocks import Block
from accessigame.output.delivery import pass_on
from accessigame.output.shared_device import (
    AskHolder,
    ChannelBack,
    ChannelOffered,
    NothingShared,
    SharedDevice,
)
from accessigame.session.correction import EntryCorrected, EntrySecret
from accessigame.session.events import GameNotKept, NoPrivateChannel, SeatElsewhere
from accessigame.words.words import LANGUAGES, Utterance
from tests.host.evening import Device
from tests.playing import NAMES, Recorder, TellingWords, Told, events_of, hosted, run, typed

SIX = games.find("six-nimmt")
ANA, BEN, CID = Seat(0), Seat(1), Seat(2)
WORDS = TellingWords("en", NAMES[:3])
TAKE_IT = Intent("display")


class Hands(Recorder):
    """A display that remembers whose hands felt what, and what was blanked."""

    def __init__(self) -> None:
        super().__init__()
        self.felt: list[tuple[Audience, Block | None]] = []

    def deliver(self, block: Block) -> None:
        """Note the block, and under whose fingers it came."""
        super().deliver(block)
        self.felt.append((self.audience, block))

    def blank(self) -> None:
        """Note that nothing is left."""
        self.felt.append((self.audience, None))


def sharing(levels: tuple[Seat, ...] = (), kind: str = "display") -> tuple[Host, Hands, Recorder]:
    """Return a table of 6 nimmt! that the program deals, its shared display and its screen."""
    hands, screen = Hands(), Recorder()
    bots = dict.fromkeys(levels, "random")
    host = hosted([screen, hands], game="six-nimmt", levels=bots, seed=5)
    host.announcer.shared = SharedDevice(hands, kind, WORDS)
    return host, hands, screen


def hand(seat: Seat) -> tuple[int, ...]:
    """Return the hand that this table deals to the seat."""
    host, _, _ = sharing()
    host.begin()
    state = host.session.position
    assert isinstance(state, Position)
    return state.hands[seat] or ()


def asked(block: Block | None) -> Event | None:
    """Return the question of a block."""
    if block is None or block.prompt is None:
        return None
    assert isinstance(block.prompt, Told)
    return block.prompt.event


def test_the_display_goes_to_whoever_chooses() -> None:
    """It is offered blank, shows the hand to its owner alone, and is blank again after a choice.

    Fails when the display keeps what it showed after the choice.
    """
    host, hands, screen = sharing()
    mine = hand(ANA)
    run(host, [TAKE_IT, Intent("number", mine[3], seat=ANA)])
    offered, shown, back, second = (
        next(n for n, (_, block) in enumerate(hands.felt) if asked(block) == AskHolder(ANA)),
        next(n for n, (whose, block) in enumerate(hands.felt) if whose == only(ANA) and block),
        next(n for n, (whose, block) in enumerate(hands.felt) if whose == only(ANA) and not block),
        next(n for n, (_, block) in enumerate(hands.felt) if asked(block) == AskHolder(BEN)),
    )
    assert offered < shown < back < second
    assert hands.felt[offered - 1][1] is None, "it is blanked before it is offered"
    assert hands.felt[shown - 1][1] is None, "and before somebody has it"
    block = hands.felt[shown][1]
    assert block is not None
    assert [choice.text for choice in block.choices] == [str(card) for card in mine]
    assert HandHeld(ANA, mine) in events_of(block)
    assert CardChosen(ANA) in screen.events
    assert ChannelOffered("display", ANA) in screen.events
    assert ChannelOffered("display", BEN) in screen.events


def test_no_secret_comes_to_other_hands() -> None:
    """Private events are felt by their owner only, in whole turns."""
    host, hands, screen = sharing((CID,))
    given = [TAKE_IT, Intent("number", hand(ANA)[0], seat=ANA), TAKE_IT, *typed("c,j,g,o,r,w")]
    run(host, [*given, Intent("number", hand(BEN)[0]), *typed("u,c"), TAKE_IT, *typed("r,2 =,c")])
    secrets = 0
    for whose, block in hands.felt:
        for event in events_of(block) if block else ():
            if isinstance(event, Private):
                secrets += 1
                assert whose == only(event.seat)
    assert secrets > 2
    assert not any(isinstance(event, HandHeld | YouChose) for event in screen.events)


def test_news_wait_while_somebody_is_waited_for() -> None:
    """The answer to a question comes over the offer of a display, which stays.

    Fails when a key of an offered display is answered to others only, or when the answer brings
    the position with it.
    """
    host, hands, screen = sharing()
    run(host, typed("b,s"))
    *_, table, scores, farewell = (block for _, block in hands.felt if block)
    for block, told in ((table, screen.blocks[-3]), (scores, screen.blocks[-2])):
        assert asked(block) == AskHolder(ANA)
        assert block.answer
        assert events_of(block) == events_of(told)
        assert [choice.intent for choice in block.choices] == [TAKE_IT]
        assert not block.state
    assert [type(event) for event in events_of(farewell)] == [GameNotKept], "the last word is felt"


def test_what_has_happened_stands_behind_the_offer() -> None:
    """The next hand is asked at once, and the cards that were laid are felt before it is taken.

    Fails when they are blanked with the hand of whoever chose last, or by a question of the table.
    """
    host, hands, _ = sharing((BEN, CID))
    run(host, [TAKE_IT, Intent("number", hand(ANA)[-1]), *typed("c"), Intent("display", 1)])
    offers = [block for _, block in hands.felt if block and asked(block) == AskHolder(ANA)]
    first, second = offers[0], offers[-1]
    assert RowsLaid in {type(event) for event in events_of(first)}
    assert CardRevealed in {type(event) for event in events_of(second)}
    assert events_of(second)[-1] == ChannelOffered("display", ANA)
    assert len(offers) == 2, "who asks for it again finds what stood there"


def test_whose_the_display_is_does_not_cover_its_key() -> None:
    """Offered by a key, the name stands with the word `here`, and nothing lies over it.

    Fails when the offer is told once more as a message, so that the routing key only ends that.
    """
    host, hands, screen = sharing()
    run(host, [TAKE_IT, Intent("display", 2)])
    assert ChannelOffered("display", BEN) in screen.events
    told = [block for _, block in hands.felt if block and asked(block) == AskHolder(BEN)]
    assert [block.answer for block in told] == [False]


def test_it_can_be_put_back_and_handed_to_anybody() -> None:
    """A key puts it back on the table, and a number offers it to another player."""
    host, hands, screen = sharing()
    run(host, [TAKE_IT, TAKE_IT, Intent("display", 3), TAKE_IT])
    assert ChannelBack("display") in screen.events
    assert ChannelOffered("display", CID) in screen.events
    whose, block = hands.felt[-3]  # then it is blanked for the farewell, which is for everybody
    assert whose == only(CID)
    assert block is not None
    assert HandHeld(CID, hand(CID)) in events_of(block)
    assert {choice.text for choice in block.choices} == {str(card) for card in hand(CID)}


@pytest.mark.parametrize("hosted_by", [None, ANA])
def test_it_goes_to_nobody_who_plays_elsewhere(hosted_by: Seat | None) -> None:
    """`2 =` for a guest is refused, and so for who is awaited or far away.

    Fails when whoever takes the display feels the hand of somebody elsewhere.
    """
    host, hands, screen = sharing()
    seating = host.table.seating
    seating.hosted, seating.seat_here = True, hosted_by
    seating[CID] = seating[CID]._replace(is_away=True)
    seating[BEN] = seating[BEN]._replace(has_guest=True)
    run(host, [Intent("display", 2), Intent("display", 3), TAKE_IT])
    for seat in (BEN, CID):
        assert SeatElsewhere(seat) in screen.events
        assert ChannelOffered("display", seat) not in screen.events
        assert only(seat) not in {whose for whose, _ in hands.felt}


def test_it_goes_to_no_bot() -> None:
    """`3 =` for a bot is refused: nobody may feel the hand of one.

    Fails when a player is shown what a bot holds by taking the display in its place.
    """
    host, hands, screen = sharing((CID,))
    run(host, [Intent("display", 3), TAKE_IT])
    assert NothingForBot(CID) in screen.events
    assert only(CID) not in {whose for whose, _ in hands.felt}


def test_a_question_about_a_secret_offers_it() -> None:
    """A person who asks for own tokens is offered the display, and others hear no answer."""
    hands, screen = Hands(), Recorder()
    host = hosted([screen, hands], seed=1)
    host.announcer.shared = SharedDevice(hands, "display", WORDS)
    run(host, [*typed("j"), TAKE_IT, *typed("p")])
    assert not any(isinstance(event, NoPrivateChannel) for event in screen.events)
    held = [block for whose, block in hands.felt if whose == only(ANA) and block]
    assert "You have 11 tokens." in [said.speech for said in held[0].said]
    assert "You have 11 tokens." not in screen.speech
    assert hands.audience == EVERYONE, "after the move it lies on the table again"


def test_the_keyboard_chooses_for_whoever_holds_the_display() -> None:
    """Handed to Lise before her turn to be asked, the display is hers, and so is the next card.

    Fails when the keyboard asks in the order of the seats: her card is then refused to Pierre.
    """
    host, _, screen = sharing()
    card = hand(CID)[0]
    run(host, [Intent("display", 3), TAKE_IT, Intent("number", card)])
    assert CardChosen(CID) in screen.events
    prompts = [asked(block) for block in screen.blocks if block.prompt]
    assert [getattr(prompt, "seat", None) for prompt in prompts][-3:] == [ANA, CID, ANA]


def test_headphones_have_the_keyboard_for_keys() -> None:
    """The wearer of the headphones asks about own things, and changes a secret choice.

    Fails when the keyboard asks for the next player's hand then, and offers him the headphones, or
    when only keys that headphones have not may change the choice.
    """
    host, ears, screen = sharing(kind="voice")
    first, second, *_ = hand(ANA)
    taken = [Intent("display", 1), TAKE_IT]
    changed = [Intent("correct"), Intent("number", second), Intent("number", 1)]
    run(host, [TAKE_IT, Intent("number", first), *taken, *typed("c"), *changed])
    held = [e for whose, b in ears.felt if whose == only(ANA) and b for e in events_of(b)]
    assert held.count(HandHeld(ANA, tuple(sorted({*hand(ANA)} - {first})))) == 2
    assert ChannelOffered("voice", BEN) in screen.events, "after the choice, and after the change"
    assert EntryCorrected() in screen.events
    state = host.session.position
    assert isinstance(state, Position)
    assert state.choices == (second, None, None)
    assert YouChose(ANA, second) not in screen.events


@pytest.mark.parametrize("kind", ["display", "voice"])
def test_others_do_not_change_a_choice(kind: str) -> None:
    """While it lies on the table, or somebody else has it, the keyboard changes no choice."""
    host, _, screen = sharing(kind=kind)
    first, second, *_ = hand(ANA)
    tried = [Intent("correct"), Intent("number", second), Intent("number", 1)]
    run(host, [TAKE_IT, Intent("number", first, seat=ANA), *tried, TAKE_IT, *tried])
    assert EntrySecret(ANA) in screen.events
    state = host.session.position
    assert isinstance(state, Position)
    assert state.choices[ANA] == first


def test_a_card_that_is_typed_unseen_is_not_named_aloud() -> None:
    """`60 g` on the keyboard, while it asks who holds the display, is answered under his fingers.

    Fails when the card is starred on the screen and then told to everybody, or that it is none.
    """
    host, hands, screen = sharing()
    run(host, [*typed("60 g"), TAKE_IT, *typed("60 g, 60 i, 604 g")])
    told = [event for event in screen.events if getattr(event, "card", None) == 60]
    felt = [e for _, b in hands.felt if b for e in events_of(b) if getattr(e, "card", None) == 60]
    assert not told
    assert len(felt) >= 2
    assert not any("604" in said for said in screen.speech)
    assert any("604" in said for said in hands.speech)


def test_a_keypad_hands_the_display_round() -> None:
    """With the keys of a keypad alone, the display is offered, taken, and put back."""
    host, hands, screen = sharing()
    run(host, typed("00 +, 00 +, 03 +, 00 +"))
    assert ChannelBack("display") in screen.events
    assert [whose for whose, _ in hands.felt if whose.alone is not None][-1] == only(CID)


def test_nothing_shared() -> None:
    """Without anything to hand round, the key says so."""
    screen = Recorder()
    run(hosted([screen], seed=1), [TAKE_IT])
    assert NothingShared() in screen.events


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_whose_it_is(language: str) -> None:
    """The question on the blank display is the name of whoever is waited for."""
    words = TellingWords(language, ("Marc", "Léa"))
    assert words.say(AskHolder(Seat(0))).braille.replace(" ", "") == "Marc?"


class Cells:
    """The frames of a display."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []

    def show(self, cells: bytes) -> None:
        """Note the frame."""
        self.frames.append(cells)

    def close(self, farewell: bytes = b"") -> bool:  # noqa: ARG002 - nobody feels it
        """End."""
        return True


@pytest.mark.parametrize("hold", ["stay", "off"])
def test_a_real_display_forgets_what_it_showed(hold: str) -> None:
    """After it was handed on, neither its cells nor its keys lead back to what was there.

    Fails when the blocks that can be read again, or a message over the line, are kept.
    """
    wire, given = Cells(), list[Intent | Refusal | None]()
    display = BrailleDisplay(
        Translator("french-compact"), only(ANA), given.append, lambda _event: None, hold=hold
    )
    display.attach(wire)
    display.on_event(Ready("test", 40))
    for secret in ("4 8 15", "16 23 42"):
        display.deliver(Block((Utterance(secret, secret, "fr"),)))
    display.deliver(Block((Utterance("5", "5", "fr"),), answer=True))
    for key in ({"dot1", "dot6"}, {"dot1"}):
        display.on_event(Keys(frozenset(key)))
    given.clear()
    pass_on(display, only(BEN))
    seen = len(wire.frames)
    for names in ({"up"}, {"down"}, {"pan_left"}, {"pan_right"}, {"space"}, {"dot8"}):
        display.on_event(Keys(frozenset(names)))
    for cell in range(40):
        display.on_event(Routing(cell))
    assert not any(frame.strip(b"\0\xc0") for frame in wire.frames[seen - 1 :]), "but the cursor"
    assert not [intent for intent in given if isinstance(intent, Intent) and intent.number]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_gets_headphones_is_told_the_key(language: str) -> None:
    """Headphones have no key of their own, so the sentence that offers them names the key.

    Fails when somebody with headphones on hears a name, and then nothing for ever.
    """
    words = TellingWords(language, NAMES[:3])
    key = words.text("key-equals")
    assert key in words.say(ChannelOffered("voice", ANA)).speech
    assert key not in words.say(ChannelOffered("display", ANA)).speech


# guests ---------------------------------------------------------------------------------------


def test_guests_hear_nothing_of_a_device_that_is_not_there() -> None:
    """Those at the table are told whose the display is, and guests are not.

    Fails when a friend on the phone is told to press a key that belongs to others.
    """
    host, _, screen = sharing()
    guest = Recorder(far(CID))
    seating = host.table.seating
    seating.hosted = True
    seating[CID] = seating[CID]._replace(has_guest=True)
    host.announcer._outputs.append(guest)  # type: ignore[attr-defined]  # the list of the host
    run(host, [TAKE_IT, Intent("display", 1), Intent("display", 1), TAKE_IT, Intent("display")])
    kinds = {type(event) for event in guest.events}
    assert {type(event) for event in screen.events} >= {ChannelOffered, ChannelBack}
    assert not kinds & {ChannelOffered, ChannelBack}
    assert guest.events


@pytest.mark.parametrize("has_taken_it", [True, False])
def test_who_comes_as_a_guest_gives_the_display_back(*, has_taken_it: bool) -> None:
    """It is blanked and offered to who is next, and after a lost line to nobody who has left it.

    Fails when a display whose line comes back is offered to a guest.
    """
    host, hands, screen = sharing()
    host.table.seating.hosted = True
    codes = Invitations()
    guests = host.guests
    guests.invite(host.announcer._outputs, codes)  # type: ignore[arg-type]  # the list of the host

    async def play() -> None:
        host.begin()
        shared = host.announcer.shared
        assert shared is not None
        if has_taken_it:
            host.announcer.hand_over(shared)
        before = len(screen.events), len(hands.felt)
        guests.enter(codes.invite(ANA), Device())
        assert (shared.holder, shared.waits_for) == (None, BEN)
        assert hands.felt[before[1]][1] is None, "it is blanked"
        host.announcer.offer_again()
        told = screen.events[before[0] :]
        assert ChannelOffered("display", BEN) in told
        assert ChannelOffered("display", ANA) not in told
        assert HandHeld(ANA, hand(ANA)) not in [
            event for _, block in hands.felt[before[1] :] if block for event in events_of(block)
        ]

    asyncio.run(play())

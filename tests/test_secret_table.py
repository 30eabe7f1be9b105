"""A table where several choose at once and in secret: who is asked, who hears what."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterable, Sequence

import pytest

from accessigame import games
from accessigame.core.model import EVERYONE, Event, Intent, Message, Seat, only
from accessigame.devices.console.terminal import Terminal
from accessigame.games.six_nimmt import legal
from accessigame.games.six_nimmt.events.play import CardChosen, CardPlaced, YouChose
from accessigame.games.six_nimmt.events.prompts import AskChoice, AskRow
from accessigame.games.six_nimmt.events.refusals import CardRefused, NotHeld
from accessigame.games.six_nimmt.position import Position
from accessigame.host.host import Host
from accessigame.output.blocks import Block, Output
from accessigame.session.events import NoPrivateChannel
from accessigame.words.words import LANGUAGES, Localizer
from tests.playing import NAMES, Recorder, events_of, hosted, run, typed

SIX = games.find("six-nimmt")
ANA, BEN, CID = Seat(0), Seat(1), Seat(2)


def table(outputs: Sequence[Output], levels: Iterable[Seat] = (), players: int = 3) -> Host:
    """Return a table of 6 nimmt! whose cards the program deals."""
    bots = dict.fromkeys(levels, "random")
    return hosted(outputs, game="six-nimmt", players=players, levels=bots, seed=5)


def hand(host: Host, seat: Seat) -> tuple[int, ...]:
    """Return what the seat holds."""
    state = host.session.position
    assert isinstance(state, Position)
    return state.hands[seat] or ()


def hands_of(levels: Iterable[Seat] = ()) -> list[tuple[int, ...]]:
    """Return the hands that this table deals."""
    host = table([], levels)
    host.begin()
    return [hand(host, seat) for seat in (ANA, BEN, CID)]


def test_bots_choose_first_and_persons_in_order() -> None:
    """A bot waits for nobody, and of the persons the first that has not chosen is asked.

    Fails when a bot's choice waits for the persons before it.
    """
    waiting = table([], [CID])
    waiting.begin()
    assert waiting.session.position.to_act() == {ANA, BEN}
    mine, bens, _ = hands_of([CID])
    out = Recorder()
    run(table([out], [CID]), typed(f"{mine[0]},{bens[-1]}"))
    assert [b.prompt.speech for b in out.blocks if b.prompt][:2] == [
        "Pierre, card:",
        "Sabine, card:",
    ]
    assert CardChosen(ANA) in out.events
    assert sum(isinstance(event, CardPlaced) for event in out.events) in (0, 3)
    assert CardChosen(CID) not in out.events


def with_typed_hands(lines: str) -> Recorder:
    """Return what is heard of real cards: the hands of Ben and Cid are typed, the rows lie."""
    out = Recorder()
    host = hosted([out], {"physical": True, "known": [1, 2]}, game="six-nimmt")
    hands = "1 12 23 34 45 56 67 78 89 100, 2 13 24 35 46 57 68 79 90 101"
    run(host, typed(f"{hands}, 14 37 43 58, {lines}"))
    return out


def test_real_cards_are_shown_after_the_secret_choices() -> None:
    """Whose hand was typed chooses before the others turn their real cards over.

    Fails when players are asked in the order of their seats alone: Ben then hears Ana's card.
    """
    out = with_typed_hands("45, 46, 5")
    asked = [block.prompt.speech for block in out.blocks if block.prompt][-4:]
    assert asked == ["Sabine, card:", "Lise, card:", "Pierre shows:", "Pierre, row:"]


def test_a_typed_hand_may_be_chosen_from_by_its_number() -> None:
    """`2 45` chooses for player 2 while player 2 is asked, and nobody is said to have chosen.

    Fails when a player whose hand was typed is told to have chosen already, as a bot has.
    """
    out = with_typed_hands("3 46, 2 45, 2 1")
    refused, chosen, again = (block.said[0].speech for block in out.blocks[-4:-1])
    assert refused.startswith("Still to choose")
    assert chosen == "Sabine has chosen."
    assert again.startswith("Sabine has already chosen")


def test_the_table_hears_no_hidden_card() -> None:
    """On a shared screen neither a hand nor a choice nor a refused card is told.

    Fails when a private event reaches a public output.
    """
    mine, bens, _ = hands_of()
    out = Recorder()
    run(table([out]), typed(f"{bens[0]},{mine[3]},c,g"))
    assert {type(event) for event in out.events} & {YouChose, NotHeld} == set()
    assert CardRefused(ANA) in out.events
    assert sum(isinstance(event, NoPrivateChannel) for event in out.events) == 2
    told = " ".join(said for said in out.speech if not said.startswith(("Round", "Rows")))
    for card in {*mine, *bens}:
        assert f" {card} " not in told
        assert f" {card}." not in told


def test_a_display_of_ones_own_tells_and_may_come_first() -> None:
    """Who has keys of his own chooses when he likes, and reads his hand and his card."""
    mine, bens, _ = hands_of()
    shared, own = Recorder(), Recorder(only(BEN))
    given = [Intent("number", bens[2], seat=BEN), Intent("number", mine[0])]
    run(table([shared, own]), given)
    assert YouChose(BEN, bens[2]) in own.events
    assert YouChose(BEN, bens[2]) not in shared.events
    assert CardChosen(BEN) in shared.events
    asked = [block.prompt.speech for block in shared.blocks if block.prompt]
    assert asked == ["Pierre, card:", "Pierre, card:", "Lise, card:"]


def test_cards_to_choose_are_offered_to_their_owner_only() -> None:
    """The hand stands on the display of whoever is asked, and on no shared one."""
    mine, bens, _ = hands_of()
    shared, own, other = Recorder(), Recorder(only(ANA)), Recorder(only(BEN))
    run(table([shared, own, other]))
    (first, *_), (offered, *_), (also, *_) = shared.blocks, own.blocks, other.blocks
    assert [choice.text for choice in offered.choices] == [str(card) for card in mine]
    assert [choice.text for choice in also.choices] == [str(card) for card in bens]
    assert first.choices == ()
    assert also.prompt is not None
    assert also.prompt.speech == "Your card:", "who may choose too is asked in person"
    # what Ben types on a display of his own is felt by nobody else
    assert (first.secret, offered.secret, also.secret) == (True, False, False)


def test_where_a_card_would_go() -> None:
    """A number beside the question is a card, and the answer is for all."""
    out = Recorder()
    run(table([out]), typed("104 g,105 g"))
    assert out.blocks[1].said[0].speech.startswith("104: row ")
    assert out.blocks[2].said[0].speech.startswith("105 is not a card")


def test_where_a_card_would_go_while_a_friend_far_away_is_asked() -> None:
    """The keyboard is not that of a friend with a display of her own: the table is answered.

    Fails when the answer comes under her fingers, and nobody at the table hears it.
    """
    table_hears, hers = Recorder(), Recorder(only(ANA))
    run(table([table_hears, hers]), typed("104 g"))
    assert table_hears.blocks[1].said[0].speech.startswith("104: row ")


def test_the_help_has_what_this_game_knows() -> None:
    """The keys of another game are not in the help, and what a number does is."""
    out = Recorder()
    run(table([out]), typed("h"))
    told = " ".join(said.speech for said in out.blocks[1].said)
    assert "number, Enter: play the card" in told
    assert "where my cards would go" in told
    assert "token" not in told
    assert "undo" in told


def test_the_low_card_asks_one_seat() -> None:
    """When a row is to be taken, the seat of the low card is asked, and others cannot answer."""
    out = Recorder()
    host = table([out])
    host.begin()
    state = host.session.position
    assert isinstance(state, Position)
    lowest = min(ANA, BEN, CID, key=lambda seat: hand(host, seat)[0])
    cards = [hand(host, seat)[0] for seat in (ANA, BEN, CID)]
    assert min(cards) < min(row[0] for row in state.rows), "another seed is needed"
    run(host, [*(Intent("number", card) for card in cards), Intent("number", 5)])
    prompts = [event for block in out.blocks for event in asked_in(block)]
    assert prompts[-1] == AskRow(lowest)
    assert out.blocks[-2].said[0].speech == "There is no row 5. Rows go from 1 to 4."


def asked_in(block: Block) -> list[Event]:
    """Return the question of a block; the words were `TellingWords`."""
    return events_of(Block((block.prompt,))) if block.prompt is not None else []


@pytest.mark.parametrize(("audience", "shown"), [(EVERYONE, "*"), (only(ANA), "104")])
def test_a_secret_is_typed_as_a_star(
    monkeypatch: pytest.MonkeyPatch, audience: object, shown: str
) -> None:
    """A secret is one star where somebody else may look, however many digits it has.

    Fails when the terminal shows a choice, or how long its number is, to whoever sits beside.
    """
    assert audience in (EVERYONE, only(ANA))
    out = io.StringIO()
    monkeypatch.setattr(sys, "stdout", out)
    terminal = Terminal("More:", "Well.")
    prompt = Localizer("en", NAMES).say(AskChoice(ANA))
    terminal.deliver(Block((), prompt, secret=audience == EVERYONE))
    for key in "104":
        terminal._on_key(key, lambda _given: None)
    assert out.getvalue().endswith(f"{prompt.speech} {shown}")
    terminal.deliver(Block((), prompt, secret=audience == EVERYONE))
    assert out.getvalue().endswith(shown)


@pytest.mark.parametrize("known", [(), (1,)])
@pytest.mark.parametrize("word", sorted(question.word for question in SIX.questions))
def test_a_question_before_real_cards_are_typed_is_answered(
    word: str, known: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """While rows or a hand are asked for, a question does not go through all that may be typed.

    Fails when the host looks at every legal move: so many hands of ten take longer than a life.
    """
    for every in legal.Hands, legal.Beginnings:
        monkeypatch.setattr(every, "__iter__", lambda _: pytest.fail("every move was looked at"))
    out = Recorder()
    options = {"physical": True, "known": list(known)} if known else {"physical": True}
    run(hosted([out], options, game="six-nimmt", players=2), [Intent(word)])
    assert out.blocks[1].said


def test_the_hand_of_another_is_no_matter_of_a_display() -> None:
    """Who asks for the hand of a bot hears that it is secret, and of no way to be told it.

    Who has an output of their own hears the same of any other hand; who shares the keyboard hears
    of a display of their own. Fails when anybody is told that one would show a hand that nobody
    may see.
    """
    alone, shared = Recorder(only(ANA)), Recorder()
    run(table([alone], [BEN, CID]), typed("2 c"))
    run(table([shared], [CID]), typed("2 c"))
    own = Recorder(only(ANA))
    run(table([own, Recorder()], [CID]), [Intent("my-cards", number=2, seat=ANA)])
    secret = Message("secret-HandHeld")
    assert NoPrivateChannel(secret, here=False) in own.events
    assert NoPrivateChannel(secret, here=False) in alone.events
    assert NoPrivateChannel(secret, here=True) in shared.events
    for language in LANGUAGES:
        words = Localizer(language)
        told = words.say(NoPrivateChannel(secret)).speech
        assert told == words.text("secret-HandHeld")
        assert "--display-seat" in words.say(NoPrivateChannel(secret, here=True)).speech

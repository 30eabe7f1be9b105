"""Real cards: the program knows what lies on the table, and the hands of bots."""

from __future__ import annotations

import pytest

from accessigame.core.model import EVERYONE, TABLE, Event, Intent, NotAllowed, Refusal, Seat
from accessigame.games.shared import CardTwice, NotACard, SeatUnknown
from accessigame.games.six_nimmt import RULES
from accessigame.games.six_nimmt.events.answers import (
    ChoicesAwaited,
    EntriesAwaited,
    HandAwaited,
    HandHeld,
    HandUnknown,
    RowsAwaited,
)
from accessigame.games.six_nimmt.events.play import CardEntered, CardPlaced, CardRevealed, HandTyped
from accessigame.games.six_nimmt.events.prompts import AskEntry, AskHand, AskRows
from accessigame.games.six_nimmt.events.refusals import (
    CardElsewhere,
    CardInHeap,
    CardInRow,
    CardLaid,
    ChoiceMade,
    HandRefused,
    ShownElsewhere,
    WrongCount,
)
from accessigame.games.six_nimmt.moves import Choose, Deal, LayRows, TakeRow
from accessigame.games.six_nimmt.position import Position
from tests.games.six_nimmt.notation import play, reason_against, rows_of, start

BOT = Seat(2)
HAND = (5, 16, 27, 38, 49, 60, 71, 82, 93, 104)


def numbers(text: str) -> Intent:
    """Return the intent of these numbers, as somebody types them."""
    given = tuple(map(int, text.split()))
    return Intent("number", given[0], text, numbers=given if len(given) > 1 else ())


def entered(position: Position, *lines: str) -> tuple[Position, list[Event]]:
    """Return the position after these lines were typed, each by the seat that is asked."""
    happened: list[Event] = []
    for line in lines:
        move = RULES.parse(position, min(position.to_act()), numbers(line))
        position, events = RULES.apply(position, move)
        happened += events
    return position, happened


def table() -> Position:
    """Return a table of two persons and a bot with real cards, its rows 12, 37, 43 and 58."""
    position = start(3, physical=True, known=[BOT])
    return entered(position, " ".join(map(str, reversed(HAND))), "12 37 43 58")[0]


def test_the_table_types_the_hand_of_a_bot_and_the_rows() -> None:
    """First the hand of each bot is asked for, then the rows; the hand is told to nobody else."""
    position = start(3, physical=True, known=[BOT])
    assert RULES.prompt(position, TABLE) == AskHand(BOT)
    assert RULES.answer(position, "turn", Seat(0)) == (HandAwaited(BOT),)
    position, events = entered(position, "104 93 82 71 60 49 38 27 16 5")
    assert events == [HandTyped(BOT), HandHeld(BOT, HAND)]
    assert not events[1].audience.admits(EVERYONE)
    assert RULES.prompt(position, TABLE) == AskRows()
    assert RULES.answer(position, "turn", Seat(0)) == (RowsAwaited(),)
    position, _ = entered(position, "12 37 43 58")
    assert position.rows == rows_of("12 · 37 · 43 · 58")
    assert position.to_act() == {0, 1, 2}


def test_unknown_is_not_guessed() -> None:
    """Of a hand that nobody typed the program knows only the number of cards."""
    position = table()
    assert position.hands[0] is None
    for held in (10, 9):
        assert RULES.answer(position, "my-cards", Seat(0)) == (HandUnknown(Seat(0), held),)
        position, _ = play(position, [Choose(BOT, (position.hands[BOT] or ())[0])])
        position, _ = entered(position, f"{14 + held}")
        assert position.held(Seat(0)) == held - 1
        position, _ = entered(position, f"{75 + held}")
        if position.revealed:
            position, _ = RULES.apply(
                position, RULES.legal_moves(position, min(position.to_act()))[0]
            )
    assert len(RULES.legal_moves(position, Seat(0))) == 104 - 4 - 4 - 2 - (10 - 2)


def test_cards_are_entered_in_any_order() -> None:
    """A number alone is a card of the seat that is asked; a player's number before it names one.

    Fails when the cards are laid in the order in which they were typed.
    """
    ends = []
    for lines in (("14", "61"), ("1 14", "2 61"), ("2 61", "1 14"), ("2 61", "14")):
        position, _ = play(table(), [Choose(BOT, 60)])
        assert RULES.prompt(position, Seat(0)) == AskEntry(Seat(0))
        position, happened = entered(position, *lines)
        assert [e.card for e in happened if isinstance(e, CardPlaced)] == [14, 60, 61]
        ends.append(position)
    assert all(end == ends[0] for end in ends)


def test_what_is_typed_is_said() -> None:
    """A card that lies open is told to all with its seat, and what is still possible."""
    position, happened = entered(table(), "2 66")
    assert isinstance(happened[0], CardEntered)
    assert (happened[0].seat, happened[0].card) == (1, 66)
    assert happened[0].audience == EVERYONE
    assert 76 in happened[0].unseen
    assert RULES.answer(position, "turn", Seat(0))[0] != EntriesAwaited((Seat(0),))
    position, _ = RULES.apply(position, Choose(BOT, 5))
    assert RULES.answer(position, "turn", Seat(0)) == (EntriesAwaited((Seat(0),)),)


def test_the_table_tells_the_cards_that_were_turned_over() -> None:
    """Real cards that were typed lie open, so the whole table has them; a bot's stays hidden.

    Fails when nobody hears which cards of this turn the program knows already.
    """
    position, _ = entered(table(), "2 66")
    position, _ = RULES.apply(position, Choose(BOT, 5))
    shown = [e for e in RULES.answer(position, "table", Seat(0)) if isinstance(e, CardRevealed)]
    assert shown == [CardRevealed(Seat(1), 66)]


def test_a_hidden_card_of_a_bot_is_not_ruled_out_aloud() -> None:
    """The cards that are still possible do not reveal the cards of a bot."""
    before, laid = table(), RULES.apply(table(), Choose(BOT, 16))[0]
    for position in (before, laid):
        _, happened = entered(position, "1 6")
        assert isinstance(happened[0], CardEntered)
        assert set(HAND) <= happened[0].unseen


@pytest.mark.parametrize(
    ("line", "event"),
    [
        ("12", CardInRow(12, 1)),
        ("1 58", CardInRow(58, 4)),
        ("2 66", ChoiceMade(Seat(1))),
        ("1 66", CardLaid(66, Seat(1))),
        ("16", ShownElsewhere(Seat(0), 16)),
        ("105", NotACard("105", 1, 104)),
        ("1 0", NotACard("0", 1, 104)),
        ("3 16", ChoicesAwaited((BOT,))),
        ("4 16", SeatUnknown(4, 3)),
        ("0 16", SeatUnknown(0, 3)),
    ],
)
def test_a_card_that_cannot_be_is_refused(line: str, event: Event) -> None:
    """A card already seen is refused with its place, and nothing has changed.

    Fails when a card may be entered twice.
    """
    position, _ = entered(table(), "2 66")
    with pytest.raises(Refusal) as caught:
        entered(position, line)
    assert caught.value.event == event
    assert caught.value.secret == ()


def test_a_card_that_was_taken_is_refused() -> None:
    """A card among those that a player took is refused with that player."""
    position, _ = play(table(), [Choose(BOT, 104)])
    position, _ = entered(position, "2", "61")
    position, _ = RULES.apply(position, RULES.legal_moves(position, Seat(0))[1])
    with pytest.raises(NotAllowed) as caught:
        entered(position, "2 37")
    assert caught.value.event == CardInHeap(37, Seat(0))


@pytest.mark.parametrize(
    ("cards", "event"),
    [
        ((12, 37, 43), WrongCount(3, 4)),
        ((12, 37, 43, 58, 60), WrongCount(5, 4)),
        ((12, 37, 12, 58), CardTwice(12)),
        ((12, 37, 105, 58), NotACard("105", 1, 104)),
        ((12, 37, 16, 58), CardElsewhere(16)),
    ],
)
def test_rows_that_cannot_be_are_refused(cards: tuple[int, ...], event: Event) -> None:
    """Four different cards that lie nowhere else begin the rows."""
    position, _ = RULES.apply(start(3, physical=True, known=[BOT]), Deal(TABLE, BOT, HAND))
    assert reason_against(position, LayRows(TABLE, cards)) == (event,)


@pytest.mark.parametrize(
    "cards", [HAND[:9], (*HAND, 7), (*HAND[:9], 5), (*HAND[:9], 105), (*HAND[:9], 0)]
)
def test_a_hand_that_cannot_be_is_refused(cards: tuple[int, ...]) -> None:
    """Ten different cards are a hand, and the wrong one is not named aloud."""
    position = start(3, physical=True, known=[BOT])
    reason = reason_against(position, Deal(TABLE, BOT, cards))
    assert reason == (HandRefused(BOT, 10, len(cards)),)


def test_no_hand_is_dealt_that_nobody_asked_for() -> None:
    """With real cards only the hands of bots are typed."""
    position = start(3, physical=True, known=[BOT])
    assert reason_against(position, Deal(TABLE, Seat(0), HAND)) == (HandAwaited(BOT),)


def test_rows_lie_open_once_a_card_of_the_next_turn_is_turned_over() -> None:
    """Until then they may still be laid; while a row is to be taken they are again.

    Fails when the card that a bot has chosen unseen says that a turn has begun.
    """
    position = table()
    assert RULES.open_rows(position) == ()
    position, _ = RULES.apply(position, Choose(BOT, 5))
    assert RULES.open_rows(position) == ()
    position, _ = RULES.apply(position, Choose(Seat(0), 13))
    assert RULES.open_rows(position) == position.rows == ((12,), (37,), (43,), (58,))
    position, _ = RULES.apply(position, Choose(Seat(1), 14))
    assert position.revealed
    assert RULES.open_rows(position) == ()


def test_the_open_card_of_a_move_is_a_real_one_that_its_seat_turned_over() -> None:
    """A row that is taken shows none, and a card of a typed hand lies face down."""
    position = table()
    assert RULES.open_card(position, Choose(Seat(0), 13)) == 13
    assert RULES.open_card(position, Choose(BOT, 5)) is None
    assert RULES.open_card(position, TakeRow(Seat(0), 1)) is None

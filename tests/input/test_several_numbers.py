"""Several numbers that belong together, typed in one go."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from accessigame.core.model import TABLE, Intent, Move, NotUnderstood, Refusal, Seat
from accessigame.games import find
from accessigame.games.six_nimmt.legal import Beginnings, Hands
from accessigame.games.six_nimmt.moves import Choose, Deal, LayRows
from accessigame.input.key_entry import KeyUnknown
from accessigame.input.line_parser import LineUnknown, Vocabulary, parse_line
from accessigame.session.journal import entry_of, line_of
from tests.games.no_thanks.notation import start
from tests.input.keying import keyed
from tests.playing import Recorder, hosted, run

SIX = find("six-nimmt")


def test_numbers_of_a_line() -> None:
    """Numbers with blanks between them are one intent, and one number is what it was."""
    intent = parse_line(" 12 37  43 58 ", Vocabulary())
    assert (intent.word, intent.number, intent.numbers) == ("number", 12, (12, 37, 43, 58))
    assert parse_line("17", Vocabulary()) == Intent("number", 17)
    assert (
        parse_line("2 c", Vocabulary()) == parse_line("c 2", Vocabulary()) == Intent("my-cards", 2)
    )


@pytest.mark.parametrize("line", ["2 3 c", "c r", "12 x 3", "12 thing", "", "  "])
def test_a_line_of_more_is_not_understood(line: str) -> None:
    """A word goes with one number at most."""
    with pytest.raises(NotUnderstood) as caught:
        parse_line(line, Vocabulary())
    assert caught.value.event == LineUnknown(line)


def test_numbers_of_keys() -> None:
    """A blank after digits begins another number, and Enter takes them all."""
    (intent,) = keyed("12 37 4<43 58|")
    assert (intent.number, intent.numbers, intent.given) == (12, (12, 37, 43, 58), "12 37 43 58")
    assert keyed("17|") == keyed("17 |") == keyed("17  |") == [Intent("number", 17)]
    assert keyed("2 c") == keyed("2c") == [Intent("my-cards", 2)]
    assert keyed(" ") == [Intent("repeat")]
    assert keyed("|") == []


def test_a_key_after_several_numbers_is_unknown() -> None:
    """A letter belongs to one number."""
    with pytest.raises(NotUnderstood) as caught:
        keyed("2 3c")
    assert caught.value.event == KeyUnknown("c")


def test_another_game_takes_one_number() -> None:
    """Several numbers are refused, and nothing happens, if they do not belong together."""
    with pytest.raises(Refusal):
        find("no-thanks").parse(start(), TABLE, parse_line("17 18", Vocabulary()))


def test_moves_of_several_cards_are_lists_in_a_journal() -> None:
    """A hand and the rows come back from a journal as they went in."""
    for move, line in (
        (
            Deal(TABLE, Seat(1), (3, 1, 2)),
            '{"seat":"table","move":"deal","to":1,"cards":[3,1,2]}',
        ),
        (LayRows(TABLE, (12, 37)), '{"seat":"table","move":"rows","cards":[12,37]}'),
        (Choose(Seat(0), 5), '{"seat":0,"move":"choose","card":5}'),
    ):
        assert line_of(move, SIX) == line
        assert entry_of(json.loads(line), SIX) == move


@pytest.mark.parametrize(
    "data",
    [
        {"seat": "table", "move": "rows", "cards": 12},
        {"seat": "table", "move": "rows", "cards": [12, "37"]},
        {"seat": "table", "move": "rows", "cards": [12, -1]},
        {"seat": "table", "move": "rows", "cards": [[12]]},
        {"seat": 0, "move": "choose", "card": [5]},
    ],
)
def test_a_line_of_another_kind_is_damaged(data: object) -> None:
    """A list where a number is meant, a number for a list, and anything else is refused."""
    with pytest.raises(ValueError, match="meant"):
        entry_of(data, SIX)


@pytest.mark.parametrize("known", [(), (1,)])
def test_a_question_while_real_cards_are_asked_for_goes_through_no_hands(
    known: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A question before the first cards are typed is answered at once.

    Fails when the question goes through all the table may lay, which takes years for ten cards.
    """

    def gone_through(_: object) -> Iterator[Move]:
        raise AssertionError("every legal hand was looked at")

    for kind in (Hands, Beginnings):
        monkeypatch.setattr(kind, "__iter__", gone_through)
    output = Recorder()
    options = {"physical": True, "known": list(known)}
    host = hosted([output], options, game="six-nimmt", language="fr")
    words = ("turn", "table", "scores", "explain", "costs", "where", "advice", "help", "my-cards")
    run(host, [Intent(word) for word in words])
    assert len(output.blocks) == len(words) + 2
    assert all(block.said for block in output.blocks)

"""The display as an output and an input, with a wire that only remembers.

Covers `devices/braille/prompt.py`.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from accessigame.braille import Contracted, Translator
from accessigame.core.model import Card, Event, Intent, LineItem, NotUnderstood, Refusal, Seat, only
from accessigame.devices.braille.display_output import BrailleDisplay
from accessigame.devices.transport.connection import DisplayReady
from accessigame.displays import Keys, Ready, Routing
from accessigame.games.no_thanks.events.play import CardTurned, PlayerScored, RoundEnded
from accessigame.games.shared import Winner
from accessigame.games.six_nimmt.events.answers import HandHeld
from accessigame.games.six_nimmt.events.play import RowsLaid
from accessigame.games.six_nimmt.events.prompts import AskChoice
from accessigame.input.chords import chords
from accessigame.output.blocks import Block, Choice, Piece
from accessigame.output.delivery import CurrentPrompt, News, block_for
from accessigame.session.events import AskAfter
from accessigame.words.words import Localizer, Utterance

NADIA = Seat(1)
CHOICES = (Choice("t", Intent("take")), Choice("p", Intent("refuse")))


class CellRecorder:
    """A row of cells that keeps every frame."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []
        self.left: bytes | None = None

    def show(self, cells: bytes) -> None:
        """Keep the frame."""
        self.frames.append(cells)

    def close(self, farewell: bytes = b"") -> bool:
        """Keep the farewell."""
        self.left = farewell
        return True


class Bench:
    """A display of Nadia's, ready to be read and pressed.

    late: it has yet to answer.
    """

    def __init__(
        self, cells: int = 20, notation: str = "french-compact", *, late: bool = False, **how: Any
    ) -> None:
        self.translator = Translator(notation)
        self.given: list[Intent | Refusal | None] = []
        self.woken: list[Event] = []
        self.sink = CellRecorder()
        self.display = BrailleDisplay(
            self.translator, only(NADIA), self.given.append, self.woken.append, **how
        )
        self.display.attach(self.sink)
        if not late:
            self.display.on_event(Ready("Test", cells))

    def press(self, *names: str) -> None:
        """Press a chord of named keys."""
        self.display.on_event(Keys(frozenset(names)))

    def dots(self, *chords: str) -> None:
        """Press chords of dots, such as 125."""
        for chord in chords:
            self.press(*(f"dot{dot}" for dot in chord))

    @property
    def text(self) -> str:
        """The text of the cells."""
        return self.translator.text(self.sink.frames[-1]).rstrip()


def utterance(braille: str) -> Utterance:
    """Return an utterance whose braille form is given."""
    return Utterance(f"({braille})", braille, "fr")


def news(*said: str, prompt: str = "17 +3") -> Block:
    """Return news with a question and its two choices."""
    return Block(tuple(map(utterance, said)), utterance(prompt), CHOICES)


def words_of(intents: list[Intent | Refusal | None]) -> list[tuple[str, int | None]]:
    """Return words and numbers of the intents among what was given."""
    return [(given.word, given.number) for given in intents if isinstance(given, Intent)]


def test_news_begin_with_the_question() -> None:
    """The question and its choices come first, what happened after them."""
    bench = Bench(40)
    bench.display.deliver(news("Ana passe 2"))
    assert bench.text.split() == ["17", "+3", "t", "p", "Ana", "passe", "2"]


def test_a_prompt_for_the_end_alone_stands_behind_the_news() -> None:
    """What is advised to whoever aims a camera begins the line."""
    bench = Bench(40)
    prompt = replace(utterance("entrée"), trails=True)
    bench.display.deliver(Block((utterance("gauche"),), prompt))
    assert bench.text.split() == ["gauche", "entrée"]


def test_an_answer_covers_the_question() -> None:
    """What was asked for stands under the fingers alone, and the question behind it."""
    bench = Bench(40)
    bench.display.deliver(Block((utterance("jetons 8"),), utterance("17 +3"), CHOICES, answer=True))
    assert bench.text == "jetons 8"
    bench.press("pan_right")
    assert bench.text.split() == ["17", "+3", "t", "p"]


def test_news_before_the_display_is_there_are_shown_when_it_is() -> None:
    """What was delivered before the first answer of the display is not lost."""
    given: list[Intent | Refusal | None] = []
    sink = CellRecorder()
    display = BrailleDisplay(Translator("ueb"), only(NADIA), given.append, lambda _: None)
    display.attach(sink)
    display.deliver(news("Ana passe 2"))
    assert sink.frames == []
    display.on_event(Ready("Test", 12))
    assert len(sink.frames[-1]) == 12
    assert any(sink.frames[-1])


def test_a_question_without_news_is_shown() -> None:
    """A question stands there although nothing was said yet."""
    bench = Bench(20)
    bench.display.deliver(news())
    assert bench.text.split() == ["17", "+3", "t", "p"]


def test_sentences_may_be_contracted_and_cards_are_not() -> None:
    """In grade 2 what happened is contracted; the question, and digits that are typed, are not."""
    contracted = Contracted("french-compact", "fr")
    bench = Bench(40, sentence=contracted.cells)
    bench.display.deliver(news("Ana passe 2"))
    line, said = bench.sink.frames[-1], contracted.cells("Ana passe 2")
    assert line.startswith(bench.translator.cells("17 +3"))
    assert line.rstrip(b"\0").endswith(said)
    assert said != bench.translator.cells("Ana passe 2")
    bench.dots("16")
    assert bench.translator.cells("1")[0] in bench.sink.frames[-1]
    assert bench.sink.frames[-1].rstrip(b"\0")[:-1].endswith(bench.translator.cells("1"))


def test_a_long_line_is_panned_through_and_back() -> None:
    """Panning right reads on, panning left reads back, and the ends are ends."""
    bench = Bench(12)
    bench.display.deliver(news("Ana passe 2", "Ben passe 3"))
    first = bench.text
    bench.press("pan_right")
    second = bench.text
    assert first != second
    bench.press("pan_left")
    assert bench.text == first
    frames = len(bench.sink.frames)
    bench.press("pan_left")
    assert len(bench.sink.frames) == frames


def test_older_news_are_read_again() -> None:
    """Up and down walk through the blocks, and new news come to the front."""
    bench = Bench(40)
    bench.display.deliver(news("un"))
    bench.display.deliver(news("deux"))
    bench.press("up")
    assert "un" in bench.text.split()
    bench.press("up")
    bench.press("down")
    assert "deux" in bench.text.split()
    bench.press("up")
    bench.display.deliver(news("trois"))
    assert "trois" in bench.text.split()


def test_down_leads_back_to_the_beginning_of_the_line() -> None:
    """Behind the newest news there is nothing, so one key turns all pages back at once.

    Fails when a reader on the last of many pages turns them back one by one, or when digits
    that wait for Enter go out of sight.
    """
    bench = Bench(20)
    bench.display.deliver(news("Ana passe 2", "Ben passe 3", "tu prends 17"))
    first = bench.text
    for _ in range(3):
        bench.press("pan_right")
    assert bench.text != first
    bench.press("down")
    assert bench.text == first
    bench.dots("16", "126")
    typed = bench.text
    bench.press("down")
    assert bench.text == typed


def test_a_routing_key_over_a_choice_chooses_for_the_owner() -> None:
    """The key over t takes, in the name of the seat whose display it is."""
    bench = Bench(40)
    bench.display.deliver(news("Ana passe 2"))
    place = bench.text.index("t")
    bench.display.on_event(Routing(place))
    bench.display.on_event(Routing(0))
    assert words_of(bench.given) == [("take", None)]
    assert [given.seat for given in bench.given if isinstance(given, Intent)] == [NADIA]


@pytest.mark.parametrize(
    ("notation", "seventeen"),
    [
        ("french-compact", ("16", "12456")),
        ("french", ("6", "16", "12456")),
        ("ueb", ("3456", "1", "1245")),
        ("german", ("3456", "1", "1245")),
        ("german-compact", ("16", "12456")),
        ("us-compact", ("2", "2356")),
    ],
)
def test_a_number_is_written_in_the_readers_own_digits(
    notation: str, seventeen: tuple[str, ...]
) -> None:
    """Seventeen in each notation, then Enter, is the number 17."""
    bench = Bench(40, notation)
    bench.display.deliver(news())
    bench.dots(*seventeen)
    bench.press("select")
    assert words_of(bench.given)[-1] == ("number", 17)


def test_a_blank_ends_a_number_so_that_a_letter_can_follow() -> None:
    """Number sign, 2, space, c asks for the cards of player 2."""
    bench = Bench(40, "ueb")
    bench.display.deliver(news())
    bench.dots("3456", "12")
    bench.press("space")
    bench.dots("14")
    assert words_of(bench.given)[-1] == ("my-cards", 2)


def test_digits_are_felt_while_they_are_typed() -> None:
    """Typed digits stand behind the question, and dot 7 takes the last one away."""
    bench = Bench(20)
    bench.display.deliver(news(prompt="carte n 5"))
    bench.dots("16", "12456")
    assert bench.text.split()[:3] == ["carte", "n", "5"]
    with_both = bench.sink.frames[-1]
    bench.press("dot7")
    assert bench.sink.frames[-1] != with_both
    bench.dots("126")
    bench.press("dot8")
    assert words_of(bench.given)[-1] == ("number", 12)


def test_both_panning_keys_together_are_enter() -> None:
    """A display without dots and without a select key can say Enter."""
    bench = Bench(20)
    bench.display.deliver(news())
    bench.dots("16")
    bench.press("pan_left", "pan_right")
    assert words_of(bench.given)[-1] == ("number", 1)


@pytest.mark.parametrize("key", ["select", "dot7", "dot8", "space"])
def test_the_line_comes_back_when_nothing_is_typed(key: str) -> None:
    """Enter, Backspace and the blank bring the whole line back, with what its routing keys do.

    Fails when the bare question stays, on which nothing can be read or chosen any more.
    """
    bench = Bench(20)
    bench.display.deliver(news())
    line = bench.text
    bench.press(key)
    assert bench.text == line
    bench.dots("16")
    bench.press("dot7")
    assert bench.text == line
    bench.display.on_event(Routing(line.index(" p") + 1))
    assert words_of(bench.given) == [("refuse", None)]


def test_who_is_waited_for_stands_before_what_happened() -> None:
    """While a bot thinks, the line says whose turn it is, and its news stay there to be read.

    Fails when what says that it thinks takes the place of the news.
    """
    bench = Bench(40)
    state = (Piece("17"), Piece("+3"))
    bench.display.deliver(Block((utterance("tu passes 1"),), state=state, turn="Ana"))
    line = bench.text
    assert line == bench.translator.text(bench.translator.cells("▸Ana 17 +3  tu passes 1"))
    bench.display.deliver(Block((utterance(""),), state=state, turn="Ana"))
    assert bench.text == line
    bench.press("up")
    assert bench.text == line, "nothing empty is remembered"


def test_what_was_typed_is_gone_with_the_display() -> None:
    """Digits before the plug was pulled do not join what is typed after it is back.

    Fails when they are kept where nobody can feel them.
    """
    bench = Bench(20)
    bench.display.deliver(news())
    bench.dots("16", "126")
    bench.display.on_event(Ready("Test", 20))
    bench.dots("14")
    assert words_of(bench.given) == [("my-cards", None)]


def test_a_chord_without_meaning_is_told() -> None:
    """An unknown chord is a refusal that names the keys."""
    bench = Bench(20)
    bench.display.deliver(news())
    bench.press("d1", "d6")
    (refusal,) = [given for given in bench.given if isinstance(given, Refusal)]
    assert isinstance(refusal, NotUnderstood)


def test_what_the_display_tells_of_itself_goes_to_the_others() -> None:
    """That it is ready is news for the table; under the fingers stays the game."""
    bench = Bench(40)
    bench.display.deliver(news("Ana passe 2"))
    before = bench.text

    def host(_event: Event) -> None:
        bench.display.deliver(news("plage prête"))

    bench.display._wake = host
    bench.display.on_event(DisplayReady("Test", 40))
    assert bench.text == before


def test_a_game_that_ends_says_goodbye() -> None:
    """The last word stays on the cells, for who has nothing else; a question or a secret does not.

    Fails when the display is blank as soon as the farewell is on it, and when an answer stays.
    """
    farewell = Block((Utterance("Partie enregistrée.", "partie enregistrée", "fr"),))
    bench = Bench(20)
    bench.display.deliver(news())
    bench.display.close()
    assert bench.sink.left == b""
    bench.display.deliver(farewell)
    bench.display.close()
    assert bench.sink.left == bench.translator.cells("partie enregistrée").ljust(20, b"\0")
    narrow = Bench(12)
    narrow.display.deliver(farewell)
    narrow.display.close()
    assert narrow.sink.left == narrow.translator.cells("partie enreg"), "nobody can turn a page"
    bench.display.deliver(replace(farewell, answer=True))
    bench.display.close()
    assert bench.sink.left == b""
    bench.display.deliver(farewell)
    bench.display.blank()
    bench.display.close()
    assert bench.sink.left == b""


def test_space_with_a_letter_is_that_letter_between_digits() -> None:
    """In UEB, where letters are digits after a number, the space key makes them letters."""
    bench = Bench(40, "ueb")
    bench.display.deliver(news())
    bench.dots("3456", "12")
    bench.press("space", "dot1", "dot4")
    assert words_of(bench.given)[-1] == ("my-cards", 2)
    bench.press("space", "dot1", "dot2", "dot5")
    assert words_of(bench.given)[-1] == ("help", None)


def test_space_with_dots_moves_and_enters() -> None:
    """Dots 3 and 6 pan, 1 and 4 go through the news, 46 and 36 are Enter and Backspace."""
    bench = Bench(12)
    bench.display.deliver(news("Ana passe 2", "Ben passe 3"))
    first = bench.text
    bench.press("space", "dot6")
    assert bench.text != first
    bench.press("space", "dot3")
    assert bench.text == first
    bench.press("select")
    bench.display.deliver(news("deux"))
    bench.press("space", "dot1")
    assert bench.text == "Ana passe 2"
    bench.dots("16", "126")
    bench.press("space", "dot3", "dot6")
    bench.press("space", "dot4", "dot6")
    assert words_of(bench.given)[-1] == ("number", 1)


def test_the_keys_that_are_no_letters_are_chords() -> None:
    """Who has dots alone walks back, forth and hands the display round, between digits too.

    Fails when one of these keys is on a keyboard only.
    """
    bench = Bench(40)
    bench.display.deliver(news())
    bench.press("space", "dot1", "dot2", "dot6")
    bench.press("space", "dot3", "dot4", "dot5")
    bench.dots("126")
    bench.press("space", "dot2", "dot3", "dot5", "dot6")
    assert words_of(bench.given) == [("correct", None), ("forth", None), ("display", 2)]


@pytest.mark.parametrize(
    ("notation", "zero"), [("french-compact", ("3456",)), ("ueb", ("3456", "245"))]
)
def test_dots_put_in_and_take_out_on_the_walk(notation: str, zero: tuple[str, ...]) -> None:
    """A 0 and the letter b or s, with the space key held down, are `0 +` and `0 *`.

    Fails when a letter after a 0 loses the 0 on its way.
    """
    bench = Bench(40, notation)
    bench.display.deliver(news())
    bench.dots(*zero)
    bench.press("space", "dot1", "dot2")
    bench.dots(*zero)
    bench.press("space", "dot2", "dot3", "dot4")
    assert words_of(bench.given) == [("own", 0), ("explain", 0)]


def test_a_player_may_change_the_chords() -> None:
    """A chord of the settings does what it says, or nothing; its letter waits for no space."""
    bench = Bench(40, chords=chords({"125": "scores", "2345": "none"}))
    bench.display.deliver(news())
    bench.press("space", "dot1", "dot2", "dot5")
    assert words_of(bench.given) == [("scores", None)]
    bench.press("space", "dot2", "dot3", "dot4", "dot5")
    bench.press("dot2", "dot3", "dot4", "dot5")
    assert words_of(bench.given) == [("scores", None), ("take", None)]


def test_a_letter_keyboard_types_letters() -> None:
    """A display with the keys of a typewriter, through BRLTTY, gives letters by their names."""
    bench = Bench(40)
    bench.display.deliver(news())
    bench.press("t")
    assert words_of(bench.given) == [("take", None)]


def test_a_verdict_goes_before_all_that_led_to_it() -> None:
    """Who has won is felt first at the end of a game, and what is spoken keeps its order.

    Fails when the winner comes behind ten pages of the last turn.
    """
    words = Localizer("fr", ("Ana", "Nadia", "Ben"))
    told = (RoundEnded(1), PlayerScored(NADIA, 9, 3, 6), Winner(NADIA, 6))
    block = block_for(News(told, CurrentPrompt(AskAfter())), only(NADIA), words)
    assert block.said[-1].speech == "Tu gagnes avec 6."
    bench = Bench(20)
    bench.display.deliver(block)
    assert "tu gagnes" in bench.text


def test_a_card_that_the_line_begins_with_is_no_news_of_it() -> None:
    """The card turned up stands first, and is told behind it only once it is another.

    Fails when a narrow display has a page for the number that was felt already.
    """
    words = Localizer("fr", ("Ana", "Nadia", "Ben"))
    for card, left in ((24, [""]), (17, ["17"])):
        turned, line_items = CardTurned(Card(card), frozenset()), (LineItem("24"), LineItem("+0"))
        news = News((turned,), CurrentPrompt(AskChoice(NADIA)), line_items=line_items)
        assert [said.braille for said in block_for(news, only(NADIA), words).said] == left


def test_a_hand_and_rows_that_stand_on_the_line_are_no_news_of_it() -> None:
    """At the beginning of a round the line tells both, so what happened does not repeat them.

    Where a row has to be taken, the hand is not on the line, and is told. Fails when six pages
    say the same as two.
    """
    words = Localizer("fr", ("Ana", "Nadia", "Ben"))
    hand, rows = (3, 17, 60), (84, 78, 68, 31)
    laid = tuple(LineItem(f"{card}⁄1") for card in rows)
    held = tuple(LineItem(str(card), audience=only(NADIA)) for card in hand)
    told = (HandHeld(NADIA, hand), RowsLaid(rows))
    for line_items, left in ((laid, ["main 3 17 60"]), ((*laid, *held), [])):
        news = News(told, CurrentPrompt(AskChoice(NADIA)), actor=NADIA, line_items=line_items)
        block = block_for(news, only(NADIA), words)
        assert [said.braille for said in block.said if said.braille] == left
        assert all(said.speech for said in block.said)
    asked = block_for(replace(news, answer=True), only(NADIA), words)
    assert all(said.braille for said in asked.said), "who asks is told"


PANS = ("pan_left", "pan_right")


def test_a_display_that_can_only_pan_chooses() -> None:
    """Both panning keys put the choices up, panning comes to each alone, and both give that one.

    Fails when who has two keys can begin a game, and neither play nor leave it.
    """
    bench = Bench(20)
    bench.display.deliver(news("Ana passe 2"))
    line = bench.text
    bench.press(*PANS)
    assert bench.text == "17 +3 t p r b s h q"
    bench.press("pan_right")
    bench.press("pan_right")
    assert bench.text == "p"
    bench.press(*PANS)
    assert words_of(bench.given) == [("refuse", None)]
    assert bench.text == line
    bench.press(*PANS)
    for _ in range(20):
        bench.press("pan_right")
    assert bench.text == "q"
    bench.press(*PANS)
    assert words_of(bench.given)[1:] == [("quit", None)]


def test_the_list_of_choices_is_without_the_sign_of_a_turn() -> None:
    """The first card of the line is chosen by its number, as all others are.

    Fails when it alone is read as a turn.
    """
    bench = Bench(20)
    pieces = tuple(Piece(str(card), Intent("number", card)) for card in (7, 9))
    bench.display.deliver(replace(news("Ana 8"), state=pieces, turn=""))
    assert bench.text.startswith(bench.translator.text(bench.translator.cells("▸7 9")))
    bench.press(*PANS)
    bench.press("pan_right")
    assert bench.text == "7"
    bench.press(*PANS)
    assert words_of(bench.given) == [("number", 7)]


def test_the_list_of_choices_is_left_without_choosing() -> None:
    """Both keys where all choices stand, any key that types, and whatever happens, end it."""
    bench = Bench(20)
    bench.display.deliver(news("Ana passe 2"))
    line = bench.text
    bench.press(*PANS)
    bench.press(*PANS)
    assert (bench.text, bench.given) == (line, [])
    bench.press(*PANS)
    bench.dots("2345")
    assert words_of(bench.given) == [("take", None)]
    assert bench.text == line
    bench.press(*PANS)
    bench.display.deliver(news("Ben passe 3", prompt="12 +1"))
    assert bench.text.split()[:2] == ["12", "+1"]


def test_a_message_is_read_before_the_choices_come_back() -> None:
    """An answer covers the list too, and both panning keys end the answer first."""
    bench = Bench(20)
    bench.display.deliver(news("Ana passe 2"))
    bench.display.deliver(Block((utterance("jetons 8"),), utterance("17 +3"), CHOICES, answer=True))
    bench.press(*PANS)
    assert bench.text == "17 +3  t p"
    bench.press(*PANS)
    assert bench.text.endswith("h q")


def test_a_key_without_effect_says_so() -> None:
    """`up` at the oldest news and a routing key over nothing answer, and are not read again.

    Fails when such a key is silent, or when its answer becomes the oldest news itself.
    """
    bench = Bench(20, words=Localizer("en", ("Max", "Nadia")))
    bench.display.deliver(news("Ana passe 2"))
    line = bench.text
    for _ in range(2):
        bench.press("up")
        assert bench.text == "nothing older"
        bench.press("pan_right")
        assert bench.text == line
    bench.display.on_event(Routing(6))
    assert bench.text == "nothing to choose"
    bench.press("pan_right")
    assert bench.text == line
    assert bench.given == []


def test_the_mark_of_an_act_stays_beneath_answers() -> None:
    """An answer does not take the newest act off the line, and the next news do.

    Fails when the line begins otherwise after a question than before it.
    """
    bench = Bench(20)
    state = (Piece("9"), Piece("│"), Piece("3"))
    bench.display.deliver(replace(news("posé 12"), state=state, turn="", mark="12"))
    assert bench.text.startswith("<12 >9 | 3")
    bench.display.deliver(replace(news("points 4"), state=state, turn="", answer=True))
    bench.press("pan_right")
    assert bench.text.startswith("<12 >9 | 3")
    bench.display.deliver(replace(news("annulé"), state=state, turn=""))
    assert bench.text.startswith(">9 | 3")


def test_the_mark_of_an_act_outlasts_silent_choices() -> None:
    """A question without news, as after cards that bots have laid face down, leaves it there.

    Fails when an own act is felt for the tenth of a second that quick bots take.
    """
    bench = Bench(20)
    state = (Piece("9"), Piece("│"), Piece("3"))
    asked = replace(news("posé 12"), state=state, turn="Ana", mark="12", prompt=None)
    bench.display.deliver(asked)
    assert bench.text.startswith("<12 >Ana")
    bench.display.deliver(replace(news(), state=state, turn=""))
    assert bench.text.startswith("<12 >9 | 3")
    bench.display.deliver(replace(news("Ana 7"), state=state, turn=""))
    assert bench.text.startswith(">9 | 3")


def test_an_act_that_page_one_does_not_show_is_marked() -> None:
    """The same act on the same position has one sign more, on a line of any kind.

    Fails when the reader presses again, since nothing has moved under the fingers.
    """
    for state in ((), (Piece("9"),), (Piece("◂9"),)):
        bench = Bench(12)
        felt = []
        for mark in ("9", "9", "9", ""):
            block = replace(news("posé 9"), state=state, turn="" if state else None, mark=mark)
            bench.display.deliver(block)
            felt.append(bench.text)
        assert all(one != two for one, two in pairwise(felt))


def test_a_display_of_six_dots_is_written_in_six() -> None:
    """Its readers have a notation that needs no more, also for what stood on another display.

    Fails when two dots of a cell are left out, and `+` reads as `!`.
    """
    bench = Bench(40)
    bench.display.deliver(replace(news("Zoé +5"), state=(Piece("52"),), turn=""))
    assert any(cell > 0x3F for cell in bench.sink.frames[-1])
    bench.display.on_event(Ready("Six", 40, dots=6))
    assert all(cell <= 0x3F for cell in bench.sink.frames[-1])
    literary = Translator("french").cells("Zoé +5")
    assert literary in bench.sink.frames[-1]
    bench.press("5")
    assert Translator("french").cells("5") in bench.sink.frames[-1]

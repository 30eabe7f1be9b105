"""From events to words, in every language."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from accessigame import games
from accessigame.cli.aiming import AskAim
from accessigame.cli.prompted import AskNumber, AskText
from accessigame.commands.simulate import SeatSimulated
from accessigame.core.model import Event, NotAllowed, NotUnderstood, Phrase, Prompt, Seat
from accessigame.doors.terminal_handler import AskCode
from accessigame.drill.events import AskFinish, AskNext
from accessigame.games.no_thanks.events.answers import (
    CardCounted,
    CardsHeld,
    CardsUnseen,
    OwnScore,
    TakeCosts,
    TokensCounted,
    TokensHeld,
)
from accessigame.games.no_thanks.events.play import CardTurned, RunGrew, TokenLaid
from accessigame.games.no_thanks.events.prompts import AskCard, AskDecision, AskFirst
from accessigame.games.no_thanks.options import DECK
from accessigame.games.shared import NotACard, SharedWin
from accessigame.games.six_nimmt.events import prompts as six_nimmt
from accessigame.games.titus.events import prompts as titus
from accessigame.host.replay_reader import AskStop
from accessigame.host.review_reader import AskError, AskWorking
from accessigame.host.standing_prompt import AskWhich
from accessigame.input.key_entry import KeyUnknown
from accessigame.input.keymap import KEYS, SYMBOLS, WORDS
from accessigame.input.line_parser import LineUnknown
from accessigame.input.text_line import AskLine
from accessigame.main import COMMANDS, MENU, help_of, more_help_of
from accessigame.output.shared_device import AskHolder
from accessigame.session.correction import AskAccept, AskBefore, AskInstead, AskSecretInstead
from accessigame.session.events import AskAfter
from accessigame.session.journal import JournalMissing
from accessigame.storage.settings import SPEECH_MODES
from accessigame.words import called
from accessigame.words.words import (
    LANGUAGES,
    LONGEST_GIVEN,
    Localizer,
    Priority,
    UnknownLanguage,
    Verbosity,
    known_language,
    plain,
)
from tests.playing import NAMES
from tests.pronounced.pronouncing import look_alikes, spelled
from tests.sentences import every_event, examples
from tests.words.catalogues import arguments, messages, messages_by_key

EVENTS = every_event()
P, S, L = (Seat(number) for number in range(3))
SPOKEN = {language: Localizer(language, NAMES) for language in LANGUAGES}


def names_of(kinds: tuple[type[Event], ...]) -> list[str]:
    """Return the names of events, for people."""
    return [kind.__name__ for kind in kinds]


# catalogues -----------------------------------------------------------------------------------


def test_catalogues_have_the_same_messages() -> None:
    """Each language has every message and short form of the others, with the same arguments."""
    shapes = []
    for language in LANGUAGES:
        shape = {}
        for message in messages(language):
            forms = [attribute.id.name for attribute in message.attributes]
            shape[message.id.name] = forms
            assert message.value is not None
        shapes.append(shape)
    assert all(shape == shapes[0] for shape in shapes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_an_event_is_of_an_event(language: str) -> None:
    """A key with a capital letter is that of an event: no sentence is left over."""
    known = set(names_of(EVENTS))
    assert {m.id.name for m in messages(language) if m.id.name[0].isupper()} == known


@pytest.mark.parametrize("kind", EVENTS, ids=names_of(EVENTS))
def test_every_event_has_words_in_every_language(kind: type[Event]) -> None:
    """Each event has a sentence and a short form that use the event's own fields only."""
    fields = set(kind.__dataclass_fields__)
    own = fields | {"you"} if {"seat", "seats"} & fields else fields
    own = own | {"spelled", "spelled_within"} if {"card", "unseen"} <= fields else own
    own = own | {"among", "others"} if "seats" in fields else own
    own |= set(called.known().arguments())
    for language in LANGUAGES:
        message = messages_by_key(language)[kind.__name__]
        forms = [attribute.id.name for attribute in message.attributes]
        assert forms[0] == "braille"
        assert set(forms[1:]) <= {"brief", "full", "unasked"}
        assert arguments(message) <= own, language


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_spoken_to_is_never_named_in_braille(language: str) -> None:
    """A sentence that says `you` says so under the fingers too, and not the reader's own name.

    Fails when the short form of a refusal, such as that of a second choice, has only the name.
    """
    named = []
    for message in messages(language):
        short = next((form for form in message.attributes if form.id.name == "braille"), None)
        if short is not None and "you" in arguments(message.value) and "seat" in arguments(short):
            named += [message.id.name] if "you" not in arguments(short) else []
    assert named == []


# sentences ------------------------------------------------------------------------------------

LEFTOVER = re.compile(r"[{}]|\$\w|->|\bNone\b|\bTrue\b|\bFalse\b|Seat\(|  ")
MINUS = re.compile(r"(?<![\w-])[-−]\d")


def assert_sayable(text: str) -> None:
    """Assert that a text has nothing that a voice or a finger must never get."""
    assert text.strip() == text
    assert text
    assert not any(unicodedata.category(character) == "Cc" for character in text), text


@settings(max_examples=4)
@pytest.mark.parametrize("kind", EVENTS, ids=names_of(EVENTS))
@given(data=st.data())
def test_every_event_can_be_said(kind: type[Event], data: st.DataObject) -> None:
    """Each event, of any arguments and to any seat, is a clean sentence in each language.

    Fails when a negative number reaches the voice as it is written, when a sentence begins with a
    key, and when the short form of an event has to be panned on a display of 40 cells.
    """
    event = data.draw(examples(kind))
    viewer = data.draw(st.sampled_from([None, *(Seat(number) for number in range(7))]))
    for words in SPOKEN.values():
        said = words.say(event, viewer)
        assert_sayable(said.speech)
        assert_sayable(said.braille)
        assert not LEFTOVER.search(said.speech), said.speech
        assert not LEFTOVER.search(said.braille.replace("  ", " ")), said.braille
        assert not MINUS.search(said.speech), said.speech
        assert "n°" not in said.speech
        assert (said.language, said.priority) == (words.language, Priority.NORMAL)
        assert_no_key_first(kind, said.speech)
        assert_short(kind, said.braille)


def assert_no_key_first(kind: type[Event], speech: str) -> None:
    """Assert that no sentence begins with a key: readers take it for the key's echo."""
    if kind.__name__ != "HelpLine" and not issubclass(kind, Phrase):
        # a line of help begins with the key that it explains, and is never about its own key
        assert speech[0] not in KEYS, speech


ASKS_A_SEAT = (
    six_nimmt.AskChoice,
    six_nimmt.AskEntry,
    six_nimmt.AskRow,
    six_nimmt.AskDraft,
    six_nimmt.AskHand,
)
ASKS_A_FACE = (titus.AskAction, titus.AskPlace)


def reachable_prompts() -> Iterator[Prompt]:
    """Give every prompt at the cursor that can come up."""
    faces = range(1, 20)
    yield from (kind(seat) for kind in ASKS_A_SEAT for seat in map(Seat, range(10)))
    yield from (titus.AskFlip(face) for face in faces)
    yield from (kind(face) for kind in ASKS_A_FACE for face in faces)
    yield from (titus.AskFree(), titus.AskTop(), six_nimmt.AskRows())
    yield from (AskDecision(card, pot) for card in DECK for pot in range(56))
    yield from (AskCard(number) for number in range(1, 25))
    yield from (AskFirst(number) for number in range(2, 100))
    yield from (AskNumber(high) for high in range(1, 30))
    yield AskText()
    yield AskLine()
    yield AskAfter()
    yield AskWhich()
    yield from (AskHolder(seat) for seat in map(Seat, range(7)))
    yield from (AskInstead(), AskBefore(), AskSecretInstead(), AskAccept())
    yield AskCode()
    yield from (AskStop(number, 999) for number in range(1000))
    yield from (AskNext(), AskFinish(), AskWorking(), AskAim())
    yield from (AskError(number, 99) for number in range(100))


@pytest.mark.unmeasured
def test_questions_at_the_cursor_are_short() -> None:
    """Questions at the cursor have at most 18 characters in every language."""
    prompts = set(reachable_prompts())
    assert {type(prompt) for prompt in prompts} == {k for k in EVENTS if issubclass(k, Prompt)}
    for words in SPOKEN.values():
        for prompt in prompts:
            said = words.say(prompt)
            assert len(said.speech) <= 18, said.speech
            assert len(said.braille) <= 18, said.braille


def test_a_question_tells_names_apart_that_begin_alike() -> None:
    """Two long names with one beginning get their numbers in a question, and still fit.

    Fails when Marie-Claude and Marie-Christine are both asked as the same.
    """
    for language in LANGUAGES:
        words = Localizer(language, ("Marie-Claude", "Léa", "Marie-Christine"))
        asked = [words.say(six_nimmt.AskEntry(Seat(seat))).speech for seat in range(3)]
        assert len(set(asked)) == 3
        assert "1" in asked[0]
        assert "3" in asked[2]
        assert "2" not in asked[1]
        assert all(len(text) <= 18 for text in asked)


LONG_BY_NATURE = {
    "CardsHeld",  # every card in front of somebody
    "CardsUnseen",  # every card that nobody saw
    "HelpLine",  # one key a line, and the line pans
    "SharedWin",  # every winner
    "BrailleSpelled",  # the text that was given
    "BrailleAsBrf",
    "RunGrew",  # every card of the run
    "AloneHeld",  # every token that lies alone
    "GroupsHeld",  # every group
    "RunCounted",
    "BetterCertain",  # a move by its words
    "BetterEstimated",
    "ReviewSummed",  # a loss with its unit
}
ROOM = 40


def assert_short(kind: type[Event], braille: str) -> None:
    """Assert that the short form of an event is seen without panning on a display of 40 cells."""
    kinds = {field.type for field in kind.__dataclass_fields__.values()}
    if kind.__name__ in LONG_BY_NATURE or kinds & {"str", "tuple[str, ...]", "tuple[Phrase, ...]"}:
        return
    assert len(braille) <= ROOM, braille


# the person addressed -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "own", "others"),
    [
        ("fr", "Tu passes.", "Sabine passe."),
        ("en", "You pass.", "Sabine passes."),
        ("de", "Du passt.", "Sabine passt."),
    ],
)
def test_who_is_addressed(language: str, own: str, others: str) -> None:
    """A seat hears of itself in the second person, and of others by their names."""
    words = SPOKEN[language]
    event = TokenLaid(S, 11, 2)
    assert words.say(event, S).speech == own
    assert words.say(event, P).speech == words.say(event).speech == others


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("fr", ["Tu n'as plus de jeton.", "Tu as 1 jeton.", "Tu as 2 jetons."]),
        ("en", ["You have no tokens left.", "You have 1 token.", "You have 2 tokens."]),
        ("de", ["Du hast keinen Chip mehr.", "Du hast einen Chip.", "Du hast 2 Chips."]),
    ],
)
def test_one_and_many(language: str, sentences: list[str]) -> None:
    """None, one and many have their own words."""
    said = [SPOKEN[language].say(TokensHeld(P, tokens), P).speech for tokens in (0, 1, 2)]
    assert said == sentences


@pytest.mark.parametrize(
    ("language", "score", "costs"),
    [
        (
            "fr",
            "Avec tes jetons : moins 35.",
            "moins 16 en cartes, moins 1 jeton. En tout moins 17.",
        ),
        (
            "en",
            "With your tokens: minus 35.",
            "minus 16 in cards, minus 1 token. Total: minus 17.",
        ),
        (
            "de",
            "Mit deinen Chips: minus 35.",
            "minus 16 für Karten, minus ein Chip. Zusammen minus 17.",
        ),
    ],
)
def test_below_zero(language: str, score: str, costs: str) -> None:
    """A number below zero is said with a word, and written short with a dash.

    Fails when a negative number reaches the voice as it is written.
    """
    words = SPOKEN[language]
    assert words.say(OwnScore(P, -35), P).speech == score
    assert words.say(TakeCosts(P, 15, -16, 1, -17)).speech.endswith(costs)
    assert words.say(OwnScore(P, -35), P).braille.endswith(" -35")
    assert words.say(TokensCounted(11, -11)).braille.endswith("-11")


def test_nothing_has_no_sign() -> None:
    """A mean that is rounded from just below zero is 0, said and written without a minus.

    Fails when the sign of Python's minus zero is taken along.
    """
    said = SPOKEN["fr"].say(SeatSimulated(P, "easy", round(-0.04, 1), 2.5))
    assert said.speech.endswith("moyenne 0, victoires 2,5.")


# numbers that sound alike ---------------------------------------------------------------------

ALIKE = {"fr": {3: 13, 13: 3, 6: 16, 16: 6}, "en": {13: 30, 30: 13}, "de": {13: 30, 30: 13}}
"""Pairs of cards that sound alike; those beyond 35 are no cards of this game."""


@pytest.mark.parametrize("language", LANGUAGES)
@given(card=st.sampled_from(DECK), unseen=st.frozensets(st.sampled_from(DECK)))
def test_a_card_is_spelled_only_if_its_look_alike_may_still_come(
    language: str, card: int, unseen: frozenset[int]
) -> None:
    """Digits are read back when two numbers sound alike and both are possible, and only then.

    Fails when the pair is looked up in one direction only.
    """
    words = SPOKEN[language]
    said = words.say(CardTurned(card, unseen - {card})).speech
    usual = words.say(CardTurned(card, frozenset())).speech
    other = ALIKE[language].get(card)
    assert (said != usual) == (other in unseen - {card})


@pytest.mark.parametrize("language", LANGUAGES)
def test_spelled_digits_stand_apart(language: str) -> None:
    """Behind digits that are read back, a sentence ends or has a comma.

    Fails when it goes on as if the digits belonged to the words behind them.
    """
    words = Localizer(language, NAMES)
    for kind, number, other in look_alikes(words):
        key = "spelled-one" if number < 10 else "spelled"
        digits = words.text(key, digits=" ".join(str(number)))
        said = words.say(spelled(kind, number, other), verbosity=Verbosity.FULL).speech
        _, found, behind = said.partition(digits)
        assert found
        assert behind[0] in ",.", kind


@pytest.mark.parametrize(
    ("language", "card", "sentence"),
    [
        ("fr", 6, "Carte 6."),
        ("fr", 16, "Carte 16, en chiffres 1 6."),
        ("fr", 3, "Carte 3."),
        ("fr", 13, "Carte 13, en chiffres 1 3."),
        ("fr", 30, "Carte 30."),
        ("en", 13, "Card 13, 1 3."),
        ("en", 30, "Card 30, 3 0."),
        ("en", 16, "Card 16."),
        ("de", 13, "Karte 13, 1 3."),
        ("de", 30, "Karte 30, 3 0."),
        ("de", 3, "Karte 3."),
    ],
)
def test_how_digits_are_read_back(language: str, card: int, sentence: str) -> None:
    """Two digits are said one by one, so that one digit needs no words; braille has no need.

    Fails when French says "13, 1 3", which is heard as 13, and then a 3.
    """
    said = SPOKEN[language].say(CardTurned(card, frozenset(DECK) - {card}))
    assert (said.speech, said.braille) == (sentence, str(card))


def test_a_beginner_is_told_that_one_digit_is_one() -> None:
    """Who wants hints hears that 6 is not 16, which others know by the missing digits."""
    turned = CardTurned(6, frozenset(DECK) - {6})
    full = SPOKEN["fr"].say(turned, verbosity=Verbosity.FULL)
    assert full.speech == "Carte 6, un seul chiffre."


# lists ----------------------------------------------------------------------------------------


def test_runs_and_lists() -> None:
    """Runs are said by their ends, written card by card, and long lists are shortened."""
    words = SPOKEN["en"]
    held = words.say(CardsHeld(S, ((3,), (7, 8), (14, 15, 16)), 24))
    assert held.speech == "Sabine: 3; 7, 8; 14 to 16. That makes 24 points."
    assert held.braille == "Sabine 3  7 8  14 15 16"
    assert words.say(RunGrew(S, (14, 15, 16)), S).speech.startswith("Run 14")
    unseen = words.say(CardsUnseen((3, 4, 5, 6, 9, 11, 12, 35)))
    assert unseen.speech == "Never seen: 3 to 6, 9, 11, 12, 35."
    assert words.say(CardCounted(25)).speech == "25: 25 points."


@pytest.mark.parametrize(
    ("language", "two", "three"),
    [
        ("fr", "Pierre et Sabine", "Pierre, Sabine et Lise"),
        ("en", "Pierre and Sabine", "Pierre, Sabine and Lise"),
        ("de", "Pierre und Sabine", "Pierre, Sabine und Lise"),
    ],
)
def test_names_in_a_row(language: str, two: str, three: str) -> None:
    """Names are joined as people join them."""
    words = SPOKEN[language]
    assert two in words.say(SharedWin((P, S), 3)).speech
    assert three in words.say(SharedWin((P, S, L), 3)).speech


@pytest.mark.parametrize(
    ("language", "own", "felt"),
    [
        ("fr", "tu gagnes avec Pierre et Lise, 3 chacun.", "toi, Pierre et Lise"),
        ("en", "you share the win with Pierre and Lise, at 3.", "you, Pierre and Lise"),
        ("de", "Du gewinnst zusammen mit Pierre und Lise, alle mit 3.", "du, Pierre und Lise"),
    ],
)
def test_who_shares_a_win_is_addressed(language: str, own: str, felt: str) -> None:
    """A winner hears of itself in the second person beside the others, and who lost by names.

    Fails when somebody is "you" in the scores, and a name in the win below them.
    """
    words, win = SPOKEN[language], SharedWin((P, S, L), 3)
    assert words.say(win, S).speech.endswith(own)
    assert words.say(win, S).braille.endswith(felt)
    assert "Sabine" in words.say(SharedWin((S, L), 3), P).speech


def test_a_seat_without_a_name_has_a_number() -> None:
    """A seat without a name is called by its number, from 1."""
    assert [Localizer(language).name(Seat(1)) for language in LANGUAGES] == [
        "joueur 2",
        "player 2",
        "Spieler 2",
    ]


# somebody's own words -------------------------------------------------------------------------


@given(st.text(max_size=200))
def test_what_was_typed_is_said_back_on_one_line(typed: str) -> None:
    """Typed text comes back short, on one line, without control characters."""
    back = plain(typed)
    assert len(back) <= LONGEST_GIVEN
    assert not any(unicodedata.category(character)[0] == "C" for character in back)
    assert plain(back) == back
    for words in SPOKEN.values():
        for event in (LineUnknown(typed), NotACard(typed, 3, 35), KeyUnknown(typed)):
            said = words.say(event)
            assert back in said.speech
            assert "\n" not in said.speech + said.braille


def test_names_are_cleaned_too() -> None:
    """A name with line ends, colours or braces is one plain line in every sentence."""
    words = Localizer("en", ("A\nb\x1b[31m", "{ $card }", "x" * 200))
    assert words.say(TokenLaid(P, 11, 1)).speech == "A b [31m passes."
    assert words.say(TokenLaid(S, 11, 1)).speech == "{ $card } passes."
    assert len(words.name(L)) == LONGEST_GIVEN


# refusals, keys, help -------------------------------------------------------------------------


def test_a_refusal_is_said_before_anything_else() -> None:
    """The reason of a refusal has the highest priority."""
    said = SPOKEN["en"].refusal(NotAllowed(NotACard("2", 3, 35)))
    assert said.priority is Priority.NOW
    assert said.speech == "2 is not a card. Cards go from 3 to 35. Nothing has changed."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_has_synonyms_and_help(language: str) -> None:
    """Each word of the program can be typed in the language, and the help explains it."""
    words = SPOKEN[language]
    for word in WORDS:
        assert words.text(f"words-{word}").split()
        assert words.text(f"help-{word}")
    for symbol in SYMBOLS.values():
        assert words.text(f"key-{symbol}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_synonym_means_two_things(language: str) -> None:
    """Inside one language, a word that can be typed means one thing only."""
    meanings: dict[str, set[str]] = {}
    acts = [act.word for game in games.every() for act in game.acts]
    for word in (*WORDS, *acts):
        for synonym in (*SPOKEN[language].text(f"words-{word}").casefold().split(), word):
            meanings.setdefault(synonym, set()).add(word)
    for key, word in KEYS.items():
        meanings.setdefault(key, set()).add(word)
    assert {synonym: m for synonym, m in meanings.items() if len(m) > 1} == {}
    assert not any(synonym.isdigit() for synonym in meanings)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_menus_and_settings_offer_has_words(language: str) -> None:
    """Each way of speaking has its words, and each language says its own name."""
    for mode in SPEECH_MODES:
        assert SPOKEN[language].text(f"speech-{mode}")
    names = [SPOKEN[each].text("language-name") for each in LANGUAGES]
    assert len(set(names)) == len(LANGUAGES)


def test_a_message_that_is_not_there() -> None:
    """A catalogue says whether it has a message, and a missing one is an error."""
    assert SPOKEN["fr"].has("menu")
    assert not SPOKEN["fr"].has("rules-no-thanks-99")
    with pytest.raises((KeyError, LookupError)):
        SPOKEN["fr"].text("rules-no-thanks-99")


def test_a_missing_argument_is_an_error() -> None:
    """A message without one of its arguments is an error, not a sentence with a hole."""
    with pytest.raises(KeyError, match="default-number"):
        SPOKEN["en"].text("default-number")


# which language -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given_code", "language"),
    [("fr", "fr"), ("FR_ca", "fr"), ("en_GB.UTF-8", "en"), (" de ", "de"), ("de-AT", "de")],
)
def test_codes_of_languages(given_code: str, language: str) -> None:
    """A language is known by its code, with or without a country."""
    assert known_language(given_code) == language


@pytest.mark.parametrize("code", ["", "x", "es", "klingon"])
def test_a_language_without_words(code: str) -> None:
    """A language that is not there is refused with those that are."""
    with pytest.raises(NotUnderstood) as caught:
        Localizer(code)
    assert caught.value.event == UnknownLanguage(code, LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_longer_than_fluent_takes_is_cut(language: str) -> None:
    """The longest name of a file that a system takes is said without its end.

    Fails with a KeyError when a text goes to Fluent as long as it is.
    """
    said = SPOKEN[language].say(JournalMissing("x" * 4096))
    assert "x…" in said.speech


@pytest.mark.unmeasured
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_help_names_each_option_as_often_in_every_language(language: str) -> None:
    """The help of a command has the same uses and options in all languages, and none once more.

    Fails when a sentence stays beside the one that was to replace it.
    """
    named = re.compile(r"accessigame|--[a-z-]+")
    for command in (MENU, *COMMANDS):
        for page in (help_of, more_help_of):
            pages = [page(command, Localizer(each)) for each in (LANGUAGES[0], language)]
            first, here = [Counter(named.findall("\n".join(lines))) for lines in pages]
            assert first == here, command

"""A language that lacks messages: each is said in another language, and no game ends by it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial

import pytest

from accessigame import games
from accessigame.core.model import Message, Seat
from accessigame.games.no_thanks.events.play import CardTaken, TokenLaid
from accessigame.storage.languages import languages
from accessigame.words import catalogue
from accessigame.words.words import LANGUAGES, STAND_IN, Localizer
from tests.pronounced.pronouncing import example
from tests.sentences import every_event
from tests.whole_games.transcript import transcript
from tests.words.catalogues import COMPLETE, messages

pytestmark = pytest.mark.unmeasured

GAMES = [(rules.name, edition) for rules in games.every() for edition in rules.editions]
NAMES = ("Ana", "Ben")

Remove = Callable[[str, Callable[[str, str], str | None]], None]
"""Change the catalogue of a language: each message, by its key, to another text or to none."""


@pytest.fixture
def change(monkeypatch: pytest.MonkeyPatch) -> Iterator[Remove]:
    """Return a function that changes catalogues, until the test ends."""
    whole = catalogue.texts
    changes: dict[str, Callable[[str, str], str | None]] = {}

    def texts(language: str) -> Iterator[str]:
        for text in whole(language):
            if language not in changes:
                yield text
                continue
            blocks = (changes[language](key, block) for key, block in catalogue.cut(text))
            yield "\n" + "\n".join(block for block in blocks if block is not None)

    def changed(language: str, by: Callable[[str, str], str | None]) -> None:
        changes[language] = by
        catalogue.catalogue.cache_clear()

    monkeypatch.setattr(catalogue, "texts", texts)
    yield changed
    catalogue.catalogue.cache_clear()


def without(*keys: str) -> Callable[[str, str], str | None]:
    """Return a change that takes these messages away."""
    return lambda key, block: None if key in keys else block


def test_a_message_that_is_missing_is_said_in_english(change: Remove) -> None:
    """Its utterance is marked as English, for the voice; the next one is French again."""
    change("fr", without("CardTaken"))
    words = Localizer("fr", NAMES)
    taken, laid = words.say(CardTaken(Seat(0), 7, 2)), words.say(TokenLaid(Seat(0), 7, 2))
    assert taken == Localizer("en", NAMES).say(CardTaken(Seat(0), 7, 2))
    assert (taken.language, laid.language) == ("en", "fr")


def test_what_english_lacks_too_is_said_in_another_language(change: Remove) -> None:
    """English lacks a message as any other language may."""
    for language in {*LANGUAGES} - {"fr"}:
        change(language, without("CardTaken"))
    assert Localizer("de", NAMES).say(CardTaken(Seat(0), 7, 2)).language == "fr"


def test_a_sentence_whose_part_is_missing_is_said_as_a_whole(change: Remove) -> None:
    """Half a French sentence in English helps nobody."""
    change("fr", lambda key, block: "CardTaken = { lost-part }" if key == "CardTaken" else block)
    assert Localizer("fr", NAMES).say(CardTaken(Seat(0), 7, 2)).language == "en"


def test_without_a_short_form_braille_has_the_sentence(change: Remove) -> None:
    """It is longer, and in the language of the reader."""
    change("fr", lambda key, block: "secret = C'est secret.\n" if key == "secret" else block)
    said = Localizer("fr", NAMES).say(Message("secret"))
    assert (said.speech, said.braille) == ("C'est secret.", "C'est secret.")


def test_what_no_language_has_is_an_error() -> None:
    """A key that is written wrongly in the program is found by its tests."""
    for words in map(Localizer, LANGUAGES):
        assert not words.has("no-such-message")
        with pytest.raises(KeyError):
            words.text("no-such-message")


def test_a_message_to_translate_is_there(change: Remove, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another language has what is listed; what a complete language lacks otherwise is nowhere."""
    change("fr", without("secret"))
    assert not Localizer("fr").has("secret")
    french = languages()["fr"]._replace(to_translate=frozenset({"secret"}))
    known = {**languages(), "fr": french}
    monkeypatch.setattr("accessigame.words.words.languages", lambda: known)
    assert Localizer("fr").has("secret")
    assert not Localizer("fr").has("no-such-message")


def half(lottery: random.Random, _: str, block: str) -> str | None:
    """Return a message in one of two cases."""
    return block if lottery.random() < 0.5 else None


@pytest.mark.parametrize(("game", "edition"), GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_half_a_catalogue_ends_no_game(
    language: str, game: str, edition: str, change: Remove
) -> None:
    """A whole game, with every question asked on the way, ends well with half the messages.

    Fails with a KeyError when a missing message is not said in another language.
    """
    whole = transcript(game, edition, language)
    change(language, partial(half, random.Random(f"{language} {game} {edition}")))
    cut = transcript(game, edition, language)
    assert cut != whole
    assert len(cut.splitlines()) == len(whole.splitlines())


@pytest.mark.parametrize("language", COMPLETE)
def test_a_complete_language_says_each_event_itself(language: str) -> None:
    """No sentence of a complete language is another's, but for those that it has yet to translate.

    Fails when a message is missing in it, or lacks one of its parts.
    """
    words, excused = Localizer(language, NAMES), languages()[language].to_translate
    kinds = [kind for kind in every_event() if kind.__name__ not in excused]
    assert {words.say(example(kind)).language for kind in kinds} == {language}


@pytest.mark.parametrize("language", COMPLETE)
def test_what_is_to_be_translated_is_listed(language: str) -> None:
    """The keys that `language.json` lists are those that the language lacks, and no others.

    It is skipped with the list while there is one.
    """
    keys = {code: {message.id.name for message in messages(code)} for code in COMPLETE}
    listed = languages()[language].to_translate
    assert listed == frozenset().union(*keys.values()) - keys[language]
    if listed:
        pytest.skip(f"to be translated into {languages()[language].english}: {sorted(listed)}")


def test_the_stand_in_is_complete() -> None:
    """What other languages lack is there."""
    assert languages()[STAND_IN].complete

"""The language of a guest at a terminal: changed by a key, and kept for the seat."""

from __future__ import annotations

import pytest

from accessigame.core.model import Intent, Seat
from accessigame.host.guests import LanguageElsewhere, LanguageIs, language_after
from accessigame.output.blocks import ChangesLanguage
from accessigame.words.words import LANGUAGES, Localizer
from tests.host.evening import Device, Evening, evening
from tests.host.test_guest_seats import BEN, CID
from tests.playing import NAMES, TellingWords

NEXT = Intent("language", seat=BEN)


class Terminal(Device):
    """A terminal of a guest, which can have another language."""

    def __init__(self, language: str = "en", chosen: str = "") -> None:
        super().__init__(chosen or language)
        self.chosen_language = chosen

    def speak_in(self, words: Localizer) -> None:
        """Use these words."""
        self.words = TellingWords(words.language, NAMES[:3])


def test_each_language_comes_after_another() -> None:
    """The key goes round through every language of the program."""
    language = LANGUAGES[0]
    seen = {language := language_after(language) for _ in LANGUAGES}
    assert seen == {*LANGUAGES}


def test_a_guest_changes_the_own_language_alone() -> None:
    """The key is answered in the next language, and nobody else's words change.

    Fails when a key of one guest has the room speak another language.
    """
    own, other = Terminal(), Terminal()

    def script(made: Evening) -> None:
        made.come(BEN, own)
        made.come(CID, other)

    made = evening(script, [NEXT])
    (said,) = [s for b in own.blocks for s in b.said if getattr(s, "event", 0) == LanguageIs()]
    assert said.language == language_after("en")
    assert own.words.language == language_after("en")
    assert other.words.language == "en"
    assert LanguageIs() not in [*made.room.events, *other.events]


def test_the_seat_keeps_its_language() -> None:
    """A new device of the seat has the language that was chosen, and another seat has not.

    Fails when a broken line brings the wrong language back.
    """
    back, other = Terminal(), Terminal()

    def script(made: Evening) -> None:
        guest = made.come(BEN, Terminal())
        made.host._handle(NEXT)
        made.guests.leave(guest)
        made.come(BEN, back)
        made.come(CID, other)

    evening(script)
    assert back.words.language == language_after("en")
    assert back.blocks[0].said[0].language == language_after("en")
    assert other.words.language == "en"


def test_what_was_chosen_before_the_code_counts() -> None:
    """A language chosen at the question for the code is that of the seat from then on."""
    back = Terminal("en")

    def script(made: Evening) -> None:
        made.guests.leave(made.come(BEN, Terminal("en", chosen="de")))
        made.come(BEN, back)

    evening(script)
    assert back.words.language == "de"


@pytest.mark.parametrize("seat", [None, BEN])
def test_a_device_with_a_language_of_its_own(seat: Seat | None) -> None:
    """A guest's own program, a page and the table have their languages in their settings."""
    device = Device()
    assert not isinstance(device, ChangesLanguage)

    def script(made: Evening) -> None:
        made.come(BEN, device)

    made = evening(script, [Intent("language", seat=seat)])
    told = made.room if seat is None else device
    assert LanguageElsewhere() in told.events
    assert device.words.language == "en"


@pytest.mark.parametrize("device", [Device(), Terminal()])
def test_the_help_has_the_key_where_it_works(device: Device) -> None:
    """The help of a guest at a terminal names the key, and that of another device does not."""

    def script(made: Evening) -> None:
        made.come(BEN, device)

    evening(script, [Intent("help", seat=BEN)])
    told = any("the next language" in line for line in device.speech)
    assert told is isinstance(device, Terminal)

"""Two real braille displays at one table, each in its own language, each asked for itself."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from accessigame.braille import Translator
from accessigame.core.model import Intent, Refusal, Seat, only
from accessigame.devices.braille.display_output import BrailleDisplay
from accessigame.displays import Keys, Ready, Routing
from accessigame.host.host import Host
from accessigame.output.blocks import Output
from accessigame.words.words import Localizer
from tests.playing import NAMES, Recorder, Script, hosted

ANA, BEN = Seat(0), Seat(1)
WIDTH = 80


@dataclass
class Felt:
    """A display of one seat, with the cells that are up and the intents of its keys."""

    seat: Seat
    language: str
    notation: str
    frames: list[bytes] = field(default_factory=list)
    given: list[Intent | Refusal | None] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.words = Localizer(self.language, NAMES[:3])
        self.translator = Translator(self.notation)
        self.output = BrailleDisplay(
            self.translator,
            only(self.seat),
            self.given.append,
            lambda _event: None,
            words=self.words,
        )
        self.output.attach(self)
        self.output.on_event(Ready("baum", WIDTH))

    def show(self, cells: bytes) -> None:
        """Note the cells."""
        self.frames.append(cells)

    def close(self, farewell: bytes = b"") -> bool:  # noqa: ARG002 - nobody feels it
        """End."""
        return True

    def shows(self, text: str) -> bool:
        """Return True where the cells hold a text, as this notation writes it."""
        return self.translator.cells(text).rstrip(b"\0") in self.frames[-1]

    def place(self, text: str) -> int:
        """Return the cell at which a text begins."""
        return self.frames[-1].index(self.translator.cells(text).rstrip(b"\0"))


def table(outputs: list[Output]) -> Host:
    """Return a dealt round of 6 nimmt."""
    return hosted(outputs, game="six-nimmt", seed=3, words=Localizer)


def test_two_displays_in_two_languages() -> None:
    """Each feels its own hand and question, chooses by its own routing keys, in its own words.

    Fails when the second is asked somebody else's question, offered no cards, or told in the
    language of the table.
    """
    french, german = Felt(ANA, "fr", "french-compact"), Felt(BEN, "de", "german-compact")
    room = Recorder()
    host = table([room, french.output, german.output])
    host.begin()
    hands = host.session.position.hands  # type: ignore[attr-defined]  # of this game
    for felt, card in ((german, hands[BEN][4]), (french, hands[ANA][6])):
        assert felt.shows(" ".join(map(str, hands[felt.seat])))
        felt.output.on_event(Routing(felt.place(f" {card} ") + 1))
        (chosen,) = felt.given
        assert chosen == Intent("number", card)
        assert isinstance(chosen, Intent)
        assert chosen.seat == felt.seat
    host.inbox = Script([*german.given, *french.given])
    asyncio.run(host.run())
    assert host.session.to_act() == {Seat(2)}
    assert host.session.position.choices[:2] == (hands[ANA][6], hands[BEN][4])  # type: ignore[attr-defined]  # of this game
    assert room.blocks[0].said[0].language == "en"


def test_each_reads_the_news_in_its_own_language() -> None:
    """The news behind the line, and the messages about keys, are in the reader's words."""
    french, german = Felt(ANA, "fr", "french-compact"), Felt(BEN, "de", "german-compact")
    table([french.output, german.output]).begin()
    texts = (french, "cartes chacun", "rien avant"), (german, "jeden", "nichts davor")
    for felt, news, oldest in texts:
        assert felt.shows(news)
        felt.output.on_event(Keys(frozenset({"up"})))
        assert felt.shows(oldest)

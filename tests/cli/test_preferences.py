"""The options of speech: what was given goes before what was settled."""

from __future__ import annotations

from dataclasses import replace

import pytest

from accessigame import app
from accessigame.cli import preferences
from accessigame.cli.parser import BadChoice, BadNumber, OptionNeeds, OptionsApart, Parser
from accessigame.cli.preferences import PlayerUnknown, RatesUnclear, seat_of
from accessigame.commands.play import players_in
from accessigame.core.model import Event, NotUnderstood, Seat
from accessigame.devices.speech.loudspeaker import SpeechPreferences
from accessigame.devices.speech.worker import VoiceSettings
from accessigame.storage import settings
from accessigame.storage.preferences import Preferences
from accessigame.storage.settings import Settings
from accessigame.words.words import Localizer, Verbosity

NAMES = ("Ana", "Ben", "Léa")
ANA, BEN, LEA = (Seat(number) for number in range(3))


def wished(*options: str) -> Preferences:
    """Return what is wished with these options."""
    parser = Parser("play")
    preferences.arguments(parser)
    return preferences.wished(parser.read(["--speech=off", *options]), Localizer("en"), NAMES)


def test_what_is_usual() -> None:
    """Without a wish, sentences are as ever, nothing sounds before them, and lines are read."""
    usual = wished()
    assert (usual.verbosity, usual.cues, usual.reader, dict(usual.rates)) == (
        Verbosity.NORMAL,
        False,
        "lines",
        {},
    )


def test_options_go_before_settings() -> None:
    """A rate that was given counts for its player; the others keep what was settled."""
    kept = Settings(rates="Léa=170, Ana=240,Zoé=300", verbosity="brief", cues=True, reader="direct")
    settings.save(kept)
    found = wished()
    assert dict(found.rates) == {ANA: 240, LEA: 170}
    assert (found.verbosity, found.cues, found.reader) == ("brief", True, "direct")
    found = wished("--rates=ana=250,Ben=160", "--cues=off", "--verbosity=full", "--reader=lines")
    assert dict(found.rates) == {ANA: 250, BEN: 160, LEA: 170}
    assert (found.verbosity, found.cues, found.reader) == ("full", False, "lines")


@pytest.mark.parametrize(
    ("option", "event"),
    [
        ("--rates=250", RatesUnclear("250")),
        ("--rates=Ana=250,,Ben=160", RatesUnclear("")),
        ("--rates=Zoé=250", PlayerUnknown("Zoé", NAMES)),
        ("--rates=Ana=fast", BadNumber("--rates", "fast", 80, 450)),
        ("--rates=Ana=9999", BadNumber("--rates", "9999", 80, 450)),
        ("--verbosity=chatty", BadChoice("--verbosity", "chatty", ("brief", "normal", "full"))),
        ("--cues=loud", BadChoice("--cues", "loud", ("on", "off"))),
        ("--share=display", OptionNeeds("--share display", "--display")),
        ("--share=voice", OptionNeeds("--share voice", "--speech self")),
        ("--display-seat=Ana", OptionNeeds("--display-seat", "--display")),
        ("--reader=aloud", BadChoice("--reader", "aloud", ("lines", "direct"))),
    ],
)
def test_what_cannot_be_wished(option: str, event: Event) -> None:
    """A mistake is told before the game begins, with what is possible."""
    with pytest.raises(NotUnderstood) as caught:
        wished(option)
    assert caught.value.event == event


@pytest.mark.parametrize(
    ("text", "rates"),
    [
        ("", {}),
        ("Ana=250,Ben=160", {"Ana": 250, "Ben": 160}),
        ("Ana=9999,Ben=1,Léa=79,Zoé=450", {"Zoé": 450}),
        ("Ana=fast,=3,Ben,Léa = 200", {"Léa": 200}),
        ("a=b=200", {"a=b": 200}),
    ],
)
def test_rates_in_the_settings(text: str, rates: dict[str, int]) -> None:
    """What is no rate, or outside the limits, is passed over."""
    assert settings.rates_in(text) == rates
    assert settings.rates_in(settings.rates_text(rates)) == rates


def test_what_was_adjusted_in_a_game_is_kept_for_the_next() -> None:
    """The rates of those who are not here stay, and so does all that was not adjusted.

    Fails when the volume, which another program has changed meanwhile, is kept as it was here.
    """
    settings.save(Settings(language="de", rates="Zoé=300,Ana=240", display="baum:x", volume=70))
    before = SpeechPreferences(VoiceSettings(180, 50, 100, ""))
    taste = SpeechPreferences(
        VoiceSettings(200, 40, 100, "+f3"), Verbosity.BRIEF, cues=True, rates={ANA: 260}
    )
    app._keep_speech(NAMES, before, taste)
    assert settings.load() == Settings(
        language="de",
        display="baum:x",
        rates="Zoé=300,Ana=260",
        rate=200,
        pitch=40,
        volume=70,
        voice="+f3",
        cues=True,
    )


def test_the_verbosity_of_what_is_heard_is_kept() -> None:
    """That of the lines if nothing speaks, and nothing is written when nothing has changed."""

    class Heard:
        speaks = False
        verbosity = Verbosity.FULL

    heard: list[object] = [Heard()]
    app._keep_verbosity(heard, Preferences(verbosity="full"))  # type: ignore[arg-type]  # only this of an output is asked
    assert not settings.settings_file().exists()
    app._keep_verbosity(heard, Preferences())  # type: ignore[arg-type]  # the same
    assert settings.load() == replace(Settings(), verbosity="full")


@pytest.mark.parametrize(
    ("seated", "asked"),
    [
        ("A\tB", "A\tB"),
        ("x" * 200, "x" * 200),
        ("Zoe\u0301", "Zo\u00e9"),
        ("Zo\u00e9", "zoe\u0301 "),
    ],
)
def test_a_player_is_found_by_the_name_as_it_was_typed(seated: str, asked: str) -> None:
    """A name that is said shorter, or whose accents were typed apart, is the same name.

    Fails when what was typed is compared with what is said.
    """
    names, _ = players_in(f"Ana,{seated},Ben")
    assert seat_of(asked, names) == Seat(1)
    assert "\u0301" not in names[1], "braille has a cell for the letter, and none for an accent"


def test_a_display_of_somebody_does_not_go_round() -> None:
    """One of the two is kept. Fails when the one that is given up is not named."""
    with pytest.raises(NotUnderstood) as caught:
        wished("--share=display", "--display-seat=Ana", "--display=baum:/dev/x")
    assert caught.value.event == OptionsApart("--share display", "--display-seat")
    assert wished("--share=display", "--display=baum:/dev/x").share == "display"
    assert wished("--share=voice", "--speech=self", "--display=brlapi", "--display-seat=Ana").share

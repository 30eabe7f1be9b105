"""Flags of a run go before the settings."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest

from accessigame.cli import local_outputs, preferences
from accessigame.cli.parser import BadChoice, BadNumber, OptionNeeds, OptionsApart, Parser
from accessigame.cli.players import PlayerUnknown
from accessigame.cli.preferences import RatesUnclear
from accessigame.core.model import Event, NotUnderstood, Seat
from accessigame.devices.camera import library
from accessigame.devices.speech.loudspeaker import SpeechPreferences
from accessigame.devices.speech.voice import VoiceSettings
from accessigame.storage import settings
from accessigame.storage.rows import rows
from accessigame.storage.setting_checks import OTHERS
from accessigame.storage.settings import Preferences, Settings
from accessigame.words.words import Localizer, Verbosity

NAMES = ("Ana", "Ben", "Léa")
ANA, BEN, LEA = (Seat(number) for number in range(3))


def with_flags(*options: str) -> Preferences:
    """Return the preferences of a run with these flags, and nobody speaking."""
    parser = Parser("play")
    preferences.arguments(parser)
    return preferences.preferences_of(
        parser.read(["--speech=off", *options]), Localizer("en"), NAMES
    )


def test_without_flags_and_settings() -> None:
    """By default sentences are normal, nothing sounds before them, and a reader reads lines."""
    usual = with_flags()
    assert (usual.verbosity, usual.cues, usual.reader, dict(usual.seat_rates)) == (
        Verbosity.NORMAL,
        False,
        "lines",
        {},
    )


def test_options_go_before_settings() -> None:
    """A rate that was given counts for its player; the others keep what was settled."""
    rates = {"Léa": 170, "Ana": 240, "Zoé": 300}
    kept = Settings(rates=rates, verbosity="brief", cues=True, reader="direct")
    settings.save(kept)
    found = with_flags()
    assert dict(found.seat_rates) == {ANA: 240, LEA: 170}
    assert (found.verbosity, found.cues, found.reader) == ("brief", True, "direct")
    found = with_flags(
        "--rates=ana=250,Ben=160", "--cues=off", "--verbosity=full", "--reader=lines"
    )
    assert dict(found.seat_rates) == {ANA: 250, BEN: 160, LEA: 170}
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
def test_what_cannot_be_preferred(option: str, event: Event) -> None:
    """A mistake is told before the game begins, with what is possible."""
    with pytest.raises(NotUnderstood) as caught:
        with_flags(option)
    assert caught.value.event == event


def test_what_was_adjusted_in_a_game_is_kept_for_the_next() -> None:
    """The rates of those who are not here stay, and so does all that was not adjusted.

    Fails when the volume, which another program has changed meanwhile, is kept as it was here.
    """
    settings.save(
        Settings(language="de", rates={"Zoé": 300, "Ana": 240}, display="baum:x", volume=70)
    )
    before = SpeechPreferences(VoiceSettings(180, 50, 100))
    preferences = SpeechPreferences(
        VoiceSettings(200, 40, 100, {OTHERS: "+f3"}), Verbosity.BRIEF, cues=True, rates={ANA: 260}
    )
    local_outputs.keep_speech(NAMES, before, preferences)
    assert settings.load() == Settings(
        language="de",
        display="baum:x",
        rates={"Zoé": 300, "Ana": 260},
        rate=200,
        pitch=40,
        volume=70,
        voice={OTHERS: "+f3"},
        cues=True,
    )


def test_the_verbosity_of_what_is_heard_is_kept() -> None:
    """The verbosity of the lines is kept if nothing speaks; without a change nothing is written."""

    class Heard:
        speaks = False
        verbosity = Verbosity.FULL

    heard: list[object] = [Heard()]
    local_outputs.keep_verbosity(heard, Preferences(verbosity="full"))  # type: ignore[arg-type]  # only this of an output is asked
    assert not settings.settings_file().exists()
    local_outputs.keep_verbosity(heard, Preferences())  # type: ignore[arg-type]  # the same
    assert settings.load() == replace(Settings(), verbosity="full")


def test_a_display_of_somebody_does_not_go_round() -> None:
    """One of the two is kept. Fails when the one that is given up is not named."""
    with pytest.raises(NotUnderstood) as caught:
        with_flags("--share=display", "--display-seat=Ana", "--display=baum:/dev/x")
    assert caught.value.event == OptionsApart("--share display", "--display-seat")
    assert with_flags("--share=display", "--display=baum:/dev/x").share == "display"
    assert with_flags(
        "--share=voice", "--speech=self", "--display=brlapi", "--display-seat=Ana"
    ).share


def test_each_row_with_a_flag_is_a_flag_and_a_preference(monkeypatch: pytest.MonkeyPatch) -> None:
    """A flag goes before its setting, whichever row of the table it belongs to.

    Fails when a setting gets a flag that the preferences of a run pass over.
    """
    monkeypatch.setattr(library, "is_installed", lambda: True)
    given = {row.flag: (*row.choices, *map(str, row.limits or ()), "")[0] for row in rows(Settings)}
    texts = {"--display": "baum:x", "--notation": "ueb", "--voice": "+f3", "--rates": "Ana=250"}
    texts["--camera"] = "1"
    flags = {**given, **texts, "--speech": "off"}
    switches = [flag for flag, value in flags.items() if flag and not value]
    wanted = with_flags(*(f"{flag}={value}" for flag, value in flags.items() if value), *switches)
    for row in rows(Settings):
        changed = getattr(wanted, row.name) != row.default
        assert changed == (row.name in FLAGGED), row.name


FLAGGED = {
    "speech", "display", "displays", "notation", "rate", "pitch", "volume", "voice", "flash",
    "verbosity", "cues", "large", "news", "camera",
}  # fmt: skip
"""The settings of which the flags of the test above choose another value than the default."""


def test_the_keys_of_a_game_adjust_the_rows_that_say_so() -> None:
    """The table marks exactly the settings that the keys of a game adjust.

    Another synthesiser needs another voice, so that one is chosen before the game.
    """
    adjusted = {row.name for row in rows(Settings) if row.in_game}
    voice = {each.name for each in fields(VoiceSettings)} - {"synthesiser"}
    assert adjusted == {*voice, "rates", "cues", "verbosity"}

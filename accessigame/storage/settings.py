"""The settings: their table, and the TOML file in which a person keeps them.

`Preferences` are the settings of one run, after its flags, and what is of it alone.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from accessigame.core.model import Event, Seat
from accessigame.storage.files import alone_in, read_within, replace_with
from accessigame.storage.rows import rows, setting

SPEECH_MODES: Final = ("self", "reader", "off")
VERBOSITIES: Final = ("brief", "normal", "full")
READERS: Final = ("lines", "direct")
"""The ways to a screen reader: it reads the lines, or gets each sentence from the program."""
SYNTHESISERS: Final = ("espeak", "system")
"""The voices of the program: eSpeak NG, or the one that Windows and macOS have."""
FLASHES: Final = ("2", "4", "8", "16", "stay", "off")
"""The time of a message on a braille line: seconds, until a key ends it, or none."""
NEWS: Final = ("all", "new", "takes")
"""The news in words on a braille line, from the most to the fewest."""
GRADES: Final = ("1", "2")
"""Braille of sentences: in full, and contracted."""
RATES: Final = (80, 450)
"""The lowest and the highest rate, in words a minute."""
PERCENT: Final = (0, 100)
ON_OFF: Final = ("on", "off")
APP: Final = "accessigame"
LONGEST: Final = 2**20
"""The largest settings file in bytes: more is another kind of file."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The table of settings, one row each; empty text means "not settled yet".

    language: fr, en or de; every command has its flag, `--lang`. display: NAME:PORT.
    notation: a braille notation. rate: words a minute. pitch and volume: percent.
    voice: by language, `VOICE+VARIANT`, each part or none; under `OTHERS` for the other languages.
    displays: those that were named once and answered, each as NAME:PORT.
    chords: the meaning of the space key with dots on a display, by the digits of the dots.
    rates: words a minute by the name of a player. cues: sounds before sentences.
    large: bright letters and high numbers. synthesiser: whose voice it is, where there are two.
    far: the `mailbox` and the `relay` by which guests come from far away, where they are others.
    news: the news that stand in words on a braille line.
    camera: the source of pictures of the table with its real cards.
    """

    language: str = setting("", in_menu=True)
    speech: str = setting("", choices=SPEECH_MODES, flag="--speech", in_menu=True)
    display: str = setting("", flag="--display", in_menu=True)
    notation: str = setting("", flag="--notation", in_menu=True)
    rate: int = setting(180, limits=RATES, flag="--rate", in_game=True)
    pitch: int = setting(50, limits=PERCENT, flag="--pitch", in_game=True)
    volume: int = setting(100, limits=PERCENT, flag="--volume", in_game=True)
    voice: Mapping[str, str] = setting({}, flag="--voice", in_game=True)
    flash: str = setting("4", choices=FLASHES, flag="--flash", in_menu=True)
    grade: str = setting("1", choices=GRADES, flag="--grade", in_menu=True)
    displays: tuple[str, ...] = setting(())
    chords: Mapping[str, str] = setting({})
    rates: Mapping[str, int] = setting({}, limits=RATES, flag="--rates", in_game=True)
    verbosity: str = setting("normal", choices=VERBOSITIES, flag="--verbosity", in_game=True)
    cues: bool = setting(False, choices=ON_OFF, flag="--cues", in_game=True)
    reader: str = setting("lines", choices=READERS, flag="--reader")
    large: bool = setting(False, flag="--large")
    synthesiser: str = setting("espeak", choices=SYNTHESISERS, flag="--synthesiser")
    far: Mapping[str, str] = setting({})
    news: str = setting("takes", choices=NEWS, flag="--news", in_menu=True)
    camera: str = setting("", flag="--camera")


def settings_in(data: Mapping[str, Any], path: str) -> tuple[Settings, tuple[Event, ...]]:
    """Return the settings in a table of TOML as far as they fit, and the mistakes in it."""
    if not data:
        return Settings(), ()
    from accessigame.storage.setting_checks import valid_values  # noqa: PLC0415 - imported only when something is settled

    fine, wrong = valid_values(rows(Settings), data, path)
    return Settings(**fine), wrong


def folder(kind: str) -> Path:
    """Return the folder of this person for `config` or `data`; ACCESSIGAME_HOME moves both."""
    home = os.environ.get("ACCESSIGAME_HOME")
    if home:
        return Path(home)
    import platformdirs  # noqa: PLC0415 - twenty milliseconds that most starts do not need

    places = {"config": platformdirs.user_config_path, "data": platformdirs.user_data_path}
    return places[kind](APP, appauthor=False)


def settings_file() -> Path:
    """Return the path of the settings file."""
    return folder("config") / "settings.toml"


def journals() -> Path:
    """Return the folder of the journals."""
    return folder("data") / "games"


def load() -> Settings:
    """Return the settings in the file, as far as they fit."""
    return load_with_mistakes()[0]


def load_with_mistakes() -> tuple[Settings, tuple[Event, ...]]:
    """Return the settings in the file, as far as they fit, and the mistakes in it."""
    path = settings_file()
    try:
        return settings_in(_table(path), str(path))
    except (OSError, ValueError):  # a TOML error is a ValueError
        from accessigame.storage.setting_checks import SettingsUnreadable  # noqa: PLC0415 - imported only for a mistake

        return Settings(), (SettingsUnreadable(str(path)),)


def _table(path: Path) -> dict[str, Any]:
    """Return the table in a TOML file, empty if there is no file.

    Raises OSError or ValueError when the file cannot be read.
    """
    try:
        text = read_within(path, LONGEST).decode("utf-8")
    except FileNotFoundError:
        return {}
    import tomllib  # noqa: PLC0415 - imported only when there is a settings file

    try:
        return tomllib.loads(text)
    except RecursionError as error:
        raise ValueError("a list in a list, too deep") from error


def save(settings: Settings) -> Path:
    """Write these settings; return the file. Raises OSError when it cannot be written."""
    return change(**asdict(settings))


def change(**values: Any) -> Path:
    """Write these settings, and leave all else in the file as it is; return the file.

    Raises OSError when it cannot be written. The old file stays until the new one is on the disk.
    """
    return revise(lambda _: values)


def revise(changes_for: Callable[[Settings], Mapping[str, Any]]) -> Path:
    """Write the settings that follow from the present ones; else as `change`.

    No other program changes the settings in between, so that no change of another one is lost.
    """
    try:
        path = settings_file().resolve()  # a link to where somebody keeps such files stays one
    except RuntimeError as error:  # a link to itself, which later Pythons resolve to itself
        raise OSError(str(error)) from error
    if path.exists() and not path.is_file():  # a link may lead to a device: it is not ours to move
        raise OSError(f"{path} is no file")
    path.parent.mkdir(parents=True, exist_ok=True)
    with alone_in(path.parent):
        _revise(path, changes_for)
    return settings_file()


def _revise(path: Path, changes_for: Callable[[Settings], Mapping[str, Any]]) -> None:
    import tomli_w  # noqa: PLC0415 - needed once in the life of a settings file

    from accessigame.storage.setting_checks import to_toml  # noqa: PLC0415 - the same

    try:
        old_values = _table(path)
    except (OSError, ValueError):
        path.replace(path.with_suffix(".old"))  # what could not be read may still be mended
        old_values = {}
    new = changes_for(settings_in(old_values, str(path))[0])
    defaults = to_toml(asdict(Settings()))
    replace_with(path, tomli_w.dumps({**defaults, **old_values, **to_toml(new)}))


def remember(display: str) -> None:
    """Keep the name of a display that answered; a disk that refuses is no mistake."""

    def with_it(settings: Settings) -> Mapping[str, Any]:
        return {"displays": tuple(dict.fromkeys((*settings.displays, display)))}

    if display not in load().displays:
        with suppress(OSError):
            revise(with_it)


SHARED_DEVICES: Final = ("display", "voice")


@dataclass(frozen=True, slots=True)
class Preferences(Settings):
    """The settings of one run, with the rows that no file keeps.

    speech: settled by now. displays: those that the display `auto` may try.
    display_seat: the seat whose device the display is alone, if any.
    share: the device that goes from hand to hand, or empty.
    teach: the game explains itself as it goes.
    seat_rates: words a minute of the seats whose players have a rate in `rates` or by `--rates`.
    """

    speech: str = setting("off", choices=SPEECH_MODES, flag="--speech")
    display_seat: Seat | None = setting(None, flag="--display-seat")
    share: str = setting("", choices=SHARED_DEVICES, flag="--share")
    teach: bool = setting(False, flag="--teach")
    seat_rates: Mapping[Seat, int] = field(default_factory=dict)

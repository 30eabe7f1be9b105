"""Where eSpeak NG is looked for, on each system, and which one speaks."""

from __future__ import annotations

import ctypes
import platform
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
import pyttsx3

from accessigame.devices import own_process
from accessigame.devices.speech import espeak_process, pyttsx3_voice, synthesiser
from accessigame.devices.speech.espeak_driver import StreamBackend
from accessigame.devices.speech.pyttsx3_voice import Pyttsx3Voice
from accessigame.devices.speech.synthesiser import EspeakFiles, Synthesiser
from accessigame.devices.speech.voice import NoSynthesiser, SpeechBackend, VoiceSettings
from accessigame.storage import windows_registry

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="it imitates what is there already")
INSTALLED = EspeakFiles("libespeak-ng.so.1")
Registry = Callable[[str | None], None]


@pytest.fixture(autouse=True)
def _no_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "espeakng_loader", None)


@pytest.fixture
def registered(monkeypatch: pytest.MonkeyPatch) -> Registry:
    """Return a function that makes this Windows, with this folder in its registry, or none."""

    def be_windows(folder: str | None) -> None:
        def opened(root: str, key: str, _zero: int, _access: int) -> Any:
            assert (root, key) == ("HKLM", r"Software\eSpeak NG")
            if folder is None:
                raise FileNotFoundError(2, "no such key")
            return nullcontext(key)

        registry: Any = ModuleType("winreg")
        registry.HKEY_LOCAL_MACHINE, registry.OpenKey = "HKLM", opened
        registry.KEY_READ = 0x20019
        registry.QueryValueEx = lambda _key, name: ({"Path": folder}[name], 1)
        monkeypatch.setitem(sys.modules, "winreg", registry)
        for module in (synthesiser, windows_registry):
            monkeypatch.setattr(module, "sys", SimpleNamespace(platform="win32"))

    return be_windows


@pytest.fixture
def ours() -> Iterator[Synthesiser]:
    """Return a synthesiser, and leave no process of it behind."""
    made = Synthesiser()
    yield made
    made.end()


def package(monkeypatch: pytest.MonkeyPatch, library: str, data: Path | None) -> None:
    """Have the package `espeakng_loader` with these files; None for data that are missing."""

    def data_path() -> str:
        if data is None:
            raise RuntimeError("data path not exists")
        return str(data)

    module: Any = ModuleType("espeakng_loader")
    module.get_library_path, module.get_data_path = lambda: library, data_path
    monkeypatch.setitem(sys.modules, "espeakng_loader", module)


def system_data() -> Path:
    """Return the folder of the data that are installed here."""
    ran = subprocess.run(["espeak-ng", "--version"], capture_output=True, text=True, check=True)
    return Path(ran.stdout.partition("Data at: ")[2].strip())


def data_without_french(folder: Path) -> Path:
    """Make data like those that are installed, which know no French; return their folder."""
    made, source = folder / "espeak-ng-data", system_data()
    (made / "lang").mkdir(parents=True)
    for each in (*source.iterdir(), *(source / "lang").iterdir()):
        if each.name not in {"lang", "roa"}:
            (made / each.relative_to(source)).symlink_to(each)
    return made


def use(monkeypatch: pytest.MonkeyPatch, *files: EspeakFiles) -> None:
    """Have these and no others."""
    monkeypatch.setattr(synthesiser, "espeak_files", lambda: iter(files))


# where it is looked for ---------------------------------------------------------------------------


def test_the_installed_one_of_windows_comes_first(
    registered: Registry, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The folder of its installer, then that of programs, then the package; each once.

    Fails when the package is preferred to what somebody has installed.
    """
    package(monkeypatch, "/p/espeak-ng.dll", Path("/p/espeak-ng-data"))
    monkeypatch.setenv("PROGRAMFILES", str(tmp_path))
    usual = str(tmp_path / "eSpeak NG")
    packaged = EspeakFiles("/p/espeak-ng.dll", "/p", packaged=True)
    registered("/elsewhere/eSpeak NG/")
    assert list(synthesiser.espeak_files()) == [
        EspeakFiles("/elsewhere/eSpeak NG/libespeak-ng.dll", "/elsewhere/eSpeak NG"),
        EspeakFiles(f"{usual}/libespeak-ng.dll", usual),
        packaged,
    ]
    for folder in (f"{usual}/", None):
        registered(folder)
        assert list(synthesiser.espeak_files()) == [
            EspeakFiles(f"{usual}/libespeak-ng.dll", usual),
            packaged,
        ]


@pytest.mark.parametrize(
    ("system", "name"), [("linux", "libespeak-ng.so.1"), ("darwin", "libespeak-ng.1.dylib")]
)
def test_elsewhere_the_system_finds_it(
    monkeypatch: pytest.MonkeyPatch, system: str, name: str
) -> None:
    """The name of the library is enough, and without a package there is no other."""
    monkeypatch.setattr(synthesiser, "sys", SimpleNamespace(platform=system))
    first, *others = synthesiser.espeak_files()
    assert first == EspeakFiles(name)
    assert not any(each.packaged or each.folder for each in others)


def test_a_package_without_its_data_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is left out, and nothing is raised."""
    package(monkeypatch, "/p/espeak-ng.dll", None)
    assert not any(each.packaged for each in synthesiser.espeak_files())


# which one speaks ---------------------------------------------------------------------------------


def test_the_package_speaks_where_nothing_is_installed(
    ours: Synthesiser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is found, says its version, and is told apart from an installed one.

    Fails when the package is looked for in the process, which has no packages.
    """
    package(monkeypatch, INSTALLED.library, system_data())
    monkeypatch.setattr(synthesiser, "LINUX", ())
    assert (ours.version()[:2], ours.is_packaged()) == ("1.", True)
    assert "roa/fr" in {voice.id for voice in ours.voices()}


def test_the_installed_one_speaks_before_the_package(
    ours: Synthesiser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The package is there in vain."""
    package(monkeypatch, "/p/espeak-ng.so", Path("/p/espeak-ng-data"))
    assert not ours.is_packaged()


def test_one_that_does_not_load_gives_way(
    ours: Synthesiser, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A file that is no library for this Python, as one of 32 bits, is passed over.

    Fails when the first one that lies there has to do.
    """
    broken = tmp_path / "libespeak-ng.dll"
    broken.write_bytes(b"MZ")
    use(monkeypatch, EspeakFiles(str(broken), str(tmp_path)), INSTALLED)
    assert ours.version()[:2] == "1."


def test_no_data_but_its_own(
    ours: Synthesiser, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The library speaks from the data of its folder, however long and strange its name is.

    Fails when the name is handed to the library, which copies 160 bytes of it.
    """
    folder = tmp_path / "Zoë" / ("long" * 40) / ("longer" * 20)
    data_without_french(folder)
    use(monkeypatch, INSTALLED._replace(folder=str(folder)))
    voices = {voice.id for voice in ours.voices()}
    assert "gmw/de" in voices
    assert "roa/fr" not in voices


# what only Windows has ----------------------------------------------------------------------------


def test_its_console_is_not_that_of_the_game(
    ours: Synthesiser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On Windows the process gets a console that nobody sees, so that Ctrl-C is for the game."""
    asked = {}

    def started(*_: object, **options: object) -> None:
        asked.update(options)
        raise OSError("not now")

    monkeypatch.setattr(own_process, "NO_CONSOLE", 0x8000000)
    monkeypatch.setattr(subprocess, "Popen", started)
    with pytest.raises(OSError, match="not now"):
        ours.prepare()
    assert asked["creationflags"] == 0x8000000


def test_a_crash_opens_no_window(monkeypatch: pytest.MonkeyPatch) -> None:
    """On Windows nobody is asked about a library that crashes: it would wait for an answer."""
    modes: list[int] = []
    windows = SimpleNamespace(kernel32=SimpleNamespace(SetErrorMode=modes.append))
    monkeypatch.setattr(ctypes, "windll", windows, raising=False)
    monkeypatch.setattr(espeak_process, "sys", SimpleNamespace(platform="win32"))
    espeak_process._die_quietly()
    assert modes == [0x8003]


class _Synthesiser:
    """One that works or not."""

    def __init__(self, *, works: bool) -> None:
        self._works = works

    def prepare(self) -> None:
        """Start nothing."""

    def check(self) -> None:
        """Fail where it does not work."""
        if not self._works:
            raise OSError("libespeak-ng is not installed")


@pytest.mark.parametrize(
    ("system", "works", "has_sound", "driver"),
    [
        ("Windows", True, True, ""),
        ("Darwin", True, True, ""),
        ("Windows", False, True, "sapi5"),
        ("Darwin", False, True, "nsss"),
        ("Windows", True, False, "sapi5"),
        ("Linux", False, False, ""),
    ],
)
def test_our_voice_is_that_of_every_system(
    monkeypatch: pytest.MonkeyPatch, system: str, works: bool, has_sound: bool, driver: str
) -> None:
    """Ours speaks where its libraries load; else the voice of a system that has one.

    Linux has no other, so that its voice says what is missing.
    """
    monkeypatch.setattr(platform, "system", lambda: system)
    monkeypatch.setattr(pyttsx3_voice, "synthesiser", lambda: _Synthesiser(works=works))
    monkeypatch.setattr(pyttsx3_voice, "portaudio_available", lambda: has_sound)
    assert driver_of("espeak", monkeypatch) == driver


@pytest.mark.parametrize(
    ("system", "driver"), [("Windows", "sapi5"), ("Darwin", "nsss"), ("Linux", "")]
)
def test_the_voice_of_the_system_is_a_choice(
    monkeypatch: pytest.MonkeyPatch, system: str, driver: str
) -> None:
    """Whoever settles it hears it, though ours would work; Linux has none.

    Fails when the voice does not ask the settings.
    """
    monkeypatch.setattr(platform, "system", lambda: system)
    monkeypatch.setattr(pyttsx3_voice, "synthesiser", lambda: _Synthesiser(works=True))
    monkeypatch.setattr(pyttsx3_voice, "portaudio_available", lambda: True)
    assert driver_of("system", monkeypatch) == driver


def driver_of(wanted: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """Return the driver of the system that a voice of these settings takes; empty for ours."""
    taken: list[SpeechBackend] = []

    def made(driver: str) -> None:
        taken.append(voice._backend)
        raise OSError(driver)

    monkeypatch.setattr("accessigame.devices.speech.espeak_driver.portaudio_available", bool)
    monkeypatch.setattr(pyttsx3, "init", made)
    voice = Pyttsx3Voice("fr", settings=VoiceSettings(synthesiser=wanted))
    assert isinstance(voice.check(), NoSynthesiser)
    (backend,) = taken
    voice.close()
    return "" if isinstance(backend, StreamBackend) else backend.driver

"""Which liblouis is used, and what it must never do: crash, be shadowed, or speak up."""

from __future__ import annotations

import ctypes.util
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from accessigame.braille import (
    NOTATIONS,
    BrailleLibraryUnusable,
    BrailleMissing,
    BrailleNotReal,
    BrailleReady,
    BrailleTablesMissing,
    Liblouis,
    NotationBroken,
    Translator,
    brf,
    discovery,
    dots,
    health,
    liblouis,
)
from accessigame.braille.binding import Binding
from accessigame.core.model import Unavailable
from accessigame.storage.installing import Need, system_command

SENTENCES = [
    "Léa prend la 17 ; pot : 3 jetons.",
    "L’œuf, où ça ? « Là » – à 12,5 %…",
    "Größe ÄÖÜ Straße, 35 Punkte!",
    "It's Ana's turn (6 cards); 17-20, 3/4 & 100%",
    "ABC abc 35B a1 -35 n°2",
]
LOG_EVERYTHING = 0


@pytest.fixture(params=["module", "library"])
def binding(request: pytest.FixtureRequest) -> Binding:
    """Each way to liblouis."""
    found = discovery.module() if request.param == "module" else discovery.library()
    assert found, "python3-louis is needed: make test installs it"
    return found


@pytest.fixture
def afresh() -> Iterator[None]:
    """Forget what was found, before and after."""
    for found in (liblouis, discovery.module):
        found.cache_clear()
    yield
    for found in (liblouis, discovery.module):
        found.cache_clear()


def run(program: str, cwd: Path, **environment: str) -> str:
    """Run a Python program and return what it wrote; anything on stderr is a failure."""
    root = str(Path(__file__).parents[2])
    path = os.pathsep.join([environment.pop("before", ""), root]).strip(os.pathsep)
    done = subprocess.run(
        [sys.executable, "-X", "faulthandler", "-c", program],
        cwd=cwd,
        env={**os.environ, **environment, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.strip()


SAY = """
from accessigame.braille import Translator, dots, liblouis
from accessigame.core.model import Unavailable
from accessigame.storage.installing import Need, system_command
try:
    print(liblouis().binding.kind, dots(Translator("french").cells("35")))
except Unavailable as refusal:
    print(refusal.event)
"""


@pytest.mark.unmeasured
def test_importing_braille_does_not_import_louis(tmp_path: Path) -> None:
    """A player without a display does not wait for liblouis."""
    program = "import sys, accessigame.braille; print('louis' in sys.modules)"
    assert run(program, tmp_path) == "False"


@pytest.mark.unmeasured
def test_debian_s_module_is_used(tmp_path: Path) -> None:
    """Where the real module is there, it is the one in use."""
    assert run(SAY, tmp_path) == "module 6-146-156"


FUNCTIONS = "translateString = backTranslateString = dotsToChar = setLogLevel = print"
LIBRARY = "class liblouis: lou_free = print"


@pytest.mark.parametrize(
    "impostor",
    [
        "",
        "def version(): return '3.24.0'",
        "raise OSError('liblouis.dll')",
        "raise SystemError",
        f"{FUNCTIONS}; version = print",
        f"{FUNCTIONS}; version = str\n{LIBRARY}",
        f"version = lambda: '3.24.0'; setLogLevel = print\n{LIBRARY}",
    ],
)
def test_an_impostor_is_passed_over(tmp_path: Path, impostor: str) -> None:
    """A module called louis that is not liblouis's gives way to the library itself."""
    (tmp_path / "louis.py").write_text(f"# lou_translateString\n{impostor}")
    said = run(SAY, tmp_path, before=str(tmp_path)).splitlines()[-1]
    assert said == "library 6-146-156"


@pytest.mark.unmeasured
@pytest.mark.parametrize(
    "impostor",
    [
        "raise SystemExit(3)",
        "import os; os.abort()",
        "input('Name: ')",
        "print('Hello')",
        "while True: pass",
        "raise KeyboardInterrupt",
    ],
)
def test_an_impostor_is_not_run(tmp_path: Path, impostor: str) -> None:
    """A module called louis that does not call liblouis is not even imported.

    Fails when it is run to find out what it is: it may end the program, ask, or never come back.
    """
    (tmp_path / "louis.py").write_text(impostor)
    assert run(SAY, tmp_path, before=str(tmp_path)) == "library 6-146-156"


@pytest.mark.unmeasured
def test_without_liblouis_a_refusal_says_so(tmp_path: Path) -> None:
    """Neither module nor library: one event, no traceback, nothing on stderr."""
    nowhere = (
        "import sys, ctypes.util; sys.modules['louis'] = None\n"
        "ctypes.util.find_library = lambda name: None\n"
        "from accessigame.braille import discovery; discovery._LIBRARIES = ()\n"
    )
    command = system_command(Need.BRAILLE)
    assert run(nowhere + SAY, tmp_path) == f"BrailleMissing(command={command!r})"


@pytest.mark.unmeasured
@pytest.mark.parametrize("content", [None, "not a library"])
def test_a_library_that_is_named_and_unusable_is_refused(
    tmp_path: Path, content: str | None
) -> None:
    """The person who names a library learns that it cannot be used."""
    path = tmp_path / "liblouis.so"
    if content:
        path.write_text(content)
    program = "import sys; sys.modules['louis'] = None\n" + SAY
    said = run(program, tmp_path, ACCESSIGAME_LIBLOUIS=str(path))
    assert said == f"BrailleLibraryUnusable(path={str(path)!r})"


def test_another_library_is_not_liblouis(monkeypatch: pytest.MonkeyPatch) -> None:
    """A library that loads and is not liblouis is refused too."""
    libc = ctypes.util.find_library("c")
    assert libc
    monkeypatch.setenv("ACCESSIGAME_LIBLOUIS", libc)
    with pytest.raises(Unavailable) as refused:
        discovery.library()
    assert refused.value.event == BrailleLibraryUnusable(libc)


def test_no_library_anywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """When no name leads to a library, it is missing."""
    monkeypatch.setattr(discovery, "_LIBRARIES", ("liblouis.so.none",))
    monkeypatch.setattr(ctypes.util, "find_library", lambda _: "liblouis.so.neither")
    with pytest.raises(Unavailable) as refused:
        discovery.library()
    assert refused.value.event == BrailleMissing(system_command(Need.BRAILLE))


def test_the_tables_that_are_named_are_used(
    binding: Binding, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """ACCESSIGAME_TABLES wins, and is made absolute."""
    (tmp_path / "own").symlink_to(liblouis().tables)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ACCESSIGAME_TABLES", "own")
    found = discovery.folder(binding)
    assert found == tmp_path / "own"
    assert dots(Translator("french", Liblouis(binding, found)).cells("35")) == "6-146-156"


@pytest.mark.parametrize("name", ["empty", "with,comma"])
def test_tables_that_cannot_be_used_are_refused(
    binding: Binding, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str
) -> None:
    """A folder without tables, or with a comma that liblouis would cut at, is named."""
    (tmp_path / "empty").mkdir()
    (tmp_path / "with,comma").symlink_to(liblouis().tables)
    monkeypatch.setenv("ACCESSIGAME_TABLES", str(tmp_path / name))
    with pytest.raises(Unavailable) as refused:
        discovery.folder(binding)
    assert refused.value.event == BrailleTablesMissing(str(tmp_path / name))


def test_liblouis_s_own_path_is_looked_at(
    binding: Binding, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """LOUIS_TABLEPATH, which liblouis knows, and the library's neighbours are looked at."""
    (tmp_path / "share/liblouis").mkdir(parents=True)
    (tmp_path / "share/liblouis/tables").symlink_to(liblouis().tables)
    monkeypatch.setenv("ACCESSIGAME_LIBLOUIS", str(tmp_path / "lib/liblouis.so"))
    assert discovery.folder(binding) == tmp_path / "share/liblouis/tables"
    monkeypatch.setenv("LOUIS_TABLEPATH", f"{tmp_path},,{liblouis().tables}")
    assert discovery.folder(binding) == liblouis().tables


def test_a_table_in_the_current_folder_shadows_nothing(
    binding: Binding, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A file with the name of a shipped table lies in the current folder and is not read."""
    for notation in NOTATIONS.values():
        (tmp_path / notation.table).write_text("space \\s 0\ndigit 3 1\ndigit 5 2\n")
    monkeypatch.chdir(tmp_path)
    louis = Liblouis(binding, liblouis().tables)
    assert dots(Translator("french", louis).cells("35")) == "6-146-156"
    assert dots(Translator("us-compact", louis).cells("35")) == "25-26"


def test_a_broken_table_makes_no_noise(
    binding: Binding, capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Liblouis's own complaints never reach the terminal that a screen reader reads."""
    import louis  # noqa: PLC0415 - the noise is asked for at its source

    (tmp_path / "fr-bfu-comp8.utb").write_text("nonsense here\ninclude nowhere.uti\n")
    louis.setLogLevel(LOG_EVERYTHING)
    again = type(binding)(louis if binding.kind == "module" else "liblouis.so.20")  # type: ignore[call-arg] # the Protocol has no say in how a binding is made
    with pytest.raises(Unavailable) as refused:
        Translator("french-compact", Liblouis(again, tmp_path))
    path = str(tmp_path / "fr-bfu-comp8.utb")
    assert refused.value.event == NotationBroken("french-compact", path)
    assert Liblouis(again, tmp_path).text("none.utb", b"\1") is None
    assert Liblouis(again, tmp_path).display("none.dis", b"\1") is None
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize("notation", NOTATIONS)
def test_both_bindings_write_the_same(notation: str) -> None:
    """The library called directly and Debian's module agree on numbers and sentences."""
    tables, module = liblouis().tables, discovery.module()
    assert module
    ours = Translator(notation, Liblouis(discovery.library(), tables))
    debian = Translator(notation, Liblouis(module, tables))
    for text in [*map(str, range(105)), *SENTENCES]:
        cells = debian.cells(text)
        assert ours.cells(text) == cells
        assert ours.text(cells) == debian.text(cells)


def test_both_bindings_write_the_same_ascii() -> None:
    """The display table gives one answer through either binding."""
    library = Liblouis(discovery.library(), liblouis().tables)
    cells = bytes(range(64))
    assert library.display("en-us-brf.dis", cells) == brf(cells)
    assert library.display("en-us-brf.dis", b"") == ""


def test_cells_are_what_the_module_itself_says() -> None:
    """One number is checked against `louis` called by hand."""
    import louis  # noqa: PLC0415 - beside ours, as a peer

    said = louis.translateString([str(liblouis().tables / "fr-bfu-comp8.utb")], "35", mode=4)
    assert [ord(character) - 0x8000 for character in said] == [0b101001, 0b110001]


THREADS = """
import threading
from accessigame.braille import NOTATIONS, Liblouis, discovery
found = discovery.module() if "KIND" == "module" else discovery.library()
louis = Liblouis(found, discovery.folder(found))
tables = [notation.table for notation in NOTATIONS.values()]
asked = [(tables[turn % 7], f"Léa {turn % 105}") for turn in range(5000)]
said = [[], [], [], []]
begun = threading.Semaphore(0)
def work(mine, start):
    begun.release()
    for table, text in asked[start:] + asked[:start]:
        mine.append((table, text, louis.cells(table, text)))
threads = [threading.Thread(target=work, args=(mine, at)) for at, mine in enumerate(said)]
for thread in threads:  # one by one: Python 3.11 cannot trace two that begin at once
    thread.start()
    begun.acquire()
for thread in threads: thread.join()
right = {(table, text): louis.cells(table, text) for table, text in asked}
wrong = sum(right[table, text] != cells for mine in said for table, text, cells in mine)
print(sum(map(len, said)), "said", wrong, "wrong", None in right.values())
"""


@pytest.mark.unmeasured
def test_threads_share_liblouis(binding: Binding, tmp_path: Path) -> None:
    """Four threads with mixed tables make 20,000 translations: no crash, no wrong cell."""
    assert run(THREADS.replace("KIND", binding.kind), tmp_path) == "20000 said 0 wrong False"


@pytest.mark.unmeasured
def test_a_thread_may_be_inside_when_the_program_ends(tmp_path: Path) -> None:
    """Debian's module would free liblouis under a thread at the end; ours does not."""
    program = (
        "import atexit, louis\n"
        "louis.liblouis.lou_free = lambda: print('freed')\n"
        "atexit.register(louis.liblouis.lou_free)\n"
        "from accessigame.braille import Translator; Translator('ueb')\n"
    )
    assert run(program, tmp_path) == ""


def test_health_of_this_machine() -> None:
    """The doctor learns the binding, its version and its tables, and nothing is wrong."""
    louis = liblouis()
    ready = BrailleReady(louis.binding.kind, louis.binding.version, str(louis.tables))
    assert health() == (ready,)


@pytest.mark.usefixtures("afresh")
def test_health_names_an_impostor(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A module called louis that is no use is named, and the library serves instead."""
    (tmp_path / "louis.py").write_text("version = None")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "louis", raising=False)
    ready, not_real = health()
    assert isinstance(ready, BrailleReady)
    assert ready.binding == "library"
    assert not_real == BrailleNotReal(str(tmp_path / "louis.py"))


@pytest.mark.usefixtures("afresh")
def test_health_without_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without liblouis the doctor has one sentence."""
    monkeypatch.setitem(sys.modules, "louis", None)
    monkeypatch.setattr(discovery, "_LIBRARIES", ())
    monkeypatch.setattr(ctypes.util, "find_library", lambda _: None)
    assert health() == (BrailleMissing(system_command(Need.BRAILLE)),)


@pytest.mark.usefixtures("afresh")
def test_health_names_what_is_broken(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Each notation whose table is not there has its own sentence."""
    for path in liblouis().tables.iterdir():
        if path.name != "de-g0.utb":
            (tmp_path / path.name).symlink_to(path)
    monkeypatch.setenv("ACCESSIGAME_TABLES", str(tmp_path))
    liblouis.cache_clear()
    ready, broken = health()
    assert isinstance(ready, BrailleReady)
    assert broken == NotationBroken("german", str(tmp_path / "de-g0.utb"))

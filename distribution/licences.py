"""The licences of what is in our packages: the rows of docs/licences.md, and the texts.

A row is made of the metadata of its library, and a package is not built without the row of each
library that is in it.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterable, Mapping
from email.message import Message
from email.parser import HeaderParser
from pathlib import Path
from types import MappingProxyType
from typing import Final

from distribution.tools import ROOT, BuildError

PAGE: Final = ROOT / "docs" / "licences.md"
COMMON: Final = Path("/usr/share/common-licenses")
"""The texts of licences that Debian has on each system."""
LONGEST: Final = 40
"""Letters of a licence that is a name; a longer one is a text."""
NAMES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "APL 2": "Apache-2.0",
        "Apache 2.0": "Apache-2.0",
        "Apache License, Version 2.0": "Apache-2.0",
        "BSD": "BSD-3-Clause",
        "BSD License": "BSD-3-Clause",
        "MIT License": "MIT",
        "PSF": "PSF-2.0",
    }
)
"""The SPDX name of licences that their metadata name in another way; the texts were compared."""
UNSAID: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        "espeakng-loader": (
            "none is stated; all but a few lines is eSpeak NG",
            "https://github.com/thewh1teagle/espeakng-loader",
        ),
        "prismatoid": ("MPL-2.0", "https://github.com/ethindp/prism"),
        "reportlab": ("BSD-3-Clause", "https://pypi.org/project/reportlab"),
    }
)
"""The licence and the place of the sources where the metadata do not name them."""
TEXTS: Final[Mapping[str, str]] = MappingProxyType(
    {"Apache-2.0": "Apache-2.0", "BSD-3-Clause": "BSD", "MPL-2.0": "MPL-2.0"}
    | {"LGPL-3.0-only": "LGPL-3", UNSAID["espeakng-loader"][0]: "GPL-3"}
)
"""The text of Debian for libraries that bring none."""
OTHERS: Final = ("GPL-3", "LGPL-2.1", "Apache-2.0")
"""The texts of eSpeak NG, of liblouis, and of OpenSSL in CPython, which come without them."""
SOURCES: Final = ("source", "source code", "code", "github", "repository", "homepage")
"""What a link to the sources is called, the surest first."""
_LABEL: Final = re.compile(r"\| ([^|]+) \|")
_FILE: Final = re.compile(r"licen[cs]e|copying|notice", re.IGNORECASE)


def row(about: Message) -> str:
    """Return the row of a library: its name, its licence and where its sources are."""
    name = str(about["Name"]).lower().replace("_", "-")
    licence, sources = UNSAID.get(name) or (_licence(about), _sources(about))
    return f"| {name} | {licence} | <{sources}> |"


def _licence(about: Message) -> str:
    """Return the SPDX name of a licence, as far as metadata have one."""
    if expression := about["License-Expression"]:
        return str(expression)
    if (said := str(about["License"] or "")) and len(said) <= LONGEST and said != "UNKNOWN":
        return NAMES.get(said, said)
    classifiers = (str(each) for each in about.get_all("Classifier") or ())
    found = (each.rpartition(" :: ")[2] for each in classifiers if each.startswith("License ::"))
    return next((NAMES.get(each, each) for each in found), "unknown")


def _sources(about: Message) -> str:
    """Return the address of the sources, as far as metadata have one."""
    pairs = (str(each).partition(", ") for each in about.get_all("Project-URL") or ())
    links = {label.lower(): link.rstrip("/") for label, _, link in pairs}
    named = (links[label] for label in SOURCES if label in links)
    return next(named, str(about["Home-page"] or "unknown").rstrip("/"))


def listed() -> Mapping[str, str]:
    """Return the rows of the page by the names of their libraries."""
    lines = PAGE.read_text("utf-8").splitlines()
    return {found[1]: line for line in lines if (found := _LABEL.match(line))}


def check(library: Path) -> None:
    """Compare the libraries of a folder with the page.

    Raises BuildError with each row that is missing there or says something else.
    """
    rows = listed()
    wanted = [row(metadata(information)) for information in _installed(library)]
    if missing := [each for each in wanted if each not in rows.values()]:
        raise BuildError(f"these rows are missing in {PAGE.name}:\n" + "\n".join(missing))


def collect(library: Path, target: Path) -> None:
    """Check the libraries of a folder, and copy the page and all texts of licences into another.

    Raises BuildError where a row or a text is missing.
    """
    check(library)
    target.mkdir(parents=True)
    shutil.copyfile(PAGE, target / PAGE.name)
    shutil.copyfile(ROOT / "LICENSE", target / "accessigame.txt")
    for name in OTHERS:
        shutil.copyfile(COMMON / name, target / f"{name}.txt")
    for information in _installed(library):
        _collect_texts(information, target / information.name.partition("-")[0])


def _collect_texts(information: Path, target: Path) -> None:
    """Copy the texts of one library, or that of Debian where it brings none."""
    target.mkdir()
    texts = [path for path in information.rglob("*") if path.is_file() and _is_text(path)]
    for path in texts:
        copy = target / path.relative_to(information)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, copy)
    licence = row(metadata(information)).split(" | ")[1]
    if not texts and licence in TEXTS:
        shutil.copyfile(COMMON / TEXTS[licence], target / "LICENSE.txt")
    elif not texts:
        raise BuildError(f"{information.name} has no text of its licence, {licence}")


def _is_text(path: Path) -> bool:
    return path.parent.suffix != ".dist-info" or bool(_FILE.match(path.name))


def _installed(library: Path) -> Iterable[Path]:
    """Return the folders with the metadata of the libraries; the program itself is none."""
    found = sorted(library.glob("*.dist-info"))
    return [path for path in found if not path.name.startswith("accessigame-")]


def metadata(information: Path) -> Message:
    """Return the metadata of a library."""
    return HeaderParser().parsestr((information / "METADATA").read_text("utf-8"))

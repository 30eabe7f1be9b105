"""Which library of the Debian package comes from Debian, and which is bundled.

A library comes from Debian where Debian 12 and Debian 13 both have a release that is new enough,
so that its repairs come from there too. `bundled.txt` has all others, and those of the far code as
a whole: they are of one family with Twisted and OpenSSL, and Debian 12 has them from 2022.
"""

from __future__ import annotations

from pathlib import Path
from types import MappingProxyType
from typing import Final

BUNDLED: Final = Path(__file__).with_name("bundled.txt")

LIBRARIES: Final = MappingProxyType(
    {
        "attrs": "python3-attr",
        "babel": "python3-babel",
        "charset-normalizer": "python3-charset-normalizer",
        "idna": "python3-idna",
        "pillow": "python3-pil",
        "pycparser": "python3-pycparser",
        "pyserial": "python3-serial",
        "pytz": "python3-tz",
        "wcwidth": "python3-wcwidth",
    }
)
"""The package in Debian of each library that comes from there."""

OLDEST: Final = MappingProxyType(
    {
        "attrs": "22.2.0",
        "babel": "2.10.3",
        "charset-normalizer": "3.0.1",
        "idna": "3.3",
        "pillow": "9.4.0",
        "pycparser": "2.21",
        "pyserial": "3.5",
        "pytz": "2022.7.1",
        "wcwidth": "0.2.5",
    }
)
"""The release of each in Debian 12."""

SYSTEM: Final = (
    "python3-louis",
    "liblouis-data",
    "libespeak-ng1",
    "espeak-ng-data",
    "libportaudio2",
)
"""The packages for braille, voice and sound, which are no Python libraries."""

PYTHONS: Final = ("3.11", "3.13")
"""The Pythons of Debian 12 and Debian 13."""

NEEDED: Final = (
    f"python3 (>= {PYTHONS[0]})",
    "python3 (<< 3.14)",  # bundled libraries in C are for these Pythons
    *SYSTEM,
    *LIBRARIES.values(),
)
"""The dependencies of the package."""


def bundled() -> tuple[str, ...]:
    """Return the requirements of the bundled libraries, such as `tomli_w==1.2.0`."""
    return requirements(BUNDLED)


def requirements(path: Path) -> tuple[str, ...]:
    """Return the requirements in a file that pip reads too."""
    lines = (line.partition("#")[0].strip() for line in path.read_text("utf-8").splitlines())
    return tuple(line for line in lines if line)

"""No command changes the computer of whoever runs it: what is installed starts nothing by itself.

A package of Debian that has a service, a rule of udev or an autostart begins to work once it is
there. Such a screen reader would speak beside the one that a blind developer uses.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

pytestmark = [
    pytest.mark.unmeasured,
    pytest.mark.skipif(not shutil.which("make"), reason="make tells what it would do"),
]

ROOT = Path(__file__).parents[1]
SET_UP = re.compile(r'sh setup\.sh "[^"]*" "([^"]*)" "([^"]*)" "[^"]*" "([^"]*)"')
TARGETS = (
    *("play", "test", "check", "quick", "golden", "orca"),
    *("bench", "dist", "deb", "hear", "docs"),
)
PYTHON_ALONE = {"python3", "python3-venv"}
STARTERS = re.compile(
    r"^(/usr)?/lib/systemd/(system|user)(-generators|-preset)?/."
    r"|^/etc/(init\.d|rc.\.d|systemd|xdg/autostart|xdg/systemd|X11/Xsession\.d|cron[^/]*)/."
    r"|^/(etc|lib|usr/lib)/udev/rules\.d/."
    r"|^/usr/share/(dbus-1/(system-)?services|gdm/greeter/autostart)/."
)
"""Files by which something starts that nobody has called."""


def set_ups(target: str) -> list[tuple[set[str], str, set[str]]]:
    """Return what a target on a new machine has installed, by Debian and by pip, and unpacked."""
    ran = subprocess.run(
        ["make", "--dry-run", "--silent", target, "VENV=not-there"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    found = SET_UP.findall(ran.stdout)
    return [({*packages.split()}, pip, {*unpacked.split()}) for packages, pip, unpacked in found]


def starters(package: str) -> list[str]:
    """Return the files of an installed package of Debian by which something starts."""
    ran = subprocess.run(["dpkg", "-L", package], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, f"{package} is not installed: make play installs it"
    # a folder that several packages share is listed by each of them
    found = [line for line in ran.stdout.splitlines() if STARTERS.match(line)]
    return [path for path in found if not Path(path).is_dir()]


def with_needed(packages: set[str]) -> set[str]:
    """Return the packages, and all that apt would add on the barest Debian."""
    options = ["-o", "Dir::State::status=/dev/null", "-o", "APT::Install-Recommends=false"]
    ran = subprocess.run(
        ["apt-get", *options, "--simulate", "install", *sorted(packages)],
        capture_output=True,
        text=True,
        check=False,  # without lists of packages it knows none
    )
    return packages | set(re.findall(r"^Inst (\S+)", ran.stdout, re.MULTILINE))


def is_everywhere(package: str) -> bool:
    """Say whether every Debian has this package, or this machine has another in its place."""
    ran = subprocess.run(
        ["dpkg-query", "-W", "-f", "${Priority} ${db:Status-Status}", package],
        capture_output=True,
        text=True,
        check=False,
    )
    return ran.stdout not in {f"{priority} installed" for priority in ("optional", "standard")}


@pytest.mark.parametrize("target", ["deb", "dist", "check"])
def test_who_builds_or_checks_gets_python_alone(target: str) -> None:
    """No braille, no voice, and nothing to unpack. Fails when `make deb` prepares for the tests."""
    ((packages, _, unpacked),) = set_ups(target)
    assert (packages, unpacked) == (PYTHON_ALONE, set())


def test_nothing_is_installed_that_play_does_not_need() -> None:
    """What only tests need is unpacked. Fails when brltty is in the list that is installed."""
    ((played, _, _),) = set_ups("play")
    for target in TARGETS:
        for packages, _, unpacked in set_ups(target):
            assert packages <= played, target
            assert not unpacked & packages, target


@pytest.mark.skipif(not shutil.which("dpkg"), reason="Debian tells what is in its packages")
def test_nothing_that_is_installed_starts_by_itself() -> None:
    """By rule, with all that these packages need; what every Debian has is left out.

    Fails when brltty is in the list that is installed: it has services and rules of udev.
    """
    ((played, _, _),) = set_ups("play")
    added = {package for package in with_needed(played) if not is_everywhere(package)}
    assert {package: starters(package) for package in played | added if starters(package)} == {}


def test_the_rule_knows_what_starts() -> None:
    """It finds the services, rules and entries of packages of Debian, and nothing else."""
    by_itself = (
        "/lib/systemd/system/brltty.service",
        "/lib/udev/rules.d/85-brltty.rules",
        "/usr/lib/udev/rules.d/90-brltty-usb-generic.rules",
        "/etc/init.d/speech-dispatcher",
        "/usr/lib/systemd/user/pulseaudio.socket",
        "/etc/xdg/autostart/pulseaudio.desktop",
        "/usr/share/dbus-1/services/ca.desrt.dconf.service",
    )
    assert all(map(STARTERS.match, by_itself))
    others = ("/usr/bin/brltty", "/usr/lib/systemd", "/etc/init.d", "/usr/lib/udev/brltty.sh")
    assert not any(map(STARTERS.match, others))

"""The program loads on systems that lack what Python has on POSIX alone."""

from __future__ import annotations

import subprocess
import sys
from typing import Final

import pytest

pytestmark = pytest.mark.unmeasured

POSIX: Final = ("fcntl", "grp", "pty", "pwd", "resource", "syslog", "termios", "tty")

LOADER: Final = """
import builtins
from tests.modules import modules

load = builtins.__import__

def guarded(name, globals=None, *others):
    asks = (globals or {}).get("__name__", "")
    if asks.partition(".")[0] == "accessigame" and name in POSIX:
        raise ModuleNotFoundError(f"{asks} needs {name}")
    return load(name, globals, *others)

builtins.__import__ = guarded
for module in modules():
    load(module)
    print(module)
"""
"""Loads every module in which nobody but the libraries gets these."""


def test_every_module_loads_without_what_only_posix_has() -> None:
    """Every command begins on Windows: what it lacks is asked for where it is used.

    The libraries, which choose by the system, get theirs.
    Fails when port.py imports grp at its head.
    """
    loader = f"POSIX = {POSIX}\n{LOADER}"
    ran = subprocess.run(
        [sys.executable, "-c", loader], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    assert {"accessigame.main", "accessigame.menu.main_menu"} <= set(ran.stdout.split())

"""The registry of Windows, with a stand-in for it; what programs have there is tried where it is.

`tests/braille/test_dll.py` has NVDA's folder, `tests/devices/speech/test_espeak_files.py` that of
eSpeak NG, and `tests/devices/transport/test_com_port.py` the names of paired devices.
"""

from __future__ import annotations

import sys
from types import ModuleType

import pytest

from accessigame.storage.windows_registry import machine_value


@pytest.mark.skipif(sys.platform == "win32", reason="there is one")
def test_other_systems_have_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is looked for, also where a module has that name.

    Fails when the registry is read wherever a module of that name can be imported.
    """
    monkeypatch.setitem(sys.modules, "winreg", ModuleType("winreg"))
    assert machine_value(r"SOFTWARE\Example", "Path") is None

"""Whether a file can be read by its owner alone: by its mode, or by its access list on Windows."""

from __future__ import annotations

import ctypes
import re
import sys
from ctypes import wintypes
from pathlib import Path

FILE_OBJECT, DACL_SECURITY_INFORMATION, SDDL_REVISION = 1, 4, 1


def only_its_owner_reads(path: Path) -> bool:
    """Return True if nobody reads a file but its owner, besides those who may read anything."""
    if sys.platform == "win32":
        others = {"SY", "BA"}
        return len({*re.findall(r"([^;]+)\)", access_list(path))} - others) == 1
    return path.stat().st_mode & 0o777 == 0o600


def access_list(path: Path) -> str:
    """Return the access list that Windows has for a file, in its own words."""
    told, descriptor = wintypes.LPWSTR(), ctypes.c_void_p()
    if sys.platform == "win32":
        security, facts = ctypes.windll.advapi32, DACL_SECURITY_INFORMATION
        security.GetNamedSecurityInfoW(
            str(path), FILE_OBJECT, facts, None, None, None, None, ctypes.byref(descriptor)
        )
        security.ConvertSecurityDescriptorToStringSecurityDescriptorW(
            descriptor, SDDL_REVISION, facts, ctypes.byref(told), None
        )
    return told.value or ""

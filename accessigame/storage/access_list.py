"""Access lists of Windows, for files that only their owner may use: it has no modes."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

ACCESS_LIST: Final = "D:P(A;;FA;;;SY)(A;;FA;;;BA)(A;;FA;;;{user})"
"""All access for the system and its administrators, who have it elsewhere too, and for a user.

Nothing comes from the folder. The user stands by number: a file of an elevated program belongs
to the administrators, and the same user without these rights could not read it.
"""
SDDL_REVISION: Final = 1
ACCESS: Final = 0x8000_0004
"""What is set of a file: its access list, without the one of its folder."""
THIS_PROCESS: Final = -1
TOKEN_QUERY, TOKEN_USER = 0x8, 1
LARGEST_USER: Final = 256
"""Bytes of a user, more than any has."""


def restrict_to_owner(path: Path) -> None:
    """Have Windows let only this user use a file; elsewhere its mode does.

    A disk without access lists, such as that of a camera, leaves the file as it is.
    """
    if sys.platform == "win32":
        _set_access_list(path, ACCESS_LIST.format(user=_this_user()))


def _this_user() -> str:
    """Return the number of the user of this program, as Windows writes it."""
    import ctypes  # noqa: PLC0415 - only Windows needs it
    from ctypes import wintypes  # noqa: PLC0415 - likewise

    token, size, number = wintypes.HANDLE(), wintypes.DWORD(), wintypes.LPWSTR()
    user = ctypes.create_string_buffer(LARGEST_USER)
    if sys.platform == "win32":
        kernel, security = ctypes.windll.kernel32, ctypes.windll.advapi32
        process = wintypes.HANDLE(THIS_PROCESS)
        security.OpenProcessToken(process, TOKEN_QUERY, ctypes.byref(token))
        security.GetTokenInformation(token, TOKEN_USER, user, LARGEST_USER, ctypes.byref(size))
        place = ctypes.c_void_p.from_buffer(user)  # a pointer to the number comes first
        security.ConvertSidToStringSidW(place, ctypes.byref(number))
        kernel.CloseHandle(token)
    return number.value or ""


def _set_access_list(path: Path, access_list: str) -> None:
    import ctypes  # noqa: PLC0415 - only Windows needs it

    descriptor = ctypes.c_void_p()
    if sys.platform == "win32":
        kernel, security = ctypes.windll.kernel32, ctypes.windll.advapi32
        if security.ConvertStringSecurityDescriptorToSecurityDescriptorW(
            access_list, SDDL_REVISION, ctypes.byref(descriptor), None
        ):
            security.SetFileSecurityW(str(path), ACCESS, descriptor)
            kernel.LocalFree(descriptor)

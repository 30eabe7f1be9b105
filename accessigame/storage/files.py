"""Atomic file replacement, bounded reads, locks, and files that only their owner may use.

For the last, Windows has access lists, and no modes.
"""

from __future__ import annotations

import errno
import os
import stat
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

ANYBODY, OWNER_ONLY = 0o666, 0o600
"""Modes of a new file: readable as the system usually lets, or by its owner alone."""

BINARY: Final[int] = getattr(os, "O_BINARY", 0)
"""The flag of `os.open` without which Windows changes the ends of lines."""

TRIES: Final = 250
PAUSE: Final = 0.02
"""Requests for a lock, and seconds between them: a program that hangs may have it."""

LOCKED_BY_ANOTHER: Final = (errno.EACCES, errno.EDEADLK)
"""Errors of Windows for a lock that another program has."""
LOCK_NAME: Final = ".lock"
"""The file of a folder that is locked in its place on Windows."""
LOCK_PLACE: Final = 2**30
"""The byte that is locked on Windows: behind the end of our files, and low enough for 32 bits."""


def read_within(path: Path, most: int) -> bytes:
    """Return the bytes of a file; OSError as usual, ValueError where there are more than `most`.

    ValueError also for anything but a regular file: a pipe may keep its reader waiting for ever,
    and a device has no end. A part of a file would be another file.
    """
    mode = path.stat().st_mode
    if not (stat.S_ISREG(mode) or stat.S_ISDIR(mode)):  # to open a folder is an OSError
        raise ValueError("a pipe or a device")
    with path.open("rb") as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise ValueError(f"more than {most} bytes")
    return data


def within_home(path: Path) -> Path | None:
    """Return a path from the home folder on; None for one elsewhere, or without a home."""
    with suppress(ValueError, RuntimeError, OSError):
        return path.resolve().relative_to(Path.home().resolve())
    return None


def replace_with(path: Path, text: str, mode: int = ANYBODY) -> None:
    """Replace a file, or make one, with this text; raises OSError, which leaves the old file.

    Neither a crash nor a full disk leaves half of it, nor does another program that does the same.
    """
    new = path.with_suffix(f".{os.getpid()}.new")
    try:
        descriptor = open_new(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode)
        with open(descriptor, "w", encoding="utf-8", newline="") as file:  # noqa: PTH123 - it is open
            file.write(text)
            file.flush()
            os.fsync(file.fileno())  # a name that changes before its content would lose both
        new.replace(path)
    except OSError:
        with suppress(OSError):  # half a file takes room on a disk that has none
            new.unlink()
        raise


def open_new(path: Path, flags: int, mode: int) -> int:
    """Return the descriptor of a file that is made now, with this mode; raises OSError."""
    descriptor = os.open(path, flags, mode)
    if mode == OWNER_ONLY:
        restrict_to_owner(path)
    return descriptor


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Read and replace files of a folder within this block while no other program does so.

    Without such a lock, or when another program keeps it for seconds, the block runs all the same.
    """
    descriptor = _locked(folder)
    try:
        yield
    finally:
        if descriptor is not None:
            os.close(descriptor)


def _locked(folder: Path) -> int | None:
    """Return the descriptor that holds the lock of a folder; None where there are no locks."""
    with suppress(OSError):
        descriptor = _open_for_lock(folder)
        tries = iter(range(TRIES))
        while another_has_lock(descriptor) and next(tries, None) is not None:
            time.sleep(PAUSE)
        return descriptor
    return None


def _open_for_lock(folder: Path) -> int:
    """Return a descriptor whose lock stands for a folder."""
    path, flags = folder, os.O_RDONLY
    if sys.platform == "win32":  # it opens no folder
        path, flags = folder / LOCK_NAME, os.O_RDWR | os.O_CREAT
    return os.open(path, flags, OWNER_ONLY)


def another_has_lock(descriptor: int) -> bool:
    """Take the lock of an open file or folder; True if another program has it.

    The lock goes with the descriptor. False where there are no locks, as on some network disks.
    """
    try:
        _lock(descriptor)
    except OSError as error:  # a disk elsewhere may have no locks
        return isinstance(error, BlockingIOError) or (
            sys.platform == "win32" and error.errno in LOCKED_BY_ANOTHER
        )
    return False


def _lock(descriptor: int) -> None:
    """Take the lock of an open file, without waiting; OSError if that is not possible."""
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415 - only Windows has it

        # such a lock keeps others from reading, too: so it is on a byte that no file has
        os.lseek(descriptor, LOCK_PLACE, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl  # noqa: PLC0415 - Windows has none

        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


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

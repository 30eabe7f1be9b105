"""The key of this computer, by which guests know it again.

It is made once, with the first door, and kept in the folder of the settings for its owner alone.
A damaged key is not replaced: the computers of all guests would warn of an attack.
"""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Final

from accessigame.core.model import AtTable, NotUnderstood, Unavailable, event_class
from accessigame.doors.secure_shell import asyncssh
from accessigame.storage.files import OWNER_ONLY, alone_in, read_within, replace_with

NAME: Final = "ssh_host_ed25519_key"
"""The name of its file, as in OpenSSH."""
LONGEST: Final = 10_000
"""Bytes of the file, which has some 400."""


@event_class
class HostKeyDamaged(AtTable):
    """The file of the key holds none."""

    file: str


@event_class
class HostKeyUnwritable(AtTable):
    """The key can be neither read nor kept; `code` is the system's name of the error."""

    file: str
    code: str


def host_key(folder: Path) -> asyncssh.SSHKey:
    """Return the key in this folder, made now if there is none.

    Raises NotUnderstood for a damaged file, and Unavailable where the disk refuses.
    """
    path = folder / NAME
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with alone_in(folder):  # two tables that start together must agree on one key
            return _read(path) if path.exists() else _make(path)
    except OSError as error:
        code = errno.errorcode.get(error.errno or 0, "EIO")
        raise Unavailable(HostKeyUnwritable(str(path), code)) from error


def _read(path: Path) -> asyncssh.SSHKey:
    path.chmod(OWNER_ONLY)  # a copy from another disk may be readable by everybody
    try:
        return asyncssh.import_private_key(read_within(path, LONGEST))
    except (asyncssh.KeyImportError, ValueError) as error:
        raise NotUnderstood(HostKeyDamaged(str(path))) from error


def _make(path: Path) -> asyncssh.SSHKey:
    key = asyncssh.generate_private_key("ssh-ed25519")
    replace_with(path, key.export_private_key().decode("ascii"), OWNER_ONLY)
    return key

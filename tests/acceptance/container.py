"""Run a command that can end nothing but what it started: `container.py MEANS COMMAND…`.

MEANS is "namespaces": the command sees, signals and mounts within namespaces of its own, and
all that it started ends with it. Or it is "guard", where the system gives out no namespaces: a
filter of system calls refuses `kill` to all processes and to groups, and what the command left
running is ended after it. Its exit code or its signal comes through; signals are passed on to it,
but SIGTSTP stops it as SIGSTOP does, and SIGUSR2 kills it with all that it started.

This is a program of its own, because a process that takes namespaces must not have threads.
"""

from __future__ import annotations

import ctypes
import os
import platform
import select
import signal
import struct
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

FAILED: Final = 125
"""The exit code when the command could not be contained, and was not begun."""

PASSED: Final = {
    *(signal.SIGHUP, signal.SIGINT, signal.SIGQUIT, signal.SIGTERM, signal.SIGUSR1),
    *(signal.SIGUSR2, signal.SIGWINCH, signal.SIGCONT, signal.SIGTSTP),
}
END: Final = signal.SIGUSR2

CLONE_NEWNS, CLONE_NEWUSER, CLONE_NEWPID = 0x0002_0000, 0x1000_0000, 0x2000_0000
MS_NOSUID_NODEV_NOEXEC, MS_REC, MS_PRIVATE = 2 | 4 | 8, 1 << 14, 1 << 18
PR_SET_PDEATHSIG, PR_SET_SECCOMP, PR_SET_CHILD_SUBREAPER, PR_SET_NO_NEW_PRIVS = 1, 22, 36, 38
SECCOMP_MODE_FILTER: Final = 2

_LIBC = ctypes.CDLL(None, use_errno=True)


# what both means share ----------------------------------------------------------------------


def _called(result: int) -> None:
    """Raise OSError where a function of libc told of a failure."""
    if result:
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number))


def _prctl(option: int, *values: int | ctypes.c_void_p) -> None:
    given = [ctypes.c_ulong(value) if isinstance(value, int) else value for value in values]
    _called(_LIBC.prctl(option, *given, *[ctypes.c_ulong(0)] * (4 - len(given))))


def _forked(body: Callable[[], int]) -> int:
    """Fork a process that does this, and is killed when we end; return its id."""
    parent, child = os.pidfd_open(os.getpid()), os.fork()
    if child:
        os.close(parent)
        return child
    code = FAILED
    try:
        _prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        if not select.select([parent], [], [], 0)[0]:  # it may have ended before the line above
            code = body()
    except OSError as error:
        sys.stderr.write(f"{sys.argv[0]}: {error}\n")
    finally:
        os._exit(code)


def _become(command: list[str]) -> int:
    """Be the command, in a group of its own, with signals as they were."""
    _leave_the_group()
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # which Python ignores
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {*PASSED, signal.SIGCHLD})
    os.execvp(command[0], command)  # noqa: S606 - no shell is wanted


def _leave_the_group() -> None:
    """Leave the group of processes that started us, since a signal to the group reaches all."""
    try:
        os.setpgid(0, 0)
        signal.signal(signal.SIGTTOU, signal.SIG_IGN)
        os.tcsetpgrp(0, os.getpid())  # the keys of a terminal act on the group in front
    except OSError:  # no terminal
        os.setpgid(0, os.getpid())
    finally:
        signal.signal(signal.SIGTTOU, signal.SIG_DFL)


def _serve(child: int, *, end: Callable[[], None] | None = None, stops: bool = True) -> int:
    """Pass signals on until the child has ended, reaping all; return its wait status.

    end: what END does, in the place of being passed on. stops: whether SIGTSTP is SIGSTOP.
    """
    while True:
        number = signal.sigwait({*PASSED, signal.SIGCHLD})
        if number == signal.SIGCHLD:
            for reaped, status in _reaped():
                if reaped == child:
                    return status
        elif number == END and end:
            end()
        else:
            os.kill(child, signal.SIGSTOP if stops and number == signal.SIGTSTP else number)


def _reaped() -> Iterator[tuple[int, int]]:
    """Give the id and the wait status of each child that has ended."""
    with suppress(ChildProcessError):
        while (ended := os.waitpid(-1, os.WNOHANG))[0]:
            yield ended


def _end_as(status: int) -> int:
    """End by the signal of a wait status; return the exit code where there was none."""
    code = os.waitstatus_to_exitcode(status)
    if code < 0:
        number = -code
        if number not in {signal.SIGKILL, signal.SIGSTOP}:
            signal.signal(number, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {number})
        os.kill(os.getpid(), number)
    return code


# namespaces ---------------------------------------------------------------------------------


def _in_namespaces(command: list[str]) -> int:
    """Run the command as the child of the first process of new namespaces; return its status."""
    _take_namespaces()
    reads, writes = os.pipe()

    def first() -> int:
        _mount_proc()
        child = _forked(lambda: _become(command))
        os.write(writes, struct.pack("i", _serve(child)))
        return 0  # and all that is left here ends

    child = _forked(first)
    os.close(writes)
    status = _serve(child, end=lambda: os.kill(child, signal.SIGKILL), stops=False)
    told = os.read(reads, 4)
    return int(struct.unpack("i", told)[0]) if told else status


def _take_namespaces() -> None:
    """Take namespaces for processes and mounts; whoever may not, with one for users."""
    user, group = os.getuid(), os.getgid()
    if _LIBC.unshare(CLONE_NEWPID | CLONE_NEWNS):
        _called(_LIBC.unshare(CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNS))
        own = Path("/proc/self")
        (own / "setgroups").write_text("deny", "ascii")
        (own / "uid_map").write_text(f"{user} {user} 1", "ascii")
        (own / "gid_map").write_text(f"{group} {group} 1", "ascii")


def _mount_proc() -> None:
    """Let no mount be seen outside, and show our own processes in /proc."""
    if _LIBC.mount(None, b"/", None, MS_REC | MS_PRIVATE, None):  # / is no mount after a chroot
        for line in Path("/proc/self/mountinfo").read_bytes().splitlines():
            place = line.split()[4].decode("unicode_escape").encode("latin-1")
            _LIBC.mount(None, place, None, MS_PRIVATE, None)
    _called(_LIBC.mount(b"proc", b"/proc", b"proc", MS_NOSUID_NODEV_NOEXEC, None))


# the guard ----------------------------------------------------------------------------------

LOAD, EQUAL, AT_LEAST, RETURN = 0x20, 0x15, 0x35, 0x06
"""Instructions of the filter: load a word, jump if it equals, if it is as great, and return."""
NUMBER, ARCHITECTURE, FIRST_ARGUMENT = 0, 4, 16
"""Places in what the kernel shows of a call; the lower half of an argument comes first."""
ALLOWED, REFUSED = 0x7FFF_0000, 0x0005_0001
"""The answers: let it through; EPERM."""
CALLS: Final = {"x86_64": (0xC000_003E, 62), "aarch64": (0xC000_00B7, 129)}
"""Of each machine: the kernel's name for it, and its number of `kill`."""
FOREIGN: Final = 0x4000_0000
"""From here on a number is not of this machine's own set (x32)."""
NEGATIVE: Final = 0x8000_0000


class _Filter(ctypes.Structure):
    _fields_ = (("length", ctypes.c_ushort), ("steps", ctypes.c_char_p))


def _under_guard(command: list[str]) -> int:
    """Run the command with the filter, then kill what it left; return its status."""
    _prctl(PR_SET_CHILD_SUBREAPER, 1)  # its orphans come to us

    def guarded() -> int:
        _refuse_kills()
        return _become(command)

    status = _serve(_forked(guarded), end=_kill_children)
    _kill_children()
    with suppress(ChildProcessError):
        while os.waitpid(-1, 0):
            _kill_children()
    return status


def _refuse_kills() -> None:
    """Let `kill` of more than one process fail with EPERM, for us and all that we start."""
    machine, kill = CALLS.get(platform.machine(), (0, 0))
    if not machine:
        raise OSError(f"no filter is known for {platform.machine()}")
    steps = (
        (LOAD, 0, 0, ARCHITECTURE),
        (EQUAL, 0, 6, machine),
        (LOAD, 0, 0, NUMBER),
        (AT_LEAST, 4, 0, FOREIGN),
        (EQUAL, 0, 2, kill),
        (LOAD, 0, 0, FIRST_ARGUMENT),
        (AT_LEAST, 1, 0, NEGATIVE),
        (RETURN, 0, 0, ALLOWED),
        (RETURN, 0, 0, REFUSED),
    )
    packed = b"".join(struct.pack("HBBI", *step) for step in steps)
    program = _Filter(len(steps), packed)
    _prctl(PR_SET_NO_NEW_PRIVS, 1)
    _prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, ctypes.cast(ctypes.byref(program), ctypes.c_void_p))


def _kill_children() -> None:
    """Kill the children that we have now; theirs come to us then."""
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            parent = int(stat.read_text("ascii", "replace").rpartition(")")[2].split()[1])
            if parent == os.getpid():
                os.kill(int(stat.parent.name), signal.SIGKILL)


MEANS: Final = {"namespaces": _in_namespaces, "guard": _under_guard}


def main() -> int:
    """Do what the arguments say; return the exit code."""
    means, *command = sys.argv[1:]
    signal.pthread_sigmask(signal.SIG_BLOCK, {*PASSED, signal.SIGCHLD})
    try:
        status = MEANS[means](command)
    except OSError as error:
        sys.stderr.write(f"{sys.argv[0]}: {error}\n")
        return FAILED
    return _end_as(status)


if __name__ == "__main__":
    sys.exit(main())

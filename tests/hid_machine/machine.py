"""The machine: Debian's kernel in qemu, with this system's files as they are.

Nothing inside can write to them, there is no network, and nothing of a run stays.
`make peers-hid` fetches kernel and qemu as packages of Debian, unpacks them into a folder and
installs none.
"""

from __future__ import annotations

import lzma
import re
import shlex
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Timer
from typing import Final

HERE: Final = Path(__file__).parent
PROJECT: Final = HERE.parents[1]
MODULES: Final = {
    "virtio_pci": "",
    "9pnet_virtio": "",
    "9p": "",
    "overlay": "",
    "hid_generic": "",
    "uhid": "",
    "usbhid": "",
    "dummy_hcd": "num=2",
    "usb_f_hid": "",
}
"""The modules that the machine loads, with their options; two USB displays at a time."""
QEMU: Final = (
    *("-accel", "tcg", "-cpu", "Nehalem", "-smp", "1", "-m", "1536"),
    *("-nodefaults", "-no-user-config", "-no-reboot", "-display", "none", "-nic", "none"),
    *("-virtfs", "local,path=/,mount_tag=host,security_model=none,readonly=on,multidevs=remap"),
    *("-sandbox", "on,spawn=deny,elevateprivileges=deny"),
)
"""The machine: no network, no screen, this system's files to read; it needs no KVM.

It has one processor, because two of them wait for each other, and all takes five times as long."""
DIRECTORY, FILE, PROGRAM = 0o040755, 0o100644, 0o100755
"""Modes in the archive of the first files."""
STATUS: Final = "status "
"""How the line begins that tells the status of the job."""


class MachineError(Exception):
    """There is no machine, or it ended without a word."""


class Machine:
    """A machine from the packages in a folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def run(
        self,
        command: Sequence[str],
        environment: Mapping[str, str],
        on_line: Callable[[str], None],
        seconds: float,
    ) -> int:
        """Run a command in the machine, in the folder of the project; return its status.

        on_line: called with each line that it prints. seconds: until the machine is ended.
        Raises MachineError.
        """
        with tempfile.TemporaryDirectory(prefix="hid-machine-") as name:
            folder = Path(name)
            (folder / "files").write_bytes(b"".join(self._first_files()))
            (folder / "job").write_text(_script(command, environment), "utf-8")
            with self._started(folder, seconds) as lines:
                for line in lines:
                    if line.startswith(STATUS):
                        return int(line.removeprefix(STATUS))
                    on_line(line)
            console = (folder / "console").read_text("utf-8", "replace")
            raise MachineError(f"the machine ended without a word\n{console[-2000:]}")

    @contextmanager
    def _started(self, folder: Path, seconds: float) -> Iterator[Iterator[str]]:
        """Boot the machine on the files in a folder; give the lines that come from it."""
        (kernel,) = self._unpacked("boot/vmlinuz-*")
        command = [
            *("setpriv", "--pdeathsig", "KILL"),  # it ends with this process, however that ends
            *(str(self._folder / "bin/qemu-system-x86_64"), *QEMU),
            *("-kernel", str(kernel), "-initrd", str(folder / "files")),
            *("-append", f"console=ttyS0 quiet mitigations=off panic=-1 job={folder / 'job'}"),
            *("-serial", f"file:{folder / 'console'}", "-serial", "stdio"),
        ]
        with subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True, errors="replace"
        ) as qemu:
            assert qemu.stdout is not None
            timer = Timer(seconds, qemu.kill)
            timer.start()
            try:
                yield (line.rstrip("\r\n") for line in qemu.stdout)
            finally:
                timer.cancel()
                qemu.kill()

    def _unpacked(self, pattern: str) -> list[Path]:
        return sorted((self._folder / "debian").glob(pattern))

    def _first_files(self) -> Iterator[bytes]:
        """Yield the archive from which the kernel starts: busybox, modules, the first process."""
        (busybox,) = self._unpacked("usr/bin/busybox")
        yield _entry("bin", DIRECTORY)
        yield _entry("bin/busybox", PROGRAM, busybox.read_bytes())
        yield _entry("init", PROGRAM, (HERE / "first_process.sh").read_bytes())
        yield _entry("modules", DIRECTORY)
        modules = self._modules()
        for name, content in modules:
            yield _entry(f"modules/{name}", FILE, content)
        order = "".join(f"{name} {MODULES.get(name, '')}\n" for name, _ in modules)
        yield _entry("modules/order", FILE, order.encode())
        yield _entry("TRAILER!!!", 0)

    def _modules(self) -> list[tuple[str, bytes]]:
        """Return name and content of each module that is loaded, those before it that it needs."""
        paths = {_name(path): path for path in self._unpacked("lib/modules/*/kernel/**/*.ko*")}
        chosen: dict[str, bytes] = {}

        def choose(name: str) -> None:
            if name in paths and name not in chosen:  # a part of the kernel itself has no file
                content = paths[name].read_bytes()
                if paths[name].suffix == ".xz":
                    content = lzma.decompress(content)
                needed = re.search(rb"\0depends=([\w,-]*)\0", content)
                for other in needed[1].decode().split(",") if needed else ():
                    choose(other.replace("-", "_"))
                chosen[name] = content

        for name in MODULES:
            choose(name)
        return list(chosen.items())


def _name(path: Path) -> str:
    """Return the name of a module, as the kernel writes it."""
    return path.name.partition(".")[0].replace("-", "_")


def _script(command: Sequence[str], environment: Mapping[str, str]) -> str:
    """Return the job as a script of the shell."""
    lines = [f"export {name}={shlex.quote(value)}" for name, value in environment.items()]
    return "\n".join((*lines, f"cd {shlex.quote(str(PROJECT))}", f"exec {shlex.join(command)}\n"))


def _entry(name: str, mode: int, content: bytes = b"") -> bytes:
    """Return a file or folder as the kernel unpacks it: cpio, in its form with hexadecimal digits.

    The fields: number, mode, owner, group, links, time, size, four device numbers, length of the
    name, sum. Each part is filled up to four bytes.
    """
    encoded = name.encode() + b"\0"
    fields = (0, mode, 0, 0, 1, 0, len(content), 0, 0, 0, 0, len(encoded), 0)
    head = b"070701" + b"".join(b"%08X" % field for field in fields) + encoded
    return _filled(head) + _filled(content)


def _filled(data: bytes) -> bytes:
    return data + bytes(-len(data) % 4)

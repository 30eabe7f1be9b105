"""The program with HID displays that the kernel itself has, without hardware: `make peers-hid`.

A machine of its own, Debian's kernel in qemu, runs on this system's files, which it cannot change.
There, `/dev/uhid` and an emulated USB cable give a display its file, its place in `/sys` and its
permissions as real ones have them.
"""

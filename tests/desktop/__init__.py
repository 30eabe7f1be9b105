"""The menu and games under the real Orca, in a terminal window, without a screen and without sound.

`make orca` runs this inside a folder with a Debian of its own, made by `in_debian.sh`: nothing is
installed outside, and no process outside is seen, so that no other Orca can be ended.

`desk` starts what a desktop has and presses keys; `recorder` runs in the terminal window and
notes what the program writes; `voice` stands in for Speech Dispatcher and notes what Orca says;
`judge` compares the two, turn by turn; `walks` goes through the menu and plays the games;
`__main__` says which of them, and prints the table.

A desktop is too large for `make test`, which tests the judge, and the walks on a `mute_desk`. What
a unit test can hold of the law of writing is in `tests/devices/console/test_terminal.py`.
"""

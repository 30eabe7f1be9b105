"""The program by a CPython for Windows, under Wine: suites, games, guests and displays.

`make peers-windows` runs this in a folder of its own, which holds that CPython, the libraries and
the drive of Windows: nothing is installed outside of it, and no process outlives the run.

`making` fills the folder from PyPI; `wine` starts programs there; `wine_desk` has a console with
one of them; `rows` has what is tried; `__main__` says which of them, and prints the table.

Wine is not Windows: its console draws sequences as they are, and nobody listens there. What only
Windows can show is in docs/windows.md.
"""

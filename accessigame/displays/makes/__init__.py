"""One file for each protocol of a make: its packets, its host's side and its device's side.

A file that offers a `VENDOR` is found by `registry`; no list has to be changed.
"""

"""Packages for players: the Debian package, its manual page and its completion, and recordings.

In: the program's own wheel, its commands and its sentences. Out: files for `dist`. The program
itself never imports this folder.
"""

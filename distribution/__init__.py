"""Packages for players, with manual and completion; recordings and the drawing of the floors.

In: the program's own wheel, its commands and its sentences. Out: files for `dist` and
`docs`. The program itself never imports this folder.
"""

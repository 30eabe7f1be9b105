"""One game in progress and its past: session, seating, journal, undo, corrections, results.

A game is the list of its moves, so resuming, undoing, correcting and replaying are one mechanism.
The journal holds that list as lines of JSON; nothing in it is ever erased.
No device and no output comes in here.
"""

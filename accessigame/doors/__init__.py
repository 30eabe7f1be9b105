"""The doors of a table: guests come in with devices of their own.

A door lets a guest in by the code of an invitation, and makes the output and the keys of a seat.
It talks to the guests of a host alone: no game, no session and no position comes in here. A
library of the network is imported here only, and only by the commands that open a door.
"""

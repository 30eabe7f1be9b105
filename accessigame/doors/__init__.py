"""The doors of a table: guests come in with devices of their own.

A door lets a guest in by the code of an invitation, and makes the output and the keys of a seat.
`commands.host_doors` registers the doors and opens them. The seat itself is given by
`host.guests.Guests.enter`, which each door calls with the code. When a line breaks, the door calls
`Guests.leave`, and the seat waits; `host.presence` decides when the others are told of it, and
`Guests.come_back` or the same code gives the seat again. The other end of a line, a guest of this
program elsewhere, is `far_table`.
A door talks to the guests of a host alone: no game, no session and no position comes in here. A
library of the network is imported here only, and only by the commands that open a door.
"""

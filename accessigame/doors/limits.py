"""The limits of a door: strangers can reach it, so everything that they can use up has a bound."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of a door; times in seconds.

    connections: at most, at one time; twice as many may be made at once, and `arrivals` a second
    over a longer time, since each costs the table a handshake.
    login: for the handshake. code: from the beginning of a connection to a code that opens a seat.
    wrong: the price of a wrong code.
    keepalive: the time between two signs of life, of which `keepalives` may be missed.
    unread: bytes that wait to be sent, and blocks: writes that do; a guest with that much waiting
    is let go after `patience`, and at once with ten times as many bytes.
    farewell: for a guest's computer to close a connection itself.
    """

    connections: int = 64
    arrivals: float = 10.0
    login: float = 30.0
    code: float = 300.0
    wrong: float = 1.0
    keepalive: float = 15.0
    keepalives: int = 3
    unread: int = 64 * 1024
    blocks: int = 100
    patience: float = 20.0
    farewell: float = 2.0

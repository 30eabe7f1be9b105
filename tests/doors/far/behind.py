"""The door of a table that is open already, behind the door for guests from far away."""

from __future__ import annotations


class Behind:
    """A door that another opens and shuts. port: where it is."""

    def __init__(self, port: int) -> None:
        self._port = port

    async def open(self, port: int, *, lan: bool = False) -> int:
        """Return its port."""
        assert (port, lan) == (0, False)
        return self._port

    async def close(self) -> None:
        """Leave it open, for the table."""

"""The host's side of every protocol, but for its bytes.

What comes is cut into packets; what goes takes turns; a quiet ends what did not come.
A vendor's file says how its packets are cut, what they mean, and how cells are put into one.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable

from accessigame.displays import DisplayEvent, Lost, Ready, Send, SerialSettings
from accessigame.displays.cells import fit_to
from accessigame.displays.flow_control import AckTimeouts, Turns
from accessigame.displays.framing import HALF_A_PACKET, Framer
from accessigame.displays.key_tracker import Common, Keyboard, meanings


class Driver(ABC):
    """What `DisplayProtocol` asks for; `cells` is None until the display has answered.

    `waits` is for displays that acknowledge what they are sent.
    """

    wire: SerialSettings
    waits: AckTimeouts | None = None

    def __init__(self, packets: Framer, common: Common) -> None:
        self.cells: int | None = None
        self._packets = packets
        self._keys = Keyboard(meanings(common))
        self._turns = Turns(self._encode, self.waits)

    @property
    def patience(self) -> float | None:
        """Half a packet is given up after a while, and an acknowledgement too."""
        return HALF_A_PACKET if self._packets.waiting else self._turns.patience

    def overdue(self) -> tuple[DisplayEvent, ...]:
        """Give half a packet up, or else the acknowledgement that did not come."""
        if self._packets.waiting:
            return self._events(self._packets.give_up())
        return _sent(self._turns.missed(), "silent")

    def hello(self) -> bytes:
        """Ask who it is; what has begun is forgotten: packets, chords, and turns."""
        self._packets.forget()
        self._keys.forget()
        self._turns.start()
        return self._ask()

    def receive(self, data: bytes) -> tuple[DisplayEvent, ...]:
        """Take in bytes, cut anywhere, noise among them; never raises."""
        return self._events(self._packets.feed(data))

    def show(self, cells: bytes) -> bytes:
        """Return what puts these cells up; nothing if they are, or have to wait.

        Nothing either before the display has answered.
        """
        return b"" if self.cells is None else self._turns.show(fit_to(cells, self.cells))

    def goodbye(self) -> bytes:
        """Return the cells that still wait; most protocols have no word for a farewell."""
        return self._turns.rest()

    @abstractmethod
    def _ask(self) -> bytes:
        """Return the question that the display answers with what it is."""

    @abstractmethod
    def _understand(self, found: bytes) -> Iterable[DisplayEvent]:
        """Return what a packet that was cut out means."""

    @abstractmethod
    def _encode(self, cells: bytes, up: bytes | None) -> bytes:
        """Return what puts cells of the display's size up, with these there; None: unknown."""

    def _begin(self, model: str, cells: int) -> Ready:
        """Take note of a display that tells what it is: what it shows and what is held is new."""
        self.cells = cells
        self._keys.forget()
        self._turns.start()
        return Ready(model, cells)

    def _acknowledged(self) -> tuple[DisplayEvent, ...]:
        return _sent(self._turns.acknowledged())

    def _refused(self) -> tuple[DisplayEvent, ...]:
        return _sent(self._turns.refused(), "refuses")

    def _events(self, packets: Iterable[bytes]) -> tuple[DisplayEvent, ...]:
        return tuple(event for packet in packets for event in self._understand(packet))


def _sent(data: bytes | None, reason: str = "") -> tuple[DisplayEvent, ...]:
    """Return what is to be sent now, if anything; None: the display is gone."""
    if data is None:
        return (Lost(reason),)
    return (Send(data),) if data else ()

"""The files of invitations: for scripts, for phones, and for whoever sends one to a friend.

The codes of seats are in them, so they are for their owner alone, and go when the table closes.
They are written again when this computer gets another number in the network.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any, Final

from accessigame.cli.output_files import writing
from accessigame.commands.host_plan import Plan
from accessigame.commands.host_ways_in import Entrance
from accessigame.core.model import AtTable, Event, Seat, event_class
from accessigame.storage.files import OWNER_ONLY, replace_with
from accessigame.words.words import Localizer

LISTENERS: Final = "listeners"
"""The name of the files and of the code of those who only listen."""
OWNER_ONLY_FOLDER: Final = 0o700


@event_class
class QrCodesIn(AtTable):
    """The QR codes and the texts of the invitations are in this folder."""

    folder: str


@dataclass(frozen=True, slots=True)
class CodesGiven:
    """The codes that were given: of each seat, and of those who only listen; None for none."""

    seats: Mapping[Seat, str]
    listeners: str | None = None

    @property
    def by_code(self) -> Mapping[str, Seat | None]:
        """The seat that each code opens; None for listeners."""
        seats: dict[str, Seat | None] = {code: seat for seat, code in self.seats.items()}
        return seats if self.listeners is None else seats | {self.listeners: None}


class InvitationFiles:
    """The files of the invitations of one table, where any are wanted.

    words: of the table, with the names of its players.
    """

    def __init__(self, plan: Plan, entrance: Entrance, codes: CodesGiven, words: Localizer) -> None:
        self._plan = plan
        self._entrance = entrance
        self._codes = codes
        self._words = words
        self._is_new_folder = plan.qr is not None and not plan.qr.exists()

    def write(self) -> tuple[Event, ...]:
        """Write the files as the ways in are now; return the event that tells of them.

        Raises Unavailable where the disk refuses.
        """
        if (file := self._plan.file) is not None:
            with writing(file):
                replace_with(file, json.dumps(self._data(), ensure_ascii=False) + "\n", OWNER_ONLY)
        if (folder := self._plan.qr) is None:
            return ()
        with writing(folder):
            folder.mkdir(OWNER_ONLY_FOLDER, exist_ok=True)
            for name, text in self._in_folder().items():
                replace_with(folder / name, text, OWNER_ONLY)
        return (QrCodesIn(str(folder)),)

    @contextmanager
    def written(self) -> Iterator[tuple[Event, ...]]:
        """Keep the files within this block; yield the event that tells of them.

        Raises Unavailable where the disk refuses.
        """
        try:
            yield self.write()
        finally:
            self._remove()

    def _remove(self) -> None:
        """Delete the files, and a folder that was not there before."""
        with suppress(OSError):  # somebody may have moved them, or put something beside them
            if self._plan.file is not None:
                self._plan.file.unlink(missing_ok=True)
        with suppress(OSError):
            if (folder := self._plan.qr) is not None and folder.is_dir():
                for name in self._names():
                    for ending in (".svg", ".txt"):
                        (folder / (name + ending)).unlink(missing_ok=True)
                if self._is_new_folder:
                    folder.rmdir()

    def _names(self) -> Mapping[str, tuple[str, str]]:
        """Return the name of the files of each code, with the name of its player and the code."""
        names = {
            f"player-{seat + 1}": (self._words.name(seat), code)
            for seat, code in self._codes.seats.items()
        }
        listeners = self._codes.listeners
        return names if listeners is None else names | {LISTENERS: ("", listeners)}

    def _in_folder(self) -> Mapping[str, str]:
        """Return the contents of each file in the folder, by its name."""
        from accessigame.doors.qr_codes import picture  # noqa: PLC0415 - imported only where it is wanted

        files = {}
        for name, (player, code) in self._names().items():
            link = self._entrance.link(code)
            title = f"{player}: {link}" if player else link
            files[f"{name}.svg"] = picture(link, title)
            files[f"{name}.txt"] = self._entrance.letter(self._words, player, code)
        return files

    def _data(self) -> Mapping[str, Any]:
        """Return what scripts read: the ports and the codes, then how each guest comes in."""
        entrance, listeners = self._entrance, self._codes.listeners
        codes = {self._words.names[seat]: code for seat, code in self._codes.seats.items()}
        data = {
            **entrance.ports,
            "codes": codes,
            "listeners": listeners,
            "address": entrance.name,
            "number": entrance.number,
            "fingerprint": entrance.fingerprint,
            "texts": {
                name: entrance.letter(self._words, name, code) for name, code in codes.items()
            },
        }
        if far := {name: str(code) for name in codes if (code := entrance.far_code(codes[name]))}:
            data["far"] = far
        if page := entrance.page:
            data["page"] = page
            data["links"] = {name: entrance.link(code) for name, code in codes.items()}
        if listeners is not None:
            data["listeners_far"] = str(entrance.far_code(listeners) or "")
            data["listeners_link"] = entrance.link(listeners)
            data["listeners_text"] = entrance.letter(self._words, "", listeners)
        return {key: value for key, value in data.items() if value not in (None, "")}

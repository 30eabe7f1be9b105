"""The door for pages: any browser, to which a link or a QR code leads."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from accessigame.commands.host_plan import Directions, DoorKind, Plan
from accessigame.core.game import act_words
from accessigame.core.model import AtTable, Event, event_class
from accessigame.host.commands import COMMANDS
from accessigame.host.help import idle_words
from accessigame.host.host import Host

if TYPE_CHECKING:
    from accessigame.doors.web import WebDoor


@event_class
class PageOpen(AtTable):
    """The address of the page for guests, whole, as a browser takes it."""

    address: str


@event_class
class PageByNumber(AtTable):
    """The address of the page by number: some phones find no name in `.local`."""

    address: str


@event_class
class PagesPlain(AtTable):
    """Pages go over the network without encryption, so others there can read them."""


class WebDirections(Directions):
    """The address of the page, and the link that opens it with a code."""

    def addresses(self) -> Iterator[Event]:
        """Yield the address of the page by the name of this computer, then by its number."""
        yield PageOpen(self.page())
        if self.place.number:
            yield PageByNumber(self._page_at(self.place.number))

    def warnings(self) -> Iterator[Event]:
        """Yield the event of pages that others in the network can read."""
        if self.place.lan and not self.place.encrypted:
            yield PagesPlain()

    def page(self) -> str:
        """Return the address of the page."""
        return self._page_at(self.place.host)

    def link(self, code: str, /) -> str:
        """Return the address that opens the page with a code.

        It is by number, since some phones find no name; a certificate needs the name.
        """
        number = "" if self.place.encrypted else self.place.number
        return f"{self._page_at(number or self.place.host)}/#{code}"

    def _page_at(self, host: str) -> str:
        return f"{'https' if self.place.encrypted else 'http'}://{host}:{self.place.port}"


def _make(plan: Plan, host: Host) -> WebDoor:
    """Return the door for pages."""
    from accessigame.doors.page import asked_at  # noqa: PLC0415 - imported only for a table with guests
    from accessigame.doors.web import Vocabularies, WebDoor  # noqa: PLC0415 - the same

    table, game = host.table, host.session.game
    questions = {row.word for row in game.questions}
    idle = idle_words(table, (), shared=False, guest=True)
    prompts = asked_at(game.name, (questions | {*COMMANDS}) - idle, table.words)
    vocabularies = Vocabularies(*act_words(game), prompts, game.name)
    return WebDoor(host.guests, table.words.language, vocabularies, encrypted=plan.encrypted)


WEB: Final = DoorKind(
    name="web",
    flag="--web-port",
    port=8222,
    module="accessigame.doors.web",
    library="aiohttp",
    make=_make,
    directions=WebDirections,
    links=True,
)

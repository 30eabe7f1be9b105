"""The ways in to a table: what is told of them, again at any time, and what is sent to a guest."""

from __future__ import annotations

import asyncio
import json
import socket
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from accessigame.commands import host_doors, host_ways_in
from accessigame.commands.host_doors import DOORS, NumberChanged
from accessigame.commands.host_plan import Plan
from accessigame.commands.host_ssh import (
    DoorsByNumber,
    DoorsOpen,
    KeyToCompare,
    LineForJoin,
    LineForSsh,
)
from accessigame.commands.host_ways_in import (
    CodesGiven,
    DoorsOpenHere,
    Entrance,
    InvitationFiles,
    LinkWithCode,
    QrCodesIn,
)
from accessigame.commands.host_web import PageByNumber, PageOpen, PagesPlain
from accessigame.core.model import AtTable, Event, Seat, Unavailable
from accessigame.doors.known_hosts import in_groups
from accessigame.doors.qr_codes import picture
from accessigame.storage.languages import languages
from accessigame.words.words import Localizer
from tests.running import Program
from tests.wait_for import PATIENCE

PORTS = {"ssh": 2222, "web": 8222}
KEY = "SHA256:nThb6kXUpJWG"
BY_NUMBER = "http://192.168.1.7:8222"


@pytest.fixture(autouse=True)
def at_anna(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Let this computer be called anna; return the list whose last one is its number."""
    numbers = ["192.168.1.7"]
    monkeypatch.setattr(socket, "gethostname", lambda: "anna.fritz.box")
    monkeypatch.setattr(host_ways_in, "own_number", lambda: numbers[-1])
    return numbers


def entrance(
    ports: dict[str, int] = PORTS, *, lan: bool = True, encrypted: bool = False
) -> Entrance:
    """Return the open doors at these ports."""
    doors = tuple(door for door in DOORS if door.name in ports)
    context: Any = object() if encrypted else None  # only whether there is one counts
    plan = Plan(doors=doors, ports={}, lan=lan, listeners=False, encrypted=context)
    made = Entrance(plan)
    made.open_at(ports, KEY if "ssh" in ports else "")
    return made


def test_each_door_is_told_with_its_address() -> None:
    """The page is told as a browser takes it, and that others can read it where they can.

    Fails when guests at a page by the network are not told that it is plain, or when who comes by
    ssh gets no number.
    """
    made, door = entrance(), DoorsByNumber("192.168.1.7")
    ssh, page = DoorsOpen("anna.local", 2222), PageOpen("http://anna.local:8222")
    assert made.addresses() == (ssh, door, page, PageByNumber(BY_NUMBER))
    assert made.warnings() == (PagesPlain(),)
    here = entrance(lan=False)
    assert here.addresses()[1:] == (PageOpen("http://localhost:8222"), DoorsOpenHere())
    assert here.warnings() == ()
    encrypted = entrance({"web": 8222}, encrypted=True)
    assert encrypted.addresses() == (
        PageOpen("https://anna.local:8222"),
        PageByNumber("https://192.168.1.7:8222"),
    )
    assert encrypted.warnings() == ()
    assert entrance({"ssh": 2222}).addresses() == (ssh, door)


@pytest.mark.parametrize(
    ("lan", "encrypted", "page"),
    [
        (True, False, f"{BY_NUMBER}/#"),
        (True, True, "https://anna.local:8222/#"),
        (False, False, "http://localhost:8222/#"),
    ],
)
def test_a_link_leads_to_the_page(lan: bool, encrypted: bool, page: str) -> None:
    """A link is by the number of the computer where it has one; a certificate is for a name.

    Fails when a phone is sent to a name that it does not find.
    """
    assert entrance(lan=lan, encrypted=encrypted).link("417902") == f"{page}417902"
    assert entrance({"ssh": 2222}, lan=lan).link("417902") == ""


def test_an_invitation_has_all_that_a_guest_needs() -> None:
    """The link, the lines to type, the number and the key to compare are told, for open doors.

    Fails when somebody who never used ssh has to find out what to type.
    """
    number = DoorsByNumber("192.168.1.7")
    ssh, key = LineForSsh("ssh -p 2222 anna.local"), KeyToCompare(in_groups(KEY))
    join = LineForJoin("accessigame join anna.local --code 417902")
    link = LinkWithCode(f"{BY_NUMBER}/#417902")
    assert entrance().invitation("417902") == (link, ssh, join, number, key)
    assert entrance({"web": 8222}).invitation("417902") == (link,)
    other = entrance({"ssh": 3000}, lan=False).invitation("417902")
    assert other[:2] == (
        LineForSsh("ssh -p 3000 localhost"),
        LineForJoin("accessigame join localhost:3000 --code 417902"),
    )


def test_whatever_tells_of_the_doors_is_told_at_the_table() -> None:
    """Guests far away get no address, no code and no key of the table's computer."""
    made = entrance()
    told = (*made.addresses(), *made.invitation("417902"), NumberChanged("192.168.1.8"))
    assert all(isinstance(event, AtTable) for event in told)


@pytest.mark.parametrize("language", languages())
def test_a_letter_is_a_text_to_send(language: str) -> None:
    """Each language has it, with every door on a line of its own, and nothing behind an address.

    Fails when a full stop behind a link is a part of it for the friend's phone.
    """
    lines = entrance().letter(Localizer(language), "Lise", "417902").splitlines()
    assert "Lise" in lines[0]
    assert "417902" in lines[0]
    assert [line.rpartition(" ")[2] for line in lines[1:4]] == [
        f"{BY_NUMBER}/#417902",
        "anna.local",
        "417902",
    ]
    assert "192.168.1.7" in lines[4]
    assert lines[5].endswith(KEY)
    assert "Lise" not in entrance().letter(Localizer(language), "", "417902")


def files(**more: Any) -> InvitationFiles:
    """Return the files of a table of Ana and Lise, with listeners."""
    plan = Plan(doors=DOORS, ports={}, lan=True, listeners=True, **more)
    made = Entrance(plan)
    made.open_at(PORTS, KEY)
    codes = CodesGiven({Seat(1): "417902"}, "123456")
    return InvitationFiles(plan, made, codes, Localizer("en", ("Ana", "Lise")))


def test_the_file_for_scripts_has_all_of_it(tmp_path: Path) -> None:
    """The names of before stay, the address, the links and the key are there, for the owner alone.

    Fails when a script that reads "ssh", "web" and "codes" finds them no more.
    """
    file = tmp_path / "invitations"
    with files(file=file).written() as told:
        assert told == ()
        found = json.loads(file.read_text("utf-8"))
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert not file.exists()
    assert found.pop("texts")["Lise"].startswith("Lise, ")
    assert "123456" in found.pop("listeners_text")
    assert found == {
        **PORTS,
        "codes": {"Lise": "417902"},
        "listeners": "123456",
        "address": "anna.local",
        "number": "192.168.1.7",
        "page": "http://anna.local:8222",
        "links": {"Lise": f"{BY_NUMBER}/#417902"},
        "listeners_link": f"{BY_NUMBER}/#123456",
        "fingerprint": KEY,
    }


def test_pictures_and_texts_are_the_owners_and_go_with_the_table(tmp_path: Path) -> None:
    """Nobody else can read a code, and a folder of ours goes; another one keeps what is in it."""
    folder = tmp_path / "codes"
    link = f"{BY_NUMBER}/#417902"
    with files(file=None, qr=folder).written() as told:
        assert told == (QrCodesIn(str(folder)),)
        made = {each.name: each for each in folder.iterdir()}
        assert {*made} == {"player-2.svg", "player-2.txt", "listeners.svg", "listeners.txt"}
        assert {stat.S_IMODE(each.stat().st_mode) for each in made.values()} == {0o600}
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
        assert made["player-2.svg"].read_text("utf-8") == picture(link, f"Lise: {link}")
        assert "ssh -p 2222 anna.local\n" in made["player-2.txt"].read_text("utf-8")
    assert not folder.exists()
    folder.mkdir()
    (folder / "mine.svg").write_text("mine", "utf-8")
    with files(file=None, qr=folder).written():
        pass
    assert [each.name for each in folder.iterdir()] == ["mine.svg"]


def test_a_folder_for_qr_codes_that_is_none_is_told(tmp_path: Path) -> None:
    """A file where the folder should be is a sentence, and stays as it is."""
    file = tmp_path / "codes"
    file.write_text("mine", "utf-8")
    with pytest.raises(Unavailable), files(file=None, qr=file).written():
        pass
    assert file.read_text("utf-8") == "mine"


async def until(is_so: Callable[[], bool]) -> None:
    """Let the loop run until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0)


def test_another_number_is_news_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, at_anna: list[str]
) -> None:
    """A computer that goes to another network says so at the table, and its files lead there.

    A network that is gone for a while is none. Fails when it is told at each look, or when a
    friend is sent to the number of before.
    """
    looks: list[str] = []

    def look(number: str) -> str:
        looks.append(number)
        return number

    monkeypatch.setattr(host_doors, "EVERY", 0.0)
    monkeypatch.setattr(host_ways_in, "own_number", lambda: look(at_anna[-1]))
    file, told = tmp_path / "invitations", list[Event]()

    async def watch() -> None:
        made = files(file=file)
        with made.written(), host_doors._watched(made._entrance, made, told.append):
            for number in ("", "192.168.1.7", "10.0.0.4", "", "10.0.0.4"):
                at_anna.append(number)
                seen = len(looks)
                await until(lambda seen=seen: len(looks) > seen + 20)  # type: ignore[misc]  # the loop's own
            assert json.loads(file.read_text("utf-8"))["number"] == "10.0.0.4"

    asyncio.run(watch())
    assert told == [NumberChanged("10.0.0.4")]


def test_the_ways_in_are_told_again_at_any_time(accessigame: Program, tmp_path: Path) -> None:
    """`0 o` begins with where guests come in, and `2 o` is the whole invitation of player 2.

    Fails when a friend who is late cannot be told where to go.
    """
    table = ("six-nimmt", "--players=Ana,Ben", "--here=Ana", "--lan", "--listeners")
    ports = ("--port=0", "--web-port=0", f"--journal={tmp_path / 'game.jsonl'}")
    ran = accessigame("host", *table, *ports, typed="0 o\n2 o\nq\n")
    first = "Guests can connect to anna.local, port "
    assert ran.out.count(first) == 2
    again = ran.out.rpartition(first)[2]
    for part in ("192.168.1.7", "The code for people who only listen", "Ben is not here yet"):
        assert part in again
    ways, _, own = again.partition("The code for Ben")
    assert "http://192.168.1.7:" in ways
    assert "/#" in own
    assert "ssh -p " in own
    assert "accessigame join anna.local:" in own
    assert "capital " in own

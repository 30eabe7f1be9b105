"""The door for pages and a real client: a guest comes in, hears blocks, asks and comes back.

Covers `doors/web.py`.
"""

from __future__ import annotations

import asyncio
import re
import socket
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from cryptography import x509  # which asyncssh brings
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from accessigame.core.model import EVERYONE, Intent, Seat, Unavailable, only
from accessigame.doors.hypertext import CertificateUnusable, encryption
from accessigame.doors.limits import Limits
from accessigame.doors.own_address import PortTaken
from accessigame.doors.web import LanguageOnPage, WebDoor
from accessigame.input.keymap import Word
from accessigame.output.blocks import Block, Choice
from accessigame.words.words import LANGUAGES, Localizer, Utterance
from tests.doors.hosting import CARD, StubGuests, block
from tests.doors.web_client import LISE, QUICK, PageDoor, at_page_door, until


def said(*events: dict[str, Any]) -> list[str]:
    """Return the sentences of blocks."""
    return [line for event in events for line in event["said"]]


def test_a_guest_comes_in_and_hears_blocks_in_order() -> None:
    """The code gives a seat, and each block comes once, with its number and its question."""

    async def run(there: PageDoor) -> None:
        page = there.page()
        status, _ = await page.enter(there.guests.invitations.invite(LISE))
        assert (status, page.lang) == (200, "de")
        assert [button["say"] for button in page.asked] == ["Der Tisch", "Gehen"]
        assert [button["say"] for button in page.rules][:2] == ["1. Das Ziel", "2. Das Material"]
        assert page.rules[1]["intent"] == {"word": "rules", "number": 2}
        stream = await page.listen()
        first = await stream.block()
        assert first == {
            "lang": "en", "said": ["You have joined."], "question": CARD, "choices": []
        }  # fmt: skip
        there.tell(block("One."), block("Two.", "Three."))
        assert said(await stream.block(), await stream.block()) == ["One.", "Two.", "Three."]
        assert stream.heard == 3
        (guest,) = there.guests.inside
        assert guest.output.audience == only(LISE)
        assert guest.output.words.language == "de"

    at_page_door(run)


def test_lines_and_buttons_are_wishes_of_the_seat() -> None:
    """A typed line is understood in the guest's language, and a button sends its intent back."""

    async def run(there: PageDoor) -> None:
        page, stream = await there.guest()
        assert await page.wish(line="33") == 204
        assert await page.wish(line="karten") == 204
        assert await page.wish(line="2b") == 204
        assert await page.wish(line="steal 5 7") == 204
        assert await page.wish(intent=page.asked[0]["intent"]) == 204
        assert there.guests.received == [
            (LISE, Intent(Word.NUMBER, 33)),
            (LISE, Intent(Word.MY_CARDS)),
            (LISE, Intent(Word.MY_CARDS, 2)),
            (LISE, Intent("steal", 5, numbers=(5, 7))),
            (LISE, Intent(Word.TABLE)),
        ]
        assert said(*[await stream.block() for _ in range(5)]) == ["Well."] * 5

    at_page_door(run)


def test_a_line_without_a_meaning_is_answered_by_the_table() -> None:
    """The refusal goes to the table, which gives the reason in the guest's words."""

    async def run(there: PageDoor) -> None:
        page, _ = await there.guest()
        assert await page.wish(line="xyzzy") == 204
        ((seat, refusal),) = there.guests.received
        assert seat == LISE
        assert not isinstance(refusal, Intent)
        assert Localizer("en").refusal(refusal).speech

    at_page_door(run)


def test_a_wish_that_is_sent_twice_counts_once() -> None:
    """The page sends a wish again when no answer came; the table hears it once.

    Fails when the number of a wish is not looked at.
    """

    async def run(there: PageDoor) -> None:
        page, _ = await there.guest()
        for _ in range(2):
            page.wishes = 0
            assert await page.wish(line="33") == 204
        assert len(there.guests.received) == 1

    at_page_door(run)


def test_buttons_say_what_they_do() -> None:
    """A choice is named by the question that it answers, in the guest's language."""

    async def run(there: PageDoor) -> None:
        _, stream = await there.guest()
        number, take = Intent(Word.NUMBER, 33), Intent("take")
        asked = Block((), Utterance("?", "?", "de"), (Choice("33", number), Choice("t", take)))
        there.tell(replace(asked, asked="AskChoice"), replace(asked, asked="AskRow"), asked)
        labels = [[b["say"] for b in (await stream.block())["choices"]] for _ in range(3)]
        assert labels == [
            ["33 legen", "Karte nehmen"],
            ["Reihe 33 nehmen", "Karte nehmen"],
            ["33 wählen", "Karte nehmen"],
        ]

    at_page_door(run)


def test_the_buttons_follow_the_question() -> None:
    """A question that comes again has the same buttons, another has others, and none has none.

    Fails when the buttons of the question before stay on the page.
    """

    async def run(there: PageDoor) -> None:
        _, stream = await there.guest()
        first, second = (Choice("33", Intent(Word.NUMBER, n)) for n in (33, 34))
        asked = Block((), Utterance("?", "?", "de"), (first,), asked="AskChoice")
        other = replace(asked, asked="AskRow")
        there.tell(asked, asked, replace(asked, choices=(first, second)), Block(()), asked, other)
        found = [[b["say"] for b in (await stream.block())["choices"]] for _ in range(6)]
        one = ["33 legen"]
        assert found == [one, one, [*one, "34 legen"], [], one, ["Reihe 33 nehmen"]]

    at_page_door(run)


def test_a_question_of_others_is_not_the_guests() -> None:
    """The page gets no question of others, and lines of one sentence are told apart.

    Fails when a page has somebody else's question as its heading and its title.
    """

    async def run(there: PageDoor) -> None:
        _, stream = await there.guest()
        there.tell(Block((Utterance("a\nb\n", "", "fr"),), Utterance("Ben:", "", "de"), mine=False))
        found = await stream.block()
        assert (found["said"], found["question"], found["lang"]) == (["a", "b"], "", "fr")
        there.tell(Block(()))
        found = await stream.block()
        assert (found["question"], found["lang"]) == ("", "de")

    at_page_door(run)


def test_a_listener_hears_and_can_only_leave() -> None:
    """Somebody without a seat has one button."""

    async def run(there: PageDoor) -> None:
        page, _ = await there.guest(None)
        assert [button["say"] for button in page.asked] == ["Gehen"]
        assert page.rules == []
        (guest,) = there.guests.inside
        assert guest.output.audience == EVERYONE

    at_page_door(run)


def test_a_wrong_code_is_answered_late_and_in_the_guests_language() -> None:
    """The reason comes after the price of a wrong code; blanks in a code do not count."""

    async def run(there: PageDoor) -> None:
        page, loop = there.page(), asyncio.get_running_loop()
        begun = loop.time()
        status, answer = await page.enter("999999", "fr")
        assert (status, answer) == (403, {"refused": "Ce code est inconnu.", "wrong": True})
        assert loop.time() - begun >= QUICK.wrong
        code = there.guests.invitations.invite(LISE)
        assert (await page.enter(f" {code[:3]} {code[3:]} ", "eo"))[0] == 200
        assert page.lang == "en"

    at_page_door(run)


def test_what_was_missed_comes_as_one_block() -> None:
    """A stream that is opened again begins behind the last number, with one block.

    Fails when a broken line loses a block, or when several come at once.
    """

    async def run(there: PageDoor) -> None:
        page, stream = await there.guest()
        there.tell(block("One."))
        await stream.block()
        stream.response.close()
        there.tell(block("Two."), block("Three."), Block((Utterance("Four.", "", "en"),)))
        again = await page.listen(stream.heard)
        missed = await again.block()
        assert (missed["said"], missed["question"]) == (["Two.", "Three.", "Four."], "")
        there.tell(block("Five."))
        assert said(await again.block()) == ["Five."]
        assert again.heard == 6
        assert there.guests.left == []

    at_page_door(run)


def test_a_newer_stream_takes_the_place_of_the_older() -> None:
    """A page that asks again is heard on the new line, and the old one is cut."""

    async def run(there: PageDoor) -> None:
        page, stream = await there.guest()
        again = await page.listen(stream.heard)
        there.tell(block("One."))
        assert said(await again.block()) == ["One."]
        assert await stream.event() == {}
        assert there.guests.left == []

    at_page_door(run)


def test_a_page_that_goes_leaves_its_seat_waiting_and_comes_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The seat waits after some seconds; the token opens it again, and nothing is lost."""

    async def run(there: PageDoor) -> None:
        page, stream = await there.guest()
        monkeypatch.setattr("accessigame.doors.web.LINGER", 0.05)  # a slow machine is in by now
        there.tell(block("Unheard."))
        stream.response.close()
        await until(lambda: there.guests.left == [LISE])
        assert await page.wish(line="33") == 409
        again = await page.listen(stream.heard)
        assert said(await again.block()) == ["Unheard.", "You are back."]
        assert await page.wish(line="33") == 204
        assert there.guests.wishes == [(LISE, Word.NUMBER, 33)]

    at_page_door(run)


def test_a_page_that_gives_no_sign_of_life_is_let_go() -> None:
    """A phone that sleeps keeps its line open and answers nothing: the seat waits.

    Fails when an open line counts as a person.
    """

    async def run(there: PageDoor) -> None:
        page, stream = await there.guest()
        event = await stream.event()
        while event:  # signs of life, which this page does not answer
            assert event["event"] == "beat"
            event = await stream.event()
        assert there.guests.left == [LISE]
        assert (await page.post("/beat", {"token": page.token, "heard": 1}))[0] == 204
        assert there.guests.inside == []

    at_page_door(run, replace(QUICK, keepalive=0.03, keepalives=20))


def test_a_page_that_answers_stays() -> None:
    """Each answer puts off the moment when the page is let go; what it has heard is forgotten.

    Fails when an answer does not count, or only the first one does.
    """

    async def run(there: PageDoor) -> None:
        page, stream = await there.guest()
        (seat,) = there.door._seats.values()
        for _ in range(5):
            assert seat._absent is not None
            end = seat._absent.when()
            assert (await stream.event())["event"] == "beat"
            data = {"token": page.token, "heard": stream.heard}
            assert (await page.post("/beat", data))[0] == 204
            assert seat._absent.when() > end
        assert seat.unheard(0) == []
        assert there.guests.left == []

    at_page_door(run, replace(QUICK, keepalive=0.02, keepalives=10_000))


def test_a_device_that_took_the_seat_keeps_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that wakes up after its guest has moved is told so, and does not take the seat back.

    Fails when two devices of one guest throw each other out for ever.
    """

    async def run(there: PageDoor) -> None:
        older, stream = await there.guest()
        with monkeypatch.context() as hurry:
            hurry.setattr("accessigame.doors.web.LINGER", 0.05)
            stream.response.close()
            await until(lambda: there.guests.left == [LISE])
        await there.guest()
        again = await older.listen(stream.heard)
        assert said(await again.block()) == [Localizer("de").text("SeatMoved")]
        assert (await again.event())["event"] == "goodbye"
        assert await again.event() == {}
        assert len(there.guests.inside) == 1
        assert (await older.post("/events", {"token": older.token}))[0] == 410

    at_page_door(run)


def test_leaving_ends_with_a_goodbye() -> None:
    """A page that left on purpose does not come back by itself; nobody is told twice."""

    async def run(there: PageDoor) -> None:
        page, stream = await there.guest()
        assert await page.wish(line="q") == 204
        assert (await stream.block())["said"] == ["You leave the table."]
        assert (await stream.event())["event"] == "goodbye"
        assert await stream.event() == {}
        assert await page.wish(line="33") == 410
        assert there.guests.left == []

    at_page_door(run)


def test_the_page_is_in_the_language_of_the_browser() -> None:
    """Labels, language and title are there before any script; the files are the page's own."""

    async def run(there: PageDoor) -> None:
        page = there.page()
        for language in LANGUAGES:
            headers = {"Accept-Language": f"{language}-XX,xx;q=0.5"}
            async with there.session.get(page.address, headers=headers) as response:
                text = await response.text()
            assert f'<html lang="{language}">' in text
            assert Localizer(language).text("page-field") in text
            assert "$" not in text
        for path, kind in (("page.js", "text/javascript"), ("page.css", "text/css")):
            async with there.session.get(f"{page.address}/{path}") as response:
                assert (response.status, response.content_type) == (200, kind)
                assert await response.text()

    at_page_door(run)


def test_all_of_the_page_is_in_a_landmark() -> None:
    """Whoever moves by landmarks finds the field for the code, the game and the news in one.

    Fails when something stands beside the main part and the links to the languages.
    """

    async def run(there: PageDoor) -> None:
        async with there.session.get(there.page().address) as response:
            body = (await response.text()).partition("<body")[2]
        parts = r"[^>]*>\s*<main>.*</main>\s*<nav aria-label=.*</nav>\s*</body>\s*</html>\s*"
        assert re.fullmatch(parts, body, re.DOTALL)
        assert (body.count("<main"), body.count("<nav")) == (1, 1)

    at_page_door(run)


def test_the_page_opens_by_the_name_that_a_router_gives(monkeypatch: pytest.MonkeyPatch) -> None:
    """A browser that asks for this computer by a router's name gets the page, and can come in.

    Fails when the door does not ask this computer for its names.
    """
    monkeypatch.setattr(socket, "gethostname", lambda: "anna.fritz.box")

    async def run(there: PageDoor) -> None:
        page = there.page()
        for name in ("anna", "anna.fritz.box", "anna.lan"):
            host = f"{name}:{there.port}"
            async with there.session.get(page.address, headers={"Host": host}) as response:
                assert response.status == 200
            entering = {"code": there.guests.invitations.invite(LISE), "language": "en"}
            named = {"Host": host, "Origin": f"http://{host}"}
            assert (await page.post("/enter", entering, **named))[0] == 200

    at_page_door(run)


def test_the_language_of_the_page_can_be_chosen() -> None:
    """The address names the language before the browser does, and each page links to all of them.

    Fails when a browser in a wrong language cannot be told another.
    """

    async def run(there: PageDoor) -> None:
        page = there.page()
        for language in LANGUAGES:
            asked, headers = f"{page.address}/?lang={language}", {"Accept-Language": "en, de"}
            async with there.session.get(asked, headers=headers) as response:
                text = await response.text()
            assert f'<html lang="{language}">' in text
            links = re.findall(
                r'<a href="/\?lang=(..)" hreflang="(..)" lang="(..)".*?>(\w+)<', text
            )
            assert [link[:3] for link in links] == [(each,) * 3 for each in LANGUAGES]
            assert [link[3] for link in links] == ["Français", "English", "Deutsch"]
            assert text.count("aria-current") == 1
        async with there.session.get(f"{page.address}/?lang=xx", headers=headers) as response:
            assert '<html lang="en">' in await response.text()

    at_page_door(run)


def test_the_key_for_the_language_names_the_links() -> None:
    """`00 s` cannot change the labels of a page, so the page says where its links are."""

    async def run(there: PageDoor) -> None:
        page, _ = await there.guest()
        assert await page.wish(line="00s") == 204
        ((_, refusal),) = there.guests.received
        assert refusal.event == LanguageOnPage()  # type: ignore[union-attr]  # a refusal

    at_page_door(run)


def test_every_response_forbids_what_the_page_does_not_need() -> None:
    """No frame, no referrer, no store, no foreign script, no cookie; errors have that, too."""

    async def run(there: PageDoor) -> None:
        page = there.page()
        for path in ("/", "/page.js", "/nothing"):
            async with there.session.get(page.address + path) as response:
                headers = response.headers
            assert "default-src 'none'; script-src 'self'" in headers["Content-Security-Policy"]
            assert "frame-ancestors 'none'" in headers["Content-Security-Policy"]
            assert "unsafe" not in headers["Content-Security-Policy"]
            assert headers["Cache-Control"] == "no-store"
            assert headers["Referrer-Policy"] == "no-referrer"
            assert headers["X-Frame-Options"] == "DENY"
            assert headers["X-Content-Type-Options"] == "nosniff"
            assert headers["Server"] == "accessigame"
            assert not {"Set-Cookie", "Access-Control-Allow-Origin"} & {*headers}

    at_page_door(run)


def test_closing_the_door_says_goodbye() -> None:
    """The last news come before the end, and a second door finds the port free."""

    async def run(there: PageDoor) -> None:
        _, stream = await there.guest()
        closing = asyncio.ensure_future(there.door.close())
        there.tell(block("The end."))
        assert said(await stream.block()) == ["The end."]
        assert (await stream.event()).get("event") == "goodbye"
        await closing
        other = WebDoor(StubGuests().as_guests, "en")
        assert await other.open(there.port) == there.port
        await other.close()

    at_page_door(run)


def test_a_port_that_is_taken_is_a_sentence() -> None:
    """The reason comes before the door is open."""

    async def run(there: PageDoor) -> None:
        with pytest.raises(Unavailable) as refused:
            await WebDoor(StubGuests().as_guests, "en").open(there.port)
        assert refused.value.event == PortTaken(there.port)

    at_page_door(run)


def test_a_certificate_that_is_none_is_a_sentence(tmp_path: Path) -> None:
    """A missing file and rubbish are refused before a game begins."""
    rubbish = tmp_path / "rubbish.pem"
    rubbish.write_text("rubbish", "utf-8")
    for file in (rubbish, tmp_path / "nothing.pem"):
        with pytest.raises(Unavailable) as refused:
            encryption(file, file)
        assert refused.value.event == CertificateUnusable(str(file))


def test_pages_come_by_https(tmp_path: Path) -> None:
    """With a certificate the page has any name, and its origin is that of https.

    Fails when the encryption is asked for and not used.
    """
    certificate, key = home_made(tmp_path)

    async def run() -> None:
        guests = StubGuests()
        door = WebDoor(guests.as_guests, "en", limits=QUICK, encrypted=encryption(certificate, key))
        port = await door.open(0)
        address = f"https://127.0.0.1:{port}"
        headers = {"X-Accessigame": "1", "Host": "table.example", "Origin": "https://table.example"}
        data = {"code": guests.invitations.invite(LISE), "language": "en"}
        try:
            async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(ssl=False)) as session:
                async with session.get(address) as response:
                    assert response.status == 200
                async with session.post(f"{address}/enter", json=data, headers=headers) as response:
                    assert response.status == 200
                plain = {**headers, "Origin": "http://table.example"}
                async with session.post(f"{address}/enter", json=data, headers=plain) as response:
                    assert response.status == 403
        finally:
            await door.close()

    asyncio.run(run())


def home_made(folder: Path) -> tuple[Path, Path]:
    """Return the files of a certificate that nobody vouches for, and of its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "table.example")])
    begin = datetime(2020, 1, 1, tzinfo=UTC)
    builder = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
    builder = builder.not_valid_before(begin).not_valid_after(begin + timedelta(days=36500))
    certificate = builder.sign(key, hashes.SHA256())
    files = folder / "certificate.pem", folder / "key.pem"
    files[0].write_bytes(certificate.public_bytes(serialization.Encoding.PEM))
    files[1].write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )
    return files


def test_seats_of_pages_that_have_gone_make_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """The door keeps so many pages; one that has gone is forgotten for a new one.

    Fails when one too many is refused without a sentence, or as for a wrong code.
    """

    async def run(there: PageDoor) -> None:
        first, stream = await there.guest(Seat(0))
        await there.guest(Seat(1))
        code = there.guests.invitations.invite(Seat(2))
        full = {"refused": Localizer("en").text("page-full"), "wrong": False}
        asked = {"code": code, "language": "en"}
        assert await there.page().post("/enter", asked, **{"Accept-Language": "en"}) == (503, full)
        monkeypatch.setattr("accessigame.doors.web.LINGER", 0.05)  # a slow machine is in by now
        stream.response.close()
        await until(lambda: there.guests.left == [Seat(0)])
        assert (await there.page().enter(code))[0] == 200
        assert (await first.post("/events", {"token": first.token}))[0] == 410

    at_page_door(run, Limits(connections=2, wrong=0.01, farewell=0.5))

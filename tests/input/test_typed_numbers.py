"""docs/keys.md and numbers: each row of its two tables is typed, and what it says happens."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import count
from typing import Any

import pytest

from accessigame import games
from accessigame.core.model import TABLE, Event, Move, Seat, only
from accessigame.doors.invitations import Invitations
from accessigame.games.no_thanks.events import answers as said
from accessigame.games.no_thanks.moves import Begin, Refuse, Take, TurnUp
from accessigame.games.shared import CountOf
from accessigame.games.six_nimmt.events.answers import WouldFollow
from accessigame.games.six_nimmt.moves import Choose, Draft, LayRows, TakeRow
from accessigame.host.codes import CodeOf
from accessigame.host.guests import LanguageElsewhere
from accessigame.host.host import Host
from accessigame.host.presence import BotPlaysFor, BotStops, SeatWaits
from accessigame.host.rulebook import section
from accessigame.host.scans import CardCollected, CardsPutBack
from accessigame.host.standing_prompt import CardWanted
from accessigame.input.text_line import NothingToSay
from accessigame.output.shared_device import ChannelBack, ChannelOffered, SharedDevice
from accessigame.session.correction import HELP, EntryAt
from accessigame.session.earlier_news import DigitsAre, NewsBefore
from accessigame.session.events import AgainToConfirm, MatchEnded, RoundIsLast
from accessigame.session.rounds import MatchContinues
from accessigame.session.session import BrokenOff, CountAsItStands
from accessigame.words.words import Localizer
from tests.input.keying import keyed
from tests.output.test_adjusting import Voiced
from tests.playing import Recorder, events_of, hosted, run
from tests.test_docs import DOCS, spans, tables

PAGE = DOCS / "keys.md"
FIRST, SECOND = Seat(0), Seat(1)
SIX = games.find("six-nimmt")
ROUND = "".join(f"{card}|t" for card in range(3, 27))
"""Keys of a whole round with real cards; `|` is Enter."""
ROWS = "12 37 43 58|"


@dataclass(frozen=True)
class Played:
    """The outcome of keys at a table: the moves that stand, and the events of each block."""

    moves: list[Move]
    told: list[tuple[Event, ...]]

    @property
    def last(self) -> tuple[Event, ...]:
        """The answer to the last key."""
        return self.told[-1]

    def says(self, kind: type[Event], **fields: Any) -> bool:
        """Say whether the last key was answered with such an event."""
        return any(
            isinstance(event, kind)
            and all(getattr(event, name) == value for name, value in fields.items())
            for event in self.last
        )


def played(host: Host, output: Recorder, keys: str) -> Played:
    """Type the keys at this table; it is left when they are at their end."""
    run(host, keyed(keys))
    told = [tuple(events_of(block)) for block in output.blocks[:-1]]
    return Played([step.move for step in host.session.steps], told)


def real(keys: str, output: Recorder | None = None, **options: object) -> Played:
    """Type the keys at a table of No Thanks with real cards, where the first player is alone."""
    output = output or Recorder(only(FIRST))
    return played(hosted([output], {"physical": True, **options}), output, keys)


class Handed(Recorder):
    """A display that goes from hand to hand."""

    def blank(self) -> None:
        """Show nothing."""


def handed(keys: str) -> Played:
    """Type the keys at a table of No Thanks with real cards and a shared display."""
    output, screen = Handed(), Recorder()
    host = hosted([screen, output], {"physical": True})
    host.announcer.shared = SharedDevice(output, "display", host.table.words)
    return played(host, screen, keys)


def hosting(keys: str) -> Played:
    """Type the keys at the table of a host, where the first player plays and a guest is awaited."""
    output = Recorder(only(FIRST))
    host = hosted([output], seed=3, hosted=True, seat_here=FIRST)
    invitations = Invitations()
    invitations.invite(SECOND)
    host.guests.invite([output], invitations)
    return played(host, output, keys)


def rows(keys: str) -> Played:
    """Type the keys at a table of 6 nimmt! with real cards, for two."""
    output = Recorder()
    host = hosted([output], {"physical": True}, game="six-nimmt", players=2)
    return played(host, output, keys)


def dealt(edition: str, players: int, seed: int) -> tuple[Host, Recorder]:
    """Return a table of 6 nimmt! where the program deals, and all but the first are bots."""
    others, names = dict.fromkeys(range(1, players), "random"), [f"P{n}" for n in range(players)]
    output = Recorder(only(FIRST))
    host = hosted(
        [output],
        {"first": 0},
        game="six-nimmt",
        edition=edition,
        players=players,
        names=names,
        levels=others,
        seed=seed,
    )
    return host, output


def chooses(keys: str) -> bool:
    """Say whether the keys lay the 60 from a dealt hand, and take it in a draft."""
    for seed in count():
        host, _ = dealt("base", 10, seed)
        host.begin()
        if Choose(FIRST, 60) in host.session.legal_moves(FIRST):
            break
    laid = played(*dealt("base", 10, seed), keys)
    return Choose(FIRST, 60) in laid.moves and (
        Draft(FIRST, 60) in played(*dealt("pro", 6, 1), keys).moves
    )


def entries_gone(keys: str) -> int:
    """Return the number of entries, of four, that the keys take back."""
    return 4 - len(real(f"17|ppt{keys}").moves)


def steps_of_the_voice(keys: str) -> int:
    """Return the number of steps by which the keys change a voice."""
    voice = Voiced(only(FIRST))
    before = voice.loudness
    real(keys, voice)
    return voice.loudness - before


def asks_for_the_pile(keys: str) -> bool:
    """Say whether the keys say that the pile is empty: it is counted, then asked for again."""
    asked = real(f"9|t{keys}")
    return asked.says(said.PileCheck) and asked.last[-1] == AgainToConfirm("end-pile")


def rules_of(number: int) -> tuple[Event, ...]:
    """Return a section of the rules."""
    return section("no-thanks", number, Localizer("en"))


TAKEN = "8|pt10|pt"
"""The second player has 8 and 10."""

MEANINGS: Mapping[str, Callable[[str], bool]] = {
    "at the host's table, how guests can join; at every table with guests, who is here": (
        lambda keys: hosting(keys).says(SeatWaits, seat=SECOND)
    ),
    "the invitation of player 2, with the code, at the host's table": (
        lambda keys: hosting(keys).says(CodeOf, seat=SECOND)
    ),
    "a bot plays for the only guest who is missing, or stops": lambda keys: (
        (told := hosting(f"03/{keys}")).says(BotPlaysFor, seat=SECOND)
        and hosting(f"03/02/03/{keys}").says(BotPlaysFor, seat=Seat(2))
        and not told.says(BotStops)
    ),
    "a bot plays for player 2, whose device is not here, or stops": lambda keys: (
        hosting(keys).says(BotPlaysFor, seat=SECOND)
        and hosting(2 * keys).says(BotStops, seat=SECOND)
    ),
    "with real cards, 17 was turned up": lambda keys: real(keys).moves == [TurnUp(TABLE, 17)],
    "pass, while a card is waiting": lambda keys: real(f"9|{keys}").moves[1:] == [Refuse(FIRST)],
    "take the card, while one is waiting": lambda keys: (
        real(f"9|{keys}").moves[1:] == [Take(FIRST)]
    ),
    "in No Thanks with real cards, 12 was turned up, and the player whose turn it is takes it": (
        lambda keys: real(keys).moves == [TurnUp(TABLE, 12), Take(FIRST)]
    ),
    "the same, but the player passes": lambda keys: (
        real(keys).moves == [TurnUp(TABLE, 12), Refuse(FIRST)]
    ),
    "player 2 starts, when the program asks who starts": lambda keys: (
        real(f"{ROUND}{keys}", rounds=2).moves[-1] == Begin(TABLE, SECOND)
    ),
    "the cards of player 2": lambda keys: (
        (told := real(f"{TAKEN}{keys}")).says(said.CardsHeld, seat=SECOND) and len(told.last) == 1
    ),
    "how the score of player 2 adds up": lambda keys: real(f"{ROUND}{keys}").says(
        CountOf, seat=SECOND
    ),
    "leave, when the game is over": lambda keys: (
        len(real(f"{ROUND}{keys}ss").told) == len(real(ROUND).told) < len(real(f"{ROUND}ss").told)
    ),
    "with real cards, the pile is empty, when the program asks for a card": asks_for_the_pile,
    "the news before the last": lambda keys: (
        (done := real(f"9|pp{keys}")).last == done.told[-3] != done.told[-2]
    ),
    "undo my last 2 moves; at most 9 at once": lambda keys: entries_gone(keys) == 2,
    "three news back": lambda keys: (
        (done := real(f"9|ppt{keys}")).last == (NewsBefore(), *done.told[-5])
    ),
    "raise the setting of the voice by two steps": lambda keys: steps_of_the_voice(keys) == 2,
    "in 6 nimmt!, play the card 60, or choose it in the draft": chooses,
    "in 6 nimmt!, take row 2, when a row must be taken": lambda keys: (
        rows(f"{ROWS}3|14|{keys}").moves[-1] == TakeRow(FIRST, 2)
    ),
    "in 6 nimmt! with real cards, these four start the rows": lambda keys: (
        rows(keys).moves == [LayRows(TABLE, (12, 37, 43, 58))]
    ),
    "the same on a keypad": lambda keys: rows(keys).moves == rows(ROWS).moves != [],
    "in 6 nimmt! with real cards, player 2 has turned over the 60": lambda keys: (
        rows(f"{ROWS}{keys}").moves[-1] == Choose(SECOND, 60)
    ),
    "in 6 nimmt!, where the card 60 would go": lambda keys: rows(f"{ROWS}{keys}").says(
        WouldFollow, card=60, after=58
    ),
    (
        "where several cards are asked for, the first of them; the program says how many are still"
        " to come, and `u` takes the last one back"
    ): lambda keys: (
        (told := rows(keys)).says(CardCollected, card=12, left=3)
        and not told.moves
        and rows(f"{keys}u").says(CardsPutBack, left=4)
    ),
    "which card the next one is, as `;` does": lambda keys: (
        (told := real(f"9|{keys}")).told == real("9|;").told and told.says(CardWanted)
    ),
    "walk back to an older entry, to correct it": lambda keys: real(f"9|p{keys}").says(
        EntryAt, back=1
    ),
    "add what is missing before this entry; type it next": lambda keys: (
        real(f"9|ppt0-{keys}p1|").moves == real("9|pppt").moves != []
    ),
    "remove this entry": lambda keys: real(f"9|ppt0--{keys}1|").moves == real("9|pt").moves != [],
    "these keys, read aloud": lambda keys: real(f"9|p0-{keys}").last == HELP,
    "my own things, in private": lambda keys: (
        (told := real(f"9|{keys}")).says(said.TokensHeld, seat=FIRST)
        and all(event.audience == only(FIRST) for event in told.last if hasattr(event, "tokens"))
    ),
    "the same as `=`: pass on the shared display or headphones, take them, or put them back": (
        lambda keys: (told := handed(3 * keys)) == handed("===") and told.says(ChannelBack)
    ),
    "the same as `2 =`: offer them to player 2": lambda keys: (
        (told := handed(keys)) == handed("2=") and told.says(ChannelOffered, seat=SECOND)
    ),
    "my score explained": lambda keys: (
        real(f"{ROUND}2|27|{keys}", rounds=2).says(CountOf, seat=SECOND)
        and real(f"{ROUND}{keys}").says(CountOf, seat=FIRST)
    ),
    "the score of player 2 explained": lambda keys: real(f"{ROUND}{keys}").says(
        CountOf, seat=SECOND
    ),
    "what I may do, and what it costs": lambda keys: (
        (told := real(f"9|{keys}")).says(said.TakeCosts, card=9) and told.says(said.PassCosts)
    ),
    "send everybody a message, as `:` does": lambda keys: (
        hosting(keys).told == hosting(":").told and hosting(keys).says(NothingToSay)
    ),
    "the next language, for a guest at ssh": lambda keys: (
        hosting(keys).told == hosting("00s").told and hosting(keys).says(LanguageElsewhere)
    ),
    "section 3 of the rules": lambda keys: (
        real(f"9|{keys}").last == rules_of(3) not in (rules_of(2), ())
    ),
    "leave, as `q` does": lambda keys: (
        real(f"9|p{keys}p").told == real("9|pqp").told != real("9|pp").told
    ),
    (
        "end the game after this round, or at once if nobody has started the round; press it again"
        " to keep playing; in the last round, twice: stop here and count the points as they stand"
    ): (
        lambda keys: (
            real(f"9|{keys}", rounds=2).says(RoundIsLast, round=1)
            and real(f"{ROUND}{keys}", rounds=2).says(MatchEnded, rounds=1)
            and real(f"{ROUND}{2 * keys}", rounds=2).says(MatchContinues)
            and real(f"9|{keys}").says(CountAsItStands)
            and not real(f"9|{keys}p{keys}").says(BrokenOff)
            and real(f"9|{2 * keys}").says(BrokenOff)
        )
    ),
    "the same as `0 q`": lambda keys: (
        real(f"9|{keys}", rounds=2).told == real("9|0q", rounds=2).told != real("9|").told
    ),
    "the digits of the last number": lambda keys: real(f"17|{keys}").last == (DigitsAre("1, 7"),),
}
"""The check that keys do their meaning at a table, for each meaning of the page."""


def listed() -> list[tuple[str, str]]:
    """Return the keys and their meaning on the page; `|` is Enter."""
    heading = ["what you type", "what it means"]
    found = [row for table in tables(PAGE) if table[0] == heading for row in table[1:]]
    return [(spans(keys)[0] + "|" * keys.endswith(" Enter"), meaning) for keys, meaning in found]


def test_the_page_has_every_meaning() -> None:
    """A meaning that is added to the page, or taken from it, has to be tried here."""
    assert {meaning for _, meaning in listed()} == set(MEANINGS)


@pytest.mark.parametrize(("keys", "meaning"), listed())
def test_what_is_typed_does_what_the_page_says(keys: str, meaning: str) -> None:
    """Typed at a real table, the keys do what the page says.

    Fails when the page says `3 c` for the cards of player 2, or `2 -` for an older entry.
    """
    assert MEANINGS[meaning](keys)


def test_letters_do_what_the_signs_beside_them_do() -> None:
    """The page says so: a number before a letter means what it means before its sign."""
    assert "`0 u` is `0 -`" in PAGE.read_text("utf-8")
    for number, letters, signs in ("0", "ubshr", "-+*/."), ("2", "ubsh", "-+*/"):
        for letter, sign in zip(letters, signs, strict=True):
            assert keyed(number + letter) == keyed(number + sign) != []

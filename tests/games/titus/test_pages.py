"""The page of Titus is true."""

from __future__ import annotations

from accessigame.core.game import default_options
from accessigame.core.model import numbers_of
from accessigame.games.titus import RULES
from accessigame.games.titus.deck import read
from accessigame.session import journal
from accessigame.session.table import seated
from accessigame.words.words import Localizer
from tests.test_docs import DOCS, blocks, spans, table_headed, tables

PAGE = DOCS / "titus.md"


def test_the_page_of_the_journal_has_every_move() -> None:
    """Each move is listed with its fields, and no other."""
    heading = ["move", "seat", "further field", "meaning"]
    found = [rows[1:] for rows in tables(DOCS / "journal.md") if rows[0] == heading]
    (rows,) = [rows for rows in found if [spans(row[0])[0] for row in rows] == list(RULES.moves)]
    for name, _, further, _ in rows:
        assert spans(further) == [*numbers_of(RULES.moves[spans(name)[0]])]


def test_the_page_has_every_option() -> None:
    """Each option is listed with its default, and no other."""
    rows = table_headed(PAGE, "option", "on the command line", "value", "default", "what it does")
    listed = {spans(row[0])[0]: row[3].strip("`").lower() for row in rows} | {"first": "0"}
    assert listed == {name: str(usual).lower() for name, usual in default_options(RULES).items()}


def test_the_journal_replays() -> None:
    """The rules take the moves of the example, and Ana has 8 to 10 at its end."""
    (example,) = [block for block in blocks(PAGE) if block.kind == "jsonl"]
    record = journal.parse("".join(line + "\n" for line in example.lines).encode(), "example")
    table = seated(record.header, Localizer("en"))
    table.session.replay(record.entries)
    state = table.session.report()
    assert state["reserves"] == [[[5], [8, 9, 10]], [[8], [12]]]
    assert (state["mover"], state["learnt"]) == (1, [[7, 8]])


def test_the_list_is_read() -> None:
    """The example of a list is one."""
    (example,) = [block for block in blocks(PAGE) if block.kind == "text"]
    assert len(read("\n".join(example.lines))) == 6

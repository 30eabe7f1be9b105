"""The journal of a game: its moves as JSON Lines, on the disk before they are announced.

Theory of operation. The first line is the header, then comes one entry a line; docs/journal.md
shows the format. The file only grows: undoing appends a line with a number of moves, a correction
appends one line with that number and the new moves, so that a power cut leaves all of it or none.
Another first player appends one line too, a restart: the new option, and all moves on top of it.
So does another number of rounds.

1. `Journal.create` makes the file for its owner alone, takes its lock, and syncs the header and
   the folder, before the game begins. Without a header on the disk there is no file left.
2. `append` and `correct` only collect lines. `sync` writes them and waits for the disk. The
   announcer calls it before each announcement, in the loop's thread, so an announced move is safe.
   Where another program has deleted, moved or cut the file, `sync` makes it whole again first.
3. If the disk refuses, half a line is cut off again and the lines wait for the next `sync`.
4. `read` gives a `Record`. A last line that a power cut tore was never announced: it is left out,
   and cut off when the game is resumed. Any other line that cannot be read is a damaged journal.
5. `Journal.resume` takes the lock of a file that was read, and refuses it if it has grown since.

6. A line has its time where the last one was noted ten minutes ago. So a journal knows when its
   game was played, whatever becomes of the file; a game that is corrected keeps its time.

`lines` and `reader` know the format, `writer` the disk. Nobody else opens a journal.
"""

from accessigame.session.journal.lines import (
    BEGUN,
    BOTS,
    DECKS,
    STAMP,
    TEACH,
    Header,
    JournalBusy,
    JournalExists,
    JournalMissing,
    JournalUnwritable,
    as_json,
    correction_line,
    entries_of,
    entry_of,
    line_of,
    may_have_time,
    now,
    played_at,
)
from accessigame.session.journal.reader import LONGEST, Record, parse, read
from accessigame.session.journal.writer import Journal

__all__ = [
    "BEGUN",
    "BOTS",
    "DECKS",
    "LONGEST",
    "STAMP",
    "TEACH",
    "Header",
    "Journal",
    "JournalBusy",
    "JournalExists",
    "JournalMissing",
    "JournalUnwritable",
    "Record",
    "as_json",
    "correction_line",
    "entries_of",
    "entry_of",
    "line_of",
    "may_have_time",
    "now",
    "parse",
    "played_at",
    "read",
]

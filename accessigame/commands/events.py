"""What the command line says."""

from __future__ import annotations

from dataclasses import dataclass

from accessigame.table import Event, Prompt, Seat


@dataclass(frozen=True, slots=True)
class UnknownCommand(Event):
    """There is no such command."""

    given: str
    known: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class UnknownOption(Event):
    """The command has no such option."""

    given: str
    command: str


@dataclass(frozen=True, slots=True)
class OptionUnclear(Event):
    """An option lacks its value, or has one too many."""

    option: str


@dataclass(frozen=True, slots=True)
class BadChoice(Event):
    """An option can only have one of a few values."""

    option: str
    given: str
    known: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BadNumber(Event):
    """An option wants a whole number between two others."""

    option: str
    given: str
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class ArgumentMissing(Event):
    """The command needs something after its name."""

    command: str


@dataclass(frozen=True, slots=True)
class PlayersUnclear(Event):
    """The players are names with commas between them, each name once."""

    given: str


@dataclass(frozen=True, slots=True)
class RatesUnclear(Event):
    """Rates of players are written as a name, an equals sign and a number."""

    given: str


@dataclass(frozen=True, slots=True)
class PlayerUnknown(Event):
    """Nobody at the table has this name."""

    given: str
    known: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NotForThisGame(Event):
    """An option of another game."""

    option: str
    game: str


@dataclass(frozen=True, slots=True)
class BoxUnreadable(Event):
    """The list of tokens is no file that can be read; `known` are the words for others."""

    given: str
    known: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NothingLearnt(Event):
    """No game has taught a list yet."""

    game: str


@dataclass(frozen=True, slots=True)
class NoGameToResume(Event):
    """There is no unfinished game."""

    path: str


@dataclass(frozen=True, slots=True)
class GameWasOver(Event):
    """The game in this journal is over."""

    path: str


@dataclass(frozen=True, slots=True)
class NumbersUnclear(Event):
    """Cards are whole numbers with spaces between them."""

    given: str


@dataclass(frozen=True, slots=True)
class SectionUnknown(Event):
    """The rules have no section of this number."""

    given: str
    high: int


@dataclass(frozen=True, slots=True)
class FolderUnwritable(Event):
    """Nothing can be written there."""

    path: str


@dataclass(frozen=True, slots=True)
class Demonstration(Event):
    """Nobody types anything, so bots show a game."""


@dataclass(frozen=True, slots=True)
class GamesSimulated(Event):
    """So many games were played by bots."""

    games: int
    seconds: str


@dataclass(frozen=True, slots=True)
class SeatSimulated(Event):
    """What a seat did in the games that bots played."""

    seat: Seat
    bot: str
    mean: str
    wins: str


@dataclass(frozen=True, slots=True)
class EntrantMeasured(Event):
    """What a bot did in a tournament: its mean, its distance from the others, its wins in percent.

    lower: it has less than the others. sure: the intervals, half widths, mean something.
    """

    bot: str
    mean: str
    distance: str
    lower: bool
    sure: bool
    distance_interval: str
    wins: str
    wins_interval: str


@dataclass(frozen=True, slots=True)
class OptionsApart(Event):
    """Two options that exclude each other."""

    one: str
    other: str


@dataclass(frozen=True, slots=True)
class BadSeconds(Event):
    """An option wants seconds between two others."""

    option: str
    given: str
    low: str
    high: str


@dataclass(frozen=True, slots=True)
class SettingsSaved(Event):
    """The answers are kept."""

    path: str


@dataclass(frozen=True, slots=True)
class SettingsNotSaved(Event):
    """The answers hold for now, but could not be kept."""

    path: str


@dataclass(frozen=True, slots=True)
class AnswerUnclear(Event):
    """An answer to a numbered list is one of its numbers."""

    given: str
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class AskNumber(Prompt):
    """A number of a list is asked for; `number` counts the questions."""

    high: int


@dataclass(frozen=True, slots=True)
class AskText(Prompt):
    """Some words are asked for."""


@dataclass(frozen=True, slots=True)
class TerminalIs(Event):
    """Doctor: keys come one by one, or lines from a pipe."""

    keys: bool


@dataclass(frozen=True, slots=True)
class ProgramIs(Event):
    """Doctor: which version runs on which Python."""

    version: str
    python: str


@dataclass(frozen=True, slots=True)
class FolderIs(Event):
    """Doctor: games can be kept in this folder."""

    path: str


@dataclass(frozen=True, slots=True)
class SpeechWorks(Event):
    """Doctor: a voice was found and a sound device opened."""

    mode: str


@dataclass(frozen=True, slots=True)
class SecondBestVoice(Event):
    """Doctor: the voice is heard through this program, because PortAudio is missing."""

    program: str


@dataclass(frozen=True, slots=True)
class SpeechIsOff(Event):
    """Doctor: the program has no voice of its own now; a screen reader may read along."""

    mode: str


@dataclass(frozen=True, slots=True)
class BrailleSpelled(Event):
    """A text, its cells as Unicode braille, and their dots."""

    text: str
    cells: str
    dots: str


@dataclass(frozen=True, slots=True)
class BrailleAsBrf(Event):
    """The same cells in braille ASCII, for an embosser."""

    brf: str


@dataclass(frozen=True, slots=True)
class NoDisplaySet(Event):
    """Doctor: no braille display was named."""


@dataclass(frozen=True, slots=True)
class PortFound(Event):
    """A serial port, and what may be plugged into it."""

    port: str
    description: str


@dataclass(frozen=True, slots=True)
class PortPlain(Event):
    """A serial port of which nothing more is known."""

    port: str


@dataclass(frozen=True, slots=True)
class NoPortFound(Event):
    """There is no serial port."""


@dataclass(frozen=True, slots=True)
class BrlapiFound(Event):
    """BRLTTY runs on this computer, and lets us in."""


@dataclass(frozen=True, slots=True)
class ProbeTries(Event):
    """A port is asked whether a display of this make is there."""

    make: str
    port: str


@dataclass(frozen=True, slots=True)
class ProbeSilent(Event):
    """No display of this make answered."""

    make: str


@dataclass(frozen=True, slots=True)
class ProbeFound(Event):
    """How the display that was found is named."""

    display: str


@dataclass(frozen=True, slots=True)
class ProbeNone(Event):
    """None of the makes that were tried answered on the port."""

    port: str


@dataclass(frozen=True, slots=True)
class KeyFelt(Event):
    """A key of the display was pressed, told by its names."""

    keys: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RoutingFelt(Event):
    """A routing key was pressed; cells are counted from 1."""

    cell: int


@dataclass(frozen=True, slots=True)
class DisplaySizes(Event):
    """A display of this make has one of these numbers of cells."""

    given: int
    known: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LinkUnwritable(Event):
    """The link to the emulated port cannot be made."""

    path: str


@dataclass(frozen=True, slots=True)
class DrillBegins(Event):
    """The drill has so many questions."""

    count: int


@dataclass(frozen=True, slots=True)
class WhichCard(Event):
    """A card is to be named from its cells."""

    cells: str


@dataclass(frozen=True, slots=True)
class WhichCells(Event):
    """A card is to be written from its number."""

    number: int


@dataclass(frozen=True, slots=True)
class DrillRight(Event):
    """The answer was right."""

    number: int


@dataclass(frozen=True, slots=True)
class CardIs(Event):
    """The answer was wrong: this is the card, with its cells."""

    number: int
    cells: str
    dots: str


@dataclass(frozen=True, slots=True)
class DrillEnds(Event):
    """How many questions were asked, and how many answers were right."""

    asked: int
    right: int


@dataclass(frozen=True, slots=True)
class WhichLabel(Event):
    """A real card with a label is felt, and its number is to be typed."""


@dataclass(frozen=True, slots=True)
class FeltSo(Event):
    """The dots of the number that was typed; whoever feels the label says whether they are so."""

    number: int
    dots: str


@dataclass(frozen=True, slots=True)
class PutUnder(Event):
    """The card that was read wrongly goes under so many others, to come back soon."""

    count: int


@dataclass(frozen=True, slots=True)
class NoSuchCard(Event):
    """The game has no card of this number; they go from low to high."""

    given: str
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class DrillMissed(Event):
    """These cards were missed at least once."""

    missed: tuple[int, ...]

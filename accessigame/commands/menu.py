"""The numbered menu, and the demonstration when nobody types anything."""

from __future__ import annotations

import re
from argparse import Namespace
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, replace
from datetime import datetime
from itertools import islice

from accessigame import app, bots, games
from accessigame.braille import NOTATIONS, check_contracted, default_notation
from accessigame.cli import checked_settings, game_options, preferences
from accessigame.cli.parser import Parser
from accessigame.cli.prompts import CliPrompter, InputEnded
from accessigame.commands import play, resume, rules
from accessigame.core.game import Game
from accessigame.core.model import Event, Refusal
from accessigame.devices.console.terminal import write_lines
from accessigame.input.intents import number_in
from accessigame.session.events import GameNotKept
from accessigame.session.journal import DECKS, Header
from accessigame.session.table import SavedGame, Table, begun, seated
from accessigame.storage import learned_decks, settings
from accessigame.storage.preferences import Preferences
from accessigame.storage.settings import FLASHES, GRADES, SPEECH_MODES, Settings
from accessigame.words.words import LANGUAGES, Localizer, plain

DEMONSTRATION_SEED = 8
PAIR = 2
"""Players of a table that only looks at a list."""
RECENT = 20
"""So many of the newest games are looked at when the program starts, so that it starts at once."""
MOST_TABLES = 5
"""So many unfinished games are listed; `resume` takes any by its name."""
ANY_BOT = re.compile(r":\s*bot\s*(?=,|$)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Demonstration(Event):
    """Nobody types anything, so bots show a game."""


def arguments(parser: Parser) -> None:
    """Add the display on which the questions are asked, too."""
    parser.add_argument("--display")


def run(given: Namespace, words: Localizer) -> int:
    """Ask what is wanted, until somebody leaves; show a game when nobody can answer."""
    kept, wrong = checked_settings.load_with_errors()
    display = kept.display if given.display is None else given.display
    preferences.check(given.display)
    if not display and app.stdin_is_empty():
        demonstrate(words)
        return 0
    with closing(CliPrompter(words, display, kept)) as asking, suppress(InputEnded):
        asking.mention(wrong)
        if not given.lang:
            _language(asking)
        menu = Menu(asking, display)
        menu.go_on()
        while menu.once():
            pass
        asking.close(GameNotKept())  # who only feels knows then that the program has ended
    return 0


def _told(game: SavedGame, words: Localizer) -> str:
    """Return an unfinished game in words: which, with whom, since when."""
    left = datetime.fromtimestamp(game.path.stat().st_mtime).astimezone()
    return words.text(
        "unfinished",
        game=words.text(f"game-{game.record.header.game}"),
        players=", ".join(map(plain, game.record.header.seats)),
        day=left.date(),
        time=f"{left:%H:%M}",
    )


def demonstrate(words: Localizer) -> None:
    """Let bots play a short game, in plain lines; nothing is kept."""
    write_lines(words.say(Demonstration()).speech)
    (game,) = (rules for rules in games.every() if rules.name == "no-thanks")
    setup = {"deck": "shuffled", "seed": DEMONSTRATION_SEED, "bots": dict.fromkeys("012", "medium")}
    header = Header(game.name, game.editions[0], ("Ana", "Ben", "Léa"), {"first": 0}, setup)
    app.run(begun(header, words, None), Preferences())


def _language(asking: CliPrompter) -> None:
    """Ask for the language at the very first start."""
    if not checked_settings.load_valid().language:
        chosen = _asked_language(asking)
        write_lines(chosen.say(preferences.keep(language=chosen.language)).speech)


def _asked_language(asking: CliPrompter) -> Localizer:
    """Ask for the language, each by its own name, and go on in it; return its words."""
    words, known = asking.words, list(LANGUAGES)
    options = [Localizer(code).text("language-name") for code in known]
    usual = known.index(words.language) + 1
    chosen = Localizer(known[asking.choose(words.text("ask-language"), options, usual, known) - 1])
    if chosen.language != words.language:
        asking.speak(chosen)
    return chosen


def _contracts(notation: str, words: Localizer) -> bool:
    """Say whether contractions of this language go with the notation."""
    try:
        check_contracted(notation, words.language)
    except Refusal:
        return False
    return True


def _parsed(module: object, *given: str) -> Namespace:
    parser = Parser("menu")
    module.arguments(parser)  # type: ignore[attr-defined]  # every command has it
    return parser.read(given)


class Menu:
    """What can be wanted; a game is played on the display on which was asked."""

    def __init__(self, asking: CliPrompter, display: str) -> None:
        self._asking = asking
        self._felt = display
        self._display = [f"--display={display}"] if display else []

    @property
    def _words(self) -> Localizer:
        """The words in use, which the settings may change."""
        return self._asking.words

    def once(self) -> bool:
        """Ask what is wanted, and do it; False to leave."""
        words = self._words
        actions: list[tuple[str, Callable[[], object]]] = [
            ("menu-play", self._play),
            ("menu-resume", self._resume),
            ("menu-rules", self._rules),
            ("menu-settings", self._settings),
            ("menu-doctor", self._doctor),
        ]
        options = [words.text(key) for key, _ in actions] + [words.text("menu-leave")]
        chosen = self._asking.choose(words.text("menu"), options, default=1)
        if chosen > len(actions):
            return False
        try:
            actions[chosen - 1][1]()
        except Refusal as refusal:
            self._asking.explain(refusal)
        return True

    def go_on(self) -> None:
        """Offer the tables that were left, the newest first; one Enter goes on where it stopped."""
        words, asking = self._words, self._asking
        tables = list(islice(resume.unfinished(words, RECENT, asking.tell), MOST_TABLES))
        if not tables:
            return
        options = [_told(table, words) for table in tables]
        question, other = words.text("ask-go-on"), words.text("menu-other")
        chosen = asking.choose(question, [*options, other], default=1)
        if chosen > len(tables):
            return
        try:
            self._go_on_with(tables[chosen - 1])
        except Refusal as refusal:
            asking.explain(refusal)

    def _go_on_with(self, left: SavedGame) -> None:
        """Go on with a game; what tells secrets is not in its journal, and is asked again."""
        given = [*self._display, *self._channels(left.table)]
        self._asking.close()
        self._left(resume.go_on(left, _parsed(resume, *given), self._words))

    def _left(self, told: tuple[Event, ...]) -> None:
        """Have the display keep the last word of a game, which the menu would cover at once."""
        self._asking.mention(event for event in told if not isinstance(event, GameNotKept))

    def _game(self) -> Game:
        every = games.every()
        names = [self._words.text(f"game-{game.name}") for game in every]
        return every[self._asking.choose(self._words.text("ask-game"), names, default=1) - 1]

    def _variant(self) -> tuple[Game, str]:
        """Ask for a game to play: first each in its usual edition, then the other editions."""
        every, text = games.every(), self._words.text
        named = [(game, game.editions[0], text(f"game-{game.name}")) for game in every]
        named += [
            (game, other, text(f"game-{game.name}-{other}"))
            for game in every
            for other in game.editions[1:]
        ]
        names = [name for _, _, name in named]
        game, edition, _ = named[self._asking.choose(text("ask-game"), names, default=1) - 1]
        return game, edition

    def _players(self, game: Game, edition: str) -> str:
        """Ask who plays, until there are players whom this edition takes."""
        words, asking = self._words, self._asking
        default = ",".join((words.text("default-name"), *play.DEFAULT_BOTS))
        while True:
            given = asking.ask(words.text("ask-players"), default)
            try:
                return self._seated(given, game, edition)
            except Refusal as refusal:
                asking.explain(refusal)

    def _seated(self, given: str, game: Game, edition: str) -> str:
        """Return the players; a mere number stands for so many persons without names."""
        if (count := number_in(given)) is not None:
            game.start(edition, count, {})
            text = self._words.text
            persons = (text("seat-number", number=n).capitalize() for n in range(1, count + 1))
            return ",".join(persons)
        names, levels = play.players_in(given)
        for level in levels.values():
            bots.find(game, level)
        game.start(edition, len(names), {})
        return given

    def _play(self) -> None:
        (game, edition), words = self._variant(), self._words
        players = self._players(game, edition)
        if ANY_BOT.search(players):
            players = ANY_BOT.sub(f":{self._level(game)}", players)
        decks = [words.text(f"deck-{deck}") for deck in DECKS]
        deck = DECKS[self._asking.choose(words.text("ask-deck"), decks, default=1) - 1]
        given = [game.name, f"--edition={edition}", f"--players={players}", f"--deck={deck}"]
        given += self._display
        given += self._channels(seated(play.header_for(_parsed(play, *given), game, words), words))
        if deck == "physical" and game.boxes:
            given.append(f"--box={self._box(game)}")
        if not any(settings.journals().glob(f"*-{game.name}*.jsonl")):
            given.append("--teach")  # the first game of a kind explains itself
        self._asking.close()
        self._left(play.play(_parsed(play, *given), words))

    def _channels(self, table: Table) -> list[str]:
        """Ask whose the display is, and what else tells hands in secret; return the options."""
        whose = self._whose([table.words.name(seat) for seat in table.persons])
        hands_are_told = not table.unheard or "--share=display" in whose
        return whose if hands_are_told else [*whose, *self._hands()]

    def _whose(self, persons: Sequence[str]) -> list[str]:
        """Ask whom the display belongs to, where several persons are at the table."""
        if not self._felt or len(persons) < PAIR:
            return []
        words = self._words
        shared = [words.text("whose-all"), words.text("whose-round")]
        chosen = self._asking.choose(words.text("ask-whose"), [*shared, *map(plain, persons)], 1)
        if chosen > len(shared):
            return [f"--display-seat={persons[chosen - len(shared) - 1]}"]
        return [] if chosen == 1 else ["--share=display"]

    def _hands(self) -> list[str]:
        """Ask how hands are told where nothing tells them in secret; return the options."""
        told = [self._words.text(f"hands-{way}") for way in ("voice", "memory")]
        chosen = self._asking.choose(self._words.text("ask-hands"), told, default=1)
        return ["--share=voice", "--speech=self"] if chosen == 1 else []

    def _level(self, game: Game) -> str:
        """Ask how well the bots play; a level says its name, which the command line knows too."""
        names = tuple(bots.levels(game))
        told = [self._words.text(f"level-{name}") for name in names]
        usual = names.index(bots.DEFAULT_LEVEL) + 1
        return names[self._asking.choose(self._words.text("ask-level"), told, usual) - 1]

    def _box(self, game: Game) -> str:
        """Ask which tokens lie on the table, until there is a list that the rules can read."""
        while True:
            given = self._named_box(game)
            try:
                box = game_options.box(given, game)
                game.start(game.editions[0], PAIR, {"deck": box, "physical": True})
            except Refusal as refusal:
                self._asking.explain(refusal)
            else:
                return given

    def _named_box(self, game: Game) -> str:
        words, asking = self._words, self._asking
        known = [*game.boxes, *([game_options.LEARNT] if learned_decks.read(game.name) else ())]
        wanted = (*known, "file", "typed")
        names = [words.text(f"box-{name}") for name in wanted]
        chosen: str = wanted[asking.choose(words.text("ask-box"), names, default=1) - 1]
        if chosen == "file":
            return asking.ask(words.text("ask-file"), known[0])
        if chosen == "typed":
            return game_options.TYPED + asking.ask(words.text("ask-list"), known[0])
        return chosen

    def _resume(self) -> None:
        self._go_on_with(resume.newest(self._words))

    def _rules(self) -> None:
        game = self._game().name
        self._asking.hear(rules.read_out(game, self._words, self._asking.goes_on))
        self._asking.read(rules.lines(game, self._words))

    def _settings(self) -> None:
        """Ask for the language, who speaks, a display and its braille; the answers are kept.

        The language is kept at once: whoever does not understand the rest may leave there.
        """
        asking = self._asking
        kept = self._in_language(checked_settings.load_valid())
        words = asking.words
        modes = [words.text(f"speech-{mode}") for mode in SPEECH_MODES]
        current = SPEECH_MODES.index(kept.speech) + 1 if kept.speech else len(modes)
        speech = SPEECH_MODES[asking.choose(words.text("ask-speech"), modes, current) - 1]
        display = self._named(kept.display or self._felt)
        names = list(NOTATIONS)
        usual = names.index(kept.notation or default_notation(words.language)) + 1
        notation = names[asking.choose(words.text("ask-notation"), names, usual) - 1]
        flash, grade = kept.flash, kept.grade
        if display:
            flash, grade = self._flash(flash), self._grade(notation, grade)
        chosen = replace(
            kept, speech=speech, display=display, notation=notation, flash=flash, grade=grade
        )
        settled_here = (
            "language",
            "speech",
            "display",
            "notation",
            *(("flash", "grade") if display else ()),
        )
        asking.tell(preferences.keep(**{name: getattr(chosen, name) for name in settled_here}))
        asking.settle(chosen)

    def _in_language(self, kept: Settings) -> Settings:
        """Ask for the language; return the settings in it, which are kept if it is another.

        Braille that was usual for the old one becomes what is usual for the new one.
        """
        asking, before = self._asking, self._words.language
        words = _asked_language(asking)
        if words.language == before:
            return replace(kept, language=before)
        usual = kept.notation == default_notation(before)
        notation = default_notation(words.language) if usual else kept.notation
        chosen = replace(kept, language=words.language, notation=notation)
        if not _contracts(notation or default_notation(words.language), words):
            chosen = replace(chosen, grade=GRADES[0])
        changed = {name: getattr(chosen, name) for name in ("language", "notation", "grade")}
        asking.tell(preferences.keep(**{n: v for n, v in changed.items() if v != getattr(kept, n)}))
        asking.settle(chosen)
        return chosen

    def _flash(self, kept: str) -> str:
        """Ask how long a message covers the braille line."""
        question = self._words.text("ask-flash")
        options = [self._words.text(f"flash-{hold}") for hold in FLASHES]
        return FLASHES[self._asking.choose(question, options, FLASHES.index(kept) + 1) - 1]

    def _grade(self, notation: str, kept: str) -> str:
        """Ask for contractions, where they go with the notation."""
        if not _contracts(notation, self._words):
            return GRADES[0]
        question = self._words.text("ask-grade")
        options = [self._words.text(f"grade-{grade}") for grade in GRADES]
        return GRADES[self._asking.choose(question, options, GRADES.index(kept) + 1) - 1]

    def _named(self, kept: str) -> str:
        from accessigame.devices.transport.addressing import display_named  # noqa: PLC0415 - only who reads braille pays for it

        none = self._words.text("none")
        while True:
            given = self._asking.ask(self._words.text("ask-display"), kept or none)
            if given == none:
                return ""
            try:
                return ":".join(part for part in display_named(given) if part)
            except Refusal as refusal:
                self._asking.explain(refusal)

    def _doctor(self) -> None:
        from accessigame.commands import doctor  # noqa: PLC0415 - it looks at every device, and play need not

        self._asking.close()
        given = _parsed(doctor, *self._display)
        found = doctor.checked(given, self._words)
        doctor.tell(found, given, self._words)
        said = [self._words.say(event) for event, _ in found]
        self._asking.hear(each.speech for each in said)
        self._asking.read([each.braille for each in said])

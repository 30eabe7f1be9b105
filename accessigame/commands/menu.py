"""The numbered menu, and the demonstration when nobody types anything."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from itertools import islice
from pathlib import Path

from accessigame import app, games, learnt
from accessigame.braille import GRADES, NOTATIONS, check_contracted, default_notation
from accessigame.commands import agreed, play, resume, rules, wishes
from accessigame.commands.asking import InputEnded, ask, choose, explain
from accessigame.commands.events import Demonstration
from accessigame.commands.options import Parser
from accessigame.devices.console import write_lines
from accessigame.journal import DECKS, Header
from accessigame.language import LANGUAGES, Words, plain
from accessigame.settings import FLASHES, SPEECH_MODES, Settings
from accessigame.table import Refusal, Rules

DEMONSTRATION_SEED = 8
PAIR = 2
"""Players of a table that only looks at a list."""
RECENT = 20
"""So many of the newest games are looked at when the program starts, so that it starts at once."""
MOST_TABLES = 5
"""So many unfinished games are listed; `resume` takes any by its name."""


def arguments(parser: Parser) -> None:
    """Add no option: what is wanted is asked."""


def run(given: Namespace, words: Words) -> int:
    """Ask what is wanted, until somebody leaves; show a game when nobody can answer."""
    if app.stdin_is_empty():
        demonstrate(words)
        return 0
    try:
        words = words if given.lang else _language(words)
        _go_on(words)
        while _once(words):
            pass
    except InputEnded:
        pass
    return 0


def _go_on(words: Words) -> None:
    """Offer the tables that were left, the newest first; one Enter goes on where it stopped."""
    tables = list(islice(resume.unfinished(words, RECENT), MOST_TABLES))
    if not tables:
        return
    options = [_table(path, record.header, words) for path, record in tables]
    chosen = choose(words, words.text("ask-go-on"), [*options, words.text("menu-other")], 1)
    if chosen <= len(tables):
        path, _ = tables[chosen - 1]
        try:
            resume.run(_parsed(resume, str(path)), words)
        except Refusal as refusal:
            explain(words, refusal)


def _table(path: Path, header: Header, words: Words) -> str:
    """Return an unfinished game in words: which, with whom, since when."""
    left = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
    return words.text(
        "unfinished",
        game=words.text(f"game-{header.game}"),
        players=", ".join(map(plain, header.seats)),
        day=f"{left:%Y-%m-%d}",
        time=f"{left:%H:%M}",
    )


def demonstrate(words: Words) -> None:
    """Let bots play a short game, in plain lines; nothing is kept."""
    write_lines(words.say(Demonstration()).speech)
    (game,) = (rules for rules in games.every() if rules.name == "no-thanks")
    setup = {"deck": "shuffled", "seed": DEMONSTRATION_SEED, "bots": dict.fromkeys("012", "medium")}
    header = Header(game.name, game.editions[0], ("Ana", "Ben", "Léa"), {"first": 0}, setup)
    app.run(app.begun(header, words, None), app.Wishes())


def _language(words: Words) -> Words:
    """Ask for the language at the very first start; every language says its own name."""
    kept = wishes.settled(words)
    if kept.language:
        return words
    known = list(LANGUAGES)
    options = [Words(code).text("language-name") for code in known]
    default = known.index(words.language) + 1
    chosen = Words(known[choose(words, words.text("ask-language"), options, default) - 1])
    wishes.keep(replace(kept, language=chosen.language), chosen)
    return chosen


def _once(words: Words) -> bool:
    actions: list[tuple[str, Callable[[Words], object]]] = [
        ("menu-play", _play),
        ("menu-resume", _resume),
        ("menu-rules", _rules),
        ("menu-settings", _settings),
        ("menu-doctor", _doctor),
    ]
    options = [words.text(key) for key, _ in actions] + [words.text("menu-leave")]
    chosen = choose(words, words.text("menu"), options, default=1)
    if chosen > len(actions):
        return False
    try:
        actions[chosen - 1][1](words)
    except Refusal as refusal:
        explain(words, refusal)
    return True


def _game(words: Words) -> Rules:
    every = games.every()
    if len(every) == 1:
        return every[0]
    names = [words.text(f"game-{game.name}") for game in every]
    return every[choose(words, words.text("ask-game"), names, default=1) - 1]


def _parsed(module: object, *given: str) -> Namespace:
    parser = Parser("menu")
    module.arguments(parser)  # type: ignore[attr-defined]  # every command has it
    return parser.read(given)


def _play(words: Words) -> None:
    game = _game(words)
    default = ",".join((words.text("default-name"), *play.DEFAULT_BOTS))
    players = ask(words, words.text("ask-players"), default)
    decks = [words.text(f"deck-{deck}") for deck in DECKS]
    deck = DECKS[choose(words, words.text("ask-deck"), decks, default=1) - 1]
    given = [game.name, f"--players={players}", f"--deck={deck}"]
    if deck == "physical" and game.boxes:
        given.append(f"--box={_box(game, words)}")
    play.run(_parsed(play, *given), words)


def _box(game: Rules, words: Words) -> str:
    """Ask which tokens lie on the table, until there is a list that the rules can read."""
    while True:
        given = _named_box(game, words)
        try:
            game.start(game.editions[0], PAIR, {"deck": agreed.box(given, game), "physical": True})
        except Refusal as refusal:
            explain(words, refusal)
        else:
            return given


def _named_box(game: Rules, words: Words) -> str:
    known = [*game.boxes, *([agreed.LEARNT] if learnt.read(game.name) else ())]
    wanted = (*known, "file", "typed")
    names = [words.text(f"box-{name}") for name in wanted]
    chosen: str = wanted[choose(words, words.text("ask-box"), names, default=1) - 1]
    if chosen == "file":
        return ask(words, words.text("ask-file"), known[0])
    if chosen == "typed":
        return agreed.TYPED + ask(words, words.text("ask-list"), known[0])
    return chosen


def _resume(words: Words) -> None:
    resume.run(_parsed(resume), words)


def _rules(words: Words) -> None:
    rules.run(_parsed(rules, _game(words).name), words)


def _settings(words: Words) -> None:
    """Ask who speaks, for a display and for its braille; the answers are kept."""
    kept = wishes.settled(words)
    modes = [words.text(f"speech-{mode}") for mode in SPEECH_MODES]
    current = SPEECH_MODES.index(kept.speech) + 1 if kept.speech else len(modes)
    speech = SPEECH_MODES[choose(words, words.text("ask-speech"), modes, current) - 1]
    display = _display(words, kept.display)
    names = list(NOTATIONS)
    known = kept.notation if kept.notation in names else default_notation(words.language)
    usual = names.index(known) + 1
    notation = names[choose(words, words.text("ask-notation"), names, usual) - 1]
    wanted = replace(kept, speech=speech, display=display, notation=notation)
    if display:
        wanted = replace(wanted, flash=_flash(words, kept.flash), grade=_grade(words, wanted))
    wishes.keep(wanted, words)


def _flash(words: Words, kept: str) -> str:
    """Ask how long a message covers the braille line."""
    options = [words.text(f"flash-{hold}") for hold in FLASHES]
    return FLASHES[choose(words, words.text("ask-flash"), options, FLASHES.index(kept) + 1) - 1]


def _grade(words: Words, kept: Settings) -> str:
    """Ask for contractions, where they go with the notation."""
    try:
        check_contracted(kept.notation, words.language)
    except Refusal:
        return GRADES[0]
    options = [words.text(f"grade-{grade}") for grade in GRADES]
    return GRADES[choose(words, words.text("ask-grade"), options, GRADES.index(kept.grade) + 1) - 1]


def _display(words: Words, kept: str) -> str:
    none = words.text("none")
    while True:
        given = ask(words, words.text("ask-display"), kept or none)
        if given == none:
            return ""
        try:
            return ":".join(app.display_named(given))
        except Refusal as refusal:
            explain(words, refusal)


def _doctor(words: Words) -> None:
    from accessigame.commands import doctor  # noqa: PLC0415 - it looks at every device, and play need not

    doctor.run(_parsed(doctor), words)

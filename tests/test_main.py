"""The command line: every mistake is a sentence, in the language asked for.

Covers `cli/versions.py` and `commands/results.py`.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from accessigame import __version__, games, main
from accessigame.cli.parser import OptionTooEarly, UnknownOption, WordTooMany
from accessigame.core.game import Game
from accessigame.core.model import Event, NotUnderstood
from accessigame.devices.console.pages import wrapped
from accessigame.main import COMMANDS, MENU
from accessigame.storage import settings
from accessigame.storage.settings import Settings
from accessigame.words.words import LANGUAGES, Localizer
from tests import running
from tests.playing import GAMES
from tests.running import Program
from tests.wait_for import PATIENCE

LONG = "9" * 5000
HEADER = '{"game":"no-thanks","edition":"2020","seats":["A","B","C"],"options":{}}\n'
TURN = '{"seat":"table","move":"turn","card":11}\n'
PLAY = ("play", "no-thanks", "--players=A,B,C")
OVER = HEADER + "".join(
    f'{{"seat":"table","move":"turn","card":{n}}}\n{{"seat":0,"move":"take"}}\n'
    for n in range(3, 27)
)
FILES = {
    "empty": "",
    "letter": "Dear Ana,\n",
    "damaged": HEADER + "???\n" + TURN,
    "chess": '{"game":"chess","seats":["A","B"]}\n',
    "cheat": HEADER + TURN + '{"seat":1,"move":"take"}\n',
    "crowd": '{"game":"no-thanks","edition":"2020","seats":["A","B"]}\n',
    "option": '{"game":"no-thanks","seats":["A","B","C"],"options":{"first":7}}\n',
    "bots": '{"game":"no-thanks","seats":["A","B","C"],"setup":{"bots":{"x":"easy"}}}\n',
    "genius": '{"game":"no-thanks","seats":["A","B","C"],"setup":{"bots":{"1":"genius"}}}\n',
    "deep": "[" * 100_000 + "\n",
    "over": OVER,
}
"""Files that are in the folder of each test, by name."""

MISTAKES: tuple[tuple[str, ...], ...] = (
    ("dance",),
    ("dance", "--help"),
    ("Play", "no-thanks"),
    ("--lang",),
    ("--rate", "300"),
    ("play",),
    ("play", "chess"),
    ("play", "no-thanks", "extra"),
    ("play", "no-thanks", "--tempo=9"),
    ("play", "no-thanks", "--players"),
    ("play", "no-thanks", "--players=A"),
    ("play", "no-thanks", "--players=A,B"),
    ("play", "no-thanks", "--players=A,B,C,D,E,F,G,H"),
    ("play", "no-thanks", "--players=A,B,C,D,E,F", "--edition=2004"),
    ("play", "no-thanks", "--players=A,B,A"),
    ("play", "no-thanks", "--players=A,,B"),
    ("play", "no-thanks", "--players=A,B:,C"),
    ("play", "no-thanks", "--players=A,B:genius,C"),
    (*PLAY, "--edition=1999"),
    (*PLAY, "--deck=tarot"),
    (*PLAY, "--seed=x"),
    (*PLAY, "--seed=-1"),
    (*PLAY, f"--seed={LONG}"),
    (*PLAY, "--seed"),
    (*PLAY, "--rounds=0"),
    (*PLAY, "--rounds=100"),
    (*PLAY, "--rounds=two"),
    (*PLAY, "--starts=never"),
    (*PLAY, "--first=Zoé"),
    (*PLAY, "--open-tokens=yes"),
    (*PLAY, "--speech=loud"),
    (*PLAY, "--rate=79"),
    (*PLAY, "--notation=morse"),
    (*PLAY, "--display=baum"),
    (*PLAY, "--display=teleprinter:/dev/ttyS0"),
    (*PLAY, "--display-seat=Zoé"),
    (*PLAY, "--journal=over"),
    (*PLAY, "--journal=."),
    (*PLAY, "--journal=over/game.jsonl"),
    (*PLAY, "--journal=" + "x" * 300),
    ("resume",),
    ("resume", "nowhere.jsonl"),
    ("resume", "."),
    ("resume", "1"),
    ("resume", "one", "two"),
    *(("resume", name) for name in FILES if name != "over"),
    *(("replay", name) for name in FILES if name != "over"),
    *(("replay", "--json", name) for name in FILES if name != "over"),
    ("replay",),
    ("replay", "-"),
    ("replay", "nowhere.jsonl"),
    ("replay", "over", "--json=yes"),
    ("history", "chess"),
    ("history", "--last=0"),
    ("stats", "chess"),
    ("stats", "titus", "2"),
    ("score",),
    ("score", "chess", "3"),
    ("score", "no-thanks", "2"),
    ("score", "no-thanks", "36"),
    ("score", "no-thanks", "7 7"),
    ("score", "no-thanks", "seven"),
    ("score", "no-thanks", "7.5"),
    ("score", "no-thanks", "²"),
    ("score", "no-thanks", LONG),
    ("score", "no-thanks", "7", "--tokens=56"),
    ("score", "no-thanks", "7", "--tokens=-1"),
    ("score", "no-thanks", "7", "--tokens=--1"),
    ("score", "no-thanks", "7", "--tokens=some"),
    ("score", "no-thanks", "7", f"--tokens={LONG}"),
    ("results", "chess"),
    ("results", "history", "chess"),
    ("learn",),
    ("learn", "chess"),
    ("learn", "no-thanks", "--count=3"),
    ("rules",),
    ("rules", "chess"),
    ("rules", "no-thanks", "0"),
    ("rules", "no-thanks", "10"),
    ("rules", "no-thanks", "one"),
    ("rules", "no-thanks", LONG),
    ("rules", "no-thanks", "1", "2"),
    ("simulate",),
    ("simulate", "chess"),
    ("simulate", "no-thanks", "--players=2"),
    ("simulate", "no-thanks", "--players=8"),
    ("simulate", "no-thanks", "--players=6", "--edition=2004"),
    ("simulate", "no-thanks", "--players=x"),
    ("simulate", "no-thanks", "--bots=genius"),
    ("simulate", "no-thanks", "--bots=easy,,easy"),
    ("simulate", "no-thanks", "--bots=easy,easy,easy", "--players=4"),
    ("simulate", "no-thanks", "--games=0"),
    ("simulate", "no-thanks", "--seed=x"),
    ("simulate", "no-thanks", "--edition=1999"),
    ("simulate", "no-thanks", "--games=1", "--journals=over"),
    ("braille",),
    ("braille", "a", "--notation=morse"),
    ("display",),
    ("display", "dance"),
)  # fmt: skip


def pages_of(command: str, words: Localizer) -> list[str]:
    """Return the lines of both pages of the help of a command."""
    return [*main.help_of(command, words), *main.more_help_of(command, words)]


@pytest.fixture
def accessigame(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Program:
    """Return what runs the program in a folder with good and bad files."""
    for name, text in FILES.items():
        (tmp_path / name).write_text(text, "utf-8")
    monkeypatch.chdir(tmp_path)
    return running.program(monkeypatch, capsys)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("given", MISTAKES, ids=lambda given: " ".join(given)[:60])
def test_every_mistake_is_a_sentence(
    accessigame: Program, given: tuple[str, ...], lang: str, tmp_path: Path
) -> None:
    """Whatever a person does wrong, one sentence says so on the error output, and the code is 2."""
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    given = given if given != ("--lang",) else ("--lang", "klingon", "score", "no-thanks")
    ran = accessigame(*given, lang="" if "klingon" in given else lang)
    assert (ran.code, ran.out) == (2, "")
    (sentence,) = ran.err.splitlines()
    assert "Traceback" not in sentence
    assert len(sentence) < 400  # names of files are said whole
    assert sentence[-1] in ".:", sentence
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_a_mistake_is_told_in_the_language_asked_for(accessigame: Program) -> None:
    """The sentence is in the language of --lang, wherever it stands."""
    sentences = {lang: accessigame("rules", "chess", lang=lang).err for lang in LANGUAGES}
    assert sentences == {
        "fr": f"chess : jeu inconnu. Jeux possibles : {', '.join(GAMES)}.\n",
        "en": f"chess is not a known game. Choose from: {', '.join(GAMES)}.\n",
        "de": f"chess: unbekanntes Spiel. Es gibt: {', '.join(GAMES)}.\n",
    }
    assert accessigame("--lang=de", "rules", "chess", lang="").err == sentences["de"]
    assert accessigame("rules", "--lang", "de", "chess", lang="").err == sentences["de"]


def test_a_language_that_is_not_there(
    accessigame: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An unknown language is told in the language of the computer."""
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    ran = accessigame("--lang", "klingon", "score", "no-thanks", lang="")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "klingon: unbekannte Sprache. Es gibt: fr, en, de.\n"


@pytest.mark.parametrize(
    ("environment", "settled", "sentence"),
    [
        ("de_DE.UTF-8", "", "Zusammen: 0."),
        ("en_GB.UTF-8", "", "All cards: 0."),
        ("en_GB.UTF-8", "fr", "Total des cartes : 0."),
        ("es_ES.UTF-8", "", "Total des cartes : 0."),
        ("en_GB.UTF-8", "klingon", "All cards: 0."),
    ],
)
def test_which_language(
    accessigame: Program,
    monkeypatch: pytest.MonkeyPatch,
    environment: str,
    settled: str,
    sentence: str,
) -> None:
    """Without --lang, the settings decide, then the locale, then it is French."""
    monkeypatch.setenv("LC_ALL", environment)
    settings.save(Settings(language=settled))
    assert accessigame("score", "no-thanks", lang="").lines[0] == sentence


def test_settings_that_cannot_be_read(
    accessigame: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Damaged settings are told, and nobody is kept from playing by them."""
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    path = settings.save(Settings())
    path.write_text("speech = loud")
    ran = accessigame(*PLAY, lang="")
    assert ran.code == 0
    assert ran.lines[-1].startswith("Game saved. ")
    assert ran.err == (
        f"The settings cannot be read: {path}. The defaults are used. Fix or delete that file.\n"
    )
    assert accessigame("score", "no-thanks", lang="").err == ran.err
    assert path.read_text() == "speech = loud"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_of_each_command(accessigame: Program, command: str, lang: str) -> None:
    """Each command explains itself in fewer than 24 lines of a terminal, in each language."""
    asked = [part for part in (command, "--help") if part]
    ran = accessigame(*asked, lang=lang)
    assert (ran.code, ran.err) == (0, "")
    lines = [line for text in ran.lines for line in wrapped(text, 80)]
    assert 0 < len(lines) < 24
    assert ran.out.startswith(Localizer(lang).text(f"help-command-{command or 'menu'}") + "\n")
    assert accessigame(*asked[:-1], "-h", lang=lang) == ran


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_the_second_page_of_help(accessigame: Program, command: str, lang: str) -> None:
    """It is another page of fewer than 24 lines, which the first one names; or there is none.

    Fails when what is rare is lost, told twice, or on a page that nobody hears of.
    """
    asked = [part for part in (command,) if part]
    first, second = (accessigame(*asked, page, lang=lang) for page in ("--help", "--help-more"))
    assert (second.code, second.err) == (0, "")
    assert (second == first) == ("--help-more" not in first.out)
    if second != first:
        assert 0 < len([line for text in second.lines for line in wrapped(text, 80)]) < 24
        assert not {*first.lines} & {*second.lines}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["", "play", "rules"])
def test_help_is_a_word_too(accessigame: Program, lang: str, command: str) -> None:
    """`accessigame help` and its word in the language of the table are `--help`.

    Fails when whoever asks for help in words is told that there is no such command.
    """
    asked = [command] if command else []
    expected = accessigame(*asked, "--help", lang=lang).out
    for word in ("help", *Localizer(lang).text("words-help").split()):
        assert accessigame(word, *asked, lang=lang).out == expected


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", [MENU, *COMMANDS])
def test_help_names_every_option(command: str, lang: str) -> None:
    """The help of a command has each of its options, and no option that it does not take.

    Fails when a sentence names an option that is gone, or when both pages leave one out.
    """
    told = set(re.findall(r"--[a-z-]+", "\n".join(pages_of(command, Localizer(lang)))))
    everywhere = {"--help", "--help-more", "--lang", "--version"}
    assert told - everywhere == set(main.parser_of(command).options()) - everywhere


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games.every(), ids=lambda game: game.name)
def test_help_on_the_options_of_a_game(accessigame: Program, game: Game[Any], lang: str) -> None:
    """It has a sentence for each of them and for no other, whatever the game is called there.

    Fails when `play titus --help` is the help of `play`.
    """
    ran = accessigame("play", game.name, "--help", lang=lang)
    _, *lines = ran.lines
    own = [f"--{option.flag}" for option in game.options if option.flag]
    assert sorted(set(re.findall(r"--[a-z-]+(?=\W)", " ".join(lines)))) == sorted(own)
    assert len([wrapped(line, 80) for line in ran.lines]) < 24
    for name in game.aliases:
        assert accessigame("play", name, "--help", lang=lang) == ran


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_menu_names_every_command(accessigame: Program, lang: str) -> None:
    """The help of the program names every command, on the first or the second page."""
    text = "".join(accessigame(page, lang=lang).out for page in ("--help", "--help-more"))
    assert {*re.findall(r"[a-z]+", text)} >= {*COMMANDS}


def test_the_version(accessigame: Program) -> None:
    """The version of the program stands first, then those of what it stands on."""
    first, *others = accessigame("--version").lines
    assert first == f"accessigame {__version__}"
    told = [line.rpartition(" ") for line in others]
    names = ["Python", "liblouis", "eSpeak NG", "pyttsx3", "prompt_toolkit", "pyserial"]
    assert [name for name, _, _ in told] == names
    assert all(version[0].isdecimal() and "." in version for _, _, version in told)


def test_what_is_missing_has_no_version(
    accessigame: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A library that is missing is named with the others. Fails when it ends the list."""
    monkeypatch.setattr("accessigame.cli.versions.LIBRARIES", ("nobody-has-this", "pyserial"))
    *_, missing, there = accessigame("--version").lines
    assert missing == "nobody-has-this: missing."
    assert there.startswith("pyserial ")


@pytest.mark.parametrize(("error", "code"), [(KeyboardInterrupt(), 130), (BrokenPipeError(), 0)])
def test_who_stops_the_program_gets_no_traceback(
    accessigame: Program, monkeypatch: pytest.MonkeyPatch, error: BaseException, code: int
) -> None:
    """Ctrl-C ends with 130, and a reader that went away ends quietly."""

    def stop(*_: object) -> int:
        raise error

    monkeypatch.setattr(main, "_run", stop)
    ran = accessigame("score", "no-thanks")
    assert (ran.code, ran.out, ran.err) == (code, "", "")


# the real program -----------------------------------------------------------------------------


def real(
    *arguments: str, typed: bytes = b"", **environment: str
) -> subprocess.CompletedProcess[bytes]:
    """Run the real program in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "accessigame", *arguments],
        input=typed,
        capture_output=True,
        env={**os.environ, "LC_ALL": "C.UTF-8", **environment},
        timeout=PATIENCE,  # for a program that hangs
        check=False,
    )


@pytest.mark.unmeasured
def test_the_real_program() -> None:
    """Started as a user starts it, it answers on the right streams with the right codes."""
    good = real("score", "no-thanks", "3 7 8 10 14 15 16 25", "--tokens", "8", "--lang=en")
    assert (good.returncode, good.stderr) == (0, b"")
    assert good.stdout.splitlines()[-1] == b"Minus 8 tokens: 51."
    bad = real("score", "no-thanks", "99", "--lang=en")
    assert (bad.returncode, bad.stdout) == (2, b"")
    assert bad.stderr == b"99 is not a card. Cards go from 3 to 35. Nothing has changed.\n"


@pytest.mark.unmeasured
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a full disk is imitated by /dev/full")
@pytest.mark.parametrize(
    "given",
    [
        ("rules", "no-thanks"),
        ("labels", "no-thanks", "--format=brf", "--notation=ueb"),
        ("stats", "--json"),
        PLAY,
    ],
)
def test_an_output_that_takes_nothing(given: tuple[str, ...]) -> None:
    """A disk that is full is one sentence elsewhere, and the exit code of a mistake.

    Fails with a traceback when the error of the system is left alone, and with another one at
    the end of Python when it tries to write once more.
    """
    buffered = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    with Path("/dev/full").open("wb") as full:
        ran = subprocess.run(
            [sys.executable, "-m", "accessigame", *given, "--lang=en"],
            env=buffered,
            stdin=subprocess.DEVNULL,
            stdout=full,
            stderr=subprocess.PIPE,
            timeout=PATIENCE,  # for a program that hangs
            check=False,
        )
    assert (ran.returncode, ran.stderr) == (
        2,
        b"Nothing more can be written, error ENOSPC. Check disk space.\n",
    )


@pytest.mark.unmeasured
@pytest.mark.parametrize("encoding", ["utf-8", "ascii", "latin-1"])
def test_any_bytes_as_input(encoding: str, tmp_path: Path) -> None:
    """Bytes that are no text are a line that is not understood, and the game is kept."""
    path = tmp_path / "game.jsonl"
    given = (*PLAY, "--deck=physical", "--first=A", f"--journal={path}", "--lang=en")
    typed = b"11\n\xff\xfe\np\n" + b"9" * 5000 + b"\n\0\n"
    ran = real(*given, typed=typed, PYTHONIOENCODING=encoding)
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert ran.stdout.splitlines()[-1].startswith(b"Game saved. ")
    assert b"was not understood" in ran.stdout
    assert len(path.read_text("utf-8").splitlines()) == 3


@pytest.mark.unmeasured
@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252"])
def test_any_terminal_as_output(encoding: str) -> None:
    """A terminal that cannot show a character gets another one in its place, and no traceback."""
    for given in (("rules", "no-thanks", "--lang=fr"), ("braille", "été", "--lang=fr")):
        ran = real(*given, PYTHONIOENCODING=encoding)
        assert ran.returncode in (0, 2)
        assert b"Traceback" not in ran.stderr
    report = real("replay", "-", "--json", typed=OVER.encode(), PYTHONIOENCODING=encoding)
    assert json.loads(report.stdout)["over"] is True


@pytest.mark.parametrize(
    ("given", "option", "command"),
    [
        (["--seed", "4", "play", "no-thanks"], "--seed", "play"),
        (["--players", "A,B,C", "play", "no-thanks"], "--players", "play"),
        (["--no-advice", "play", "no-thanks"], "--no-advice", "play"),
        (["--last=3", "history"], "--last", "history"),
        (["--lang", "en", "--json", "stats"], "--json", "stats"),
        (["--target=66", "play", "six-nimmt"], "--target", "play"),
        (["--seed", "4"], "--seed", "play"),
        (["--cells=40", "paly"], "--cells", "display"),
    ],
)
def test_an_option_before_its_command(
    capsys: pytest.CaptureFixture[str], given: list[str], option: str, command: str
) -> None:
    """It is told where it belongs, and not that there is none.

    Fails when the options that may stand before are known by heart.
    """
    assert main.main([*given, "--lang", "en"]) == main.WRONG
    expected = Localizer("en").say(OptionTooEarly(option, command)).speech
    assert capsys.readouterr().err == f"{expected}\n"


@pytest.mark.parametrize("command", COMMANDS)
def test_every_option_belongs_behind_its_command(command: str) -> None:
    """Each option of each command is told so, but for those of the menu.

    Fails when a command or a game has an option that is taken for an unknown one.
    """
    of_menu = main.parser_of(MENU).options()
    for option in main.parser_of(command).options():
        if option not in of_menu:
            with pytest.raises(NotUnderstood) as caught:
                main.split([option, command])
            assert caught.value.event == OptionTooEarly(option, command)


def test_an_option_that_its_command_lacks(capsys: pytest.CaptureFixture[str]) -> None:
    """It is unknown, and no better behind the command.

    Fails when whoever mistypes an option is told to move it.
    """
    assert main.main(["--sed", "4", "play", "titus", "--lang", "en"]) == main.WRONG
    expected = Localizer("en").say(UnknownOption("--sed", "play")).speech
    assert capsys.readouterr().err == f"{expected}\n"


@pytest.mark.parametrize("command", main.OF_RESULTS)
def test_results_are_one_command_with_words_behind_it(command: str) -> None:
    """What stands behind `results` is the command itself, with its arguments and options.

    Fails when one of the words needs its own name.
    """
    given = ["no-thanks", "--lang", "de"]
    assert main.split(["results", command, *given]) == (command, given)
    assert main.split(["--lang", "de", "results", command]) == (command, ["--lang", "de"])


def test_results_alone_are_the_finished_games(accessigame: Program) -> None:
    """Without a word it is `history`; its help and that of its words are found as any.

    Fails when `results` alone does nothing, or its help hides that of a word.
    """
    assert accessigame("play", "no-thanks", "--players=A:easy,B:easy,C:easy").code == 0
    told = accessigame("results", lang="en")
    assert told.lines[0].startswith("1: No Thanks!")
    assert told == accessigame("history", lang="en") == accessigame("results", "history", lang="en")
    for command in main.OF_RESULTS:
        expected = accessigame(command, "--help", lang="fr")
        assert accessigame("results", command, "--help", lang="fr") == expected
        assert accessigame("help", "results", command, lang="fr") == expected


@pytest.mark.parametrize(
    ("given", "event"),
    [
        (["results", "titus"], main.UnknownCommand("titus", main.OF_RESULTS)),
        (["results", "--last", "3", "history"], OptionTooEarly("--last", "history")),
        (["results", "--json"], OptionTooEarly("--json", "history")),
        (["results", "--sed", "4", "stats"], UnknownOption("--sed", "stats")),
    ],
)
def test_what_results_do_not_know(given: list[str], event: Event) -> None:
    """A wrong word is told the right ones, and an option its place behind the word."""
    with pytest.raises(NotUnderstood) as caught:
        main.split(given)
    assert caught.value.event == event


@pytest.mark.parametrize("before", [["--lang", "de"], ["--speech=off"], ["--display", "baum:/no"]])
def test_an_option_of_the_menu_may_stand_before_a_command(before: list[str]) -> None:
    """With a blank or a sign before its value, which is no command."""
    assert main.split([*before, "play", "titus"]) == ("play", [*before, "titus"])


@pytest.mark.parametrize("given", [["play", "no-thanks", "extra"], ["display", "ports", "extra"]])
def test_a_word_too_many(capsys: pytest.CaptureFixture[str], given: list[str]) -> None:
    """A word is no option."""
    assert main.main([*given, "--lang", "en"]) == main.WRONG
    expected = Localizer("en").say(WordTooMany("extra", given[0])).speech
    assert capsys.readouterr().err == f"{expected}\n"

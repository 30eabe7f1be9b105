"""One table and its event loop.

Covers `host/standing_prompt.py`.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterable
from itertools import chain
from pathlib import Path

import pytest

from accessigame.braille import Translator
from accessigame.core.model import (
    EVERYONE,
    TABLE,
    Event,
    Intent,
    NotUnderstood,
    Refusal,
    Seat,
    only,
)
from accessigame.devices.braille.display_output import BrailleDisplay
from accessigame.displays import Keys, Ready
from accessigame.games.no_thanks.events.play import CardTurned, TurnBegan
from accessigame.games.no_thanks.events.prompts import AskCard, AskDecision
from accessigame.games.no_thanks.moves import EndPile
from accessigame.games.titus.events.answers import InHand, NumberAwaited
from accessigame.games.titus.moves import Draw, Top
from accessigame.host.host import Host
from accessigame.input.inbox import Given
from accessigame.input.key_entry import KeyUnknown
from accessigame.input.keymap import KEYS, Word
from accessigame.session import journal
from accessigame.session.events import AgainToConfirm, AskAfter, GameResumed, MovesUndone, WayOut
from accessigame.session.journal import Header, Journal
from accessigame.session.table import Table, load_saved, resumed
from accessigame.session.undo import TooManyToUndo
from accessigame.words.words import LANGUAGES, Localizer, Priority
from tests.playing import (
    NAMES,
    Recorder,
    TellingWords,
    Told,
    events_of,
    hosted,
    run,
    typed,
)

P, S, L = (Seat(number) for number in range(3))
HEADER = Header("no-thanks", "2020", NAMES[:3], {"physical": True})


def sentences_after(lines: str, output: Recorder | None = None) -> list[str]:
    """Return the sentences after these lines at a table of three with real cards."""
    output = output or Recorder()
    run(hosted([output], {"physical": True}), typed(lines))
    return [said.speech for said in output.blocks[-2].said]


def prompt_of(output: Recorder, back: int = 1) -> Event:
    """Return the prompt at the cursor, a number of blocks back."""
    prompt = output.blocks[-back].prompt
    assert isinstance(prompt, Told)
    return prompt.event


# a game, entry by entry -----------------------------------------------------------------------


def test_a_game_with_real_cards() -> None:
    """Each entry brings what happened and then the next question; the end says goodbye."""
    output = Recorder()
    run(hosted([output], {"physical": True}), typed("11, p, p, t, 16, p"))
    blocks = [
        (
            [said.speech for said in block.said],
            block.prompt.speech if block.prompt else None,
            [choice.text for choice in block.choices],
        )
        for block in output.blocks
    ]
    assert blocks == [
        (
            [
                "New game. Everybody has 11 tokens. Pierre starts.",
                "Next card: turn it up for Pierre.",
            ],
            "Card number 1:",
            [],
        ),
        (["Card 11.", "Pierre's turn."], "11 +0?", ["t", "p"]),
        (["Pierre passes.", "Sabine's turn, 1 token."], "11 +1?", ["t", "p"]),
        (["Sabine passes.", "Lise's turn, 2 tokens."], "11 +2?", ["t", "p"]),
        (["11 for Lise, 2 tokens.", "Next card: turn it up for Lise."], "Card number 2:", []),
        (["Card 16.", "Lise's turn."], "16 +0?", ["t", "p"]),
        (["Lise passes.", "Pierre's turn, 1 token."], "16 +1?", ["t", "p"]),
        (["Goodbye."], None, []),
    ]
    assert [block.answer for block in output.blocks] == [False] * 8


def test_a_word_alone_is_choosable() -> None:
    """Each choice of a routing key is the very intent that makes the move."""
    output = Recorder()
    host = hosted([output], seed=2)
    host.begin()
    choices = output.blocks[-1].choices
    assert [choice.intent for choice in choices] == [Intent("take"), Intent("refuse")]
    run(host, [choices[1].intent])
    assert len(host.session.steps) == 2


def test_bots_play_until_a_person_is_asked() -> None:
    """The moves of bots are announced in one block, without their turns."""
    output = Recorder(only(P))
    host = hosted([output], levels={1: "medium", 2: "easy"}, seed=4)
    run(host, typed("p, p, t"))
    for block in output.blocks[:-1]:
        events = [told.event for told in block.said if isinstance(told, Told)]
        assert not any(isinstance(event, TurnBegan) and event.seat != P for event in events)
        assert host.session.position.over or isinstance(events[-1], TurnBegan)


def test_a_table_of_bots_ends_by_itself() -> None:
    """If nobody sits at the table, the game is played to its end and nobody is asked."""
    output = Recorder()
    host = hosted([output], levels=dict.fromkeys(range(3), "medium"), seed=1)
    run(host, iter([]))
    assert host.session.position.over
    assert output.speech[-1] == "Goodbye."
    assert all(block.prompt is None for block in output.blocks)


def test_every_key_silences() -> None:
    """Each key makes the outputs fall silent before anything is said, understood or not."""
    output = Recorder()
    run(hosted([output], seed=1), [*typed("c, zz"), Intent("touch"), Intent("take")])
    assert output.silenced == 4
    assert len(output.blocks) == 5  # the beginning, two answers, a move, goodbye; a touch is mute


# what is not understood -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        ("zz", '"zz" was not understood. Type help.'),
        ("2", "2 is not a card. Cards go from 3 to 35. Nothing has changed."),
        ("t", "The card first: type its number, then Enter."),
        ("11, 12", "Card 11 is waiting for Pierre's answer: press t to take, p to pass."),
        ("11, t, 11", "11 has already been seen: it is in front of Pierre. Nothing has changed."),
        ("u", "There is no move to undo."),
        ("9 r", "There is nothing to repeat."),
        ("4 c", "There is no player 4. Numbers go from 1 to 3."),
        ("9 e", "There is no player 9. Numbers go from 1 to 3."),
    ],
)
def test_refusals_are_sentences(lines: str, sentence: str) -> None:
    """An impossible move is answered with its reason, and the game goes on."""
    assert sentences_after(lines) == [sentence]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lines", ["zz", "2", "t", "11, 12", "11, t, 11", "u", "9 r", "4 c", "j"])
def test_refusals_in_every_language(language: str, lines: str) -> None:
    """In each language a refusal is one sentence, an answer, and changes nothing."""
    output = Recorder()
    host = hosted([output], {"physical": True}, language=language)
    run(host, typed(lines))
    assert len(host.session.steps) == len(lines.split(",")) - 1
    assert len(output.blocks[-2].said) == 1
    assert output.blocks[-2].answer


def test_an_unknown_key_comes_as_a_refusal() -> None:
    """A device that does not know a key hands the refusal in, and it is said."""
    output = Recorder()
    run(hosted([output], seed=1), [NotUnderstood(KeyUnknown("z"))])
    assert output.speech[-2] == "Key z does nothing here. Press h for help."


def test_keys_of_ones_own_leave_the_voice_of_others_alone() -> None:
    """A key of a friend's display cuts nothing short at the table, a key of the keyboard does.

    Fails when everybody loses the end of a sentence because somebody asked in private.
    """
    table, hers = Recorder(), Recorder(only(S))
    host = hosted([table, hers], {"physical": True})
    run(host, [Intent("table", seat=S), Intent("turn", seat=S), Intent("turn")])
    assert (table.silenced, hers.silenced) == (1, 3)
    assert len(hers.blocks) == len(table.blocks) + 2


def test_what_was_mistyped_on_ones_own_display_is_told_there() -> None:
    """A chord that means nothing is no news for the table.

    Fails when a friend's slip of the finger is announced to everybody.
    """
    table, hers = Recorder(), Recorder(only(S))
    given: list[Intent | Refusal | None] = []
    display = BrailleDisplay(Translator("french-compact"), only(S), given.append, lambda _: None)
    display.on_event(Ready("test", 20))
    display.on_event(Keys(frozenset({"dot1", "dot2", "dot3", "dot4", "dot5", "dot6"})))
    run(hosted([table, hers], {"physical": True}), given)
    assert len(given) == 1
    assert any(isinstance(event, KeyUnknown) for event in hers.events)
    assert not any(isinstance(event, KeyUnknown) for event in table.events)


def test_keys_of_a_seat_move_for_that_seat_alone() -> None:
    """Keys of one's own move in one's own turn only, but type any card."""
    output = Recorder()
    host = hosted([output], {"physical": True})
    run(host, [Intent("number", 11, seat=S), Intent("take", seat=S), Intent("refuse", seat=P)])
    assert "It is Pierre's turn." in output.speech
    assert [step.move.seat for step in host.session.steps] == [-1, 0]


# answers --------------------------------------------------------------------------------------


def test_repeat() -> None:
    """The newest news is repeated, or an older one; repeating is no news itself."""
    output = Recorder()
    run(hosted([output], {"physical": True}), typed("11, p, r, r, 2 r, 3 r, r"))
    blocks = [[told.speech for told in block.said] for block in output.blocks]
    assert blocks[3] == blocks[4] == blocks[7] == blocks[2]
    assert blocks[5] == blocks[1]
    assert blocks[6] == blocks[0]
    assert all(block.answer for block in output.blocks[3:8])


def test_an_answer_is_repeated_too() -> None:
    """An answer or a refusal can be heard again."""
    for lines in ("11, c, r", "zz, r"):
        output = Recorder()
        run(hosted([output], {"physical": True}), typed(lines))
        assert output.blocks[-2].said == output.blocks[-3].said


def test_a_secret_is_repeated_to_its_owner_alone() -> None:
    """A private reply is repeated in private."""
    public, private = Recorder(), Recorder(only(P))
    run(hosted([public, private], seed=1), typed("j, r"))
    assert "You have 11 tokens." in [told.speech for told in private.blocks[-2].said]
    assert not any("11 tokens." in sentence for sentence in public.last)
    assert [told.speech for told in public.blocks[-2].said] == ["The answer is given in private."]


def test_since_my_turn() -> None:
    """Since the own last move, or since the beginning, or nothing."""
    output = Recorder()
    host = hosted([output], {"physical": True})
    run(host, [*typed("w, 11, p, p, w"), Intent("since", seat=S), Intent("since", seat=P)])
    blocks = [[told.speech for told in block.said] for block in output.blocks]
    assert blocks[1] == ["Nothing new since your turn."]
    assert blocks[5] == list(chain(*blocks[2:5])), "Lise has not moved yet"
    assert blocks[6] == ["Nothing new since your turn."], "Sabine moved last"
    assert blocks[7] == blocks[4], "after Pierre, Sabine moved"


def test_help_has_every_key() -> None:
    """The help names every key that works here once, symbols as words, with what it does.

    The pairs and numbers of a keypad are keys, too, and so is the card that is typed.
    """
    lines = sentences_after("h")
    keys = [key.strip() for line in lines for key in line.split(":")[0].split(",")]
    names = {".": "dot", " ": "space", "+": "plus", "*": "star", "-": "minus", "/": "slash",
             "?": "question mark", ",": "comma", "<": "less than", ">": "greater than",
             "=": "equals", ";": "semicolon"}  # fmt: skip
    idle = {"where", "setting", "more", "less", "cues", "display", "say"}
    keypad = ["0 Enter", "1 Enter", "0 minus", "0 plus", "0 star", "0 dot", "0 slash", "00 minus",
              "0 q", "000 minus", "000 dot"]  # fmt: skip
    card = ["number", "Enter"]
    usual = [names.get(key, key) for key, word in KEYS.items() if word not in idle]
    assert sorted(keys) == sorted([*usual, *keypad, *card])
    assert all(line.endswith(".") for line in lines)


def test_questions_about_others() -> None:
    """A number asks for the cards, the cost or the count of another player."""
    assert sentences_after("11, t, 12, 1 c") == ["Pierre: 11. That makes 11 points."]
    assert sentences_after("11, t, 12, 2 c") == ["Sabine: no cards."]
    assert sentences_after("11, t, 12, 1 k") == [
        "Taking 12 means 0 in cards, no tokens. Total: 0.",
        "Passing costs one token: 1 token on the card for the next player.",
    ]
    assert sentences_after("11, t, 12, 3 k") == [
        "Taking 12 means 12 in cards, no tokens. Total: 12."
    ]


def test_who_asks() -> None:
    """Without keys of one's own, who is to act asks; alone with bots, the person does."""
    assert sentences_after("11, p, c") == ["Sabine: no cards."]
    output = Recorder(only(S))
    run(hosted([output], levels={0: "medium", 2: "medium"}, seed=5), typed("c, j"))
    assert output.speech[-3:-1] == ["You have no cards.", "You have 11 tokens."]


def test_what_happens_outside_the_game_is_told() -> None:
    """A display that went away is told between two entries, and the question stays.

    Who asks for the news once more gets those of the game, and not that of the display.
    """
    output = Recorder()
    host = hosted([output], {"physical": True})

    def entries() -> Iterable[Given]:
        yield Intent("number", 11)
        host.wake(GameResumed(7))
        yield Intent("repeat")
        yield Intent("refuse")

    run(host, entries())
    assert [told.speech for told in output.blocks[2].said] == ["Game resumed, 7 moves made."]
    assert events_of(output.blocks[3]) == events_of(output.blocks[1])
    assert prompt_of(output, 4) == AskDecision(11, 0)


# undo -----------------------------------------------------------------------------------------


def test_undo_takes_entries_back() -> None:
    """Each undo takes back one entry, says how many moves and which, and tells the table.

    Fails when nobody hears what was taken back.
    """
    output = Recorder()
    host = hosted([output], {"physical": True})
    run(host, typed("11, p, t, u"))
    assert len(host.session.steps) == 2
    assert [told.speech for told in output.blocks[-2].said] == [
        "1 move undone:",
        "11 for Sabine, 1 token.",
        "Card 11 with 1 token. Sabine's turn.",
        "Pierre: no cards.",
        "Sabine: no cards.",
        "Lise: no cards.",
        "23 cards left in the pile.",
    ]
    assert prompt_of(output, 2) == AskDecision(11, 1)


@pytest.mark.parametrize("number", [10, 45, 10**9 - 1])
def test_undo_of_more_than_anybody_counts(number: int) -> None:
    """A card typed before the key by a slip takes nothing back, since nothing would bring it again.

    Fails when `45 u` undoes a whole game.
    """
    output = Recorder()
    host = hosted([output], {"physical": True})
    run(host, typed(f"11, p, t, 12, {number} u"))
    assert len(host.session.steps) == 4
    assert TooManyToUndo(9) in output.events


@pytest.mark.parametrize(("number", "left"), [(1, 3), (2, 2), (3, 1), (4, 0), (5, 0), (9, 0)])
def test_undo_of_several_entries(number: int, left: int) -> None:
    """A number takes back so many entries, or all there are, and says how many it were.

    Fails, by never ending, when it counts on after the first entry.
    """
    output = Recorder()
    host = hosted([output], {"physical": True})
    run(host, typed(f"11, p, t, 12, {number} u"))
    assert len(host.session.steps) == left
    assert MovesUndone(4 - left) in output.events


def test_undo_takes_back_what_bots_did_since() -> None:
    """Alone with bots, undo goes back to the own last decision, with the same cards to come."""
    output = Recorder(only(P))
    host = hosted([output], levels={1: "medium", 2: "medium"}, seed=4)
    run(host, typed("p, p, u, p, u, u"))
    decisions = [block for block in output.blocks if block.prompt]
    assert host.session.steps[-1].move.seat == -1
    assert decisions[-1].prompt == decisions[0].prompt
    assert output.blocks[2].said == output.blocks[4].said
    run(host, typed("u"))
    assert output.speech[-2] == "There is no move to undo."


def test_undo_after_the_end() -> None:
    """Even the last move of a game can be taken back, and the game goes on."""
    output = Recorder()
    host = hosted([output], {"physical": True})
    run(host, typed(", ".join(f"{card}, t" for card in range(3, 27)) + ", u, p"))
    assert not host.session.position.over
    assert prompt_of(output, 2) == AskDecision(26, 1)


# grave acts -----------------------------------------------------------------------------------


def test_the_end_of_a_pile_is_asked_twice() -> None:
    """The same key twice ends the round; the first time it helps to count."""
    output = Recorder()
    host = hosted([output], {"physical": True})
    run(host, typed("11, t, x, x"))
    assert host.session.position.over
    assert isinstance(host.session.steps[-1].move, EndPile)
    help_first = [told.speech for told in output.blocks[3].said]
    assert help_first[0] == "1 of 24 cards entered."
    assert help_first[-1] == "Press the same key again if the pile is empty. Any other key: no."


@pytest.mark.parametrize("between", ["c", "zz", "r", "w", "h", "u, 11, t", "12, t", "2"])
def test_any_other_key_means_no(between: str) -> None:
    """After any other key, the end of the pile is asked anew.

    Fails when the doubt outlives another key.
    """
    host = hosted([Recorder()], {"physical": True})
    run(host, typed(f"11, t, x, {between}, x"))
    assert not host.session.position.over


@pytest.mark.parametrize(("options", "lines"), [({}, "11, t"), ({"physical": True}, "11")])
def test_a_pile_that_cannot_end_is_not_asked_for(options: dict[str, object], lines: str) -> None:
    """The key only tells the cards that are left where the pile cannot end."""
    output = Recorder()
    host = hosted([output], options)
    run(host, typed(f"{lines}, x, x, x"))
    assert not host.session.position.over
    assert AgainToConfirm("end-pile") not in output.events


# privacy --------------------------------------------------------------------------------------


def test_a_private_answer_where_others_listen() -> None:
    """The owner gets the answer on the own output, and the room hears only where it is."""
    public, private = Recorder(), Recorder(only(P))
    run(hosted([public, private], seed=1), typed("j"))
    assert [told.speech for told in public.blocks[1].said] == ["The answer is given in private."]
    assert private.blocks[1].said[0].speech == "You have 11 tokens."


def test_a_private_question_without_a_private_output() -> None:
    """Somebody else's private output does not help: it is a secret still."""
    public, other = Recorder(), Recorder(only(S))
    run(hosted([public, other], seed=1), typed("j"))
    for output in (public, other):
        (told,) = output.blocks[1].said
        assert told.speech == (
            "Everybody's tokens are secret. Everybody can hear this: "
            "to get it on a braille display of your own, use the option --display-seat."
        )


def test_alone_with_bots_nothing_is_secret() -> None:
    """A person alone hears the own tokens, in the second person."""
    output = Recorder(only(P))
    run(hosted([output], levels={1: "easy", 2: "easy"}, seed=1), typed("j"))
    assert output.speech[-2] == "You have 11 tokens."


# the end --------------------------------------------------------------------------------------

WHOLE = ", ".join(f"{card}, t" for card in range(3, 27))


def test_questions_after_the_end() -> None:
    """A game that is over still answers every question, and 0 or q leaves."""
    output = Recorder()
    run(hosted([output], {"physical": True}), typed(f"{WHOLE}, s, 2 e, o, t, 0, c"))
    assert prompt_of(output, 2) == AskAfter()
    tail = [[told.speech for told in block.said] for block in output.blocks[-5:]]
    assert tail[0][-1] == "Tie: Sabine and Lise share the win with minus 11."
    own = "Sabine's score, step by step."
    assert tail[1] == [own, "All cards: 0.", "Minus 11 tokens: minus 11."]
    assert tail[2] == tail[3] == ["The game is over."]
    assert tail[4] == ["Goodbye."]


def test_the_end_tells_once_how_to_leave() -> None:
    """The last news say which keys leave; the same end again, after an undo, says nothing of it.

    Fails when a newcomer has to guess the way out, or is told it at each end.
    """
    output = Recorder()
    run(hosted([output], {"physical": True}), typed(f"{WHOLE}, u, t"))
    told = [[said.speech for said in block.said] for block in output.blocks]
    over = [block for block in told if "share the win" in " ".join(block)]
    way_out = Localizer("en").say(WayOut()).speech
    assert len(over) == 2
    assert over[0][-1] == way_out
    assert sum(block.count(way_out) for block in told) == 1


def test_nobody_is_told_how_to_leave_what_ends_by_itself() -> None:
    """Bots that play for a pipe end by themselves; at a terminal somebody may read on, and leaves.

    Fails when a pipe is told of keys.
    """
    for read_on in (False, True):
        output = Recorder()
        host = hosted([output], seed=1, levels=dict.fromkeys(range(3), "easy"))
        if read_on:
            host.somebody_reads()
        run(host, [] if not read_on else typed("q"))
        assert any(isinstance(event, WayOut) for event in output.events) == read_on


def test_a_card_that_is_left_over_does_not_leave() -> None:
    """After the 25th card of a real pile the game is announced as over, and can be corrected.

    Fails when any number leaves after the end: what was entered wrongly then stays so.
    """
    output = Recorder()
    run(hosted([output], {"physical": True}), typed(f"{WHOLE}, 35, <, <, 30, 1, s"))
    assert "The game is over." in output.speech
    assert "The change is made." in output.speech or "Corrected." in output.speech
    assert output.speech[-1] == "Goodbye."


def test_an_undo_tells_the_table_once() -> None:
    """A question of the table after an undo is announced once.

    Fails when the question whose card comes next is added to a table that begins with it.
    """
    output = Recorder()
    run(hosted([output], {"physical": True}), typed("11, t, 12, u"))
    (undone,) = (block for block in output.blocks if MovesUndone(1) in events_of(block))
    told = [said.speech for said in undone.said]
    assert len(set(told)) == len(told), told


def test_a_game_that_goes_on_asks_once(tmp_path: Path) -> None:
    """Titus goes on with a token in a hand: whose it is is told, and the next number asked once.

    Fails when the table leaves the hand out, or when its question is told after it once more.
    """
    path = tmp_path / "game.jsonl"
    header = Header("titus", "standard", ("Ana", "Ben"), {"deck": "none", "physical": True})
    kept = Journal.create(path, header)
    for move in (Top(TABLE, 9), Draw(Seat(0))):
        kept.append(move)
    kept.sync()
    kept.close()
    table = resumed(load_saved(path, Localizer("en")))
    out = Recorder()
    host = Host(Table(table.session, table.seating, TellingWords("en", NAMES)), [out])
    host.begin(*table.opening)
    assert NumberAwaited(0) in out.events
    assert InHand(Seat(0), 9) in out.events
    assert len(set(out.speech)) == len(out.speech), out.speech


def test_a_pile_that_ended_early_is_not_told_to_have_cards() -> None:
    """Between two rounds nothing is said of the cards that a short pile did not have."""
    output = Recorder()
    options = {"physical": True, "rounds": 2}
    run(hosted([output], options), typed(f"{WHOLE[: WHOLE.rindex(', 26')]}, x, x, b"))
    assert not any("pile" in said.speech for said in output.blocks[-2].said)


def test_the_end_of_the_input_keeps_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the end of the input, and after q, the game is kept and its journal named."""
    monkeypatch.setattr(Path, "home", lambda: tmp_path / "home")  # Windows has its tests in it
    for number, lines in enumerate(("11, p", "11, p, q, t")):
        path = tmp_path / f"{number}.jsonl"
        output = Recorder()
        run(
            hosted([output], {"physical": True}, journal=Journal.create(path, HEADER)), typed(lines)
        )
        how = "To resume: accessigame resume, followed by the path of the file."
        where = f"File: {path.name}, in the folder {tmp_path}."
        assert output.last == [f"Game saved. {how} {where}"]
        assert len(journal.read(path).entries) == 2
        Journal.resume(path, journal.read(path)).close()  # the lock was given back


def test_a_game_that_is_over_is_not_kept_to_go_on(tmp_path: Path) -> None:
    """Leaving after the end says goodbye only; the journal is whole."""
    path = tmp_path / "game.jsonl"
    output = Recorder()
    run(hosted([output], {"physical": True}, journal=Journal.create(path, HEADER)), typed(WHOLE))
    assert output.last == ["Goodbye."]
    assert len(journal.read(path).entries) == 48


# the disk -------------------------------------------------------------------------------------


class FullDisk:
    """A disk that can be full."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full = False
        self._write = os.write
        monkeypatch.setattr(os, "write", self.write)

    def write(self, descriptor: int, data: bytes) -> int:
        """Write, unless the disk is full."""
        if self.full:
            raise OSError(28, "No space left on device")
        return self._write(descriptor, data)


def run_on_full_disk(host: Host, disk: FullDisk, lines: str) -> None:
    """Run the lines; `full` and `free` among them change the disk."""

    def entries() -> Iterable[Given]:
        for line in lines.split(","):
            if line.strip() in ("full", "free"):
                disk.full = line.strip() == "full"
            else:
                yield from typed(line)

    run(host, entries())


def test_disk_trouble_is_said_once_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A disk that refuses is told first and once; when it works again, nothing is missing."""
    path = tmp_path / "game.jsonl"
    output = Recorder()
    host = hosted([output], {"physical": True}, journal=Journal.create(path, HEADER))
    run_on_full_disk(host, FullDisk(monkeypatch), "11, full, p, p, c, free, p, t, full, 12, t")
    trouble = f"The journal cannot be written: {path}. Check disk space and permissions."
    blocks = [[told.speech for told in block.said] for block in output.blocks]
    assert [trouble in block for block in blocks] == [
        False, False, True, False, False, False, False, True, False, True
    ]  # fmt: skip
    assert blocks[2][0] == trouble
    assert len(host.session.steps) == 7
    assert len(journal.read(path).entries) == 5


def test_who_leaves_with_disk_trouble_is_not_told_that_all_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the end writing is tried once more, and only then the game is said to be kept.

    Fails when `_leave` does not try again, and when it says "kept" all the same.
    """
    for number, (lines, kept) in enumerate((("full, p, free", True), ("full, p", False))):
        path = tmp_path / f"{number}.jsonl"
        output = Recorder()
        host = hosted([output], {"physical": True}, journal=Journal.create(path, HEADER))
        run_on_full_disk(host, FullDisk(monkeypatch), f"11, {lines}")
        monkeypatch.undo()
        assert output.last[0].startswith("Game saved") is kept
        assert len(journal.read(path).entries) == (2 if kept else 1)


# several outputs ------------------------------------------------------------------------------


def test_two_tables_in_one_process() -> None:
    """Two hosts in one loop do not know of each other."""
    outputs = [Recorder(), Recorder()]
    hosts = [hosted([output], {"physical": True}) for output in outputs]

    async def both() -> None:
        runs = [asyncio.create_task(host.run()) for host in hosts]
        for line in ("11", "p"):
            for given in typed(line):
                hosts[0].inbox.put_nowait(given)
        hosts[1].inbox.put_nowait(Intent("number", 12))
        for host in hosts:
            host.inbox.put_nowait(None)
        await asyncio.gather(*runs)

    asyncio.run(both())
    assert [len(host.session.steps) for host in hosts] == [2, 1]
    assert any(isinstance(event, CardTurned) and event.card == 12 for event in outputs[1].events)
    assert not any(isinstance(e, CardTurned) and e.card == 12 for e in outputs[0].events)


def test_the_first_words_come_before_the_keyboard_is_ready() -> None:
    """A table that has begun does not begin again when it runs."""
    output = Recorder(EVERYONE)
    host = hosted([output], {"physical": True})
    host.begin(*host.session.opening())
    assert output.speech == [
        "New game. Everybody has 11 tokens. Pierre starts.",
        "Next card: turn it up for Pierre.",
    ]
    run(host)
    assert output.speech[2:] == ["Goodbye."]
    assert prompt_of(output, 2) == AskCard(1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_a_table_is_urgent(language: str) -> None:
    """News and answers wait for each other: none of them cuts another short."""
    output = Recorder()
    run(hosted([output], {"physical": True}, language=language), typed("11, p, zz, c, u"))
    assert {told.priority for block in output.blocks for told in block.said} == {Priority.NORMAL}


def test_enter_alone_asks_again() -> None:
    """Enter alone tells whose turn it is, tells the entry of a correction again, and means no.

    Fails when Enter alone is silent.
    """
    enter = Intent(Word.ENTER)
    told = []
    for lines in ("17, p", "17, p, <", "17, p, <, t"):
        output = Recorder()
        host = hosted([output], {"physical": True})
        run(host, [*typed(lines), enter])
        told.append([type(event).__name__ for event in events_of(output.blocks[-2])])
    asked, walking, deciding = told
    assert asked == ["CardOpen"]
    assert walking[0] == "EntryAt"
    assert deciding == ["CorrectionLeft"]

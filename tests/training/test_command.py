"""The command trains the value in two steps, and keeps what it has after the first."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

np: Any = pytest.importorskip("numpy", reason="needs the extra camera")

from accessigame.bots.six_nimmt.hand_value import Memo, Outlook  # noqa: E402 - needs numpy first
from accessigame.bots.six_nimmt.value_search import counts_of  # noqa: E402 - the same
from tests.training import command  # noqa: E402 - the same
from tests.training.command import main  # noqa: E402 - the same
from tests.training.program_positions import (  # noqa: E402 - the same
    deal_after,
    read,
    seats_of,
    table_at,
)

pytestmark = pytest.mark.unmeasured


@pytest.fixture(autouse=True)
def _few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a batch have few rounds."""
    monkeypatch.setattr(command, "GAMES", 4)
    monkeypatch.setattr(command, "SEARCHED_GAMES", 2)


def _trained(out: Path, *options: str) -> bytes:
    """Return what a short training writes."""
    assert main(["--batches", "2", "--searched", "2", "--out", str(out), *options]) == 0
    return out.read_bytes()


def test_a_training_writes_a_value(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The program reads what was written, which is the same for the same seed alone."""
    first = _trained(tmp_path / "first.json")
    assert "Step 1, 8 rounds: " in (told := capsys.readouterr().out)
    assert "Step 2, 4 rounds: " in told
    assert _trained(tmp_path / "second.json") == first
    assert _trained(tmp_path / "third.json", "--seed", "2") != first
    game, _, hand, unseen = next(seats_of(deal := deal_after(3, 1, 4, seed=1)))
    outlook = Outlook(table_at(deal.rows, game), counts_of(unseen), 3, len(hand))
    assert abs(read(tmp_path / "first.json", monkeypatch).of(hand, outlook, Memo())) < 20


def test_a_training_is_resumed_after_step_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """With what was kept, step 1 is left out, and step 2 does the same again.

    Fails when the gradients of step 1 move the value in step 2, or when chance goes another way.
    """
    networks = tmp_path / "networks"
    first = _trained(tmp_path / "first.json", "--keep", str(networks))
    with np.load(networks) as file:
        assert [*file] == [f"arr_{number}" for number in range(9)]
    capsys.readouterr()
    assert _trained(tmp_path / "second.json", "--keep", str(networks)) == first
    assert "Step 1, " not in capsys.readouterr().out
    longer = _trained(tmp_path / "third.json", "--keep", str(networks), "--searched", "3")
    assert longer != first


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--batches", "0"], "Step 1 needs at least one batch.\n"),
        (["--searched", "-1"], "Step 2 cannot have fewer than no batches.\n"),
        (["--seed", "-1"], "The seed cannot be negative.\n"),
        (["--out", "nowhere/value.json"], "The folder of nowhere/value.json is missing.\n"),
        (["--keep", "."], ". is a folder, and not a file.\n"),
    ],
)
def test_what_cannot_be_is_refused(
    options: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A refusal is one sentence, before anything is trained."""
    out = tmp_path / "value.json"
    assert main(["--out", str(out), *options]) == 2
    assert capsys.readouterr() == ("", sentence)
    assert not out.exists()


@pytest.mark.parametrize("content", [b"", b"something else", None])
def test_a_file_of_another_kind_is_refused(
    content: bytes | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What is no file of networks, or one of other networks, stays as it is."""
    path = tmp_path / "networks.npz"
    if content is None:
        np.savez(path, *[np.zeros(3)] * 9)
    else:
        path.write_bytes(content)
    before = path.read_bytes()
    assert main(["--keep", str(path), "--out", str(tmp_path / "value.json")]) == 2
    assert capsys.readouterr().err.endswith("It has not been changed.\n")
    assert path.read_bytes() == before


def test_a_word_for_a_number_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """A number that is none is refused with the options that there are."""
    with pytest.raises(SystemExit) as refusal:
        main(["--batches", "many"])
    assert refusal.value.code == 2
    assert "invalid int value: 'many'" in capsys.readouterr().err

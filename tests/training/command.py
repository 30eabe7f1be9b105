"""The command of the training: both steps, with what is kept between them."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean
from typing import Final

import numpy as np

from accessigame.bots import six_nimmt
from accessigame.bots.six_nimmt.hand_value import FILE
from tests.training.learning import learn, learn_losses
from tests.training.networks import HandNetwork, Networks
from tests.training.rounds import DealArrays, play
from tests.training.searching import play_searched
from tests.training.weights import keep, kept, text_of

BATCHES: Final = 25_000
"""The batches of step 1, by the policy."""
GAMES: Final = 256
"""The rounds of a batch of step 1."""
SEARCHED_BATCHES: Final = 1_500
"""The batches of step 2, by the search."""
SEARCHED_GAMES: Final = 64
"""The rounds of a batch of step 2."""
SPACING: Final = 500
"""The batches of step 1 from one line of progress to the next."""
SEARCHED_SPACING: Final = 50
"""The same in step 2."""
REFUSED: Final = 2
"""The exit code for options that cannot be."""


class TrainingError(Exception):
    """A training that cannot be, with a sentence that says why."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Train and write the value; return 0, or 2 for options that cannot be."""
    options = _parser().parse_args(arguments)
    try:
        _check(options)
        networks = _first_step(options)
        train_by_search(networks.value, options.searched, options.seed)
        options.out.write_text(text_of(networks.value), "utf-8")
    except (TrainingError, OSError) as error:
        sys.stderr.write(f"{error}\n")
        return REFUSED
    _tell(f"The value is in {options.out}.")
    return 0


def _parser() -> ArgumentParser:
    parser = ArgumentParser(
        "python -m tests.training", description="Train the value of hands of 6 nimmt!."
    )
    parser.add_argument("--batches", type=int, default=BATCHES, help="of step 1, by the policy")
    parser.add_argument(
        "--searched", type=int, default=SEARCHED_BATCHES, help="batches of step 2, by the search"
    )
    parser.add_argument("--seed", type=int, default=1, help="of all chance")
    parser.add_argument(
        "--out",
        type=Path,
        default=Path(six_nimmt.__file__).with_name(FILE),
        help="the file of the value; default: the program's own",
    )
    parser.add_argument(
        "--keep",
        type=Path,
        help="a file for the networks of step 1, which is left out if it exists",
    )
    return parser


def _check(options: Namespace) -> None:
    """Refuse options that cannot be, before hours of training."""
    if options.batches < 1:
        raise TrainingError("Step 1 needs at least one batch.")
    if options.searched < 0:
        raise TrainingError("Step 2 cannot have fewer than no batches.")
    if options.seed < 0:
        raise TrainingError("The seed cannot be negative.")
    for path in filter(None, (options.out, options.keep)):
        if path.is_dir():
            raise TrainingError(f"{path} is a folder, and not a file.")
        if not path.parent.is_dir():
            raise TrainingError(f"The folder of {path} is missing.")


def _first_step(options: Namespace) -> Networks:
    """Return the networks after step 1: those of the file that keeps them, if it exists."""
    if options.keep is None or not options.keep.exists():
        networks = train(options.batches, options.seed)
        if options.keep is not None:
            keep(networks, options.keep)
        return networks
    try:
        networks = kept(options.keep)
    except ValueError as error:
        raise TrainingError(f"{error} It has not been changed.") from error
    _tell(f"Step 1 is taken from {options.keep}.")
    return networks


def train(batches: int, seed: int) -> Networks:
    """Return networks after this many batches of step 1, and tell the progress."""
    rng = np.random.default_rng(seed)
    networks = Networks.random(rng)
    for batch in range(batches):
        part = batch / batches
        turns = [*play(DealArrays.drawn(GAMES, rng), networks, rng)]
        rate, curiosity = 0.002 * (1 - part) + 0.00005, 0.3 * (1 - part) ** 2 + 0.005
        figures = learn(turns, networks, rate, curiosity)
        if (batch + 1) % SPACING == 0 or batch + 1 == batches:
            rounds = (batch + 1) * GAMES
            _tell(
                f"Step 1, {rounds} rounds: entropy of the policy {figures.entropy:.3f}, "
                f"squared error of the value {figures.error:.2f}."
            )
    return networks


def train_by_search(value: HandNetwork, batches: int, seed: int) -> None:
    """Train the value by this many batches of step 2, and tell the progress.

    The moments of Adam begin anew, and so does chance, which is the same after a resumed step 1.
    """
    rng = np.random.default_rng([seed, 2])
    value.forget()
    errors: list[float] = []
    for batch in range(batches):
        turns = [*play_searched(DealArrays.drawn(SEARCHED_GAMES, rng), value, rng)]
        rate = 0.002 * (1 - batch / batches) + 0.00003
        errors.append(learn_losses(turns, value, rate))
        if (batch + 1) % SEARCHED_SPACING == 0 or batch + 1 == batches:
            rounds = (batch + 1) * SEARCHED_GAMES
            mean = fmean(errors[-SEARCHED_SPACING:])
            _tell(f"Step 2, {rounds} rounds: squared error of the value {mean:.2f}.")


def _tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()

"""A hundred thousand translations from several threads: none wrong, and no crash."""

from __future__ import annotations

import subprocess
import sys
from itertools import chain
from pathlib import Path
from threading import Thread
from time import perf_counter

from accessigame.braille import NOTATIONS, Contracted, Liblouis, Translator, discovery, dots
from tests.braille.test_numbers import expected

TOTAL = 100_000
THREADS = 4
CONTRACTED = (("french", "fr"), ("ueb", "en"), ("german", "de"))


def run() -> list[str]:
    """Return one line for each way to call liblouis; a crash is a line of its own."""
    return list(chain.from_iterable(_apart(kind, TOTAL) for kind in ("module", "library")))


def apart(kind: str, total: int) -> subprocess.CompletedProcess[str]:
    """Translate in a process of its own, since a thread that is not safe ends the process."""
    return subprocess.run(
        [sys.executable, "-m", "tests.bench.translations", kind, str(total)],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=False,
    )


def _apart(kind: str, total: int) -> list[str]:
    done = apart(kind, total)
    if done.returncode:
        return [f"translations, {kind}: crashed with {done.returncode}"]
    return done.stdout.splitlines()


def wrong(kind: str, total: int) -> list[str]:
    """Translate so many numbers in every notation and in sentences; return what came out wrong.

    Each number is asked for once by one thread, so that no cache answers for liblouis. What is
    right was typed by hand.
    """
    found = discovery.module() if kind == "module" else discovery.library()
    assert found is not None
    louis = Liblouis(found, discovery.folder(found))
    ways = [(name, Translator(name, louis).cells) for name in NOTATIONS]
    ways += [(code, Contracted(code, language, louis).cells) for code, language in CONTRACTED]
    errors: list[str] = []

    def work(start: int) -> None:
        for number in range(start, total, THREADS):
            name, write = ways[number // THREADS % len(ways)]
            cells = write(str(number))
            if dots(cells) != expected(name, number):
                errors.append(f"{name} {number}: {dots(cells)}")

    threads = [Thread(target=work, args=(start,)) for start in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return errors


def main(kind: str, total: int) -> None:
    """Say how many were made, and how many were wrong."""
    began = perf_counter()
    errors = wrong(kind, total)
    seconds = perf_counter() - began
    sys.stdout.write(
        f"translations, {kind}: {total} from {THREADS} threads, {len(errors)} wrong,"
        f" {seconds:.1f} s\n"
    )


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))

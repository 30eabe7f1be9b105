"""The order of the tests: what takes long begins early, so that no process ends late alone.

Theory of operation. pytest-xdist gives its processes the tests in this order: the tests of a file
together, since they share what takes long to make, or one test at a time where tests listen. So
the long ones come first, then those that run whole programs, and then the files with many tests
before those with few. In a file, the tests stay as they are.
"""

from __future__ import annotations

from collections import Counter

import pytest


def put_long_first(items: list[pytest.Item]) -> None:
    """Order tests by how long they, or their files, are expected to take."""
    sizes = Counter(item.path for item in items)

    def rank(item: pytest.Item) -> tuple[bool, bool, int]:
        """Return what is False or small for a test that begins early."""
        is_long, runs_programs = map(item.get_closest_marker, ("long", "acceptance"))
        return is_long is None, runs_programs is None, -sizes[item.path]

    items.sort(key=rank)

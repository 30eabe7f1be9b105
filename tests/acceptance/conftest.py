"""What the acceptance tests share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.acceptance.audio_capture import AudioCapture, capturing
from tests.acceptance.contained import refuse_others

refuse_others()


@pytest.fixture
def capture() -> Iterator[AudioCapture]:
    """Return a capture of all programs that are started with its environment."""
    with capturing() as opened:
        yield opened

"""The library of the tunnel, which is looked for here, and loaded in the tunnel process alone.

Raises Unavailable on import where it is missing, so this is imported as a tunnel is wanted.
"""

from __future__ import annotations

from importlib.util import find_spec

from accessigame.doors.extras import missing

if find_spec("wormhole") is None or find_spec("noise") is None:
    raise missing("magic-wormhole")

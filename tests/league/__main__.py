"""Play a league from the command line: `python -m tests.league no-thanks`."""

import sys

from tests.league.command import main

sys.exit(main())

"""Make and check exercises from the command line: `python -m tests.exercises make no-thanks`."""

import sys

from tests.exercises.command import main

sys.exit(main())

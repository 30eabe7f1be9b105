"""Train the value of 6 nimmt! hands from the command line: `python -m tests.training`."""

import sys

from tests.training.command import main

sys.exit(main())

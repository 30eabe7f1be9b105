"""`python -m accessigame` is the same as `accessigame`."""

import sys

from accessigame.cli import main

sys.exit(main())

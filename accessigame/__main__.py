"""`python -m accessigame` is the same as `accessigame`."""

import sys

from accessigame.main import main

sys.exit(main())

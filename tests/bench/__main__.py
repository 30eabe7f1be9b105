"""Run every measurement of this folder, and print its lines."""

from __future__ import annotations

import importlib
import pkgutil
import sys

from tests import bench, others


def main() -> int:
    """Run all of them, or those that are named."""
    others.find_first()
    wanted = sys.argv[1:]
    for file in pkgutil.iter_modules(bench.__path__):
        if file.name.startswith("_") or (wanted and file.name not in wanted):
            continue
        module = importlib.import_module(f"{bench.__name__}.{file.name}")
        for line in module.run():
            sys.stdout.write(line + "\n")
            sys.stdout.flush()
    return 0


sys.exit(main())

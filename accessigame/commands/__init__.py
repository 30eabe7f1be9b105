"""The commands: one file each, with `arguments(parser)` and `run(given, words)`."""

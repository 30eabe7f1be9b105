"""The commands of the program, one file each: arguments come in, an exit code goes out.

A command is loaded only when it is used; `main` finds it by the name of its file.
What several commands share stands in `cli`; whatever a game does stands in lower folders.
"""

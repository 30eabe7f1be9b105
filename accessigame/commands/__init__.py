"""The commands of the program, one file each: arguments come in, an exit code goes out.

A command is loaded only when it is used; `main` finds it by the name of its file.
A door is registered in `host_doors`, table `DOORS`. The help on a command is in `help.ftl` of each
language, and on its flags in `flags.ftl`. What several commands share stands in `cli`; whatever a
game does stands in lower folders.
"""

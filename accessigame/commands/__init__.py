"""The commands of the program, one file each; a command is loaded only when it is used."""

### The help of the commands

help-command-menu =
    accessigame: card games by ear and by touch.
    { $accessigame } alone opens a numbered menu.
    play GAME: start a new game.
    resume: resume the last game.
    host GAME: a table for guests on their own devices.
    join HOST: play at somebody else's table.
    replay FILE: hear a game again.
    review FILE: your errors in a finished game.
    history: finished games. stats: wins and averages.
    sheet: the score sheet, with rounds and totals.
    score GAME CARDS: explain a score.
    rules GAME: the rules.
    braille TEXT: the dots of a text.
    labels GAME: labels for real cards.
    drill GAME: practise reading the cards, or do exercises.
    display: braille displays.
    simulate GAME: games between bots.
    doctor: check the installation.
    Each command has its own help: { $accessigame } play --help.
help-command-play =
    { $accessigame } play no-thanks: start a new game; also six-nimmt and titus.
    { $accessigame } play titus --help: the options of that game.
    During the game, press h for the keys.
help-command-resume =
    { $accessigame } resume: resume the last game.
    { $accessigame } resume FILE: resume that one.
    With the FILE of a finished game, or its number in history: correct that game.
help-command-replay =
    { $accessigame } replay FILE: go through a game move by move; Enter next, < back, h help.
    FILE, or the number of a finished game in history.
    With - as the name, it reads standard input. A pipe gets a line for each event.
help-command-review =
    { $accessigame } review FILE: your choices in a finished game that lost most.
    FILE, or the number of the game in history.
    It judges by what you could know then. Enter next, < back, h help, q leave.
help-command-sheet =
    { $accessigame } sheet: rounds, totals and wins of the last evening.
    { $accessigame } sheet GAME: only that game.
help-command-score =
    { $accessigame } score no-thanks "3 7 8 10" --tokens 8: explain the score.
    { $accessigame } score six-nimmt "5 55 60": the bull heads.
    { $accessigame } score titus "18 12" --runs 2: victory cards, and runs in the reserve.
help-command-rules =
    { $accessigame } rules no-thanks: the rules, section by section.
    { $accessigame } rules no-thanks 3: section 3.
help-command-braille =
    { $accessigame } braille TEXT: the text, its braille cells and its dots.
help-command-labels =
    { $accessigame } labels no-thanks: labels for the real cards, read out one by one.
help-command-drill =
    { $accessigame } drill no-thanks: practise reading the cards in braille.
    The program shows cells and asks for the card, or the other way round.
    Mistakes come back soon; press q to finish and hear a summary.
    { $accessigame } drill no-thanks --play: exercises instead.
    You get a position and a question; answer with the keys of the game.
    Press k for the choices, > for the next exercise, h for all the keys.
help-command-display =
    { $accessigame } display ports: the serial ports.
    { $accessigame } display check baum:PORT: try a display.
    { $accessigame } display probe PORT: find the make of a display; each is tried if you agree.
    { $accessigame } display emulate baum --link NAME: an emulated display on an emulated port.
help-command-simulate =
    { $accessigame } simulate no-thanks: games between bots.
help-command-doctor =
    { $accessigame } doctor: check keyboard, voice, sound, braille and display.
    { $accessigame } doctor --report report.txt: a report about your device, to send, without names.
help-command-history =
    { $accessigame } history: the last finished games, newest first.
    { $accessigame } history titus: those of one game.
help-command-stats =
    { $accessigame } stats: who has played and won each game, and the averages.
    { $accessigame } stats titus: one game.
help-options-of-game = { $accessigame } { $command } { $game }: its options, besides those of { $command } --help.

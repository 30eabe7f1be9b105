### The help of the commands

help-command-menu =
    accessigame: card games by ear and by touch.
    { $accessigame } alone opens a numbered menu.
    play GAME: start a new game.
    resume: resume the last game.
    rules GAME: the rules.
    learn GAME: learn by exercises.
    results: finished games, to hear again and to review, and their scores.
    host GAME: a table for guests on their own devices.
    join HOST: play at somebody else's table.
    labels GAME: labels for real cards.
    drill GAME: practise reading the cards.
    display: braille displays. camera: aim a camera.
    doctor: check the installation.
    Each command has its own help: { $accessigame } play --help.
help-second = Less common: { $accessigame }{ $command ->
        [menu] { "" }
       *[other] {" "}{ $command }
    } --help-more.
help-second-page = { $accessigame } { $command }, the less common options:
help-second-menu =
    The less common commands:
    braille TEXT: the dots of a text.
    simulate GAME: games between bots.
    replay FILE: hear a game again; also results replay.
    review FILE: your errors in a finished game; also results review.
    history, stats, sheet: finished games, wins, the score sheet; also after results.
    score GAME CARDS: explain a score; also results score.
    { $accessigame } --version: the versions of the program and its libraries.
help-command-results =
    { $accessigame } results: the last finished games, as with results history.
    results stats: wins and averages.
    results sheet: the rounds and totals of the evening.
    results replay 1: hear game 1 of the list again.
    results review 1: your errors in that game.
    results score GAME CARDS: explain the score of these cards.
    Each has its own help: { $accessigame } results stats --help.
    The word alone is enough, too: { $accessigame } stats.
help-command-learn =
    { $accessigame } learn no-thanks: exercises on the game.
    You get a position and a question; answer with the keys of the game.
    Press k for the choices, > for the next exercise, h for all the keys, q to end.
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
help-command-display =
    { $accessigame } display ports: the serial ports.
    { $accessigame } display check baum:PORT: try a display.
    { $accessigame } display probe PORT: find the make of a display; each is tried if you agree.
    { $accessigame } display emulate baum --link NAME: an emulated display on an emulated port.
help-command-camera =
    { $accessigame } camera: aim the camera above real cards without sight.
    { $accessigame } camera 1: another camera, or its name, a film or an address.
    The program tells you how to move it, until it sees the four marks of the mat well.
    { $accessigame } labels --help: how to print these marks.
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

### The help of the commands

help-command-menu =
    accessigame: card games by ear and by touch.
    { $accessigame } alone opens a numbered menu. --display baum:PORT: on a display.
    --speech self, reader or off: who speaks this time.
    play GAME: start a new game.
    resume: resume the last game.
    host GAME: a table for guests on their own devices.
    join HOST: play at somebody else's table.
    replay FILE: hear a game again.
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
    --lang fr, en or de: the language, with any command.
    Each command has its own help: { $accessigame } play --help.
help-command-play =
    { $accessigame } play no-thanks: start a new game; also six-nimmt and titus.
    --players Ana,Ben:bot,Lea: who plays; bot, random, easy, medium, hard, expert.
    --edition 2020 or 2004; for six-nimmt base, pro or known-deck.
    --deck shuffled: the program deals. --deck physical: real cards.
    --target N: six-nimmt ends above N. --target-inclusive: at N.
    --rounds N: how many. --starts random or rotate: who starts later rounds.
    --first NAME: who starts. --open-tokens: tokens visible to all.
    titus: --box derived, none, learnt or FILE: the tokens. --size N: how many.
    titus: --recall: players may ask for backs already seen.
    titus: --strict-status: converting can end the turn.
    --seed N: the same cards again. --journal FILE: where to save the game.
    --no-advice: no advice. --time-limit S: for bots. --teach: explain the game.
    --away NAMES: far from the cards. --typed-hands NAMES: their hands are typed.
    --speech self, reader or off: who speaks. --reader lines or direct: how.
    --rate N: words a minute. --rates Ana=250,Ben=160: one for each.
    --pitch and --volume 0 to 100. --voice +f3: another voice.
    --verbosity brief, normal or full: how many words. --cues on or off: sounds.
    --display baum:PORT, brlapi or auto: a braille display.
    --display-seat NAME: only for that player. --large: large numbers.
    --share display or voice: pass the display, or headphones, from hand to hand.
    --notation NAME: the braille. --grade 2: contracted sentences.
    --flash 2, 4, 8, 16, stay or off: how long a message covers the line.
    During the game, press h for the keys.
help-command-resume =
    { $accessigame } resume: resume the last game.
    { $accessigame } resume FILE: resume that one. --bots Zoé:hard: a bot plays for her.
    --first NAME: correct who started.
    With the FILE of a finished game, or its number in history: correct that game.
    --speech, --display, --display-seat, --share, --teach, --notation, --grade,
    --flash, --rate, --pitch, --volume, --voice, --rates, --verbosity, --cues,
    --reader, --large: as for play.
help-command-replay =
    { $accessigame } replay FILE: go through a game move by move; Enter next, < back, h help.
    FILE, or the number of a finished game in history.
    With - as the name, it reads standard input. A pipe gets a line for each event.
    --json: one object for another program.
    --speech, --display, --notation, --grade, --flash, --rate, --pitch, --volume,
    --voice, --verbosity, --cues, --reader, --large: as for play.
help-command-sheet =
    { $accessigame } sheet: rounds, totals and wins of the last evening. sheet GAME: only that game.
    --day 2026-05-03: that day. --all: everything.
    --format text, csv, json or svg: a table, data, or a picture with its sentences.
    --out FILE: where to write. --overwrite: replace an existing file.
help-command-score =
    { $accessigame } score no-thanks "3 7 8 10" --tokens 8: explain the score.
    { $accessigame } score six-nimmt "5 55 60": the bull heads.
    { $accessigame } score titus "18 12" --runs 2: victory cards, and runs in the reserve.
    { $accessigame } score GAME --players Ana,Ben,Lea: score a whole game, question by question.
    --display baum:PORT or brlapi: on a display, too.
help-command-rules =
    { $accessigame } rules no-thanks: the rules, section by section.
    { $accessigame } rules no-thanks 3: section 3.
help-command-braille =
    { $accessigame } braille TEXT: the text, its braille cells and its dots.
    --notation NAME: french, french-compact, ueb, german, german-compact, british-compact, us-compact.
    --grade 2: contracted.
    --svg FILE: also a picture of the dots, to look at. --overwrite: replace an existing file.
help-command-labels =
    { $accessigame } labels no-thanks: labels for the real cards, read out one by one.
    --format brf or pef: for an embosser. svg or pdf: a drawing, actual size.
    --out FILE: where to write; - for standard output. --overwrite: replace a file.
    --notation french, ueb or german: the notation, with 6 dots on paper.
    --standard marburg-medium, nls, ada or australia: the size of the braille.
    --card 56x87: the size of a card, in millimetres. --paper a4 or letter.
    --corner top-left, top-right, bottom-left or bottom-right.
    --both-corners: in the opposite corner too, upside down.
    --print: large print figures beside the braille. --no-print: no figures at all.
    --mark ridge: a line under the number. cut: one corner cut off.
    --mark cell: a sign instead of the number sign. none: nothing.
    --mirror: mirrored, for slate and stylus.
    --heads: the bull heads under the number, for 6 nimmt.
    --sheet tape: strips of tape, --tape 9.5 or 12.7, with their dots.
    --sheet bars or notches: a code other than braille, with its key.
    --width 40 --length 25: the embosser's page.
    --form-feed between, after or none: how pages end.
help-command-drill =
    { $accessigame } drill no-thanks: practise reading the cards in braille.
    The program shows cells and asks for the card, or the other way round.
    Mistakes come back soon; press q to finish and hear a summary.
    --way cells: from cells to the card. number: the other way. both: both.
    --way hand: with your own labelled cards, by touch.
    --notation NAME: the braille. --count N: how many questions.
    --display baum:PORT: on a braille display. --seed N: the same questions.
    { $accessigame } drill no-thanks --play: exercises instead.
    You get a position and a question; answer with the keys of the game.
    Press k for the choices, > for the next exercise, h for all the keys.
    --speech self, reader or off: who speaks.
    With --play, as for play: --reader, --grade, --flash, --rate, --pitch,
    --volume, --voice, --verbosity, --cues, --large.
help-command-display =
    { $accessigame } display ports: the serial ports.
    { $accessigame } display check baum:PORT: try a display.
    { $accessigame } display probe PORT: find the make of a display; each is tried if you agree.
    --makes baum,focus: try these without asking. --notation NAME: the braille.
    { $accessigame } display emulate baum --cells 40 --link NAME: an emulated display on an emulated port.
help-command-simulate =
    { $accessigame } simulate no-thanks: games between bots.
    --players N --bots random,medium --games N --seed N --edition E --rounds N.
    --tournament: the same cards, with each bot in every seat. --jobs N: N processes.
    --journals FOLDER: save the games. --json: for another program.
    --time-limit S: seconds for a bot's move.
help-command-doctor =
    { $accessigame } doctor: check keyboard, voice, sound, braille and display.
    --display baum:PORT: check this display. --json: for another program.
help-command-history =
    { $accessigame } history: the last finished games, newest first.
    { $accessigame } history titus: those of one game.
    --last N: how many, 10 by default.
    --files: the file of each game, too.
    --json: one object for another program.
help-command-stats =
    { $accessigame } stats: who has played and won each game, and the averages.
    { $accessigame } stats titus: one game.
    --json: one object for another program.

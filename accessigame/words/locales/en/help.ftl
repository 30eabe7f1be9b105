### The help of the commands

help-command-menu =
    accessigame: card games by ear and by touch.
    { $accessigame } alone opens a numbered menu. --display baum:PORT: on a display.
    --speech self, reader or off: who speaks, this time.
    play GAME: a new game.
    resume: go on with the last game.
    host GAME: a table for guests with own devices.
    join HOST: play at a table elsewhere.
    replay FILE: hear a game again.
    history: finished games. stats: wins and means.
    sheet: rounds and totals of the evening.
    score GAME CARDS: explain a score.
    rules GAME: the rules.
    braille TEXT: the dots of a text.
    labels GAME: labels for real cards.
    drill GAME: practise reading the cards, or do exercises of the game.
    display: braille displays.
    simulate GAME: games between bots.
    doctor: check the installation.
    --lang fr, en or de: the language, everywhere.
    Each command has its help: { $accessigame } play --help.
help-command-play =
    { $accessigame } play no-thanks: a new game; also six-nimmt and titus.
    --players Ana,Ben:bot,Lea: players; bot, random, easy, medium, hard, expert.
    --edition 2020 or 2004; for six-nimmt base, pro or known-deck.
    --deck shuffled: the program deals. --deck physical: real cards.
    --target N: six-nimmt ends above N. --target-inclusive: at N.
    --rounds N: how many. --starts random or rotate: who starts later.
    --first NAME: who starts. --open-tokens: open tokens.
    titus: --box derived, none, learnt or FILE: the tokens. --size N: how many.
    titus: --recall: the backs seen. --strict-status: converting can end the turn.
    --seed N: the same cards again. --journal FILE: where to keep the game.
    --no-advice: none. --time-limit S: for a bot. --teach: the game explains itself.
    --away NAMES: far from the real cards. --typed-hands NAMES: theirs are typed.
    --speech self, reader or off: who speaks. --reader lines or direct: how.
    --rate N: words a minute. --rates Ana=250,Ben=160: one for each.
    --pitch and --volume 0 to 100. --voice +f3: another voice.
    --verbosity brief, normal or full: how many words. --cues on or off: sounds.
    --display baum:PORT, brlapi or auto: a braille display.
    --display-seat NAME: it is that player's alone. --large: large numbers.
    --share display or voice: the display, or headphones, go from hand to hand.
    --notation NAME: the braille. --grade 2: contracted sentences.
    --flash 2, 4, 8, 16, stay or off: how long a message covers the line.
    In the game, h tells the keys.
help-command-resume =
    { $accessigame } resume: go on with the last game.
    { $accessigame } resume FILE: go on with that one. --bots Zoé:hard: a bot plays for her.
    --first NAME: correct who started.
    FILE of a finished game, or its number in history: correct it.
    --speech, --display, --display-seat, --share, --teach, --notation, --grade,
    --flash, --rate, --pitch, --volume, --voice, --rates, --verbosity, --cues,
    --reader, --large: as for play.
help-command-replay =
    { $accessigame } replay FILE: go through a game, move by move: Enter on, < back, h the keys.
    FILE, or the number of a finished game in history.
    The name - reads the standard input. A pipe gets a line for each event.
    --json: one object for another program.
    --speech, --display, --notation, --grade, --flash, --rate, --pitch, --volume,
    --voice, --verbosity, --cues, --reader, --large: as for play.
help-command-sheet =
    { $accessigame } sheet: rounds, totals and wins of the last evening. sheet GAME: of one game.
    --day 2026-05-03: of that day. --all: of everything.
    --format text, csv, json or svg: a table, data, or a picture with its sentences.
    --out FILE: where to write. --overwrite replaces.
help-command-score =
    { $accessigame } score no-thanks "3 7 8 10" --tokens 8: explain the score.
    { $accessigame } score six-nimmt "5 55 60": the bull heads.
    { $accessigame } score titus "18 12" --runs 2: victory cards, and runs in the reserve.
    { $accessigame } score GAME --players Ana,Ben,Lea: count a whole table, question by question.
    --display baum:PORT or brlapi: there, too.
help-command-rules =
    { $accessigame } rules no-thanks: the rules, section by section.
    { $accessigame } rules no-thanks 3: section 3.
help-command-braille =
    { $accessigame } braille TEXT: the text, its braille signs, its dots.
    --notation NAME: french, french-compact, ueb, german, german-compact, british-compact, us-compact.
    --grade 2: contracted.
    --svg FILE: the dots as a picture for eyes, too. --overwrite replaces.
help-command-labels =
    { $accessigame } labels no-thanks: labels for the real cards, told one by one.
    --format brf or pef: for an embosser. svg or pdf: a drawing at true scale.
    --out FILE: where to write; - is the standard output. --overwrite replaces.
    --notation french, ueb or german: the notation, of 6 dots on paper.
    --standard marburg-medium, nls, ada or australia: the size of the braille.
    --card 56x87: the card, in millimetres. --paper a4 or letter.
    --corner top-left, top-right, bottom-left or bottom-right.
    --both-corners: in the opposite corner too, upside down.
    --print: large figures beside the braille. --no-print: no figures at all.
    --mark ridge: a line under the number. cut: a corner cut off.
    --mark cell: a sign instead of the number sign. none: nothing.
    --mirror: for slate and stylus, seen from behind.
    --heads: the bull heads under the number, for 6 nimmt.
    --sheet tape: strips, --tape 9.5 or 12.7, with their dots.
    --sheet bars or notches: a code without braille, with its key.
    --width 40 --length 25: the page of the embosser.
    --form-feed between, after or none: how pages end.
help-command-drill =
    { $accessigame } drill no-thanks: practise reading the cards in braille.
    The program shows cells and asks for the card, or the other way round.
    A mistake comes back soon; q ends it and sums up.
    --way cells: from cells to the card. number: the other way. both: both.
    --way hand: with labelled cards of your own, which you feel.
    --notation NAME: the braille. --count N: how many questions.
    --display baum:PORT: on a braille display. --seed N: the same questions.
    { $accessigame } drill no-thanks --play: exercises instead.
    A position and its question; answer with the keys of the game.
    k tells the choices, > goes on, h all keys.
    --speech self, reader or off: who speaks.
    With --play, as for play: --reader, --grade, --flash, --rate, --pitch,
    --volume, --voice, --verbosity, --cues, --large.
help-command-display =
    { $accessigame } display ports: the serial ports.
    { $accessigame } display check baum:PORT: try a display.
    { $accessigame } display probe PORT: find the make of a display, one after the other, as you agree.
    --makes baum,focus: try these without asking. --notation NAME: the braille.
    { $accessigame } display emulate baum --cells 40 --link NAME: an emulated display on an emulated port.
help-command-simulate =
    { $accessigame } simulate no-thanks: games between bots.
    --players N --bots random,medium --games N --seed N --edition E --rounds N.
    --tournament: the same cards, each on every seat. --jobs N: N processes.
    --league: every bot among bots of each other kind; --players 3,4, --markdown.
    --keep FILE: keep the blocks of a league, to stop it and go on.
    --journals FOLDER: keep the games. --json: for another program.
    --time-limit S: seconds for a bot's move.
help-command-doctor =
    { $accessigame } doctor: check keyboard, voice, sound, braille and display.
    --display baum:PORT: check this display. --json: for another program.
help-command-history =
    { $accessigame } history: the last finished games, the newest first.
    { $accessigame } history titus: those of one game.
    --last N: how many, usually 10.
    --files: the file of each as well.
    --json: one object for another program.
help-command-stats =
    { $accessigame } stats: for each game, who has played and won, and the averages.
    { $accessigame } stats titus: one game.
    --json: one object for another program.

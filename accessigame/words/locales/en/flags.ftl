### The options of the commands, a sentence each; `$values` are the words that one can be

flags-as-for = { $command ->
    [drill] With --play, as for { $other }: { $flags }.
   *[other] { $flags }: as for { $other }.
}
flags-of-game = { $game }: { $flags }.
flag-lang = --lang { $values }: the language, with any command.
flag-display = { $command ->
    [menu] --display baum:PORT: on a display.
    [score] --display baum:PORT or brlapi: on a display, too.
    [drill] --display baum:PORT: on a braille display.
    [doctor] --display baum:PORT: check this display.
   *[other] --display baum:PORT, brlapi or auto: a braille display.
}
flag-speech = { $command ->
    [menu] --speech { $values }: who speaks this time.
    [drill] --speech { $values }: who speaks this time.
   *[other] --speech { $values }: who speaks.
}
flag-players = { $command ->
    [score] --players Ana,Ben,Lea: a whole game, question by question.
    [simulate] --players N: how many play.
   *[other] --players Ana,Ben:bot,Lea: who plays; { $levels }.
}
flag-edition = --edition 2020 or 2004; for six-nimmt base, pro or known-deck.
flag-deck = --deck shuffled: the program deals. --deck physical: real cards.
flag-camera = --camera 0: reads the cards.
flag-away = --away NAMES: players far from the cards.
flag-seed = { $command ->
    [drill] --seed N: the same questions.
   *[other] --seed N: the same cards again.
}
flag-no-advice = --no-advice: no advice.
flag-time-limit = --time-limit S: seconds for a bot's move.
flag-journal = --journal FILE: where to save the game.
flag-notation = { $command ->
    [drill] --notation NAME: the braille of the cards.
    [braille] --notation { $values }.
    [labels] --notation french, ueb or german: the notation, with 6 dots on paper.
   *[other] --notation NAME: the braille.
}
flag-rate = --rate N: words a minute.
flag-pitch = --pitch N: of the voice, 0 to 100.
flag-volume = --volume N: of the voice, 0 to 100.
flag-voice = --voice +f3: another voice.
flag-flash = --flash { $values }: how long a message covers the line.
flag-news = --news { $values }: its news.
flag-grade = { $command ->
    [braille] --grade 2: contracted.
   *[other] --grade 2: contracted sentences.
}
flag-rates = --rates Ana=250,Ben=160: a rate for each player.
flag-verbosity = --verbosity { $values }: how many words.
flag-cues = --cues { $values }: sounds.
flag-reader = --reader { $values }: what a screen reader reads.
flag-large = --large: large numbers.
flag-synthesiser = --synthesiser { $values }: whose voice speaks.
flag-display-seat = --display-seat NAME: whose display it is.
flag-share = --share { $values }: pass the display, or headphones, from hand to hand.
flag-teach = --teach: explain the game.
flag-first = { $command ->
    [resume] --first NAME: correct who started.
   *[other] --first NAME: who starts.
}
flag-rounds = --rounds N: how many rounds.
flag-starts = --starts { $values }: who starts later rounds.
flag-open-tokens = --open-tokens: tokens visible to all.
flag-target = --target N: six-nimmt ends above N.
flag-target-inclusive = --target-inclusive: six-nimmt ends at N, too.
flag-typed-hands = --typed-hands NAMES: players whose hands are typed.
flag-box = --box derived, none, learnt or FILE: the tokens of titus.
flag-size = --size N: how many tokens titus has.
flag-strict-status = --strict-status: in titus, converting can end the turn.
flag-recall = --recall: in titus, players may ask for backs already seen.
flag-bots = { $command ->
    [simulate] --bots random,medium: who plays.
   *[other] --bots Zoé:hard: a bot plays for her.
}
flag-resume = --resume: resume the last game, or that of --resume FILE; after a crash, with the same codes.
flag-here = --here NAME: this computer is that player's; otherwise everybody's.
flag-lan = --lan: guests join over the network; otherwise only from this computer.
flag-far = --far: guests join from far away too, over the internet, by one code.
flag-doors = --doors { $values }: the ways in.
flag-port = --port N: the port for guests, 2222 by default; 0 for any.
flag-web-port = --web-port N: the port for browsers, 8222 by default.
flag-certificate = --certificate FILE: use https, with this certificate.
flag-key = --key FILE: its key.
flag-listeners = --listeners: an extra code, for people who only listen.
flag-invitations = --invitations FILE: write the invitations to a file, for scripts.
flag-qr = --qr FOLDER: a QR code and a text for each guest, such as player-2.svg and player-2.txt.
flag-code = { $command ->
    [labels] --code: codes for a reader.
   *[other] --code 417902: the code from the host.
}
flag-json = --json: one object for another program.
flag-player = --player NAME: whose choices, where several people played.
flag-most = --most N: how many errors, 5 by default.
flag-last = --last N: how many, 10 by default.
flag-files = --files: the file of each game, too.
flag-day = --day 2026-05-03: that day.
flag-all = --all: everything.
flag-format = { $command ->
    [sheet] --format { $values }: a table, data, or a picture with its sentences.
   *[other] --format brf or pef: for an embosser. svg or pdf: a drawing, actual size.
}
flag-out = --out FILE: where to write; - for standard output.
flag-overwrite = --overwrite: replace an existing file.
flag-tokens = --tokens N: the tokens of no-thanks.
flag-runs = --runs N: the runs in the reserve of titus.
flag-report = --report FILE: write a report to send, without names; - for standard output.
flag-svg = --svg FILE: also a picture of the dots, to look at.
flag-standard = --standard { $values }: the size of the braille.
flag-card = --card 56x87: the size of a card, in millimetres.
flag-paper = --paper { $values }.
flag-corner = --corner { $values }.
flag-both-corners = --both-corners: in the opposite corner too, upside down.
flag-print = --print: large print figures beside the braille.
flag-no-print = --no-print: no figures at all.
flag-mark = --mark ridge: a line under the number. cut: one corner cut off. --mark cell: a sign instead of the number sign. none: nothing.
flag-mirror = --mirror: mirrored, for slate and stylus.
flag-heads = --heads: the bull heads under the number, for 6 nimmt.
flag-only-code = --only-code: the codes alone, for cards that have braille already.
flag-code-size = --code-size { $values }: their side, mm.
flag-code-for = --code-for { $values }.
flag-mat = --mat: a mat for the camera.
flag-sheet = --sheet tape: strips of tape, with their dots. --sheet bars or notches: a code other than braille, with its key.
flag-tape = --tape { $values }: the width of the tape.
flag-width = --width 40: cells on the embosser's line.
flag-length = --length 25: lines on the embosser's page.
flag-form-feed = --form-feed { $values }: how pages end.
flag-play = --play: exercises on the game, as with learn.
flag-way = --way cells: from cells to the card. number: the other way. both: both. hand: with your own labelled cards, by touch.
flag-count = --count N: how many questions.
flag-cells = --cells 40: the size of the emulated display.
flag-rows = --rows 8: its rows, if it has several.
flag-makes = --makes baum,focus: try these without asking.
flag-link = --link NAME: the name of the emulated port.
flag-games = --games N: how many games.
flag-tournament = --tournament: the same cards, with each bot in every seat.
flag-jobs = --jobs N: N processes.
flag-journals = --journals FOLDER: save the games.

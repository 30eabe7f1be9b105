### Die Optionen der Befehle, je ein Satz; `$values` sind die möglichen Wörter

flags-as-for = { $command ->
    [drill] Mit --play, wie bei { $other }: { $flags }.
   *[other] { $flags }: wie bei { $other }.
}
flags-of-game = { $game }: { $flags }.
flag-lang = --lang { $values }: die Sprache, bei jedem Befehl.
flag-display = { $command ->
    [menu] --display baum:PORT: auf der Braillezeile.
    [score] --display baum:PORT oder brlapi: auch auf der Braillezeile.
    [drill] --display baum:PORT: auf einer Braillezeile.
    [doctor] --display baum:PORT: diese Braillezeile prüfen.
   *[other] --display baum:PORT, brlapi oder auto: eine Braillezeile.
}
flag-speech = { $command ->
    [menu] --speech { $values }: wer diesmal spricht.
    [drill] --speech { $values }: wer diesmal spricht.
   *[other] --speech { $values }: wer spricht.
}
flag-players = { $command ->
    [score] --players Ana,Ben,Lea: ein ganzer Tisch, Frage für Frage.
    [simulate] --players N: wie viele spielen.
   *[other] --players Ana,Ben:bot: wer spielt; { $levels }.
}
flag-edition = --edition 2020 oder 2004; bei six-nimmt base, pro oder known-deck.
flag-deck = --deck shuffled: das Programm teilt aus. --deck physical: echte Karten.
flag-camera = --camera 0: sieht Karten.
flag-away = --away NAMEN: wer nicht am Tisch sitzt.
flag-seed = { $command ->
    [drill] --seed N: dieselben Fragen.
   *[other] --seed N: dieselben Karten.
}
flag-no-advice = --no-advice: ohne Rat.
flag-time-limit = --time-limit S: Bedenkzeit eines Bots, in Sekunden.
flag-journal = --journal DATEI: wo das Spiel gespeichert wird.
flag-notation = { $command ->
    [drill] --notation NAME: die Brailleschrift der Karten.
    [braille] --notation { $values }.
    [labels] --notation french, ueb oder german: Brailleschrift, immer mit 6 Punkten.
   *[other] --notation NAME: die Brailleschrift.
}
flag-rate = --rate N: Wörter pro Minute.
flag-pitch = --pitch N: Tonhöhe der Stimme, 0 bis 100.
flag-volume = --volume N: Lautstärke der Stimme, 0 bis 100.
flag-voice = --voice +f3: eine andere Stimme.
flag-flash = --flash { $values }: wie lange eine Meldung stehen bleibt.
flag-news = --news { $values }: Ansagen.
flag-grade = { $command ->
    [braille] --grade 2: Kurzschrift.
   *[other] --grade 2: Sätze in Kurzschrift.
}
flag-rates = --rates Ana=250,Ben=160: Tempo je Spieler.
flag-verbosity = --verbosity { $values }: wie ausführlich.
flag-cues = --cues { $values }: Töne.
flag-reader = --reader { $values }: für einen Screenreader.
flag-large = --large: große Zahlen.
flag-synthesiser = --synthesiser { $values }: welche Stimme spricht.
flag-display-seat = --display-seat NAME: wessen Braillezeile.
flag-share = --share { $values }: Braillezeile oder Kopfhörer gehen reihum.
flag-teach = --teach: Erklärungen.
flag-first = { $command ->
    [resume] --first NAME: korrigieren, wer begonnen hat.
   *[other] --first NAME: wer beginnt.
}
flag-rounds = --rounds N: Zahl der Runden.
flag-starts = --starts { $values }: wer die weiteren Runden beginnt.
flag-open-tokens = --open-tokens: offene Chips.
flag-target = --target N: six-nimmt endet bei mehr als N.
flag-target-inclusive = --target-inclusive: six-nimmt endet schon bei N.
flag-typed-hands = --typed-hands NAMEN: wessen Karten getippt werden.
flag-box = --box derived, none, learnt oder DATEI: Zahlenkarten von titus.
flag-size = --size N: Anzahl der Zahlenkarten von titus.
flag-strict-status = --strict-status: bei titus kann Umwandeln den Zug beenden.
flag-recall = --recall: bei titus auch nach gesehenen Rückseiten fragen.
flag-bots = { $command ->
    [simulate] --bots random,medium: wer spielt.
   *[other] --bots Zoé:schwer: ein Bot spielt für sie.
}
flag-resume = --resume: das letzte Spiel fortsetzen, mit --resume DATEI das in dieser Datei; nach einem Absturz gelten die alten Codes.
flag-here = --here NAME: wer an diesem Computer spielt; ohne Angabe alle.
flag-lan = --lan: Gäste kommen über das Netzwerk, sonst nur von diesem Computer.
flag-far = --far: Gäste kommen auch aus der Ferne, über das Internet, mit einem Code.
flag-doors = --doors { $values }: die Zugänge.
flag-port = --port N: der Port für join und ssh, sonst 2222; 0: irgendein freier.
flag-web-port = --web-port N: der Port der Seite, sonst 8222.
flag-certificate = --certificate DATEI: https mit diesem Zertifikat.
flag-key = --key DATEI: sein Schlüssel.
flag-listeners = --listeners: noch ein Code für alle, die nur zuhören.
flag-invitations = --invitations DATEI: die Einladungen in einer Datei, für Skripte.
flag-qr = --qr ORDNER: ein QR-Code und ein Text für jeden Gast, etwa player-2.svg und player-2.txt.
flag-code = { $command ->
    [labels] --code: Codes zum Einlesen.
   *[other] --code 417902: der Code vom Gastgeber.
}
flag-json = --json: ein Objekt für ein anderes Programm.
flag-player = --player NAME: wessen Entscheidungen, wenn mehrere gespielt haben.
flag-most = --most N: wie viele Fehler, sonst 5.
flag-last = --last N: wie viele, sonst 10.
flag-files = --files: mit dem Namen jeder Datei.
flag-day = --day 2026-05-03: nur dieser Tag.
flag-all = --all: alles.
flag-format = { $command ->
    [sheet] --format { $values }: Text, Tabelle, Daten oder ein Bild mit seinen Sätzen.
   *[other] --format brf oder pef: für Brailledrucker. svg oder pdf: maßstabsgetreu.
}
flag-out = --out DATEI: in welche Datei; -: Standardausgabe.
flag-overwrite = --overwrite: eine vorhandene Datei ersetzen.
flag-tokens = --tokens N: die Chips von no-thanks.
flag-runs = --runs N: die Folgen in der Auslage von titus.
flag-report = --report DATEI: ein Bericht zum Abschicken, ohne Namen; -: Standardausgabe.
flag-svg = --svg DATEI: die Punkte auch als Bild, für Sehende.
flag-standard = --standard { $values }: die Größe der Schrift.
flag-card = --card 56x87: Größe der Karte, in Millimetern.
flag-paper = --paper { $values }.
flag-corner = --corner { $values }.
flag-both-corners = --both-corners: kopfüber auch in der Ecke gegenüber.
flag-print = --print: große Ziffern neben der Brailleschrift.
flag-no-print = --no-print: gar keine Ziffern.
flag-mark = --mark ridge: ein Strich unter der Zahl. cut: eine abgeschnittene Ecke. --mark cell: ein Zeichen statt des Zahlzeichens. none: nichts.
flag-mirror = --mirror: gespiegelt, für Tafel und Griffel.
flag-heads = --heads: die Hornochsen unter der Zahl, nur bei 6 nimmt!
flag-only-code = --only-code: nur die Codes, für Karten, die schon Brailleschrift haben.
flag-code-size = --code-size { $values }: ihre Seite, mm.
flag-code-for = --code-for { $values }.
flag-mat = --mat: Kameraunterlage.
flag-sheet = --sheet tape: Prägeband mit Angabe der Punkte. --sheet bars oder notches: ein Code ohne Braille, mit Erklärung.
flag-tape = --tape { $values }: die Breite des Bands.
flag-width = --width 40: Zellen je Zeile des Brailledruckers.
flag-length = --length 25: Zeilen je Seite des Brailledruckers.
flag-form-feed = --form-feed { $values }: Seitenvorschub.
flag-play = --play: Aufgaben zum Spiel, wie learn.
flag-way = --way cells: von Zellen zur Karte. number: umgekehrt. both: beides. hand: mit deinen eigenen Karten und ihren Etiketten.
flag-count = --count N: wie viele Fragen.
flag-cells = --cells 40: die Größe der emulierten Braillezeile.
flag-rows = --rows 8: ihre Zeilen, wenn sie mehrere hat.
flag-makes = --makes baum,focus: diese ohne Frage testen.
flag-link = --link NAME: der Name der emulierten Schnittstelle.
flag-games = --games N: wie viele Spiele.
flag-tournament = --tournament: dieselben Karten, jeder auf jedem Platz.
flag-jobs = --jobs N: N Prozesse.
flag-journals = --journals ORDNER: die Spiele speichern.

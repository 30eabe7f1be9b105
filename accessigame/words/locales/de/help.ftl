### Die Hilfe der Befehle

help-command-menu =
    accessigame: Kartenspiele zum Hören und Fühlen.
    { $accessigame } ohne Befehl: das Menü. --display baum:PORT: auf der Braillezeile.
    --speech self, reader oder off: wer diesmal spricht.
    play SPIEL: ein neues Spiel.
    resume: das letzte Spiel fortsetzen.
    host SPIEL: ein Tisch für Gäste.
    join HOST: als Gast an einem Tisch mitspielen.
    replay DATEI: ein Spiel noch einmal hören.
    history: beendete Spiele. stats: Siege und Mittelwerte.
    sheet: der Punktezettel des Abends.
    score SPIEL KARTEN: Karten abrechnen.
    rules SPIEL: die Regeln.
    braille TEXT: die Braillepunkte eines Textes.
    labels SPIEL: Etiketten für echte Karten.
    drill SPIEL: das Lesen der Karten üben oder Aufgaben lösen.
    display: Braillezeilen finden und testen.
    simulate SPIEL: Spiele nur mit Bots.
    doctor: die Installation prüfen.
    --lang fr, en oder de: die Sprache, bei jedem Befehl.
    Zu jedem Befehl gibt es Hilfe: { $accessigame } play --help.
help-command-play =
    { $accessigame } play no-thanks: ein neues Spiel; auch six-nimmt und titus.
    --players Ana,Ben:bot: wer spielt; zufällig, leicht, mittel, schwer, Experte.
    --edition 2020 oder 2004; bei six-nimmt base, pro oder known-deck.
    --deck shuffled: das Programm teilt aus. --deck physical: echte Karten.
    --target N: six-nimmt endet bei mehr als N. --target-inclusive: schon bei N.
    --rounds N: Zahl der Runden. --starts random oder rotate: wer sie eröffnet.
    --first NAME: wer beginnt. --open-tokens: offene Chips.
    titus: --box derived, none, learnt oder DATEI: Zahlenkarten. --size N: Anzahl.
    titus: --recall: auch nach gesehenen Rückseiten fragen.
    titus: --strict-status: Umwandeln kann den Zug beenden.
    --seed N: dieselben Karten. --journal DATEI: wo das Spiel gespeichert wird.
    --no-advice: ohne Tipps. --time-limit S: Bedenkzeit. --teach: erklären.
    --away NAMEN: wer nicht am Tisch sitzt. --typed-hands NAMEN: Karten tippen.
    --speech self, reader oder off: wer spricht. --reader lines oder direct: wie.
    --rate N: Wörter pro Minute. --rates Ana=250,Ben=160: je Spieler.
    --pitch (Höhe) und --volume von 0 bis 100. --voice +f3: eine andere Stimme.
    --verbosity brief, normal, full: wie ausführlich. --cues on oder off: Töne.
    --display baum:PORT, brlapi oder auto: eine Braillezeile.
    --display-seat NAME: nur für diesen Spieler. --large: große Zahlen.
    --share display oder voice: Braillezeile oder Kopfhörer gehen reihum.
    --notation NAME: die Brailleschrift. --grade 2: Sätze in Kurzschrift.
    --flash 2, 4, 8, 16, stay oder off: wie lange eine Meldung stehen bleibt.
    Im Spiel: Taste h für die Hilfe.
help-command-resume =
    { $accessigame } resume: das letzte Spiel fortsetzen.
    { $accessigame } resume DATEI: dieses fortsetzen. --bots Zoé:schwer: ein Bot spielt für sie.
    --first NAME: korrigieren, wer begonnen hat.
    DATEI eines beendeten Spiels oder seine Nummer in history: es korrigieren.
    --speech, --display, --display-seat, --share, --teach, --notation, --grade,
    --flash, --rate, --pitch, --volume, --voice, --rates, --verbosity, --cues,
    --reader, --large: wie bei play.
help-command-replay =
    { $accessigame } replay DATEI: ein Spiel Zug für Zug durchgehen. Enter: vor, <: zurück, h: die Hilfe.
    DATEI oder die Nummer eines beendeten Spiels in history.
    Als DATEI steht - für die Standardeingabe. Umgeleitet: eine Zeile je Ereignis.
    --json: ein Objekt für ein anderes Programm.
    --speech, --display, --notation, --grade, --flash, --rate, --pitch, --volume,
    --voice, --verbosity, --cues, --reader, --large: wie bei play.
help-command-sheet =
    { $accessigame } sheet: der Punktezettel des letzten Abends, mit Runden, Summen und Siegen.
    sheet SPIEL: nur dieses Spiel. --day 2026-05-03: nur dieser Tag. --all: alles.
    --format text, csv, json oder svg: Text, Tabelle, Daten oder ein Bild mit seinen Sätzen.
    --out DATEI: in welche Datei. --overwrite: eine vorhandene ersetzen.
help-command-score =
    { $accessigame } score no-thanks "3 7 8 10" --tokens 8: Karten und Chips abrechnen.
    { $accessigame } score six-nimmt "5 55 60": die Hornochsen.
    { $accessigame } score titus "18 12" --runs 2: Siegkarten und Folgen in der Auslage.
    { $accessigame } score SPIEL --players Ana,Ben,Lea: einen ganzen Tisch abrechnen, Frage für Frage.
    --display baum:PORT oder brlapi: auch auf der Braillezeile.
help-command-rules =
    { $accessigame } rules no-thanks: die Regeln, Abschnitt für Abschnitt.
    { $accessigame } rules no-thanks 3: Abschnitt 3.
help-command-braille =
    { $accessigame } braille TEXT: der Text, seine Braillezeichen, seine Punkte.
    --notation NAME: french, french-compact, ueb, german, german-compact, british-compact, us-compact.
    --grade 2: Kurzschrift.
    --svg DATEI: die Punkte auch als Bild, für Sehende. --overwrite: ersetzen.
help-command-labels =
    { $accessigame } labels no-thanks: Etiketten für echte Karten, einzeln angesagt.
    --format brf oder pef: für Brailledrucker. svg oder pdf: maßstabsgetreu.
    --out DATEI: in welche Datei; -: Standardausgabe. --overwrite: ersetzen.
    --notation french, ueb oder german: Brailleschrift, immer mit 6 Punkten.
    --standard marburg-medium, nls, ada oder australia: die Größe der Schrift.
    --card 56x87: Größe der Karte, in Millimetern. --paper a4 oder letter.
    --corner top-left, top-right, bottom-left oder bottom-right.
    --both-corners: kopfüber auch in der Ecke gegenüber.
    --print: große Ziffern neben der Brailleschrift. --no-print: gar keine.
    --mark ridge: ein Strich unter der Zahl. cut: eine abgeschnittene Ecke.
    --mark cell: ein Zeichen statt des Zahlzeichens. none: nichts.
    --mirror: gespiegelt, für Tafel und Griffel.
    --heads: die Hornochsen unter der Zahl, nur bei 6 nimmt!
    --sheet tape: Prägeband mit Angabe der Punkte, --tape 9.5 oder 12.7: Breite.
    --sheet bars oder notches: ein Code ohne Braille, mit Erklärung.
    --width 40 --length 25: Seitenformat des Brailledruckers.
    --form-feed between, after oder none: Seitenvorschub.
help-command-drill =
    { $accessigame } drill no-thanks: das Lesen der Karten in Braille üben.
    Das Programm zeigt Zellen und fragt nach der Karte, oder umgekehrt.
    Was falsch war, kommt bald wieder; q beendet die Übung mit einer Bilanz.
    --way cells: von Zellen zur Karte. number: umgekehrt. both: beides.
    --way hand: mit deinen eigenen Karten und ihren Etiketten.
    --notation NAME: die Brailleschrift. --count N: wie viele Fragen.
    --display baum:PORT: auf einer Braillezeile. --seed N: dieselben Fragen.
    { $accessigame } drill no-thanks --play: stattdessen Aufgaben.
    Eine Spielsituation und eine Frage; antworte mit den Tasten des Spiels.
    Taste k: was möglich ist. Taste >: weiter. Taste h: alle Tasten.
    --speech self, reader oder off: wer spricht.
    Mit --play, wie bei play: --reader, --grade, --flash, --rate, --pitch,
    --volume, --voice, --verbosity, --cues, --large.
help-command-display =
    { $accessigame } display ports: die seriellen Schnittstellen.
    { $accessigame } display check baum:PORT: eine Braillezeile testen.
    { $accessigame } display probe PORT: die Marke einer Braillezeile finden, mit Frage vor jedem Test.
    --makes baum,focus: diese ohne Frage testen. --notation NAME: die Brailleschrift.
    { $accessigame } display emulate baum --cells 40 --link NAME: eine emulierte Braillezeile.
help-command-simulate =
    { $accessigame } simulate no-thanks: Spiele nur mit Bots.
    --players N --bots random,medium --games N --seed N --edition E --rounds N.
    --tournament: dieselben Karten, jeder auf jedem Platz. --jobs N: N Prozesse.
    --journals ORDNER: die Spiele speichern. --json: für ein anderes Programm.
    --time-limit S: Bedenkzeit eines Bots je Zug, in Sekunden.
help-command-doctor =
    { $accessigame } doctor: Tastatur, Stimme, Ton, Braille und Braillezeile prüfen.
    --display baum:PORT: diese Braillezeile prüfen. --json: für andere Programme.
help-command-history =
    { $accessigame } history: die letzten beendeten Spiele, das neueste zuerst.
    { $accessigame } history titus: nur dieses Spiel.
    --last N: wie viele, sonst 10.
    --files: mit dem Namen jeder Datei.
    --json: ein Objekt für ein anderes Programm.
help-command-stats =
    { $accessigame } stats: zu jedem Spiel, wer gespielt und gewonnen hat, mit Mittelwerten.
    { $accessigame } stats titus: nur dieses Spiel.
    --json: ein Objekt für ein anderes Programm.

### Die Hilfe der Befehle

help-command-menu =
    accessigame: Kartenspiele mit Ohr und Finger.
    { $accessigame } allein: ein Menü mit Nummern. --display baum:PORT: auf der Zeile.
    --speech self, reader oder off: wer spricht, dieses Mal.
    play SPIEL: ein neues Spiel.
    resume: das letzte Spiel fortsetzen.
    host SPIEL: ein Tisch für Gäste.
    join HOST: an einem Tisch anderswo spielen.
    replay DATEI: ein Spiel noch einmal hören.
    history: beendete Spiele. stats: Siege und Mittel.
    sheet: Runden und Summen des Abends.
    score SPIEL KARTEN: eine Abrechnung erklären.
    rules SPIEL: die Regeln.
    braille TEXT: die Punkte eines Textes.
    labels SPIEL: Etiketten für echte Karten.
    drill SPIEL: das Lesen der Karten üben, oder Aufgaben zum Spiel.
    display: Braillezeilen.
    simulate SPIEL: Spiele unter Bots.
    doctor: die Installation prüfen.
    --lang fr, en oder de: die Sprache, überall.
    Jeder Befehl hat seine Hilfe: { $accessigame } play --help.
help-command-play =
    { $accessigame } play no-thanks: ein neues Spiel; auch six-nimmt und titus.
    --players Ana,Ben:bot,Lea: Spieler; bot, zufällig, leicht, mittel, schwer, Experte.
    --edition 2020 oder 2004; bei six-nimmt base, pro oder known-deck.
    --deck shuffled: das Programm gibt. --deck physical: echte Karten.
    --target N: six-nimmt endet über N. --target-inclusive: bei N.
    --rounds N: wie viele. --starts random oder rotate: wer später beginnt.
    --first NAME: wer beginnt. --open-tokens: offene Chips.
    titus: --box derived, none, learnt oder DATEI: Karten. --size N: wie viele.
    titus: --recall: gesehene Rückseiten. --strict-status: Umwandeln beendet.
    --seed N: dieselben Karten. --journal DATEI: wo das Spiel gespeichert wird.
    --no-advice: ohne Rat. --time-limit S: für einen Bot. --teach: mit Lektionen.
    --away NAMEN: fern der echten Karten. --typed-hands NAMEN: man tippt ihre.
    --speech self, reader oder off: wer spricht. --reader lines oder direct: wie.
    --rate N: Wörter pro Minute. --rates Ana=250,Ben=160: für jeden eine.
    --pitch (Höhe) und --volume von 0 bis 100. --voice +f3: eine andere Stimme.
    --verbosity brief, normal oder full: Wortfülle. --cues on oder off: Klänge.
    --display baum:PORT, brlapi oder auto: eine Braillezeile.
    --display-seat NAME: sie gehört ihm allein. --large: große Zahlen.
    --share display oder voice: Braillezeile oder Kopfhörer gehen reihum.
    --notation NAME: die Brailleschrift. --grade 2: Sätze in Kurzschrift.
    --flash 2, 4, 8, 16, stay oder off: wie lange eine Meldung die Zeile bedeckt.
    Im Spiel sagt h die Tasten.
help-command-resume =
    { $accessigame } resume: das letzte Spiel fortsetzen.
    { $accessigame } resume DATEI: dieses fortsetzen. --bots Zoé:schwer: ein Bot spielt für sie.
    --first NAME: berichtigen, wer begonnen hat.
    DATEI eines beendeten Spiels, oder seine Nummer in history: berichtigen.
    --speech, --display, --display-seat, --share, --teach, --notation, --grade,
    --flash, --rate, --pitch, --volume, --voice, --rates, --verbosity, --cues,
    --reader, --large: wie bei play.
help-command-replay =
    { $accessigame } replay DATEI: ein Spiel Zug für Zug durchgehen: Enter vor, < zurück, h nennt die Tasten.
    DATEI, oder die Nummer eines beendeten Spiels in history.
    Der Name - liest die Standardeingabe. In eine Pipe geht eine Zeile je Ereignis.
    --json: ein Objekt für ein anderes Programm.
    --speech, --display, --notation, --grade, --flash, --rate, --pitch, --volume,
    --voice, --verbosity, --cues, --reader, --large: wie bei play.
help-command-sheet =
    { $accessigame } sheet: Runden, Summen und Siege des letzten Abends. sheet SPIEL: eines Spiels.
    --day 2026-05-03: von diesem Tag. --all: von allem.
    --format text, csv, json oder svg: eine Tabelle, Daten, oder ein Bild mit seinen Sätzen.
    --out DATEI: wohin geschrieben wird. --overwrite ersetzt.
help-command-score =
    { $accessigame } score no-thanks "3 7 8 10" --tokens 8: die Abrechnung erklären.
    { $accessigame } score six-nimmt "5 55 60": die Hornochsen.
    { $accessigame } score titus "18 12" --runs 2: Siegkarten, und Reihen in der Auslage.
    { $accessigame } score SPIEL --players Ana,Ben,Lea: einen ganzen Tisch zählen, Frage für Frage.
    --display baum:PORT oder brlapi: auch dort.
help-command-rules =
    { $accessigame } rules no-thanks: die Regeln, Abschnitt für Abschnitt.
    { $accessigame } rules no-thanks 3: Abschnitt 3.
help-command-braille =
    { $accessigame } braille TEXT: der Text, seine Braillezeichen, seine Punkte.
    --notation NAME: french, french-compact, ueb, german, german-compact, british-compact, us-compact.
    --grade 2: Kurzschrift.
    --svg DATEI: die Punkte auch als Bild, für Augen. --overwrite ersetzt.
help-command-labels =
    { $accessigame } labels no-thanks: Etiketten für echte Karten, hier gesagt.
    --format brf oder pef: für Brailledrucker. svg oder pdf: maßstäblich.
    --out DATEI: wohin; - ist die Standardausgabe. --overwrite: ersetzen.
    --notation french, ueb oder german: die Schrift, auf Papier mit 6 Punkten.
    --standard marburg-medium, nls, ada oder australia: die Größe der Schrift.
    --card 56x87: die Karte, in Millimetern. --paper a4 oder letter.
    --corner top-left, top-right, bottom-left oder bottom-right.
    --both-corners: auch in der Ecke gegenüber, auf dem Kopf.
    --print: große Ziffern neben der Brailleschrift. --no-print: gar keine.
    --mark ridge: ein Strich unter der Zahl. cut: eine gekappte Ecke.
    --mark cell: ein Zeichen statt des Zahlzeichens. none: nichts.
    --mirror: für Tafel und Griffel, von hinten gesehen.
    --heads: die Hornochsen unter der Zahl, bei 6 nimmt.
    --sheet tape: Streifen, --tape 9.5 oder 12.7, mit ihren Punkten.
    --sheet bars oder notches: ein Code ohne Braille, mit Schlüssel.
    --width 40 --length 25: die Seite des Brailledruckers.
    --form-feed between, after oder none: wie Seiten enden.
help-command-drill =
    { $accessigame } drill no-thanks: das Lesen der Karten in Braille üben.
    Das Programm zeigt Zellen und fragt nach der Karte, oder umgekehrt.
    Ein Fehler kommt bald wieder; q beendet und zieht Bilanz.
    --way cells: von Zellen zur Karte. number: umgekehrt. both: beides.
    --way hand: mit eigenen Karten und ihren Etiketten.
    --notation NAME: die Brailleschrift. --count N: wie viele Fragen.
    --display baum:PORT: auf einer Braillezeile. --seed N: dieselben Fragen.
    { $accessigame } drill no-thanks --play: stattdessen Aufgaben.
    Eine Stellung und ihre Frage; antworte mit den Tasten des Spiels.
    k sagt, was du tun kannst, > geht weiter, h alle Tasten.
    --speech self, reader oder off: wer spricht.
    Mit --play, wie bei play: --reader, --grade, --flash, --rate, --pitch,
    --volume, --voice, --verbosity, --cues, --large.
help-command-display =
    { $accessigame } display ports: die seriellen Schnittstellen.
    { $accessigame } display check baum:PORT: eine Braillezeile prüfen.
    { $accessigame } display probe PORT: die Marke einer Braillezeile finden, eine nach der anderen, wie du zustimmst.
    --makes baum,focus: diese ohne Fragen versuchen. --notation NAME: die Schrift.
    { $accessigame } display emulate baum --cells 40 --link NAME: eine nachgebildete Braillezeile.
help-command-simulate =
    { $accessigame } simulate no-thanks: Spiele unter Bots.
    --players N --bots random,medium --games N --seed N --edition E --rounds N.
    --tournament: dieselben Karten, jeder auf jedem Platz. --jobs N: N Prozesse.
    --league: jeder Bot unter Bots jeder anderen Art; --players 3,4, --markdown.
    --keep DATEI: die Blöcke einer Liga behalten, zum Anhalten und Weitermachen.
    --journals ORDNER: die Spiele behalten. --json: für ein anderes Programm.
    --time-limit S: Sekunden für den Zug eines Bots.
help-command-doctor =
    { $accessigame } doctor: Tastatur, Stimme, Ton, Braille und Braillezeile prüfen.
    --display baum:PORT: diese Zeile prüfen. --json: für ein anderes Programm.
help-command-history =
    { $accessigame } history: die letzten beendeten Spiele, das neueste zuerst.
    { $accessigame } history titus: die eines Spiels.
    --last N: wie viele, sonst 10.
    --files: auch die Datei von jedem.
    --json: ein Objekt für ein anderes Programm.
help-command-stats =
    { $accessigame } stats: für jedes Spiel, wer gespielt und gewonnen hat, und die Mittel.
    { $accessigame } stats titus: ein Spiel.
    --json: ein Objekt für ein anderes Programm.

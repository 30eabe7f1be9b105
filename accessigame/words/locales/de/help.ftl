### Die Hilfe der Befehle

help-command-menu =
    accessigame: Kartenspiele zum Hören und Fühlen.
    { $accessigame } ohne Befehl: das Menü.
    play SPIEL: ein neues Spiel.
    resume: das letzte Spiel fortsetzen.
    host SPIEL: ein Tisch für Gäste.
    join HOST: als Gast an einem Tisch mitspielen.
    replay DATEI: ein Spiel noch einmal hören.
    review DATEI: deine Fehler in einem beendeten Spiel.
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
    Zu jedem Befehl gibt es Hilfe: { $accessigame } play --help.
help-command-play =
    { $accessigame } play no-thanks: ein neues Spiel; auch six-nimmt und titus.
    { $accessigame } play titus --help: die Optionen dieses Spiels.
    Im Spiel: Taste h für die Hilfe.
help-command-resume =
    { $accessigame } resume: das letzte Spiel fortsetzen.
    { $accessigame } resume DATEI: dieses fortsetzen.
    DATEI eines beendeten Spiels oder seine Nummer in history: es korrigieren.
help-command-replay =
    { $accessigame } replay DATEI: ein Spiel Zug für Zug durchgehen. Enter: vor, <: zurück, h: die Hilfe.
    DATEI oder die Nummer eines beendeten Spiels in history.
    Als DATEI steht - für die Standardeingabe. Umgeleitet: eine Zeile je Ereignis.
help-command-review =
    { $accessigame } review DATEI: deine teuersten Entscheidungen in einem beendeten Spiel.
    DATEI, oder die Nummer des Spiels in history.
    Es zählt, was du wissen konntest. Enter: vor, <: zurück, h: die Hilfe, q: Ende.
help-command-sheet =
    { $accessigame } sheet: der Punktezettel des letzten Abends, mit Runden, Summen und Siegen.
    { $accessigame } sheet SPIEL: nur dieses Spiel.
help-command-score =
    { $accessigame } score no-thanks "3 7 8 10" --tokens 8: Karten und Chips abrechnen.
    { $accessigame } score six-nimmt "5 55 60": die Hornochsen.
    { $accessigame } score titus "18 12" --runs 2: Siegkarten und Folgen in der Auslage.
help-command-rules =
    { $accessigame } rules no-thanks: die Regeln, Abschnitt für Abschnitt.
    { $accessigame } rules no-thanks 3: Abschnitt 3.
help-command-braille =
    { $accessigame } braille TEXT: der Text, seine Braillezeichen, seine Punkte.
help-command-labels =
    { $accessigame } labels no-thanks: Etiketten für echte Karten, einzeln angesagt.
help-command-drill =
    { $accessigame } drill no-thanks: das Lesen der Karten in Braille üben.
    Das Programm zeigt Zellen und fragt nach der Karte, oder umgekehrt.
    Was falsch war, kommt bald wieder; q beendet die Übung mit einer Bilanz.
    { $accessigame } drill no-thanks --play: stattdessen Aufgaben.
    Eine Spielsituation und eine Frage; antworte mit den Tasten des Spiels.
    Taste k: was möglich ist. Taste >: weiter. Taste h: alle Tasten.
help-command-display =
    { $accessigame } display ports: die seriellen Schnittstellen.
    { $accessigame } display check baum:PORT: eine Braillezeile testen.
    { $accessigame } display probe PORT: die Marke einer Braillezeile finden, mit Frage vor jedem Test.
    { $accessigame } display emulate baum --link NAME: eine emulierte Braillezeile.
help-command-simulate =
    { $accessigame } simulate no-thanks: Spiele nur mit Bots.
help-command-doctor =
    { $accessigame } doctor: Tastatur, Stimme, Ton, Braille und Braillezeile prüfen.
    { $accessigame } doctor --report bericht.txt: ein Bericht über dein Gerät, zum Abschicken, ohne Namen.
help-command-history =
    { $accessigame } history: die letzten beendeten Spiele, das neueste zuerst.
    { $accessigame } history titus: nur dieses Spiel.
help-command-stats =
    { $accessigame } stats: zu jedem Spiel, wer gespielt und gewonnen hat, mit Mittelwerten.
    { $accessigame } stats titus: nur dieses Spiel.
help-options-of-game = { $accessigame } { $command } { $game }: seine Optionen, neben denen von { $command } --help.

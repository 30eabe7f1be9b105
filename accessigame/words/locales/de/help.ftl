### Die Hilfe der Befehle

help-command-menu =
    accessigame: Kartenspiele zum Hören und Fühlen.
    { $accessigame } ohne Befehl: das Menü.
    play SPIEL: ein neues Spiel.
    resume: das letzte Spiel fortsetzen.
    rules SPIEL: die Regeln.
    learn SPIEL: mit Aufgaben lernen.
    results: beendete Spiele, zum Nachhören und Analysieren, und ihre Punkte.
    host SPIEL: ein Tisch für Gäste.
    join HOST: als Gast an einem Tisch mitspielen.
    labels SPIEL: Etiketten für echte Karten.
    drill SPIEL: das Lesen der Karten üben.
    display: Braillezeilen finden und testen. camera: eine Kamera ausrichten.
    doctor: die Installation prüfen.
    Zu jedem Befehl gibt es Hilfe: { $accessigame } play --help.
help-second = Seltener: { $accessigame }{ $command ->
        [menu] { "" }
       *[other] {" "}{ $command }
    } --help-more.
help-second-page = { $accessigame } { $command }, die selteneren Optionen:
help-second-menu =
    Die selteneren Befehle:
    braille TEXT: die Braillepunkte eines Textes.
    simulate SPIEL: Spiele nur mit Bots.
    replay DATEI: ein Spiel noch einmal hören; auch results replay.
    review DATEI: deine Fehler in einem beendeten Spiel; auch results review.
    history, stats, sheet: beendete Spiele, Siege, Punktezettel; auch nach results.
    score SPIEL KARTEN: Karten abrechnen; auch results score.
    { $accessigame } --version: die Versionen des Programms und seiner Bibliotheken.
help-command-results =
    { $accessigame } results: die letzten beendeten Spiele, wie results history.
    results stats: Siege und Mittelwerte.
    results sheet: Runden und Summen des Abends.
    results replay 1: Spiel 1 der Liste noch einmal hören.
    results review 1: deine Fehler in diesem Spiel.
    results score SPIEL KARTEN: diese Karten abrechnen.
    Zu jedem gibt es Hilfe: { $accessigame } results stats --help.
    Das Wort allein genügt auch: { $accessigame } stats.
help-command-learn =
    { $accessigame } learn no-thanks: Aufgaben zum Spiel.
    Eine Spielsituation und eine Frage; antworte mit den Tasten des Spiels.
    Taste k: was möglich ist. Taste >: weiter. Taste h: alle Tasten. Taste q: Ende.
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
help-command-display =
    { $accessigame } display ports: die seriellen Schnittstellen.
    { $accessigame } display check baum:PORT: eine Braillezeile testen.
    { $accessigame } display probe PORT: die Marke einer Braillezeile finden, mit Frage vor jedem Test.
    { $accessigame } display emulate baum --link NAME: eine emulierte Braillezeile.
help-command-camera =
    { $accessigame } camera: die Kamera über echten Karten ausrichten, ohne zu sehen.
    { $accessigame } camera 1: eine andere Kamera, ihr Name, ein Film oder eine Adresse.
    Das Programm sagt dir, wie du sie bewegst, bis sie die vier Marken der Unterlage gut sieht.
    { $accessigame } labels --help: wie du diese Marken druckst.
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

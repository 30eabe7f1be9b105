### Echte Karten vorbereiten, Schritt für Schritt

prepare-1 =
    Schritt 1, für wen und womit.
    Diese Schritte sind für dich und für jemanden, der sieht und dir einmal hilft.
    Danach spielst du mit den echten Karten, und niemand muss mehr für dich lesen.
    Du brauchst das Spiel, eine Schere und etwas, das fühlbare Punkte macht.
    Ein gewöhnlicher Drucker macht keine fühlbaren Punkte.
prepare-2 =
    Schritt 2, wie die Punkte entstehen.
    Mit einer Prägezange: Präge für jede Karte ein Stück Prägeband, mit den Buchstaben oder Punkten, die das Programm ansagt.
    Mit Tafel und Griffel: Schreibe auf durchsichtige Klebefolie.
    Mit einem Brailledrucker: Lege Bögen mit durchsichtiger Klebefolie ein.
    Mit Schwellpapier oder einem Drucker, der fühlbar druckt: Drucke die Zeichnung.
    Wer keine Brailleschrift liest, nimmt Balken oder Kerben.
    Mit einem Scanner: Drucke auch Codes oder nur die Codes.
prepare-3 =
    Schritt 3, die Etiketten erstellen.
    Wähle im Menü Karten und Braille, dann Etiketten erstellen, dann das Spiel.
    Für Prägezange und Tafel stelle die Art der Datei auf „keine“: Die Punkte werden angesagt.
    Drucke eine Zeichnung mit 100 Prozent und prüfe den 100 Millimeter langen Strich mit einem Lineal.
    Miss eine Karte des Spiels; ist sie nicht 56 mal 87 Millimeter groß, ändere die Größe der Karten.
prepare-4 =
    Schritt 4, sortieren und schneiden.
    Die sehende Person sortiert die Karten nach der Zahl, die niedrigste zuerst.
    Schneidet immer nur ein Etikett aus und legt es sofort auf seine Karte.
    So geht keines verloren, auch wenn ihr beide keine Brailleschrift lest.
prepare-5 =
    Schritt 5, kleben.
    Klebe jedes Etikett auf die Vorderseite der Karte, oben links, immer an dieselbe Stelle.
    Klebe nichts auf die Rückseite und präge nie die Karte selbst: Man würde sie daran erkennen.
    Alle Karten müssen gleich dick sein.
    Eine durchsichtige Kartenhülle geht auch: Schiebe das Etikett hinein.
    Die Zahlenkarten von Titus haben zwei Seiten: Jede Karte bekommt zwei Etiketten, in zwei benachbarten Ecken.
    Ein Code für einen Scanner kommt auch auf die Vorderseite, flach, mit seinem weißen Rand und neben den Punkten.
prepare-6 =
    Schritt 6, prüfen.
    Wähle im Menü „Karten und Braille“, dann „Das Lesen der Karten üben“, dann „Meine beklebten Karten ertasten“.
    Mische die Karten, ertaste die oberste und tippe ihre Zahl.
    Das Programm nennt die Punkte, die dort sein müssen.
    Sind es andere, sieht sich die sehende Person die Karte an, und ihr macht das Etikett neu.
prepare-7 =
    Schritt 7, spielen.
    Wähle im Menü Neues Spiel und bei den Karten Echte Karten.
    Wer eine Karte aufdeckt, sagt ihre Zahl, und jemand tippt sie.
    Einen Fehler kannst du jederzeit korrigieren: Tippe 0 u.

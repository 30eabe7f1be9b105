### Tasten und Wörter

KeyUnknown = { $given ->
        [nameless] Diese Taste tut hier nichts.
        [alt] Alt mit einer Taste tut hier nichts.
        [keypad] Diese Taste tut hier nichts. Für die Ziffern des Ziffernblocks: Num-Taste.
       *[other] Die Taste { $given } tut hier nichts.
    } h sagt die Tasten.
    .braille = h = hilfe
LineUnknown = „{ $given }“ ist unverständlich. Tippe hilfe.
    .braille = tippe hilfe
ChordDotsUnclear = Einstellungen, chords, { $given }: Punkte unklar. Es sind Ziffern von 1 bis 8, jede einmal.
    .braille = punkte? { $given }
ChordWordUnknown = Einstellungen, chords, { $dots }: { $given } ist unbekannt. Es gibt: { $known }.
    .braille = unbekannt { $given }
TextPasted = Nichts ist gespielt: es kam alles auf einmal, wie eingefügter Text.
    .braille = nicht gespielt

key-dot = Punkt
key-space = Leertaste
key-plus = Plus
key-star = Stern
key-dash = Minus
key-slash = Schrägstrich
key-question = Fragezeichen
key-comma = Komma
key-less = kleiner als
key-greater = größer als
key-equals = gleich
key-number = Zahl, Enter
key-chord = leer { $dots }
key-entered = { $number } Enter

help-take = die Karte nehmen
    .braille = nehmen
help-refuse = passen, mit einem Chip
    .braille = passen
help-empty = der Stapel ist leer, oder die Zahl der Karten stimmt nicht
    .braille = stapel leer
help-repeat = wiederholen; 2 r, nicht 2 Punkt, wiederholt das davor
    .braille = noch einmal
help-since = was sich seit meinem Zug geändert hat
    .braille = seit meinem zug
help-turn = wer dran ist
    .braille = wer dran ist
help-my-cards = meine Karten; 2 c die von Spieler 2
    .braille = meine karten
help-my-tokens = meine Chips, vertraulich
    .braille = meine chips
help-table = der ganze Tisch
    .braille = tisch
help-scores = die Punkte
    .braille = punkte
help-explain = meine Abrechnung; 2 e die von Spieler 2
    .braille = meine abrechnung
help-costs = was Nehmen kostet
    .braille = kosten
help-advice = ein Rat: was sicher ist, dann eine Schätzung
    .braille = rat
help-where = wohin meine Karten kämen; 60 g wohin die 60 käme
    .braille = wohin meine karten
help-older = die Nachricht davor
    .braille = frühere ansage
help-newer = die Nachricht danach
    .braille = spätere ansage
help-digits = die Ziffern der letzten Zahl
    .braille = ziffern
help-setting = die nächste Einstellung der Stimme: Tempo, Höhe, Lautstärke, Stimme
    .braille = stimme einstellen
help-more = mehr davon
    .braille = mehr
help-less = weniger davon
    .braille = weniger
help-verbosity = mehr oder weniger Wörter: knapp, normal, mit Hinweisen
    .braille = länge der sätze
help-cues = Klänge vor den Sätzen, an oder aus
    .braille = klänge
help-help = diese Hilfe; 3 h liest Abschnitt 3 der Regeln
    .braille = hilfe; 3 h regeln
help-undo = meinen letzten Zug zurücknehmen; 0 u ändert Älteres
    .braille = zurück; 0 u ändert
help-quit = gehen, das Spiel bleibt gespeichert
    .braille = gehen
help-correct = eine ältere Eingabe, um sie zu ändern; nach einer Rechnung der Schritt davor
    .braille = älter
help-forth = die neuere Eingabe; nach einer Rechnung der nächste Schritt
    .braille = neuer
help-display = die gemeinsame Braillezeile weitergeben oder nehmen; 2 = an Spieler 2
    .braille = zeile
help-own = was mir gehört, vertraulich
    .braille = was mir gehört
help-rules = ein Abschnitt der Regeln
help-guests = wer da ist; 2 o der Code von Spieler 2
    .braille = wer da ist

words-take = nehmen nehme nimm ja
words-refuse = passen passe nein ablehnen
words-empty = leer stapel
words-repeat = wiederholen nochmal
words-since = seit neu was
words-turn = dran wer
words-my-cards = karten meine-karten
words-my-tokens = chips meine-chips
words-table = tisch stand
words-scores = punkte wertung
words-explain = abrechnung warum erklären
words-advice = rat tipp
words-costs = kosten preis
words-where = wohin wo
words-older = früher vorher
words-newer = später danach
words-digits = ziffern
words-setting = einstellung stimme
words-more = mehr schneller
words-less = weniger langsamer
words-verbosity = sätze wörter
words-cues = klänge töne
words-help = hilfe
words-undo = zurück zurücknehmen
words-quit = gehen ende beenden
words-correct = korrigieren ändern
words-forth = vorwärts
words-display = braillezeile kopfhörer
words-own = meins
words-rules = regeln
words-guests = gäste gaeste

### Die Übung

DrillBegins = { $count ->
        [one] Eine Frage
       *[other] { $count } Fragen
    }. Beenden mit q. Punkte tippst du so: { $example }.
    .braille = { $count } fragen
WhichCard = Welche Karte? { $cells }
    .braille = { $cells }
WhichCells = { $number }: Welche Punkte?
    .braille = punkte von { $number }?
DrillRight = { $number }, richtig.
    .braille = richtig
CardIs = Nein, { $number }: { $cells }, Punkte { $dots }.
    .braille = nein, { $number }
DrillEnds = { $right } von { $asked } richtig.
    .braille = { $right } von { $asked }
WhichLabel = Fühl die oberste Karte. Welche Zahl?
    .braille = welche zahl?
FeltSo = { $number }: Punkte { $dots }. Stimmt das? Enter für ja, n für nein.
    .braille = { $number } ja oder n?
PutUnder = Lege sie unter { $count } andere Karten.
    .braille = unter { $count } karten
NoSuchCard = { $given }: Diese Karte gibt es in dem Spiel nicht. Es gibt { $low } bis { $high }.
    .braille = karten { $low } bis { $high }
DrillMissed = Zum Üben: { $missed }.
    .braille = zum üben { $missed }
DrillNotation = { $usual ->
        [yes] Braille der Etiketten
       *[no] Braille
    }: { $notation ->
        [french] Französisch, sechs Punkte
        [french-compact] französisches Computerbraille, acht Punkte
        [ueb] englisches UEB, sechs Punkte
        [german] Deutsch, sechs Punkte
        [german-compact] deutsches Computerbraille, acht Punkte
        [british-compact] britisches Computerbraille, acht Punkte
        [us-compact] amerikanisches Computerbraille, acht Punkte
       *[other] { $notation }
    }.
    .braille = { $notation ->
        [french] französisch 6 punkte
        [ueb] ueb 6 punkte
        [german] deutsch 6 punkte
       *[other] { $notation }
    }
HandDrillBegins = Nimm deine Karten mit Etiketten und mische sie. Beenden mit q.
    .braille = deine karten. q endet
NothingTyped = Nichts getippt. Antworte oder beende die Übung mit q.
    .braille = antwort? q endet
YesOrNo = Enter für ja, n für nein, q zum Beenden.
    .braille = Enter ja, n nein
drill-number = Zahl:
drill-cells = Punkte:
drill-words = Enter oder n:
drill-stop = q. Beenden
drill-yes = Ja
drill-no = Nein
drill-start = Beginnen mit Enter oder einer Taste der Braillezeile.
WhichCardOfDots = Welche Karte? Punkte { $dots }.
    .braille = punkte { $dots }
CardHasDots = Nein, { $number }: Punkte { $dots }.
    .braille = nein, { $number }

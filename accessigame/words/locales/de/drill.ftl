### Die Übung

DrillBegins = { $count ->
        [one] Eine Frage
       *[other] { $count } Fragen
    }. q beendet sie. Punkte tippt man so: 6-146.
    .braille = { $count } fragen
WhichCard = Welche Karte? { $cells }
    .braille = { $cells }
WhichCells = { $number }: welche Punkte?
    .braille = punkte von { $number }?
DrillRight = { $number }, richtig.
    .braille = richtig
CardIs = Nein, { $number }: { $cells }, Punkte { $dots }.
    .braille = nein, { $number }
DrillEnds = { $right } richtig von { $asked }.
    .braille = { $right } von { $asked }
WhichLabel = Fühl die oberste Karte. Welche Zahl?
    .braille = welche zahl?
FeltSo = { $number }: Punkte { $dots }. Ist es so? Enter für ja, n für nein.
    .braille = { $number } ja oder n?
PutUnder = Steck sie unter { $count } andere Karten.
    .braille = unter { $count } karten
NoSuchCard = { $given }: diese Karte hat das Spiel nicht. Es gibt { $low } bis { $high }.
    .braille = karten { $low } bis { $high }
DrillMissed = Zum Üben: { $missed }.
    .braille = zum üben { $missed }

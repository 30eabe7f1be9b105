### Etiketten

CardUnclear = { $given }: Größe der Karte unklar. Breite, dann Höhe in Millimetern, zum Beispiel 56x87.
    .braille = karte? z.b. 56x87
CardTooSmall = Die Karte ist zu klein für das Etikett { $number }: es fehlen { $missing } mm in der { $side ->
        [width] Breite
       *[height] Höhe
    }.
    .braille = { $number }: { $missing } mm fehlen
CardTooLarge = Die Karte ist { $excess } mm größer als das Papier { $paper } in der { $side ->
        [width] Breite
       *[height] Höhe
    }.
    .braille = { $excess } mm zu groß
NotForEmbossers = { $notation } hat 8 Punkte, ein Brailledrucker hat 6. Nimm --notation { $six }.
    .braille = 8 punkte: { $six }
TwoFaces = Ein Etikett für jede Seite: { $cards }.
    .braille = 2 seiten: { $cards }
NotchesBothFaces = Eine Kerbe geht durch die Karte, und { $given } hat zwei Seiten. Nimm --sheet bars.
    .braille = 2 seiten: { $given }
FileNeeded = Nicht auf den Bildschirm: { $form } ist für eine Datei. Ergänze --out und einen Dateinamen.
    .braille = --out fehlt
NoHeads = Die Karten von { $game } haben keine Hornochsen.
    .braille = keine ochsen
LabelSpelled = { $number }: Punkte { $dots }. Auf einer englischen Prägezange: { $letters }.
    .braille = { $number }: { $dots }
PatternSpelled = { $figure }: { $longs ->
        [0] { $shorts ->
            [0] ein Punkt, oder eine breite flache Kerbe
            [one] 1 kurz
           *[other] { $shorts } kurz
        }
       *[other] { $shorts ->
            [0] 1 lang
            [one] 1 lang, 1 kurz
           *[other] 1 lang, { $shorts } kurz
        }
    }.
    .braille = { $figure }: { $longs } lang { $shorts } kurz
FolderGiven = { $path } ist ein Ordner. Gib den Namen einer Datei an.
    .braille = das ist ein ordner
FilesThere = Diese Datei gibt es schon: { $paths }. Nichts wird geschrieben. Nimm einen anderen Namen, oder { $option }.
    .braille = datei gibt es
LabelsWritten = { $labels } Etiketten in { $paths }.
    .braille = { $labels } etiketten
ScaleToCheck = 100 mm; Punkte { $standard }
    .braille = 100 mm
PageOf = Seite { $page } von { $pages }
    .braille = seite { $page }

labels-advice =
    Ratschläge.
    Präge nie die Karte selbst: man fühlt und sieht es auf der Rückseite, und die Karte ist gezinkt.
    Klebe ein durchsichtiges Etikett auf, oder stecke eine klare Folie in eine Hülle.
    Jede Karte bekommt dieselbe Dicke an derselben Stelle.
    Eine Karte mit zwei Seiten kann nicht auf beiden an einer Stelle Relief tragen: versetze eines, oder nimm eine Hülle.
    Der Strich oder die gekappte Ecke sagt, wo unten oder oben ist; behalte auch das Zahlzeichen.
    Drucke mit 100 % und prüfe den Strich von 100 mm mit einem Lineal.
labels-bars =
    Fühlbare Balken, ohne Braille.
    Die Balken stehen über einem langen Strich: der Strich ist unten.
    Jede Ziffer ist eine Gruppe; ein langer Balken zählt 5, ein kurzer 1.
labels-notches =
    Kerben, ohne Braille.
    Die Kerben sind im oberen Rand, von links an; die Ecke oben rechts ist gekappt.
    Jede Ziffer ist eine Gruppe; eine tiefe Kerbe zählt 5, eine kleine 1.
    Eine Kerbe sieht man von hinten: decke den Stapel ab, oder nimm die Balken.

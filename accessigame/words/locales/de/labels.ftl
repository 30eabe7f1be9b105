### Etiketten

CardUnclear = { $given }: Größe der Karte unklar. Breite, dann Höhe in Millimetern, zum Beispiel 56x87.
    .braille = karte? z.b. 56x87
CardTooSmall = Für das Etikett { $number } ist die Karte in der { $side ->
        [width] Breite
       *[height] Höhe
    } um { $missing } Millimeter zu klein.
    .braille = { $number }: { $missing } mm fehlen
CardTooLarge = Die Karte ist in der { $side ->
        [width] Breite
       *[height] Höhe
    } { $excess } Millimeter zu groß für das Papier { $paper }.
    .braille = { $excess } mm zu groß
NotForEmbossers = { $notation } hat 8 Punkte, ein Brailledrucker nur 6. Nimm --notation { $six }.
    .braille = 8 punkte: { $six }
TwoFaces = Ein Etikett für jede Seite: { $cards }.
    .braille = 2 seiten: { $cards }
SingleFaces = Und je { $kind } ein Etikett: { $cards }.
    .braille = { $kind }: { $cards }
NotchesBothFaces = Eine Kerbe geht durch die Karte, und { $given } hat zwei Seiten. Nimm --sheet bars.
    .braille = 2 seiten: { $given }
FileNeeded = Das Format { $form } gibt es nur als Datei. Ergänze --out und einen Dateinamen.
    .braille = --out fehlt
NoRoomForCode = Keine Ecke der Karte { $number } hat { $side } Millimeter frei für den Code. Nimm --only-code oder eine größere Karte.
    .braille = { $number }: kein platz
CodeSpelled = { $number }: Code { $code }.
    .braille = { $number } code { $code }
MatCorner = { $corner ->
        [far-left] hinten links
        [far-right] hinten rechts
        [near-left] vorn links
       *[near-right] vorn rechts
    }
    .braille = { $corner ->
        [far-left] hinten links
        [far-right] hinten rechts
        [near-left] vorn links
       *[near-right] vorn rechts
    }
MatWritten = Die vier Marken der Unterlage stehen in { $paths }.
    .braille = unterlage fertig
NoHeads = Auf den Karten von { $game } sind keine Hornochsen.
    .braille = keine ochsen
LabelSpelled = { $number }: Punkte { $dots }. Auf einer englischen Prägezange: { $letters }.
    .braille = { $number }: { $dots }
SingleFaceSpelled = { $number }, { $kind }: Punkte { $dots }. Auf einer englischen Prägezange: { $letters }.
    .braille = { $number } { $kind }: { $dots }
PatternSpelled = { $figure }: { $longs ->
        [0] { $shorts ->
            [0] ein Punkt
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
FilesThere = Diese Datei gibt es schon: { $paths }. Nichts wurde geschrieben. Nimm einen anderen Namen oder { $option }.
    .braille = datei gibt es
LabelsWritten = { $labels } Etiketten in { $paths }.
    .braille = { $labels } etiketten
ScaleToCheck = { $standard ->
        [none] 100 mm
       *[other] 100 mm; Punkte { $standard }
    }.
    .braille = 100 mm
PageOf = Seite { $page } von { $pages }.
    .braille = seite { $page }
NotchesSpelled = { $figure }: { $deeps ->
        [0] { $smalls ->
            [0] eine breite flache
            [one] 1 kleine
           *[other] { $smalls } kleine
        }
       *[other] { $smalls ->
            [0] 1 tiefe
           *[other] 1 tiefe, { $smalls } kleine
        }
    }.
    .braille = { $figure }: { $deeps } tief { $smalls } klein
EmbossedRows = Seite { $page }, für alle, die kein Braille lesen: { $columns } Etiketten in einer Zeile, von links nach rechts. Die Zeilen beginnen mit { $firsts }.
    .braille = zeilen { $firsts }

labels-advice = Hinweise.
labels-advice-emboss = Präge nie die Karte selbst: Man fühlt und sieht es auf der Rückseite, und die Karte ist gezinkt.
labels-advice-stick = Klebe ein durchsichtiges Etikett auf oder stecke eine durchsichtige Folie in eine Kartenhülle.
labels-advice-codes = Drucke die Codes schwarz auf weißes, mattes Klebepapier. Lass ihren weißen Rand stehen und klebe sie flach auf die Vorderseite der Karte, nie auf die Rückseite oder auf Punkte.
labels-advice-mat = Drucke schwarz auf weißes, mattes Papier und schneide die vier Stücke aus. Lege oder klebe jedes an die Ecke, die darauf steht, die abgeschnittene Ecke nach außen. 60 mal 35 cm sind eine gute Größe.
labels-advice-same = Alle Karten müssen an derselben Stelle gleich dick sein.
labels-advice-faces = Hat eine Karte zwei Seiten, dürfen die Etiketten nicht an derselben Stelle sitzen: Versetze eines oder nimm eine Kartenhülle.
labels-advice-ridge = Der Strich unter der Zahl zeigt, wo unten ist; behalte auch das Zahlzeichen.
labels-advice-cut = Die abgeschnittene Ecke oben rechts zeigt, wo oben ist; behalte auch das Zahlzeichen.
labels-advice-cell = Das erste Zeichen ersetzt das Zahlzeichen: Auf dem Kopf gleicht es keinem anderen.
labels-advice-none = Markiere unten mit einem Strich oder schneide eine Ecke ab, denn auf dem Kopf kann sich eine Zahl wie eine andere anfühlen; behalte auch das Zahlzeichen.
labels-advice-print = Die kleine gedruckte Zahl hilft allen, die kein Braille lesen, beim Sortieren.
labels-advice-scale = Drucke mit 100 Prozent und prüfe den 100 Millimeter langen Strich mit einem Lineal.
mat-title = Unterlage für die Kamera
mat-mark = Marke { $number }, { $corner }, { $side } mm breit.
labels-bars =
    Fühlbare Balken, ohne Braille.
    Die Balken stehen über einem langen Strich: Der Strich ist unten.
    Jede Ziffer ist eine Gruppe; ein langer Balken zählt 5, ein kurzer 1.
labels-notches =
    Kerben, ohne Braille.
    Die Kerben sind im oberen Rand, von links an; die Ecke oben rechts ist abgeschnitten.
    Jede Ziffer ist eine Gruppe; eine tiefe Kerbe zählt 5, eine kleine 1.
    Eine Kerbe sieht man von hinten: Decke den Stapel ab oder nimm die Balken.

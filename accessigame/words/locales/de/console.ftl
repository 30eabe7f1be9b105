### Die Konsole

lead = Gut.
page-more = Weiter, Enter:
default-name = Ich
OutputRefused = Die Ausgabe nimmt nichts mehr an, Fehler { $code }. Prüfe den Speicherplatz.
    .braille = ausgabe gestört
AnswerUnclear = „{ $given }“ ist keine mögliche Antwort. Tippe { $high ->
        [1] 1 oder 0
       *[other] eine Zahl von { $low } bis { $high }
    }. Hilfe: h.
    .braille = { $high ->
        [1] 1 oder 0
       *[other] zahl { $low } bis { $high }
    }
RowsFit = „{ $given }“ ist mehrdeutig. { $rows }.
    .braille = { $rows }
RowNotNow = Dort gibt es noch nichts: { $row }.
    .braille = noch nichts: { $row }
AskNumber = { $high ->
        [1] 1 oder 0:
       *[other] Von 1 bis { $high }:
    }
    .braille = 1 bis { $high }
AskText = Antwort:
    .braille = antwort
default-number = Nur Enter: { $number }.
default-text = Nur Enter: { $text }.

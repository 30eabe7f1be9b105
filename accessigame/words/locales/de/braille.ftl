### Braille

UnknownNotation = { $given }: unbekannte Brailleschrift. Es gibt: { $known }.
    .braille = schriften { $known }
BrailleMissing = Keine Brailleschrift: liblouis ist nicht installiert.{ $command ->
        [none] {""}
       *[other] {" "}Installieren: { $command }.
    } Alles geht als Text weiter.
    .braille = liblouis fehlt
BrailleLibraryUnusable = Keine Brailleschrift: ACCESSIGAME_LIBLOUIS nennt { $path }; das fehlt oder ist nicht liblouis. Alles geht als Text weiter.
    .braille = liblouis unbrauchbar
BrailleNotReal = Das Modul louis in { $path } gehört nicht zu liblouis. Es wird übergangen; entferne es.
    .braille = falsches louis
BrailleTablesMissing = Keine Brailleschrift: die Tabellen von liblouis fehlen in { $folder }.{ $command ->
        [none] {""}
       *[other] {" "}Installieren: { $command }.
    } Ein Pfad mit Komma geht nicht.
    .braille = tabellen fehlen
NotationBroken = Schrift { $notation } ist defekt: liblouis liest die Tabelle { $table } nicht. Wähle eine andere Schrift.
    .braille = { $notation } defekt
ContractionUnfit = Kurzschrift passt nicht zur Schrift { $notation }. Nimm { $known }.
    .braille = kurz: { $known }
NotSixDots = Zelle { $place } hat die Punkte { $dots }; Papier kennt nur sechs. Wähle french, ueb oder german.
    .braille = 8 punkte, zelle { $place }
NotDots = { $given } nennt keine Punkte. Beispiel: 146-156, und 0 für eine leere Zelle.
    .braille = punkte? { $given }
BrailleReady = Braille: liblouis { $version }, { $binding ->
        [module] über das Modul von Debian
       *[library] direkt aufgerufen
    }, Tabellen in { $tables }.
    .braille = liblouis { $version }
BrailleSpelled = { $text }: { $cells }, Punkte { $dots }.
    .braille = { $text }
BrailleAsBrf = Als BRF: { $brf }
    .braille = { $brf }

### Braille

UnknownNotation = { $given }: unbekannte Brailleschrift. Es gibt: { $known }.
    .braille = schriften { $known }
BrailleMissing = Keine Brailleschrift: liblouis ist nicht installiert.{ $command ->
        [none] {""}
       *[other] {" "}Installieren: { $command }.
    } Du bekommst weiter alles als Text.
    .braille = liblouis fehlt
BrailleLibraryUnusable = Keine Brailleschrift: ACCESSIGAME_LIBLOUIS verweist auf { $path }, doch die Datei fehlt oder ist nicht liblouis. Du bekommst weiter alles als Text.
    .braille = liblouis unbrauchbar
BrailleDllMissing = Keine Brailleschrift: liblouis fehlt in diesem Windows. { $kind ->
        [x64] Installiere NVDA 2026.1 oder neuer, oder entpacke
       *[other] Entpacke
    } liblouis für Windows, { $kind }, und nenne seine Datei liblouis.dll in ACCESSIGAME_LIBLOUIS. Du bekommst weiter alles als Text.
    .braille = liblouis fehlt
BrailleDllUnfit = Keine Brailleschrift: { $path } ist für { $kind }-Programme, und dieses hier ist { $needed }. { $needed ->
        [x64] Installiere NVDA 2026.1 oder neuer, oder nenne
       *[other] Nenne
    } die { $needed }-Bibliothek von liblouis in ACCESSIGAME_LIBLOUIS. Du bekommst weiter alles als Text.
    .braille = liblouis unbrauchbar
BrailleNotReal = Das Modul louis in { $path } gehört nicht zu liblouis. Es wird ignoriert; entferne es.
    .braille = falsches louis
BrailleTablesMissing = Keine Brailleschrift: Die Tabellen von liblouis fehlen in { $folder }.{ $command ->
        [none] {""}
       *[other] {" "}Installieren: { $command }.
    } Der Pfad darf kein Komma enthalten.
    .braille = tabellen fehlen
NotationBroken = Brailleschrift { $notation } ist defekt: liblouis kann die Tabelle { $table } nicht lesen. Wähle eine andere Brailleschrift.
    .braille = { $notation } defekt
ContractionUnfit = Zur Brailleschrift { $notation } gibt es keine Kurzschrift. Nimm { $known }.
    .braille = kurz: { $known }
NotSixDots = Zelle { $place } hat die Punkte { $dots }; auf Papier gibt es nur sechs. Wähle french, ueb oder german.
    .braille = 8 punkte, zelle { $place }
NotDots = { $given }: Das sind keine Punkte. Tippe die Punkte jeder Zelle, zwischen den Zellen einen Bindestrich, und 0 für eine leere Zelle.
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

### Der Tisch von anderen, von hier aus

# der Anruf
AddressUnclear = { $given }: das ist keine Adresse eines Tisches. Beispiel: anna.local, oder anna.local:2222.
    .braille = adresse unklar
CodeMissing = Der Code deines Platzes fehlt: --code und seine Ziffern. Wer den Tisch hat, kennt ihn.
    .braille = --code 417902
HostUnknown = { $host }: einen Computer dieses Namens gibt es hier nicht. Prüfe den Namen und das Netz.
    .braille = { $host } unbekannt
NoTableThere = Kein Tisch antwortet bei { $host }, Port { $port }. Prüfe, ob er offen ist.
    .braille = kein tisch dort
NoTableOfOurs = Was bei { $host }, Port { $port }, antwortet, ist kein Tisch dieses Programms.
    .braille = anderes Programm
WireUnclear = Was dort antwortet, ist kein Tisch dieses Programms.
    .braille = anderes Programm
WireVersion = Der Tisch hat eine andere Version des Programms. Nehmt auf beiden Seiten dieselbe.
    .braille = andere version
HostRefused = { $reason }
    .braille = { $felt }
HostShut = { $reason }
    .braille = { $felt }
HostNew = { $host } ist neu hier; ab jetzt wird ihm vertraut. Sein Schlüssel, SHA256: { $fingerprint }.
    .braille = neu { $host } { $fingerprint }
HostKeyChanged = { $host } hat einen anderen Schlüssel als letztes Mal, darum wurde nichts gesendet: Vielleicht gibt sich ein anderer Computer für ihn aus. Weiß der Gastgeber den Grund, nimm seine Zeile aus { $path }. Der neue Schlüssel, SHA256: { $fingerprint }.
    .braille = { $host }: falscher schlüssel

# am Tisch
ConnectionLost = Keine Verbindung zum Tisch. Er wird wieder angerufen; Getipptes ist verworfen. q verlässt ihn.
    .braille = keine verbindung
NothingSent = Nichts wurde gesendet: Es gibt keine Verbindung.
    .braille = nichts gesendet
TableLeft = { $had_seat ->
        [yes] Du hast den Tisch verlassen. Dein Platz wartet.
       *[no] Du hast den Tisch verlassen.
    }
    .braille = tisch verlassen

# im Menü
menu-join = An einem Tisch anderswo spielen
help-menu-join = Anderswo: Jemand anders hat einen Tisch geöffnet und dir die Adresse und einen Code gegeben.
    .braille = tisch anderswo
ask-host = Welcher Computer hat den Tisch? Zum Beispiel anna.local.
ask-code = Welcher Code? Die sechs Ziffern deines Platzes.
help-command-join =
    { $accessigame } join anna.local --code 417902: an einem Tisch anderswo spielen.
    Wer den Tisch hat, sagt die Adresse und den Code. anna.local:2222: anderer Port.
    Stimme, Zeile und Sprache sind deine. q: verlassen; der Platz wartet.
    --speech, --display, --notation, --grade, --flash, --rate, --pitch, --volume,
    --voice, --verbosity, --cues, --reader, --large: wie bei play.

### Der Tisch von anderen, von hier aus

# der Anruf
AddressUnclear = { $given }: Das ist keine Adresse eines Tisches. Beispiel: anna.local oder anna.local:2222.
    .braille = adresse unklar
CodeMissing = Der Code deines Platzes fehlt: --code und seine Ziffern. Du bekommst ihn vom Gastgeber.
    .braille = --code 417902
HostUnknown = { $host }: Einen Computer mit diesem Namen gibt es hier nicht. Prüfe den Namen und das Netzwerk.
    .braille = { $host } unbekannt
NoTableThere = Kein Tisch antwortet unter { $host }, Port { $port }. Prüfe, ob er offen ist.
    .braille = kein tisch dort
NoTableOfOurs = Was unter { $host }, Port { $port }, antwortet, ist kein Tisch dieses Programms.
    .braille = anderes Programm
WireUnclear = Was dort antwortet, ist kein Tisch dieses Programms.
    .braille = anderes Programm
WireVersion = Am Tisch läuft eine andere Version des Programms. Auf beiden Seiten muss es dieselbe sein.
    .braille = andere version
HostRefused = { $reason }
    .braille = { $felt }
HostShut = { $reason }
    .braille = { $felt }
HostNew = Der Computer { $host } ist neu und gilt ab jetzt als vertrauenswürdig. Sein Schlüssel, SHA256: { $fingerprint }.
    .braille = neu { $host } { $fingerprint }
HostKeyChanged = Der Computer { $host } hat einen anderen Schlüssel als letztes Mal. Nichts wurde gesendet, denn vielleicht gibt sich ein anderer für ihn aus. Kennt der Gastgeber den Grund, lösche die Zeile mit { $host } in der Datei { $path }. Der neue Schlüssel, SHA256: { $fingerprint }.
    .braille = { $host }: falscher schlüssel

# am Tisch
ConnectionLost = Keine Verbindung zum Tisch. Neuer Versuch läuft; was du getippt hast, ist verworfen. Mit q gehst du.
    .braille = keine verbindung
NothingSent = Nichts gesendet: Es gibt keine Verbindung.
    .braille = nichts gesendet
TableLeft = { $had_seat ->
        [yes] Du hast den Tisch verlassen. Dein Platz bleibt reserviert.
       *[no] Du hast den Tisch verlassen.
    }
    .braille = tisch verlassen

# im Menü
ask-host = Auf welchem Computer ist der Tisch? Zum Beispiel anna.local. Aus der Ferne: dein Code.
ask-code = Welcher Code? Die sechs Ziffern für deinen Platz.
help-command-join =
    { $accessigame } join anna.local --code 417902: als Gast an einem Tisch mitspielen.
    Adresse und Code bekommst du vom Gastgeber. anna.local:2222: anderer Port.
    { $accessigame } join 4812-417902: ein Tisch woanders, nur mit deinem Code.
    Stimme, Braillezeile und Sprache bestimmst du. q: gehen; dein Platz bleibt reserviert.

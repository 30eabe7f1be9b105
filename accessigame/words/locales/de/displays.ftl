### Braillezeilen und Schnittstellen

DisplayUnclear = { $given }: Braillezeile unklar. Beispiel: baum:/dev/ttyUSB0. Es gibt: { $known }.
    .braille = zeile unklar
DisplayUnknown = { $given }: unbekannte Braillezeile. Es gibt: { $known }.
    .braille = zeilen { $known }
DisplaySizes = { $given } Zellen: diese Braillezeile gibt es nicht. Es gibt: { $known }.
    .braille = zellen { $known }
DisplayReady = Braillezeile { $model }, { $cells } Zellen.
    .braille = zeile { $cells }
DisplayLost = Braillezeile verloren: { $port }. Alles geht weiter; ich suche sie.
    .braille = zeile verloren
DisplayBack = Braillezeile wieder da: { $model }, { $cells } Zellen.
    .braille = zeile wieder da
DisplaySilent = Keine Braillezeile antwortet an { $port }. Prüfe Kabel und Modell{ $sought ->
    [yes] {"; ich suche sie."}
   *[no] .
}
    .braille = zeile stumm
PortMissing = Keine Schnittstelle { $port }. Prüfe das Kabel{ $sought ->
    [yes] {"; ich suche sie."}
   *[no] .
}
    .braille = keine schnittstelle
PortDenied = Schnittstelle verboten: { $port }. Tritt der Gruppe { $group } bei und melde dich neu an.
    .braille = gruppe { $group }
PortHeld = { $program ->
    [brltty] BRLTTY hat die Schnittstelle { $port } schon. Spiele darüber: --display brlapi.
   *[other] { $program } hat die Schnittstelle { $port } schon.
}
    .braille = { $program } hat sie
PortBusy = Ein anderes Programm hat die Schnittstelle { $port }.
    .braille = schnittstelle belegt
PortNotSerial = { $port } ist keine serielle Schnittstelle.
    .braille = nicht seriell
PortFailed = Die Schnittstelle { $port } streikt, Fehler { $code }{ $sought ->
    [yes] {". Ich versuche es wieder."}
   *[no] .
}
    .braille = fehler { $code }
LinkUnwritable = Der Verweis { $path } lässt sich nicht anlegen. Wähle einen anderen Namen.
    .braille = kein verweis
EmulatorReady = Nachgebildete Braillezeile { $name }, { $cells } Zellen{ $status ->
        [0] {""}
        [one] {" "}und { $status } Statuszelle
       *[other] {" "}und { $status } Statuszellen
    }, an { $port }. Tippe eine Taste, dots 125, route 5, unplug, replug oder quit.
    .braille = nachgebildet { $cells }{ $status ->
        [0] {""}
       *[other] {" "}+{ $status }
    }
EmulatorKeyUnknown = { $given }: keine Taste dieser Braillezeile. Es gibt: { $known }.
    .braille = taste? { $given }
EmulatorCellUnknown = { $given }: keine Zelle. Die Zellen gehen von 1 bis { $cells }.
    .braille = zellen 1 bis { $cells }
BrlapiMissing = Kein BRLTTY für { $port }. Starte BRLTTY{ $sought ->
    [yes] {"; ich suche es."}
   *[no] .
}
    .braille = kein BRLTTY
BrlapiDenied = BRLTTY will einen Schlüssel: { $path } ist verboten. Tritt der Gruppe { $group } bei und melde dich neu an.
    .braille = gruppe { $group }
BrlapiForeign = { $port } spricht nicht Version 8 von BrlAPI. Bring BRLTTY auf den neuen Stand.
    .braille = andere BrlAPI
BrlapiFound = BRLTTY läuft hier. Seine Braillezeile: --display brlapi.
    .braille = brlapi
DisplayNowhere = Keine Braillezeile: weder die von BRLTTY noch eine früher genannte{ $sought ->
    [yes] {". Ich suche weiter."}
   *[no] .
}
    .braille = keine zeile
ProbeTries = Ich versuche { $make } an { $port }.
    .braille = versuch { $make }
ProbeSilent = { $make }: keine Antwort.
    .braille = { $make } stumm
ProbeFound = Zum Spielen: --display { $display }.
    .braille = { $display }
ProbeNone = Keine Braillezeile gefunden an { $port }.
    .braille = keine zeile
ask-probe = { $make } an { $port } versuchen?
probe-yes = Ja
probe-no = Nein, die nächste Marke
probe-stop = Aufhören
PortFound = { $port }: { $description }.
    .braille = { $port }
PortPlain = { $port }: serielle Schnittstelle.
    .braille = { $port }
NoPortFound = Keine serielle Schnittstelle.
    .braille = keine schnittstelle
KeyFelt = Tasten: { $keys }.
    .braille = { $keys }
RoutingFelt = Routing { $cell }.
    .braille = routing { $cell }
NothingOlder = Nichts Älteres ist gespeichert.
    .braille = nichts davor
NothingToPress = Unter dieser Taste ist nichts zu wählen.
    .braille = nichts zu wählen
CheckEnds = Jede Taste der Zeile wird hier gesagt. Enter oder q beendet es, oder { $times } Mal hintereinander dieselbe Taste.
    .braille = enter, q oder { $times } mal eine taste

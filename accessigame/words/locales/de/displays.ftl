### Braillezeilen und Schnittstellen

DisplayUnclear = { $given }: Braillezeile unklar. Beispiel: baum:/dev/ttyUSB0. Es gibt: { $known }.
    .braille = zeile unklar
DisplayUnknown = { $given }: unbekannte Braillezeile. Es gibt: { $known }.
    .braille = zeilen { $known }
DisplaySizes = Mit { $given } Zellen gibt es diese Braillezeile nicht. Möglich: { $known }.
    .braille = zellen { $known }
DisplayReady = Braillezeile { $model }, { $rows ->
    [one] {""}
   *[other] { $rows } Zeilen zu{" "}
}{ $cells } Zellen.
    .braille = zeile { $rows ->
        [one] {""}
       *[other] { $rows }x
    }{ $cells }
DisplayLost = Keine Verbindung mehr zur Braillezeile: { $port }. Alles läuft weiter; ich suche sie.
    .braille = zeile verloren
DisplayBack = Braillezeile wieder da: { $model }, { $rows ->
    [one] {""}
   *[other] { $rows } Zeilen zu{" "}
}{ $cells } Zellen.
    .braille = zeile wieder da
DisplaySilent = Keine Braillezeile antwortet an { $port }. Prüfe Kabel und Marke{ $sought ->
    [yes] {"; ich suche weiter."}
   *[no] .
}
    .braille = zeile stumm
PortMissing = Schnittstelle { $port } nicht gefunden. Prüfe das Kabel{ $sought ->
    [yes] {"; ich suche weiter."}
   *[no] .
}
    .braille = keine schnittstelle
PortUnreached = Das Gerät an { $port } ist aus oder zu weit weg. Schalte es ein{ $sought ->
    [yes] {"; ich suche weiter."}
   *[no] .
}
    .braille = gerät ist aus
PortDenied = Kein Zugriff auf die Schnittstelle { $port }. Tritt der Gruppe { $group } bei und melde dich neu an.
    .braille = gruppe { $group }
PortHeld = { $program ->
    [brltty] BRLTTY benutzt die Schnittstelle { $port } schon. Spiele über BRLTTY: --display brlapi.
   *[other] { $program } benutzt die Schnittstelle { $port } schon.
}
    .braille = { $program } hat sie
PortBusy = Ein anderes Programm benutzt die Schnittstelle { $port } schon.
    .braille = schnittstelle belegt
PortAmbiguous = { $port }: So heißen mehrere Geräte. Es gibt: { $known }.
    .braille = schnittstellen { $known }
PortNotSerial = { $port } ist keine serielle Schnittstelle.
    .braille = nicht seriell
PortFailed = Die Schnittstelle { $port } funktioniert nicht, Fehler { $code }{ $sought ->
    [yes] {". Ich versuche es wieder."}
   *[no] .
}
    .braille = fehler { $code }
HidMissing = { $port ->
    [hid] Keine HID-Braillezeile gefunden
   *[other] Keine HID-Braillezeile { $port } gefunden
}. Schalte sie ein und schließe sie an{ $sought ->
    [yes] {"; ich suche weiter."}
   *[no] .
}
    .braille = keine HID-zeile
HidDenied = Kein Zugriff auf { $name }. Schreibe als root die Zeile { $rule } in die Datei { $file } und schließe die Braillezeile neu an.
    .braille = kein zugriff
HidStillDenied = Kein Zugriff auf { $name }, obwohl die Regel dafür da ist. Stecke die Braillezeile neu an; über ssh darf sie niemand benutzen, nur am Computer selbst.
    .braille = kein zugriff, neu anstecken
HidLibraryMissing = Für Braillezeilen mit HID fehlt die Bibliothek hidapi. Installieren: { $command }.
    .braille = hidapi fehlt
HidLibraryOther = Eine andere Bibliothek, hid, steht an der Stelle von hidapi. Deinstalliere sie, dann: { $command }.
    .braille = hid statt hidapi
HidFound = Braillezeile gefunden: { $name }. Um mit ihr zu spielen: --display auto.
    .braille = { $name }
PortsUnlisted = Die seriellen Schnittstellen lassen sich nicht auflisten, Fehler { $error }. Um pyserial neu zu installieren: { $command }.
    .braille = keine portliste
LinkUnwritable = Der Verweis { $path } lässt sich nicht anlegen. Wähle einen anderen Namen.
    .braille = kein verweis
EmulatorReady = Emulierte Braillezeile { $name }, { $rows ->
    [one] {""}
   *[other] { $rows } Zeilen zu{" "}
}{ $cells } Zellen{ $status ->
        [0] {""}
        [one] {" "}und { $status } Statuszelle
       *[other] {" "}und { $status } Statuszellen
    }, an { $port }. Tippe eine Taste, dots 125, route 5, unplug, replug oder quit.
    .braille = emuliert { $rows ->
        [one] {""}
       *[other] { $rows }x
    }{ $cells }{ $status ->
        [0] {""}
       *[other] {" "}+{ $status }
    }
EmulatorKeyUnknown = { $given }: Diese Taste hat die Braillezeile nicht. Es gibt: { $known }.
    .braille = taste? { $given }
EmulatorCellUnknown = { $given }: Diese Zelle gibt es nicht. Die Zellen gehen von 1 bis { $cells }{ $rows ->
    [one] .
   *[other] , die Zeilen von 1 bis { $rows }. Beispiel: route 2 5.
}
    .braille = zellen 1 bis { $cells }
BrlapiMissing = BRLTTY antwortet nicht unter { $port }. Starte BRLTTY{ $sought ->
    [yes] {"; ich suche weiter."}
   *[no] .
}
    .braille = kein BRLTTY
BrlapiDenied = BRLTTY verlangt einen Schlüssel, aber { $path } ist nicht lesbar. { $group ->
    [none] Starte BRLTTY selbst statt als Dienst oder nenne seine Schlüsseldatei in BRLAPI_AUTH.
   *[other] Tritt der Gruppe { $group } bei und melde dich neu an.
}
    .braille = { $group ->
        [none] schlüssel?
       *[other] gruppe { $group }
    }
BrlapiForeign = { $port } versteht Version 8 von BrlAPI nicht. Aktualisiere BRLTTY.
    .braille = andere BrlAPI
BrlapiFound = BRLTTY läuft hier. Seine Braillezeile benutzt du mit --display brlapi.
    .braille = brlapi
DisplayNowhere = Keine Braillezeile gefunden: weder über BRLTTY noch über HID, auch keine früher angegebene{ $sought ->
    [yes] {". Ich suche weiter."}
   *[no] .
}
    .braille = keine zeile
ProbeTries = Ich teste { $make } an { $port }.
    .braille = teste { $make }
ProbeSilent = { $make }: keine Antwort.
    .braille = { $make } stumm
ProbeFound = Zum Spielen: --display { $display }.
    .braille = { $display }
ProbeNone = Keine Braillezeile an { $port } gefunden.
    .braille = keine zeile
ask-probe = { $make } an { $port } testen?
probe-yes = Ja
probe-no = Nein, die nächste Marke
probe-stop = Aufhören
PortFound = { $port }: { $description }.
    .braille = { $port }
PortPlain = { $port }: serielle Schnittstelle.
    .braille = { $port }
MakeUntried = { $make }: noch mit keiner echten Braillezeile ausprobiert. Um von deiner zu berichten: { $accessigame } doctor --report DATEI.
    .braille = { $make }: unerprobt
NoPortFound = Keine serielle Schnittstelle gefunden.
    .braille = keine schnittstelle
KeyFelt = Tasten: { $keys }.
    .braille = { $keys }
RoutingFelt = Routingtaste { $cell }{ $row ->
    [0] .
   *[other] , Zeile { $row }.
}
    .braille = routing { $row ->
        [0] {""}
       *[other] { $row }/
    }{ $cell }
NothingOlder = Das ist die älteste Ansage.
    .braille = nichts davor
NothingToPress = Unter dieser Taste ist nichts zu wählen.
    .braille = nichts zu wählen
CheckEnds = Jede Taste der Braillezeile wird hier angesagt. Zum Beenden: Enter, q oder { $times } Mal hintereinander dieselbe Taste.
    .braille = enter, q oder { $times } mal eine taste

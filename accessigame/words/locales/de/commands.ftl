### Die Befehlszeile

UnknownLanguage = { $given }: unbekannte Sprache. Es gibt: { $known }.
    .braille = sprachen { $known }

UnknownCommand = { $given }: unbekannter Befehl. Es gibt: { $known }.
    .braille = befehle { $known }
UnknownOption = { $given }: unbekannte Option für { $command }. Hilfe: { $accessigame } { $command } --help.
    .braille = unbekannte option
OptionTooEarly = { $option } gehört hinter den Befehl { $command }.
    .braille = nach { $command }
WordTooMany = { $given }: ein Wort zu viel für { $command }. Hilfe: { $accessigame } { $command } --help.
    .braille = ein wort zu viel
OptionUnclear = { $option } braucht genau einen Wert.
    .braille = { $option }: wert?
BadChoice = { $option } kann nicht { $given } sein. Möglich: { $known }.
    .braille = { $option }: { $known }
BadNumber = { $option } kann nicht { $given } sein. Möglich: eine Zahl von { $low } bis { $high }.
    .braille = { $option } { $low } bis { $high }
ArgumentMissing = Nach { $command } fehlt etwas. Hilfe: { $accessigame } { $command } --help.
    .braille = unvollständig
PlayersUnclear = { $given }: Spieler unklar. Beispiel: Ana,Ben:bot,Lea; jeder Name nur einmal.
    .braille = spieler unklar
RatesUnclear = { $given }: Tempo unklar. Tippe den Namen, ein Gleichheitszeichen, die Wörter pro Minute; zwischen zwei Spielern ein Komma.
    .braille = tempo unklar
PlayerUnknown = { $given } sitzt nicht am Tisch. Am Tisch: { $known }.
    .braille = spieler { $known }
NoGameToResume = Kein Spiel zum Fortsetzen in { $path }. Ein neues beginnt mit: { $start }.
    .braille = kein spiel
GameWasOver = Dieses Spiel ist zu Ende: { $path }. Noch einmal hören: { $accessigame } replay; korrigieren: { $accessigame } resume; jeweils mit der Datei.
    .braille = spiel aus
NumbersUnclear = { $given }: Das sind keine Karten. Beispiel: 3 7 8 10.
    .braille = keine karten
SectionUnknown = Es gibt keinen Abschnitt { $given }. Die Abschnitte gehen von 1 bis { $high }.
    .braille = abschnitte 1 bis { $high }
Demonstration = Vorführung: Niemand tippt, drei Bots spielen No Thanks!
    .braille = vorführung
GamesSimulated = { $games } { $games ->
        [one] Spiel
       *[other] Spiele
    } in { $seconds } { $seconds ->
        [one] Sekunde
       *[other] Sekunden
    }.
    .braille = { $games } { $games ->
        [one] spiel
       *[other] spiele
    }
BotsMiscounted = { $players } Spieler, aber { $bots } Bots. Gib einen Bot für alle an oder einen für jeden.
    .braille = { $players } spieler, { $bots } bots
SeatSimulated = { $seat }, { $bot }: Mittelwert { $mean }, Siege { $wins }.
    .braille = { $seat } { $mean }
EntrantMeasured = { $bot }: Mittelwert { $mean }, { $lower ->
        [yes] um { $distance } niedriger als die anderen
       *[no] um { $distance } höher als die anderen
    }{ $sure ->
        [yes] {""}, auf { $distance_interval } genau
       *[no] {""}
    }; Siege { $wins } Prozent{ $sure ->
        [yes] {""}, auf { $wins_interval } genau
       *[no] {""}
    }.
    .braille = { $bot } { $mean } { $wins }%
OptionsApart = { $one } und { $other } passen nicht zusammen. Nimm nur eine davon.
    .braille = { $one } oder { $other }
OptionNeeds = { $option } bewirkt ohne { $other } nichts. Ergänze { $other }.
    .braille = { $other } fehlt
BadSeconds = { $option } kann nicht { $given } sein. Möglich: { $low } bis { $high } Sekunden.
    .braille = { $option } { $low } bis { $high }
SettingsSaved = Einstellungen gespeichert.
    .braille = gespeichert
SettingsNotSaved = Die Einstellungen lassen sich nicht speichern. Prüfe Speicherplatz und Rechte: { $path }.
    .braille = nicht gespeichert
TerminalIs = { $keys ->
        [yes] Tastatur: einzelne Tasten, Ausgabe in einfachen Zeilen.
       *[no] Umgeleitete Eingabe: ganze Zeilen, Ausgabe in einfachen Zeilen.
    }
    .braille = { $keys ->
        [yes] tastatur
       *[no] umgeleitet
    }
ProgramIs = Programm accessigame { $version }, mit Python { $python }.
    .braille = version { $version }
VersionIs = { $name } { $version }
    .braille = { $name } { $version }
VersionMissing = { $name }: fehlt.
    .braille = { $name } fehlt
FolderIs = Spiele werden hier gespeichert: { $path }.
    .braille = spiele gespeichert
SpeechWorks = Stimme gefunden, der Ton funktioniert. Einstellung: { $mode }.
    .braille = stimme gefunden
SpeechIsOff = Stimme: Das Programm spricht nicht selbst. Einstellung: { $mode }.
    .braille = stimme { $mode }
NoDisplaySet = Keine Braillezeile angegeben. Beispiel: --display baum:PORT.
    .braille = keine zeile

ReportBegins = Bericht über ein Gerät oder einen Screenreader. Er nennt keine Spieler, Spiele, Dateien oder Codes. Lies ihn, bevor du ihn abschickst.
    .braille = bericht: erst lesen
SystemIs = System: { $system }, Kernel { $kernel }, { $machine }.
    .braille = { $system }
TerminalNamed = Terminaltyp: { $name }.
    .braille = terminal { $name }
ConsoleIs = Konsole von Windows: { $kind ->
        [console] Fenster von Windows selbst (conhost)
        [terminal] Windows Terminal
        [elsewhere] anderes Programm, etwa Windows Terminal
       *[none] ohne Fenster
    }, { $columns } Spalten, { $rows } Zeilen.
    .braille = { $kind ->
        [console] conhost
        [terminal] Windows Terminal
        [elsewhere] andere Konsole
       *[none] ohne Fenster
    } { $columns }x{ $rows }
CodePagesAre = Codepages: Eingabe { $input_page }, Ausgabe { $output_page }.
    .braille = Codepages { $input_page } { $output_page }
ReadersRun = Laufende Screenreader: { $names }.
    .braille = screenreader { $names }
NoReaderRuns = Laufende Screenreader: keiner gefunden.
    .braille = kein screenreader
ReaderFlagIs = Windows meldet einen laufenden Screenreader: { $on ->
        [yes] ja
       *[no] nein
    }.
    .braille = screenreader gemeldet: { $on ->
        [yes] ja
       *[no] nein
    }
NvdaSettingIs = Einstellung von NVDA { $name }: { $value }.
    .braille = NVDA { $name } { $value }
CheckIs = Prüfung { $check }: { $fine ->
        [yes] bestanden
       *[no] nicht bestanden
    }.
    .braille = { $check } { $fine ->
        [yes] bestanden
       *[no] nicht bestanden
    }
DisplayOn = Braillezeile: { $make }, { $way ->
        [usb] über USB, Kennung { $numbers }
        [bluetooth] über Bluetooth
        [emulated] an einer emulierten Schnittstelle
        [brltty] über BRLTTY auf diesem Computer
        [network] über BRLTTY auf einem anderen Computer
        [auto] das Programm sucht sie
       *[serial] an einer seriellen Schnittstelle
    }.
    .braille = zeile { $make }
SettingIs = Einstellung { $name }: { $value }.
    .braille = { $name } { $value }
SettingCounted = Einstellung { $name }: { $count ->
        [one] ein Wert
       *[other] { $count } Werte
    }, hier nicht genannt.
    .braille = { $name }: { $count }
SettingsUsual = Einstellungen: alle wie voreingestellt.
    .braille = voreinstellungen
ReportWritten = Bericht gespeichert: { $path }. Lies ihn, bevor du ihn abschickst.
    .braille = bericht gespeichert
sheet-title = Antwortbogen zum ersten Versuch unter Windows.
sheet-how = Schreib hinter jeden Doppelpunkt: alles einmal, noch einmal, verloren, abgeschnitten oder durcheinander, und die Wörter, um die es geht.
sheet-reader = Name und Version deines Screenreaders:
sheet-braille = Braillezeile am Screenreader oder keine:
sheet-start = Schritt 1, der Anfang des Spiels:
sheet-pass = Schritt 2, Taste p, und ob sie angesagt wurde:
sheet-costs = Schritt 3, Taste k:
sheet-full = Schritt 4, das volle Fenster, und ob die alte Frage noch einmal kam:
sheet-number = Schritt 5, 3 und dann h, und ob die Ziffer einmal, zweimal oder gar nicht kam:
sheet-erased = Schritt 6, eine gelöschte Ziffer:
sheet-back = Schritt 7, Taste a, und ob am Anfang ein Buchstabe fehlt:
sheet-arrow = Schritt 8, Pfeil nach oben:
sheet-fast = Schritt 9, zwei Tasten schnell:
sheet-cells = Schritt 10, unter den Fingern:
sheet-farewell = Schritt 11, was beim Verlassen gesagt wird:
sheet-menu = Schritt 12, das Menü:
sheet-else = Was dir gefallen oder dich gestört hat:

NotForThisGame = { $option } gibt es bei { $game } nicht.
    .braille = { $option }: hier nicht
PlayersNeedCommas = { $given }: nur ein Name. Setze Kommas zwischen die Namen: Ana,Ben,Zoé. Oder gib nur die Anzahl an.
    .braille = Kommas: Ana,Ben,Zoé

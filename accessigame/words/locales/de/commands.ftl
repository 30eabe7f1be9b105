### Die Befehlszeile

UnknownLanguage = { $given }: unbekannte Sprache. Es gibt: { $known }.
    .braille = sprachen { $known }

UnknownCommand = { $given }: unbekannter Befehl. Es gibt: { $known }.
    .braille = befehle { $known }
UnknownOption = { $given }: unbekannte Option für { $command }. Versuche { $accessigame } { $command } --help.
    .braille = unbekannte option
OptionTooEarly = { $option } kommt nach dem Befehl, { $command }.
    .braille = nach { $command }
WordTooMany = { $given }: ein Wort zu viel für { $command }. Versuche { $accessigame } { $command } --help.
    .braille = ein wort zu viel
OptionUnclear = { $option } braucht einen Wert, genau einen.
    .braille = { $option }: wert?
BadChoice = { $option } kann nicht { $given } sein. Möglich: { $known }.
    .braille = { $option }: { $known }
BadNumber = { $option } kann nicht { $given } sein. Möglich: eine Zahl von { $low } bis { $high }.
    .braille = { $option } { $low } bis { $high }
ArgumentMissing = Nach { $command } fehlt etwas. Versuche { $accessigame } { $command } --help.
    .braille = unvollständig
PlayersUnclear = { $given }: Spieler unklar. Beispiel: Ana,Ben:bot,Lea; jeder Name einmal.
    .braille = spieler unklar
RatesUnclear = { $given }: Tempo unklar. Ein Name, ein Gleichheitszeichen, Wörter pro Minute; zwischen Spielern ein Komma.
    .braille = tempo unklar
PlayerUnknown = { $given } sitzt nicht am Tisch. Es gibt: { $known }.
    .braille = spieler { $known }
NoGameToResume = Kein Spiel zum Weiterspielen in { $path }. Ein neues beginnt mit: { $start }.
    .braille = kein spiel
GameWasOver = Dieses Spiel ist zu Ende: { $path }. Noch einmal hören: { $accessigame } replay; korrigieren: { $accessigame } resume; jeweils mit der Datei.
    .braille = spiel aus
NumbersUnclear = { $given }: das sind keine Karten. Beispiel: 3 7 8 10.
    .braille = keine karten
SectionUnknown = Es gibt keinen Abschnitt { $given }. Die Abschnitte gehen von 1 bis { $high }.
    .braille = abschnitte 1 bis { $high }
Demonstration = Vorführung: niemand tippt, drei Bots spielen No Thanks!
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
BotsMiscounted = { $players } Spieler, aber { $bots } Bots. Gib einen Bot für alle an, oder einen für jeden.
    .braille = { $players } spieler, { $bots } bots
SeatSimulated = { $seat }, { $bot }: Mittel { $mean }, Siege { $wins }.
    .braille = { $seat } { $mean }
EntrantMeasured = { $bot }: Mittel { $mean }, { $lower ->
        [yes] niedriger als die anderen um { $distance }
       *[no] höher als die anderen um { $distance }
    }{ $sure ->
        [yes] {""}, auf { $distance_interval } genau
       *[no] {""}
    }; Siege { $wins } Prozent{ $sure ->
        [yes] {""}, auf { $wins_interval } genau
       *[no] {""}
    }.
    .braille = { $bot } { $mean } { $wins }%
OptionsApart = { $one } und { $other } gehen nicht zusammen. Behalte eine davon.
    .braille = { $one } oder { $other }
OptionNeeds = { $option } bewirkt nichts ohne { $other }. Füge { $other } hinzu.
    .braille = { $other } fehlt
BadSeconds = { $option } kann nicht { $given } sein. Möglich: { $low } bis { $high } Sekunden.
    .braille = { $option } { $low } bis { $high }
SettingsSaved = Einstellungen gespeichert.
    .braille = gespeichert
SettingsNotSaved = Die Einstellungen lassen sich nicht speichern. Prüfe Platz und Rechte: { $path }.
    .braille = nicht gespeichert
TerminalIs = { $keys ->
        [yes] Tastatur: einzelne Tasten, schlichte Zeilen.
       *[no] Eingabe aus einer Pipe: Zeilen hinein, schlichte Zeilen heraus.
    }
    .braille = { $keys ->
        [yes] tastatur
       *[no] pipe
    }
ProgramIs = Programm accessigame { $version }, mit Python { $python }.
    .braille = version { $version }
VersionIs = { $name } { $version }
    .braille = { $name } { $version }
VersionMissing = { $name }: fehlt.
    .braille = { $name } fehlt
FolderIs = Spiele werden gespeichert in { $path }.
    .braille = spiele gespeichert
SpeechWorks = Stimme: gefunden, und der Ton geht auf. Einstellung: { $mode }.
    .braille = stimme gefunden
SpeechIsOff = Stimme: das Programm spricht nicht selbst. Einstellung: { $mode }.
    .braille = stimme { $mode }
NoDisplaySet = Braillezeile: keine. Eine nennen: --display baum:PORT.
    .braille = keine zeile

NotForThisGame = { $option } ist nicht für dieses Spiel, { $game }.
    .braille = { $option }: hier nicht
PlayersNeedCommas = { $given }: ein Name allein. Setze Kommas zwischen die Namen: Ana,Ben,Zoé. Oder nenne ihre Zahl.
    .braille = Kommas: Ana,Ben,Zoé

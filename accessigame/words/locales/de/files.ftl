### Protokolle und Einstellungen

GameKept = Spiel gespeichert. Weiter geht es mit: { $menu ->
        [yes] nur Enter, im Menü.
       *[no] { $place ->
            [own] { $hosted ->
                [yes] { $accessigame } host --resume.
               *[no] { $resume }.
            }
           *[other] { $accessigame } { $hosted ->
                [yes] host --resume
               *[no] resume
            }, gefolgt vom Pfad der Datei. Datei: { $path }, { $place ->
                [home] in deinem Benutzerordner
                [below] in deinem Benutzerordner, in { $folder }
               *[other] im Ordner { $folder }
            }.
        }
    }
    .braille = spiel gespeichert
GameNotKept = { $menu ->
        [yes] Zurück zum Menü.
       *[no] Bis bald.
    }
    .braille = { $menu ->
        [yes] menü
       *[no] auf wiedersehen
    }
FirstAnswersSaved = Einstellungen gespeichert. Deine Spiele findest du { $home ->
        [yes] in deinem Benutzerordner, in { $path }
       *[no] im Ordner { $path }
    }.
    .braille = gespeichert
TornLine = Die letzte Zeile des Protokolls war unvollständig. Was schon angesagt wurde, ist nicht verloren.
    .braille = kaputt, nichts weg
MoveRejected = Zeile { $line } in { $path } verstößt gegen die Regeln. Die Datei bleibt unverändert.
    .braille = zeile { $line } abgelehnt
SettingsUnreadable = Die Einstellungen sind unlesbar: { $path }. Es gelten die Standardwerte. Korrigiere oder lösche diese Datei.
    .braille = einstellungen unlesbar
SettingWrong = Ungültige Einstellung { $name } in { $path }. Sie wird ignoriert. { $kind ->
        [number] Möglich: eine Zahl von { $low } bis { $high }, ohne Anführungszeichen.
        [switch] Möglich: true oder false, ohne Anführungszeichen.
        [choice] Möglich: { $known }, in Anführungszeichen.
        [text] Möglich: ein Text in Anführungszeichen.
        [list] Möglich: eine Liste von Texten in eckigen Klammern.
        [texts] Möglich: eine Tabelle von Texten in Anführungszeichen.
        [numbers] Möglich: eine Tabelle von Zahlen von { $low } bis { $high }.
       *[other] Korrigiere diese Zeile.
    }
    .braille = { $kind ->
        [number] { $name }: { $low } bis { $high }
        [switch] { $name }: true, false
        [choice] { $name }: { $known }
       *[other] { $name } ist falsch
    }
SettingUnknown = Einstellung { $name }: { $given } ist unbekannt und wird ignoriert. Möglich: { $known }. Datei: { $path }.
    .braille = { $name }: { $known }
SettingOutside = Einstellung { $name }: { $given } wird ignoriert. Möglich: { $low } bis { $high }. Datei: { $path }.
    .braille = { $name }: { $low } bis { $high }
SettingStrange = Die Einstellung { $name } gibt es nicht. Sie wird ignoriert. Datei: { $path }.
    .braille = { $name } gibt es nicht
JournalMissing = Kein lesbares Protokoll mit diesem Namen: { $path }. Prüfe Namen und Rechte.
    .braille = kein protokoll
JournalEmpty = { $path } ist kein Protokoll: Die erste Zeile ist unlesbar.
    .braille = kein protokoll
JournalTooLong = { $path } ist kein Protokoll: Es hat mehr als { $limit } Megabyte.
    .braille = zu lang
JournalDamaged = Zeile { $line } in { $path } ist beschädigt. Die Datei bleibt unverändert.
    .braille = zeile { $line } kaputt
JournalBusy = Dieses Spiel ist gerade in einem anderen Programm geöffnet: { $path }. Schließe es dort und versuche es noch einmal.
    .braille = protokoll belegt
JournalExists = Diese Datei gibt es schon: { $path }. Sie wird nicht überschrieben; wähle einen anderen Namen.
    .braille = datei gibt es
JournalUnwritable = Das Protokoll lässt sich nicht schreiben: { $path }. Prüfe Speicherplatz und Rechte.
    .braille = nicht geschrieben
FolderUnwritable = In { $path } lässt sich nichts schreiben. Prüfe Speicherplatz und Rechte.
    .braille = nicht schreibbar
TooFewGames = Zu wenige Spiele, um die Genauigkeit anzugeben: { $wanted } sind nötig.
    .braille = { $wanted } spiele nötig
NameTooLong = { $given }: Dieser Name ist zu lang. Möglich sind höchstens { $high } Zeichen.
    .braille = name: { $high } zeichen
NameWithoutLetters = { $given }: Ein Name braucht mindestens einen Buchstaben. Beispiel: Ana,Ben:bot,Lea.
    .braille = name ohne buchstabe

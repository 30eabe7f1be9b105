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
FirstAnswersSaved = Einstellungen gespeichert. Spiele kommen in { $home ->
        [yes] deinen Benutzerordner, nach { $path }
       *[no] den Ordner { $path }
    }.
    .braille = gespeichert
TornLine = Die letzte Zeile des Protokolls war abgeschnitten. Nichts Angesagtes ist verloren.
    .braille = kaputt, nichts weg
MoveRejected = Zeile { $line } von { $path } ist gegen die Regeln. Die Datei ist unverändert.
    .braille = zeile { $line } abgelehnt
SettingsUnreadable = Die Einstellungen sind unlesbar: { $path }. Es gelten die Vorgaben. Verbessere oder lösche diese Datei.
    .braille = einstellungen unlesbar
SettingWrong = Unmögliche Einstellung, { $name }, in { $path }. Sie wird übergangen. { $kind ->
        [number] Möglich: eine Zahl von { $low } bis { $high }, ohne Anführungszeichen.
        [switch] Möglich: true oder false, ohne Anführungszeichen.
        [choice] Möglich: { $known }, in Anführungszeichen.
        [text] Möglich: ein Text in Anführungszeichen.
        [list] Möglich: eine Liste von Texten in eckigen Klammern.
        [texts] Möglich: eine Tabelle von Texten in Anführungszeichen.
        [numbers] Möglich: eine Tabelle von Zahlen von { $low } bis { $high }.
       *[other] Verbessere diese Zeile.
    }
    .braille = { $kind ->
        [number] { $name }: { $low } bis { $high }
        [switch] { $name }: true, false
        [choice] { $name }: { $known }
       *[other] { $name } ist falsch
    }
SettingUnknown = Einstellung { $name }: { $given } ist unbekannt und wird übergangen. Es gibt: { $known }. Datei: { $path }.
    .braille = { $name }: { $known }
SettingOutside = Einstellung { $name }: { $given } wird übergangen. Möglich: { $low } bis { $high }. Datei: { $path }.
    .braille = { $name }: { $low } bis { $high }
SettingStrange = Die Einstellung { $name } gibt es nicht. Sie wird übergangen. Datei: { $path }.
    .braille = { $name } gibt es nicht
JournalMissing = Kein lesbares Protokoll mit diesem Namen: { $path }. Prüfe Name und Rechte.
    .braille = kein protokoll
JournalEmpty = { $path } ist kein Protokoll: die erste Zeile ist unlesbar.
    .braille = kein protokoll
JournalTooLong = { $path } ist kein Protokoll: Es hat mehr als { $limit } Megabyte.
    .braille = zu lang
JournalDamaged = Zeile { $line } von { $path } ist beschädigt. Die Datei ist unverändert.
    .braille = zeile { $line } kaputt
JournalBusy = Ein anderes Programm spielt dieses Spiel gerade: { $path }. Schließe es, dann versuche es noch einmal.
    .braille = protokoll belegt
JournalExists = Diese Datei gibt es schon: { $path }. Nichts wird überschrieben; wähle einen anderen Namen.
    .braille = datei gibt es
JournalUnwritable = Das Protokoll lässt sich nicht schreiben: { $path }. Prüfe Platz und Rechte.
    .braille = nicht geschrieben
FolderUnwritable = In { $path } lässt sich nichts schreiben. Prüfe Platz und Rechte.
    .braille = nicht schreibbar
TooFewGames = Zu wenige Spiele für eine Fehlergrenze: { $wanted } sind nötig.
    .braille = { $wanted } spiele nötig
NameTooLong = { $given }: dieser Name ist zu lang. Höchstens { $high } Buchstaben.
    .braille = name: { $high } zeichen
NameWithoutLetters = { $given }: ein Name hat mindestens einen Buchstaben. Beispiel: Ana,Ben:bot,Lea.
    .braille = name ohne buchstabe

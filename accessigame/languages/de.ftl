### Die Wörter von accessigame auf Deutsch.
### Jeder Satz ist kurz, das Wichtige zuerst; .braille ist die Form für die Braillezeile.

language-name = Deutsch

## Zahlen und Listen

minus = minus { $number }
    .braille = -{ $number }
run-span = { $low } bis { $high }
and-list = { $first } und { $last }
seat-number = Spieler { $number }
# Zahlen, die ähnlich klingen, von 1 bis 104
look-alikes = 13 30, 14 40, 15 50, 16 60, 17 70, 18 80, 19 90
spelled = , { $digits }
spelled-one = , eine Ziffer

## Das Spiel: No Thanks!

game-no-thanks = No Thanks!

RoundOpened = { $rounds ->
        [1] Neues Spiel.
       *[other] Runde { $round } von { $rounds }.
    } { $tokens } Chips für jeden. { $you ->
        [yes] Du beginnst.
       *[no] { $seat } beginnt.
    }
    .braille = { $rounds ->
        [1] { "" }
       *[other] r{ $round }{ " " }
    }{ $tokens } chips, { $seat } beginnt
CardTurned = Karte { $card }{ $spelled }.
    .braille = { $card }
TurnBegan = { $you ->
        [yes] Du bist dran
       *[no] { $seat } ist dran
    }: { $card }, { $pot ->
        [0] kein Chip
        [one] 1 Chip
       *[other] { $pot } Chips
    }.
    .braille = { $you ->
        [yes] du bist dran
       *[no] { $seat } ist dran
    }
MustTake = { $you ->
        [yes] Du musst die { $card } nehmen: du hast keinen Chip mehr.
       *[no] { $seat } muss die { $card } nehmen: kein Chip mehr.
    }
    .braille = { $you ->
        [yes] du musst nehmen
       *[no] { $seat } muss nehmen
    }
TokenLaid = { $you ->
        [yes] Du passt
       *[no] { $seat } passt
    }: { $pot ->
        [one] 1 Chip
       *[other] { $pot } Chips
    } auf der { $card }.
    .braille = { $you ->
        [yes] du passt
       *[no] { $seat } passt
    } { $pot }
CardTaken = { $card } für { $you ->
        [yes] dich
       *[no] { $seat }
    }, { $pot ->
        [0] ohne Chip
        [one] mit 1 Chip
       *[other] mit { $pot } Chips
    }.
    .braille = { $you ->
        [yes] du nimmst
       *[no] { $seat } nimmt
    } { $card } +{ $pot }
RunGrew = Reihe { $run } für { $you ->
        [yes] dich
       *[no] { $seat }
    }.
    .braille = reihe { $run }
RoundEnded = Runde zu Ende. Die Chips werden gezählt.
    .braille = runde { $round } aus
PileEndedEarly = Stapel leer nach { $turned ->
        [one] { $turned } Karte
       *[other] { $turned } Karten
    }: die Runde endet hier.
    .braille = stapel leer, { $turned } karten
PlayerScored = { $you ->
        [yes] Du
       *[no] { $seat }
    }: { $part } für Karten, minus { $tokens ->
        [one] { $tokens } Chip
       *[other] { $tokens } Chips
    }: { $score }.
    .braille = { $you ->
        [yes] du
       *[no] { $seat }
    } { $score }
TotalStands = { $you ->
        [yes] Du
       *[no] { $seat }
    }, gesamt { $total }.
    .braille = { $you ->
        [yes] du
       *[no] { $seat }
    } gesamt { $total }
Winner = { $you ->
        [yes] Du gewinnst
       *[no] { $seat } gewinnt
    } mit { $total }.
    .braille = { $you ->
        [yes] du gewinnst
       *[no] { $seat } gewinnt
    }
SharedWin = Gleichstand: { $seats } gewinnen gemeinsam mit { $total }.
    .braille = gleichstand { $seats }
CardOpen = Karte { $card }, { $pot ->
        [0] kein Chip
        [one] 1 Chip
       *[other] { $pot } Chips
    }. { $you ->
        [yes] Du bist dran.
       *[no] { $seat } ist dran.
    }
    .braille = { $card } +{ $pot } { $you ->
        [yes] du bist dran
       *[no] { $seat } ist dran
    }
CardAwaited = Nächste Karte: { $you ->
        [yes] du deckst sie auf.
       *[no] { $seat } deckt sie auf.
    }
    .braille = { $you ->
        [yes] du deckst auf
       *[no] { $seat } deckt auf
    }
CardsLeft = { $left ->
        [0] Stapel leer.
        [one] Noch 1 Karte im Stapel.
       *[other] Noch { $left } Karten im Stapel.
    }
    .braille = stapel { $left }
CardsHeld = { $you ->
        [yes] Deine Karten
       *[no] { $seat }
    }: { $runs }. Das zählt { $part }.
    .braille = { $you ->
        [yes] du
       *[no] { $seat }
    } { $runs }
NothingHeld = { $you ->
        [yes] Du hast keine Karte.
       *[no] { $seat }: keine Karte.
    }
    .braille = { $you ->
        [yes] du
       *[no] { $seat }
    } nichts
TokensHeld = { $tokens ->
        [0] Du hast keinen Chip mehr.
        [one] Du hast 1 Chip.
       *[other] Du hast { $tokens } Chips.
    }
    .braille = chips { $tokens }
TokensOpen = { $you ->
        [yes] Du
       *[no] { $seat }
    }: { $tokens ->
        [0] kein Chip
        [one] 1 Chip
       *[other] { $tokens } Chips
    }.
    .braille = { $you ->
        [yes] du
       *[no] { $seat }
    } chips { $tokens }
PartStands = { $you ->
        [yes] Du
       *[no] { $seat }
    }: { $part } für Karten.
    .braille = { $you ->
        [yes] du
       *[no] { $seat }
    } { $part }
OwnScore = Mit deinen Chips: { $score }.
    .braille = mit chips { $score }
TakeCosts = Die { $card } nehmen: { $change } für Karten, minus { $pot ->
        [one] { $pot } Chip
       *[other] { $pot } Chips
    }. Zusammen { $net }.
    .braille = nehmen = { $net }
CountOf = { $you ->
        [yes] Deine Abrechnung.
       *[no] Abrechnung für { $seat }.
    }
    .braille = abrechnung { $seat }
CardCounted = { $card }: zählt { $card }.
    .braille = { $card }
RunCounted = { $run }: zählt { $counts }.
    .braille = { $run }: { $counts }
PartCounted = Zusammen: { $part }.
    .braille = zusammen { $part }
TokensCounted = Minus { $tokens ->
        [one] { $tokens } Chip
       *[other] { $tokens } Chips
    }: { $score }.
    .braille = -{ $tokens }: { $score }
NoRoundCounted = Noch keine Runde ist zu Ende: die Chips sind noch geheim.
    .braille = keine runde aus
PileCheck = { $entered ->
        [one] { $entered } Karte
       *[other] { $entered } Karten
    } eingegeben, von { $expected }.
    .braille = { $entered } von { $expected }
CountHeld = { $you ->
        [yes] Vor dir
       *[no] Vor { $seat }
    }: { $count ->
        [0] keine Karte
        [one] 1 Karte
       *[other] { $count } Karten
    }.
    .braille = { $seat } { $count }
CardsUnseen = Nie gesehen: { $cards }.
    .braille = ungesehen { $cards }
PileShort = Es { $missing ->
        [one] fehlt 1 Karte
       *[other] fehlen { $missing } Karten
    }. Zählt die Karten vor jedem. Eine mehr als hier gesagt: sie wurde nicht eingegeben, u geht zurück. Alles stimmt: zu viele Karten wurden weggelegt.
    .braille = { $missing } fehlt, zählen
PileOver = Der Stapel muss jetzt leer sein. Eine Karte ist übrig: zählt die Karten vor jedem. Wenn alles stimmt, wurde eine zu wenig weggelegt: legt sie in die Schachtel, die Wertung gilt.
    .braille = stapel leer? sonst zählen
AskDecision = { $card } +{ $pot }?
    .braille = { $card } +{ $pot }
AskCard = Karte Nr { $number }:
    .braille = karte nr { $number }
AskFirst = Wer beginnt?
    .braille = wer beginnt
NoSuchEdition = { $given }: diese Ausgabe gibt es nicht. Es gibt: { $known }.
    .braille = ausgaben { $known }
WrongPlayers = { $given ->
        [one] 1 Spieler
       *[other] { $given } Spieler
    }: die Ausgabe { $edition } ist für { $low } bis { $high }.
    .braille = { $low } bis { $high } spieler
WrongOption = { $option } kann nicht { $given } sein. Das Spiel hat nicht begonnen.
    .braille = { $option }: nicht { $given }
NotACard = { $given } ist keine Karte. Die Karten gehen von { $low } bis { $high }. Nichts ist geändert.
    .braille = { $given } nein, { $low } bis { $high }
CardAlreadySeen = { $card } ist schon da: { $you ->
        [yes] sie liegt vor dir
       *[no] sie liegt vor { $seat }
    }. Nichts ist geändert.
    .braille = { $card } hat { $seat }
NoTokenLeft = { $you ->
        [yes] Du hast
       *[no] { $seat } hat
    } keinen Chip mehr: die { $card } muss genommen werden, Taste t.
    .braille = kein chip: t
CardFirst = Zuerst die Karte: tippe die gelesene Zahl, dann Enter.
    .braille = zuerst die karte
DecisionFirst = Karte { $card } wartet auf { $you ->
        [yes] deine Antwort
       *[no] die Antwort von { $seat }
    }: t nimmt, p passt.
    .braille = { $card }: t oder p
NotYourTurn = { $you ->
        [yes] Du bist dran.
       *[no] { $seat } ist dran.
    }
    .braille = { $seat } ist dran
PlayerFirst = Wer beginnt? Tippe die Nummer, von 1 bis { $players }.
    .braille = wer beginnt 1 bis { $players }
GameIsOver = Das Spiel ist zu Ende.
    .braille = spiel aus
NoSuchQuestion = { $given }: darauf gibt es hier keine Antwort.
    .braille = keine antwort
CardTwice = { $card } ist zweimal angegeben. Es gibt jede Karte einmal.
    .braille = { $card } zweimal
WrongTokens = { $given } Chips: in der Schachtel sind { $high }.
    .braille = höchstens { $high } chips

## Fragen, antworten

lead = Gut.
page-more = Weiter, Enter:
default-name = Ich
choice-take = t
choice-refuse = p
GameKept = Spiel gespeichert: { $path }. Weiter geht es mit: accessigame resume.
    .braille = spiel gespeichert
GameNotKept = Auf Wiedersehen.
    .braille = auf wiedersehen
GameResumed = Das Spiel geht weiter, { $moves ->
        [one] 1 Zug gespielt
       *[other] { $moves } Züge gespielt
    }.
    .braille = weiter, { $moves } züge
TornLine = Die letzte Zeile des Protokolls war abgeschnitten. Nichts Angesagtes ist verloren.
    .braille = zeile kaputt, nichts verloren
MovesUndone = { $count ->
        [one] 1 Zug zurückgenommen
       *[other] { $count } Züge zurückgenommen
    }.
    .braille = zurück { $count }
NothingNew = Nichts Neues seit deinem Zug.
    .braille = nichts neues
NothingSaid = Es gibt nichts zu wiederholen.
    .braille = nichts zu wiederholen
NothingToUndo = Es gibt keinen Zug zurückzunehmen.
    .braille = nichts zurückzunehmen
NoPrivateChannel = Das ist geheim, und hier hören alle zu. Eine eigene Braillezeile zeigt es: Option --display-seat.
    .braille = geheim
ToldInPrivate = Die Antwort steht auf der eigenen Braillezeile.
    .braille = vertraulich
HelpLine = { $key }: { $meaning }.
    .braille = { $key } { $meaning }
AgainToConfirm = Dieselbe Taste noch einmal beendet die Runde hier. Jede andere Taste: nein.
    .braille = nochmal = ende
AskAfter = Aus. q verlässt:
    .braille = aus
SeatUnknown = Es gibt keinen Spieler { $given }. Die Nummern gehen von 1 bis { $high }.
    .braille = spieler 1 bis { $high }
KeyUnknown = Die Taste { $given } tut hier nichts. h sagt die Tasten.
    .braille = h = hilfe
LineUnknown = „{ $given }“ ist unverständlich. Tippe hilfe.
    .braille = tippe hilfe
MoveRejected = Zug { $number } des Protokolls ist gegen die Regeln. Die Datei ist unverändert.
    .braille = zug { $number } abgelehnt
UnknownGame = { $given }: unbekanntes Spiel. Es gibt: { $known }.
    .braille = spiele { $known }
UnknownLanguage = { $given }: unbekannte Sprache. Es gibt: { $known }.
    .braille = sprachen { $known }
UnknownBot = { $given }: unbekannte Stärke. Es gibt: { $known }.
    .braille = stärken { $known }
SettingsUnreadable = Die Einstellungen sind unlesbar: { $path }. Es gelten die Vorgaben. Verbessere oder lösche diese Datei.
    .braille = einstellungen unlesbar
JournalMissing = Kein lesbares Protokoll mit diesem Namen: { $path }.
    .braille = kein protokoll
JournalEmpty = { $path } ist kein Protokoll: die erste Zeile ist unlesbar.
    .braille = kein protokoll
JournalDamaged = Zeile { $line } von { $path } ist beschädigt. Die Datei ist unverändert.
    .braille = zeile { $line } kaputt
JournalBusy = Ein anderes Programm spielt dieses Spiel gerade: { $path }.
    .braille = protokoll belegt
JournalExists = Diese Datei gibt es schon: { $path }. Nichts wird überschrieben; wähle einen anderen Namen.
    .braille = datei gibt es
JournalUnwritable = Das Protokoll lässt sich nicht schreiben: { $path }. Prüfe Platz und Rechte.
    .braille = nicht geschrieben

## Tasten und Wörter

key-dot = Punkt
key-space = Leertaste
key-plus = Plus
key-star = Stern
key-dash = Minus
key-slash = Schrägstrich
key-question = Fragezeichen
help-take = die Karte nehmen
help-refuse = passen, mit einem Chip
help-empty = der Stapel ist leer, oder die Zahl der Karten stimmt nicht
help-repeat = wiederholen; 2 r wiederholt das davor
help-since = was sich seit meinem Zug geändert hat
help-turn = wer dran ist
help-my-cards = meine Karten; 2 c die von Spieler 2
help-my-tokens = meine Chips, vertraulich
help-table = der ganze Tisch
help-scores = die Punkte
help-explain = meine Abrechnung; 2 e die von Spieler 2
help-costs = was Nehmen kostet
help-help = diese Hilfe
help-undo = meinen letzten Zug zurücknehmen
help-quit = gehen, das Spiel bleibt gespeichert
words-take = nehmen nehme nimm ja
words-refuse = passen passe nein ablehnen
words-empty = leer stapel
words-repeat = wiederholen nochmal
words-since = seit neu was
words-turn = dran wer
words-my-cards = karten meine-karten
words-my-tokens = chips meine-chips
words-table = tisch stand
words-scores = punkte wertung
words-explain = abrechnung warum erklären
words-costs = kosten preis
words-help = hilfe
words-undo = zurück zurücknehmen
words-quit = gehen ende beenden

## Braille

UnknownNotation = { $given }: unbekannte Brailleschrift. Es gibt: { $known }.
    .braille = schriften { $known }
BrailleMissing = Keine Brailleschrift: liblouis ist nicht installiert. Unter Debian installiere python3-louis. Das Spiel geht als Text weiter.
    .braille = liblouis fehlt
BrailleLibraryUnusable = Keine Brailleschrift: ACCESSIGAME_LIBLOUIS nennt { $path }; das fehlt oder ist nicht liblouis. Das Spiel geht als Text weiter.
    .braille = liblouis unbrauchbar
BrailleNotReal = Das Modul louis in { $path } gehört nicht zu liblouis. Es wird übergangen; entferne es.
    .braille = falsches louis
BrailleTablesMissing = Keine Brailleschrift: die Tabellen von liblouis fehlen in { $folder }. Unter Debian installiere liblouis-data. Ein Pfad mit Komma geht nicht.
    .braille = tabellen fehlen
NotationBroken = Schrift { $notation } ist defekt: liblouis liest die Tabelle { $table } nicht. Wähle eine andere Schrift.
    .braille = { $notation } defekt
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

## Etiketten

CardUnclear = { $given }: Größe der Karte unklar. Breite, dann Höhe in Millimetern, zum Beispiel 56x87.
    .braille = karte? z.b. 56x87
CardTooSmall = Die Karte ist zu klein für das Etikett { $number }: es fehlen { $missing } mm in der { $side ->
        [width] Breite
       *[height] Höhe
    }.
    .braille = { $number }: { $missing } mm fehlen
CardTooLarge = Die Karte ist { $excess } mm größer als das Papier { $paper } in der { $side ->
        [width] Breite
       *[height] Höhe
    }.
    .braille = { $excess } mm zu groß
NotForEmbossers = { $notation } hat 8 Punkte, ein Brailledrucker hat 6. Nimm --notation { $six }.
    .braille = 8 punkte: { $six }
LabelSpelled = { $number }: Punkte { $dots }. Auf einer englischen Prägezange: { $letters }.
    .braille = { $number }: { $dots }
PatternSpelled = { $figure }: { $longs ->
        [0] { $shorts ->
            [0] ein Punkt, oder eine breite flache Kerbe
            [one] 1 kurz
           *[other] { $shorts } kurz
        }
       *[other] { $shorts ->
            [0] 1 lang
            [one] 1 lang, 1 kurz
           *[other] 1 lang, { $shorts } kurz
        }
    }.
    .braille = { $figure }: { $longs } lang { $shorts } kurz
LabelsWritten = { $labels } Etiketten in { $paths }.
    .braille = { $labels } etiketten
ScaleToCheck = 100 mm; Punkte { $standard }
    .braille = 100 mm
PageOf = Seite { $page } von { $pages }
    .braille = seite { $page }

labels-advice =
    Ratschläge.
    Präge nie die Karte selbst: man fühlt und sieht es auf der Rückseite, und die Karte ist gezinkt.
    Klebe ein durchsichtiges Etikett auf, oder stecke eine klare Folie in eine Hülle.
    Jede Karte bekommt dieselbe Dicke an derselben Stelle.
    Eine Karte mit zwei Seiten kann nicht auf beiden an einer Stelle Relief tragen: versetze eines, oder nimm eine Hülle.
    Der Strich oder die gekappte Ecke sagt, wo unten oder oben ist; behalte auch das Zahlzeichen.
    Drucke mit 100 % und prüfe den Strich von 100 mm mit einem Lineal.
labels-bars =
    Fühlbare Balken, ohne Braille.
    Die Balken stehen über einem langen Strich: der Strich ist unten.
    Jede Ziffer ist eine Gruppe; ein langer Balken zählt 5, ein kurzer 1.
labels-notches =
    Kerben, ohne Braille.
    Die Kerben sind im oberen Rand, von links an; die Ecke oben rechts ist gekappt.
    Jede Ziffer ist eine Gruppe; eine tiefe Kerbe zählt 5, eine kleine 1.
    Eine Kerbe sieht man von hinten: decke den Stapel ab, oder nimm die Balken.

## Die Übung

DrillBegins = { $count ->
        [one] 1 Frage
       *[other] { $count } Fragen
    }. q beendet sie. Punkte tippt man so: 6-146.
    .braille = { $count } fragen
WhichCard = Welche Karte? { $cells }
    .braille = { $cells }
WhichCells = { $number }: welche Punkte?
    .braille = punkte von { $number }?
DrillRight = { $number }, richtig.
    .braille = richtig
CardIs = Nein, { $number }: { $cells }, Punkte { $dots }.
    .braille = nein, { $number }
DrillEnds = { $right } richtig von { $asked }.
    .braille = { $right } von { $asked }
DrillMissed = Zum Üben: { $missed }.
    .braille = zum üben { $missed }

## Braillezeilen und Schnittstellen

DisplayUnclear = { $given }: Zeile unklar. Beispiel: baum:/dev/ttyUSB0. Es gibt: { $known }.
    .braille = zeile unklar
DisplayUnknown = { $given }: unbekannte Zeile. Es gibt: { $known }.
    .braille = zeilen { $known }
DisplaySizes = { $given } Zellen: diese Zeile gibt es nicht. Es gibt: { $known }.
    .braille = zellen { $known }
DisplayReady = Zeile { $model }, { $cells } Zellen.
    .braille = zeile { $cells }
DisplayLost = Zeile verloren: { $port }. Das Spiel geht weiter; ich suche sie.
    .braille = zeile verloren
DisplayBack = Zeile wieder da: { $model }, { $cells } Zellen.
    .braille = zeile wieder da
DisplaySilent = Keine Zeile antwortet an { $port }. Prüfe Kabel und Modell; ich suche sie.
    .braille = zeile stumm
PortMissing = Keine Schnittstelle { $port }. Prüfe das Kabel; ich suche sie.
    .braille = keine schnittstelle
PortDenied = Schnittstelle verboten: { $port }. Tritt der Gruppe { $group } bei und melde dich neu an.
    .braille = gruppe { $group }
PortHeld = { $program } hat die Schnittstelle { $port } schon.
    .braille = { $program } hat sie
PortBusy = Ein anderes Programm hat die Schnittstelle { $port }.
    .braille = schnittstelle belegt
PortNotSerial = { $port } ist keine serielle Schnittstelle.
    .braille = nicht seriell
PortFailed = Die Schnittstelle { $port } streikt, Fehler { $code }. Ich versuche es wieder.
    .braille = fehler { $code }
LinkUnwritable = Der Verweis { $path } lässt sich nicht anlegen. Wähle einen anderen Namen.
    .braille = kein verweis
EmulatorReady = Nachgebildete Zeile { $name }, { $cells } Zellen, an { $port }. Tippe eine Taste, dots 125, route 5, unplug, replug oder quit.
    .braille = nachgebildet { $cells }
EmulatorKeyUnknown = { $given }: keine Taste dieser Zeile. Es gibt: { $known }.
    .braille = taste? { $given }
EmulatorCellUnknown = { $given }: keine Zelle. Die Zellen gehen von 1 bis { $cells }.
    .braille = zellen 1 bis { $cells }

## Die Stimme

NoSynthesiser = Keine Stimme: { $name } startet nicht. Unter Debian installiere libespeak-ng1. Das Spiel geht als Text weiter.
    .braille = keine stimme
NoVoice = Keine Stimme für die Sprache { $language }. Das Spiel geht als Text weiter.
    .braille = keine stimme { $language }
NoPlayer = Kein Ton: { $program } ist nicht installiert. Unter Debian installiere alsa-utils. Das Spiel geht als Text weiter.
    .braille = kein ton
NoSoundDevice = Kein Ton: kein Tonausgang geht auf. Das Spiel geht als Text weiter; ich versuche es wieder.
    .braille = kein ton
SpeechFailed = Ein Satz ließ sich nicht sprechen. Taste r wiederholt ihn.
    .braille = satz nicht gesprochen

## Die Befehlszeile

UnknownCommand = { $given }: unbekannter Befehl. Es gibt: { $known }.
    .braille = befehle { $known }
UnknownOption = { $given }: unbekannte Option für { $command }. Versuche accessigame { $command } --help.
    .braille = unbekannte option
OptionUnclear = { $option } braucht einen Wert, genau einen.
    .braille = { $option }: wert?
BadChoice = { $option } kann nicht { $given } sein. Möglich: { $known }.
    .braille = { $option }: { $known }
BadNumber = { $option } kann nicht { $given } sein. Möglich: eine Zahl von { $low } bis { $high }.
    .braille = { $option } { $low } bis { $high }
ArgumentMissing = Nach { $command } fehlt etwas. Versuche accessigame { $command } --help.
    .braille = unvollständig
PlayersUnclear = { $given }: Spieler unklar. Beispiel: Ana,Ben:bot,Lea; jeder Name einmal.
    .braille = spieler unklar
PlayerUnknown = { $given } sitzt nicht am Tisch. Es gibt: { $known }.
    .braille = spieler { $known }
NoGameToResume = Kein Spiel zum Weiterspielen in { $path }.
    .braille = kein spiel
GameWasOver = Dieses Spiel ist zu Ende: { $path }. Noch einmal hören: accessigame replay.
    .braille = spiel aus
NumbersUnclear = { $given }: das sind keine Karten. Beispiel: 3 7 8 10.
    .braille = keine karten
SectionUnknown = Es gibt keinen Abschnitt { $given }. Die Abschnitte gehen von 1 bis { $high }.
    .braille = abschnitte 1 bis { $high }
FolderUnwritable = In { $path } lässt sich nichts schreiben.
    .braille = nicht schreibbar
Demonstration = Vorführung: niemand tippt, drei Bots spielen No Thanks!
    .braille = vorführung
GamesSimulated = { $games } Spiele in { $seconds } Sekunden.
    .braille = { $games } spiele
SeatSimulated = { $seat }, { $bot }: Mittel { $mean }, Siege { $wins }.
    .braille = { $seat } { $mean }
SettingsSaved = Einstellungen gespeichert: { $path }.
    .braille = gespeichert
SettingsNotSaved = Die Einstellungen gelten für jetzt, lassen sich aber nicht speichern: { $path }.
    .braille = nicht gespeichert
AnswerUnclear = „{ $given }“ ist unverständlich. Tippe eine Zahl von { $low } bis { $high }.
    .braille = zahl { $low } bis { $high }
AskNumber = Von 1 bis { $high }:
    .braille = 1 bis { $high }
AskText = Antwort:
    .braille = antwort
TerminalIs = { $keys ->
        [yes] Tastatur: einzelne Tasten, schlichte Zeilen.
       *[no] Eingabe aus einer Pipe: Zeilen hinein, schlichte Zeilen heraus.
    }
    .braille = { $keys ->
        [yes] tastatur
       *[no] pipe
    }
ProgramIs = accessigame { $version }, mit Python { $python }.
    .braille = version { $version }
FolderIs = Spiele werden gespeichert in { $path }.
    .braille = spiele gespeichert
SpeechWorks = Stimme: gefunden, und der Ton geht auf. Einstellung: { $mode }.
    .braille = stimme gefunden
SpeechIsOff = Stimme: das Programm spricht nicht selbst. Einstellung: { $mode }.
    .braille = stimme { $mode }
NoDisplaySet = Braillezeile: keine. Eine nennen: --display baum:PORT.
    .braille = keine zeile
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

ask-language = Langue ? Language? Sprache?
ask-speech = Wer spricht? Die Antwort wird gespeichert.
speech-self = Das Programm spricht selbst
speech-reader = Mein Screenreader spricht
speech-off = Niemand: nur Text und Braille
default-number = Nur Enter: { $number }.
default-text = Nur Enter: { $text }.
menu = Was möchtest du?
menu-play = Neues Spiel
menu-resume = Das letzte Spiel fortsetzen
menu-rules = Die Regeln lesen
menu-settings = Einstellungen ändern
menu-doctor = Die Installation prüfen
menu-leave = Beenden
none = keine
ask-display = Welche Braillezeile? Zum Beispiel baum:/dev/ttyUSB0.
ask-notation = Welche Brailleschrift?
ask-game = Welches Spiel?
ask-players = Wer spielt? Namen mit Kommas; ein Bot: Ben:bot.
ask-deck = Welche Karten?
deck-shuffled = Das Programm gibt
deck-physical = Echte Karten, ich tippe die Zahlen

help-command-menu =
    accessigame: Kartenspiele mit Ohr und Finger.
    accessigame allein öffnet ein Menü mit Nummern.
    play SPIEL: ein neues Spiel.
    resume: das letzte Spiel fortsetzen.
    replay DATEI: ein Spiel noch einmal hören.
    score SPIEL KARTEN: eine Abrechnung erklären.
    rules SPIEL: die Regeln.
    braille TEXT: die Punkte eines Textes.
    labels SPIEL: Etiketten für echte Karten.
    drill SPIEL: das Lesen der Karten üben.
    display: Braillezeilen.
    simulate SPIEL: Spiele unter Bots.
    doctor: die Installation prüfen.
    --lang fr, en oder de: die Sprache, überall.
    Jeder Befehl hat seine Hilfe: accessigame play --help.
help-command-play =
    accessigame play no-thanks: ein neues Spiel.
    --players Ana,Ben:bot,Lea: die Spieler; bot, random, easy oder medium für einen Bot.
    --edition 2020 oder 2004.
    --deck shuffled: das Programm gibt. --deck physical: echte Karten.
    --rounds N: wie viele Runden. --starts random oder rotate: wer die weiteren beginnt.
    --first NAME: wer beginnt. --open-tokens: offene Chips.
    --seed N: dieselben Karten noch einmal.
    --speech self, reader oder off: wer spricht.
    --display baum:PORT: eine Braillezeile. --display-seat NAME: sie gehört ihm allein.
    --notation NAME: die Brailleschrift. --rate N: Wörter pro Minute.
    --journal DATEI: wo das Spiel gespeichert wird.
    Im Spiel sagt h die Tasten.
help-command-resume =
    accessigame resume: das letzte Spiel fortsetzen.
    accessigame resume DATEI: dieses fortsetzen.
    --speech, --display, --display-seat, --notation, --rate: wie bei play.
help-command-replay =
    accessigame replay DATEI: jedes Ereignis eines Spiels sagen.
    Der Name - liest die Standardeingabe.
    --json: ein Objekt für ein anderes Programm.
help-command-score =
    accessigame score no-thanks "3 7 8 10" --tokens 8: die Abrechnung erklären.
help-command-rules =
    accessigame rules no-thanks: die Regeln, Abschnitt für Abschnitt.
    accessigame rules no-thanks 3: Abschnitt 3.
help-command-braille =
    accessigame braille TEXT: der Text, seine Braillezeichen, seine Punkte.
    --notation NAME: french, french-compact, ueb, german, german-compact, british-compact, us-compact.
help-command-labels =
    accessigame labels no-thanks: Etiketten für echte Karten, hier gesagt.
    --format brf oder pef: für Brailledrucker. svg oder pdf: maßstäblich.
    --out DATEI: wohin; - schreibt in die Standardausgabe.
    --notation french, ueb oder german: die Schrift, auf Papier mit 6 Punkten.
    --standard marburg-medium, nls, ada oder australia: die Größe der Schrift.
    --card 56x87: die Karte, in Millimetern. --paper a4 oder letter.
    --corner top-left, top-right, bottom-left oder bottom-right.
    --both-corners: auch in der Ecke gegenüber, auf dem Kopf.
    --print: große Ziffern neben der Brailleschrift.
    --mark ridge: ein Strich unter der Zahl. cut: eine gekappte Ecke.
    --mark cell: ein Zeichen statt des Zahlzeichens. none: nichts.
    --mirror: für Tafel und Griffel, von hinten gesehen.
    --sheet tape: Streifen, --tape 9.5 oder 12.7, mit ihren Punkten.
    --sheet bars oder notches: ein Code ohne Braille, mit Schlüssel.
    --width 40 --length 25: die Seite des Brailledruckers.
    --form-feed between, after oder none: wie Seiten enden.
help-command-drill =
    accessigame drill no-thanks: das Lesen der Karten in Braille üben.
    Das Programm zeigt Zellen und fragt nach der Karte, oder umgekehrt.
    Ein Fehler kommt bald wieder; q beendet und zieht Bilanz.
    --way cells: von Zellen zur Karte. number: umgekehrt. both: beides.
    --notation NAME: die Brailleschrift. --count N: wie viele Fragen.
    --display baum:PORT: auf einer Braillezeile. --seed N: dieselben Fragen.
help-command-display =
    accessigame display ports: die seriellen Schnittstellen.
    accessigame display check baum:PORT: eine Braillezeile prüfen.
    accessigame display emulate baum --cells 40 --link NAME: eine nachgebildete Zeile.
help-command-simulate =
    accessigame simulate no-thanks: Spiele unter Bots.
    --players N --bots random,medium --games N --seed N --edition E.
    --journals ORDNER: die Spiele behalten. --json: für ein anderes Programm.
help-command-doctor =
    accessigame doctor: Tastatur, Stimme, Ton, Braille und Zeile prüfen.
    --json: für ein anderes Programm.

## Die Regeln, in unseren Worten

rules-no-thanks-1 =
    1. Das Ziel.
    Jede genommene Karte kostet Punkte.
    Am Ende gewinnt die kleinste Summe.
rules-no-thanks-2 =
    2. Das Material.
    33 Karten, von 3 bis 35, jede einmal.
    55 Chips, alle gleich.
rules-no-thanks-3 =
    3. Vorbereiten.
    Die Karten werden gemischt, 9 kommen ungesehen in die Schachtel.
    Die anderen 24 sind der Stapel.
    Zu dritt, viert oder fünft hat jeder 11 Chips.
    Zu sechst 9 Chips, zu siebt 7 Chips, in der Ausgabe 2020.
    Die Ausgabe 2004 ist für 3 bis 5.
    Wie viele Chips jeder hat, ist geheim.
    Wer beginnt, wird ausgelost.
rules-no-thanks-4 =
    4. Spielen.
    Eine Karte liegt offen vor allen.
    Wer dran ist, passt oder nimmt.
    Passen: du legst einen Chip auf die Karte, und der Nächste ist dran.
    Nehmen: die Karte gehört dir, mit allen Chips darauf.
    Dann deckst du die nächste Karte auf und entscheidest wieder zuerst.
    Du bist also dran, bis du einen Chip legst.
rules-no-thanks-5 =
    5. Ohne Chip.
    Wer keinen Chip mehr hat, muss nehmen, auch die eben aufgedeckte Karte.
rules-no-thanks-6 =
    6. Reihen.
    Karten, die aufeinander folgen, sind eine Reihe, zum Beispiel 14, 15, 16.
    Eine Reihe zählt nur ihre kleinste Karte: hier 14.
    Eine Karte, die eine Lücke füllt, kann deine Summe also senken.
rules-no-thanks-7 =
    7. Das Ende.
    Die Runde endet, wenn die letzte Karte des Stapels genommen ist.
    Jeder zählt Reihen und einzelne Karten und zieht 1 Punkt für jeden Chip ab.
    Die Summe kann unter null liegen.
    Bei Gleichstand gewinnt man gemeinsam.
rules-no-thanks-8 =
    8. Mehrere Runden.
    Man kann mehrere Runden spielen: die Summen werden zusammengezählt.
    Wer beginnt, wird jede Runde neu ausgelost, oder es geht reihum.
rules-no-thanks-9 =
    9. Mit echten Karten.
    Jede Karte bekommt ein Etikett in Braille; die Chips brauchen nichts.
    Jemand deckt die Karte auf und liest die Zahl vor; sie wird getippt.
    Das Programm kennt weder den Stapel noch die 9 weggelegten Karten.
    Endet der Stapel zu früh oder zu spät, hilft die Taste x beim Suchen.

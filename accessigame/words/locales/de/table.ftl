### Am Tisch

GameResumed = Das Spiel geht weiter, { $moves ->
        [0] noch kein Zug gespielt
        [one] ein Zug gespielt
       *[other] { $moves } Züge gespielt
    }.
    .braille = weiter, { $moves } { $moves ->
        [one] zug
       *[other] züge
    }
GameReopened = Dieses Spiel ist zu Ende. 0 u korrigiert, u nimmt zurück, e erklärt die Punkte.
    .braille = aus: 0 u korrigiert
RoundIsLast = Letzte Runde: das Spiel endet nach Runde { $round }. Noch einmal dieselben Tasten, und es geht weiter.
    .braille = letzte runde
MatchEnded = Spiel zu Ende nach { $rounds ->
        [one] einer Runde
       *[other] { $rounds } Runden
    }.
    .braille = aus: { $rounds } runden
MatchGoesOn = Das Spiel geht weiter, wie am Anfang vereinbart.
    .braille = spiel geht weiter
NoRoundAfter = Nach dieser Runde folgt keine mehr.
    .braille = keine folgt mehr
CountAsItStands = Es folgt keine Runde. Hier abbrechen, und zählen, wie es steht? Dieselben Tasten: ja. Jede andere: nein.
    .braille = so zählen?
BrokenOff = Spiel abgebrochen: die Punkte zählen, wie sie stehen.
    .braille = abgebrochen
MovesUndone = { $count ->
        [one] Ein Zug zurückgenommen:
       *[other] { $count } Züge zurückgenommen, der erste:
    }
    .braille = zurück { $count }:
NothingNew = Nichts Neues seit deinem Zug.
    .braille = nichts neues
NothingSaid = Es gibt nichts zu wiederholen.
    .braille = nichts gesagt
OldestNews = Nichts Älteres ist gespeichert.
    .braille = das älteste
NewestNews = Das ist das Neueste.
    .braille = das neueste
DigitsAre = { $digits }.
    .braille = { $digits }
NoVoiceHere = Das Programm spricht hier nicht selbst. Stell deinen Screenreader ein.
    .braille = keine stimme hier
VerbosityIs = Sätze: { $verbosity ->
        [brief] knapp
        [full] mit Hinweisen
       *[other] normal
    }.
    .braille = sätze { $verbosity ->
        [brief] knapp
        [full] hinweise
       *[other] normal
    }
CuesAre = Klänge vor den Sätzen: { $cues ->
        [yes] an
       *[no] aus
    }.
    .braille = klänge { $cues ->
        [yes] an
       *[no] aus
    }
NothingToUndo = Kein Zug zum Zurücknehmen.
    .braille = kein zug zurück
NoPrivateChannel = { $secret } Hier hören alle zu: eine eigene Braillezeile zeigt es, Option --display-seat.
    .braille = geheim
ToldInPrivate = Die Antwort kommt vertraulich.
    .braille = vertraulich
HelpLine = { $keys }: { $meaning }.
    .braille = { $dots } { $meaning }
KeypadPair = { $zeros } { $sign }
    .braille = { $zeros } { $sign }
Text = { $text }
    .braille = { $text }
AgainToConfirm = { $move ->
        [drop-list] Dieselbe Taste noch einmal lässt die Liste weg.
       *[other] Dieselbe Taste noch einmal, wenn der Stapel leer ist.
    } Jede andere Taste: nein.
    .braille = { $move ->
        [drop-list] nochmal = o. liste
       *[other] nochmal = ende
    }
WayOut = Zum Beenden: q, oder 0 und Enter.
    .braille = q oder 0: beenden
    .brief = { "" }
AskAfter = Aus. q beendet:
    .braille = aus
UnseenNotUnderstood = Was getippt wurde, bedeutet hier nichts.
    .braille = nicht verstanden
BotThinks = { $seat } denkt nach.
    .braille = { $seat } denkt
AdviceOff = Kein Rat: dieser Tisch spielt ohne.
    .braille = kein rat
ChannelOffered = { $kind ->
        [voice] Kopfhörer
       *[other] Braillezeile
    } für { $you ->
        [yes] dich
       *[no] { $seat }
    }{ $kind ->
        [voice] {""}: Taste gleich zum Hören.
       *[other] .
    }
    .braille = für { $you ->
        [yes] dich
       *[no] { $seat }
    }
ChannelBack = { $kind ->
        [voice] Kopfhörer
       *[other] Braillezeile
    } wieder für alle.
    .braille = für alle
NothingShared = Hier geht nichts von Hand zu Hand. Am Anfang: Option --share display für eine Braillezeile, --share voice für Kopfhörer.
    .braille = nichts geteilt
NothingForBot = Nichts für { $seat }: dort spielt ein Bot.
    .braille = Bot: { $seat }
HandsUnheard = Achtung, nichts kann hier eine Hand geheim sagen für: { $names }. Nimm echte Karten, Option --deck physical, oder reiche eine Braillezeile herum, --share display, oder Kopfhörer, --share voice.
    .braille = geheime hand: echte karten, --share
AskHolder = { $seat }?
    .braille = { $seat }?
choice-display = hier
RuleLine = { $line }
    .braille = { $line }
NoSuchSection = Es gibt keinen Abschnitt { $given }. Die Regeln gehen von 1 bis { $high }.
    .braille = abschnitte 1 bis { $high }
Explained = { $meaning }
    .braille = { $meaning }

StandIn = { $seat }: ein Bot spielt, Stufe { $level ->
        [random] Zufall
        [easy] leicht
        [medium] mittel
        [hard] schwer
        [expert] Experte
       *[other] { $level }
    }.
    .braille = bot für { $seat }
BotDecides = { $seat }: ein Bot entscheidet.
    .braille = bot für { $seat }
HandNotKnown = { $name }: die Karten sind nicht bekannt, kein Bot kann sie spielen.
    .braille = karten unbekannt
FirstTooLate = Wer beginnt, lässt sich nicht mehr ändern: { $lost ->
        [one] ein Zug ginge
       *[other] { $lost } Züge gingen
    } verloren.
    .braille = zu spät, verliert { $lost }
secret = Das ist geheim.
NewsBefore = Vorher:
    .braille = vorher:

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
GameReopened = Dieses Spiel ist zu Ende. Korrigieren mit 0 u, zurücknehmen mit u, Abrechnung mit e.
    .braille = aus: 0 u korrigiert
RoundIsLast = Letzte Runde: Das Spiel endet nach Runde { $round }. Noch einmal dieselben Tasten, und es geht doch weiter.
    .braille = letzte runde
MatchEnded = Spiel zu Ende nach { $rounds ->
        [one] einer Runde
       *[other] { $rounds } Runden
    }.
    .braille = aus: { $rounds } runden
MatchContinues = Das Spiel geht weiter, wie am Anfang vereinbart.
    .braille = spiel geht weiter
NoRoundAfter = Nach dieser Runde folgt keine mehr.
    .braille = keine folgt mehr
CountAsItStands = Es folgt keine Runde. Hier abbrechen und nach jetzigem Stand abrechnen? Dieselben Tasten: ja. Jede andere: nein.
    .braille = so abrechnen?
BrokenOff = Spiel abgebrochen: Es zählen die Punkte bis hierher.
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
OldestNews = Das ist die älteste Ansage.
    .braille = das älteste
NewestNews = Das ist die neueste Ansage.
    .braille = das neueste
DigitsAre = { $digits }.
    .braille = { $digits }
NoVoiceHere = Das Programm spricht hier nicht selbst. Ändere das in deinem Screenreader.
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
CuesAre = Töne vor den Sätzen: { $cues ->
        [yes] an
       *[no] aus
    }.
    .braille = töne { $cues ->
        [yes] an
       *[no] aus
    }
NothingToUndo = Kein Zug zum Zurücknehmen.
    .braille = kein zug zurück
NoPrivateChannel = { $secret }{ $here ->
        [yes] {" "}Hier hören alle mit. Eine eigene Braillezeile zeigt es dir, Option --display-seat.
       *[no] { "" }
    }
    .braille = geheim
ToldInPrivate = Die Antwort kommt vertraulich.
    .braille = vertraulich
CardWanted = Halte eine Karte an den Scanner oder tippe ihre Zahl: Nur du erfährst, welche es ist, und sie wird nicht gespielt.
    .braille = karte, nur für dich
CardTold = Es ist die { $card }.
    .braille = karte { $card }
NotInBox = Das ist keine Karte dieses Spiels.
    .braille = keine karte
AskWhich = Welche Karte:
    .braille = welche karte
CardOfAnotherGame = Kartencode aus einem anderen Spiel: { $game }. Es wurde nichts gespielt.
    .braille = anderes spiel
CardOfAnotherEdition = Kartencode aus einer anderen Ausgabe, { $edition }. Es wurde nichts gespielt.
    .braille = ausgabe { $edition }
BoxUnknown = Kartencode aus einem Spiel, das hier unbekannt ist. Es wurde nichts gespielt.
    .braille = unbekanntes spiel
CardCollected = Die { $card }. Noch { $left }.
    .braille = { $card }, noch { $left }
CardCollectedUnseen = Noch { $left ->
        [one] eine Karte
       *[other] { $left } Karten
    }.
    .braille = noch { $left }
CardsPutBack = Die letzte Karte ist zurückgenommen. Noch { $left }.
    .braille = zurück, noch { $left }
HelpLine = { $keys }: { $meaning }.
    .braille = { $dots } { $meaning }
KeypadPair = { $zeros } { $sign }
    .braille = { $zeros } { $sign }
Text = { $text }
    .braille = { $text }
AgainToConfirm = { $move ->
        [drop-list] Dieselbe Taste noch einmal: ohne Liste weiter.
       *[other] Dieselbe Taste noch einmal, wenn der Stapel leer ist.
    } Jede andere Taste: nein.
    .braille = { $move ->
        [drop-list] nochmal = o. liste
       *[other] nochmal = ende
    }
WayOut = Zum Beenden: Taste q oder 0 und Enter.
    .braille = q oder 0: beenden
    .brief = { "" }
AskAfter = Beenden mit q:
    .braille = aus, q: beenden
UnseenNotUnderstood = Die Eingabe wurde nicht verstanden.
    .braille = nicht verstanden
BotThinks = { $seat } denkt nach.
    .braille = { $seat } denkt
AdviceOff = Kein Rat: An diesem Tisch wird ohne gespielt.
    .braille = kein rat
ChannelOffered = { $kind ->
        [voice] Kopfhörer
       *[other] Braillezeile
    } für { $you ->
        [yes] dich
       *[no] { $seat }
    }{ $kind ->
        [voice] {""}: Drücke das Gleichheitszeichen, um zu hören.
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
NothingShared = Hier wird nichts herumgereicht. Beim Start: Option --share display für eine Braillezeile, --share voice für Kopfhörer.
    .braille = nichts geteilt
NothingForBot = Nichts für { $seat }: Dort spielt ein Bot.
    .braille = Bot: { $seat }
HandsUnheard = Achtung, hier gibt es keine geheimen Handkarten für: { $names }. Drei Auswege: echte Karten mit --deck physical; eine Braillezeile, die herumgeht, mit --share display; Kopfhörer mit --share voice.
    .braille = geheime hand: echte karten, --share
AskHolder = { $seat }?
    .braille = { $seat }?
choice-display = hier
RuleLine = { $line }
    .braille = { $line }
NoSuchSection = Es gibt keinen Abschnitt { $given }. Die Regeln haben die Abschnitte 1 bis { $high }.
    .braille = abschnitte 1 bis { $high }
Explained = { $meaning }
    .braille = { $meaning }

StandIn = Für { $seat } spielt ein Bot, Stufe { $level ->
        [random] Zufall
        [easy] leicht
        [medium] mittel
        [hard] schwer
        [expert] Experte
       *[other] { $level }
    }.
    .braille = bot für { $seat }
BotDecides = Für { $seat } entscheidet ein Bot.
    .braille = bot für { $seat }
HandNotKnown = Die Karten von { $name } sind nicht bekannt, deshalb kann kein Bot sie spielen.
    .braille = karten unbekannt
FirstTooLate = Wer begonnen hat, lässt sich nicht mehr korrigieren: { $lost ->
        [one] Ein Zug ginge
       *[other] { $lost } Züge gingen
    } verloren.
    .braille = zu spät, verliert { $lost }
secret = Das ist geheim.
NewsBefore = Vorher:
    .braille = vorher:

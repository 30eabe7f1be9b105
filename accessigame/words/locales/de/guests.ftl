### Gäste, die an eigenen Geräten spielen

KeyOfTable = Diese Taste gehört der Tastatur des Tisches.
    .braille = nur am Tisch
SeatElsewhere = { $seat } spielt an einem anderen Gerät.
    .braille = { $seat } woanders
TableCorrects = Einen Moment: der Tisch berichtigt einen Eintrag.
    .braille = Tisch berichtigt
TableTypes = Einen Moment: der Tisch tippt, was da liegt.
    .braille = der Tisch tippt
ChoicesFirst = Noch zu wählen: { $seats }. Danach werden die Karten aufgedeckt.
    .braille = zuerst { $seats }
ChoiceTakenBack = { $you ->
        [yes] Deine Karte ist wieder auf der Hand.
       *[no] { $seat } wählt neu.
    }
    .braille = { $you ->
        [yes] auf der Hand
       *[no] { $seat } wählt neu
    }
NoChoiceToTakeBack = Von dir liegt nichts verdeckt.
    .braille = nichts verdeckt
GuestCame = { $you ->
        [yes] Du bist da.
       *[no] { $seat } spielt jetzt an einem anderen Gerät.
    }
    .braille = { $you ->
        [yes] du bist da
       *[no] { $seat } da
    }
GuestBack = { $you ->
        [yes] Du bist wieder da.
       *[no] { $seat } ist wieder da.
    }
    .braille = { $you ->
        [yes] wieder da
       *[no] { $seat } wieder da
    }
GuestGone = { $seat }: keine Verbindung. Der Platz wartet.
    .braille = { $seat } fort
GuestLeft = { $seat } ist gegangen. Der Platz wartet.
    .braille = { $seat } gegangen
ListenerHere = Du hörst zu. Mit q gehst du.
    .braille = du hörst zu
SeatMoved = Du spielst jetzt an einem anderen Gerät.
    .braille = anderes Gerät
SeatLeft = Du bist gegangen. Der Platz wartet, und dein Code öffnet ihn wieder.
    .braille = Platz wartet
ListenerLeft = Du bist gegangen.
    .braille = gegangen
TableClosed = Der Tisch ist geschlossen. Tschüss.
    .braille = geschlossen
DoorsAreShut = Zu viele falsche Codes: niemand kann mehr kommen. 0 o lässt wieder ein.
    .braille = zu: 0 o öffnet
AddressShutOut = Zu viele falsche Codes von einer Adresse: Sie ist ausgesperrt. 0 o lässt sie es wieder versuchen.
    .braille = adresse aus: 0 o
DoorsAreOpenAgain = Gäste können wieder kommen.
    .braille = wieder offen
SeatTaken = { $you ->
        [yes] Du spielst an diesem Gerät.
       *[no] { $seat } spielt an einem anderen Gerät.
    }
    .braille = { $you ->
        [yes] du: hier
       *[no] { $seat } woanders
    }
SeatWaits = { $seat } ist noch nicht da.
    .braille = { $seat } nicht da
SeatHere = { $you ->
        [yes] Du spielst am Tisch.
       *[no] { $seat } spielt am Tisch.
    }
    .braille = { $you ->
        [yes] du: am Tisch
       *[no] { $seat } am Tisch
    }
ListenersHere = { $count ->
        [one] Eine Person hört zu.
       *[other] { $count } Personen hören zu.
    }
    .braille = { $count } hören zu
CodeOf = Der Code für { $seat }: { $spelled }.
    .braille = { $seat } { $code }
NoCodeOf = { $seat } hat keinen Code.
    .braille = { $seat }: kein Code
SeatOfBot = { $seat }: ein Bot spielt so lange.
    .braille = Bot für { $seat }
BotPlaysFor = { $you ->
        [yes] Ein Bot spielt für dich.
       *[no] { $seat }: ein Bot spielt so lange.
    }
    .braille = { $you ->
        [yes] Bot für dich
       *[no] Bot für { $seat }
    }
BotStops = { $you ->
        [yes] Der Bot spielt nicht mehr für dich.
       *[no] { $seat }: der Bot hört auf. Der Platz wartet.
    }
    .braille = { $you ->
        [yes] Bot hört auf
       *[no] { $seat } erwartet
    }
NobodyAway = Hier fehlt niemand.
    .braille = niemand fehlt
PersonHere = { $you ->
        [yes] Du spielst schon.
       *[no] { $seat } spielt: dort braucht es keinen Bot.
    }
    .braille = { $you ->
        [yes] du spielst
       *[no] { $seat } spielt
    }
SeveralAway = Wer? Es fehlen { $seats }. Zum Beispiel 0, die Nummer, dann h.
    .braille = wer? { $seats }
AskLine = Zeile:
    .braille = Zeile:
SaidToAll = { $you ->
        [yes] Du: { $text }
       *[no] { $seat }: { $text }
    }
    .braille = { $you ->
        [yes] du: { $text }
       *[no] { $seat }: { $text }
    }
TableSaid = Der Tisch: { $text }
    .braille = Tisch: { $text }
NothingToSay = Nichts zu sagen. Tippe Doppelpunkt, die Zeile, dann Enter.
    .braille = nichts zu sagen
LineTooLong = Zeile zu lang, nicht gesendet: höchstens { $most } Zeichen.
    .braille = zu lang, max { $most }
TooManyLines = Zu viele Zeilen auf einmal. Diese ist nicht gesendet.
    .braille = warte, nicht weg
CodesLost = Die alten Codes sind nicht lesbar: hier sind neue.
    .braille = neue Codes
CodesNotKept = Codes nicht gesichert: { $path } geht nicht. Nach einem Absturz wären neue nötig.
    .braille = Codes nicht da
LanguageIs = Deutsch ab jetzt.
    .braille = deutsch
ListenersFull = Es hören schon zu viele zu. Bitte versuche es später noch einmal.
    .braille = zu viele hörer
LanguageElsewhere = Die Sprache dieses Geräts steht in seinen eigenen Einstellungen.
    .braille = Sprache: Einst.
LanguageOnPage = Die Sprache wählst du am Ende dieser Seite.
    .braille = Sprache: Seitenende
NobodyInvited = Hier ist niemand eingeladen. Der Befehl host öffnet einen Tisch für Gäste.
    .braille = keine Gäste hier
DoorsOpen = Gäste können zu { $host } kommen, Port { $port }: mit join oder mit ssh.
    .braille = join { $host }:{ $port }
DoorsByNumber = Wo dieser Name nicht gefunden wird: { $number }.
    .braille = { $number }
LinkWithCode = Link zur Seite, mit dem Code: { $address }.
    .braille = { $address }
LineForSsh = Mit ssh: { $command }.
    .braille = { $command }
LineForJoin = Mit diesem Programm: { $command }.
    .braille = { $command }
KeyToCompare = Schlüssel dieses Computers, zum Vergleichen mit dem, den ssh zeigt, SHA256: { $groups }.
    .braille = SHA256 { $groups }
KeyGroup = { $letters }
    .braille = { $text }
capital = großes { $letter }
slash = Schrägstrich
NumberChanged = Dieser Computer hat im Netz jetzt eine andere Nummer: { $number }. 0 o sagt, wie Gäste kommen.
    .braille = jetzt { $number }
DoorsOpenHere = Nur von diesem Computer aus. Die Option --lan öffnet zum Netz.
    .braille = nur dieser Computer
CodeOfListeners = Der Code zum Zuhören: { $spelled }.
    .braille = hören { $code }
DoorTaken = Port { $port } ist belegt. Ist schon ein Tisch offen? Ein anderer Port: { $option } 0.
    .braille = port { $port } belegt
DoorsTogether = Port { $port } kann nicht für beide Türen sein. Ändere --port oder --web-port.
    .braille = port { $port } doppelt
HostNeedsPlayers = Niemand ist genannt. Wer spielt? Zum Beispiel: --players Ana,Ben.
    .braille = --players fehlt
NoSeatForGuests = Niemand kann kommen: Alle anderen Plätze haben Bots.
    .braille = kein platz frei
HereIsBot = { $name } ist ein Bot. Die Option --here braucht einen Menschen.
    .braille = { $name } ist ein Bot
HereIsAway = { $name } kann nicht weit weg und hier sein. Lass --here weg, oder --away.
    .braille = { $name } fern oder hier

# eine Einladung, als Text zum Verschicken
invitation-play = { $name }, komm mit dem Code { $code } an den Tisch, auf einem dieser Wege.
invitation-listen = Komm mit dem Code { $code } zum Zuhören an den Tisch, auf einem dieser Wege.
invitation-page = In einem Browser: { $address }
invitation-ssh = In einem Terminal: { $command }
invitation-join = Mit diesem Programm: { $command }
invitation-number = Wo { $host } nicht gefunden wird, nimm { $number } an seiner Stelle.
invitation-key = Beim ersten Mal zeigen ssh und join den Schlüssel des Computers. Vergleiche ihn: { $fingerprint }

# im Menü
menu-guests = Mit anderen spielen, von anderswo
help-menu-guests = Von anderswo: einen Tisch für Gäste öffnen, oder am Tisch von anderen spielen.
    .braille = von anderswo spielen
ask-guests = Von anderswo spielen?
menu-host-again = Ein Spiel mit Gästen fortsetzen
help-menu-host-again = Weiterspielen: das zuletzt verlassene Spiel öffnet sich den Gästen, nach einem Absturz mit denselben Codes.
    .braille = Spiel mit Gästen
menu-host = Einen Tisch für Gäste öffnen
help-menu-host = Gäste: jeder spielt an einem eigenen Gerät, mit einem Code, den du sagst.
    .braille = Gäste, eigene Geräte
ask-here = Wer spielt an diesem Computer?
here-nobody = Wer kein eigenes Gerät hat
help-command-host =
    { $accessigame } host no-thanks --players Ana,Lea --here Ana: ein Tisch für Gäste.
    Jeder Gast spielt an einem eigenen Gerät, über join, ssh oder im Browser, mit einem Code.
    --here NAME: dieser Computer gehört diesem Spieler, sonst allen.
    --lan: Gäste kommen über das Netz, sonst nur von diesem Computer.
    --port N: wo sie kommen, ohne Option 2222; 0 für irgendeinen.
    --listeners: noch ein Code, für alle, die nur zuhören.
    --invitations DATEI: die Einladungen in einer Datei, für Skripte. --doors ssh,web: die Eingänge.
    --web-port N: der Port der Seite, sonst 8222. --certificate und --key DATEI: über https.
    --qr ORDNER: ein QR-Code und ein Text für jeden Gast, etwa player-2.svg und player-2.txt.
    --resume: das letzte Spiel fortsetzen, oder das von --resume DATEI; nach einem Absturz wieder so offen.
    --away, --box, --cues, --deck, --display, --display-seat, --edition, --first,
    --flash, --grade, --journal, --large, --no-advice, --notation,
    --open-tokens, --pitch, --rate, --rates, --reader, --recall, --rounds,
    --seed, --share, --size, --speech, --starts, --strict-status, --target,
    --target-inclusive, --teach, --time-limit, --typed-hands, --verbosity,
    --voice, --volume: wie bei play.
    Im Spiel sagt 0 o, wer da ist.

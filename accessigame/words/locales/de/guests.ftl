### Gäste, die an eigenen Geräten spielen

KeyOfTable = Diese Taste gilt nur an der Tastatur des Tisches.
    .braille = nur am Tisch
SeatElsewhere = { $seat } spielt an einem anderen Gerät.
    .braille = { $seat } woanders
TableCorrects = Einen Moment: Am Tisch wird eine Eingabe korrigiert.
    .braille = Tisch korrigiert
TableTypes = Einen Moment: Am Tisch wird eingetippt, was da liegt.
    .braille = der Tisch tippt
ChoicesFirst = Es fehlt noch die Wahl von { $seats }. Danach werden die Karten aufgedeckt.
    .braille = zuerst { $seats }
ChoiceTakenBack = { $you ->
        [yes] Deine Karte ist wieder auf der Hand.
       *[no] { $seat } wählt neu.
    }
    .braille = { $you ->
        [yes] auf der Hand
       *[no] { $seat } wählt neu
    }
NoChoiceToTakeBack = Du hast keine verdeckte Karte auf dem Tisch.
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
GuestGone = Keine Verbindung zu { $seat }. Der Platz bleibt reserviert.
    .braille = { $seat } fort
GuestLeft = { $seat } ist gegangen. Der Platz bleibt reserviert.
    .braille = { $seat } gegangen
ListenerHere = Du hörst zu. Mit q gehst du.
    .braille = du hörst zu
SeatMoved = Du spielst jetzt an einem anderen Gerät.
    .braille = anderes Gerät
SeatLeft = Du bist gegangen. Dein Platz bleibt reserviert, mit deinem Code kommst du wieder herein.
    .braille = Platz reserviert
ListenerLeft = Du bist gegangen.
    .braille = gegangen
TableClosed = Der Tisch ist geschlossen. Tschüss.
    .braille = geschlossen
DoorsAreShut = Zu viele falsche Codes: Niemand kommt mehr herein. Mit 0 o lässt du wieder Gäste ein.
    .braille = zu: 0 o öffnet
AddressShutOut = Zu viele falsche Codes von einer Adresse: Sie ist gesperrt. Mit 0 o gibst du sie wieder frei.
    .braille = gesperrt: 0 o
DoorsAreOpenAgain = Gäste können wieder herein.
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
SeatOfBot = Für { $seat } spielt so lange ein Bot.
    .braille = Bot für { $seat }
BotPlaysFor = { $you ->
        [yes] Ein Bot spielt für dich.
       *[no] Für { $seat } spielt so lange ein Bot.
    }
    .braille = { $you ->
        [yes] Bot für dich
       *[no] Bot für { $seat }
    }
BotStops = { $you ->
        [yes] Der Bot spielt nicht mehr für dich.
       *[no] Der Bot für { $seat } hört auf. Der Platz bleibt reserviert.
    }
    .braille = { $you ->
        [yes] Bot hört auf
       *[no] { $seat } erwartet
    }
NobodyAway = Hier fehlt niemand.
    .braille = niemand fehlt
PersonHere = { $you ->
        [yes] Du spielst schon.
       *[no] { $seat } spielt selbst, ein Bot ist nicht nötig.
    }
    .braille = { $you ->
        [yes] du spielst
       *[no] { $seat } spielt
    }
SeveralAway = Für wen? Es fehlen { $seats }. Tippe 0, die Nummer des Spielers, dann h.
    .braille = für wen? { $seats }
AskLine = Nachricht:
    .braille = Nachricht:
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
NothingToSay = Die Nachricht ist leer. Tippe Doppelpunkt, die Nachricht, dann Enter.
    .braille = nachricht leer
LineTooLong = Nachricht zu lang, nicht gesendet: höchstens { $most } Zeichen.
    .braille = zu lang, max { $most }
TooManyLines = Zu viele Nachrichten auf einmal. Diese wurde nicht gesendet.
    .braille = warte, nicht weg
CodesLost = Die bisherigen Codes sind nicht lesbar: Hier sind neue.
    .braille = neue Codes
CodesNotKept = Codes nicht gespeichert: { $path } lässt sich nicht schreiben. Nach einem Absturz wären neue nötig.
    .braille = Codes ungespeichert
LanguageIs = Ab jetzt Deutsch.
    .braille = deutsch
ListenersFull = Es hören schon zu viele zu. Bitte versuche es später noch einmal.
    .braille = zu viele hörer
LanguageElsewhere = Die Sprache dieses Geräts änderst du in seinen eigenen Einstellungen.
    .braille = Sprache: Einst.
LanguageOnPage = Die Sprache wählst du am Ende dieser Seite.
    .braille = Sprache: Seitenende
NobodyInvited = Hier ist niemand eingeladen. Der Befehl host öffnet einen Tisch für Gäste.
    .braille = keine Gäste hier
DoorsOpen = Gäste kommen mit join oder ssh herein: { $host }, Port { $port }.
    .braille = join { $host }:{ $port }
DoorsByNumber = Falls dieser Name nicht gefunden wird: { $number }.
    .braille = { $number }
LinkWithCode = Link zur Seite, mit dem Code: { $address }.
    .braille = { $address }
LineForSsh = Mit ssh: { $command }.
    .braille = { $command }
LineForJoin = Mit diesem Programm: { $command }.
    .braille = { $command }
KeyToCompare = Schlüssel dieses Computers, zum Vergleich mit dem, den ssh zeigt, SHA256: { $groups }.
    .braille = SHA256 { $groups }
KeyGroup = { $letters }
    .braille = { $text }
capital = großes { $letter }
slash = Schrägstrich
NumberChanged = Dieser Computer hat jetzt eine andere Adresse im Netzwerk: { $number }. Mit 0 o hörst du, wie Gäste an den Tisch kommen.
    .braille = jetzt { $number }
DoorsOpenHere = Nur von diesem Computer aus. Die Option --lan öffnet den Tisch für das Netzwerk.
    .braille = nur dieser Computer
CodeOfListeners = Der Code zum Zuhören: { $spelled }.
    .braille = hören { $code }
DoorTaken = Port { $port } ist belegt. Ist schon ein Tisch offen? Ein anderer Port: { $option } 0.
    .braille = port { $port } belegt
DoorsTogether = Port { $port } kann nicht für mehrere Eingänge dienen. Ändere eins davon: { $options }.
    .braille = port { $port } doppelt
HostNeedsPlayers = Wer spielt? Es ist niemand angegeben. Zum Beispiel: --players Ana,Ben.
    .braille = --players fehlt
NoSeatForGuests = Kein Platz für Gäste: Auf allen anderen Plätzen spielen Bots.
    .braille = kein platz frei
HereIsBot = { $name } ist ein Bot. Die Option --here braucht einen Menschen.
    .braille = { $name } ist ein Bot
HereIsAway = { $name } kann nicht gleichzeitig hier und woanders sein. Lass --here oder --away weg.
    .braille = { $name } fern oder hier

# eine Einladung, als Text zum Verschicken
invitation-play = { $name }, komm mit dem Code { $code } an den Tisch, auf einem dieser Wege.
invitation-listen = Komm mit dem Code { $code } zum Zuhören an den Tisch, auf einem dieser Wege.
invitation-page = In einem Browser: { $address }
invitation-ssh = In einem Terminal: { $command }
invitation-join = Mit diesem Programm: { $command }
invitation-number = Wird { $host } nicht gefunden, nimm stattdessen { $number }.
invitation-key = Beim ersten Mal zeigen ssh und join den Schlüssel des Computers. Vergleiche ihn mit diesem: { $fingerprint }

# im Menü
ask-guests = Einen Tisch öffnen oder an einem mitspielen?
ask-here = Wer spielt an diesem Computer?
here-nobody = Wer kein eigenes Gerät hat
help-command-host =
    { $accessigame } host no-thanks --players Ana,Lea --here Ana: ein Tisch für Gäste.
    Jeder Gast spielt an einem eigenen Gerät, über join, ssh oder im Browser, mit einem Code.
    Im Spiel hörst du mit 0 o, wer da ist.

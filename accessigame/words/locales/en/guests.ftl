### Guests who play from devices of their own

KeyOfTable = This key belongs to the table's keyboard.
    .braille = table's key
SeatElsewhere = { $seat } plays from another device.
    .braille = { $seat } elsewhere
TableCorrects = One moment: the table corrects an entry.
    .braille = table corrects
TableTypes = One moment: the table types what lies there.
    .braille = the table types
ChoicesFirst = Still choosing: { $seats }. After that, the cards are turned over.
    .braille = first { $seats }
ChoiceTakenBack = { $you ->
        [yes] Your card is back in your hand.
       *[no] { $seat } chooses again.
    }
    .braille = { $you ->
        [yes] back in hand
       *[no] { $seat } again
    }
NoChoiceToTakeBack = Nothing of yours lies face down.
    .braille = nothing face down
GuestCame = { $you ->
        [yes] You are here.
       *[no] { $seat } plays from another device now.
    }
    .braille = { $you ->
        [yes] you are here
       *[no] { $seat } here
    }
GuestBack = { $you ->
        [yes] You are back.
       *[no] { $seat } is back.
    }
    .braille = { $you ->
        [yes] you are back
       *[no] { $seat } back
    }
GuestGone = { $seat }: no connection. The seat waits.
    .braille = { $seat } gone
GuestLeft = { $seat } has left. The seat waits.
    .braille = { $seat } left
ListenerHere = You listen. Press q to leave.
    .braille = you listen
SeatMoved = You play from another device now.
    .braille = moved
SeatLeft = You have left. The seat waits, and your code opens it again.
    .braille = left, seat waits
ListenerLeft = You have left.
    .braille = left
TableClosed = The table is closed. Goodbye.
    .braille = closed
DoorsAreShut = Too many wrong codes: nobody can come in. 0 o lets guests in again.
    .braille = doors shut: 0 o
AddressShutOut = Too many wrong codes from one address: it is kept out. 0 o lets it try again.
    .braille = address shut out: 0 o
DoorsAreOpenAgain = Guests can come again.
    .braille = doors open
SeatTaken = { $you ->
        [yes] You play from this device.
       *[no] { $seat } plays from another device.
    }
    .braille = { $you ->
        [yes] you: here
       *[no] { $seat } elsewhere
    }
SeatWaits = { $seat } is not here yet.
    .braille = { $seat } not here
SeatHere = { $you ->
        [yes] You play at the table.
       *[no] { $seat } plays at the table.
    }
    .braille = { $you ->
        [yes] you: at the table
       *[no] { $seat } at the table
    }
ListenersHere = { $count ->
        [one] One person listens.
       *[other] { $count } people listen.
    }
    .braille = { $count } listening
CodeOf = The code for { $seat }: { $spelled }.
    .braille = { $seat } { $code }
NoCodeOf = { $seat } has no code.
    .braille = { $seat }: no code
SeatOfBot = { $seat }: a bot plays meanwhile.
    .braille = bot for { $seat }
BotPlaysFor = { $you ->
        [yes] A bot plays for you.
       *[no] { $seat }: a bot plays meanwhile.
    }
    .braille = { $you ->
        [yes] bot for you
       *[no] bot for { $seat }
    }
BotStops = { $you ->
        [yes] The bot no longer plays for you.
       *[no] { $seat }: the bot stops. The seat waits.
    }
    .braille = { $you ->
        [yes] bot stops
       *[no] { $seat } awaited
    }
NobodyAway = Nobody is missing here.
    .braille = nobody missing
PersonHere = { $you ->
        [yes] You play already.
       *[no] { $seat } plays: no bot is needed there.
    }
    .braille = { $you ->
        [yes] you play
       *[no] { $seat } plays
    }
SeveralAway = Who? Missing: { $seats }. For example 0, the number, then h.
    .braille = who? { $seats }
AskLine = Line:
    .braille = line:
SaidToAll = { $you ->
        [yes] You: { $text }
       *[no] { $seat }: { $text }
    }
    .braille = { $you ->
        [yes] you: { $text }
       *[no] { $seat }: { $text }
    }
TableSaid = The table: { $text }
    .braille = table: { $text }
NothingToSay = Nothing to say. Type a colon, the line, then Enter.
    .braille = nothing to say
LineTooLong = Line too long, not sent: { $most } characters at most.
    .braille = too long, max { $most }
TooManyLines = Too many lines at once. This one is not sent.
    .braille = wait, not sent
CodesLost = The codes of before cannot be read: here are new ones.
    .braille = new codes
CodesNotKept = Codes not kept: the disk refuses { $path }. After a crash, guests would need new ones.
    .braille = codes not kept
LanguageIs = English from now on.
    .braille = english
ListenersFull = Too many people are listening already. Please try again later.
    .braille = too many listeners
LanguageElsewhere = The language of this device is in its own settings.
    .braille = language: settings
LanguageOnPage = The language is chosen at the end of this page.
    .braille = language: end of page
NobodyInvited = Nobody is invited here. The command host opens a table to guests.
    .braille = no guests here
DoorsOpen = Guests can come to { $host }, port { $port }: by join, or by ssh.
    .braille = join { $host }:{ $port }
DoorsByNumber = Where that name is not found: { $number }.
    .braille = { $number }
LinkWithCode = Link for a browser, with the code: { $address }.
    .braille = { $address }
LineForSsh = In a terminal: { $command }.
    .braille = { $command }
LineForJoin = With this program: { $command }.
    .braille = { $command }
KeyToCompare = Key of this computer, to compare with what ssh shows, SHA256: { $groups }.
    .braille = SHA256 { $groups }
KeyGroup = { $letters }
    .braille = { $text }
capital = capital { $letter }
slash = slash
NumberChanged = This computer has another number in the network now: { $number }. 0 o tells the ways in.
    .braille = now { $number }
DoorsOpenHere = Only from this computer. With the option --lan they come over the network.
    .braille = this computer alone
CodeOfListeners = The code of those who only listen: { $spelled }.
    .braille = listen { $code }
DoorTaken = Port { $port } is in use. Is a table open already? Another port: { $option } 0.
    .braille = port { $port } in use
DoorsTogether = Port { $port } cannot serve both doors. Change --port or --web-port.
    .braille = port { $port } twice
HostNeedsPlayers = Nobody is named. Who plays? For example: --players Ana,Ben.
    .braille = --players is needed
NoSeatForGuests = Nobody can come: bots have all other seats.
    .braille = no seat for guests
HereIsBot = { $name } is a bot. The option --here needs a person.
    .braille = { $name } is a bot
HereIsAway = { $name } cannot be both far away and here. Leave --here out, or --away.
    .braille = { $name } here or away

# an invitation, as a text to send
invitation-play = { $name }, come to the table with the code { $code }, in one of these ways.
invitation-listen = Come and listen at the table with the code { $code }, in one of these ways.
invitation-page = In a browser: { $address }
invitation-ssh = In a terminal: { $command }
invitation-join = With this program: { $command }
invitation-number = Where { $host } is not found, use { $number } in its place.
invitation-key = The first time, ssh and join show the key of the computer. Compare it: { $fingerprint }

# in the menu
menu-guests = Play with others, from elsewhere
help-menu-guests = From elsewhere: open a table to guests, or play at somebody else's table.
    .braille = play from elsewhere
ask-guests = Play from elsewhere?
menu-host-again = Go on with a game and its guests
help-menu-host-again = Go on: the game that was left last is opened to guests; after a crash with the same codes.
    .braille = game with guests
menu-host = Open a table to guests
help-menu-host = Guests: each plays from a device of their own, with a code that you tell.
    .braille = guests with own devices
ask-here = Who plays at this computer?
here-nobody = Whoever has no device of their own
help-command-host =
    { $accessigame } host no-thanks --players Ana,Lea --here Ana: a table for guests.
    Each guest plays from a device of their own, by join, by ssh or in a browser, with a code.
    --here NAME: this computer is that player's; else it is everybody's.
    --lan: guests come over the network; else from this computer alone.
    --port N: where they come, 2222 if it is left out; 0 for any.
    --listeners: one more code, for people who only listen.
    --invitations FILE: the invitations in a file, for scripts. --doors ssh,web: the ways in.
    --web-port N: where pages come, 8222 if it is left out. --certificate FILE --key FILE: by https.
    --qr FOLDER: a QR code and a text for each guest, such as player-2.svg and player-2.txt.
    --resume: go on with the last game, or that of --resume FILE; after a crash as it was open.
    --away, --box, --cues, --deck, --display, --display-seat, --edition, --first,
    --flash, --grade, --journal, --large, --no-advice, --notation,
    --open-tokens, --pitch, --rate, --rates, --reader, --recall, --rounds,
    --seed, --share, --size, --speech, --starts, --strict-status, --target,
    --target-inclusive, --teach, --time-limit, --typed-hands, --verbosity,
    --voice, --volume: as for play.
    In the game, 0 o tells who is here.

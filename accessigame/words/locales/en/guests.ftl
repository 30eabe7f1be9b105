### Guests who play from devices of their own

KeyOfTable = This key works only on the table's keyboard.
    .braille = table's key
SeatElsewhere = { $seat } is playing on another device.
    .braille = { $seat } elsewhere
TableCorrects = One moment: an entry is being corrected at the table.
    .braille = table corrects
TableTypes = One moment: numbers are being typed in at the table.
    .braille = the table is typing
ChoicesFirst = Still choosing: { $seats }. Then the cards are turned over.
    .braille = first { $seats }
ChoiceTakenBack = { $you ->
        [yes] Your card is back in your hand.
       *[no] { $seat } is choosing again.
    }
    .braille = { $you ->
        [yes] back in hand
       *[no] { $seat } again
    }
NoChoiceToTakeBack = You have no card face down.
    .braille = nothing face down
GuestCame = { $you ->
        [yes] You have joined.
       *[no] { $seat } is now playing on another device.
    }
    .braille = { $you ->
        [yes] you have joined
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
GuestGone = { $seat }: connection lost. The seat is kept.
    .braille = { $seat } gone
GuestLeft = { $seat } has left. The seat is kept.
    .braille = { $seat } left
ListenerHere = You are listening. Press q to leave.
    .braille = listening
SeatMoved = You are now playing on another device.
    .braille = moved
SeatLeft = You have left. Your seat is kept, and your code lets you back in.
    .braille = left, seat kept
ListenerLeft = You have left.
    .braille = left
TableClosed = The table is closed. Goodbye.
    .braille = closed
DoorsAreShut = Too many wrong codes: nobody can join. Press 0 o to let guests in again.
    .braille = doors shut: 0 o
AddressShutOut = Too many wrong codes from one address: it is blocked. Press 0 o to let it try again.
    .braille = address blocked: 0 o
DoorsAreOpenAgain = Guests can join again.
    .braille = doors open
SeatTaken = { $you ->
        [yes] You are playing on this device.
       *[no] { $seat } is playing on another device.
    }
    .braille = { $you ->
        [yes] you: here
       *[no] { $seat } elsewhere
    }
SeatWaits = { $seat } is not here yet.
    .braille = { $seat } not here
SeatHere = { $you ->
        [yes] You are playing at the table.
       *[no] { $seat } is playing at the table.
    }
    .braille = { $you ->
        [yes] you: at the table
       *[no] { $seat } at the table
    }
ListenersHere = { $count ->
        [one] One person is listening.
       *[other] { $count } people are listening.
    }
    .braille = { $count } listening
CodeOf = The code for { $seat }: { $spelled }.
    .braille = { $seat } { $code }
NoCodeOf = { $seat } has no code.
    .braille = { $seat }: no code
SeatOfBot = { $seat }: a bot is playing for now.
    .braille = bot for { $seat }
BotPlaysFor = { $you ->
        [yes] A bot is playing for you.
       *[no] { $seat }: a bot is playing for now.
    }
    .braille = { $you ->
        [yes] bot for you
       *[no] bot for { $seat }
    }
BotStops = { $you ->
        [yes] The bot has stopped playing for you.
       *[no] { $seat }: the bot has stopped. The seat is kept.
    }
    .braille = { $you ->
        [yes] bot stops
       *[no] { $seat } awaited
    }
NobodyAway = Nobody is missing.
    .braille = nobody missing
PersonHere = { $you ->
        [yes] You are already playing.
       *[no] { $seat } is playing: no bot is needed.
    }
    .braille = { $you ->
        [yes] you are playing
       *[no] { $seat } is playing
    }
SeveralAway = For whom? Missing: { $seats }. Type 0, the player's number, then h.
    .braille = for whom? { $seats }
AskLine = Message:
    .braille = message:
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
NothingToSay = Nothing to send. Type a colon, your message, then Enter.
    .braille = nothing to send
LineTooLong = Message too long, not sent: { $most } characters at most.
    .braille = too long, max { $most }
TooManyLines = Too many messages at once. This one was not sent.
    .braille = wait, not sent
CodesLost = The previous codes cannot be read: here are new ones.
    .braille = new codes
CodesNotKept = Codes not saved: { $path } could not be written. After a crash, guests would need new ones.
    .braille = codes not saved
LanguageIs = English from now on.
    .braille = english
ListenersFull = Too many people are listening already. Please try again later.
    .braille = too many listeners
LanguageElsewhere = The language of this device is set in its own settings.
    .braille = language: settings
LanguageOnPage = You can choose the language at the end of this page.
    .braille = language: end of page
NobodyInvited = This table is not open to guests. To open one, use the command host.
    .braille = no guests here
DoorsOpen = Guests can connect to { $host }, port { $port }, with join or ssh.
    .braille = join { $host }:{ $port }
DoorsByNumber = If that name is not found: { $number }.
    .braille = { $number }
LinkWithCode = Link for a browser, with the code: { $address }.
    .braille = { $address }
LineForSsh = In a terminal: { $command }.
    .braille = { $command }
LineForJoin = With this program: { $command }.
    .braille = { $command }
KeyToCompare = This computer's key, to compare with what ssh shows, SHA256: { $groups }.
    .braille = SHA256 { $groups }
KeyGroup = { $letters }
    .braille = { $text }
capital = capital { $letter }
slash = slash
NumberChanged = This computer has a new address on the network: { $number }. Press 0 o to hear how to join.
    .braille = now { $number }
DoorsOpenHere = Only from this computer. The option --lan lets guests join over the network.
    .braille = this computer alone
CodeOfListeners = The code for people who only listen: { $spelled }.
    .braille = listen { $code }
DoorTaken = Port { $port } is in use. Is a table already open? For another port: { $option } 0.
    .braille = port { $port } in use
DoorsTogether = Port { $port } cannot be used for several ways in. Change one of these: { $options }.
    .braille = port { $port } twice
HostNeedsPlayers = No players are named. Who plays? For example: --players Ana,Ben.
    .braille = --players is needed
NoSeatForGuests = No guest can join: bots have all the other seats.
    .braille = no seat for guests
HereIsBot = { $name } is a bot. The option --here needs a person.
    .braille = { $name } is a bot
HereIsAway = { $name } cannot be both far away and here. Leave out --here or --away.
    .braille = { $name } here or away

# an invitation, as a text to send
invitation-play = { $name }, join the table with the code { $code }, in one of these ways.
invitation-listen = Come and listen to the game with the code { $code }, in one of these ways.
invitation-page = In a browser: { $address }
invitation-ssh = In a terminal: { $command }
invitation-join = With this program: { $command }
invitation-number = If { $host } is not found, use { $number } instead.
invitation-key = The first time, ssh and join show the computer's key. Compare it with this one: { $fingerprint }

# in the menu
ask-guests = Open a table, or join one?
ask-here = Who plays at this computer?
here-nobody = Anyone without a device of their own
help-command-host =
    { $accessigame } host no-thanks --players Ana,Lea --here Ana: a table for guests.
    Guests play on their own devices, with a code: by join, by ssh or in a browser.
    During the game, press 0 o to hear who is here.

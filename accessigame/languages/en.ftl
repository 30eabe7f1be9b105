### The words of accessigame in English.
### Each sentence is short, its important word first; .braille is the form for a display.

language-name = English

## Numbers and lists

minus = minus { $number }
    .braille = -{ $number }
run-span = { $low } to { $high }
and-list = { $first } and { $last }
seat-number = player { $number }
# numbers that sound alike, from 1 to 104
look-alikes = 13 30, 14 40, 15 50, 16 60, 17 70, 18 80, 19 90
spelled = , { $digits }
spelled-one = , one digit

## The game: No Thanks!

game-no-thanks = No Thanks!

RoundOpened = { $rounds ->
        [1] New game.
       *[other] Round { $round } of { $rounds }.
    } { $tokens } tokens each. { $you ->
        [yes] You start.
       *[no] { $seat } starts.
    }
    .braille = { $rounds ->
        [1] { "" }
       *[other] r{ $round }{ " " }
    }{ $tokens } tokens, { $seat } starts
CardTurned = Card { $card }{ $spelled }.
    .braille = { $card }
TurnBegan = { $you ->
        [yes] Your turn
       *[no] { $seat }'s turn
    }: { $card }, { $pot ->
        [0] no token
        [one] 1 token
       *[other] { $pot } tokens
    }.
    .braille = { $you ->
        [yes] your turn
       *[no] { $seat }'s turn
    }
MustTake = { $you ->
        [yes] You must take { $card }: you have no token left.
       *[no] { $seat } must take { $card }: no token left.
    }
    .braille = { $you ->
        [yes] you must take
       *[no] { $seat } must take
    }
TokenLaid = { $you ->
        [yes] You pass
       *[no] { $seat } passes
    }: { $pot ->
        [one] 1 token
       *[other] { $pot } tokens
    } on { $card }.
    .braille = { $you ->
        [yes] you pass
       *[no] { $seat } passes
    } { $pot }
CardTaken = { $card } for { $you ->
        [yes] you
       *[no] { $seat }
    }, { $pot ->
        [0] without a token
        [one] with 1 token
       *[other] with { $pot } tokens
    }.
    .braille = { $you ->
        [yes] you take
       *[no] { $seat } takes
    } { $card } +{ $pot }
RunGrew = Run { $run } for { $you ->
        [yes] you
       *[no] { $seat }
    }.
    .braille = run { $run }
RoundEnded = Round over. Tokens are counted.
    .braille = round { $round } over
PileEndedEarly = Pile empty after { $turned ->
        [one] { $turned } card
       *[other] { $turned } cards
    }: the round ends here.
    .braille = pile empty, { $turned } cards
PlayerScored = { $you ->
        [yes] You
       *[no] { $seat }
    }: { $part } in cards, minus { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }: { $score }.
    .braille = { $you ->
        [yes] you
       *[no] { $seat }
    } { $score }
TotalStands = { $you ->
        [yes] You
       *[no] { $seat }
    }, total { $total }.
    .braille = { $you ->
        [yes] you
       *[no] { $seat }
    } total { $total }
Winner = { $you ->
        [yes] You win
       *[no] { $seat } wins
    } with { $total }.
    .braille = { $you ->
        [yes] you win
       *[no] { $seat } wins
    }
SharedWin = Tie: { $seats } win together with { $total }.
    .braille = tie { $seats }
CardOpen = Card { $card }, { $pot ->
        [0] no token
        [one] 1 token
       *[other] { $pot } tokens
    }. { $you ->
        [yes] Your turn.
       *[no] { $seat }'s turn.
    }
    .braille = { $card } +{ $pot } { $you ->
        [yes] your turn
       *[no] { $seat }'s turn
    }
CardAwaited = Next card: { $you ->
        [yes] you turn it up.
       *[no] { $seat } turns it up.
    }
    .braille = { $you ->
        [yes] you turn
       *[no] { $seat } turns
    }
CardsLeft = { $left ->
        [0] Pile empty.
        [one] 1 card left in the pile.
       *[other] { $left } cards left in the pile.
    }
    .braille = pile { $left }
CardsHeld = { $you ->
        [yes] Your cards
       *[no] { $seat }
    }: { $runs }. They count { $part }.
    .braille = { $you ->
        [yes] you
       *[no] { $seat }
    } { $runs }
NothingHeld = { $you ->
        [yes] You have no card.
       *[no] { $seat }: no card.
    }
    .braille = { $you ->
        [yes] you
       *[no] { $seat }
    } none
TokensHeld = { $tokens ->
        [0] You have no token left.
        [one] You have 1 token.
       *[other] You have { $tokens } tokens.
    }
    .braille = tokens { $tokens }
TokensOpen = { $you ->
        [yes] You
       *[no] { $seat }
    }: { $tokens ->
        [0] no token
        [one] 1 token
       *[other] { $tokens } tokens
    }.
    .braille = { $you ->
        [yes] you
       *[no] { $seat }
    } tokens { $tokens }
PartStands = { $you ->
        [yes] You
       *[no] { $seat }
    }: { $part } in cards.
    .braille = { $you ->
        [yes] you
       *[no] { $seat }
    } { $part }
OwnScore = With your tokens: { $score }.
    .braille = with tokens { $score }
TakeCosts = Taking { $card }: { $change } in cards, minus { $pot ->
        [one] { $pot } token
       *[other] { $pot } tokens
    }. All in all { $net }.
    .braille = taking = { $net }
CountOf = { $you ->
        [yes] Your count.
       *[no] { $seat }'s count.
    }
    .braille = count { $seat }
CardCounted = { $card }: counts { $card }.
    .braille = { $card }
RunCounted = { $run }: counts { $counts }.
    .braille = { $run }: { $counts }
PartCounted = Together: { $part }.
    .braille = together { $part }
TokensCounted = Minus { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }: { $score }.
    .braille = -{ $tokens }: { $score }
NoRoundCounted = No round is over yet: tokens are still secret.
    .braille = no round over
PileCheck = { $entered ->
        [one] { $entered } card
       *[other] { $entered } cards
    } entered, of { $expected }.
    .braille = { $entered } of { $expected }
CountHeld = { $you ->
        [yes] In front of you
       *[no] In front of { $seat }
    }: { $count ->
        [0] no card
        [one] 1 card
       *[other] { $count } cards
    }.
    .braille = { $seat } { $count }
CardsUnseen = Never seen: { $cards }.
    .braille = unseen { $cards }
PileShort = Missing: { $missing ->
        [one] 1 card
       *[other] { $missing } cards
    }. Count the cards in front of everybody. One more than said here: it was not entered, u goes back. All is right: too many cards were put away.
    .braille = { $missing } missing, count
PileOver = The pile must be empty now. A card is left: count the cards in front of everybody. If all is right, one card too few was put away: put it in the box, the score is good.
    .braille = pile empty? else count
AskDecision = { $card } +{ $pot }?
    .braille = { $card } +{ $pot }
AskCard = Card no { $number }:
    .braille = card no { $number }
AskFirst = Who starts?
    .braille = who starts
NoSuchEdition = { $given }: there is no such edition. There are: { $known }.
    .braille = editions { $known }
WrongPlayers = { $given ->
        [one] 1 player
       *[other] { $given } players
    }: edition { $edition } is for { $low } to { $high }.
    .braille = { $low } to { $high } players
WrongOption = { $option } cannot be { $given }. The game has not begun.
    .braille = { $option }: not { $given }
NotACard = { $given } is not a card. Cards go from { $low } to { $high }. Nothing has changed.
    .braille = { $given } no, { $low } to { $high }
CardAlreadySeen = { $card } has been seen: { $you ->
        [yes] it lies in front of you
       *[no] it lies in front of { $seat }
    }. Nothing has changed.
    .braille = { $card } is { $seat }'s
NoTokenLeft = { $you ->
        [yes] You have
       *[no] { $seat } has
    } no token left: { $card } must be taken, key t.
    .braille = no token: t
CardFirst = First the card: type the number that was read, then Enter.
    .braille = first the card
DecisionFirst = Card { $card } awaits { $you ->
        [yes] your answer
       *[no] { $seat }'s answer
    }: t to take, p to pass.
    .braille = { $card }: t or p
NotYourTurn = { $you ->
        [yes] It is your turn.
       *[no] It is { $seat }'s turn.
    }
    .braille = { $seat }'s turn
PlayerFirst = Who starts? Type the player's number, from 1 to { $players }.
    .braille = who starts 1 to { $players }
GameIsOver = The game is over.
    .braille = game over
NoSuchQuestion = { $given }: no answer to that in this game.
    .braille = no answer
CardTwice = { $card } is given twice. There is one of each card.
    .braille = { $card } twice
WrongTokens = { $given } tokens: there are { $high } in the box.
    .braille = { $high } tokens at most

## Asking, answering

lead = Well.
page-more = More, Enter:
default-name = Me
choice-take = t
choice-refuse = p
GameKept = Game kept: { $path }. To go on: accessigame resume.
    .braille = game kept
GameNotKept = Goodbye.
    .braille = goodbye
GameResumed = The game goes on, { $moves ->
        [one] 1 move made
       *[other] { $moves } moves made
    }.
    .braille = goes on, { $moves } moves
TornLine = The last line of the journal was cut. Nothing that was announced is lost.
    .braille = line cut, nothing lost
MovesUndone = { $count ->
        [one] 1 move undone
       *[other] { $count } moves undone
    }.
    .braille = undone { $count }
NothingNew = Nothing new since your turn.
    .braille = nothing new
NothingSaid = There is nothing to repeat.
    .braille = nothing to repeat
NothingToUndo = There is no move to undo.
    .braille = nothing to undo
NoPrivateChannel = That is a secret, and everybody listens here. A braille display of your own shows it: option --display-seat.
    .braille = secret
ToldInPrivate = The answer is on the private display.
    .braille = in private
HelpLine = { $key }: { $meaning }.
    .braille = { $key } { $meaning }
AgainToConfirm = The same key again ends the round here. Any other key: no.
    .braille = again = end
AskAfter = Over. q leaves:
    .braille = over
SeatUnknown = There is no player { $given }. Numbers go from 1 to { $high }.
    .braille = players 1 to { $high }
KeyUnknown = Key { $given } does nothing here. h tells the keys.
    .braille = h = help
LineUnknown = "{ $given }" is not understood. Type help.
    .braille = type help
MoveRejected = Move { $number } of the journal is against the rules. The file is unchanged.
    .braille = move { $number } refused
UnknownGame = { $given }: unknown game. There are: { $known }.
    .braille = games { $known }
UnknownLanguage = { $given }: unknown language. There are: { $known }.
    .braille = languages { $known }
UnknownBot = { $given }: unknown level. There are: { $known }.
    .braille = levels { $known }
SettingsUnreadable = The settings cannot be read: { $path }. The defaults are used. Mend or remove that file.
    .braille = settings unreadable
JournalMissing = No readable journal of this name: { $path }.
    .braille = no journal
JournalEmpty = { $path } is no journal: its first line cannot be read.
    .braille = no journal
JournalDamaged = Line { $line } of { $path } is damaged. The file is unchanged.
    .braille = line { $line } damaged
JournalBusy = Another program is playing this game: { $path }.
    .braille = journal busy
JournalExists = This file exists: { $path }. Nothing is overwritten; choose another name.
    .braille = file exists
JournalUnwritable = The journal cannot be written: { $path }. Check the space and the rights.
    .braille = journal unwritten

## Keys and words

key-dot = dot
key-space = space
key-plus = plus
key-star = star
key-dash = minus
key-slash = slash
key-question = question mark
help-take = take the card
help-refuse = pass, and lay a token
help-empty = the pile is empty, or the number of cards is wrong
help-repeat = repeat; 2 r repeats the one before
help-since = what changed since my turn
help-turn = whose turn
help-my-cards = my cards; 2 c those of player 2
help-my-tokens = my tokens, in private
help-table = the whole table
help-scores = the scores
help-explain = explain my score; 2 e that of player 2
help-costs = what taking costs
help-help = this help
help-undo = undo my last move
help-quit = leave, the game is kept
words-take = take yes
words-refuse = pass refuse no
words-empty = empty pile
words-repeat = repeat again
words-since = since news what
words-turn = turn who
words-my-cards = cards my-cards
words-my-tokens = tokens my-tokens chips
words-table = table status
words-scores = scores score
words-explain = explain why count
words-costs = cost costs
words-help = help
words-undo = undo back
words-quit = quit exit leave

## Braille

UnknownNotation = { $given }: unknown braille notation. There are: { $known }.
    .braille = notations { $known }
BrailleMissing = No braille: liblouis is not installed. On Debian, install python3-louis. The game goes on in text.
    .braille = no liblouis
BrailleLibraryUnusable = No braille: ACCESSIGAME_LIBLOUIS names { $path }, which is missing or is not liblouis. The game goes on in text.
    .braille = liblouis unusable
BrailleNotReal = The module louis in { $path } is not that of liblouis. It is passed over; uninstall it.
    .braille = false louis
BrailleTablesMissing = No braille: the tables of liblouis are missing in { $folder }. On Debian, install liblouis-data. A path with a comma does not work.
    .braille = no tables
NotationBroken = Notation { $notation } is broken: liblouis cannot read the table { $table }. Choose another notation.
    .braille = { $notation } broken
NotSixDots = Cell { $place } has dots { $dots }; paper takes only six. Choose french, ueb or german.
    .braille = 8 dots, cell { $place }
NotDots = { $given } does not name dots. Example: 146-156, and 0 for a blank cell.
    .braille = dots? { $given }
BrailleReady = Braille: liblouis { $version }, { $binding ->
        [module] through Debian's module
       *[library] called directly
    }, tables in { $tables }.
    .braille = liblouis { $version }
BrailleSpelled = { $text }: { $cells }, dots { $dots }.
    .braille = { $text }
BrailleAsBrf = In BRF: { $brf }
    .braille = { $brf }

## Labels

CardUnclear = { $given }: size of a card unclear. Width, then height in millimetres, such as 56x87.
    .braille = card? e.g. 56x87
CardTooSmall = The card is too small for the label { $number }: { $missing } mm are missing in { $side ->
        [width] width
       *[height] height
    }.
    .braille = { $number }: { $missing } mm missing
CardTooLarge = The card is { $excess } mm larger than the paper { $paper } in { $side ->
        [width] width
       *[height] height
    }.
    .braille = { $excess } mm too large
NotForEmbossers = { $notation } has 8 dots, an embosser has 6. Take --notation { $six }.
    .braille = 8 dots: { $six }
LabelSpelled = { $number }: dots { $dots }. On an English labeller: { $letters }.
    .braille = { $number }: { $dots }
PatternSpelled = { $figure }: { $longs ->
        [0] { $shorts ->
            [0] one dot, or a wide and shallow notch
            [one] 1 short
           *[other] { $shorts } short
        }
       *[other] { $shorts ->
            [0] 1 long
            [one] 1 long, 1 short
           *[other] 1 long, { $shorts } short
        }
    }.
    .braille = { $figure }: { $longs } long { $shorts } short
LabelsWritten = { $labels } labels in { $paths }.
    .braille = { $labels } labels
ScaleToCheck = 100 mm; dots { $standard }
    .braille = 100 mm
PageOf = Page { $page } of { $pages }
    .braille = page { $page }

labels-advice =
    Advice.
    Never emboss the card itself: the relief is felt and seen on its back, and the card is marked.
    Stick on a clear label, or put a clear film into a sleeve.
    Every card gets the same thickness in the same place.
    A card with two faces cannot have relief in one place on both: shift one, or take a sleeve.
    The ridge or the cut corner tells bottom or top; keep the number sign as well.
    Print at 100 %, and check the line of 100 mm with a ruler.
labels-bars =
    Raised bars, without braille.
    The bars are above one long line: the line is at the bottom.
    Each figure is a group; a long bar is 5, a short one is 1.
labels-notches =
    Notches, without braille.
    The notches are in the top edge, from the left; the top right corner is cut off.
    Each figure is a group; a deep notch is 5, a small one is 1.
    A notch is seen from the back: cover the draw pile, or take the bars.

## The drill

DrillBegins = { $count ->
        [one] 1 question
       *[other] { $count } questions
    }. q ends it. Dots are typed so: 6-146.
    .braille = { $count } questions
WhichCard = Which card? { $cells }
    .braille = { $cells }
WhichCells = { $number }: which dots?
    .braille = dots of { $number }?
DrillRight = { $number }, right.
    .braille = right
CardIs = No, { $number }: { $cells }, dots { $dots }.
    .braille = no, { $number }
DrillEnds = { $right } right of { $asked }.
    .braille = { $right } of { $asked }
DrillMissed = To learn: { $missed }.
    .braille = to learn { $missed }

## Displays and ports

DisplayUnclear = { $given }: display unclear. Example: baum:/dev/ttyUSB0. There are: { $known }.
    .braille = display unclear
DisplayUnknown = { $given }: unknown display. There are: { $known }.
    .braille = displays { $known }
DisplaySizes = { $given } cells: there is no such display. There are: { $known }.
    .braille = cells { $known }
DisplayReady = Display { $model }, { $cells } cells.
    .braille = display { $cells }
DisplayLost = Display lost: { $port }. The game goes on; it is looked for.
    .braille = display lost
DisplayBack = Display found again: { $model }, { $cells } cells.
    .braille = display is back
DisplaySilent = No display answers on { $port }. Check the cable and the model; it is looked for.
    .braille = display silent
PortMissing = No port { $port }. Check the cable; it is looked for.
    .braille = no port
PortDenied = Port denied: { $port }. Join the group { $group }, then log in again.
    .braille = group { $group }
PortHeld = { $program } has the port { $port } already.
    .braille = { $program } has the port
PortBusy = Another program has the port { $port }.
    .braille = port busy
PortNotSerial = { $port } is no serial port.
    .braille = no serial port
PortFailed = The port { $port } fails, error { $code }. It is tried again.
    .braille = error { $code }
LinkUnwritable = The link { $path } cannot be made. Choose another name.
    .braille = no link
EmulatorReady = Emulated display { $name }, { $cells } cells, on { $port }. Type a key, dots 125, route 5, unplug, replug or quit.
    .braille = emulated { $cells }
EmulatorKeyUnknown = { $given }: no key of this display. There are: { $known }.
    .braille = key? { $given }
EmulatorCellUnknown = { $given }: no cell. Cells go from 1 to { $cells }.
    .braille = cells 1 to { $cells }

## The voice

NoSynthesiser = No voice: { $name } does not start. On Debian, install libespeak-ng1. The game goes on in text.
    .braille = no voice
NoVoice = No voice for the language { $language }. The game goes on in text.
    .braille = no voice { $language }
NoPlayer = No sound: { $program } is not installed. On Debian, install alsa-utils. The game goes on in text.
    .braille = no sound
NoSoundDevice = No sound: no sound device opens. The game goes on in text; it is tried again.
    .braille = no sound
SpeechFailed = A sentence could not be spoken. Key r repeats it.
    .braille = sentence not spoken

## The command line

UnknownCommand = { $given }: unknown command. There are: { $known }.
    .braille = commands { $known }
UnknownOption = { $given }: unknown option for { $command }. Try accessigame { $command } --help.
    .braille = unknown option
OptionUnclear = { $option } wants a value, just one.
    .braille = { $option }: value?
BadChoice = { $option } cannot be { $given }. Possible: { $known }.
    .braille = { $option }: { $known }
BadNumber = { $option } cannot be { $given }. Possible: a number from { $low } to { $high }.
    .braille = { $option } { $low } to { $high }
ArgumentMissing = Something is missing after { $command }. Try accessigame { $command } --help.
    .braille = incomplete
PlayersUnclear = { $given }: players unclear. Example: Ana,Ben:bot,Lea; each name once.
    .braille = players unclear
PlayerUnknown = { $given } is not at the table. There are: { $known }.
    .braille = players { $known }
NoGameToResume = No game to go on with in { $path }.
    .braille = no game
GameWasOver = This game is over: { $path }. To hear it again: accessigame replay.
    .braille = game over
NumbersUnclear = { $given }: these are not cards. Example: 3 7 8 10.
    .braille = not cards
SectionUnknown = There is no section { $given }. Sections go from 1 to { $high }.
    .braille = sections 1 to { $high }
FolderUnwritable = Nothing can be written in { $path }.
    .braille = cannot write
Demonstration = Demonstration: nobody types, three bots play No Thanks!
    .braille = demonstration
GamesSimulated = { $games } games in { $seconds } seconds.
    .braille = { $games } games
SeatSimulated = { $seat }, { $bot }: mean { $mean }, wins { $wins }.
    .braille = { $seat } { $mean }
SettingsSaved = Settings kept: { $path }.
    .braille = settings kept
SettingsNotSaved = The settings hold for now, but cannot be kept: { $path }.
    .braille = settings not kept
AnswerUnclear = "{ $given }" is not understood. Type a number from { $low } to { $high }.
    .braille = number { $low } to { $high }
AskNumber = From 1 to { $high }:
    .braille = 1 to { $high }
AskText = Answer:
    .braille = answer
TerminalIs = { $keys ->
        [yes] Keyboard: single keys, plain lines.
       *[no] Input from a pipe: lines in, plain lines out.
    }
    .braille = { $keys ->
        [yes] keyboard
       *[no] pipe
    }
ProgramIs = accessigame { $version }, with Python { $python }.
    .braille = version { $version }
FolderIs = Games are kept in { $path }.
    .braille = games kept
SpeechWorks = Voice: found, and the sound opens. Setting: { $mode }.
    .braille = voice found
SpeechIsOff = Voice: the program does not speak itself. Setting: { $mode }.
    .braille = voice { $mode }
NoDisplaySet = Braille display: none. To name one: --display baum:PORT.
    .braille = no display
PortFound = { $port }: { $description }.
    .braille = { $port }
PortPlain = { $port }: serial port.
    .braille = { $port }
NoPortFound = No serial port.
    .braille = no port
KeyFelt = Keys: { $keys }.
    .braille = { $keys }
RoutingFelt = Routing { $cell }.
    .braille = routing { $cell }

ask-language = Langue ? Language? Sprache?
ask-speech = Who speaks? The answer is kept.
speech-self = The program speaks itself
speech-reader = My screen reader speaks
speech-off = Nobody: text and braille only
default-number = Just Enter: { $number }.
default-text = Just Enter: { $text }.
menu = What would you like?
menu-play = New game
menu-resume = Go on with the last game
menu-rules = Read the rules
menu-settings = Change the settings
menu-doctor = Check the installation
menu-leave = Leave
none = none
ask-display = Which braille display? For example baum:/dev/ttyUSB0.
ask-notation = Which braille notation?
ask-game = Which game?
ask-players = Who plays? Names with commas; a bot: Ben:bot.
ask-deck = Which cards?
deck-shuffled = The program deals
deck-physical = Real cards, I type the numbers

help-command-menu =
    accessigame: card games by ear and by touch.
    accessigame alone opens a numbered menu.
    play GAME: a new game.
    resume: go on with the last game.
    replay FILE: hear a game again.
    score GAME CARDS: explain a score.
    rules GAME: the rules.
    braille TEXT: the dots of a text.
    labels GAME: labels for real cards.
    drill GAME: practise reading the cards.
    display: braille displays.
    simulate GAME: games between bots.
    doctor: check the installation.
    --lang fr, en or de: the language, everywhere.
    Each command has its help: accessigame play --help.
help-command-play =
    accessigame play no-thanks: a new game.
    --players Ana,Ben:bot,Lea: the players; bot, random, easy or medium for a bot.
    --edition 2020 or 2004.
    --deck shuffled: the program deals. --deck physical: real cards.
    --rounds N: how many rounds. --starts random or rotate: who starts the later ones.
    --first NAME: who starts. --open-tokens: open tokens.
    --seed N: the same cards again.
    --speech self, reader or off: who speaks.
    --display baum:PORT: a braille display. --display-seat NAME: it is that player's alone.
    --notation NAME: the braille. --rate N: words a minute.
    --journal FILE: where to keep the game.
    In the game, h tells the keys.
help-command-resume =
    accessigame resume: go on with the last game.
    accessigame resume FILE: go on with that one.
    --speech, --display, --display-seat, --notation, --rate: as for play.
help-command-replay =
    accessigame replay FILE: say every event of a game.
    The name - reads the standard input.
    --json: one object for another program.
help-command-score =
    accessigame score no-thanks "3 7 8 10" --tokens 8: explain the score.
help-command-rules =
    accessigame rules no-thanks: the rules, section by section.
    accessigame rules no-thanks 3: section 3.
help-command-braille =
    accessigame braille TEXT: the text, its braille signs, its dots.
    --notation NAME: french, french-compact, ueb, german, german-compact, british-compact, us-compact.
help-command-labels =
    accessigame labels no-thanks: labels for the real cards, told one by one.
    --format brf or pef: for an embosser. svg or pdf: a drawing at true scale.
    --out FILE: where to write; - writes to the standard output.
    --notation french, ueb or german: the notation, of 6 dots on paper.
    --standard marburg-medium, nls, ada or australia: the size of the braille.
    --card 56x87: the card, in millimetres. --paper a4 or letter.
    --corner top-left, top-right, bottom-left or bottom-right.
    --both-corners: in the opposite corner too, upside down.
    --print: large figures beside the braille.
    --mark ridge: a line under the number. cut: a corner cut off.
    --mark cell: a sign instead of the number sign. none: nothing.
    --mirror: for slate and stylus, seen from behind.
    --sheet tape: strips, --tape 9.5 or 12.7, with their dots.
    --sheet bars or notches: a code without braille, with its key.
    --width 40 --length 25: the page of the embosser.
    --form-feed between, after or none: how pages end.
help-command-drill =
    accessigame drill no-thanks: practise reading the cards in braille.
    The program shows cells and asks for the card, or the other way round.
    A mistake comes back soon; q ends it and sums up.
    --way cells: from cells to the card. number: the other way. both: both.
    --notation NAME: the braille. --count N: how many questions.
    --display baum:PORT: on a braille display. --seed N: the same questions.
help-command-display =
    accessigame display ports: the serial ports.
    accessigame display check baum:PORT: try a display.
    accessigame display emulate baum --cells 40 --link NAME: an emulated display on an emulated port.
help-command-simulate =
    accessigame simulate no-thanks: games between bots.
    --players N --bots random,medium --games N --seed N --edition E.
    --journals FOLDER: keep the games. --json: for another program.
help-command-doctor =
    accessigame doctor: check keyboard, voice, sound, braille and display.
    --json: for another program.

## The rules, in our words

rules-no-thanks-1 =
    1. The aim.
    Every card you take costs points.
    In the end the lowest total wins.
rules-no-thanks-2 =
    2. What is in the box.
    33 cards, 3 to 35, one of each.
    55 tokens, all alike.
rules-no-thanks-3 =
    3. Setting up.
    The cards are shuffled, and 9 go into the box unseen.
    The other 24 are the draw pile.
    With 3, 4 or 5 players, 11 tokens each.
    With 6 players 9 tokens, with 7 players 7 tokens, in the 2020 edition.
    The 2004 edition is for 3 to 5.
    How many tokens each has is secret.
    The first player is drawn by lot.
rules-no-thanks-4 =
    4. Playing.
    One card lies open before everybody.
    On your turn you pass or you take.
    Pass: you lay one of your tokens on the card, and the next player is asked.
    Take: the card is yours, with all its tokens.
    Then you turn the next card up, and you decide first again.
    So your turn lasts until you lay a token.
rules-no-thanks-5 =
    5. Without a token.
    Who has no token left must take, even the card just turned up.
rules-no-thanks-6 =
    6. Runs.
    Cards that follow each other are a run, for example 14, 15, 16.
    A run counts only its lowest card: here 14.
    So a card that fills a gap may lower your total.
rules-no-thanks-7 =
    7. The end.
    The round ends when the last card of the pile is taken.
    Everybody counts runs and single cards, then takes off 1 point a token.
    The total may be below zero.
    A tie is won together.
rules-no-thanks-8 =
    8. Several rounds.
    You may play several rounds: totals are added up.
    The first player is drawn anew for each round, or goes round the table.
rules-no-thanks-9 =
    9. With real cards.
    Each card gets a label in braille; the tokens need nothing.
    Somebody turns the card up and reads the number; it is typed.
    The program knows neither the pile nor the 9 cards put away.
    If the pile ends too early or too late, key x helps to find out why.

### The game: Titus

GameOpened = New game, { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    } in the pile, victory card { $victory } on top. { $you ->
        [yes] You start.
       *[no] { $seat } starts.
    }
    .braille = { $tokens } tokens, { $you ->
        [yes] you start
       *[no] { $seat } starts
    }
TopShown = { $card }{ $spelled_within } on the pile.
    .braille = pile { $card }
TurnStarts = { $you ->
        [yes] Your turn
       *[no] { $seat }'s turn
    }: { $top ->
        [0] pile empty
       *[other] { $top } on the pile
    }.
    .braille = { $you ->
        [yes] your turn
       *[no] { $seat }'s turn
    } { $top }
    .brief = { $you ->
        [yes] Your turn
       *[no] { $seat }'s turn
    }{ $top ->
        [0] : pile empty.
       *[other] : { $top }.
    }
    .full = { TurnStarts } Key k reads the list.
TokenDrawn = { $face } for { $you ->
        [yes] you
       *[no] { $seat }
    }, from the pile.
    .braille = { $you ->
        [yes] you draw
       *[no] { $seat } draws
    } { $face }
    .brief = { $face } for { $you ->
        [yes] you
       *[no] { $seat }
    }.
LastToken = It is the last token: the game ends with this turn.
    .braille = last token
PileShortEnded = Pile empty after { $drawn ->
        [one] 1 token
       *[other] { $drawn } tokens
    }: the game ends with this turn.
    .braille = pile empty after { $drawn }
ListDropped = The list is dropped: other tokens may come.
    .braille = no list
ExchangeGiven = { $you ->
        [yes] You exchange
       *[no] { $seat } exchanges
    } { $given }.
    .braille = { $you ->
        [yes] you exchange
       *[no] { $seat } exchanges
    } { $given }
ExchangeTaken = { $you ->
        [yes] You get it, and give
       *[no] { $seat } gets it, and gives
    } { $token }.
    .braille = { $you ->
        [yes] you
       *[no] { $seat }
    } +{ $given } -{ $token }
TokenStolen = { $you ->
        [yes] You steal
       *[no] { $seat } steals
    } { $face } from card { $victory }.
    .braille = { $you ->
        [yes] you steal
       *[no] { $seat } steals
    } { $face }
StackRobbed = Left on { $you ->
        [yes] your
       *[no] { $seat }'s
    } card { $victory }: { $count ->
        [0] nothing
       *[other] { $run }
    }.
    .braille = { $victory }: { $count ->
        [0] bare
       *[other] { $run }
    }
TokenFlipped = Flipped: { $was } before, { $face } now.
    .braille = { $was } becomes { $face }
LaidAlone = { $face } alone for { $you ->
        [yes] you
       *[no] { $seat }
    }.
    .braille = { $you ->
        [yes] you
       *[no] { $seat }
    } { $face } alone
LaidInGroup = { $face } makes the group { $run } for { $you ->
        [yes] you
       *[no] { $seat }
    }.
    .braille = group { $run }
TurnGoesOn = { $you ->
        [yes] You may
       *[no] { $seat } may
    } go on, { $left ->
        [one] 1 more token
       *[other] { $left } more tokens
    }.
    .braille = go on { $left }
    .full = { TurnGoesOn } Key k reads the list.
TurnUnlimited = { $you ->
        [yes] You may
       *[no] { $seat } may
    } go on, without a limit.
    .braille = { $you ->
        [yes] go on, no limit
       *[no] { $seat } no limit
    }
    .full = { TurnUnlimited } Key k reads the list.
GroupsJoined = Group { $run } for { $you ->
        [yes] you
       *[no] { $seat }
    }.
    .braille = { $you ->
        [yes] group
       *[no] { $seat } joins
    } { $run }
RunConverted = Victory card { $victory } for { $you ->
        [yes] you
       *[no] { $seat }
    }, with { $run }. { $following ->
        [0] It was the last one. From now on, a run of four or more stays and counts 6.
       *[other] Next is { $following }.
    }
    .braille = { $victory } to { $you ->
        [yes] you
       *[no] { $seat }
    }: { $run }{ $following ->
        [0] , last: runs 6
       *[other] { "" }
    }
NoLongerLowest = { $you ->
        [yes] You are
       *[no] { $seat } is
    } no longer alone behind: no more tokens this turn.
    .braille = no more tokens
OnlyFree = No more tokens. { $you ->
        [yes] You may
       *[no] { $seat } may
    } still join or convert.
    .braille = join, convert
    .full = { OnlyFree } Key k reads the list.
TurnEnded = { $you ->
        [yes] You stop
       *[no] { $seat } stops
    }.
    .braille = { $you ->
        [yes] you stop
       *[no] { $seat } stops
    }
GameEnded = The pile is used up. Points are counted.
    .braille = end, points
SeatScored = { $you ->
        [yes] You
       *[no] { $seat }
    }: { $part } in cards{ $runs ->
        [0] { "" }
        [one] , plus 1 run: { $score }
       *[other] , plus { $runs } runs: { $score }
    }.
    .braille = { $you ->
        [yes] you
       *[no] { $seat }
    } { $score }
TieCounted = Tie: { $you ->
        [yes] you
       *[no] { $seat }
    }, { $tokens ->
        [0] no token
        [one] 1 token
       *[other] { $tokens } tokens
    } on the victory cards.
    .braille = { $you ->
        [yes] you
       *[no] { $seat }
    } tokens { $tokens }
TakeTop = Please take { $face } off the pile, without flipping it.
    .braille = take { $face }
SwapTokens = Please give { $given } to { $you ->
        [yes] yourself
       *[no] { $seat }
    }, and take and flip { $token }.
    .braille = flip { $token }, for { $given }
TakeOff = Please take { $face } off victory card { $victory } and flip it.
    .braille = { $face } off { $victory }, flip
LayAlone = Please put { $face } in front of { $seat }, alone.
    .braille = put { $face } alone
LayGrouped = Please put { $face } in front of { $seat }: the group becomes { $run }.
    .braille = put { $face }: { $run }
LayTogether = Please join { $run } with { $upper } in front of { $seat }.
    .braille = { $run } with { $upper }
LayOnVictory = Please give victory card { $victory } to { $seat }, with { $run } on it.
    .braille = { $victory } to { $seat }: { $run }
AskTop = Top of the pile:
    .braille = pile
AskFlip = { $was } flipped:
    .braille = { $was } flipped
AskAction = { $top }, what to do?
    .braille = pile { $top }
AskPlace = { $face }, where to?
    .braille = { $face } where
AskFree = What else to do?
    .braille = what else
PlayersBetween = { $given ->
        [one] 1 player
       *[other] { $given } players
    }: this game is for { $low } to { $high }.
    .braille = { $low } to { $high } players
DeckItemUnclear = "{ $given }" is no token. Example: 8/10.
    .braille = token? { $given }
DeckSideWrong = { $given }: numbers go from { $low } to { $high }.
    .braille = { $given } no, { $low } to { $high }
DeckCountWrong = { $given }: after x comes how many tokens, { $low } to { $high }.
    .braille = { $given } no, x{ $low } to { $high }
DeckSidesApart = { $given }: the two sides differ by { $apart } at most.
    .braille = { $given }: apart { $apart }
DeckNotDealt = With these tokens the program cannot deal: it needs both sides of each, { $high } tokens at most. With real tokens, add --deck physical.
    .braille = add --deck physical
DeckTooLong = { $given } tokens in the list: there must be 1 to { $high }.
    .braille = 1 to { $high } tokens
DeckSize = Note: { $given ->
        [one] 1 token
       *[other] { $given } tokens
    } in the list, not { $expected }.
    .braille = { $given } tokens, not { $expected }
DeckMissing = Note, missing from the list: { $tokens }.
    .braille = missing { $tokens }
DeckMore = Note, too many in the list: { $tokens }.
    .braille = too many { $tokens }
VictoryTwice = Victory card { $card } is given twice. Each is there once.
    .braille = { $card } twice
NotAVictoryCard = { $given } is no victory card. They go from { $low } to { $high }.
    .braille = { $given } no, { $low } to { $high }
WrongRuns = { $given } runs: there cannot be more than { $high }.
    .braille = { $high } runs at most
TopAwaited = First the number on the pile: type it, then Enter.
    .braille = the pile first
FlipAwaited = First the back of { $was }: type the number that shows, then Enter.
    .braille = flip { $was } first
NotAFace = { $given } is on no token. Numbers go from { $low } to { $high }. Nothing has changed.
    .braille = { $given } no, { $low } to { $high }
TopUsedUp = By the list, no { $face } is left in the pile. Read it again; if it is right, key x drops the list.
    .braille = no { $face } in list
FlipTooFar = Behind { $was } there is no { $given }: only { $low } to { $high }. Nothing has changed.
    .braille = { $given } no, { $low } to { $high }
FlipSeenOtherwise = Behind this { $was } another number than { $given } was seen. Read it again, or go back with u.
    .braille = { $given } no: saw another
FlipUsedUp = By the list, no token { $was } and { $given } is left. Read it again; if it is right, key x drops the list.
    .braille = no { $was }/{ $given } in list
ActionAwaited = { $you ->
        [yes] Your turn
       *[no] { $seat }'s turn
    }: draw, steal, join, convert or stop. Key k reads the list.
    .braille = { $you ->
        [yes] you
       *[no] { $seat }
    } to choose
PlaceAwaited = First { $you ->
        [yes] lay
       *[no] { $seat } lays
    } { $face }. Key k reads the list.
    .braille = lay { $face } first
TokenFirst = First { $you ->
        [yes] take
       *[no] { $seat } takes
    } a token: nobody passes a whole turn. Key k reads the list.
    .braille = a token first
NoTokenAnyMore = No more tokens in this turn for { $you ->
        [yes] you
       *[no] { $seat }
    }: join, convert or stop. Key k reads the list.
    .braille = no more tokens
NoExchangeNow = { $face } was flipped: it is laid, and not exchanged again.
    .braille = lay { $face }
NotToExchange = An exchange takes only a token that already lay alone in front of another player. Key k reads the list.
    .braille = not to exchange
NoneIndependent = No other player has a token alone: nothing to exchange.
    .braille = no token alone
StealsOwn = Card { $victory } is your own: one steals from others only. Key k reads the list.
    .braille = { $victory } is yours
NothingToSteal = Nothing to steal from card { $given }. Key k reads the list.
    .braille = nothing on { $given }
NotTouching = { $face } does not fit there: only on a { $low } or under a { $high }, at the end of a group. Key k reads the list.
    .braille = { $face } not there
NotConsecutive = These two do not follow on each other in your reserve. Key k reads the list.
    .braille = not consecutive
GroupTooShort = Too short: at least { $least } grouped tokens are needed. Key k reads the list.
    .braille = too short, min { $least }
GroupWhole = The group { $run } is converted as a whole, never in part. Key k reads the list.
    .braille = whole { $run }
NoVictoryLeft = No victory card is left. Runs stay, and count 6 at the end.
    .braille = no victory card left
NoSuchChoice = { $given } is not in the list, which has { $high ->
        [one] 1 line
       *[other] { $high } lines
    }. Key k reads the list.
    .braille = { $given } no, 1 to { $high }
LineShared = Type { $count ->
        [2] { $low } or { $high }
       *[other] a number from { $low } to { $high }
    }. { $offers }.
    .braille = type { $count ->
        [2] { $low } or { $high }
       *[other] { $low } to { $high }
    }, { $offers }
SeveralFit = { $given }: several fit. Key k reads the list.
    .braille = several fit
PileStands = Pile: { $left ->
        [0] empty
        [one] 1 token
       *[other] { $left } tokens
    }{ $top ->
        [0] { "" }
       *[other] , { $top } on top
    }.
    .braille = pile { $top }, { $left } left
VictoryStands = { $victory ->
        [0] No victory card left.
       *[other] Victory card { $victory } to win.
    }
    .braille = victory { $victory }
InHand = { $you ->
        [yes] You hold
       *[no] { $seat } holds
    } { $face }.
    .braille = { $you ->
        [yes] you hold
       *[no] { $seat } holds
    } { $face }
NumberAwaited = { $was ->
        [0] Which number is on the pile?
       *[other] { $was } is flipped: which number shows?
    }
    .braille = { $was ->
        [0] pile?
       *[other] { $was } flipped?
    }
AloneHeld = Alone in front of { $you ->
        [yes] you
       *[no] { $seat }
    }: { $runs }.
    .braille = { $you ->
        [yes] you
       *[no] { $seat }
    } alone { $runs }
GroupsHeld = Groups in front of { $you ->
        [yes] you
       *[no] { $seat }
    }: { $runs }.
    .braille = { $you ->
        [yes] you
       *[no] { $seat }
    } { $runs }
ReserveEmpty = { $you ->
        [yes] Your reserve is
       *[no] { $seat }'s reserve is
    } empty.
    .braille = { $you ->
        [yes] you
       *[no] { $seat }
    } nothing
NoVictory = { $you ->
        [yes] You have
       *[no] { $seat } has
    } no victory card.
    .braille = { $you ->
        [yes] you
       *[no] { $seat }
    } 0 cards
VictoryHeld = { $you ->
        [yes] Your
       *[no] { $seat }'s
    } card { $victory }, { $top ->
        [0] bare
       *[other] with { $run }, { $top } on top
    }.
    .braille = { $victory } { $you ->
        [yes] you
       *[no] { $seat }
    }: { $top ->
        [0] bare
       *[other] { $run }
    }
CatchingUp = { $you ->
        [yes] You alone have
       *[no] { $seat } alone has
    } the fewest victory cards: the turn has no limit.
    .braille = no limit
BackRecalled = In front of { $you ->
        [yes] you
       *[no] { $seat }
    }, behind { $token }: { $back }.
    .braille = { $you ->
        [yes] you
       *[no] { $seat }
    } { $token } back { $back }
NothingRecalled = No known back on the table.
    .braille = no known back
RecallOff = Backs are yours to remember: the table did not choose help.
    .braille = no recall
ReckoningOf = { $you ->
        [yes] Your score
       *[no] { $seat }'s score
    }, step by step.
    .braille = score { $you ->
        [yes] you
       *[no] { $seat }
    }
VictoryCounted = { $count ->
        [0] No victory card: 0.
        [one] Victory card { $cards }: { $part }.
       *[other] Victory cards { $cards }: { $part }.
    }
    .braille = cards { $part }
RunsCounted = { $runs ->
        [0] No run
        [one] 1 run
       *[other] { $runs } runs
    } in the reserve: { $bonus }. In all { $score }.
    .braille = runs { $bonus }, total { $score }
TokensTold = { $drawn ->
        [0] No token
        [one] 1 token
       *[other] { $drawn } tokens
    } drawn, of { $expected }.
    .braille = { $drawn } of { $expected }
ReserveCounted = In front of { $you ->
        [yes] you
       *[no] { $seat }
    }: { $count ->
        [0] no token
        [one] 1 token
       *[other] { $count } tokens
    }, and { $stacked ->
        [0] none
        [one] 1
       *[other] { $stacked }
    } on the victory cards.
    .braille = { $you ->
        [yes] you
       *[no] { $seat }
    } { $count } +{ $stacked }
TopMissing = { $missing ->
        [one] 1 token is
       *[other] { $missing } tokens are
    } missing from the pile. If it is empty, the token in the hand is the last.
    .braille = missing { $missing }
ListDoubted = If your tokens are not those of the list, it can be dropped.
    .braille = drop the list?
NothingToCheck = Nothing to put right here.
    .braille = nothing to do
AdviceBasis = Exact by the list and by what lies open{ $recall ->
        [yes] , and by all sides seen
       *[no] {""}
    }.
    .braille = exact, { $recall ->
        [yes] sides seen
       *[no] open sides
    }
ChancesUnknown = Without a full list, no chances are known.
    .braille = no chances known
ReserveTakes = { $you ->
        [yes] Your reserve
       *[no] { $seat }'s reserve
    } takes { $faces }.
    .braille = takes { $faces }
SureExchanges = Sure to group, exchanged with { $you ->
        [yes] you
       *[no] { $seat }
    }: { $offers }.
    .braille = sure { $you ->
        [yes] you
       *[no] { $seat }
    } { $offers }
SureThefts = Sure to group, stolen from { $you ->
        [yes] you
       *[no] { $seat }
    }: { $offers }.
    .braille = sure steal { $you ->
        [yes] you
       *[no] { $seat }
    } { $offers }
PossibleExchanges = May group, exchanged with { $you ->
        [yes] you
       *[no] { $seat }
    }: { $offers }.
    .braille = may { $you ->
        [yes] you
       *[no] { $seat }
    } { $offers }
PossibleThefts = May group, stolen from { $you ->
        [yes] you
       *[no] { $seat }
    }: { $offers }.
    .braille = may steal { $you ->
        [yes] you
       *[no] { $seat }
    } { $offers }
NeverGroups = Cannot group, from { $you ->
        [yes] you
       *[no] { $seat }
    }: { $offers }.
    .braille = never { $you ->
        [yes] you
       *[no] { $seat }
    } { $offers }
BackOdds = An unknown { $face } hides { $offers }.
    .braille = behind { $face }: { $offers }
EndingCertain = Certain: { $points } { $points ->
        [one] point
       *[other] points
    }{ $win ->
        [alone] {" "}and the win
        [shared] , a shared win
       *[no] , no win
    }.
    .braille = certain { $points } { $win ->
        [alone] wins
        [shared] shared
       *[no] loses
    }
EndingLikely = { $percent ->
        [100] A certain win, { $whole }{ $tenths ->
            [0] {""}
           *[other] .{ $tenths }
        } points on average.
       *[other] At best { $whole }{ $tenths ->
            [0] {""}
           *[other] .{ $tenths }
        } points on average, and a { $percent } % chance to win.
    }
    .braille = mean { $whole }{ $tenths ->
        [0] {""}
       *[other] .{ $tenths }
    } win { $percent }%
EndingMove = { $move }.
    .braille = { $move }
DrawChoice = { $number }: draw { $face }.
    .braille = { $number } draw { $face }
StealChoice = { $number }: steal { $face } from { $seat }, card { $victory }.
    .braille = { $number } steal { $face } of { $victory } { $seat }
StealChoices = { $number }: steal from { $seat }, { $offers }.
    .braille = { $number } steal { $seat } { $offers }
AloneChoice = { $number }: lay { $face } alone.
    .braille = { $number } alone
GroupChoice = { $number }: group { $group }.
    .braille = { $number } group { $group }
GroupChoices = { $number }: other groups, { $offers }.
    .braille = { $number } groups { $offers }
ExchangeChoice = { $number }: exchange with { $seat } for { $face }.
    .braille = { $number } exchange { $seat } { $face }
ExchangeChoices = { $number }: exchange with { $seat } for one of these, { $offers }.
    .braille = { $number } exchange { $seat } { $offers }
JoinChoice = { $number }: join into { $group }.
    .braille = { $number } join { $group }
JoinChoices = { $number }: join, { $offers }.
    .braille = { $number } join { $offers }
ConvertChoice = { $number }: convert into card { $victory }: { $group }.
    .braille = { $number } card { $victory }: { $group }
ConvertChoices = { $number }: convert into card { $victory }, { $offers }.
    .braille = { $number } card { $victory }: { $offers }
StopChoice = { $number }: stop.
    .braille = { $number } stop
TokenNamed = { $face }
    .braille = { $face }
RunNamed = { $run }
    .braille = { $run }
StackTopNamed = { $face } from card { $victory }
    .braille = { $face } of { $victory }
Offered = { $number }: { $what }
    .braille = { $number }: { $what }
CameFrom = flipped, from { $you ->
        [yes] you
       *[no] { $seat }
    }
    .braille = of { $you ->
        [yes] you
       *[no] { $seat }
    }
NeverTurned = never flipped
    .braille = new
WithToken = with { $face } from { $you ->
        [yes] you
       *[no] { $seat }
    }
    .braille = { $face } of { $you ->
        [yes] you
       *[no] { $seat }
    }
NoneTurned = no token flipped
    .braille = new
LaidOnTop = with { $upper } on top
    .braille = below { $upper }
OfAge = laid { $place ->
        [1] first
        [2] second
        [3] third
       *[other] { $place }th
    }
    .braille = no { $place }
LookAlikes = Look alike, in front of { $you ->
        [yes] you
       *[no] { $seat }
    }: { $tokens }.
    .braille = { $you ->
        [yes] you
       *[no] { $seat }
    } alike { $tokens }
LookAlike = { $what }
    .braille = { $what }

game-titus = Titus
labels-single-titus = victory card

## What is agreed on, and what is learnt

BoxUnreadable = No list to read in { $given }. A file, or: { $known }.
    .braille = list? { $given }
NothingLearnt = No list learnt for { $game }. Play with real tokens and --box none.
    .braille = nothing learnt
ListLearnt = List learnt, { $sides ->
        [one] { $sides } side known
       *[other] { $sides } sides known
    }. Next time, --box learnt.
    .braille = learnt: { $sides } sides
ListNotKept = The list learnt could not be kept in { $path }.
    .braille = list not kept
ask-box = Which tokens?
box-derived = the derived list, 54 tokens
box-none = none, I learn the tokens
box-learnt = the list learnt in earlier games
box-file = my list, in a file
box-typed = my list, I type it
ask-file = Which file?
ask-list = The tokens, such as 8/10, 8/9 x2:

## The game that explains itself

lesson-titus-GameOpened = The aim: gather tokens that follow each other, such as 5, 6, 7, 8. Four or more win a victory card, which counts its number. The highest total wins.
lesson-titus-TurnStarts = In a turn, you draw the token on the pile, or steal one from a victory card of another player.
lesson-titus-AskAction = Key t draws. The question mark tells the list of what you may do. Type the number of the line, or of the choice in it, such as 21, then Enter.
lesson-titus-TokenDrawn = Each token has a number on both sides. The other side is unknown, and at most 2 away: behind an 8 is 6, 7, 8, 9 or 10.
lesson-titus-TopShown = The number on top of the pile is open to all before it is drawn. Nobody looks below.
lesson-titus-AskPlace = Lay the token alone, and you take no other one in this turn. Lay it with those that it follows, and you may take another one. Or exchange it for a token that lies alone in front of another player: that one is flipped, and its other side may fit you better. The question mark tells the list.
lesson-titus-ExchangeGiven = In an exchange, the token drawn goes to another player, and one that lay alone there comes back. That pays if the side below may fit.
lesson-titus-ExchangeTaken = The drawn token lies alone in front of the other player now. The one that comes in its place is flipped at once, and then laid.
lesson-titus-TokenFlipped = Both sides of this token are known now. Remember them: it is flipped again when somebody takes it.
lesson-titus-LaidAlone = After a token laid alone, no other one is taken in this turn. Others may take it in an exchange, until its owner groups it.
lesson-titus-LaidInGroup = A group grows at its two ends, and is never split. Nobody can take a token out of it.
lesson-titus-TurnGoesOn = After a grouped token, one may take another, three in a turn at most, or stop.
lesson-titus-TurnUnlimited = The only player with the fewest victory cards has no limit of three tokens: the turn goes on until a token is laid alone.
lesson-titus-GroupsJoined = In your turn, except with a token in hand, you may join your own tokens and groups as often as you like.
lesson-titus-AskTop = To set up: the victory cards are a pile, 18 on top and 7 at the bottom. Shuffle the tokens, turn half of them over and shuffle again: they are the draw pile, and nobody looks below. Nobody starts with tokens. Read the number on top of the pile, type it, then Enter.
lesson-titus-AskFlip = Turn the token over, type the number that shows now, then Enter. It is at most 2 away from the one before.

lesson-titus-RunConverted = A run of four or more is converted as a whole. It is worth its victory card, but others may steal from it.
lesson-titus-ConvertChoice = Converting is free, and you need not do it. Nobody can take a token out of a group, but the next victory card is worth less.
lesson-titus-TokenStolen = Instead of drawing, one may steal the highest token on a victory card of another player. It is flipped, and then laid. The card stays with its owner.
lesson-titus-StackRobbed = The tokens on victory cards count only in a tie: whoever has more of them wins.
lesson-titus-NoLongerLowest = A player with as many victory cards as another one has the limit of three tokens again.
lesson-titus-OnlyFree = You take no other token in this turn. You may still join and convert, and to stop hands the turn on.
lesson-titus-AskFree = The question mark tells what you may still join or convert. Key p stops.
lesson-titus-TurnEnded = After a grouped token, anybody may stop, with key p.
lesson-titus-LastToken = Whoever holds the last token may still lay or exchange it, join and convert. Nobody else has another turn.
lesson-titus-PileShortEnded = The real pile had fewer tokens than were agreed on, so the game ends as with the last token.
lesson-titus-ListDropped = The list said which tokens there are. Without it, each number from 1 to 19 may come, and no chances are known.
lesson-titus-GameEnded = Victory cards count their numbers. A run of four or more that nobody has converted counts 6.
lesson-titus-SeatScored = Star repeats the scores, e explains your count.
lesson-titus-TieCounted = In a tie, more tokens on victory cards win. Stolen ones no longer count.

## The rules, in our words

rules-titus-1 =
    1. The aim.
    You gather tokens whose numbers follow on each other.
    Four or more can be converted into a victory card.
    At the end, the highest total wins.
rules-titus-2 =
    2. The material.
    54 tokens, with a number from 1 to 19 on each side.
    The two sides of a token differ by 2 at most, or are equal.
    The face is the side that shows; the back is unknown until the token is flipped.
    12 victory cards, from 7 to 18.
rules-titus-3 =
    3. Setting up.
    From 2 to 4 play, clockwise.
    The victory cards are an open pile, 18 on top and 7 at the bottom.
    The tokens are shuffled, and turned at random: they are the draw pile.
    The number on the pile is public, and nobody looks below.
    Nobody starts with tokens.
rules-titus-4 =
    4. The reserve.
    In front of you, a token lies alone, or in a group of consecutive numbers.
    A group grows at its bottom or its top, never in the middle.
    One token may link two neighbours, such as 7 between 5, 6 and 8.
    Equal numbers never go together.
    A group is never split again.
rules-titus-5 =
    5. Drawing.
    You take the top token, and the next number shows.
    You lay it in front of you, alone or grouped.
    Or you exchange it: it goes alone to another player, and you take a token that lay alone there.
    The token taken is flipped at once, and then laid in front of you, alone or grouped.
rules-titus-6 =
    6. Stealing.
    Instead of drawing, you may steal the highest token of a run on another player's victory card.
    It is flipped, and then laid in front of you, alone or grouped.
    The other keeps the card, even when it is bare.
rules-titus-7 =
    7. The turn.
    A grouped token lets you take another one, up to three in a turn.
    A token laid alone ends your turn.
    If you alone have the fewest victory cards, there is no limit.
    You may stop after a grouped token.
rules-titus-8 =
    8. Joining and converting.
    In your turn, except with a token in hand, you may join your groups and tokens as often as you like.
    A group of four or more may go, as a whole, on the top victory card, which is yours then.
    Nothing is added to it later.
    After the last victory card, a group of four or more stays in front of you and counts 6 at the end.
    This does not count as taking a token.
rules-titus-9 =
    9. The end.
    The game ends with the last token of the pile, which may still be used.
    Add up your victory cards, and 6 for each run of four or more still in front of you.
    In a tie, the tokens on victory cards are counted.
    If it is still a tie, you win together.
rules-titus-10 =
    10. With real tokens.
    Write the numbers in braille on both sides.
    Somebody types the number on the pile, and at each flip the number that shows.
    The program does not know the backs, and checks what is possible.

## Keys and words

help-number-titus = the line of this number in the list; with real tokens, the number that was read
    .braille = line, or token read
help-take-titus = draw
help-refuse-titus = stop after a grouped token
    .braille = stop
help-empty-titus = the pile is empty, or the list of tokens is wrong
    .braille = pile empty
help-my-cards-titus = my reserve; 2 c that of player 2
    .braille = my reserve
help-my-tokens-titus = my victory cards
help-costs-titus = the list of what I may do
    .braille = what I may do
help-where-titus = the backs seen before, if the table chose so
    .braille = backs seen

words-lay = place put
words-alone = single
words-exchange = swap
words-steal = rob
words-convert = score-run
words-join = merge group
words-draw = pick
words-stop = end-turn
ask-extra-titus = How many complete runs are left in the reserve?
tie-titus = A tie: now count the tokens on victory cards; the most of them win.
    .braille = tie: count tokens

# buttons of the page of guests
page-my-cards-titus = My reserve
page-my-tokens-titus = My victory cards
page-costs-titus = What I may do
page-where-titus = Backs seen before

# buttons of moves
Draws = Draw { $token }
    .braille = draw { $token }
LaysAlone = Lay { $token } alone
    .braille = { $token } alone
Groups = Group { $group }
    .braille = group { $group }
Exchanges = Exchange with { $seat } for { $token }
    .braille = exchange { $seat } { $token }
Steals = Steal from { $seat }: { $token }
    .braille = steal { $seat } { $token }
Joins = Join into { $group }
    .braille = join { $group }
Converts = Convert into card { $victory }: { $group }
    .braille = card { $victory }: { $group }
Stops = End the turn
    .braille = stop

## The exercises

ahead-titus = about { $points ->
        [one] 1 point
       *[other] { $points } points
    } more than the best other choice
    .braille = { $points } points
question-titus-group-on = Which choice surely lets you take another token in this turn?
    .braille = one more token?
reason-titus-group-on = Grouping 8, 9. After a grouped token you may take another; laid alone, it was your last.
    .braille = group 8 9
question-titus-both-ways = Which choice alone makes a run that can be converted?
    .braille = which converts?
reason-titus-both-ways = 6 to 10: the 8 fits both groups at once. On one of them alone, it makes a run of three.
    .braille = 8 joins both
question-titus-known-back = Ana's 7 was your 8 before it was flipped. Which choice surely gives you a token that groups?
    .braille = Ana's 7 was an 8
reason-titus-known-back = The exchange for 7. It is flipped, is 8 again, and fits your 9. Behind 18 nothing is sure.
    .braille = 7 becomes 8
question-titus-look-alikes = Ana has 7 twice. The flipped one was your 8. Which choice surely gives you a token that groups?
    .braille = which 7 was the 8?
reason-titus-look-alikes = The 7 that is flipped. It becomes 8 again, and fits your 9. The other may be 5, 6, 7 or 9.
    .braille = flipped 7 becomes 8
question-titus-fewest-cards = You want to draw again and to convert in this turn. What comes first?
    .braille = what comes first?
reason-titus-fewest-cards = Drawing. Once you convert, you have as many victory cards as Ana, and after three tokens you take no more.
    .braille = draw, then convert
question-titus-steal = Which choice surely gives you a token that groups?
    .braille = sure to group?
reason-titus-steal = Stealing 14. Behind it is 12 to 16, and each of them fits one of your tokens. The 3 fits none.
    .braille = 14: all backs fit
question-titus-last-token = The pile is empty. Which choice is worth more?
    .braille = what is worth more?
reason-titus-last-token = Converting: the victory card counts 18. A run left in the reserve counts only 6.
    .braille = 18, not 6

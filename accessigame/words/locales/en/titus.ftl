### The game: Titus

GameOpened = New game: { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    } in the pile, first victory card { $victory }. { $you ->
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
       *[other] { $top }
    }.
    .braille = { $you ->
        [yes] your turn
       *[no] { $seat }'s turn
    } { $top }
    .brief = { $you ->
        [yes] You
       *[no] { $seat }'s turn
    }{ $top ->
        [0] : pile empty
       *[other] , { $top }
    }.
    .full = { $you ->
        [yes] Your turn
       *[no] { $seat }'s turn
    }: { $top ->
        [0] pile empty
       *[other] { $top } on the pile
    }. Press k for the list.
TokenDrawn = { $face } for { $you ->
        [yes] you
       *[no] { $seat }
    }.
    .braille = { $you ->
        [yes] you draw
       *[no] { $seat } draws
    } { $face }
    .full = { $you ->
        [yes] You draw
       *[no] { $seat } draws
    } { $face }.
LastToken = This is the last token: the game ends after this turn.
    .braille = last token
PileShortEnded = Pile empty after { $drawn ->
        [one] 1 token
       *[other] { $drawn } tokens
    }: the game ends after this turn.
    .braille = pile empty after { $drawn }
ListDropped = The list no longer applies: other tokens may come up.
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
        [yes] You lose { $token }, get { $given }.
       *[no] { $seat } loses { $token }, gets { $given }.
    }
    .braille = { $you ->
        [yes] you
       *[no] { $seat }
    } +{ $given } -{ $token }
    .brief = { $you ->
        [yes] You { $token } for { $given }.
       *[no] { $seat } { $token } for { $given }.
    }
    .full = { $you ->
        [yes] You get it and give
       *[no] { $seat } gets it and gives
    } { $token }.
TokenStolen = { $you ->
        [yes] You steal
       *[no] { $seat } steals
    } { $face } from card { $victory }.
    .braille = { $you ->
        [yes] you steal
       *[no] { $seat } steals
    } { $face }
StackRobbed = { $you ->
        [yes] You lose { $face } from your card { $victory }.
       *[no] { $seat } loses { $face } from card { $victory }.
    }
    .braille = { $you ->
        [yes] you
       *[no] { $seat }
    } -{ $face } of { $victory }
    .brief = { $you ->
        [yes] You
       *[no] { $seat }
    } { $face } of { $victory }.
    .full = Left on { $you ->
        [yes] your
       *[no] { $seat }'s
    } card { $victory }: { $count ->
        [0] nothing
       *[other] { $run }
    }.
TokenFlipped = { $same ->
        [yes] { $was } stays { $face }
       *[no] { $was } becomes { $face }
    }.
    .braille = { $was } { $same ->
        [yes] stays
       *[no] becomes
    } { $face }
    .full = Flipped: { $same ->
        [yes] { $face } again
       *[no] { $was } before, { $face } now
    }.
LaidAlone = { $face } alone for { $you ->
        [yes] you
       *[no] { $seat }
    }.
    .braille = { $you ->
        [yes] you
       *[no] { $seat }
    } { $face } alone
    .brief = { $you ->
        [yes] You
       *[no] { $seat }
    } { $face }.
    .full = { $you ->
        [yes] You place
       *[no] { $seat } places
    } { $face } on its own.
LaidInGroup = { $face } for { $you ->
        [yes] you
       *[no] { $seat }
    }: group { $run }.
    .braille = { $you ->
        [yes] { "" }
       *[no] { $seat }{ " " }
    }group { $run }
    .brief = { $you ->
        [yes] You
       *[no] { $seat }
    } { $run }.
    .full = { $face } makes the group { $run } for { $you ->
        [yes] you
       *[no] { $seat }
    }.
TurnGoesOn = { $you ->
        [yes] You may
       *[no] { $seat } may
    } take { $left ->
        [one] 1 more token
       *[other] up to { $left } more tokens
    }.
    .braille = go on { $left }
    .full = { TurnGoesOn } Press k for the list.
TurnUnlimited = { $you ->
        [yes] You may
       *[no] { $seat } may
    } go on, with no limit.
    .braille = { $you ->
        [yes] go on, no limit
       *[no] { $seat } no limit
    }
    .full = { TurnUnlimited } Press k for the list.
GroupsJoined = { $you ->
        [yes] You join
       *[no] { $seat } joins
    } { $run }.
    .braille = { $you ->
        [yes] you join
       *[no] { $seat } joins
    } { $run }
    .full = Group { $run } for { $you ->
        [yes] you
       *[no] { $seat }
    }.
RunConverted = Card { $victory } for { $you ->
        [yes] you
       *[no] { $seat }
    }: { $run }.{ $following ->
        [0] { " " }It was the last: runs of four stay, and are worth 6.
       *[other] { "" }
    }
    .braille = { $victory } to { $you ->
        [yes] you
       *[no] { $seat }
    }: { $run }{ $following ->
        [0] , last: runs 6
       *[other] { "" }
    }
    .brief = Card { $victory } for { $you ->
        [yes] you
       *[no] { $seat }
    }: { $run }.{ $following ->
        [0] { " " }It was the last.
       *[other] { "" }
    }
    .full = Victory card { $victory } for { $you ->
        [yes] you
       *[no] { $seat }
    }, with { $run }. { $following ->
        [0] It was the last one. From now on, a run of four or more stays where it is and is worth 6.
       *[other] The next one is { $following }.
    }
NoLongerLowest = { $you ->
        [yes] You are
       *[no] { $seat } is
    } no longer behind everybody else: no more tokens this turn.
    .braille = no more tokens
OnlyFree = No more tokens. { $you ->
        [yes] You may
       *[no] { $seat } may
    } still join or convert.
    .braille = join, convert
    .full = { OnlyFree } Press k for the list.
TurnEnded = { $you ->
        [yes] You stop
       *[no] { $seat } stops
    }.
    .braille = { $you ->
        [yes] you stop
       *[no] { $seat } stops
    }
GameEnded = The pile is empty. Points are counted.
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
        [0] no tokens
        [one] 1 token
       *[other] { $tokens } tokens
    } on the victory cards.
    .braille = { $you ->
        [yes] you
       *[no] { $seat }
    } tokens { $tokens }
TakeTop = Please take { $face } off the pile without flipping it.
    .braille = take { $face }
SwapTokens = Please put { $given } in front of { $you ->
        [yes] yourself
       *[no] { $seat }
    }, then take { $token } and flip it.
    .braille = flip { $token }, for { $given }
TakeOff = Please take { $face } off victory card { $victory } and flip it.
    .braille = { $face } off { $victory }, flip
LayAlone = Please put { $face } in front of { $seat }, on its own.
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
AskAction = { $top }, what now?
    .braille = pile { $top }
    .brief = Move:
AskPlace = { $face }, where to?
    .braille = { $face } where
AskFree = Anything else?
    .braille = what else
PlayersBetween = { $given ->
        [one] 1 player
       *[other] { $given } players
    }: this game is for { $low } to { $high }.
    .braille = { $low } to { $high } players
DeckItemUnclear = "{ $given }" is not a token. Example: 8/10.
    .braille = token? { $given }
DeckSideWrong = { $given }: numbers go from { $low } to { $high }.
    .braille = { $given } no, { $low } to { $high }
DeckCountWrong = { $given }: after x, type how many tokens, { $low } to { $high }.
    .braille = { $given } no, x{ $low } to { $high }
DeckSidesApart = { $given }: the two sides can differ by { $apart } at most.
    .braille = { $given }: apart { $apart }
DeckNotDealt = The program cannot deal these tokens: it needs both sides of each, and { $high } tokens at most. With real tokens, add --deck physical.
    .braille = add --deck physical
DeckTooLong = { $given } tokens in the list: there must be 1 to { $high }.
    .braille = 1 to { $high } tokens
DeckSize = Note: { $given ->
        [one] 1 token
       *[other] { $given } tokens
    } in the list, instead of { $expected }.
    .braille = { $given } tokens, not { $expected }
DeckMissing = Note, these are missing from the list: { $tokens }.
    .braille = missing { $tokens }
DeckMore = Note, the list has too many of these: { $tokens }.
    .braille = too many { $tokens }
VictoryTwice = Victory card { $card } is given twice. There is only one of each.
    .braille = { $card } twice
NotAVictoryCard = { $given } is not a victory card. They go from { $low } to { $high }.
    .braille = { $given } no, { $low } to { $high }
WrongRuns = { $given } runs: there cannot be more than { $high }.
    .braille = { $high } runs at most
TopAwaited = The number on the pile first: type it, then Enter.
    .braille = the pile first
FlipAwaited = The back of { $was } first: type the number that shows now, then Enter.
    .braille = flip { $was } first
NotAFace = { $given } is not on any token. Numbers go from { $low } to { $high }. Nothing has changed.
    .braille = { $given } no, { $low } to { $high }
TopUsedUp = According to the list, there is no { $face } left in the pile. Read it again; if it is right, press x to drop the list.
    .braille = no { $face } in list
FlipTooFar = The back of { $was } cannot be { $given }, only { $low } to { $high }. Nothing has changed.
    .braille = { $given } no, { $low } to { $high }
FlipSeenOtherwise = The back of this { $was } was seen before, and was not { $given }. Read it again, or press u to undo.
    .braille = { $given } no: saw another
FlipUsedUp = According to the list, there is no token with { $was } and { $given } left. Read it again; if it is right, press x to drop the list.
    .braille = no { $was }/{ $given } in list
ActionAwaited = { $you ->
        [yes] Your turn
       *[no] { $seat }'s turn
    }: draw, steal, join, convert or stop. Press k for the list.
    .braille = { $you ->
        [yes] you
       *[no] { $seat }
    } to choose
PlaceAwaited = { $you ->
        [yes] You place
       *[no] { $seat } places
    } { $face } first. Press k for the list.
    .braille = place { $face } first
TokenFirst = { $you ->
        [yes] You take
       *[no] { $seat } takes
    } a token first: nobody can pass a whole turn. Press k for the list.
    .braille = a token first
NoTokenAnyMore = No more tokens this turn for { $you ->
        [yes] you
       *[no] { $seat }
    }: join, convert or stop. Press k for the list.
    .braille = no more tokens
NoExchangeNow = { $face } was flipped: it has to be placed, not exchanged again.
    .braille = place { $face }
NotToExchange = You can exchange only for a token that was already on its own in front of another player. Press k for the list.
    .braille = not to exchange
NoneIndependent = No other player has a token on its own: there is nothing to exchange.
    .braille = no token alone
StealsOwn = Card { $victory } is your own: you can steal only from others. Press k for the list.
    .braille = { $victory } is yours
NothingToSteal = There is nothing to steal from card { $given }. Press k for the list.
    .braille = nothing on { $given }
NotTouching = { $face } does not fit there: only above { $low } or below { $high }, at the end of a group. Press k for the list.
    .braille = { $face } not there
NotConsecutive = These two are not consecutive in your reserve. Press k for the list.
    .braille = not consecutive
GroupTooShort = Too short: you need at least { $least } grouped tokens. Press k for the list.
    .braille = too short, min { $least }
GroupWhole = The group { $run } is converted as a whole, never in part. Press k for the list.
    .braille = whole { $run }
NoVictoryLeft = There are no victory cards left. Runs stay where they are, and are worth 6 at the end.
    .braille = no victory card left
NoSuchChoice = { $given } is not in the list, which has { $high ->
        [one] 1 line
       *[other] { $high } lines
    }. Press k for the list.
    .braille = { $given } no, 1 to { $high }
LineShared = Type { $count ->
        [2] { $low } or { $high }
       *[other] a number from { $low } to { $high }
    }. { $offers }.
    .braille = type { $count ->
        [2] { $low } or { $high }
       *[other] { $low } to { $high }
    }, { $offers }
SeveralFit = { $given } fits several choices. Press k for the list.
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
        [0] No victory cards left.
       *[other] Next victory card: { $victory }.
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
       *[other] { $was } is flipped: which number shows now?
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
    } no victory cards.
    .braille = { $you ->
        [yes] you
       *[no] { $seat }
    } 0 cards
VictoryHeld = { $you ->
        [yes] Your
       *[no] { $seat }'s
    } card { $victory }, { $top ->
        [0] with no tokens
       *[other] with { $run }, { $top } on top
    }.
    .braille = { $victory } { $you ->
        [yes] you
       *[no] { $seat }
    }: { $top ->
        [0] empty
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
    }, on the back of { $token }: { $back }.
    .braille = { $you ->
        [yes] you
       *[no] { $seat }
    } { $token } back { $back }
NothingRecalled = There are no known backs on the table.
    .braille = no known back
RecallOff = You have to remember the backs yourself: this table plays without help.
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
        [0] No victory cards: 0 points.
        [one] Victory card { $cards }: { $part } points.
       *[other] Victory cards { $cards }: { $part } points.
    }
    .braille = cards { $part }
RunsCounted = { $runs ->
        [0] No runs
        [one] 1 run
       *[other] { $runs } runs
    } in the reserve: { $bonus } points. Total: { $score } points.
    .braille = runs { $bonus }, total { $score }
TokensTold = { $drawn } of { $expected } tokens drawn.
    .braille = { $drawn } of { $expected }
ReserveCounted = In front of { $you ->
        [yes] you
       *[no] { $seat }
    }: { $count ->
        [0] no tokens
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
    } missing from the pile. If it is empty, the token in hand is the last one.
    .braille = missing { $missing }
ListDoubted = If your tokens are not the ones in the list, you can drop it.
    .braille = drop the list?
NothingToCheck = There is nothing to put right here.
    .braille = nothing to do
AdviceBasis = Exact, from the list and what is face up{ $recall ->
        [yes] , and from all sides seen
       *[no] {""}
    }.
    .braille = exact, { $recall ->
        [yes] sides seen
       *[no] faces only
    }
ChancesUnknown = Without a full list, the chances are not known.
    .braille = no chances known
ReserveTakes = { $you ->
        [yes] Fits your reserve
       *[no] Fits { $seat }'s reserve
    }: { $faces }.
    .braille = fits { $faces }
SureExchanges = Each is sure to group, exchanged with { $you ->
        [yes] you
       *[no] { $seat }
    }: { $offers }.
    .braille = sure { $you ->
        [yes] you
       *[no] { $seat }
    } { $offers }
SureThefts = Each is sure to group, stolen from { $you ->
        [yes] you
       *[no] { $seat }
    }: { $offers }.
    .braille = sure steal { $you ->
        [yes] you
       *[no] { $seat }
    } { $offers }
PossibleExchanges = Each may group, exchanged with { $you ->
        [yes] you
       *[no] { $seat }
    }: { $offers }.
    .braille = may { $you ->
        [yes] you
       *[no] { $seat }
    } { $offers }
PossibleThefts = Each may group, stolen from { $you ->
        [yes] you
       *[no] { $seat }
    }: { $offers }.
    .braille = may steal { $you ->
        [yes] you
       *[no] { $seat }
    } { $offers }
NeverGroups = Each fits no group, from { $you ->
        [yes] you
       *[no] { $seat }
    }: { $offers }.
    .braille = never { $you ->
        [yes] you
       *[no] { $seat }
    } { $offers }
BackOdds = On the back of an unknown { $face }: { $offers }.
    .braille = back of { $face }: { $offers }
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
        } points on average, chance of winning: { $percent } per cent.
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
AloneChoice = { $number }: place { $face } alone.
    .braille = { $number } alone
GroupChoice = { $number }: group { $group }.
    .braille = { $number } group { $group }
GroupChoices = { $number }: other groups, { $offers }.
    .braille = { $number } groups { $offers }
ExchangeChoice = { $number }: exchange with { $seat } for { $face }.
    .braille = { $number } exchange { $seat } { $face }
ExchangeChoices = { $number }: exchange with { $seat } for one of these, { $offers }.
    .braille = { $number } exchange { $seat } { $offers }
JoinChoice = { $number }: join to make { $group }.
    .braille = { $number } join { $group }
JoinChoices = { $number }: join, { $offers }.
    .braille = { $number } join { $offers }
ConvertChoice = { $number }: convert into card { $victory }: { $group }.
    .braille = { $number } card { $victory }: { $group }
ConvertChoices = { $number }: convert into card { $victory } one of these groups, { $offers }.
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
CameFrom = once { $you ->
        [yes] yours
       *[no] { $seat }'s
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
OfAge = placed { $place ->
        [1] first
        [2] second
        [3] third
       *[other] { $place }th
    }
    .braille = no { $place }
LookAlikes = Same numbers in front of { $you ->
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

BoxUnreadable = No list of tokens in { $given }. Give a file, or one of these: { $known }.
    .braille = list? { $given }
NothingLearnt = No list has been learnt for { $game }. Play with real tokens and --box none.
    .braille = nothing learnt
ListLearnt = List learnt, { $sides ->
        [one] { $sides } side known
       *[other] { $sides } sides known
    }. Next time, use --box learnt.
    .braille = learnt: { $sides } sides
ListNotKept = The list could not be saved in { $path }.
    .braille = list not saved
ask-box = Which tokens?
box-derived = the worked-out list, 54 tokens
box-none = none, the list is learnt during the game
box-learnt = the list learnt in earlier games
box-file = my list, in a file
box-typed = my list, I type it
ask-file = Which file?
ask-list = The tokens, such as 8/10, 8/9 x2:

## The game that explains itself

lesson-titus-GameOpened = The aim: collect consecutive tokens, such as 5, 6, 7, 8. Four or more win a victory card, which is worth its number. The highest total wins.
lesson-titus-TurnStarts = On your turn, you draw the token on top of the pile, or steal one from another player's victory card.
lesson-titus-AskAction = Press t to draw, or the question mark for the list of what you may do. Type the number of a line, or of a choice in it, such as 21, then Enter.
lesson-titus-TokenDrawn = Each token has a number on both sides. You do not know the other side, but it is at most 2 away: on the back of an 8 is 6, 7, 8, 9 or 10.
lesson-titus-TopShown = Everybody can see the number on top of the pile before it is drawn. Nobody looks underneath.
lesson-titus-AskPlace = Place the token on its own, and you take no more this turn. Place it with consecutive tokens of yours, and you may take another. Or exchange it for a token that is on its own in front of another player: that one is flipped, and its other side may fit better. Press the question mark for the list.
lesson-titus-ExchangeGiven = In an exchange, the token drawn goes to another player, and a token that was on its own there comes back. It is worth it if the other side may fit.
lesson-titus-ExchangeTaken = The token drawn is now on its own in front of the other player. The one taken in its place is flipped at once, and then placed.
lesson-titus-TokenFlipped = Both sides of this token are known now. Remember them: it is flipped again when somebody takes it.
lesson-titus-LaidAlone = After placing a token on its own, you take no more this turn. Others may take it in an exchange until it is in a group.
lesson-titus-LaidInGroup = A group grows at both ends, and is never split. Nobody can take a token out of it.
lesson-titus-TurnGoesOn = After placing a token in a group, you may stop or take another, up to three in a turn.
lesson-titus-TurnUnlimited = If you alone have the fewest victory cards, there is no limit of three tokens: you go on until you place a token on its own.
lesson-titus-GroupsJoined = On your turn, unless you have a token in hand, you may join your own tokens and groups as often as you like.
lesson-titus-AskTop = To set up, put the victory cards in a pile, 18 on top and 7 at the bottom. Shuffle the tokens, turn half of them over and shuffle again: they are the draw pile, and nobody looks underneath. Nobody starts with tokens. Read the number on top of the pile, type it, then Enter.
lesson-titus-AskFlip = Turn the token over, type the number that shows now, then Enter. It is at most 2 away from the other side.

lesson-titus-RunConverted = A run of four or more is converted as a whole, on its owner's turn. It is worth its victory card, but others may steal from it.
lesson-titus-ConvertChoice = You do not have to convert, and it does not use up a token. Nobody can take a token out of a group, but the next victory card is worth less.
lesson-titus-TokenStolen = Instead of drawing, you may steal the highest token on another player's victory card. It is flipped, and then placed. The card stays with its owner.
lesson-titus-StackRobbed = The tokens on victory cards count only in a tie: the player with the most of them wins.
lesson-titus-NoLongerLowest = Once you have as many victory cards as another player, you have the limit of three tokens again.
lesson-titus-OnlyFree = You take no more tokens this turn. You may still join and convert. Stopping passes the turn on.
lesson-titus-AskFree = Press the question mark for what you may still join or convert, or p to stop.
lesson-titus-TurnEnded = After placing a token in a group, you may stop: press p.
lesson-titus-LastToken = The player with the last token may still place or exchange it, join and convert. Nobody else has another turn.
lesson-titus-PileShortEnded = The real pile had fewer tokens than agreed, so the game ends as with the last token.
lesson-titus-ListDropped = The list said which tokens there are. Without it, any number from 1 to 19 may come up, and the chances are not known.
lesson-titus-GameEnded = Each victory card is worth its number. A run of four or more that nobody converted is worth 6.
lesson-titus-SeatScored = Press s for the scores again, e to explain your score.
lesson-titus-TieCounted = In a tie, the player with the most tokens on victory cards wins. Stolen tokens no longer count.

## The rules, in our words

rules-titus-1 =
    1. The aim.
    You collect tokens with consecutive numbers.
    Four or more can be converted into a victory card.
    At the end, the highest total wins.
rules-titus-2 =
    2. What is in the box.
    54 tokens, with a number from 1 to 19 on each side.
    The two sides of a token differ by 2 at most, or are the same.
    The face is the side that shows; the back is unknown until the token is flipped.
    12 victory cards, from 7 to 18.
rules-titus-3 =
    3. Setting up.
    For 2 to 4 players, clockwise.
    Put the victory cards face up in a pile, 18 on top and 7 at the bottom.
    Shuffle the tokens, turn half of them over and shuffle again: they are the draw pile.
    Everybody may see the number on top of the pile, and nobody looks underneath.
    Nobody starts with tokens.
rules-titus-4 =
    4. The reserve.
    In front of you, a token is on its own or in a group of consecutive numbers.
    A group grows at its bottom or its top, never in the middle.
    One token can link two neighbours, such as 7 between 5, 6 and 8.
    Equal numbers never go together.
    A group is never split again.
rules-titus-5 =
    5. Drawing.
    You take the top token, and the next number shows.
    You place it in front of you, on its own or in a group.
    Or you exchange it: it goes to another player, on its own, and you take a token that was on its own there.
    The token you take is flipped at once, and then placed in front of you, on its own or in a group.
rules-titus-6 =
    6. Stealing.
    Instead of drawing, you may steal the highest token of a run on another player's victory card.
    It is flipped, and then placed in front of you, on its own or in a group.
    The other player keeps the card, even when no tokens are left on it.
rules-titus-7 =
    7. The turn.
    Placing a token in a group lets you take another one, up to three in a turn.
    Placing a token on its own ends your turn.
    If you alone have the fewest victory cards, there is no limit.
    You may stop after placing a token in a group.
rules-titus-8 =
    8. Joining and converting.
    On your turn, unless you have a token in hand, you may join your groups and tokens as often as you like.
    A group of four or more may go, as a whole, on the top victory card, which is then yours.
    Nothing is added to it later.
    After the last victory card, a group of four or more stays in front of you and is worth 6 at the end.
    None of this counts as taking a token.
rules-titus-9 =
    9. The end.
    The game ends with the last token of the pile, which may still be used.
    Add up your victory cards, and 6 for each run of four or more still in front of you.
    In a tie, the player with the most tokens on victory cards wins.
    If it is still a tie, you share the win.
rules-titus-10 =
    10. With real tokens.
    Write the numbers in braille on both sides.
    Somebody types the number on the pile, and after each flip the number that shows.
    The program does not know the backs, but checks what is possible.

## Keys and words

help-number-titus = the line of this number in the list; with real tokens, the number you read
    .braille = line, or token read
help-take-titus = draw
help-refuse-titus = stop, after placing a token in a group
    .braille = stop
help-empty-titus = the pile is empty, or the list of tokens is wrong
    .braille = pile empty
help-my-cards-titus = my reserve; 2 c: player 2's reserve
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
tie-titus = A tie: now count the tokens on victory cards; the player with the most wins.
    .braille = tie: count tokens

# buttons of the page of guests
page-my-cards-titus = My reserve
page-my-tokens-titus = My victory cards
page-costs-titus = What I may do
page-where-titus = Backs already seen

# buttons of moves
Draws = Draw { $token }
    .braille = draw { $token }
LaysAlone = Place { $token } on its own
    .braille = { $token } alone
Groups = Group { $group }
    .braille = group { $group }
Exchanges = Exchange with { $seat } for { $token }
    .braille = exchange { $seat } { $token }
Steals = Steal from { $seat }: { $token }
    .braille = steal { $seat } { $token }
Joins = Join to make { $group }
    .braille = join { $group }
Converts = Convert into card { $victory }: { $group }
    .braille = card { $victory }: { $group }
Stops = End the turn
    .braille = stop

## The exercises

ahead-titus = about { $points ->
        [one] 1 point
       *[other] { $points } points
    } more than the next best choice
    .braille = { $points } points
question-titus-group-on = Which choice is certain to let you take another token this turn?
    .braille = one more token?
reason-titus-group-on = Grouping 8, 9. After grouping a token you may take another; after placing it on its own, you may not.
    .braille = group 8 9
question-titus-both-ways = Which is the only choice that makes a run you can convert?
    .braille = which converts?
reason-titus-both-ways = 6 to 10: the 8 fits both groups at once. Added to just one of them, it makes a run of three.
    .braille = 8 joins both
question-titus-known-back = Ana's 7 was your 8 before it was flipped. Which choice is certain to give you a token that you can group?
    .braille = Ana's 7 was an 8
reason-titus-known-back = The exchange for 7. It is flipped, is 8 again, and fits your 9. On the back of 18, nothing is certain.
    .braille = 7 becomes 8
question-titus-look-alikes = Ana has two 7s. The flipped one was your 8. Which choice is certain to give you a token that you can group?
    .braille = which 7 was the 8?
reason-titus-look-alikes = The 7 that was flipped. It becomes 8 again, and fits your 9. The back of the other one may be 5, 6, 7 or 9.
    .braille = flipped 7 becomes 8
question-titus-fewest-cards = You want to draw again and to convert this turn. Which comes first?
    .braille = what comes first?
reason-titus-fewest-cards = Drawing. Once you convert, you have as many victory cards as Ana, and after three tokens you take no more.
    .braille = draw, then convert
question-titus-steal = Which choice is certain to give you a token that you can group?
    .braille = sure to group?
reason-titus-steal = Stealing 14. On its back is a number from 12 to 16, and each of them fits one of your tokens. The 3 fits none.
    .braille = 14: all backs fit
question-titus-last-token = The pile is empty. Which choice is worth more?
    .braille = what is worth more?
reason-titus-last-token = Converting: the victory card is worth 18. A run left in the reserve is worth only 6.
    .braille = 18, not 6
points-titus = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
    .braille = { $points }

### The words of accessigame in English.
### Each sentence is short, its important word first; .braille is the form for a display.

language-name = English

## Numbers and lists

minus = minus { $number }
    .braille = -{ $number }
run-span = { $low } to { $high }
and-list = { $first } and { $last }
seat-number = player { $number }
of-name = of { $name }
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
       *[other] round { $round },{ " " }
    }{ $tokens } tokens, { $you ->
        [yes] you start
       *[no] { $seat } starts
    }
CardTurned = Card { $card }{ $spelled }.
    .braille = { $card }
    .brief = { $card }{ $spelled }.
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
    .brief = { $you ->
        [yes] Your turn
       *[no] { $seat }'s turn
    }.
    .full = { TurnBegan } Key t takes, key p passes.
MustTake = { $you ->
        [yes] You must take { $card }: you have no token left.
       *[no] { $seat } must take { $card }: no token left.
    }
    .braille = { $you ->
        [yes] you must take
       *[no] { $seat } must take
    }
    .full = { MustTake } Key t takes it.
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
    .brief = { $you ->
        [yes] You pass
       *[no] { $seat } passes
    }: { $pot }.
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
    .brief = { $card } for { $you ->
        [yes] you
       *[no] { $seat }
    }{ $pot ->
        [0] .
       *[other] , with { $pot }.
    }
LayToken = Please lay a token of { $seat } on the card.
    .braille = token of { $seat }
PutBefore = Please put card { $card } and its tokens in front of { $seat }.
    .braille = { $card } before { $seat }
RunGrew = Run { $run } for { $you ->
        [yes] you
       *[no] { $seat }
    }.
    .braille = run { $run }
    .brief = { "" }
RoundEnded = Round over. Tokens are counted.
    .braille = round { $round } over
    .brief = Round over.
PileEndedEarly = Pile empty after { $turned ->
        [one] { $turned } card
       *[other] { $turned } cards
    }: the round ends here.
    .braille = pile empty after { $turned }
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
       *[no] turn it up for { $seat }.
    }
    .braille = { $you ->
        [yes] you turn
       *[no] turn for { $seat }
    }
    .full = { CardAwaited } Type the number that was read, then Enter.
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
PassCosts = Passing costs one token: { $pot ->
        [one] 1 token
       *[other] { $pot } tokens
    } on the card for the next player.
    .braille = pass -1, card +{ $pot }
ChanceToCome = { $left } still to come of { $unseen } unseen: each has { $left ->
        [one] 1 chance
       *[other] { $left } chances
    } in { $unseen }.
    .braille = { $left } of { $unseen } come
NeighboursUnseen = { $run }: unseen, beside { $you ->
        [yes] your cards
       *[no] the cards of { $seat }
    }. { $percent } percent chance that one comes.
    .braille = { $run }: { $percent }%
NeighboursGone = { $run }: gone, beside { $you ->
        [yes] your cards
       *[no] the cards of { $seat }
    }.
    .braille = gone { $run }
CountOf = { $you ->
        [yes] Your score, step by step.
       *[no] { $seat }'s score, step by step.
    }
    .braille = { $you ->
        [yes] your score
       *[no] score { $seat }
    }
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
    .braille = { $you ->
        [yes] you
       *[no] { $seat }
    } { $count }
CardsUnseen = Never seen: { $cards }.
    .braille = unseen { $cards }
PileShort = Missing: { $missing ->
        [one] 1 card
       *[other] { $missing } cards
    }. Count the cards in front of everybody. If there is one more than said here, it was not entered: 0 u goes back to it, 0 plus puts it in. If all is right, too many cards were put away.
    .braille = { $missing } missing: count
PileOver = The pile must be empty now. A card is left: count the cards in front of everybody. If one is missing there, it was entered by mistake: 0 u goes back to it, 0 star takes it out. If all is right, one card too few was put away: put it in the box, the score stands.
    .braille = 1 left? count
AskDecision = { $card } +{ $pot }?
    .braille = { $card } +{ $pot }
AskCard = Card number { $number }:
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
    .braille = { $card } is { $you ->
        [yes] yours
       *[no] { $seat }'s
    }
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
    .braille = { $you ->
        [yes] your turn
       *[no] { $seat }'s turn
    }
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

## The game: 6 nimmt!

game-six-nimmt = 6 nimmt!

RoundBegan = { $rounds ->
        [0] Round { $round }.
       *[other] Round { $round } of { $rounds }.
    }{ $round ->
        [1] { $target ->
            [0] { "" }
           *[other] { $inclusive ->
                [yes] {" "}The match ends at { $target }.
               *[no] {" "}The match ends above { $target }.
            }
        }
       *[other] { "" }
    }
    .braille = round { $round }
HandsDealt = { $count } cards each.
    .braille = { $count } cards each
    .brief = { "" }
HandTyped = { $seat }'s hand is noted.
    .braille = { $seat }'s hand ok
DraftBegan = Cards 1 to { $high } lie open. { $you ->
        [yes] You take
       *[no] { $seat } takes
    } first.
    .braille = { $you ->
        [yes] you
       *[no] { $seat }
    } first, 1 to { $high }
DraftTurn = { $you ->
        [yes] You take
       *[no] { $seat } takes
    } a card.
    .braille = { $you ->
        [yes] you take
       *[no] { $seat } takes
    }
    .full = { DraftTurn } Type it, then Enter.
CardDrafted = { $card }{ $spelled } for { $you ->
        [yes] you
       *[no] { $seat }
    }.
    .braille = { $card } { $you ->
        [yes] you
       *[no] { $seat }
    }
RowsLaid = Rows: { $cards }.
    .braille = rows { $cards }
TurnOpened = Turn { $turn }.
    .braille = turn { $turn }
    .full = { TurnOpened } Everybody chooses a card: type it, then Enter.
CardChosen = { $you ->
        [yes] Noted.
       *[no] { $seat } has chosen.
    }
    .braille = { $you ->
        [yes] noted
       *[no] { $seat } has chosen
    }
YouChose = Your card: { $card }.
    .braille = card { $card }
CardEntered = { $card }{ $spelled }, { $you ->
        [yes] you
       *[no] { $seat }
    }.
    .braille = { $card } { $you ->
        [yes] you
       *[no] { $seat }
    }
CardRevealed = { $card }, { $you ->
        [yes] you
       *[no] { $seat }
    }.
    .braille = { $card } { $you ->
        [yes] you
       *[no] { $seat }
    }
CardPlaced = { $card }, { $you ->
        [yes] you
       *[no] { $seat }
    }: row { $row } after { $after }, { $count } cards.
    .braille = { $card } { $you ->
        [yes] you
       *[no] { $seat }
    } r{ $row } ({ $count })
    .brief = { $card }, { $you ->
        [yes] you
       *[no] { $seat }
    }: row { $row }, { $count } cards.
RowChoiceAsked = { $card } is too low: { $you ->
        [yes] you choose
       *[no] { $seat } chooses
    } a row.
    .braille = { $card } low, { $you ->
        [yes] your row?
       *[no] { $seat }
    }
    .full = { RowChoiceAsked } Type its number, from 1 to 4, then Enter.
RowTaken = { $card }, { $sixth ->
        [yes] sixth card of row { $row }: { $you ->
            [yes] you take
           *[no] { $seat } takes
        } { $cards }
       *[no] { $you ->
            [yes] you take
           *[no] { $seat } takes
        } row { $row }: { $cards }
    }, for { $heads ->
        [one] { $heads } bull head
       *[other] { $heads } bull heads
    }.
    .braille = { $card } { $you ->
        [yes] you take
       *[no] { $seat } takes
    } r{ $row } +{ $heads }
    .brief = { $card }, { $you ->
        [yes] you take
       *[no] { $seat } takes
    } row { $row }: { $heads ->
        [one] { $heads } bull head
       *[other] { $heads } bull heads
    }.
PutInRow = Please put card { $card } in row { $row }.
    .braille = put { $card } in r{ $row }
RowToMove = Please give row { $row } to { $seat }, and begin it with card { $card }.
    .braille = r{ $row } to { $seat }, then { $card }
TurnsOver = Round { $round } over.
    .braille = round { $round } over
HeadsScored = { $you ->
        [yes] You
       *[no] { $seat }
    }: { $heads ->
        [one] { $heads } bull head
       *[other] { $heads } bull heads
    }, total { $total }.
    .braille = { $you ->
        [yes] you
       *[no] { $seat }
    } +{ $heads } total { $total }
HandHeld = Your hand: { $cards }.
    .braille = hand { $cards }
HandUnknown = { $you ->
        [yes] Your hand
       *[no] { $seat }'s hand
    }: { $count ->
        [one] { $count } real card
       *[other] { $count } real cards
    }, not known here.
    .braille = { $you ->
        [yes] you
       *[no] { $seat }
    } { $count } cards
RowStands = Row { $row }: { $card }, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, { $heads ->
        [one] { $heads } bull head
       *[other] { $heads } bull heads
    }.
    .braille = r{ $row } { $card } ({ $count }) { $heads }h
RowCosts = Row { $row }: { $heads ->
        [one] { $heads } bull head
       *[other] { $heads } bull heads
    }.
    .braille = r{ $row } { $heads }h
CardsOpen = Open cards: { $cards }.
    .braille = open { $cards }
HeadsStand = { $you ->
        [yes] You
       *[no] { $seat }
    }: { $heads ->
        [one] { $heads } bull head
       *[other] { $heads } bull heads
    } in this round, { $total } in all.
    .braille = { $you ->
        [yes] you
       *[no] { $seat }
    } +{ $heads } total { $total }
HeadsCounted = { $cards }: { $each } each, { $heads } in all.
    .braille = { $cards }: { $heads }
HeadsOfCard = { $card }: { $heads ->
        [one] 1 bull head
       *[other] { $heads } bull heads
    }.
    .braille = { $card }: { $heads }
HeadsTogether = Together: { $heads ->
        [one] { $heads } bull head
       *[other] { $heads } bull heads
    }.
    .braille = together { $heads }
WouldFollow = { $card }: row { $row } after { $after }, { $count } cards.
    .braille = { $card } r{ $row } ({ $count })
CardsWouldFollow = { $cards }: each to row { $row } after { $after }, { $count } cards.
    .braille = { $cards } r{ $row } ({ $count })
WouldTake = { $card }: sixth card of row { $row }, { $heads ->
        [one] { $heads } bull head
       *[other] { $heads } bull heads
    }.
    .braille = { $card } r{ $row } +{ $heads }
WouldBeLow = { $card }: too low, you would choose a row.
    .braille = { $card } low
CardsHidden = { $count ->
        [one] { $count } card hidden
       *[other] { $count } cards hidden
    }, { $held } of them with the others.
    .braille = { $count } hidden, { $held } held
CardSafe = { $card }: safe in row { $row }, unless that row is taken first.
    .braille = { $card } r{ $row } safe
CardsSafe = { $cards }: each safe in row { $row }, unless that row is taken first.
    .braille = { $cards } r{ $row } safe
CardAtRisk = { $card }: row { $row }, sixth if { $free ->
        [one] one card comes
       *[other] { $free } cards come
    } first. { $between ->
        [one] Just one is hidden: { $percent } percent chance that the others hold it
       *[other] { $between } are hidden: { $percent } percent chance that the others hold enough of them
    }. The row has { $heads ->
        [one] { $heads } bull head
       *[other] { $heads } bull heads
    }.
    .braille = { $card } r{ $row } { $percent }% +{ $heads }
CardSixth = { $card }: sixth card of row { $row }, { $heads ->
        [one] { $heads } bull head
       *[other] { $heads } bull heads
    }, unless { $between ->
        [0] that row is taken first
        [one] that row is taken first, or the hidden card between comes
       *[other] that row is taken first, or one of the { $between } hidden cards between comes
    }.
    .braille = { $card } r{ $row } +{ $heads } unless { $between }
CardLow = { $card }: too low, the cheapest row costs { $heads ->
        [one] { $heads } bull head
       *[other] { $heads } bull heads
    }. { $lower ->
        [0] No hidden card is lower
        [one] One hidden card is lower
       *[other] { $lower } hidden cards are lower
    }.
    .braille = { $card } low +{ $heads }, { $lower } below
CardsBetween = Can come before { $card }: { $cards }.
    .braille = before { $card }: { $cards }
CardEstimated = Estimate for { $card }: { $half ->
        [yes] { $whole }.5 bull heads
       *[no] { $whole } { $whole ->
            [one] bull head
           *[other] bull heads
        }
    }.
    .braille = est. { $card }: { $whole }{ $half ->
        [yes] .5
       *[no] {""}
    }
RowEstimated = Estimate for row { $row }: { $half ->
        [yes] { $whole }.5 bull heads
       *[no] { $whole } { $whole ->
            [one] bull head
           *[other] bull heads
        }
    }.
    .braille = est. r{ $row }: { $whole }{ $half ->
        [yes] .5
       *[no] {""}
    }
EstimatedOver = To the end of the round, give or take half a head, from { $samples } endings played at random.
    .braille = within 0.5, { $samples } endings
ChoicesAwaited = { $you ->
        [yes] Your choice
       *[no] Still to choose: { $seats }
    }. Type a card, then Enter.
    .braille = { $you ->
        [yes] your turn
       *[no] awaited { $seats }
    }
EntriesAwaited = Cards to type: { $seats }. Type the card that was turned over, then Enter.
    .braille = to type { $seats }
RowAwaited = { $you ->
        [yes] You choose
       *[no] { $seat } chooses
    } a row for { $card }, from 1 to 4.
    .braille = { $card }: row 1-4, { $you ->
        [yes] you
       *[no] { $seat }
    }
DraftAwaited = { $you ->
        [yes] You take
       *[no] { $seat } takes
    } an open card: type it, then Enter.
    .braille = { $you ->
        [yes] you
       *[no] { $seat }
    }: open card
RowsAwaited = First the rows: type their four cards with spaces between them, then Enter.
    .braille = first 4 row cards
HandAwaited = First { $seat }'s hand: type its ten cards with spaces between them, then Enter. They are not shown.
    .braille = type 10 cards, { $seat }
AskChoice = { $you ->
        [yes] Your card
       *[no] { $seat }, card
    }:
    .braille = { $you ->
        [yes] your card
       *[no] { $seat } card
    }
AskEntry = { $you ->
        [yes] You show
       *[no] { $seat } shows
    }:
    .braille = { $you ->
        [yes] you show
       *[no] { $seat } shows
    }
AskRow = { $you ->
        [yes] Your row
       *[no] { $seat }, row
    }:
    .braille = { $you ->
        [yes] row 1-4
       *[no] { $seat } row
    }
AskDraft = { $you ->
        [yes] You take
       *[no] { $seat } takes
    }:
    .braille = { $you ->
        [yes] you take
       *[no] { $seat } takes
    }
AskRows = The four rows:
    .braille = 4 row cards
AskHand = { $seat }, hand:
    .braille = { $seat } hand
WrongCount = { $given ->
        [one] { $given } card
       *[other] { $given } cards
    }: { $count } are needed in one go, with a space or a point between them.
    .braille = { $given } instead of { $count }
HandRefused = { $given } typed. { $seat }'s hand is { $count } different cards that lie nowhere else. Type all of them again.
    .braille = { $seat }: { $given } of { $count }
CardRefused = { $you ->
        [yes] That card is not in your hand.
       *[no] { $seat }, that card is not in your hand.
    } Nothing has changed.
    .braille = not in hand
NotHeld = { $card } is not yours. You hold { $cards }. Nothing has changed.
    .braille = not { $card }: { $cards }
CardInRow = { $card } lies in row { $row }. Nothing has changed.
    .braille = { $card } is in r{ $row }
CardInHeap = { $card } was taken by { $you ->
        [yes] you
       *[no] { $seat }
    }. Nothing has changed.
    .braille = { $card } is { $you ->
        [yes] yours
       *[no] { $seat }'s
    }
CardLaid = { $card } was played by { $you ->
        [yes] you
       *[no] { $seat }
    } in this turn. Nothing has changed.
    .braille = { $card } is { $you ->
        [yes] yours
       *[no] { $seat }'s
    }
CardDraftedBy = { $card } was taken by { $you ->
        [yes] you
       *[no] { $seat }
    }. Nothing has changed.
    .braille = { $card } is { $you ->
        [yes] yours
       *[no] { $seat }'s
    }
CardElsewhere = { $card } cannot be: it is somewhere else. Look at the card again. Nothing has changed.
    .braille = { $card } is elsewhere
ChoiceMade = { $you ->
        [yes] You have chosen already.
       *[no] { $seat } has chosen already.
    } u takes a choice back.
    .braille = { $you ->
        [yes] chosen already
       *[no] { $seat } has chosen
    }
RowUnknown = There is no row { $given }. Rows go from 1 to { $high }.
    .braille = rows 1 to { $high }
NoRowsYet = No row lies on the table yet.
    .braille = no row yet
NothingTaken = { $you ->
        [yes] You have taken no card.
       *[no] { $seat } has taken no card.
    }
    .braille = { $you ->
        [yes] you
       *[no] { $seat }
    } 0

## The game: Titus

game-titus = Titus
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
TopShown = { $card }{ $spelled } on the pile.
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
       *[other] .
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
        [yes] You get { $given } and give { $taken }
       *[no] { $seat } gets { $given } and gives { $taken }
    }.
    .braille = { $you ->
        [yes] you
       *[no] { $seat }
    } +{ $given } -{ $taken }
TokenStolen = { $you ->
        [yes] You steal
       *[no] { $seat } steals
    } { $face }.
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
TokenFlipped = Flipped: { $was } is { $face } now.
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
        [0] without a limit
        [one] 1 more token
       *[other] { $left } more tokens
    }.
    .braille = go on { $left ->
        [0] without limit
       *[other] { $left }
    }
    .full = { TurnGoesOn } Key k reads the list.
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
        [0] It was the last one.
       *[other] Next is { $following }.
    }
    .braille = { $victory } to { $you ->
        [yes] you
       *[no] { $seat }
    }: { $run }
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
    }, take { $taken } there and flip it.
    .braille = { $taken } for { $given }, flip
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
AskAction = Pile { $top }, { $high ->
        [1] 1
       *[other] 1 to { $high }
    }?
    .braille = pile { $top }
AskPlace = { $face }: { $high ->
        [1] 1
       *[other] 1 to { $high }
    }?
    .braille = { $face }: { $high ->
        [1] 1
       *[other] 1 to { $high }
    }
AskFree = End, { $high ->
        [1] 1
       *[other] 1 to { $high }
    }?
    .braille = end { $high ->
        [1] 1
       *[other] 1 to { $high }
    }
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
BackRecalled = Behind { $you ->
        [yes] your
       *[no] { $seat }'s
    } { $face }: { $back }.
    .braille = { $you ->
        [yes] you
       *[no] { $seat }
    } { $face } back { $back }
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
VictoryCounted = { $part ->
        [0] No victory card: 0.
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
DrawChoice = { $number }: draw { $face }.
    .braille = { $number } draw { $face }
StealChoice = { $number }: steal { $face } from { $seat }, card { $victory }.
    .braille = { $number } steal { $face } { $seat }
StealChoices = { $number }: steal from { $seat }, { $offers }.
    .braille = { $number } steal { $seat } { $offers }
AloneChoice = { $number }: lay { $face } alone.
    .braille = { $number } alone
GroupChoice = { $number }: group { $run }.
    .braille = { $number } group { $run }
GroupChoices = { $number }: other groups, { $offers }.
    .braille = { $number } groups { $offers }
ExchangeChoice = { $number }: exchange with { $seat } for { $face }.
    .braille = { $number } exchange { $seat } { $face }
ExchangeChoices = { $number }: exchange with { $seat }, { $offers }.
    .braille = { $number } exchange { $seat } { $offers }
JoinChoice = { $number }: join into { $run }.
    .braille = { $number } join { $run }
JoinChoices = { $number }: join, { $offers }.
    .braille = { $number } join { $offers }
ConvertChoice = { $number }: convert { $run } into card { $victory }.
    .braille = { $number } card { $victory }: { $run }
ConvertChoices = { $number }: convert into card { $victory }, { $offers }.
    .braille = { $number } card { $victory }: { $offers }
StopChoice = { $number }: stop.
    .braille = { $number } stop

## Asking, answering

lead = Well.
page-more = More, Enter:
default-name = Me
choice-take = t
choice-refuse = p
GameKept = Game kept. To go on: accessigame resume{ $elsewhere ->
        [yes] , followed by the name of the file
       *[no] {""}
    }. File: { $path }.
    .braille = game kept
GameNotKept = Goodbye.
    .braille = goodbye
GameResumed = The game goes on, { $moves ->
        [0] no move made
        [one] 1 move made
       *[other] { $moves } moves made
    }.
    .braille = goes on, { $moves } moves
GameReopened = This game is over. 0 u corrects, u undoes, e explains a score.
    .braille = over: 0 u corrects
TornLine = The last line of the journal was cut. Nothing that was announced is lost.
    .braille = cut, nothing lost
MovesUndone = { $count ->
        [one] 1 move undone:
       *[other] { $count } moves undone, the first:
    }
    .braille = undone { $count }:
NothingNew = Nothing new since your turn.
    .braille = nothing new
NothingSaid = There is nothing to repeat.
    .braille = nothing to repeat
OldestNews = Nothing older is remembered.
    .braille = the oldest
NewestNews = These are the newest.
    .braille = the newest
DigitsAre = { $digits }.
    .braille = { $digits }
NoVoiceHere = The program does not speak itself here. Adjust your screen reader.
    .braille = no voice here
RateIs = Rate: { $rate } words a minute.
    .braille = rate { $rate }
PitchIs = Pitch: { $pitch }.
    .braille = pitch { $pitch }
VolumeIs = Volume: { $volume }.
    .braille = volume { $volume }
VoiceIs = Voice: { $voice ->
        [usual] the usual one
       *[other] { $voice }
    }.
    .braille = voice { $voice ->
        [usual] usual
       *[other] { $voice }
    }
VerbosityIs = Sentences: { $verbosity ->
        [brief] brief
        [full] with hints
       *[other] normal
    }.
    .braille = sentences { $verbosity ->
        [brief] brief
        [full] hints
       *[other] normal
    }
CuesAre = Sounds before sentences: { $cues ->
        [yes] on
       *[no] off
    }.
    .braille = sounds { $cues ->
        [yes] on
       *[no] off
    }
NothingToUndo = There is no move to undo.
    .braille = nothing to undo
TooManyToUndo = At most { $most } moves at once. 0 u corrects what is older.
    .braille = { $most } at most
NoPrivateChannel = That is a secret, and everybody listens here. A braille display of your own shows it: option --display-seat.
    .braille = secret
ToldInPrivate = The answer is given in private.
    .braille = in private
HelpLine = { $key }: { $meaning }.
    .braille = { $dots } { $brief }
AgainToConfirm = { $move ->
        [drop-list] The same key again drops the list.
       *[other] The same key again if the pile is empty.
    } Any other key: no.
    .braille = { $move ->
        [drop-list] again = no list
       *[other] again = end
    }
AskAfter = Over. q, 0 ends:
    .braille = over
SeatUnknown = There is no player { $given }. Numbers go from 1 to { $high }.
    .braille = players 1 to { $high }
UnseenNotUnderstood = What was typed means nothing here.
    .braille = not understood
KeyUnknown = { $given ->
        [nameless] This key
       *[other] Key { $given }
    } does nothing here. h tells the keys.
    .braille = h = help
LineUnknown = "{ $given }" is not understood. Type help.
    .braille = type help
MoveRejected = Line { $line } of { $path } is against the rules. The file is unchanged.
    .braille = line { $line } refused
UnknownGame = { $given }: unknown game. There are: { $known }.
    .braille = games { $known }
UnknownLanguage = { $given }: unknown language. There are: { $known }.
    .braille = languages { $known }
ChoiceEstimated = Estimate: { $take ->
        [yes] taking
       *[no] passing
    } is better, by about { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, give or take { $margin }. { $samples } trials.
    .braille = est. { $take ->
        [yes] take
       *[no] pass
    } { $points }
BotThinks = { $seat } is thinking.
    .braille = { $seat } thinks
AdviceOff = No advice: this table plays without.
    .braille = no advice
UnknownBot = { $given }: unknown level. There are: { $known }.
    .braille = levels { $known }
SettingsUnreadable = The settings cannot be read: { $path }. The defaults are used. Mend or remove that file.
    .braille = settings unreadable
SettingWrong = Impossible setting, { $name }, in { $path }. It is passed over. Mend that line.
    .braille = setting { $name } wrong
SettingUnknown = Setting { $name }: { $given } is unknown and passed over. There are: { $known }. File: { $path }.
    .braille = { $name }: { $known }
SettingOutside = Setting { $name }: { $given } is passed over. Possible: { $low } to { $high }. File: { $path }.
    .braille = { $name }: { $low } to { $high }
SettingStrange = There is no setting { $name }. It is passed over. File: { $path }.
    .braille = no setting { $name }
JournalMissing = No readable journal of this name: { $path }. Check the name and the rights.
    .braille = no journal
JournalEmpty = { $path } is no journal: its first line cannot be read.
    .braille = no journal
JournalDamaged = Line { $line } of { $path } is damaged. The file is unchanged.
    .braille = line { $line } damaged
JournalBusy = Another program is playing this game: { $path }. Close it, then try again.
    .braille = journal busy
JournalExists = This file exists: { $path }. Nothing is overwritten; choose another name.
    .braille = file exists
JournalUnwritable = The journal cannot be written: { $path }. Check the space and the rights.
    .braille = journal unwritten
AskInstead = Instead:
    .braille = instead
AskSecretInstead = In secret:
    .braille = in secret
ChannelOffered = { $kind ->
        [voice] Headphones
       *[other] Display
    } to { $you ->
        [yes] you
       *[no] { $seat }
    }{ $kind ->
        [voice] {""}: press equals to listen.
       *[other] .
    }
    .braille = to { $you ->
        [yes] you
       *[no] { $seat }
    }
ChannelBack = { $kind ->
        [voice] Headphones
       *[other] Display
    } for everybody again.
    .braille = for all
NothingShared = Nothing goes from hand to hand here. At the start, option --share display for a display, --share voice for headphones.
    .braille = nothing shared
HandsUnheard = Beware, nothing here can tell a hand in secret to: { $seats }. Take real cards, option --deck physical, or hand round a display, --share display, or headphones, --share voice.
    .braille = secret hands: real cards or --share
AskHolder = { $seat }?
    .braille = { $seat }?
choice-display = here
EntryAt = Entry { $back } back.
    .braille = entry -{ $back }
NothingEntered = There is no older entry.
    .braille = none before
EntrySame = That is what stands there already.
    .braille = same
EntrySecret = This choice is a secret. The keys of { $seat } alone change it.
    .braille = secret of { $seat }
EntryBecomes = With this change:
    .braille = becomes
ScoreBecomes = { $you ->
        [yes] Your score
       *[no] { $seat }'s score
    }: { $before } becomes { $score }.
    .braille = { $you ->
        [yes] you
       *[no] { $seat }
    } { $before } becomes { $score }
NothingElseChanges = Nothing else changes.
    .braille = nothing else
NoLongerFits = No longer possible, and dropped with all that follows, { $dropped ->
        [one] 1 move
       *[other] { $dropped } moves
    }:
    .braille = dropped { $dropped }:
AcceptOrNot = Change it? 1, Enter for yes. Default: no.
    .braille = 1 yes, default no
EntryCorrected = Corrected.
    .braille = corrected
CorrectionLeft = Correction ended, nothing has changed.
    .braille = no change
CorrectionUndone = The correction is taken back.
    .braille = correction undone
AskAccept = Yes 1, else no:
    .braille = 1 yes else no
EntryGone = Without this entry:
    .braille = without
EntryAdded = With this entry added:
    .braille = added
NoneToTakeOut = There is no further entry to take out.
    .braille = none to take out
MissingBefore = Type what is missing before this entry:
    .braille = missing before
NoEntryThere = There the program plays or deals by itself: nothing can be put in.
    .braille = nothing to put in
CardsAreDealt = The program deals the cards itself: none can be put in.
    .braille = cards are dealt
HowToChange = To change the entry, type what should stand there. Key k tells what was possible.
    .braille = change: type it
HowToTakeOut = 0, star takes the entry out; 0, star again, the next one too.
    .braille = 0 s takes out
HowToPutIn = 0, plus puts one in before it; 0, plus again, another one.
    .braille = 0 b puts in before
HowToWalk = Minus goes back, greater than comes forward, any other key ends the correction.
    .braille = u back, space 345 forward
AskBefore = Before it:
    .braille = before
RuleLine = { $line }
    .braille = { $line }
NoSuchSection = There is no section { $given }. The rules go from 1 to { $high }.
    .braille = sections 1 to { $high }
Explained = { $meaning }
    .braille = { $meaning }
StepsEnd = There is no further step.
    .braille = no more steps
lesson-no-thanks-RoundOpened = The aim: the lowest total. Cards count points, tokens take points away.
lesson-no-thanks-AskDecision = Take: key t, or 1 Enter. Pass for one token: key p, or 0 Enter. The question mark says what it costs.
lesson-no-thanks-AskCard = Turn a card up, type its number, then Enter.
lesson-no-thanks-CardTaken = Who takes turns the next card up and decides first.
lesson-no-thanks-RunGrew = Of a run, only the lowest card counts.
lesson-no-thanks-MustTake = Without a token, nobody can pass.
lesson-no-thanks-RoundEnded = Star repeats the scores, e explains your count.
lesson-six-nimmt-RoundBegan = The aim: take as few bull heads as you can.
lesson-six-nimmt-AskChoice = Type a card of your hand, then Enter. c tells your hand, g where your cards would go.
lesson-six-nimmt-AskEntry = The cards are turned over: type each one, then Enter.
lesson-six-nimmt-CardPlaced = A card goes to the row whose last card is lower and nearest.
lesson-six-nimmt-RowTaken = The sixth card of a row takes the five others, a card that is too low any row.
lesson-six-nimmt-AskRow = Type the number of a row, 1 to 4, then Enter. k tells what each costs.
lesson-titus-GameOpened = The aim: gather tokens that follow each other. Four or more become a victory card.
lesson-titus-AskAction = The question mark tells the list of what you may do. Type the number of the line, then Enter.
lesson-titus-AskPlace = Lay the token alone or in a group. Alone, it ends your turn.
lesson-titus-AskTop = Read the number on top of the pile, type it, then Enter.
lesson-titus-RunConverted = A converted run is worth its victory card, but others may steal from it.

## Keys and words

key-dot = dot
key-space = space
key-plus = plus
key-star = star
key-dash = minus
key-slash = slash
key-question = question mark
key-comma = comma
key-less = less than
key-greater = greater than
key-equals = equals
key-number = number, Enter
key-chord = space { $dots }
help-take = take the card
    .braille = take
help-refuse = pass, and lay a token
    .braille = pass
help-empty = the pile is empty, or the number of cards is wrong
    .braille = pile empty
help-repeat = repeat; 2 r repeats the one before
    .braille = repeat
help-since = what changed since my turn
    .braille = since my turn
help-turn = whose turn
    .braille = whose turn
help-my-cards = my cards; 2 c those of player 2
    .braille = my cards
help-my-tokens = my tokens, in private
    .braille = my tokens
help-table = the whole table
    .braille = table
help-scores = the scores
    .braille = scores
help-explain = explain my score; 2 e that of player 2
    .braille = my score
help-costs = what taking costs
    .braille = cost
help-advice = advice: what is certain, then an estimate
    .braille = advice
help-where = where my cards would go; 60 g where the 60 would
    .braille = where my cards go
help-older = the news before these
    .braille = older news
help-newer = the news after these
    .braille = newer news
help-digits = the digits of the last number
    .braille = digits
help-setting = the next setting of the voice: rate, pitch, volume, voice
    .braille = voice setting
help-more = more of that setting
    .braille = more
help-less = less of that setting
    .braille = less
help-verbosity = more or fewer words: brief, normal, with hints
    .braille = length of sentences
help-cues = sounds before sentences, on or off
    .braille = sounds
help-help = this help; 3 h reads section 3 of the rules
    .braille = help; 3 h rules
help-undo = undo my last move; 0 u corrects what is older
    .braille = undo; 0 u corrects
help-quit = leave, the game is kept
    .braille = leave
help-correct = an older entry, to correct it; after a count, the step before
    .braille = back
help-forth = the newer entry; after a count, the next step
    .braille = forward
help-display = hand round or take the shared display; 2 = to player 2; on a keypad, 00 plus
    .braille = display
help-own = what is mine, in private
help-rules = a section of the rules
help-number-six-nimmt = lay the card, or take the row, of this number
    .braille = card or row
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
words-advice = advice advise hint
words-costs = cost costs
words-where = where go
words-older = older earlier
words-newer = newer later
words-digits = digits spell
words-setting = setting voice
words-more = more faster
words-less = less slower
words-verbosity = verbosity words
words-cues = cues sounds
words-help = help
words-undo = undo back
words-quit = quit exit leave
words-correct = fix
words-forth = forward
words-display = hand-over headphones
words-own = mine
words-rules = sections

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
ContractionUnfit = Contractions do not go with the notation { $notation }. Choose { $known }.
    .braille = grade 2: { $known }
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
TwoFaces = One label for each face: { $cards }.
    .braille = 2 faces: { $cards }
NotchesBothFaces = A notch goes through the card, and { $given } has two faces. Choose --sheet bars.
    .braille = 2 faces: { $given }
FileNeeded = Not on the screen: { $form } is for a file. Add --out and the name of a file.
    .braille = --out is missing
NoHeads = The cards of { $game } have no bull heads.
    .braille = no heads
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
FolderGiven = { $path } is a folder. Give the name of a file.
    .braille = that is a folder
FilesThere = This file exists: { $paths }. Nothing is written. Choose another name, or { $option }.
    .braille = file exists
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
WhichLabel = Feel the top card. Which number?
    .braille = which number?
FeltSo = { $number }: dots { $dots }. Is it so? Enter for yes, n for no.
    .braille = { $number } yes or n?
PutUnder = Put it under { $count } other cards.
    .braille = under { $count } cards
NoSuchCard = { $given }: the game has no such card. They go from { $low } to { $high }.
    .braille = cards { $low } to { $high }
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
DisplaySilent = No display answers on { $port }. Check the cable and the model{ $sought ->
    [yes] {"; it is looked for."}
   *[no] .
}
    .braille = display silent
PortMissing = No port { $port }. Check the cable{ $sought ->
    [yes] {"; it is looked for."}
   *[no] .
}
    .braille = no port
PortDenied = Port denied: { $port }. Join the group { $group }, then log in again.
    .braille = group { $group }
PortHeld = { $program ->
    [brltty] BRLTTY has the port { $port } already. Play through it: --display brlapi.
   *[other] { $program } has the port { $port } already.
}
    .braille = { $program } has the port
PortBusy = Another program has the port { $port }.
    .braille = port busy
PortNotSerial = { $port } is no serial port.
    .braille = no serial port
PortFailed = The port { $port } fails, error { $code }{ $sought ->
    [yes] {". It is tried again."}
   *[no] .
}
    .braille = error { $code }
LinkUnwritable = The link { $path } cannot be made. Choose another name.
    .braille = no link
EmulatorReady = Emulated display { $name }, { $cells } cells{ $status ->
        [0] {""}
        [one] {" "}and { $status } status cell
       *[other] {" "}and { $status } status cells
    }, on { $port }. Type a key, dots 125, route 5, unplug, replug or quit.
    .braille = emulated { $cells }{ $status ->
        [0] {""}
       *[other] {" "}+{ $status }
    }
EmulatorKeyUnknown = { $given }: no key of this display. There are: { $known }.
    .braille = key? { $given }
EmulatorCellUnknown = { $given }: no cell. Cells go from 1 to { $cells }.
    .braille = cells 1 to { $cells }
BrlapiMissing = No BRLTTY for { $port }. Start BRLTTY{ $sought ->
    [yes] {"; it is looked for."}
   *[no] .
}
    .braille = no BRLTTY
BrlapiDenied = BRLTTY wants a key: { $path } is denied. Join the group { $group }, then log in again.
    .braille = group { $group }
BrlapiForeign = { $port } does not speak version 8 of BrlAPI. Bring BRLTTY up to date.
    .braille = other BrlAPI
BrlapiFound = BRLTTY runs here. Its display: --display brlapi.
    .braille = brlapi
DisplayNowhere = No display: neither BRLTTY's, nor one that was named before{ $sought ->
    [yes] {". It is looked for."}
   *[no] .
}
    .braille = no display
ChordDotsUnclear = Settings, chords, { $given }: dots unclear. They are digits from 1 to 8, each once.
    .braille = dots? { $given }
ChordWordUnknown = Settings, chords, { $dots }: { $given } is unknown. There are: { $known }.
    .braille = unknown { $given }
ProbeTries = Trying { $make } on { $port }.
    .braille = trying { $make }
ProbeSilent = { $make }: no answer.
    .braille = { $make } silent
ProbeFound = To play: --display { $display }.
    .braille = { $display }
ProbeNone = No display found on { $port }.
    .braille = no display
ask-probe = Try { $make } on { $port }?
probe-yes = Yes
probe-no = No, the next make
probe-stop = Stop

## The voice

NoSynthesiser = No voice: { $name } does not start. On Debian, install libespeak-ng1. The game goes on in text.
    .braille = no voice
NoVoice = No voice for the language { $language }. The game goes on in text.
    .braille = no voice { $language }
NoSoundLibrary = No sound: PortAudio is missing. On Debian, install libportaudio2. The game goes on in text.
    .braille = no sound
NoSoundDevice = No sound: no sound device opens. The game goes on in text; it is tried again.
    .braille = no sound
SpeechFailed = A sentence could not be spoken. Key r repeats it.
    .braille = sentence not spoken
SentenceLeftOut = A sentence could not be spoken: the voice broke off at it. It is written.
    .braille = sentence not spoken
# stands for emoji and other signs in what is spoken
unsaid-sign = sign
NoReaderLibrary = Screen reader not spoken to: the package prismatoid is not installed. The lines are written.
    .braille = no prismatoid
NoReaderRunning = No screen reader answers, and no Speech Dispatcher. The lines are written; it is tried again.
    .braille = no reader
ReaderLost = { $name } answers no more. The lines are written; it is tried again.
    .braille = { $name } lost
ReaderReached = { $synthesiser ->
        [yes] Voice: no screen reader answers; { $name } speaks.
       *[no] Screen reader: { $name } gets the sentences.
    }
    .braille = voice { $name }

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
RatesUnclear = { $given }: rate unclear. A name, an equals sign, words a minute; between players, a comma.
    .braille = rate unclear
PlayerUnknown = { $given } is not at the table. There are: { $known }.
    .braille = players { $known }
NoGameToResume = No game to go on with in { $path }. To start one: accessigame play.
    .braille = no game
GameWasOver = This game is over: { $path }. To hear it again: accessigame replay; to correct it: accessigame resume; each with its file.
    .braille = game over
NumbersUnclear = { $given }: these are not cards. Example: 3 7 8 10.
    .braille = not cards
SectionUnknown = There is no section { $given }. Sections go from 1 to { $high }.
    .braille = sections 1 to { $high }
FolderUnwritable = Nothing can be written in { $path }. Check the space and the rights.
    .braille = cannot write
OutputRefused = The output takes nothing more, error { $code }. Check the space.
    .braille = output refused
Demonstration = Demonstration: nobody types, three bots play No Thanks!
    .braille = demonstration
GamesSimulated = { $games } games in { $seconds } seconds.
    .braille = { $games } games
BotsMiscounted = { $players ->
        [one] 1 player
       *[other] { $players } players
    }, but { $bots } bots. Give one bot for all, or one for each player.
    .braille = { $players } players, { $bots } bots
SeatSimulated = { $seat }, { $bot }: mean { $mean }, wins { $wins }.
    .braille = { $seat } { $mean }
EntrantMeasured = { $bot }: mean { $mean }, { $lower ->
        [yes] lower than the others by { $distance }
       *[no] higher than the others by { $distance }
    }{ $sure ->
        [yes] {""}, give or take { $distance_interval }
       *[no] {""}
    }; wins { $wins } percent{ $sure ->
        [yes] {""}, give or take { $wins_interval }
       *[no] {""}
    }.
    .braille = { $bot } { $mean } { $wins }%
OptionsApart = { $one } and { $other } do not go together. Keep one of them.
    .braille = { $one } or { $other }
OptionNeeds = { $option } does nothing without { $other }. Add { $other }.
    .braille = { $other } is needed
BadSeconds = { $option } cannot be { $given }. Possible: seconds from { $low } to { $high }.
    .braille = { $option } { $low } to { $high }
SettingsSaved = Settings kept: { $path }.
    .braille = settings kept
SettingsNotSaved = The settings cannot be kept. Check the space and the rights: { $path }.
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
ProgramIs = Program accessigame { $version }, with Python { $python }.
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
menu-settings = Settings: language, langue, Sprache
menu-doctor = Check the installation
menu-leave = Leave
menu-other = Something else
ask-go-on = Go on with a game?
unfinished = { $game } with { $players }, { DATETIME($day, dateStyle: "long") } at { $time }
none = none
ask-display = Which braille display? For example baum:/dev/ttyUSB0.
ask-notation = Which braille notation?
ask-flash = How long does a message cover the braille line?
flash-2 = 2 seconds
flash-4 = 4 seconds
flash-8 = 8 seconds
flash-16 = 16 seconds
flash-stay = Until a key is pressed
flash-off = Never: it follows the line
ask-grade = Sentences in braille:
grade-1 = Uncontracted
grade-2 = Contracted
ask-game = Which game?
ask-players = Who plays? Names with commas, or how many; a bot: Ben:bot.
ask-whose = Whose is the braille display?
whose-all = Everybody's
whose-round = From hand to hand
ask-level = How well shall the bots play?
level-random = random: anything legal
level-easy = easy: a beginner
level-medium = medium: a careful player
level-hard = hard: it calculates
level-expert = expert: the strongest, and it takes its time
ask-deck = Which cards?
deck-shuffled = The program deals
deck-physical = Real cards, I type the numbers
game-no-thanks-2004 = No Thanks!, edition of 2004
game-six-nimmt-pro = 6 nimmt! Pro, cards are drafted
game-six-nimmt-known-deck = 6 nimmt!, known cards
ask-hands = How does everybody get to know a secret hand?
hands-voice = By headphones that go from hand to hand
hands-memory = Otherwise: nothing here tells it

help-command-menu =
    accessigame: card games by ear and by touch.
    accessigame alone opens a numbered menu. --display baum:PORT: on a display.
    play GAME: a new game.
    resume: go on with the last game.
    replay FILE: hear a game again.
    history: finished games. stats: wins and means.
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
    accessigame play no-thanks: a new game; also six-nimmt and titus.
    --players Ana,Ben:bot,Lea: players; bot, random, easy, medium, hard, expert.
    --edition 2020 or 2004; for six-nimmt base, pro or known-deck.
    --deck shuffled: the program deals. --deck physical: real cards.
    --target N: six-nimmt ends above N. --target-inclusive: at N.
    --rounds N: how many. --starts random or rotate: who starts later.
    --first NAME: who starts. --open-tokens: open tokens.
    titus: --box derived, none, learnt or FILE: the tokens. --size N: how many.
    titus: --recall: the backs seen. --strict-status: converting can end the turn.
    --seed N: the same cards again. --journal FILE: where to keep the game.
    --no-advice: no advice. --time-limit S: seconds for a bot's move.
    --typed-hands NAMES: their real cards. --teach: the game explains itself.
    --speech self, reader or off: who speaks. --reader lines or direct: how.
    --rate N: words a minute. --rates Ana=250,Ben=160: one for each.
    --pitch and --volume 0 to 100. --voice +f3: another voice.
    --verbosity brief, normal or full: how many words. --cues on or off: sounds.
    --display baum:PORT, brlapi or auto: a braille display.
    --display-seat NAME: it is that player's alone. --large: large numbers.
    --share display or voice: the display, or headphones, go from hand to hand.
    --notation NAME: the braille. --grade 2: contracted sentences.
    --flash 2, 4, 8, 16, stay or off: how long a message covers the line.
    In the game, h tells the keys.
help-command-resume =
    accessigame resume: go on with the last game.
    accessigame resume FILE: go on with that one. --bots Zoé:hard: a bot plays for her.
    FILE of a finished game, or its number in history: correct it.
    --speech, --display, --display-seat, --share, --teach, --notation, --grade,
    --flash, --rate, --pitch, --volume, --voice, --rates, --verbosity, --cues,
    --reader, --large: as for play.
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
    --grade 2: contracted.
help-command-labels =
    accessigame labels no-thanks: labels for the real cards, told one by one.
    --format brf or pef: for an embosser. svg or pdf: a drawing at true scale.
    --out FILE: where to write; - is the standard output. --overwrite replaces.
    --notation french, ueb or german: the notation, of 6 dots on paper.
    --standard marburg-medium, nls, ada or australia: the size of the braille.
    --card 56x87: the card, in millimetres. --paper a4 or letter.
    --corner top-left, top-right, bottom-left or bottom-right.
    --both-corners: in the opposite corner too, upside down.
    --print: large figures beside the braille.
    --mark ridge: a line under the number. cut: a corner cut off.
    --mark cell: a sign instead of the number sign. none: nothing.
    --mirror: for slate and stylus, seen from behind.
    --heads: the bull heads under the number, for 6 nimmt.
    --sheet tape: strips, --tape 9.5 or 12.7, with their dots.
    --sheet bars or notches: a code without braille, with its key.
    --width 40 --length 25: the page of the embosser.
    --form-feed between, after or none: how pages end.
help-command-drill =
    accessigame drill no-thanks: practise reading the cards in braille.
    The program shows cells and asks for the card, or the other way round.
    A mistake comes back soon; q ends it and sums up.
    --way cells: from cells to the card. number: the other way. both: both.
    --way hand: with labelled cards of your own, which you feel.
    --notation NAME: the braille. --count N: how many questions.
    --display baum:PORT: on a braille display. --seed N: the same questions.
help-command-display =
    accessigame display ports: the serial ports.
    accessigame display check baum:PORT: try a display.
    accessigame display probe PORT: find the make of a display, one after the other, as you agree.
    --makes baum,focus: try these without asking. --notation NAME: the braille.
    accessigame display emulate baum --cells 40 --link NAME: an emulated display on an emulated port.
help-command-simulate =
    accessigame simulate no-thanks: games between bots.
    --players N --bots random,medium --games N --seed N --edition E --rounds N.
    --tournament: the same cards, each on every seat. --jobs N: N processes.
    --journals FOLDER: keep the games. --json: for another program.
    --time-limit S: seconds for a bot's move.
help-command-doctor =
    accessigame doctor: check keyboard, voice, sound, braille and display.
    --display baum:PORT: check this display. --json: for another program.

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
    One card lies open for everybody.
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
rules-six-nimmt-1 =
    1. The aim.
    Each card you have to take has one bull head or more.
    In the end the fewest bull heads win.
rules-six-nimmt-2 =
    2. The cards.
    104 cards, 1 to 104, one of each.
    Most have 1 bull head.
    Numbers that end in 5 have 2, those that end in 0 have 3.
    Doublets such as 11 or 22 have 5, and the 55 has 7.
rules-six-nimmt-3 =
    3. Setting up.
    From 2 to 10 play.
    Everybody gets 10 cards, and 4 cards lie open: each begins a row.
    The other cards are not needed in this round.
rules-six-nimmt-4 =
    4. Choosing.
    In each turn everybody lays one card face down.
    When all have chosen, the cards are turned over together.
rules-six-nimmt-5 =
    5. Laying the cards.
    The lowest card is laid first, then the next one up.
    A card follows a row whose last card is lower, and of several such rows the one whose last card is nearest.
    So there is never a choice.
rules-six-nimmt-6 =
    6. The sixth card.
    A row holds 5 cards.
    Whoever lays the sixth takes the 5, and the sixth card begins the row anew.
rules-six-nimmt-7 =
    7. The low card.
    A card that is lower than the end of every row fits nowhere.
    Its player takes a whole row of their choice, and the card begins that row anew.
    Taking the cheapest is usual, but no duty.
rules-six-nimmt-8 =
    8. The end.
    After 10 turns everybody counts the bull heads of the cards taken; those in the rows count for nobody.
    Cards that were taken never go into the hand.
    Rounds are played until somebody has more than 66 bull heads in all.
    Another number, or a number of rounds, may be agreed before.
    A tie is won together.
rules-six-nimmt-9 =
    9. The Pro game.
    Only the cards from 1 up are played with, ten a player and four more: 44 cards with 4 players.
    They lie open, and in turn everybody takes one, until all have 10.
    The last four begin the rows, the lowest in row 1.
    With known-deck, these cards are dealt at random.
rules-six-nimmt-10 =
    10. With real cards.
    Type the four cards of the rows with spaces between them.
    When the cards are turned over, type them in the order of the players; with the number of the player before each, any order will do.
    The program tells where each card goes, and keeps the count.
    The hands of bots are typed before the round, and are not shown.
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

## The history

NoGamesYet = No finished game in { $path }.
    .braille = no finished game
GamesUnfinished = { $count ->
        [one] 1 game is not over
       *[other] { $count } games are not over
    }: accessigame resume goes on with the last.
    .braille = not over: { $count }
JournalLeftOut = Unreadable and left out: the game { $path }. accessigame replay says why.
    .braille = unreadable: { $path }
GameListed = { $number }: { $game }, { DATETIME($day, dateStyle: "long") }. Won by { $winners }. { $results }.
    .braille = { $number } { $winners }: { $results }
GamesCounted = { $game }: { $count ->
        [one] 1 finished game
       *[other] { $count } finished games
    }.
    .braille = { $game } { $count }
PlayerCounted = { $name }{ $level ->
        [person] { "" }
       *[other] , bot { $level }
    }: { $count ->
        [one] 1 game
       *[other] { $count } games
    }, { $wins ->
        [0] none
       *[other] { $wins }
    } won, mean { $mean }, best score { $best }.
    .braille = { $name } { $wins } of { $count }, { $mean }
help-command-history =
    accessigame history: the last finished games, the newest first.
    accessigame history titus: those of one game.
    --last N: how many, usually 10.
    --json: one object for another program.
help-command-stats =
    accessigame stats: for each game, who has played and won, and the means.
    accessigame stats titus: one game.
    --json: one object for another program.
# What is agreed on, and what is learnt

NotForThisGame = { $option } is not for this game, { $game }.
    .braille = { $option }: not here
BoxUnreadable = No list to read in { $given }. A file, or: { $known }.
    .braille = list? { $given }
NothingLearnt = No list learnt for { $game }. Play with real tokens and --box none.
    .braille = nothing learnt
ListLearnt = List learnt, { $sides ->
        [one] { $sides } side known
       *[other] { $sides } sides known
    }: { $path }. Next time, --box learnt.
    .braille = learnt: { $sides } sides
ListNotKept = The list learnt could not be kept in { $path }.
    .braille = list not kept
help-where-titus = the backs seen before, if the table chose so
    .braille = backs seen
ask-box = Which tokens?
box-derived = The derived list: 54 tokens
box-none = No list: I learn the tokens
box-learnt = The list learnt in earlier games
box-file = My list, in a file
box-typed = My list, I type it
ask-file = Which file?
ask-list = The tokens, such as 8/10, 8/9 x2:

# Words without a key, for lines

words-lay = place put
words-alone = single
words-exchange = swap
words-steal = rob
words-convert = score-run
words-join = merge

StandIn = { $seat }: a bot plays, level { $level }.
    .braille = bot for { $seat }
HandNotKnown = { $name }: the cards are not known, so no bot can play them.
    .braille = cards not known

### The game: 6 nimmt!

RoundBegan = { $rounds ->
        [0] Round { $round }.
       *[other] Round { $round } of { $rounds }.
    }{ $round ->
        [1] { $target ->
            [0] { "" }
           *[other] { $inclusive ->
                [yes] {" "}The game ends when somebody reaches { $target }.
               *[no] {" "}The game ends when somebody goes over { $target }.
            }
        }
       *[other] { "" }
    }
    .braille = round { $round }
HandsDealt = { $count } cards each.
    .braille = { $count } cards each
    .brief = { "" }
HandTyped = { $seat }'s hand has been entered.
    .braille = { $seat }'s hand ok
DraftBegan = Cards 1 to { $high } are face up. { $you ->
        [yes] You take
       *[no] { $seat } takes
    } the first one.
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
    .full = { DraftTurn } Type its number, then Enter.
CardDrafted = { $card }{ $spelled_within } for { $you ->
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
    .full = { TurnOpened } Everybody chooses a card: type yours, then Enter.
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
CardPlaced = { $card } { $you ->
        [yes] you
       *[no] { $seat }
    }: row { $row }{ $count ->
        [2] .
       *[other] , { $count } cards.
    }
    .braille = { $card } { $you ->
        [yes] you
       *[no] { $seat }
    } r{ $row } ({ $count })
    .brief = { $card } { $you ->
        [yes] you
       *[no] { $seat }
    } on { $row }{ $count ->
        [5] { " " }full.
       *[other] .
    }
    .full = { $card }, { $you ->
        [yes] you
       *[no] { $seat }
    }: row { $row } after { $after }, now { $count } cards.
RowChoiceAsked = { $card } is too low: { $you ->
        [yes] you choose
       *[no] { $seat } chooses
    } a row.
    .braille = { $card } low, { $you ->
        [yes] your row?
       *[no] { $seat }
    }
    .full = { RowChoiceAsked } Type its number, from 1 to 4, then Enter.
RowTaken = { $you ->
        [yes] You take
       *[no] { $card }, { $seat } takes
    } { $heads ->
        [0] no heads
        [one] 1 head
       *[other] { $heads } heads
    }:{ $you ->
        [yes] {" "}{ $card },
       *[no] { "" }
    } row { $row }.
    .braille = { $card } { $you ->
        [yes] you
       *[no] { $seat }
    } r{ $row } +{ $heads }
    .brief = { $card } { $you ->
        [yes] you
       *[no] { $seat }
    } { $heads ->
        [0] no heads
        [one] 1 head
       *[other] { $heads } heads
    } on { $row }.
    .full = { $card }, { $sixth ->
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
SetAside = Please put card { $card } aside for { $seat }.
    .braille = { $card } for { $seat }
PutInRow = Please put card { $card } in row { $row }.
    .braille = put { $card } in r{ $row }
RowToMove = Please give row { $row } to { $seat }, and start a new row there with card { $card }.
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
    }, not known to the program.
    .braille = { $you ->
        [yes] you
       *[no] { $seat }
    } { $count } cards
RowStands = Row { $row }: { $count ->
        [one] { $card } alone
       *[other] { $card } at the end, { $count } cards in all
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
CardsOpen = Face up: { $cards }.
    .braille = face up { $cards }
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
HeadsOfCard = { $card } has { $heads ->
        [one] 1 bull head
       *[other] { $heads } bull heads
    }.
    .braille = { $card }: { $heads }
HeadsTogether = In total: { $heads ->
        [one] { $heads } bull head
       *[other] { $heads } bull heads
    }.
    .braille = total { $heads }
WouldFollow = { $card }: row { $row } after { $after }, making { $count } cards.
    .braille = { $card } r{ $row } ({ $count })
CardsWouldFollow = { $cards }: each in row { $row } after { $after }, making { $count } cards.
    .braille = { $cards } r{ $row } ({ $count })
WouldTake = { $card }: sixth card of row { $row }, { $heads ->
        [one] { $heads } bull head
       *[other] { $heads } bull heads
    }.
    .braille = { $card } r{ $row } +{ $heads }
WouldBeLow = { $card }: too low, you would have to take a row.
    .braille = { $card } low
CardsWouldBeLow = { $cards }: too low, you would have to take a row.
    .braille = { $cards } low
CardsHidden = { $count ->
        [one] { $count } card hidden
       *[other] { $count } cards hidden
    }, { $held } of them in other hands.
    .braille = { $count } hidden, { $held } held
CardSafe = { $card }: safe in row { $row }, unless that row is taken first.
    .braille = { $card } r{ $row } safe
CardsSafe = { $cards }: each safe in row { $row }, unless that row is taken first.
    .braille = { $cards } r{ $row } safe
CardAtRisk = { $card }: row { $row }, sixth if { $free ->
        [one] one card goes
       *[other] { $free } cards go
    } there first. { $between ->
        [one] Only one hidden card can: { $percent } per cent chance that the others hold it
       *[other] { $between } hidden cards can: { $percent } per cent chance that the others hold enough of them
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
        [one] that row is taken first, or the hidden card in between is played
       *[other] that row is taken first, or one of the { $between } hidden cards in between is played
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
CardsBetween = Could come before { $card }: { $cards }.
    .braille = before { $card }: { $cards }
ChoicesAwaited = { $you ->
        [yes] Your choice
       *[no] Still to choose: { $seats }
    }. Type a card, then Enter.
    .braille = { $you ->
        [yes] your card: number
       *[no] awaited { $seats }
    }
    .unasked = Still to choose: { $seats }.
EntriesAwaited = No card yet from { $seats }. Type each card turned over, then Enter.
    .braille = to type { $seats }
    .unasked = No card yet from { $seats }.
RowAwaited = { $you ->
        [yes] You choose
       *[no] { $seat } chooses
    } a row, 1 to 4, for card { $card }.
    .braille = { $card }: row 1-4, { $you ->
        [yes] you
       *[no] { $seat }
    }
DraftAwaited = { $you ->
        [yes] You take
       *[no] { $seat } takes
    } a face-up card: type it, then Enter.
    .braille = { $you ->
        [yes] you
       *[no] { $seat }
    }: face-up card
    .unasked = { $seat } takes a face-up card.
RowsAwaited = The rows first: type their four cards with spaces between them, then Enter.
    .braille = 4 row cards first
HandAwaited = { $seat }'s hand first: type its ten cards with spaces between them, then Enter. They will not be shown.
    .braille = type 10 cards, { $seat }
AskChoice = { $you ->
        [yes] Your card
       *[no] { $seat }, card
    }:
    .braille = { $you ->
        [yes] your card
       *[no] { $seat } card
    }
    .brief = { $you ->
        [yes] Card:
       *[no] { $seat }, card:
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
    }: { $count } are needed in one go, with spaces or dots between them.
    .braille = { $given } instead of { $count }
HandRefused = { $given } typed. { $seat }'s hand must be { $count } different cards that are nowhere else. Type all of them again.
    .braille = { $seat }: { $given } of { $count }
HandCardRefused = This card cannot be in { $seat }'s hand. Check it. Those before it are kept.
    .braille = not in this hand
CardRefused = { $you ->
        [yes] That card is not in your hand.
       *[no] { $seat }, that card is not in your hand.
    } Nothing has changed.
    .braille = not in hand
UnknownCard = There is no card { $card }. Cards go from 1 to { $high }. Nothing has changed.
    .braille = no { $card }, 1 to { $high }
NotHeld = { $card } is not yours. You hold { $cards }. Nothing has changed.
    .braille = not { $card }: { $cards }
CardInRow = { $card } is in row { $row }. Nothing has changed.
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
    } this turn. Nothing has changed.
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
CardElsewhere = { $card } cannot be right: it is somewhere else. Look at the card again. Nothing has changed.
    .braille = { $card } is elsewhere
ShownElsewhere = { $seat }, { $card } cannot be right: it is in another hand. Look at the card again.
    .braille = { $seat } not { $card }
OwnCardOnly = Only your own card: you cannot type anybody else's.
    .braille = own card only
ChoiceMade = { $you ->
        [yes] You have already chosen.
       *[no] { $seat } has already chosen.
    } Press u to undo a choice.
    .braille = { $you ->
        [yes] chosen already
       *[no] { $seat } has chosen
    }
RowUnknown = There is no row { $given }. Rows go from 1 to { $high }.
    .braille = rows 1 to { $high }
NoRowsYet = There are no rows on the table yet.
    .braille = no rows yet
NothingTaken = { $you ->
        [yes] You have taken no cards.
       *[no] { $seat } has taken no cards.
    }
    .braille = { $you ->
        [yes] you
       *[no] { $seat }
    } 0

game-six-nimmt = 6 nimmt!
game-six-nimmt-pro = 6 nimmt! Pro, with a draft
game-six-nimmt-known-deck = 6 nimmt!, known cards

## What the bots advise

CardEstimated = Estimate: { $half ->
        [yes] { $whole }.5 bull heads
       *[no] { $whole } { $whole ->
            [one] bull head
           *[other] bull heads
        }
    } for { $card }.
    .braille = est. { $card }: { $whole }{ $half ->
        [yes] .5
       *[no] {""}
    }
RowEstimated = Estimate: { $half ->
        [yes] { $whole }.5 bull heads
       *[no] { $whole } { $whole ->
            [one] bull head
           *[other] bull heads
        }
    } for row { $row }.
    .braille = est. r{ $row }: { $whole }{ $half ->
        [yes] .5
       *[no] {""}
    }
EstimatedOver = For the rest of the round, give or take half a bull head, from { $samples } endings played at random.
    .braille = within 0.5, { $samples } endings

## The game that explains itself

lesson-six-nimmt-RoundBegan = The aim: take as few bull heads as you can.
lesson-six-nimmt-RoundBegan-base-physical-yes = Somebody shuffles the 104 cards and deals ten to everybody. The next four, face up, start the four rows.
lesson-six-nimmt-RoundBegan-known-deck-physical-yes = Only the lowest cards are used, ten for each player and four more: for 3 players, 1 to 34. Somebody deals ten to everybody; the last four, face up, start the rows.
lesson-six-nimmt-HandsDealt-base = The cards go from 1 to 104, one of each. Those that are left over are not used in this round.
lesson-six-nimmt-HandsDealt-known-deck = Only the lowest cards are used: ten for each player, and four more. None are left over.
lesson-six-nimmt-HandHeld = Your hand is secret. A card you have played never comes back to it.
lesson-six-nimmt-HandTyped = The program keeps this hand secret.
lesson-six-nimmt-DraftBegan = Only these cards are used: ten for each player, and four more. The last four start the rows.
lesson-six-nimmt-DraftBegan-physical-yes = Spread these cards on the table, face up, and put the others away.
lesson-six-nimmt-DraftTurn = Players take one card in turn, until everybody has ten.
lesson-six-nimmt-CardDrafted = Everybody knows who has this card.
lesson-six-nimmt-RowsLaid = These four cards start the four rows, 1 to 4. The numbers in each row go up.
lesson-six-nimmt-TurnOpened = Everybody chooses a card in secret, then all are turned over together. A round has ten turns.
lesson-six-nimmt-CardChosen = The cards stay face down until everybody has chosen.
lesson-six-nimmt-YouChose = Only you know it. Press u to undo your choice while others are still choosing.
lesson-six-nimmt-CardEntered = When all the cards are typed, each one is placed in a row.
lesson-six-nimmt-CardRevealed = The cards of this turn are face up. They wait until a row has been chosen.
lesson-six-nimmt-CardPlaced = The lowest card is placed first. A card goes to the row whose last card is lower than it, and nearest to it.
lesson-six-nimmt-RowChoiceAsked = This card is lower than the end of every row: its player chooses a row to take, and the card starts a new row there.
lesson-six-nimmt-RowTaken = A card has one bull head, two if it ends in 5, three if it ends in 0. A double such as 22 has five, and the 55 has seven.
lesson-six-nimmt-RowTaken-sixth-yes = A row holds five cards: the player whose card is the sixth takes the five. The sixth card starts a new row.
lesson-six-nimmt-RowTaken-sixth-no = If your card is lower than the end of every row, you take a whole row, whichever you like. The card starts a new row there.
lesson-six-nimmt-TurnsOver = Cards left in the rows count for nobody.
lesson-six-nimmt-HeadsScored = Bull heads are added up from round to round. The game ends after the round in which somebody goes over the limit. The player with the fewest wins.
lesson-six-nimmt-AskChoice = Type a card from your hand, then Enter. Press c for your hand, g for where your cards would go.
lesson-six-nimmt-AskEntry = The cards have been turned over: type each one, then Enter.
lesson-six-nimmt-AskRow = Type the number of a row, 1 to 4, then Enter. Press k to hear what each one costs.
lesson-six-nimmt-AskDraft = Type a card that is face up, then Enter. Press b for the cards that are left.
lesson-six-nimmt-AskRows = Type the card of each row, 1 to 4, with spaces between them, then Enter.
lesson-six-nimmt-AskHand = Somebody who is not playing types this hand, without saying it aloud.
lesson-six-nimmt-SetAside = Players who are away cannot take their own cards: somebody at the table keeps this one for them.
lesson-six-nimmt-PutInRow = Players who are away cannot place their own cards: somebody at the table does it for them.
lesson-six-nimmt-RowToMove = Players who are away cannot pick up a row: somebody at the table takes it for them.

## What is secret

secret-HandHeld = Every hand is secret.
secret-CardEstimated = The estimate is based on your hand, so it is secret.
secret-RowEstimated = The estimate is based on your hand, so it is secret.

## The rules, in our words

rules-six-nimmt-1 =
    1. The aim.
    Each card you have to take has one bull head or more.
    At the end, the player with the fewest bull heads wins.
rules-six-nimmt-2 =
    2. The cards.
    104 cards, 1 to 104, one of each.
    Most have 1 bull head.
    Numbers that end in 5 have 2, those that end in 0 have 3.
    Doubles such as 11 or 22 have 5, and the 55 has 7.
rules-six-nimmt-3 =
    3. Setting up.
    For 2 to 10 players.
    Everybody gets 10 cards, and 4 cards are placed face up: each starts a row.
    The other cards are not needed in this round.
rules-six-nimmt-4 =
    4. Choosing.
    In each turn, everybody plays one card face down.
    When all have chosen, the cards are turned over together.
rules-six-nimmt-5 =
    5. Placing the cards.
    The lowest card is placed first, then the next one up.
    A card goes to a row whose last card is lower.
    If there are several such rows, it goes to the one whose last card is nearest.
    So you never have a choice.
rules-six-nimmt-6 =
    6. The sixth card.
    A row holds 5 cards.
    If your card is the sixth, you take the 5, and your card starts a new row.
rules-six-nimmt-7 =
    7. The low card.
    A card that is lower than the end of every row fits nowhere.
    Its player chooses a row and takes all of it, and the card starts a new row there.
    Most players take the cheapest, but you do not have to.
rules-six-nimmt-8 =
    8. The end.
    After 10 turns, everybody counts the bull heads on the cards they have taken; those in the rows count for nobody.
    Cards that you take never go into your hand.
    Rounds are played until somebody has more than 66 bull heads in all.
    You can agree on another limit beforehand, or on a number of rounds.
    Tied players share the win.
rules-six-nimmt-9 =
    9. The Pro game.
    Only the lowest cards are used, ten for each player and four more: 1 to 44 with 4 players.
    They are all face up, and players take one in turn, until everybody has 10.
    The last four start the rows, the lowest in row 1.
    In the game with known cards, the same cards are dealt at random.
rules-six-nimmt-10 =
    10. With real cards.
    Type the four cards of the rows with spaces between them.
    When the cards are turned over, type them in the order of the players.
    With the player's number before each card, any order will do.
    The program says where each card goes, and keeps score.
    The bots' hands are typed before the round, and are not shown.

## Keys and words

help-number-six-nimmt = play the card, or take the row, with this number
    .braille = card or row

# buttons of the page of guests
button-AskChoice = Play { $number }
button-AskDraft = Take card { $number }
button-AskRow = Take row { $number }

## The exercises

ahead-six-nimmt = about { $points ->
        [one] 1 bull head
       *[other] { $points } bull heads
    } fewer in this round
    .braille = { $points } heads
question-six-nimmt-next-number = Which card is certain not to take a row this turn?
    .braille = safe card?
reason-six-nimmt-next-number = 37. It goes right after 36, so no card can come between, and it is the fifth at most.
    .braille = 37, right after 36
question-six-nimmt-seen-cards = 37, 38 and 39 are gone: Ana took them. Which card is certain not to take a row this turn?
    .braille = 37-39 gone. Safe?
reason-six-nimmt-seen-cards = 40. No card is left that could come between 36 and 40, so it is the fifth at most.
    .braille = 40, none between
question-six-nimmt-room = Which card is certain not to take a row this turn?
    .braille = safe card?
reason-six-nimmt-room = 20. It goes to row 1, which has two cards. Even if both other players go there first, it is the fifth.
    .braille = 20, room for three
question-six-nimmt-sixth-card = Which card is certain to take a row this turn?
    .braille = which takes a row?
reason-six-nimmt-sixth-card = 61. It goes right after the fifth card of its row, so it is always the sixth. Hold it back until that row has been taken.
    .braille = 61 is the sixth
question-six-nimmt-low-card = Which card costs you one bull head at most, whatever the others play?
    .braille = 1 head at most?
reason-six-nimmt-low-card = 4. It is lower than every row, so you choose a row, and row 1 costs one head. Any other card could be a sixth.
    .braille = 4 takes row 1
question-six-nimmt-cheap-row = Your 3 is too low. Which row is the cheapest?
    .braille = cheapest row?
reason-six-nimmt-cheap-row = Row 4: two cards, two heads. Few cards do not always mean few heads: the 55 alone has seven.
    .braille = row 4: 2 heads
question-six-nimmt-high-card = Which card is certain not to take a row this turn?
    .braille = safe card?
reason-six-nimmt-high-card = 104, while row 4 is short: it is the fifth at most. Later that row may be full, and your 104 its sixth card.
    .braille = 104, row 4 is short
move-AskChoice = { $number }
    .braille = { $number }
move-AskDraft = { $number }
    .braille = { $number }
move-AskRow = row { $number }
    .braille = row { $number }
points-six-nimmt = { $points ->
        [one] 1 bull head
       *[other] { $points } bull heads
    }
    .braille = { $points }

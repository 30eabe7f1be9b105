### The game: 6 nimmt!

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
SetAside = Please put card { $card } aside for { $seat }.
    .braille = { $card } for { $seat }
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
ChoicesAwaited = { $you ->
        [yes] Your choice
       *[no] Still to choose: { $seats }
    }. Type a card, then Enter.
    .braille = { $you ->
        [yes] your turn
       *[no] awaited { $seats }
    }
    .unasked = Still to choose: { $seats }.
EntriesAwaited = Cards to type: { $seats }. Type the card that was turned over, then Enter.
    .braille = to type { $seats }
    .unasked = Still to come: the cards of { $seats }.
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
    .unasked = { $seat } takes an open card.
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
UnknownCard = There is no { $card }. Cards go from 1 to { $high }. Nothing has changed.
    .braille = no { $card }, 1 to { $high }
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
ShownElsewhere = { $seat }: { $card } cannot be: it is in another hand. Look at the card again.
    .braille = { $seat } not { $card }
OwnCardOnly = Only your own card: your keys type no other.
    .braille = own card only
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

game-six-nimmt = 6 nimmt!
game-six-nimmt-pro = 6 nimmt! Pro, cards are drafted
game-six-nimmt-known-deck = 6 nimmt!, known cards

## What the bots advise

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

## The game that explains itself

lesson-six-nimmt-RoundBegan = The aim: take as few bull heads as you can.
lesson-six-nimmt-RoundBegan-base-physical-yes = Somebody shuffles the 104 cards and deals ten to everybody. The next four, face up, begin the four rows.
lesson-six-nimmt-RoundBegan-known-deck-physical-yes = Only the lowest cards are kept, ten for each player and four more: for 3 players, 1 to 34. Somebody deals ten to everybody; the last four, face up, begin the rows.
lesson-six-nimmt-HandsDealt-base = The cards go from 1 to 104, one of each. Those that are left are not used in this round.
lesson-six-nimmt-HandsDealt-known-deck = Only the lowest cards are played: ten for each player, and four more. None is left over.
lesson-six-nimmt-HandHeld = Your hand is a secret. A card that was played never comes back to it.
lesson-six-nimmt-HandTyped = The program keeps this hand secret.
lesson-six-nimmt-DraftBegan = Only these cards are played: ten for each player, and four more. The last four begin the rows.
lesson-six-nimmt-DraftBegan-physical-yes = Lay these cards on the table, face up, and put the others away.
lesson-six-nimmt-DraftTurn = Everybody takes one card in turn, until they have ten.
lesson-six-nimmt-CardDrafted = Everybody knows who took this card.
lesson-six-nimmt-RowsLaid = These four cards begin four rows, 1 to 4. Each row goes up.
lesson-six-nimmt-TurnOpened = Everybody chooses a card in secret, then all are turned over together. A round has ten turns.
lesson-six-nimmt-CardChosen = The cards stay hidden until the last choice.
lesson-six-nimmt-YouChose = Only you know it. u takes your card back, as long as others are choosing.
lesson-six-nimmt-CardEntered = When all are typed, each card is laid in a row.
lesson-six-nimmt-CardRevealed = The cards of this turn lie open, and wait until a row is chosen.
lesson-six-nimmt-CardPlaced = The lowest card is laid first. A card goes to the row whose last card is lower and nearest.
lesson-six-nimmt-RowChoiceAsked = This card is lower than the end of every row: its player takes a row of their choice, and the card begins it again.
lesson-six-nimmt-RowTaken = A card has one bull head, two if it ends in 5, three if it ends in 0. A double such as 22 has five, and the 55 has seven.
lesson-six-nimmt-RowTaken-sixth-yes = A row holds five cards: whoever lays the sixth takes the five. The sixth begins the row again.
lesson-six-nimmt-RowTaken-sixth-no = A card that is lower than the end of every row takes a whole row, any one that its player wants. It begins the row again.
lesson-six-nimmt-TurnsOver = Cards that are left in the rows count for nobody.
lesson-six-nimmt-HeadsScored = Bull heads are added up from round to round. The game ends with the round in which somebody goes over the limit. Then whoever has the fewest wins.
lesson-six-nimmt-AskChoice = Type a card of your hand, then Enter. c tells your hand, g where your cards would go.
lesson-six-nimmt-AskEntry = The cards are turned over: type each one, then Enter.
lesson-six-nimmt-AskRow = Type the number of a row, 1 to 4, then Enter. k tells what each costs.
lesson-six-nimmt-AskDraft = Type a card that lies open, then Enter. b tells those that are left.
lesson-six-nimmt-AskRows = Type the card of each row, 1 to 4, with spaces, then Enter.
lesson-six-nimmt-AskHand = Somebody who does not play types this hand, and does not say it.
lesson-six-nimmt-SetAside = Whoever is not at the table has no hands there: somebody keeps the card.
lesson-six-nimmt-PutInRow = Whoever is not at the table has no hands there: somebody lays the card.
lesson-six-nimmt-RowToMove = Whoever is not at the table has no hands there: somebody takes the row away.

## What is secret

secret-HandHeld = Everybody's hand is a secret.
secret-CardEstimated = The estimate knows your hand, so it is a secret.
secret-RowEstimated = The estimate knows your hand, so it is a secret.

## The rules, in our words

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

## Keys and words

help-number-six-nimmt = lay the card, or take the row, of this number
    .braille = card or row

# buttons of the page of guests
button-AskChoice = Lay { $number }
button-AskDraft = Take card { $number }
button-AskRow = Take row { $number }

## The exercises

ahead-six-nimmt = about { $points ->
        [one] 1 bull head
       *[other] { $points } bull heads
    } fewer in this round
    .braille = { $points } heads
question-six-nimmt-next-number = Which card surely takes no row in this turn?
    .braille = safe card?
reason-six-nimmt-next-number = 37. It lies right behind 36, so no card comes between, and it is the fifth at most.
    .braille = 37, right behind 36
question-six-nimmt-seen-cards = 37, 38 and 39 have been seen: Ana took them. Which card surely takes no row in this turn?
    .braille = 37-39 gone. Safe?
reason-six-nimmt-seen-cards = 40. Nothing is left that could come between 36 and 40, so it is the fifth at most.
    .braille = 40, none between
question-six-nimmt-room = Which card surely takes no row in this turn?
    .braille = safe card?
reason-six-nimmt-room = 20. It goes to row 1, which has two cards. Even if both others lay there first, it is the fifth.
    .braille = 20, room for three
question-six-nimmt-sixth-card = Which card surely takes a row in this turn?
    .braille = which takes a row?
reason-six-nimmt-sixth-card = 61. Right behind a row of five, it is always the sixth. Hold it back until that row is gone.
    .braille = 61 is the sixth
question-six-nimmt-low-card = Which card costs you one bull head at most, whatever the others lay?
    .braille = 1 head at most?
reason-six-nimmt-low-card = 4. It is lower than every row, so you choose a row, and row 1 costs one head. Each other card can be a sixth.
    .braille = 4 takes row 1
question-six-nimmt-cheap-row = Your 3 is too low. Which row is the cheapest?
    .braille = cheapest row?
reason-six-nimmt-cheap-row = Row 4: two cards, two heads. Few cards are not always few heads: the 55 alone has seven.
    .braille = row 4: 2 heads
question-six-nimmt-high-card = Which card surely takes no row in this turn?
    .braille = safe card?
reason-six-nimmt-high-card = 104, while row 4 is short: it is the fifth at most. Later that row may be full, and the highest card its sixth.
    .braille = 104, row 4 is short

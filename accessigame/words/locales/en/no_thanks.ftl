### The game: No Thanks!

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
    }.
    .braille = { $you ->
        [yes] your turn
       *[no] { $seat }'s turn
    }
    .full = { TurnBegan } Key t takes, key p passes.
MustTake = { $you ->
        [yes] You must take { $card }: you have no token left.
       *[no] { $seat } must take { $card }: no token left.
    }
    .braille = { $you ->
        [yes] you must take
       *[no] { $seat } must take
    }
    .full = { MustTake }{ $you ->
        [yes] {" "}Key t, or 1 Enter.
       *[no] {" "}Without a token, nobody can pass.
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
    }: { $part } in cards, { $tokens ->
        [0] no token
        [one] minus { $tokens } token
       *[other] minus { $tokens } tokens
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
TakeCosts = Taking { $card }: { $change } in cards, { $pot ->
        [0] no token
        [one] minus { $pot } token
       *[other] minus { $pot } tokens
    }. All in all { $net }.
    .braille = taking = { $net }
PassCosts = Passing costs one token: { $pot ->
        [one] 1 token
       *[other] { $pot } tokens
    } on the card for the next player.
    .braille = pass -1, card +{ $pot }
ChanceToCome = { $left ->
        [0] No card comes any more.
       *[other] { $unseen } cards were not seen: { $left ->
            [one] only one still comes
           *[other] { $left } still come
        }, the others are out of the game.
    }
    .braille = { $left } of { $unseen } come
NeighboursUnseen = Still unseen, beside { $you ->
        [yes] your cards
       *[no] the cards of { $seat }
    }: { $run }. { $percent } percent chance that one comes.
    .braille = { $run }: { $percent }%
NeighboursGone = Gone elsewhere, beside { $you ->
        [yes] your cards
       *[no] the cards of { $seat }
    }: { $run }.
    .braille = gone { $run }
CardCounted = { $card }: counts { $card }.
    .braille = { $card }
RunCounted = { $run }: counts { $counts }.
    .braille = { $run }: { $counts }
PartCounted = Together: { $part }.
    .braille = together { $part }
TokensCounted = { $tokens ->
        [0] No token
        [one] Minus { $tokens } token
       *[other] Minus { $tokens } tokens
    }: { $score }.
    .braille = -{ $tokens }: { $score }
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
    } no token left: { $card } must be taken, key t, or 1 Enter.
    .braille = no token: t
CardFirst = First the card: type the number that was read, then Enter.
    .braille = first the card
DecisionFirst = Card { $card } awaits { $you ->
        [yes] your answer
       *[no] { $seat }'s answer
    }: t to take, p to pass.
    .braille = { $card }: t or p
PlayerFirst = Who starts? Type the player's number, from 1 to { $players }.
    .braille = who starts 1 to { $players }

game-no-thanks = No Thanks!
game-no-thanks-2004 = No Thanks!, edition of 2004

## What the bots advise

ChoiceCertain = Certain: { $take ->
        [yes] taking
       *[no] passing
    } is best, whatever happens.
    .braille = certain: { $take ->
        [yes] take
       *[no] pass
    }

ChoiceEstimated = Estimate: { $even ->
        [yes] taking and passing are about equal
       *[no] { $take ->
            [yes] taking
           *[no] passing
        } is better, by about { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }, give or take { $margin }. { $samples } trials.
    .braille = est. { $even ->
        [yes] equal
       *[no] { $take ->
            [yes] take
           *[no] pass
        } { $points }
    }

## The game that explains itself

lesson-no-thanks-RoundOpened = The aim: the lowest total. A card that is taken costs its number of points, a token that is kept takes one away.
lesson-no-thanks-RoundOpened-physical-yes = Shuffle the 33 cards and put nine into the box, seen by nobody. Give everybody their tokens; whoever starts turns the first card up.
lesson-no-thanks-CardTurned = The cards go from 3 to 35, one of each. Nine are not in the pile, and nobody knows which.
lesson-no-thanks-TurnBegan = On your turn, take the card or pass. Passing costs one token, laid on the card.
lesson-no-thanks-MustTake = Without a token, nobody can pass.
lesson-no-thanks-TokenLaid = Whoever takes the card gets the tokens on it too.
lesson-no-thanks-TokenLaid-open-tokens-no = The tokens that players keep are secret until the end of the round.
lesson-no-thanks-CardTaken = Whoever takes a card turns up the next one, and decides first again. Passing ends the turn.
lesson-no-thanks-RunGrew = Cards that follow each other are a run. Only the lowest one counts, the others cost nothing.
lesson-no-thanks-RoundEnded = The round ends with the last card of the pile. Everybody shows their tokens now.
lesson-no-thanks-PileEndedEarly = A right pile has 24 cards. What was taken counts all the same.
lesson-no-thanks-PlayerScored = Each run counts its lowest card, and each token kept takes one point away. s repeats the scores, e explains your count.
lesson-no-thanks-TotalStands = The points of the rounds are added up. After the last one, the lowest total wins.
lesson-no-thanks-AskDecision = Take: key t, or 1 Enter; pass for one token: key p, or 0 Enter. The question mark says what it costs.
lesson-no-thanks-AskCard = Turn a card up, type its number, then Enter.
lesson-no-thanks-AskFirst = Set up as before: nine cards into the box, their tokens to everybody. Draw lots for who starts, and type that number.
lesson-no-thanks-LayToken = Whoever is not at the table has no hands there: somebody lays the token.
lesson-no-thanks-PutBefore = Whoever is not at the table has no hands there: somebody puts what was taken before that place.

## What is secret

secret-ChoiceCertain = The estimate knows your tokens, so it is a secret.
secret-ChoiceEstimated = The estimate knows your tokens, so it is a secret.
secret-TokensHeld = Everybody's tokens are a secret.

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
ask-extra-no-thanks = How many tokens?

## The exercises

ahead-no-thanks = about { $points ->
        [one] 1 point
       *[other] { $points } points
    } ahead of the other choice
    .braille = { $points } points
question-no-thanks-many-tokens = A low card with many tokens. Take it or pass?
    .braille = take or pass?
reason-no-thanks-many-tokens = Take it. The tokens pay for nearly all of it, and let you pass later.
    .braille = tokens pay for it
question-no-thanks-high-card = The highest card, with one token. Take it or pass?
    .braille = take or pass?
reason-no-thanks-high-card = Pass. One token is cheap beside 34 points, and the others have to pay too.
    .braille = a token is cheaper
question-no-thanks-neighbour = It follows your 27, so it costs you nothing. Take it or pass?
    .braille = costs 0. Take it?
reason-no-thanks-neighbour = Pass. It costs everybody else 28, so it mostly comes back, with their tokens on it.
    .braille = comes back richer
question-no-thanks-gap = It joins your 26 and 28. Ana comes next, without a token. Take it or pass?
    .braille = Ana has 0. Take it?
reason-no-thanks-gap = Take it: your cards count 28 less. If you pass, Ana has to take it.
    .braille = else Ana must take
question-no-thanks-last-token = Seven tokens on it, and you have one left. Take it or pass?
    .braille = 1 left. Take it?
reason-no-thanks-last-token = Take it. It costs you 5 in all. Without tokens, you have to take every card you face.
    .braille = you need tokens
question-no-thanks-rich = You have 26 tokens, the others have two each. Take it or pass?
    .braille = 26 to 2. Take it?
reason-no-thanks-rich = Pass. You can wait. The others can pass twice at most, then one of them has to take it.
    .braille = they must take soon
question-no-thanks-last-card = The last card of the round, for 3 points in all. Take it or pass?
    .braille = last one. Take it?
reason-no-thanks-last-card = Pass. Somebody else takes it, or it comes back with three more tokens.
    .braille = comes back richer

## Keys

# with real cards
help-number-no-thanks-typed = the card turned up; 12 t the 12, taken at once; 12 p the 12, passed
    .braille = card; 12 t or 12 p

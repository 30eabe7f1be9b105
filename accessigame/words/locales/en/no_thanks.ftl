### The game: No Thanks!

RoundOpened = { $rounds ->
        [1] New game.
       *[other] Round { $round } of { $rounds }.
    } Everybody has { $tokens } tokens. { $you ->
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
    }{ $pot ->
        [0] .
        [one] , 1 token.
       *[other] , { $pot } tokens.
    }
    .braille = { $you ->
        [yes] your turn
       *[no] { $seat }'s turn
    }
    .brief = { $pot ->
        [0] { $you ->
            [yes] Your turn.
           *[no] { $seat }'s turn.
        }
       *[other] { $you ->
            [yes] You
           *[no] { $seat }'s turn
        }, { $pot }.
    }
    .full = { $you ->
        [yes] Your turn
       *[no] { $seat }'s turn
    }. Press t to take, p to pass.
MustTake = { $you ->
        [yes] You must take { $card }
       *[no] { $seat } must take { $card }
    }{ $pot ->
        [0] { "" }
        [one] , with 1 token
       *[other] , with { $pot } tokens
    }{ $you ->
        [yes] : you have no tokens left.
       *[no] : no tokens left.
    }
    .braille = { $you ->
        [yes] you must take
       *[no] { $seat } must take
    }
    .full = { $you ->
        [yes] You must take { $card }: you have no tokens left.
       *[no] { $seat } must take { $card }: no tokens left.
    }{ $you ->
        [yes] {" "}Press t, or 1 then Enter.
       *[no] {" "}Nobody can pass without a token.
    }
TokenLaid = { $you ->
        [yes] You pass.
       *[no] { $seat } passes.
    }
    .braille = { $you ->
        [yes] you pass
       *[no] { $seat } passes
    } { $pot }
    .full = { $you ->
        [yes] You pass
       *[no] { $seat } passes
    }: { $pot ->
        [one] 1 token
       *[other] { $pot } tokens
    } on { $card }.
CardTaken = { $card } for { $you ->
        [yes] you
       *[no] { $seat }
    }{ $pot ->
        [0] .
        [one] , 1 token.
       *[other] , { $pot } tokens.
    }
    .braille = { $you ->
        [yes] you take
       *[no] { $seat } takes
    } { $card } +{ $pot }
    .brief = { $card } for { $you ->
        [yes] you
       *[no] { $seat }
    }{ $pot ->
        [0] .
       *[other] , { $pot }.
    }
    .full = { $card } for { $you ->
        [yes] you
       *[no] { $seat }
    }, { $pot ->
        [0] with no tokens
        [one] with 1 token
       *[other] with { $pot } tokens
    }.
LayToken = Please put one of { $seat }'s tokens on the card.
    .braille = { $seat }'s token
PutBefore = Please put card { $card } and its tokens in front of { $seat }.
    .braille = { $card } to { $seat }
RunGrew = Run { $run }.
    .braille = run { $run }
    .brief = { "" }
    .full = Run { $run } for { $you ->
        [yes] you
       *[no] { $seat }
    }.
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
        [0] no tokens
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
CardOpen = Card { $card }{ $pot ->
        [0] , no tokens
        [one] {" "}with 1 token
       *[other] {" "}with { $pot } tokens
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
    .full = { CardAwaited } Type its number, then Enter.
CardsLeft = { $left ->
        [0] Pile empty.
        [one] 1 card left in the pile.
       *[other] { $left } cards left in the pile.
    }
    .braille = pile { $left }
CardsHeld = { $you ->
        [yes] Your cards
       *[no] { $seat }
    }: { $runs }. That makes { $part } points.
    .braille = { $you ->
        [yes] you
       *[no] { $seat }
    } { $runs }
TokensHeld = { $tokens ->
        [0] You have no tokens left.
        [one] You have 1 token.
       *[other] You have { $tokens } tokens.
    }
    .braille = tokens { $tokens }
TokensOpen = { $you ->
        [yes] You
       *[no] { $seat }
    }: { $tokens ->
        [0] no tokens
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
TakeCosts = Taking { $card } means { $change } in cards, { $pot ->
        [0] no tokens
        [one] minus { $pot } token
       *[other] minus { $pot } tokens
    }. Total: { $net }.
    .braille = taking = { $net }
PassCosts = Passing costs one token: { $pot ->
        [one] 1 token
       *[other] { $pot } tokens
    } on the card for the next player.
    .braille = pass -1, card +{ $pot }
ChanceToCome = { $left ->
        [0] No more cards will come.
       *[other] { $unseen } cards have not been seen: { $left ->
            [one] only one is still to come
           *[other] { $left } are still to come
        }, and the others are in the box.
    }
    .braille = { $left } of { $unseen } come
NeighboursUnseen = Unseen neighbours of { $you ->
        [yes] your cards
       *[no] { $seat }'s cards
    }: { $run }. Chance that one comes up: { $percent } per cent.
    .braille = { $run }: { $percent }%
NeighboursGone = Already taken, neighbours of { $you ->
        [yes] your cards
       *[no] { $seat }'s cards
    }: { $run }.
    .braille = gone { $run }
CardCounted = { $card }: { $card } points.
    .braille = { $card }
RunCounted = { $run }: { $counts } points.
    .braille = { $run }: { $counts }
PartCounted = All cards: { $part }.
    .braille = cards { $part }
TokensCounted = { $tokens ->
        [0] No tokens
        [one] Minus { $tokens } token
       *[other] Minus { $tokens } tokens
    }: { $score }.
    .braille = -{ $tokens }: { $score }
PileCheck = { $entered } of { $expected } cards entered.
    .braille = { $entered } of { $expected }
CountHeld = { $you ->
        [yes] In front of you
       *[no] In front of { $seat }
    }: { $count ->
        [0] no cards
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
    }. Count the cards in front of everybody. If there is one more than you heard here, it was not entered: type 0 u to go back to it, and 0 plus to add it. If the numbers are right, too many cards were put in the box.
    .braille = { $missing } missing: count
PileFarFromEmpty = Missing: { $missing } cards, so the pile cannot be empty. Turn up the next card.
    .braille = { $missing } missing: continue
PileOver = The pile should be empty now. If there is a card left, count the cards in front of everybody. If one is missing there, it was entered by mistake: type 0 u to go back to it, and 0 star to remove it. If the numbers are right, one card too few was put in the box: put it there, and the score stands.
    .braille = 1 left? count
AskDecision = { $card } +{ $pot }?
    .braille = { $card } +{ $pot }
AskCard = Card number { $number }:
    .braille = card no { $number }
AskFirst = Who starts?
    .braille = who starts
CardAlreadySeen = { $card } has already been seen: { $you ->
        [yes] it is in front of you
       *[no] it is in front of { $seat }
    }. Nothing has changed.
    .braille = { $card } is { $you ->
        [yes] yours
       *[no] { $seat }'s
    }
NoTokenLeft = { $you ->
        [yes] You have
       *[no] { $seat } has
    } no tokens left and must take { $card }: press t, or 1 then Enter.
    .braille = no tokens: t
CardFirst = The card first: type its number, then Enter.
    .braille = card first
DecisionFirst = Card { $card } is waiting for { $you ->
        [yes] your answer
       *[no] { $seat }'s answer
    }: press t to take, p to pass.
    .braille = { $card }: t or p
PlayerFirst = Who starts? Type the player's number, from 1 to { $players }.
    .braille = who starts 1 to { $players }

game-no-thanks = No Thanks!
game-no-thanks-2004 = No Thanks!, 2004 edition

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
    }, give or take { $margin ->
        [one] { $margin } point
       *[other] { $margin } points
    }, from { $samples } endings played at random.
    .braille = est. { $even ->
        [yes] equal
       *[no] { $take ->
            [yes] take
           *[no] pass
        } { $points }
    }

## The game that explains itself

lesson-no-thanks-RoundOpened = The aim: the lowest total. Each card you take costs its number in points, and each token you keep takes one point off.
lesson-no-thanks-RoundOpened-physical-yes = Shuffle the 33 cards and put nine in the box without looking at them. Give everybody their tokens. The first player turns up the first card.
lesson-no-thanks-CardTurned = The cards go from 3 to 35, one of each. Nine are not in the pile, and nobody knows which.
lesson-no-thanks-TurnBegan = On your turn, take the card or pass. Passing costs one token, which you put on the card.
lesson-no-thanks-MustTake = Nobody can pass without a token.
lesson-no-thanks-TokenLaid = The player who takes the card gets the tokens on it too.
lesson-no-thanks-TokenLaid-open-tokens-no = How many tokens each player has is secret until the end of the round.
lesson-no-thanks-CardTaken = After taking a card, you turn up the next one and decide first again. Passing ends your turn.
lesson-no-thanks-RunGrew = Consecutive cards are a run. Only the lowest one counts, and the others cost nothing.
lesson-no-thanks-RoundEnded = The round ends when the last card of the pile is taken. Now everybody shows their tokens.
lesson-no-thanks-PileEndedEarly = A full pile has 24 cards. The cards that were taken still count.
lesson-no-thanks-PlayerScored = Only the lowest card of each run counts, and each token you kept takes one point off. Press s for the scores again, e to explain your score.
lesson-no-thanks-TotalStands = The points of all rounds are added up. After the last round, the lowest total wins.
lesson-no-thanks-AskDecision = To take, press t, or 1 then Enter. To pass for one token, press p, or 0 then Enter. Press the question mark to hear what each choice costs.
lesson-no-thanks-AskCard = Turn up a card, type its number, then Enter.
lesson-no-thanks-AskFirst = Set up as before: nine cards in the box, tokens for everybody. Draw lots to see who starts, and type that player's number.
lesson-no-thanks-LayToken = Players who are away cannot put their own tokens on the card: somebody at the table does it for them.
lesson-no-thanks-PutBefore = Players who are away cannot pick up their cards: somebody at the table puts them at their place, with the tokens.

## What is secret

secret-ChoiceCertain = The estimate is based on your tokens, so it is secret.
secret-ChoiceEstimated = The estimate is based on your tokens, so it is secret.
secret-TokensHeld = Everybody's tokens are secret.

## The rules, in our words

rules-no-thanks-1 =
    1. The aim.
    Every card you take costs points.
    At the end, the lowest total wins.
rules-no-thanks-2 =
    2. What is in the box.
    33 cards, 3 to 35, one of each.
    55 tokens, all the same.
rules-no-thanks-3 =
    3. Setting up.
    Shuffle the cards, and put 9 in the box unseen.
    The other 24 are the draw pile.
    With 3, 4 or 5 players, 11 tokens each.
    With 6 players 9 tokens, with 7 players 7 tokens, in the 2020 edition.
    The 2004 edition is for 3 to 5 players.
    How many tokens each player has is secret.
    The first player is drawn by lot.
rules-no-thanks-4 =
    4. Playing.
    One card is face up for everybody.
    On your turn, you pass or take.
    Pass: you put one of your tokens on the card, and the next player decides.
    Take: the card is yours, with all the tokens on it.
    Then you turn up the next card, and you decide first again.
    So your turn lasts until you pass.
rules-no-thanks-5 =
    5. Out of tokens.
    If you have no tokens left, you must take the card, even one you have just turned up.
rules-no-thanks-6 =
    6. Runs.
    Consecutive cards are a run, for example 14, 15, 16.
    Only the lowest card of a run counts: here, the 14.
    So a card that fills a gap can lower your total.
rules-no-thanks-7 =
    7. The end.
    The round ends when the last card of the pile is taken.
    You add up your runs and single cards, then take off 1 point for each token.
    The total can be below zero.
    Tied players share the win.
rules-no-thanks-8 =
    8. Several rounds.
    You can play several rounds: the totals are added up.
    The first player of each round is drawn by lot, or is the next one round the table.
rules-no-thanks-9 =
    9. With real cards.
    Each card gets a braille label; the tokens need none.
    Somebody turns up the card and reads out its number, which is then typed.
    The program knows neither the pile nor the 9 cards in the box.
    If the pile ends too early or too late, press x to find out why.
ask-extra-no-thanks = How many tokens?

## The exercises

ahead-no-thanks = about { $points ->
        [one] 1 point
       *[other] { $points } points
    } better than the other choice
    .braille = { $points } points
question-no-thanks-many-tokens = A low card with lots of tokens. Take it or pass?
    .braille = take or pass?
reason-no-thanks-many-tokens = Take it. The tokens pay for nearly all of it, and let you pass later.
    .braille = tokens pay for it
question-no-thanks-high-card = The highest card, with one token. Take it or pass?
    .braille = take or pass?
reason-no-thanks-high-card = Pass. One token is cheap compared with 34 points, and the others have to pay too.
    .braille = a token is cheaper
question-no-thanks-neighbour = It follows your 27, so it costs you nothing. Take it or pass?
    .braille = costs 0. Take it?
reason-no-thanks-neighbour = Pass. It costs everybody else 28, so it usually comes back, with their tokens on it.
    .braille = comes back richer
question-no-thanks-gap = It links your 26 and 28. Ana is next, and has no tokens. Take it or pass?
    .braille = Ana has 0. Take it?
reason-no-thanks-gap = Take it: your cards cost you 28 less. If you pass, Ana has to take it.
    .braille = else Ana must take
question-no-thanks-last-token = There are seven tokens on it, and you have one left. Take it or pass?
    .braille = 1 left. Take it?
reason-no-thanks-last-token = Take it. It costs you 5 in all. Without tokens, you have to take every card that comes to you.
    .braille = you need tokens
question-no-thanks-rich = You have 26 tokens, the others two each. Take it or pass?
    .braille = 26 to 2. Take it?
reason-no-thanks-rich = Pass. You can wait. The others can pass twice at most, then one of them has to take it.
    .braille = they must take soon
question-no-thanks-last-card = The last card of the round, for 3 points in all. Take it or pass?
    .braille = last one. Take it?
reason-no-thanks-last-card = Pass. Somebody else takes it, or it comes back with three more tokens.
    .braille = comes back richer

## Keys

# with real cards
help-number-no-thanks-typed = the card turned up; 12 t for a 12 taken at once, 12 p for a 12 passed
    .braille = card; 12 t or 12 p
move-take = take
    .braille = take
move-refuse = pass
    .braille = pass
points-no-thanks = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
    .braille = { $points }

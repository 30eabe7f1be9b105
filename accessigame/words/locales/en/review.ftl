### The review of a game

ReviewOfRunningGame = This game is not over yet. Finish it first; then it can be reviewed.
    .braille = game not over
NothingToReview = Nothing to review: { $you ->
        [yes] you
       *[no] { $seat }
    } made no choice that the bots can judge.
    .braille = nothing to review
RoundStaysSecret = Nothing to review: the game was stopped within a round, whose choices stay secret.
    .braille = round not over
WhoseReview = Several people played. Add --player and a name: { $known }.
    .braille = --player { $known }
ReviewWorks = { $done ->
        [0] Going through { $total ->
            [one] 1 choice
           *[other] { $total } choices
        }.
       *[other] { $done } of { $total } choices.
    }
    .braille = { $done } of { $total }
ReviewSummed = { $errors ->
        [0] No error
        [one] 1 error
       *[other] { $errors } errors
    } in { $choices ->
        [one] 1 choice
       *[other] { $choices } choices
    }.{ $errors ->
        [0] { "" }
       *[other] {" "}Mean loss of a choice: { $rate }.
    }{ $more ->
        [0] { "" }
       *[other] {" "}{ $worst ->
            [one] The worst follows.
           *[other] The { $worst } worst follow.
        }
    }
    .braille = { $errors ->
        [one] 1 error
       *[other] { $errors } errors
    } of { $choices }, { $rate } each
RateOverGames = Over { $games } reviewed games of { $game }, { $player } loses { $rate } a choice on average.
    .braille = { $player } { $rate } each, { $games } games
ErrorMade = Move { $move }. You chose: { $played }.
    .braille = { $move } { $played }
BetterEstimated = Better: { $better }. About { $lost }, give or take { $margin }.
    .braille = better { $better } { $lost }
BetterCertain = Better: { $better }. At least { $lost }, for certain.
    .braille = sure { $better } { $lost }
AskError = Error { $number } of { $last }:
    .braille = { $number }
AskWorking = Please wait:
    .braille = wait
FirstError = Nothing before this: it is the sum of the game.
    .braille = the sum
LastError = That was the last error.
    .braille = the last
ErrorUnknown = There is no error { $given }. They go from 0, the sum, to { $last }.
    .braille = 0 to { $last }
help-review-forth = the next error; type 2 first for the one after it
    .braille = next
help-review-correct = the previous error
    .braille = back
help-review-number = that error; 0: the sum of the game
    .braille = that error
help-review-quit = leave the review
    .braille = leave

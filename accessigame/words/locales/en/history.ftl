### The history

NoGamesYet = No finished game in { $path }.
    .braille = no finished game
NoGamesOf = { $game }: no finished game.
    .braille = { $game }: none
NoGamesOn = No finished game on { DAY($day) }.
    .braille = none that day
GameNotOn = { $game }: no finished game on { DAY($day) }.
    .braille = { $game }: none
GamesUnfinished = { $count ->
        [one] 1 game is unfinished
       *[other] { $count } games are unfinished
    }{ $menu ->
        [yes] . In the menu, choose: { menu-resume }.
       *[no] . For the last one, use { $accessigame } resume.
    }
    .braille = unfinished: { $count }
JournalLeftOut = Unreadable and left out: the game { $path }. { $accessigame } replay says why.
    .braille = unreadable: { $path }
GameListed = { $number }: { $game }, { DAY($day) }{ $early ->
        [0] { "" }
        [one] , ended early after 1 round
       *[other] , ended early after { $early } rounds
    }{ $broken_off ->
        [0] { "" }
       *[other] , broken off
    }. Won by { $winners }. { $results }.
    .braille = { $number } { $winners }: { $results }
GamesCounted = { $game }: { $count ->
        [one] 1 finished game
       *[other] { $count } finished games
    }{ $early ->
        [0] { "" }
       *[other] , { $early } ended early
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
    } won, average { $mean }, best score { $best }.
    .braille = { $name } { $wins } of { $count }, { $mean }
GamesLeftOut = { $name }: { $count ->
        [one] 1 game is
       *[other] { $count } games are
    } not counted, because a bot played in between.
    .braille = { $name }: { $count } with a bot
FileOfGame = File: { $path }.
    .braille = file { $path }
AskStop = Move { $number } of { $last }:
    .braille = { $number }
HowToGoThrough = Enter: the next move. Help: h. Leave: q.
    .braille = enter next, h help, q leave
StopAt = { $number ->
        [0] Start, 0 of { $last }.
       *[other] Move { $number } of { $last }.
    }
    .braille = { $number } of { $last }
ReplayBegins = This is the start of the game.
    .braille = the start
ReplayEnds = This is the end of the game.
    .braille = the end
StopUnknown = There is no move { $given }: moves go from 0 to { $last }.
    .braille = 0 to { $last }
ReviewFollows = { $seat }'s choices.
    .braille = { $seat }'s choices
BackInReplay = Back to the replay.
    .braille = replay
WhoseChoices = Several people played: { $known }. Type a player's number first, such as 2 i.
    .braille = 2 i: choices of player 2
NoPersonChose = Nothing to review: a bot played there.
    .braille = a bot played
StaysSecret = That was secret in this game, and stays secret.
    .braille = secret
CardOfAnother = { $card } has already been counted for { $seat }; there is only one.
    .braille = { $card } is { $seat }'s
TooManyTogether = { $given } here and { $others } with the others: that is more than there are in the box.
    .braille = { $given } + { $others }: too many
ScoreCounted = { $seat }: { $score }.
    .braille = { $seat } { $score }
BestScore = In first place: { $seats }, with { $score }.
    .braille = 1st { $seats } { $score }
CountKept = Saved for the score sheet.
    .braille = saved
CountNotKept = Not saved: the disk cannot be written to. The score stands.
    .braille = not saved
sheet-empty = Score sheet: no games.
SheetBegins = Score sheet for { DAY($day) }: { $count ->
        [one] 1 game
       *[other] { $count } games
    }.
    .braille = sheet: { $count }
GameOnSheet = { $game }: { $count ->
        [one] 1 round
       *[other] { $count } rounds
    }.
    .braille = { $game }
RoundOnSheet = Round { $number }: { $results }.
    .braille = r{ $number } { $results }
MatchEndsOnSheet = The game ended here, earlier than agreed.
    .braille = game ended
BrokenOffOnSheet = The game was broken off there: the points count as they stand.
    .braille = broken off
TotalOnSheet = { $name }: { $total } in { $count ->
        [one] 1 round
       *[other] { $count } rounds
    }, { $wins ->
        [0] no wins
        [one] 1 win
       *[other] { $wins } wins
    }.
    .braille = { $name } { $total }, { $wins } of { $count }
LeadOnSheet = After round { $number }: { $names } in the lead with { $total } points{ $margin ->
        [0] { "" }
       *[other] , { $margin } ahead
    }.
    .braille = r{ $number } { $names } { $total } +{ $margin }
DayUnclear = Date not understood: { $given }. Type year, month and day with hyphens: 2026-05-03.
    .braille = date? { $given }
SheetWritten = Score sheet saved: { $path }.
    .braille = saved
MissingOnSheet = Missing from the score sheet, because it cannot be read: the game { $name }.
    .braille = missing: { $name }

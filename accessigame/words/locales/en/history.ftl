### The history

NoGamesYet = No finished game in { $path }.
    .braille = no finished game
NoGamesOf = { $game }: no finished game.
    .braille = { $game }: none
NoGamesOn = No finished game on { DATETIME($day, dateStyle: "long") }.
    .braille = none that day
GameNotOn = { $game }: no finished game on { DATETIME($day, dateStyle: "long") }.
    .braille = { $game }: none
GamesUnfinished = { $count ->
        [one] 1 game is not over
       *[other] { $count } games are not over
    }{ $menu ->
        [yes] . To go on, in the menu: { menu-resume }.
       *[no] { "" }: { $accessigame } resume goes on with the last.
    }
    .braille = not over: { $count }
JournalLeftOut = Unreadable and left out: the game { $path }. { $accessigame } replay says why.
    .braille = unreadable: { $path }
GameListed = { $number }: { $game }, { DATETIME($day, dateStyle: "long") }{ $early ->
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
    } won, mean { $mean }, best score { $best }.
    .braille = { $name } { $wins } of { $count }, { $mean }
GamesLeftOut = { $name }: { $count ->
        [one] 1 game is
       *[other] { $count } games are
    } not counted, since a bot played meanwhile.
    .braille = { $name }: { $count } with a bot
FileOfGame = File: { $path }.
    .braille = file { $path }
AskStop = Move { $number } of { $last }:
    .braille = { $number }
ReplayBegins = Nothing before: the game begins here.
    .braille = begins here
ReplayEnds = Nothing after: the replay ends here.
    .braille = ends here
StopUnknown = No move { $given }: the moves go from 0 to { $last }.
    .braille = 0 to { $last }
SecretInReplay = That was a secret in this game, and stays one.
    .braille = secret
CardOfAnother = { $card } was counted for { $seat } already; there is only one.
    .braille = { $card } is of { $seat }
TooManyTogether = { $given } here and { $others } with the others: that is more than the box has.
    .braille = { $given } + { $others }: too many
ScoreCounted = { $seat }: { $score }.
    .braille = { $seat } { $score }
BestScore = { $seats } first with { $score }.
    .braille = 1st { $seats } { $score }
CountKept = Kept for the sheet of the evening.
    .braille = kept
CountNotKept = Not kept: the disk refuses. The count stands.
    .braille = not kept
sheet-empty = Sheet: no games.
SheetBegins = Sheet of { DATETIME($day, dateStyle: "long") }: { $count ->
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
MatchEndsOnSheet = The match ended here, earlier than agreed.
    .braille = match ended
BrokenOffOnSheet = The game was broken off there: the points count as they stand.
    .braille = broken off
TotalOnSheet = { $name }: { $total } in { $count ->
        [one] 1 round
       *[other] { $count } rounds
    }, { $wins ->
        [0] no win
        [one] 1 win
       *[other] { $wins } wins
    }.
    .braille = { $name } { $total }, { $wins } of { $count }
LeadOnSheet = After round { $number }: { $names } in front with { $total }{ $margin ->
        [0] { "" }
       *[other] , { $margin } ahead
    }.
    .braille = r{ $number } { $names } { $total } +{ $margin }
DayUnclear = { $given } is not a day. Type year, month and day, such as 2026-05-03.
    .braille = no day: { $given }
SheetWritten = Sheet written: { $path }.
    .braille = written
MissingOnSheet = Missing from the sheet, because it cannot be read: the game { $name }.
    .braille = missing: { $name }

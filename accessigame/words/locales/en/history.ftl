### The history

NoGamesYet = No finished game in { $path }.
    .braille = no finished game
GamesUnfinished = { $count ->
        [one] 1 game is not over
       *[other] { $count } games are not over
    }: { $accessigame } resume goes on with the last.
    .braille = not over: { $count }
JournalLeftOut = Unreadable and left out: the game { $path }. { $accessigame } replay says why.
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
FileOfGame = File: { $path }.
    .braille = file { $path }

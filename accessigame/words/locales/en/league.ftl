### The league of the bots

LeagueNeedsTwo = A league has two different bots at least. There are: { $known }.
    .braille = 2 different bots
NoLeagueFile = { $path } is not the file of a league. It is unchanged; choose another name.
    .braille = no league file
LinesPassedOver = { $count ->
        [one] One line of { $path } cannot be read. Its block is
       *[other] { $count } lines of { $path } cannot be read. Their blocks are
    } played again.
    .braille = { $count } unreadable
LeagueBegan = { $blocks ->
        [one] One block to play
       *[other] { $blocks } blocks to play
    }; { $kept } played before.
    .braille = { $blocks } blocks
LeagueAdvanced = { $percent } percent.
    .braille = { $percent }%
LeagueStopped = Stopped. The same command goes on. File: { $path }.
    .braille = stopped, kept
SameBot = { $name } plays exactly like { $first }, and is left out.
    .braille = { $name } is { $first }
LeagueTable = { $players } players:
    .braille = { $players } players
PairingMeasured = { $one } against { $others } { $other }: { $ahead ->
        [yes] ahead
       *[no] behind
    } by { $distance }{ $sure ->
        [yes] , give or take { $distance_interval }
       *[no] {""}
    }; wins { $wins } percent{ $sure ->
        [yes] , give or take { $wins_interval }
       *[no] {""}
    }.
    .braille = { $one } { $other } { $ahead ->
        [yes] +
       *[no] -
    }{ $distance }
AheadClaimed = { $holds ->
        [yes] Yes: { $one } is ahead of { $other } with { $players } players.
        [no] No: { $one } is not clearly ahead of { $other } with { $players } players.
       *[open] Open: { $one } against { $other } has too few blocks with { $players } players.
    }
    .braille = { $holds ->
        [yes] yes
        [no] no
       *[open] open
    }: { $one } { $other }
WinsClaimed = { $holds ->
        [yes] Yes: { $one } wins at least { $percent } percent against { $other } with { $players } players.
        [no] No: { $one } wins less than { $percent } percent against { $other } with { $players } players.
       *[open] Open: { $one } against { $other } has too few blocks with { $players } players.
    }
    .braille = { $holds ->
        [yes] yes
        [no] no
       *[open] open
    }: { $one } { $percent }%
NoUpset = { $complete ->
        [yes] Yes: no lower level beats a higher one.
       *[no] Open: so far, no lower level beats a higher one.
    }
    .braille = { $complete ->
        [yes] yes
       *[no] open
    }: levels in order
UpsetsFound = { $count ->
        [one] No: a lower level beats a higher one, once:
       *[other] No: a lower level beats a higher one, { $count } times:
    }
    .braille = no: { $count } out of order
league-heading = { $players } players
league-columns = | one | against all others | ahead | wins in percent | blocks |
league-row = | `{ $one }` | `{ $other }` | { $behind ->
        [yes] −
       *[no] {""}
    }{ NUMBER($distance, minimumFractionDigits: 1) }{ $sure ->
        [yes] {" "}± { NUMBER($distance_interval, minimumFractionDigits: 1) }
       *[no] {""}
    } | { NUMBER($wins, minimumFractionDigits: 1) }{ $sure ->
        [yes] {" "}± { NUMBER($wins_interval, minimumFractionDigits: 1) }
       *[no] {""}
    } | { $blocks } |

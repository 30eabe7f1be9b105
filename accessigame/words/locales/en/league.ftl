### The league of the bots

LeagueNeedsTwo = A league needs at least two different bots. Choose from: { $known }.
    .braille = 2 different bots
NoLeagueFile = { $path } is not a league file. It has not been changed; choose another name.
    .braille = not a league file
LinesPassedOver = { $count ->
        [one] One line of { $path } cannot be read. Its block is
       *[other] { $count } lines of { $path } cannot be read. Their blocks are
    } played again.
    .braille = { $count } unreadable
LeagueBegan = { $blocks ->
        [one] One block to play
       *[other] { $blocks } blocks to play
    }; { $kept } already played.
    .braille = { $blocks } blocks
LeagueAdvanced = { $percent } per cent.
    .braille = { $percent }%
LeagueStopped = Stopped. Use the same command to resume. File: { $path }.
    .braille = stopped, saved
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
    }; wins { $wins } per cent{ $sure ->
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
       *[open] Undecided: too few blocks so far for { $one } against { $other } with { $players } players.
    }
    .braille = { $holds ->
        [yes] yes
        [no] no
       *[open] undecided
    }: { $one } { $other }
WinsClaimed = { $holds ->
        [yes] Yes: { $one } wins at least { $percent } per cent against { $other } with { $players } players.
        [no] No: { $one } wins less than { $percent } per cent against { $other } with { $players } players.
       *[open] Undecided: too few blocks so far for { $one } against { $other } with { $players } players.
    }
    .braille = { $holds ->
        [yes] yes
        [no] no
       *[open] undecided
    }: { $one } { $percent }%
NoUpset = { $complete ->
        [yes] Yes: no lower level beats a higher one.
       *[no] Undecided: so far, no lower level beats a higher one.
    }
    .braille = { $complete ->
        [yes] yes
       *[no] undecided
    }: levels in order
UpsetsFound = { $count ->
        [one] No: a lower level beats a higher one, once:
       *[other] No: a lower level beats a higher one, { $count } times:
    }
    .braille = no: { $count } out of order
league-heading = { $players } players
league-columns = | one | against all others | ahead | wins in per cent | blocks |
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

### Die Liga der Bots

LeagueNeedsTwo = Eine Liga hat mindestens zwei verschiedene Bots. Es gibt: { $known }.
    .braille = 2 verschiedene bots
NoLeagueFile = { $path } ist nicht die Datei einer Liga. Sie bleibt, wie sie ist; nimm einen anderen Namen.
    .braille = keine liga
LinesPassedOver = { $count ->
        [one] Eine Zeile von { $path } ist unlesbar. Der Block dazu wird
       *[other] { $count } Zeilen von { $path } sind unlesbar. Die Blöcke dazu werden
    } noch einmal gespielt.
    .braille = { $count } unlesbar
LeagueBegan = { $blocks ->
        [one] Ein Block zu spielen
       *[other] { $blocks } Blöcke zu spielen
    }; vorher gespielt: { $kept }.
    .braille = { $blocks } blöcke
LeagueAdvanced = { $percent } Prozent.
    .braille = { $percent }%
LeagueStopped = Angehalten. Derselbe Befehl macht weiter. Datei: { $path }.
    .braille = angehalten, da
SameBot = { $name } spielt genau wie { $first } und fehlt in der Tabelle.
    .braille = { $name }: { $first }
LeagueTable = { $players } Spieler:
    .braille = { $players } spieler
PairingMeasured = { $one } gegen { $others } { $other }: um { $distance } { $ahead ->
        [yes] besser
       *[no] schlechter
    }{ $sure ->
        [yes] , auf { $distance_interval } genau
       *[no] {""}
    }; Siege { $wins } Prozent{ $sure ->
        [yes] , auf { $wins_interval } genau
       *[no] {""}
    }.
    .braille = { $one } { $other } { $ahead ->
        [yes] +
       *[no] -
    }{ $distance }
AheadClaimed = { $holds ->
        [yes] Ja: { $one } ist besser als { $other } mit { $players } Spielern.
        [no] Nein: { $one } ist nicht deutlich besser als { $other } mit { $players } Spielern.
       *[open] Offen: { $one } gegen { $other } hat zu wenige Blöcke mit { $players } Spielern.
    }
    .braille = { $holds ->
        [yes] ja
        [no] nein
       *[open] offen
    }: { $one } { $other }
WinsClaimed = { $holds ->
        [yes] Ja: { $one } gewinnt mindestens { $percent } Prozent gegen { $other } mit { $players } Spielern.
        [no] Nein: { $one } gewinnt weniger als { $percent } Prozent gegen { $other } mit { $players } Spielern.
       *[open] Offen: { $one } gegen { $other } hat zu wenige Blöcke mit { $players } Spielern.
    }
    .braille = { $holds ->
        [yes] ja
        [no] nein
       *[open] offen
    }: { $one } { $percent }%
NoUpset = { $complete ->
        [yes] Ja: keine Stufe schlägt eine höhere.
       *[no] Offen: bisher schlägt keine Stufe eine höhere.
    }
    .braille = { $complete ->
        [yes] ja
       *[no] offen
    }: in ordnung
UpsetsFound = { $count ->
        [one] Nein: eine Stufe schlägt eine höhere, einmal:
       *[other] Nein: eine Stufe schlägt eine höhere, { $count }-mal:
    }
    .braille = nein: { $count } verkehrt
league-heading = { $players } Spieler
league-columns = | einer | gegen alle anderen | voraus | Siege in Prozent | Blöcke |
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

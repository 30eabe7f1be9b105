### Die Liga der Bots

LeagueNeedsTwo = Eine Liga hat mindestens zwei verschiedene Bots. Es gibt: { $known }.
    .braille = 2 verschiedene bots
NoLeagueFile = { $path } ist keine Datei einer Liga. Sie bleibt, wie sie ist; nimm einen anderen Namen.
    .braille = keine liga
LinesPassedOver = { $count ->
        [one] Eine Zeile von { $path } ist unlesbar. Der Block dazu wird
       *[other] { $count } Zeilen von { $path } sind unlesbar. Die Blöcke dazu werden
    } noch einmal gespielt.
    .braille = { $count } unlesbar
LeagueBegan = { $blocks ->
        [one] Ein Block zu spielen
       *[other] { $blocks } Blöcke zu spielen
    }; schon gespielt: { $kept }.
    .braille = { $blocks } blöcke
LeagueAdvanced = { $percent } Prozent.
    .braille = { $percent }%
LeagueStopped = Angehalten. Mit demselben Befehl geht es weiter. Datei: { $path }.
    .braille = angehalten
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
        [yes] Ja: Mit { $players } Spielern ist { $one } besser als { $other }.
        [no] Nein: Mit { $players } Spielern ist { $one } nicht deutlich besser als { $other }.
       *[open] Offen: Mit { $players } Spielern hat { $one } gegen { $other } zu wenige Blöcke gespielt.
    }
    .braille = { $holds ->
        [yes] ja
        [no] nein
       *[open] offen
    }: { $one } { $other }
WinsClaimed = { $holds ->
        [yes] Ja: Mit { $players } Spielern gewinnt { $one } gegen { $other } mindestens { $percent } Prozent.
        [no] Nein: Mit { $players } Spielern gewinnt { $one } gegen { $other } weniger als { $percent } Prozent.
       *[open] Offen: Mit { $players } Spielern hat { $one } gegen { $other } zu wenige Blöcke gespielt.
    }
    .braille = { $holds ->
        [yes] ja
        [no] nein
       *[open] offen
    }: { $one } { $percent }%
NoUpset = { $complete ->
        [yes] Ja: Keine Stufe schlägt eine höhere.
       *[no] Offen: Bisher schlägt keine Stufe eine höhere.
    }
    .braille = { $complete ->
        [yes] ja
       *[no] offen
    }: stufen stimmen
UpsetsFound = { $count ->
        [one] Nein: Einmal schlägt eine Stufe eine höhere:
       *[other] Nein: { $count }-mal schlägt eine Stufe eine höhere:
    }
    .braille = nein: { $count } verkehrt
league-heading = { $players } Spieler
league-columns = | einer | gegen alle anderen | Vorsprung | Siege in Prozent | Blöcke |
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

### Die Wörter von accessigame auf Deutsch.
### Jeder Satz ist kurz, das Wichtige zuerst; .braille ist die Form für die Braillezeile.

language-name = Deutsch

minus = minus { $number }
    .braille = -{ $number }
run-span = { $low } bis { $high }
and-list = { $first } und { $last }
seat-number = Spieler { $number }
of-name = von { $name }
# am dritten Mai 2026, in Buchstaben: manche Stimme liest „3. Mai“ als drei und als Ende des Satzes
date = { $day ->
        [1] ersten
        [2] zweiten
        [3] dritten
        [4] vierten
        [5] fünften
        [6] sechsten
        [7] siebten
        [8] achten
        [9] neunten
        [10] zehnten
        [11] elften
        [12] zwölften
        [13] dreizehnten
        [14] vierzehnten
        [15] fünfzehnten
        [16] sechzehnten
        [17] siebzehnten
        [18] achtzehnten
        [19] neunzehnten
        [20] zwanzigsten
        [21] einundzwanzigsten
        [22] zweiundzwanzigsten
        [23] dreiundzwanzigsten
        [24] vierundzwanzigsten
        [25] fünfundzwanzigsten
        [26] sechsundzwanzigsten
        [27] siebenundzwanzigsten
        [28] achtundzwanzigsten
        [29] neunundzwanzigsten
        [30] dreißigsten
       *[31] einunddreißigsten
    } { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    } { $year }
# Zahlen, die ähnlich klingen, von 1 bis 104
look-alikes = 13 30, 14 40, 15 50, 16 60, 17 70, 18 80, 19 90
# was nacheinander wie eine einzige Zahl klingt: 3, 10 wie 13
heard-as-one = 3-9 10, 100 1-9
list-parted = { $before }{ $mark } dann { $after }
between-lists = ;
spelled = , { $digits }
    .within = { spelled },
spelled-one = , eine Ziffer
    .within = { spelled-one },

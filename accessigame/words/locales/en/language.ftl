### The words of accessigame in English.
### Each sentence is short, its important word first; .braille is the form for a display.

language-name = English

minus = minus { $number }
    .braille = -{ $number }
run-span = { $low } to { $high }
and-list = { $first } and { $last }
seat-number = player { $number }
of-name = of { $name }
date = { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $day }, { $year }
# numbers that sound alike, from 1 to 104
look-alikes = 13 30, 14 40, 15 50, 16 60, 17 70, 18 80, 19 90
# two numbers that sound like a single one: 60, 2 like 62
heard-as-one = 4 10, 6-9 10, 20 1-9, 30 1-9, 40 1-9, 50 1-9, 60 1-9, 70 1-9, 80 1-9, 90 1-9, 100 1-9
list-parted = { $before }{ $mark } then { $after }
between-lists = ;
spelled = , { $digits }
    .within = { spelled },
spelled-one = , one digit
    .within = { spelled-one },

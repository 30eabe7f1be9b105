### Die Wörter von accessigame auf Deutsch.
### Jeder Satz ist kurz, das Wichtige zuerst; .braille ist die Form für die Braillezeile.

language-name = Deutsch

minus = minus { $number }
    .braille = -{ $number }
run-span = { $low } bis { $high }
and-list = { $first } und { $last }
seat-number = Spieler { $number }
of-name = von { $name }
# Zahlen, die ähnlich klingen, von 1 bis 104
look-alikes = 13 30, 14 40, 15 50, 16 60, 17 70, 18 80, 19 90
# was nacheinander wie eine einzige Zahl klingt: 3, 10 wie 13
heard-as-one = 3-9 10, 100 1-9
list-parted = { $before }{ $mark } dann { $after }
spelled = , { $digits }
    .within = { spelled },
spelled-one = , eine Ziffer
    .within = { spelled-one },

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
spelled = , { $digits }
    .within = { spelled },
spelled-one = , eine Ziffer
    .within = { spelled-one },

### Les mots d'accessigame en français.
### Chaque phrase est courte, le mot important d'abord ; .braille est la forme pour la plage.

language-name = français

minus = moins { $number }
    .braille = -{ $number }
run-span = { $low } à { $high }
and-list = { $first } et { $last }
seat-number = joueur { $number }
# d'Ana, de Ben : le programme sait devant quel nom on élide
of-name = { $elided ->
        [yes] d'
       *[no] de{" "}
    }{ $name }
# le 1er mai 2026 : devant la date, les phrases mettent « le » ou « du »
date = { $day ->
        [1] 1er
       *[other] { $day }
    } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    } { $year }
# les nombres qui se ressemblent à l'oreille, de 1 à 104
look-alikes = 3 13, 6 16, 66 76, 63 73, 64 74, 65 75, 67 77, 68 78, 69 79, 84 94, 83 93, 86 96
# ce qui, dit l'un après l'autre, s'entend comme un seul nombre : 60, 12 comme 72
heard-as-one = 4 20, 4 22-29, 10 7-9, 20 2-9, 30 2-9, 40 2-9, 50 2-9, 60 2-19, 70 2-9, 80 1-19, 90 2-9, 100 1-9
list-parted = { $before }{ $mark } puis { $after }
between-lists = { " " };
# « en chiffres », car « 13, 1 3 » s'entend comme un 13, puis un 3
spelled = , en chiffres { $digits }
    .within = { spelled },
spelled-one = , un seul chiffre
    .within = { spelled-one },

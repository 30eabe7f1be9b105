### Étiquettes

CardUnclear = { $given } : taille de carte pas claire. Largeur puis hauteur en millimètres, par exemple 56x87.
    .braille = carte ? ex. 56x87
CardTooSmall = La carte est trop petite pour l'étiquette { $number } : il manque { $missing } mm en { $side ->
        [width] largeur
       *[height] hauteur
    }.
    .braille = { $number } : manque { $missing } mm
CardTooLarge = La carte dépasse le papier { $paper } de { $excess } mm en { $side ->
        [width] largeur
       *[height] hauteur
    }.
    .braille = dépasse de { $excess } mm
NotForEmbossers = { $notation } a 8 points, une embosseuse en a 6. Prends --notation { $six }.
    .braille = 8 points : { $six }
TwoFaces = Une étiquette par face : { $cards }.
    .braille = 2 faces : { $cards }
NotchesBothFaces = Une encoche traverse la carte, et { $given } a deux faces. Choisis --sheet bars.
    .braille = 2 faces : { $given }
FileNeeded = Pas sur l'écran : { $form } est pour un fichier. Ajoute --out et un nom de fichier.
    .braille = --out manque
NoHeads = Les cartes de { $game } n'ont pas de têtes de bœuf.
    .braille = pas de têtes
LabelSpelled = { $number } : points { $dots }. Sur une pince anglaise : { $letters }.
    .braille = { $number } : { $dots }
PatternSpelled = { $figure } : { $longs ->
        [0] { $shorts ->
            [0] un point, ou une encoche large et basse
            [one] une courte
           *[other] { $shorts } courtes
        }
       *[other] { $shorts ->
            [0] une longue
            [one] une longue, une courte
           *[other] une longue, { $shorts } courtes
        }
    }.
    .braille = { $figure } : { $longs } long { $shorts } court
FolderGiven = { $path } est un dossier. Donne le nom d'un fichier.
    .braille = c'est un dossier
FilesThere = Fichier déjà là : { $paths }. Rien n'est écrit. Prends un autre nom, ou { $option }.
    .braille = fichier existe
LabelsWritten = { $labels } étiquettes dans { $paths }.
    .braille = { $labels } étiquettes
ScaleToCheck = 100 mm ; points { $standard }
    .braille = 100 mm
PageOf = Page { $page } sur { $pages }
    .braille = page { $page }

labels-advice =
    Conseils.
    N'embosse jamais la carte elle-même : le relief se sent et se voit au verso, et la carte est marquée.
    Colle une étiquette transparente, ou glisse un film transparent dans une pochette.
    Toutes les cartes reçoivent la même épaisseur, au même endroit.
    Une carte à deux faces ne peut pas porter le même relief des deux côtés : décale l'autre, ou prends une pochette.
    Le trait ou le coin coupé dit où est le bas ou le haut ; garde aussi le signe de nombre.
    Imprime à 100 %, et vérifie le trait de 100 mm avec une règle.
labels-bars =
    Barres en relief, sans braille.
    Les barres sont au-dessus d'un long trait : le trait est en bas.
    Chaque chiffre est un groupe ; une barre longue vaut 5, une courte vaut 1.
labels-notches =
    Encoches, sans braille.
    Les encoches sont dans le bord du haut, à partir de la gauche ; le coin droit du haut est coupé.
    Chaque chiffre est un groupe ; une encoche profonde vaut 5, une petite vaut 1.
    Une encoche se voit au verso : couvre la pioche, ou prends les barres.

### Étiquettes

CardUnclear = { $given } : taille de carte non reconnue. Donne la largeur puis la hauteur en millimètres, par exemple 56x87.
    .braille = carte ? ex. 56x87
CardTooSmall = La carte est trop petite pour l'étiquette { $number } : il manque { $missing } millimètres en { $side ->
        [width] largeur
       *[height] hauteur
    }.
    .braille = { $number } : manque { $missing } mm
CardTooLarge = La carte dépasse le papier { $paper } de { $excess } millimètres en { $side ->
        [width] largeur
       *[height] hauteur
    }.
    .braille = dépasse de { $excess } mm
NotForEmbossers = { $notation } a 8 points, une embosseuse n'en fait que 6. Prends --notation { $six }.
    .braille = 8 points : { $six }
TwoFaces = Une étiquette par face : { $cards }.
    .braille = 2 faces : { $cards }
SingleFaces = Et une étiquette par { $kind } : { $cards }.
    .braille = { $kind } : { $cards }
NotchesBothFaces = Une encoche se sent des deux côtés de la carte, et { $given } a deux faces. Choisis --sheet bars.
    .braille = 2 faces : { $given }
FileNeeded = Pas à l'écran : { $form } va dans un fichier. Ajoute --out et un nom de fichier.
    .braille = --out manque
NoRoomForCode = Carte { $number } : un code de { $side } millimètres ne tient dans aucun coin. Essaie --only-code, ou une carte plus grande.
    .braille = { $number } : pas de place
CodeSpelled = { $number } : code { $code }.
    .braille = { $number } code { $code }
MatCorner = { $corner ->
        [far-left] au fond à gauche
        [far-right] au fond à droite
        [near-left] devant toi à gauche
       *[near-right] devant toi à droite
    }
    .braille = { $corner ->
        [far-left] fond gauche
        [far-right] fond droite
        [near-left] près gauche
       *[near-right] près droite
    }
MatWritten = Les quatre repères du tapis sont dans { $paths }.
    .braille = tapis écrit
NoHeads = Les cartes de { $game } n'ont pas de têtes de bœuf.
    .braille = pas de têtes
LabelSpelled = { $number } : points { $dots }. Sur une pince anglaise : { $letters }.
    .braille = { $number } : { $dots }
SingleFaceSpelled = { $number }, { $kind } : points { $dots }. Sur une pince anglaise : { $letters }.
    .braille = { $number } { $kind } : { $dots }
PatternSpelled = { $figure } : { $longs ->
        [0] { $shorts ->
            [0] un point
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
FilesThere = Fichier déjà là : { $paths }. Rien n'est écrit. Prends un autre nom, ou ajoute { $option }.
    .braille = fichier existe
LabelsWritten = { $labels } étiquettes dans { $paths }.
    .braille = { $labels } étiquettes
ScaleToCheck = { $standard ->
        [none] 100 mm
       *[other] 100 mm ; points { $standard }
    }.
    .braille = 100 mm
PageOf = Page { $page } sur { $pages }.
    .braille = page { $page }
NotchesSpelled = { $figure } : { $deeps ->
        [0] { $smalls ->
            [0] une large et peu profonde
            [one] une petite
           *[other] { $smalls } petites
        }
       *[other] { $smalls ->
            [0] une profonde
            [one] une profonde, une petite
           *[other] une profonde, { $smalls } petites
        }
    }.
    .braille = { $figure } : { $deeps } profonde { $smalls } petite
EmbossedRows = Pour ceux qui ne lisent pas le braille, page { $page } : { $columns } étiquettes par ligne, de gauche à droite. Les lignes commencent par { $firsts }.
    .braille = lignes { $firsts }

labels-advice = Conseils.
labels-advice-emboss = N'embosse jamais la carte elle-même : le relief se sent et se voit au verso, et la carte serait marquée.
labels-advice-stick = Colle une étiquette transparente, ou glisse un film transparent dans une pochette.
labels-advice-codes = Imprime les codes en noir sur du papier autocollant blanc et mat. Garde leur bord blanc, et colle-les à plat sur la face de la carte, jamais au verso ni sur des points.
labels-advice-mat = Imprime en noir sur du papier blanc et mat, puis découpe les quatre pièces. Pose ou colle chacune au coin qu'elle indique, son coin coupé vers l'extérieur. 60 cm sur 35 conviennent bien.
labels-advice-same = Donne à toutes les cartes la même épaisseur, au même endroit.
labels-advice-faces = Une carte à deux faces ne peut pas porter de relief au même endroit des deux côtés : décale l'un des deux, ou prends une pochette.
labels-advice-ridge = Le trait sous le nombre indique le bas ; garde aussi le signe de nombre.
labels-advice-cut = Le coin coupé, en haut à droite, indique le haut ; garde aussi le signe de nombre.
labels-advice-cell = Le premier signe remplace le signe de nombre : à l'envers, il ne ressemble à aucun autre.
labels-advice-none = Marque le bas d'un trait, ou coupe un coin, car à l'envers un nombre peut en devenir un autre ; garde aussi le signe de nombre.
labels-advice-print = Le petit nombre imprimé aide ceux qui ne lisent pas le braille à trier les étiquettes.
labels-advice-scale = Imprime à 100 pour cent, et vérifie le trait de 100 millimètres avec une règle.
mat-title = Tapis pour la caméra
mat-mark = Repère { $number }, { $corner }, { $side } mm de large.
labels-bars =
    Barres en relief, sans braille.
    Les barres sont au-dessus d'un long trait, qui marque le bas.
    Chaque chiffre est un groupe ; une barre longue vaut 5, une courte vaut 1.
labels-notches =
    Encoches, sans braille.
    Les encoches sont sur le bord du haut, à partir de la gauche ; le coin en haut à droite est coupé.
    Chaque chiffre est un groupe ; une encoche profonde vaut 5, une petite vaut 1.
    Une encoche se voit au verso : couvre la pioche, ou prends les barres.

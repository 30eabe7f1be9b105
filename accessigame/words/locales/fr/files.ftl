### Journaux et réglages

GameKept = Partie enregistrée. Pour la reprendre : { $menu ->
        [yes] Entrée seule, dans le menu.
       *[no] { $place ->
            [own] { $hosted ->
                [yes] { $accessigame } host --resume.
               *[no] { $resume }.
            }
           *[other] { $accessigame } { $hosted ->
                [yes] host --resume
               *[no] resume
            }, suivi du chemin du fichier. Fichier : { $path }, dans { $place ->
                [home] ton dossier personnel
                [below] ton dossier personnel, dans { $folder }
               *[other] le dossier { $folder }
            }.
        }
    }
    .braille = enregistrée
GameNotKept = { $menu ->
        [yes] Retour au menu.
       *[no] Au revoir.
    }
    .braille = { $menu ->
        [yes] menu
       *[no] au revoir
    }
FirstAnswersSaved = Réglages enregistrés. Les parties seront dans { $home ->
        [yes] ton dossier personnel, dans { $path }
       *[no] le dossier { $path }
    }.
    .braille = enregistrés
TornLine = La dernière ligne du journal était incomplète. Rien de ce qui a été annoncé n'est perdu.
    .braille = coupée, rien perdu
MoveRejected = La ligne { $line } de { $path } est contraire aux règles. Le fichier reste inchangé.
    .braille = ligne { $line } refusée
SettingsUnreadable = Réglages illisibles : { $path }. Les réglages par défaut s'appliquent. Corrige ou supprime ce fichier.
    .braille = réglages illisibles
SettingWrong = Valeur impossible pour le réglage { $name }, dans { $path }. Il est ignoré. { $kind ->
        [number] Possible : un nombre de { $low } à { $high }, sans guillemets.
        [switch] Possible : true ou false, sans guillemets.
        [choice] Possible : { $known }, entre guillemets.
        [text] Possible : un texte entre guillemets.
        [list] Possible : une liste de textes entre crochets.
        [texts] Possible : un tableau de textes entre guillemets.
        [numbers] Possible : un tableau de nombres de { $low } à { $high }.
       *[other] Corrige cette ligne.
    }
    .braille = { $kind ->
        [number] { $name } : { $low } à { $high }
        [switch] { $name } : true, false
        [choice] { $name } : { $known }
       *[other] réglage { $name } faux
    }
SettingUnknown = Réglage { $name } : { $given } est inconnu et ignoré. Choix possibles : { $known }. Fichier : { $path }.
    .braille = { $name } : { $known }
SettingOutside = Réglage { $name } : { $given } est ignoré. Possible : de { $low } à { $high }. Fichier : { $path }.
    .braille = { $name } : { $low } à { $high }
SettingStrange = Le réglage { $name } n'existe pas. Il est ignoré. Fichier : { $path }.
    .braille = réglage { $name } ?
JournalMissing = Pas de journal lisible à ce nom : { $path }. Vérifie le nom et les droits.
    .braille = pas de journal
JournalEmpty = { $path } n'est pas un journal : la première ligne est illisible.
    .braille = pas un journal
JournalTooLong = { $path } n'est pas un journal : il a plus de { $limit } mégaoctets.
    .braille = trop long
JournalDamaged = La ligne { $line } de { $path } est abîmée. Le fichier reste inchangé.
    .braille = ligne { $line } abîmée
JournalBusy = Un autre programme joue déjà cette partie : { $path }. Ferme-le, puis recommence.
    .braille = journal occupé
JournalExists = Ce fichier existe déjà : { $path }. Rien n'est écrasé ; choisis un autre nom.
    .braille = fichier existe
JournalUnwritable = Impossible d'écrire le journal : { $path }. Vérifie l'espace disque et les droits.
    .braille = journal pas écrit
FolderUnwritable = Impossible d'écrire dans { $path }. Vérifie l'espace disque et les droits.
    .braille = écriture refusée
TooFewGames = Trop peu de parties pour une marge d'erreur : il en faut { $wanted }.
    .braille = il faut { $wanted } parties
NameTooLong = { $given } : ce nom est trop long, { $high } lettres au plus.
    .braille = nom : { $high } lettres
NameWithoutLetters = { $given } : il faut au moins une lettre dans un nom. Exemple : Ana,Ben:bot,Léa.
    .braille = nom sans lettre

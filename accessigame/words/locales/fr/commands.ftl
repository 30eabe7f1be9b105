### La ligne de commande

UnknownLanguage = { $given } : langue inconnue. Il y a : { $known }.
    .braille = langues { $known }

UnknownCommand = { $given } : commande inconnue. Il y a : { $known }.
    .braille = commandes { $known }
UnknownOption = { $given } : option inconnue pour { $command }. Essaie { $accessigame } { $command } --help.
    .braille = option inconnue
OptionTooEarly = { $option } vient après la commande, { $command }.
    .braille = après { $command }
WordTooMany = { $given } : un mot de trop pour { $command }. Essaie { $accessigame } { $command } --help.
    .braille = un mot de trop
OptionUnclear = { $option } demande une valeur, une seule.
    .braille = { $option } : valeur ?
BadChoice = { $option } ne peut pas être { $given }. Possible : { $known }.
    .braille = { $option } : { $known }
BadNumber = { $option } ne peut pas être { $given }. Possible : un nombre de { $low } à { $high }.
    .braille = { $option } { $low } à { $high }
ArgumentMissing = Il manque quelque chose après { $command }. Essaie { $accessigame } { $command } --help.
    .braille = incomplet
PlayersUnclear = { $given } : joueurs pas clairs. Exemple : Ana,Ben:bot,Léa ; chaque nom une fois.
    .braille = joueurs pas clairs
RatesUnclear = { $given } : débit peu clair. Un nom, le signe égal, des mots par minute ; entre les joueurs, une virgule.
    .braille = débit peu clair
PlayerUnknown = { $given } n'est pas à la table. Il y a : { $known }.
    .braille = joueurs { $known }
NoGameToResume = Aucune partie à continuer dans { $path }. Pour en commencer une : { $start }.
    .braille = aucune partie
GameWasOver = Cette partie est finie : { $path }. Pour la réentendre : { $accessigame } replay ; pour la corriger : { $accessigame } resume. Chaque fois avec son fichier.
    .braille = partie finie
NumbersUnclear = { $given } : ce ne sont pas des cartes. Exemple : 3 7 8 10.
    .braille = pas des cartes
SectionUnknown = Il n'y a pas de section { $given }. Les sections vont de 1 à { $high }.
    .braille = sections 1 à { $high }
Demonstration = Démonstration : personne ne tape, trois robots jouent à Non merci !
    .braille = démonstration
GamesSimulated = { $games } { $games ->
        [one] partie
       *[other] parties
    } en { $seconds } { $seconds ->
        [one] seconde
       *[other] secondes
    }.
    .braille = { $games } { $games ->
        [one] partie
       *[other] parties
    }
BotsMiscounted = { $players ->
        [one] 1 joueur
       *[other] { $players } joueurs
    }, mais { $bots } robots. Donne un robot pour tous, ou un pour chaque joueur.
    .braille = { $players } joueurs, { $bots } robots
SeatSimulated = { $seat }, { $bot } : moyenne { $mean }, victoires { $wins }.
    .braille = { $seat } { $mean }
EntrantMeasured = { $bot } : moyenne { $mean }, { $lower ->
        [yes] plus bas que les autres de { $distance }
       *[no] plus haut que les autres de { $distance }
    }{ $sure ->
        [yes] {""}, à { $distance_interval } près
       *[no] {""}
    } ; victoires { $wins } pour cent{ $sure ->
        [yes] {""}, à { $wins_interval } près
       *[no] {""}
    }.
    .braille = { $bot } { $mean } { $wins }%
OptionsApart = { $one } et { $other } ne vont pas ensemble. Garde l'une des deux.
    .braille = { $one } ou { $other }
OptionNeeds = { $option } ne sert à rien sans { $other }. Ajoute { $other }.
    .braille = il faut { $other }
BadSeconds = { $option } ne peut pas être { $given }. Possible : de { $low } à { $high } secondes.
    .braille = { $option } { $low } à { $high }
SettingsSaved = Réglages gardés.
    .braille = réglages gardés
SettingsNotSaved = Les réglages ne peuvent pas être gardés. Vérifie la place et les droits : { $path }.
    .braille = réglages pas gardés
TerminalIs = { $keys ->
        [yes] Clavier : touches une à une, lignes simples.
       *[no] Entrée par un tuyau : des lignes, et des lignes simples en sortie.
    }
    .braille = { $keys ->
        [yes] clavier
       *[no] tuyau
    }
ProgramIs = Programme accessigame { $version }, avec Python { $python }.
    .braille = version { $version }
VersionIs = { $name } { $version }
    .braille = { $name } { $version }
VersionMissing = { $name } : absent.
    .braille = { $name } absent
FolderIs = Les parties sont gardées dans { $path }.
    .braille = parties gardées
SpeechWorks = Voix : trouvée, et le son s'ouvre. Réglage : { $mode }.
    .braille = voix trouvée
SpeechIsOff = Voix : le programme ne parle pas lui-même. Réglage : { $mode }.
    .braille = voix { $mode }
NoDisplaySet = Plage braille : aucune. Pour en nommer une : --display baum:PORT.
    .braille = pas de plage

NotForThisGame = { $option } n'est pas pour ce jeu, { $game }.
    .braille = { $option } : pas ici
PlayersNeedCommas = { $given } : un seul nom. Mets des virgules entre les noms : Ana,Ben,Zoé. Ou donne leur nombre.
    .braille = virgules : Ana,Ben,Zoé

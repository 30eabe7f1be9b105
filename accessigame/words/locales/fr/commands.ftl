### La ligne de commande

UnknownLanguage = { $given } : langue inconnue. Choix possibles : { $known }.
    .braille = langues { $known }

UnknownCommand = { $given } : commande inconnue. Choix possibles : { $known }.
    .braille = commandes { $known }
UnknownOption = { $given } : option inconnue pour { $command }. Essaie { $accessigame } { $command } --help.
    .braille = option inconnue
OptionTooEarly = { $option } se place après la commande, { $command }.
    .braille = après { $command }
WordTooMany = { $given } : un mot de trop pour { $command }. Essaie { $accessigame } { $command } --help.
    .braille = un mot de trop
OptionUnclear = { $option } demande une valeur, et une seule.
    .braille = { $option } : valeur ?
BadChoice = { $option } ne peut pas être { $given }. Choix possibles : { $known }.
    .braille = { $option } : { $known }
BadNumber = { $option } ne peut pas être { $given }. Possible : un nombre de { $low } à { $high }.
    .braille = { $option } { $low } à { $high }
ArgumentMissing = Il manque quelque chose après { $command }. Essaie { $accessigame } { $command } --help.
    .braille = incomplet
PlayersUnclear = { $given } : joueurs non reconnus. Exemple : Ana,Ben:bot,Léa ; chaque nom une seule fois.
    .braille = joueurs ?
RatesUnclear = { $given } : débits non reconnus. Un nom, le signe égal, des mots par minute ; entre les joueurs, une virgule.
    .braille = débits ?
PlayerUnknown = { $given } n'est pas à la table. Joueurs : { $known }.
    .braille = joueurs { $known }
NoGameToResume = Aucune partie à reprendre dans { $path }. Pour en commencer une : { $start }.
    .braille = aucune partie
GameWasOver = Cette partie est finie : { $path }. Pour la réécouter : { $accessigame } replay ; pour la corriger : { $accessigame } resume. Ajoute chaque fois le nom du fichier.
    .braille = partie finie
NumbersUnclear = { $given } : ce ne sont pas des numéros de cartes. Exemple : 3 7 8 10.
    .braille = pas des cartes
SectionUnknown = Il n'y a pas de section { $given }. Les sections vont de 1 à { $high }.
    .braille = sections 1 à { $high }
Demonstration = Démonstration : personne au clavier, trois robots jouent à Non merci !
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
        [yes] inférieure de { $distance } à celle des autres
       *[no] supérieure de { $distance } à celle des autres
    }{ $sure ->
        [yes] {""}, à { $distance_interval } près
       *[no] {""}
    } ; victoires { $wins } pour cent{ $sure ->
        [yes] {""}, à { $wins_interval } près
       *[no] {""}
    }.
    .braille = { $bot } { $mean } { $wins }%
OptionsApart = { $one } et { $other } ne vont pas ensemble. N'en garde qu'une.
    .braille = { $one } ou { $other }
OptionNeeds = { $option } ne sert à rien sans { $other }. Ajoute { $other }.
    .braille = il faut { $other }
BadSeconds = { $option } ne peut pas être { $given }. Possible : de { $low } à { $high } secondes.
    .braille = { $option } { $low } à { $high }
SettingsSaved = Réglages enregistrés.
    .braille = enregistrés
SettingsNotSaved = Impossible d'enregistrer les réglages. Vérifie l'espace disque et les droits : { $path }.
    .braille = non enregistrés
TerminalIs = { $keys ->
        [yes] Clavier : touches une à une, lignes simples.
       *[no] Entrée redirigée : des lignes, et des lignes simples en sortie.
    }
    .braille = { $keys ->
        [yes] clavier
       *[no] redirigée
    }
ProgramIs = Programme accessigame { $version }, avec Python { $python }.
    .braille = version { $version }
VersionIs = { $name } { $version }
    .braille = { $name } { $version }
VersionMissing = { $name } : absent.
    .braille = { $name } absent
FolderIs = Les parties sont enregistrées dans { $path }.
    .braille = parties enregistrées
SpeechWorks = Voix trouvée, et le son marche. Réglage : { $mode }.
    .braille = voix trouvée
SpeechIsOff = Voix : le programme ne parle pas lui-même. Réglage : { $mode }.
    .braille = voix { $mode }
NoDisplaySet = Aucune plage braille indiquée. Pour en indiquer une : --display baum:PORT.
    .braille = pas de plage

ReportBegins = Rapport sur un appareil ou un lecteur d'écran. Il ne nomme ni joueurs, ni parties, ni fichiers, ni codes. Lis-le avant de l'envoyer.
    .braille = rapport : à lire
SystemIs = Système : { $system }, noyau { $kernel }, { $machine }.
    .braille = { $system }
TerminalNamed = Type de terminal : { $name }.
    .braille = terminal { $name }
ConsoleIs = Console de Windows : { $kind ->
        [console] fenêtre de Windows (conhost)
        [terminal] Windows Terminal
        [elsewhere] autre programme, par exemple Windows Terminal
       *[none] sans fenêtre
    }, { $columns } colonnes, { $rows } lignes.
    .braille = { $kind ->
        [console] conhost
        [terminal] Windows Terminal
        [elsewhere] autre console
       *[none] sans fenêtre
    } { $columns }x{ $rows }
CodePagesAre = Pages de codes : saisie { $input_page }, sortie { $output_page }.
    .braille = pages { $input_page } { $output_page }
ReadersRun = Lecteurs d'écran en marche : { $names }.
    .braille = lecteurs { $names }
NoReaderRuns = Lecteurs d'écran en marche : aucun trouvé.
    .braille = pas de lecteur
ReaderFlagIs = Windows signale un lecteur d'écran en marche : { $on ->
        [yes] oui
       *[no] non
    }.
    .braille = lecteur annoncé : { $on ->
        [yes] oui
       *[no] non
    }
NvdaSettingIs = Réglage de NVDA { $name } : { $value }.
    .braille = NVDA { $name } { $value }
CheckIs = Vérification { $check } : { $fine ->
        [yes] réussie
       *[no] échouée
    }.
    .braille = { $check } { $fine ->
        [yes] réussie
       *[no] échouée
    }
DisplayOn = Plage braille : { $make }, { $way ->
        [usb] en USB, identifiants { $numbers }
        [bluetooth] en Bluetooth
        [emulated] sur un port émulé
        [brltty] par BRLTTY sur cet ordinateur
        [network] par BRLTTY sur un autre ordinateur
        [auto] celle que le programme trouve
       *[serial] sur un port série
    }.
    .braille = plage { $make }
SettingIs = Réglage { $name } : { $value }.
    .braille = { $name } { $value }
SettingCounted = Réglage { $name } : { $count ->
        [one] une valeur, non indiquée
       *[other] { $count } valeurs, non indiquées
    } ici.
    .braille = { $name } : { $count }
SettingsUsual = Réglages : tous à leur valeur par défaut.
    .braille = réglages par défaut
ReportWritten = Rapport enregistré : { $path }. Lis-le avant de l'envoyer.
    .braille = rapport enregistré
sheet-title = Feuille de réponses du premier essai sous Windows.
sheet-how = Écris après chaque deux-points : tout une fois, redit, perdu, coupé ou en désordre, et les mots en cause.
sheet-reader = Nom et version de ton lecteur d'écran :
sheet-braille = Plage braille reliée au lecteur, ou aucune :
sheet-start = Étape 1, le début de la partie :
sheet-pass = Étape 2, touche p, et si elle a été dite :
sheet-costs = Étape 3, touche k :
sheet-full = Étape 4, la fenêtre pleine, et si l'ancienne question a été redite :
sheet-number = Étape 5, 3 puis h, et si le chiffre a été dit une fois, deux fois ou pas :
sheet-erased = Étape 6, un chiffre effacé :
sheet-back = Étape 7, touche a, et si une lettre manque au début :
sheet-arrow = Étape 8, flèche haut :
sheet-fast = Étape 9, deux touches vite :
sheet-cells = Étape 10, sous les doigts :
sheet-farewell = Étape 11, ce qui est dit quand tu quittes :
sheet-menu = Étape 12, le menu :
sheet-else = Ce qui t'a plu ou gêné :

NotForThisGame = { $option } ne concerne pas ce jeu, { $game }.
    .braille = { $option } : pas ici
PlayersNeedCommas = { $given } : un seul nom. Mets des virgules entre les noms : Ana,Ben,Zoé. Ou donne le nombre de joueurs.
    .braille = virgules : Ana,Ben,Zoé

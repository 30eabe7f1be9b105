### À la table

GameResumed = La partie reprend, { $moves ->
        [0] aucun coup joué
        [one] 1 coup joué
       *[other] { $moves } coups joués
    }.
    .braille = reprise, { $moves } { $moves ->
        [one] coup
       *[other] coups
    }
GameReopened = Cette partie est finie. Tape 0 u pour corriger, u pour annuler, e pour le décompte.
    .braille = finie : 0 u corrige
RoundIsLast = Dernière manche : la partie finira après la manche { $round }. Refais les mêmes touches pour qu'elle continue.
    .braille = dernière manche
MatchEnded = Partie finie après { $rounds ->
        [one] une manche
       *[other] { $rounds } manches
    }.
    .braille = finie : { $rounds } manches
MatchContinues = La partie continue, comme convenu au début.
    .braille = partie continue
NoRoundAfter = Il n'y a pas de manche après celle-ci.
    .braille = aucune ne suit
CountAsItStands = Il n'y a pas de manche après celle-ci. Arrêter là et compter les points tels quels ? Les mêmes touches : oui. Toute autre touche : non.
    .braille = compter tel quel ?
BrokenOff = Partie interrompue : les points comptent tels quels.
    .braille = interrompue
MovesUndone = { $count ->
        [one] 1 coup annulé :
       *[other] { $count } coups annulés, le premier :
    }
    .braille = annulé { $count } :
NothingNew = Rien de nouveau depuis ton tour.
    .braille = rien de nouveau
NothingSaid = Rien à répéter.
    .braille = rien à répéter
OldestNews = C'est l'annonce la plus ancienne.
    .braille = la plus ancienne
NewestNews = C'est l'annonce la plus récente.
    .braille = la plus récente
DigitsAre = { $digits }.
    .braille = { $digits }
NoVoiceHere = Ici, le programme ne parle pas lui-même. Règle ton lecteur d'écran.
    .braille = pas de voix ici
VerbosityIs = Phrases : { $verbosity ->
        [brief] brèves
        [full] avec conseils
       *[other] normales
    }.
    .braille = phrases { $verbosity ->
        [brief] brèves
        [full] conseils
       *[other] normales
    }
CuesAre = Sons avant les phrases : { $cues ->
        [yes] oui
       *[no] non
    }.
    .braille = sons { $cues ->
        [yes] oui
       *[no] non
    }
NothingToUndo = Aucun coup à annuler.
    .braille = rien à annuler
NoPrivateChannel = { $secret }{ $here ->
        [yes] {" "}Ici, tout le monde entend : seule une plage braille rien qu'à toi le montrerait, avec l'option --display-seat.
       *[no] { "" }
    }
    .braille = secret
ToldInPrivate = La réponse est donnée en privé.
    .braille = en privé
CardWanted = Présente une carte au lecteur de codes, ou tape son nombre : elle n'est dite qu'à toi, et pas jouée.
    .braille = carte, pour toi
CardTold = C'est le { $card }.
    .braille = carte { $card }
NotInBox = Ce n'est pas une carte de ce jeu.
    .braille = pas une carte
AskWhich = Quelle carte :
    .braille = quelle carte
CardOfAnotherGame = Code de carte d'un autre jeu : { $game }. Rien n'est joué.
    .braille = carte d'un autre jeu
CardOfAnotherEdition = Code de carte d'une autre édition, { $edition }. Rien n'est joué.
    .braille = édition { $edition }
BoxUnknown = Code de carte d'un jeu inconnu ici. Rien n'est joué.
    .braille = jeu inconnu
CardCollected = Le { $card }. Encore { $left }.
    .braille = { $card }, encore { $left }
CardCollectedUnseen = C'est noté. Encore { $left }.
    .braille = encore { $left }
CardsPutBack = La dernière carte est retirée. Encore { $left }.
    .braille = retirée, encore { $left }
HelpLine = { $keys } : { $meaning }.
    .braille = { $dots } { $meaning }
KeypadPair = { $zeros } { $sign }
    .braille = { $zeros } { $sign }
Text = { $text }
    .braille = { $text }
AgainToConfirm = { $move ->
        [drop-list] Appuie de nouveau pour abandonner la liste.
       *[other] Appuie de nouveau si la pioche est vide.
    } Toute autre touche : non.
    .braille = { $move ->
        [drop-list] encore = sans liste
       *[other] encore = finir
    }
WayOut = Pour quitter : touche q, ou 0 puis Entrée.
    .braille = q ou 0 : quitter
    .brief = { "" }
AskAfter = Pour quitter, q :
    .braille = fin, q : quitter
UnseenNotUnderstood = Je ne comprends pas cette saisie.
    .braille = pas compris
BotThinks = { $seat } réfléchit.
    .braille = { $seat } réfléchit
AdviceOff = Pas de conseil à cette table.
    .braille = sans conseil
ChannelOffered = { $kind ->
        [voice] Casque
       *[other] Plage
    } pour { $you ->
        [yes] toi
       *[no] { $seat }
    }{ $kind ->
        [voice] {""} : touche égal pour écouter.
       *[other] .
    }
    .braille = pour { $you ->
        [yes] toi
       *[no] { $seat }
    }
ChannelBack = { $kind ->
        [voice] Casque
       *[other] Plage
    } de nouveau pour tous.
    .braille = pour tous
NothingShared = Rien ne passe de main en main à cette table. Au démarrage, l'option --share display partage une plage, et --share voice un casque.
    .braille = rien à passer
NothingForBot = Rien à passer à { $seat } : c'est un robot qui joue à cette place.
    .braille = robot : { $seat }
HandsUnheard = Attention, impossible ici de donner leur main en secret à : { $names }. Prends de vraies cartes, option --deck physical, ou fais passer une plage, --share display, ou un casque, --share voice.
    .braille = mains secrètes : vraies cartes, --share
AskHolder = { $seat } ?
    .braille = { $seat } ?
choice-display = ici
RuleLine = { $line }
    .braille = { $line }
NoSuchSection = Il n'y a pas de section { $given }. Les règles vont de 1 à { $high }.
    .braille = sections 1 à { $high }
Explained = { $meaning }
    .braille = { $meaning }

StandIn = { $seat } : un robot joue, { $level ->
        [random] au hasard
        [easy] niveau facile
        [medium] niveau moyen
        [hard] niveau difficile
        [expert] niveau expert
       *[other] niveau { $level }
    }.
    .braille = robot pour { $seat }
BotDecides = C'est un robot qui décide pour { $seat }.
    .braille = robot pour { $seat }
HandNotKnown = { $name } : ses cartes sont inconnues, un robot ne peut pas les jouer.
    .braille = cartes inconnues
FirstTooLate = Trop tard pour changer le premier joueur : { $lost ->
        [one] 1 coup serait perdu
       *[other] { $lost } coups seraient perdus
    }.
    .braille = trop tard, perd { $lost }
secret = C'est un secret.
NewsBefore = Avant :
    .braille = avant :

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
GameReopened = Cette partie est finie. 0 u corrige, u annule, e explique les points.
    .braille = finie : 0 u corrige
RoundIsLast = Dernière manche : la partie finit après la manche { $round }. Les mêmes touches, et elle continue.
    .braille = dernière manche
MatchEnded = Partie finie après { $rounds ->
        [one] une manche
       *[other] { $rounds } manches
    }.
    .braille = finie : { $rounds } manches
MatchGoesOn = La partie continue, comme convenu au début.
    .braille = partie continue
NoRoundAfter = Aucune manche ne suit celle-ci.
    .braille = aucune ne suit
CountAsItStands = Aucune manche ne suit. Arrêter là, et compter tel quel ? Les mêmes touches : oui. Toute autre : non.
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
NothingSaid = Il n'y a rien à répéter.
    .braille = rien à répéter
OldestNews = Rien de plus ancien n'est retenu.
    .braille = la plus ancienne
NewestNews = C'est la plus récente.
    .braille = la plus récente
DigitsAre = { $digits }.
    .braille = { $digits }
NoVoiceHere = Le programme ne parle pas lui-même ici. Règle ton lecteur d'écran.
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
NothingToUndo = Il n'y a aucun coup à annuler.
    .braille = rien à annuler
NoPrivateChannel = { $secret } Tout le monde entend ici : une plage braille à toi seul le montre, option --display-seat.
    .braille = secret
ToldInPrivate = La réponse est donnée en privé.
    .braille = en privé
HelpLine = { $keys } : { $meaning }.
    .braille = { $dots } { $meaning }
KeypadPair = { $zeros } { $sign }
    .braille = { $zeros } { $sign }
Text = { $text }
    .braille = { $text }
AgainToConfirm = { $move ->
        [drop-list] Encore la même touche pour abandonner la liste.
       *[other] Encore la même touche si la pioche est vide.
    } Toute autre touche : non.
    .braille = { $move ->
        [drop-list] encore = sans liste
       *[other] encore = finir
    }
WayOut = Pour sortir : q, ou 0 puis Entrée.
    .braille = q ou 0 : sortir
    .brief = { "" }
AskAfter = Fini. q quitte :
    .braille = fin
UnseenNotUnderstood = Ce qui a été tapé ne veut rien dire ici.
    .braille = pas compris
BotThinks = { $seat } réfléchit.
    .braille = { $seat } réfléchit
AdviceOff = Sans conseil : cette table joue sans.
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
NothingShared = Rien ne passe de main en main ici. Au départ, option --share display pour une plage, --share voice pour un casque.
    .braille = rien à passer
NothingForBot = Rien à passer à { $seat } : un robot joue à cette place.
    .braille = robot : { $seat }
HandsUnheard = Attention, rien ici ne peut dire une main en secret à : { $names }. Prends de vraies cartes, option --deck physical, ou fais passer une plage, --share display, ou un casque, --share voice.
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

StandIn = { $seat } : un robot joue, niveau { $level ->
        [random] hasard
        [easy] facile
        [medium] moyen
        [hard] difficile
       *[other] { $level }
    }.
    .braille = robot pour { $seat }
BotDecides = { $seat } : un robot décide.
    .braille = robot pour { $seat }
HandNotKnown = { $name } : ses cartes ne sont pas connues, un robot ne peut pas les jouer.
    .braille = cartes inconnues
FirstTooLate = Le premier joueur ne peut plus changer : { $lost ->
        [one] 1 coup serait perdu
       *[other] { $lost } coups seraient perdus
    }.
    .braille = trop tard, perd { $lost }
secret = C'est un secret.
NewsBefore = Avant :
    .braille = avant :

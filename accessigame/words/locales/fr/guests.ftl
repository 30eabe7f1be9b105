### Les invités, qui jouent depuis leur propre appareil

KeyOfTable = Cette touche est réservée au clavier de la table.
    .braille = clavier de la table
SeatElsewhere = { $seat } joue depuis un autre appareil.
    .braille = { $seat } ailleurs
TableCorrects = Un instant : la table corrige une saisie.
    .braille = table corrige
TableTypes = Un instant : quelqu'un saisit les nombres à la table.
    .braille = la table tape
ChoicesFirst = On attend encore { $seats }. Ensuite, on retourne les cartes.
    .braille = on attend { $seats }
ChoiceTakenBack = { $you ->
        [yes] Ta carte est revenue en main.
       *[no] { $seat } choisit à nouveau.
    }
    .braille = { $you ->
        [yes] en main
       *[no] { $seat } rechoisit
    }
NoChoiceToTakeBack = Tu n'as aucune carte face cachée.
    .braille = rien face cachée
GuestCame = { $you ->
        [yes] Te voilà.
       *[no] { $seat } joue maintenant depuis un autre appareil.
    }
    .braille = { $you ->
        [yes] te voilà
       *[no] { $seat } là
    }
GuestBack = { $you ->
        [yes] Te revoilà.
       *[no] { $seat } est de retour.
    }
    .braille = { $you ->
        [yes] te revoilà
       *[no] { $seat } de retour
    }
GuestGone = { $seat } : connexion perdue. Sa place est gardée.
    .braille = { $seat } coupé
GuestLeft = { $seat } a quitté la table. Sa place est gardée.
    .braille = { $seat } a quitté
ListenerHere = Tu écoutes seulement. Tape q pour partir.
    .braille = écoute
SeatMoved = Tu joues maintenant depuis un autre appareil.
    .braille = autre appareil
SeatLeft = Tu quittes la table. Ta place est gardée : ton code permet d'y revenir.
    .braille = place gardée
ListenerLeft = Tu quittes la table.
    .braille = parti
TableClosed = La table est fermée. Au revoir.
    .braille = table fermée
DoorsAreShut = Trop de mauvais codes : plus personne ne peut entrer. Tape 0 o pour rouvrir.
    .braille = fermé, 0 o ouvre
AddressShutOut = Trop de mauvais codes depuis une même adresse : elle est bloquée. Tape 0 o pour la débloquer.
    .braille = bloquée : 0 o
DoorsAreOpenAgain = Les invités peuvent de nouveau entrer.
    .braille = portes ouvertes
SeatTaken = { $you ->
        [yes] Tu joues depuis cet appareil.
       *[no] { $seat } joue depuis un autre appareil.
    }
    .braille = { $you ->
        [yes] toi : ici
       *[no] { $seat } ailleurs
    }
SeatWaits = { $seat } n'est pas encore là.
    .braille = { $seat } absent
SeatHere = { $you ->
        [yes] Tu joues à la table.
       *[no] { $seat } joue à la table.
    }
    .braille = { $you ->
        [yes] toi : à la table
       *[no] { $seat } à la table
    }
ListenersHere = { $count ->
        [one] Une personne écoute.
       *[other] { $count } personnes écoutent.
    }
    .braille = { $count } { $count ->
        [one] écoute
       *[other] écoutent
    }
CodeOf = Code pour { $seat } : { $spelled }.
    .braille = { $seat } { $code }
NoCodeOf = { $seat } n'a pas de code.
    .braille = { $seat } sans code
SeatOfBot = { $seat } : un robot joue en attendant.
    .braille = robot pour { $seat }
BotPlaysFor = { $you ->
        [yes] Un robot joue à ta place.
       *[no] { $seat } : un robot joue en attendant.
    }
    .braille = { $you ->
        [yes] robot pour toi
       *[no] robot pour { $seat }
    }
BotStops = { $you ->
        [yes] Le robot ne joue plus pour toi.
       *[no] { $seat } : le robot s'arrête. Sa place est gardée.
    }
    .braille = { $you ->
        [yes] robot arrêté
       *[no] { $seat } attendu
    }
NobodyAway = Personne n'est absent.
    .braille = aucun absent
PersonHere = { $you ->
        [yes] Tu joues déjà.
       *[no] { $seat } joue : pas de robot à cette place.
    }
    .braille = { $you ->
        [yes] tu joues
       *[no] { $seat } joue
    }
SeveralAway = Qui ? Absents : { $seats }. Par exemple : 0, le numéro, puis h.
    .braille = qui ? { $seats }
AskLine = Message :
    .braille = message :
SaidToAll = { $you ->
        [yes] Toi : { $text }
       *[no] { $seat } : { $text }
    }
    .braille = { $you ->
        [yes] toi : { $text }
       *[no] { $seat } : { $text }
    }
TableSaid = La table : { $text }
    .braille = table : { $text }
NothingToSay = Message vide. Tape deux-points, le message, puis Entrée.
    .braille = message vide
LineTooLong = Message trop long, pas envoyé : { $most } caractères au plus.
    .braille = trop long, max { $most }
TooManyLines = Trop de messages à la suite. Celui-ci n'a pas été envoyé.
    .braille = attends, pas envoyé
CodesLost = Les anciens codes sont illisibles : en voici de nouveaux.
    .braille = nouveaux codes
CodesNotKept = Codes non enregistrés : impossible d'écrire { $path }. Après une panne, il en faudrait de nouveaux.
    .braille = codes non écrits
LanguageIs = Langue : français.
    .braille = français
ListenersFull = Trop de personnes écoutent déjà. Réessaie plus tard.
    .braille = trop d'auditeurs
LanguageElsewhere = La langue de cet appareil se choisit dans ses propres réglages.
    .braille = langue : ses réglages
LanguageOnPage = La langue se choisit au bas de cette page.
    .braille = langue : bas de page
NobodyInvited = Pas d'invités à cette table. La commande host ouvre une table à des invités.
    .braille = pas d'invités ici
DoorsOpen = Les invités peuvent se connecter à { $host }, port { $port } : par join ou par ssh.
    .braille = join { $host }:{ $port }
DoorsByNumber = Si ce nom est introuvable : { $number }.
    .braille = { $number }
LinkWithCode = Lien pour un navigateur, avec le code : { $address }.
    .braille = { $address }
LineForSsh = Dans un terminal : { $command }.
    .braille = { $command }
LineForJoin = Avec ce programme : { $command }.
    .braille = { $command }
KeyToCompare = Clé de cet ordinateur, à comparer avec celle que ssh affiche, SHA256 : { $groups }.
    .braille = SHA256 { $groups }
KeyGroup = { $letters }
    .braille = { $text }
capital = majuscule { $letter }
slash = barre oblique
NumberChanged = Cet ordinateur a maintenant une autre adresse sur le réseau : { $number }. Tape 0 o pour savoir comment se connecter.
    .braille = { $number } désormais
DoorsOpenHere = Depuis cet ordinateur seulement. L'option --lan ouvre la table au réseau.
    .braille = cet ordinateur seul
CodeOfListeners = Code pour écouter seulement : { $spelled }.
    .braille = écoute { $code }
DoorTaken = Port { $port } déjà pris. Une table est-elle déjà ouverte ? Pour un autre port : { $option } 0.
    .braille = port { $port } pris
DoorsTogether = Le port { $port } ne peut pas servir à plusieurs entrées. Change une de ces options : { $options }.
    .braille = port { $port } 2 fois
HostNeedsPlayers = Il manque les joueurs. Par exemple : --players Ana,Ben.
    .braille = il faut --players
NoSeatForGuests = Personne ne peut venir : des robots ont toutes les autres places.
    .braille = pas de place libre
HereIsBot = { $name } est un robot. L'option --here doit nommer une personne.
    .braille = { $name } robot
HereIsAway = { $name } ne peut pas être à la fois ici et à distance. Enlève --here ou --away.
    .braille = { $name } : ici ou non

# une invitation, comme texte à envoyer
invitation-play = { $name }, rejoins la table avec le code { $code }, de l'une de ces façons.
invitation-listen = Viens écouter la partie avec le code { $code }, de l'une de ces façons.
invitation-page = Dans un navigateur : { $address }
invitation-ssh = Dans un terminal : { $command }
invitation-join = Avec ce programme : { $command }
invitation-number = Si { $host } est introuvable, remplace-le par { $number }.
invitation-key = La première fois, ssh et join montrent la clé de l'ordinateur. Compare-la avec celle-ci : { $fingerprint }

# dans le menu
ask-guests = Ouvrir une table, ou en rejoindre une ?
ask-here = Qui joue sur cet ordinateur ?
here-nobody = Ceux qui n'ont pas d'appareil
help-command-host =
    { $accessigame } host non-merci --players Ana,Léa --here Ana : ouvrir une table à des invités.
    Chaque invité joue depuis son appareil, par join, par ssh ou dans un navigateur, avec un code.
    Pendant la partie, tape 0 o pour savoir qui est là.

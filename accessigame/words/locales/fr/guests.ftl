### Les invités, qui jouent depuis leur propre appareil

KeyOfTable = Cette touche est réservée au clavier de la table.
    .braille = clavier de la table
SeatElsewhere = { $seat } joue depuis un autre appareil.
    .braille = { $seat } ailleurs
TableCorrects = Un instant : la table corrige une entrée.
    .braille = table corrige
TableTypes = Un instant : la table tape ce qui est posé.
    .braille = la table tape
ChoicesFirst = Encore à choisir : { $seats }. Ensuite, on retourne les cartes.
    .braille = d'abord { $seats }
ChoiceTakenBack = { $you ->
        [yes] Ta carte est revenue en main.
       *[no] { $seat } choisit à nouveau.
    }
    .braille = { $you ->
        [yes] en main
       *[no] { $seat } rechoisit
    }
NoChoiceToTakeBack = Rien à toi n'est face cachée.
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
GuestGone = { $seat } : plus de connexion. La place attend.
    .braille = { $seat } coupé
GuestLeft = { $seat } a quitté la table. La place attend.
    .braille = { $seat } a quitté
ListenerHere = Écoute seulement. Tape q pour partir.
    .braille = écoute
SeatMoved = Tu joues maintenant depuis un autre appareil.
    .braille = autre appareil
SeatLeft = Tu quittes la table. La place attend, et ton code la rouvre.
    .braille = place attend
ListenerLeft = Tu quittes la table.
    .braille = parti
TableClosed = La table est fermée. Au revoir.
    .braille = table fermée
DoorsAreShut = Trop de codes faux : plus personne ne peut venir. 0 o laisse de nouveau entrer.
    .braille = fermé, 0 o ouvre
AddressShutOut = Trop de codes faux d'une même adresse : elle n'entre plus. 0 o la laisse réessayer.
    .braille = adresse exclue : 0 o
DoorsAreOpenAgain = On peut de nouveau venir.
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
    .braille = { $count } écoutent
CodeOf = Le code pour { $seat } : { $spelled }.
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
       *[no] { $seat } : le robot s'arrête. La place attend.
    }
    .braille = { $you ->
        [yes] robot arrêté
       *[no] { $seat } attendu
    }
NobodyAway = Personne ne manque ici.
    .braille = personne ne manque
PersonHere = { $you ->
        [yes] Tu joues déjà.
       *[no] { $seat } joue : pas de robot à cette place.
    }
    .braille = { $you ->
        [yes] tu joues
       *[no] { $seat } joue
    }
SeveralAway = Qui ? Manquent { $seats }. Par exemple : 0, le numéro, puis h.
    .braille = qui ? { $seats }
AskLine = Ligne :
    .braille = ligne :
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
NothingToSay = Rien à dire. Tape deux points, la ligne, puis Entrée.
    .braille = rien à dire
LineTooLong = Ligne trop longue, pas envoyée : { $most } signes au plus.
    .braille = trop long, max { $most }
TooManyLines = Trop de lignes à la suite. Celle-ci n'est pas envoyée.
    .braille = attends, pas envoyé
CodesLost = Les codes d'avant sont illisibles : en voici de nouveaux.
    .braille = nouveaux codes
CodesNotKept = Codes pas gardés : le disque refuse { $path }. Après une panne, il en faudrait d'autres.
    .braille = codes pas gardés
LanguageIs = Français, désormais.
    .braille = français
ListenersFull = Trop de monde écoute déjà. Réessaie plus tard.
    .braille = trop d'auditeurs
LanguageElsewhere = La langue de cet appareil est dans ses propres réglages.
    .braille = langue : ses réglages
LanguageOnPage = La langue se choisit au bas de cette page.
    .braille = langue : bas de page
NobodyInvited = Personne n'est invité ici. La commande host ouvre une table aux invités.
    .braille = pas d'invités ici
DoorsOpen = On peut venir à { $host }, port { $port } : par join, ou par ssh.
    .braille = join { $host }:{ $port }
DoorsByNumber = Si ce nom est introuvable : { $number }.
    .braille = { $number }
LinkWithCode = Lien pour un navigateur, avec le code : { $address }.
    .braille = { $address }
LineForSsh = Dans un terminal : { $command }.
    .braille = { $command }
LineForJoin = Avec ce programme : { $command }.
    .braille = { $command }
KeyToCompare = Clé de cet ordinateur, à comparer avec celle que ssh montre, SHA256 : { $groups }.
    .braille = SHA256 { $groups }
KeyGroup = { $letters }
    .braille = { $text }
capital = majuscule { $letter }
slash = barre oblique
NumberChanged = Cet ordinateur a maintenant un autre numéro sur le réseau : { $number }. 0 o redit comment venir.
    .braille = { $number } désormais
DoorsOpenHere = Depuis cet ordinateur seulement. L'option --lan ouvre au réseau.
    .braille = cet ordinateur seul
CodeOfListeners = Le code pour écouter seulement : { $spelled }.
    .braille = écoute { $code }
DoorTaken = Port { $port } déjà pris. Une table est-elle déjà ouverte ? Un autre port : { $option } 0.
    .braille = port { $port } pris
DoorsTogether = Le port { $port } ne peut servir aux deux entrées. Change --port ou --web-port.
    .braille = port { $port } 2 fois
HostNeedsPlayers = Personne n'est nommé. Qui joue ? Par exemple : --players Ana,Ben.
    .braille = il faut --players
NoSeatForGuests = Personne ne peut venir : les autres places sont à des robots.
    .braille = pas de place libre
HereIsBot = { $name } est un robot. L'option --here veut une personne.
    .braille = { $name } robot
HereIsAway = { $name } ne peut être au loin et ici. Enlève --here, ou --away.
    .braille = { $name } loin ou ici

# une invitation, comme texte à envoyer
invitation-play = { $name }, viens à la table avec le code { $code }, par l'une de ces entrées.
invitation-listen = Viens écouter à la table avec le code { $code }, par l'une de ces entrées.
invitation-page = Dans un navigateur : { $address }
invitation-ssh = Dans un terminal : { $command }
invitation-join = Avec ce programme : { $command }
invitation-number = Si { $host } est introuvable, mets { $number } à la place.
invitation-key = La première fois, ssh et join montrent la clé de l'ordinateur. Compare-la : { $fingerprint }

# dans le menu
menu-guests = Jouer avec d'autres, à distance
help-menu-guests = À distance : ouvrir une table à des invités, ou jouer à une table ailleurs.
    .braille = jouer à distance
ask-guests = Jouer à distance ?
menu-host-again = Reprendre une partie avec des invités
help-menu-host-again = Reprendre : la dernière partie laissée est ouverte aux invités ; après une panne, avec les mêmes codes.
    .braille = partie, invités
menu-host = Ouvrir une table à des invités
help-menu-host = Invités : chacun joue depuis son propre appareil, avec un code que tu lui dis.
    .braille = invités chez eux
ask-here = Qui joue à cet ordinateur ?
here-nobody = Qui n'a pas d'appareil à soi
help-command-host =
    { $accessigame } host non-merci --players Ana,Léa --here Ana : une table pour invités.
    Chaque invité joue depuis son appareil, par join, par ssh ou dans un navigateur, avec un code.
    --here NOM : cet ordinateur est à ce joueur ; sinon, à tous.
    --lan : on vient par le réseau ; sinon de cet ordinateur seulement.
    --port N : où l'on vient, 2222 sans cette option ; 0 au hasard.
    --listeners : un code de plus, pour qui écoute seulement.
    --invitations FICHIER : les invitations dans un fichier, pour les scripts. --doors ssh,web : les entrées.
    --web-port N : où l'on vient par la page, 8222 sans elle. --certificate et --key FICHIER : https.
    --qr DOSSIER : un code QR et un texte par invité, comme player-2.svg et player-2.txt.
    --resume : reprendre la dernière partie, ou celle de --resume FICHIER ; après une panne, ouverte comme avant.
    --away, --box, --cues, --deck, --display, --display-seat, --edition, --first,
    --flash, --grade, --journal, --large, --no-advice, --notation,
    --open-tokens, --pitch, --rate, --rates, --reader, --recall, --rounds,
    --seed, --share, --size, --speech, --starts, --strict-status, --target,
    --target-inclusive, --teach, --time-limit, --typed-hands, --verbosity,
    --voice, --volume : comme pour play.
    En jeu, 0 o dit qui est là.

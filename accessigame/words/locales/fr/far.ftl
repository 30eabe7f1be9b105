### Des invités à distance, par Internet

# à la table
FarOpen = On peut aussi jouer à distance : avec ce programme, et un code pour chacun.
    .braille = à distance : join, code
FarLearns = Le point de rencontre { $host } apprend que deux ordinateurs se connectent, et quand, mais rien de la partie.
    .braille = rencontre à { $host }
FarCodeOf = À distance, code pour { $seat } : { $spelled }.
    .braille = { $seat } { $code }
FarCodeOfListeners = À distance, code pour écouter seulement : { $spelled }.
    .braille = écoute { $code }
LineForFar = À distance, avec ce programme : { $command }. Chiffre par chiffre : { $spelled }.
    .braille = { $command }
FarCodeTried = Quelqu'un, à distance, a essayé un mauvais code pour { $seat }. Le code de cette place ne marche plus : tape { $number } o pour en avoir un nouveau.
    .braille = { $seat } nouveau code : { $number } o
FarCodeOfListenersTried = Quelqu'un, à distance, a essayé un mauvais code d'écoute. Le code ne marche plus : tape 0 o pour en avoir un nouveau.
    .braille = nouveau code : 0 o
MeetingPointLost = Le point de rencontre ne répond pas : personne d'autre ne peut se connecter à distance. La partie continue.
    .braille = pas de rencontre
MeetingPointBack = Le point de rencontre répond de nouveau.
    .braille = rencontre rétablie
TunnelLost = Connexion coupée avec les invités à distance. Elle se rétablit, et leurs codes restent les mêmes.
    .braille = à distance : coupé
FarAddressUnclear = Le réglage { $name } n'est pas une adresse : { $given }. Corrige-le, ou supprime sa ligne.
    .braille = { $name } mal écrit
invitation-far = À distance, avec ce programme : { $command }

# l'appel
FarCodeWrong = Ce code est faux, et ne marche plus. Demande un nouveau code à l'hôte.
    .braille = mauvais code
FarCodeInUse = Ce code ne peut pas servir en ce moment. Si cela dure, demande un nouveau code à l'hôte.
    .braille = code occupé
NobodyFar = Aucune table ne répond à ce code. Vérifie le code, et que la table est ouverte.
    .braille = pas de table là
MeetingPointSilent = Le point de rencontre ne répond pas. Vérifie ta connexion à Internet.
    .braille = pas de rencontre

# dans le menu
menu-host-far = Ouvrir une table à des amis à distance
help-menu-host-far = À distance : tes amis se connectent par Internet, avec ce programme et un seul code, sans régler de routeur ni créer de compte.
    .braille = amis à distance

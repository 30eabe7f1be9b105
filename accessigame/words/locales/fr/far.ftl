### Des invités de loin, par Internet

# à la table
FarOpen = On peut venir de loin : avec ce programme, et un code pour chacun.
    .braille = de loin : join, un code
FarLearns = Le point de rencontre { $host } apprend que deux ordinateurs se rencontrent, et quand. Il n'apprend rien de la partie.
    .braille = rencontre à { $host }
FarCodeOf = De loin, code pour { $seat } : { $spelled }.
    .braille = { $seat } { $code }
FarCodeOfListeners = De loin, code pour écouter seulement : { $spelled }.
    .braille = écoute { $code }
LineForFar = De loin, avec ce programme : { $command }. Chiffre par chiffre : { $spelled }.
    .braille = { $command }
FarCodeTried = Quelqu'un a essayé un code faux pour { $seat }, de loin : le code ne marche plus. Tape { $number } o pour un nouveau.
    .braille = { $seat } nouveau code : { $number } o
FarCodeOfListenersTried = Quelqu'un a essayé un code faux pour écouter, de loin : le code ne marche plus. Tape 0 o pour un nouveau.
    .braille = nouveau code : 0 o
MeetingPointLost = Le point de rencontre ne répond pas : personne d'autre ne peut venir de loin. La partie continue.
    .braille = pas de rencontre
MeetingPointBack = Le point de rencontre répond de nouveau.
    .braille = rencontre rétablie
TunnelLost = Le passage pour les invités de loin est coupé, et se rétablit. Leurs codes restent les mêmes.
    .braille = passage coupé
FarAddressUnclear = Le réglage { $name } n'est pas une adresse : { $given }. Corrige-le, ou supprime sa ligne.
    .braille = { $name } mal écrit
invitation-far = De loin, avec ce programme : { $command }

# l'appel
FarCodeWrong = Ce code est faux, et ne marche plus. Demande un nouveau code à l'hôte.
    .braille = code faux
FarCodeInUse = Ce code ne peut pas servir en ce moment. Si cela dure, demande un nouveau code à l'hôte.
    .braille = code occupé
NobodyFar = Aucune table ne répond à ce code. Vérifie le code, et que la table est ouverte.
    .braille = pas de table là
MeetingPointSilent = Le point de rencontre ne répond pas. Vérifie ta connexion à Internet.
    .braille = pas de rencontre

# dans le menu
menu-host-far = Ouvrir une table à des amis qui sont loin
help-menu-host-far = De loin : ils viennent par Internet, avec ce programme et un seul code, sans routeur ni compte.
    .braille = amis de loin

### Plages braille et ports

DisplayUnclear = { $given } : plage non reconnue. Exemple : baum:/dev/ttyUSB0. Choix possibles : { $known }.
    .braille = plage ?
DisplayUnknown = { $given } : plage inconnue. Choix possibles : { $known }.
    .braille = plages { $known }
DisplaySizes = { $given } cellules : cette plage n'existe pas. Choix possibles : { $known }.
    .braille = cellules { $known }
DisplayReady = Plage { $model }, { $rows ->
    [one] {""}
   *[other] { $rows } lignes de{" "}
}{ $cells } cellules.
    .braille = plage { $rows ->
        [one] {""}
       *[other] { $rows }x
    }{ $cells }
DisplayLost = Plage perdue : { $port }. Tout continue sans elle ; je la cherche encore.
    .braille = plage perdue
DisplayBack = Plage retrouvée : { $model }, { $rows ->
    [one] {""}
   *[other] { $rows } lignes de{" "}
}{ $cells } cellules.
    .braille = plage retrouvée
DisplaySilent = Aucune plage ne répond sur { $port }. Vérifie le câble et la marque{ $sought ->
    [yes] {" ; je continue à chercher."}
   *[no] .
}
    .braille = plage muette
PortMissing = Port { $port } introuvable. Vérifie le câble{ $sought ->
    [yes] {" ; je continue à chercher."}
   *[no] .
}
    .braille = pas de port
PortUnreached = L'appareil de { $port } est éteint ou trop loin. Allume-le{ $sought ->
    [yes] {" ; je continue à chercher."}
   *[no] .
}
    .braille = appareil éteint
PortDenied = Accès refusé au port { $port }. Ajoute-toi au groupe { $group }, puis rouvre ta session.
    .braille = groupe { $group }
PortHeld = { $program ->
    [brltty] BRLTTY utilise déjà le port { $port }. Passe par lui : --display brlapi.
   *[other] { $program } utilise déjà le port { $port }.
}
    .braille = port pris : { $program }
PortBusy = Un autre programme utilise le port { $port }.
    .braille = port occupé
PortAmbiguous = { $port } : plusieurs appareils ont ce nom. Choix possibles : { $known }.
    .braille = ports { $known }
PortNotSerial = { $port } n'est pas un port série.
    .braille = pas un port série
PortFailed = Le port { $port } est en panne, erreur { $code }{ $sought ->
    [yes] {". Je réessaie."}
   *[no] .
}
    .braille = panne { $code }
HidMissing = { $port ->
    [hid] Plage HID introuvable
   *[other] Plage HID { $port } introuvable
}. Allume-la et branche-la{ $sought ->
    [yes] {" ; je continue à chercher."}
   *[no] .
}
    .braille = pas de plage HID
HidDenied = Accès refusé à { $name }. En tant qu'administrateur, écris la ligne { $rule } dans le fichier { $file }, puis rebranche la plage.
    .braille = accès refusé
HidStillDenied = Accès refusé à { $name }, bien que la règle pour elle soit là. Rebranche la plage ; par ssh, personne ne peut l'utiliser, seulement devant l'ordinateur.
    .braille = accès refusé, rebranche
HidLibraryMissing = Pour les plages HID, il manque la bibliothèque hidapi. Pour l'installer : { $command }.
    .braille = hidapi absente
HidLibraryOther = Une autre bibliothèque, hid, a pris la place de hidapi. Désinstalle-la, puis : { $command }.
    .braille = hid au lieu de hidapi
HidFound = Plage trouvée : { $name }. Pour jouer avec : --display auto.
    .braille = { $name }
PortsUnlisted = Impossible de lister les ports série, erreur { $error }. Pour réinstaller pyserial : { $command }.
    .braille = ports non listés
LinkUnwritable = Impossible de créer le lien { $path }. Choisis un autre nom.
    .braille = lien refusé
EmulatorReady = Plage émulée { $name }, { $rows ->
    [one] {""}
   *[other] { $rows } lignes de{" "}
}{ $cells } cellules{ $status ->
        [0] {""}
        [one] {" "}et { $status } cellule d'état
       *[other] {" "}et { $status } cellules d'état
    }, sur { $port }. Tape une touche, dots 125, route 5, unplug, replug ou quit.
    .braille = plage émulée { $rows ->
        [one] {""}
       *[other] { $rows }x
    }{ $cells }{ $status ->
        [0] {""}
       *[other] {" "}+{ $status }
    }
EmulatorKeyUnknown = { $given } n'est pas une touche de cette plage. Choix possibles : { $known }.
    .braille = touche ? { $given }
EmulatorCellUnknown = { $given } n'est pas une cellule. Les cellules vont de 1 à { $cells }{ $rows ->
    [one] .
   *[other] , les lignes de 1 à { $rows }. Exemple : route 2 5.
}
    .braille = cellules 1 à { $cells }
BrlapiMissing = Pas de BRLTTY pour { $port }. Lance BRLTTY{ $sought ->
    [yes] {" ; je continue à chercher."}
   *[no] .
}
    .braille = pas de BRLTTY
BrlapiDenied = BRLTTY exige une clé : accès refusé à { $path }. { $group ->
    [none] Lance BRLTTY toi-même et non comme service, ou désigne son fichier de clé dans BRLAPI_AUTH.
   *[other] Ajoute-toi au groupe { $group }, puis rouvre ta session.
}
    .braille = { $group ->
        [none] clé ?
       *[other] groupe { $group }
    }
BrlapiForeign = { $port } ne connaît pas la version 8 de BrlAPI. Mets BRLTTY à jour.
    .braille = autre BrlAPI
BrlapiFound = BRLTTY tourne ici. Sa plage : --display brlapi.
    .braille = brlapi
DisplayNowhere = Aucune plage trouvée : ni par BRLTTY, ni en HID, ni parmi celles déjà indiquées{ $sought ->
    [yes] {". Je cherche."}
   *[no] .
}
    .braille = aucune plage
ProbeTries = J'essaie { $make } sur { $port }.
    .braille = essai { $make }
ProbeSilent = { $make } : pas de réponse.
    .braille = { $make } muet
ProbeFound = Pour jouer : --display { $display }.
    .braille = { $display }
ProbeNone = Aucune plage trouvée sur { $port }.
    .braille = aucune plage
ask-probe = Essayer { $make } sur { $port } ?
probe-yes = Oui
probe-no = Non, la marque suivante
probe-stop = Arrêter
PortFound = { $port } : { $description }.
    .braille = { $port }
PortPlain = { $port } : port série.
    .braille = { $port }
MakeUntried = { $make } : aucune vraie plage de cette marque n'a encore été essayée. Pour un retour sur la tienne : { $accessigame } doctor --report FICHIER.
    .braille = { $make } : jamais essayée
NoPortFound = Aucun port série.
    .braille = aucun port
KeyFelt = Touches : { $keys }.
    .braille = { $keys }
RoutingFelt = Curseur éclair { $cell }{ $row ->
    [0] .
   *[other] , ligne { $row }.
}
    .braille = curseur { $row ->
        [0] {""}
       *[other] { $row }/
    }{ $cell }
NothingOlder = Il n'y a rien de plus ancien.
    .braille = rien avant
NothingToPress = Rien à choisir sous ce curseur.
    .braille = rien à choisir
CheckEnds = Chaque touche de la plage est annoncée ici. Pour finir : Entrée, q, ou { $times } fois de suite la même touche.
    .braille = entrée, q ou { $times } fois la même touche

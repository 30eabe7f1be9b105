### Plages braille et ports

DisplayUnclear = { $given } : plage pas claire. Exemple : baum:/dev/ttyUSB0. Il y a : { $known }.
    .braille = plage pas claire
DisplayUnknown = { $given } : plage inconnue. Il y a : { $known }.
    .braille = plages { $known }
DisplaySizes = { $given } cellules : cette plage n'existe pas. Il y a : { $known }.
    .braille = cellules { $known }
DisplayReady = Plage { $model }, { $cells } cellules.
    .braille = plage { $cells }
DisplayLost = Plage perdue : { $port }. Tout continue ; je la cherche.
    .braille = plage perdue
DisplayBack = Plage retrouvée : { $model }, { $cells } cellules.
    .braille = plage retrouvée
DisplaySilent = Aucune plage ne répond sur { $port }. Vérifie le câble et le modèle{ $sought ->
    [yes] {" ; je la cherche."}
   *[no] .
}
    .braille = plage muette
PortMissing = Pas de port { $port }. Vérifie le câble{ $sought ->
    [yes] {" ; je le cherche."}
   *[no] .
}
    .braille = pas de port
PortDenied = Port interdit : { $port }. Entre dans le groupe { $group }, puis reconnecte-toi.
    .braille = groupe { $group }
PortHeld = { $program ->
    [brltty] BRLTTY tient déjà le port { $port }. Joue avec lui : --display brlapi.
   *[other] { $program } tient déjà le port { $port }.
}
    .braille = { $program } tient le port
PortBusy = Un autre programme tient le port { $port }.
    .braille = port occupé
PortNotSerial = { $port } n'est pas un port série.
    .braille = pas un port série
PortFailed = Le port { $port } est en panne, erreur { $code }{ $sought ->
    [yes] {". Je réessaie."}
   *[no] .
}
    .braille = panne { $code }
LinkUnwritable = Le lien { $path } ne peut pas être fait. Choisis un autre nom.
    .braille = lien refusé
EmulatorReady = Plage imitée { $name }, { $cells } cellules{ $status ->
        [0] {""}
        [one] {" "}et { $status } cellule d'état
       *[other] {" "}et { $status } cellules d'état
    }, sur { $port }. Tape une touche, dots 125, route 5, unplug, replug ou quit.
    .braille = plage imitée { $cells }{ $status ->
        [0] {""}
       *[other] {" "}+{ $status }
    }
EmulatorKeyUnknown = { $given } : pas une touche de cette plage. Il y a : { $known }.
    .braille = touche ? { $given }
EmulatorCellUnknown = { $given } : pas une cellule. Les cellules vont de 1 à { $cells }.
    .braille = cellules 1 à { $cells }
BrlapiMissing = Pas de BRLTTY pour { $port }. Lance BRLTTY{ $sought ->
    [yes] {" ; je le cherche."}
   *[no] .
}
    .braille = pas de BRLTTY
BrlapiDenied = BRLTTY veut une clé : { $path } est interdit. Entre dans le groupe { $group }, puis reconnecte-toi.
    .braille = groupe { $group }
BrlapiForeign = { $port } ne parle pas la version 8 de BrlAPI. Mets BRLTTY à jour.
    .braille = autre BrlAPI
BrlapiFound = BRLTTY tourne ici. Sa plage : --display brlapi.
    .braille = brlapi
DisplayNowhere = Aucune plage : ni celle de BRLTTY, ni une plage déjà nommée{ $sought ->
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
NoPortFound = Aucun port série.
    .braille = aucun port
KeyFelt = Touches : { $keys }.
    .braille = { $keys }
RoutingFelt = Curseur { $cell }.
    .braille = curseur { $cell }
NothingOlder = Rien de plus ancien n'est gardé.
    .braille = rien avant
NothingToPress = Sous ce curseur, rien à choisir.
    .braille = rien à choisir
CheckEnds = Chaque touche de la plage est dite ici. Entrée ou q arrête, ou { $times } fois de suite la même touche.
    .braille = entrée, q ou { $times } fois la même touche

### La table de quelqu'un d'autre, vue d'ici

# l'appel
AddressUnclear = { $given } : ce n'est pas l'adresse d'une table. Exemple : anna.local, ou anna.local:2222.
    .braille = adresse à revoir
CodeMissing = Il manque le code de ta place : --code et ses chiffres. Qui tient la table le connaît.
    .braille = --code 417902
HostUnknown = { $host } : aucun ordinateur de ce nom ici. Vérifie le nom et le réseau.
    .braille = { $host } inconnu
NoTableThere = Aucune table ne répond à { $host }, port { $port }. Vérifie qu'elle est ouverte.
    .braille = pas de table là
NoTableOfOurs = Ce qui répond à { $host }, port { $port }, n'est pas une table de ce programme.
    .braille = autre programme
WireUnclear = Ce qui répond là n'est pas une table de ce programme.
    .braille = autre programme
WireVersion = La table a une autre version du programme. Il faut la même des deux côtés.
    .braille = autre version
HostRefused = { $reason }
    .braille = { $felt }
HostShut = { $reason }
    .braille = { $felt }
HostNew = { $host } est nouveau ici ; confiance désormais. Sa clé, SHA256 : { $fingerprint }.
    .braille = nouveau { $host } { $fingerprint }
HostKeyChanged = { $host } a une autre clé que la dernière fois, donc rien n'a été envoyé : un autre ordinateur se fait peut-être passer pour lui. Si l'hôte sait pourquoi, enlève sa ligne de { $path }. La nouvelle clé, SHA256 : { $fingerprint }.
    .braille = { $host } : mauvaise clé

# à la table
ConnectionLost = Plus de connexion à la table. Elle est rappelée ; ce qui était tapé est abandonné. q quitte.
    .braille = pas de connexion
NothingSent = Rien n'a été envoyé : pas de connexion.
    .braille = rien envoyé
TableLeft = { $had_seat ->
        [yes] Tu as quitté la table. Ta place attend.
       *[no] Tu as quitté la table.
    }
    .braille = table quittée

# au menu
menu-join = Jouer à une table ailleurs
help-menu-join = Ailleurs : quelqu'un d'autre a ouvert une table, et t'a donné son adresse et un code.
    .braille = une table ailleurs
ask-host = Quel ordinateur a la table ? Par exemple anna.local.
ask-code = Quel code ? Les six chiffres de ta place.
help-command-join =
    { $accessigame } join anna.local --code 417902 : jouer à une table ailleurs.
    Qui tient la table dit l'adresse et le code. anna.local:2222 : un autre port.
    La voix, la plage et la langue sont les tiennes. q : quitter ; la place attend.
    --speech, --display, --notation, --grade, --flash, --rate, --pitch, --volume,
    --voice, --verbosity, --cues, --reader, --large : comme pour play.

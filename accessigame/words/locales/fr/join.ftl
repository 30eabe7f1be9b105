### La table de quelqu'un d'autre, vue d'ici

# l'appel
AddressUnclear = { $given } : ce n'est pas l'adresse d'une table. Exemple : anna.local, ou anna.local:2222.
    .braille = adresse à revoir
CodeMissing = Il manque le code de ta place : --code et ses chiffres. L'hôte le connaît.
    .braille = --code 417902
HostUnknown = { $host } : ordinateur introuvable. Vérifie le nom et le réseau.
    .braille = { $host } inconnu
NoTableThere = Aucune table ne répond à { $host }, port { $port }. Vérifie qu'elle est ouverte.
    .braille = pas de table là
NoTableOfOurs = Ce qui répond à { $host }, port { $port }, n'est pas une table de ce programme.
    .braille = autre programme
WireUnclear = Ce qui répond là n'est pas une table de ce programme.
    .braille = autre programme
WireVersion = La table utilise une autre version du programme. Il faut la même des deux côtés.
    .braille = autre version
HostRefused = { $reason }
    .braille = { $felt }
HostShut = { $reason }
    .braille = { $felt }
HostNew = Première connexion à { $host }, désormais considéré comme fiable. Sa clé, SHA256 : { $fingerprint }.
    .braille = nouveau { $host } { $fingerprint }
HostKeyChanged = { $host } n'a plus la même clé que la dernière fois. Rien n'a été envoyé : un autre ordinateur se fait peut-être passer pour lui. Si l'hôte sait pourquoi, supprime la ligne qui commence par { $host } dans { $path }. La nouvelle clé, SHA256 : { $fingerprint }.
    .braille = { $host } : mauvaise clé

# à la table
ConnectionLost = Connexion à la table perdue. Nouvel essai en cours ; ta saisie est abandonnée. Tape q pour quitter.
    .braille = pas de connexion
NothingSent = Rien n'a été envoyé : pas de connexion.
    .braille = rien envoyé
TableLeft = { $had_seat ->
        [yes] Tu as quitté la table. Ta place est gardée.
       *[no] Tu as quitté la table.
    }
    .braille = table quittée

# au menu
ask-host = Sur quel ordinateur est la table ? Par exemple anna.local. À distance : ton code.
ask-code = Quel code ? Les six chiffres de ta place.
help-command-join =
    { $accessigame } join anna.local --code 417902 : rejoindre une table.
    L'hôte te donne l'adresse et le code. anna.local:2222 : un autre port.
    { $accessigame } join 4812-417902 : une table à distance, avec ton code seul.
    La voix, la plage et la langue sont les tiennes. Tape q pour quitter ; ta place est gardée.

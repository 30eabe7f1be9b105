### Portes, par lesquelles on entre

AskCode = Code :
    .braille = code :
CodeWanted = Tape les six chiffres de ton code, puis Entrée. q pour partir.
    .braille = six chiffres, entrée ; q part
LanguageKey = 00 s : English, Deutsch.
    .braille = 00 s : English
KeysOfGuest = Touche h : l'aide. Deux points : une ligne pour tous.
    .braille = h = aide
CodeWrong = Ce code n'ouvre rien.
    .braille = code inconnu
CodeLate = Personne n'est entré depuis trop longtemps : la ligne est fermée.
    .braille = trop tard, ligne fermée
DoorShut = Trop de codes faux : l'hôte doit taper 0 o pour que tu puisses entrer.
    .braille = porte fermée
LineFlooded = Trop de touches à la fois : la ligne est fermée.
    .braille = trop de touches, ligne fermée
AnswerLate = Trop tard : cette réponse était pour une question d'avant. Elle ne compte pas.
    .braille = trop tard, pas compté
PortTaken = Port { $port } déjà pris par un autre programme.
    .braille = port { $port } pris
PortRefused = Port { $port } impossible à ouvrir : { $code }.
    .braille = port { $port } : { $code }
HostKeyDamaged = Clé de cet ordinateur abîmée : { $file }. Efface-la, et le prochain départ en fait une autre.
    .braille = clé abîmée : { $file }
HostKeyUnwritable = Clé de cet ordinateur impossible à garder : { $file } : { $code }.
    .braille = clé non gardée : { $file } : { $code }
DoorLibraryMissing = Bibliothèque { $library } absente, il la faut pour les invités. À installer : { $command }.
    .braille = { $library } manque

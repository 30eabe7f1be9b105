### Portes, par lesquelles on entre

AskCode = Code :
    .braille = code :
CodeWanted = Tape les six chiffres de ton code, puis Entrée. Tape q pour partir.
    .braille = six chiffres, entrée ; q part
LanguageKey = 00 s : English, Deutsch.
    .braille = 00 s : English
KeysOfGuest = Touche h : l'aide. Deux-points : un message à tous.
    .braille = h = aide
CodeWrong = Ce code est inconnu.
    .braille = code inconnu
CodeLate = Le code n'est pas venu à temps : la connexion est fermée.
    .braille = trop tard, fermé
DoorShut = Trop de mauvais codes : l'hôte doit taper 0 o pour que tu puisses entrer.
    .braille = porte fermée
LineFlooded = Trop de touches à la fois : la connexion est fermée.
    .braille = trop de touches, fermé
AnswerLate = Trop tard : cette réponse visait une question d'avant. Elle ne compte pas.
    .braille = trop tard, pas compté
PortTaken = Port { $port } déjà pris par un autre programme.
    .braille = port { $port } pris
PortRefused = Impossible d'ouvrir le port { $port } : { $code }.
    .braille = port { $port } : { $code }
HostKeyDamaged = Clé de cet ordinateur abîmée : { $file }. Efface-la : le programme en crée une autre au prochain démarrage.
    .braille = clé abîmée : { $file }
HostKeyUnwritable = Impossible d'enregistrer la clé de cet ordinateur : { $file } : { $code }.
    .braille = clé non écrite : { $file } : { $code }
DoorLibraryMissing = Bibliothèque { $library } absente : sans elle, pas d'invités. Pour l'installer : { $command }.
    .braille = { $library } manque

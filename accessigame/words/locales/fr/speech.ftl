### La voix

RateIs = Débit : { $rate } mots par minute.
    .braille = débit { $rate }
PitchIs = Hauteur : { $pitch }.
    .braille = hauteur { $pitch }
VolumeIs = Volume : { $volume }.
    .braille = volume { $volume }
VoiceIs = Voix : { $voice ->
        [usual] habituelle
       *[other] { $voice }
    }.
    .braille = voix { $voice ->
        [usual] habituelle
       *[other] { $voice }
    }

NoSynthesiser = Pas de voix : { $name } ne démarre pas.{ $command ->
        [none] {""}
       *[other] {" "}Pour l'installer : { $command }.
    } Tout continue en texte.
    .braille = pas de voix
SynthesiserIs = { $origin ->
        [package] Synthétiseur : { $name } { $version }, installé avec le programme.
        [installed] Synthétiseur : { $name } { $version }, installé sur cet ordinateur.
       *[system] Synthétiseur : { $name }, la voix du système. Une touche lui laisse finir son mot.
    }
    .braille = { $name } { $version }
NoVoice = Pas de voix pour la langue { $language }. Tout continue en texte.
    .braille = pas de voix { $language }
NoSoundLibrary = Pas de son : PortAudio manque.{ $command ->
        [none] {""}
       *[other] {" "}Pour l'installer : { $command }.
    } Tout continue en texte.
    .braille = pas de son
NoSoundDevice = Pas de son : aucune sortie audio ne s'ouvre. Tout continue en texte ; je réessaie.
    .braille = pas de son
SpeechFailed = Une phrase n'a pas pu être dite. Touche r pour la répéter.
    .braille = phrase non dite
SentenceLeftOut = Une phrase n'a pas pu être dite : la voix s'est bloquée. La phrase est écrite.
    .braille = phrase non dite
# stands for emoji and other signs in what is spoken
unsaid-sign = signe
NoReaderLibrary = Lecteur d'écran injoignable : le paquet prismatoid n'est pas installé. Pour l'installer : { $command }. Tout s'affiche à l'écran.
    .braille = pas de prismatoid
NoReaderRunning = Aucun lecteur d'écran ne répond, ni Speech Dispatcher. Tout s'affiche à l'écran ; je réessaie.
    .braille = pas de lecteur
ReaderNotDirect = Ton lecteur d'écran ne prend pas les phrases directement : il lit les lignes écrites.
    .braille = lignes écrites
ReaderLost = { $name } ne répond plus. Tout s'affiche à l'écran ; je réessaie.
    .braille = { $name } perdu
ReaderReached = { $synthesiser ->
        [yes] Voix : aucun lecteur d'écran ne répond ; { $name } parle.
       *[no] Lecteur d'écran : { $name } reçoit les phrases.
    }
    .braille = voix { $name }

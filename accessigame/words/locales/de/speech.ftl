### Die Stimme

RateIs = Tempo: { $rate } Wörter pro Minute.
    .braille = tempo { $rate }
PitchIs = Höhe: { $pitch }.
    .braille = höhe { $pitch }
VolumeIs = Lautstärke: { $volume }.
    .braille = lautstärke { $volume }
VoiceIs = Stimme: { $voice ->
        [usual] die übliche
       *[other] { $voice }
    }.
    .braille = stimme { $voice ->
        [usual] üblich
       *[other] { $voice }
    }

NoSynthesiser = Keine Stimme: { $name } startet nicht.{ $command ->
        [none] {""}
       *[other] {" "}Installieren: { $command }.
    } Alles geht als Text weiter.
    .braille = keine stimme
NoVoice = Keine Stimme für die Sprache { $language }. Alles geht als Text weiter.
    .braille = keine stimme { $language }
NoSoundLibrary = Kein Ton: PortAudio fehlt.{ $command ->
        [none] {""}
       *[other] {" "}Installieren: { $command }.
    } Alles geht als Text weiter.
    .braille = kein ton
NoSoundDevice = Kein Ton: kein Tonausgang geht auf. Alles geht als Text weiter; ich versuche es wieder.
    .braille = kein ton
SpeechFailed = Ein Satz ließ sich nicht sprechen. Taste r wiederholt ihn.
    .braille = satz nicht gesagt
SentenceLeftOut = Ein Satz ließ sich nicht sprechen: die Stimme brach daran ab. Er ist geschrieben.
    .braille = satz nicht gesagt
# stands for emoji and other signs in what is spoken
unsaid-sign = Zeichen
NoReaderLibrary = Screenreader nicht erreicht: das Paket prismatoid ist nicht installiert. Installieren: { $command }. Die Zeilen werden geschrieben.
    .braille = kein prismatoid
NoReaderRunning = Kein Screenreader antwortet, auch nicht Speech Dispatcher. Die Zeilen werden geschrieben; ich versuche es wieder.
    .braille = kein screenreader
ReaderNotDirect = Dein Screenreader nimmt keine Sätze direkt an: er liest die geschriebenen Zeilen.
    .braille = zeilen geschrieben
ReaderLost = { $name } antwortet nicht mehr. Die Zeilen werden geschrieben; ich versuche es wieder.
    .braille = { $name } weg
ReaderReached = { $synthesiser ->
        [yes] Stimme: kein Screenreader antwortet; { $name } spricht.
       *[no] Screenreader: { $name } bekommt die Sätze.
    }
    .braille = stimme { $name }

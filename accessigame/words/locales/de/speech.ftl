### Die Stimme

RateIs = Tempo: { $rate } Wörter pro Minute.
    .braille = tempo { $rate }
PitchIs = Tonhöhe: { $pitch }.
    .braille = tonhöhe { $pitch }
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
    } Du bekommst weiter alles als Text.
    .braille = keine stimme
SynthesiserIs = { $origin ->
        [package] Sprachausgabe: { $name } { $version }, mit dem Programm installiert.
        [installed] Sprachausgabe: { $name } { $version }, auf diesem Computer installiert.
       *[system] Sprachausgabe: { $name }, die Stimme des Systems. Nach einer Taste spricht sie ihr Wort zu Ende.
    }
    .braille = { $name } { $version }
NoVoice = Keine Stimme für die Sprache { $language }. Du bekommst weiter alles als Text.
    .braille = keine stimme { $language }
NoSoundLibrary = Kein Ton: PortAudio fehlt.{ $command ->
        [none] {""}
       *[other] {" "}Installieren: { $command }.
    } Du bekommst weiter alles als Text.
    .braille = kein ton
NoSoundDevice = Kein Ton: Das Audiogerät lässt sich nicht öffnen. Du bekommst weiter alles als Text; ich versuche es wieder.
    .braille = kein ton
SpeechFailed = Ein Satz konnte nicht gesprochen werden. Mit r hörst du ihn noch einmal.
    .braille = satz nicht gesagt
SentenceLeftOut = Ein Satz konnte nicht gesprochen werden: Die Stimme brach dabei ab. Er steht im Text.
    .braille = satz nicht gesagt
# stands for emoji and other signs in what is spoken
unsaid-sign = Zeichen
NoReaderLibrary = Screenreader nicht erreichbar: Das Paket prismatoid ist nicht installiert. Installieren: { $command }. Du bekommst weiter alles als Text.
    .braille = kein prismatoid
NoReaderRunning = Kein Screenreader antwortet, auch nicht Speech Dispatcher. Du bekommst weiter alles als Text; ich versuche es wieder.
    .braille = kein screenreader
ReaderNotDirect = Dein Screenreader nimmt keine Sätze direkt an: Er liest die Zeilen auf dem Bildschirm.
    .braille = zeilen geschrieben
ReaderLost = { $name } antwortet nicht mehr. Du bekommst weiter alles als Text; ich versuche es wieder.
    .braille = { $name } weg
ReaderReached = { $synthesiser ->
        [yes] Stimme: Kein Screenreader antwortet; { $name } spricht.
       *[no] Screenreader: { $name } bekommt die Sätze.
    }
    .braille = stimme { $name }

### The voice

RateIs = Rate: { $rate } words a minute.
    .braille = rate { $rate }
PitchIs = Pitch: { $pitch }.
    .braille = pitch { $pitch }
VolumeIs = Volume: { $volume }.
    .braille = volume { $volume }
VoiceIs = Voice: { $voice ->
        [usual] the usual one
       *[other] { $voice }
    }.
    .braille = voice { $voice ->
        [usual] usual
       *[other] { $voice }
    }

NoSynthesiser = No voice: { $name } does not start.{ $command ->
        [none] {""}
       *[other] {" "}Install it: { $command }.
    } The game goes on as text.
    .braille = no voice
NoVoice = No voice for the language { $language }. The game goes on as text.
    .braille = no voice { $language }
NoSoundLibrary = No sound: PortAudio is missing.{ $command ->
        [none] {""}
       *[other] {" "}Install it: { $command }.
    } The game goes on as text.
    .braille = no sound
NoSoundDevice = No sound: no sound device opens. The game goes on as text; it is tried again.
    .braille = no sound
SpeechFailed = A sentence could not be spoken. Key r repeats it.
    .braille = sentence not spoken
SentenceLeftOut = A sentence could not be spoken: the voice broke off at it. It is written.
    .braille = sentence not spoken
# stands for emoji and other signs in what is spoken
unsaid-sign = sign
NoReaderLibrary = Screen reader not spoken to: the package prismatoid is not installed. Install it: { $command }. The lines are written.
    .braille = no prismatoid
NoReaderRunning = No screen reader answers, and no Speech Dispatcher. The lines are written; it is tried again.
    .braille = no reader
ReaderNotDirect = Your screen reader takes no sentences directly: it reads the written lines.
    .braille = lines are written
ReaderLost = { $name } answers no more. The lines are written; it is tried again.
    .braille = { $name } lost
ReaderReached = { $synthesiser ->
        [yes] Voice: no screen reader answers; { $name } speaks.
       *[no] Screen reader: { $name } gets the sentences.
    }
    .braille = voice { $name }

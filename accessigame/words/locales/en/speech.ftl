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
SynthesiserIs = { $origin ->
        [package] Synthesiser: { $name } { $version }, which was installed with the program.
        [installed] Synthesiser: { $name } { $version }, which is installed on this computer.
       *[system] Synthesiser: { $name }, the voice of the system. A key lets it finish its word.
    }
    .braille = { $name } { $version }
NoVoice = No voice for the language { $language }. The game goes on as text.
    .braille = no voice { $language }
NoSoundLibrary = No sound: PortAudio is missing.{ $command ->
        [none] {""}
       *[other] {" "}Install it: { $command }.
    } The game goes on as text.
    .braille = no sound
NoSoundDevice = No sound: no sound device could be opened. The game goes on as text; the program keeps trying.
    .braille = no sound
SpeechFailed = A sentence could not be spoken. Press r to repeat it.
    .braille = sentence not spoken
SentenceLeftOut = A sentence could not be spoken: the voice failed on it. It is shown as text.
    .braille = sentence not spoken
# stands for emoji and other signs in what is spoken
unsaid-sign = sign
NoReaderLibrary = The screen reader cannot be reached: the package prismatoid is not installed. Install it: { $command }. Sentences are written as lines.
    .braille = no prismatoid
NoReaderRunning = Neither a screen reader nor Speech Dispatcher answers. Sentences are written as lines; the program keeps trying.
    .braille = no reader
ReaderNotDirect = Your screen reader cannot be sent sentences directly: it reads the lines on the screen.
    .braille = lines are written
ReaderLost = { $name } has stopped answering. Sentences are written as lines; the program keeps trying.
    .braille = { $name } lost
ReaderReached = { $synthesiser ->
        [yes] Voice: no screen reader answers; { $name } speaks.
       *[no] Screen reader: { $name } gets the sentences.
    }
    .braille = voice { $name }

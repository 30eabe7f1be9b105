### Keys and words

KeyUnknown = { $given ->
        [nameless] This key does nothing here.
        [alt] Alt with a key does nothing here.
        [keypad] This key does nothing here. For the digits of the keypad: Num Lock.
       *[other] Key { $given } does nothing here.
    } h tells the keys.
    .braille = h = help
LineUnknown = "{ $given }" is not understood. Type help.
    .braille = type help
ChordDotsUnclear = Settings, chords, { $given }: dots unclear. They are digits from 1 to 8, each once.
    .braille = dots? { $given }
ChordWordUnknown = Settings, chords, { $dots }: { $given } is unknown. There are: { $known }.
    .braille = unknown { $given }
TextPasted = Nothing is played: it came all at once, like pasted text.
    .braille = not played: pasted

key-dot = dot
key-space = space
key-plus = plus
key-star = star
key-dash = minus
key-slash = slash
key-question = question mark
key-comma = comma
key-less = less than
key-greater = greater than
key-equals = equals
key-number = number, Enter
key-chord = space { $dots }
key-entered = { $number } Enter

help-take = take the card
    .braille = take
help-refuse = pass, and lay a token
    .braille = pass
help-empty = the pile is empty, or the number of cards is wrong
    .braille = pile empty
help-repeat = repeat; 2 r, not 2 dot, repeats the one before
    .braille = repeat
help-since = what changed since my turn
    .braille = since my turn
help-turn = whose turn
    .braille = whose turn
help-my-cards = my cards; 2 c those of player 2
    .braille = my cards
help-my-tokens = my tokens, in private
    .braille = my tokens
help-table = the whole table
    .braille = table
help-scores = the scores
    .braille = scores
help-explain = explain my score; 2 e that of player 2
    .braille = my score
help-costs = what taking costs
    .braille = cost
help-advice = advice: what is certain, then an estimate
    .braille = advice
help-where = where my cards would go; 60 g where the 60 would
    .braille = where my cards go
help-older = the news before these
    .braille = older news
help-newer = the news after these
    .braille = newer news
help-digits = the digits of the last number
    .braille = digits
help-setting = the next setting of the voice: rate, pitch, volume, voice
    .braille = voice setting
help-more = more of that setting
    .braille = more
help-less = less of that setting
    .braille = less
help-verbosity = more or fewer words: brief, normal, with hints
    .braille = length of sentences
help-cues = sounds before sentences, on or off
    .braille = sounds
help-help = this help; 3 h reads section 3 of the rules
    .braille = help; 3 h rules
help-undo = undo my last move; 0 u corrects what is older
    .braille = undo; 0 u corrects
help-quit = leave, the game is kept
    .braille = leave
help-correct = an older entry, to correct it; after a count, the step before
    .braille = back
help-forth = the newer entry; after a count, the next step
    .braille = forward
help-display = hand round or take the shared display; 2 = to player 2
    .braille = display
help-own = what is mine, in private
    .braille = what is mine
help-rules = a section of the rules
help-guests = who is here, and on what; 2 o the code of player 2
    .braille = who is here

words-take = take yes
words-refuse = pass refuse no
words-empty = empty pile
words-repeat = repeat again
words-since = since news what
words-turn = turn who
words-my-cards = cards my-cards
words-my-tokens = tokens my-tokens chips
words-table = table status
words-scores = scores score
words-explain = explain why count
words-advice = advice advise hint
words-costs = cost costs
words-where = where go
words-older = older earlier
words-newer = newer later
words-digits = digits spell
words-setting = setting voice
words-more = more faster
words-less = less slower
words-verbosity = verbosity words
words-cues = cues sounds
words-help = help
words-undo = undo back
words-quit = quit exit leave
words-correct = fix
words-forth = forward
words-display = hand-over headphones
words-own = mine
words-rules = sections
words-guests = guests

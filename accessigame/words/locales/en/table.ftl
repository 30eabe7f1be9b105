### At the table

GameResumed = The game goes on, { $moves ->
        [0] no move made
        [one] 1 move made
       *[other] { $moves } moves made
    }.
    .braille = goes on, { $moves } { $moves ->
        [one] move
       *[other] moves
    }
GameReopened = This game is over. 0 u corrects, u undoes, e explains a score.
    .braille = over: 0 u corrects
RoundIsLast = Last round: the match ends after round { $round }. The same keys again, and it goes on.
    .braille = last round
MatchEnded = Match over after { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }.
    .braille = over: { $rounds } rounds
MatchGoesOn = The match goes on, as agreed at the start.
    .braille = match goes on
NoRoundAfter = No round follows this one.
    .braille = no round follows
CountAsItStands = No round follows. Stop here, and count as it stands? The same keys: yes. Any other: no.
    .braille = count as it is?
BrokenOff = Game broken off: the points count as they stand.
    .braille = broken off
MovesUndone = { $count ->
        [one] 1 move undone:
       *[other] { $count } moves undone, the first:
    }
    .braille = undone { $count }:
NothingNew = Nothing new since your turn.
    .braille = nothing new
NothingSaid = There is nothing to repeat.
    .braille = nothing to repeat
OldestNews = Nothing older is remembered.
    .braille = the oldest
NewestNews = These are the newest.
    .braille = the newest
DigitsAre = { $digits }.
    .braille = { $digits }
NoVoiceHere = The program does not speak itself here. Adjust your screen reader.
    .braille = no voice here
VerbosityIs = Sentences: { $verbosity ->
        [brief] brief
        [full] with hints
       *[other] normal
    }.
    .braille = sentences { $verbosity ->
        [brief] brief
        [full] hints
       *[other] normal
    }
CuesAre = Sounds before sentences: { $cues ->
        [yes] on
       *[no] off
    }.
    .braille = sounds { $cues ->
        [yes] on
       *[no] off
    }
NothingToUndo = There is no move to undo.
    .braille = nothing to undo
NoPrivateChannel = { $secret } Everybody listens here: a braille display of your own shows it, option --display-seat.
    .braille = secret
ToldInPrivate = The answer is given in private.
    .braille = in private
HelpLine = { $keys }: { $meaning }.
    .braille = { $dots } { $meaning }
KeypadPair = { $zeros } { $sign }
    .braille = { $zeros } { $sign }
Text = { $text }
    .braille = { $text }
AgainToConfirm = { $move ->
        [drop-list] The same key again drops the list.
       *[other] The same key again if the pile is empty.
    } Any other key: no.
    .braille = { $move ->
        [drop-list] again = no list
       *[other] again = end
    }
WayOut = To leave: q, or 0 then Enter.
    .braille = q or 0: leave
    .brief = { "" }
AskAfter = Over. q leaves:
    .braille = over
UnseenNotUnderstood = What was typed means nothing here.
    .braille = not understood
BotThinks = { $seat } is thinking.
    .braille = { $seat } thinks
AdviceOff = No advice: this table plays without.
    .braille = no advice
ChannelOffered = { $kind ->
        [voice] Headphones
       *[other] Display
    } to { $you ->
        [yes] you
       *[no] { $seat }
    }{ $kind ->
        [voice] {""}: press equals to listen.
       *[other] .
    }
    .braille = to { $you ->
        [yes] you
       *[no] { $seat }
    }
ChannelBack = { $kind ->
        [voice] Headphones
       *[other] Display
    } for everybody again.
    .braille = for all
NothingShared = Nothing goes from hand to hand here. At the start, option --share display for a display, --share voice for headphones.
    .braille = nothing shared
NothingForBot = Nothing is handed to { $seat }: a bot plays there.
    .braille = bot for { $seat }
HandsUnheard = Beware, nothing here can tell a hand in secret to: { $names }. Take real cards, option --deck physical, or hand round a display, --share display, or headphones, --share voice.
    .braille = secret hands: real cards or --share
AskHolder = { $seat }?
    .braille = { $seat }?
choice-display = here
RuleLine = { $line }
    .braille = { $line }
NoSuchSection = There is no section { $given }. The rules go from 1 to { $high }.
    .braille = sections 1 to { $high }
Explained = { $meaning }
    .braille = { $meaning }

StandIn = { $seat }: a bot plays, level { $level }.
    .braille = bot for { $seat }
BotDecides = { $seat }: a bot decides.
    .braille = bot for { $seat }
HandNotKnown = { $name }: the cards are not known, so no bot can play them.
    .braille = cards not known
FirstTooLate = The first player cannot be changed any more: { $lost ->
        [one] 1 move
       *[other] { $lost } moves
    } would be lost.
    .braille = too late, loses { $lost }
secret = That is a secret.
NewsBefore = Before:
    .braille = before:

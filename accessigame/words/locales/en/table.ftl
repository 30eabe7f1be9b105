### At the table

GameResumed = Game resumed, { $moves ->
        [0] no moves made
        [one] 1 move made
       *[other] { $moves } moves made
    }.
    .braille = resumed, { $moves } { $moves ->
        [one] move
       *[other] moves
    }
GameReopened = This game is over. Press 0 u to correct an entry, u to undo, e to explain a score.
    .braille = over: 0 u corrects
RoundIsLast = Last round: the game ends after round { $round }. Press the same keys again to keep playing.
    .braille = last round
MatchEnded = Game over after { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }.
    .braille = over: { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    }
MatchContinues = The game goes on, as agreed at the start.
    .braille = game goes on
NoRoundAfter = There is no round after this one.
    .braille = no round after this
CountAsItStands = There is no round after this one. Stop here, and score the game as it stands? Press the same keys again for yes, any other key for no.
    .braille = score as it is?
BrokenOff = Game stopped early: the points count as they stand.
    .braille = stopped early
MovesUndone = { $count ->
        [one] 1 move undone:
       *[other] { $count } moves undone, starting with:
    }
    .braille = undone { $count }:
NothingNew = Nothing new since your turn.
    .braille = nothing new
NothingSaid = There is nothing to repeat.
    .braille = nothing to repeat
OldestNews = There is no older news.
    .braille = no older news
NewestNews = This is the latest news.
    .braille = the latest
DigitsAre = { $digits }.
    .braille = { $digits }
NoVoiceHere = The program is not speaking here. Adjust your screen reader instead.
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
NoPrivateChannel = { $secret }{ $here ->
        [yes] {" "}Everybody can hear this: to get it on a braille display of your own, use the option --display-seat.
       *[no] { "" }
    }
    .braille = secret
ToldInPrivate = The answer is given in private.
    .braille = in private
CardWanted = Show a card to the scanner, or type its number: only you are told which it is, and it is not played.
    .braille = card, for you
CardTold = It is { $card }.
    .braille = card { $card }
NotInBox = That is not a card from this game.
    .braille = not a card
AskWhich = Which card:
    .braille = which card
CardOfAnotherGame = The code of a card from another game: { $game }. Nothing was played.
    .braille = another game
CardOfAnotherEdition = The code of a card from another edition, { $edition }. Nothing was played.
    .braille = edition { $edition }
BoxUnknown = The code of a card from a game that is unknown here. Nothing was played.
    .braille = unknown game
CardCollected = Card { $card }. Still { $left } to come.
    .braille = { $card }, still { $left }
CardCollectedUnseen = { $left ->
        [one] One more card.
       *[other] { $left } more cards.
    }
    .braille = { $left } more
CardsPutBack = Last card taken back. { $left } more.
    .braille = back, { $left } more
HelpLine = { $keys }: { $meaning }.
    .braille = { $dots } { $meaning }
KeypadPair = { $zeros } { $sign }
    .braille = { $zeros } { $sign }
Text = { $text }
    .braille = { $text }
AgainToConfirm = { $move ->
        [drop-list] Press the same key again to drop the list.
       *[other] Press the same key again if the pile is empty.
    } Any other key: no.
    .braille = { $move ->
        [drop-list] again = no list
       *[other] again = end
    }
WayOut = To leave: q, or 0 then Enter.
    .braille = q or 0: leave
    .brief = { "" }
AskAfter = Press q to leave:
    .braille = over, q: leave
UnseenNotUnderstood = That is not a command here.
    .braille = not understood
BotThinks = { $seat } is thinking.
    .braille = { $seat } thinks
AdviceOff = No advice: this game is played without it.
    .braille = no advice
ChannelOffered = { $kind ->
        [voice] Headphones
       *[other] Display
    } for { $you ->
        [yes] you
       *[no] { $seat }
    }{ $kind ->
        [voice] {""}: press equals to listen.
       *[other] .
    }
    .braille = for { $you ->
        [yes] you
       *[no] { $seat }
    }
ChannelBack = { $kind ->
        [voice] Headphones
       *[other] Display
    } for everybody again.
    .braille = for all
NothingShared = Nothing goes from hand to hand here. To share a display, start with the option --share display; for headphones, --share voice.
    .braille = nothing shared
NothingForBot = Nothing to pass to { $seat }: a bot plays there.
    .braille = bot for { $seat }
HandsUnheard = Note: these players cannot be told their hands in private here: { $names }. Use real cards, option --deck physical, or pass a display from hand to hand, --share display, or headphones, --share voice.
    .braille = secret hands: real cards or --share
AskHolder = { $seat }?
    .braille = { $seat }?
choice-display = here
RuleLine = { $line }
    .braille = { $line }
NoSuchSection = There is no section { $given }. Sections go from 1 to { $high }.
    .braille = sections 1 to { $high }
Explained = { $meaning }
    .braille = { $meaning }

StandIn = { $seat }: a bot plays, level { $level }.
    .braille = bot for { $seat }
BotDecides = { $seat }: a bot decides.
    .braille = bot for { $seat }
HandNotKnown = { $name }: the cards are not known, so a bot cannot play them.
    .braille = cards not known
FirstTooLate = It is too late to change the first player: { $lost ->
        [one] 1 move
       *[other] { $lost } moves
    } would be lost.
    .braille = too late, loses { $lost }
secret = That is secret.
NewsBefore = Earlier:
    .braille = earlier:

### Correcting and undoing

TooManyToUndo = At most { $most } moves at once. 0 u corrects what is older.
    .braille = { $most } at most
AskInstead = Instead:
    .braille = instead
AskSecretInstead = In secret:
    .braille = in secret
EntryAt = Entry { $back } back.
    .braille = entry -{ $back }
NothingEntered = There is no older entry.{ $first ->
        [yes] { "" } To correct who started, open the menu, Results and counts.
       *[no] { "" }
    }
    .braille = none before
EntrySame = That is what stands there already.
    .braille = same
EntrySecret = This choice is a secret. The keys of { $seat } alone change it.
    .braille = secret of { $seat }
EntryBecomes = With this change:
    .braille = becomes
ScoreBecomes = { $you ->
        [yes] Your score
       *[no] { $seat }'s score
    }: { $before } becomes { $score }.
    .braille = { $you ->
        [yes] you
       *[no] { $seat }
    } { $before } becomes { $score }
NothingElseChanges = Nothing else changes.
    .braille = nothing else
NoLongerFits = { $further ->
        [put] If nothing else is to change, dropped with all that follows,
        [out] If nothing else is to change, dropped with all that follows,
       *[other] No longer possible, and dropped with all that follows,
    } { $dropped ->
        [one] 1 move
       *[other] { $dropped } moves
    }:
    .braille = dropped { $dropped }:
AcceptOrNot = { $further ->
        [put] Is one more entry missing? 0, plus. If not, change it? 1, Enter for yes.
        [out] Is one more entry too many? 0, star. If not, change it? 1, Enter for yes.
       *[other] Change it? 1, Enter for yes.
    } Default: no.
    .braille = { $further ->
        [put] 0 b one more, 1 yes, default no
        [out] 0 s one more, 1 yes, default no
       *[other] 1 yes, default no
    }
EntryCorrected = Corrected.
    .braille = corrected
CorrectionLeft = Correction ended, nothing has changed.
    .braille = no change
CorrectionUndone = The correction is taken back.
    .braille = correction undone
AskAccept = Yes 1, else no:
    .braille = 1 yes else no
EntryGone = Without this entry:
    .braille = without
EntryAdded = With this entry added:
    .braille = added
NoneToTakeOut = There is no further entry to take out.
    .braille = none to take out
MissingBefore = Type what is missing before this entry:
    .braille = missing before
NoEntryThere = There the program plays or deals by itself: nothing can be put in.
    .braille = nothing to put in
CardsAreDealt = The program deals the cards itself: none can be put in.
    .braille = cards are dealt
HowToChange = To change the entry, type what should stand there. Key k tells what was possible.
    .braille = change: type it
HowToTakeOut = 0, star takes the entry out; 0, star again, the next one too.
    .braille = 0 s takes out
HowToPutIn = 0, plus puts one in before it; 0, plus again, another one.
    .braille = 0 b puts in before
HowToWalk = Less than, or minus on a keypad, goes back, greater than comes forward, any other key ends the correction.
    .braille = u back, space 345 forward
AskBefore = Before it:
    .braille = before
StepsEnd = There is no further step.
    .braille = no more steps
HowToAccept = 1, Enter or the key t makes the change. Key k tells what was possible. Any other answer leaves all as it was.
    .braille = 1 yes, default no
HowToGoOn = Before the yes: 0, plus puts one more entry in; 0, star takes the next one out too.
    .braille = 0 b puts in, 0 s takes out

### Correcting and undoing

TooManyToUndo = At most { $most } moves at once. Type 0 u to correct older ones.
    .braille = { $most } at most
AskInstead = Instead:
    .braille = instead
AskSecretInstead = In secret:
    .braille = in secret
EntryAt = { $back ->
        [1] The last entry.
       *[other] { $back } entries back.
    }
    .braille = entry -{ $back }
NothingEntered = There is no older entry.{ $first ->
        [yes] { "" } To correct who started, choose in the menu: { menu-results }.
       *[no] { "" }
    }
    .braille = none before
EntrySame = That is what the entry already says.
    .braille = same
EntrySecret = This choice is secret. Only { $seat }'s keys can change it.
    .braille = { $seat }'s secret
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
        [put] If nothing else changes, this would be dropped with all that follows,
        [out] If nothing else changes, this would be dropped with all that follows,
       *[other] No longer possible, so it would be dropped with all that follows,
    } { $dropped ->
        [one] 1 move
       *[other] { $dropped } moves
    }:
    .braille = dropped { $dropped }:
AcceptOrNot = { $further ->
        [put] Is another entry missing? Type 0 plus. If not, change it? Type 1 then Enter for yes.
        [out] Is another entry too many? Type 0 star. If not, change it? Type 1 then Enter for yes.
       *[other] Change it? Type 1 then Enter for yes.
    } Anything else means no.
    .braille = { $further ->
        [put] 0 b one more, 1 yes, default no
        [out] 0 s one more, 1 yes, default no
       *[other] 1 yes, default no
    }
EntryCorrected = Corrected.
    .braille = corrected
CorrectionLeft = Correction ended, nothing has changed.
    .braille = no change
CorrectionUndone = The correction has been undone.
    .braille = correction undone
AskAccept = 1 yes, else no:
    .braille = 1 yes else no
EntryGone = Without this entry:
    .braille = without
EntryAdded = With this entry added:
    .braille = added
NoneToTakeOut = There is no other entry to remove.
    .braille = none to remove
MissingBefore = Type what is missing before this entry:
    .braille = missing before
NoEntryThere = The program plays or deals by itself there: nothing can be added.
    .braille = nothing to add
CardsAreDealt = The program deals the cards itself: none can be added.
    .braille = cards are dealt
HowToChange = To change the entry, type what it should be. Press k for what was possible.
    .braille = change: type it
HowToTakeOut = Type 0 star to remove the entry, 0 star again to remove the next one too.
    .braille = 0 s removes
HowToPutIn = Type 0 plus to add an entry before it, 0 plus again to add another.
    .braille = 0 b adds before
HowToWalk = Press less than, or minus on a keypad, to go back, greater than to come forward. Any other key ends the correction.
    .braille = u back, space 345 forward
AskBefore = Before it:
    .braille = before
StepsEnd = There are no more steps.
    .braille = no more steps
HowToAccept = To make the change, press t, or 1 then Enter. Press k for what was possible. Any other answer leaves everything as it was.
    .braille = 1 yes, default no
HowToContinue = Before you say yes, type 0 plus to add another entry, or 0 star to remove the next one too.
    .braille = 0 b adds, 0 s removes

"""Everything that No Thanks says, by occasion; `say.X` in the code of the game is a class of these.

Each class name is a key in the catalogues, and its fields are the arguments of the sentence.
"""

from __future__ import annotations

from accessigame.games.no_thanks.events.advice import (
    ChanceToCome,
    ChoiceCertain,
    ChoiceEstimated,
    NeighboursGone,
    NeighboursUnseen,
)
from accessigame.games.no_thanks.events.answers import (
    CardAwaited,
    CardCounted,
    CardOpen,
    CardsHeld,
    CardsLeft,
    CardsUnseen,
    CountHeld,
    OwnScore,
    PartCounted,
    PartStands,
    PassCosts,
    PileCheck,
    PileOver,
    PileShort,
    RunCounted,
    TakeCosts,
    TokensCounted,
    TokensHeld,
    TokensOpen,
)
from accessigame.games.no_thanks.events.hands import (
    LayToken,
    PutBefore,
)
from accessigame.games.no_thanks.events.play import (
    CardTaken,
    CardTurned,
    MustTake,
    PileEndedEarly,
    PlayerScored,
    RoundEnded,
    RoundOpened,
    RunGrew,
    TokenLaid,
    TotalStands,
    TurnBegan,
)
from accessigame.games.no_thanks.events.prompts import (
    AskCard,
    AskDecision,
    AskFirst,
)
from accessigame.games.no_thanks.events.refusals import (
    CardAlreadySeen,
    CardFirst,
    DecisionFirst,
    NoTokenLeft,
    PlayerFirst,
)

__all__ = [
    "AskCard",
    "AskDecision",
    "AskFirst",
    "CardAlreadySeen",
    "CardAwaited",
    "CardCounted",
    "CardFirst",
    "CardOpen",
    "CardTaken",
    "CardTurned",
    "CardsHeld",
    "CardsLeft",
    "CardsUnseen",
    "ChanceToCome",
    "ChoiceCertain",
    "ChoiceEstimated",
    "CountHeld",
    "DecisionFirst",
    "LayToken",
    "MustTake",
    "NeighboursGone",
    "NeighboursUnseen",
    "NoTokenLeft",
    "OwnScore",
    "PartCounted",
    "PartStands",
    "PassCosts",
    "PileCheck",
    "PileEndedEarly",
    "PileOver",
    "PileShort",
    "PlayerFirst",
    "PlayerScored",
    "PutBefore",
    "RoundEnded",
    "RoundOpened",
    "RunCounted",
    "RunGrew",
    "TakeCosts",
    "TokenLaid",
    "TokensCounted",
    "TokensHeld",
    "TokensOpen",
    "TotalStands",
    "TurnBegan",
]

"""What a townsfolk card does besides showing icons: an effect at its time, or a change while it lies in a slot."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from guildhall.engine.message import Message, Value
from guildhall.viscounts.names import CONSTRUCT, GOODS, ICON_LETTERS, ICONS, PLACE, TRADE, TRANSCRIBE, message

if TYPE_CHECKING:
    from guildhall.viscounts.effects import Effect

# When an ability works.
NO_TIME: Final = 0
PLAYED: Final = 1  # when the card is put into slot 1
ONGOING: Final = 2  # while it lies in a slot
DROPPED: Final = 3  # when the shift takes it off slot 3
TIMINGS: Final = ("none", "PLAY", "ONGOING", "DROP")

# What an ongoing ability waits for: the end of one's own action (with the numbers of these), or something else.
FLIP_OF_DEBT: Final = 4
GAIN_OF_DEBT: Final = 5
COLLISION: Final = 6
TRIGGERS: Final = ("ON_TRADE", "ON_BUILD", "ON_SCRIBE", "ON_PLACE", "ON_FLIP_DEBT", "ON_GAIN_DEBT", "ANY_COLLISION")
NO_TRIGGER: Final = -1


class Ability:
    TIMING: ClassVar[int] = NO_TIME
    TRIGGER: ClassVar[int] = NO_TRIGGER

    def __init__(self) -> None:
        self.effect: Effect | None = None

    def token(self) -> str:
        """As corrections write it, without its timing."""
        return "none"

    def message(self) -> Message:
        return message("text-none")


class NoAbility(Ability):
    pass


class Does(Ability):
    """An effect at some time."""

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def token(self) -> str:
        assert self.effect is not None
        if self.TRIGGER == NO_TRIGGER:
            return self.effect.token()
        return f"{TRIGGERS[self.TRIGGER]}: {self.effect.token()}"

    def message(self) -> Message:
        assert self.effect is not None
        when = TIMINGS[self.TIMING] if self.TRIGGER == NO_TRIGGER else TRIGGERS[self.TRIGGER]
        return message(f"when-{when.lower().replace('_', '-')}", {"effect": self.effect.message()})


class Play(Does):
    TIMING = PLAYED


class Drop(Does):
    TIMING = DROPPED


class AfterTrade(Does):
    TIMING = ONGOING
    TRIGGER = TRADE


class AfterBuild(Does):
    TIMING = ONGOING
    TRIGGER = CONSTRUCT


class AfterScribe(Does):
    TIMING = ONGOING
    TRIGGER = TRANSCRIBE


class AfterPlace(Does):
    TIMING = ONGOING
    TRIGGER = PLACE


class OnFlipDebt(Does):
    TIMING = ONGOING
    TRIGGER = FLIP_OF_DEBT


class OnGainDebt(Does):
    TIMING = ONGOING
    TRIGGER = GAIN_OF_DEBT


class OnCollision(Does):
    """In every collision, whoever resolves it."""

    TIMING = ONGOING
    TRIGGER = COLLISION


# What pays for actions.


class Conversion(Ability):
    """Something else counts as icons of an action."""

    TIMING = ONGOING
    NAME: ClassVar[str] = ""

    def __init__(self, action: int) -> None:
        super().__init__()
        self.action = action

    def token(self) -> str:
        return f"{self.NAME}({ICON_LETTERS[self.action]})"

    def message(self) -> Message:
        icon: Value = Message(f"icon-{ICONS[self.action]}-name")
        return message(f"change-{self.NAME.lower().replace('_', '-')}", {"icon": icon})


class PairMerchants(Conversion):
    """Every two Merchants count as one icon of the action."""

    NAME = "PAIR_M"


class SilverPairs(Conversion):
    """Every two silver spent count as one icon of the action."""

    NAME = "SILVER_2"


# By action: what may be spent for its icons, one for one.
SPENT_FOR: Final = (3, 2, 0, 1)  # silver, stone, ink, gold


class CountsDouble(Ability):
    """One unit of a resource counts as two icons, in the action that it pays for."""

    TIMING = ONGOING

    def __init__(self, resource: int) -> None:
        super().__init__()
        self.resource = resource
        self.action = SPENT_FOR.index(resource)

    def token(self) -> str:
        return f"RES_X2({GOODS[self.resource]})"

    def message(self) -> Message:
        icon = Message(f"icon-{ICONS[self.action]}-name")
        return message("change-res-x2", {"good": Message(f"good-{GOODS[self.resource]}-name"), "icon": icon})


class StoneAndGoldAsClerics(Ability):
    """Each stone and each gold spent counts as one Cleric."""

    TIMING = ONGOING

    def token(self) -> str:
        return "STONE_GOLD_AS_C"

    def message(self) -> Message:
        return message("change-stone-gold-as-c")

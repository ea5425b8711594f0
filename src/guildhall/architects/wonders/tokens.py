"""The words of this expansion for what its cards do."""

from __future__ import annotations

from typing import Final

from guildhall.architects.cards.tokens import BUILT, CardWords, Word, add_words
from guildhall.architects.counting import CathedralLevel
from guildhall.architects.effects import MOST_GAINED, Effect, Gain, Series
from guildhall.architects.names import AREAS, CLAY, GOODS, LARGE_CIRCLES, STONE, TAX_STAND, WOOD
from guildhall.architects.powers import Ability, Change
from guildhall.architects.scoring import AtEnd
from guildhall.architects.wonders.effects import (
    BuildingsWithLevels,
    ImprisonCaptured,
    InfluenceHeld,
    NewClass,
    PlaceWorker,
    Then,
    WondersOwned,
    WorkersInSupply,
)
from guildhall.architects.wonders.influence import Favour, InfluencePer
from guildhall.architects.wonders.names import IGNORE_RESOURCE
from guildhall.architects.wonders.reset import AtPrincess, AtProfiteer, InReset
from guildhall.architects.wonders.scoring import ReleaseAtEnd

_PLACES: Final = [area for area in range(LARGE_CIRCLES) if area != TAX_STAND]
_FIGURES: Final = ("PRINCESS", "PROFITEER")


def _influence_per_level(effect: Effect) -> int:
    if isinstance(effect, InfluencePer) and isinstance(effect.count, CathedralLevel):
        return effect.points
    return -1


WORDS: Final = [
    Word("INFLUENCE_PER_LEVEL", BUILT, lambda n: InfluencePer(CathedralLevel(), n), _influence_per_level, MOST_GAINED),
    Word("PLACE", BUILT, lambda n: PlaceWorker(_PLACES[n]),
         lambda effect: _PLACES.index(effect.area) if isinstance(effect, PlaceWorker) else -1,
         names=[AREAS[area] for area in _PLACES], alone=True),
    Word("NEW_CLASS", BUILT, lambda n: NewClass(),
         lambda effect: 0 if isinstance(effect, NewClass) else -1, alone=True),
    Word("IMPRISON", BUILT, lambda n: ImprisonCaptured(),
         lambda effect: 0 if isinstance(effect, ImprisonCaptured) else -1, alone=True),
]  # fmt: skip


class WonderTokens(CardWords):
    def __init__(self) -> None:
        super().__init__()
        self.gains["INFLUENCE"] = "influence"
        self.gains["REWARD"] = "rewards"
        self.words += WORDS
        self.counts["influence"] = InfluenceHeld()
        self.counts["wonders"] = WondersOwned()
        self.counts["supply"] = WorkersInSupply()
        self.counts["buildings-with-levels"] = BuildingsWithLevels()

    def gain(self, amounts: dict[str, int]) -> Gain:
        return Favour().with_numbers(amounts)

    def joined(self, first: Effect, second: Effect, where: int) -> Effect:
        # The second one comes when all that the first one asks has been answered, where a step can remember that.
        return Then(first, second) if where & BUILT else Series(first, second)

    def end_names(self) -> list[str]:
        return [*super().end_names(), "END_FREE_ALL"]

    def read_end(self, text: str) -> AtEnd:
        return ReleaseAtEnd() if text.strip() == "END_FREE_ALL" else super().read_end(text)

    def say_end(self, end: AtEnd) -> str | None:
        return "END_FREE_ALL" if isinstance(end, ReleaseAtEnd) else super().say_end(end)

    def moments(self) -> list[str]:
        return [*super().moments(), *_FIGURES]

    def at_moment(self, moment: str, what: str) -> Ability:
        if moment in _FIGURES:
            condition = AtPrincess() if moment == "PRINCESS" else AtProfiteer()
            return InReset(condition, self._gain_only(what))
        return super().at_moment(moment, what)

    def changes(self) -> dict[str, Change]:
        changes = super().changes()
        for good in (CLAY, WOOD, STONE):
            name = f"ignore-{GOODS[good]}"
            changes[name.upper().replace("-", "_")] = Change(IGNORE_RESOURCE + good, name=name)
        return changes

    def say_ability(self, ability: Ability | None) -> str | None:
        if isinstance(ability, InReset):
            gain = self.say_effect(ability.effect)
            return f"{_FIGURES[0] if isinstance(ability.condition, AtPrincess) else _FIGURES[1]}: {gain}"
        return super().say_ability(ability)


add_words("wonders", WonderTokens())

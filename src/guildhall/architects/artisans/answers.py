"""What this expansion lets a player say besides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.architects.answers import PLACE
from guildhall.architects.artisans.names import ADORN, FOR_APPRENTICE, MAKE_TOOL, TAKE, UNDER, USE_TOOL
from guildhall.architects.names import AREAS, GUILDHALL, PLACES
from guildhall.architects.rules import CardNamer, Rules
from guildhall.engine.message import Message, Value

if TYPE_CHECKING:
    from guildhall.architects.artisans.rows import Craft


class ArtisanWords(CardNamer):
    """The numbers of its words. The rules that this expansion adds share one of these."""

    def __init__(self, rules: Rules, crafts: list[Craft]) -> None:
        v = rules.vocabulary
        # The places that these words place at stand behind the base game's: the Artisan's, then the stack.
        self.artisan: list[int] = []
        for area in range(PLACES):
            if area != GUILDHALL:
                key = AREAS[area]
                args: dict[str, Value] = {"place": Message(f"the-{key}")}
                place = len(rules.places) + len(self.artisan)
                self.artisan.append(
                    v.add(f"artisan {key}", "answer-artisan", args, target=f"place:{key}", verb=PLACE, a=place)
                )
        self.stack = v.add(
            "stack guildhall",
            "answer-stack",
            target="place:guildhall",
            verb=PLACE,
            a=len(rules.places) + len(self.artisan),
        )
        self.adorn: list[int] = []
        self.make_tool: list[int] = []
        for i, craft in enumerate(crafts):
            key = craft.key
            target = f"craft:{key}"
            self.adorn.append(
                v.add(f"adorn {key}", "answer-adorn", craft.as_adornment(), target=target, verb=ADORN, a=i)
            )
            self.make_tool.append(
                v.add(f"tool {key}", "answer-tool", craft.as_tool(), target=target, verb=MAKE_TOOL, a=i)
            )
        self.under: list[int] = []
        self.name_buildings(rules, 0)
        self.equip: list[int] = []
        self.use_tool: list[int] = []
        self.name_apprentices(rules, 0)
        self.ignore_loss = v.add("artisan ignores loss", "answer-artisan-ignores-loss", target="virtue")
        self.thrift = v.add("artisan pays less", "answer-artisan-pays-less")
        self.pay_now = v.add("pay now", "answer-pay-now")
        self.with_artisan = v.add("with artisan", "answer-with-artisan")
        self.without_artisan = v.add("without artisan", "answer-without-artisan")
        self.take = [v.add(f"take {n}", "answer-take", {"number": n}, verb=TAKE, a=n) for n in (1, 2)]

    def name_buildings(self, rules: Rules, start: int) -> None:
        v = rules.vocabulary
        for i in range(start, len(rules.buildings)):
            building = rules.buildings[i]
            described = Message("building-described", {"name": building.name(), "text": building.text()})
            name: dict[str, Value] = {"card": described}
            self.under.append(
                v.add(f"under {building.key}", "answer-under", name, target=f"building:{building.key}", verb=UNDER, a=i)
            )

    def name_apprentices(self, rules: Rules, start: int) -> None:
        v = rules.vocabulary
        for i in range(start, len(rules.apprentices)):
            apprentice = rules.apprentices[i]
            described = Message("apprentice-described", {"name": apprentice.name(), "text": apprentice.text()})
            who: dict[str, Value] = {"card": described}
            target = f"apprentice:{apprentice.key}"
            self.equip.append(
                v.add(f"equip {apprentice.key}", "answer-equip", who, target=target, verb=FOR_APPRENTICE, a=i)
            )
            self.use_tool.append(
                v.add(f"use tool {apprentice.key}", "answer-use-tool", who, target=target, verb=USE_TOOL, a=i)
            )

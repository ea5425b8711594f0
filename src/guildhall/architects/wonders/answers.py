"""What this expansion lets a player say besides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.architects.names import AREAS, GOODS, SILVER
from guildhall.architects.wonders.names import CONTRIBUTE, REPLACE, REPLACE_FOR_SILVER, SITES, SLOTS, TOKEN
from guildhall.architects.wonders.replacing import FOR_VIRTUE, SILVER_TO_IGNORE, amounts_of
from guildhall.engine.message import Message

if TYPE_CHECKING:
    from guildhall.architects.rules import Rules


class WonderWords:
    """The numbers of its words. The rules that this expansion adds share one of these."""

    def __init__(self, rules: Rules) -> None:
        v = rules.vocabulary
        goods = [Message(f"good-{key}-name") for key in GOODS]
        self.go_on = v.add("go on", "answer-go-on")
        self.contribute = [
            v.add(f"contribute {GOODS[g]}", "answer-contribute", {"resource": goods[g]}, target=f"slot:{GOODS[g]}",
                  verb=CONTRIBUTE, a=g)
            for g in range(SLOTS)
        ]  # fmt: skip
        self.take_influence = v.add("take influence", "answer-take-influence", target="figure:profiteer")
        self.pay_plainly = v.add("pay plainly", "answer-pay-plainly")
        # By good; what Louis pays is another answer.
        self.replace = [
            v.add(f"influence for {GOODS[g]}", "answer-influence-for-silver" if g == SILVER else "answer-influence-for",
                  {"influence": amounts_of(g)[0], "goods": _amount(g)}, target="influence", verb=REPLACE, a=g)
            for g in range(len(GOODS))
        ]  # fmt: skip
        self.replace_for_silver = [
            v.add(f"silver to ignore loss for {GOODS[g]}", "answer-silver-to-ignore",
                  {"silver": SILVER_TO_IGNORE, "goods": _amount(g)}, target="influence", verb=REPLACE_FOR_SILVER, a=g)
            for g in range(SLOTS)
        ]  # fmt: skip
        self.influence_for_virtue = v.add(
            "influence for virtue", "answer-influence-for-virtue", {"influence": FOR_VIRTUE}, target="influence"
        )
        self.silver_for_virtue = v.add(
            "silver to ignore loss for virtue",
            "answer-silver-to-ignore-for-virtue",
            {"silver": SILVER_TO_IGNORE},
            target="influence",
        )
        self.token = [
            v.add(f"token {AREAS[area]}", "answer-token", {"place": Message(f"the-{AREAS[area]}")},
                  target=f"place:{AREAS[area]}", verb=TOKEN, a=area)
            for area in SITES
        ]  # fmt: skip
        self.wonder_works = v.add("wonder counts", "answer-wonder-counts")
        self.wonder_influence = v.add("wonder influence", "answer-wonder-influence", target="influence")
        self.left = v.add("reward left", "answer-reward-left", target="figure:princess")
        self.right = v.add("reward right", "answer-reward-right", target="figure:princess")


def _amount(good: int) -> Message:
    """What one loss of Influence replaces."""
    return Message(f"good-{GOODS[good]}", {"number": amounts_of(good)[1]})

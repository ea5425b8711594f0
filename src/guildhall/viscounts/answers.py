"""Everything a player of Viscounts can say.

The tokens are released names: records and links depend on them, so they are added to and never changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from guildhall.engine.ids import Ids
from guildhall.engine.message import Message, Value
from guildhall.engine.piles import distinct_orders, orders
from guildhall.engine.vocabulary import Vocabulary
from guildhall.viscounts.board import FARTHEST
from guildhall.viscounts.cards.rows import Manuscript, PlayerCard, Townsfolk
from guildhall.viscounts.constants import WORKER_STEPS
from guildhall.viscounts.names import (
    ACTIONS,
    BUILDINGS,
    GOODS,
    RESOURCES,
    SEATS,
    SEGMENTS,
    SLOTS,
    SPACES,
    SPOTS,
    message,
    section_key,
    section_name,
    space_name,
)

# What kind of answer a word is, for questions that take more than one kind.
VERBS: Final = Ids("kinds of answers", first=1)
BUY: Final = VERBS.new("buy")
DESTROY: Final = VERBS.new("destroy")
FLIP_DEBT: Final = VERBS.new("flip-debt")
FLIP_DEED: Final = VERBS.new("flip-deed")
CONSTRUCT: Final = VERBS.new("construct")
WORKERS: Final = VERBS.new("workers")
TRANSCRIBE: Final = VERBS.new("transcribe")
DISMISS: Final = VERBS.new("dismiss")
DISCARD: Final = VERBS.new("discard")
DISCARD_TOP: Final = VERBS.new("discard-top")
HIRE: Final = VERBS.new("hire")
SHIFT: Final = VERBS.new("shift")


class Words:
    """The numbers of all words, found by what they are about."""

    def __init__(
        self,
        vocabulary: Vocabulary,
        townsfolk: Sequence[Townsfolk],
        player_cards: Sequence[PlayerCard],
        manuscripts: Sequence[Manuscript],
    ) -> None:
        self.vocabulary = vocabulary
        self.done = vocabulary.add("done", "viscounts-answer-done")
        self.no_action = vocabulary.add("pass", "viscounts-answer-pass")
        self._add_board()
        self._add_castle()
        self._add_goods()
        self._add_townsfolk(townsfolk)
        self._add_pairs(player_cards, townsfolk)
        self.transcribe: list[int] = [
            self._say(f"transcribe {row.key}", "transcribe", {"card": row.name()},
                      f"manuscript:{row.key}", TRANSCRIBE, card)
            for card, row in enumerate(manuscripts)
        ]  # fmt: skip

    def _say(
        self,
        token: str,
        name: str,
        args: dict[str, Value] | None = None,
        target: str = "",
        verb: int = 0,
        a: int = 0,
        b: int = 0,
    ) -> int:
        return self.vocabulary.add(token, "viscounts-answer-" + name, args, target=target, verb=verb, a=a, b=b)

    def _add_board(self) -> None:
        # By space, then by silver paid.
        self.move: list[list[int]] = [
            [
                self._say(f"move {key}" if paid == 0 else f"move {key} for {paid}", "move",
                          {"space": space_name(space), "number": paid}, f"space:{key}", a=space, b=paid)
                for paid in range(FARTHEST + 1)
            ]
            for space, key in enumerate(SPACES)
        ]  # fmt: skip
        self.build: list[list[int]] = [
            [
                self._say(f"build {building} {key}", "build",
                          {"building": message(f"building-{building}"), "spot": key}, f"spot:{key}", CONSTRUCT, b, spot)
                for spot, key in enumerate(SPOTS)
            ]
            for b, building in enumerate(BUILDINGS)
        ]  # fmt: skip
        self.orders: list[list[int]] = orders(SLOTS)
        self.arrange: list[int] = []
        for number, order in enumerate(self.orders):
            slots = [str(slot + 1) for slot in order]
            args: dict[str, Value] = {"first": slots[0], "second": slots[1], "third": slots[2]}
            name = "arrange" if number else "arrange-not"
            self.arrange.append(self._say(f"arrange {' '.join(slots)}", name, args, "slots", a=number))
        # Which of them differ, by the slots that are empty, as a mask; and those that leave slot 1 empty.
        self.arrangements: list[list[int]] = []
        self.arrangements_beside: list[list[int]] = []
        for empty in range(2**SLOTS):
            distinct = distinct_orders(empty, self.orders)
            self.arrangements.append([self.arrange[number] for number in distinct])
            beside = [number for number in distinct if empty >> self.orders[number][0] & 1]
            self.arrangements_beside.append([self.arrange[number] for number in beside])

    def _add_castle(self) -> None:
        self.workers: list[int] = [
            self._say(f"workers {count}", "workers", {"number": count}, "castle", WORKERS, count)
            for count in range(1, len(WORKER_STEPS) + 1)
        ]
        segments = range(len(SEGMENTS))
        self.climb: list[int] = [
            self._say(f"climb {section_key(0, s)}", "climb", {"section": section_name(0, s)},
                      f"section:{section_key(0, s)}", a=s)
            for s in segments
        ]  # fmt: skip
        # By tier, segment and owner.
        self.bump: list[list[list[int]]] = [
            [
                [
                    self._say(f"bump {section_key(tier, s)} {key}", "bump",
                              {"section": section_name(tier, s), "owner": Message(f"seat-{key}")},
                              f"section:{section_key(tier, s)}", a=owner)
                    for owner, key in enumerate(SEATS)
                ]
                for s in segments
            ]
            for tier in range(2)
        ]  # fmt: skip
        # By tier, from segment, to segment.
        self.shift: list[list[list[int]]] = [
            [
                [
                    self._say(f"shift {section_key(tier, s)} {section_key(tier, to)}", "shift",
                              {"section": section_name(tier, s), "to": section_name(tier, to)},
                              f"section:{section_key(tier, to)}", SHIFT, tier * len(SEGMENTS) + s, to)
                    if to != s
                    else -1
                    for to in segments
                ]
                for s in segments
            ]
            for tier in range(2)
        ]  # fmt: skip

    def _add_goods(self) -> None:
        self.buy: list[int] = [
            self._say(f"buy {key}", "buy", {"good": good(g, 1)}, f"goods:{key}", BUY, g) for g, key in enumerate(GOODS)
        ]
        self.take: list[int] = [
            self._say(f"take {GOODS[g]}", "take", {"good": good(g, 1)}, f"goods:{GOODS[g]}", a=g)
            for g in range(RESOURCES)
        ]
        self.flip_debt = self._say("flip debt", "flip-debt", None, "debts", FLIP_DEBT)
        self.flip_deed = self._say("flip deed", "flip-deed", None, "deeds", FLIP_DEED)
        self.discard_top = self._say("discard top", "discard-top", None, "draw-pile", DISCARD_TOP)

    def _add_townsfolk(self, townsfolk: Sequence[Townsfolk]) -> None:
        self.play: list[int] = []
        self.destroy: list[int] = []
        self.discard: list[int] = []
        self.remove: list[int] = []  # starting cards only
        self.hire: list[int] = []  # neutral cards only
        self.dismiss: list[list[int]] = [[] for _ in ACTIONS]  # likewise, by action
        for card, row in enumerate(townsfolk):
            key = row.key
            name: dict[str, Value] = {"card": row.name()}
            target = f"townsfolk:{key}"
            starting = row.group == "starting"
            neutral = row.group == "neutral"
            self.play.append(self._say(f"play {key}", "play", name, target, a=card))
            self.destroy.append(self._say(f"destroy {key}", "destroy", name, target, DESTROY, card))
            self.discard.append(self._say(f"discard {key}", "discard", name, target, DISCARD, card))
            self.remove.append(self._say(f"remove {key}", "remove", name, target, a=card) if starting else -1)
            self.hire.append(self._say(f"hire {key}", "hire", name, target, HIRE, card) if neutral else -1)
            for action, called in enumerate(ACTIONS):
                word = -1
                if neutral:
                    token = f"dismiss {key} for {called}"
                    word = self._say(token, f"dismiss-{called}", name, target, DISMISS, card, action)
                self.dismiss[action].append(word)

    def _add_pairs(self, player_cards: Sequence[PlayerCard], townsfolk: Sequence[Townsfolk]) -> None:
        # By player card, then by hero.
        self.take_pair: list[list[int]] = []
        for card, row in enumerate(player_cards):
            words: list[int] = []
            for hero, other in enumerate(townsfolk):
                if other.group != "hero":
                    words.append(-1)
                    continue
                args: dict[str, Value] = {
                    "card": row.name(),
                    "hero": other.name(),
                }
                token = f"take {row.key} {other.key}"
                words.append(self._say(token, "take-pair", args, f"pair:{row.key}", a=card, b=hero))
            self.take_pair.append(words)


def good(number: int, count: int) -> Message:
    return Message(f"good-{GOODS[number]}", {"number": count})

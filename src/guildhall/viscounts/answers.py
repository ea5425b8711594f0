"""Everything a player of Viscounts can say.

The tokens are released names: records and links depend on them, so they are added to and never changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from guildhall.engine.ids import Ids
from guildhall.engine.message import Message, Value
from guildhall.engine.piles import orders
from guildhall.engine.vocabulary import Vocabulary
from guildhall.viscounts.board import FARTHEST
from guildhall.viscounts.constants import MOST_PAID, MOST_TRADES, WORKER_STEPS
from guildhall.viscounts.names import (
    ACTIONS,
    GOODS,
    PIECES,
    RESOURCES,
    SEATS,
    SEGMENTS,
    SLOTS,
    SPACES,
    SPOTS,
    first_tier,
    piece_name,
    section_key,
    section_name,
    space_name,
)

if TYPE_CHECKING:
    from guildhall.viscounts.cards.rows import Manuscript, PlayerCard, Townsfolk
    from guildhall.viscounts.effects import Effect

# What kind of answer a word is, for questions that take more than one kind.
VERBS: Final = Ids("kinds of answers", first=1)
SAY_TRADE: Final = VERBS.new("trade")
SAY_BUILD: Final = VERBS.new("build")
SAY_WORKERS: Final = VERBS.new("workers")
SAY_TRANSCRIBE: Final = VERBS.new("transcribe")
SAY_DISMISS: Final = VERBS.new("dismiss")
SAY_HIRE: Final = VERBS.new("hire")
SAY_FLIP_DEBT: Final = VERBS.new("flip-debt")
SAY_TOP: Final = VERBS.new("top")


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
                      f"manuscript:{row.key}", SAY_TRANSCRIBE, card)
            for card, row in enumerate(manuscripts)
        ]  # fmt: skip
        # Answers that are offered again and again. Nobody changes these lists.
        self.only_done: list[int] = [self.done]
        self.hire_or_not: list[list[int]] = [[self.done, word] for word in self.hire]
        # By the number of an effect; those that are no choice have none.
        self.choose: list[int] = []

    def add_choices(self, effects: Sequence[Effect]) -> None:
        """A word for each effect that is one of several to choose from, in the order of the game's book."""
        self.choose = [-1] * len(effects)
        for whole in effects:
            if whole.is_choice():
                for effect in whole.parts():
                    if self.choose[effect.number] < 0:
                        self.choose[effect.number] = self._say(
                            f"choose {effect.slug()}", "choose", {"effect": effect.message()}, a=effect.number
                        )

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
                          {"space": space_name(space), "price": paid}, f"space:{key}", a=space, b=paid)
                for paid in range(FARTHEST + 1)
            ]
            for space, key in enumerate(SPACES)
        ]  # fmt: skip
        # By the number of times; the first is never said.
        self.trade: list[int] = [-1]
        self.trade += [
            self._say(f"trade {times}", "trade", {"number": times}, "exchange", SAY_TRADE, times)
            for times in range(1, MOST_TRADES + 1)
        ]
        # By building and spot.
        self.build: list[list[int]] = [
            [
                self._say(f"build {piece} {key}", "build", {"building": piece_name(p), "spot": key},
                          f"spot:{key}", SAY_BUILD, p, spot)
                for spot, key in enumerate(SPOTS)
            ]
            for p, piece in enumerate(PIECES)
        ]  # fmt: skip
        # A link by its other end.
        self.link: list[int] = [
            self._say(f"link {key}", "link", {"spot": key}, f"spot:{key}", a=spot) for spot, key in enumerate(SPOTS)
        ]
        self.orders: list[list[int]] = orders(SLOTS)
        self.arrange: list[int] = []
        for number, order in enumerate(self.orders):
            slots = [str(slot + 1) for slot in order]
            args: dict[str, Value] = {"first": slots[0], "second": slots[1], "third": slots[2]}
            name = "arrange" if number else "arrange-not"
            self.arrange.append(self._say(f"arrange {' '.join(slots)}", name, args, "slots", a=number))
        # By the slots that are empty, as a mask: those that leave them empty.
        self.arrangements: list[list[int]] = [
            [
                self.arrange[number]
                for number, order in enumerate(self.orders)
                if all(order[slot] == slot for slot in range(SLOTS) if empty >> slot & 1)
            ]
            for empty in range(2**SLOTS)
        ]
        self.use: list[int] = [
            self._say(f"use {slot + 1}", "use", {"number": slot + 1}, f"slot:{slot + 1}", a=slot)
            for slot in range(SLOTS)
        ]

    def _add_castle(self) -> None:
        self.workers: list[int] = [
            self._say(f"workers {count}", "workers", {"number": count}, "castle", SAY_WORKERS, count)
            for count in range(1, len(WORKER_STEPS) + 1)
        ]
        segments = range(len(SEGMENTS))
        self.place: list[int] = [self._say_section("place", s) for s in segments]
        self.climb: list[int] = [self._say_section("climb", s) for s in segments]
        # By tier, segment and owner.
        self.bump: list[list[list[int]]] = [
            [
                [
                    self._say(f"bump {section_key(tier, s)} {key}", f"bump-{tier + 1}",
                              {"section": section_name(tier, s), "owner": Message(f"seat-{key}")},
                              f"section:{section_key(tier, s)}", a=owner)
                    for owner, key in enumerate(SEATS)
                ]
                for s in segments
            ]
            for tier in range(2)
        ]  # fmt: skip
        # From one segment to another, in tier 1.
        self.shift: list[list[int]] = [
            [
                self._say(f"shift {section_key(0, s)} {section_key(0, to)}", "shift",
                          {"section": first_tier(s), "to": first_tier(to)},
                          f"section:{section_key(0, to)}", a=s, b=to)
                if to != s
                else -1
                for to in segments
            ]
            for s in segments
        ]  # fmt: skip

    def _say_section(self, verb: str, segment: int) -> int:
        key = section_key(0, segment)
        return self._say(f"{verb} {key}", verb, {"section": section_name(0, segment)}, f"section:{key}", a=segment)

    def _add_goods(self) -> None:
        self.take: list[int] = [
            self._say(f"take {GOODS[g]}", "take", {"good": good(g, 1)}, f"goods:{GOODS[g]}", a=g)
            for g in range(RESOURCES)
        ]
        # By good, then by number.
        self.pay: list[list[int]] = [
            [
                self._say(f"pay {units} {key}", "pay", {"good": good(g, units)}, f"goods:{key}", a=g, b=units)
                for units in range(2 * MOST_PAID + 1)
            ]
            for g, key in enumerate(GOODS)
        ]
        self.flip_debt = self._say("flip debt", "flip-debt", None, "debts", SAY_FLIP_DEBT)
        self.flip_deed = self._say("flip deed", "flip-deed", None, "deeds")
        self.destroy_top = self._say("destroy top", "destroy-top", None, "draw-pile", SAY_TOP)
        self.discard_top = self._say("discard top", "discard-top", None, "draw-pile", SAY_TOP)

    def _add_townsfolk(self, townsfolk: Sequence[Townsfolk]) -> None:
        self.play: list[int] = []
        self.destroy: list[int] = []
        self.discard: list[int] = []
        self.hire: list[int] = []
        self.dismiss: list[list[int]] = [[] for _ in ACTIONS]  # by action
        for card, row in enumerate(townsfolk):
            key = row.key
            name: dict[str, Value] = {"card": row.title()}
            target = f"townsfolk:{key}"
            owned = row.group != "printed"
            neutral = row.group == "neutral"
            self.play.append(self._say(f"play {key}", "play", name, target, a=card) if owned else -1)
            self.destroy.append(self._say(f"destroy {key}", "destroy", name, target, a=card) if owned else -1)
            self.discard.append(self._say(f"discard {key}", "discard", name, target, a=card) if owned else -1)
            self.hire.append(self._say(f"hire {key}", "hire", name, target, SAY_HIRE, card) if neutral else -1)
            for action, called in enumerate(ACTIONS):
                word = -1
                if neutral or not owned:
                    token = f"dismiss {key} for {called}"
                    word = self._say(token, f"dismiss-{called}", name, target, SAY_DISMISS, card, action)
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
                args: dict[str, Value] = {"card": row.name(), "hero": other.name()}
                token = f"take {row.key} {other.key}"
                words.append(self._say(token, "take-pair", args, f"pair:{row.key}", a=card, b=hero))
            self.take_pair.append(words)


def good(number: int, count: int) -> Message:
    return Message(f"good-{GOODS[number]}", {"number": count})

"""Everything a player of Architects can say. Tokens are released names: records and links depend on them, so new ones
are added and none is changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from guildhall.architects.names import (
    AREAS,
    GOODS,
    GUILDHALL,
    LARGE_CIRCLES,
    PLACES,
    PRISON,
    SEATS,
)
from guildhall.engine.ids import Ids
from guildhall.engine.message import Message, Value
from guildhall.engine.vocabulary import Vocabulary

# What kind of answer a word is, for questions that take more than one kind.
VERBS: Final = Ids("kinds of answers", first=1)
PLACE: Final = VERBS.new("place")
RETRIEVE: Final = VERBS.new("retrieve")
HIRE: Final = VERBS.new("hire")
DISMISS: Final = VERBS.new("dismiss")
KEEP: Final = VERBS.new("keep")
DISCARD: Final = VERBS.new("discard")
BUILD: Final = VERBS.new("build")
ADVANCE: Final = VERBS.new("advance")
TRADE: Final = VERBS.new("trade")
CAPTURE: Final = VERBS.new("capture")
PAY: Final = VERBS.new("pay")
USE: Final = VERBS.new("use")
RELEASE: Final = VERBS.new("release")
CHOOSE: Final = VERBS.new("choose")
RESOLVE: Final = VERBS.new("resolve")
RETRIEVE_FROM_BOARD: Final = VERBS.new("retrieve-from-board")

MOST_PAID: Final = 15  # of one kind of thing in one price
MOST_RELEASED: Final = 2  # by one card
CHOICES: Final = ("gold", "marble", "silver", "release", "capture")
CHOOSE_GOLD: Final = 0
CHOOSE_MARBLE: Final = 1
CHOOSE_SILVER: Final = 2
CHOOSE_RELEASE: Final = 3
CHOOSE_CAPTURE: Final = 4


class Words:
    """The numbers of all words, found by what they are about."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        v = vocabulary
        place_names = [Message(f"the-{key}") for key in AREAS]
        seat_names = [Message(f"seat-{key}") for key in SEATS]

        self.done = v.add("done", "answer-done")
        self.place = [
            v.add(
                f"place {AREAS[p]}",
                "answer-place",
                {"place": place_names[p]},
                target=f"place:{AREAS[p]}",
                verb=PLACE,
                a=p,
            )
            for p in range(PLACES)
        ]
        self.retrieve = [
            v.add(
                f"retrieve {AREAS[p]}",
                "answer-retrieve",
                {"place": place_names[p]},
                target=f"place:{AREAS[p]}",
                verb=RETRIEVE,
                a=p,
            )
            if p != GUILDHALL
            else -1  # Workers there stay there
            for p in range(PRISON + 1)
        ]
        self.retrieve_from_board = [
            v.add(f"retrieve board {SEATS[s]}", "answer-retrieve-board", {"owner": seat_names[s]},
                  target=f"seat:{SEATS[s]}", verb=RETRIEVE_FROM_BOARD, a=s)
            for s in range(len(SEATS))
        ]  # fmt: skip
        self.mine_clay = v.add("mine clay", "answer-mine-clay", target="place:mines")
        self.mine_gold = v.add("mine gold", "answer-mine-gold", target="place:mines")
        self.take_plans = v.add("take plans", "answer-take-plans", target="pile:buildings")
        self.look_at_plans = v.add("look at plans", "answer-look-at-plans", target="pile:buildings")
        self.advance = v.add("advance cathedral", "answer-advance", target="cathedral", verb=ADVANCE)
        self.capture = [
            v.add(f"capture {AREAS[p]} {SEATS[s]}", "answer-capture", {"place": place_names[p], "owner": seat_names[s]},
                  target=f"place:{AREAS[p]}", verb=CAPTURE, a=p, b=s)
            for p in range(LARGE_CIRCLES)
            for s in range(len(SEATS))
        ]  # fmt: skip
        self.imprison = v.add("imprison", "answer-imprison", target="place:prison")
        self.free_prisoners = v.add("free prisoners", "answer-free-prisoners", target="place:prison")
        self.ransom_with_silver = v.add("ransom with silver", "answer-ransom-with-silver", target="place:guardhouse")
        self.ransom_with_debt = v.add("ransom with debt", "answer-ransom-with-debt", target="place:guardhouse")
        self.pay_debt = v.add("pay debt", "answer-pay-debt", target="debts")
        self.destroy_debt = v.add("destroy debt", "answer-destroy-debt", target="debts")
        self.keep_debts = v.add("keep debts", "answer-keep-debts", target="debts")
        self.take_debt = v.add("take debt", "answer-take-debt", target="debts")
        self.buy_off_debt = v.add("buy off debt", "answer-buy-off-debt", target="debts")
        self.lose_virtue = v.add("lose virtue", "answer-lose-virtue", target="virtue")
        self.card_for_virtue = v.add("discard for virtue", "answer-card-for-virtue", target="hand")
        self.dismiss_one = v.add("dismiss", "answer-dismiss-one", target="apprentices")
        self.release = [
            v.add(f"release {n}", "answer-release", {"number": n}, target="place:prison", verb=RELEASE, a=n)
            for n in range(1, MOST_RELEASED + 1)
        ]
        things = [*GOODS, "cards"]
        self.pay = [
            [
                v.add(f"pay {n} {thing}", "answer-pay", {"what": Message(f"good-{thing}", {"number": n})},
                      target=f"goods:{thing}", verb=PAY, a=t, b=n)
                for n in range(MOST_PAID + 1)
            ]
            for t, thing in enumerate(things)
        ]  # fmt: skip
        self.choose = [
            v.add(f"choose {key}", f"answer-choose-{key}", verb=CHOOSE, a=i) for i, key in enumerate(CHOICES)
        ]
        self.trade_for_virtue = v.add("trade virtue", "answer-trade-virtue", target="place:storehouse", verb=TRADE)
        self.trade_for_marble = v.add("trade marble", "answer-trade-marble", target="place:storehouse", verb=TRADE)

        # One word a card, appended as decks are opened.
        self.hire: list[int] = []
        self.dismiss: list[int] = []
        self.use_apprentice: list[int] = []  # a trade at the King's Storehouse, an ability in a reset
        self.keep: list[int] = []
        self.discard: list[int] = []
        self.build: list[int] = []
        self.resolve: list[int] = []
        self.use_board: list[int] = []
        self.lose_all_virtue = -1

    def add_apprentices(self, keys: Sequence[str], texts: Sequence[Message], names: Sequence[Message]) -> None:
        """`texts` tell copies of a card apart: the answers that pick one say what it does."""
        v = self.vocabulary
        start = len(self.hire)
        for i, key in enumerate(keys):
            card = start + i
            described = Message("apprentice-described", {"name": names[i], "text": texts[i]})
            name: dict[str, Value] = {"card": described}
            target = f"apprentice:{key}"
            self.hire.append(v.add(f"hire {key}", "answer-hire", name, target=target, verb=HIRE, a=card))
            self.dismiss.append(v.add(f"dismiss {key}", "answer-dismiss", name, target=target, verb=DISMISS, a=card))
            self.use_apprentice.append(v.add(f"use {key}", "answer-use", name, target=target, verb=USE, a=card))

    def add_buildings(self, keys: Sequence[str], names: Sequence[Message]) -> None:
        v = self.vocabulary
        start = len(self.keep)
        for i, key in enumerate(keys):
            card = start + i
            name: dict[str, Value] = {"card": names[i]}
            target = f"building:{key}"
            self.keep.append(v.add(f"keep {key}", "answer-keep", name, target=target, verb=KEEP, a=card))
            self.discard.append(v.add(f"discard {key}", "answer-discard", name, target=target, verb=DISCARD, a=card))
            self.build.append(v.add(f"build {key}", "answer-build", name, target=target, verb=BUILD, a=card))
            self.resolve.append(v.add(f"resolve {key}", "answer-resolve", name, target=target, verb=RESOLVE, a=card))

    def add_boards(self, keys: Sequence[str], names: Sequence[Message]) -> None:
        v = self.vocabulary
        for key, name in zip(keys, names):
            args: dict[str, Value] = {"card": name}
            self.use_board.append(v.add(f"use board {key}", "answer-use-board", args, target=f"board:{key}", verb=USE))

    def add_later(self) -> None:
        """Words added after those of the base game's cards."""
        self.lose_all_virtue = self.vocabulary.add("lose all virtue", "answer-lose-all-virtue", target="virtue")

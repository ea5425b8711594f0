"""What cards and the board do, put together in the rows of the card tables. rules/viscounts 8.0.

Each effect applies itself, says whether it can, and composes its own text. A game numbers its effects (`EffectBook`),
since the steps that carry them out hold nothing but numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from guildhall.engine.effects import AnyEffect
from guildhall.engine.message import Message
from guildhall.viscounts.abilities import FLIP_OF_DEBT
from guildhall.viscounts.castle import FreeWorkers, MoveWorker, has_workers_below
from guildhall.viscounts.construct import FreeBuilding, can_build_free
from guildhall.viscounts.deck import (
    DestroyCard,
    DestroyInSetup,
    DiscardCard,
    RearrangeCards,
    can_discard,
    can_rearrange,
    destructions,
    is_ready,
    shuffle_discards,
)
from guildhall.viscounts.doing import Do, TakeResource, WhichEffect, do, gain_good
from guildhall.viscounts.kingdom import WhichFlip, flip_debt, flip_deed, take_debts, take_deeds
from guildhall.viscounts.names import BUILDINGS, GOLD, GOODS, INK, NO_CARD, SILVER, STONE, message
from guildhall.viscounts.recruit import HireFreely, townsfolk_on_show
from guildhall.viscounts.transcribe import TakeManuscript, free_manuscripts
from guildhall.viscounts.virtue import gain_corruption, gain_virtue

if TYPE_CHECKING:
    from guildhall.viscounts.table import Seat, Table

MANY: Final = 99


class Effect(AnyEffect["Table", "Seat"]):
    """Something that happens to a seat. `amount` is 1 where its token has no number."""

    NAME: ClassVar[str] = ""
    COUNTED: ClassVar[bool] = False  # does its token name an amount?
    # It asks nothing, and it does not matter which of several such effects comes first.
    PLAIN: ClassVar[bool] = False

    def __init__(self, amount: int = 1) -> None:
        self.amount = amount
        self.number = -1  # in the book of a game

    def token(self) -> str:
        """As corrections write it."""
        return f"{self.NAME}({self.amount})" if self.COUNTED else self.NAME

    def slug(self) -> str:
        """As an answer names it."""
        text = self.token().lower().replace("_", "-").replace(" + ", "-and-").replace(" x2", "-twice")
        return text.replace("(", "-").replace(")", "")

    def message(self) -> Message:
        return message(f"does-{self.NAME.lower().replace('_', '-')}", {"number": self.amount})

    def parts(self) -> list[Effect]:
        """What it is put together from."""
        return []

    def holds(self, kind: type[Effect]) -> bool:
        """Is it of this kind, or one of its parts?"""
        if isinstance(self, kind):
            return True
        for part in self.parts():
            if part.holds(kind):
                return True
        return False

    def number_parts(self, book: EffectBook) -> None:
        """Replace its parts by those in the book."""

    def is_plain(self) -> bool:
        return self.PLAIN

    def is_choice(self) -> bool:
        """Is one of its parts to be chosen?"""
        return False

    def choices(self, table: Table, seat: Seat) -> list[Effect]:
        """Where one of several is to be chosen: those that can be carried out."""
        return []

    def times(self, table: Table, seat: Seat) -> int:
        """How often it could happen now, one after the other."""
        return MANY if self.is_possible(table, seat) else 0


class Nothing(Effect):
    NAME = "none"
    PLAIN = True

    def is_possible(self, table: Table, seat: Seat) -> bool:
        return False

    def apply(self, table: Table, seat: Seat) -> None:
        return


# Goods.


class Gain(Effect):
    """Some of one good."""

    COUNTED = True
    PLAIN = True
    GOOD: ClassVar[int] = INK

    def apply(self, table: Table, seat: Seat) -> None:
        gain_good(table, seat, self.GOOD, self.amount)

    def message(self) -> Message:
        return message("does-gain", {"good": Message(f"good-{GOODS[self.GOOD]}", {"number": self.amount})})


class Ink(Gain):
    NAME = "INK"
    GOOD = INK


class Gold(Gain):
    NAME = "GOLD"
    GOOD = GOLD


class Stone(Gain):
    NAME = "STONE"
    GOOD = STONE


class Silver(Gain):
    NAME = "S"
    GOOD = SILVER


class AnyResource(Effect):
    """Any resources, each freely ink, gold or stone."""

    NAME = "ANY"
    COUNTED = True

    def apply(self, table: Table, seat: Seat) -> None:
        table.push(TakeResource(seat.index, self.amount))


# The track, debts and deeds.


class Virtue(Effect):
    NAME = "VIR"
    COUNTED = True
    PLAIN = True

    def apply(self, table: Table, seat: Seat) -> None:
        gain_virtue(table, seat, self.amount)


class Corruption(Effect):
    NAME = "COR"
    COUNTED = True
    PLAIN = True

    def apply(self, table: Table, seat: Seat) -> None:
        gain_corruption(table, seat, self.amount)


class Deeds(Effect):
    NAME = "DEED"
    COUNTED = True
    PLAIN = True

    def apply(self, table: Table, seat: Seat) -> None:
        take_deeds(table, seat, self.amount)


class Debts(Effect):
    NAME = "DEBT"
    COUNTED = True

    def apply(self, table: Table, seat: Seat) -> None:
        take_debts(table, seat, self.amount)


class FlipDebt(Effect):
    NAME = "FLIP_DEBT"

    def is_possible(self, table: Table, seat: Seat) -> bool:
        return seat.unpaid > 0

    def times(self, table: Table, seat: Seat) -> int:
        return seat.unpaid

    def apply(self, table: Table, seat: Seat) -> None:
        flip_debt(table, seat)


class FlipDeed(Effect):
    NAME = "FLIP_DEED"

    def is_possible(self, table: Table, seat: Seat) -> bool:
        return seat.plain > 0

    def times(self, table: Table, seat: Seat) -> int:
        return seat.plain

    def apply(self, table: Table, seat: Seat) -> None:
        flip_deed(table, seat)


class Flip(Effect):
    """A debt or a deed."""

    NAME = "FLIP"

    def is_possible(self, table: Table, seat: Seat) -> bool:
        return seat.unpaid > 0 or seat.plain > 0

    def times(self, table: Table, seat: Seat) -> int:
        # Who is hired for a flipped debt may come with a new one.
        if seat.unpaid and townsfolk_on_show(table) and _hires_for_debts(table, seat):
            return MANY
        return seat.unpaid + seat.plain

    def apply(self, table: Table, seat: Seat) -> None:
        table.push(WhichFlip(seat.index))


def _hires_for_debts(table: Table, seat: Seat) -> bool:
    """Does a card on the player board answer a flipped debt with a hire?"""
    answers = table.rules.triggered[FLIP_OF_DEBT]
    for card in seat.slots:
        if card != NO_CARD and answers[card] >= 0 and table.rules.effects[answers[card]].holds(HireFree):
            return True
    return False


# A player's own cards.


class Destroy(Effect):
    NAME = "DESTROY"

    def is_possible(self, table: Table, seat: Seat) -> bool:
        return destructions(table, seat) > 0

    def times(self, table: Table, seat: Seat) -> int:
        return destructions(table, seat)

    def apply(self, table: Table, seat: Seat) -> None:
        table.push(DestroyCard(seat.index))


class Discard(Effect):
    NAME = "DISCARD"

    def is_possible(self, table: Table, seat: Seat) -> bool:
        return can_discard(table, seat)

    def apply(self, table: Table, seat: Seat) -> None:
        table.push(DiscardCard(seat.index))


class Rearrange(Effect):
    NAME = "REARRANGE"

    def is_possible(self, table: Table, seat: Seat) -> bool:
        return can_rearrange(seat)

    def apply(self, table: Table, seat: Seat) -> None:
        table.push(RearrangeCards(seat.index))


class Shuffle(Effect):
    """The discards into the draw pile."""

    NAME = "SHUFFLE"

    def is_possible(self, table: Table, seat: Seat) -> bool:
        return len(seat.discard) > 0 and is_ready(table, seat)

    def apply(self, table: Table, seat: Seat) -> None:
        shuffle_discards(table, seat)


class DestroySetup(Effect):
    """Any one of the own cards, before the deck is shuffled."""

    NAME = "DESTROY_SETUP"

    def is_possible(self, table: Table, seat: Seat) -> bool:
        return not is_ready(table, seat)

    def apply(self, table: Table, seat: Seat) -> None:
        table.push(DestroyInSetup(seat.index))


# The board.


class CastleMove(Effect):
    """An own Worker to a neighbouring section of tier 1."""

    NAME = "CASTLE_MOVE"

    def is_possible(self, table: Table, seat: Seat) -> bool:
        return has_workers_below(table, seat)

    def apply(self, table: Table, seat: Seat) -> None:
        table.push(MoveWorker(seat.index))


class HireFree(Effect):
    """Any one of the face-up townsfolk on the board."""

    NAME = "HIRE_FREE"

    def is_possible(self, table: Table, seat: Seat) -> bool:
        return len(townsfolk_on_show(table)) > 0

    def apply(self, table: Table, seat: Seat) -> None:
        table.push(HireFreely(seat.index))


class Workers(Effect):
    """Into any one section of tier 1."""

    NAME = "WORKER"
    COUNTED = True

    def is_possible(self, table: Table, seat: Seat) -> bool:
        return seat.workers > 0

    def apply(self, table: Table, seat: Seat) -> None:
        table.push(FreeWorkers(seat.index, self.amount))


class BuildFree(Effect):
    """A building of one type on any empty spot of the board; its `amount` is the type."""

    NAME = "BUILD_FREE"
    HERE: ClassVar[bool] = False  # only on a spot of the viscount's own space

    def __init__(self, kind: int) -> None:
        super().__init__(kind)

    def token(self) -> str:
        return f"{self.NAME}({BUILDINGS[self.amount].replace('-', '_')})"

    def message(self) -> Message:
        building = message(f"building-{BUILDINGS[self.amount]}")
        return message("does-build-free-here" if self.HERE else "does-build-free", {"building": building})

    def is_possible(self, table: Table, seat: Seat) -> bool:
        return can_build_free(table, seat, self.amount, self.HERE)

    def apply(self, table: Table, seat: Seat) -> None:
        table.push(FreeBuilding(seat.index, self.amount, int(self.HERE)))


class BuildFreeHere(BuildFree):
    NAME = "BUILD_FREE_HERE"
    HERE = True


class ManuscriptFree(Effect):
    """Any visible manuscript that costs 3 or 4."""

    NAME = "MANUSCRIPT_FREE"

    def is_possible(self, table: Table, seat: Seat) -> bool:
        return len(free_manuscripts(table)) > 0

    def apply(self, table: Table, seat: Seat) -> None:
        table.push(TakeManuscript(seat.index))


# The end of the game.

THINGS: Final = (
    "resource", "building", "builder_icon", "cleric_icon", "noble_icon", "merchant_icon", "criminal_icon", "manuscript",
    "flipped_deed", "flipped_debt", "castle_worker",
)  # fmt: skip


class Scores(Effect):
    """Nothing now; at the end 1 point for each `amount` things."""

    NAME = "END_VP"
    PLAIN = True

    def __init__(self, amount: int, thing: str) -> None:
        super().__init__(amount)
        self.thing = THINGS.index(thing)

    def token(self) -> str:
        return f"END_VP({self.amount} {THINGS[self.thing]})"

    def message(self) -> Message:
        thing = THINGS[self.thing].replace("_", "-")
        return message("does-end-vp", {"thing": message(f"thing-{thing}", {"number": self.amount})})

    def is_possible(self, table: Table, seat: Seat) -> bool:
        return False

    def apply(self, table: Table, seat: Seat) -> None:
        return


# Words of schemes: what they do is written in `solo/`.


class SchemeWord(Effect):
    """Only who follows schemes does this."""

    def apply(self, table: Table, seat: Seat) -> None:
        raise AssertionError("a player follows no scheme")


class SchemeBuild(SchemeWord):
    NAME = "BUILD"


class SchemePlace(SchemeWord):
    NAME = "PLACE"


class SchemeScribe(SchemeWord):
    NAME = "SCRIBE"


class SchemeFocus(SchemeWord):
    NAME = "FOCUS"


class SchemeDismiss(SchemeWord):
    NAME = "DISMISS"


class SchemeFuture(SchemeWord):
    NAME = "FUTURE"


class SchemeCorruption(SchemeWord):
    """1 for each Criminal on its board."""

    NAME = "COR_PER_X"


# Put together.


class Series(Effect):
    """One after the other. Corruption comes before virtue that is gained at the same moment (rules/viscounts 4.7)."""

    def __init__(self, *parts: Effect) -> None:
        super().__init__()
        self.effects: list[Effect] = list(parts)
        self.order: list[Effect] = _corruption_first(self.effects)

    def token(self) -> str:
        return " + ".join([effect.token() for effect in self.effects])

    def message(self) -> Message:
        return message("does-series", {"parts": [effect.message() for effect in self.effects]})

    def parts(self) -> list[Effect]:
        return self.effects

    def number_parts(self, book: EffectBook) -> None:
        self.effects = [book.add(effect) for effect in self.effects]
        self.order = _corruption_first(self.effects)

    def is_plain(self) -> bool:
        return not [effect for effect in self.effects if not effect.is_plain()]

    def is_possible(self, table: Table, seat: Seat) -> bool:
        for effect in self.effects:
            if effect.is_possible(table, seat):
                return True
        return False

    def apply(self, table: Table, seat: Seat) -> None:
        order = self.order
        for i in range(len(order) - 1, 0, -1):
            table.push(Do(seat.index, order[i].number))
        do(table, seat, order[0])


def _corruption_first(effects: list[Effect]) -> list[Effect]:
    order: list[Effect] = []
    for effect in effects:
        at = len(order)
        if isinstance(effect, Corruption):
            while at > 0 and isinstance(order[at - 1], Virtue):
                at -= 1
        order.insert(at, effect)
    return order


class Twice(Effect):
    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect

    def token(self) -> str:
        return f"{self.effect.token()} x2"

    def message(self) -> Message:
        return message("does-twice", {"effect": self.effect.message()})

    def parts(self) -> list[Effect]:
        return [self.effect]

    def number_parts(self, book: EffectBook) -> None:
        self.effect = book.add(self.effect)

    def is_plain(self) -> bool:
        return self.effect.is_plain()

    def is_possible(self, table: Table, seat: Seat) -> bool:
        return self.effect.is_possible(table, seat)

    def apply(self, table: Table, seat: Seat) -> None:
        table.push(Do(seat.index, self.effect.number))
        do(table, seat, self.effect)


class Either(Effect):
    """One of two. What cannot be carried out may not be chosen while the other can."""

    def __init__(self, first: Effect, second: Effect) -> None:
        super().__init__()
        self.first = first
        self.second = second

    def token(self) -> str:
        return f"{_grouped(self.first)} / {_grouped(self.second)}"

    def message(self) -> Message:
        return message("does-either", {"first": self.first.message(), "second": self.second.message()})

    def parts(self) -> list[Effect]:
        return [self.first, self.second]

    def number_parts(self, book: EffectBook) -> None:
        self.first = book.add(self.first)
        self.second = book.add(self.second)

    def is_choice(self) -> bool:
        return True

    def is_possible(self, table: Table, seat: Seat) -> bool:
        return self.first.is_possible(table, seat) or self.second.is_possible(table, seat)

    def apply(self, table: Table, seat: Seat) -> None:
        table.push(WhichEffect(seat.index, self.number))

    def choices(self, table: Table, seat: Seat) -> list[Effect]:
        return [effect for effect in (self.first, self.second) if effect.is_possible(table, seat)]


def _grouped(effect: Effect) -> str:
    return f"({effect.token()})" if isinstance(effect, Series) else effect.token()


class EffectBook:
    """The effects of one game by number, each once. Effects that belong to a book are in no other."""

    def __init__(self) -> None:
        self.effects: list[Effect] = []
        self.numbers: dict[str, int] = {}

    def add(self, effect: Effect) -> Effect:
        """The book's own copy of an effect; its parts come before it."""
        from guildhall.viscounts.cards.tokens import read_effect

        token = effect.token()
        if token not in self.numbers:
            own = read_effect(token)
            own.number_parts(self)
            own.number = len(self.effects)
            self.numbers[token] = own.number
            self.effects.append(own)
        return self.effects[self.numbers[token]]

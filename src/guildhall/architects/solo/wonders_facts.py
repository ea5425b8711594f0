"""What the opponents of Works of Wonder may have to know besides."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from guildhall.architects.names import AREAS, GOODS, LARGE_CIRCLES
from guildhall.architects.solo.facts import FIGURES, ONE_OF, SOME_OF, YES_OR_NO, Fact, seat_message
from guildhall.architects.solo.part import part_of
from guildhall.architects.wonders.names import NOBODY, NOWHERE, SLOTS, TOP_INFLUENCE
from guildhall.architects.wonders.part import move_figures
from guildhall.architects.wonders.part import part_of as wonders_of
from guildhall.engine.message import Message

if TYPE_CHECKING:
    from guildhall.architects.effects import Effect
    from guildhall.architects.table import Table

A_PLAYER: Final = 0  # stands for all of them where it does not matter who it is


class Figures(Fact):
    """Where does the Princess stand? That names the consequence in force, and with it the Profiteer's place."""

    def key(self) -> str:
        return FIGURES

    def lasts(self) -> bool:
        return True

    def kind(self) -> str:
        return ONE_OF

    def choices(self, table: Table) -> list[tuple[str, Message]]:
        places = [AREAS[card.princess] for card in wonders_of(table).rows.contributions]
        return [(place, Message(f"place-{place}")) for place in places]

    def last(self, table: Table) -> list[int]:
        return []

    def enter(self, table: Table, answer: list[int]) -> None:
        part = wonders_of(table)
        swap(part.contributions, part.consequences, answer[0], len(part.consequences) - 1)
        move_figures(part)

    def message(self, table: Table) -> Message:
        return Message("companion-ask-princess")


def swap(others: list[int], pile: list[int], card: int, at: int) -> None:
    """Let a card be in this place of a pile, and the one that was there where it was."""
    if card in pile:
        pile[pile.index(card)] = pile[at]
    else:
        others[others.index(card)] = pile[at]
    pile[at] = card


class Filled(Fact):
    """Which slots of the open Contribution Card are taken?"""

    def key(self) -> str:
        return "filled"

    def kind(self) -> str:
        return SOME_OF

    def choices(self, table: Table) -> list[tuple[str, Message]]:
        return [(good, Message(f"good-{good}-name")) for good in GOODS[:SLOTS]]

    def last(self, table: Table) -> list[int]:
        return wonders_of(table).filled[:]

    def enter(self, table: Table, answer: list[int]) -> None:
        wonders_of(table).filled = answer[:]

    def message(self, table: Table) -> Message:
        return Message("companion-ask-filled")


class SlotBrings(Fact):
    """What does a slot of the open Contribution Card bring?"""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def key(self) -> str:
        return f"slot-{self.slot}"

    def kind(self) -> str:
        return ONE_OF

    def _rewards(self, table: Table) -> list[Effect]:
        """All that this slot brings on some card besides the one whose consequence is in force."""
        found: list[Effect] = []
        said: list[str] = []
        part = wonders_of(table)
        for number, card in enumerate(part.rows.contributions):
            words = repr(card.slots[self.slot].message())
            if words not in said and number != part.consequences[-1]:
                said.append(words)
                found.append(card.slots[self.slot])
        return found

    def choices(self, table: Table) -> list[tuple[str, Message]]:
        return [(str(i + 1), effect.message()) for i, effect in enumerate(self._rewards(table))]

    def last(self, table: Table) -> list[int]:
        return []

    def enter(self, table: Table, answer: list[int]) -> None:
        part = wonders_of(table)
        wanted = repr(self._rewards(table)[answer[0]].message())
        for card in [*reversed(part.contributions), *part.consequences[:-1]]:
            if repr(part.rows.contributions[card].slots[self.slot].message()) == wanted:
                swap(part.consequences, part.contributions, card, len(part.contributions) - 1)
                return

    def message(self, table: Table) -> Message:
        return Message("companion-ask-slot", {"resource": Message(f"good-{GOODS[self.slot]}-name")})


class WonderBuilt(Fact):
    """Has a player built this Wonder? Once it stands, nobody is asked again."""

    def __init__(self, wonder: int) -> None:
        self.wonder = wonder

    def key(self) -> str:
        return f"wonder-{self.wonder}"

    def kind(self) -> str:
        return YES_OR_NO

    def last(self, table: Table) -> list[int]:
        return [0]

    def enter(self, table: Table, answer: list[int]) -> None:
        wonders_of(table).owners[self.wonder] = A_PLAYER if answer[0] else NOBODY

    def message(self, table: Table) -> Message:
        key = wonders_of(table).rows.wonders[self.wonder].key
        return Message("companion-ask-wonder", {"wonder": Message(f"building-{key}")})


class TokenAt(Fact):
    """Which Wonder's token stands at a place, if any?"""

    def __init__(self, place: int) -> None:
        self.place = place

    def key(self) -> str:
        return f"token-{self.place}"

    def kind(self) -> str:
        return ONE_OF

    def _wonders(self, table: Table) -> list[int]:
        return [wonder for wonder in range(SLOTS) if wonders_of(table).sites[wonder] == NOWHERE]

    def choices(self, table: Table) -> list[tuple[str, Message]]:
        found: list[tuple[str, Message]] = [("none", Message("companion-no-token"))]
        for wonder in self._wonders(table):
            key = wonders_of(table).rows.wonders[wonder].key
            found.append((key, Message(f"building-{key}")))
        return found

    def last(self, table: Table) -> list[int]:
        return [0]

    def enter(self, table: Table, answer: list[int]) -> None:
        if answer[0]:
            part = wonders_of(table)
            wonder = self._wonders(table)[answer[0] - 1]
            part.owners[wonder] = A_PLAYER
            part.sites[wonder] = self.place

    def message(self, table: Table) -> Message:
        return Message("companion-ask-token", {"place": Message(f"the-{AREAS[self.place]}")})


class WhoseTurn(Fact):
    """In which player's turn does this happen? That one, and who follows, is rewarded before the opponent."""

    def key(self) -> str:
        return "turn"

    def kind(self) -> str:
        return ONE_OF

    def choices(self, table: Table) -> list[tuple[str, Message]]:
        keys = table.rules.seat_keys[: table.rules.options.players]
        return [(key, Message(f"seat-{key}")) for key in keys]

    def last(self, table: Table) -> list[int]:
        return []

    def enter(self, table: Table, answer: list[int]) -> None:
        table.active = answer[0]

    def message(self, table: Table) -> Message:
        return Message("companion-ask-turn")


class CapturedFirst(Fact):
    """Which of the opponent's groups has a player captured whom the Princess rewards before it, if any?"""

    def __init__(self, owner: int) -> None:
        self.owner = owner

    def key(self) -> str:
        return f"captured-{self.owner}"

    def kind(self) -> str:
        return ONE_OF

    def _places(self, table: Table) -> list[int]:
        workers = table.seats[table.rules.options.players].workers
        return [place for place in range(LARGE_CIRCLES) if workers[place]]

    def choices(self, table: Table) -> list[tuple[str, Message]]:
        found: list[tuple[str, Message]] = [("none", Message("companion-nobody"))]
        for place in self._places(table):
            found.append((AREAS[place], Message(f"place-{AREAS[place]}")))
        return found

    def last(self, table: Table) -> list[int]:
        return [0]

    def enter(self, table: Table, answer: list[int]) -> None:
        if answer[0]:
            place = self._places(table)[answer[0] - 1]
            seat = table.seats[table.rules.options.players]
            table.seats[A_PLAYER].captured[seat.index] += seat.workers[place]
            seat.workers[place] = 0

    def message(self, table: Table) -> Message:
        opponent = Message(f"opponent-{part_of(table).board.key}")
        return Message("companion-ask-captured-first", {"seat": seat_message(self.owner), "opponent": opponent})


class InfluenceOf(Fact):
    def __init__(self, owner: int) -> None:
        self.owner = owner

    def key(self) -> str:
        return f"influence-{self.owner}"

    def most(self, table: Table) -> int:
        return TOP_INFLUENCE

    def last(self, table: Table) -> list[int]:
        return [wonders_of(table).influence[self.owner]]

    def enter(self, table: Table, answer: list[int]) -> None:
        wonders_of(table).influence[self.owner] = answer[0]

    def message(self, table: Table) -> Message:
        return Message("companion-ask-influence", {"seat": seat_message(self.owner)})

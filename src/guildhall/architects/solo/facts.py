"""What an opponent may have to know of a table that only people can see: the last known answer, how to ask, and where
the answer goes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from guildhall.architects.names import (
    AREAS,
    CATHEDRAL_TOP,
    LARGE_CIRCLES,
    PRISON,
    SEATS,
)
from guildhall.architects.solo.part import part_of
from guildhall.engine.message import Message

if TYPE_CHECKING:
    from guildhall.architects.table import Table

# What kind of answer is wanted; each is a list of numbers.
NUMBER: Final = "number"  # [number]
YES_OR_NO: Final = "yes-or-no"  # [1 or 0]
GROUPS: Final = "groups"  # [Workers at each large circle]
ONE_OF: Final = "one-of"  # [number of the choice]
ONE_NAMED: Final = "one-named"  # the same; there are many, and each has its own number
SOME_OF: Final = "some-of"  # [1 or 0 for each choice]

MOST_SILVER: Final = 99
FIGURES: Final = "figures"
BEST: Final = -1  # the best of the Craft Cards, in place of a space


class Fact:
    """One question. What is entered lies on the table from then on, and is the last known answer next time."""

    def key(self) -> str:
        raise AssertionError("a fact has a name")

    def implied(self) -> list[str]:
        """The facts that are known with this one, by key."""
        return []

    def lasts(self) -> bool:
        """Does it hold beyond the turn in which it was told?"""
        return False

    def holds_once(self) -> bool:
        """Is it another card each time?"""
        return False

    def kind(self) -> str:
        return NUMBER

    def least(self, table: Table) -> int:
        return 0

    def most(self, table: Table) -> int:
        return table.rules.workers

    def choices(self, table: Table) -> list[tuple[str, Message]]:
        """For a choice, or for the places of groups: a key and words for each."""
        return []

    def last(self, table: Table) -> list[int]:
        """The last known answer; nothing if none can be guessed."""
        raise AssertionError("a fact is read")

    def enter(self, table: Table, answer: list[int]) -> None:
        raise AssertionError("a fact is written down")

    def message(self, table: Table) -> Message:
        raise AssertionError("a fact is asked for")


def seat_message(owner: int) -> Message:
    return Message(f"seat-{SEATS[owner]}")


class WorkersAt(Fact):
    """How many Workers of a player stand at one large circle?"""

    def __init__(self, owner: int, place: int) -> None:
        self.owner = owner
        self.place = place

    def key(self) -> str:
        return f"workers-{self.owner}-{self.place}"

    def last(self, table: Table) -> list[int]:
        return [table.seats[self.owner].workers[self.place]]

    def enter(self, table: Table, answer: list[int]) -> None:
        table.seats[self.owner].workers[self.place] = answer[0]

    def message(self, table: Table) -> Message:
        place = Message(f"the-{AREAS[self.place]}")
        return Message("companion-ask-workers", {"seat": seat_message(self.owner), "place": place})


class Groups(Fact):
    """Where does a player have Workers on the large circles?"""

    def __init__(self, owner: int) -> None:
        self.owner = owner

    def key(self) -> str:
        return f"groups-{self.owner}"

    def implied(self) -> list[str]:
        return [f"workers-{self.owner}-{place}" for place in range(LARGE_CIRCLES)]

    def kind(self) -> str:
        return GROUPS

    def choices(self, table: Table) -> list[tuple[str, Message]]:
        return [(AREAS[place], Message(f"place-{AREAS[place]}")) for place in range(LARGE_CIRCLES)]

    def last(self, table: Table) -> list[int]:
        return table.seats[self.owner].workers[:LARGE_CIRCLES]

    def enter(self, table: Table, answer: list[int]) -> None:
        table.seats[self.owner].workers[:LARGE_CIRCLES] = answer

    def message(self, table: Table) -> Message:
        return Message("companion-ask-groups", {"seat": seat_message(self.owner)})


class Prisoners(Fact):
    """How many Workers of a player are in Prison?"""

    def __init__(self, owner: int) -> None:
        self.owner = owner

    def key(self) -> str:
        return f"prisoners-{self.owner}"

    def last(self, table: Table) -> list[int]:
        return [table.seats[self.owner].workers[PRISON]]

    def enter(self, table: Table, answer: list[int]) -> None:
        table.seats[self.owner].workers[PRISON] = answer[0]

    def message(self, table: Table) -> Message:
        return Message("companion-ask-prisoners", {"seat": seat_message(self.owner)})


class Tax(Fact):
    def key(self) -> str:
        return "tax"

    def most(self, table: Table) -> int:
        return MOST_SILVER

    def last(self, table: Table) -> list[int]:
        return [table.tax]

    def enter(self, table: Table, answer: list[int]) -> None:
        table.tax = answer[0]

    def message(self, table: Table) -> Message:
        return Message("companion-ask-tax")


class SomebodyOn(Fact):
    """Is a player's Worker on a space of the Black Market? Whose it is does not matter."""

    def __init__(self, space: int) -> None:
        self.space = space

    def key(self) -> str:
        return f"space-{self.space}"

    def kind(self) -> str:
        return YES_OR_NO

    def last(self, table: Table) -> list[int]:
        return [table.seats[0].workers[self.space]]

    def enter(self, table: Table, answer: list[int]) -> None:
        table.seats[0].workers[self.space] = answer[0]

    def message(self, table: Table) -> Message:
        return Message("companion-ask-space", {"place": Message(f"the-{AREAS[self.space]}")})


class CathedralLevel(Fact):
    def __init__(self, owner: int) -> None:
        self.owner = owner

    def key(self) -> str:
        return f"cathedral-{self.owner}"

    def least(self, table: Table) -> int:
        return table.seats[self.owner].cathedral

    def most(self, table: Table) -> int:
        return CATHEDRAL_TOP

    def last(self, table: Table) -> list[int]:
        return [table.seats[self.owner].cathedral]

    def enter(self, table: Table, answer: list[int]) -> None:
        table.seats[self.owner].cathedral = answer[0]

    def message(self, table: Table) -> Message:
        return Message("companion-ask-cathedral", {"seat": seat_message(self.owner)})


class GuildhallFilled(Fact):
    """How many spaces of the Guildhall are taken, before the opponent enters? Nobody leaves it."""

    def key(self) -> str:
        return "guildhall"

    def least(self, table: Table) -> int:
        return len(table.guildhall)

    def most(self, table: Table) -> int:
        return max(table.rules.guildhall_spaces, len(table.guildhall)) + len(table.seats)

    def last(self, table: Table) -> list[int]:
        return [len(table.guildhall)]

    def enter(self, table: Table, answer: list[int]) -> None:
        while len(table.guildhall) < answer[0]:
            table.guildhall.append(0)

    def message(self, table: Table) -> Message:
        return Message("companion-ask-guildhall", {"number": table.rules.guildhall_spaces})


class TopScheme(Fact):
    """Which card is on top of the pile, or of the Future Schemes?"""

    def __init__(self, future: bool) -> None:
        self.future = future

    def _pile(self, table: Table) -> list[int]:
        part = part_of(table)
        return part.future if self.future else part.pile

    def _sorted(self, table: Table) -> list[int]:
        return sorted(self._pile(table))

    def key(self) -> str:
        return "future" if self.future else "scheme"

    def holds_once(self) -> bool:
        return True

    def kind(self) -> str:
        return ONE_NAMED

    def choices(self, table: Table) -> list[tuple[str, Message]]:
        schemes = part_of(table).schemes
        return [(schemes[card].key, schemes[card].title()) for card in self._sorted(table)]

    def last(self, table: Table) -> list[int]:
        return []

    def enter(self, table: Table, answer: list[int]) -> None:
        card = self._sorted(table)[answer[0]]
        pile = self._pile(table)
        pile.remove(card)
        pile.append(card)

    def message(self, table: Table) -> Message:
        return Message("companion-ask-future" if self.future else "companion-ask-scheme")


class CraftTaken(Fact):
    """What is the Craft Card worth that the opponent takes? 0 if there is none."""

    def __init__(self, space: int, worths: list[int]) -> None:
        self.space = space
        self.worths = worths

    def key(self) -> str:
        return "craft"

    def holds_once(self) -> bool:
        return True

    def points(self, answer: list[int]) -> int:
        return self.worths[answer[0] - 1] if answer[0] else 0

    def kind(self) -> str:
        return ONE_OF

    def choices(self, table: Table) -> list[tuple[str, Message]]:
        none = ("none", Message("companion-no-craft"))
        return [none] + [(f"{worth}-vp", Message("companion-worth", {"number": worth})) for worth in self.worths]

    def last(self, table: Table) -> list[int]:
        return []

    def enter(self, table: Table, answer: list[int]) -> None:
        pass  # the supply of Craft Cards reads it from the witness

    def message(self, table: Table) -> Message:
        if self.space == BEST:
            return Message("companion-ask-best-craft")
        if self.space == 0:
            return Message("companion-ask-top-craft")
        return Message("companion-ask-craft", {"number": self.space})

"""What the opponent may have to know of a real table: the last known answer, how to ask, and where the answer goes."""

from __future__ import annotations

from typing import ClassVar, Final

from guildhall.companion.questions import GROUPS, NUMBER, ONE_NAMED, ONE_OF, SOME_OF, YES_OR_NO
from guildhall.engine.message import Message
from guildhall.viscounts.cards.schemes import FUTURE
from guildhall.viscounts.castle import RING
from guildhall.viscounts.constants import WORKERS
from guildhall.viscounts.events import section
from guildhall.viscounts.names import NO_CARD, NOBODY, OUTER, SECTIONS, SEGMENTS, SPOTS, message
from guildhall.viscounts.solo.paying import schemes_of
from guildhall.viscounts.steps import SeatQuestion
from guildhall.viscounts.table import Table

PLAYER: Final = 0
MANY: Final = 99


class Fact:
    """One question. What is entered lies on the table from then on."""

    KIND: ClassVar[str] = NUMBER
    # Is it another card each time?
    ONCE: ClassVar[bool] = False

    def key(self) -> str:
        raise NotImplementedError

    def kind(self) -> str:
        return self.KIND

    def least(self, table: Table) -> int:
        return 0

    def most(self, table: Table) -> int:
        return MANY

    def choices(self, table: Table) -> list[tuple[str, Message]]:
        return []

    def last(self, table: Table) -> list[int]:
        return []

    def enter(self, table: Table, answer: list[int]) -> None:
        raise NotImplementedError

    def message(self, table: Table) -> Message:
        raise NotImplementedError


# The board, once.


class NextSegment(Fact):
    """Which segment follows clockwise? They are told from A on; the table's own ring lists them."""

    KIND = ONE_OF

    def __init__(self, ring: list[int]) -> None:
        self.ring = ring

    def key(self) -> str:
        return f"segment-{len(self.ring)}"

    def _left(self) -> list[int]:
        return [segment for segment in range(RING) if segment not in self.ring]

    def choices(self, table: Table) -> list[tuple[str, Message]]:
        return [(SEGMENTS[one], message("companion-segment", {"segment": SEGMENTS[one]})) for one in self._left()]

    def enter(self, table: Table, answer: list[int]) -> None:
        self.ring.append(self._left()[answer[0]])

    def message(self, table: Table) -> Message:
        return message("companion-ask-next-segment", {"segment": SEGMENTS[self.ring[-1]]})


class WedgeAt(Fact):
    """How is the castle turned? Told by what climbing brings at the first segment of the ring."""

    KIND = ONE_OF

    def __init__(self, ring: list[int]) -> None:
        self.ring = ring

    def key(self) -> str:
        return "wedge"

    def choices(self, table: Table) -> list[tuple[str, Message]]:
        rules = table.rules
        return [(f"k{one + 1}", rules.effects[rules.wedge_effects[one]].message()) for one in range(RING)]

    def enter(self, table: Table, answer: list[int]) -> None:
        table.layout = table.rules.layout(self.ring, answer[0])

    def message(self, table: Table) -> Message:
        return message("companion-ask-wedge", {"segment": SEGMENTS[self.ring[0]]})


class StartSpace(Fact):
    """Where does it begin? On the number of the player card that was not taken."""

    def key(self) -> str:
        return "start"

    def least(self, table: Table) -> int:
        return 1

    def most(self, table: Table) -> int:
        return OUTER

    def enter(self, table: Table, answer: list[int]) -> None:
        table.seats[table.rules.automaton].space = answer[0] - 1

    def message(self, table: Table) -> Message:
        return message("companion-ask-start")


# The board, in each turn.


class Spots(Fact):
    """On which of these has the player built? Nobody takes a building down."""

    KIND = SOME_OF

    def __init__(self, spots: list[int]) -> None:
        self.spots = spots

    def key(self) -> str:
        return "spots-" + "-".join(SPOTS[spot] for spot in self.spots)

    def choices(self, table: Table) -> list[tuple[str, Message]]:
        return [(SPOTS[spot], message("companion-spot", {"spot": SPOTS[spot]})) for spot in self.spots]

    def last(self, table: Table) -> list[int]:
        return [0 for _ in self.spots]

    def enter(self, table: Table, answer: list[int]) -> None:
        for spot, taken in zip(self.spots, answer):
            if taken:
                # Which of the player's buildings it is does not matter: a link brings its owner something in any case.
                table.spots[spot] = PLAYER

    def message(self, table: Table) -> Message:
        return message("companion-ask-spots")


class Castle(Fact):
    """Where are the player's Workers in the castle?"""

    KIND = GROUPS

    def key(self) -> str:
        return "castle"

    def most(self, table: Table) -> int:
        return WORKERS

    def choices(self, table: Table) -> list[tuple[str, Message]]:
        return [(section_key(table, number), section(table, number)) for number in range(SECTIONS + 1)]

    def last(self, table: Table) -> list[int]:
        return [table.workers_at(number, PLAYER) for number in range(SECTIONS + 1)]

    def enter(self, table: Table, answer: list[int]) -> None:
        seats = len(table.seats)
        for number, count in enumerate(answer):
            table.castle[number * seats + PLAYER] = count
        there = [table.workers_at(SECTIONS, index) for index in range(seats)]
        # With as many, the leader is who came first; the companion sees its own opponent come.
        if there[PLAYER] > there[table.rules.automaton]:
            table.leader = PLAYER

    def message(self, table: Table) -> Message:
        return message("companion-ask-castle")


def section_key(table: Table, number: int) -> str:
    """A1 for the section of the first tier at segment A; on top there is only one."""
    if number == SECTIONS:
        return "top"
    tier, position = divmod(number, RING)
    return f"{SEGMENTS[table.layout.ring[position]]}{tier + 1}"


class TopTownsfolk(Fact):
    """What does the top card of a pile bring who dismisses it? Which card it is does not matter."""

    KIND = ONE_OF

    def __init__(self, segment: int) -> None:
        self.segment = segment

    def key(self) -> str:
        return f"townsfolk-{SEGMENTS[self.segment]}"

    def _cards(self, table: Table) -> list[int]:
        """One card for each bonus."""
        found: dict[int, int] = {}
        for card in table.rules.neutral:
            found.setdefault(table.rules.bonus[card], card)
        return list(found.values())

    def choices(self, table: Table) -> list[tuple[str, Message]]:
        rules = table.rules
        effects = [rules.effects[rules.bonus[card]] for card in self._cards(table)]
        return [*[(effect.slug(), effect.message()) for effect in effects], ("none", message("companion-empty-pile"))]

    def enter(self, table: Table, answer: list[int]) -> None:
        cards = self._cards(table)
        # Clones share the piles.
        table.townsfolk = [pile[:] for pile in table.townsfolk]
        table.townsfolk[self.segment] = [cards[answer[0]]] if answer[0] < len(cards) else []
        table.left[self.segment] = len(table.townsfolk[self.segment])

    def message(self, table: Table) -> Message:
        return message("companion-ask-townsfolk", {"segment": SEGMENTS[self.segment]})


class TopManuscript(Fact):
    """Which manuscript lies on top of a pile?"""

    KIND = ONE_NAMED

    def __init__(self, segment: int) -> None:
        self.segment = segment

    def key(self) -> str:
        return f"manuscript-{SEGMENTS[self.segment]}"

    def _cards(self, table: Table) -> list[int]:
        """Of those that look alike, one; the opponent's own lie before it."""
        rows = table.rules.manuscripts
        found: dict[tuple[int, int, int], int] = {}
        for card, row in enumerate(rows):
            if row.ribbon >= 0 and card not in table.seats[table.rules.automaton].manuscripts:
                found.setdefault((row.ribbon, row.cost, table.rules.manuscript_effects[card]), card)
        return sorted(found.values(), key=lambda card: (rows[card].ribbon, rows[card].cost, card))

    def choices(self, table: Table) -> list[tuple[str, Message]]:
        rows = table.rules.manuscripts
        named = [
            (
                rows[card].key,
                message("companion-manuscript", {"manuscript": rows[card].name(), "cost": rows[card].cost}),
            )
            for card in self._cards(table)
        ]
        return [*named, ("none", message("companion-empty-pile"))]

    def enter(self, table: Table, answer: list[int]) -> None:
        cards = self._cards(table)
        table.manuscripts = [pile[:] for pile in table.manuscripts]
        table.manuscripts[self.segment] = [cards[answer[0]]] if answer[0] < len(cards) else []
        table.left[len(SEGMENTS) + self.segment] = len(table.manuscripts[self.segment])

    def message(self, table: Table) -> Message:
        return message("companion-ask-manuscript", {"segment": SEGMENTS[self.segment]})


class NextManuscript(TopManuscript):
    """Which one lies under those that are known?"""

    ONCE = True

    def key(self) -> str:
        return f"under-{SEGMENTS[self.segment]}"

    def enter(self, table: Table, answer: list[int]) -> None:
        cards = self._cards(table)
        if answer[0] < len(cards):
            table.manuscripts = [pile[:] for pile in table.manuscripts]
            table.manuscripts[self.segment].insert(0, cards[answer[0]])
            table.left[len(SEGMENTS) + self.segment] += 1

    def message(self, table: Table) -> Message:
        return message("companion-ask-next-manuscript", {"segment": SEGMENTS[self.segment]})


class BonusTaken(Fact):
    """Has the player taken the bonus card of a ribbon?"""

    KIND = YES_OR_NO

    def __init__(self, ribbon: int) -> None:
        self.ribbon = ribbon

    def key(self) -> str:
        return f"bonus-{self.ribbon}"

    def last(self, table: Table) -> list[int]:
        return [0]

    def enter(self, table: Table, answer: list[int]) -> None:
        table.bonuses[self.ribbon] = PLAYER if answer[0] else NOBODY

    def message(self, table: Table) -> Message:
        return message("companion-ask-bonus", {"card": table.rules.cleric_bonuses[self.ribbon].name()})


# Its own cards, where people turn them over.


class TopScheme(Fact):
    """Which scheme is revealed? Which future ones were shuffled in before the game, nobody knows."""

    KIND = ONE_NAMED
    ONCE = True

    def key(self) -> str:
        return "scheme"

    def _cards(self, table: Table) -> list[int]:
        schemes = schemes_of(table)
        rows = table.rules.schemes
        unseen = [
            card
            for card in [*schemes.pile, *schemes.future]
            if rows[card].deck == FUTURE and not schemes.seen >> card & 1
        ]
        return sorted({*schemes.pile, *(unseen if any(card in schemes.pile for card in unseen) else [])})

    def choices(self, table: Table) -> list[tuple[str, Message]]:
        rows = table.rules.schemes
        return [(rows[card].key, rows[card].name()) for card in self._cards(table)]

    def enter(self, table: Table, answer: list[int]) -> None:
        schemes = schemes_of(table)
        card = self._cards(table)[answer[0]]
        if card in schemes.future:
            # It was in the pile instead of another one that nobody has seen.
            other = next(
                one for one in schemes.pile if table.rules.schemes[one].deck == FUTURE and not schemes.seen >> one & 1
            )
            schemes.future[schemes.future.index(card)] = other
            schemes.pile[schemes.pile.index(other)] = card
        schemes.pile.remove(card)
        schemes.pile.append(card)

    def message(self, table: Table) -> Message:
        return message("companion-ask-scheme")


class TopFuture(Fact):
    """Which future scheme goes to the discards?"""

    KIND = ONE_NAMED
    ONCE = True

    def key(self) -> str:
        return "future"

    def _cards(self, table: Table) -> list[int]:
        schemes = schemes_of(table)
        rows = table.rules.schemes
        hidden = [card for card in schemes.pile if rows[card].deck == FUTURE and not schemes.seen >> card & 1]
        return sorted([*schemes.future, *hidden])

    def choices(self, table: Table) -> list[tuple[str, Message]]:
        rows = table.rules.schemes
        return [(rows[card].key, rows[card].name()) for card in self._cards(table)]

    def enter(self, table: Table, answer: list[int]) -> None:
        schemes = schemes_of(table)
        card = self._cards(table)[answer[0]]
        if card in schemes.pile:
            other = schemes.future[-1]
            schemes.pile[schemes.pile.index(card)] = other
            schemes.future[-1] = card
        schemes.future.remove(card)
        schemes.future.append(card)

    def message(self, table: Table) -> Message:
        return message("companion-ask-future")


# What the player decides, and the end.


class PlayersChoice(Fact):
    """What does the player choose, where that concerns the opponent?"""

    KIND = ONE_OF
    ONCE = True

    def __init__(self, question: SeatQuestion) -> None:
        self.question = question

    def key(self) -> str:
        return f"choice-{self.question.name()}"

    def choices(self, table: Table) -> list[tuple[str, Message]]:
        vocabulary = table.rules.vocabulary
        return [(vocabulary.tokens[answer], vocabulary.messages[answer]) for answer in self.question.options(table)]

    def enter(self, table: Table, answer: list[int]) -> None:
        self.question.choose(table, self.question.options(table)[answer[0]])

    def message(self, table: Table) -> Message:
        return self.question.asks(table)


class Revealed(Fact):
    """Does a kingdom card lie open?"""

    KIND = YES_OR_NO

    def __init__(self, prosperity: bool) -> None:
        self.prosperity = prosperity

    def key(self) -> str:
        return "prosperity" if self.prosperity else "poverty"

    def enter(self, table: Table, answer: list[int]) -> None:
        above = 0 if answer[0] else 1
        if self.prosperity:
            table.deeds_above = above
        else:
            table.debts_above = above

    def message(self, table: Table) -> Message:
        return message(f"companion-ask-{self.key()}")


class PlayerFlipped(Fact):
    """How many deeds, or debts, has the player flipped?"""

    def __init__(self, debts: bool) -> None:
        self.debts = debts

    def key(self) -> str:
        return "paid" if self.debts else "flipped"

    def enter(self, table: Table, answer: list[int]) -> None:
        if self.debts:
            table.seats[PLAYER].paid = answer[0]
        else:
            table.seats[PLAYER].flipped = answer[0]

    def message(self, table: Table) -> Message:
        return message(f"companion-ask-{self.key()}")


class StillLeads(Fact):
    """Is the opponent still the leader of the castle?"""

    KIND = YES_OR_NO

    def key(self) -> str:
        return "leader"

    def last(self, table: Table) -> list[int]:
        return [1]

    def enter(self, table: Table, answer: list[int]) -> None:
        table.leader = table.rules.automaton if answer[0] else PLAYER

    def message(self, table: Table) -> Message:
        return message("companion-ask-leader")


def is_free(table: Table, spot: int) -> bool:
    return table.spots[spot] == NO_CARD

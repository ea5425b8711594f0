"""The Princess and the Profiteer: pointers to a place each, moved by a Black Market Reset only.

Placing a Worker at hers allows a contribution, at his it brings 1 Influence; both at any moment of the turn outside an
action: before the action of the visit, between two of its actions, or when the turn is otherwise over. Capturing
others' Workers costs 1 Virtue at her place and brings 1 at his.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from guildhall.architects.effects import gain_good
from guildhall.architects.locations.place import Visit
from guildhall.architects.names import AREAS, GUARDHOUSE, SILVER, STOREHOUSE, TOWN_CENTRE
from guildhall.architects.occasions import Occasion
from guildhall.architects.powers import Arrival, Interlude, Observer
from guildhall.architects.steps import CIRCLE, SeatQuestion
from guildhall.architects.virtue import gain_virtue, lose_virtue
from guildhall.architects.wonders.contributing import (
    contribute,
    possible_contributions,
    slots_message,
    why_no_contribution,
)
from guildhall.architects.wonders.influence import gain_influence
from guildhall.architects.wonders.names import SILVER_AT_PROFITEER
from guildhall.architects.wonders.part import part_of, words_of
from guildhall.engine.agenda import Step
from guildhall.engine.meaning import COUNT, SEAT, Meaning
from guildhall.engine.message import Message

if TYPE_CHECKING:
    from guildhall.architects.table import Seat, Table

# With less Influence than this the Profiteer's is taken at once. With more it may be better to wait until some has been
# given up: at 12 one more would be lost, and reaching 5 or 9 from below again draws another card.
WORTH_WAITING: Final = 4


# Places that ask for one action after the other, and offer interludes before each.
SEVERAL_ACTIONS: Final = (STOREHOUSE, TOWN_CENTRE, GUARDHOUSE)


class FiguresArrival(Arrival):
    def meets(self, table: Table, seat: Seat, area: int, n: int) -> bool:
        part = part_of(table)
        if area == part.princess:
            part.contributions_due += 1
        if area == part.profiteer:
            gain_good(table, seat, SILVER, seat.powers.numbers[SILVER_AT_PROFITEER])
            part.influence_due += 1
            if part.influence[seat.index] < WORTH_WAITING:
                take_influence(table, seat)
        if seat.powers.perhaps_more[area] and part.stands(area, seat):  # the first is quicker, and says no most often
            table.push(HowWonderHelps(seat.index, area, n))
            return True
        return offer_before(table, seat, area, n)

    def calls(self, table: Table, seat: Seat, area: int) -> bool:
        part = part_of(table)
        if area == part.profiteer or part.stands(area, seat):
            return True
        return area == part.princess and len(possible_contributions(table, seat)) > 0


def offer_before(table: Table, seat: Seat, area: int, n: int) -> bool:
    """If there is something to take before the action, ask for it and put the visit off."""
    part = part_of(table)
    if part.contributions_due == 0 and part.influence_due == 0:
        return False
    if area in SEVERAL_ACTIONS or len(offers(table, seat)) == 0:
        return False
    table.push(Visit(seat.index, area, n))
    table.push(BeforeAction(seat.index))
    return True


class HowWonderHelps(SeatQuestion):
    """At your own Wonder: does it count as a Worker for this action, or bring Influence?"""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, CIRCLE, COUNT)

    def __init__(self, index: int, area: int, n: int) -> None:
        super().__init__(index)
        self.area = area
        self.n = n

    def args(self) -> list[int]:
        return [self.index, self.area, self.n]

    def options(self, table: Table) -> list[int]:
        words = words_of(table)
        return [words.wonder_works, words.wonder_influence]

    def choose(self, table: Table, answer: int) -> None:
        seat = table.seats[self.index]
        n = self.n
        if answer == words_of(table).wonder_works:
            n += 1
        else:
            gain_influence(table, seat, 1)
        if not offer_before(table, seat, self.area, n):
            table.push(Visit(self.index, self.area, n))

    def prompt(self, table: Table) -> Message:
        part = part_of(table)
        card = part.rows.first + part.sites.index(self.area)
        return Message(
            "ask-how-wonder-helps",
            {"card": table.rules.card_name("building", card), "place": Message(f"the-{AREAS[self.area]}")},
        )


def take_influence(table: Table, seat: Seat) -> None:
    """All that the Profiteer still owes for this turn's placements."""
    part = part_of(table)
    due = part.influence_due
    part.influence_due = 0
    gain_influence(table, seat, due)


def offers(table: Table, seat: Seat) -> list[int]:
    """The answers that take what this turn's placements have earned."""
    part = part_of(table)
    options: list[int] = []
    if part.contributions_due:
        options = possible_contributions(table, seat)
    if part.influence_due:
        options.append(part.rows.words.take_influence)
    return options


def offer_words(table: Table, seat: Seat) -> list[int]:
    """What a player who has earned it may think of: every slot of the open card, and the Influence."""
    part = part_of(table)
    words = part.rows.words
    slots = words.contribute if part.contributions_due and possible_contributions(table, seat) else []
    return [*slots, words.take_influence] if part.influence_due else slots


def why_not_offered(table: Table, seat: Seat, answer: int) -> Message | None:
    words = words_of(table)
    return why_no_contribution(table, seat, answer) if answer in words.contribute else None


def offers_message(table: Table, seat: Seat) -> Message:
    """The same in words, with what contributions would bring."""
    part = part_of(table)
    parts: list[Message] = []
    if part.contributions_due and possible_contributions(table, seat):
        parts.append(Message("offer-contribution", {"slots": slots_message(table, seat)}))
    if part.influence_due:
        parts.append(Message("offer-influence", {"number": part.influence_due}))
    return Message("list", {"parts": parts})


def take_offer(table: Table, seat: Seat, answer: int) -> None:
    part = part_of(table)
    if answer == part.rows.words.take_influence:
        take_influence(table, seat)
    else:
        part.contributions_due -= 1
        contribute(table, seat, table.rules.vocabulary.a[answer])


class BeforeAction(SeatQuestion):
    """Before the action: do you contribute, or take the Profiteer's Influence, or go on?"""

    def options(self, table: Table) -> list[int]:
        return [words_of(table).go_on, *offers(table, table.seats[self.index])]

    def words(self, table: Table) -> list[int]:
        return offer_words(table, table.seats[self.index])

    def refusal(self, table: Table, answer: int) -> Message | None:
        return why_not_offered(table, table.seats[self.index], answer)

    def prompt(self, table: Table) -> Message:
        return Message("ask-before-action", {"offers": offers_message(table, table.seats[self.index])})

    def choose(self, table: Table, answer: int) -> None:
        if answer != words_of(table).go_on:
            table.push(self)
            take_offer(table, table.seats[self.index], answer)


class FiguresInterlude(Interlude):
    def offers(self, table: Table, seat: Seat) -> list[int]:
        return offers(table, seat)

    def words(self, table: Table, seat: Seat) -> list[int]:
        return offer_words(table, seat)

    def refusal(self, table: Table, seat: Seat, answer: int) -> Message | None:
        return why_not_offered(table, seat, answer)

    def take(self, table: Table, seat: Seat, answer: int) -> None:
        take_offer(table, seat, answer)

    def note(self, table: Table, seat: Seat) -> Message | None:
        return Message("note-on-figures", {"offers": offers_message(table, seat)}) if offers(table, seat) else None


class AfterActions(Step["Table"]):
    """The turn is otherwise over: the Profiteer gives what he owes, and the last chance to contribute."""

    def resolve(self, table: Table) -> None:
        part = part_of(table)
        seat = table.seats[table.active]
        if part.influence_due:
            take_influence(table, seat)
        if part.contributions_due:
            table.push(LastContribution(seat.index))


class LastContribution(SeatQuestion):
    """Your turn is over: do you contribute?"""

    def options(self, table: Table) -> list[int]:
        return [table.rules.words.done, *possible_contributions(table, table.seats[self.index])]

    def choose(self, table: Table, answer: int) -> None:
        part = part_of(table)
        if answer == table.rules.words.done:
            part.contributions_due = 0
            return
        if part.contributions_due > 1:
            table.push(self)
        take_offer(table, table.seats[self.index], answer)

    def words(self, table: Table) -> list[int]:
        return words_of(table).contribute

    def refusal(self, table: Table, answer: int) -> Message | None:
        return why_not_offered(table, table.seats[self.index], answer)

    def prompt(self, table: Table) -> Message:
        return Message("ask-last-contribution", {"slots": slots_message(table, table.seats[self.index])})


class PrepaidSilverLapses(Step["Table"]):
    """Silver for which Influence was given up in this turn, and that was not needed, is lost (I7)."""

    def resolve(self, table: Table) -> None:
        prepaid = part_of(table).prepaid
        for index in range(len(prepaid)):
            if prepaid[index]:
                prepaid[index] = 0


class FiguresObserver(Observer):
    def foresees(self, table: Table, captor: Seat, owner: Seat, place: int, occasion: Occasion) -> None:
        part = part_of(table)
        if owner is not captor:
            if place == part.princess:
                occasion.falls += 1
            if place == part.profiteer:
                occasion.rises += 1

    def captured(self, table: Table, captor: Seat, owner: Seat, place: int) -> None:
        # An opponent that follows cards may take several colours with one action, and handles that itself.
        if owner is not captor and captor.powers.automaton is None:
            virtue_of_capture(table, captor, place)


def virtue_of_capture(table: Table, captor: Seat, place: int) -> None:
    """What capturing others' Workers at a place does to the captor, once an action."""
    part = part_of(table)
    if place == part.princess:
        lose_virtue(table, captor, 1)
    if place == part.profiteer:
        gain_virtue(table, captor, 1)

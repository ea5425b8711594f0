"""The Artisan: a Worker that counts as two when it is placed, and may then ignore one loss of Virtue.

It is counted among its owner's Workers wherever it is; this file knows which of them it is. It is never in the
Guildhall.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from guildhall.architects.artisans.events import ARTISAN_PLACED
from guildhall.architects.artisans.names import (
    ARTISAN_CAPTURES,
    ARTISAN_COUNTS_MORE,
    ARTISAN_THRIFT,
    TOOLS_OWNED,
)
from guildhall.architects.artisans.part import artisan_is_home, has_worker, part_of
from guildhall.architects.effects import Effect
from guildhall.architects.locations.place import Crew, Place
from guildhall.architects.names import AREAS, GUARDHOUSE, LARGE_CIRCLES, PRISON, SEATS, SUPPLY, TOWN_CENTRE
from guildhall.architects.occasions import Occasion
from guildhall.architects.powers import Escape, Observer, PowerGiver, Powers, about_to_benefit, benefit_all
from guildhall.architects.steps import CIRCLE, SeatQuestion, SeatStep
from guildhall.architects.workers import capture, foreseen, free_prisoners, strength
from guildhall.engine.agenda import State, Step
from guildhall.engine.meaning import SEAT, Meaning
from guildhall.engine.message import Message, Value

if TYPE_CHECKING:
    from guildhall.architects.artisans.answers import ArtisanWords
    from guildhall.architects.table import Seat, Table


class WorkerPlace(Place):
    """A place of the base game, for a regular Worker."""

    def __init__(self, place: Place) -> None:
        super().__init__(place.area)
        self.place = place
        self.word = place.word

    def is_open_to(self, table: Table, seat: Seat, more: int) -> bool:
        return has_worker(table, seat) and self.place.is_open_to(table, seat, more)

    def words(self, table: Table, seat: Seat) -> list[int]:
        return self.place.words(table, seat)

    def refusal(self, table: Table, seat: Seat, answer: int) -> Message | None:
        if answer == self.word and not has_worker(table, seat):
            return Message("why-only-artisan")
        return self.place.refusal(table, seat, answer)

    def visit(self, table: Table, seat: Seat, n: int) -> None:
        self.place.visit(table, seat, n)


class ArtisanPlace(Place):
    """A place of the base game, for the Artisan."""

    def __init__(self, place: Place, word: int) -> None:
        super().__init__(place.area)
        self.place = place
        self.word = word

    def is_open_to(self, table: Table, seat: Seat, more: int) -> bool:
        if not artisan_is_home(table, seat):
            return False
        if self.area in NEED_SOMETHING_TO_DO and captures_at(table, seat, self.area):
            return True
        # Whether it can be paid for there depends on who is placed.
        part = part_of(table)
        thrift = part.thrift
        part.thrift = seat.powers.numbers[ARTISAN_THRIFT] > 0
        is_open = self.place.is_open_to(table, seat, more + counts_more(seat))
        part.thrift = thrift
        return is_open

    def why_closed(self, table: Table, seat: Seat) -> Message:
        return self.place.why_closed(table, seat) if artisan_is_home(table, seat) else Message("why-artisan-away")

    def receive(self, table: Table, seat: Seat) -> None:
        part = part_of(table)
        seat.workers[SUPPLY] -= 1
        seat.workers[self.area] += 1
        part.artisans[seat.index] = self.area
        part.shield = True
        part.thrift = seat.powers.numbers[ARTISAN_THRIFT] > 0
        table.tell(ARTISAN_PLACED, seat.index, self.area)
        for observer in table.rules.observers:
            observer.placed(table, seat, self.area)
        self.place.begin(table, seat, strength(seat, self.area) + counts_more(seat))
        if seat.powers.numbers[ARTISAN_CAPTURES] and self.area < LARGE_CIRCLES:
            table.push(CaptureAll(seat.index, self.area))


class WorkersAndArtisan(Crew):
    """Regular Workers, at the places of the base game and stacked on others, and the Artisan."""

    def __init__(self, places: list[Place], for_artisan: list[ArtisanPlace], stack: Place) -> None:
        super().__init__(places)
        count = len(self.always_open)
        self.artisan_always: list[int] = [place.word for place in for_artisan[:count]]
        self.artisan_to_check: list[ArtisanPlace] = for_artisan[count:]
        self.stack = stack

    def options(self, table: Table, seat: Seat) -> list[int]:
        if not has_worker(table, seat):
            return self._of_artisan(table, seat)
        options = self._of_both(table, seat) if artisan_is_home(table, seat) else super().options(table, seat)
        if self.stack.is_open_to(table, seat, 0):
            options.append(self.stack.word)
        return options

    def _of_artisan(self, table: Table, seat: Seat) -> list[int]:
        options = self.artisan_always[:]
        for place in self.artisan_to_check:
            if place.is_open_to(table, seat, 0):
                options.append(place.word)
        return options

    def _of_both(self, table: Table, seat: Seat) -> list[int]:
        """Where a Worker can go, the Artisan can: it counts for more and pays no more."""
        options = self.always_open[:]
        for_artisan = self.artisan_always[:]
        for i in range(len(self.to_check)):
            is_open = self.to_check[i].is_open_to(table, seat, 0)
            if is_open:
                options.append(self.to_check[i].word)
            if i < len(self.artisan_to_check):
                place = self.artisan_to_check[i]
                if is_open or place.is_open_to(table, seat, 0):
                    for_artisan.append(place.word)
        options.extend(for_artisan)
        return options


# Places that need something to do there.
NEED_SOMETHING_TO_DO: Final = (TOWN_CENTRE, GUARDHOUSE)


def captures_at(table: Table, seat: Seat, area: int) -> bool:
    """Would this player's Artisan capture somebody there by being placed?"""
    return seat.powers.numbers[ARTISAN_CAPTURES] > 0 and len(colours_at(table, seat, area)) > 0


def counts_more(seat: Seat) -> int:
    """How many more than one Worker the Artisan counts for when it is placed."""
    return 1 + seat.powers.numbers[ARTISAN_COUNTS_MORE]


class NewWindow(Step["Table"]):
    """A Black Market Reset begins, or a turn is over: Tools can be used again, and the Artisan's privileges end."""

    def resolve(self, table: Table) -> None:
        part = part_of(table)
        if part.used:
            part.used = []
        part.place = -1
        part.shield = False
        part.thrift = False
        part.owed = False


class PiecesObserver(Observer):
    """Where the Artisans go when Workers are moved."""

    def placed(self, table: Table, seat: Seat, area: int) -> None:
        part_of(table).place = area

    def captured(self, table: Table, captor: Seat, owner: Seat, place: int) -> None:
        part = part_of(table)
        if part.artisans[owner.index] == place:
            if owner.workers[place] == 0:
                part.artisans[owner.index] = SUPPLY if owner is captor else -1 - captor.index
            elif owner is not captor:
                table.push(WhichPiece(captor.index, owner.index, place, -1 - captor.index))

    def imprisoned(self, table: Table, owner: Seat, source: int) -> None:
        part = part_of(table)
        if part.artisans[owner.index] == source:
            part.artisans[owner.index] = PRISON

    def left_prison(self, table: Table, seat: Seat, count: int) -> None:
        part = part_of(table)
        if part.artisans[seat.index] == PRISON:
            if seat.workers[PRISON] == 0:
                part.artisans[seat.index] = SUPPLY
            else:
                table.push(WhichPiece(seat.index, seat.index, PRISON, SUPPLY))

    def left_boards(self, table: Table, seat: Seat) -> None:
        part = part_of(table)
        if part.artisans[seat.index] < 0:
            part.artisans[seat.index] = SUPPLY

    def retrieved(self, table: Table, seat: Seat, source: int) -> None:
        part = part_of(table)
        if part.artisans[seat.index] != source:
            return
        left = seat.workers[source] if source >= 0 else table.seats[-1 - source].captured[seat.index]
        if left == 0:
            part.artisans[seat.index] = SUPPLY
        else:
            table.push(WhichPiece(seat.index, seat.index, source, SUPPLY))


class _Area(Meaning):
    """An area of the board, or somebody's player board: -1 is that of the first seat."""

    def least(self, state: State) -> int:
        return -state.seats_count()

    def most(self, state: State) -> int:
        return SUPPLY


AREA: Final = _Area()


class WhichPiece(SeatQuestion):
    """Some of these Workers have been moved: was the Artisan among them? Areas below 0 are players' boards."""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, SEAT, AREA, AREA)

    def __init__(self, index: int, owner: int, source: int, target: int) -> None:
        super().__init__(index)
        self.owner = owner
        self.source = source
        self.target = target

    def args(self) -> list[int]:
        return [self.index, self.owner, self.source, self.target]

    def options(self, table: Table) -> list[int]:
        words = words_of(table)
        if part_of(table).artisans[self.owner] != self.source:
            return [words.without_artisan]
        return [words.without_artisan, words.with_artisan]

    def choose(self, table: Table, answer: int) -> None:
        if answer == words_of(table).with_artisan:
            part_of(table).artisans[self.owner] = self.target

    def prompt(self, table: Table) -> Message:
        owner = seat_name(table, self.owner)
        if self.source < 0:
            captor = seat_name(table, -1 - self.source)
            return Message("ask-which-piece-on-board", {"owner": owner, "captor": captor})
        return Message("ask-which-piece", {"owner": owner, "place": place_name(self.source)})


def seat_name(table: Table, seat: int) -> Message:
    return Message(f"seat-{table.rules.seat_keys[seat]}")


def place_name(place: int) -> Message:
    return Message(f"the-{AREAS[place]}")


def words_of(table: Table) -> ArtisanWords:
    return part_of(table).words


# Its privileges.


class Shield(Escape):
    """The Artisan ignores a loss of Virtue in the turn in which it was placed, once."""

    def join(self, powers: Powers, word: int) -> None:
        powers.virtue_escapes.append(self)

    def word(self, table: Table) -> int:
        return words_of(table).ignore_loss

    def is_open(self, table: Table, seat: Seat) -> bool:
        part = part_of(table)
        return part.shield and table.active == seat.index

    def take(self, table: Table, seat: Seat) -> None:
        part_of(table).shield = False


class ArtisanPowers(PowerGiver):
    """What every player's Artisan and Tools give besides."""

    def __init__(self) -> None:
        self.shield = Shield()

    def give(self, table: Table, seat: Seat, powers: Powers) -> None:
        self.shield.join(powers, -1)
        part = part_of(table)
        for card in seat.apprentices:
            craft = part.tools[card]
            if craft >= 0:
                powers.numbers[TOOLS_OWNED] += 1
                powers.add_skills(part.crafts[craft].tool.skills())


# Captures that do not take a whole group, or not the Artisan.


def takeable(table: Table, captor: Seat, place: int, owner: int) -> int:
    """How many of a colour's Workers such a capture could take: never the captor's own Artisan."""
    count = table.seats[owner].workers[place]
    if owner == captor.index and part_of(table).artisans[owner] == place:
        count -= 1
    return count


def spared_by_tool(table: Table, captor: Seat, place: int, owner: int) -> int:
    """How many of a colour's Workers, at most two, a Tool could take so that whatever is under way can still happen:
    every capture finds somebody, and who are sent to Prison are there."""
    most = min(2, takeable(table, captor, place, owner))
    if not table.rules.tools_spare_what_is_under_way:
        return most
    group = table.seats[owner].workers
    while most > 0:
        lain = 0 if owner == captor.index else most  # one's own do not lie on one's board
        group[place] -= most
        captor.captured[owner] += lain
        left = all_still_stands(table)
        group[place] += most
        captor.captured[owner] -= lain
        if left:
            break
        most -= 1
    return most


def all_still_stands(table: Table) -> bool:
    """Can everything that is under way still happen?"""
    return all(step.still_stands(table) for step in table.agenda if isinstance(step, SeatStep))


def spared_colours(table: Table, captor: Seat, place: int) -> list[int]:
    """The answers for the colours of which a Tool could take somebody there."""
    capture = table.rules.words.capture
    return [
        capture[place * len(SEATS) + owner]
        for owner in range(len(table.seats))
        if spared_by_tool(table, captor, place, owner) > 0
    ]


def colours_at(table: Table, captor: Seat, place: int) -> list[int]:
    capture = table.rules.words.capture
    return [
        capture[place * len(SEATS) + owner]
        for owner in range(len(table.seats))
        if takeable(table, captor, place, owner) > 0
    ]


class CaptureSome(SeatQuestion):
    """Of which colour do you capture up to two Workers here?"""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, CIRCLE)

    def __init__(self, index: int, place: int) -> None:
        super().__init__(index)
        self.place = place

    def args(self) -> list[int]:
        return [self.index, self.place]

    def options(self, table: Table) -> list[int]:
        options = spared_colours(table, table.seats[self.index], self.place)
        if not options or all_still_stands(table):
            options.append(table.rules.words.done)
        return options

    def choose(self, table: Table, answer: int) -> None:
        if answer != table.rules.words.done:
            table.push(HowManyToCapture(self.index, self.place, table.rules.vocabulary.b[answer]))

    def prompt(self, table: Table) -> Message:
        return Message("ask-capture-some", {"place": place_name(self.place)})


class HowManyToCapture(SeatQuestion):
    """How many of them do you capture?"""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, CIRCLE, SEAT)

    def __init__(self, index: int, place: int, owner: int) -> None:
        super().__init__(index)
        self.place = place
        self.owner = owner

    def args(self) -> list[int]:
        return [self.index, self.place, self.owner]

    def options(self, table: Table) -> list[int]:
        most = spared_by_tool(table, table.seats[self.index], self.place, self.owner)
        return [words_of(table).take[n - 1] for n in range(most, 0, -1)]

    def choose(self, table: Table, answer: int) -> None:
        count = table.rules.vocabulary.a[answer]
        capture(table, table.seats[self.index], self.place, self.owner, count)

    def prompt(self, table: Table) -> Message:
        args: dict[str, Value] = {"owner": seat_name(table, self.owner), "place": place_name(self.place)}
        return Message("ask-how-many-to-capture", args)


class CaptureAll(SeatQuestion):
    """Of which colour does your Artisan capture all Workers here?"""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, CIRCLE)

    def __init__(self, index: int, place: int) -> None:
        super().__init__(index)
        self.place = place

    def args(self) -> list[int]:
        return [self.index, self.place]

    def options(self, table: Table) -> list[int]:
        options = colours_at(table, table.seats[self.index], self.place)
        options.append(table.rules.words.done)
        return options

    def choose(self, table: Table, answer: int) -> None:
        if answer == table.rules.words.done:
            return
        seat = table.seats[self.index]
        owner = table.rules.vocabulary.b[answer]
        captors = seat.powers.number_words[ARTISAN_CAPTURES]
        about_to_benefit(table, seat, captors, ArtisanCaptures(self.index, self.place, owner))

    def prompt(self, table: Table) -> Message:
        return Message("ask-capture-all", {"place": place_name(self.place)})


class ArtisanCaptures(SeatStep):
    """The Artisan captures all Workers of a colour where it was placed, but not its fellow of the same colour."""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, CIRCLE, SEAT)

    def __init__(self, index: int, place: int, owner: int) -> None:
        super().__init__(index)
        self.place = place
        self.owner = owner

    def args(self) -> list[int]:
        return [self.index, self.place, self.owner]

    def occasion(self, table: Table) -> Occasion:
        return foreseen(table, table.seats[self.index], self.place, self.owner)

    def still_stands(self, table: Table) -> bool:
        return takeable(table, table.seats[self.index], self.place, self.owner) > 0

    def resolve(self, table: Table) -> None:
        seat = table.seats[self.index]
        benefit_all(table, seat, seat.powers.number_words[ARTISAN_CAPTURES])
        capture(table, seat, self.place, self.owner, takeable(table, seat, self.place, self.owner))


class FreeArtisan(Effect):
    """The owner's Artisan comes home from Prison."""

    def is_possible(self, table: Table, seat: Seat) -> bool:
        return part_of(table).artisans[seat.index] == PRISON

    def apply(self, table: Table, seat: Seat) -> None:
        part_of(table).artisans[seat.index] = SUPPLY  # so that nobody is asked which of them comes
        free_prisoners(table, seat, 1)

    def message(self) -> Message:
        return Message("free-artisan")

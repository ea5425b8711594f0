"""Hiring and dismissing Apprentices, and the display they come from.

The display is two rows; column 1 is next to the Workshop. Whoever hires a card by any means takes the coins on it;
the cards to its right move up with their coins, and a new one comes from the pile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from guildhall.architects.effects import Effect
from guildhall.architects.events import APPRENTICE_LEFT, APPRENTICE_SHOWN, COINS_TAKEN, DISMISSED, HIRED
from guildhall.architects.names import APPRENTICE_GAINED, MORE_APPRENTICES, SILVER
from guildhall.architects.steps import APPRENTICE, SeatQuestion, SeatStep
from guildhall.architects.virtue import gain_virtue, lose_virtue
from guildhall.engine.agenda import Step
from guildhall.engine.meaning import FLAG, SEAT, Meaning
from guildhall.engine.message import Message

if TYPE_CHECKING:
    from guildhall.architects.occasions import Occasion
    from guildhall.architects.table import Seat, Table

APPRENTICE_LIMIT: Final = 5
ROWS: Final = 2


def at_limit(seat: Seat) -> bool:
    return len(seat.apprentices) >= APPRENTICE_LIMIT + seat.powers.numbers[MORE_APPRENTICES]


def begin_hire(table: Table, seat: Seat, card: int) -> None:
    """Hire a card of the display; at the limit, make room first."""
    table.push(Hire(seat.index, card))
    if at_limit(seat):
        table.push(DismissApprentice(seat.index))


class Hire(SeatStep):
    """The card's coins go to the player, its change of Virtue happens, then (`paid`) it joins, and the row closes up.

    It joins last, so that its ability has no part in what its own hire brings."""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, APPRENTICE, FLAG)

    def __init__(self, index: int, card: int, paid: int = 0) -> None:
        super().__init__(index)
        self.card = card
        self.paid = paid

    def args(self) -> list[int]:
        return [self.index, self.card, 1] if self.paid else [self.index, self.card]

    def resolve(self, table: Table) -> None:
        seat = table.seats[self.index]
        if not self.paid:
            table.push(self.then())
            take_coins(table, seat, self.card)
            _virtue_of_hire(table, seat, self.card)
            return
        join(table, seat, self.card)
        self.close(table)

    def then(self) -> Step[Table]:
        return Hire(self.index, self.card, 1)

    def close(self, table: Table) -> None:
        fill_display(table)


class HireInDraft(Hire):
    """As Hire, but the row stays open until everybody has chosen."""

    def then(self) -> Step[Table]:
        return HireInDraft(self.index, self.card, 1)

    def close(self, table: Table) -> None:
        pass


def _virtue_of_hire(table: Table, seat: Seat, card: int) -> None:
    virtue = table.rules.apprentices[card].virtue
    if virtue > 0:
        gain_virtue(table, seat, virtue)
    elif virtue < 0:
        lose_virtue(table, seat, -virtue)


def take_coins(table: Table, seat: Seat, card: int) -> None:
    """Whoever hires a card takes what lies on it."""
    space = table.display.index(card)
    coins = table.coins[space]
    table.coins[space] = 0
    table.tell(HIRED, seat.index, card)
    if coins:
        seat.goods[SILVER] += coins
        table.tell(COINS_TAKEN, seat.index, coins)


def join(table: Table, seat: Seat, card: int) -> None:
    """Move a card from its space to the player, who can use it from now on."""
    table.display[table.display.index(card)] = -1
    seat.powers.trigger(APPRENTICE_GAINED, table, seat)
    seat.apprentices.append(card)
    table.rules.renew_powers(table, seat)


def dismiss(table: Table, seat: Seat, card: int, at_will: bool = False) -> None:
    """Put an own Apprentice under the pile. The Virtue of its hire is not undone."""
    seat.apprentices.remove(card)
    table.apprentice_pile.insert(0, card)
    table.rules.renew_powers(table, seat)
    table.tell(DISMISSED, seat.index, card)
    for observer in table.rules.observers:
        observer.dismissed(table, seat, card, at_will)


def fill_display(table: Table) -> None:
    """Move the cards of each row left, with their coins, and deal new ones to the right."""
    columns = table.rules.columns
    display = table.display
    coins = table.coins
    for row in range(ROWS):
        start = row * columns
        to = start
        for space in range(start, start + columns):
            if display[space] >= 0:
                if to != space:
                    display[to] = display[space]
                    coins[to] = coins[space]
                    display[space] = -1
                    coins[space] = 0
                to += 1
        while to < start + columns and table.apprentice_pile:
            card = table.apprentice_pile.pop()
            display[to] = card
            table.reveals += 1
            table.tell(APPRENTICE_SHOWN, -1, card)
            to += 1


def clear_space(table: Table, space: int) -> None:
    """A face-up Apprentice goes under the pile, coins on it to the supply."""
    card = table.display[space]
    if card >= 0:
        table.display[space] = -1
        table.coins[space] = 0
        table.apprentice_pile.insert(0, card)
        table.tell(APPRENTICE_LEFT, -1, card)


class ApprenticeReset(Step["Table"]):
    """Both Apprentices of column 1 go under the pile, coins on them to the supply, and the rows close up."""

    def resolve(self, table: Table) -> None:
        for row in range(ROWS):
            clear_space(table, row * table.rules.columns)
        fill_display(table)


class DismissApprentice(SeatQuestion):
    """Which of your Apprentices do you discard?"""

    def options(self, table: Table) -> list[int]:
        return [table.rules.words.dismiss[card] for card in table.seats[self.index].apprentices]

    def choose(self, table: Table, answer: int) -> None:
        dismiss(table, table.seats[self.index], table.rules.vocabulary.a[answer])


class DismissAtWill(DismissApprentice):
    """The same, by a player who need not discard any."""

    def choose(self, table: Table, answer: int) -> None:
        dismiss(table, table.seats[self.index], table.rules.vocabulary.a[answer], at_will=True)


def offer_dismissal(table: Table, seat: Seat, options: list[int]) -> None:
    """On their own turn players may dismiss an Apprentice wherever they are asked what to do next."""
    if seat.apprentices:
        options.append(table.rules.words.dismiss_one)


def offer_interludes(table: Table, seat: Seat, options: list[int]) -> None:
    """Around the actions of a visit: discard an Apprentice, if there is anything to do, and what expansions allow."""
    if len(options) > 1:
        offer_dismissal(table, seat, options)
    for each in table.rules.interludes:
        options.extend(each.offers(table, seat))


def interlude_words(table: Table, seat: Seat) -> list[int]:
    """What a player may think of between two actions."""
    words: list[int] = []
    for each in table.rules.interludes:
        words.extend(each.words(table, seat))
    return words


def why_no_interlude(table: Table, seat: Seat, answer: int) -> Message | None:
    for each in table.rules.interludes:
        if answer in each.words(table, seat):
            return each.refusal(table, seat, answer)
    return None


def with_interludes(table: Table, seat: Seat, question: Message) -> Message:
    """A question between two actions, with what has to be known of what expansions let one do."""
    for each in table.rules.interludes:
        note = each.note(table, seat)
        if note is not None:
            question = Message("ask-with-note", {"question": question, "note": note})
    return question


def interlude(table: Table, seat: Seat, answer: int, question: SeatQuestion) -> bool:
    """Carry the answer out, if it is an interlude, and ask the question again after it."""
    if answer == table.rules.words.dismiss_one:
        table.push(question)
        table.push(DismissAtWill(seat.index))
        return True
    for each in table.rules.interludes:
        if answer in each.offers(table, seat):
            table.push(question)
            each.take(table, seat, answer)
            return True
    return False


def anyone_on_display(table: Table) -> list[int]:
    """The answers that hire any face-up Apprentice."""
    return [table.rules.words.hire[card] for card in table.display if card >= 0]


class HireForFree(SeatQuestion):
    """Which face-up Apprentice do you hire for free?"""

    def options(self, table: Table) -> list[int]:
        options = anyone_on_display(table)
        return options if options else [table.rules.words.done]

    def choose(self, table: Table, answer: int) -> None:
        if answer != table.rules.words.done:
            begin_hire(table, table.seats[self.index], table.rules.vocabulary.a[answer])


class HireFree(Effect):
    """Hire any face-up Apprentice for free."""

    def apply(self, table: Table, seat: Seat) -> None:
        table.push(HireForFree(seat.index))

    def foresee(self, table: Table, seat: Seat, occasion: Occasion) -> None:
        foresee_hire(table, occasion, table.display)

    def message(self) -> Message:
        return Message("hire-free")


def foresee_hire(table: Table, occasion: Occasion, cards: list[int]) -> None:
    """One of these Apprentices is about to be hired: note the Virtue that it may bring or cost."""
    changes = [table.rules.apprentices[card].virtue for card in cards if card >= 0]
    occasion.rises += max([0, *changes])
    occasion.falls += max([0, *[-change for change in changes]])


class DiscardApprentice(Effect):
    """Discard one own Apprentice, if there is one."""

    def apply(self, table: Table, seat: Seat) -> None:
        if seat.apprentices:
            table.push(DismissApprentice(seat.index))

    def message(self) -> Message:
        return Message("discard-apprentice")


class StartingApprentice(SeatQuestion):
    """Before the Building draft: which face-up Apprentice do you start with?"""

    def options(self, table: Table) -> list[int]:
        return anyone_on_display(table)

    def choose(self, table: Table, answer: int) -> None:
        table.push(HireInDraft(self.index, table.rules.vocabulary.a[answer]))


class FillDisplay(Step["Table"]):
    """After the draft of starting Apprentices the rows close up and are filled again."""

    def resolve(self, table: Table) -> None:
        fill_display(table)

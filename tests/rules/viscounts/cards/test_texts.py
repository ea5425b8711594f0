"""What the cards of Viscounts say to people."""

from __future__ import annotations

import pytest

from guildhall.viscounts.cards.browser import entries
from guildhall.words import COMPLETE, say


def text_of(key: str, locale: str = "en") -> str:
    return next(say(entry.text, locale) for entry in entries({}) if entry.key == key)


@pytest.mark.parametrize(("key", "text"), [
    ("fishwife", "Bonus: gain 1 Silver. When it drops off: gain 1 Silver"),
    ("stallkeeper", "No effect"),
    ("smuggler", "Bonus: take 1 Debt and gain 2 resources of your choice. When it drops off: gain 1 Silver"),
    ("master-mason", "Bonus: gain 1 Stone. The first Stone that you spend in an action counts as 2 icons"),
    ("shipmaster", "Bonus: gain 1 Silver. Hire for 1 Silver less"),
    ("lady-richilda", "After you place Workers: gain 2 Silver"),
    ("corrupt-bailiff", "Bonus: gain 1 resource of your choice. In your collision: gain 1 resource of your choice"),
    ("start-1", "No effect"),
    ("start-5", "At the start: remove 1 of your starting Townsfolk from the game"),
    ("start-8", "At the start: take 1 Debt"),
    ("yellow-7", "When collected: flip 1 unpaid Debt or 1 Deed"),
    ("red-bonus", "For the first who owns 3 red Manuscripts"),
    ("future-6", "Afterwards: dismiss the Townsfolk beside the Viscount for its bonus and gain 1 Virtue"),
    ("5a", "When you build here: take 1 Debt and gain 2 resources of your choice"),
    ("debt", "Unpaid: -2 VP. Paid: 0 VP"),
])  # fmt: skip
def test_a_card_says_what_it_does(key: str, text: str) -> None:
    assert text_of(key) == text


@pytest.mark.parametrize("locale", COMPLETE)
def test_every_card_has_a_name_and_a_text_in_every_language(locale: str) -> None:
    names = [say(entry.name, locale) for entry in entries({})]
    assert len(set(names)) == len(names), "and no two the same name"
    assert all(say(entry.text, locale) for entry in entries({}))


def test_the_texts_are_translated() -> None:
    assert text_of("fishwife", "de") == "Bonus: 1 Silber erhalten. Beim Herausschieben: 1 Silber erhalten"

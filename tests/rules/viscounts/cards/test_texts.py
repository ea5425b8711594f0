"""What the cards of Viscounts say to people."""

from __future__ import annotations

from collections import defaultdict

import pytest

from guildhall.viscounts.cards.tables import CARDS
from guildhall.words import COMPLETE, say


def text_of(key: str, locale: str = "en") -> str:
    return next(say(entry.text, locale) for entry in CARDS.entries({}) if entry.key == key)


@pytest.mark.parametrize(("key", "text"), [
    ("abbot", "No effect"),
    ("bishop", "Bonus: take 1 Debt. After you transcribe: gain 1 Corruption"),
    ("guntram", "When it drops off: take 1 Debt and flip 1 Deed; or take 1 Deed and flip 1 unpaid Debt"),
    ("emma", "Each Stone and each Gold that you spend counts as 1 Cleric"),
    ("artist", "Bonus: may discard 1 card. 1 Gold spent as a Noble counts as 2, once in an action"),
    ("benefactor", "Bonus: gain 1 Virtue. Every 2 Merchants may count as 1 Noble"),
    ("peddler-1", "Bonus: gain 1 Virtue. In every collision: gain 1 Ink"),
    ("start-1", "At the start: gain 1 Virtue"),
    ("start-9", "At the start: may destroy any 1 of your cards for its Silver"),
    ("grey-7", "At the end: 1 VP for each of your buildings on the board"),
    ("yellow-8", "When collected: place 4 Workers in any one section of the first tier"),
    ("blue-bonus", "For the first who owns 3 blue manuscripts"),
    ("small-1b", "When you build here: hire any 1 of the face-up Townsfolk for nothing"),
    ("large-5b-6a", "When the second of its spots is built on, for both owners: gain 1 Virtue"),
    ("top", "When your Worker climbs there: gain any 1 resource"),
    ("debt", "Unpaid: -2 VP. Paid: 0 VP"),
])  # fmt: skip
def test_a_card_says_what_it_does(key: str, text: str) -> None:
    assert text_of(key) == text


@pytest.mark.parametrize("locale", COMPLETE)
def test_every_card_has_a_name_and_a_text_in_every_language(locale: str) -> None:
    """Cards of one name, such as the two Deacons, say different things or show other numbers."""
    named: dict[tuple[str, str], list[str]] = defaultdict(list)
    for entry in CARDS.entries({}):
        name, text = say(entry.name, locale), say(entry.text, locale)
        assert name and text
        named[entry.kind, name].append(text + str(sorted(entry.fields.items(), key=str)))
    assert all(len(set(texts)) == len(texts) for texts in named.values())


def test_the_texts_are_translated() -> None:
    assert text_of("peddler-1", "de") == "Bonus: 1 Tugend erhalten. Bei jedem Zusammenstoß: 1 Tinte erhalten"

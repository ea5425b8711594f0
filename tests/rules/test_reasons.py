"""Why something cannot be done: the rule that refuses it says what is missing, in numbers as this table plays them."""

from __future__ import annotations

import pytest

from builders.tables import TestTable, artisans_table, table, wonders_table
from guildhall import IllegalAnswerError


def why(t: TestTable, token: str) -> str | None:
    t.refresh()
    return t.game.why_not(token)


def test_what_can_be_done_needs_no_reason() -> None:
    assert why(table(), "place quarry") is None


def test_a_word_of_another_question_does_not_answer_this_one() -> None:
    assert why(table(), "pay 1 wood") == "That does not answer this question."


def test_the_black_market_is_closed_from_virtue_10_on() -> None:
    t = table()
    t.red.has(silver=3).with_virtue(10)
    assert why(t, "place market-left") == "You may not do this with Virtue above 9. Yours is 10."


def test_a_market_space_takes_one_worker() -> None:
    t = table()
    t.red.has(silver=3)
    t.blue.at(market_left=1)
    assert why(t, "place market-left") == "Each space of the Black Market takes one Worker, and this one is taken."


def test_an_offer_of_the_black_market_has_its_price() -> None:
    t = table()
    t.red.has(silver=1)
    assert why(t, "place market-right") == "You are missing 2 Silver."


def test_an_empty_tax_stand_is_closed() -> None:
    t = table()
    t.table.tax = 0
    assert why(t, "place tax-stand") == "There is no Silver at the Tax Stand."


def test_the_town_centre_asks_for_its_tax() -> None:
    assert why(table(), "place town-centre") == "You are missing 1 Silver for the Tax."


def test_a_building_lacks_goods_and_skills() -> None:
    t = table()
    t.red.has(stone=1).with_hand("church")
    assert why(t, "build church") == "You are missing 3 Clay and 2 Stone."
    t = table(corrections={"buildings.church.cost": {"gold": 2}, "buildings.church.skills": ["masonry"]})
    t.red.with_hand("church")
    assert why(t, "build church") == "You are missing 2 Gold and Masonry."


def test_a_building_that_is_not_in_the_hand() -> None:
    t = table()
    t.red.has(gold=1, clay=3, stone=3).with_hand("church", "chapel")
    t.red.seat.hand.remove(t.building("chapel"))
    t.play("place guildhall")
    assert t.game.why_not("build chapel") == "You do not have this card in your hand."


@pytest.mark.parametrize(
    ("board", "reason"),
    [
        ("hugo", "You are missing 2 Wood or Stone."),
        ("lothaire", "You are missing 1 Wood or Stone."),  # one Wood or Stone less
        ("therese", "You are missing 2 Wood or Stone."),  # Gold and Marble are the same to her: no help here
    ],
)
def test_what_stands_in_for_a_good_is_not_missing(board: str, reason: str) -> None:
    t = table(boards=[board, "random"], setup="variable", board_sets=["base", "promo"])
    t.red.has(wood=2, stone=0).with_virtue(7).with_hand("church").on_level(1)
    assert why(t, "advance cathedral") == reason


@pytest.mark.parametrize(
    ("level", "reason"),
    [
        (0, "You are missing 1 Gold."),
        (1, "You are missing 3 Wood or Stone."),
        (5, "You are on the highest level of the Cathedral."),
    ],
)
def test_each_level_of_the_cathedral_has_its_price(level: int, reason: str) -> None:
    t = table()
    t.red.on_level(level).has(wood=1).with_hand("church")
    assert why(t, "advance cathedral") == reason


def test_the_cathedral_asks_for_virtue_5_and_a_card() -> None:
    t = table()
    t.red.has(gold=1).with_virtue(4).with_hand("church")
    assert why(t, "advance cathedral") == "You need Virtue 5 or more for this. Yours is 4."
    t = table()
    t.red.has(gold=1)
    t.red.seat.hand.clear()
    assert why(t, "advance cathedral") == "You are missing 1 Building card."


def test_a_full_level_of_the_cathedral() -> None:
    t = table(players=3)
    t.red.on_level(4).has(gold=2, marble=2).with_hand("church")
    t.blue.on_level(5)
    assert why(t, "advance cathedral") == "All spots on level 5 of the Cathedral are taken."


def test_hiring_has_its_price_with_the_columns_beyond_reach() -> None:
    t = table()
    t.red.has(silver=4)
    t.play("place workshop")
    far = t.shown(1, 3)
    assert t.game.why_not(f"hire {far}") == "This Apprentice costs you 4 Silver and 2 Tax. You have 4 Silver."


def test_a_corrected_discount_is_in_the_reason() -> None:
    for less, price in ((1, "3 Silver and 2 Tax"), (2, "2 Silver and 2 Tax")):
        t = table(
            boards=["rudolf", "hugo"], setup="variable", corrections={"boards.rudolf.effect": {"hire_less": less}}
        )
        t.red.has(silver=3).with_virtue(7)
        t.play("place workshop")
        assert t.game.why_not(f"hire {t.shown(1, 3)}") == f"This Apprentice costs you {price}. You have 3 Silver."


def test_the_guardhouse_says_what_there_is_not() -> None:
    t = table()
    t.red.at(prison=1).owing(unpaid=1)
    t.play("place guardhouse")
    assert t.game.why_not("imprison") == "You hold no captured Workers."
    assert t.game.why_not("ransom with silver") == "Nobody holds any of your Workers."
    assert t.game.why_not("pay debt") == "You are missing 6 Silver."


def test_captures_are_made_where_somebody_is() -> None:
    t = table(players=4)
    t.red.has(silver=3).at(town_centre=1)
    t.blue.at(quarry=1, forest=1)
    t.green.at(quarry=1)
    t.play("place town-centre", "capture quarry blue")
    assert t.game.why_not("capture forest blue") == "All captures of a turn must be at the same place."
    assert t.game.why_not("capture mines red") == "There are no Workers here to capture."


def test_who_has_no_worker_left_takes_one_from_a_large_circle_first() -> None:
    t = table()
    supply = t.red.supply
    t.red.at(quarry=2, forest=supply - 3, prison=1)
    t.turn_of("red")
    assert t.question == "WhereToRetrieve"
    assert t.game.why_not("retrieve prison") == "You must first take back a Worker from a large circle."
    assert t.game.why_not("retrieve mines") == "You have no Worker there."


def test_a_wonder_lacks_goods_influence_and_tax() -> None:
    t = wonders_table()
    t.red.has(stone=2)
    text = why(t, "build stone-wonder")
    assert text is not None and "Stone" in text and "Influence" in text and "Tax" in text
    t.blue.with_wonder("stone-wonder", at="quarry")
    assert why(t, "build stone-wonder") == "Blue has built this Wonder."


def test_an_artisan_who_is_away_goes_nowhere() -> None:
    t = artisans_table()
    t.red.artisan_at("prison")
    assert why(t, "artisan quarry") == "Your Artisan is not in your supply."


def test_an_illegal_answer_is_refused_with_the_reason() -> None:
    t = table()
    with pytest.raises(IllegalAnswerError, match="You are missing 1 Silver for the Tax"):
        t.game.choose("place town-centre")


def test_the_things_on_the_board_have_their_reasons() -> None:
    t = table()
    t.red.with_hand("church")
    t.refresh()
    found = {reason.target: reason.text for reason in t.game.reasons()}
    assert found["building:church"] == "You are missing 3 Clay and 3 Stone."
    assert found["place:town-centre"] == "You are missing 1 Silver for the Tax."
    assert "place:quarry" not in found

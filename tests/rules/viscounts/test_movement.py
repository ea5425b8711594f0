"""Phase 2: the viscount moves exactly as far as the card says, further for silver, along the arrows."""

from __future__ import annotations

import pytest

from builders.viscounts import table


def test_two_steps_from_the_first_space() -> None:
    """V-17, V-S4: O3 or IB, and nowhere else without paying."""
    t = table()
    t.red.at("O1")
    t.phase("movement", distance=2)
    assert set(t.options) == {"move O3", "move IB"}
    t.play("move IB")
    assert t.red.space == "IB"


def test_one_step_from_the_second_space() -> None:
    """V-E10, V-18, V-S4: there is one road, so nothing is asked."""
    t = table()
    t.red.at("O2")
    t.phase("movement", distance=1)
    assert t.red.space == "O3"


@pytest.mark.parametrize("end", ["O4", "IB"])
def test_an_extra_space_costs_one_silver(end: str) -> None:
    """V-19."""
    t = table()
    t.red.at("O2").has(silver=2)
    t.phase("movement", distance=1)
    t.play(f"move {end} for 1")
    assert (t.red.space, t.red.silver) == (end, 1)


def test_there_is_no_limit_to_extra_spaces_but_money() -> None:
    """V-E6, rules/viscounts 4.2: with enough silver every space of the board can be the end of a move, also the one it
    began on."""
    t = table()
    t.red.at("O2").has(silver=20)
    t.phase("movement", distance=1)
    assert len(t.options) == 15
    assert t.may("move O3") and t.may("move O1 for 5") and t.may("move O2 for 6")


def test_silver_limits_the_extra_spaces() -> None:
    t = table()
    t.red.at("O2").has(silver=1)
    t.phase("movement", distance=1)
    assert t.options == ["move O3", "move O4 for 1", "move IB for 1"]


def test_three_steps_do_not_end_on_the_next_inner_space() -> None:
    """V-20, V-S4: IB is too close to IA."""
    t = table()
    t.red.at("IA")
    t.phase("movement", distance=3)
    assert set(t.options) == {"move IC", "move ID", "move O5", "move O6", "move O7"}
    assert not t.may("move IB")


def test_the_third_workshop_makes_one_extra_space_free() -> None:
    """V-I7, V-21: without silver, value 1 from O2: O4 and IB as well as O3."""
    t = table()
    t.red.at("O2").has_built(workshop=3)
    t.phase("movement", distance=1)
    assert t.options == ["move O3", "move O4", "move IB"]


@pytest.mark.parametrize("workshops", [1, 2])
def test_two_workshops_do_not(workshops: int) -> None:
    t = table()
    t.red.at("O2").has_built(workshop=workshops)
    t.phase("movement", distance=1)
    assert t.red.space == "O3"


def test_free_extra_spaces_add_up_and_are_used_first() -> None:
    """rules/viscounts 4.2: the workshop and a pilgrim give two; a third extra space costs 1 silver."""
    t = table()
    t.red.at("O2").has_built(workshop=3).slots("pilgrim").has(silver=1)
    t.phase("movement", distance=1)
    assert t.may("move O4") and t.may("move O5") and t.may("move O6 for 1")
    t.play("move O6 for 1")
    assert (t.red.space, t.red.silver) == ("O6", 0)


# Meeting others.


def test_the_owner_of_a_viscount_on_the_end_space_may_rearrange() -> None:
    """V-S5: at once, before the primary action; cards are put into any slots and nothing else happens."""
    t = table()
    t.red.at("O2").slots("stallkeeper")
    t.blue.at("O3").slots("page", None, "copyist")
    t.phase("movement", distance=1)
    assert (t.red.space, t.question, t.asked) == ("O3", "Rearrange", "blue")
    assert len(t.options) == 6, "two cards in three slots"
    t.play("arrange 3 1 2")
    assert t.blue.in_slots == ["copyist", "page", None]
    assert t.blue.goods == {}
    assert (t.question, t.asked) == ("WhichAction", "red")


def test_rearranging_is_optional() -> None:
    """V-S5: as it is, is the first answer."""
    t = table()
    t.red.at("O2").slots("stallkeeper")
    t.blue.at("O3").slots("page", None, "copyist")
    t.phase("movement", distance=1)
    assert t.options[0] == "arrange 1 2 3"
    t.play("arrange 1 2 3")
    assert t.blue.in_slots == ["page", None, "copyist"]


def test_passing_through_does_nothing() -> None:
    """rules/viscounts 4.2, V-S5: and other viscounts do not block."""
    t = table()
    t.red.at("O2").slots("stallkeeper")
    t.blue.at("O3").slots("page", "copyist")
    t.phase("movement", distance=2)
    t.play("move O4")
    assert (t.red.space, t.asked) == ("O4", "red")


def test_who_has_no_card_on_the_board_is_not_asked() -> None:
    """V-S5: there is nothing to arrange."""
    t = table()
    t.red.at("O2").slots("stallkeeper")
    t.blue.at("O3")
    t.phase("movement", distance=1)
    assert (t.question, t.asked) == ("WhichAction", "red")


@pytest.mark.parametrize(("active", "order"), [("red", ["blue", "green"]), ("green", ["red", "blue"])])
def test_two_on_the_same_space_may_both_rearrange_in_turn_order(active: str, order: list[str]) -> None:
    """V-23, V-S5."""
    t = table(3)
    seats = {"red": t.red, "blue": t.blue, "green": t.green}
    for key, seat in seats.items():
        seat.at("O2" if key == active else "O3").slots("stallkeeper", "page")
    t.table.active = t.game.seats.index(active)
    t.phase("movement", distance=1)
    for key in order:
        assert (t.question, t.asked) == ("Rearrange", key)
        t.play("arrange 2 1 3")
        assert seats[key].in_slots == ["page", "stallkeeper", None]
    assert (t.question, t.asked) == ("WhichAction", active)

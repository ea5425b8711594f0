"""Every ruling has a test that cites it, docs/rules names such tests, and no test cites a ruling that is not there."""

from __future__ import annotations

import re

import pytest

from rules_pages import PAGES, cites, in_folders, named_tests, rows, rules_tests

# The form of the ids, and the folders of tests in which that form means one of them.
FORMS = (
    (r"A-\d+", ("architects", "artisans", "wonders", "solo")),
    (r"R\d\d|I-\d\d|E\d+", ("artisans",)),
    (r"W-[A-Z]?\d+(?:\.\d+)?[a-h]?", ("wonders", "solo")),
    (r"S\d+", ("solo",)),
    (r"VD?\d+", ("viscounts",)),
)

# Worked examples, by the ruling that each is in.
EXAMPLES = {
    "R14": "test_the_3_clay_adornment",
    "R27": "test_the_debt_collectors_silver_that_pays_its_own_debt",
    "R30": "test_the_squire_and_the_prisoner",
    "R32": "test_the_antagonist_and_the_card",
    "R33": "test_the_strongman_and_the_capture",
    "R35": "test_the_conspirator_and_the_silver",
    "R37": "test_the_abbot_with_three_more_skills",
    "R38": "test_the_abbot_with_three_more_skills_at_the_end",
    "R43": "test_the_artisan_at_the_forest",
    "R44": "test_the_artisan_at_the_tax_stand",
    "W-1": "test_red_moves_from_4_to_5_and_draws_a_card",
    "W-8": "test_the_middle_of_the_black_market_for_influence_only",
    "W-9": "test_the_merchant_trades_twice_for_one_loss_of_influence",
    "W-24": "test_the_card_with_clay_stone_and_gold_takes_marble_for_two_influence_and_a_reward",
    "W-38": "test_clay_and_wood_go_to_their_wonders",
    "W-45": "test_the_stone_wonder_with_three_stone_on_it",
    "W-61": "test_two_prisoners_send_it_to_the_guardhouse_and_one_to_the_black_market",
    "W-67": "test_the_wood_wonder_for_six_influence_and_four_marble",
    "W-68": "test_without_a_wonder_a_level_of_the_cathedral_or_four_marble",
    "W-69": "test_of_several_wonders_the_one_at_the_marker_then_to_the_right",
    "W-72": "test_three_captures_silversmith_mines_town_centre",
    "W-73": "test_one_capture_takes_eight_workers_of_two_players",
    "W-75": "test_four_actions_at_the_guardhouse",
    "W-89": "test_its_worked_score",
    "A-103": "test_helenas_worked_score",
    "V79": "test_the_worked_example_of_construct",
    "V99": "test_the_worked_example_of_the_castle",
    "V117": "test_the_worked_example_of_transcribe",
    "V136": "test_a_collision_with_a_peddler_a_thief_and_the_second_workshop",
    "V158": "test_the_worked_example_of_scoring",
}

# The icons of the Scheme Cards; their clauses are looked after beside their tests.
ICONS = ("FOCUS", "PRINCESS", "CATHEDRAL", "FUTURE", "NEXT", "TAKE_TAX", "REMOVE", "CONTRIBUTE", "ADORNMENT")

# What an opponent gets for what it cannot keep, pay or choose: where the rules say so, and the test.
CONVERSIONS = {
    "Silver": ("rules/solo 3.4", "test_silver_is_spaces"),
    "the end of the track": ("rules/solo 3.4", "test_the_marker_goes_round_for_a_marble"),
    "Gold": ("rules/solo 3.4", "test_gold_is_marble"),
    "an Apprentice": ("rules/solo 3.4", "test_an_apprentice_is_two_spaces"),
    "a Debt to destroy": ("rules/solo 3.4", "test_a_debt_to_destroy_or_two_spaces"),
    "Virtue above 14": ("rules/solo 3.4", "test_virtue_above_14_destroys_debts_or_is_two_spaces"),
    "no Future Scheme": ("rules/solo 3.4", "test_with_no_future_scheme_left_it_gains_a_space_for_each"),
    "a Reward": ("rules/solo 3.4", "test_a_reward_is_a_virtue"),
    "Influence at 12": ("rules/solo 3.4", "test_influence_above_the_end_is_a_virtue"),
    "a Building card": ("rules/solo 3.4", "test_silver_and_building_cards_of_a_contribution"),
    "a contribution": ("rules/solo 3.4", "test_a_filled_slot_leads_to_the_next_one"),
    "substitutions": ("rules/solo 3.4", "test_it_never_gives_up_influence_for_virtue"),
    "two rewards": ("rules/solo 3.4", "test_of_two_rewards_it_takes_the_left_one_if_it_can"),
    "goods of Constantine and Helena": ("rules/solo 2.4", "test_it_keeps_marble_and_nothing_else"),
    "captives of Constantine and Helena": ("rules/solo 2.4", "test_captives_are_sold_for_one_marble_in_all"),
    "a Reward of Constantine and Helena": ("S4", "test_a_level_of_the_cathedral_brings_virtue"),
}

EVERY = [(page, citation) for page in PAGES for citation in rows(page)]


@pytest.mark.parametrize(("page", "citation"), EVERY, ids=[citation for _, citation in EVERY])
def test_each_ruling_is_cited_by_the_tests_that_its_page_names(page: str, citation: str) -> None:
    named = named_tests(rows(page)[citation][-1])
    assert named
    for test in named:
        assert cites(rules_tests()[test], citation), test


@pytest.mark.parametrize(("form", "folders"), FORMS, ids=[form for form, _ in FORMS])
def test_no_test_cites_a_ruling_that_is_not_there(form: str, folders: tuple[str, ...]) -> None:
    known = {citation for _, citation in EVERY}
    cited = 0
    for (_, name), text in in_folders(*folders).items():
        for citation in re.findall(rf"(?<![\w-])(?:{form})(?![\w-])", text):
            cited += 1
            assert citation in known, f"{name} cites {citation}"
    assert cited


@pytest.mark.parametrize(("ruling", "name"), EXAMPLES.items())
def test_each_worked_example_is_a_test_of_its_name(ruling: str, name: str) -> None:
    texts = [text for (_, test), text in rules_tests().items() if test == name]
    assert len(texts) == 1
    assert cites(texts[0], ruling)


@pytest.mark.parametrize("icon", ICONS)
def test_each_icon_of_the_scheme_cards_has_a_test_that_cites_it(icon: str) -> None:
    assert any(cites(text, f"rules/solo 3.10, {icon}") for text in in_folders("solo").values())


@pytest.mark.parametrize(("place", "name"), CONVERSIONS.values(), ids=list(CONVERSIONS))
def test_each_conversion_has_a_test_that_cites_its_rule(place: str, name: str) -> None:
    texts = [text for (_, test), text in rules_tests().items() if test == name]
    assert len(texts) == 1
    assert cites(texts[0], place)

"""Effects, names and pairings that the owner of a box says in words: read, written, refused, and played."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

import guildhall
from builders.tables import table
from corrections.anything import any_corrections, playable
from guildhall import CorrectionError
from guildhall.architects import new_table
from guildhall.architects.cards.fields import Composed
from guildhall.architects.cards.tables import CARDS
from guildhall.engine.message import Message
from guildhall.viscounts import new_table as new_viscounts
from guildhall.viscounts.cards.tables import CARDS as VISCOUNTS
from guildhall.words import say


def text_of(kind: str, key: str, given: dict[str, Any]) -> str:
    cards = CARDS.corrected(kind, CARDS.rows(kind), CARDS.check(given))
    return next(say(card.text()) for card in cards if card.key == key)


def test_every_effect_of_the_tables_can_be_said_and_means_the_same() -> None:
    """Write each out in words, correct another number of the card, and read it back: it does the same."""
    said = 0
    for kind in ("apprentices", "buildings", "crafts", "contributions"):
        for card in CARDS.rows(kind):
            for name, field in CARDS.fields(kind, card.key).items():
                if not isinstance(field, Composed):
                    continue
                path = f"{kind}.{card.key}.{name}"
                if field.token == "":  # the Labourer does nothing, and most Princesses offer no choice
                    assert not field.ours
                    assert card.key == "labourer" or name == "other_reward"
                    continue
                assert CARDS.check({path: field.token}) == {path: field.token}
                assert CARDS.differences({path: field.token}) == [], path
                # The row is made anew with another number, so that the text is really read.
                number = {"contributions": ("princess", "workshop"), "crafts": ("vp", 30)}.get(kind, ("virtue", 9))
                other = {f"{kind}.{card.key}.{number[0]}": number[1]}
                again = CARDS.corrected(kind, CARDS.rows(kind), CARDS.check({path: field.token, **other}))
                plain = CARDS.corrected(kind, CARDS.rows(kind), CARDS.check(other))
                texts = [next(say(row.text()) for row in rows if row.key == card.key) for rows in (again, plain)]
                assert texts[0] == texts[1], path
                said += 1
    assert said > 200


@pytest.mark.parametrize(
    ("path", "value", "text"),
    [
        ("crafts.craft-05.adornment", "WOOD(2) + STONE(1)", "Adornment, 3 VP: gain 2 Wood and 1 Stone. "
         "Tool: bring 1 of your Workers home from Prison"),
        ("crafts.craft-5.adornment", "LOSE_VIR(1)+DEBT(2)", "Adornment, 3 VP: lose 1 Virtue and take 2 unpaid Debts. "
         "Tool: bring 1 of your Workers home from Prison"),
        ("crafts.craft-5.tool", "VIR_FOR(marble)", "Adornment, 3 VP: gain 4 Silver. "
         "Tool: lose 1 Virtue to gain 1 Marble"),
        ("crafts.craft-5.tool", "SKILLS", "Adornment, 3 VP: gain 4 Silver. Tool: "),
        ("apprentices.Squire 1.effect", "QUARRY: STONE(1) + S(1)", "At the Quarry: gain 1 Stone and 1 Silver"),
        ("apprentices.labourer.effect", "PAY WOOD(1) + CLAY(1): GOLD(1)",
         "At the King’s Storehouse: pay 1 Clay and 1 Wood to gain 1 Gold"),
        ("apprentices.tinker-1.effect", "PAY ANY(2): INFLUENCE(1)",
         "At the King’s Storehouse: pay 2 Clay, Wood or Stone to gain 1 Influence"),
        ("apprentices.strongman-1.effect", "ARTISAN_CAPTURES", text_of("apprentices", "strongman-3", {})),
        ("buildings.gallery.effect", "TOOL", text_of("buildings", "garrison", {})),
        ("buildings.gallery.effect", "END_VP(2 per 1 skill-sets)", text_of("buildings", "dormitory", {})),
        ("buildings.gallery.effect", "EVERY: VIR(1)", text_of("buildings", "monument", {})),
        ("buildings.well.effect", "", say(Message("text-none"))),
        ("buildings.well.effect", "GOLD(1) / S(3)", text_of("buildings", "treasury", {})),
        ("contributions.contribution-1.other_reward", "CAPTURE(1)", ""),
    ],
)  # fmt: skip
def test_a_composed_card_says_what_it_does(path: str, value: str, text: str) -> None:
    checked = CARDS.check({path: value})
    kind, key, _ = next(iter(checked)).split(".")
    assert text in text_of(kind, key, {path: value})


def test_names_of_cards_can_be_changed_and_are_said_everywhere() -> None:
    t = table(2, corrections={"buildings.well.name": "Old Pump", "apprentices.squire-1.name": "Page"})
    t.red.has(wood=2, stone=2, silver=4).with_hand("well")
    t.show(1, 1, "squire-1")
    t.play("place workshop")
    assert any(option.text.startswith("Hire the Page (") for option in t.game.options)
    t.play("hire squire-1").turn_of("red").play("place guildhall")
    assert t.red.score["buildings"] == 3
    assert any("Old Pump" in line for line in t.game.log())
    entries = {entry.key: say(entry.name) for entry in CARDS.entries({"buildings.well.name": "Old Pump"})}
    assert (entries["well"], entries["smithy"]) == ("Old Pump", "Smithy")
    assert "name" not in next(entry for entry in CARDS.entries({}) if entry.key == "well").fields
    assert CARDS.differences(CARDS.check({"buildings.carpenters-hut.name": "Carpenter’s Hut"})) == []
    named = VISCOUNTS.check({"townsfolk.bishop.name": "Abbot"})
    assert next(say(entry.name) for entry in VISCOUNTS.entries(named) if entry.key == "bishop") == "Abbot"
    for bad in ("", " ", "x" * 41, "a\nb", 3, None):
        with pytest.raises(CorrectionError, match="is a name of 1 to 40 characters"):
            CARDS.check({"buildings.well.name": bad})


def test_keys_are_read_as_people_write_them_and_written_in_one_way() -> None:
    given = {"crafts.craft-05.vp": 4, "buildings.Gambler's Den.vp": 9, "apprentices.Squire-01.virtue": 0}
    assert CARDS.check(given) == {
        "crafts.craft-5.vp": 4, "buildings.gamblers-den.vp": 9, "apprentices.squire-1.virtue": 0,
    }  # fmt: skip
    with pytest.raises(CorrectionError, match=r"the same is corrected twice, also as 'crafts\.craft-5\.vp'"):
        CARDS.check({"crafts.craft-5.vp": 4, "crafts.craft-05.vp": 5})


def test_halves_of_craft_cards_change_places() -> None:
    swapped = {"crafts.craft-5.tool_of": "craft-07", "crafts.craft-7.tool_of": "craft-5"}
    assert text_of("crafts", "craft-5", swapped) == "Adornment, 3 VP: gain 4 Silver. Tool: gain 1 Silver"
    assert "bring 1 of your Workers home" in text_of("crafts", "craft-7", swapped)
    upper = {"crafts.craft-5.adornment_of": "craft-15", "crafts.craft-15.adornment_of": "craft-5"}
    assert text_of("crafts", "craft-5", upper).startswith("Adornment, 7 VP: take 2 unpaid Debts")
    assert text_of("crafts", "craft-15", upper).startswith("Adornment, 3 VP: gain 4 Silver")
    written = {"crafts.craft-5.tool_of": "craft-7", "crafts.craft-7.tool": "GOLD(1)"}
    assert text_of("crafts", "craft-7", written).endswith("Tool: gain 1 Gold")


def test_a_half_on_two_cards_is_refused_and_leaves_a_deck_that_can_be() -> None:
    found = CARDS.examine({"crafts.craft-5.tool_of": "craft-7"})
    assert found.corrections == {}
    assert [problem.data() for problem in found.problems] == [
        {"path": "crafts.craft-5.tool_of",
         "text": "crafts.craft-5.tool_of: the tool of craft-7 is also on craft-7. Say what that card has."}
    ]  # fmt: skip
    # The last one of a row is wrong: then those before it have nowhere to go either.
    found = CARDS.examine({"crafts.craft-5.tool_of": "craft-7", "crafts.craft-7.tool_of": "craft-9"})
    assert found.corrections == {}
    assert len(found.problems) == 2
    both = CARDS.examine({"crafts.craft-5.tool_of": "craft-5", "crafts.craft-5.tool": "GOLD(1)"})
    assert "the card has another tool already; give one of the two" in both.problems[0].text
    assert both.corrections == {"crafts.craft-5.tool": "GOLD(1)"}


REFUSED = [
    ("crafts.craft-5.adornment", "WOD(2)", "'WOD' is unknown here. Valid: CLAY, WOOD, STONE"),
    ("crafts.craft-5.adornment", "WOOD(21)", "'WOOD(21)' needs a number from 1 to 20, such as WOOD(1)."),
    ("crafts.craft-5.adornment", "WOOD", "'WOOD' needs a number from 1 to 20"),
    ("crafts.craft-5.adornment", "WOOD(1) + WOOD(2)", "WOOD is there twice."),
    ("crafts.craft-5.adornment", "WOOD(1) +", "'' is not a word such as WOOD(2)."),
    ("crafts.craft-5.adornment", "", "An effect such as WOOD(2) is missing."),
    ("crafts.craft-5.adornment", "INFLUENCE(1)", "'INFLUENCE' is unknown here."),
    ("crafts.craft-5.adornment", "REACTIVATE + WOOD(1)", "'REACTIVATE' cannot be joined with + here."),
    ("crafts.craft-5.adornment", "GOLD(1) / S(1)", "Only a Building offers a choice with /."),
    ("crafts.craft-5.adornment", "QUARRY: GOLD(1)", "'QUARRY' cannot stand here."),
    ("crafts.craft-5.adornment", "CAPTURE(1) + HOME + DEBT(1) + HIRE_FREE", "has too many parts, 3 at most."),
    ("crafts.craft-5.adornment", "W" * 201, "This is too long: 200 characters at most."),
    ("crafts.craft-5.tool", "DEBT(1)", "A Tool may also be S_FOR_VIR, FREE_ONE, CAPTURE_TWO, SKILLS or VIR_FOR(gold)."),
    ("crafts.craft-5.tool", "", "A Tool is what is gained"),
    ("crafts.craft-5.tool", "VIR_FOR(virtue)", "needs one of these: VIR_FOR(clay)"),
    ("crafts.craft-5.tool_of", "craft-25", "crafts.craft-5.tool_of: 'craft-25' is unknown."),
    ("buildings.well.effect", "END_VP(1 per 2 geese)", "'geese' cannot be counted. Valid: clay, wood"),
    ("buildings.well.effect", "END_VP(1 if rich)", "'rich' is unknown. Valid: most-clay"),
    ("buildings.well.effect", "END_VP(3)", "is not something such as END_VP(1 per 2 gold)"),
    ("buildings.well.effect", "END_VIR(2 per 2 gold)", "needs a number from 1 to 1"),
    ("buildings.well.effect", "GOLD(1) / GOLD(2)", "A choice is between two of these: GOLD, MARBLE, S, HOME, CAPTURE."),
    ("buildings.well.effect", "ALL: GOLD(1)", "'ALL' is unknown here. Valid: EVERY:"),
    ("buildings.well.effect", "EVERY: CAPTURE(1)", "'CAPTURE' is unknown here."),
    ("apprentices.thief.effect", "QUARRY:", "says when, but not what."),
    ("apprentices.thief.effect", "DEBT_TAKEN: DEBT(1)", "'DEBT' is unknown here."),
    ("apprentices.thief.effect", "PAY DEBT(1): GOLD(1)", "'DEBT(1)' cannot be paid."),
    ("apprentices.thief.effect", "PAY CLAY(9) + WOOD(9): GOLD(1)", "A price is at most 15 goods."),
    ("apprentices.thief.effect", "PAY ANY(1) + S(1): GOLD(1)", "ANY stands alone in a price."),
    ("apprentices.thief.effect", "MORE(tax-stand)", "needs one of these: MORE(quarry)"),
    ("apprentices.thief.effect", "PRINCESS: GOLD(1)", "'PRINCESS' is unknown."),
    ("apprentices.thief.effect", "LUCK(3)", "'LUCK(3)' is unknown. Valid: TAX_LESS"),
]  # fmt: skip


@pytest.mark.parametrize(("path", "value", "sentence"), REFUSED)
def test_what_makes_no_sense_is_refused_in_words(path: str, value: str, sentence: str) -> None:
    with pytest.raises(CorrectionError) as refusal:
        CARDS.check({path: value})
    assert sentence in str(refusal.value)
    assert str(refusal.value).startswith(path)


def test_all_that_is_wrong_with_a_file_is_said_at_once_and_the_rest_is_there(tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_text(
        'game = "architects"\nby = "Wren"\n[buildings.chapel]\nvp = 99\nvirtue = 2\n[buildings.nothing]\nvp = 1\n'
        '[crafts.craft-05]\ntool = "DEBT(1)"\nvp = 4\n[buildings.well]\nright = true\n[buildings.smithy]\nright = 3\n'
    )
    found = CARDS.read_file(file)
    assert found.corrections == {"buildings.chapel.virtue": 2, "crafts.craft-5.vp": 4}
    assert (found.right, found.by, found.game) == (["buildings.well"], "Wren", "architects")
    assert [problem.path for problem in found.problems] == [
        "buildings.nothing", "buildings.chapel.vp", "buildings.smithy.right", "crafts.craft-5.tool",
    ]  # fmt: skip
    with pytest.raises(CorrectionError) as refusal:
        CARDS.read(file)
    assert str(refusal.value).startswith(f"{file}: 4 corrections cannot be used.\n")
    for word in ("'nothing' is unknown", "from 0 to 30, not 99", "crafts.craft-5.tool", "either true or false"):
        assert word in str(refusal.value)


def test_a_damaged_table_of_a_file_does_not_hide_the_others() -> None:
    found = CARDS.read_text("[buildings.chapel]\nvp = 7\n[buildings.well]\nvp = = 3\n[crafts.craft-1]\nvp = 5\n")
    assert found.corrections == {"buildings.chapel.vp": 7, "crafts.craft-1.vp": 5}
    assert len(found.problems) == 1
    assert found.problems[0].text.startswith("Line 3, [buildings.well]: this is not TOML: ")
    twice = CARDS.read_text("[buildings.chapel]\nvp = 7\n[buildings.chapel]\nvp = 8\n")
    assert twice.corrections == {"buildings.chapel.vp": 7}
    assert "buildings.chapel is there twice" in twice.problems[0].text


def test_a_file_for_another_format_or_game_says_so() -> None:
    assert "format is 1, which this Guildhall reads, not 2." in CARDS.read_text("format = 2\n").problems[0].text
    assert CARDS.read_text("format = 1\n").problems == []
    with pytest.raises(CorrectionError, match="is for viscounts, not for architects"):
        CARDS.read_text('game = "viscounts"\n').for_game("architects").usable()


def test_a_card_that_looks_right_changes_nothing_in_a_game() -> None:
    assert CARDS.check({"buildings.well.right": True, "crafts.craft-01.right": True}) == {}
    game = guildhall.new_game("architects", seed=1, corrections={"buildings.well.right": True})
    assert "corrections" not in game.setup


def test_too_much_at_once_is_refused_without_looking_at_it() -> None:
    with pytest.raises(CorrectionError, match="are more than all cards have fields"):
        CARDS.check({f"buildings.chapel.x{number}": 1 for number in range(5001)})
    found = CARDS.examine({f"buildings.chapel.x{number}": 1 for number in range(500)})
    assert len(found.problems) == 100


def test_a_re_paired_card_with_a_composed_tool_is_played() -> None:
    t = table(
        2,
        expansions=["artisans"],
        corrections={"crafts.craft-5.adornment_of": "craft-1", "crafts.craft-1.adornment": "MARBLE(1) + VIR(1)",
                     "crafts.craft-5.tool": "GOLD(1)", "apprentices.woodcutter-1.skills": ["masonry"]},
    )  # fmt: skip
    t.red.with_tool("woodcutter-1", "craft-5").with_buildings("well").has(silver=5)
    assert t.red.seat.powers.skills == [0, 0, 1]
    t.play("place forest", "use tool woodcutter-1")
    assert t.red.goods == {"wood": 2, "silver": 5, "gold": 1}
    t.show_crafts("craft-1", "craft-2")
    t.red.at(guildhall=1)
    t.turn_of("red").play("stack guildhall", "adorn craft-1")
    assert t.red.goods == {"wood": 2, "gold": 1, "marble": 1}
    assert t.red.virtue == 8


@pytest.mark.parametrize("seed", range(8))
def test_whatever_the_editor_accepts_can_be_played_to_the_end(seed: int) -> None:
    """`bench/any_cards.py` does this card by card, a hundred games each."""
    chance = Random(seed)
    given = CARDS.check(playable(any_corrections(chance, "architects")))
    boxes = ([], ["artisans"], ["wonders"], ["artisans", "wonders"])[seed % 4]
    state = new_table(
        seed, players=2 + seed % 3, expansions=boxes, setup="variable", board_sets=["base", "promo", "unknown"],
        promo_cards=True, corrections=given,
    )  # fmt: skip
    while not state.is_over:
        state.answer(chance.choice(state.answers))
    assert min(state.ranks()) == 1


@pytest.mark.parametrize("ability", ["ON_GAIN_DEBT: DEBT(1)", "ON_FLIP_DEBT: HIRE_FREE / (S(1) + DEBT(1) x2)"])
def test_what_answers_a_debt_brings_no_debt(ability: str) -> None:
    """Else one debt could bring the next one, and no turn would end."""
    with pytest.raises(CorrectionError, match="might never end: what answers a Debt brings no Debt"):
        VISCOUNTS.check({"townsfolk.racketeer-1.ability": ability})
    for accepted in ("ON_GAIN_DEBT: FLIP_DEBT", "ON_FLIP_DEBT: FLIP_DEBT", "ON_TRADE: DEBT(1)"):
        VISCOUNTS.check({"townsfolk.racketeer-1.ability": accepted})


@pytest.mark.parametrize("bonus", ["FLIP", "DEBT(1) + FLIP_DEBT", "DESTROY", "HIRE_FREE"])
def test_what_is_printed_under_a_pile_neither_flips_nor_hires(bonus: str) -> None:
    """The opponent's third Trading Post dismisses for each card it flips, and under a pile there is always another."""
    with pytest.raises(CorrectionError, match=r"townsfolk\.printed-a\.bonus: '.*' is unknown\. Valid: "):
        VISCOUNTS.check({"townsfolk.printed-a.bonus": bonus})
    VISCOUNTS.check({"townsfolk.printed-a.bonus": "DEBT(1)", "townsfolk.bishop.bonus": bonus})


@pytest.mark.parametrize("seed", range(8))
def test_whatever_the_editor_accepts_for_viscounts_can_be_played_to_the_end(seed: int) -> None:
    chance = Random(seed)
    given = VISCOUNTS.check(any_corrections(chance, "viscounts"))
    state = new_viscounts(seed, players=1 + seed % 4, corrections=given)
    while not state.is_over:
        state.answer(chance.choice(state.answers))
    assert min(state.ranks()) == 1

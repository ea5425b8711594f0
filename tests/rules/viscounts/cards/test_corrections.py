"""The owner of a box corrects what the tables of Viscounts say."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import guildhall
from guildhall import CorrectionError
from guildhall.engine.cards import Entry
from guildhall.viscounts.cards.browser import entries
from guildhall.viscounts.cards.corrections import check_corrections, read_corrections
from guildhall.viscounts.cards.tables import CARDS, OURS, Tables
from guildhall.viscounts.cards.tokens import KINDS, tokens
from guildhall.words import say
from viscounts_builder import table

DOCS = (
    (Path(__file__).parents[4] / "docs" / "cards.md")
    .read_text(encoding="utf-8")
    .partition("### The cards of Viscounts")[2]
)

EVERYTHING = """
[townsfolk.fishwife]
silver = 2
icons = { merchant = 1, criminal = 1 }
bonus = "DEBT(1) + ANY(2)"
ability = "ON_TRADE: S(2)"

[townsfolk.master-mason]
ability = "RES_X2(gold)"

[townsfolk.stallkeeper]
ability = "HIRE_DISCOUNT(2)"

[townsfolk.page]
ability = ""

[player-cards.start-5]
space = 6
silver = 3
goods = { ink = 2 }
extra = "DEED(1)"
removes_card = false

[manuscripts.red-4]
ribbon = "blue"
cost = 5
vp = 6
effect = "FLIP_DEED"

[cleric-bonuses.red-bonus]
needs = 4
vp = 7

[schemes.starting-1]
move = 2
action = "trade"
power = 3
extras = "VIR(2) + PLUS"

[spots.1a]
effect = "WORKER(1)"

[links.river]
effect = "S(2)"

[wedges.wedge-1]
effect = ""

[numbers.poverty]
first = 9

[numbers.kingdom-pile]
players_2 = 10
"""


def corrections(folder: Path, text: str) -> dict[str, Any]:
    file = folder / "my-cards.toml"
    file.write_text(text, encoding="utf-8")
    return read_corrections(file)


def row(rows: Sequence[Any], key: str) -> Any:
    return next(card for card in rows if card.key == key)


def test_everything_on_a_card_can_be_corrected(tmp_path: Path) -> None:
    tables = Tables(corrections(tmp_path, EVERYTHING))
    fishwife = row(tables.townsfolk, "fishwife")
    assert (fishwife.silver, fishwife.icons, tokens(fishwife.bonus)) == (2, [1, 0, 0, 0, 1], "DEBT(1) + ANY(2)")
    assert fishwife.ability.token() == "ON_TRADE: S(2)"
    assert row(tables.townsfolk, "master-mason").ability.token() == "RES_X2(gold)"
    assert row(tables.townsfolk, "stallkeeper").ability.token() == "HIRE_DISCOUNT(2)"
    assert row(tables.townsfolk, "page").ability.token() == ""
    start = row(tables.player_cards, "start-5")
    assert (start.space, start.silver, start.goods, tokens(start.extra)) == (6, 3, [2, 0, 0], "DEED(1)")
    assert not start.removes_card
    red = row(tables.manuscripts, "red-4")
    assert (red.ribbon, red.cost, red.vp, tokens(red.effects)) == (1, 5, 6, "FLIP_DEED")
    assert red.back == "black"
    bonus = row(tables.cleric_bonuses, "red-bonus")
    assert (bonus.needs, bonus.vp) == (4, 7)
    scheme = row(tables.schemes, "starting-1")
    assert (scheme.deck, scheme.move, scheme.action, scheme.power) == ("starting", 2, 0, 3)
    assert tokens(scheme.extras) == "VIR(2) + PLUS"
    assert tokens(row(tables.spots, "1a").effects) == "WORKER(1)"
    assert tokens(row(tables.links, "river").effects) == "S(2)"
    assert row(tables.wedges, "wedge-1").effects == []
    assert (row(tables.numbers, "poverty").get("first"), row(tables.numbers, "poverty").get("second")) == (9, 3)
    assert row(tables.numbers, "kingdom-pile").get("players_2") == 10


def test_the_example_in_the_docs_is_valid_and_changes_every_kind_of_card(tmp_path: Path) -> None:
    example = re.search(r"```toml\n(.*?)```", DOCS, re.DOTALL)
    assert example is not None
    given = corrections(tmp_path, example[1])
    assert {path.split(".")[0] for path in given} == set(OURS.by_kind())
    assert {difference.kind for difference in CARDS.differences(given)} == set(OURS.by_kind())


def test_the_docs_name_every_word_for_an_effect_and_no_others() -> None:
    table_of_words = re.search(r"\| word \|.*?\n\n", DOCS, re.DOTALL)
    assert table_of_words is not None
    words = re.findall(r"`([A-Z_]+)(?:\(\d\))?`", table_of_words[0])
    assert sorted(words) == sorted(KINDS)


def test_a_correction_changes_one_field_of_one_card_and_leaves_our_tables_alone(tmp_path: Path) -> None:
    before = json.dumps([entry.fields for entry in entries({})])
    tables = Tables(corrections(tmp_path, "[townsfolk.fishwife]\nsilver = 3"))
    ours, theirs = row(OURS.townsfolk, "fishwife"), row(tables.townsfolk, "fishwife")
    assert (ours.silver, theirs.silver) == (1, 3)
    assert (theirs.icons, tokens(theirs.bonus), theirs.ability.token()) == ([1, 0, 0, 0, 0], "S(1)", "DROP: S(1)")
    assert all(card is own for card, own in zip(tables.townsfolk, OURS.townsfolk) if card.key != "fishwife")
    assert json.dumps([entry.fields for entry in entries({})]) == before


def test_effects_may_be_written_with_or_without_spaces(tmp_path: Path) -> None:
    given = corrections(tmp_path, '[townsfolk.fishwife]\nbonus = "DEBT(1)+ANY(2)"\nability = "DROP:S(2)"')
    assert given == {"townsfolk.fishwife.bonus": "DEBT(1) + ANY(2)", "townsfolk.fishwife.ability": "DROP: S(2)"}


def test_a_record_names_corrections_flat_and_they_read_the_same_again(tmp_path: Path) -> None:
    given = corrections(tmp_path, EVERYTHING)
    assert given["schemes.starting-1.action"] == "trade"
    assert check_corrections(json.loads(json.dumps(given))) == given


def test_every_field_of_every_card_accepts_what_it_says_already() -> None:
    for kind, cards in OURS.by_kind().items():
        for card in cards:
            flat = {f"{kind}.{card.key}.{name}": field.ours for name, field in card.fields().items()}
            assert check_corrections(flat) == flat
            assert CARDS.differences(flat) == []
            assert row(Tables(flat).by_kind()[kind], card.key) is card


REFUSED = [
    ("[townsfolks.page]\nsilver = 2",
     "townsfolks: 'townsfolks' is unknown. Valid: townsfolk, player-cards, manuscripts, cleric-bonuses, schemes, "
     "spots, links, wedges, numbers."),
    ("[townsfolk.fishwive]\nsilver = 2", "townsfolk.fishwive: 'fishwive' is unknown. Valid: fishwife"),
    ("[townsfolk.page]\nvp = 2", "townsfolk.page.vp: 'vp' is unknown. Valid: silver, icons, bonus, ability."),
    ("[townsfolk.page]\nsilver = 0", "townsfolk.page.silver is a whole number from 1 to 9, not 0."),
    ("[townsfolk.page]\nsilver = true", "townsfolk.page.silver is a whole number from 1 to 9, not True."),
    ("[townsfolk.page]\nicons = { knight = 1 }",
     "townsfolk.page.icons: 'knight' is unknown. Valid: merchant, builder, cleric, noble, criminal."),
    ("[townsfolk.page]\nicons = {}", "townsfolk.page.icons has to name at least one of its icons."),
    ("[townsfolk.page]\nicons = { noble = 3, cleric = 2 }", "townsfolk.page.icons: 5 in all is more than 4."),
    ('[townsfolk.page]\nicons = "N"', "townsfolk.page.icons is a table such as { merchant = 1 }, not 'N'."),
    ("[townsfolk.page]\nbonus = 3", "townsfolk.page.bonus is a text such as 'S(2)', or '' for nothing, not 3."),
    ('[townsfolk.page]\nbonus = "SILVER(2)"', "townsfolk.page.bonus: 'SILVER(2)' is unknown. Valid: INK(1), GOLD(1)"),
    ('[townsfolk.page]\nbonus = "S"', "townsfolk.page.bonus: 'S' needs a number from 1 to 9, such as S(1)."),
    ('[townsfolk.page]\nbonus = "S(0)"', "'S(0)' needs a number from 1 to 9"),
    ('[townsfolk.page]\nbonus = "S(10)"', "'S(10)' needs a number from 1 to 9"),
    ('[townsfolk.page]\nbonus = "S(two)"', "'S(two)' needs a number from 1 to 9"),
    ('[townsfolk.page]\nbonus = "S(1) +"', "'' is not an effect such as 'S(2)' or 'FLIP_DEED'."),
    ('[townsfolk.page]\nbonus = "s(1)"', "'s(1)' is not an effect such as"),
    ('[townsfolk.page]\nbonus = "FLIP(2)"', "'FLIP(2)' has no number: FLIP."),
    ('[townsfolk.page]\nbonus = "PLUS"', "'PLUS' is unknown."),
    ('[townsfolk.page]\nbonus = "S(1)+S(1)+S(1)+S(1)+S(1)"', "has 5 parts, 4 at most."),
    ('[townsfolk.page]\nbonus = "' + "S(1)+" * 100 + '"', "townsfolk.page.bonus is a text such as 'S(2)'"),
    ('[townsfolk.page]\nability = "S(1)"',
     "townsfolk.page.ability: 'S(1)' is unknown. Valid: an effect after PLAY:, DROP:, ON_TRADE:, ON_BUILD:, "
     "ON_SCRIBE:, ON_PLACE:, ON_COLLISION:; or EXTRA_MOVE_FREE(1)"),
    ('[townsfolk.page]\nability = "WHEN: S(1)"', "'WHEN' is unknown. Valid: PLAY, DROP, ON_TRADE,"),
    ('[townsfolk.page]\nability = "DROP:"', "'DROP:' says when, but not what."),
    ('[townsfolk.page]\nability = "RES_X2(silver)"',
     "'RES_X2(silver)' needs a resource: RES_X2(ink), RES_X2(gold), RES_X2(stone)."),
    ('[townsfolk.page]\nability = "HIRE_DISCOUNT"', "'HIRE_DISCOUNT' needs a number from 1 to 9"),
    ("[player-cards.start-1]\nspace = 11", "player-cards.start-1.space is a whole number from 1 to 10, not 11."),
    ("[player-cards.start-1]\nremoves_card = 1", "player-cards.start-1.removes_card is true or false, not 1."),
    ('[player-cards.start-1]\nextra = "ANY(1)"', "'ANY(1)' is unknown. Valid: VIR(1), COR(1), DEED(1), DEBT(1)."),
    ('[manuscripts.red-1]\nribbon = "pink"', "manuscripts.red-1.ribbon: 'pink' is unknown. Valid: red, blue,"),
    ('[manuscripts.red-1]\nback = "grey"', "manuscripts.red-1.back: 'back' is unknown. Valid: ribbon, cost, vp"),
    ('[schemes.future-1]\naction = "pray"',
     "schemes.future-1.action: 'pray' is unknown. Valid: trade, build, scribe, place, focus."),
    ("[schemes.future-1]\npower = 4", "schemes.future-1.power is a whole number from 1 to 3, not 4."),
    ('[schemes.future-1]\nextras = "S(1)"', "'S(1)' is unknown. Valid: VIR(1), COR(1), DISMISS, PLUS."),
    ('[links.river]\neffect = "DESTROY"', "links.river.effect: 'DESTROY' is unknown."),
    ('[wedges.wedge-1]\neffect = "WORKER(1)"', "wedges.wedge-1.effect: 'WORKER(1)' is unknown."),
    ("[spots.11a]\neffect = 'S(1)'", "spots.11a: '11a' is unknown."),
    ("[numbers.debt]\nvp = 3", "numbers.debt.vp: 'vp' is unknown. Valid: unpaid, paid."),
    ("[numbers.kingdom-pile]\nplayers_3 = 31", "kingdom-pile.players_3 is a whole number from 1 to 30, not 31."),
    ("townsfolk = 3", "townsfolk is a table of cards, not 3."),
    ("[townsfolk]\npage = 3", "townsfolk.page is a table of corrections, not 3. Valid: silver, icons,"),
    ("[townsfolk.page\nsilver = 2", "is not TOML: "),
]  # fmt: skip


@pytest.mark.parametrize(("text", "sentence"), REFUSED, ids=range(len(REFUSED)))
def test_what_cannot_be_is_refused_with_its_path_and_what_can(tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(CorrectionError) as refusal:
        corrections(tmp_path, text)
    assert str(refusal.value).startswith(str(tmp_path / "my-cards.toml"))
    assert sentence in str(refusal.value)


@pytest.mark.parametrize("given", [[], "x", 3, None, {"page": 1}, {"townsfolk.page.silver.x": 1}, {3: 4}, {"": 1}])
def test_flat_corrections_of_a_wrong_shape_are_refused_with_the_name_of_one_in_this_game(given: Any) -> None:
    with pytest.raises(CorrectionError, match=r"townsfolk\.page\.silver"):
        check_corrections(given)


# A game with them.


def test_a_game_is_played_with_the_corrected_numbers(tmp_path: Path) -> None:
    t = table(corrections=corrections(tmp_path, EVERYTHING))
    t.show("A", "fishwife")
    t.red.at("O1").has(silver=2)
    t.phase("recruit").play("hire fishwife", "take ink", "take gold")
    assert (t.red.goods, t.red.unpaid) == ({"ink": 1, "gold": 1}, 1)
    assert t.debts_above == 9, "of ten"


def test_a_corrected_spot_link_and_wedge_do_what_they_say_now(tmp_path: Path) -> None:
    t = table(corrections=corrections(tmp_path, EVERYTHING))
    t.blue.building("workshop", "2a")
    t.red.at("O1").has(stone=3).in_castle(A1=2)
    t.phase("action").play("build workshop 1a")
    assert t.red.castle == {"A2": 1, "B1": 1, "E1": 1}, "the spot places a Worker, and one climbs"
    assert t.red.goods == {}, "the wedge has nothing left to give"
    t.red.at("O1").has(stone=3)
    t.table.active = t.red.index
    t.phase("action").play("build workshop 1b")
    assert (t.red.silver, t.blue.silver) == (1 + 2, 2), "the link across the river, besides that to 1a"


def test_a_record_replays_with_its_corrections_without_the_file(tmp_path: Path) -> None:
    file = tmp_path / "my-cards.toml"
    file.write_text(EVERYTHING, encoding="utf-8")
    game = guildhall.new_game("viscounts", players=2, seed=4, cards=file)
    for _ in range(40):
        game.choose(game.options[-1])
    game.save(tmp_path / "game.record")
    file.unlink()
    again = guildhall.load(tmp_path / "game.record")
    assert again.view(0) == game.view(0)
    assert again.setup["corrections"] == game.setup["corrections"] != {}


def test_a_game_with_corrections_that_cannot_be_does_not_begin() -> None:
    with pytest.raises(CorrectionError, match="'pagge' is unknown"):
        guildhall.new_game("viscounts", players=2, corrections={"townsfolk.pagge.silver": 2})


# What a browser shows of them.


def entry(given: dict[str, Any], key: str) -> Entry:
    return next(entry for entry in entries(given) if entry.key == key)


def test_a_corrected_card_says_so_and_where_our_own_numbers_come_from(tmp_path: Path) -> None:
    shown = entry(corrections(tmp_path, EVERYTHING), "fishwife")
    assert (shown.origin, shown.printed_origin) == ("corrected", "reconstructed")
    assert {difference.field: (difference.ours, difference.yours) for difference in shown.differences} == {
        "silver": (1, 2),
        "icons": ({"merchant": 1}, {"merchant": 1, "criminal": 1}),
        "bonus": ("S(1)", "DEBT(1) + ANY(2)"),
        "ability": ("DROP: S(1)", "ON_TRADE: S(2)"),
    }
    text = "Bonus: take 1 Debt and gain 2 resources of your choice. After you trade: gain 2 Silver"
    assert say(shown.text) == text


def test_what_was_public_is_not_so_when_it_is_corrected(tmp_path: Path) -> None:
    given = corrections(tmp_path, "[townsfolk.attendant]\nsilver = 3\n[player-cards.start-5]\nsilver = 3")
    assert entry(given, "attendant").fields["public"] == ["icons"]
    assert entry(given, "start-5").fields["public"] == ["space"]

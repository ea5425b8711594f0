"""The owner of a box corrects what the tables of Viscounts say."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import guildhall
from builders.viscounts import table
from guildhall import CorrectionError
from guildhall.engine.cards import Entry
from guildhall.viscounts.cards.tables import CARDS, OURS, Tables
from guildhall.viscounts.cards.tokens import ON_SCHEMES, ON_TILES, ability_token
from guildhall.words import say

DOCS = (
    (Path(__file__).parents[4] / "docs" / "cards.md")
    .read_text(encoding="utf-8")
    .partition("### The cards of Viscounts")[2]
)

EVERYTHING = """
[townsfolk.bishop]
silver = 2
icons = { merchant = 1, criminal = 1 }
bonus = "DEBT(1) + ANY(2)"
ability = "ON_TRADE: S(2)"

[townsfolk.sculptor]
ability = "RES_X2(gold)"

[townsfolk.journeyman]
ability = "SILVER_2(B)"

[townsfolk.squire]
ability = "DROP: DESTROY / DISCARD x2"

[townsfolk.trader]
ability = ""

[townsfolk.printed-a]
silver = 1

[player-cards.start-5]
space = 6
silver = 3
resources = "INK(2)"
deeds = 2
debts = 0
extra = "DEED(1)"

[manuscripts.grey-4]
ribbon = "blue"
cost = 5
effect = "FLIP_DEED"

[manuscripts.printed-b]
cost = 4

[cleric-bonuses.grey-bonus]
needs = 4
vp = 7
icons = { noble = 2 }

[schemes.starting-1]
icons = { cleric = 1 }
line_1 = "COR_PER_X"
line_2 = "DISMISS"
move = 2
option_1 = "PLACE"

[opponents.cleric]
focus = "BUILD"
first_limit = 5
slot_2 = { builder = 1 }
start = "ANY(2)"

[spots.small-1a]
effect = "WORKER(2)"

[links.small-1a-1b]
effect = "S(2)"

[exchanges.space-2]
icons = 3
effect = "GOLD(1)"

[wedges.wedge-1]
effect = ""

[numbers.poverty]
first = 9

[numbers.debt-pile]
players_2 = 10
"""


def corrections(folder: Path, text: str) -> dict[str, Any]:
    file = folder / "my-cards.toml"
    file.write_text(text, encoding="utf-8")
    return CARDS.read(file)


def row(rows: Sequence[Any], key: str) -> Any:
    return next(card for card in rows if card.key == key)


def test_everything_on_a_card_can_be_corrected(tmp_path: Path) -> None:
    tables = Tables(corrections(tmp_path, EVERYTHING))
    bishop = row(tables.townsfolk, "bishop")
    assert (bishop.silver, bishop.icons, bishop.bonus.token()) == (2, [1, 0, 0, 0, 1], "DEBT(1) + ANY(2)")
    abilities = {card.key: ability_token(card.ability) for card in tables.townsfolk}
    assert abilities["bishop"] == "ON_TRADE: S(2)"
    assert abilities["sculptor"] == "RES_X2(gold)"
    assert abilities["journeyman"] == "SILVER_2(B)"
    assert abilities["squire"] == "DROP: DESTROY / DISCARD x2"
    assert abilities["trader"] == ""
    assert row(tables.townsfolk, "printed-a").silver == 1
    start = row(tables.player_cards, "start-5")
    assert (start.space, start.silver, start.deeds, start.debts) == (6, 3, 2, 0)
    assert (start.resources.token(), start.extra.token()) == ("INK(2)", "DEED(1)")
    tile = row(tables.manuscripts, "grey-4")
    assert (tile.ribbon, tile.cost, tile.effect.token(), tile.back) == (2, 5, "FLIP_DEED", "black")
    assert row(tables.manuscripts, "printed-b").cost == 4
    bonus = row(tables.cleric_bonuses, "grey-bonus")
    assert (bonus.needs, bonus.vp, bonus.icons) == (4, 7, [0, 0, 0, 2, 0])
    scheme = row(tables.schemes, "starting-1")
    assert (scheme.deck, scheme.move, scheme.icons) == ("starting", 2, [0, 0, 1, 0, 0])
    lines = [effect.token() for effect in (scheme.line_1, scheme.line_2, *scheme.options)]
    assert lines == ["COR_PER_X", "DISMISS", "PLACE", "FOCUS", "DEBT(1) + FLIP_DEED"]
    assert row(tables.opponents, "cleric").fields()["focus"].ours == "BUILD"
    assert row(tables.spots, "small-1a").effect.token() == "WORKER(2)"
    assert row(tables.links, "small-1a-1b").effect.token() == "S(2)"
    exchange = row(tables.exchanges, "space-2")
    assert (exchange.icons, exchange.effect.token()) == (3, "GOLD(1)")
    assert row(tables.wedges, "wedge-1").effect.token() == "none"
    assert (row(tables.numbers, "poverty").get("first"), row(tables.numbers, "poverty").get("second")) == (9, 8)
    assert row(tables.numbers, "debt-pile").get("players_2") == 10


def test_the_example_in_the_docs_is_valid_and_changes_every_kind_of_card(tmp_path: Path) -> None:
    example = re.search(r"```toml\n(.*?)```", DOCS, re.DOTALL)
    assert example is not None
    given = corrections(tmp_path, example[1])
    assert {path.split(".")[0] for path in given} == set(OURS.by_kind())
    assert {difference.kind for difference in CARDS.differences(given)} == set(OURS.by_kind())


def test_the_docs_name_every_word_for_an_effect_and_no_others() -> None:
    table_of_words = re.search(r"\| word \|.*?\n\n", DOCS, re.DOTALL)
    assert table_of_words is not None
    words = re.findall(r"`([A-Z_]+)(?:\([^)]*\))?`", table_of_words[0])
    assert sorted(words) == sorted({*ON_TILES, *ON_SCHEMES} - {"none"})


def test_a_correction_changes_one_field_of_one_card_and_leaves_our_tables_alone(tmp_path: Path) -> None:
    before = json.dumps([entry.fields for entry in CARDS.entries({})])
    tables = Tables(corrections(tmp_path, "[townsfolk.bishop]\nsilver = 2"))
    ours, theirs = row(OURS.townsfolk, "bishop"), row(tables.townsfolk, "bishop")
    assert (ours.silver, theirs.silver) == (3, 2)
    assert (theirs.icons, theirs.bonus.token()) == ([0, 0, 2, 0, 0], "DEBT(1)")
    assert ability_token(theirs.ability) == "ON_SCRIBE: COR(1)"
    assert all(card is own for card, own in zip(tables.townsfolk, OURS.townsfolk) if card.key != "bishop")
    assert json.dumps([entry.fields for entry in CARDS.entries({})]) == before


def test_effects_may_be_written_with_or_without_spaces(tmp_path: Path) -> None:
    given = corrections(tmp_path, '[townsfolk.bishop]\nbonus = "DEBT(1)+ANY(2)"\nability = "DROP:S(2)/FLIP"')
    assert given == {"townsfolk.bishop.bonus": "DEBT(1) + ANY(2)", "townsfolk.bishop.ability": "DROP: S(2) / FLIP"}


def test_a_record_names_corrections_flat_and_they_read_the_same_again(tmp_path: Path) -> None:
    given = corrections(tmp_path, EVERYTHING)
    assert given["schemes.starting-1.option_1"] == "PLACE"
    assert CARDS.check(json.loads(json.dumps(given))) == given


def test_every_field_of_every_card_accepts_what_it_says_already() -> None:
    for kind, cards in OURS.by_kind().items():
        for card in cards:
            flat = {f"{kind}.{card.key}.{name}": field.ours for name, field in card.fields().items()}
            assert CARDS.check(flat) == flat
            assert CARDS.differences(flat) == []
            assert row(Tables(flat).by_kind()[kind], card.key) is card


REFUSED = [
    ("[townsfolks.squire]\nsilver = 2",
     "townsfolks: 'townsfolks' is unknown. Valid: townsfolk, player-cards, manuscripts, cleric-bonuses, schemes, "
     "opponents, spots, links, exchanges, wedges, numbers."),
    ("[townsfolk.bischop]\nsilver = 2", "townsfolk.bischop: 'bischop' is unknown. Valid: bishop"),
    ("[townsfolk.bishop]\nvp = 2",
     "townsfolk.bishop.vp: 'vp' is unknown. Valid: silver, icons, bonus, ability, name, right."),
    ('[townsfolk.squire]\nbonus = "S(1)"',
     "townsfolk.squire.bonus: 'bonus' is unknown. Valid: silver, icons, ability, name, right."),
    ("[townsfolk.squire]\nsilver = 0", "townsfolk.squire.silver is a whole number from 1 to 9, not 0."),
    ("[townsfolk.squire]\nsilver = true", "townsfolk.squire.silver is a whole number from 1 to 9, not True."),
    ("[townsfolk.squire]\nicons = { knight = 1 }",
     "townsfolk.squire.icons: 'knight' is unknown. Valid: merchant, builder, cleric, noble, criminal."),
    ("[townsfolk.squire]\nicons = {}", "townsfolk.squire.icons has to name at least one of its icons."),
    ("[townsfolk.squire]\nicons = { noble = 3, cleric = 2 }", "townsfolk.squire.icons: 5 in all is more than 4."),
    ('[townsfolk.squire]\nicons = "N"', "townsfolk.squire.icons is a table such as { merchant = 1 }, not 'N'."),
    ("[townsfolk.bishop]\nbonus = 3", "townsfolk.bishop.bonus is a text such as 'S(2)', or '' for nothing, not 3."),
    ('[townsfolk.bishop]\nbonus = "SILVER(2)"',
     "townsfolk.bishop.bonus: 'SILVER(2)' is unknown. Valid: INK(1), GOLD(1)"),
    ('[townsfolk.bishop]\nbonus = "S"', "townsfolk.bishop.bonus: 'S' needs a number from 1 to 9, such as S(1)."),
    ('[townsfolk.bishop]\nbonus = "S(0)"', "'S(0)' needs a number from 1 to 9"),
    ('[townsfolk.bishop]\nbonus = "S(10)"', "'S(10)' needs a number from 1 to 9"),
    ('[townsfolk.bishop]\nbonus = "S(two)"', "'S(two)' needs a number from 1 to 9"),
    ('[townsfolk.bishop]\nbonus = "S(1) +"', "'S(1) +': an effect such as 'S(2)' is missing."),
    ('[townsfolk.bishop]\nbonus = "(S(1)"', "'(S(1)': a bracket is not closed."),
    ('[townsfolk.bishop]\nbonus = "s(1)"', "'s(1)' is unknown."),
    ('[townsfolk.bishop]\nbonus = "S(1); FLIP"', "is not an effect such as"),
    ('[townsfolk.bishop]\nbonus = "FLIP(2)"', "'FLIP(2)' has no number: FLIP."),
    ('[townsfolk.bishop]\nbonus = "FUTURE"', "'FUTURE' is unknown."),
    ('[townsfolk.bishop]\nbonus = "END_VP(2 resource)"', "'END_VP(2 resource)' is unknown."),
    ('[townsfolk.bishop]\nbonus = "BUILD_FREE(tower)"',
     "'BUILD_FREE(tower)' needs a building: BUILD_FREE(workshop), BUILD_FREE(trading_post), BUILD_FREE(guildhall)."),
    ('[townsfolk.bishop]\nbonus = "' + "+".join(["S(1)"] * 13) + '"', "has too many parts, 6 at most."),
    ('[townsfolk.bishop]\nbonus = "' + "S(1)+" * 100 + '"', "townsfolk.bishop.bonus is a text such as 'S(2)'"),
    ('[townsfolk.bishop]\nability = "S(1)"',
     "townsfolk.bishop.ability: 'S(1)' is unknown. Valid: an effect after PLAY:, DROP:, ON_TRADE:, ON_BUILD:, "
     "ON_SCRIBE:, ON_PLACE:, ON_FLIP_DEBT:, ON_GAIN_DEBT:, ANY_COLLISION:; or PAIR_M(B)"),
    ('[townsfolk.bishop]\nability = "WHEN: S(1)"', "'WHEN' is unknown. Valid: PLAY, DROP, ON_TRADE,"),
    ('[townsfolk.bishop]\nability = "DROP:"', "'DROP:' says when, but not what."),
    ('[townsfolk.bishop]\nability = "RES_X2(silver)"', "'RES_X2(silver)' is unknown. Valid:"),
    ('[townsfolk.bishop]\nability = "PAIR_M(M)"', "'PAIR_M(M)' is unknown. Valid:"),
    ("[player-cards.start-1]\nspace = 11", "player-cards.start-1.space is a whole number from 1 to 10, not 11."),
    ('[player-cards.start-1]\nextra = "END_VP(2 resource)"', "'END_VP(2 resource)' is unknown."),
    ('[manuscripts.grey-1]\nribbon = "pink"',
     "manuscripts.grey-1.ribbon: 'pink' is unknown. Valid: grey, black, blue, yellow."),
    ('[manuscripts.grey-1]\nback = "grey"',
     "manuscripts.grey-1.back: 'back' is unknown. Valid: cost, effect, ribbon, right."),
    ('[manuscripts.printed-a]\nribbon = "grey"', "printed-a.ribbon: 'ribbon' is unknown. Valid: cost, effect, right."),
    ('[manuscripts.grey-1]\neffect = "END_VP(2 sheep)"', "needs a number and a thing, such as END_VP(2 resource)"),
    ('[schemes.future-1]\noption_1 = "SLEEP"', "schemes.future-1.option_1: 'SLEEP' is unknown."),
    ("[schemes.future-1]\nmove = 40", "schemes.future-1.move is a whole number from 1 to 9, not 40."),
    ('[opponents.cleric]\nfocus = "SLEEP"', "opponents.cleric.focus: 'SLEEP' is unknown."),
    ('[links.river]\neffect = "S(2)"', "links.river: 'river' is unknown. Valid: small-1a-1b"),
    ('[wedges.wedge-1]\neffect = "FUTURE"', "wedges.wedge-1.effect: 'FUTURE' is unknown."),
    ("[spots.small-11a]\neffect = 'S(1)'", "spots.small-11a: 'small-11a' is unknown."),
    ("[exchanges.space-1]\nicons = 0", "exchanges.space-1.icons is a whole number from 1 to 9, not 0."),
    ("[numbers.debt]\nvp = 3", "numbers.debt.vp: 'vp' is unknown. Valid: unpaid, paid, right."),
    ("[numbers.debt-pile]\nplayers_3 = 31", "debt-pile.players_3 is a whole number from 1 to 30, not 31."),
    ("townsfolk = 3", "townsfolk is a table of cards, not 3."),
    ("[townsfolk]\nsquire = 3", "townsfolk.squire is a table of corrections, not 3. Valid: silver, icons,"),
    ("[townsfolk.squire\nsilver = 2", "is not TOML: "),
]  # fmt: skip


@pytest.mark.parametrize(("text", "sentence"), REFUSED, ids=range(len(REFUSED)))
def test_what_cannot_be_is_refused_with_its_path_and_what_can(tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(CorrectionError) as refusal:
        corrections(tmp_path, text)
    assert str(refusal.value).startswith(str(tmp_path / "my-cards.toml"))
    assert sentence in str(refusal.value)


@pytest.mark.parametrize("given", [[], "x", 3, None, {"abbot": 1}, {"townsfolk.abbot.silver.x": 1}, {3: 4}, {"": 1}])
def test_flat_corrections_of_a_wrong_shape_are_refused_with_the_name_of_one_in_this_game(given: Any) -> None:
    with pytest.raises(CorrectionError, match=r"townsfolk\.acolyte\.silver"):
        CARDS.check(given)


# A game with them.


def test_a_game_is_played_with_the_corrected_numbers(tmp_path: Path) -> None:
    t = table(corrections=corrections(tmp_path, EVERYTHING))
    assert t.debts_above == 10
    t.show("A", "bishop")
    t.red.at("O1").has(silver=2)
    t.phase("recruit").play("hire bishop", "take ink", "take gold")
    assert (t.red.goods, t.red.unpaid) == ({"ink": 1, "gold": 1}, 1)
    assert t.debts_above == 9


def test_a_corrected_spot_link_exchange_and_wedge_do_what_they_say_now(tmp_path: Path) -> None:
    t = table(corrections=corrections(tmp_path, EVERYTHING))
    t.blue.building("ws1", "1b")
    t.red.at("O1").slots("abbot", "labourer", "thief").has(stone=1).in_castle(A1=1)
    t.phase("action").play("build ws2 1a", "place A1")
    assert t.red.castle == {"A2": 1, "B1": 1, "E1": 1}, "the spot places 2 Workers, and one climbs"
    assert t.red.goods == {"silver": 2} and t.blue.goods == {"silver": 2}, "the link; the wedge has nothing to give"
    t.table.active = t.red.index
    t.red.at("O2").slots("lender", "thief", "abbot").has(silver=0)
    t.phase("action").play("trade 1")
    assert t.red.goods == {"gold": 1}


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
    with pytest.raises(CorrectionError, match="'abbott' is unknown"):
        guildhall.new_game("viscounts", players=2, corrections={"townsfolk.abbott.silver": 2})


# What a browser shows of them.


def entry(given: dict[str, Any], key: str) -> Entry:
    return next(entry for entry in CARDS.entries(given) if entry.key == key)


def test_a_corrected_card_says_so_and_where_our_own_numbers_come_from(tmp_path: Path) -> None:
    shown = entry(corrections(tmp_path, EVERYTHING), "bishop")
    assert (shown.origin, shown.printed_origin) == ("corrected", "public")
    assert {difference.field: (difference.ours, difference.yours) for difference in shown.differences} == {
        "silver": (3, 2),
        "icons": ({"cleric": 2}, {"merchant": 1, "criminal": 1}),
        "bonus": ("DEBT(1)", "DEBT(1) + ANY(2)"),
        "ability": ("ON_SCRIBE: COR(1)", "ON_TRADE: S(2)"),
    }
    assert say(shown.text) == "Bonus: take 1 Debt and gain any 2 resources. After you trade: gain 2 Silver"


def test_what_was_public_is_not_so_when_it_is_corrected(tmp_path: Path) -> None:
    assert sorted(entry({}, "strongman").fields["public"]) == ["ability", "icons", "silver"]
    given = corrections(tmp_path, "[townsfolk.strongman]\nsilver = 3")
    assert sorted(entry(given, "strongman").fields["public"]) == ["ability", "icons"]

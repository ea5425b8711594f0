"""Corrections to cards by the owner of a box: what a file may say, and what is refused."""

from __future__ import annotations

import difflib
import json
import re
import time
from pathlib import Path
from typing import Any

import pytest

import guildhall
from guildhall import CorrectionError
from guildhall.architects.cards.tables import CARDS
from guildhall.engine.corrections import MOST_PROBLEMS, read_toml

DOCS = Path(__file__).parents[2] / "docs" / "cards.md"


def corrections(tmp_path: Path, text: str) -> dict[str, Any]:
    file = tmp_path / "my-cards.toml"
    file.write_text(text, encoding="utf-8")
    return CARDS.read(file)


def test_a_file_of_every_kind_is_read_flat(tmp_path: Path) -> None:
    example = re.search(r"```toml\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert example is not None
    assert corrections(tmp_path, example[1]) == {
        "buildings.chapel.vp": 7,
        "buildings.chapel.cost": {"clay": 2, "wood": 1, "stone": 4},
        "buildings.chapel.skills": ["carpentry", "tiling"],
        "buildings.chapel.virtue": 2,
        "buildings.chapel.effect": {"virtue": 3},
        "apprentices.squire-1.virtue": 0,
        "apprentices.squire-1.skills": ["tiling"],
        "apprentices.squire-1.effect": {"gold": 2},
        "apprentices.merchant-1.effect": {"pay_silver": 2, "clay": 4},
        "rewards.reward-1.gain": {"silver": 4, "virtue": 1},
        "markets.market-3.small": {"marble": 1},
        "markets.market-3.large": {"stone": 1, "marble": 2},
        "boards.hugo.prison": 9,
        "boards.hugo.silver": 11,
        "boards.hugo.virtue": 3,
        "boards.hugo.goods": {"clay": 1},
        "boards.hugo.cards": 1,
        "boards.hugo.debts": 1,
        "boards.hugo.effect": {"silver": 1},
        "crafts.craft-5.vp": 4,
        "crafts.craft-5.adornment": {"silver": 3},
        "crafts.craft-7.tool": {"silver": 0, "stone": 1},
        "rewards.reward-12.gain": {"virtue": 1, "influence": 3},
        "boards.charles.effect": {"influence_at_start": 2},
        "wonders.stone-wonder.amount": 13,
        "wonders.stone-wonder.influence": 6,
        "wonders.stone-wonder.tax": 2,
        "wonders.stone-wonder.vp": 15,
        "wonders.stone-wonder.virtue": 1,
        "contributions.contribution-2.clay": {"influence": 2},
        "contributions.contribution-2.gold": {"influence": 0, "rewards": 2},
        "contributions.contribution-2.profiteer": "quarry",
        "contributions.contribution-2.princess": "forest",
        "contributions.contribution-2.penalty": {"virtue": 2},
        "contributions.contribution-5.reward": {"silver": 4},
    }


def test_checked_corrections_stay_as_they_are(tmp_path: Path) -> None:
    once = corrections(
        tmp_path, '[buildings.well]\nskills = ["tiling", "carpentry"]\ncost = { stone = 2, clay = 1, wood = 0 }\n'
    )
    assert once == {"buildings.well.skills": ["carpentry", "tiling"], "buildings.well.cost": {"clay": 1, "stone": 2}}
    assert CARDS.check(json.loads(json.dumps(once))) == once


def test_an_empty_file_corrects_nothing(tmp_path: Path) -> None:
    assert corrections(tmp_path, "# nothing yet\n") == {}


REFUSED = [
    ("[building.chapel]\nvp = 7",
     "building: 'building' is unknown. "
     "Valid: apprentices, buildings, rewards, markets, boards, crafts, wonders, contributions, opponents, schemes."),
    ("[buildings.chapell]\nvp = 7", "buildings.chapell: 'chapell' is unknown. Valid: chapel, cellar."),
    ("[buildings.zzz]\nvp = 7", "buildings.zzz: 'zzz' is unknown. Valid: smithy, steeple"),
    ("[apprentices.squire]\nvirtue = 0", "'squire' is unknown. Valid: squire-3, squire-2, squire-1."),
    ("[buildings.chapel]\npoints = 7",
     "buildings.chapel.points: 'points' is unknown. Valid: vp, cost, skills, virtue, effect, name, right."),
    ("[buildings.chapel]\ncost = { marbel = 1 }",
     "buildings.chapel.cost: 'marbel' is unknown. Valid: clay, wood, stone, gold, marble."),
    ("[buildings.chapel]\ncost = { silver = 1 }", "'silver' is unknown. Valid: clay, wood, stone, gold, marble."),
    ("[buildings.chapel]\ncost = 7", "buildings.chapel.cost is a table such as { clay = 1 }, not 7. Valid: clay"),
    ("[buildings.chapel]\ncost = { clay = -1 }", "buildings.chapel.cost.clay is a whole number from 0 to 15, not -1."),
    ("[buildings.chapel]\ncost = { clay = 9, wood = 9 }", "buildings.chapel.cost: 18 in all is more than 15."),
    ("[buildings.chapel]\nvp = 31", "buildings.chapel.vp is a whole number from 0 to 30, not 31."),
    ("[buildings.chapel]\nvp = -1", "buildings.chapel.vp is a whole number from 0 to 30, not -1."),
    ("[buildings.chapel]\nvp = 7.0", "from 0 to 30, not 7.0."),
    ("[buildings.chapel]\nvp = true", "from 0 to 30, not True."),
    ('[buildings.chapel]\nvp = "7"', "from 0 to 30, not '7'."),
    ("[buildings.chapel]\nvirtue = 10", "buildings.chapel.virtue is a whole number from -9 to 9, not 10."),
    ('[buildings.chapel]\nskills = ["mason"]',
     "buildings.chapel.skills: 'mason' is unknown. Valid: carpentry, tiling, masonry."),
    ('[buildings.chapel]\nskills = ["tiling", "tiling"]', "buildings.chapel.skills names 'tiling' twice."),
    ('[buildings.chapel]\nskills = "tiling"', "buildings.chapel.skills is a list of skills, not 'tiling'."),
    ("[buildings.chapel]\nskills = [1]", "buildings.chapel.skills: 1 is unknown."),
    ("[apprentices.squire-1]\nskills = []", "apprentices.squire-1.skills has to name at least one skill."),
    ("[apprentices.squire-1]\neffect = { golde = 1 }",
     "apprentices.squire-1.effect: 'golde' is unknown. Valid: clay, wood"),
    ("[apprentices.squire-1]\neffect = { gold = 21 }",
     "apprentices.squire-1.effect.gold is a whole number from 0 to 20, not 21."),
    ("[apprentices.squire-1]\neffect = { gold = 0 }", "apprentices.squire-1.effect leaves nothing to gain."),
    ("[apprentices.squire-1]\neffect = 2", "apprentices.squire-1.effect is a table such as { gold = 2 }, not 2."),
    ("[apprentices.labourer]\neffect = { gold = 1 }",
     "apprentices.labourer.effect: the effect of this card has no numbers."),
    ("[apprentices.merchant-1]\neffect = { pay_silver = 0 }", "apprentices.merchant-1.effect leaves nothing to pay."),
    ("[apprentices.merchant-1]\neffect = { pay_clay = 9, pay_wood = 9 }", "a price is at most 15 goods."),
    ("[apprentices.gatekeeper]\neffect = { workers = 3 }",
     "apprentices.gatekeeper.effect.workers is a whole number from 1 to 2, not 3."),
    ("[buildings.treasury]\neffect = { marble = 1 }",
     "buildings.treasury.effect: 'marble' is unknown. Valid: gold, silver."),
    ("[buildings.treasury]\neffect = { gold = 0 }",
     "buildings.treasury.effect.gold is a whole number from 1 to 20, not 0."),
    ("[buildings.keep]\neffect = { per = 0 }", "buildings.keep.effect.per is a whole number from 1 to 20, not 0."),
    ("[boards.frederick]\neffect = { by = 2 }", "boards.frederick.effect: the effect of this card has no numbers."),
    ("[boards.hugo]\nprison = 21", "boards.hugo.prison is a whole number from 0 to 20, not 21."),
    ("[boards.hugo]\nvirtue = 15", "boards.hugo.virtue is a whole number from 0 to 14, not 15."),
    ("[boards.hugo]\ngoods = { silver = 1 }", "boards.hugo.goods: 'silver' is unknown."),
    ("[rewards.reward-1]\ngain = {}", "rewards.reward-1.gain has to name at least one of its goods."),
    ("[crafts.craft-25]\nvp = 3", "crafts.craft-25: 'craft-25' is unknown. Valid: craft-5, craft-2,"),
    ("[crafts.craft-1]\ncost = 3",
     "crafts.craft-1.cost: 'cost' is unknown. Valid: vp, adornment, tool, adornment_of, tool_of, right."),
    ("[crafts.craft-1]\nvp = 31", "crafts.craft-1.vp is a whole number from 0 to 30, not 31."),
    ("[crafts.craft-1]\nadornment = { clay = 0 }", "crafts.craft-1.adornment leaves nothing to gain."),
    ("[crafts.craft-1]\ntool = { cards = 0 }", "crafts.craft-1.tool leaves nothing to gain."),
    ("[crafts.craft-5]\ntool = { workers = 2 }", "crafts.craft-5.tool: the effect of this card has no numbers."),
    ("[crafts.craft-13]\nadornment = { virtue = 0 }",
     "crafts.craft-13.adornment.virtue is a whole number from 1 to 20, not 0."),
    ("[crafts.craft-17]\nadornment = { marble = 1 }",
     "crafts.craft-17.adornment: 'marble' is unknown. Valid: virtue, gold."),
    ("[wonders.stone-wonders]\nvp = 3",
     "'stone-wonders' is unknown. Valid: clay-wonder, wood-wonder, stone-wonder, gold-wonder, marble-wonder."),
    ("[wonders.stone-wonder]\ncost = 3",
     "wonders.stone-wonder.cost: 'cost' is unknown. Valid: amount, influence, tax, vp, virtue, name, right."),
    ("[wonders.stone-wonder]\ninfluence = 13",
     "wonders.stone-wonder.influence is a whole number from 0 to 12, not 13."),
    ("[wonders.stone-wonder]\namount = 0", "wonders.stone-wonder.amount is a whole number from 1 to 15, not 0."),
    ("[buildings.stone-wonder]\nvp = 3", "buildings.stone-wonder: 'stone-wonder' is unknown."),
    ("[contributions.contribution-8]\nclay = { influence = 1 }", "'contribution-8' is unknown. Valid: contribution-1,"),
    ("[contributions.contribution-1]\nsilver = { influence = 1 }",
     "contributions.contribution-1.silver: 'silver' is unknown. "
     "Valid: profiteer, princess, clay, wood, stone, gold, marble, penalty, reward, other_reward, right."),
    ("[contributions.contribution-1]\nclay = { influence = 0 }",
     "contributions.contribution-1.clay leaves nothing to gain."),
    ("[contributions.contribution-1]\nclay = { influense = 2 }",
     "contributions.contribution-1.clay: 'influense' is unknown. Valid: clay, wood, stone,"),
    ("[contributions.contribution-1]\nclay = 2",
     "contributions.contribution-1.clay is a table such as { influence = 2 }, not 2."),
    ("[contributions.contribution-1]\nprincess = 'castle'",
     "contributions.contribution-1.princess: 'castle' is unknown. Valid: quarry, forest, silversmith, mines,"),
    ("[contributions.contribution-1]\nprofiteer = 'tax-stand'",
     "contributions.contribution-1.profiteer: 'tax-stand' is unknown."),
    ("[contributions.contribution-1]\nprofiteer = 3", "contributions.contribution-1.profiteer: 3 is unknown."),
    ("[contributions.contribution-1]\nprofiteer = ['mines']", "profiteer: ['mines'] is unknown."),
    ("[contributions.contribution-1]\npenalty = { debts = 0 }",
     "contributions.contribution-1.penalty.debts is a whole number from 1 to "),
    ("[contributions.contribution-2]\nreward = { gold = 1 }",
     "contributions.contribution-2.reward: the effect of this card has no numbers."),
    ("[rewards.reward-1]\ngain = { influence = 1 }", "rewards.reward-1.gain: 'influence' is unknown."),
    ("[rewards.reward-12]\ngain = { influence = 21 }",
     "rewards.reward-12.gain.influence is a whole number from 0 to 20, not 21."),
    ("[boards.charles]\neffect = { influence_at_start = 13 }",
     "boards.charles.effect.influence_at_start is a whole number from 0 to 12, not 13."),
    ("[boards.hugo]\neffect = { influence_at_start = 1 }", "boards.hugo.effect: 'influence_at_start' is unknown."),
    ("[apprentices.benefactor-1]\neffect = { pay_any = 0 }",
     "apprentices.benefactor-1.effect.pay_any is a whole number from 1 to 15, not 0."),
    ("[apprentices.benefactor-1]\neffect = { influence = 0 }",
     "apprentices.benefactor-1.effect leaves nothing to gain."),
    ("[markets.market-1]\nsmall = { virtue = 1 }", "markets.market-1.small: 'virtue' is unknown."),
    ("[markets.market-1]\nmedium = { gold = 1 }",
     "markets.market-1.medium: 'medium' is unknown. Valid: small, large, right."),
    ("buildings = 3", "buildings is a table of cards, not 3."),
    ("[buildings]\nchapel = 7", "buildings.chapel is a table of corrections, not 7. Valid: vp, cost"),
    ("[buildings.chapel\nvp = 7", "is not TOML: "),
    ("[buildings.chapel]\nvp = 7\nvp = 8", "is not TOML: "),
    ("[buildings.chapel]\nvp = " + "9" * 5000, "is not TOML: "),
    ("[buildings.chapel]\nvp = 0x" + "f" * 5000, "from 0 to 30, not this."),
    ("x = " + "[" * 100_000, "is not TOML: "),
]  # fmt: skip


@pytest.mark.parametrize(("text", "sentence"), REFUSED, ids=range(len(REFUSED)))
def test_what_cannot_be_is_refused_with_its_path_and_what_can(tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(CorrectionError) as refusal:
        corrections(tmp_path, text)
    assert str(refusal.value).startswith(str(tmp_path / "my-cards.toml"))
    assert sentence in str(refusal.value)


@pytest.mark.parametrize(
    "text",
    [
        ".".join("a" * 100_000) + " = 1",
        '"\\"".' + ".".join("a" * 100_000) + '."x" = 1',  # dots between what only looks like quotes
        "'\"'." + ".".join("a" * 100_000) + ".'x' = 1",
        '"' + '\\"' * 100_000,
        "[" + ".".join("a" * 100_000) + "]",
        "vp = " + "[" * 200_000,
    ],
)
def test_no_text_takes_long_to_read(text: str) -> None:
    """A name of a hundred thousand parts once took a minute, and a stranger can send one to a server."""
    began = time.process_time()
    data, problems = read_toml(text)
    assert time.process_time() - began < 1 and problems and data == {}


def test_of_thousands_of_names_that_are_nearly_right_few_are_looked_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only for those that are told one looks what was meant; what is right among the rest is still used."""
    looked: list[object] = []
    look = difflib.get_close_matches

    def counted(*given: Any) -> Any:
        looked.append(given)
        return look(*given)

    monkeypatch.setattr(difflib, "get_close_matches", counted)
    cards = {f"buildings.chapl{number}.vp": 1 for number in range(4900)}
    fields = {f"buildings.chapel.pv{number}": 1 for number in range(4900)}
    for given in (cards, fields):
        found = CARDS.examine({**given, "buildings.well.vp": 3})
        assert found.corrections == {"buildings.well.vp": 3} and len(found.problems) == MOST_PROBLEMS
    text = "\n".join(f"[buildings.chapl{number}]\nvp = 1" for number in range(4900)) + "\n[buildings.well]\nvp = 3\n"
    assert CARDS.read_text(text).corrections == {"buildings.well.vp": 3}
    assert MOST_PROBLEMS <= len(looked) <= 3 * MOST_PROBLEMS


def test_dots_in_quotes_and_between_a_few_names_are_no_matter() -> None:
    text = f"""by = "{"Ada. " * 20}"\nbuildings.chapel.vp = 7\n\"buildings\".'well'.vp = 3\n"""
    data, problems = read_toml(text)
    assert not problems and data["buildings"] == {"chapel": {"vp": 7}, "well": {"vp": 3}}


def test_a_refusal_holds_the_value_and_the_valid_ones(tmp_path: Path) -> None:
    with pytest.raises(CorrectionError) as refusal:
        corrections(tmp_path, '[buildings.chapel]\nskills = ["mason"]')
    assert refusal.value.value == "mason"
    assert refusal.value.valid == ["carpentry", "tiling", "masonry"]


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CorrectionError, match="cannot be read: No such file"):
        CARDS.read(tmp_path / "none.toml")
    with pytest.raises(CorrectionError, match="cannot be read: Is a directory"):
        CARDS.read(tmp_path)
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(CorrectionError, match="is not a text file"):
        CARDS.read(tmp_path / "binary.toml")
    (tmp_path / "long.toml").write_text("#" * 1_000_001)
    with pytest.raises(CorrectionError, match="is too long"):
        CARDS.read(tmp_path / "long.toml")


@pytest.mark.parametrize("given", [[], "x", 3, None, {"chapel": 1}, {"buildings.chapel.vp.x": 1}, {3: 4}, {"": 1}])
def test_flat_corrections_of_a_wrong_shape_are_refused(given: Any) -> None:
    with pytest.raises(CorrectionError):
        CARDS.check(given)
    with pytest.raises(CorrectionError):
        guildhall.new_game("architects", seed=1, corrections=given)

"""Every sentence the code can need is in the catalogues of the complete languages, and nothing else is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import guildhall
from builders.tables import TestTable, artisans_table, both_table, table, wonders_table
from guildhall.architects.artisans.pieces import WhichPiece
from guildhall.architects.artisans.tools import LoseVirtueBefore
from guildhall.architects.cards.tables import CARDS
from guildhall.architects.names import SUPPLY
from guildhall.architects.paying import Price
from guildhall.engine.message import Message
from guildhall.words import COMPLETE, catalogue, locales
from words.said import FAMILIES, MIXES, SOLO_MIXES, families, play, used_names, written_names


def missing(names: set[str], locale: str) -> list[str]:
    return sorted(name for name in names if not catalogue(locale).has(name))


def unused(names: set[str]) -> list[str]:
    """Names of a catalogue that the code cannot produce."""
    families_now = families()
    exact, patterns = used_names()
    left = []
    for name in sorted(names):
        if name.startswith(FAMILIES):
            if name not in families_now and name not in exact:
                left.append(name)
        elif name not in exact and not any(pattern.fullmatch(name) for pattern in patterns):
            left.append(name)
    return left


def test_complete_languages_exist() -> None:
    assert set(COMPLETE) <= set(locales())


@pytest.mark.parametrize("locale", COMPLETE)
def test_no_message_is_missing(locale: str) -> None:
    exact, _ = written_names()
    assert missing(families() | exact, locale) == []


@pytest.mark.parametrize("locale", COMPLETE)
def test_no_message_is_unused(locale: str) -> None:
    assert unused(catalogue(locale).names) == []


def test_a_missing_and_an_unused_message_would_be_noticed() -> None:
    assert missing({"gain", "answer-fly"}, "en") == ["answer-fly"]
    assert unused({"gain", "answer-fly", "event-flown", "juggle", "place-quarry"}) == [
        "answer-fly",
        "event-flown",
        "juggle",
    ]


def test_messages_are_found_in_the_sources(tmp_path: Path) -> None:
    source = 'Message("plain"); Message("one" if x else "other"); Message(f"when-{x}"); words("said"); other("no")'
    (tmp_path / "rules.py").write_text(source)
    exact, patterns = written_names(tmp_path)
    assert exact == {"plain", "one", "other", "cli-said"}
    assert [bool(pattern.fullmatch("when-built")) for pattern in patterns] == [True]


@pytest.fixture(scope="module")
def said() -> dict[str, dict[str, tuple[str, Message, Any]]]:
    """Everything said in random games with every player count and mix of options: by what it is, each once."""
    heard: dict[str, dict[str, tuple[str, Message, Any]]] = {"prompt": {}, "option": {}, "event": {}}
    language = catalogue("en")
    for seed, mix in enumerate(MIXES * 2 + SOLO_MIXES):
        for what, message, about in play(mix, seed):
            key = repr(message)
            if key not in heard[what]:
                heard[what][key] = (language.say(message), message, about)
    return heard


@pytest.mark.parametrize("locale", COMPLETE)
def test_a_whole_game_can_be_said(locale: str, said: dict[str, dict[str, tuple[str, Message, Any]]]) -> None:
    """Saying a message raises if a sentence wants a parameter that the code does not give."""
    language = catalogue(locale)
    texts = {what: {language.say(message) for _, message, _ in heard.values()} for what, heard in said.items()}
    assert len(texts["prompt"]) > 25 and len(texts["option"]) > 300 and len(texts["event"]) > 300


def test_random_games_ask_nearly_every_question_and_tell_every_kind_of_event(
    said: dict[str, dict[str, tuple[str, Message, Any]]],
) -> None:
    """So that the test above means something. A few questions are rare, and have tests of their own below."""
    possible = {name for name in families() if name.startswith(("ask-", "event-"))}
    heard = {message.name for what in said.values() for _, message, _ in what.values()}
    rare = {"ask-end-effects", "ask-free-adornment", "ask-how-many-to-capture", "ask-whether-to-release"}
    rare |= {
        "ask-lose-virtue-before",
        "ask-whom-to-place",
        "event-nobody-taken-back",
        "ask-tool-first",
        "event-lack-cathedral",
        "event-lack-contribution",
        "event-because-next-craft",
    }
    assert possible - heard <= rare


@pytest.mark.parametrize("expansions", [["artisans"], ["wonders"], ["artisans", "wonders"]])
def test_random_games_say_every_answer_of_an_expansions_own(expansions: list[str]) -> None:
    """Every kind of answer that only the expansion has is an option in some game."""
    heard: set[str] = set()
    for seed, mix in enumerate(MIXES * 2):
        if mix.get("expansions") == expansions:
            heard |= {message.name for what, message, _ in play(mix, seed) if what == "option"}
    mine = {name for key in expansions for name in names_of_file(key) if name.startswith("answer-")}
    rare = {"answer-artisan-ignores-loss", "answer-with-artisan", "answer-without-artisan", "answer-take"}
    rare |= {"answer-silver-to-ignore"}
    assert mine - heard <= rare
    assert len(mine & heard) > 8


def names_of_file(key: str) -> set[str]:
    """The messages in an expansion's own file of sentences."""
    text = (Path(guildhall.__file__).parent / "locales" / "en" / f"{key}.ftl").read_text(encoding="utf-8")
    return {line.split(" =")[0] for line in text.splitlines() if " =" in line and line[0].isalpha()}


def test_the_order_of_end_game_effects_is_asked_in_words() -> None:
    t = table(2)
    t.red.with_buildings("dungeon", "castle").has(gold=4)
    t.finish()
    assert t.game.decision.prompt == "End of game: which of your Buildings takes effect next?"
    assert [option.text for option in t.game.options] == ["Let the Dungeon take effect", "Let the Castle take effect"]


def asked(t: TestTable) -> tuple[str, list[str]]:
    return t.game.decision.prompt, [option.text for option in t.game.options]


def test_a_free_adornment_is_asked_in_words() -> None:
    t = artisans_table()
    t.show_crafts("craft-5", "craft-16")
    t.red.has(wood=3, stone=2, gold=2).with_apprentices("labourer").with_hand("gallery")
    t.play("place guildhall", "build gallery")
    assert asked(t) == (
        "Which Craft Card do you take as an Adornment, for free?",
        [
            "Craft Card 5 as an Adornment (3 VP): gain 4 Silver",
            "Craft Card 16 as an Adornment (7 VP): lose 1 Virtue and take 1 unpaid Debt",
        ],
    )


def test_a_tool_before_its_apprentice_is_asked_in_words() -> None:
    t = artisans_table()
    t.red.with_virtue(0).with_tool("pickpocket", "craft-16")
    t.play("place tax-stand")
    assert asked(t) == (
        "Your Apprentice is about to bring you something. Does the Tool come first? Otherwise you may use it "
        "afterwards. Pickpocket (pay 1 Silver to gain 1 Virtue).",
        ["That is all", "Use the Tool of the Pickpocket (At the Tax Stand: gain 1 Gold)"],
    )


def test_crafting_is_asked_in_words() -> None:
    t = artisans_table()
    t.show_crafts("craft-5", "craft-8")
    t.red.has(silver=5).at(guildhall=1).with_apprentices("enforcer-1", "enforcer-2").with_buildings("well", "keep")
    t.play("stack guildhall")
    assert asked(t) == (
        "Which Craft Card do you take, and as what? An Adornment costs 3 Silver and 2 Tax, a Tool nothing.",
        [
            "Craft Card 5 as an Adornment (3 VP): gain 4 Silver",
            "Craft Card 8 as an Adornment (3 VP): gain 1 Wood and 1 Stone",
            "Craft Card 5 as a Tool: bring 1 of your Workers home from Prison",
            "Craft Card 8 as a Tool: lose 1 Virtue to gain 1 Gold",
        ],
    )
    other = TestTable(t.game.clone())
    t.play("tool craft-8")
    assert asked(t) == (
        "Craft Card 8 as a Tool: lose 1 Virtue to gain 1 Gold. Which of your Apprentices gets it?",
        [
            "Give it to the Enforcer (When you send captured Workers to Prison: gain 2 Wood)",
            "Give it to the Enforcer (When you send captured Workers to Prison: gain 3 Clay)",
        ],
    )
    other.play("adorn craft-5")
    prompt, options = asked(other)
    assert prompt == ("Craft Card 5 as an Adornment (3 VP): gain 4 Silver. Which of your Buildings does it go under?")
    assert options[1] == "Under the Keep (End of game: 1 VP for each 3 captured Workers on your board)"


def test_a_capture_by_a_tool_is_asked_in_words() -> None:
    t = artisans_table()
    t.red.with_tool("woodcutter-1", "craft-4")
    t.blue.at(forest=3)
    t.play("place forest")
    assert asked(t)[0] == (
        "The Woodcutter has brought you something. Do you use its Tool: "
        "capture up to 2 Workers of one colour where you have just placed a Worker?"
    )
    t.play("use tool woodcutter-1")
    assert asked(t)[0] == "Your Tool captures up to 2 Workers of one colour at the Forest. Whose?"
    t.play("capture forest blue")
    assert asked(t) == (
        "How many of Blue’s Workers at the Forest do you capture?", ["Capture 2 of them", "Capture 1 of them"],
    )  # fmt: skip


def test_release_or_capture_is_asked_in_words() -> None:
    t = artisans_table()
    t.show_crafts("craft-20", "craft-5")
    t.red.has(silver=5).at(guildhall=1).with_buildings("well")
    t.blue.holding(red=2).at(forest=1)
    t.play("stack guildhall", "adorn craft-20")
    assert asked(t) == (
        "Do you bring your Workers home from other players’ boards, or do you make a capture?",
        ["Bring your Workers home from other boards", "Make a capture"],
    )


def test_whether_the_artisan_is_among_those_that_leave_is_asked_in_words() -> None:
    t = artisans_table()
    t.red.at(quarry=1).artisan_at("quarry").at(prison=t.red.supply)
    t.turn_of("red")  # a Worker has to be taken back, and can be from the Quarry only
    assert asked(t) == (
        "Red’s Artisan is at the Quarry with other Workers of that colour. Is it among those that leave?",
        ["No, regular Workers only", "Yes, the Artisan is among them"],
    )
    on_board = WhichPiece(0, 0, -2, SUPPLY).prompt(t.table)
    assert catalogue().say(on_board) == (
        "Red’s Artisan is on Blue’s board with other Workers of that colour. Is it among those that leave?"
    )


def test_tools_before_a_payment_are_named_in_the_question() -> None:
    t = artisans_table()
    t.red.has(silver=5).owing(1)
    t.red.with_tool("debt-collector-1", "craft-7").with_tool("debt-collector-2", "craft-12")
    t.play("place guardhouse", "pay debt")
    prompt, options = asked(t)
    assert prompt == (
        "You have to pay 3 Silver and 3 Tax. Do you do something first? "
        "Your Tools: Debt Collector (gain 1 Silver) and Debt Collector (gain 1 Silver)."
    )
    assert len(options) == 2 and options[0].startswith("Use the Tool of the Debt Collector (When you pay off a Debt")


# Works of Wonder.


def test_a_contribution_is_asked_with_what_each_slot_brings() -> None:
    t = wonders_table()
    t.red.has(clay=1, gold=2, marble=1)
    t.open_to_contribute("contribution-2", filled=["gold"])
    t.play("place silversmith")
    assert asked(t) == (
        "Before you act here you may contribute Clay (gain 1 Influence) or Marble (gain 1 Virtue and 3 Influence). "
        "Now, or later in your turn?",
        ["Go on with your turn", "Contribute Clay", "Contribute Marble"],
    )
    t.play("go on")
    assert asked(t) == (
        "This is the last chance in your turn to contribute Clay (gain 1 Influence) or Marble "
        "(gain 1 Virtue and 3 Influence). Do you?",
        ["That is all", "Contribute Clay", "Contribute Marble"],
    )


def test_what_may_be_done_between_two_actions_is_said_in_the_question() -> None:
    t = wonders_table()
    t.in_force("contribution-2")
    t.open_to_contribute("contribution-1")
    t.red.at(storehouse=1).has(clay=3, marble=1)
    t.play("place storehouse")
    assert asked(t) == (
        "What do you trade? 2 trades are left. You may also contribute Clay (gain 1 Influence) or Marble "
        "(gain 2 Influence and 1 Reward).",
        ["Trade any 2 of Clay, Wood and Stone for 1 Virtue", "That is all", "Contribute Clay", "Contribute Marble"],
    )
    t.play("contribute marble")
    assert t.game.decision.prompt == "What do you trade? 2 trades are left."


def test_the_profiteers_influence_is_asked_in_words() -> None:
    t = wonders_table()
    t.in_force("contribution-6")  # the Profiteer at the Forest, where there is one action only
    t.red.with_influence(6)
    t.play("place forest")
    assert asked(t) == (
        "Before you act here you may take 1 Influence from the Profiteer. Now, or later in your turn?",
        ["Go on with your turn", "Take the Profiteer’s Influence"],
    )
    t = wonders_table()
    t.red.with_influence(6).at(guardhouse=1, prison=2)
    t.play("place guardhouse")
    assert t.game.decision.prompt == (
        "What do you do at the Guardhouse? 2 actions are left. You may also take 1 Influence from the Profiteer."
    )


def test_a_wonder_is_asked_for_with_what_it_costs_now() -> None:
    t = wonders_table()
    t.red.with_influence(9).has(stone=11, gold=7, silver=3)
    t.lay("stone-wonder", 3)
    t.play("place guildhall")
    assert asked(t) == (
        "What do you build? Wonders: Stone Wonder (11 Stone, 5 Influence and 3 Tax) and "
        "Gold Wonder (7 Gold, 4 Influence and 2 Tax).",
        ["Construct the Stone Wonder", "Construct the Gold Wonder"],
    )
    t.play("build stone-wonder")
    prompt, options = asked(t)
    assert prompt == "Where do you place the token of the Stone Wonder? It stays there, and no other token may join it."
    assert options[0] == "Place it at the King’s Storehouse" and len(options) == 7
    t.play("token quarry").turn_of("red").play("place quarry")
    assert asked(t) == (
        "Your Stone Wonder stands at the Quarry. Does it count as 1 more Worker for this action, "
        "or do you gain 1 Influence?",
        ["Let your Wonder count as 1 more Worker", "Gain 1 Influence"],
    )


def test_without_a_wonder_to_build_the_question_is_the_base_games() -> None:
    t = wonders_table()
    t.red.has(gold=1, wood=2, stone=2).with_hand("well", "smithy")
    t.play("place guildhall")
    assert t.game.decision.prompt == "What do you build?"


def test_influence_in_place_of_goods_is_asked_in_words() -> None:
    t = wonders_table(setup="variable", boards=["louis", "ada"])
    t.red.with_influence(6).has(silver=5, gold=1).with_virtue(7).with_hand("well")
    t.play("place guildhall")  # to advance on the Cathedral: there is nothing else to do
    assert asked(t) == (
        "You have to pay 1 Gold. Do you lose some of your 6 Influence instead of paying a part?",
        ["Pay in full", "Lose 4 Influence instead of paying 1 Gold",
         "Pay 2 Silver, and lose no Influence, instead of paying 1 Gold"],
    )  # fmt: skip
    t = wonders_table()
    t.red.with_influence(4).has(silver=5)
    t.play("place market-middle")
    assert asked(t) == (
        "You have to pay 2 Silver. Do you lose some of your 4 Influence instead of paying a part?",
        ["Pay in full", "Lose 2 Influence instead of paying up to 2 Silver"],
    )


def test_influence_in_place_of_virtue_is_asked_in_words() -> None:
    t = wonders_table(setup="variable", boards=["louis", "ada"])
    t.red.with_influence(4).has(silver=5).with_virtue(7)
    t.play("place tax-stand")
    assert asked(t) == (
        "You are about to lose 2 Virtue. What do you do about the first?",
        ["Lose it all", "Lose 1 Virtue", "Lose 2 Influence instead",
         "Pay 2 Silver, and lose no Influence, instead"],
    )  # fmt: skip


def test_virtue_that_is_lost_before_a_payment_is_asked_in_words() -> None:
    prompt = LoseVirtueBefore(0, Price(gold=1, tax=2)).prompt(both_table().table)
    assert catalogue().say(prompt) == (
        "You are about to lose 1 Virtue and then to pay 1 Gold and 2 Tax. What do you do about the Virtue?"
    )


def test_which_worker_a_building_places_is_asked_in_words() -> None:
    t = both_table()
    t.red.has(clay=4, stone=1).with_hand("mill").artisan_at("supply")
    t.play("place guildhall")  # the Mill is all that can be built
    assert asked(t) == (
        "Which Worker do you place at the Forest?",
        ["Place a Worker at the Forest", "Place your Artisan at the Forest"],
    )


def test_the_princesss_two_rewards_are_asked_in_words() -> None:
    t = wonders_table()
    t.in_force("contribution-7")
    t.open_to_contribute("contribution-1", filled=["clay", "wood", "stone", "marble"])
    t.red.at(prison=1).has(gold=1, silver=1)
    t.blue.at(forest=1)
    t.play("place town-centre", "contribute gold", "capture forest blue")
    assert asked(t) == (
        "The Princess rewards you. First reward: bring all your Workers home from Prison. "
        "Second reward: gain 2 Influence. Which one do you take?",
        ["Take the first reward", "Take the second reward"],
    )


def test_events_of_works_of_wonder_are_told_in_words() -> None:
    t = wonders_table()
    t.in_force("contribution-5")
    t.open_to_contribute("contribution-1", filled=["clay", "wood", "stone", "marble"])
    t.red.with_influence(8).has(gold=3, stone=14, silver=9).with_virtue(7)
    t.blue.at(quarry=1)
    t.play("place forest", "contribute gold")
    t.turn_of("red").play("place guildhall", "build stone-wonder", "token quarry")
    t.turn_of("red").play("place market-left", "influence for silver")
    log = t.game.log(None)
    for sentence in (
        "Red contributes Gold to Contribution Card 1",
        "Red gains 3 Influence and stands at 11",
        "Blue has Workers where the Profiteer stands: they go to Prison",
        "Red has the most Workers where the Princess stands, and is rewarded",
        "The Clay Wonder now has 1 contributed resource on it",
        "Contribution Card 1 is turned over and shows its consequence",
        "The Princess goes to the Silversmith",
        "The Profiteer goes to the Guardhouse",
        "Red spends 5 Influence and stands at 7",
        "Red places the token of the Stone Wonder at the Quarry",
        "Red loses 2 Influence and stands at 5",
        "Red pays less Silver in return",
    ):
        assert sentence in log, sentence


def test_sentences_look_like_sentences(said: dict[str, dict[str, tuple[str, Message, Any]]]) -> None:
    for what, found in said.items():
        for text, message, _ in found.values():
            assert text[0].isupper(), message
            assert "{" not in text and "  " not in text and "\n" not in text, text
            assert text == text.strip()
            assert what != "prompt" or text.endswith(("?", ".")), text
            assert what == "prompt" or not text.endswith("."), text


def test_options_that_differ_read_differently() -> None:
    """Two lines of one list are alike only where the cards are: two Jewellers do the same."""
    language = catalogue("en")
    compared = 0
    for seed, mix in enumerate(MIXES):
        texts: dict[str, int] = {}
        question: object = None
        for what, message, about in play(mix, seed + 100):
            if what != "option":
                continue
            decision, answer, state = about
            if decision is not question:
                question, texts = decision, {}
            text = language.say(message)
            if text in texts:
                compared += 1
                words = state.vocabulary()
                both = [state.rules.apprentices[words.a[number]] for number in (answer, texts[text])]
                assert both[0].text().args.keys() == both[1].text().args.keys()
                assert language.say(both[0].text()) == language.say(both[1].text())
                assert both[0].key.rstrip("0123456789") == both[1].key.rstrip("0123456789")
            texts[text] = answer
    assert compared > 0


def test_events_of_an_expansion_are_told_in_words() -> None:
    t = artisans_table()
    t.show_crafts("craft-5", "craft-7")
    t.red.has(silver=5).at(guildhall=2).with_apprentices("squire-1").with_buildings("well")
    t.turn_of("red").play("artisan forest")
    t.turn_of("red").play("stack guildhall", "tool craft-7")
    t.turn_of("red").play("stack guildhall", "adorn craft-5")
    t.red.with_tool("woodcutter-1", "craft-9")
    t.turn_of("red").play("place forest", "use tool woodcutter-1")
    t.turn_of("red").play("dismiss", "dismiss woodcutter-1")
    log = t.game.log(None)
    for sentence in (
        "Red places the Artisan at the Forest",
        "Red stacks a Worker on another in the Guildhall",
        "Red gives the Squire Craft Card 7 as a Tool",
        "Red adorns the Well with Craft Card 5",
        "Red uses the Tool of the Woodcutter",
        "Red lets a Tool go: Craft Card 9 leaves the game",
    ):
        assert sentence in log
    assert any(line.startswith("Craft Card ") and line.endswith(" is turned up") for line in log)


def test_hidden_events_do_not_tell_the_card(said: dict[str, dict[str, tuple[str, Message, Any]]]) -> None:
    names = {text for entry in CARDS.entries({}) if entry.kind == "buildings" for text in [catalogue().say(entry.name)]}
    hidden = [(text, message) for text, message, _ in said["event"].values() if message.name.endswith("-hidden")]
    assert {message.name for _, message in hidden} == {
        f"event-card-{what}-hidden" for what in ("drawn", "seen", "kept", "discarded")
    }
    for text, message in hidden:
        assert set(message.args) == {"seat"}
        assert not any(name in text for name in names), text


def test_who_may_know_a_card_hears_its_name() -> None:
    game = guildhall.new_game("architects", players=2, seed=7)
    seat = game.decision.seat_key
    game.choose(game.options[0])
    other = next(key for key in game.seats if key != seat)
    assert "keeps the" in game.log(seat)[-1]
    assert game.log(other)[-1].endswith("keeps a Building card")
    assert game.log(None)[-1].endswith("keeps a Building card")


@pytest.mark.parametrize(
    ("token", "text"),
    [
        ("done", "That is all"),
        ("place quarry", "Place a Worker at the Quarry"),
        ("place market-left", "Place a Worker at the Black Market (left)"),
        ("retrieve prison", "Take a Worker back from Prison"),
        ("retrieve board blue", "Take a Worker back from Blue’s board"),
        ("hire squire-1",
         "Hire the Squire (In a Black Market Reset, with none of your Workers in Prison: may gain 1 Gold)"),
        ("hire labourer", "Hire the Labourer (No ability)"),
        ("use board fara", "Use Fara’s ability"),
        ("pay 2 wood", "Pay 2 Wood"),
        ("pay 0 wood", "Pay no Wood"),
        ("pay 1 cards", "Pay 1 Building card"),
        ("release 1", "Bring 1 Worker home from Prison"),
        ("release 2", "Bring 2 Workers home from Prison"),
        ("capture forest red", "Capture Red’s Workers at the Forest"),
        ("build thieves-den", "Construct the Thieves’ Den"),
        ("artisan forest", "Place your Artisan at the Forest"),
        ("stack guildhall", "Stack a Worker on one of yours in the Guildhall, to craft"),
        ("adorn craft-5", "Craft Card 5 as an Adornment (3 VP): gain 4 Silver"),
        ("tool craft-5", "Craft Card 5 as a Tool: bring 1 of your Workers home from Prison"),
        ("under courtyard", "Under the Courtyard (When built: gain 1 Clay, 1 Wood and 1 Stone)"),
        ("equip squire-1",
         "Give it to the Squire (In a Black Market Reset, with none of your Workers in Prison: may gain 1 Gold)"),
        ("use tool enforcer-3",
         "Use the Tool of the Enforcer (When you send captured Workers to Prison: gain 2 Stone)"),
        ("artisan ignores loss", "Let your Artisan ignore this loss"),
        ("artisan pays less", "Let your Artisan pay up to 2 Silver less"),
        ("take 1", "Capture 1 of them"),
        ("take 2", "Capture 2 of them"),
        ("contribute marble", "Contribute Marble"),
        ("take influence", "Take the Profiteer’s Influence"),
        ("pay plainly", "Pay in full"),
        ("influence for silver", "Lose 2 Influence instead of paying up to 2 Silver"),
        ("influence for marble", "Lose 4 Influence instead of paying 1 Marble"),
        ("influence for wood", "Lose 1 Influence instead of paying 1 Wood"),
        ("silver to ignore loss for gold", "Pay 2 Silver, and lose no Influence, instead of paying 1 Gold"),
        ("influence for virtue", "Lose 2 Influence instead"),
        ("token town-centre", "Place it at the Town Centre"),
        ("build stone-wonder", "Construct the Stone Wonder"),
        ("lose all virtue", "Lose it all"),
    ],
)  # fmt: skip
def test_answers_read_well(token: str, text: str) -> None:
    words = guildhall.new_game("architects", players=2, seed=1, expansions=["artisans", "wonders"]).state.vocabulary()
    assert catalogue().say(words.messages[words.numbers[token]]) == text


CARD_TEXTS = {
    "acolyte-1": "When you advance on the Cathedral: draw 1 Building card",
    "stonecutter-1": "At the Quarry: gain 1 Stone",
    "merchant-1": "At the King’s Storehouse: pay 1 Silver to gain 3 Clay",
    "gatekeeper": "In a Black Market Reset: may bring up to 2 of your Workers home from Prison",
    "thief": "At the Tax Stand: lose 1 Virtue less",
    "church": "When built: may destroy 1 of your unpaid Debts",
    "aqueduct": "End of game: 1 VP for each of your Buildings",
    "keep": "End of game: 1 VP for each 3 captured Workers on your board",
    "trading-post": "End of game: gain 1 Virtue for each 4 of your Clay, Wood and Stone",
    "treasury": "When built: gain 1 Gold or 3 Silver",
    "watchtower": "When built: have every player with 3 or more of their Workers in Prison lose 1 Virtue",
    "monument": "When built: have every player gain 1 Virtue",
    "fountain": "End of game: each of your unpaid Debts costs 1 VP less",
    "gamblers-den": "End of game: each of your unpaid Debts costs 1 VP more",
    "rudolf": "At the Workshop: pay 1 Silver less to hire. May keep 1 more Apprentice than others",
    "emma": "When you take a Debt: gain 1 Clay and 1 Silver",
    "reward-11": "Gain 1 Gold and 1 Virtue",
    "market-2": "Small: 2 Gold. Large: 1 Wood, 1 Stone, 1 Gold and 1 Marble",
    "masons-hut": "End of game: 1 VP for each Masonry skill that your Apprentices have",
    "abbot-1": "At the King’s Storehouse: gain 1 Silver",
    "antagonist-1": "At the Town Centre: count 1 more Worker than you have there",
    "lookout-1": "At the Guardhouse: count 1 more Worker than you have there",
    "enforcer-1": "When you send captured Workers to Prison: gain 2 Wood",
    "strongman-1": "In a Black Market Reset: may bring your Artisan home from Prison",
    "strongman-2": "When you place your Artisan: pay up to 2 Silver less for one action, but no less Tax",
    "strongman-3": "When you place your Artisan: capture all Workers of one colour there",
    "arc": "When built: take 2 unpaid Debts",
    "gallery": "When built: craft an Adornment for free",
    "garrison": "When built: craft a Tool for free",
    "parish": "When built: draw 1 Building card for each level that you have reached on the Cathedral",
    "pillar": "When built: have every player gain 3 Silver",
    "academy": "End of game: 1 VP for each of your Tools",
    "arcade": "End of game: gain 1 Virtue for each of your Adornments",
    "dormitory": "End of game: 2 VP for each set of the three skills that your Apprentices have",
    "walaric": "Start with a Tool of your choice. "
    "When placed, your Artisan counts as 1 more Worker than other Artisans",
    "gisela": "When you craft a Tool: also gain what the card brings as an Adornment",
    "craft-2": "Adornment, 2 VP: gain 3 Stone. Tool: lose 1 Virtue to gain 1 Marble",
    "craft-3": "Adornment, 2 VP: draw 1 Building card. Tool: this Apprentice always has 1 more of each skill",
    "craft-16": "Adornment, 7 VP: lose 1 Virtue and take 1 unpaid Debt. Tool: pay 1 Silver to gain 1 Virtue",
    "craft-19": "Adornment, 3 VP: let the Building above it take effect again. Tool: draw 1 Building card",
    "craft-20": "Adornment, 3 VP: either bring all your Workers home from other players’ boards or make 1 free "
    "capture. Tool: capture up to 2 Workers of one colour where you have just placed a Worker",
    "aristocrat-2": "In a Black Market Reset, with one of your Workers where the Princess stands: gain 1 Gold",
    "benefactor-1": "At the King’s Storehouse: pay 1 Clay, Wood or Stone to gain 1 Influence",
    "charlatan-3": "May lose 1 Influence instead of paying 1 Stone, as often as you like",
    "journeyman-1": "When you construct a Building: draw 1 Building card",
    "racketeer-1": "When you take a Debt: gain 1 Influence",
    "street-urchin-3": "In a Black Market Reset, with one of your Workers where the Profiteer stands: gain 1 Marble",
    "abbey": "When built: have every player bring all their Workers home from Prison",
    "arena": "When built: make 1 free capture and gain 1 Influence",
    "depot": "When built: place 1 more Worker at the King’s Storehouse and act there at once",
    "manor": "End of game: gain 1 Virtue for each 3 of your Influence",
    "mansion": "End of game: 2 VP for each of your Wonders",
    "monastery": "When built: gain 1 Influence for each level that you have reached on the Cathedral",
    "outpost": "End of game: 1 VP for each 4 Workers in your supply",
    "stocks": "When built: send your captured Workers to Prison for 1 Silver each",
    "studio": "When built: have every player draw 1 Building card",
    "reward-12": "Gain 1 Virtue and 2 Influence",
    "arnulf": "Start with no Influence. "
    "When you place a Worker where the Princess stands: count 1 more Worker than you have there",
    "charles": "Start with 3 Influence. When you place a Worker where the Profiteer stands: gain 1 Silver",
    "clotilde": "Start with 1 Influence. For each Virtue you lose: gain 1 Clay",
    "louis": "Start with 2 Influence. When you would lose Influence in place of something else: may pay 2 Silver and "
    "lose none. You may work on the Cathedral at any Virtue",
    "stone-wonder": "Costs 14 Stone, 5 Influence and 3 Tax. When built: place its token; from then on, when you "
    "place a Worker there, either count 1 more Worker or gain 1 Influence",
    "contribution-7": "Contribute Clay (gain 1 Influence), Wood (gain 1 Virtue and 1 Influence), Stone (gain 2 Silver "
    "and 1 Influence), Gold (gain 3 Influence) and Marble (gain 2 Influence and 1 Reward). Profiteer at the Workshop "
    "(everybody there): take 1 unpaid Debt. Princess at the Town Centre (most Workers there): either bring all your "
    "Workers home from Prison or gain 2 Influence",
    "craft-21": "Adornment, 2 VP: discard all face-up Apprentices, turn up as many new ones, and hire one of these for "
    "free. Tool: draw 1 Building card",
}


def test_cards_read_well() -> None:
    texts = {entry.key: catalogue().say(entry.text) for entry in CARDS.entries({})}
    assert {key: texts[key] for key in CARD_TEXTS} == CARD_TEXTS

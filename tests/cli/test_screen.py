"""What a seat is shown: all it may know, and nothing of the others' hands."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from rich.console import Console

import guildhall
from builders.tables import artisans_table, both_table, wonders_table
from guildhall.architects.artisans.buildings import BUILDINGS as ARTISANS_BUILDINGS
from guildhall.architects.cards.buildings import BUILDINGS
from guildhall.architects.wonders.buildings import BUILDINGS as WONDERS_BUILDINGS
from guildhall.architects.wonders.cards import WONDERS
from guildhall.bots import Sight, make_bot
from guildhall.cli.table import TableForPeople
from guildhall.game import Game
from guildhall.screens.architects import ArchitectsScreen, card_name

NAMES = {card.key: card_name(card) for card in [*BUILDINGS, *ARTISANS_BUILDINGS, *WONDERS_BUILDINGS, *WONDERS]}
PLAIN: list[str] = []
BOTH = ["artisans", "wonders"]


def drawn(game: Game, seat: int, width: int = 100) -> str:
    """All that the seat's screen says, in plain text, with the score and the whole log."""
    paper = io.StringIO()
    table = TableForPeople(game, [None] * len(game.seats), Console(file=paper, width=width), None, ([], []))
    table.show(seat)
    for command in ("s", "l"):
        table._obey(command, seat)
    return paper.getvalue()


def cards_in_sight(view: dict[str, Any]) -> set[str]:
    """The Building cards that a view names."""
    own = next(seat for seat in view["seats"] if seat["seat"] == view["seat"])
    looking = view["looking"] if isinstance(view["looking"], list) else []
    built = [card for seat in view["seats"] for card in seat["buildings"]]
    return {*own["hand"], *view["pack"], *looking, *built}


@pytest.mark.parametrize(
    ("players", "expansions"),
    [(2, PLAIN), (3, PLAIN), (4, PLAIN), (5, PLAIN), (3, ["artisans"]), (6, ["artisans"]), (4, ["wonders"]), (3, BOTH)],
)
def test_a_screen_never_names_a_card_that_only_others_know(players: int, expansions: list[str]) -> None:
    game = guildhall.new_game("architects", players=players, setup="variable", expansions=expansions, seed=players)
    bot = make_bot("random", players)
    seen: list[set[str]] = [set() for _ in game.seats]
    compared = 0
    for number in range(120):
        asked = game.decision.seat
        for seat in range(players):
            seen[seat] |= cards_in_sight(game.view(seat))
        if number % 5 == 0:
            text = drawn(game, asked)
            for other in game.view(None)["seats"]:
                hand = game.view(other["seat"])["seats"][game.seat_number(other["seat"])]["hand"]
                # "Keep" is also a word of answers, and the King has a Storehouse too: finding them proves nothing.
                for card in set(hand) - seen[asked] - {"keep", "storage-house"}:
                    compared += 1
                    assert not re.search(rf"\b{NAMES[card]}\b", text)
                    assert f" {card} " not in text
        game.choose(bot.answer(Sight(game.state)))
    assert compared > 50


@pytest.mark.parametrize(("players", "expansions"), [(2, PLAIN), (4, PLAIN), (4, ["artisans"]), (3, ["wonders"])])
def test_a_screen_stays_the_same_when_the_hidden_part_is_dealt_again(players: int, expansions: list[str]) -> None:
    game = guildhall.new_game("architects", players=players, promo_cards=True, expansions=expansions, seed=players + 10)
    bot = make_bot("random", players)
    changed = 0
    for number in range(100):
        if number % 10 == 0:
            asked = game.decision.seat
            other = game.clone()
            other.state = game.determinize(asked, seed=number)
            changed += other.hash != game.hash
            assert drawn(other, asked) == drawn(game, asked)
        game.choose(bot.answer(Sight(game.state)))
    assert changed == 10


def test_the_screen_shows_the_table() -> None:
    game = guildhall.new_game("architects", players=3, setup="variable", boards=["ada", "hugo", "fara"],
                              board_sets=["base", "promo"], apprentice_resets=True, seed=2)  # fmt: skip
    view = game.view("red")
    view["seats"][0]["workers"] = {"quarry": 3, "supply": 17}
    view["seats"][1]["workers"] = {"quarry": 1, "prison": 4}
    view["seats"][1]["captured"] = {"green": 2}
    view["tax"] = 7
    view["guildhall"]["workers"] = ["red", "blue", "blue"]
    view["display"][0][1]["silver"] = 2
    lines = plain(ArchitectsScreen(view), 100)
    assert row(lines, "Quarry").split() == ["Quarry", "R3", "B1"]
    assert "B4" in row(lines, "Prison")
    assert "7 Silver" in row(lines, "Tax Stand")
    text = "\n".join(lines)
    assert "Guildhall 3/16" in text
    assert "R  B  B" in text
    assert "~ Apprentices leave" in text
    assert "Captured G2" in text
    assert "Red · Ada · you" in text and "Blue · Hugo" in text and "Green · Fara" in text
    assert "2 Silver" in row(lines, "1.2")


def test_the_screen_shows_what_an_expansion_lays_on_the_table() -> None:
    t = artisans_table(3)
    t.red.at(forest=2).artisan_at("forest").with_tool("squire-1", "craft-7").with_tool("lookout-2", "craft-18")
    t.red.with_adornment("courtyard", "craft-1").with_adornment("well", "craft-13").with_buildings("smithy")
    t.blue.artisan_at("board red")
    t.green.artisan_at("prison")
    t.red.at(guildhall=2)
    t.stack_on(1)
    t.artisans.used = [t.craft("craft-7")]
    t.show_crafts("craft-5", "craft-16", "craft-12", "craft-22")
    lines = plain(ArchitectsScreen(t.game.view("red")), 100)
    text = " ".join(" ".join(lines).split())
    assert row(lines, "Forest").split() == ["Forest", "R3*"]
    assert row(lines, "Prison").split() == ["Prison", "G1*"]
    assert any("│ RR R " in line for line in lines)
    assert "2 letters: stacked Workers" in text
    assert "or craft a Tool" in text
    # Both halves of the Craft Cards on display, and how many are left.
    line = next(line for line in lines if line.startswith("│ Craft Card 16 "))
    assert " 7 VP lose 1 Virtue and take 1 unpaid Debt " in line and " pay 1 Silver to gain 1 Virtue " in line
    assert f"{t.game.view('red')['artisans']['pile']} in the pile" in text
    # Each player's Artisan, Tools and Adornments.
    red = panel(lines, "Red")
    assert "Artisan* at the Forest" in red
    assert "Captured B1*" in red
    assert "Squire’s Tool: gain 1 Silver (used)" in red
    assert "Lookout’s Tool: bring 1 of your Workers home from Prison" in red
    assert "Adorned: Courtyard 3 VP, Well 6 VP" in red
    assert "Built: Courtyard, Well, Smithy" in red
    assert "Artisan* on Red’s board" in panel(lines, "Blue")
    assert "Artisan* in Prison" in panel(lines, "Green")


def shown_in(lines: list[str], title: str) -> list[str]:
    """The lines of a panel as wide as the terminal, without its frame."""
    first = next(number for number, line in enumerate(lines) if line.startswith(f"╭─ {title} "))
    last = next(number for number in range(first, len(lines)) if lines[number].startswith("╰"))
    return [" ".join(line.strip("│").split()) for line in lines[first + 1 : last]]


@pytest.mark.parametrize("width", [80, 100, 120])
def test_the_screen_shows_the_influence_board_and_the_wonders(width: int) -> None:
    t = wonders_table(3)
    t.red.at(quarry=2).with_influence(4).with_wonder("stone-wonder", at="quarry")
    t.blue.with_influence(4)
    t.green.with_influence(12)
    t.open_to_contribute("contribution-5", filled=["clay", "gold"])
    t.lay("wood-wonder", 3)
    t.wonders.prepaid[0] = 1
    lines = plain(ArchitectsScreen(t.game.view("red")), width)
    # Both figures and the token stand at their places.
    assert row(lines, "Quarry").split() == ["Quarry", "R2", "Stone", "Wonder", "R"]
    assert row(lines, "Silversmith").split() == ["Silversmith", "Princess"]
    assert row(lines, "Guardhouse").split() == ["Guardhouse", "Profiteer"]
    # The Influence track, and what the consequence in force does on either side.
    marks = next(
        line for number, line in enumerate(lines) if line.startswith("│ ") and "Influence   0 " in lines[number + 1]
    )
    track = next(line for line in lines if "│ Influence   0 " in line)
    assert marks.index("RB") + 2 == track.index("  4 ") + 3
    assert marks.index("G") + 1 == track.index(" 12 ") + 3
    figures = " ".join(shown_in(lines, "Princess and Profiteer"))
    assert "Princess Silversmith Reset, who has the most Workers there: gain 1 Reward" in figures
    assert "Profiteer Guardhouse Reset, everybody there: take 1 unpaid Debt; all" in figures
    # The open Contribution Card: what each slot brings, and which are filled.
    slots = shown_in(lines, "Contribution Card 5, open to contributions")
    assert slots[0] == "Clay (filled) Wood Stone Gold (filled) Marble"
    assert "2 Influence" in slots[1] and "1 Building" in slots[1] and "1 Virtue" in slots[1]
    # The Wonders: what they cost now, what lies on them, who has built them and where they stand.
    assert shown_in(lines, "Wonders") == [
        "Clay Wonder 13 VP 15 Clay, 7 Influence and 5 Tax",
        "Wood Wonder 13 VP 9 Wood, 6 Influence and 4 Tax 3 laid on it",
        "Stone Wonder 14 VP Red, at the Quarry",
        "Gold Wonder 15 VP 7 Gold, 4 Influence and 2 Tax",
        "Marble Wonder 16 VP 6 Marble, 3 Influence and 1 Tax",
    ]
    assert "Influence 4 · 1 Silver paid ahead" in panel(lines, "Red")
    assert "Influence 4" in panel(lines, "Blue")
    assert "Influence 12" in panel(lines, "Green")


def test_between_the_last_contribution_card_and_the_next_reset_none_is_shown() -> None:
    t = wonders_table()
    t.wonders.consequences = t.wonders.contributions + t.wonders.consequences
    t.wonders.contributions = []
    t.game.view("red")
    text = "\n".join(plain(ArchitectsScreen(t.game.view("red")), 100))
    assert "─ No Contribution Card ─" in text
    assert "none is open until the next reset" in text


def test_a_wonder_whose_token_is_being_placed_shows_its_owner() -> None:
    t = wonders_table()
    t.red.has(stone=14, silver=3).with_influence(5)
    t.play("place guildhall")
    lines = plain(ArchitectsScreen(t.game.view("red")), 100)
    assert "Stone Wonder 14 VP Red" in shown_in(lines, "Wonders")


def test_both_expansions_are_on_the_screen_together() -> None:
    t = both_table(3)
    t.red.at(silversmith=1).artisan_at("silversmith").with_influence(3)
    lines = plain(ArchitectsScreen(t.game.view("red")), 100)
    assert row(lines, "Silversmith").split() == ["Silversmith", "R2*", "Princess"]
    assert shown_in(lines, "Craft Cards") and shown_in(lines, "Wonders")
    red = panel(lines, "Red")
    assert "Artisan* at the Silversmith" in red and "Influence 3" in red


def panel(lines: list[str], seat: str) -> str:
    """What a player's panel says, without those beside it."""
    first = next(number for number, line in enumerate(lines) if f"╭─ {seat} " in line)
    left = lines[first].index(f"╭─ {seat} ")
    right = lines[first].index("╮", left)
    said = []
    for line in lines[first + 1 :]:
        if line[left] == "╰":
            break
        said.append(line[left + 1 : right].strip())
    return " ".join(said)


def plain(screen: ArchitectsScreen, width: int) -> list[str]:
    paper = io.StringIO()
    Console(file=paper, width=width).print(screen.table(width))
    return paper.getvalue().splitlines()


def row(lines: list[str], start: str) -> str:
    """The line in a panel that begins so, without the panel beside it."""
    found = [line for line in lines if line.startswith(f"│ {start} ")]
    assert len(found) == 1, found
    return found[0].split("│")[1]


@pytest.mark.parametrize("width", [80, 100, 120, 164, 200])
@pytest.mark.parametrize(
    ("players", "expansions", "answers"),
    [
        (2, PLAIN, 80),
        (5, PLAIN, 80),
        (3, ["artisans"], 500),
        (6, ["artisans"], 700),
        (5, ["wonders"], 700),
        (6, BOTH, 700),
    ],
)
def test_nothing_sticks_out_of_the_terminal(width: int, players: int, expansions: list[str], answers: int) -> None:
    game = guildhall.new_game("architects", players=players, setup="variable", expansions=expansions, seed=1)
    bot = make_bot("random", 1)
    for _ in range(answers):
        game.choose(bot.answer(Sight(game.state)))
    text = drawn(game, game.decision.seat, width)
    assert max(len(line) for line in text.splitlines()) <= width
    assert "…" not in text.replace("… and", "")  # nothing was cut
    for place in ("Quarry", "King’s Storehouse", "Black Market, middle", "Prison", "Cathedral", "Virtue"):
        assert place in text

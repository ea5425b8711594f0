"""Why a move was costly: each kind of reason on a position made for it, and whole sentences in both languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import guildhall
from builders import viscounts
from builders.tables import TestTable, artisans_table, table, wonders_table
from guildhall.bots import Sight, make_bot
from guildhall.bots.advice import Effort, analyse_here
from guildhall.bots.why import DEALS, follow, why
from guildhall.engine.message import Message
from guildhall.engine.playout import play_some
from guildhall.engine.rng import Rng
from guildhall.words import say

Change = Callable[[Any], object]


def nothing(t: Any) -> None:
    """As it stands."""


def told(make: Callable[[], Any], start: Change, better: Change, given: Change) -> dict[str, tuple[str, str, float]]:
    """The reasons for red, by their names: in English, in German, and how many points they are about."""
    three = [make() for _ in range(3)]
    for t in three:
        start(t)
    better(three[1])
    given(three[2])
    first, good, bad = (t.table for t in three)
    found: dict[str, tuple[str, str, float]] = {}
    for reason in first.evaluation().reasons(first, good, bad, 0):
        found[reason.message.name] = (say(reason.message), say(reason.message, "de"), reason.points)
    return found


def cathedral(level: int) -> Change:
    def change(t: TestTable) -> None:
        t.table.seats[0].cathedral = level

    return change


ARCHITECTS: list[tuple[str, Callable[[], Any], Change, Change, Change, str, str]] = [
    (
        "reason-exposed", table, lambda t: t.blue.has(silver=1), lambda t: t.red.at(mines=2),
        lambda t: t.red.at(mines=6),
        "leaves 6 Workers at the Mines, which Blue can take for 1 Silver",
        "lässt 6 Arbeiter in den Minen stehen, die Blau für 1 Silber festnehmen kann",
    ),
    (
        "reason-cathedral", table, cathedral(2), cathedral(3), nothing,
        "gives up 3 VP of the Cathedral’s level 3", "verschenkt 3 SP der Stufe 3 der Kathedrale",
    ),
    (
        "reason-cathedral-plan", table, lambda t: t.red.with_hand("church"),
        lambda t: t.red.has(clay=9, wood=9, stone=9, gold=9, marble=9), nothing,
        "puts the Cathedral’s level 1 out of reach", "rückt die Stufe 1 der Kathedrale außer Reichweite",
    ),
    (
        "reason-building", table, lambda t: t.red.with_hand("church"),
        lambda t: t.red.with_hand().with_buildings("church"), nothing,
        "leaves Church unbuilt, which is worth 5 VP", "lässt Kirche ungebaut, mit 5 SP",
    ),
    (
        "reason-plan", table, lambda t: t.red.with_hand("church").has(clay=3, stone=2), lambda t: t.red.has(stone=3),
        nothing, "leaves 1 Stone missing for Church", "lässt 1 Stein für Kirche fehlen",
    ),
    (
        "reason-debts", table, nothing, nothing, lambda t: t.red.owing(unpaid=1),
        "leaves 1 more Debt to pay off", "lässt 1 Schuldschein mehr offen",
    ),
    (
        "reason-virtue", table, nothing, lambda t: t.red.with_virtue(12), lambda t: t.red.with_virtue(9),
        "leaves 3 less Virtue", "lässt 3 Tugend weniger",
    ),
    (
        "reason-prison", table, nothing, nothing, lambda t: t.red.at(prison=4),
        "leaves 4 more Workers in Prison", "lässt 4 Arbeiter mehr im Gefängnis",
    ),
    (
        "reason-captives", table, nothing, lambda t: t.red.holding(blue=3), nothing,
        "captures 3 fewer Workers", "nimmt 3 Arbeiter weniger fest",
    ),
    (
        "reason-nobody-to-place", table, nothing, lambda t: t.red.at(quarry=5), lambda t: t.red.at(quarry=20),
        "leaves no Worker to place", "lässt keinen Arbeiter zum Einsetzen",
    ),
    (
        "reason-at-work", table, nothing, lambda t: t.red.at(mines=2), nothing,
        "leaves 2 fewer Workers at work", "lässt 2 Arbeiter weniger bei der Arbeit",
    ),
    (
        "reason-cards", table, nothing, lambda t: t.red.with_hand("church", "chapel"), nothing,
        "brings 2 fewer Building cards", "bringt 2 Gebäudekarten weniger",
    ),
    (
        "reason-goods", table, nothing, lambda t: t.red.has(gold=2, stone=1), lambda t: t.red.has(clay=1),
        "brings 1 Stone and 2 Gold less", "bringt 1 Stein und 2 Gold weniger",
    ),
    (
        "reason-goods", wonders_table, nothing, lambda t: t.red.with_influence(3), nothing,
        "brings 3 Influence less", "bringt 3 Einfluss weniger",
    ),
    (
        "reason-points", artisans_table, lambda t: t.red.with_apprentices("squire-1"),
        lambda t: t.red.with_tool("squire-1", "craft-1"), nothing,
        "gives up 1 VP (Tools)", "verschenkt 1 SP (Werkzeuge)",
    ),
    (
        "reason-rival", table, nothing, nothing, lambda t: t.blue.has(gold=4),
        "leaves Blue about 5 points better off", "stellt Blau um etwa 5 Punkte besser",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "make", "start", "better", "given", "english", "german"), ARCHITECTS)
def test_reasons_of_architects(
    kind: str, make: Callable[[], Any], start: Change, better: Change, given: Change, english: str, german: str
) -> None:
    found = told(make, start, better, given)
    assert found[kind][:2] == (english, german)
    assert found[kind][2] > 0
    assert kind not in told(make, start, better, better)  # what both lines have is no reason


VISCOUNTS: list[tuple[str, Change, Change, Change, str, str]] = [
    (
        "reason-building", nothing, lambda t: t.red.has_built("ws1"), nothing,
        "leaves Workshop unbuilt, which is worth 2 VP", "lässt Werkstatt ungebaut, mit 2 SP",
    ),
    (
        "reason-debts", nothing, nothing, lambda t: t.red.owing(unpaid=2),
        "leaves 2 more Debts to pay off", "lässt 2 Schuldscheine mehr offen",
    ),
    (
        "reason-deeds", nothing, lambda t: t.red.holding(plain=1), nothing,
        "brings 1 fewer Deed", "bringt 1 Urkunde weniger",
    ),
    (
        "reason-corruption", lambda t: t.red.track(1, 4), nothing, lambda t: t.red.track(3, 4),
        "brings 2 more Corruption", "bringt 2 Korruption mehr",
    ),
    (
        "reason-virtue", lambda t: t.red.track(0, 5), lambda t: t.red.track(0, 3), nothing,
        "leaves 2 less Virtue", "lässt 2 Tugend weniger",
    ),
    (
        "reason-alone", lambda t: t.blue.in_castle(A1=2), lambda t: t.red.in_castle(B1=1),
        lambda t: t.red.in_castle(A1=1),
        "leaves a Worker alone in section A of the first tier, from where the next one can send it back",
        "lässt einen Arbeiter allein zurück (Abschnitt A der ersten Stufe), den der nächste verdrängen kann",
    ),
    (
        "reason-goods", nothing, lambda t: t.red.has(ink=2, silver=1), nothing,
        "brings 2 Ink and 1 Silver less", "bringt 2 Tinte und 1 Silber weniger",
    ),
    (
        "reason-points", nothing, lambda t: t.red.in_castle(A2=1), nothing,
        "gives up 2 VP (Workers in the Castle)", "verschenkt 2 SP (Arbeiter in der Burg)",
    ),
    (
        "reason-next-turn", nothing, lambda t: t.red.has(stone=6), nothing,
        "leaves less to do in the next turn", "lässt im nächsten Zug weniger zu",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "start", "better", "given", "english", "german"), VISCOUNTS)
def test_reasons_of_viscounts(
    kind: str, start: Change, better: Change, given: Change, english: str, german: str
) -> None:
    found = told(viscounts.table, start, better, given)
    assert found[kind][:2] == (english, german)
    assert found[kind][2] > 0


def test_an_apprentice_of_the_display_is_named_and_one_that_lay_hidden_is_not() -> None:
    t = table()
    shown = t.table.display[0]
    hidden = t.table.apprentice_pile[0]
    for card, named in ((shown, True), (hidden, False)):
        good, bad = t.table.clone(), t.table.clone()
        good.seats[0].apprentices = [card]
        good.rules.renew_powers(good, good.seats[0])
        names = [reason.message.name for reason in t.table.evaluation().reasons(t.table, good, bad, 0)]
        assert ("reason-card" in names) is named


def test_a_building_that_was_drawn_on_the_way_is_not_named() -> None:
    t = table()
    good = t.table.clone()
    good.seats[0].buildings = [t.table.building_pile[0]]
    names = [reason.message.name for reason in t.table.evaluation().reasons(t.table, good, t.table.clone(), 0)]
    assert "reason-building" not in names and "reason-points" in names


def test_townsfolk_that_lay_open_are_named() -> None:
    t = viscounts.table()
    t.show("A", "friar")
    good = t.table.clone()
    good.seats[0].discard = [*good.seats[0].discard, t.card("friar")]
    found = t.table.evaluation().reasons(t.table, good, t.table.clone(), 0)
    assert "goes without Friar" in [say(reason.message) for reason in found]


@pytest.mark.parametrize(
    ("name", "options"),
    [("architects", {}), ("architects", {"expansions": ["artisans", "wonders"]}), ("viscounts", {})],
)
def test_the_terms_of_a_position_add_up_to_its_worth(name: str, options: dict[str, Any]) -> None:
    state = guildhall.new_game(name, players=3, seed=4, **options).state
    for answers in (0, 40, 60):
        play_some(state, Rng(answers), answers)
        evaluation = state.evaluation()
        sums = [sum(terms.values()) for terms in evaluation.terms(state)]
        assert sums == pytest.approx(evaluation.worth(state))


# Whole sentences: both lines are played on.


def sentence(t: TestTable, better: str, given: str) -> str:
    t.refresh()
    return say(why(Sight(t.table), better, given, 3.0))


def test_leaving_a_building_for_later_says_which() -> None:
    t = table()
    t.red.with_hand("church").has(clay=3, stone=3)
    t.table.seats[0].cathedral = 5
    assert "leaves Church unbuilt, which is worth 5 VP" in sentence(t, "place guildhall", "place town-centre")


def test_giving_up_a_level_of_the_cathedral_says_which() -> None:
    t = table()
    t.red.with_hand("church").has(clay=2, wood=2, stone=2, gold=3, marble=3)
    t.table.seats[0].cathedral = 2
    assert "gives up 3 VP of the Cathedral’s level 3" in sentence(t, "place guildhall", "place tax-stand")


def test_a_group_that_can_be_captured_is_pointed_at() -> None:
    t = table()
    t.red.at(mines=5, quarry=0).has(silver=0)
    t.blue.has(silver=2)
    t.table.turns_left = -1
    said = sentence(t, "place quarry", "place mines")
    assert "which Blue can take for 1 Silver" in said and "6 Workers at the Mines" in said


def test_what_neither_turn_shows_is_said_to_come_later() -> None:
    t = table()
    t.refresh()
    message = why(Sight(t.table), "place quarry", "place quarry", 2.4)
    assert message == Message("costly-why", {"parts": [Message("reason-later", {"number": 2})]})
    assert say(message) == "It costs about 2 points in the turns to come."


def test_a_line_ends_with_the_turn_or_with_the_next_of_that_seat() -> None:
    state = guildhall.new_game("architects", players=3, seed=2).state
    play_some(state, Rng(1), 30)
    sight = Sight(state)
    deal = sight.redeal(DEALS)
    begun = deal.turns_taken()
    assert follow(deal, sight.seat, deal.answers[0], 0).turns_taken() == begun + 1
    assert follow(deal, sight.seat, deal.answers[0], 1).turns_taken() == begun + 4
    assert deal.turns_taken() == begun  # it is played on a copy


def test_every_costly_move_of_an_analysis_says_why_and_no_other_does() -> None:
    game = guildhall.new_game("architects", players=2, seed=3)
    bot = make_bot("careless", 4)
    for _ in range(24):
        game.choose(bot.answer(Sight(game.state)))
    analysis = analyse_here(game, Effort("greedy", "greedy"))
    costly = {moment.number for seat in analysis.seats for moment in analysis.costly(seat)}
    assert costly
    for moment in analysis.moments:
        assert (moment.why is not None) is (moment.number in costly)
        if moment.why is not None:
            assert say(moment.why).endswith(".") and say(moment.why, "de").startswith(("Das ", "Am Ende"))
            assert moment.data()["why"]["name"] == moment.why.name

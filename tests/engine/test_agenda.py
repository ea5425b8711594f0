"""The agenda: what comes last on it happens first, and a question is asked only where there is a choice."""

from __future__ import annotations

from builders.tables import table
from guildhall.architects.debts import TakeDebt
from guildhall.architects.effects import DestroyOneDebt
from guildhall.architects.hand import DiscardCards
from guildhall.architects.locations.mines import ClayOrGold
from guildhall.architects.turn import WhereToPlace
from guildhall.engine.agenda import agenda_data, load_step
from guildhall.engine.playout import play_some
from guildhall.engine.rng import Rng


def test_the_last_step_pushed_happens_first() -> None:
    t = table()
    t.table.agenda.clear()
    t.table.decision = None
    t.table.push(ClayOrGold(0, 2))
    t.table.push(ClayOrGold(1, 4))
    assert t.table.decision is None, "pushing resolves nothing"
    t.table.advance()
    assert t.asked == "blue"
    assert [step.args() for step in t.table.agenda] == [[0, 2]], "what lies below waits"
    t.game.choose("mine gold")
    assert (t.blue.gold, t.asked) == (2, "red")
    t.game.choose("mine gold")
    assert t.red.gold == 1
    assert t.game.is_over, "nothing is left on the agenda"


def test_a_step_pushed_by_an_answer_comes_before_what_was_there() -> None:
    t = table()
    t.red.with_hand("chapel", "well", "church", "smithy")
    t.restart(DiscardCards(0, 2), ClayOrGold(1, 2))
    t.play("discard well")
    assert t.question == "DiscardCards", "the second card comes before blue's question"
    t.game.choose("discard church")
    assert (t.question, t.asked) == ("ClayOrGold", "blue")


def test_a_question_with_a_single_answer_is_not_asked() -> None:
    t = table()
    t.red.owing(unpaid=0)
    t.restart(ClayOrGold(0, 1), DestroyOneDebt(0), ClayOrGold(1, 2))
    assert (t.asked, t.question) == ("blue", "ClayOrGold")
    assert t.red.clay == 2, "one Worker at the Mines digs for Clay without being asked"


def test_a_question_with_two_answers_is_asked() -> None:
    t = table()
    t.red.owing(unpaid=1)
    t.restart(DestroyOneDebt(0), ClayOrGold(1, 2))
    assert (t.asked, t.options) == ("red", ["destroy debt", "keep debts"])


def test_an_agenda_is_written_with_the_open_question_on_top() -> None:
    t = table()
    t.restart(ClayOrGold(1, 3), ClayOrGold(0, 2), WhereToPlace())
    assert agenda_data(t.table) == [["WhereToPlace"], ["ClayOrGold", 0, 2], ["ClayOrGold", 1, 3]]


def test_a_step_is_made_again_from_its_numbers() -> None:
    rules = table().table.rules
    for step in (ClayOrGold(1, 3), TakeDebt(0, 2), WhereToPlace()):
        again = load_step([step.name(), *step.args()], rules.steps)
        assert (type(again), again.args()) == (type(step), step.args())


def test_every_step_of_the_rules_is_known_by_its_name() -> None:
    t = table(players=4)
    names = t.table.rules.steps
    for seed in range(20):
        clone = t.table.clone()
        rng = Rng(seed)
        while clone.decision is not None:
            assert all(row[0] in names for row in agenda_data(clone))
            play_some(clone, rng, 7)


def test_asking_and_looking_change_nothing() -> None:
    t = table()
    t.red.with_apprentices("squire-1").has(silver=9)
    before = t.game.hash
    for _ in range(3):
        assert [o.token for o in t.game.options]
        assert t.game.decision.seat_key == "red"
        for look in (t.game.scores, t.game.ranks, t.game.record, t.game.position, t.game.messages):
            look()
        t.game.view(0)
        t.game.determinize(1, 5)
    assert t.game.hash == before

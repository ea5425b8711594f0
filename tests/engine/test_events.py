"""Events: what happened, told to whoever may know it, and never part of the state."""

from __future__ import annotations

import guildhall
from builders.tables import table
from guildhall.architects.events import EVENTS
from guildhall.engine.events import Event


def told(t_game: guildhall.Game, seat: int | str | None = None, since: int = 0) -> list[str]:
    return [message.name for message in t_game.messages(seat, since)]


def test_a_visit_is_told_in_the_order_in_which_it_happens() -> None:
    t = table()
    t.play("place silversmith")
    assert told(t.game, None, len(t.game.answers))[-3:] == ["event-worker-placed", "event-gained", "event-turn-started"]


def test_a_drawn_card_is_named_to_its_owner_only() -> None:
    t = table()
    t.on_top("chapel")
    t.play("place workshop")
    if t.question == "HireOrPlans":
        t.game.choose("take plans")
    since = len(t.game.answers) - 1
    assert "event-card-drawn" in told(t.game, "red", since)
    for other in ("blue", None):
        names = told(t.game, other, since)
        assert "event-card-drawn-hidden" in names
        assert "event-card-drawn" not in names
    assert "chapel" in repr(t.game.messages("red", since))
    assert "chapel" not in repr(t.game.messages("blue", since))
    assert "chapel" not in repr(t.game.messages(None, since))


def test_nobody_listens_to_a_clone_or_a_simulation() -> None:
    game = guildhall.new_game("architects", players=2, seed=1)
    clone = game.state.clone()
    assert clone.events is None
    clone.answer(clone.answers[0])
    assert clone.events is None


def test_the_log_since_an_answer_is_the_rest_of_the_log() -> None:
    game = guildhall.new_game("architects", players=2, seed=1)
    marks = []
    for _ in range(30):
        marks.append(len(game.messages()))
        game.choose(game.options[0])
    whole = [repr(message) for message in game.messages()]
    for number, mark in enumerate(marks):
        assert [repr(message) for message in game.messages(None, number + 1)] == whole[mark:]


def test_kinds_have_different_names_and_at_most_three_numbers() -> None:
    kinds = EVENTS.kinds
    names = [kind.name for kind in kinds]
    assert len(set(names)) == len(names)
    assert all(len(kind.parts) <= len(Event(0, 0, 0, 0, 0).numbers()) for kind in kinds)
    assert [kind.name for kind in kinds if kind.private] == ["card-drawn", "card-discarded", "card-kept", "card-seen"]

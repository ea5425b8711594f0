"""Why a move was costly, in a sentence: from what it leads to, and what the better one would have led to.

Both lines are played on from the question as the seat saw it, everybody taking what seems best, first to the end of the
turn; if nothing is lost until then, to the end of the seat's next turn. The game compares the ends
(`Evaluation.reasons`). That is done with several deals of what was hidden, and what only one of them shows is left out.
"""

from __future__ import annotations

from typing import Any, Final

from guildhall.bots.greedy import SETTINGS
from guildhall.bots.look import Look
from guildhall.bots.sight import Sight
from guildhall.engine.agenda import State
from guildhall.engine.evaluation import Reason
from guildhall.engine.message import Message

DEALS: Final = 3
OFTEN: Final = 2  # of them, in which a reason must be found
LEAST: Final = 0.5  # points that a reason is about
SHOWN: Final = 2  # reasons in a sentence
BESIDE: Final = 0.5  # of the first one's points, that the second must have
MOST_ANSWERS: Final = 200  # of a line, in case it should not end


def why(sight: Sight, better: str, given: str, points: float) -> Message:
    """Why `given` cost about so many points against `better`."""
    deals = [sight.redeal(seed) for seed in range(1, DEALS + 1)]
    for turns in (0, 1):
        told = _in_common([_reasons(deal, sight, better, given, turns) for deal in deals])
        if told:
            parts = _joined([reason.message for reason in told])
            return Message("costly-why-soon" if turns else "costly-why", {"parts": parts})
    later = Message("reason-later", {"number": max(1, round(points))})
    return Message("costly-why", {"parts": [later]})


def follow(deal: State, seat: int, answer: int, turns: int) -> State:
    """The table after that answer, when the turn is over and so many more of that seat are."""
    table = deal.clone()
    until = table.turns_taken() + (1 if turns == 0 else 1 + turns * table.seats_count())
    table.answer(answer)
    for _ in range(MOST_ANSWERS):
        decision = table.decision
        if decision is None or table.turns_taken() >= until:
            break
        look = Look(table, SETTINGS)
        asked = decision.seat(table)
        table.answer(max(table.answers, key=lambda one: look.after(table, asked, one)))
    return table


def _reasons(deal: State, sight: Sight, better: str, given: str, turns: int) -> list[Reason]:
    numbers = deal.vocabulary().numbers
    ends = [follow(deal, sight.seat, numbers[token], turns) for token in (better, given)]
    evaluation: Any = deal.evaluation()
    found: list[Reason] = evaluation.reasons(deal, ends[0], ends[1], sight.seat)
    return [reason for reason in found if reason.points >= LEAST]


def _joined(parts: list[Message]) -> list[Message]:
    """The same, with all goods in one part."""
    goods: list[Message] = []
    for part in parts:
        if part.name == "reason-goods":
            what: Any = part.args["what"]
            goods += what.args["parts"]
    if len(parts) < 2 or not all(part.name == "reason-goods" for part in parts):
        return parts
    return [Message("reason-goods", {"what": Message("list", {"parts": goods})})]


def _in_common(found: list[list[Reason]]) -> list[Reason]:
    """The reasons that most deals agree on, the weightiest first, each with what it costs on average."""
    together: dict[Message, list[float]] = {}
    for reasons in found:
        for reason in reasons:
            together.setdefault(reason.message, []).append(reason.points)
    told = [Reason(sum(all_) / len(all_), message) for message, all_ in together.items() if len(all_) >= OFTEN]
    told.sort(key=lambda reason: -reason.points)
    return [reason for reason in told if reason.points >= BESIDE * told[0].points][:SHOWN]

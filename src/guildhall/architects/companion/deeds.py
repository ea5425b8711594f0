"""What happens to an opponent at a real table, carried out by the same rules as in a game on a table of which only the
opponent's own things are true. Whatever else is needed is asked of the witness, and entered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from guildhall.architects.debts import take_debts
from guildhall.architects.effects import Capture, gain_good
from guildhall.architects.events import RESET
from guildhall.architects.locations.cathedral import gain_reward
from guildhall.architects.names import AREAS, GOODS, MARBLE, PRISON, SUPPLY
from guildhall.architects.solo.facts import FIGURES, Prisoners
from guildhall.architects.solo.keeper import Keeper
from guildhall.architects.solo.part import part_of
from guildhall.architects.solo.witness import Witness
from guildhall.architects.steps import SeatQuestion, SeatStep
from guildhall.architects.table import Table
from guildhall.architects.virtue import gain_virtue, lose_virtue
from guildhall.engine.agenda import Step
from guildhall.engine.message import Message

A_PLAYER: Final = 0  # stands for all of them where it does not matter who it is


class Stage:
    """A table on which something happens, and the events it causes."""

    def __init__(self, table: Table, witness: Witness) -> None:
        self.table = table
        self.witness = witness
        self.seat = table.seats[table.rules.options.players]
        keeper = self.seat.powers.automaton
        assert isinstance(keeper, Keeper)
        self.keeper = keeper
        part_of(table).witness = witness
        self.sight = keeper.sight(table, self.seat)
        self.told: list[Message] = []

    def finish(self) -> None:
        """Do what is on the agenda. What it would ask or bring a player is that player's own business."""
        table = self.table
        rewarded: list[int] = []  # the players whom the Princess rewards before it
        while table.agenda:
            step = table.agenda.pop()
            is_reward = step.name() == "PrincessReward"
            if isinstance(step, (SeatStep, SeatQuestion)) and step.index != self.seat.index:
                if is_reward:
                    rewarded.append(step.index)
                continue
            if is_reward:
                look_for_captures(self, rewarded)
            step.resolve(table)


# Its turn.


def turn(stage: Stage) -> None:
    table = stage.table
    table.active = stage.seat.index
    table.turn += 1
    stage.keeper.take_turn(table, stage.seat.index)
    stage.finish()
    table.apprentice_resets_due = 0
    if table.reset_due:
        reset(stage)


def players_reset(stage: Stage) -> None:
    """A Black Market Reset that came in a player's turn. Whose it is will be asked if it matters."""
    stage.table.active = A_PLAYER
    reset(stage)


def reset(stage: Stage) -> None:
    """A Black Market Reset, as far as the opponent is concerned."""
    table = stage.table
    table.reset_due = False
    table.tell(RESET, -1)
    stage.sight.princess()  # the figures must be where they are
    for step in table.rules.reset_steps:
        look_before(stage, step)
        step.resolve(table)
        stage.finish()
        if step.name() == "ProfiteerConsequence":
            stage.witness.emptied = stage.sight.profiteer()
        elif step.name() == "TurnContribution":
            stage.witness.forget(FIGURES)


def look_before(stage: Stage, step: Step[Table]) -> None:
    """What a step of the reset compares, if it can matter."""
    sight = stage.sight
    if step.name() == "PrincessConsequence" and stage.seat.workers[sight.princess()]:
        look_at_princess(stage)
    elif step.name() == "MostPrisonersTakeDebt" and stage.seat.workers[PRISON]:
        for owner in sight.rivals():
            stage.witness.look(stage.table, Prisoners(owner))


def look_at_princess(stage: Stage) -> None:
    """How many stand where she does; and if players are rewarded with it, who of them before it."""
    table, seat, sight = stage.table, stage.seat, stage.sight
    rivals = sight.rivals()
    most = max([sight.workers(owner, sight.princess()) for owner in rivals])
    is_tied = most == seat.workers[sight.princess()]
    could_come_later = table.active != seat.index and len(rivals) > 1
    if is_tied and could_come_later and rewards_with_capture(table):
        from guildhall.architects.solo.wonders_facts import WhoseTurn

        stage.witness.look(table, WhoseTurn())


def look_for_captures(stage: Stage, rewarded: list[int]) -> None:
    """Which of its Workers the players captured as the Princess's reward decides which reward it gets itself."""
    from guildhall.architects.solo.wonders_facts import CapturedFirst

    if rewards_with_capture(stage.table):
        for owner in rewarded:
            stage.witness.look(stage.table, CapturedFirst(owner))


def rewards_with_capture(table: Table) -> bool:
    """May the Princess's reward be a capture?"""
    from guildhall.architects.wonders.part import part_of as wonders_of

    card = wonders_of(table).consequence()
    return isinstance(card.reward, Capture) or isinstance(card.other_reward, Capture)


def end(stage: Stage) -> None:
    """What comes before the points are counted."""
    table = stage.table
    for step in table.rules.end_steps:
        if step.name() == "MostInfluence":
            from guildhall.architects.solo.wonders_facts import InfluenceOf

            for owner in stage.sight.rivals():
                stage.witness.look(table, InfluenceOf(owner))
        step.resolve(table)
        stage.finish()


# What players do to it.


def captured(stage: Stage, place: int, count: int) -> None:
    stage.seat.workers[place] -= count
    stage.table.seats[A_PLAYER].captured[stage.seat.index] += count
    stage.told.append(Message("companion-was-captured", {"number": count, "place": Message(f"the-{AREAS[place]}")}))


def imprisoned(stage: Stage, count: int) -> None:
    stage.table.seats[A_PLAYER].captured[stage.seat.index] -= count
    stage.seat.workers[PRISON] += count
    stage.told.append(Message("companion-was-imprisoned", {"number": count}))


def freed(stage: Stage, owner: int, count: int) -> None:
    stage.seat.captured[owner] -= count
    seat = Message(f"seat-{stage.table.rules.seat_keys[owner]}")
    stage.told.append(Message("companion-was-freed", {"number": count, "seat": seat}))


# What cards bring it, and corrections.


def gain(stage: Stage, what: str, count: int) -> None:
    table, seat = stage.table, stage.seat
    if what == "virtue":
        gain_virtue(table, seat, count)
    elif what == "debt":
        take_debts(table, seat, count)
    elif what == "influence":
        from guildhall.architects.wonders.influence import gain_influence

        gain_influence(table, seat, count)
    elif what == "reward":
        for _ in range(count):
            gain_reward(table, seat)
    else:
        gain_good(table, seat, GOODS.index(what), count)
    stage.finish()


def lose(stage: Stage, what: str, count: int) -> None:
    table, seat = stage.table, stage.seat
    if what == "virtue":
        lose_virtue(table, seat, count)
    elif what == "debt":
        for _ in range(count):
            stage.keeper.destroys_debt(table, seat)
    else:
        from guildhall.architects.wonders.influence import lose_influence

        lose_influence(table, seat, count)
    stage.finish()


def put(stage: Stage, what: str, number: int) -> None:
    """Something we kept about it was wrong."""
    seat = stage.seat
    if what in AREAS:
        area = AREAS.index(what)
        seat.workers[SUPPLY] -= number - seat.workers[area]
        seat.workers[area] = number
    elif what == "held":
        players = stage.table.seats[: seat.index]
        seat.workers[SUPPLY] -= number - sum(player.captured[seat.index] for player in players)
        for player in players:
            player.captured[seat.index] = 0
        players[A_PLAYER].captured[seat.index] = number
    elif what == "virtue":
        seat.virtue = number
    elif what == "marble":
        seat.goods[MARBLE] = number
    elif what == "debt":
        seat.unpaid = number
    elif what == "cathedral":
        seat.cathedral = number
    elif what == "marker":
        part_of(stage.table).track = number - 1
    else:
        from guildhall.architects.wonders.part import part_of as wonders_of

        wonders_of(stage.table).influence[seat.index] = number
    stage.told.append(Message("companion-was-set"))


DEEDS: Final[dict[str, Callable[..., Any]]] = {
    "turn": turn,
    "reset": players_reset,
    "captured": captured,
    "imprisoned": imprisoned,
    "freed": freed,
    "gain": gain,
    "lose": lose,
    "set": put,
    "end": end,
}

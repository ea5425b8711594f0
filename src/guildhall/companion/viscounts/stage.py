"""A table on which something happens to the opponent, carried out by the same rules as in a game. Only its own things
are true there; whatever else a step is about to read is asked first."""

from __future__ import annotations

from typing import Final

from guildhall.companion.viscounts.facts import (
    PLAYER,
    BonusTaken,
    Castle,
    Fact,
    NextManuscript,
    PlayersChoice,
    Spots,
    TopFuture,
    TopManuscript,
    TopScheme,
    TopTownsfolk,
    is_free,
)
from guildhall.companion.viscounts.telling import by_name
from guildhall.engine.agenda import Step
from guildhall.engine.message import Message
from guildhall.viscounts.castle import ClearSections, PlaceWorkers, SettleCastle, WhichClimbs, WhomToBump, trios
from guildhall.viscounts.collision import MIDDLE, OthersGain
from guildhall.viscounts.constants import FREE_COSTS
from guildhall.viscounts.construct import JoinLink, JoinLinks, PutBuilding, WhichLink, pieces_left
from guildhall.viscounts.doing import Do
from guildhall.viscounts.effects import (
    BuildFree,
    Effect,
    Either,
    HireFree,
    ManuscriptFree,
    SchemeBuild,
    SchemeDismiss,
    SchemeFocus,
    SchemeFuture,
    SchemePlace,
    SchemeScribe,
    Workers,
)
from guildhall.viscounts.events import LINKED
from guildhall.viscounts.names import NO_CARD, NOBODY, SEGMENTS, message, segment_of
from guildhall.viscounts.solo.actions import what_lacks
from guildhall.viscounts.solo.gains import shuffle_schemes
from guildhall.viscounts.solo.keeper import climbs_first
from guildhall.viscounts.solo.names import POSSIBLE
from guildhall.viscounts.solo.paying import board_of, schemes_of
from guildhall.viscounts.solo.turn import FollowOptions, RevealScheme
from guildhall.viscounts.steps import SeatQuestion
from guildhall.viscounts.table import Table
from guildhall.viscounts.transcribe import Collect

# The player's own questions whose answers concern the opponent.
SHARED: Final = (WhichClimbs, WhomToBump, WhichLink)


class UnknownFact(Exception):
    """Something has to be asked before the opponent can go on."""

    def __init__(self, fact: Fact) -> None:
        super().__init__(fact.key())
        self.fact = fact


class Stage:
    def __init__(self, table: Table, answers: list[list[int]], tells_cards: bool) -> None:
        self.table = table
        self.answers = answers
        self.tells_cards = tells_cards
        self.index = table.rules.automaton
        self.seat = table.seats[self.index]
        self.heard = 0
        self.known: set[str] = set()
        self.told: list[Message] = []

    # What people know.

    def look(self, fact: Fact) -> None:
        """Make sure that the table shows this as it really is; raises UnknownFact if nobody has told it yet."""
        key = fact.key()
        if key in self.known:
            return
        if self.heard == len(self.answers):
            raise UnknownFact(fact)
        answer = self.answers[self.heard]
        self.heard += 1
        fact.enter(self.table, answer)
        if not fact.ONCE:
            self.known.add(key)

    def look_at_spots(self, spots: list[int]) -> None:
        unknown = [spot for spot in spots if is_free(self.table, spot) and f"spot-{spot}" not in self.known]
        if unknown:
            self.look(Spots(unknown))
            self.known.update(f"spot-{spot}" for spot in unknown)

    def hear(self) -> None:
        """Tell what has happened since."""
        events = self.table.events or []
        self.table.events = []
        for event in events:
            if event.seat == self.index or (event.kind == LINKED and event.a == self.index):
                self.told.append(by_name(self.table, event))

    # Carrying out.

    def finish(self) -> None:
        """Do what is on the agenda. What it would ask or bring the player is the player's own business."""
        table = self.table
        self.hear()
        while table.agenda:
            step = table.agenda.pop()
            if not self._concerns(step):
                continue
            self._look_before(step)
            left = table.left[:]
            if isinstance(step, SHARED) and step.index == PLAYER:
                self._ask_player(step)
            elif isinstance(step, JoinLink) and step.index == PLAYER:
                if step.owner == self.index:
                    table.tell(LINKED, PLAYER, step.owner, step.link)
                    table.push(Do(self.index, table.rules.link_effects[step.link]))
            else:
                step.resolve(table)
            self._forget_tops(left)
            self.hear()

    def _concerns(self, step: Step[Table]) -> bool:
        if isinstance(step, (SettleCastle, ClearSections, JoinLink, JoinLinks, *SHARED)):
            return True
        index = step.args()[0] if step.args() else self.index
        return index == self.index

    def _ask_player(self, question: SeatQuestion) -> None:
        options = question.options(self.table)
        if len(options) == 1:
            question.choose(self.table, options[0])
        else:
            self.look(PlayersChoice(question))

    def _forget_tops(self, left: list[int]) -> None:
        """Another card lies on top of a pile from which one was taken."""
        for pile, count in enumerate(left):
            if self.table.left[pile] != count:
                kind = "townsfolk" if pile < len(SEGMENTS) else "manuscript"
                self.known.discard(f"{kind}-{SEGMENTS[pile % len(SEGMENTS)]}")

    # What a step is about to read.

    def _look_before(self, step: Step[Table]) -> None:
        table = self.table
        rules = table.rules
        if isinstance(step, RevealScheme):
            self._look_at_pile()
        elif isinstance(step, FollowOptions):
            for option in rules.schemes[step.scheme].options:
                self._look_for_option(option)
                if what_lacks(table, self.seat, option)[0] == POSSIBLE:
                    return
        elif isinstance(step, Do):
            self.look_for(rules.effects[step.number])
        elif isinstance(step, PutBuilding):
            self._look_around(step.spot)
        elif isinstance(step, JoinLinks):
            self.look_at_spots(table.layout.beside[step.spot] if step.index == self.index else [])
        elif isinstance(step, JoinLink) and step.index == self.index:
            self.look_for(rules.effects[rules.link_effects[step.link]])
        elif isinstance(step, PlaceWorkers):
            self.look(Castle())
        elif isinstance(step, Collect):
            self._look_at_collected(step.segment, [])
        elif isinstance(step, WhichClimbs) or (isinstance(step, SettleCastle) and len(trios(table, self.index)) == 1):
            position = climbs_first(table, self.index)
            self.look_for(rules.effects[rules.wedge_effects[table.layout.wedge[position]]])
        elif isinstance(step, OthersGain) and step.index == self.index:
            self._tell_others_gain(step.space)

    def _look_at_pile(self) -> None:
        if not self.tells_cards:
            return
        if not schemes_of(self.table).pile:
            shuffle_schemes(self.table, self.seat)
            self.hear()
        self.look(TopScheme())

    def _look_for_option(self, option: Effect) -> None:
        if isinstance(option, SchemeFocus):
            focus = board_of(self.table).focus
            if not isinstance(focus, SchemeFocus):
                self._look_for_option(focus)
        elif isinstance(option, SchemeBuild):
            self.look_at_spots(self.table.layout.spots_of[self.seat.space])
        elif isinstance(option, SchemeScribe):
            self._manuscript_after(segment_of(self.seat.space), [])

    def look_for(self, effect: Effect) -> None:
        """What this effect is about to read, if it happens to the opponent."""
        if isinstance(effect, Either):
            self.look_for(effect.first)
        elif isinstance(effect, (HireFree, SchemeFuture)):
            if self.tells_cards and schemes_of(self.table).future:
                self.look(TopFuture())
        elif isinstance(effect, SchemeDismiss):
            self.look(TopTownsfolk(segment_of(self.seat.space)))
        elif isinstance(effect, Workers):
            if self.seat.workers:
                self.look(Castle())
        elif isinstance(effect, BuildFree):
            self._look_for_free_spot(effect.amount)
        elif isinstance(effect, ManuscriptFree):
            self._look_for_free_manuscript([])
        elif isinstance(effect, (SchemeBuild, SchemePlace, SchemeScribe, SchemeFocus)):
            self._look_for_option(effect)

    def _look_around(self, spot: int) -> None:
        """A building is put there: what the spot brings, and what stands beside it."""
        self.look_at_spots(self.table.layout.beside[spot])
        self.look_for(self.table.rules.effects[self.table.rules.spot_effects[spot]])

    def _look_for_free_spot(self, kind: int) -> None:
        if not pieces_left(self.seat, kind):
            return
        layout = self.table.layout
        own = layout.spots_of[self.seat.space]
        start = layout.spots.index(own[0])
        self.look_at_spots(own)
        for i in range(len(layout.spots)):
            spot = layout.spots[(start + i) % len(layout.spots)]
            self.look_at_spots([spot])
            if is_free(self.table, spot):
                self._look_around(spot)
                return

    def _look_for_free_manuscript(self, taken: list[int]) -> None:
        """`taken` are the segments whose top manuscript goes away before, in the same step."""
        table = self.table
        start = table.position_of(self.seat)
        for i in range(len(SEGMENTS)):
            segment = table.layout.ring[(start + i) % len(SEGMENTS)]
            card = self._manuscript_after(segment, taken)
            if card != NO_CARD and table.rules.manuscripts[card].cost in FREE_COSTS:
                self._look_at_collected(segment, taken)
                return

    def _look_at_collected(self, segment: int, taken: list[int]) -> None:
        """The manuscript there is taken, and does something."""
        rules = self.table.rules
        card = self._manuscript_after(segment, taken)
        effect = rules.effects[
            rules.manuscript_effects[rules.printed_manuscripts[segment] if card == NO_CARD else card]
        ]
        if isinstance(effect, ManuscriptFree):
            self._look_for_free_manuscript([*taken, segment])
        else:
            self.look_for(effect)

    def _manuscript_after(self, segment: int, taken: list[int]) -> int:
        """The top one when so many have been taken; with one ribbon more, whose is its bonus card?"""
        table = self.table
        rules = table.rules
        under = taken.count(segment)
        self.look(TopManuscript(segment))
        while under and 0 < table.left[len(SEGMENTS) + segment] <= under:
            self.look(NextManuscript(segment))
            if len(table.manuscripts[segment]) <= under:
                return NO_CARD
        pile = table.manuscript_pile(segment)
        if len(pile) <= under:
            return NO_CARD
        card = pile[-1 - under]
        ribbon = rules.manuscripts[card].ribbon
        owned = [*self.seat.manuscripts, *[pile[-1 - i] for i in range(under)]]
        count = 1 + sum(rules.manuscripts[one].ribbon == ribbon for one in owned)
        if count >= rules.cleric_bonuses[ribbon].needs and table.bonuses[ribbon] == NOBODY:
            self.look(BonusTaken(ribbon))
        return card

    def _tell_others_gain(self, space: int) -> None:
        """What the opponent's collision brings the player."""
        effect = self.table.rules.effects[self.table.rules.collision_others[space]].message()
        which = "any" if space == MIDDLE else "criminal" if space < MIDDLE else "none"
        self.told.append(message(f"companion-you-gain-{which}", {"effect": effect}))

"""What effects and abilities say to people, composed from the very parts that the rules carry out."""

from __future__ import annotations

from collections.abc import Sequence

from guildhall.engine.message import Message, Value
from guildhall.viscounts.cards.tokens import (
    KINDS,
    MODIFIERS,
    NONE,
    NOTHING,
    RES_X2,
    RESOURCES,
    TIMINGS,
    TRIGGERS,
    Ability,
    Effect,
)


def effect_text(effect: Effect) -> Message:
    return Message(f"viscounts-does-{_dashed(KINDS[effect.kind])}", {"number": effect.amount})


def effects_text(effects: Sequence[Effect]) -> Message:
    """All parts in order, joined by "and"."""
    parts: list[Message] = [effect_text(effect) for effect in effects]
    return Message("viscounts-does", {"parts": parts})


def ability_text(ability: Ability) -> Message:
    if ability.modifier == NOTHING:
        when = TIMINGS[ability.timing] if ability.trigger == NOTHING else _dashed(TRIGGERS[ability.trigger])
        return Message(f"viscounts-when-{when}", {"effect": effects_text(ability.effects)})
    amount: Value = ability.amount
    if ability.modifier == RES_X2:
        amount = Message(f"good-{RESOURCES[ability.amount]}-name")
    return Message(f"viscounts-change-{_dashed(MODIFIERS[ability.modifier])}", {"number": amount})


def townsfolk_text(bonus: Sequence[Effect], ability: Ability) -> Message:
    """The bonus for hiring or dismissing, then the ability."""
    parts: list[Message] = []
    if bonus:
        parts.append(Message("viscounts-text-bonus", {"effect": effects_text(bonus)}))
    if ability.timing != NONE:
        parts.append(ability_text(ability))
    if len(parts) == 2:
        return Message("viscounts-text-two", {"first": parts[0], "second": parts[1]})
    return parts[0] if parts else Message("viscounts-text-none")


def happening(name: str, effects: Sequence[Effect]) -> Message:
    """Effects with what brings them about."""
    return Message(name, {"effect": effects_text(effects)}) if effects else Message("viscounts-text-none")


def _dashed(token: str) -> str:
    return token.lower().replace("_", "-")

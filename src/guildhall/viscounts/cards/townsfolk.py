"""The townsfolk: 8 starting cards that every player has, 10 heroes, 68 neutral ones. rules/viscounts 8.1 to 8.3.

Silver, icons, bonus when hired or dismissed, ability. "public" rows are those of a public card list that were not
compared with the printed card.
"""

from __future__ import annotations

from typing import Final

from guildhall.viscounts.abilities import (
    Ability,
    AfterBuild,
    AfterPlace,
    AfterScribe,
    AfterTrade,
    CountsDouble,
    Drop,
    OnCollision,
    OnFlipDebt,
    OnGainDebt,
    PairMerchants,
    Play,
    SilverPairs,
    StoneAndGoldAsClerics,
)
from guildhall.viscounts.cards.rows import HERO, PRINTED, STARTING, Townsfolk
from guildhall.viscounts.effects import (
    AnyResource,
    CastleMove,
    Corruption,
    Debts,
    Deeds,
    Destroy,
    Discard,
    Either,
    Flip,
    FlipDebt,
    FlipDeed,
    Gold,
    HireFree,
    Ink,
    Rearrange,
    Series,
    Shuffle,
    Silver,
    Stone,
    Twice,
    Virtue,
)
from guildhall.viscounts.names import BUILDER, CLERIC, GOLD, INK, NOBLE, STONE

# What many cards offer.
HIRE_OR_DESTROY: Final = Either(HireFree(), Destroy())
DESTROY_OR_DISCARD: Final = Either(Destroy(), Discard())
REARRANGE_OR_DISCARD: Final = Either(Rearrange(), Discard())
REARRANGE_OR_DISCARD_TWO: Final = Either(Rearrange(), Twice(Discard()))
DEBT_OR_DEED: Final = Either(Series(Debts(1), FlipDeed()), Series(Deeds(1), FlipDebt()))


def _starting(ref: str, key: str, silver: int, icons: str, ability: Ability | None, *, origin: str) -> Townsfolk:
    return Townsfolk(ref, key, silver, icons, None, ability, group=STARTING, origin=origin)


def _hero(ref: str, key: str, silver: int, icons: str, ability: Ability, *, origin: str) -> Townsfolk:
    return Townsfolk(ref, key, silver, icons, None, ability, group=HERO, origin=origin)


STARTING_TOWNSFOLK: Final = [
    _starting("S1", "abbot", 2, "C", None, origin="rulebook"),
    _starting("S2", "financer", 3, "M", Play(Series(Discard(), Silver(2))), origin="rulebook"),
    _starting("S3", "journeyman", 2, "M M", Drop(Series(HireFree(), Virtue(1))), origin="rulebook"),
    _starting("S4", "labourer", 2, "B", None, origin="public"),
    _starting("S5", "lender", 1, "M M", Drop(Flip()), origin="rulebook"),
    _starting("S6", "squire", 2, "N", None, origin="rulebook"),
    _starting("S7", "thief", 1, "X", Drop(Series(Debts(1), Silver(1))), origin="rulebook"),
    _starting("S8", "trader", 1, "M", AfterTrade(Silver(1)), origin="rulebook"),
]

HEROES: Final = [
    _hero("H01", "ada", 2, "X", OnCollision(Series(Virtue(1), AnyResource(1))), origin="public"),
    _hero("H02", "bertha", 3, "N M", Play(Either(CastleMove(), Virtue(1))), origin="rulebook"),
    _hero("H03", "clovis", 3, "X M", Play(HireFree()), origin="rulebook"),
    _hero("H04", "emma", 3, "C", StoneAndGoldAsClerics(), origin="rulebook"),
    _hero("H05", "guntram", 2, "C M", Drop(DEBT_OR_DEED), origin="public"),
    _hero("H06", "judith", 1, "B M", Play(Either(Destroy(), Flip())), origin="public"),
    _hero("H07", "lothaire", 1, "M", Play(Series(Stone(1), Gold(1), Ink(1))), origin="public"),
    _hero("H08", "merovech", 2, "B", AfterBuild(REARRANGE_OR_DISCARD), origin="rulebook"),
    _hero("H09", "rudolf", 2, "N", Drop(Either(Twice(Destroy()), AnyResource(2))), origin="public"),
    _hero("H10", "therese", 3, "M M M", Drop(Series(Discard(), Virtue(2))), origin="public"),
]

KNOWN: Final = ("silver", "icons", "ability")
NEUTRAL_TOWNSFOLK: Final = [
    Townsfolk("T01", "acolyte", 3, "C M", Discard(), Drop(Flip()), origin="rulebook"),
    Townsfolk("T02", "antagonist", 3, "X X", Corruption(1), Play(Debts(1)), origin="rulebook"),
    Townsfolk("T03", "architect", 1, "B M", Rearrange(), Play(REARRANGE_OR_DISCARD_TWO), origin="public"),
    Townsfolk("T04", "aristocrat", 2, "N M", Virtue(1), Play(DESTROY_OR_DISCARD), origin="rulebook"),
    Townsfolk("T05", "artisan", 3, "B M", Discard(), Drop(Flip()), origin="public"),
    Townsfolk("T06", "artist", 3, "N", Discard(), CountsDouble(GOLD), origin="public"),
    Townsfolk("T07", "benefactor", 2, "M M", Virtue(1), PairMerchants(NOBLE), origin="rulebook"),
    Townsfolk("T08", "bishop", 3, "C C", Debts(1), AfterScribe(Corruption(1)), origin="public"),
    Townsfolk("T09", "charlatan", 3, "B B", Debts(1), AfterBuild(Corruption(1)), origin="public"),
    Townsfolk("T10", "chevalier", 3, "N M", Discard(), Drop(Flip()), origin="public"),
    Townsfolk("T11", "clergyman", 1, "C M", Rearrange(), SilverPairs(CLERIC), origin="rulebook"),
    Townsfolk("T12", "conspirator", 2, "X", Discard(), Drop(Virtue(1)), origin="public"),
    Townsfolk("T13", "courier", 1, "M M M", Shuffle(), Play(Either(Destroy(), Twice(Discard()))), origin="public"),
    Townsfolk("T14", "deacon-1", 3, "C", Rearrange(), AfterScribe(DESTROY_OR_DISCARD), origin="rulebook"),
    Townsfolk("T15", "deacon-2", 2, "C", Virtue(1), AfterScribe(Virtue(1)), origin="public"),
    Townsfolk("T16", "debt-collector-1", 3, "X", Corruption(1), OnFlipDebt(FlipDeed()), origin="public"),
    Townsfolk("T17", "debt-collector-2", 3, "X", Corruption(1), OnFlipDebt(HIRE_OR_DESTROY), origin="public"),
    Townsfolk(
        "T18", "debt-collector-3", 2, "X", Corruption(1), OnFlipDebt(Series(Silver(1), Virtue(1))), origin="public"
    ),
    Townsfolk("T19", "debt-collector-4", 2, "X", Corruption(1), OnFlipDebt(AnyResource(1)), origin="public"),
    Townsfolk("T20", "defender", 1, "B M", Shuffle(), Drop(HIRE_OR_DESTROY), origin="public"),
    Townsfolk("T21", "diplomat", 1, "N M", Rearrange(), SilverPairs(NOBLE), origin="rulebook"),
    Townsfolk("T22", "disciple", 1, "C M", Shuffle(), Drop(HIRE_OR_DESTROY), origin="public"),
    Townsfolk("T23", "enforcer", 3, "N N", Debts(1), AfterPlace(Corruption(1)), origin="public"),
    Townsfolk("T24", "foreman", 2, "B M", Virtue(1), Play(DESTROY_OR_DISCARD), origin="public"),
    Townsfolk("T25", "friar", 2, "C", Virtue(1), Play(Virtue(1)), origin="public"),
    Townsfolk("T26", "gatekeeper", 1, "N M", Rearrange(), Play(REARRANGE_OR_DISCARD_TWO), origin="rulebook"),
    Townsfolk("T27", "illusionist", 1, "X", Rearrange(), Play(REARRANGE_OR_DISCARD_TWO), origin="rulebook"),
    Townsfolk("T28", "jeweller", 2, "M M", Virtue(1), AfterTrade(Virtue(1)), origin="public"),
    # The list says PLAY; its three siblings drop.
    Townsfolk("T29", "lookout", 1, "X", Shuffle(), Play(HIRE_OR_DESTROY), origin="public"),
    Townsfolk("T30", "mason", 1, "B M", Rearrange(), SilverPairs(BUILDER), origin="rulebook"),
    Townsfolk("T31", "meddler", 2, "X", Corruption(1), Drop(Series(Deeds(1), Debts(1))), origin="public"),
    Townsfolk("T32", "miner", 2, "B", Virtue(1), Play(Virtue(1)), origin="public"),
    Townsfolk("T33", "missionary-1", 3, "C M", Discard(), Drop(Ink(2)), origin="public"),
    Townsfolk("T34", "missionary-2", 2, "C M", Discard(), Play(Ink(1)), origin="public"),
    Townsfolk("T35", "overseer-1", 3, "N", Rearrange(), AfterPlace(DESTROY_OR_DISCARD), origin="rulebook"),
    Townsfolk("T36", "overseer-2", 2, "N", Virtue(1), AfterPlace(Virtue(1)), origin="public"),
    Townsfolk("T37", "pastor", 1, "C M", Rearrange(), Play(REARRANGE_OR_DISCARD_TWO), origin="public"),
    Townsfolk("T38", "patron-1", 3, "N M", Discard(), Drop(Gold(2)), origin="public"),
    Townsfolk("T39", "patron-2", 2, "N M", Discard(), Play(Gold(1)), origin="public"),
    Townsfolk("T40", "peddler-1", 2, "M M M", Virtue(1), OnCollision(Ink(1)), origin="rulebook"),
    Townsfolk("T41", "peddler-2", 2, "M M M", Virtue(1), OnCollision(Gold(1)), origin="public"),
    Townsfolk("T42", "peddler-3", 2, "M M M", Virtue(1), OnCollision(Stone(1)), origin="public"),
    Townsfolk("T43", "peddler-4", 1, "M M M", Discard(), OnCollision(Silver(2)), origin="public"),
    Townsfolk("T44", "pickpocket", 1, "X", Discard(), Play(Either(Destroy(), Silver(2))), origin="public"),
    Townsfolk("T45", "priest", 3, "C", Discard(), CountsDouble(INK), origin="public"),
    Townsfolk("T46", "princess", 2, "N", Virtue(1), Play(Virtue(1)), origin="rulebook"),
    Townsfolk("T47", "racketeer-1", 2, "X", Shuffle(), OnGainDebt(DESTROY_OR_DISCARD), origin="public"),
    Townsfolk("T48", "racketeer-2", 1, "X", Shuffle(), OnGainDebt(REARRANGE_OR_DISCARD), origin="rulebook"),
    Townsfolk("T49", "scoundrel-1", 1, "X", Discard(), Play(Gold(1)), origin="rulebook"),
    Townsfolk("T50", "scoundrel-2", 1, "X", Discard(), Play(Ink(1)), origin="public"),
    Townsfolk("T51", "scoundrel-3", 1, "X", Discard(), Play(Stone(1)), origin="public"),
    Townsfolk("T52", "sculptor", 3, "B", Discard(), CountsDouble(STONE), origin="public"),
    Townsfolk("T53", "stonecutter-1", 3, "B M", Discard(), Drop(Stone(2)), origin="verified"),
    Townsfolk("T54", "stonecutter-2", 2, "B M", Discard(), Play(Stone(1)), origin="public"),
    # The list leaves the bonus blank; Benefactor and Traveller, its siblings, have this one.
    Townsfolk("T55", "strongman", 2, "M M", Virtue(1), PairMerchants(BUILDER), origin="reconstructed", public=KNOWN),
    Townsfolk("T56", "swindler-1", 3, "X", Corruption(1), Drop(Stone(2)), origin="verified"),
    Townsfolk("T57", "swindler-2", 3, "X", Corruption(1), Drop(Gold(2)), origin="public"),
    Townsfolk("T58", "swindler-3", 3, "X", Corruption(1), Drop(Ink(2)), origin="public"),
    Townsfolk("T59", "tinker-1", 2, "C N", Virtue(1), Drop(Stone(1)), origin="public"),
    Townsfolk("T60", "tinker-2", 2, "B C", Virtue(1), Drop(Gold(1)), origin="verified"),
    Townsfolk("T61", "tinker-3", 2, "B N", Virtue(1), Drop(Ink(1)), origin="public"),
    # The list says PLAY; the printed card drops.
    Townsfolk("T62", "traitor", 2, "X", Shuffle(), Drop(AnyResource(1)), origin="verified"),
    # The list leaves the bonus blank; it is printed.
    Townsfolk("T63", "traveller", 2, "M M", Virtue(1), PairMerchants(CLERIC), origin="rulebook"),
    Townsfolk("T64", "trickster", 3, "X", Corruption(1), Drop(Flip()), origin="public"),
    Townsfolk("T65", "vicar", 2, "C M", Virtue(1), Play(DESTROY_OR_DISCARD), origin="public"),
    Townsfolk("T66", "watchman", 1, "N M", Shuffle(), Drop(HIRE_OR_DESTROY), origin="verified"),
    Townsfolk("T67", "woodcutter-1", 2, "B", Virtue(1), AfterBuild(Virtue(1)), origin="rulebook"),
    Townsfolk("T68", "woodcutter-2", 3, "B", Rearrange(), AfterBuild(DESTROY_OR_DISCARD), origin="public"),
]

# Printed under the piles, and used while a pile is empty: to be dismissed only.
PRINTED_TOWNSFOLK: Final = [
    Townsfolk("PTA", "printed-a", 2, "N C", Virtue(1), group=PRINTED, origin="rulebook"),
    Townsfolk("PTB", "printed-b", 2, "B N", Virtue(1), group=PRINTED, origin="rulebook"),
    Townsfolk("PTC", "printed-c", 1, "X", Corruption(1), group=PRINTED, origin="rulebook"),
    Townsfolk("PTD", "printed-d", 2, "C B", Virtue(1), group=PRINTED, origin="rulebook"),
    Townsfolk("PTE", "printed-e", 1, "X", Corruption(1), group=PRINTED, origin="rulebook"),
]

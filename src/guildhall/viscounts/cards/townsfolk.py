"""The townsfolk: 8 starting cards that every player has, 10 heroes, 68 neutral ones. rules/viscounts 8.1 to 8.3.

Silver, icons, bonus when hired or dismissed, ability.
"""

from __future__ import annotations

from typing import Final

from guildhall.viscounts.cards.rows import Townsfolk

STARTING: Final = "starting"
HERO: Final = "hero"

STARTING_TOWNSFOLK: Final = [
    Townsfolk("S1", "attendant", 2, "N", does="DROP: GOLD(1)", group=STARTING, public=("silver", "icons")),
    Townsfolk("S2", "page", 1, "N", does="PLAY: REARRANGE", group=STARTING),
    Townsfolk("S3", "stallkeeper", 2, "M M", group=STARTING),
    Townsfolk("S4", "lookout", 1, "X", does="DROP: S(1)", group=STARTING),
    Townsfolk("S5", "labourer", 3, "B B", group=STARTING),
    Townsfolk("S6", "novice", 1, "C", does="PLAY: VIR(1)", group=STARTING),
    Townsfolk("S7", "copyist", 2, "C", does="DROP: INK(1)", group=STARTING),
    Townsfolk("S8", "cutpurse", 3, "X", does="PLAY: S(2)", group=STARTING),
]

HEROES: Final = [
    Townsfolk("H01", "odo-the-reeve", 2, "M M", does="ON_TRADE: S(1)", group=HERO),
    Townsfolk("H02", "ermina-the-mason", 2, "B B", does="ON_BUILD: ANY(1)", group=HERO),
    Townsfolk("H03", "brother-anselm", 2, "C C", does="ON_SCRIBE: VIR(1)", group=HERO),
    Townsfolk("H04", "lady-richilda", 2, "N N", does="ON_PLACE: S(2)", group=HERO),
    Townsfolk("H05", "guntram-the-envoy", 3, "M N", does="PLAY: ANY(1)", group=HERO),
    Townsfolk("H06", "sister-oda", 3, "C N", does="DROP: FLIP_DEED", group=HERO),
    Townsfolk("H07", "hugo-the-broker", 3, "M B", does="DROP: FLIP_DEBT", group=HERO),
    Townsfolk("H08", "black-aveline", 2, "X X", does="PLAY: S(2)", group=HERO),
    Townsfolk("H09", "wala-the-wayfarer", 1, "B C", does="EXTRA_MOVE_FREE(1)", group=HERO),
    Townsfolk("H10", "theoda-the-judge", 1, "C N", does="PLAY: DESTROY", group=HERO),
]

NEUTRAL_TOWNSFOLK: Final = [
    Townsfolk("M01", "fishwife", 1, "M", "S(1)", "DROP: S(1)"),
    Townsfolk("M02", "pedlar", 1, "M", "", "PLAY: S(1)"),
    Townsfolk("M03", "chandler", 1, "M", "INK(1)", "DROP: REARRANGE"),
    Townsfolk("M04", "alewife", 1, "M", "", "ON_TRADE: S(1)"),
    Townsfolk("M05", "money-changer", 2, "M", "DEBT(1) + S(4)", "ON_TRADE: S(2)"),
    Townsfolk("M06", "spice-trader", 2, "M M", "COR(1)", "DROP: S(1)"),
    Townsfolk("M07", "wool-buyer", 2, "M M", "", "PLAY: VIR(1)"),
    Townsfolk("M08", "salter", 2, "M M", "COR(1)", "DROP: INK(1)"),
    Townsfolk("M09", "horse-dealer", 2, "M M", "COR(1)", "EXTRA_MOVE_FREE(1)"),
    Townsfolk("M10", "goldsmith", 3, "M M", "GOLD(1)", "DROP: GOLD(1)"),
    Townsfolk("M11", "stone-factor", 3, "M M", "STONE(1)", "DROP: STONE(1)"),
    Townsfolk("M12", "shipmaster", 3, "M M", "S(1)", "HIRE_DISCOUNT(1)"),
    Townsfolk("M13", "guild-warden", 3, "M M", "FLIP_DEBT", "PLAY: DESTROY"),
    Townsfolk("B01", "ditcher", 1, "B", "S(1)", "DROP: S(1)"),
    Townsfolk("B02", "thatcher", 1, "B", "", "DROP: STONE(1)"),
    Townsfolk("B03", "hod-carrier", 1, "B", "STONE(1)", "PLAY: REARRANGE"),
    Townsfolk("B04", "sawyer", 1, "B", "", "ON_BUILD: S(1)"),
    Townsfolk("B05", "surveyor", 2, "B", "DEBT(1) + STONE(2)", "ON_BUILD: S(2)"),
    Townsfolk("B06", "carpenter", 2, "B B", "VIR(1)", "DROP: S(1)"),
    Townsfolk("B07", "bricklayer", 2, "B B", "COR(1)", "PLAY: S(1)"),
    Townsfolk("B08", "stonecutter", 2, "B B", "COR(1)", "DROP: STONE(1)"),
    Townsfolk("B09", "wheelwright", 2, "B B", "VIR(1)", "EXTRA_MOVE_FREE(1)"),
    Townsfolk("B10", "master-mason", 3, "B B", "STONE(1)", "RES_X2(stone)"),
    Townsfolk("B11", "roofer", 3, "B B", "S(1)", "DROP: ANY(1)"),
    Townsfolk("B12", "glazier", 3, "B B", "VIR(1)", "ON_BUILD: VIR(1)"),
    Townsfolk("B13", "architect", 3, "B B", "FLIP_DEED", "PLAY: DISCARD"),
    Townsfolk("C01", "bell-ringer", 1, "C", "VIR(1)", "DROP: S(1)"),
    Townsfolk("C02", "almsgiver", 1, "C", "", "PLAY: VIR(1)"),
    Townsfolk("C03", "ink-maker", 1, "C", "INK(1)", "DROP: DISCARD"),
    Townsfolk("C04", "choirboy", 1, "C", "", "ON_SCRIBE: S(1)"),
    Townsfolk("C05", "librarian", 2, "C", "DEBT(1) + INK(2)", "ON_SCRIBE: S(2)"),
    Townsfolk("C06", "scribe", 2, "C C", "VIR(1)", "DROP: INK(1)"),
    Townsfolk("C07", "deacon", 2, "C C", "", "PLAY: VIR(1)"),
    Townsfolk("C08", "illuminator", 2, "C C", "COR(1)", "DROP: S(1)"),
    Townsfolk("C09", "pilgrim", 2, "C C", "VIR(1)", "EXTRA_MOVE_FREE(1)"),
    Townsfolk("C10", "prior", 3, "C C", "INK(1)", "RES_X2(ink)"),
    Townsfolk("C11", "abbess", 3, "C C", "VIR(1)", "DROP: DEED(1)"),
    Townsfolk("C12", "confessor", 3, "C C", "VIR(1)", "DROP: FLIP_DEBT"),
    Townsfolk("C13", "canon", 3, "C C", "S(1)", "PLAY: DESTROY"),
    Townsfolk("N01", "groom", 1, "N", "S(1)", "DROP: S(1)"),
    Townsfolk("N02", "ladys-maid", 1, "N", "", "PLAY: REARRANGE"),
    Townsfolk("N03", "falconer", 1, "N", "GOLD(1)", "DROP: DISCARD"),
    Townsfolk("N04", "herald", 1, "N", "", "ON_PLACE: S(1)"),
    Townsfolk("N05", "seneschal", 2, "N", "DEBT(1) + GOLD(2)", "ON_PLACE: S(2)"),
    Townsfolk("N06", "squire", 2, "N N", "", "DROP: MOVE_WORKER"),
    Townsfolk("N07", "knight", 2, "N N", "COR(1)", "PLAY: S(1)"),
    Townsfolk("N08", "courtier", 2, "N N", "COR(1)", "DROP: GOLD(1)"),
    Townsfolk("N09", "messenger", 2, "N N", "COR(1)", "EXTRA_MOVE_FREE(1)"),
    Townsfolk("N10", "chamberlain", 3, "N N", "GOLD(1)", "RES_X2(gold)"),
    Townsfolk("N11", "constable", 3, "N N", "WORKER(1)", "DROP: MOVE_WORKER"),
    Townsfolk("N12", "magistrate", 3, "N N", "VIR(1)", "DROP: FLIP_DEED"),
    Townsfolk("N13", "baroness", 3, "N N", "S(1)", "PLAY: DESTROY"),
    Townsfolk("G01", "steward", 2, "M N", "COR(1)", "DROP: ANY(1)"),
    Townsfolk("G02", "bursar", 2, "M C", "VIR(1)", "PLAY: S(1)"),
    Townsfolk("G03", "castellan", 2, "B N", "COR(1)", "DROP: VIR(1)"),
    Townsfolk("G04", "abbey-builder", 2, "B C", "VIR(1)", "DROP: S(1)"),
    Townsfolk("X01", "beggar", 1, "X", "", "PLAY: S(1)"),
    Townsfolk("X02", "poacher", 1, "X", "S(1)", "DROP: S(1)"),
    Townsfolk("X03", "gambler", 1, "X", "", "ON_TRADE: S(2)"),
    Townsfolk("X04", "smuggler", 1, "X", "DEBT(1) + ANY(2)", "DROP: S(1)"),
    Townsfolk("X05", "forger", 2, "X C", "INK(1)", "DROP: INK(1)"),
    Townsfolk("X06", "fence", 2, "X M", "S(2)", "DISMISS_DISCOUNT(1)"),
    Townsfolk("X07", "quarry-thief", 2, "X B", "STONE(1)", "DROP: STONE(1)"),
    Townsfolk("X08", "blackmailer", 2, "X N", "GOLD(1)", "DROP: GOLD(1)"),
    Townsfolk("X09", "highwayman", 2, "X X", "", "PLAY: S(2)"),
    Townsfolk("X10", "usurer", 3, "X X", "S(2)", "DROP: DEBT(1) + FLIP_DEBT"),
    Townsfolk("X11", "mercenary", 3, "X X", "WORKER(1)", "PLAY: MOVE_WORKER"),
    Townsfolk("X12", "corrupt-bailiff", 3, "X X", "ANY(1)", "ON_COLLISION: ANY(1)"),
]

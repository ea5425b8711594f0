"""The numbers of the cards, written out a second time: what the card tables and games must agree with.

Nothing here is read from the package. The comments name sections of docs/rules: first of the base game, then of Age of
Artisans, then of Works of Wonder.
"""

from __future__ import annotations

# 4.1 and 4.2: number, skills, Virtue when hired. A41 to A43 are promos.
APPRENTICES = {
    "acolyte-1": ("A01", "carpentry", +1),
    "acolyte-2": ("A02", "tiling", +1),
    "acolyte-3": ("A03", "masonry", +1),
    "conspirator-1": ("A04", "carpentry", 0),
    "conspirator-2": ("A05", "carpentry", 0),
    "debt-collector-1": ("A06", "tiling", 0),
    "debt-collector-2": ("A07", "masonry", 0),
    "debt-collector-3": ("A08", "carpentry", 0),
    "gatekeeper": ("A09", "masonry", -1),
    "illusionist": ("A10", "carpentry", -1),
    "jeweller-1": ("A11", "tiling", 0),
    "jeweller-2": ("A12", "tiling", 0),
    "labourer": ("A13", "carpentry tiling masonry", 0),
    "merchant-1": ("A14", "tiling", 0),
    "merchant-2": ("A15", "masonry", 0),
    "merchant-3": ("A16", "tiling", 0),
    "merchant-4": ("A17", "masonry", 0),
    "merchant-5": ("A18", "carpentry", 0),
    "miner-1": ("A19", "tiling", 0),
    "miner-2": ("A20", "tiling", 0),
    "patron-1": ("A21", "tiling", 0),
    "patron-2": ("A22", "masonry", 0),
    "patron-3": ("A23", "masonry", 0),
    "patron-4": ("A24", "carpentry", 0),
    "pickpocket": ("A25", "tiling", -1),
    "squire-1": ("A26", "tiling", +1),
    "squire-2": ("A27", "masonry", +1),
    "squire-3": ("A28", "carpentry", +1),
    "stonecutter-1": ("A29", "masonry", 0),
    "stonecutter-2": ("A30", "masonry", 0),
    "swindler-1": ("A31", "tiling", -1),
    "swindler-2": ("A32", "masonry", -1),
    "swindler-3": ("A33", "carpentry", -1),
    "thief": ("A34", "carpentry", 0),
    "trader-1": ("A35", "tiling", 0),
    "trader-2": ("A36", "masonry", 0),
    "trader-3": ("A37", "carpentry", 0),
    "trickster": ("A38", "masonry", -1),
    "woodcutter-1": ("A39", "carpentry", 0),
    "woodcutter-2": ("A40", "carpentry", 0),
    "enforcer": ("A41", "tiling", 0),
    "overseer": ("A42", "masonry", 0),
    "peddler": ("A43", "carpentry", -1),
}

# 5.1 and 5.2: number, VP, cost (Clay, Wood, Stone, Gold, Marble), skills, Virtue when constructed, kind.
# B41 to B43 are promos.
# fmt: off
BUILDINGS = {
    "smithy":          ("B01",  3, (4, 2, 0, 0, 0), "",                          0, "immediate"),
    "steeple":         ("B02",  4, (0, 2, 0, 2, 0), "",                         +1, "end-game"),
    "stone-market":    ("B03",  7, (2, 0, 4, 0, 1), "masonry",                   0, "end-game"),
    "tavern":          ("B04",  6, (0, 3, 2, 1, 0), "carpentry",                 0, "immediate"),
    "thieves-den":     ("B05",  8, (1, 2, 3, 0, 0), "masonry",                  -2, "immediate"),
    "tilers-hut":      ("B06",  5, (2, 1, 2, 0, 0), "",                          0, "end-game"),
    "trading-post":    ("B07",  7, (0, 1, 3, 2, 0), "masonry",                   0, "end-game"),
    "treasury":        ("B08",  6, (0, 1, 3, 1, 0), "tiling",                    0, "immediate"),
    "university":      ("B09", 11, (4, 2, 3, 0, 2), "carpentry tiling masonry", +1, "end-game"),
    "watchtower":      ("B10", 11, (3, 4, 0, 1, 1), "carpentry tiling masonry", -1, "immediate"),
    "well":            ("B11",  3, (0, 2, 2, 0, 0), "",                          0, "immediate"),
    "wood-market":     ("B12",  7, (2, 4, 0, 1, 0), "carpentry",                 0, "end-game"),
    "aqueduct":        ("B13",  3, (2, 3, 0, 1, 0), "",                          0, "end-game"),
    "armoury":         ("B14",  9, (0, 3, 5, 1, 0), "carpentry masonry",         0, "immediate"),
    "barracks":        ("B15", 10, (2, 6, 0, 2, 0), "carpentry tiling masonry",  0, "immediate"),
    "betting-house":   ("B16",  7, (1, 0, 2, 1, 0), "",                         -1, "immediate"),
    "carpenters-hut":  ("B17",  5, (3, 1, 1, 0, 0), "",                          0, "end-game"),
    "castle":          ("B18", 10, (2, 4, 0, 1, 2), "carpentry tiling masonry",  0, "end-game"),
    "chapel":          ("B19",  6, (2, 1, 4, 0, 0), "carpentry",                +1, "end-game"),
    "church":          ("B20",  5, (3, 0, 3, 0, 0), "",                         +1, "immediate"),
    "clay-market":     ("B21",  6, (3, 0, 2, 1, 0), "tiling",                    0, "end-game"),
    "clay-pit":        ("B22",  3, (4, 1, 0, 0, 0), "",                          0, "immediate"),
    "drafting-room":   ("B23",  8, (0, 0, 4, 3, 0), "carpentry tiling",          0, "immediate"),
    "dungeon":         ("B24", 14, (0, 0, 4, 2, 2), "carpentry tiling masonry", -1, "end-game"),
    "factory":         ("B25",  7, (0, 2, 2, 3, 0), "masonry",                   0, "immediate"),
    "fortress":        ("B26", 12, (3, 0, 4, 1, 2), "carpentry tiling masonry", -2, "immediate"),
    "fountain":        ("B27",  4, (0, 0, 3, 0, 1), "",                         +1, "end-game"),
    "gamblers-den":    ("B28", 10, (0, 0, 1, 1, 3), "carpentry tiling",         -2, "end-game"),
    "hideout":         ("B29",  8, (1, 3, 2, 0, 0), "carpentry masonry",        -2, "immediate"),
    "keep":            ("B30", 12, (0, 5, 2, 2, 0), "carpentry tiling masonry", -2, "end-game"),
    "library":         ("B31",  8, (0, 4, 2, 0, 1), "carpentry tiling",          0, "immediate"),
    "lighthouse":      ("B32",  6, (0, 3, 1, 0, 2), "tiling",                    0, "end-game"),
    "lumber-camp":     ("B33",  3, (4, 0, 2, 0, 0), "",                          0, "immediate"),
    "masons-hut":      ("B34",  5, (0, 2, 4, 0, 0), "",                          0, "end-game"),
    "moneylender":     ("B35",  5, (4, 2, 0, 1, 0), "masonry",                  -1, "end-game"),
    "monument":        ("B36",  9, (0, 2, 3, 0, 2), "tiling masonry",           +1, "immediate"),
    "observatory":     ("B37",  7, (1, 3, 1, 1, 0), "carpentry",                 0, "end-game"),
    "palace":          ("B38",  9, (0, 3, 3, 0, 2), "tiling masonry",            0, "immediate"),
    "reservoir":       ("B39",  4, (6, 1, 0, 0, 0), "",                          0, "end-game"),
    "silver-market":   ("B40",  6, (0, 2, 0, 1, 1), "tiling",                    0, "end-game"),
    "crane":           ("B41",  3, (0, 3, 1, 0, 0), "",                          0, "immediate"),
    "graveyard":       ("B42", 12, (4, 1, 2, 0, 2), "carpentry tiling masonry", -1, "immediate"),
    "museum":          ("B43",  4, (1, 5, 1, 0, 0), "",                          0, "end-game"),
}
# fmt: on

# 6.1: the complete gain of each Reward.
REWARDS = {
    "reward-1": {"virtue": 1, "silver": 3},
    "reward-2": {"virtue": 1, "wood": 2},
    "reward-3": {"virtue": 1, "stone": 2},
    "reward-4": {"virtue": 1, "cards": 1},
    "reward-5": {"virtue": 2},
    "reward-6": {"virtue": 1, "silver": 3},
    "reward-7": {"virtue": 1, "wood": 2},
    "reward-8": {"virtue": 1, "stone": 2},
    "reward-9": {"virtue": 1, "cards": 1},
    "reward-10": {"virtue": 2},
    "reward-11": {"virtue": 1, "gold": 1},
}

# 6.2: the Small face, the Large face.
MARKETS = {
    "market-1": ({"marble": 1}, {"marble": 2, "wood": 2}),
    "market-2": ({"gold": 2}, {"marble": 1, "gold": 1, "stone": 1, "wood": 1}),
    "market-3": ({"marble": 1, "stone": 1}, {"marble": 2, "stone": 2}),
    "market-4": ({"gold": 1, "wood": 1}, {"gold": 1, "stone": 1, "wood": 2}),
    "market-5": ({"marble": 1, "wood": 1}, {"marble": 1, "wood": 1, "stone": 2}),
    "market-6": ({"marble": 1}, {"marble": 2, "stone": 2}),
    "market-7": ({"gold": 2}, {"marble": 1, "wood": 1, "stone": 2}),
    "market-8": ({"marble": 1, "stone": 1}, {"gold": 1, "stone": 1, "wood": 2}),
    "market-9": ({"gold": 1, "wood": 1}, {"marble": 1, "gold": 1, "stone": 1, "wood": 1}),
    "market-10": ({"marble": 1, "wood": 1}, {"marble": 2, "wood": 2}),
}

# 7.1 to 7.3: own Workers in Prison, Virtue, goods, extra Building cards, unpaid Debts, box.
BOARDS = {
    "ada": (0, 11, {"gold": 1}, 1, 0, "base"),
    "caroline": (8, 3, {"silver": 10, "marble": 1}, 0, 1, "base"),
    "frederick": (0, 7, {"silver": 4, "stone": 1}, 0, 0, "base"),
    "rudolf": (0, 9, {"silver": 3, "wood": 1}, 0, 0, "base"),
    "therese": (4, 5, {"silver": 5}, 1, 0, "base"),
    "bertha": (0, 8, {"silver": 3}, 1, 0, "promo"),
    "clovis": (0, 10, {"silver": 1, "marble": 1, "clay": 1}, 0, 0, "promo"),
    "fara": (2, 6, {"silver": 5, "stone": 1, "wood": 1}, 0, 0, "promo"),
    "hugo": (10, 2, {"silver": 12}, 2, 0, "promo"),
    "lothaire": (6, 4, {"silver": 6, "clay": 2}, 0, 0, "promo"),
    "emma": (14, 0, {"silver": 11, "gold": 1, "marble": 1}, 0, 0, "unknown"),
    "judith": (10, 1, {"silver": 8}, 3, 0, "unknown"),
    "merovech": (12, 1, {"stone": 1, "wood": 1, "clay": 1}, 0, 0, "unknown"),
}

# 6.3: the two faces of the Debt card.
DEBTS = ("debt-unpaid", "debt-paid")

# 8.1: VP and marker spots of the Cathedral's levels 1 to 5; below it there is room for all.
CATHEDRAL_VP = (0, 2, 4, 7, 12, 20)
CATHEDRAL_SPOTS = {1: 3, 2: 3, 3: 2, 4: 2, 5: 1}

# 8.2: VP by Virtue, from 0 to 14.
VIRTUE_VP = (-9, -8, -7, -5, -3, -1, 0, 0, 0, 0, 1, 2, 3, 5, 7)

ALL_CARDS = (*APPRENTICES, *BUILDINGS, *REWARDS, *MARKETS, *BOARDS, *DEBTS)
PROMO_CARDS = ("enforcer", "overseer", "peddler", "crane", "graveyard", "museum")


# Age of Artisans.

# 8.2: number, skills, Virtue when hired.
ARTISANS_APPRENTICES = {
    "antagonist-1": ("aoa-ap-01", "carpentry", -1),
    "antagonist-2": ("aoa-ap-02", "carpentry", -1),
    "abbot-1": ("aoa-ap-03", "tiling", +1),
    "abbot-2": ("aoa-ap-04", "tiling", +1),
    "lookout-1": ("aoa-ap-05", "masonry", 0),
    "lookout-2": ("aoa-ap-06", "masonry", 0),
    "enforcer-1": ("aoa-ap-07", "carpentry", 0),
    "enforcer-2": ("aoa-ap-08", "tiling", 0),
    "enforcer-3": ("aoa-ap-09", "masonry", 0),
    "strongman-1": ("aoa-ap-10", "carpentry tiling", 0),
    "strongman-2": ("aoa-ap-11", "tiling masonry", 0),
    "strongman-3": ("aoa-ap-12", "carpentry masonry", 0),
}

# 8.3: number, VP, cost (Clay, Wood, Stone, Gold, Marble), skills, Virtue when constructed, kind. The Building that the
# sheet calls Storehouse has another key here, since the King's Storehouse is a place.
# fmt: off
ARTISANS_BUILDINGS = {
    "arc":             ("aoa-bd-01", 11, (0, 2, 2, 0, 1), "carpentry masonry",        -1, "immediate"),
    "courtyard":       ("aoa-bd-02",  4, (2, 2, 2, 0, 0), "",                          0, "immediate"),
    "gallery":         ("aoa-bd-03",  6, (0, 3, 2, 2, 0), "carpentry tiling",          0, "immediate"),
    "garrison":        ("aoa-bd-04",  5, (2, 0, 3, 1, 0), "masonry",                  -1, "immediate"),
    "parish":          ("aoa-bd-05",  5, (0, 2, 2, 0, 1), "tiling",                   +1, "immediate"),
    "pillar":          ("aoa-bd-06",  5, (1, 0, 3, 0, 0), "",                          0, "immediate"),
    "academy":         ("aoa-bd-07",  5, (0, 3, 1, 1, 0), "carpentry",                 0, "end-game"),
    "arcade":          ("aoa-bd-08", 10, (2, 4, 2, 0, 2), "carpentry tiling masonry", +1, "end-game"),
    "cellar":          ("aoa-bd-09",  4, (3, 0, 2, 0, 0), "",                          0, "end-game"),
    "dormitory":       ("aoa-bd-10",  4, (4, 2, 1, 0, 0), "",                          0, "end-game"),
    "meeting-room":    ("aoa-bd-11",  6, (2, 3, 0, 1, 0), "tiling",                    0, "end-game"),
    "storage-house":   ("aoa-bd-12", 11, (2, 2, 4, 1, 1), "carpentry tiling masonry",  0, "end-game"),
}
# fmt: on

# 8.4: number, VP of the Adornment, what it brings (below 0: what it costs; a word where it is no number), Tool.
CRAFTS = {
    "craft-1": ("craft-01", 3, {"clay": 3}, "CARD"),
    "craft-2": ("craft-02", 2, {"stone": 3}, "V>M"),
    "craft-3": ("craft-03", 2, {"cards": 1}, "SKILL+"),
    "craft-4": ("craft-04", 2, {"wood": 3}, "CAPTURE2"),
    "craft-5": ("craft-05", 3, {"silver": 4}, "FREE1"),
    "craft-6": ("craft-06", 2, {"gold": 2}, "SKILL+"),
    "craft-7": ("craft-07", 3, {"marble": 1}, "SILVER"),
    "craft-8": ("craft-08", 3, {"wood": 1, "stone": 1}, "V>G"),
    "craft-9": ("craft-09", 3, {"gold": 1}, "WOOD"),
    "craft-10": ("craft-10", 3, {"virtue": 2}, "STONE"),
    "craft-11": ("craft-11", 4, {"virtue": 1}, "V>M"),
    "craft-12": ("craft-12", 5, {"virtue": -1}, "SILVER"),
    "craft-13": ("craft-13", 6, {"virtue": -2}, "CLAY"),
    "craft-14": ("craft-14", 6, {"debts": 1}, "SILVER"),
    "craft-15": ("craft-15", 7, {"debts": 2}, "CLAY"),
    "craft-16": ("craft-16", 7, {"virtue": -1, "debts": 1}, "$>V"),
    "craft-17": ("craft-17", 3, {"virtue": -1, "gold": 2}, "WOOD"),
    "craft-18": ("craft-18", 2, {"virtue": -1, "marble": 2}, "FREE1"),
    "craft-19": ("craft-19", 3, "reactivate", "CARD"),
    "craft-20": ("craft-20", 3, "release or capture", "CAPTURE2"),
    "craft-21": ("craft-21", 2, "new apprentices", "CARD"),
    "craft-22": ("craft-22", 3, "free prisoners", "V>G"),
    "craft-23": ("craft-23", 2, {"gold": 1, "marble": 1}, "STONE"),
    "craft-24": ("craft-24", 2, {"clay": 2, "wood": 2}, "SILVER"),
}
# 8.4, below the table.
TOOL_COPIES = {
    "SILVER": 4, "CARD": 3, "SKILL+": 2, "FREE1": 2, "CAPTURE2": 2,
    "V>M": 2, "V>G": 2, "CLAY": 2, "WOOD": 2, "STONE": 2, "$>V": 1,
}  # fmt: skip

# 8.5: as for the boards of the base game.
ARTISANS_BOARDS = {
    "walaric": (0, 12, {}, 0, 1, "artisans"),
    "gisela": (0, 13, {"silver": 2}, 0, 0, "artisans"),
}

# 6: VP by the number of Tools.
TOOL_VP = (0, 1, 2, 4, 6, 9, 9)

# Each half of a Craft Card is tested like a card of its own.
ARTISANS_CARDS = (
    *ARTISANS_APPRENTICES,
    *ARTISANS_BUILDINGS,
    *(f"{craft} {half}" for craft in CRAFTS for half in ("adornment", "tool")),
    *ARTISANS_BOARDS,
)


# Works of Wonder.

# 10.1: number, how much of its resource, Influence, Tax, VP. From most to least Influence.
WONDERS = {
    "clay-wonder": ("W1", {"clay": 15}, 7, 5, 13),
    "wood-wonder": ("W2", {"wood": 12}, 6, 4, 13),
    "stone-wonder": ("W3", {"stone": 14}, 5, 3, 14),
    "gold-wonder": ("W4", {"gold": 7}, 4, 2, 15),
    "marble-wonder": ("W5", {"marble": 6}, 3, 1, 16),
}
WONDER_VIRTUE = 2
# 7.1: where a Wonder's token may stand.
TOKEN_PLACES = ("storehouse", "town-centre", "workshop", "silversmith", "quarry", "forest", "guardhouse")

# 10.2: number, then what each contributed resource brings.
# fmt: off
CONTRIBUTIONS = {
    "contribution-1": ("K1", {
        "clay": {"influence": 1},
        "wood": {"influence": 2},
        "stone": {"influence": 1, "virtue": 1},
        "gold": {"influence": 3},
        "marble": {"influence": 2, "rewards": 1},
    }),
    "contribution-2": ("K2", {
        "clay": {"influence": 1},
        "wood": {"influence": 1, "silver": 2},
        "stone": {"influence": 2},
        "gold": {"influence": 2, "rewards": 1},
        "marble": {"influence": 3, "virtue": 1},
    }),
    "contribution-3": ("K3", {
        "clay": {"virtue": 1},
        "wood": {"influence": 2},
        "stone": {"influence": 2},
        "gold": {"influence": 2, "virtue": 2},
        "marble": {"influence": 4},
    }),
    "contribution-4": ("K4", {
        "clay": {"influence": 1, "silver": 1},
        "wood": {"influence": 1, "virtue": 1},
        "stone": {"influence": 1, "cards": 1},
        "gold": {"influence": 3, "virtue": 1},
        "marble": {"influence": 3},
    }),
    "contribution-5": ("K5", {
        "clay": {"influence": 2},
        "wood": {"influence": 1, "cards": 1},
        "stone": {"influence": 2},
        "gold": {"influence": 2, "rewards": 1},
        "marble": {"influence": 3, "virtue": 1},
    }),
    "contribution-6": ("K6", {
        "clay": {"influence": 1, "silver": 1},
        "wood": {"influence": 2},
        "stone": {"influence": 1, "virtue": 1},
        "gold": {"influence": 4},
        "marble": {"influence": 2, "virtue": 2},
    }),
    "contribution-7": ("K7", {
        "clay": {"influence": 1},
        "wood": {"influence": 1, "virtue": 1},
        "stone": {"influence": 1, "silver": 2},
        "gold": {"influence": 3},
        "marble": {"influence": 2, "rewards": 1},
    }),
}
# The other face: where the Profiteer stands, what he does to each player there (below 0: a loss), where the Princess
# stands, what the most Workers there gain: one reward, or a left and a right one (a word where it is no number).
CONSEQUENCES = {
    "contribution-1": ("guardhouse", {"debts": 1}, "silversmith", ({"rewards": 1},)),
    "contribution-2": ("mines", {"virtue": -1}, "storehouse", ("destroy a debt",)),
    "contribution-3": ("silversmith", {"influence": 1}, "workshop", ("hire for free",)),
    "contribution-4": ("town-centre", {"debts": 1}, "mines", ({"gold": 1, "virtue": 1},)),
    "contribution-5": ("quarry", {"virtue": -1}, "forest", ({"influence": 1, "silver": 3},)),
    "contribution-6": ("forest", {"influence": 1}, "quarry", ("release from boards", "one capture")),
    "contribution-7": ("workshop", {"debts": 1}, "town-centre", ("release from prison", {"influence": 2})),
}
# fmt: on

# 10.3: number, skills, Virtue when hired.
WONDERS_APPRENTICES = {
    "aristocrat-1": ("A01", "carpentry", +1),
    "aristocrat-2": ("A02", "tiling", +1),
    "aristocrat-3": ("A03", "masonry", +1),
    "benefactor-1": ("A04", "tiling", 0),
    "benefactor-2": ("A05", "masonry", 0),
    "charlatan-1": ("A06", "carpentry", -1),
    "charlatan-2": ("A07", "tiling", -1),
    "charlatan-3": ("A08", "masonry", -1),
    "chevalier-1": ("A09", "carpentry", 0),
    "chevalier-2": ("A10", "masonry", 0),
    "diplomat-1": ("A11", "tiling", 0),
    "diplomat-2": ("A12", "carpentry", 0),
    "financer-1": ("A13", "tiling", 0),
    "financer-2": ("A14", "masonry", 0),
    "tinker-1": ("A15", "carpentry", 0),
    "tinker-2": ("A16", "tiling", 0),
    "journeyman-1": ("A17", "carpentry", 0),
    "journeyman-2": ("A18", "tiling", 0),
    "journeyman-3": ("A19", "masonry", 0),
    "racketeer-1": ("A20", "carpentry", -1),
    "racketeer-2": ("A21", "masonry", -1),
    "street-urchin-1": ("A22", "carpentry", -1),
    "street-urchin-2": ("A23", "tiling", -1),
    "street-urchin-3": ("A24", "masonry", -1),
}

# 10.4: number, VP, cost (Clay, Wood, Stone, Gold, Marble), skills, Virtue when constructed, kind.
# fmt: off
WONDERS_BUILDINGS = {
    "abbey":           ("N01",  4, (3, 2, 2, 0, 0), "",                         +1, "immediate"),
    "arena":           ("N02", 11, (2, 3, 3, 2, 0), "carpentry tiling masonry", -1, "immediate"),
    "baths":           ("N03",  6, (3, 0, 2, 0, 1), "tiling",                    0, "immediate"),
    "carpenters-hall": ("N04",  3, (2, 4, 0, 0, 0), "",                          0, "end-game"),
    "courthouse":      ("N05",  6, (1, 2, 3, 1, 0), "masonry",                   0, "immediate"),
    "depot":           ("N06",  5, (2, 3, 1, 0, 0), "carpentry",                 0, "immediate"),
    "jail":            ("N07",  6, (1, 1, 4, 0, 0), "masonry",                  -1, "immediate"),
    "lodge":           ("N08",  5, (0, 4, 1, 1, 0), "carpentry",                 0, "immediate"),
    "manor":           ("N09",  8, (0, 3, 2, 0, 2), "carpentry masonry",         0, "end-game"),
    "mansion":         ("N10", 10, (2, 2, 2, 2, 2), "carpentry tiling masonry",  0, "end-game"),
    "masons-hall":     ("N11",  3, (2, 0, 3, 0, 0), "",                          0, "end-game"),
    "mill":            ("N12",  3, (4, 0, 1, 0, 0), "",                          0, "immediate"),
    "minter":          ("N13",  5, (2, 0, 2, 1, 0), "tiling",                    0, "immediate"),
    "monastery":       ("N14",  8, (2, 0, 4, 0, 1), "tiling masonry",           +1, "immediate"),
    "outpost":         ("N15", 11, (0, 5, 3, 1, 0), "carpentry tiling masonry", -2, "end-game"),
    "podium":          ("N16",  3, (2, 2, 2, 0, 0), "",                          0, "immediate"),
    "school":          ("N17",  8, (0, 3, 3, 1, 0), "carpentry tiling",          0, "immediate"),
    "stocks":          ("N18",  8, (0, 4, 2, 0, 0), "carpentry masonry",        -2, "immediate"),
    "stronghold":      ("N19", 12, (2, 0, 5, 1, 1), "carpentry tiling masonry", -2, "end-game"),
    "studio":          ("N20",  3, (2, 3, 0, 0, 0), "",                          0, "immediate"),
    "theatre":         ("N21",  7, (2, 4, 0, 1, 0), "carpentry tiling",          0, "immediate"),
    "tilers-hall":     ("N22",  3, (5, 1, 0, 0, 0), "",                          0, "end-game"),
    "vault":           ("N23",  6, (0, 1, 2, 2, 0), "tiling",                    0, "end-game"),
    "wall":            ("N24",  3, (3, 0, 3, 0, 0), "",                          0, "end-game"),
}
# fmt: on

# 10.5: number, the complete gain. The base game's Rewards have the keys up to 11.
WONDERS_REWARDS = {
    "reward-12": ("R01", {"virtue": 1, "influence": 2}),
    "reward-13": ("R02", {"virtue": 1, "influence": 2}),
    "reward-14": ("R03", {"virtue": 1, "clay": 3}),
    "reward-15": ("R04", {"virtue": 1, "clay": 3}),
    "reward-16": ("R05", {"influence": 2, "silver": 2}),
    "reward-17": ("R06", {"influence": 2, "silver": 2}),
    "reward-18": ("R07", {"influence": 1, "wood": 2}),
    "reward-19": ("R08", {"influence": 1, "stone": 2}),
    "reward-20": ("R09", {"influence": 1, "cards": 1}),
    "reward-21": ("R10", {"influence": 1, "cards": 1}),
    "reward-22": ("R11", {"virtue": 1, "marble": 1}),
    "reward-23": ("R12", {"influence": 1, "gold": 1}),
}

# 10.6: as for the boards of the base game; last the Influence.
WONDERS_BOARDS = {
    "arnulf": (3, 6, {"silver": 4, "clay": 3}, 0, 0, "wonders", 0),
    "charles": (0, 8, {"silver": 3, "wood": 2}, 0, 0, "wonders", 3),
    "clotilde": (0, 13, {}, 0, 1, "wonders", 1),
    "isabette": (5, 4, {"silver": 7}, 1, 0, "wonders", 2),
    "louis": (13, 2, {"silver": 11, "gold": 1}, 0, 0, "wonders", 2),
    "zesiro": (0, 10, {"silver": 2, "stone": 2}, 0, 0, "wonders", 1),
}

# 1: how many of each are shuffled together, with the base game and with Age of Artisans besides.
WONDERS_PILES = {"apprentices": (64, 76), "buildings": (64, 76), "rewards": (23, 23)}

# Each slot of a Contribution Card, and each side of a Consequence, is tested like a card of its own.
SLOT_CARDS = tuple(f"{card} {good}" for card, (_, slots) in CONTRIBUTIONS.items() for good in slots)
PROFITEER_CARDS = tuple(f"{card} profiteer" for card in CONSEQUENCES)
PRINCESS_CARDS = tuple(
    f"{card} princess{side}"
    for card, (*_, rewards) in CONSEQUENCES.items()
    for side in ([""] if len(rewards) == 1 else [" left", " right"])
)

WONDERS_CARDS = (
    *WONDERS_APPRENTICES,
    *WONDERS_BUILDINGS,
    *WONDERS_REWARDS,
    *WONDERS_BOARDS,
    *WONDERS,
    *SLOT_CARDS,
    *PROFITEER_CARDS,
    *PRINCESS_CARDS,
)

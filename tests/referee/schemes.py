"""Boards and Scheme Cards of the opponents, as data (rules/solo 4; the Schemes as the card browser shows them)."""

from __future__ import annotations

# A line: where a Worker goes, and what is done there, one after the other. `a / b` means the first that can be done.
Line = tuple[str, tuple[str, ...]]
# Top line, clause, bottom line; or a single line.
Scheme = tuple[Line, str, Line] | tuple[Line]

NEXT: Line = ("", ())

# Constantine and Helena.
CATHEDRAL_1: Line = ("guildhall", ("advance / 1 marble",))
CATHEDRAL_2: Line = ("guildhall", ("advance / 2 marble",))
TOWN: Line = ("town-centre", ("captures",))
GUARD: Line = ("guardhouse", ("guardhouse",))
KING: Line = ("storehouse", ("storehouse",))
COURT_TAX: Line = ("tax-stand", ("take tax", "lose 2 virtue", "1 marble"))
COURT_MARKET: Line = ("market", ("market: 2 marble | remove, 1 future | 1 marble",))

COURT: dict[str, Scheme] = {
    "court-starting-1": (CATHEDRAL_1,),
    "court-starting-2": (CATHEDRAL_1,),
    "court-starting-3": (("guildhall", ("1 virtue", "1 future")),),
    "court-starting-4": (TOWN, "GROUP3", ("quarry", ("1 tax",))),
    "court-starting-5": (TOWN, "GROUP3", ("silversmith", ("1 future",))),
    "court-starting-6": (GUARD, "HAS_CAPTURED", TOWN),
    "court-starting-7": (GUARD, "PRISON2", COURT_MARKET),
    "court-starting-8": (GUARD, "HAS_CAPTURED", ("forest", ("1 tax",))),
    "court-starting-9": (COURT_TAX, "TAX6", ("silversmith", ("1 tax",))),
    "court-starting-10": (COURT_MARKET, "VIRTUE5", KING),
    "court-starting-11": (CATHEDRAL_1, "CATH", ("workshop", ("remove",))),
    "court-starting-12": (KING,),
    "court-starting-13": (KING,),
    "court-starting-14": (("workshop", ("remove", "2 tax")),),
    "court-starting-15": (("workshop", ("remove", "1 future")),),
    "court-starting-16": (("mines", ("marble for pairs",)),),
    "court-starting-17": (("mines", ("1 future",)),),
    "court-starting-18": (("quarry", ("1 tax",)),),
    "court-starting-19": (("forest", ("1 future",)),),
    "court-starting-20": (("silversmith", ("1 tax",)),),
    "court-future-1": (("guildhall", ("advance",)), "CATH", NEXT),
    "court-future-2": (CATHEDRAL_2,),
    "court-future-3": (CATHEDRAL_2,),
    "court-future-4": (("guildhall", ("1 virtue", "1 marble")),),
    "court-future-5": (TOWN, "GROUP4", CATHEDRAL_1),
    "court-future-6": (COURT_TAX, "TAX8", COURT_MARKET),
    "court-future-7": (GUARD, "HAS_CAPTURED", TOWN),
    "court-future-8": (("storehouse", ("storehouse", "1 marble")),),
    "court-future-9": (COURT_MARKET, "VIRTUE7", KING),
    "court-future-10": (("workshop", ("remove", "2 tax", "1 future")),),
}

# The opponents of Works of Wonder (reference 10.8).
GH: Line = ("guildhall", ("wonder / advance / 4 marble",))
GHB: Line = ("guildhall", ("wonder / advance",))
GHC: Line = ("guildhall", ("advance",))
GHA: Line = ("stack", ("adornment",))
BM: Line = ("market", ("market: 2 marble | 1 influence, 1 future | 1 marble",))
TS: Line = ("tax-stand", ("take tax", "lose 2 virtue"))
SM: Line = ("silversmith", ("silver for workers and 1",))
WS: Line = ("workshop", ("remove", "2 tax"))
MN: Line = ("mines", ("mines",))
QU: Line = ("quarry", ("silver for workers",))
FO: Line = ("forest", ("silver for workers",))
PR: Line = ("princess", ("contribute",))
FOCUS: Line = ("focus", ())


def and_then(line: Line, *deeds: str) -> Line:
    return (line[0], (*line[1], *deeds))


WORKS: dict[str, Scheme] = {
    "starting-1": (GH,),
    "starting-2": (GUARD, "PRISON2", BM),
    "starting-3": (TOWN, "GROUP3", SM),
    "starting-4": (GUARD, "HAS_CAPTURED", QU),
    "starting-5": (TS, "TAX4", SM),
    "starting-6": (PR, "INF5", KING),
    "starting-7": (and_then(WS, "1 future"),),
    "starting-8": (FOCUS,),
    "starting-9": (MN,),
    "starting-10": (and_then(FO, "1 future"),),
    "starting-11": (GHA, "STACK", and_then(WS, "1 future")),
    "future-1": (GHB, "CAN_BUILD", NEXT),
    "future-2": (GHC, "CATH_V9", KING),
    "future-3": (GHC, "CATH_NOFUTURE", and_then(WS, "2 future")),
    "future-4": (GH,),
    "future-5": (TOWN, "GROUP4", MN),
    "future-6": (and_then(TS, "1 future"), "TAX8", BM),
    "future-7": (GUARD, "HAS_CAPTURED", TOWN),
    "future-8": (and_then(PR, "1 future"),),
    "future-9": (BM, "PRINCESS_LEAD", PR),
    "future-10": (FOCUS,),
    "future-11": (PR, "INF5", GH),
    "future-12": (TOWN, "GROUP3", FOCUS),
    "future-13": (GHA, "STACK", PR),
}
SCHEMES = {**COURT, **WORKS}

# Points for each Worker in the Guildhall.
PER_WORKER = {"constantine": 1, "helena": 3}

FOCUSES: dict[str, Line] = {
    "aristocrat": and_then(PR, "1 future"),
    "enforcer": ("town-centre", ("imprison / captures",)),
    "illusionist": BM,
    "meddler": and_then(WS, "2 future"),
    "patron": KING,
    "peddler": SM,
}


def _places(text: str) -> tuple[str, ...]:
    return tuple(text.split())


# Whom it captures first among groups of equal size; for the six after the Princess's place.
COURT_LIST = _places("mines storehouse town-centre forest quarry silversmith guardhouse workshop tax-stand")
CAPTURE_LISTS = {
    "constantine": COURT_LIST,
    "helena": COURT_LIST,
    "aristocrat": _places("storehouse silversmith workshop mines quarry forest guardhouse town-centre tax-stand"),
    "enforcer": _places("mines storehouse town-centre forest quarry silversmith guardhouse workshop tax-stand"),
    "illusionist": _places("guardhouse town-centre silversmith mines storehouse workshop quarry forest tax-stand"),
    "meddler": _places("workshop silversmith quarry forest mines storehouse guardhouse town-centre tax-stand"),
    "patron": _places("storehouse forest quarry workshop town-centre mines silversmith guardhouse tax-stand"),
    "peddler": _places("silversmith mines guardhouse storehouse forest quarry town-centre workshop tax-stand"),
}
WONDER_LISTS = {
    "aristocrat": _places("storehouse silversmith workshop town-centre guardhouse forest quarry"),
    "enforcer": _places("town-centre silversmith guardhouse workshop storehouse quarry forest"),
    "illusionist": _places("guardhouse silversmith town-centre storehouse workshop forest quarry"),
    "meddler": _places("workshop town-centre storehouse guardhouse silversmith quarry forest"),
    "patron": _places("storehouse workshop silversmith guardhouse town-centre forest quarry"),
    "peddler": _places("silversmith storehouse town-centre workshop guardhouse quarry forest"),
}

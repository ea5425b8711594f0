"""Changing data in any way: what nobody would write, for those who must refuse it."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from hypothesis import strategies as st

values = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 60),
    st.sampled_from(
        [0, 2**31, -(2**63), 10**30, 1e308, 1.0, "", "red", "blue", "silver", "squire-1", "chapel", "\0", "__class__"]
    ),
    st.text(max_size=5),
    st.lists(st.integers(-1, 9), max_size=3),
    st.dictionaries(st.sampled_from(["silver", "red", "supply", "x"]), st.integers(0, 30), max_size=2),
)


def containers(data: Any) -> list[Any]:
    """The lists and objects of a position that have something in them."""
    found = []
    if isinstance(data, (dict, list)) and data:
        found.append(data)
        for part in data.values() if isinstance(data, dict) else data:
            found += containers(part)
    return found


def change(data: Any, draw: Any) -> None:
    """Change one thing somewhere."""
    inside = draw(st.sampled_from(containers(data)))
    keys = list(inside) if isinstance(inside, dict) else list(range(len(inside)))
    key = draw(st.sampled_from(keys))
    kind = draw(st.sampled_from(["replace", "remove", "add", "nudge", "swap", "copy"]))
    if kind == "replace":
        inside[key] = draw(values)
    elif kind == "remove":
        del inside[key]
    elif kind == "add" and isinstance(inside, list):
        inside.insert(key, draw(values))
    elif kind == "add":
        inside[draw(st.text(max_size=4))] = draw(values)
    elif kind == "nudge" and isinstance(inside[key], int):
        inside[key] += draw(st.sampled_from([-1, 1, 20]))
    elif kind == "swap":
        other = draw(st.sampled_from(keys))
        inside[key], inside[other] = inside[other], inside[key]
    else:
        other = draw(st.sampled_from(containers(data)))
        if isinstance(other, list):
            other.append(deepcopy(inside[key]))

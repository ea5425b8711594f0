"""docs/environments.md shows the fields as they are, and its examples run."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "environments.md").read_text(encoding="utf-8")
sys.path.insert(0, str(DOCS))

from make_environments import page_with_fields  # noqa: E402  # it lies beside the page

EXAMPLES = {
    name: re.search(rf"## {name}.*?```python\n(.*?)```", PAGE, re.DOTALL)
    for name in ("PettingZoo", "Gymnasium", "Many environments at once", "A batch of games", "Observations")
}


def test_the_fields_are_those_of_the_code() -> None:
    assert page_with_fields(PAGE) == PAGE, "docs/environments.md is out of date: run python docs/make_environments.py"


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_examples_run(name: str) -> None:
    example = EXAMPLES[name]
    assert example is not None
    # One process and fewer steps: what several do has a test of its own.
    exec(example[1].replace("processes=2, ", "").replace("range(1000)", "range(10)"), {})

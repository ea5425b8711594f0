"""Settings for all tests.

`GUILDHALL_TESTS=deep` lets Hypothesis search longer, and differently each time; `quick` is for while you write.
With `CI=true` in the environment, as CI services set it, a run ends with its twenty slowest tests.
"""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, Phase, settings

# Here a browser or several processes have to keep up with a test, and a busy machine can be too slow for it once. Such
# a test may try once more, and the summary names it (RERUN) so that it can be looked into. A rule's test never may.
MAY_TRY_AGAIN = ("page", "server")

# Folders whose tests take seconds rather than milliseconds. They come first: the first of pytest's processes then has
# the browser to itself, the others take over from the end, and nobody waits for a long test that was begun last.
LONG = ("page", "server", "properties", "lab")


def pytest_configure(config: pytest.Config) -> None:
    if os.environ.get("CI") == "true" and config.option.durations is None:
        config.option.durations = 20


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.pluginmanager.hasplugin("rerunfailures"):  # not with `make quick`
        for item in items:
            if item.path.parent.name in MAY_TRY_AGAIN:
                item.add_marker(pytest.mark.flaky(reruns=1))
    items.sort(key=_turn)


def _turn(item: pytest.Item) -> int:
    folder = item.path.parent.name
    return LONG.index(folder) if folder in LONG else len(LONG)


# Whole games are played in an example: slow by Hypothesis' standards, and meant.
MEANT = (HealthCheck.too_slow, HealthCheck.data_too_large)

# The same games everywhere, so that a failure in CI is the failure at home.
settings.register_profile(
    "ci", max_examples=5, derandomize=True, deadline=None, suppress_health_check=MEANT, database=None
)
settings.register_profile("deep", max_examples=300, deadline=None, suppress_health_check=MEANT, print_blob=True)
settings.register_profile("quick", settings.get_profile("ci"), max_examples=2, phases=(Phase.explicit, Phase.generate))
settings.load_profile(os.environ.get("GUILDHALL_TESTS", "ci"))

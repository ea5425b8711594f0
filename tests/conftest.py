"""Settings for all tests.

`GUILDHALL_TESTS=deep` lets Hypothesis search longer, and differently each time; `quick` is for while you write.
"""

from __future__ import annotations

import os

from hypothesis import HealthCheck, Phase, settings

# Whole games are played in an example: slow by Hypothesis' standards, and meant.
MEANT = (HealthCheck.too_slow, HealthCheck.data_too_large)

# The same games everywhere, so that a failure in CI is the failure at home.
settings.register_profile(
    "ci", max_examples=5, derandomize=True, deadline=None, suppress_health_check=MEANT, database=None
)
settings.register_profile("deep", max_examples=300, deadline=None, suppress_health_check=MEANT, print_blob=True)
settings.register_profile("quick", settings.get_profile("ci"), max_examples=2, phases=(Phase.explicit, Phase.generate))
settings.load_profile(os.environ.get("GUILDHALL_TESTS", "ci"))

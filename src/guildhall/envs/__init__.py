"""Standard environments for learning programs: PettingZoo, Gymnasium, OpenSpiel, and many games at once."""

from guildhall.envs.extra import need

need("numpy", "librt")

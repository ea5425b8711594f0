"""Standard environments for programs that learn: PettingZoo, Gymnasium, OpenSpiel, and many games at once."""

from guildhall.envs.extra import need

need("numpy", "librt")

"""Gymnasium environments: one seat learns, bots sit at the others. Registers `Guildhall/Architects-v1` and
`Guildhall/Viscounts-v0`."""

from guildhall.envs.extra import need

need("gymnasium")

from guildhall.envs.gymnasium.single import SingleSeat, register_all  # noqa: E402  # which needs it

__all__ = ["SingleSeat"]

register_all()

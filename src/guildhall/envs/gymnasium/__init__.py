"""Gymnasium environments: one seat learns, bots sit at the others. Registers `Guildhall/Architects-v1` and
`Guildhall/Viscounts-v0`, many of them by `make_vec`, and `Guildhall/Architects-SelfPlay-v1` and so on, in which every
seat learns."""

from guildhall.envs.extra import need

need("gymnasium")

from guildhall.envs.gymnasium.single import SingleSeat, register_all  # noqa: E402  # which needs it
from guildhall.envs.gymnasium.vector import Seats, SelfPlay  # noqa: E402

__all__ = ["Seats", "SelfPlay", "SingleSeat"]

register_all()

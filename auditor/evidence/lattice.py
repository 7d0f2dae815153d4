"""Lattices that rounded scores lie on: k out of n in percent, after the GRIM test.

A score of k right answers out of n is a multiple of 100/n, rounded to the digits shown (N. Brown and
J. Heathers, "The GRIM test", 2017, use the same for means of whole numbers). With few enough answers the
lattice is coarser than the digits, and a value between its points cannot have come from the same count.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import comb, log

# How often a value is misread in a transcription that holds misread values at all.
MISREAD = 0.02
# A lattice must be at least this much coarser than the digits, or it says little about a value.
COARSE = 2.5
# How much likelier a coarse lattice with misread values must be than a fine one without; twelve even counts and an odd
# one of a lattice twice as fine are no rarity where many panels are looked at.
ODDS = 100
_SLACK = 1e-6


@dataclass(frozen=True, slots=True)
class Lattice:
    """Multiples of `unit`, with how likely it is that numbers without a lattice fit one as well."""

    unit: float
    off: tuple[float, ...]
    chance: float


def distance(value: float, unit: float) -> float:
    """How far a value is from the nearest multiple of a unit."""
    return abs(value - unit * round(value / unit))


def lattice_of(values: Sequence[float], step: float, whole: float) -> Lattice | None:
    """The lattice that most of the values share, with those off it; None where there is none.

    `step` is the unit of the last digit shown, `whole` is 100 for values in percent and 1 for shares.
    None and all of n are on every lattice, and say nothing; nor does a value that occurs again. A finer
    lattice that explains all values, and is not a hundred times less likely, silences it.
    """
    different = sorted({value for value in values if 0 < value < whole})
    most = int(whole / (COARSE * step))
    found = [fit for n in range(2, most + 1) if (fit := _fit(different, step, whole / n, n))]
    best = min(found, key=_chance, default=None)
    if best is None or not best.off or _advantage(different, step, whole, best) < log(ODDS):
        return None
    return best


def _chance(fit: Lattice) -> float:
    return fit.chance


def _fit(values: Sequence[float], step: float, unit: float, tried: int) -> Lattice | None:
    """Different values against one of the lattices tried; None where one may be on it, otherwise rounded."""
    off: list[float] = []
    for value in values:
        away = distance(value, unit)
        if away > step * (1 + _SLACK):
            off.append(value)
        elif away > step / 2 + _SLACK * step:
            return None
    return Lattice(unit, tuple(off), tried * _tail(len(values), len(off), step / unit))


def _tail(total: int, misses: int, hit: float) -> float:
    """The chance of at most so many misses where each value hits with probability `hit`."""
    return sum(comb(total, k) * (1 - hit) ** k * hit ** (total - k) for k in range(misses + 1))


def _advantage(values: Sequence[float], step: float, whole: float, lattice: Lattice) -> float:
    """The log of how much better the lattice with misread values explains all than any finer one does.

    A value is taken to be any point of its lattice alike, so that a finer lattice pays for every value.
    """
    finer = max(
        (whole / n for n in range(2, int(whole / step)) if _explains(values, step, whole / n)), default=step
    )
    off = sum(value in lattice.off for value in values)
    return (len(values) - off) * log(lattice.unit / finer) + off * log(MISREAD * step / finer)


def _explains(values: Sequence[float], step: float, unit: float) -> bool:
    return all(distance(value, unit) <= step / 2 + _SLACK * step for value in values)
